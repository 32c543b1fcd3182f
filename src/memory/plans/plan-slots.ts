import type { Language } from '../understanding/language.ts';
import type { Clause, ReadText } from '../understanding/read-text.ts';
import type { FoundDays } from '../understanding/readers/calendar.ts';
import { type DayPart, hourInPart, type SaidHour, settledHour } from '../understanding/readers/hour.ts';
import { currencyOf, type MoneyContext, type SaidMoney } from '../understanding/readers/money.ts';
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

/** Returns the call that a match yields; undefined for one that yields a value. */
export function callOf({ value }: Match): Call | undefined {
  return typeof value === 'object' && value !== null && 'call' in value ? (value as Call) : undefined;
}

const PER_PERSON_REACH = 6; // tokens around an amount

/** Returns the most that the user would pay, the upper end of a range. */
export function takeBudget(reading: Reading, context: MoneyContext): PlanBudget | undefined {
  const { text, language } = reading;
  const perPerson = language.list('per person');
  for (const match of language.rules('budget').all(text)) {
    const call = callOf(match);
    const said = call
      ? { amount: Number(call.values.a), currency: call.values.c as string | undefined }
      : (match.value as SaidMoney);
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
    if (call.call === 'behind' && !isWhole && !isBehindTaken(reading, match.from)) continue;
    if (call.call === 'clockbehind' && !isHourBehind(reading, match)) continue;
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

/** "Sábado, 10h": behind a day it is the hour, and no length. */
function isHourBehind(reading: Reading, { from, to }: Match): boolean {
  const { text, language } = reading;
  return isBehindTaken(reading, from) && to - from > 1 && language.list('hour marks').at(text, to - 1) !== undefined;
}

/** True right behind what another slot took, with a comma between or without. */
function isBehindTaken({ text }: Reading, from: number): boolean {
  const before = text.tokens[from - 1]?.plain === ',' ? from - 2 : from - 1;
  return before >= 0 && !text.isFree(before);
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
  for (const match of reading.language.rules('duration').all(reading.text)) {
    const call = callOf(match);
    // "A weekend in Porto" is what is sought as well.
    if (!call?.args.includes('stay')) reading.text.take(match.from, match.to);
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
