import type { Language } from '../understanding/language.ts';
import type { Clause, ReadText } from '../understanding/read-text.ts';
import { type CalendarContext, daysOf, type FoundDays } from '../understanding/readers/calendar.ts';
import { isoDay } from '../understanding/readers/civil-day.ts';
import { type DayPart, hourInPart, type SaidHour, settledHour } from '../understanding/readers/hour.ts';
import { currencyOf, type MoneyContext, type SaidMoney } from '../understanding/readers/money.ts';
import type { SaidPlace } from '../understanding/readers/place.ts';
import type { Call, Match } from '../understanding/rule-set.ts';
import type { PlanBudget } from './plan-state.ts';

/** A text with the language that it is read in. */
export interface Reading {
  readonly text: ReadText;
  readonly language: Language;
}

/** A word or phrase that says what a text wants, and where it stands. */
export interface PlanSign {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Takes what a slot's rules match out of the text, and returns it. */
function takeAll({ text, language }: Reading, rules: string): Match[] {
  const found = language.rules(rules).all(text);
  for (const { from, to } of found) text.take(from, to);
  return found;
}

function callOf({ value }: Match): Call | undefined {
  return typeof value === 'object' && value !== null && 'call' in value ? (value as Call) : undefined;
}

const PER_PERSON_REACH = 6; // tokens around an amount

/** Returns the most that the user would pay, the upper end of a range. */
export function takeBudget(reading: Reading, context: MoneyContext): PlanBudget | undefined {
  const { text, language } = reading;
  const perPerson = language.list('per person');
  for (const match of language.rules('budget').all(text)) {
    const call = callOf(match);
    const said = call ? ({ amount: Number(call.values.a), currency: undefined } as const) : (match.value as SaidMoney);
    const currency = currencyOf(said.currency, context);
    // An amount of an unknown currency is no budget.
    if (currency === undefined || !(said.amount > 0)) continue;
    text.take(match.from, match.to);
    let isEach = false;
    for (let at = Math.max(0, match.from - PER_PERSON_REACH); at < match.to + PER_PERSON_REACH; at += 1)
      isEach ||= perPerson.at(text, at) !== undefined;
    return { amount: said.amount, currency, per_person: isEach };
  }
  return undefined;
}

/** Whether "el 15" is a day: where a plan is wished for, or its day was asked for. It may be the second of a list. */
interface BareDays {
  readonly isSaid: () => boolean;
  readonly isAsked: boolean;
  /** Whether "de 5 a 7" is a range of days: where the plan has one. */
  readonly isRange: boolean;
}

/** Returns the first day or range that is still to come; days gone by and habits are taken out too. */
export function takeDays({ text, language }: Reading, context: CalendarContext, bare: BareDays): FoundDays | undefined {
  let first: FoundDays | undefined;
  for (const match of language.rules('date').all(text)) {
    const call = callOf(match)?.call;
    // "End of october, the 30th": the day of the month that was told.
    const isOfMonth = first?.isMonth === true && (call === 'bareday' || call === 'answerday' || call === 'dayofmonth');
    if (isOfMonth) first = daysOf(match.value, { ...context, near: first?.day }) ?? first;
    else if ((call === 'bareday' && !bare.isSaid()) || (call === 'answerday' && !bare.isAsked && !bare.isSaid()))
      continue;
    if (call === 'barepair' && !bare.isRange) continue;
    text.take(match.from, match.to);
    const days = daysOf(match.value, context);
    // "This weekend, sunday": the day within the range that was told.
    first = days !== undefined && isWithin(days, first) ? days : (first ?? days);
  }
  return first;
}

function isWithin({ day, last, isMonth }: FoundDays, range: FoundDays | undefined): boolean {
  return range?.last !== undefined && last === undefined && !isMonth && day >= range.day && day <= range.last;
}

export interface SaidTime {
  readonly clock?: SaidHour;
  readonly part?: DayPart;
}

/** Returns the hour and the part of the day as said. Days were taken before: "mañana noche" is a part right behind one, "noche" by itself an answer. */
export function takeTime(reading: Reading, isAnswer = false): SaidTime {
  const { text, language } = reading;
  let said: SaidTime = {};
  let of: Clause | undefined;
  for (const match of language.rules('time').all(text)) {
    const call = callOf(match);
    if (call === undefined) continue;
    const isWhole = isAnswer && match.from === 0 && match.to === text.tokens.length;
    if (call.call === 'behind' && !isWhole && (match.from === 0 || text.isFree(match.from - 1))) continue;
    text.take(match.from, match.to);
    // The hour of the way home.
    if (call.call === 'ignored') continue;
    const part = partOf(call);
    if (call.call.startsWith('clock') || call.call === 'at') {
      const clause = text.clauseAt(match.from);
      // "Kick off is at 3, so 2pm": with a plan open, the last that is told holds.
      if (said.clock === undefined || (isAnswer && clause !== of)) said = { ...said, clock: clockOf(call) };
      of = clause;
    } else if (part) said = { ...said, part: said.part ?? part };
  }
  return said;
}

function partOf({ values, args }: Call): DayPart | undefined {
  const part = values.p ?? args[0];
  return part === 'mañana' || part === 'tarde' || part === 'noche' ? part : undefined;
}

function clockOf({ call, args, values }: Call): SaidHour {
  if (call === 'clock12') return { hour: 12, minute: Number(args[0]), isCertain: true, isClock: true };
  if (call === 'at') return { hour: Number(args[0]), minute: 0, isCertain: true, isClock: true };
  const said = values.h as SaidHour;
  const isIn = typeof values.p === 'string';
  const meridiem =
    values.x === 'pm' || values.x === 'am'
      ? (said.hour % 12) + (values.x === 'pm' && said.hour < 13 ? 12 : 0)
      : said.hour;
  const hour = isIn ? hourInPart(said.hour, String(values.p)) : said.hour > 12 ? said.hour : meridiem;
  const literal = Number(args.find((arg) => /^-?\d+$/.test(arg)) ?? 0);
  const minutes = hour * 60 + said.minute + Number(values.q ?? 0) - Number(values.l ?? 0) + literal;
  const inDay = (minutes + 1_440) % 1_440;
  const isCertain = said.isCertain || isIn || values.x !== undefined;
  return { ...said, hour: Math.floor(inDay / 60), minute: inDay % 60, isCertain };
}

/** Returns the time of a plan: what was counted from now, an hour settled by all that tells of it, or a part of the day. */
export function timeOf(
  said: SaidTime,
  days: FoundDays | undefined,
  known: string | undefined,
  traits: readonly string[],
): string | undefined {
  const part = said.part ?? days?.part;
  if (days?.clock) return settledHour({ ...days.clock, isCertain: true, isClock: true }, part, traits);
  if (said.clock === undefined) return part;
  const near = part === undefined ? CLOCK.exec(known ?? '') : null;
  if (near !== null) return settledHour(nearest(said.clock, Number(near[1])), undefined, traits);
  return settledHour(said.clock, part ?? (known === 'noche' || known === 'tarde' ? known : undefined), traits);
}

const CLOCK = /^(\d\d):\d\d$/;

/** "Mejor a las 9" beside 20:00 is of the evening. */
function nearest(said: SaidHour, known: number): SaidHour {
  if (said.isCertain || said.hour > 12) return said;
  const [early, late] = [said.hour % 12, (said.hour % 12) + 12];
  return { ...said, hour: Math.abs(late - known) <= Math.abs(early - known) ? late : early, isCertain: true };
}

const UNITS: Readonly<Record<string, (count: number, isHalf: boolean) => string>> = {
  m: (count) => `PT${count}M`,
  H: (count, isHalf) => `PT${count}H${isHalf ? '30M' : ''}`,
  D: (count) => `P${count}D`,
  W: (count) => `P${count * 7}D`,
  M: (count) => `P${count}M`,
};
const LONGEST_LENGTH = 999; // of any unit

/** Returns a length of time in ISO 8601; nights are days and weeks seven of them, so that callers see hours, minutes, days and months only. */
export function takeDuration(reading: Reading): string | undefined {
  let first: string | undefined;
  for (const match of takeAll(reading, 'duration')) {
    const call = callOf(match);
    const count = Number(call?.values.n ?? call?.args[0]);
    const unit = String(call?.values.u ?? call?.args[1]);
    // "Una noche" is a length only where it is spent: "una noche en Toledo".
    if (count === 1 && unit === 'D' && !isSpent(reading, match)) continue;
    if (count > 0 && count <= LONGEST_LENGTH) first ??= UNITS[unit]?.(count, call?.args.includes('half') ?? false);
  }
  return first;
}

function isSpent({ text, language }: Reading, { from, to, value }: Match): boolean {
  const isWord = text.tokens.slice(from, to).every(({ kind }) => kind === 'word');
  const isCounted =
    typeof value === 'object' && value !== null && 'values' in value && (value as Call).values.n !== undefined;
  return !isCounted || !isWord || text.ends(to) || language.list('spent').at(text, to) !== undefined;
}

const MOST_PEOPLE = 500; // a larger group is a slip of the finger or not a group

/** Returns how many people go, the speaker with them. */
export function takePartySize({ text, language }: Reading, known: unknown): number | undefined {
  const matches = language.rules('partySize').all(text);
  // "Me and the lads, 6 in total": the sum goes before its parts, and how many go before who joins them.
  const ranked = matches.toSorted((one, other) => rankOf(one) - rankOf(other));
  for (const match of ranked) {
    const count = partyOf(match, typeof known === 'number' ? known : Number.NaN);
    if (!isParty(count)) continue;
    // Whom the speaker takes along is no place: "só eu e a Ju".
    if (callOf(match) !== undefined) text.take(match.from, match.to);
    return count;
  }
  return undefined;
}

/** Returns where a text tells of who joins the company or leaves it, or of all of them with the speaker. */
export function companyChanges({ text, language }: Reading): Match[] {
  return language
    .rules('partySize')
    .all(text)
    .filter((match) => rankOf(match) === CHANGED || callOf(match)?.call === 'crew');
}

const CHANGED = 2;

function rankOf(match: Match): number {
  const call = callOf(match)?.call;
  if (call === 'total') return 0;
  return call === 'more' || call === 'less' ? CHANGED : 1;
}

export function isParty(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= MOST_PEOPLE;
}

/** `known`: how many go by the plan that is open; "one more" counts from there. */
function partyOf(match: Match, known: number): number {
  const call = callOf(match);
  if (call === undefined) return Number(match.value);
  const numbers = call.args.map((arg) => Number(call.values[arg] ?? (/^\d+$/.test(arg) ? arg : 0)));
  const sum = numbers.reduce((total, count) => total + count, 0);
  if (call.call === 'more') return known + sum;
  if (call.call === 'less') return known - sum;
  // "Nós dois e dois casais".
  if (call.call === 'couples') return (numbers[0] ?? 0) + 2 * (numbers[1] ?? 0);
  if (call.call === 'times') return (numbers[0] ?? 0) * (numbers[1] ?? 0);
  // Whom the speaker takes along: the speaker comes on top.
  return call.call === 'plus' ? sum + 1 : sum;
}

const SURENESS = ['sure', 'likely', 'maybe', 'named', 'behind', 'next', 'alone'];

const NAMED = SURENESS.indexOf('named');
const LONGEST_ANSWER = 4; // tokens

/**
 * Returns the place of the plan, from the surest of what leads to one; only its own words are taken. `known` is the place that the plan has:
 * "not Newquay, Bude" takes it back and names another.
 */
export function takeLocation(
  { text, language }: Reading,
  known: string | undefined,
  isSwapped = false,
  isOpen = false,
): string | undefined {
  const isReplaced =
    known !== undefined && (isSwapped || text.clauses.some((clause) => takesBack(text, clause, known)));
  const isKnown = known !== undefined && !isReplaced;
  let best: { place: SaidPlace; rank: number } | undefined;
  for (const match of language.rules('location').all(text)) {
    const call = callOf(match);
    const place = call?.values[call.args[0] ?? ''] as SaidPlace | undefined;
    if (call === undefined || place === undefined || call.call === 'from') continue;
    // "Harrogate then" chooses from "Harrogate or Ilkley".
    const isChosen = isKnown && known !== place.name && place.isName && isOneOf(place.name, known, language);
    const wantsActivity = call.call === 'behind' || call.call === 'next';
    if (
      wantsActivity &&
      !isChosen &&
      !isActivityBefore(text, match.from, language, call.call) &&
      !(isOpen && isBesideRest(text, place, language))
    )
      continue;
    // "Show da Anitta": whose it is, and not where.
    if (call.call === 'behind' && !place.isKnown && isPerformed(text, match.from, language)) continue;
    const isLed = () => isBehindAim(text, match.from, language) || isBesideRest(text, place, language);
    if (call.call === 'alone' && !isReplaced && !isChosen && !isLed()) continue;
    const rank = isChosen ? 0 : SURENESS.indexOf(call.call);
    // A name that nothing leads to changes no place that is known, unless it is the whole answer.
    if (isKnown && rank >= NAMED && text.tokens.length > LONGEST_ANSWER) continue;
    if (best === undefined || rank < best.rank) best = { place, rank };
  }
  if (best !== undefined) text.take(best.place.from, best.place.end);
  return best?.place.name;
}

/** True for one of the alternatives of a known place: "Palermo o Recoleta". */
function isOneOf(name: string, known: string, language: Language): boolean {
  const ors = language.list('or').words;
  return known.split(/\s+/).some((word) => ors.includes(word)) && known.includes(name);
}

function takesBack(text: ReadText, { from, to, flags }: Clause, known: string): boolean {
  return flags.has('negated') && text.sliceOf(from, to).toLowerCase().includes(known.toLowerCase());
}

const LONGEST_NOUN = 4; // words
const LONGEST_FRAGMENT = 14; // tokens of a message in which a name alone is a place: in a longer one it is whoever is spoken to

/** "Easter egg hunt, Kew": a name between commas where something to do opens the message. */
function isBehindAim(text: ReadText, at: number, language: Language): boolean {
  const [first] = text.clauses;
  if (first === undefined || at < first.to || text.tokens.length > LONGEST_FRAGMENT) return false;
  if (language.rules('activity').all(text, first.from, first.to).length > 0) return true;
  const [occasions, stops, replies] = ['occasions', 'aim stops', 'greetings'].map((name) => language.list(name));
  const words = Array.from({ length: first.to - first.from }, (_word, index) => first.from + index);
  if (words.some((word) => occasions?.at(text, word) !== undefined)) return true;
  // "Rewilding day, Knepp, 10 October": a few words, and what else is there was understood.
  const isNoun = words.every(
    (word) => text.isFree(word) && text.tokens[word]?.kind === 'word' && stops?.at(text, word) === undefined,
  );
  const isTold = text.tokens.some((_token, index) => index >= first.to && !text.isFree(index));
  return (
    isNoun && isTold && words.length > 1 && words.length <= LONGEST_NOUN && replies?.at(text, first.from) === undefined
  );
}

/** "Paraty no feriado": a name, and beside it nothing but what other slots took. */
function isBesideRest(text: ReadText, { from, end, isName }: SaidPlace, language: Language): boolean {
  const small = ['small words', 'articles'].map((name) => language.list(name));
  const isRest = (at: number) =>
    (at < from || at >= end) &&
    text.tokens[at]?.kind !== 'mark' &&
    small.every((list) => list.at(text, at) === undefined);
  const rest = [...text.tokens.keys()].filter(isRest);
  return isName && rest.length > 0 && rest.every((at) => !text.isFree(at));
}

/** "Bares de Madrid", "un italiano del centro": a place behind "de" where something to do or to eat stands before it. */
function isActivityBefore(text: ReadText, at: number, language: Language, call: string): boolean {
  const tables = call === 'behind' ? ['activity', 'cuisine'] : ['activity'];
  for (let from = Math.max(0, at - 3); from < at; from += 1)
    if (tables.some((table) => language.rules(table).at(text, from)?.to === at)) return true;
  return false;
}

/** True where what is performed stands right before. */
function isPerformed(text: ReadText, at: number, language: Language): boolean {
  return language.list('performed').at(text, at - 1) !== undefined;
}

/** Returns the days as slots hold them. */
export function daySlots(days: FoundDays | undefined): { date?: string; date_end?: string } {
  if (days === undefined) return {};
  if (days.isEnd) return { date_end: isoDay(days.day) };
  if (days.isMonth) return { date: isoDay(days.day).slice(0, 7) };
  return days.last === undefined ? { date: isoDay(days.day) } : { date: isoDay(days.day), date_end: isoDay(days.last) };
}
