import { languagesOf } from '../understanding/languages.ts';
import type { Clause, ReadText } from '../understanding/read-text.ts';
import type { FoundDays } from '../understanding/readers/calendar.ts';
import { localClock, partsOf, realDay } from '../understanding/readers/civil-day.ts';
import type { SaidPlace } from '../understanding/readers/place.ts';
import type { FoundActivity } from './found-activity.ts';
import { findAim, findDeed, findUnlisted, hasDeed } from './plan-aims.ts';
import { chosenOf } from './plan-alternatives.ts';
import { findNumber } from './plan-answers.ts';
import { movedBy, type PlanChanges, takeChanges } from './plan-changes.ts';
import { daySlots, takeDays } from './plan-days.ts';
import {
  isBesidePlan,
  isCode,
  isOfGoneYear,
  isPlan,
  isSubject,
  isSurelyBesidePlan,
  type PlanSigns,
  readSigns,
} from './plan-evidence.ts';
import { bareLocation, takeLocation } from './plan-location.ts';
import { companyChanges, takePartySize } from './plan-party.ts';
import { type PlanSign, type Reading, takeBudget, takeDuration, takeTime, timeOf } from './plan-slots.ts';
import { isOpenPlan, missingFields, type PlanState, type RequiredField, SLOTS } from './plan-state.ts';
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

export interface ExtractOptions {
  /** The language, a BCP-47 tag. What the text itself tells goes before it; it settles what languages read differently, such as 5/12, and whose pesos. */
  language: string;
  /** The plan that the conversation already has; with it, "somos 4" by itself is an answer. */
  planState?: PlanState;
  referenceTime: Date;
  /** The time zone: an IANA name, or minutes east of UTC when only the reference time's own offset is known. */
  timeZone: string | number;
}

/** What one language reads in a query. */
interface PlanReading {
  readonly found: PlanState;
  readonly isPlan: boolean;
  /** True where a clause is known to be about something else. */
  readonly isBeside: boolean;
  /** The text as it was read: what is taken there is understood. */
  readonly text: ReadText;
}

/**
 * Reads the slots of an outing or a trip out of one query, by rules alone, in Spanish, English and Portuguese. It returns only what this query
 * says: `mergePlanState` adds it to what was known. A slot that the query empties is null.
 */
export class PlanContextExtractor {
  /** Returns the slots of the query, `{}` for one with no plan in it. Throws only a RangeError for a time zone that does not exist. */
  extractFromQuery(query: string, options: ExtractOptions): PlanState {
    const open = isOpenPlan(options.planState) ? options.planState : undefined;
    let said: PlanReading | undefined;
    const languages = languagesOf(query, options.language);
    for (const language of languages) {
      // What the likeliest language knows to be something else is no plan because another knows none of its words.
      if (said !== undefined && !said.isPlan && said.isBeside) return {};
      const reading = { text: language.readWords(query), language };
      const other = readPlan(reading, options, open, said, language === languages.at(-1));
      said = said === undefined ? other : joined(said, other);
    }
    return said?.isPlan ? said.found : {};
  }
}

/** "Find bars cerca de Sol tomorrow": what one language leaves, the other may read. The one that makes more of it goes before. */
function joined(one: PlanReading, other: PlanReading): PlanReading {
  if (!one.isPlan || !other.isPlan) return other.isPlan ? other : one;
  const [more, less] = Object.keys(other.found).length > Object.keys(one.found).length ? [other, one] : [one, other];
  return { ...more, found: { ...less.found, ...more.found } };
}

/** `isLast`: no other language is asked, so that of a text without a plan nothing else matters. */
function readPlan(
  reading: Reading,
  options: ExtractOptions,
  open: PlanState | undefined,
  first: PlanReading | undefined,
  isLast: boolean,
): PlanReading {
  const { text, language } = reading;
  if (isCode(text)) return { found: {}, isPlan: false, isBeside: true, text };
  // Most texts of a conversation hold no plan. Questions are mostly beside it, as their flags tell; of the rest no word is of a plan.
  const looksFirst = open === undefined && !text.clauses.some(({ isAsked }) => isAsked);
  const mayHold = !looksFirst || mayHoldPlan(reading);
  if (!mayHold && isLast) return { found: {}, isPlan: false, isBeside: false, text };
  // With a plan open, what else is said of a clause beside it counts as well.
  language.readFlags(text, open === undefined ? isSurelyBesidePlan : undefined);
  if (open !== undefined && first?.isPlan) takeSame(text, first.text);
  const { year } = partsOf(localClock(options.referenceTime, options.timeZone).today);
  const beside = text.clauses.filter((clause) => isBesidePlan(clause) || isOfGoneYear(clause, reading, year));
  // "Se han caído 2": what has happened to the company is of the plan.
  const changed = open === undefined || beside.length === 0 ? [] : companyChanges(reading);
  for (const { from, to } of beside)
    if (!changed.some((match) => match.from < to && match.to > from)) text.take(from, to);
  const isBeside = beside.length > 0;
  const none: PlanReading = { found: {}, isPlan: false, isBeside, text };
  const isKnown = looksFirst && !isBeside; // nothing was taken since
  const holdsNone = () => (isKnown ? !mayHold : !mayHoldPlan(reading));
  if (open === undefined && (beside.length === text.clauses.length || holdsNone())) return none;
  const said = readSigns(reading, open !== undefined);
  if (open !== undefined) for (const { from, to } of questionsBeside(reading, said)) text.take(from, to);
  const signs: PlanSigns = new Set(said.map(({ name }) => name));
  const changes = open && takeChanges(reading, open);
  if (open !== undefined && changes?.isOff) return { ...none, found: offOf(reading, options, open), isPlan: true };
  if (signs.has('other')) return { ...none, isBeside: true };
  const { found, activity } = readSlots(reading, options, open, said, first === undefined, changes);
  if (signs.has('over') && open) return { ...none, found: { ...emptied(open), ...found }, isPlan: true };
  const isAny = Object.keys(found).length > 0;
  if (open === undefined && goesOn(reading, beside, found, said)) return { ...none, isBeside: true };
  return {
    ...none,
    found,
    isPlan:
      isAny && (open !== undefined || isPlan(reading, found, activity, said) || isBareAim(reading, found, activity)),
  };
}

/** "My coworker got engaged in Maui, dinner for two on the beach": what follows a clause beside the plan and says neither when nor where goes on with it. */
function goesOn({ text }: Reading, beside: readonly Clause[], found: PlanState, said: readonly PlanSign[]): boolean {
  const isFirst = beside.length > 0 && beside[0] === text.clauses[0];
  return isFirst && found.date === undefined && found.location === undefined && said.length === 0;
}

/** What one language understood is left alone by the next: the "a Bia" of "eu e a Bia" is no place in Spanish. */
function takeSame(text: ReadText, other: ReadText): void {
  const understood = new Uint8Array(other.original.length);
  for (const [at, { start, end }] of other.tokens.entries()) if (!other.isFree(at)) understood.fill(1, start, end);
  for (const [at, { start }] of text.tokens.entries()) if (understood[start] === 1) text.take(at, at + 1);
}

/** "Cancel it all, bowling in Leeds on Sunday instead": what stands beside it counts where it is a plan by itself. */
function offOf(reading: Reading, options: ExtractOptions, open: PlanState): PlanState {
  const said = readSigns(reading);
  const { found, activity } = readSlots(reading, options, undefined, said, false, undefined);
  return { ...emptied(open), ...(isPlan(reading, found, activity, said) && found) };
}

const LONGEST_FRAGMENT = 30; // tokens of a text that may be a plan though no word of it names something to do

/** Rules of which a plan has one at least, whatever its length. */
const SEEKING = ['planSigns', 'activity', 'cuisine'];
/** Slots of which a plan with nothing to do that a list knows has one at least, beside where. */
const DETAILS = ['date', 'partySize', 'budget', 'duration'];

/** A quick look before the slots are read. */
function mayHoldPlan({ text, language }: Reading): boolean {
  const { length } = text.tokens;
  const slots = length <= LONGEST_FRAGMENT ? [...SEEKING, ...DETAILS] : SEEKING;
  if (length <= LONGEST_AIM_AT_PLACE) {
    const occasions = language.list('occasions');
    if (
      language.rules('location').matches(text) ||
      text.tokens.some((_token, at) => occasions.at(text, at) !== undefined)
    )
      return true;
  }
  return slots.some((slot) => language.rules(slot).matches(text)) || hasDeed({ text, language });
}

const LONGEST_ANSWER = 4; // words of a question that still answers: "¿mejor el sábado?"

/** Questions that wish for nothing: with an open plan they ask about it, they do not change it. */
function questionsBeside({ text, language }: Reading, signs: readonly PlanSign[]): Clause[] {
  const asks = language.list('asks beside');
  return text.clauses.filter(
    ({ isAsked, flags, from, to }) =>
      (isAsked || flags.has('asks')) &&
      (to - from > LONGEST_ANSWER || asks.at(text, from) !== undefined) &&
      !signs.some((sign) => sign.from >= from && sign.from < to),
  );
}

/** Flags of clauses that say what is wanted, and no more. */
const WANTED = new Set(['planned', 'command', 'ours']);
const LONGEST_AIM = 8; // words of a message that says only what is sought
const LONGEST_AIM_AT_PLACE = 10; // the same with a place

/**
 * "Open house at the observatory", "calçotada en Valls": a few words that begin with what is sought are a plan's first. What no list knows has its
 * place.
 */
function isBareAim(reading: Reading, found: PlanState, activity: FoundActivity | undefined): boolean {
  const { text, language } = reading;
  if (activity === undefined || language.list('no aims').at(text, activity.from) !== undefined) return false;
  const isAtPlace = found.location !== undefined && found.activity !== undefined;
  if (activity.traits.includes('vague') && !isAtPlace) return false;
  // What leads to it says nothing.
  if (text.tokens.length - activity.from > (isAtPlace ? LONGEST_AIM_AT_PLACE : LONGEST_AIM)) return false;
  if (isSubject(reading, activity)) return false;
  // "Squash??" asks for nothing else.
  const isSaid = ({ from, to, isAsked, flags }: Clause) =>
    (isAsked && !(from === activity.from && to === activity.to)) || [...flags].some((flag) => !WANTED.has(flag));
  if (text.clauses.some(isSaid)) return false;
  return beginsWith(reading, activity, 0);
}

/** The order matters: each slot takes its words out, so that "30 euros" is not half past and "en 3 días" not a stay. */
function readSlots(
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
  for (const { from, to, flags } of text.clauses) if (flags.has('negated')) text.take(from, to);
  const local = localClock(options.referenceTime, options.timeZone);
  const isQuestion = text.clauses.some(({ isAsked }) => isAsked);
  const isWanted = ['wish', 'request', 'book', 'motion'].some((sign) => signs.has(sign));
  const isSaid = () => isWanted || (!isQuestion && tellsDay(reading, open)) || opensWithAim(reading);
  const calendar = {
    ...local,
    isMonthFirst: isMonthFirst(options.language, reading.language.code),
    near: dayOfPlan(open),
  };
  const days = takeDays(
    reading,
    calendar,
    { isSaid, isAsked: asksFor('date', open), isRange: open?.date_end !== undefined || isMonth(open?.date) },
    isMonth(open?.date) ? undefined : dayOfPlan(open),
  );
  const saidTime = takeTime(reading, open !== undefined);
  const duration = takeDuration(reading);
  const partySize = takePartySize(reading, open);
  const place = placeOf(reading, open, isFirst, changes);
  if (place !== undefined) text.take(place.from, place.end);
  const where = place?.name ?? (isFirst ? chosenOf(reading, open?.location) : undefined);
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
    (open === undefined ? (aimOfCuisine(cuisineSaid) ?? findUnlisted(reading) ?? findAim(reading, said)) : undefined);
  const activity = sought && open === undefined ? withOther(sought, reading) : sought;
  if (activity !== undefined) text.take(activity.from, activity.to);
  const traits = activity?.traits ?? (typeof open?.activity === 'string' ? traitsOf(open.activity, reading) : []);
  const isMeal = traits.includes('food') || activities.some((one) => one.traits.includes('food')) || open !== undefined;
  const cuisine = cuisines.find(({ needsMeal }) => isMeal || !needsMeal)?.name;
  const answer = findNumber(
    reading,
    open,
    partySize,
    activity !== undefined && (days !== undefined || place !== undefined),
  );
  const company = answer.partySize ?? partySize;
  const spent = budget ?? answer.budget;
  const time = timeOf(answer.time ?? changes?.time ?? saidTime, days, open?.time, traits);
  const chosen = isFirst ? chosenOf(reading, open?.activity) : undefined;
  const isNew = activity !== undefined && !isBackReference(reading, activity, open, signs);
  const found: PlanState = {
    ...changes?.dropped,
    ...(chosen !== undefined && { activity: chosen }),
    ...(chosen === undefined && isNew && { activity: activity.name }),
    ...(where && { location: where }),
    ...(days === undefined && changes && open && movedBy(changes.days, open)),
    ...daySlots(days ?? dayInMonth(answer.day, open)),
    ...(time && { time }),
    ...(company && { party_size: company }),
    ...(spent && { budget: spent }),
    ...(duration && { duration }),
    ...(cuisine && { cuisine }),
    ...(preferences.length > 0 && { preferences }),
  };
  return { found, activity: isNew ? activity : undefined };
}

/** Returns the place of a text: what leads to it, or where it was asked for a name that the text begins with. */
function placeOf(
  reading: Reading,
  open: PlanState | undefined,
  isFirst: boolean,
  changes: PlanChanges | undefined,
): SaidPlace | undefined {
  const known = typeof open?.location === 'string' ? open.location : undefined;
  const led = takeLocation(reading, known, changes?.isReplaced, open !== undefined);
  // A bare answer is read in the first language alone: any word is a name in a language that does not know it.
  const bare = led?.isName || !isFirst || !asksFor('location', open) ? undefined : bareLocation(reading);
  return bare ?? led;
}

/** True where a number may be a day without more: in a short text, or where the open plan lacks its day or is put right. */
function tellsDay(reading: Reading, open: PlanState | undefined): boolean {
  if (open === undefined) return reading.text.tokens.length <= LONGEST_AIM_AT_PLACE;
  return missingFields(open).includes('date') || isMonth(open.date) || corrects(reading);
}

const LONGEST_CORRECTION = 14; // tokens

/** "Perdón, quería decir el 27", "el 27, no el 26". */
function corrects({ text, language }: Reading): boolean {
  const words = ['mistakes', 'denials'].map((name) => language.list(name));
  return (
    text.tokens.length <= LONGEST_CORRECTION &&
    text.tokens.some((_token, at) => words.some((list) => list.at(text, at) !== undefined))
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

/**
 * With an open plan, "el restaurante 3", "con piscina" and "antes del show" do not change what it is for: a message that begins with something else
 * to do, wishes for it or corrects itself does.
 */
function isBackReference(
  reading: Reading,
  activity: FoundActivity,
  open: PlanState | undefined,
  signs: PlanSigns,
): boolean {
  const known = open?.activity;
  if (typeof known !== 'string' || known.includes(activity.name) || signs.has('request')) return false;
  const { text, language } = reading;
  if (isSameMeal(reading, activity, known)) return true;
  if (activity.traits.includes('service') && !signs.has('change')) return true;
  // "A double room for me and Jo" of a hotel.
  const isStay = activity.traits.includes('travel') && traitsOf(known, reading).includes('travel');
  if (isStay && !['change', 'proposal'].some((sign) => signs.has(sign))) return true;
  if (activity.from > 0 && language.list('definite').at(text, activity.from - 1)?.end === activity.from) return true;
  if (['wish', 'book', 'motion', 'change', 'proposal'].some((sign) => signs.has(sign))) return false;
  return !beginsWith(reading, activity);
}

/** True where nothing but fillers and words that correct stand before what is sought in its clause. */
function beginsWith({ text, language }: Reading, { from: at }: FoundActivity, start?: number): boolean {
  const fillers = ['aim fillers', 'greetings', ...(start === undefined ? [] : ['starters'])].map((name) =>
    language.list(name),
  );
  let from = start ?? text.clauseAt(at)?.from ?? at;
  while (from < at) {
    const filler = fillers.map((list) => list.at(text, from)).find((found) => found !== undefined);
    if (filler === undefined) return false;
    from = filler.end;
  }
  return from === at;
}

/** "Comida nordestina", "un lugar tranquilo": a word for any meal is the one that the plan is for. */
function isSameMeal(reading: Reading, { name, traits }: FoundActivity, known: string): boolean {
  const isAnyMeal = traits.includes('food') && reading.language.list('food nouns').valueOf(name) !== undefined;
  return isAnyMeal && traitsOf(known, reading).includes('food');
}

/** Returns the day of the open plan: "mejor del 11 al 15" is of its month. */
function dayOfPlan(open: PlanState | undefined): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(String(open?.date ?? '')) ?? [];
  return year === undefined ? undefined : realDay(Number(year), Number(month), Number(day ?? 1));
}

/** Returns the day of the open plan's month that a bare number corrects its day to. */
function dayInMonth(day: number | undefined, open: PlanState | undefined): FoundDays | undefined {
  const [, year, month] = /^(\d{4})-(\d\d)/.exec(String(open?.date ?? '')) ?? [];
  const found = day === undefined ? undefined : realDay(Number(year), Number(month), day);
  return found === undefined ? undefined : { day: found };
}

/** "En enero", and then "el 23": a month wants its day. */
function isMonth(date: string | undefined): boolean {
  return date?.length === '2026-01'.length;
}

/** "Start over" empties every slot; keys of the caller's own stay. */
function emptied(open: PlanState): PlanState {
  return Object.fromEntries(SLOTS.filter((slot) => slot in open).map((slot) => [slot, null]));
}

/** Returns the known currency. A stored plan holds anything its caller wrote, so its shape is not taken on trust. */
function knownCurrency(open: PlanState | undefined): string | undefined {
  const currency: unknown = open?.budget?.currency;
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : undefined;
}

/** True for the field that the user was asked for last, and that a bare word therefore answers. */
function asksFor(field: RequiredField, open: PlanState | undefined): boolean {
  return open !== undefined && missingFields(open)[0] === field;
}

const MONTH_FIRST = /^en(?:$|[-_](?!GB|AU|NZ|IE|ZA|IN))/i;

/** 5/12 is 12 May in the English of America, 5 December everywhere else. */
function isMonthFirst(declared: string, read: string): boolean {
  return read === 'en' && (MONTH_FIRST.test(declared) || !/^en/i.test(declared));
}
