/** Who users are: name, nickname, age, birthday. */

import { firstPerson } from './conjugation.ts';
import { afterAdverbs, type Found, isNegated, isStated, nameEnd, on, type Reading, textOf, written } from './frame.ts';
import { AILING, DIETS } from './lexicon/body.ts';
import { FIRST_NAMES, NUMBERS } from './lexicon/people.ts';
import { isDemonym, PLACES } from './lexicon/places.ts';
import { TECHNOLOGIES } from './lexicon/technologies.ts';
import { isTrade } from './lexicon/trades.ts';
import type { Word } from './spanish-words.ts';

const NO_NAME = new Set(
  'loco loca asi algo nada todo si no la el los las un una uno cuando como qué cómo cuál que a al en por para con de del lo y o pero ya hoy ahora luego despues antes manana tarde pronto urgente exagerado exagerada raro rara vago vaga tonto tonta viejo vieja anticuado antiguo ignorante paranoico paranoica obsesivo esto eso este ese otra otro cosas mas menos tus tu mi su siempre nunca quien cual cuales donde cuanto cuantos solo solamente sinceramente honestamente verdad opciones ideas algun alguna dos tres'.split(
    ' ',
  ),
);

/** End of a name at a word: with capitals, or a first name that is known. */
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
  return first === at - 1 ? name(reading, 0, first, 0, at + 1) : null;
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

/** "Mi nombre es privado", "…un secreto" name nobody. */
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

/** A name written without capitals, with them. */
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
    const from = words[at + 1]?.text === 'como' ? at + 2 : afterAdverbs(words, at + 1);
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

// Age.
const TENS = 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
function yearsEnd(words: readonly Word[], from: number): number {
  const first = words[from]?.text ?? '';
  if (/^\d{1,3}$/.test(first)) return Number(first) >= 5 && Number(first) < 120 ? from + 1 : from;
  if (!NUMBERS.has(first)) return from;
  if (TENS.includes(first) && words[from + 1]?.text === 'y' && NUMBERS.has(words[from + 2]?.text ?? ''))
    return from + 3;
  return from + 1;
}

const NOT_AGE =
  /^(?:de (?:experiencia|casad|antiguedad|carrera|matrimonio|novi|trabajo|aportes|garantia|residencia|servicio|relacion|sobriedad|terapia|oficio|profesion|uso|contrato|hipoteca)|trabajando|viviendo|programando|haciendo|en (?:la|el|esta|este|esto|mi)|sin|para|estudiando|con (?:mi|el|la)|aca|aqui|usando|esperando|fumando|por delante|juntos|jugando|dando|como|que)/;

on('anos anitos', (reading, at) => {
  const { words } = reading;
  let from = at - 1;
  while (from > 0 && at - from < 3 && yearsEnd(words, from - 1) >= from) from -= 1;
  if (words[at - 2]?.text === 'y' && TENS.includes(words[at - 3]?.text ?? '')) from = at - 3;
  if (from < 0 || yearsEnd(words, from) !== at || NOT_AGE.test(textOf(words, at + 1))) return null;
  const before = textOf(words, 0, from)
    .replace(/\b(?:ya|casi|apenas|recien|yo|hoy|ayer)\b/g, '')
    .trim();
  const age = written(reading, from, at + 1);
  const fact = (first: number): Found => ({
    kind: 'fact',
    slot: 'age',
    value: `tiene ${age}`,
    first: words[first] as Word,
    last: words[at] as Word,
  });
  if (
    /(?:^|\b)(?:tengo|cumpli|cumpli los)$/.test(before) &&
    isStated(reading, words[from - 1]?.text === 'casi' ? from - 2 : from - 1)
  )
    return fact(from - 1);
  if (/^(?:a|con) mis(?: .*)?$/.test(before)) return fact(0);
  if (/^mi edad (?:es|son)(?: de)?$/.test(before)) return fact(0);
  return null;
});
on('cumpli', (reading, at) => {
  const { words } = reading;
  const from = words[at + 1]?.text === 'los' ? at + 2 : at + 1;
  const end = yearsEnd(words, from);
  if (end === from || words[end]?.text === 'anos' || words[end]?.text === 'de' || !isStated(reading, at)) return null;
  return {
    kind: 'fact',
    slot: 'age',
    value: `tiene ${written(reading, from, end)} años`,
    first: words[at] as Word,
    last: words[end - 1] as Word,
  };
});
on('tengo', (reading, at) => {
  const { words, clauses } = reading;
  const end = yearsEnd(words, at + 1);
  if (end !== words.length || !/^\d\d$|^\w+ y \w+$|^\d\d$/.test(textOf(words, at + 1, end)) || !isStated(reading, at))
    return null;
  if (!clauses.some(({ text }) => /\b(?:soy|me llamo|vivo en|mi nombre)\b/.test(text))) return null;
  return {
    kind: 'fact',
    slot: 'age',
    value: `tiene ${written(reading, at + 1, end)} años`,
    first: words[at] as Word,
    last: words[end - 1] as Word,
  };
});

// Birthday.
const MONTH =
  /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)\b|\b\d{1,2}[/-]\d{1,2}\b/;
const birthday = (reading: Reading, from: number, to: number, value: string): Found => ({
  kind: 'fact',
  slot: 'birthday',
  value,
  first: reading.words[from] as Word,
  last: reading.words[to - 1] as Word,
});

on('cumplo naci cumpleanos cumple', (reading, at) => {
  const { words, clause } = reading;
  const text = textOf(words, 0);
  if (!MONTH.test(text) || clause.isAsked || isNegated(words, at)) return null;
  const verb = words[at]?.text ?? '';
  if (verb === 'cumplo' && !/\banos\b|\bcumplo el (?:\d+|\w+) de\b/.test(text)) return null;
  if (verb.startsWith('cumple') && words[at - 1]?.text !== 'mi' && !(words[at - 2]?.text === 'mi')) return null;
  if (verb === 'naci' && !isStated(reading, at)) return null;
  const date = dateOf(reading);
  return date === null
    ? null
    : birthday(reading, 0, words.length, verb === 'naci' ? `nació ${date}` : `cumple años ${date}`);
});
on('nacimiento', (reading, at) => {
  const text = textOf(reading.words, 0);
  if (!/\bmi fecha de nacimiento\b/.test(text) || !/\d/.test(textOf(reading.words, at + 1))) return null;
  const from = reading.words.findIndex(({ text: word }, index) => index > at && word !== 'es' && word !== 'el');
  return from < 0
    ? null
    : birthday(
        reading,
        Math.max(at - 3, 0),
        reading.words.length,
        `su fecha de nacimiento es ${written(reading, from, reading.words.length)}`,
      );
});

function dateOf(reading: Reading): string | null {
  const { words } = reading;
  const month = words.findIndex(({ text }) => MONTH.test(text));
  if (month < 0) return null;
  let from = month;
  while (
    from > 0 &&
    /^(?:de|del|el|en|\d{1,2}|1ro|primero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|veintiuno|treinta|y)$/.test(
      words[from - 1]?.text ?? '',
    )
  )
    from -= 1;
  let to = month + 1;
  if (/^(?:de|del)$/.test(words[to]?.text ?? '') && /^\d{2,4}$/.test(words[to + 1]?.text ?? '')) to += 2;
  return lowerFirst(written(reading, from, to));
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

// "El 14 de marzo es cuando cumplo años": the date stands in the clause before.
on('cumplo', (reading) => {
  const { clause, clauses } = reading;
  if (clause.opener !== 'cuando') return null;
  const before = clauses[clause.index - 1];
  if (before === undefined || !MONTH.test(before.text) || !/\bes$/.test(before.text)) return null;
  const other = { ...reading, clause: before, words: before.words };
  const date = dateOf(other);
  return date === null ? null : birthday(other, 0, before.words.length, `cumple años ${date}`);
});
