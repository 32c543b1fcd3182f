/**
 * Places in a numbered list of what the assistant said: "1. La Venencia 2. Casa Labra". Precision comes first: only where places were asked
 * for, only where every item of the list opens with a name, and nothing besides lists.
 */
const LEAST_ITEMS = 2;
const MOST_ITEMS = 20;
const LONGEST_NAME = 60; // characters
const MOST_WORDS = 7;
const CHARACTERS_READ = 8_000;

/** Words of those who ask for places, in both languages: stems, of any ending. */
const ASKED_FOR =
  /(?<![\p{L}])(?:bar|bares|pub|pubs|caf[eé]s?|cafeter[ií]as?|restaurant(?:e|es|s)?|tabernas?|pizzer[ií]as?|hamburgueser[ií]as?|helader[ií]as?|hotel(?:es|s)?|hostal(?:es)?|hostels?|museos?|museums?|parques?|parks?|playas?|beach(?:es)?|plazas?|teatros?|theat(?:re|er)s?|cines?|cinemas?|tiendas?|shops?|stores?|mercados?|markets?|librer[ií]as?|bookshops?|bookstores?|gimnasios?|gyms?|clubs?|discotecas?|barrios?|neighbou?rhoods?|lugar(?:es)?|sitios?|places?|spots?|d[oó]nde|where)(?![\p{L}])/iu;

/** The mark before an item, wherever it stands in a line. */
const ITEM = /(?:^|[\s(])(?:\*\*|__)?(\d{1,2})[.)]\s+/gu;

/** What ends a name: a description after a dash, a colon, a bracket or a comma, or the next sentence. */
const NAME_END = /\s+[-–—]\s|:|\s\(|,|\. |;|\s\|/u;

const MARKDOWN = /\*\*|__|[`_*]|\[([^\]]*)\]\([^)]*\)/gu;

/** Words that open a step of what to do, and no name. */
const STEPS =
  /^(?:a[ñn]ade|agrega|bate|calienta|cocina|corta|mezcla|pon|pone|deja|sirve|abre|cierra|haz|haga|ve|vaya|usa|instala|ejecuta|crea|reserva|llama|busca|elige|prueba|add|heat|cook|cut|mix|put|let|serve|open|close|make|go|use|install|run|create|book|call|find|choose|try|take|click|first|then|primero|luego|despu[eé]s)(?![\p{L}])/iu;

interface Exchange {
  readonly role: string;
  readonly content: string;
}

/** Returns the names of places that an exchange lists; none where it was about anything else. */
export function listedPlaces(messages: readonly Exchange[], planned: boolean): string[] {
  const wanted =
    planned ||
    messages.some(({ role, content }) => role === 'user' && ASKED_FOR.test(content.slice(0, CHARACTERS_READ)));
  if (!wanted) return [];
  for (const { role, content } of messages.toReversed()) {
    const names = role === 'assistant' ? namesInList(content.slice(0, CHARACTERS_READ)) : [];
    if (names.length > 0) return names;
  }
  return [];
}

/** Returns the names that open the items of a list numbered from one; none where any of them opens with something else. */
export function namesInList(text: string): string[] {
  const items: { number: number; from: number; at: number }[] = [];
  for (const match of text.matchAll(ITEM)) {
    if (Number(match[1]) === items.length + 1)
      items.push({ number: items.length + 1, from: match.index + match[0].length, at: match.index });
  }
  if (items.length < LEAST_ITEMS || items.length > MOST_ITEMS) return [];
  const names = items.map(({ from }, index) => nameOf(text.slice(from, items[index + 1]?.at)));
  return names.every((name) => name !== null) ? names : [];
}

function nameOf(item: string): string | null {
  const line = (item.split('\n', 1)[0] ?? '').replaceAll(MARKDOWN, '$1').trim();
  const name = (line.split(NAME_END, 1)[0] ?? '').replace(/[.!?]+$/u, '').trim();
  const words = name.split(/\s+/);
  const isName =
    /^[\p{Lu}\p{N}]/u.test(name) &&
    /\p{L}/u.test(name) &&
    name.length <= LONGEST_NAME &&
    words.length <= MOST_WORDS &&
    !STEPS.test(name) &&
    words.filter((word) => /^[\p{Lu}\p{N}&]/u.test(word)).length * 2 >= words.length;
  return isName ? name : null;
}
