import { type ActivityTrait, chooseActivity, type FoundActivity, findActivities, traitsOf } from './activity.ts';
import { takeBudget } from './budget.ts';
import { isoDay, localClock } from './civil-day.ts';
import { type DayPart, type SaidClock, settleClock, takeClock, takePartOfDay } from './clock-time.ts';
import { findCuisine } from './cuisine.ts';
import { type DateLocale, type ParseDay, parseDayWithChrono } from './date-parser.ts';
import { takeDate } from './date-slot.ts';
import { daysAsDuration, takeDuration } from './duration.ts';
import { bareLocation, findLocation } from './location.ts';
import { takeNegatedWishes } from './negated-wish.ts';
import { takePartySize } from './party-size.ts';
import { isAsideFromPlan, mayHoldPlan, type PlanEvidence, readEvidence } from './plan-evidence.ts';
import { isOpenPlan, missingFields, type PlanState, type RequiredField } from './plan-state.ts';
import { findPreferences } from './preferences.ts';
import { foldWord, planLanguage, QueryText } from './query-text.ts';

export interface ExtractOptions {
  /** The language, a BCP-47 tag. Both are always read; it settles things that they read differently, such as 5/12, and whose pesos. */
  language: string;
  /** The plan that the conversation already has; with it, "somos 4" by itself is an answer. */
  planState?: PlanState;
  referenceTime: Date;
  /** The time zone: an IANA name, or minutes east of UTC when only the reference time's own offset is known. */
  timeZone: string | number;
}

/**
 * Reads the slots of an outing or a trip out of one query, by rules alone, for Spanish and English. It returns only what this
 * query says: `mergePlanState` adds it to what was known. The rules for what counts as a plan are in plan-evidence.ts.
 */
export class PlanContextExtractor {
  readonly #parseDay: ParseDay;

  constructor(deps: { parseDay?: ParseDay } = {}) {
    this.#parseDay = deps.parseDay ?? parseDayWithChrono;
  }

  /** Returns the slots of the query, `{}` for one with no plan in it. Throws only a RangeError for a time zone that does not exist. */
  extractFromQuery(query: string, options: ExtractOptions): PlanState {
    const text = new QueryText(query);
    const openPlan = isOpenPlan(options.planState) ? options.planState : undefined;
    if (!openPlan && !mayHoldPlan(text.folded)) return {};

    takeNegatedWishes(text);
    const activities = findActivities(text);
    const evidence = readEvidence(text, activities);
    const asked = evidence.asksForActivity || evidence.booksOrTravels !== undefined;
    if (!openPlan && !asked && !evidence.opensWithActivity) return {};
    if (openPlan && !asked && !evidence.opensWithActivity && isAsideFromPlan(text)) return {};

    const found = this.#readSlots(text, options, openPlan, evidence, activities);
    return openPlan || isPlan(found, evidence) ? found : {};
  }

  /** The order matters: each slot takes its words out, so that "30 euros" is not half past and "en 3 días" not a stay. */
  #readSlots(
    text: QueryText,
    options: ExtractOptions,
    openPlan: PlanState | undefined,
    evidence: PlanEvidence,
    activities: FoundActivity[],
  ): PlanState {
    const found: PlanState = {};
    const preferences = findPreferences(text);
    const budget = takeBudget(text, {
      language: options.language,
      timeZone: options.timeZone,
      known: knownCurrency(openPlan),
    });
    const saidClock = takeClock(text);
    const local = localClock(options.referenceTime, options.timeZone);
    const date = takeDate(text, {
      ...local,
      parseDay: this.#parseDay,
      numericLocale: numericLocale(options.language),
      acceptsBareDay:
        evidence.asksForActivity ||
        evidence.opensWithActivity ||
        (asksFor('date', openPlan) && BARE_DAY.test(text.folded)),
    });
    const part = date?.part ?? takePartOfDay(text);
    const duration = takeDuration(text) ?? (date?.days ? daysAsDuration(date.days) : undefined);
    const partySize = takePartySize(text);

    const activity = chooseActivity(activities);
    const traits =
      activity?.traits ?? traitsOf(foldWord(typeof openPlan?.activity === 'string' ? openPlan.activity : ''));
    const cuisine = findCuisine(text, traits.includes('food') || isBareAnswer(text, openPlan), options.language);
    const location = findLocation(text) ?? (asksFor('location', openPlan) ? bareLocation(text) : undefined);
    const time = timeOf(saidClock, date?.clock, part, traits, openPlan);

    const backReference = activity && openPlan?.activity && !evidence.asksForActivity && isDefinite(text, activity);
    const name = activity && !backReference ? activityName(activity.name) : undefined;
    if (name) found.activity = name;
    if (location) found.location = location;
    if (date) found.date = isoDay(date.day);
    if (time) found.time = time;
    if (partySize) found.party_size = partySize;
    if (budget) found.budget = budget;
    if (duration) found.duration = duration;
    if (cuisine) found.cuisine = cuisine;
    if (preferences.length > 0) found.preferences = preferences;
    return found;
  }
}

/** "I want to visit this page" is no trip until it says where or when. */
function isVague(activity: string): boolean {
  return traitsOf(foldWord(activity)).includes('vague');
}

/** True when, without an open plan, the slots found confirm the promise of the wording. */
function isPlan(found: PlanState, evidence: PlanEvidence): boolean {
  const placed = found.location ?? found.date ?? found.duration;
  if (evidence.asksForActivity && found.activity && (placed || !isVague(found.activity))) return true;
  if (evidence.booksOrTravels === 'travels' && found.location) return true;
  if (evidence.booksOrTravels === 'books')
    return Boolean(found.location ?? found.date ?? found.time ?? found.party_size);
  const detail = found.location ?? found.date ?? found.time ?? found.party_size ?? found.budget ?? found.cuisine;
  return evidence.opensWithActivity && Boolean(found.activity && detail);
}

function timeOf(
  said: SaidClock | undefined,
  counted: { hour: number; minute: number } | undefined,
  part: DayPart | undefined,
  traits: readonly ActivityTrait[],
  openPlan: PlanState | undefined,
): string | undefined {
  if (counted) return settleClock({ ...counted, certain: true }, part, traits);
  // "A las 9" answers a plan for the night that is already open.
  const knownPart = openPlan?.time === 'noche' || openPlan?.time === 'tarde' ? openPlan.time : undefined;
  return said ? settleClock(said, part ?? knownPart, traits) : part;
}

/** "El restaurante 3", "del hotel": in an open plan these point back at a result, they do not change the plan. */
function isDefinite(text: QueryText, activity: FoundActivity): boolean {
  return /\b(?:el|del|al|la|ese|esa|este|esta|the|that|this) $/.test(
    text.folded.slice(Math.max(0, activity.index - 6), activity.index),
  );
}

/** Names the activity; a table becomes a restaurant, because the word itself would find furniture. */
function activityName(name: string): string {
  return name === 'mesa' ? 'restaurante' : name === 'table' ? 'restaurant' : name;
}

/** "El 15" answers "¿para qué día?"; "¿qué tal el 2?" asks about the second result. */
const BARE_DAY = /^(?:mejor |para |pues |vale,? |que sea )*el \d{1,2}\b[^?]*$/;

/** Returns the known currency. A stored plan holds anything its caller wrote, so its shape is not taken on trust. */
function knownCurrency(openPlan: PlanState | undefined): string | undefined {
  const currency: unknown = openPlan?.budget?.currency;
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : undefined;
}

/** True for the field that the user was asked for last, and that a bare word therefore answers. */
function asksFor(field: RequiredField, openPlan: PlanState | undefined): boolean {
  return openPlan !== undefined && missingFields(openPlan)[0] === field;
}

/** "Japonesa", said in an open plan, names no meal but answers for one. */
function isBareAnswer(text: QueryText, openPlan: PlanState | undefined): boolean {
  return openPlan !== undefined && !openPlan.activity && text.folded.length < 30;
}

const DAY_FIRST_ENGLISH = /^en[-_](?:GB|AU|NZ|IE|ZA|IN)/i;

/** 5/12 is 5 December in Spanish and in British English, 12 May in the rest. */
function numericLocale(language: string): DateLocale {
  if (planLanguage(language) === 'es') return 'es';
  return DAY_FIRST_ENGLISH.test(language) ? 'en-GB' : 'en';
}
