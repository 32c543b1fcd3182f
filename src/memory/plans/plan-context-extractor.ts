import { languagesOf } from '../understanding/languages.ts';
import type { Clause, ReadText } from '../understanding/read-text.ts';
import { localClock, partsOf } from '../understanding/readers/civil-day.ts';
import type { Match } from '../understanding/rule-set.ts';
import { type Bearing, bearingOf, isOfItsOwn, mayGoOn } from './earlier-plan.ts';
import type { FoundActivity } from './found-activity.ts';
import { emptied } from './open-plan.ts';
import { hasDeed } from './plan-aims.ts';
import { isOwnActivity } from './plan-called-off.ts';
import { changesOf, corrects, denies, opensCorrecting, takeChanges } from './plan-changes.ts';
import {
  isBesidePlan,
  isCode,
  isOfGoneYear,
  isPlan,
  isSurelyBesidePlan,
  type PlanSigns,
  readSigns,
} from './plan-evidence.ts';
import { besideOpen, goingOn } from './plan-kept.ts';
import { isLikelyPlan, isLikelyOfOpen as isLikelyToGoOn } from './plan-likelihood.ts';
import { namesActivity, namesPlan, namesSlot, slotsAsked, speaksOf } from './plan-named.ts';
import { companyTold, isCompanyChange } from './plan-party.ts';
import type { PlanSign, Reading } from './plan-slots.ts';
import { isBareAim, LONGEST_AIM_AT_PLACE } from './plan-sought.ts';
import { asRead, isOpenPlan, type PlanState } from './plan-state.ts';
import { calendarOf, type ExtractOptions, readSlots } from './read-slots.ts';

/** What one language reads in a query. */
interface PlanReading {
  readonly found: PlanState;
  /** What it seeks, where that was found. */
  readonly activity?: FoundActivity | undefined;
  readonly isPlan: boolean;
  /** True where a clause is known to be about something else. */
  readonly isBeside: boolean;
  /** True where a word of cancelling calls off something else than the open plan, or nothing. */
  readonly isKept?: boolean;
  /** The text as it was read: what is taken there is understood. */
  readonly text: ReadText;
}

/** What the assistant's words ask for. */
interface Asked {
  /** True where they name what the open plan is for. */
  readonly isNamed: boolean;
  /** True where they are known to be about something else. */
  readonly isElsewhere: boolean;
  /** The slots that their questions name. */
  readonly slots: readonly string[];
}

/**
 * Reads the slots of an outing or a trip out of one query, by rules alone, in Spanish, English and Portuguese. It returns only what this query
 * says: `mergePlanState` adds it to what was known. A slot that the query empties is null.
 */
export class PlanContextExtractor {
  readonly #isLikely: typeof isLikelyPlan;
  readonly #isLikelyOfOpen: typeof isLikelyToGoOn;

  /** `isLikely`: which of the messages that have slots are plans; `isLikelyOfOpen`: which of those that fill an open one go on with it. */
  constructor({ isLikely = isLikelyPlan, isLikelyOfOpen = isLikelyToGoOn } = {}) {
    this.#isLikely = isLikely;
    this.#isLikelyOfOpen = isLikelyOfOpen;
  }

  /** Returns the slots of the query, `{}` for one with no plan in it. Throws only a RangeError for a time zone that does not exist. */
  extractFromQuery(query: string, options: ExtractOptions): PlanState {
    const open = isOpenPlan(options.planState) ? asRead(options.planState) : undefined;
    let said: PlanReading | undefined;
    const languages = languagesOf(query, options.language);
    for (const language of languages) {
      // What the likeliest language knows to be something else is no plan because another knows none of its words.
      if (said !== undefined && !said.isPlan && said.isBeside) return {};
      const reading = { text: language.readWords(query), language };
      const other = readPlan(reading, options, open, said, language === languages.at(-1));
      const isPlan =
        other.isPlan &&
        (open === undefined
          ? this.#isLikely(reading, other.found, other.activity)
          : this.#goesOn(reading, other, open, options));
      // "No queremos cancelar": what is denied in one language is not called off in its neighbour.
      if (said?.isKept && Object.values(other.found).includes(null)) continue;
      said = said === undefined ? { ...other, isPlan } : joined(said, { ...other, isPlan });
    }
    return said?.isPlan ? said.found : {};
  }

  /** True for what a query says of the open plan: it names or changes it, is little but an answer, or is likely to go on with it by its form and its words. */
  #goesOn(reading: Reading, { found, activity }: PlanReading, open: PlanState, options: ExtractOptions): boolean {
    if (reading.text.tokens.length <= LONGEST_BARE || beginsWithSlot(reading)) return true;
    if (Object.values(found).includes(null)) return true;
    const { language, text } = reading;
    const anew = { text: language.readWords(text.original), language };
    language.readFlags(anew.text);
    const isCorrection = corrects(anew) || denies(anew) || opensCorrecting(anew);
    const isAnswer = repeatsSlot(reading) || namesSlot(anew, Object.keys(found));
    const isJoined = text.tokens.length <= LONGEST_JOINING && companyTold(anew).some(isCompanyChange);
    const isSign = isCorrection || isAnswer || isJoined;
    if (this.#isLikelyOfOpen(anew, found, activity, isSign)) return true;
    return namesPlan(anew, open, calendarOf(anew, options, open));
  }

  /** True for a query that turns to the open plan by its own words, or is a plan by itself. */
  turnsToPlan(query: string, options: ExtractOptions): boolean {
    const open = asRead(options.planState ?? {});
    const isTold = languagesOf(query, options.language).some((language) => {
      const reading = { text: language.readWords(query), language };
      if (isCode(reading.text)) return false;
      language.readFlags(reading.text);
      return speaksOf(reading, open, calendarOf(reading, options, open));
    });
    return isTold || isWholePlan(this.extractFromQuery(query, { ...options, planState: {} }));
  }

  /** True for a query that may go on with a plan of an earlier session. */
  mayGoOn(query: string, declared: string): boolean {
    return languagesOf(query, declared).some((language) => mayGoOn({ text: language.readWords(query), language }));
  }

  /** Returns the slots that a query fills or empties of a plan of an earlier session, null where it does not go on with it. */
  goesOnWith(
    query: string,
    plan: PlanState,
    options: ExtractOptions & { readonly isFirst: boolean },
  ): PlanState | null {
    const open = asRead(plan);
    const own = this.extractFromQuery(query, { ...options, planState: {} });
    const bearings = languagesOf(query, options.language).flatMap((language) => {
      const reading = { text: language.readWords(query), language };
      language.readFlags(reading.text);
      const bearing = bearingOf(reading, open, calendarOf(reading, options, undefined));
      return isOfItsOwn(reading, own, open, bearing) ? [] : [bearing];
    });
    const isKnown = bearings.some((bearing) => bearing.isKnown);
    const isMeant = ({ isNamed, isDated, isTurned }: Bearing) => isNamed || (isTurned && (isDated || options.isFirst));
    if (!isKnown && !bearings.some(isMeant)) return null;
    const found = this.extractFromQuery(query, { ...options, planState: plan });
    const isFilled = Object.keys(found).length > 0;
    return isKnown || isFilled ? found : null;
  }

  /** Returns what the assistant's words ask for. */
  askedBy(reply: string, declared: string, planState: PlanState): Asked {
    const open = asRead(planState);
    const readings = languagesOf(reply, declared).map((language) => ({ text: language.readWords(reply), language }));
    return {
      isNamed: readings.some((reading) => namesActivity(reading, open)),
      isElsewhere: readings.some((reading) => readSigns(reading).some(({ name }) => name === 'other')),
      slots: readings.flatMap(slotsAsked),
    };
  }

  /** True for a query that its own language knows to be about something else: it is no time to ask for what a plan lacks. */
  isElsewhere(query: string, declared: string): boolean {
    const [language] = languagesOf(query, declared);
    if (language === undefined) return false;
    const text = language.readWords(query);
    language.readFlags(text);
    return text.clauses.every(isBesidePlan) || readSigns({ text, language }).some(({ name }) => name === 'other');
  }
}

const WHOLE = 3; // slots of a message that is a plan whatever is spoken of

/** True for what a message seeks with where, when or for how many. */
function isWholePlan(found: PlanState): boolean {
  return found.activity !== undefined && Object.keys(found).length >= WHOLE;
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
  if (open !== undefined && first !== undefined) takeSame(text, first.text);
  const { year } = partsOf(localClock(options.referenceTime, options.timeZone).today);
  const isKnownDay = open?.date !== undefined;
  const beside = text.clauses.filter(
    (clause) =>
      isBesidePlan(clause) || isOfGoneYear(clause, reading, year) || (isKnownDay && clause.flags.has('feast')),
  );
  const calendar = calendarOf(reading, options, open);
  const matches = open === undefined ? [] : changesOf(reading, open, calendar);
  for (const { from, to } of open === undefined
    ? beside
    : [...besideOpen(reading, open, beside, matches), ...goingOn(reading, beside)])
    text.take(from, to);
  const isBeside = beside.length > 0;
  const isKept = open !== undefined && matches.length === 0 && language.rules('changes').matches(text);
  const none: PlanReading = { found: {}, isPlan: false, isBeside, isKept, text };
  const isKnown = looksFirst && !isBeside; // nothing was taken since
  const holdsNone = () => (isKnown ? !mayHold : !mayHoldPlan(reading));
  if (open === undefined && (beside.length === text.clauses.length || holdsNone())) return none;
  const said = readSigns(reading, open !== undefined);
  if (open !== undefined) for (const { from, to } of questionsBeside(reading, said, matches)) text.take(from, to);
  const changes = open && takeChanges(reading, open, matches, calendar);
  const signs: PlanSigns = new Set(said.filter(({ from }) => text.isFree(from)).map(({ name }) => name));
  if (open !== undefined && changes?.isOff) return { ...none, found: offOf(reading, options, open), isPlan: true };
  // "Two of them cancelled" is of the company.
  if (signs.has('other') && !(open && companyTold(reading).some(isCompanyChange))) return { ...none, isBeside: true };
  // "Forget dinner, let's go bowling": with something else to do beside it only that is off.
  const isOver = changes?.isCalledOff === true && !language.rules('activity').matches(text);
  const { found, activity } = readSlots(reading, options, open, said, first === undefined, changes);
  if (isOver && open && Object.keys(found).length === 0) return { ...none, found: emptied(open), isPlan: true };
  if ((signs.has('over') || changes?.isInstead) && open)
    return { ...none, found: { ...emptied(open), ...found }, isPlan: true };
  if (open !== undefined && changes?.isCalledOff !== true && isAnotherPlan(reading, open, found, signs))
    return { ...none, found: { ...emptied(open), ...found }, activity, isPlan: true };
  const isAny = Object.keys(found).length > 0;
  if (open === undefined && goesOn(reading, beside, found, said)) return { ...none, isBeside: true };
  return {
    ...none,
    found,
    activity,
    isPlan:
      isAny && (open !== undefined || isPlan(reading, found, activity, said) || isBareAim(reading, found, activity)),
  };
}

/** "And another thing, dinner for two in Leeds on friday": something else to do, with where or when and no word of a change, is another plan. */
function isAnotherPlan(reading: Reading, open: PlanState, found: PlanState, signs: PlanSigns): boolean {
  if (typeof open.activity !== 'string' || found.activity === undefined || !isWholePlan(found)) return false;
  if (found.date === undefined || signs.has('change') || signs.has('proposal')) return false;
  return !isOwnActivity(found.activity, reading, open);
}

/** "My coworker got engaged in Maui, dinner for two on the beach": what follows a clause beside the plan and says neither when nor where goes on with it. */
function goesOn({ text }: Reading, beside: readonly Clause[], found: PlanState, said: readonly PlanSign[]): boolean {
  const isFirst = beside.length > 0 && beside[0] === text.clauses[0];
  return isFirst && found.date === undefined && found.location === undefined && said.length === 0;
}

/** "12:30, and we're eight": true where the first clause is nothing but what slots took, and small words. */
function beginsWithSlot({ text, language }: Reading): boolean {
  const [first] = text.clauses;
  if (first === undefined) return false;
  const fillers = ['small words', 'articles', 'greetings', 'corrections', 'answer tails'].map((name) =>
    language.list(name),
  );
  const cuisines = language.rules('cuisine');
  let isSlot = false;
  for (let at = first.from; at < first.to; ) {
    const filler = fillers.map((list) => list.at(text, at)?.end).find((end) => end !== undefined);
    const taken = text.isFree(at) ? cuisines.at(text, at)?.to : at + 1;
    isSlot ||= taken !== undefined;
    if (taken === undefined && filler === undefined) return false;
    at = taken ?? filler ?? at + 1;
  }
  return isSlot;
}

/** "Chamonix or Morzine, yes Morzine": true where a number or a name that a slot took is said twice. */
function repeatsSlot({ text }: Reading): boolean {
  const said = new Map<string, number>();
  for (const { plain, kind } of text.tokens) if (kind !== 'mark') said.set(plain, (said.get(plain) ?? 0) + 1);
  return text.tokens.some(({ plain, kind, isCapital }, at) => {
    const isTelling = kind === 'number' || (isCapital && !text.isFree(at));
    return isTelling && (said.get(plain) ?? 0) > 1;
  });
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

const LONGEST_BARE = 6; // tokens of a message that is little but an answer: of those the words tell nothing
const LONGEST_JOINING = 12; // tokens of a message that says who joins: a longer one may tell of whose wife he is
const LONGEST_ANSWER = 4; // words of a question that still answers: "¿mejor el sábado?"

/** Questions that wish for nothing and take nothing back: with an open plan they ask about it, they do not change it. */
function questionsBeside(reading: Reading, signs: readonly PlanSign[], changes: readonly Match[]): Clause[] {
  const { text, language } = reading;
  const asks = language.list('asks beside');
  const asked = text.clauses.filter(
    ({ isAsked, flags, from, to }) =>
      (isAsked || flags.has('asks')) &&
      (to - from > LONGEST_ANSWER || asks.at(text, from) !== undefined) &&
      !signs.some((sign) => sign.from >= from && sign.from < to),
  );
  return asked.filter(({ from, to }) => !changes.some((change) => change.from >= from && change.from < to));
}
