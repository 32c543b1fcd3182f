/** Reads the people and animals of users: partner, children, relatives, pets. */
import {
  afterAdverbs,
  type Found,
  goingOn,
  isNegated,
  isStated,
  nameEnd,
  objectEnd,
  on,
  present,
  type Reading,
  textOf,
  told,
  written,
} from './frame.ts';
import { CHILDREN, FIRST_NAMES, NUMBERS, PARTNERS, PETS, RELATIVES } from './lexicon/people.ts';
import { isDemonym, PLACES } from './lexicon/places.ts';
import type { Word } from './spanish-words.ts';
import { thirdPerson } from './third-person.ts';

const COUNTS = /^(?:\d+|un|una|otro|otra|muchos|muchas)$/;
const SIZED = new Set(
  'pequeno pequena pequenos pequenas viejo vieja gran nuevo nueva lindo linda hermoso hermosa precioso preciosa gordo gorda solo sola unico unica tremendo'.split(
    ' ',
  ),
);

// "Tengo dos hijos", "tenemos una gata que se llama Milanesa", "al tener yo dos niñas".
on(
  [
    ...present('tener', 'criar', 'cuidar'),
    'tener',
    'adopte',
    'sumamos',
    'adoptamos',
    'rescate',
    'rescatamos',
    'tenido',
    'adoptado',
    'adoptar',
    'rescatar',
  ],
  (reading, at) => {
    const { words, weather } = reading;
    const verb = words[at]?.text ?? '';
    const head = verb === 'adoptado' ? at - 1 : at;
    const just = /^(?:adoptar|rescatar)$/.test(verb);
    if (just ? !/^(?:yo )?acab(?:o|amos) de$/.test(textOf(words, 0, at)) : verb !== 'tener' && !isStated(reading, head))
      return null;
    if (verb === 'tener' && !/^(?:al|por)$/.test(words[at - 1]?.text ?? '')) return null;
    if (verb === 'tenido' || weather.isFormer || (weather.isPlanned && verb !== 'tengo')) return null;
    let noun = afterAdverbs(words, at + 1);
    if (/^en (?:mi |la )?casa$/.test(textOf(words, noun, noun + 2))) noun += 2;
    else if (/^en mi casa$/.test(textOf(words, noun, noun + 3))) noun += 3;
    // "Rescaté a una perrita".
    if (words[noun]?.text === 'a' && /^(?:adopt|rescat)/.test(verb)) noun += 1;
    const object = noun;
    if (!(NUMBERS.has(words[noun]?.text ?? '') || COUNTS.test(words[noun]?.text ?? ''))) return null;
    if (/^\d\d$/.test(words[noun]?.text ?? '') && words[noun + 1]?.text === 'y') return null; // "tengo 33 y dos nenes"
    noun += 1;
    while (SIZED.has(words[noun]?.text ?? '') || NUMBERS.has(words[noun]?.text ?? '') || words[noun]?.text === 'y')
      noun += 1;
    const who = words[noun]?.text ?? '';
    const slot = CHILDREN.has(who) || RELATIVES.has(who) ? 'family' : PETS.has(who) ? 'pet' : null;
    // "Tengo un primo que instala aires" tells of the cousin.
    if (
      /^(?:prim|tio|tia|cunad|sobrin|suegr|padrin|madrin)/.test(who) &&
      /^que (?!se llama)/.test(textOf(words, noun + 1))
    )
      return null;
    if (
      slot === null ||
      (/^(?:chicos|chicas|pibes|tios|viejo|vieja|viejos)$/.test(who) &&
        words[noun + 1] !== undefined &&
        who !== 'chicos')
    )
      return null;
    if (slot === 'family' && /^(?:adopt|rescat|cuid|sum)/.test(verb) && (!CHILDREN.has(who) || verb === 'sumamos'))
      return null;
    const after = textOf(words, noun + 1);
    if (
      /^(?:al lado|enfrente|del vecino|de (?:la|el|mi|un) (?:vecin|amig|herman)|que (?:no para|ladra)|que cuidar|para (?:comer|la cena|probar)|imaginari|de (?:peluche|juguete|yeso)|encerrado|en la garganta)/.test(
        after,
      ) ||
      /^en (?:el|mi|un) (?:codigo|arbol|dom|componente|html|arreglo|array|juego)/.test(after)
    )
      return null;
    const end = objectEnd(words, noun);
    const other = otherCounted(words, noun + 1, end, slot);
    const found = withNames(
      reading,
      slot,
      verb === 'tener' || just ? object : head,
      other < 0 ? end : other,
      verb === 'tener' || just ? 'tiene ' : '',
    );
    // "…que se llama Pimienta y un loro": the others stand after the name.
    const next = reading.clauses[reading.clause.index + 1];
    if (next === undefined || end < words.length || !/^(?:que )?se llaman? /.test(next.text) || next.isAsked)
      return found;
    const last = otherCounted(next.words, 2, next.words.length, slot);
    const kind = last < 0 ? null : countedAt(next.words, last + 1);
    if (kind === null) return found;
    const named = { ...reading, clause: next, words: next.words };
    return [found, withNames(named, kind, last + 1, objectEnd(next.words, last + 1), 'tiene ')];
  },
);

const BARE = new Set(
  'hijos hijas mellizos mellizas gemelos gemelas trillizos nietos nietas hermanos hermanas perros gatos gallinas conejos caballos tortugas peces canarios'.split(
    ' ',
  ),
);
// "Tengo mellizos", "tenemos gallinas en el patio".
on('tengo tenemos', (reading, at) => {
  const { words, weather } = reading;
  const noun = afterAdverbs(words, at + 1);
  const who = words[noun]?.text ?? '';
  if (!BARE.has(who) || weather.isFormer || weather.isPlanned || !isStated(reading, at)) return null;
  return /^(?:en la cabeza|que (?:cuidar|alimentar)|para)/.test(textOf(words, noun + 1))
    ? null
    : told(PETS.has(who) ? 'pet' : 'family', reading, at, objectEnd(words, noun));
});

/** Returns the slot of those counted at a word: "dos hijas", "un loro". */
function countedAt(words: readonly Word[], from: number): 'family' | 'pet' | null {
  if (!(NUMBERS.has(words[from]?.text ?? '') || COUNTS.test(words[from]?.text ?? ''))) return null;
  let noun = from + 1;
  while (SIZED.has(words[noun]?.text ?? '')) noun += 1;
  const who = words[noun]?.text ?? '';
  return CHILDREN.has(who) && !/^(?:chic[oa]s?|pib[ea]s?)$/.test(who) ? 'family' : PETS.has(who) ? 'pet' : null;
}

/** Returns the index of the "y" before others than those counted first: "dos hijos y un perro", "una gata llamada Pimienta y un loro". */
function otherCounted(words: readonly Word[], from: number, to: number, slot: string): number {
  return words.findIndex(({ text }, at) => {
    if (at < from || at >= to || !/^[ye]$/.test(text)) return false;
    const other = countedAt(words, at + 1);
    return other !== null && (other !== slot || words.slice(from, at).some(({ isCapital }) => isCapital));
  });
}

// "Tengo 43 años y dos hijas", "tenemos una gata que se llama Pimienta y un loro": the last of the things had.
on('y e', (reading, at) => {
  const { words, clause, clauses, weather } = reading;
  const slot = countedAt(words, at + 1);
  if (slot === null || clause.isAsked || weather.isFormer || weather.isPlanned || weather.isTemporary) return null;
  const names = /^(?:que )?se llaman? /.test(clause.text) ? clauses[clause.index - 1] : clause;
  const had = names?.words.findIndex(({ text }) => /^(?:tengo|tenemos)$/.test(text)) ?? -1;
  if (names === undefined || had < 0 || !isStated({ ...reading, clause: names, words: names.words }, had)) return null;
  const first = countedAt(names.words, had + 1);
  const end = names === clause ? at : names.words.length;
  const years = /^(?:tengo) (\d\d)$/.exec(textOf(names.words, had, end))?.[1];
  if (years !== undefined)
    return [
      {
        kind: 'fact',
        slot: 'age',
        value: `tiene ${years} años`,
        first: words[had] as Word,
        last: words[at - 1] as Word,
      },
      withNames(reading, slot, at + 1, objectEnd(words, at + 1), 'tiene '),
    ];
  const isAge = /^\p{L}* ?(?:\S+ ){1,3}anos$/u.test(textOf(names.words, had, end));
  const isOther = first !== null && (names !== clause || otherCounted(words, had + 3, words.length, first) === at);
  return isAge || isOther ? withNames(reading, slot, at + 1, objectEnd(words, at + 1), 'tiene ') : null;
});

// "Tengo 62 años, dos hijos y cuatro nietos".
on([...CHILDREN, ...PETS], (reading, at) => {
  const { words, clause, clauses } = reading;
  const slot = countedAt(words, 0);
  const before = clauses[clause.index - 1];
  if (slot === null || at > 3 || clause.opener !== ',' || clause.isAsked || before === undefined || before.isAsked)
    return null;
  if (
    textOf(words, 1, at)
      .split(' ')
      .some((one) => CHILDREN.has(one) || PETS.has(one))
  )
    return null;
  const had = /^(?:yo )?(?:tengo|tenemos)\b/.test(before.text)
    ? before.words.findIndex(({ text }) => /^ten/.test(text))
    : -1;
  if (had < 0 || !isStated({ ...reading, clause: before, words: before.words }, had)) return null;
  return /^\S+ (?:\S+ ){1,3}anos$/.test(textOf(before.words, had)) || countedAt(before.words, had + 1) !== null
    ? withNames(reading, slot, 0, objectEnd(words, at), 'tiene ')
    : null;
});

// "Camila es mi novia".
on('mi', (reading, at) => {
  const { words, clause } = reading;
  const who = words[at + 1]?.text ?? '';
  const slot = PARTNERS.has(who) ? 'partner' : CHILDREN.has(who) ? 'family' : PETS.has(who) ? 'pet' : null;
  if (
    slot === null ||
    clause.isAsked ||
    words[at - 1]?.text !== 'es' ||
    at + 2 !== words.length ||
    !FIRST_NAMES.has(words[0]?.text ?? '') ||
    nameEnd(words, 0) !== at - 1
  )
    return null;
  return {
    kind: 'fact',
    slot,
    value: `su ${written(reading, at + 1, at + 2)} se llama ${written(reading, 0, at - 1)}`,
    first: words[0] as Word,
    last: words[at + 1] as Word,
  };
});

const BREEDS =
  /^(?:galg[oa]|labrador[a]?|caniche|caniches|siames|siamesa|golden|border|bulldog|ovejero|pastor[a]?|beagle|dogo|salchicha|mestiz[oa]|chihuahua|husky|pitbull|rottweiler|cocker|schnauzer|persa|maltes|shih|pug|boxer|dalmata)$/;
// "Mi perro es un galgo rescatado, Tristán".
on('mi nuestro nuestra', (reading, at) => {
  const { words, clause, clauses } = reading;
  if (
    !PETS.has(words[at + 1]?.text ?? '') ||
    words[at + 2]?.text !== 'es' ||
    !/^una?$/.test(words[at + 3]?.text ?? '') ||
    clause.isAsked ||
    at > 0
  )
    return null;
  const end = objectEnd(words, at + 3);
  const next = clauses[clause.index + 1];
  const named =
    end === words.length &&
    next !== undefined &&
    !next.isAsked &&
    ((next.opener === ',' && next.words.length <= 2 && nameEnd(next.words, 0) === next.words.length) ||
      /^(?:que )?se llama \p{L}+$/u.test(next.text));
  if (!named && !BREEDS.test(words[at + 4]?.text ?? '')) return null;
  return withNames(reading, 'pet', at, end);
});

/** Names that follow: "dos nenas, Alma y Juana"; "un perro, se llama Choclo". */
function withNames(reading: Reading, slot: 'family' | 'pet' | 'partner', from: number, to: number, prefix = ''): Found {
  const found = told(slot, reading, from, to);
  let { last } = found;
  // "Adoptamos" is present and preterite: here it is the latter.
  let value = prefix + found.value.replace(/^(adopt|rescat|sum)an /, '$1aron ').replace(/^sumamos /, 'sumaron ');
  const next = reading.clauses[reading.clause.index + 1];
  if (to === reading.words.length && next !== undefined && !next.isAsked) {
    const follows = goingOn(reading, 4);
    const [opening] = follows;
    const capital =
      opening?.words.some(({ isCapital }) => isCapital) === true &&
      !/^(?:en|de|por|a|con)$/.test(opening.words[0]?.text ?? '');
    if (opening !== undefined && (capital || /^de \w+(?: y \w+)? anos/.test(opening.text))) {
      for (const clause of follows) {
        if (!clause.words[0]?.isCapital && clause !== opening) break;
        value += `, ${thirdPerson(clause.sentence, clause.words)}`;
        last = clause.words[clause.words.length - 1] as Word;
      }
    } else if (/^(?:que )?se llaman? \p{L}/u.test(next.text)) {
      const other = otherCounted(next.words, 2, next.words.length, slot);
      const end = other < 0 ? objectEnd(next.words, 0) : other;
      value += `, ${thirdPerson(reading.clause.sentence, next.words, 0, end)}`;
      last = next.words[end - 1] as Word;
    } else {
      // "…y le pusimos Choripán".
      const given = /^(?:que )?le (?:puse|pusimos|pusieron|decimos)(?: de nombre| por nombre)? /.exec(next.text)?.[0];
      const from = given === undefined ? 0 : given.trim().split(' ').length;
      const end = next.words[from]?.isCapital ? nameEnd(next.words, from) : from + 1;
      if (from > 0 && next.words[from] !== undefined && (next.words[from]?.isCapital || end === next.words.length)) {
        value += `, se llama ${written({ ...reading, clause: next, words: next.words }, from, end)}`;
        last = next.words[end - 1] as Word;
      }
    }
  }
  return { ...found, value, last };
}

/** A relative called the user's own: "mi | hija | menor | Julieta…". */
interface Owned {
  readonly reading: Reading;
  readonly slot: 'family' | 'pet' | 'partner';
  /** The place of "mi". */
  readonly at: number;
  readonly noun: number;
  /** The first word after the noun and what describes it. */
  readonly verb: number;
}

// "Mi novia se llama Rocío", "mis hijos se llaman…", "mi perro es un galgo".
on('mi mis nuestra nuestro nuestros nuestras', (reading, at) => {
  const { words } = reading;
  let noun = at + 1;
  while (SIZED.has(words[noun]?.text ?? '') || words[noun]?.text === 'otra' || words[noun]?.text === 'otro') noun += 1;
  const who = words[noun]?.text ?? '';
  const slot = PARTNERS.has(who)
    ? 'partner'
    : CHILDREN.has(who) || RELATIVES.has(who)
      ? 'family'
      : PETS.has(who)
        ? 'pet'
        : null;
  if (slot === null || reading.clause.isAsked) return null;
  let verb = noun + 1;
  while (
    /^(?:mayor|menor|mas|grande|chico|chica|pequeno|pequena|mayores|menores|del|medio|actual|nueva|nuevo|segunda|segundo|ahora|hoy)$/.test(
      words[verb]?.text ?? '',
    )
  )
    verb += 1;
  const one = { reading, slot, at, noun, verb } as const;
  if (isNamedBeside(one)) return calledSo(one);
  if (isNamedInPassing(one)) return namedInPassing(one);
  return namedByVerb(one);
});

/** "Su hija se llama Lola". */
function calledSo({ reading, slot, at, verb }: Owned): Found {
  const { words } = reading;
  const end = nameEnd(words, verb);
  return {
    kind: 'fact',
    slot,
    value: `su ${written(reading, at + 1, verb)} se llama ${written(reading, verb, end)}`,
    first: words[at] as Word,
    last: words[end - 1] as Word,
  };
}

/** "Mi novio se llama Pablo y mi hija Lola", "mi hija Julieta tiene 4 años". */
function isNamedBeside({ reading: { words }, at, noun, verb }: Owned): boolean {
  const name = nameEnd(words, verb);
  if (!words[verb]?.isCapital || words[noun]?.isCapital === true || name - verb > 2) return false;
  return (
    (at > 2 &&
      name === words.length &&
      words[at - 1]?.text === 'y' &&
      /^(?:mi|mis|nuestr[oa]) .* se llaman? \p{L}+$/u.test(textOf(words, 0, at - 1))) ||
    (at === 0 &&
      CHILDREN.has(words[noun]?.text ?? '') &&
      /^tiene (?:\d+|\p{L}+) (?:anos|anitos|meses)\b/u.test(textOf(words, name)))
  );
}

/** "Vivo con mi gata Mora". */
function livesWith({ reading: { words, clause }, at }: Owned): boolean {
  return words[at - 1]?.text === 'con' && /^(?:yo )?(?:vivo|vivimos|convivo)\b/.test(clause.text);
}

/** True for a name told without a verb: "mi perra Luna es mansa", "mi perro Tango está aburrido", "mi gata Mora y mi perro Tango". */
function isNamedInPassing(one: Owned): boolean {
  const { reading, slot, at, noun, verb } = one;
  const { words } = reading;
  if (slot === 'family' || !words[verb]?.isCapital || words[noun]?.isCapital === true) return false;
  const isPaired =
    slot === 'pet' &&
    at > 2 &&
    words[at - 1]?.text === 'y' &&
    words[0]?.text === 'mi' &&
    PETS.has(words[1]?.text ?? '') &&
    words[2]?.isCapital === true;
  return (at === 0 || livesWith(one) || isPaired) && words[at]?.text.startsWith('mi') === true;
}

function namedInPassing(one: Owned): Found | null {
  const { words } = one.reading;
  const { verb } = one;
  const end = nameEnd(words, verb);
  if (/(?<!\p{L})(?:muri[oó]|falleci[oó]|que en paz|se fue|se perdi[oó]|era)(?!\p{L})/u.test(textOf(words, end)))
    return null;
  return end - verb <= 2 &&
    (livesWith(one) || !/^(?:y|e)$/.test(words[end]?.text ?? '') || words[end + 1]?.text === 'mi') &&
    !PLACES.has(words[verb]?.text ?? '') &&
    !isDemonym(words[verb]?.text ?? '')
    ? calledSo(one)
    : null;
}

/** "Mis hijos se llaman Ana y Leo", "mi novia es Rocío"; "el hijo de mi prima se llama…" names another one. */
function namedByVerb({ reading, slot, at, verb }: Owned): Found | null {
  const { words } = reading;
  if (words[at - 1]?.text === 'de') return null;
  const named =
    /^se llaman? /.test(textOf(words, verb)) ||
    (/^(?:es|son)$/.test(words[verb]?.text ?? '') && words[verb + 1]?.isCapital === true);
  if (!named || isNegated(words, verb) || /^(?:cómo|como|qué|cuál)$/.test(words[at - 1]?.text ?? '')) return null;
  const value = words[verb]?.text === 'se' ? verb + 2 : verb + 1;
  if (words[value] === undefined || /^(?:igual|como|asi|a|de|mi)$/.test(words[value]?.text ?? '')) return null;
  const end = objectEnd(words, value);
  const names = nameEnd(words, value);
  // "mi novia se llama yanina y el sabado…": without capitals a known name ends the name.
  const known = FIRST_NAMES.has(words[value]?.text ?? '') && /^(?:y|e|que|de)$/.test(words[value + 1]?.text ?? '');
  if (known && !/^[ye]$/.test(words[value + 1]?.text ?? '')) return withNames(reading, slot, at, value + 1);
  if (known && !FIRST_NAMES.has(words[value + 2]?.text ?? '') && !words[value + 2]?.isCapital)
    return withNames(reading, slot, at, value + 1);
  const stop = names > value && /^(?:y|que|de|tiene|es)$/.test(words[names]?.text ?? '') ? names : end;
  return withNames(reading, slot, at, stop);
}

// "Soy madre de mellizos", "somos cuatro hermanos", "soy hijo único".
on('soy somos', (reading, at) => {
  const { words } = reading;
  if (!isStated(reading, at)) return null;
  const text = textOf(words, at + 1);
  const first = words[at + 1]?.text ?? '';
  if (
    /^(?:padre|madre|papa|mama|abuel[oa]|ti[oa]|mami|papi)(?: (?:solter[oa]|de|primeriz[oa]|recient[e]|por)|$)/.test(
      text,
    )
  ) {
    if (/^\w+ de (?:la (?:criatura|idea|novia)|todos|un proyecto|este)/.test(text)) return null;
    return withNames(reading, 'family', at, objectEnd(words, at + 1));
  }
  if (
    /^(?:hij[oa] (?:unic[oa]|de (?:inmigrantes|italianos|espanoles|padres))|(?:el|la) (?:mayor|menor|mas (?:chic[oa]|grande)|del medio) de (?:(?:\d|\p{L}+) herman|(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d+)$))/u.test(
      text,
    )
  )
    return told('family', reading, at, objectEnd(words, at + 1));
  if (
    words[at]?.text === 'somos' &&
    (NUMBERS.has(first) || /^\d+$/.test(first)) &&
    /^\S+ (?:herman[oa]s|en (?:casa|mi casa|la familia)|de familia)/.test(text)
  )
    return told('family', reading, at, objectEnd(words, at + 1));
  return null;
});

on('pareja', (reading, at) => {
  const { words } = reading;
  const head = words.findIndex(({ text }, index) => index < at && /^(?:estoy|sigo|llevo)$/.test(text));
  if (head < 0 || words[at - 1]?.text !== 'en' || words[at + 1]?.text !== 'con' || !isStated(reading, head))
    return null;
  const end = nameEnd(words, at + 2);
  return end > at + 2 ? told('partner', reading, head, end) : null;
});
