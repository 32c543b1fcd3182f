/**
 * Features by which it is weighed what a message makes of a known fact: the words of the message, what these are for the fact's slot, and what
 * stands around the words that mention the fact. `outcomes` weighs them.
 */
import type { Clause, ReadText } from '../../understanding/read-text.ts';
import type { Token } from '../../understanding/token.ts';
import { othersVoices } from '../extraction/others-voices.ts';
import type { Fact } from '../fact.ts';
import { isMeant, speakOfTheSame, subjectsOf } from '../fact-likeness.ts';
import { takesOneValue } from '../fact-slots.ts';
import type { Said } from '../said.ts';
import type { KnownLanguage } from './known-language.ts';
import { meaningFeatures, meaningsOfText, type NumberFeatures, type TextMeanings } from './meanings.ts';
import type { Mentions } from './mentions.ts';
import { isMomentary } from './places.ts';
import { familyOf, kindOf } from './signs.ts';
import { type Tags, tagFeatures } from './tags.ts';
import { isLater, isOfKnown, isOthersDoing, isSupposed } from './whose.ts';

const MOST_WORDS = 60;
const ENDING = 3; // letters of a word's end: the person and the tense of a verb
const NEAR = 3; // words on either side of a mention
const MANY = 2; // names and other facts, which are counted no further
const LENGTHS = [4, 7, 11, 17]; // words

/** Returns a token as features name it: any number is the same, and any address. */
export function wordOf(token: Token | undefined, edge = '$'): string {
  if (token === undefined) return edge;
  if (token.kind === 'word') return token.plain;
  return token.kind === 'number' ? '0' : token.kind === 'other' ? '@' : token.plain.replace(/[|:`$\\]/, ';');
}

export const endingOf = (word: string): string => (word.length > ENDING ? word.slice(-ENDING) : word);

/** Returns the features of a message whatever is known: words, pairs of them, and their endings. */
export function messageFeatures(text: ReadText): string[] {
  const features: string[] = [];
  let before = '^';
  const words = text.tokens.slice(0, MOST_WORDS).map((token) => wordOf(token));
  for (const word of words) {
    features.push(word, `${before} ${word}`, `-${endingOf(word)}`, `-${endingOf(before)} -${endingOf(word)}`);
    before = word;
  }
  features.push(`${before} $`, `#${LENGTHS.find((length) => words.length <= length) ?? 'long'}`);
  return features;
}

/** Returns the features that a message has for a kind of slots. */
export function slotFeatures(text: ReadText, slot: string): string[] {
  const kind = kindOf(slot);
  const words = text.tokens.slice(0, MOST_WORDS).filter((token) => token.kind !== 'mark');
  return [`=${kind}`, takesOneValue(slot) ? '=one' : '=many', ...words.map((token) => `${kind}=${wordOf(token)}`)];
}

/** A message with what is told of its clauses before any fact is looked at. */
export interface WeighedMessage {
  readonly text: ReadText;
  readonly mentions: Mentions;
  readonly said: readonly Said[];
  /** How many names it has that mention nothing known, up to `MANY`. */
  readonly names: number;
  /** What is told of each clause: that it is asked, supposed, another's, later, or has a flag of the language. */
  readonly told: ReadonlyMap<Clause, readonly string[]>;
  readonly tags: Tags;
  readonly meanings: TextMeanings;
}

/** Reads what is told of the clauses of a message. */
export function weighedMessage(
  text: ReadText,
  language: KnownLanguage,
  mentions: Mentions,
  said: readonly Said[],
  tags: Tags,
): WeighedMessage {
  const told = new Map<Clause, string[]>();
  const voices = othersVoices(text.original);
  for (const clause of text.clauses) {
    const last = clause.to - 1;
    const start = text.tokens[clause.from]?.start ?? 0;
    told.set(clause, [
      ...(clause.isAsked ? ['asked'] : []),
      ...clause.flags,
      ...(voices.some(([from, to]) => start >= from && start < to) ? ['quoted'] : []),
      ...(isSupposed(text, language, clause, last) ? ['supposed'] : []),
      ...(isOthersDoing(text, language, last, mentions) ? ['others'] : []),
      ...(isLater(text, language, clause, last) ? ['later'] : []),
      ...(isOfKnown(text, language, clause, mentions) ? ['of known'] : []),
    ]);
  }
  for (const { from, value } of language.language.flags.every(text))
    told.get(text.clauseAt(from) as Clause)?.push(String(value));
  for (const { from } of language.idle.every(text)) told.get(text.clauseAt(from) as Clause)?.push('idle');
  for (const turn of language.turnsIn(text)) {
    const clause = text.clauseAt(turn.at);
    for (const { kind } of turn.kinds) if (clause !== undefined) told.get(clause)?.push(`turn ${kind}`);
  }
  for (const [clause, tolds] of told) if (isMomentary({ text, names: language, clause })) tolds.push('momentary');
  const meanings = meaningsOfText(text, language.code);
  return { text, mentions, said, names: newNames(text, mentions), told, tags, meanings };
}

function newNames(text: ReadText, mentions: Mentions): number {
  const isName = (at: number) => text.tokens[at]?.isCapital === true && !text.begins(at);
  const count = text.tokens.filter((_token, at) => isName(at) && !isName(at - 1) && mentions[at] === undefined).length;
  return Math.min(count, MANY);
}

/** Returns the features of a fact in a message, beside those of the message and of its slot. */
export function factFeatures(message: WeighedMessage, fact: Fact, known: readonly Fact[]): string[] {
  const { text, mentions, told } = message;
  const kind = kindOf(fact.slot);
  const isMention = (at: number) => mentions[at]?.includes(fact) ?? false;
  const at = text.tokens.findIndex((_token, place) => isMention(place));
  const state = at < 0 ? '<none' : '<old';
  const ofSlot = known.filter(({ slot }) => slot === fact.slot).length;
  const clause = text.clauseAt(at);
  const features = [state, `${state} ${kind}`, ...readFeatures(message.said, fact), ...numberFeatures(text, fact)];
  features.push(...nameFeatures(message, fact, state), ...toldFeatures(message.said, fact));
  features.push(...tagFeatures(message.tags.found, fact, isMention));
  if (ofSlot > 1) features.push(`<others ${state}`);
  const free = [...told].filter(([, tolds]) => !tolds.some((one) => NOT_TOLD.has(one))).length;
  features.push(free === 0 ? '<free none' : free < told.size ? '<free some' : '<free all');
  for (const [one, tolds] of told)
    for (const flag of tolds) features.push(one === clause ? `<old ${flag}` : `${state} aside ${flag}`);
  if (at < 0) return features;
  const count = text.tokens.filter((_token, place) => isMention(place)).length;
  features.push(count >= subjectsOf(fact.slot, fact.value).length ? '<old whole' : '<old part');
  let to = at + 1;
  while (isMention(to)) to += 1;
  const before = (by: number) => wordOf(text.tokens[at - by], '^');
  const behind = (by: number) => wordOf(text.tokens[to + by - 1]);
  features.push(`${before(1)} <>`, `${before(2)} ${before(1)} <>`, `<> ${behind(1)}`, `<> ${behind(1)} ${behind(2)}`);
  for (let by = 1; by <= NEAR; by += 1) features.push(`${before(by)} .. <>`, `<> .. ${behind(by)}`);
  for (let place = clause?.from ?? 0; place < (clause?.to ?? 0); place += 1) {
    if (isMention(place)) continue;
    const word = wordOf(text.tokens[place]);
    features.push(`<in ${word}`, `<in -${endingOf(word)}`);
  }
  return features;
}

/** Flags of clauses that tell nothing of the user as it is. */
export const NOT_TOLD: ReadonlySet<string> = new Set(['asked', 'quoted', 'supposed', 'hypothetical', 'idle', 'later']);

function readFeatures(said: readonly Said[], fact: Fact): string[] {
  const ofSlot = said.filter((one) => one.kind !== 'forget' && familyOf(one.slot) === familyOf(fact.slot));
  const features = said.length > 0 && ofSlot.length === 0 ? ['<read another'] : [];
  for (const one of ofSlot) {
    if (one.kind === 'forget') continue;
    const likeness = isMeant(fact.slot, fact.value, one.value)
      ? 'same'
      : speakOfTheSame(fact.slot, fact.value, one.value)
        ? 'like'
        : 'other';
    features.push(`<read ${one.kind} ${likeness}`);
    features.push(`<read ${one.kind} ${likeness} ${takesOneValue(fact.slot) ? 'one' : 'many'}`);
    if (one.kind === 'fact' && one.replaces) features.push(`<read instead ${likeness}`);
  }
  return features;
}

/** What else a message names: names that nothing known has, and other known facts. */
function nameFeatures({ names, mentions }: WeighedMessage, fact: Fact, state: string): string[] {
  const others = new Set(mentions.flatMap((facts) => facts ?? []));
  others.delete(fact);
  return [
    `<names ${names} ${state}`,
    `<names ${names} ${kindOf(fact.slot)}`,
    `<names ${names > 0} ${takesOneValue(fact.slot)} ${state}`,
    `<beside ${Math.min(others.size, MANY)} ${state}`,
  ];
}

/** What statements make of a fact as it stands, and that they change others. */
function toldFeatures(said: readonly Said[], fact: Fact): string[] {
  const becomes = toldOf(said, fact);
  if (becomes !== undefined) return [`<told ${becomes}`, `<told ${becomes} ${kindOf(fact.slot)}`];
  return said.some((one) => one.kind === 'retraction' || (one.kind === 'fact' && one.instead !== undefined))
    ? ['<told other']
    : ['<told none'];
}

const TOLD = ['replace', 'end', 'confirm', 'add'] as const;

/** Returns what statements make of a fact. */
export function toldOf(said: readonly Said[], fact: Fact): (typeof TOLD)[number] | undefined {
  const told = said.map((one) => becomesBy(one, fact));
  return TOLD.find((one) => told.includes(one));
}

/** Returns what a statement makes of a fact; undefined where it is of another. */
export function becomesBy(one: Said, { id, slot, value }: Fact): (typeof TOLD)[number] | undefined {
  if (one.kind === 'forget' || familyOf(one.slot) !== familyOf(slot)) return undefined;
  const isSame = isMeant(slot, value, one.value);
  if (one.kind === 'retraction') return one.of === id || (one.of === undefined && isSame) ? 'end' : undefined;
  if (one.instead?.includes(id)) return 'replace';
  if (isSame) return 'confirm';
  if (one.slot !== slot || !takesOneValue(slot)) return 'add';
  return speakOfTheSame(slot, value, one.value) ? 'confirm' : 'replace';
}

/** What the numbers of a message are against that of a fact: "turned 40" of someone who is 39. */
function numberFeatures({ tokens }: ReadText, { slot, value }: Fact): string[] {
  const old = Number(/\d+/.exec(value)?.[0] ?? Number.NaN);
  return tokens.flatMap(({ kind, plain }) => {
    const number = Number(plain);
    if (kind !== 'number' || Number.isNaN(number)) return [];
    if (Number.isNaN(old)) return ['<number alone'];
    const against = number === old ? 'same' : number === old + 1 ? 'next' : number > old ? 'more' : 'less';
    return [`<number ${against}`, `<number ${against} ${slot === 'age' ? 'age' : 'other'}`];
  });
}

/** Returns the features of a fact that have numbers for values: what the message means, and how near that is. */
export function numberedFeatures({ mentions, meanings }: WeighedMessage, fact: Fact, code: string): NumberFeatures {
  return meaningFeatures(meanings, fact, code, (at) => mentions[at]?.includes(fact) ?? false);
}
