/**
 * Whether a message goes on with a plan of an earlier session: it changes one that it names, "the dinner: make it sunday", or speaks of it as
 * of something known. What seeks something to do as if for the first time, "dinner for two in Leeds on friday", is a plan of its own.
 */
import type { CalendarContext } from '../understanding/readers/calendar.ts';
import { realDay } from '../understanding/readers/civil-day.ts';
import { isOwnActivity, SHORTEST_STEM } from './plan-called-off.ts';
import { isBesidePlan, isCode } from './plan-evidence.ts';
import { namesActivity, namesDay, namesPlace, turns } from './plan-named.ts';
import type { Reading } from './plan-slots.ts';
import { asRead, type PlanState } from './plan-state.ts';

/** Rules of which a message that goes on with a plan has one at least, where it does not name what that is for. */
const OF_PLANS = ['changes', 'planTurns', 'partySize', 'date', 'duration', 'budget'];

/** True for a message that may go on with some plan, whichever: a quick look, before anybody asks whether there is one. */
export function mayGoOn(reading: Reading): boolean {
  const { text, language } = reading;
  if (isCode(text)) return false;
  if (OF_PLANS.some((table) => language.rules(table).matches(text))) return true;
  return language
    .rules('activity')
    .all(text)
    .some(({ from }) => isOwned(reading, from));
}

/** True for a word behind "the" or "our". */
function isOwned({ text, language }: Reading, at: number): boolean {
  const [definite, marks] = [language.list('definite'), language.list('plan marks')];
  return Array.from({ length: LONGEST_OWNER }, (_token, i) => at - 1 - i).some((from) => {
    const mark = marks.at(text, from);
    return definite.at(text, from)?.end === at || (mark?.value === 'owner' && mark.end === at);
  });
}

const LONGEST_OWNER = 3; // words: "lo de la"

/** The manner in which a message speaks of an earlier plan. */
export interface Bearing {
  /** True where it names what the plan is for as something known: "the dinner". */
  readonly isKnown: boolean;
  /** True where it names what the plan is for or its place; `isDated`: its day. */
  readonly isNamed: boolean;
  readonly isDated: boolean;
  /** True where it says that something is to be otherwise. */
  readonly isTurned: boolean;
}

/** Returns how a message speaks of a plan. Flags of its clauses must have been read; `calendar` counts from today, and not from the day of the plan. */
export function bearingOf(reading: Reading, plan: PlanState, calendar: CalendarContext): Bearing {
  const { text } = reading;
  if (text.clauses.every(isBesidePlan) && !turns(reading, plan, calendar))
    return { isKnown: false, isNamed: false, isDated: false, isTurned: false };
  const isByPlace = namesPlace(reading, plan);
  return {
    isKnown: knowsActivity(reading, plan) || (isByPlace && namesActivity(reading, plan)),
    isNamed: isByPlace || namesActivity(reading, plan),
    isDated: namesDay(reading, plan, calendar),
    isTurned: turns(reading, plan, calendar),
  };
}

/** True where what the plan is for stands behind "the" or "our". */
function knowsActivity(reading: Reading, plan: PlanState): boolean {
  const { text, language } = reading;
  return text.tokens.some(({ plain }, at) => {
    if (plain.length < SHORTEST_STEM || !isOwned(reading, at)) return false;
    return namesActivity({ language, text: language.readWords(plain) }, plan);
  });
}

/** True where what a message tells by itself is another plan than the earlier one. */
export function isOfItsOwn(reading: Reading, own: PlanState, plan: PlanState, bearing: Bearing): boolean {
  const { isKnown, isNamed, isTurned } = bearing;
  if (isTurned || Object.keys(own).length === 0) return false;
  if (typeof own.activity !== 'string') return !isNamed;
  return !isKnown || !isOwnActivity(own.activity, reading, asRead(plan));
}

const DAY_MS = 86_400_000;
/** How long a plan is gone on with, in days since it was told: without a day of its own, and with one that is to come. */
const REACH = { without: 14, toCome: 90 };
/** Milliseconds: of plans that were told before, none is gone on with. */
export const FURTHEST_MS = REACH.toCome * DAY_MS;

/** True for a plan that a later session may still go on with: its day is to come, or it has none and was told lately. `today`: the day where the user is. */
export function isStillOpen({ date, date_end }: PlanState, toldAt: Date, now: Date, today: number): boolean {
  const last = lastDay(date_end ?? date);
  if (last !== undefined) return last >= today;
  return toldAt.getTime() >= now.getTime() - REACH.without * DAY_MS;
}

/** Returns the last day that a date may mean: of a month its last. */
function lastDay(date: unknown): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(String(date ?? '')) ?? [];
  if (year === undefined) return undefined;
  if (day !== undefined) return realDay(Number(year), Number(month), Number(day));
  return [31, 30, 29, 28]
    .map((last) => realDay(Number(year), Number(month), last))
    .find((found) => found !== undefined);
}
