/** Whether a clause calls the open plan off: a word of cancelling, or going negated, and beside it nothing but what the plan holds and words that add nothing. */
import type { Clause } from '../understanding/read-text.ts';
import { type CalendarContext, daysOf } from '../understanding/readers/calendar.ts';
import type { Call, Match } from '../understanding/rule-set.ts';
import { daySlots } from './plan-days.ts';
import { readSigns } from './plan-evidence.ts';
import type { Reading } from './plan-slots.ts';
import type { PlanState } from './plan-state.ts';
import { traitsOf } from './plan-tastes.ts';

/** Lists of what a clause may say beside it. */
const IDLE = ['off words', 'articles', 'answer tails', 'greetings', 'corrections'];

/** A calling off, as a clause says it: how much of the open plan is off, and the token behind what it says of that. */
export interface CalledOff {
  readonly of: 'whole' | 'part' | 'instead';
  readonly to: number;
}

/**
 * Returns how much of the open plan a match of `off own` or `off going` calls off, undefined for one that is not of it: `whole` where it names nothing
 * ("forget it"), `part` where another thing to do may take its place ("forget dinner, let's go bowling"), `instead` where
 * another plan follows in the same clause ("cancel Leeds and spend two days in Whitby"). "Cancela la cena" names a dinner, "cancela lo del sábado" the plan's own
 * day; going that is negated ("we're not going") is of the plan where no day and no place stands beside it, which it would be about instead.
 */
export function calledOff(
  match: Match,
  reading: Reading,
  open: PlanState,
  calendar: CalendarContext,
): CalledOff | undefined {
  const { text, language } = reading;
  const clause = text.clauseAt(match.from);
  if (clause === undefined || language.list('denials').at(text, match.from - 1) !== undefined) return undefined;
  const { args, values } = match.value as Call;
  const isWhole = args[0] === 'own';
  if (isWhole && isMarked(reading, 'undone', clause.from, match.from)) return undefined;
  const named = values.a === undefined ? [] : language.rules('activity').all(text);
  if (named.some((one) => isWithin(one, match) && !isOwnActivity(text.wordsOf(one.from, one.to), reading, open)))
    return undefined;
  const days = isWhole ? language.rules('date').all(text) : [];
  const own = days.filter(({ value }) => isOwnDay(value, open, calendar));
  const lists = IDLE.map((name) => language.list(name));
  const places = isWhole && typeof open.location === 'string' ? language.read(open.location).tokens : [];
  if (language.list('conditions').at(text, clause.from) !== undefined) return undefined;
  if (args[0] === 'named' && !isOwnName(match, reading, open)) return undefined;
  const [reasons, ands] = [language.list('reasons'), language.list('and')];
  const byName = () => (isWhole ? offByName(match, clause, reading, open, own) : undefined);
  let isNamed = !isWhole;
  let at = clause.from;
  while (at < clause.to) {
    const token = text.tokens[at];
    if (at > match.to && ands.at(text, at) !== undefined && goesOnTo(reading, at, clause.to))
      return { of: isNamed ? 'part' : 'instead', to: at };
    // "Lo cancelamos, que ha pillado gripe": why it is off is no part of it.
    if (at >= match.to && isReason(reading, reasons.at(text, at)?.end, clause.to)) break;
    const things = [
      ownActivityEnd(reading, at, clause.to, open) ?? at,
      ...own.filter(({ from }) => from === at).map(({ to }) => to),
    ];
    if (match.from !== at && Math.max(...things) > at) isNamed = true;
    const ends = [...things, ...lists.map((list) => list.at(text, at)?.end ?? at)];
    const isSaid = token?.kind === 'mark' || places.some(({ plain }) => plain === token?.plain);
    const end = match.from === at ? match.to : Math.min(Math.max(...ends, isSaid ? at + 1 : at), nextOf(match, at));
    if (end <= at) return byName();
    at = end;
  }
  // "It fell through" by itself may be of anything.
  return args[1] === 'fell' && !isNamed ? byName() : { of: isNamed ? 'part' : 'whole', to: clause.to };
}

/** True where a stretch has a word of a kind: what undoes a verb ("we nearly cancelled"), or doubts it. */
function isMarked({ text, language }: Reading, kind: string, from: number, to: number): boolean {
  const marks = language.list('plan marks');
  for (let at = from; at < to; at += 1) if (marks.at(text, at)?.value === kind) return true;
  return false;
}

const FURTHEST = 8; // tokens between a word of cancelling and what it calls off
const WANTS = new Set(['change', 'proposal', 'wish', 'book', 'motion', 'request']);

/**
 * Returns how much a clause calls off that says more than that: what is called off is the plan where its activity, its place or its day
 * stands right behind the verb ("skipping Leeds, we're saving up"), or right before one that says what has become of it ("the dinner sadly
 * fell through on us"). Words that add nothing may stand between; what else the clause tells does not matter.
 */
function offByName(
  match: Match,
  clause: Clause,
  reading: Reading,
  open: PlanState,
  days: readonly Match[],
): CalledOff | undefined {
  const isUnsure = clause.isAsked || clause.flags.has('hypothetical');
  if (isUnsure || isMarked(reading, 'doubt', clause.from, match.from)) return undefined;
  const thing = objectOf(match, clause, reading, open, days) ?? subjectOf(match, clause, reading, open, days);
  if (thing === undefined) return undefined;
  const isElsewhere = readSigns(reading, true).some(
    ({ name, from }) => WANTS.has(name) && (from < clause.from || from >= clause.to),
  );
  return { of: thing === 'day' || isElsewhere ? 'part' : 'whole', to: clause.to };
}

/** What of the plan a clause names. */
type Named = 'name' | 'day';

/** Returns what of the plan is named right behind a verb. */
function objectOf(match: Match, clause: Clause, reading: Reading, open: PlanState, days: readonly Match[]) {
  const { text, language } = reading;
  const at = idleEnd(reading, match.to, clause.to);
  const thing = thingAt(reading, at, clause.to, open, days);
  if (thing === undefined) return undefined;
  if (thingAt(reading, thing.to, clause.to, open, days)) return thing.of;
  // "Cancel the trip insurance", "cancela la cena de Ana": something of the plan's, or somebody's.
  let next = thing.to;
  if (language.list('plan marks').at(text, next)?.value === 'of') next += 1;
  const isBare = next === thing.to;
  if (next >= clause.to) return thing.of;
  const isEnded = isBare && (isIdle(reading, next) || text.tokens[next]?.kind === 'mark' || isReasonAt(reading, next));
  return isEnded || thingAt(reading, idleEnd(reading, next, clause.to), clause.to, open, days) ? thing.of : undefined;
}

/** Returns what of the plan is named right before a word that tells what has become of it. */
function subjectOf(match: Match, clause: Clause, reading: Reading, open: PlanState, days: readonly Match[]) {
  const { text, language } = reading;
  const isTold = (match.value as Call).args[1] === 'fell';
  const marks = language.list('plan marks');
  const isPassive = Array.from({ length: 3 }, (_token, i) => match.from - 1 - i).some(
    (at) => at >= clause.from && marks.at(text, at)?.value === 'passive' && marks.at(text, at)?.end === match.from,
  );
  if (!isTold && !isPassive) return undefined;
  for (let at = Math.max(clause.from, match.from - FURTHEST); at < match.from; at += 1) {
    const thing = thingAt(reading, at, match.from, open, days);
    if (thing !== undefined && idleEnd(reading, thing.to, match.from) >= match.from) return thing.of;
  }
  return undefined;
}

function isReasonAt({ text, language }: Reading, at: number): boolean {
  return ['reasons', 'and', 'aim stops'].some((name) => language.list(name).at(text, at) !== undefined);
}

function isIdle({ text, language }: Reading, at: number): boolean {
  return IDLE.some((name) => language.list(name).at(text, at) !== undefined);
}

/** Returns the token behind words that add nothing, from a token on. */
function idleEnd({ text, language }: Reading, from: number, to: number): number {
  const lists = IDLE.map((name) => language.list(name));
  const marks = language.list('plan marks');
  const last = Math.min(to, from + FURTHEST);
  let at = from;
  while (at < last) {
    const mark = marks.at(text, at);
    const ends = lists.map((list) => list.at(text, at)?.end ?? at);
    const end = Math.max(...ends, mark?.value === 'passive' ? mark.end : at);
    if (end <= at) break;
    at = end;
  }
  return Math.min(at, to);
}

/** Returns what of the plan a text names at a token: a word of what it is for, of its place, or its day. */
function thingAt(
  { text, language }: Reading,
  at: number,
  end: number,
  open: PlanState,
  days: readonly Match[],
): { readonly of: Named; readonly to: number } | undefined {
  const day = days.find(({ from, to }) => from === at && to <= end);
  if (day !== undefined) return { of: 'day', to: day.to };
  const token = text.tokens[at];
  if (token === undefined || at >= end || token.kind === 'mark') return undefined;
  for (const name of [open.location, open.activity]) {
    const words = typeof name === 'string' ? language.read(name).tokens.map(({ plain }) => plain) : [];
    const first = words.findIndex(
      (word) => word.length >= SHORTEST_NAME && isSame(word, token.plain, name === open.activity),
    );
    if (first < 0) continue;
    let to = at + 1;
    while (to < end && first + to - at < words.length && text.tokens[to]?.plain === words[first + to - at]) to += 1;
    return { of: 'name', to };
  }
  const slice = Math.min(end, at + FURTHEST);
  const own = ownActivityEnd({ text, language }, at, slice, open);
  return typeof open.activity === 'string' && own !== undefined && own > at ? { of: 'name', to: own } : undefined;
}

const SHORTEST_NAME = 3; // letters of a word of a name that tells it

/** True for a word of a place, or one of the kind of a word for something to do: the "cena" of "cenar". */
function isSame(word: string, said: string, isKind: boolean): boolean {
  if (word === said) return true;
  return isKind && word.length >= SHORTEST_STEM && word.slice(0, SHORTEST_STEM) === said.slice(0, SHORTEST_STEM);
}

const GOES_ON = new Set(['motion', 'wish']);

/** True where behind an "and" something else is wished for: "and spend two days in Whitby". */
function goesOnTo({ text, language }: Reading, and: number, to: number): boolean {
  const signs = language.rules('planSigns');
  for (let at = and + 1; at < to; at += 1) if (GOES_ON.has(String(signs.at(text, at)?.value))) return true;
  return false;
}

/** True where a reason follows what ends at a token. */
function isReason({ text, language }: Reading, end: number | undefined, to: number): boolean {
  if (end === undefined || end >= to) return false;
  // "Cancela lo que dije".
  return language.list('articles').at(text, end - 2) === undefined && text.tokens[end - 2]?.plain !== 'lo';
}

/** "Trivia's off" of a pub trivia: whose word stands before the "'s". */
function isOwnName({ from }: Match, { text, language }: Reading, { activity }: PlanState): boolean {
  const name = text.tokens[from]?.plain.replace(/'s$/, '') ?? '';
  return typeof activity === 'string' && (activity.includes(name) || isOwnWord(name, language));
}

function isOwnWord(name: string, language: Reading['language']): boolean {
  return language.list('off words').words.includes(name);
}

/** No entry reaches into the match itself. */
function nextOf({ from }: Match, at: number): number {
  return at < from ? from : Number.POSITIVE_INFINITY;
}

function isWithin({ from, to }: Match, match: Match): boolean {
  return from >= match.from && to <= match.to;
}

export const SHORTEST_STEM = 4; // letters that two words for the same thing to do have in common

/** Returns where the plan's own thing to do ends that begins at a token. It is read by itself: behind "forget about" nothing is sought. */
function ownActivityEnd({ text, language }: Reading, at: number, end: number, open: PlanState): number | undefined {
  const rest = language.read(text.sliceOf(at, end));
  const found = language.rules('activity').at(rest, 0);
  if (found === undefined || !isOwnActivity(rest.wordsOf(0, found.to), { text, language }, open)) return undefined;
  return Math.min(at + found.to, end);
}

/** True for a word for what the plan is for: the "cena" of "cenar", the "viaje" of "viajar". */
export function isOwnActivity(name: string, reading: Reading, open: PlanState): boolean {
  const known = open.activity;
  if (typeof known !== 'string') return true;
  if (known.includes(name) || name.includes(known)) return true;
  if (known.slice(0, SHORTEST_STEM) === name.slice(0, SHORTEST_STEM)) return true;
  const [one, other] = [traitsOf(known, reading), traitsOf(name, reading)];
  // "Salir" and "trip" are words for any.
  return other.includes('vague') || (other.length > 1 && one.join() === other.join());
}

/** True for days that the plan has. */
export function isOwnDay(value: unknown, { date, date_end }: PlanState, calendar: CalendarContext): boolean {
  const told = daySlots(daysOf(value, calendar));
  return told.date !== undefined && told.date === date && (told.date_end ?? date_end) === date_end;
}
