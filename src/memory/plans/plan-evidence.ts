import type { Clause, ReadText } from '../understanding/read-text.ts';
import { DEED, type FoundActivity, LED } from './found-activity.ts';
import type { PlanSign, Reading } from './plan-slots.ts';
import type { PlanState } from './plan-state.ts';

/** The wants of a text, as its words say: `request`, `wish`, `book`, `motion`, `todo`, `over`, `other`; with an open plan `change` and `proposal`. */
export type PlanSigns = ReadonlySet<string>;

/** Flags of clauses that no plan is in: what was, what others do, work, what is asked or told of how things are. */
const NEVER = ['past', 'work', 'hypothetical', 'aside', 'quoted'];
/** Flags of clauses that no plan is in unless they wish or order something too. */
const HARDLY = ['told', 'state', 'apart'];
const WANTS = ['planned', 'command'];

/** True for a clause that is about something else than the plan. */
export function isBesidePlan({ flags }: Clause): boolean {
  if (flags.size === 0) return false;
  if (NEVER.some((flag) => flags.has(flag))) return true;
  if (flags.has('voice') && !flags.has('ours')) return true;
  return HARDLY.some((flag) => flags.has(flag)) && !WANTS.some((flag) => flags.has(flag));
}

/** True for a clause of which a flag says so much that no other takes it back. */
export function isSurelyBesidePlan({ flags }: Clause): boolean {
  return flags.size > 0 && NEVER.some((flag) => flags.has(flag));
}

const CODE = /\w\s*={1,3}\s*['"\w]|=>|[{}]|\);/;

/** True for a text of code: "WHERE city = 'York'". */
export function isCode({ original }: ReadText): boolean {
  return CODE.test(original);
}

const YEAR = /^(?:1[5-9]|20)\d\d$/;

/** True for a clause that tells of a year gone by: "in 1984". */
export function isOfGoneYear({ from, to }: Clause, { text, language }: Reading, year: number): boolean {
  const leads = language.list('spent');
  for (let at = from + 1; at < to; at += 1) {
    const said = text.tokens[at]?.plain ?? '';
    if (YEAR.test(said) && Number(said) < year && leads.at(text, at - 1) !== undefined) return true;
  }
  return false;
}

/** Returns the signs of a text that stand in clauses which may hold a plan. */
export function readSigns({ text, language }: Reading, isOpen = false): PlanSign[] {
  const tables = isOpen ? ['planSigns', 'planTurns'] : ['planSigns'];
  return tables
    .flatMap((table) => language.rules(table).every(text))
    .filter(({ from }) => text.isFree(from))
    .map(({ from, to, value }) => ({ name: String(value), from, to }));
}

const ENOUGH = 3;
const LONGEST_FRAGMENT = 10; // tokens
const LONGEST_WISH = 14; // tokens of a text that wishes for something done and says nothing else of it
const WANTS_OF_TEXT: PlanSigns = new Set(['request', 'wish', 'book', 'motion', 'todo']);
const REACH = 8; // tokens from a wish to what it is for, where nothing else is said

/** A wish without any detail is one for what stands right behind it: in "let's show them, running is great" it is for nothing. */
function isNear(sign: PlanSign, activity: FoundActivity | undefined, details: number): boolean {
  if (details > 0 || activity === undefined) return true;
  return sign.from <= activity.from && activity.from - sign.to <= REACH;
}

/** A wish in words before what it is for; "the flight to Boston" is none. */
function isWant({ name, from }: PlanSign, activity: FoundActivity): boolean {
  return WANTS_OF_TEXT.has(name) && from < activity.from;
}

/** "Rent in Dublin is 2000", "the train to York leaves at 9": what has its verb behind it is told of, not sought. */
export function isSubject({ text, language }: Reading, activity: FoundActivity): boolean {
  const [verbs, relatives] = ['subject verbs', 'relative pronouns'].map((name) => language.list(name));
  if (language.list('askers').at(text, activity.from - 1) !== undefined) return false;
  const end = text.clauseAt(activity.from)?.to ?? activity.to;
  for (let at = activity.to; at < end; at += 1)
    if (!text.tokens[at]?.isCapital && verbs?.at(text, at) !== undefined)
      return relatives?.at(text, at - 1) === undefined;
  return false;
}

const LONGEST_DEED = 24; // tokens of a text whose verb no list knows
const LONGEST_SAID = 8; // tokens of a text that is a plan because it says nothing else

/** True for a short text of which every word was understood, but for small ones: "Punta Cana em julho", "quiero hacer un viaje". */
function isAllSaid({ text, language }: Reading): boolean {
  if (text.tokens.length > LONGEST_SAID) return false;
  const fillers = ['small words', 'articles', 'aim fillers', 'aim stops'].map((name) => language.list(name));
  const signs = language.rules('planSigns').every(text);
  return text.tokens.every(
    ({ kind }, at) =>
      kind === 'mark' ||
      !text.isFree(at) ||
      signs.some(({ from, to }) => from <= at && at < to) ||
      fillers.some((list) => list.at(text, at) !== undefined),
  );
}

const MOST_OF_NOUN = 4; // words
const LONGEST_BOOKING = 6; // tokens of a text that books something and says nothing else

/** "Need a seamstress in Leeds": one of its kind, right behind a wish. */
function isOneOfAKind(
  { text, language }: Reading,
  activity: FoundActivity | undefined,
  said: readonly PlanSign[],
): boolean {
  if (activity === undefined || text.tokens.length > LONGEST_DEED) return false;
  const before = activity.from - 1;
  return (
    language.list('one').at(text, before) !== undefined &&
    said.some(({ name, to }) => WANTS_OF_TEXT.has(name) && to <= before && before - to <= 1)
  );
}

/** True for a noun that opens the text: no name of a person, no weather, no news. */
function isNoun({ text, language }: Reading, activity: FoundActivity | undefined): boolean {
  if (activity === undefined || activity.to - activity.from > MOST_OF_NOUN) return false;
  const begin = text.clauses[0]?.from ?? 0;
  const isName = text.tokens[activity.from]?.isCapital === true && activity.to - activity.from === 1;
  const isBegin = activity.from === begin || language.list('articles').at(text, begin)?.end === activity.from;
  return isBegin && !isName && language.list('no aims').at(text, activity.from) === undefined;
}

/** "Tomorrow is my cousin's wedding": what a clause says is on, and nobody wishes for. */
function isToldFeast({ text }: Reading, activity: FoundActivity, said: readonly PlanSign[]): boolean {
  const clause = text.clauseAt(activity.from);
  if (clause === undefined || !clause.flags.has('feast')) return false;
  return !said.some(({ name, from }) => WANTS_OF_TEXT.has(name) && text.clauseAt(from) === clause);
}

/**
 * Returns whether what was found is a plan where none is open. What counts is the slots that are there: something to do weighs two, each of
 * where, when, how many, how much, how long and how one; a wish, a request or a booking in words is worth a slot.
 */
export function isPlan(
  reading: Reading,
  found: PlanState,
  activity: FoundActivity | undefined,
  said: readonly PlanSign[],
): boolean {
  const { text } = reading;
  const signs: PlanSigns = new Set(said.map(({ name }) => name));
  if (activity !== undefined && !said.some((sign) => isWant(sign, activity)) && isSubject(reading, activity))
    return false;
  if (activity !== undefined && isToldFeast(reading, activity, said)) return false;
  const isVague = activity?.traits.includes('vague') ?? false;
  const details = [found.location, found.date, found.party_size, found.budget, found.duration].filter(
    (slot) => slot !== undefined,
  ).length;
  const isFragment = text.tokens.length <= LONGEST_FRAGMENT;
  const small = [found.time, found.date_end, isFragment ? found.preferences : undefined].filter(
    (slot) => slot !== undefined,
  ).length;
  const aim = activity === undefined ? (found.cuisine === undefined ? 0 : 2) : isVague ? 1 : 2;
  const isMoving = signs.has('motion') || signs.has('todo');
  const isLed = activity?.traits.includes(LED) ?? false;
  const isDeed = activity?.traits.includes(DEED) ?? false;
  const isWanted =
    isLed || isDeed || said.some((sign) => WANTS_OF_TEXT.has(sign.name) && isNear(sign, activity, details));
  const wants = isWanted ? 1 : 0;
  // A long message that wishes for something done somewhere, some day is a plan; without either it tells of life.
  if (isLed && details + small === 0 && text.tokens.length > LONGEST_WISH) return false;
  if (signs.has('book') && details + small > 0) return true;
  // "Quisiera reservar un temazcal".
  const isOne = activity !== undefined && reading.language.list('one').at(text, activity.from - 1) !== undefined;
  if (signs.has('book') && isOne && text.tokens.length <= LONGEST_BOOKING) return true;
  if (isMoving && (found.location !== undefined || (found.date !== undefined && activity !== undefined))) return true;
  if (aim === 0) return details >= ENOUGH || (found.location !== undefined && details >= 2 && isAllSaid(reading));
  // "Quiero hacer un viaje": a short wish for what a list knows, and nothing else.
  if (isVague && wants > 0 && isAllSaid(reading) && !activity?.traits.includes('aim')) return true;
  // An aim that no list knows may be anything: it wants its place and one thing more, or a day and a company.
  const isUnknown = activity?.traits.includes('aim') ?? false;
  const isPlaced = found.location !== undefined || found.date !== undefined;
  if (isDeed) return isPlaced && text.tokens.length <= LONGEST_DEED;
  // "Rocódromo mañana por la tarde": a few words that begin with it and say nothing but when.
  if (isUnknown && found.date !== undefined && isNoun(reading, activity) && isAllSaid(reading)) return true;
  if (isUnknown && found.location !== undefined && isOneOfAKind(reading, activity, said)) return true;
  if (isUnknown && details < (found.location === undefined && found.party_size === undefined ? ENOUGH : 2))
    return false;
  return aim + details + small + wants >= ENOUGH;
}
