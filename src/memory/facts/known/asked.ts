/**
 * What a bare message ends of what the assistant named just before it: "já vendi" behind "Vai vender o Onix?", "not any more" behind "Still at Acme?".
 * Its words are those of `polarity`; the thing that they are said of stands in the assistant's message.
 */
import type { Clause, ReadText } from '../../understanding/read-text.ts';
import type { Token } from '../../understanding/token.ts';
import { ASKED_WITHIN } from '../extraction/bare-answer.ts';
import type { Fact } from '../fact.ts';
import type { KnownLanguage } from './known-language.ts';
import { type Mentions, noteMentions } from './mentions.ts';
import { isActor, isPart, type Place } from './places.ts';
import { groupsIn } from './polarity.ts';
import type { Kind, Turn, TurnKind } from './turn.ts';
import { isSupposed } from './whose.ts';

/** A fact that a message ends, and the token at which it says so. */
export interface AskedEnd {
  readonly fact: Fact;
  readonly at: number;
}

const NO_FACTS: readonly Fact[] = [];
/** Slots of things and people that may be put aside and taken up again: only words said of them end them, "I left it at home" does not. */
const PUT_ASIDE: ReadonlySet<string> = new Set(['vehicle', 'pet', 'family', 'technology', 'other_home']);
/** Words that stand before those of an end in a message that says nothing else, and words between these and its own end. */
const BEFORE = ['joints', 'light', 'own', 'it', 'they', 'be', 'subjects', 'filler', 'openings'];
const BEHIND = ['light', 'it', 'small', 'weekdays', 'months'];

/** Returns the last words of an assistant's message, as they are read beside its answer. */
export function askedBefore(said: string, language: KnownLanguage): ReadText {
  return language.read(said.slice(-ASKED_WITHIN));
}

/** True where a message may end what was named before it. */
export function mayEndAsked(text: ReadText, language: KnownLanguage): boolean {
  return bareTurnsIn(text, language).length > 0;
}

/** A message, and what was said before it where that may be answered. */
interface Answering {
  readonly text: ReadText;
  readonly language: KnownLanguage;
  readonly asked?: ReadText | undefined;
}

/** Returns the fact that a message ends without naming it, by what was said before it; undefined where there is none. */
export function endOfAsked({ text, language, asked }: Answering, known: readonly Fact[]): AskedEnd | undefined {
  if (asked === undefined) return undefined;
  const turns = bareTurnsIn(text, language);
  if (turns.length === 0) return undefined;
  const mentions = noteMentions(text, language, known);
  const meant = namedLast(asked, language, known);
  for (const { at, kinds } of turns) {
    const sentence = text.clauseAt(at)?.sentence;
    if (mentions.some((facts, place) => facts !== undefined && text.clauseAt(place)?.sentence === sentence)) continue;
    const fact = meant.find((one) => endsUnnamed(kinds, one));
    if (fact !== undefined) return { fact, at };
  }
  return undefined;
}

/** Slots whose values are not said to be over. */
const LASTING: ReadonlySet<string> = new Set('name surname nickname age birthday origin email phone'.split(' '));

/** Returns the facts that the last sentence of a text names which names any, where it asks: of several that may be meant, none. */
function namedLast(asked: ReadText, language: KnownLanguage, known: readonly Fact[]): readonly Fact[] {
  const mentions = noteMentions(asked, language, known);
  for (const clause of asked.clauses.toReversed()) {
    const groups = groupsIn(asked, language, clause, mentions);
    const [group] = groups;
    if (group === undefined) continue;
    if (!clause.isAsked) return NO_FACTS;
    const isKnown = (token: number) => mentions[token] !== undefined;
    const { from: at } = clause;
    const place: Place = { text: asked, names: language, turns: [], clause, groups, slots: [], at, end: at, isKnown };
    const facts = [...new Set(groups.flatMap((one) => one.facts))];
    const isOther = isPart(place, group) && !isDoing(asked.tokens[group.to]) && !facts.every(isPlace);
    return facts.length > 1 || isOther ? NO_FACTS : facts.filter(({ slot }) => !LASTING.has(slot));
  }
  return NO_FACTS;
}

/** True for what somebody is at: "still at Acme", "ainda na Acme". */
const isPlace = ({ slot }: Fact) => slot === 'work' || slot === 'studies' || slot === 'home';

/** True for "going" behind "how's the tennis". */
const isDoing = (token: Token | undefined) => token?.plain.endsWith('ing') === true;

/** Returns the words of an end that are all that a clause of a message says. */
function bareTurnsIn(text: ReadText, language: KnownLanguage): Turn[] {
  return language.bareTurnsIn(text).filter(({ at, end, kinds }) => {
    const clause = text.clauseAt(at);
    return (
      clause !== undefined &&
      kinds.length > 0 &&
      !clause.isAsked &&
      !clause.flags.has('quoted') &&
      !isSupposed(text, language, clause, at) &&
      leadsTo(text, language, at) &&
      closesBare(text, language, clause, end)
    );
  });
}

/** True where nothing is said before a token but what an answer may begin with. */
function leadsTo(text: ReadText, language: KnownLanguage, at: number): boolean {
  return text.clauses.every(
    ({ from, to }) => from > at || passes(text, language, BEFORE, from, Math.min(to, at)) >= Math.min(to, at),
  );
}

/** True where nothing is named behind a token of a clause: "we split in May", not "we split the bill". */
export function closesBare(text: ReadText, language: KnownLanguage, clause: Clause, from: number): boolean {
  const stops = language.list('stops');
  for (let at = from; at < clause.to; ) {
    if (stops.at(text, at) !== undefined) return true;
    const end = passes(text, language, BEHIND, at, at + 1);
    if (end === at) return false;
    at = end;
  }
  return true;
}

/** Returns the token up to which only entries of lists stand. */
function passes(text: ReadText, language: KnownLanguage, lists: readonly string[], from: number, to: number): number {
  for (let at = from; at < to; ) {
    const end = Math.max(...lists.map((list) => language.list(list).at(text, at)?.end ?? 0));
    if (end <= at) return at;
    at = end;
    if (at >= to) return at;
  }
  return to;
}

const DONE_TO: ReadonlySet<Kind> = new Set(['drops', 'sheds']);
const BEFALLS: ReadonlySet<Kind> = new Set(['goes', 'being', 'closes', 'over', 'unnamed']);

/** True where words of some kinds end a fact that they do not name. What is done to things of some slots is done to no others. */
function endsUnnamed(kinds: readonly TurnKind[], fact: Fact): boolean {
  const done = kinds.filter(({ kind }) => DONE_TO.has(kind));
  const ofSlots = [...done, ...kinds.filter(({ kind }) => BEFALLS.has(kind))].filter(({ slots }) => slots.length > 0);
  if (ofSlots.some(({ slots }) => slots.includes(fact.slot))) return true;
  if (done.length > 0) return done.every(({ slots }) => slots.length === 0) && !PUT_ASIDE.has(fact.slot);
  const befalls = kinds.some(({ kind, slots }) => BEFALLS.has(kind) && slots.length === 0);
  return befalls && !(isActor(fact) && fact.slot !== 'pet');
}

/** True where a clause behind the mention of a fact says of something that it does not name that it is over: "Tasha's staying put … that's over". */
export function endsBehind(
  { text, mentions }: { readonly text: ReadText; readonly mentions: Mentions },
  fact: Fact,
  names: KnownLanguage,
): boolean {
  const mentioned = mentions.findIndex((facts) => facts?.includes(fact) === true);
  return names.turnsIn(text).some(({ at, end, kinds }) => {
    const clause = text.clauseAt(at);
    if (at < mentioned || clause === undefined || !closesBare(text, names, clause, end)) return false;
    const isBare = passes(text, names, [...BEFORE, 'small'], clause.from, at) >= at;
    const isOfNone = mentions.slice(clause.from, clause.to).every((facts) => facts === undefined);
    return isBare && isOfNone && kinds.some(({ kind }) => kind === 'goes' || kind === 'being' || kind === 'sheds');
  });
}
