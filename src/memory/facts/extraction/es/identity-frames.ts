/** Reads users' names. */

import type { Clause } from './clauses.ts';
import { firstPerson } from './conjugation.ts';
import { afterAdverbs, type Found, isNegated, isStated, nameEnd, on, type Reading, textOf, written } from './frame.ts';
import { AILING, DIETS } from './lexicon/body.ts';
import { FIRST_NAMES } from './lexicon/people.ts';
import { isDemonym, PLACES } from './lexicon/places.ts';
import { TECHNOLOGIES } from './lexicon/technologies.ts';
import { isTrade } from './lexicon/trades.ts';
import type { Word } from './spanish-words.ts';

const NO_NAME = new Set(
  'loco loca asi algo nada todo si no la el los las un una uno cuando como qué cómo cuál que a al en por para con de del lo y o pero ya hoy ahora luego despues antes manana tarde pronto urgente exagerado exagerada raro rara vago vaga tonto tonta viejo vieja anticuado antiguo ignorante paranoico paranoica obsesivo esto eso este ese otra otro cosas mas menos tus tu mi su siempre nunca quien cual cuales donde cuanto cuantos solo solamente sinceramente honestamente verdad opciones ideas algun alguna dos tres'.split(
    ' ',
  ),
);

/** Returns the end of a name at a word: with capitals, or a first name that is known. */
function anyNameEnd(words: readonly Word[], from: number): number {
  const end = nameEnd(words, from);
  if (end > from) return end;
  if (!FIRST_NAMES.has(words[from]?.text ?? '')) return from;
  let at = from + 1;
  while (at < words.length && at < from + 3 && (FIRST_NAMES.has(words[at]?.text ?? '') || words[at]?.isCapital))
    at += 1;
  return at;
}

/** "me llamo ruben ibarra": what is left of a clause after a first name without capitals. */
function surnameEnd(words: readonly Word[], from: number, to: number): number {
  const left = words.slice(to);
  const isSurname = ({ text, isCapital }: Word) =>
    !isCapital &&
    /^\p{L}{4,}$/u.test(text) &&
    !NO_NAME.has(text) &&
    !isTrade(text) &&
    !isDemonym(text) &&
    !/(?:ado|ido|ada|ida|mente|ando|endo)$/.test(text) &&
    !/^(?:para|pero|tambien|como|este|esta|otra|vez|desde|hola|buenas|tengo)$/.test(text) &&
    firstPerson(text) === undefined;
  return words[from]?.isCapital !== true && left.length > 0 && left.length <= 2 && left.every(isSurname)
    ? words.length
    : to;
}

const TITLES = new Set(
  'don dona senor senora senorita doctor doctora profe profesor profesora ingeniero ingeniera licenciado licenciada dr dra sr sra ing lic'.split(
    ' ',
  ),
);

function called(reading: Reading, from: number): number {
  const { words } = reading;
  let start = from;
  if (/^(?:el|la)$/.test(words[start]?.text ?? '')) start += 1;
  if (TITLES.has(words[start]?.text ?? '')) {
    const end = anyNameEnd(words, start + 1);
    return end > start + 1 ? end : words[start + 1] === undefined ? start + 1 : from;
  }
  const end = anyNameEnd(words, start);
  if (end > start) return end;
  const only = words[start]?.text ?? '';
  const last = words[start + 1];
  if (last !== undefined && !/^(?:a|nomas|todos|todo|mis|nada|de|por|desde|y|mejor)$/.test(last.text)) return from;
  return only.length >= 3 && !NO_NAME.has(only) && !/(?:ado|ido|ada|ida|mente|s)$/.test(only) && /^\p{L}+$/u.test(only)
    ? start + 1
    : from;
}

// "Me llamo Ana Paula"; "Beatriz me llamo"; "mi nombre es…".
on('llamo apellido', (reading, at) => {
  const { words } = reading;
  if (words[at - 1]?.text !== 'me' || !isStated(reading, at - 1)) return null;
  const from = afterAdverbs(words, at + 1);
  const end = anyNameEnd(words, from);
  if (/^(?:es|era|fue|son)$/.test(words[end]?.text ?? '')) return null; // a title: "Me llamo Rojo es una novela"
  if (end > from) {
    const to = surnameEnd(words, from, end);
    return name(reading, from, to, at - 1, to);
  }
  if (words[from] !== undefined) {
    const only = words[from]?.text ?? '';
    if (NO_NAME.has(only) || !/^\p{L}{3,}$/u.test(only)) return null;
    const to =
      words[from + 1] !== undefined && /^\p{L}{3,}$/u.test(words[from + 1]?.text ?? '') && words.length === from + 2
        ? from + 2
        : from + 1;
    return name(reading, from, to, at - 1, to);
  }
  const first = nameEnd(words, 0);
  if (first === at - 1) return name(reading, 0, first, 0, at + 1);
  // "Ofelia, así me llamo".
  const before = words[0]?.text === 'asi' && at === 2 ? reading.clauses[reading.clause.index - 1] : undefined;
  return before === undefined ? null : wholeName(reading, before, words[at] as Word);
});

/** Reads a clause that is a name and nothing else, with the word that says whose. */
function wholeName(reading: Reading, clause: Clause, of: Word): Found | null {
  const { words } = clause;
  const to = anyNameEnd(words, 0);
  if (clause.isAsked || to === 0 || to < words.length || PLACES.has(words[0]?.text ?? '')) return null;
  const found = name({ ...reading, clause, words }, 0, to, 0, to);
  return of.from > found.last.from ? { ...found, last: of } : { ...found, first: of };
}

// "Me presento: Ulises, de Morelia".
on('presento', (reading, at) => {
  const { words, clause, clauses } = reading;
  const next = clauses[clause.index + 1];
  return at === 1 && words[0]?.text === 'me' && words.length === 2 && next !== undefined
    ? wholeName(reading, next, words[0] as Word)
    : null;
});

// "Me bautizaron Guadalupe", "mis papás me pusieron de nombre Ramiro".
on('bautizaron pusieron nombraron', (reading, at) => {
  const { words } = reading;
  if (words[at - 1]?.text !== 'me' || !isStated(reading, at - 1) || reading.clause.isAsked) return null;
  const said = /^(?:(?:de|por|como|con el) nombre|como|con) /.exec(textOf(words, at + 1))?.[0];
  const from = at + 1 + (said === undefined ? 0 : said.trim().split(' ').length);
  const isName =
    FIRST_NAMES.has(words[from]?.text ?? '') ||
    /\b(?:papas|padres|viejos|mama|papa|madre|padre)\b/.test(textOf(words, 0, at));
  const isSaid = words[at]?.text === 'bautizaron' || /nombre/.test(said ?? '') || /nombre/.test(textOf(words, 0, at));
  const end = isSaid || isName ? anyNameEnd(words, from) : from;
  return end > from ? name(reading, from, end, at - 1, end) : null;
});

// "Soy de apellido Zubeldía".
on('apellido apellidos', (reading, at) => {
  const { words } = reading;
  const to = nameEnd(words, at + 1);
  return textOf(words, at - 2, at) === 'soy de' && isStated(reading, at - 2) && to > at + 1
    ? {
        ...name(reading, at + 1, to, at - 2, to),
        slot: 'surname',
        value: `se apellida ${written(reading, at + 1, to)}`,
      }
    : null;
});

// "Fito para los amigos".
on('amigos cuates compas panas intimos conocidos', (reading, at) => {
  const { words } = reading;
  if (at + 1 < words.length || !/^para (?:los|mis)$/.test(textOf(words, at - 2, at)) || reading.clause.isAsked)
    return null;
  const from = words[0]?.text === 'o' ? 1 : 0;
  return anyNameEnd(words, from) === at - 2 && at - 2 > from && !TECHNOLOGIES.has(words[from]?.text ?? '')
    ? nickname(reading, from, at - 2, from, at + 1)
    : null;
});

function name(reading: Reading, from: number, to: number, first: number, last: number): Found {
  const { words } = reading;
  return {
    kind: 'fact',
    slot: 'name',
    value: `se llama ${capitalized(written(reading, from, to))}`,
    first: words[Math.min(first, from)] as Word,
    last: words[Math.max(last, to) - 1] as Word,
    standing: true,
  };
}

/** True for words that are no name: "mi nombre es privado", "…un secreto". */
export function isNoName(words: readonly Word[], from: number): boolean {
  const { text = '', isCapital = false } = words[from] ?? {};
  return (
    !isCapital &&
    !FIRST_NAMES.has(text) &&
    (NO_NAME.has(text) ||
      /(?:ado|ido|ada|ida|mente|able|ible)$|^(?:secreto|confidencial|comun|largo|corto|feo|irrelevante|anonimo|asunto)$/.test(
        text,
      ))
  );
}

/** Gives capitals to a name written without any. */
export function capitalized(given: string): string {
  return given === given.toLowerCase() ? given.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase()) : given;
}

// "Soy Gastón", "habla Marta", "te saluda Pedro", "acá Lucía".
on('soy', (reading, at) => {
  const { words } = reading;
  if (!isStated(reading, at)) return null;
  const first = words[at + 1];
  if (
    first === undefined ||
    isTrade(first.text) ||
    isDemonym(first.text) ||
    AILING.has(first.text) ||
    DIETS.has(first.text)
  )
    return null;
  if (
    /^(?:batman|superman|spiderman|goku|dios|team|fan|hincha|padre|madre|mama|papa|libra|leo|tauro|aries|virgo|piscis|cancer|acuario|geminis|escorpio|sagitario|capricornio|boca|river|yo|celiac[oa]|don|intp|infp|intj|infj|entp|enfp|entj|enfj|istj|isfj|estj|esfj)$/.test(
      first.text,
    )
  )
    return null;
  const end = FIRST_NAMES.has(first.text) ? anyNameEnd(words, at + 1) : nameEnd(words, at + 1);
  if (end === at + 1 || (PLACES.has(first.text) && !FIRST_NAMES.has(first.text))) return null;
  if (first.text.length < 3 && end === at + 2) return null;
  if (/^[A-ZÁÉÍÓÚÑ]{2,4}$/.test(first.written)) return null;
  const to = surnameEnd(words, at + 1, end);
  return name(reading, at + 1, to, at, to);
});

on('habla saluda escribe', (reading, at) => {
  const { words } = reading;
  if (!(at === 0 || /^(?:te|le|les)$/.test(words[at - 1]?.text ?? '')) || at > 1) return null;
  const end = nameEnd(words, at + 1);
  return end > at + 1 ? name(reading, at + 1, end, 0, end) : null;
});

on('aca aqui', (reading, at) => {
  const { words, clause } = reading;
  if (at !== 0 || clause.index > 1) return null;
  const end = nameEnd(words, 1);
  if (end !== words.length || end === 1 || !FIRST_NAMES.has(words[1]?.text ?? '')) return null;
  return name(reading, 1, end, 0, end);
});

// Nicknames: "decime Tincho", "todos me dicen Lupita", "prefiero que me digas Nacho".
on(
  'decime dime digame llamame llameme decirme llamarme digan digas diga llames llame llamen llamas dicen dice llaman conocen nombra apodan llamar decir',
  (reading, at) => {
    const { words, clause } = reading;
    const verb = words[at]?.text ?? '';
    const clitic = verb.endsWith('me') && (verb.length > 5 || verb === 'dime') && verb !== 'llame';
    const politely =
      /^(?:llamar|decir)$/.test(verb) &&
      /^(?:me )(?:podes|puedes|podrias|podria|pueden|puede)$/.test(textOf(words, 0, at));
    if (!clitic && !politely && words[at - 1]?.text !== 'me') return null;
    if (isNegated(words, at) || reading.weather.isTemporary) return null;
    const asked =
      clause.isAsked &&
      !/^(?:me )?(?:podes|puedes|podrias|podria|puede|pueden)\b/.test(clause.text.replace(/^(?:si )?/, ''));
    if (asked) return null;
    if (
      /^(?:digas|diga|digan|llames|llame|llamen)$/.test(verb) &&
      !/\b(?:que|gusta)\b/.test(textOf(words, 0, at)) &&
      clause.opener !== 'que'
    )
      return null;
    if (words[at - 2]?.text === 'se' || /^(?:quien|cuando|si)$/.test(words[0]?.text ?? '')) return null;
    const from = /^(?:como|por)$/.test(words[at + 1]?.text ?? '') ? at + 2 : afterAdverbs(words, at + 1);
    const end = called(reading, from);
    if (end === from) return null;
    // "Dime París o Roma" asks for an answer, "dime Pancho" does not.
    if (
      /^d[ei]/.test(verb) &&
      clitic &&
      ((end < words.length &&
        !/^(?:a|por|nomas|mejor|y|si|que|desde|en|asi|todos|todo)$/.test(words[end]?.text ?? '')) ||
        TECHNOLOGIES.has(words[from]?.text ?? '') ||
        PLACES.has(words[from]?.text ?? '') ||
        /^[oy:]$/.test(words[end]?.text ?? ''))
    )
      return null;
    return nickname(reading, from, end, clitic || words[at - 1] === undefined ? Math.min(at, from) : at - 1, end);
  },
);

function nickname(reading: Reading, from: number, to: number, first: number, last: number): Found {
  const { words, clause } = reading;
  return {
    kind: 'fact',
    slot: 'nickname',
    value: `quiere que le digan ${capitalized(written(reading, from, to))}`,
    first: words[first] as Word,
    last: words[last - 1] as Word,
    standing: true,
    replaces: /\bmejor\b/.test(clause.text),
  };
}

const PAPERS =
  /\b(?:documentos?|dni|cedula|pasaporte|papeles|partida|acta|carnet|registro|ine|rut|licencia|cartilla)\b/;
// "En el DNI figuro como Guadalupe", "en los papeles soy Roberto".
on('figuro aparezco salgo', (reading, at) => {
  const { words, clause } = reading;
  if (!PAPERS.test(clause.text) || clause.isAsked || !isStated(reading, at) || words[at + 1]?.text !== 'como')
    return null;
  const end = anyNameEnd(words, at + 2);
  return end > at + 2 ? name(reading, at + 2, end, at, end) : null;
});

/** Forms of address that people ask not to hear. */
const ADDRESS =
  /^(?:senor|senora|senorita|don|dona|jefe|jefa|amigo|amiga|bro|hermano|hermana|rey|reina|licenciado|licenciada|doctor|doctora|joven|amor|corazon|carino|tio|tia|crack|maestro|maestra|profe|viejo|vieja|capo|mijo|mija|usuario|usuaria|nena|nene|campeon|colega|companero)$/;
// "No me digas señora", "no me llames jefe".
on('digas diga digan llames llame llamen', (reading, at) => {
  const { words, clause } = reading;
  if (
    clause.isAsked ||
    !/^(?:por favor |ya )?no me$/.test(textOf(words, 0, at)) ||
    !ADDRESS.test(words[at + 1]?.text ?? '')
  )
    return null;
  if (words[at + 2] !== undefined && !/^(?:que|por|nunca|mas|porfa|nunca mas)$/.test(words[at + 2]?.text ?? ''))
    return null;
  return {
    kind: 'fact',
    slot: 'preference',
    value: `quiere que no le ${/^l/.test(words[at]?.text ?? '') ? 'llamen' : 'digan'} ${written(reading, at + 1, at + 2).toLowerCase()}`,
    first: words[Math.max(0, at - 2)] as Word,
    last: words[at + 1] as Word,
    standing: true,
  };
});
