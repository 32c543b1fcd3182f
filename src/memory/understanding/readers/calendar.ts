import type { Call } from '../rule-set.ts';
import { type CivilDay, dayOf, partsOf, realDay, weekdayOf } from './civil-day.ts';
import { easterOf } from './easter.ts';
import type { DayPart } from './hour.ts';

/** Days that a text names. */
export interface FoundDays {
  readonly day: CivilDay;
  /** The last day of a range. */
  readonly last?: CivilDay;
  /** True where only the month was said: `day` is its first. */
  readonly isMonth?: boolean;
  /** True where only the last day was said: "hasta el domingo". */
  readonly isEnd?: boolean;
  /** "Esta noche" names a part of the day too. */
  readonly part?: DayPart;
  /** "Dentro de dos horas" names the minute too. */
  readonly clock?: { readonly hour: number; readonly minute: number };
}

export interface CalendarContext {
  readonly today: CivilDay;
  /** Minutes since local midnight. */
  readonly minutes: number;
  /** True where 5/12 is 12 May. */
  readonly isMonthFirst: boolean;
  /** A day that days without a month are near: that of the open plan. */
  readonly near?: CivilDay | undefined;
}

const SATURDAY = 6;
const MINUTES_PER_DAY = 1_440;
const LONGEST_WAIT = 1_000; // of any unit: more is no plan
const LONGEST_STAY = 370; // days

type Calendar = (said: Said, context: CalendarContext) => FoundDays | undefined;

/** The arguments of a call: numbers by the name of their capture, and the words that it was made with. */
class Said {
  readonly #call: Call;
  constructor(call: Call) {
    this.#call = call;
  }
  number(name: string): number | undefined {
    const value = this.#call.values[name] ?? (/^-?\d+$/.test(name) ? name : undefined);
    return value === undefined ? undefined : Number(value);
  }
  /** The argument at a place: of a capture its number, else what it says. */
  argument(at: number): number | undefined {
    const name = this.#call.args[at];
    return name === undefined ? undefined : this.number(name);
  }
  days(name: string, context: CalendarContext): FoundDays | undefined {
    return daysOf(this.#call.values[name], context);
  }
  call(name: string): Call | undefined {
    const value = this.#call.values[name];
    return typeof value === 'object' && value !== null && 'call' in value ? (value as Call) : undefined;
  }
  text(name: string): string {
    return String(this.#call.values[name] ?? '');
  }
  has(word: string): boolean {
    return this.#call.args.includes(word);
  }
}

const SOON = 122; // days ahead within which a month without its year is to come, and not the one gone by

/** What the rules of dates may call, by name; each language's tables make the calls. */
const CALENDAR: Readonly<Record<string, Calendar>> = {
  day: (said, { today }) => within(said.argument(0), (days) => ({ day: today + days })),
  weeks: (said, { today }) => within(said.argument(0), (weeks) => ({ day: today + weeks * 7 })),
  months: (said, { today }) => within(said.argument(0), (months) => ({ day: monthsLater(today, months) })),
  hours: (said, context) =>
    within(said.argument(0), (hours) => minutesLater(hours * 60 + (said.argument(1) ?? 0), context)),
  minutes: (said, context) => within(said.argument(0), (minutes) => minutesLater(minutes, context)),
  weekday: (said, context) => ({ day: comingWeekday(said.number('w') ?? 0, said, context) }),
  weekdaylater: (said, { today }) => ({ day: weekdayFrom(today, said.number('w') ?? 0) + 7 * (said.argument(1) ?? 1) }),
  weekdayafter: (said, { near, today }) => ({ day: weekdayBehind(near ?? today, said.number('w') ?? 0) }),
  weekendafter: (_said, { near, today }) => weekendFrom(mondayAfter(near ?? today)),
  weekend: (said, { today }) =>
    weekendFrom(said.has('next') ? nextWeekend(today) : said.has('after') ? mondayAfter(today) : today),
  week: (said, { today }) => weekFrom(said.has('next') ? mondayAfter(today) : today),
  month: (said, { today }) => monthAt(partsOf(today).year, partsOf(today).month + (said.has('next') ? 1 : 0)),
  monthname: (said, context) => namedMonth(said.number('m') ?? 1, said.number('y'), context),
  // "Desde agosto", said in November, began before now, and is no month to come.
  monthsince: (said, context) => {
    const { day } = namedMonth(said.number('m') ?? 1, said.number('y'), context);
    const isNear = said.number('y') !== undefined || day - context.today <= SOON;
    return day > context.today && isNear ? { day, isMonth: true } : undefined;
  },
  date: (said, { today }) => dateOf(said.argument(0), said.argument(1) ?? 1, said.argument(2), today),
  answerday: (said, context) => dayOfMonth(said.number('d') ?? 0, context),
  bareday: (said, context) => dayOfMonth(said.number('d') ?? 0, context),
  nth: (said, context) => nthOfMonth(said, context),
  dayofmonth: (said, context) => dayOfMonth(said.number('d') ?? 0, context),
  weekendof: (said, context) => weekendOf(dayOfMonth(said.number('d') ?? 0, context)),
  feast: (said, { today }) => dateOf(said.argument(1), said.argument(0) ?? 1, undefined, today),
  easter: (said, { today }) => easterDays(said.argument(0) ?? 0, said.argument(1), today),
  numeric: (said, context) => numericDate(said.text('d'), context),
  days: (said, context) => daysBefore(said.number('a') ?? 0, said.days('b', context)),
  span: (said, context) => spanOf(said.days('a', context), said, context),
  until: (said, context) => {
    const found = said.days('b', context);
    return found && { day: found.last ?? found.day, isEnd: true };
  },
  dates: (said, { today }) =>
    daysBefore(said.number('d') ?? 0, dateOf(said.number('e'), said.number('m') ?? 1, undefined, today)),
  tonight: (_said, { today }) => ({ day: today, part: 'noche' }),
  today: (said, { today }) => ({ day: today, part: said.text('p') as DayPart }),
  daypair: (said, context) => dayPair(said, context),
  barepair: (said, context) => dayPair(said, context),
};

function weekdayFrom(today: CivilDay, weekday: number): CivilDay {
  return today + ((weekday - weekdayOf(today) + 7) % 7);
}

/** "The saturday after": the first behind the day that is known. */
function weekdayBehind(day: CivilDay, weekday: number): CivilDay {
  return day + ((weekday - weekdayOf(day) + 6) % 7) + 1;
}

function dayPair(said: Parameters<Calendar>[0], context: CalendarContext): FoundDays | undefined {
  const from = dayOfMonth(said.number('d') ?? 0, context);
  const to = from && dayOfThisOrNextMonth(said.number('e') ?? 0, from.day);
  return to && { ...from, last: to.day };
}

/** Returns the days that a match of the rules of dates says; undefined where it says none, such as 31 April or a day that is gone. */
export function daysOf(value: unknown, context: CalendarContext): FoundDays | undefined {
  if (typeof value !== 'object' || value === null || !('call' in value)) return undefined;
  const call = value as Call;
  return CALENDAR[call.call]?.(new Said(call), context);
}

/** The names that the rules of dates may call. */
export const CALENDAR_CALLS: readonly string[] = [...Object.keys(CALENDAR), 'past', 'habit'];

function within(count: number | undefined, found: (count: number) => FoundDays): FoundDays | undefined {
  return count === undefined || count > LONGEST_WAIT ? undefined : found(count);
}

function monthsLater(today: CivilDay, months: number): CivilDay {
  const { year, month, dayOfMonth } = partsOf(today);
  const index = month - 1 + months;
  const [inYear, inMonth] = [year + Math.floor(index / 12), (index % 12) + 1];
  // 31 January and a month is the last of February.
  for (let day = dayOfMonth; ; day -= 1) {
    const found = realDay(inYear, inMonth, day);
    if (found !== undefined) return found;
  }
}

/** Counted on the wall clock: within a day, a clock change moves it by the hour that people forget as well. */
function minutesLater(count: number, { today, minutes }: CalendarContext): FoundDays {
  const at = Math.round(minutes + count);
  const inDay = at % MINUTES_PER_DAY;
  const clock = { hour: Math.floor(inDay / 60), minute: inDay % 60 };
  return { day: today + Math.floor(at / MINUTES_PER_DAY), clock };
}

function comingWeekday(weekday: number, said: Said, { today, near }: CalendarContext): CivilDay {
  if (said.has('nextweek')) return mondayAfter(today) + fromMonday(weekday);
  const ahead = weekdayFrom(today, weekday) - today;
  // "El próximo viernes", said on a Friday, is not today; "next friday", said before it, is that of next week.
  if (said.has('next')) return today + (ahead === 0 ? 7 : ahead);
  if (said.has('following')) return mondayAfter(today) + fromMonday(weekday);
  return near === undefined ? today + ahead : weekdayNear(weekday, near, today + ahead);
}

/** "Mejor el miércoles", of a plan for the 24th, is the 25th: the one nearest to its day, of those still to come. */
function weekdayNear(weekday: number, near: CivilDay, coming: CivilDay): CivilDay {
  const nearest = near + ((weekday - weekdayOf(near) + 10) % 7) - 3;
  return Math.max(coming, nearest);
}

function weekendFrom(day: CivilDay): FoundDays {
  if (weekdayOf(day) === 0) return { day };
  const saturday = day + ((SATURDAY - weekdayOf(day) + 7) % 7);
  return { day: saturday, last: saturday + 1 };
}

/** "The weekend of the 28th", whichever of its two days that is. */
function weekendOf(found: FoundDays | undefined): FoundDays | undefined {
  if (found === undefined) return undefined;
  return weekdayOf(found.day) === 0 ? { day: found.day - 1, last: found.day } : weekendFrom(found.day);
}

/** "El próximo finde", said on a Saturday or Sunday, is that of next week. */
function nextWeekend(today: CivilDay): CivilDay {
  return weekdayOf(today) % SATURDAY === 0 ? today + 2 : today;
}

/** The rest of this week, or the whole of next: Monday to Sunday in every language. */
function weekFrom(day: CivilDay): FoundDays {
  return { day, last: day + 6 - fromMonday(weekdayOf(day)) };
}

function mondayAfter(day: CivilDay): CivilDay {
  return day + 7 - fromMonday(weekdayOf(day));
}

function fromMonday(weekday: number): number {
  return (weekday + 6) % 7;
}

function monthAt(year: number, month: number): FoundDays {
  const index = month - 1;
  return { day: dayOf(year + Math.floor(index / 12), (index % 12) + 1, 1), isMonth: true };
}

function namedMonth(month: number, year: number | undefined, { today }: CalendarContext): FoundDays {
  const now = partsOf(today);
  return monthAt(year ?? (month < now.month ? now.year + 1 : now.year), month);
}

function dateOf(day = 0, month: number, year: number | undefined, today: CivilDay): FoundDays | undefined {
  const now = partsOf(today).year;
  const full = year !== undefined && year < 100 ? 2_000 + year : year;
  for (const inYear of full === undefined ? [now, now + 1, now + 2, now + 3] : [full]) {
    const found = realDay(inYear, month, day);
    if (found !== undefined && (full !== undefined || found >= today)) return { day: found };
  }
  return undefined;
}

/** A day of the month that the open plan is in, else of this month or the next. */
function dayOfMonth(day: number, { today, near }: CalendarContext): FoundDays | undefined {
  const planned = near === undefined ? undefined : realDay(partsOf(near).year, partsOf(near).month, day);
  return planned !== undefined && planned >= today ? { day: planned } : dayOfThisOrNextMonth(day, today);
}

const LAST = 5;

/** "The last Saturday of January", "el primer finde de abril": \`o\` is which, \`w\` the weekday, Saturday for a weekend, \`m\` the month; or these three as numbers. */
function nthOfMonth(said: Said, context: CalendarContext): FoundDays {
  const { day: first } = namedMonth(said.number('m') ?? said.argument(2) ?? 1, undefined, context);
  const weekday = said.number('w') ?? (said.has('weekend') ? SATURDAY : (said.argument(1) ?? SATURDAY));
  const which = said.number('o') ?? said.argument(0) ?? 1;
  const day = first + ((weekday - weekdayOf(first) + 7) % 7) + (which - 1) * 7;
  const inMonth = which === LAST && partsOf(day).month !== partsOf(first).month ? day - 7 : day;
  return said.has('weekend') ? { day: inMonth, last: inMonth + 1 } : { day: inMonth };
}

/** "El 31" said in April is 31 May: the next month that has such a day. */
function dayOfThisOrNextMonth(dayOfMonth: number, today: CivilDay): FoundDays | undefined {
  if (!(dayOfMonth >= 1 && dayOfMonth <= 31)) return undefined;
  const { year, month } = partsOf(today);
  for (let ahead = 0; ahead <= 2; ahead += 1) {
    const index = month - 1 + ahead;
    const day = realDay(year + Math.floor(index / 12), (index % 12) + 1, dayOfMonth);
    if (day !== undefined && day >= today) return { day };
  }
  return undefined;
}

function numericDate(said: string, { today, isMonthFirst }: CalendarContext): FoundDays | undefined {
  const numbers = said.split(/[/.-]/).map(Number);
  const [first = 0, second = 0, third] = numbers;
  if (first > 1_000) return dateOf(third, second, first, today);
  const [day, month] = (isMonthFirst && first <= 12) || second > 12 ? [second, first] : [first, second];
  return month >= 1 && month <= 12 ? dateOf(day, month, third, today) : undefined;
}

/** "Del 3 al 5 de mayo": the first is the last such day before the other. */
function daysBefore(dayOfMonth: number, to: FoundDays | undefined): FoundDays | undefined {
  if (to === undefined || to.isMonth) return undefined;
  const { year, month } = partsOf(to.day);
  const same = realDay(year, month, dayOfMonth);
  const before = month === 1 ? realDay(year - 1, 12, dayOfMonth) : realDay(year, month - 1, dayOfMonth);
  const first = same !== undefined && same < to.day ? same : before;
  return first === undefined ? undefined : { day: first, last: to.day };
}

/** The last day of a range is the first such day behind its beginning: "del viernes al domingo". */
function spanOf(from: FoundDays | undefined, said: Said, context: CalendarContext): FoundDays | undefined {
  // "The 12th to the 14th of June": the month is said once.
  const [a, b] = [said.call('a'), said.call('b')];
  if (a?.call === 'dayofmonth' && b?.call === 'date') return daysBefore(Number(a.values.d), said.days('b', context));
  if (from === undefined) return undefined;
  const to = said.days('b', { ...context, today: from.day });
  if (to === undefined) return from;
  if (from.isMonth || to.isMonth) return from;
  const last = to.last ?? to.day;
  return last > from.day && last - from.day <= LONGEST_STAY ? { ...from, last } : from;
}

/** The days that count from Easter Sunday: carnival, Holy Week. */
function easterDays(from: number, to: number | undefined, today: CivilDay): FoundDays {
  const { year } = partsOf(today);
  const easter = easterOf(year) + (to ?? from) >= today ? easterOf(year) : easterOf(year + 1);
  const day = easter + from;
  return to === undefined ? { day } : { day, last: easter + to };
}
