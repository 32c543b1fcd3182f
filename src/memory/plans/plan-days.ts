import { type CalendarContext, daysOf, type FoundDays } from '../understanding/readers/calendar.ts';
import { type CivilDay, isoDay, weekdayOf } from '../understanding/readers/civil-day.ts';
import type { Match } from '../understanding/rule-set.ts';
import type { WordList } from '../understanding/word-list.ts';
import { companyTold, unableOf } from './plan-party.ts';
import { callOf, type Reading } from './plan-slots.ts';

/** Whether "el 15" is a day: where a plan is wished for, or its day was asked for. It may be the second of a list. */
interface BareDays {
  readonly isSaid: () => boolean;
  readonly isAsked: boolean;
  /** Whether "de 5 a 7" is a range of days: where the plan has one. */
  readonly isRange: boolean;
}

/** Calls of the calendar that name a day by its number, the surest; by a name that others say more nearly; by its weekday. */
const NUMBERED = new Set([
  'date',
  'dates',
  'days',
  'daypair',
  'barepair',
  'dayofmonth',
  'bareday',
  'answerday',
  'numeric',
]);
const NAMED = new Set(['weekend', 'weekendafter', 'week', 'feast', 'easter', 'nth', 'month']);
/** Calls that tell days of a month that was told before them: "end of October, the 30th". */
const OF_MONTH = new Set(['bareday', 'answerday', 'dayofmonth', 'daypair', 'barepair']);
const RANGES = new Set(['days', 'dates', 'daypair', 'barepair', 'span']);

interface ToldDays {
  readonly days: FoundDays;
  /** Where it is told. */
  readonly from: number;
  readonly to: number;
  readonly call: string;
  /** What the rules of dates yielded. */
  readonly value: unknown;
  /** True in a clause that says who cannot come. */
  readonly isDenied: boolean;
}

/**
 * Returns the first day or range that is still to come; days gone by and habits are taken out too. `known` is the day of the open plan: where
 * another is told beside it, that one is meant ("friday is no good, saturday").
 */
export function takeDays(
  { text, language }: Reading,
  context: CalendarContext,
  bare: BareDays,
  known?: CivilDay,
): FoundDays | undefined {
  const told: ToldDays[] = [];
  const unable = known === undefined ? [] : unableOf(companyTold({ text, language }), { text, language });
  const denials = language.list('denials');
  // "Not the 10th, the 12th".
  const isDenied = ({ from }: Match) =>
    denials.at(text, from - 1)?.end === from || unable.some((one) => text.clauseAt(one.from) === text.clauseAt(from));
  // Before days are taken: "melhor fevereiro" is of both.
  const changes = language
    .rules('planTurns')
    .every(text)
    .filter(({ value }) => value === 'change');
  let first: FoundDays | undefined;
  let range: FoundDays | undefined;
  for (const match of language.rules('date').all(text)) {
    const call = callOf(match)?.call ?? '';
    const month = told.at(-1);
    const isOfMonth = month?.days.isMonth === true && OF_MONTH.has(call);
    if (!isOfMonth && isBare(call, bare)) continue;
    text.take(match.from, match.to);
    if (isOfMonth) {
      const days = daysOf(match.value, { ...context, near: month.days.day }) ?? month.days;
      told[told.length - 1] = { ...month, days, call, value: match.value, to: match.to };
      if (first === month.days) first = days;
      continue;
    }
    const days = daysOf(match.value, context);
    const { from, to, value } = match;
    if (days !== undefined) told.push({ days, call, value, from, to, isDenied: isDenied(match) });
    // "This weekend, sunday": the day within the range that was told; "this weekend, sat or sun" leaves it open.
    if (days !== undefined && isWithin(days, range) && days.day !== first?.day) first = range;
    else if (days !== undefined && isWithin(days, first)) [range, first] = [first, days];
    else first ??= days;
  }
  if (told.length < 2 || first === undefined) return first;
  const meant = told[putRightAt({ text, language }, told, changes)];
  if (meant !== undefined) return meant.days;
  // "Friday doesn't work for Jo, Saturday": the day that somebody can is meant.
  if (told[0]?.isDenied) return told.find((one) => !one.isDenied)?.days ?? first;
  const anew =
    known !== undefined && first.day === known ? told.find(({ days }) => isElsewhere(days, known)) : undefined;
  return anew?.days ?? repeatedOf(told) ?? numberedOf(first, told, context) ?? withEnd(first, told);
}

/**
 * Returns the place among several days of the last that puts the one before right in the same breath: "friday, no wait, saturday", "del 10 al 15, no,
 * mejor del 17 al 20"; -1 where none does. "Friday would be better than Saturday" puts nothing right: what prefers stands right before the day.
 */
function putRightAt({ text, language }: Reading, told: readonly ToldDays[], changes: readonly Match[]): number {
  const [mistakes, ors] = [language.list('mistakes'), language.list('or')];
  return told.findLastIndex(({ from, days }, at) => {
    const before = told[at - 1];
    if (before === undefined || days.isEnd) return false;
    const isRightBefore = (match: Match) => match.from >= before.to && (match.to === from || match.to === from + 1);
    const holds = (list: WordList) =>
      text.tokens.slice(before.to, from).some((_token, i) => list.at(text, before.to + i) !== undefined);
    return !holds(ors) && (holds(mistakes) || changes.some(isRightBefore));
  });
}

function isBare(call: string, { isSaid, isAsked, isRange }: BareDays): boolean {
  if (call === 'barepair') return !isRange;
  return (call === 'bareday' && !isSaid()) || (call === 'answerday' && !isAsked && !isSaid());
}

function isElsewhere({ day, isEnd }: FoundDays, known: CivilDay): boolean {
  return day !== known && isEnd !== true;
}

/** "Saturday week, the 5th", "new year in Lisbon, from the 30th to the 2nd": a name and then its number are one day, and the number is the surer. */
function numberedOf(first: FoundDays, told: readonly ToldDays[], context: CalendarContext): FoundDays | undefined {
  const named = told[0];
  const numbered = told.find(({ call }) => NUMBERED.has(call));
  if (named === undefined || numbered === undefined || numbered === named || named.days !== first) return undefined;
  const days = NAMED.has(named.call) ? daysOf(numbered.value, { ...context, near: first.day }) : numbered.days;
  if (days === undefined || days.isEnd) return undefined;
  if (NAMED.has(named.call)) return named.call.startsWith('weekend') ? asWeekend(days) : days;
  const isSame = named.call === 'weekday' && !RANGES.has(numbered.call) && (days.day - first.day) % WEEK === 0;
  return isSame ? days : undefined;
}

const WEEK = 7; // days
const SATURDAY = 6;

/** "Next weekend, the 27th": a Saturday stands for both days. */
function asWeekend(days: FoundDays): FoundDays {
  return days.last === undefined && weekdayOf(days.day) === SATURDAY ? { ...days, last: days.day + 1 } : days;
}

/** "On friday, back on monday": one day and the way home. */
function withEnd(first: FoundDays, told: readonly ToldDays[]): FoundDays {
  if (first.isMonth || first.isEnd || first.last !== undefined) return first;
  const end = told.find(({ days }) => days.isEnd && days.day > first.day)?.days;
  return end === undefined ? first : { ...first, last: end.day };
}

function isWithin({ day, last, isMonth }: FoundDays, range: FoundDays | undefined): boolean {
  return range?.last !== undefined && !isMonth && day >= range.day && (last ?? day) <= range.last;
}

/** "Today or tomorrow, well, tomorrow": of several days the one that is told again. */
function repeatedOf(told: readonly ToldDays[]): FoundDays | undefined {
  const starts = told.filter(({ days }) => days.isEnd !== true);
  return starts.find(({ days }, at) => starts.some((other, first) => first < at && other.days.day === days.day))?.days;
}

/** Returns the days as slots hold them. */
export function daySlots(days: FoundDays | undefined): { date?: string; date_end?: string } {
  if (days === undefined) return {};
  if (days.isEnd) return { date_end: isoDay(days.day) };
  if (days.isMonth) return { date: isoDay(days.day).slice(0, 7) };
  return days.last === undefined ? { date: isoDay(days.day) } : { date: isoDay(days.day), date_end: isoDay(days.last) };
}
