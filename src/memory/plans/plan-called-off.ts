/** Whether a clause calls the open plan off: a word of cancelling, or going negated, and beside it nothing but what the plan holds and words that add nothing. */
import { type CalendarContext, daysOf } from '../understanding/readers/calendar.ts';
import type { Call, Match } from '../understanding/rule-set.ts';
import { daySlots } from './plan-days.ts';
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
    if (end <= at) return undefined;
    at = end;
  }
  return { of: isNamed ? 'part' : 'whole', to: clause.to };
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
