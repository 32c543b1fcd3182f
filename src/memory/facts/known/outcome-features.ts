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
import type { Mentions } from './mentions.ts';
import { isMomentary } from './places.ts';
import { familyOf } from './signs.ts';
import { isLater, isOfKnown, isOthersDoing, isSupposed } from './whose.ts';

const MOST_WORDS = 60;
const ENDING = 3; // letters of a word's end: the person and the tense of a verb
const NEAR = 3; // words on either side of a mention
const LENGTHS = [4, 7, 11, 17]; // words

/** Returns a token as features name it: any number is the same, and any address. */
export function wordOf(token: Token | undefined, edge = '$'): string {
  if (token === undefined) return edge;
  if (token.kind === 'word') return token.plain;
  return token.kind === 'number' ? '0' : token.kind === 'other' ? '@' : token.plain.replace(/[|:`$\\]/, ';');
}

export const endingOf = (word: string): string => (word.length > ENDING ? word.slice(-ENDING) : word);

/** Returns the kind of a slot, under which features know it: own slots are one kind, favourites another. */
export function kindOf(slot: string): string {
  const [kind = ''] = familyOf(slot).split(':');
  return kind === 'attribute' ? 'own' : kind;
}

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
  /** What is told of each clause: that it is asked, supposed, another's, later, or has a flag of the language. */
  readonly told: ReadonlyMap<Clause, readonly string[]>;
}

/** Reads what is told of the clauses of a message. */
export function weighedMessage(
  text: ReadText,
  language: KnownLanguage,
  mentions: Mentions,
  said: readonly Said[],
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
  return { text, mentions, said, told };
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

/** The letters of what may become of a fact, under which weights stand; `*` is that anything does. */
export const COLUMNS = { any: '*', confirm: 'c', replace: 'r', add: 'a', end: 'e' } as const;

/** Returns the columns in which a feature has weights: words for a slot only tell that it is touched, those of a message only what becomes. */
export function columnsOf(feature: string): 'touched' | 'kinds' | 'both' {
  if (/^\w+=/.test(feature)) return 'touched';
  return /^[<=]|<>/.test(feature) ? 'both' : 'kinds';
}
