/** Reads kin, partners and animals, named or counted in passing: "mi hija Renata entra a primaria", "a mis dos gatos", "mi mujer, Maite,". */
import type { Clause } from './clauses.ts';
import { type Found, nameEnd, on, onGranted, type Reading, textOf, written } from './frame.ts';
import { CHILDREN, FIRST_NAMES, NUMBERS, PARTNERS, PETS, RELATIVES } from './lexicon/people.ts';
import { isDemonym, PLACES } from './lexicon/places.ts';
import type { Word } from './spanish-words.ts';

/** Kin whose first name makes them the user's own: not cousins and uncles, of whom people mostly tell other things. */
const NEAR_KIN = /^(?:herman[oa]|hermanit[oa]|hermanastr[oa]|sobrin[oa]|ahijad[oa])$/;
const RANKED = /^(?:mayor|menor|mas|grande|chic[oa]|pequen[oa]|unic[oa]|del|medio|querid[oa]|amad[oa]|viej[oa])$/;
/** The dead, and those of former times. */
const IS_OVER =
  /(?<!\p{L})(?:muri[oó]|falleci[oó]|que en paz|perdi|se fue|se perdi[oó]|era|eran|tenia|tuve|difunt[oa]|finad[oa])(?!\p{L})/u;
/** Words that are names and more often something else. */
const NO_NAME = /^(?:negro|chino|nano|pipa|toto|chelo|alma|vera|rosario|consuelo|ale|vale|caro|sole)$/;

type Kin = 'partner' | 'pet' | 'family';

function kinOf(who: string): Kin | null {
  if (PARTNERS.has(who)) return 'partner';
  if (PETS.has(who)) return 'pet';
  return CHILDREN.has(who) || NEAR_KIN.test(who) ? 'family' : null;
}

function isNamed(word: Word | undefined): word is Word {
  if (word === undefined || word.isMark || PLACES.has(word.text) || isDemonym(word.text)) return false;
  return word.isCapital ? /^\p{L}/u.test(word.text) : FIRST_NAMES.has(word.text) && !NO_NAME.test(word.text);
}

/** Returns the end of a possessive's noun: "hijo | mayor |". */
function nounEnd(words: readonly Word[], noun: number): number {
  let end = noun + 1;
  while (RANKED.test(words[end]?.text ?? '')) end += 1;
  return end;
}

function called(reading: Reading, at: number, from: number, other: Reading, name: number, end: number): Found {
  const who = reading.words[at + 1]?.text ?? '';
  return {
    kind: 'fact',
    slot: kinOf(who) as Kin,
    value: `su ${who === 'companera' ? 'compañera' : written(reading, at + 1, from)} se llama ${written(other, name, end)}`,
    first: reading.words[at] as Word,
    last: other.words[end - 1] as Word,
  };
}

// "Mi hija Renata entra a primaria", "a mi gata Mora le picó algo".
onGranted('mi nuestro nuestra', (reading, at) => {
  const { words, clauses } = reading;
  const who = words[at + 1]?.text ?? '';
  const kin = kinOf(who);
  if (kin === null || words[at + 1]?.isCapital || /s$/.test(who)) return null;
  const name = nounEnd(words, at + 1);
  if (!isNamed(words[name]) || IS_OVER.test(clauses.map(({ text }) => text).join(' '))) return null;
  if (
    at > 0 &&
    !/^(?:a|con|de|para|y|e|que|por|sin|ojala|tambien|como|cuando|donde|nacer|nacio|nació)$/.test(
      words[at - 1]?.text ?? '',
    )
  )
    return null;
  const end = words[name]?.isCapital ? Math.min(nameEnd(words, name), name + 2) : name + 1;
  // "Mi gata Mora y mi perro…" and "mi novio Juan y yo", not "mi hijo Pablo y Ana".
  return end <= name ? null : called(reading, at, name, reading, name, end);
});

// "Mi hija de tres años no come nada".
onGranted('mi', (reading, at) => {
  const { words } = reading;
  const who = words[at + 1]?.text ?? '';
  if (!CHILDREN.has(who) && !PETS.has(who)) return null;
  const aged = /^de (?:\d{1,2}|\p{L}+) (?:anos?|meses)(?= |$)/u.exec(textOf(words, at + 2))?.[0];
  if (aged === undefined || /s$/.test(who)) return null;
  const end = at + 2 + aged.split(' ').length;
  return {
    kind: 'fact',
    slot: PETS.has(who) ? 'pet' : 'family',
    value: `tiene ${/a$/.test(who) ? 'una' : 'un'} ${written(reading, at + 1, end)}`,
    first: words[at] as Word,
    last: words[end - 1] as Word,
  };
});

// "Crío solo a mis dos hijos", "vivo con mis tres gatos": who is counted there is theirs.
onGranted('mis nuestros nuestras', (reading, at) => {
  const { words } = reading;
  const count = words[at + 1]?.text ?? '';
  const who = words[at + 2]?.text ?? '';
  if (!NUMBERS.has(count) && !/^\d$/.test(count)) return null;
  const isKin = CHILDREN.has(who) || /^(?:hermanos|hermanas|sobrinos|sobrinas)$/.test(who);
  if ((!isKin && !PETS.has(who)) || /^(?:chic[oa]s|pib[ea]s)$/.test(who)) return null;
  if (IS_OVER.test(textOf(words, at + 3))) return null;
  return {
    kind: 'fact',
    slot: PETS.has(who) ? 'pet' : 'family',
    value: `tiene ${written(reading, at + 1, at + 3)}`,
    first: words[at] as Word,
    last: words[at + 2] as Word,
  };
});

// Names set apart: "mi mujer, Maite,", "con Maite, mi mujer,", "mis hijas, Inés y Clara,", "mi novia (Camila)".
onGranted('mi nuestro nuestra mis nuestros nuestras', (reading, at) => {
  const { words, clause, clauses } = reading;
  const who = words[at + 1]?.text ?? '';
  if (kinOf(who) === null && !(/s$/.test(who) && RELATIVES.has(who))) return null;
  const noun = nounEnd(words, at + 1);
  if (noun !== words.length || clause.opener === '(') return null;
  const before = clauses[clause.index - 1];
  if (
    [before, clauses[clause.index - 2], clause].some(
      (one) => one !== undefined && (one.opener === 'cuando' || IS_OVER.test(one.text)),
    )
  )
    return null;
  return nameBefore(reading, at, noun) ?? nameAfter(reading, at, noun);
});

function nameBefore(reading: Reading, at: number, noun: number): Found | null {
  const { clause, clauses } = reading;
  const before = clauses[clause.index - 1];
  if (before === undefined || at > 0 || clause.opener !== ',') return null;
  const other = { ...reading, clause: before, words: before.words };
  const from = before.words.length - 1;
  const name = before.words[from];
  const isOwn = from === 0 || /^(?:con|a|de|para|y)$/.test(before.words[from - 1]?.text ?? '');
  const isPet = kinOf(reading.words[at + 1]?.text ?? '') === 'pet' && from <= 4;
  if (name === undefined || !name.isCapital || PLACES.has(name.text) || !(isOwn || isPet)) return null;
  const found = called(reading, at, noun, other, from, from + 1);
  return { ...found, first: name, last: reading.words[noun - 1] as Word };
}

function nameAfter(reading: Reading, at: number, noun: number): Found | null {
  const { words, clause, clauses } = reading;
  const after = clauses[clause.index + 1];
  const isOpen = after !== undefined && (after.opener === ',' || after.opener === '(');
  if (!isOpen || after.words.length > 4 || !isListOfNames(after.words)) return null;
  const other = { ...reading, clause: after, words: after.words };
  if (!/s$/.test(words[at]?.text ?? '')) return called(reading, at, noun, other, 0, after.words.length);
  const who = words[at + 1]?.text ?? '';
  return {
    kind: 'fact',
    slot: PETS.has(who) ? 'pet' : 'family',
    value: `sus ${written(reading, at + 1, noun)} se llaman ${written(other, 0, after.words.length)}`,
    first: words[at] as Word,
    last: after.words[after.words.length - 1] as Word,
  };
}

function isListOfNames(words: readonly Word[]): boolean {
  return words.every((word, at) => word.isCapital || (at > 0 && /^(?:y|e|de|del|la)$/.test(word.text)));
}

// "Mi perra tiene ocho años y se llama Kira".
on('llama', (reading, at) => {
  const { words, clause, clauses } = reading;
  const before = clauses[clause.index - 1];
  const who = before?.words[1]?.text ?? '';
  const kin = /^(?:mi|nuestr[oa])$/.test(before?.words[0]?.text ?? '') ? kinOf(who) : null;
  if (before === undefined || kin === null || at !== 1 || words[0]?.text !== 'se' || clause.isAsked) return null;
  if (!/^(?:y|e|,|que)$/.test(clause.opener) || before.isAsked || !isNamed(words[at + 1])) return null;
  const other = { ...reading, clause: before, words: before.words };
  const end = Math.max(nameEnd(words, at + 1), at + 2);
  return called(other, 0, 2, reading, at + 1, end);
});

// "Con mellizos de dos años en casa no duermo".
on('con', (reading, at) => {
  const { words, clause, clauses, weather } = reading;
  if (at !== 0 || clause.isAsked || weather.isFormer) return null;
  const isCounted = NUMBERS.has(words[1]?.text ?? '') || /^\d$/.test(words[1]?.text ?? '');
  const noun = isCounted ? 2 : 1;
  const who = words[noun]?.text ?? '';
  const isMany = isCounted ? CHILDREN.has(who) || PETS.has(who) : /^(?:melliz[oa]s|gemel[oa]s|trillizos)$/.test(who);
  if (!isMany || /^(?:chic[oa]s?|pib[ea]s?)$/.test(who)) return null;
  const rest = [textOf(words, noun + 1), ...clauses.slice(clause.index + 1).map(({ text }) => text)].join(' ');
  if (!OF_ONESELF.test(rest)) return null;
  const aged = /^de (?:\d{1,2}|\p{L}+)(?: y \p{L}+)? (?:anos?|meses)(?= |$)/u.exec(textOf(words, noun + 1))?.[0];
  const end = noun + 1 + (aged === undefined ? 0 : aged.split(' ').length);
  return {
    kind: 'fact',
    slot: PETS.has(who) ? 'pet' : 'family',
    value: `tiene ${written(reading, 1, end)}`,
    first: words[0] as Word,
    last: words[end - 1] as Word,
  };
});

/** Words that show the speaker to be the one who looks after them. */
const OF_ONESELF =
  /\b(?:los mios|las mias|no (?:duermo|doy abasto|llego|puedo|paro|tengo tiempo)|me (?:cuesta|falta|alcanza|queda|vuelvo|cuestan|quedan)|no me \p{L}+|mi casa|tengo que|necesito)\b/u;

// "2 gatos (Michi y Pelusa) y un loro": people who name them in brackets have them.
on(
  [...PETS].filter((who) => who.endsWith('s')),
  (reading, at) => {
    const { words, clause, clauses } = reading;
    if (clause.index > 0 || at !== 1 || words.length !== 2 || clause.isAsked) return null;
    if (!NUMBERS.has(words[0]?.text ?? '') && !/^\d$/.test(words[0]?.text ?? '')) return null;
    const names: Clause[] = [];
    for (const next of clauses.slice(1)) {
      if (next.opener !== (names.length === 0 ? '(' : ',') || !isListOfNames(next.words)) break;
      names.push(next);
    }
    if (names.length === 0) return null;
    const listed = names.map((one) => written({ ...reading, clause: one, words: one.words }, 0, one.words.length));
    const found: Found = {
      kind: 'fact',
      slot: 'pet',
      value: `tiene ${written(reading, 0, 2)}, ${listed.join(', ')}`,
      first: words[0] as Word,
      last: names.at(-1)?.words.at(-1) as Word,
    };
    const more = clauses[names.length + 1];
    const other = more === undefined ? null : onePet(reading, more);
    return other === null ? found : [found, other];
  },
);

/** "…y un loro". */
function onePet(reading: Reading, clause: Clause): Found | null {
  const { words } = clause;
  const from = words[0]?.text === 'y' ? 1 : 0;
  if (!/^una?$/.test(words[from]?.text ?? '') || !PETS.has(words[from + 1]?.text ?? '')) return null;
  return {
    kind: 'fact',
    slot: 'pet',
    value: `tiene ${written({ ...reading, clause, words }, from, from + 2)}`,
    first: words[from] as Word,
    last: words[from + 1] as Word,
  };
}
