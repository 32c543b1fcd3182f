/** Reads users' ages and birthdays. */
import { type Found, isNegated, isStated, on, type Reading, textOf, written } from './frame.ts';
import { NUMBERS } from './lexicon/people.ts';
import type { Word } from './spanish-words.ts';

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

/** Words by which people count the years that they have lived. */
const YEARS = 'anos anitos pirulos tacos primaveras abriles inviernos veranos octubres';

on(YEARS, (reading, at) => {
  const { words } = reading;
  let from = at - 1;
  while (from > 0 && at - from < 3 && yearsEnd(words, from - 1) >= from) from -= 1;
  if (words[at - 2]?.text === 'y' && TENS.includes(words[at - 3]?.text ?? '')) from = at - 3;
  if (from < 0 || yearsEnd(words, from) !== at || NOT_AGE.test(textOf(words, at + 1))) return null;
  // "Tacos" and "veranos" count years only where no words describe them.
  const isFigure = !/^an(?:it)?os$/.test(words[at]?.text ?? '');
  if (
    isFigure &&
    at - from === 1 &&
    !/^\d\d$|^(?:dieci|veinti)|^(?:once|doce|trece|catorce|quince)$/.test(words[from]?.text ?? '') &&
    !TENS.includes(words[from]?.text ?? '')
  )
    return null;
  if (
    isFigure &&
    words[at + 1] !== undefined &&
    !/^(?:y|ya|cumplidos|bien|encima|tengo|pero)$/.test(words[at + 1]?.text ?? '')
  )
    return null;
  const before = textOf(words, 0, from)
    .replace(/\b(?:ya|casi|apenas|recien|yo|hoy|ayer)\b/g, '')
    .trim();
  const age = isFigure ? `${written(reading, from, at)} años` : written(reading, from, at + 1);
  const fact = (first: number): Found => ({
    kind: 'fact',
    slot: 'age',
    value: `tiene ${age}`,
    first: words[first] as Word,
    last: words[at] as Word,
  });
  if (
    /(?:^|\b)(?:tengo|cumpli|cumpli los|(?:ando|voy) por los|rondo los)$/.test(before) &&
    isStated(reading, words[from - 1]?.text === 'casi' ? from - 2 : from - 1)
  )
    return fact(from - 1);
  if (/^voy por los$/.test(before)) return fact(0);
  if (/^(?:a|con) mis(?: .*)?$/.test(before)) return fact(0);
  if (
    /(?:^| )acabo de cumplir(?: los)?$/.test(before) &&
    isStated(
      reading,
      words.findIndex(({ text }) => text === 'acabo'),
    )
  )
    return fact(words.findIndex(({ text }) => text === 'acabo'));
  if (/^y?$/.test(before) && words[at + 1]?.text === 'tengo' && words[at + 2] === undefined) return fact(from);
  if (/(?:^| )con$/.test(before) && isOfToday(reading)) return fact(from - 1);
  if (/^mi edad (?:es|son)(?: de)?$/.test(before)) return fact(0);
  return null;
});
/** "Con 41 tacos y sigo estudiando": the user's own, where the user is at something now. */
function isOfToday({ clause, clauses, words }: Reading): boolean {
  const after = clauses[clause.index + 1];
  const all = [...words, ...(after?.opener === 'y' || after?.opener === 'todavia' ? after.words : [])];
  return (
    !/\b(?:mi|su|tu|nuestr[oa]) \p{L}+ (?:de|con)? ?$/u.test(textOf(words, 0, 1)) &&
    all.some(({ text }) => /^(?:estoy|sigo|vivo|tengo|ando|trabajo|estudio|curso|soy)$/.test(text)) &&
    !all.some(({ text }) => /(?:aba|aban)$|^(?:cuando|fui|hijo|hija|perro|perra|gato|gata|mi|su)$/.test(text))
  );
}

/** Words that may follow an age given without "años": "cumplí 61 en marzo". */
const AFTER_AGE = /^(?:y|el|ayer|hoy|en|este|esta|hace|pero|por|justo|la|jaja|ya|gracias)$/;

// "Mi edad: 38".
on('edad', (reading, at) => {
  const { words, clause, clauses } = reading;
  const next = clauses[clause.index + 1];
  const number = next?.opener === ':' && at + 1 === words.length ? next.words : words.slice(at + 1);
  if (words[at - 1]?.text !== 'mi' || clause.isAsked || yearsEnd(number, 0) === 0) return null;
  return {
    kind: 'fact',
    slot: 'age',
    value: `tiene ${number[0]?.text ?? ''} años`,
    first: words[at - 1] as Word,
    last: number[0] as Word,
  };
});

// "Acabo de cumplir los 19", "hoy cumplo 18".
on('cumplir cumplo', (reading, at) => {
  const { words } = reading;
  const isPast = words[at]?.text === 'cumplir';
  const head = isPast ? at - 2 : at;
  if (isPast ? textOf(words, head, at) !== 'acabo de' : !/^(?:y )?(?:justo )?hoy(?: yo)?$/.test(textOf(words, 0, at)))
    return null;
  const from = words[at + 1]?.text === 'los' ? at + 2 : at + 1;
  const end = yearsEnd(words, from);
  if (end === from || (words[end] !== undefined && !AFTER_AGE.test(words[end]?.text ?? '')) || !isStated(reading, head))
    return null;
  return {
    kind: 'fact',
    slot: 'age',
    value: `tiene ${written(reading, from, end)} años`,
    first: words[head] as Word,
    last: words[end - 1] as Word,
  };
});
on('cumpli', (reading, at) => {
  const { words } = reading;
  const from = words[at + 1]?.text === 'los' ? at + 2 : at + 1;
  const end = yearsEnd(words, from);
  if (end === from || (words[end] !== undefined && !AFTER_AGE.test(words[end]?.text ?? '')) || !isStated(reading, at))
    return null;
  return {
    kind: 'fact',
    slot: 'age',
    value: `tiene ${written(reading, from, end)} años`,
    first: words[at] as Word,
    last: words[end - 1] as Word,
  };
});
/** Words that follow somebody's age and never a number of things. */
const OF_LIFE =
  /^(?:(?:yo |ya |todavia |aun |recien )*(?:no entiendo|no me dejan|no tengo (?:novi[oa]|pareja|hijos|trabajo|experiencia)|nunca (?:he |trabaje|tuve (?:novi[oa]|pareja)|viaje|sali|aprendi)|soy|vivo|estudio|curso|trabajo|quiero (?:ser|estudiar|aprender|trabajar|independizarme)|me siento|sigo (?:viviendo|estudiando|solter[oa]|aprendiendo)|estoy (?:solter[oa]|estudiando|aprendiendo|terminando|embarazada|en (?:la|el|mi) \p{L}+)|voy (?:a|en|por) (?:la|el|primer|segund|tercer|cuart|quint|sext)))/u;

on('tengo', (reading, at) => {
  const { words, clause, clauses } = reading;
  const end = yearsEnd(words, at + 1);
  if (end !== words.length || !/^\d\d$|^\w+ y \w+$|^\d\d$/.test(textOf(words, at + 1, end)) || !isStated(reading, at))
    return null;
  const next = clauses[clause.index + 1];
  const goesOn =
    at === 0 && clause.index === 0 && /^(?:y|pero|,)$/.test(next?.opener ?? '') && OF_LIFE.test(next?.text ?? '');
  if (
    !goesOn &&
    !clauses.some(({ text }) => /\b(?:soy|me llamo|vivo en|mi nombre)\b|\btiene \w+(?: y \w+)? anos\b/.test(text))
  )
    return null;
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
  const verb = words[at]?.text ?? '';
  if (clause.isAsked || isNegated(words, at)) return null;
  if (!MONTH.test(text))
    return verb === 'cumplo'
      ? null
      : verb === 'naci'
        ? bornInYear(reading, at)
        : (setApart(reading, at) ?? dateBefore(reading, at));
  if (verb === 'cumplo' && !/\banos\b|\bcumplo (?:(?:los )?\d\d )?el (?:\d+|\w+) de\b/.test(text)) return null;
  if (verb.startsWith('cumple') && words[at + 1]?.text === 'anos') return null;
  if (verb.startsWith('cumple') && words[at - 1]?.text !== 'mi' && !(words[at - 2]?.text === 'mi')) return null;
  if (verb === 'naci' && !isStated(reading, at)) return null;
  const date = dateOf(reading);
  return date === null
    ? null
    : birthday(reading, 0, words.length, verb === 'naci' ? `nació ${date}` : `cumple años ${date}`);
});
/** "Nací en el año 1990". */
function bornInYear(reading: Reading, at: number): Found | null {
  const { words } = reading;
  const year = words.findIndex(({ text }, index) => index > at && /^(?:19|20)\d\d$/.test(text));
  if (year < 0 || !isStated(reading, at) || !/^en(?: el(?: ano)?)?$/.test(textOf(words, at + 1, year))) return null;
  return birthday(reading, at, year + 1, `nació en ${written(reading, year, year + 1)}`);
}

/** "Mi cumple, que es el 12 de abril, …". */
function setApart({ clause, clauses, words, ...rest }: Reading, at: number): Found | null {
  const next = clauses[clause.index + 1];
  if (words[at - 1]?.text !== 'mi' || at + 1 < words.length || next === undefined || next.isAsked) return null;
  if (!/^(?:que )?(?:es|cae) (?:el )?/.test(next.text) || !MONTH.test(next.text)) return null;
  const other = { ...rest, clause: next, clauses, words: next.words };
  const date = dateOf(other);
  return date === null
    ? null
    : { ...birthday(other, 0, next.words.length, `cumple años ${date}`), first: words[at - 1] as Word };
}

/** "El próximo 8 de noviembre, que es mi cumpleaños, …". */
function dateBefore({ clause, clauses, words, ...rest }: Reading, at: number): Found | null {
  const before = clauses[clause.index - 1];
  if (before === undefined || before.isAsked || !MONTH.test(before.text)) return null;
  if (!/^(?:que es|(?:que )?(?:ese|justo ese|es el) (?:dia )?(?:es|de)|dia de) mi$/.test(textOf(words, 0, at)))
    return null;
  const other = { ...rest, clause: before, clauses, words: before.words };
  const date = dateOf(other)?.replace(/^(?=\d)/, 'el ');
  return date === undefined
    ? null
    : { ...birthday(other, 0, before.words.length, `cumple años ${date}`), last: words[at] as Word };
}

// "Vine al mundo el 7 de junio".
on('mundo', (reading, at) => {
  if (textOf(reading.words, at - 2, at) !== 'vine al' || !isStated(reading, at - 2)) return null;
  const date = dateOf(reading);
  return date === null ? null : birthday(reading, at - 2, reading.words.length, `nació ${date}`);
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

// "Tengo cuarenta y dos recién cumplidos".
on('cumplidos', (reading, at) => {
  const { words, clause } = reading;
  const from = words.findIndex(({ text }) => text === 'tengo') + 1;
  const end = from > 0 ? yearsEnd(words, from) : 0;
  if (end <= from || clause.isAsked || !isStated(reading, from - 1)) return null;
  return /^(?:ya |recien |bien |apenas )?$/.test(`${textOf(words, end, at)} `.trimStart())
    ? {
        kind: 'fact',
        slot: 'age',
        value: `tiene ${written(reading, from, end)} años`,
        first: words[from - 1] as Word,
        last: words[at] as Word,
      }
    : null;
});

// "Soy del 87", "soy clase 1990".
on('soy', (reading, at) => {
  const { words } = reading;
  const year = /^(?:del(?: ano)?|(?:de la )?clase(?: del)?|modelo) (?:(?:19|20)\d\d|[4-9]\d)$/.exec(
    textOf(words, at + 1),
  );
  return year === null || !isStated(reading, at)
    ? null
    : birthday(
        reading,
        at,
        words.length,
        `nació en ${words.at(-1)?.text.length === 2 ? 'el ' : ''}${words.at(-1)?.text ?? ''}`,
      );
});
