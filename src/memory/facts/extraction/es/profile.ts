/** Reads introductions without verbs: "34 años, soltero, de Puebla", "Soy Inés, carpintera, madre de dos", "Mis datos: 1,78, 92 kilos". */
import type { Clause } from './clauses.ts';
import { type Found, nameEnd, type Reading, textOf, written } from './frame.ts';
import type { Weather } from './gates.ts';
import { AILING, DIETS, isCondition } from './lexicon/body.ts';
import { CHILDREN, FIRST_NAMES, NUMBERS, PETS } from './lexicon/people.ts';
import { isDemonym, PLACES } from './lexicon/places.ts';
import { isTrade } from './lexicon/trades.ts';
import { isPlaceAt } from './origin-frames.ts';
import type { Word } from './spanish-words.ts';

const MAX_CLAUSES = 8;

/** Announcements of a profile: "Mis datos para el plan: …", "Sobre mí: …". */
const ANNOUNCED =
  /^(?:(?:(?:estos son|te paso|le paso|te dejo|le dejo|van|aca van|aqui van) )?mis datos(?: \p{L}+){0,4}|mi perfil|(?:un poco )?(?:sobre|acerca de|de) m[ií]|quien soy|mi ficha|mi situacion|me presento)$/u;
/** Statements with a verb, which frames read: "Soy Inés", "tengo 34 años". */
const STATED = /^(?:yo )?(?:soy|me llamo|mi nombre es|tengo (?:\S+|\p{L}+ y \p{L}+) anos)(?= |$)/u;
/** Words that bring in somebody else, of whom the rest may be told: "soy la esposa de Carlos, hipertenso". */
const OF_ANOTHER = / (?:no|nunca|que|con|de (?:un|una|mi|mis|su|el|la)|del|para) /;
const RELATED =
  /\b(?:hij[oa]|herman[oa]|espos[oa]|marido|mujer|novi[oa]|amig[oa]|prim[oa]|sobrin[oa]|niet[oa]|viud[oa]|m?[ap]dre|mam[ai]|pap[ai]|tutora?|cuidadora?|acompanante|asistente|secretari[oa]) del? /;

type Sure = 'announced' | 'stated' | null;

/** Reads the clauses that open a sentence, as long as each of them is an item of a profile. */
export function profileIn(all: readonly Clause[], weather: Weather): Found[] {
  const clauses = all.length > 1 && GREETING.test(all[0]?.text ?? '') ? all.slice(1) : all;
  const [opening] = clauses;
  if (opening === undefined || opening.words.length > MAX_OPENING) return [];
  const found: Found[] = [];
  let sure: Sure = null;
  let named = false;
  let items = 0;
  for (const [index, clause] of clauses.entries()) {
    if (clause.isAsked || index > MAX_CLAUSES || (index > 0 && !/^(?:|,|y|\(|:)$/.test(clause.opener))) break;
    const { words, text } = clause;
    if (index === 0 && (/^(?:yo|aca|aqui)$/.test(text) || (ANNOUNCED.test(text) && clauses[1]?.opener === ':'))) {
      sure = 'announced';
      continue;
    }
    if (isStatement(clause) && (index === 0 || sure !== null)) {
      sure ??= 'stated';
      continue;
    }
    const reading: Reading = { clause, words, clauses, weather, isExplicit: false };
    if (isNameAlone(clause, index, clauses.length)) {
      if (index === 0)
        found.push(fact('name', `se llama ${written(reading, 0, words.length)}`, words, 0, words.length));
      else if (index > 1 || clauses[0]?.text !== 'me presento') break;
      named ||= index === 0;
      items += 1;
      continue;
    }
    const item = itemsOf(reading, { opens: index === 0, sure, before: found });
    if (item === null) break;
    found.push(...item.found);
    items += item.found.length;
    if (item.sure) sure ??= 'announced';
  }
  return (named ? items > 1 : items > 1 || sure !== null) ? found : [];
}

/** "Estimado asistente: …". */
const GREETING = /^(?:hola|buen[oa]s?|estimad[oa]|querid[oa]|saludos|hey)(?: \p{L}+){0,2}$/u;
const MAX_OPENING = 14; // words: a longer clause is no item, and states nothing that items go on with

function isStatement({ text, opener, words }: Clause): boolean {
  // "Acá Ramiro, de Paraná".
  if (
    /^(?:aca|aqui)$/.test(words[0]?.text ?? '') &&
    FIRST_NAMES.has(words[1]?.text ?? '') &&
    nameEnd(words, 1) === words.length
  )
    return true;
  return opener !== '(' && STATED.test(text) && !OF_ANOTHER.test(` ${text} `) && !RELATED.test(`${text} `);
}

function isNameAlone({ words }: Clause, index: number, clauses: number): boolean {
  return (
    index <= 1 &&
    clauses > 1 &&
    words.length <= 4 &&
    nameEnd(words, 0) === words.length &&
    (index === 0 ? words.length >= 2 && FIRST_NAMES.has(words[0]?.text ?? '') : true)
  );
}

function fact(slot: string, value: string, words: readonly Word[], from: number, to: number, key?: string): Found {
  return {
    kind: 'fact',
    slot,
    value,
    first: words[from] as Word,
    last: words[to - 1] as Word,
    standing: slot === 'name',
    ...(key === undefined ? {} : { key }),
  };
}

interface Place {
  /** True for the first clause of its sentence. */
  readonly opens: boolean;
  readonly sure: Sure;
  /** Items before it, of the clauses before. */
  readonly before: readonly Found[];
}

interface Item {
  readonly found: Found;
  readonly to: number;
  /** True for an item that can only be about the user. */
  readonly sure?: boolean;
}

type ItemReader = (reading: Reading, at: number, place: Place, isLater: boolean) => Item | null;

/** Returns the items that make up a clause; null where anything else stands in it. */
function itemsOf(reading: Reading, place: Place): { found: Found[]; sure: boolean } | null {
  const { words } = reading;
  const found: Found[] = [];
  let sure = false;
  let at = 0;
  while (at < words.length) {
    if (at > 0 && words[at]?.text === 'y') {
      at += 1;
      continue;
    }
    if (found.length === 0 && place.before.at(-1)?.slot === 'profession' && SHIFT.test(textOf(words, at))) {
      const job = place.before.at(-1) as Found;
      return {
        found: [{ ...job, value: `${job.value}, ${written(reading, 0, words.length)}`, last: words.at(-1) as Word }],
        sure,
      };
    }
    const item = itemAt(reading, at, place, found.length > 0);
    if (item === null) return null;
    found.push(item.found);
    sure ||= item.sure === true;
    at = item.to;
  }
  return found.length > 0 ? { found, sure } : null;
}

/** "…, turno de noche": how the trade before is exercised. */
const SHIFT =
  /^(?:(?:en )?turnos? (?:de )?(?:la )?(?:noche|tarde|manana|nocturno|rotativos?|partido)|(?:a )?(?:medio tiempo|jornada completa|media jornada|tiempo completo)|part time|full time)$/;

function itemAt(reading: Reading, at: number, place: Place, isLater: boolean): Item | null {
  for (const reader of READERS) {
    const item = reader(reading, at, place, isLater);
    if (item !== null) return item;
  }
  return null;
}

const MARITAL = /^(?:casad|solter|divorciad|viud)[oa]$/;

const years: ItemReader = ({ words, ...rest }, at, place) => {
  const from = words[at]?.text === 'de' && place.sure !== null ? at + 1 : at;
  if (!/^\d{1,2}$/.test(words[from]?.text ?? '') || !/^anos?$/.test(words[from + 1]?.text ?? '')) return null;
  if (/^(?:de|en)$/.test(words[from + 2]?.text ?? '')) return null;
  return {
    found: fact('age', `tiene ${written({ ...rest, words }, from, from + 2)}`, words, from, from + 2),
    to: from + 2,
  };
};

const marital: ItemReader = ({ words }, at) =>
  MARITAL.test(words[at]?.text ?? '')
    ? { found: fact('marital_status', `es ${lower(words[at])}`, words, at, at + 1), to: at + 1 }
    : null;

const ailing: ItemReader = (reading, at) => {
  const { words } = reading;
  const text = words[at]?.text ?? '';
  if (!AILING.has(text) && !DIETS.has(text)) return null;
  let to = at + 1;
  if (words[to]?.text === 'tipo') to += 2;
  const since = words[to]?.text === 'desde';
  if (since) to = words.length;
  const value = `es ${lower(words[at])}${to > at + 1 ? ` ${written(reading, at + 1, to)}` : ''}`;
  return { found: fact(DIETS.has(text) ? 'diet' : 'health', value, words, at, to), to, sure: since };
};

/** "…, intolerante a la lactosa", "…, diabetes tipo 2". */
const bearing: ItemReader = (reading, at, { sure }) => {
  const { words } = reading;
  const text = words[at]?.text ?? '';
  if (sure === null) return null;
  const isAllergic = /^(?:alergic[oa]|intolerante)$/.test(text) && /^al?$/.test(words[at + 1]?.text ?? '');
  if (!isAllergic && !isCondition(text)) return null;
  const joint = words.findIndex(({ text: word }, index) => index > at && word === 'y');
  const to = joint < 0 ? words.length : joint;
  if (to - at > 5) return null;
  return {
    found: fact(
      isAllergic ? 'allergy' : 'health',
      `${isAllergic ? 'es' : 'tiene'} ${written(reading, at, to).toLowerCase()}`,
      words,
      at,
      to,
    ),
    to,
  };
};

/** Reads measures ("1,78", "92 kilos"), once people have announced that they speak of themselves. */
const measures: ItemReader = (reading, at, { sure }) => {
  const { words } = reading;
  const text = words[at]?.text ?? '';
  const unit = words[at + 1]?.text ?? '';
  if (sure === null) return null;
  if (/^[12][.,]\d\d?(?:m|mts?)?$/.test(text)) {
    const to = /^(?:m|mts?|metros?)$/.test(unit) ? at + 2 : at + 1;
    return { found: fact('attribute:height', `mide ${written(reading, at, to)}`, words, at, to, 'altura'), to };
  }
  const isWeight = /^\d{2,3}(?:[.,]\d)?$/.test(text) && /^(?:kilos?|kgs?|k)$/.test(unit);
  if (!isWeight && !/^\d{2,3}(?:[.,]\d)?kgs?$/.test(text)) return null;
  const to = isWeight ? at + 2 : at + 1;
  return { found: fact('attribute:weight', `pesa ${written(reading, at, to)}`, words, at, to, 'peso'), to };
};

const born: ItemReader = (reading, at) => {
  const { words } = reading;
  if (!/^nacid[oa]$/.test(words[at]?.text ?? '') || words[at + 1]?.text !== 'en') return null;
  const to = placeTo(words, at + 2);
  return { found: fact('origin', `nació en ${written(reading, at + 2, to)}`, words, at, to), to, sure: true };
};

const settled: ItemReader = (reading, at) => {
  const { words } = reading;
  if (
    !/^(?:afincad|radicad|residente|instalad|viviendo|asentad)/.test(words[at]?.text ?? '') ||
    words[at + 1]?.text !== 'en'
  )
    return null;
  const to = placeTo(words, at + 2);
  return { found: fact('home', `vive en ${written(reading, at + 2, to)}`, words, at, to), to };
};

/** "…, de Talca"; after "soy Juan" it may be a firm as well. */
const ofPlace: ItemReader = (reading, at, { opens, sure }, isLater) => {
  const { words } = reading;
  if ((opens && !isLater) || words[at]?.text !== 'de' || !isPlaceAt(words, at + 1)) return null;
  if (sure === 'stated' && !PLACES.has(words[at + 1]?.text ?? '')) return null;
  const to = placeTo(words, at + 1);
  return { found: fact('origin', `es de ${written(reading, at + 1, to)}`, words, at, to), to };
};

/** "Con dos hijos", "madre de dos adolescentes", "dos nenes". */
const kin: ItemReader = (reading, at, { opens }, isLater) => {
  const { words } = reading;
  const lead = /^(?:con |(?:padre|madre|mama|papa|abuel[oa]) de )?(?=\S)/.exec(textOf(words, at))?.[0] ?? '';
  if (lead === '' && opens && !isLater) return null;
  const count = at + (lead === '' ? 0 : lead.trim().split(' ').length);
  const who = words[count + 1]?.text ?? '';
  if (!NUMBERS.has(words[count]?.text ?? '') && !/^\d$/.test(words[count]?.text ?? '')) return null;
  const isPet = PETS.has(who);
  const isParent = !/^(?:con )?$/.test(lead);
  if (!isPet && !(CHILDREN.has(who) && !/^(?:chic[oa]s|pib[ea]s)$/.test(who)) && !(isParent && TEENS.test(who)))
    return null;
  const joint = words.findIndex(({ text }, index) => index > count && text === 'y');
  const to = joint < 0 ? words.length : joint;
  const value = isParent
    ? `es ${lower(words[at])} ${written(reading, at + 1, to)}`
    : `tiene ${written(reading, count, to)}`;
  return { found: fact(isPet ? 'pet' : 'family', value, words, at, to), to };
};
const TEENS = /^(?:adolescentes|adultos|preadolescentes|universitarios|pequen[oa]s|chic[oa]s)$/;

const trade: ItemReader = (reading, at, { opens, sure }, isLater) => {
  const { words } = reading;
  if (!isTrade(words[at]?.text ?? '')) return null;
  if (opens && !isLater && words.length > 3 && !hasEmployer(words)) return null;
  // "Soy Ana, amiga de Luis, profesor de tu hija": only what is short goes on with a statement.
  if (sure === 'stated' && words.length > 4 && !hasEmployer(words)) return null;
  let to = at + 1;
  while (to < words.length && !/^(?:y|con|de|en|desde)$/.test(words[to]?.text ?? '')) to += 1;
  if (/^(?:de|en)$/.test(words[to]?.text ?? '')) to = words.length;
  const value = `es ${lower(words[at])}${to > at + 1 ? ` ${written(reading, at + 1, to)}` : ''}`;
  return { found: fact('profession', value, words, at, to), to, sure: opens && !isLater && hasEmployer(words) };
};

const people: ItemReader = ({ words }, at, { opens }, isLater) =>
  isDemonym(words[at]?.text ?? '') && (!opens || isLater)
    ? { found: fact('origin', `es ${lower(words[at])}`, words, at, at + 1), to: at + 1 }
    : null;

const READERS: readonly ItemReader[] = [
  years,
  marital,
  ailing,
  bearing,
  measures,
  born,
  settled,
  ofPlace,
  kin,
  trade,
  people,
];

function lower(word: Word | undefined): string {
  return word?.written.toLowerCase() ?? '';
}

function placeTo(words: readonly Word[], from: number): number {
  let to = from;
  while (to < words.length && !/^(?:y|con|desde|pero)$/.test(words[to]?.text ?? '')) to += 1;
  return to;
}

/** "… en Mercado Libre". */
function hasEmployer(words: readonly Word[]): boolean {
  return words.some(({ text }, at) => text === 'en' && words[at + 1]?.isCapital === true) && words.length <= 9;
}
