/** The slots of one message, each read behind those whose words it must not take. */
import type { CalendarContext, FoundDays } from '../understanding/readers/calendar.ts';
import { localClock } from '../understanding/readers/civil-day.ts';
import type { SaidPlace } from '../understanding/readers/place.ts';
import type { FoundActivity } from './found-activity.ts';
import { asksFor, dayInMonth, dayOfPlan, isMonth, knownCurrency } from './open-plan.ts';
import { findAim, findDeed, findUnlisted, hasDeed } from './plan-aims.ts';
import { chosenOf } from './plan-alternatives.ts';
import { findNumber } from './plan-answers.ts';
import { corrects, denies, movedBy, opensCorrecting, type PlanChanges } from './plan-changes.ts';
import { daySlots, takeDays } from './plan-days.ts';
import type { PlanSigns } from './plan-evidence.ts';
import { bareLocation, takeLocation } from './plan-location.ts';
import { besideCompany, companyTold, isCompanyChange, takePartySize } from './plan-party.ts';
import { type PlanSign, type Reading, takeBudget, takeDuration, takeTime, timeOf } from './plan-slots.ts';
import { isBackReference, LONGEST_AIM_AT_PLACE } from './plan-sought.ts';
import { missingFields, type PlanState } from './plan-state.ts';
import {
  chooseActivity,
  type FoundCuisine,
  findCuisines,
  findPreferences,
  takeActivities,
  traitsOf,
  wantedFirst,
  withOther,
} from './plan-tastes.ts';

/** The circumstances in which a query is read. */
export interface ExtractOptions {
  /** The language, a BCP-47 tag. What the text itself tells goes before it; it settles what languages read differently, such as 5/12, and whose pesos. */
  language: string;
  /** The plan that the conversation already has; with it, "somos 4" by itself is an answer. */
  planState?: PlanState;
  referenceTime: Date;
  /** The time zone: an IANA name, or minutes east of UTC when only the reference time's own offset is known. */
  timeZone: string | number;
}

/** The order matters: each slot takes its words out, so that "30 euros" is not half past and "en 3 días" not a stay. */
export function readSlots(
  reading: Reading,
  options: ExtractOptions,
  open: PlanState | undefined,
  said: readonly PlanSign[],
  isFirst: boolean,
  changes: PlanChanges | undefined,
): { found: PlanState; activity: FoundActivity | undefined } {
  const { text } = reading;
  const signs: PlanSigns = new Set(said.map(({ name }) => name));
  const preferences = findPreferences(reading);
  const budget = takeBudget(reading, { ...options, known: knownCurrency(open) });
  const negated = text.clauses.filter(({ flags }) => flags.has('negated'));
  // "Leave the toddler out" says who goes.
  for (const { from, to } of open === undefined ? negated : besideCompany(reading, negated)) text.take(from, to);
  const isQuestion = text.clauses.some(({ isAsked }) => isAsked);
  const isWanted = ['wish', 'request', 'book', 'motion', 'change', 'proposal'].some((sign) => signs.has(sign));
  const isMoved = open !== undefined && changes?.isReplaced === true;
  const isSaid = () => isWanted || isMoved || (!isQuestion && tellsDay(reading, open)) || opensWithAim(reading);
  const calendar = calendarOf(reading, options, open);
  const days = takeDays(
    reading,
    calendar,
    { isSaid, isAsked: asksFor('date', open), isRange: open?.date_end !== undefined || isMonth(open?.date) },
    isMonth(open?.date) ? undefined : dayOfPlan(open),
  );
  const saidTime = takeTime(reading, open !== undefined);
  const duration = takeDuration(reading);
  const isJoined = open !== undefined && beginsWithNumber(text) && companyTold(reading).some(isCompanyChange);
  const partySize = takePartySize(reading, open, isMovedDay(days, changes, open));
  const place = placeOf(reading, open, isFirst, changes);
  if (place !== undefined) text.take(place.from, place.end);
  const where = place
    ? (chosenOf(reading, place.name, place.end) ?? place.name)
    : isFirst
      ? chosenOf(reading, open?.location)
      : undefined;
  const cuisines = findCuisines(reading);
  const deed = open === undefined ? findDeed(reading) : undefined;
  const activities = takeActivities(reading);
  const cuisineSaid = cuisines.find(({ needsMeal }) => !needsMeal);
  const sought =
    chooseActivity(
      reading,
      wantedFirst(
        activities.filter(({ traits }) => open?.activity === undefined || !traits.includes('table')),
        reading,
        said,
      ),
      deed,
    ) ??
    (open === undefined
      ? (aimOfCuisine(cuisineSaid) ?? (isFirst ? (findUnlisted(reading) ?? findAim(reading, said)) : undefined))
      : undefined);
  const activity = sought && open === undefined ? withOther(sought, reading) : sought;
  if (activity !== undefined) text.take(activity.from, activity.to);
  const traits = activity?.traits ?? (typeof open?.activity === 'string' ? traitsOf(open.activity, reading) : []);
  // "Thai tomorrow night?"
  const isCuisine = cuisines.some(({ from }) => from === activity?.from && from + 1 === activity.to);
  const isMeal =
    isCuisine || traits.includes('food') || activities.some((one) => one.traits.includes('food')) || open !== undefined;
  const cuisine = cuisines.find(({ needsMeal }) => isMeal || !needsMeal)?.name;
  const answer = findNumber(
    reading,
    open,
    { company: partySize, isJoined, time: saidTime },
    activity !== undefined && (days !== undefined || place !== undefined),
  );
  const company = answer.partySize ?? partySize;
  const spent = budget ?? answer.budget;
  const time = timeOf(
    answer.time ? { ...saidTime, ...answer.time } : (changes?.time ?? saidTime),
    days,
    open?.time,
    traits,
  );
  // "Skint until friday, dinner ideas?": an end is of what lasts, or of what has its beginning.
  const lasts = traits.includes('travel') || signs.has('motion') || (duration ?? open?.duration) !== undefined;
  const isEnd = days?.isEnd === true && !lasts && open?.date === undefined;
  const chosen = isFirst ? chosenOf(reading, open?.activity) : undefined;
  const isNew =
    activity !== undefined && !isBackReference(reading, activity, open, signs, days === undefined ? place : undefined);
  const found: PlanState = {
    ...changes?.dropped,
    ...(chosen !== undefined && { activity: chosen }),
    ...(chosen === undefined && isNew && { activity: activity.name }),
    ...(where && { location: where }),
    ...(days === undefined && changes && open && movedBy(changes.days, open)),
    ...daySlots(isEnd ? undefined : (days ?? dayInMonth(answer.day, open))),
    ...(time && { time }),
    ...(company && { party_size: company }),
    ...(spent && { budget: spent }),
    ...(duration && { duration }),
    ...(cuisine && { cuisine }),
    ...(preferences.length > 0 && { preferences }),
  };
  return { found, activity: isNew ? activity : undefined };
}

/** True where a text begins with a number by itself, or one with a word behind it: "five, my sister is coming". */
function beginsWithNumber({ tokens, clauses: [first] }: Reading['text']): boolean {
  return (
    first !== undefined && first.to - first.from <= 2 && tokens[first.from] !== undefined && tokens.length > first.to
  );
}

/** True where a text moves the day of the open plan. */
function isMovedDay(
  days: FoundDays | undefined,
  changes: PlanChanges | undefined,
  open: PlanState | undefined,
): boolean {
  if (open?.date === undefined) return false;
  const { date } = daySlots(days);
  return date === undefined ? (changes?.days ?? 0) !== 0 : date !== open.date;
}

/** Returns what days are counted from. */
export function calendarOf(
  { language }: Reading,
  options: ExtractOptions,
  open: PlanState | undefined,
): CalendarContext {
  return {
    ...localClock(options.referenceTime, options.timeZone),
    isMonthFirst: isMonthFirst(options.language, language.code),
    near: dayOfPlan(open),
  };
}

/** Returns the place of a text: what leads to it, or where it was asked for a name that the text begins with. */
function placeOf(
  reading: Reading,
  open: PlanState | undefined,
  isFirst: boolean,
  changes: PlanChanges | undefined,
): SaidPlace | undefined {
  const known = typeof open?.location === 'string' ? open.location : undefined;
  const led = takeLocation(reading, known, changes?.isReplaced, open !== undefined, asksFor('location', open));
  // A bare answer is read in the first language alone: any word is a name in a language that does not know it.
  const bare = led?.isName || !isFirst || !asksFor('location', open) ? undefined : bareLocation(reading);
  return bare ?? led;
}

/** True where a number may be a day without more: in a short text, or where the open plan lacks its day or is put right. */
function tellsDay(reading: Reading, open: PlanState | undefined): boolean {
  if (open === undefined) return reading.text.tokens.length <= LONGEST_AIM_AT_PLACE;
  return (
    missingFields(open).includes('date') ||
    isMonth(open.date) ||
    corrects(reading) ||
    denies(reading) ||
    opensCorrecting(reading)
  );
}

/** True where a text begins with something to do: "mudanza el 26". */
function opensWithAim(reading: Reading): boolean {
  const begin = reading.text.clauses[0]?.from ?? 0;
  return hasDeed(reading) || reading.language.rules('activity').at(reading.text, begin) !== undefined;
}

/** "Me apetece italiano": a cuisine is what is sought where nothing else is. */
function aimOfCuisine(cuisine: FoundCuisine | undefined): FoundActivity | undefined {
  return cuisine && { name: cuisine.said, from: cuisine.from, to: cuisine.from + 1, traits: ['food'] };
}

const MONTH_FIRST = /^en(?:$|[-_](?!GB|AU|NZ|IE|ZA|IN))/i;

/** 5/12 is 12 May in the English of America, 5 December everywhere else. */
function isMonthFirst(declared: string, read: string): boolean {
  return read === 'en' && (MONTH_FIRST.test(declared) || !/^en/i.test(declared));
}
