import type { CalendarContext } from '../understanding/readers/calendar.ts';
import { dayOf, isoDay } from '../understanding/readers/civil-day.ts';
import type { Call, Match } from '../understanding/rule-set.ts';
import { type CalledOff, calledOff } from './plan-called-off.ts';
import { companyTold, isCompanyChange } from './plan-party.ts';
import type { Reading, SaidTime } from './plan-slots.ts';
import { type PlanState, SLOTS } from './plan-state.ts';

/** The changes that a text makes to an open plan by taking something back. */
export interface PlanChanges {
  /** True where it is off as a whole: "cancel it all". */
  readonly isOff: boolean;
  /** True where what it is for, or going there, is off, unless the text says what takes its place: "cancel dinner". */
  readonly isCalledOff: boolean;
  /** True where another plan takes its place in the same breath: "cancel Leeds and spend two days in Whitby". */
  readonly isInstead: boolean;
  /** The slots that hold nothing any more, each null: "leave the number out". */
  readonly dropped: PlanState;
  /** True where it names what another value takes the place of: "swap Soho for Camden". */
  readonly isReplaced: boolean;
  /** The hour that it moves the known one to: "half an hour later". */
  readonly time: SaidTime | undefined;
  /** How many days it moves the known ones by: "a week later". */
  readonly days: number;
}

const NONE: PlanChanges = {
  isOff: false,
  isCalledOff: false,
  isInstead: false,
  dropped: {},
  isReplaced: false,
  time: undefined,
  days: 0,
};

const LONGEST_CORRECTION = 14; // tokens

/** True for a short text that owns to a mistake: "perdón, quería decir el 27". */
export function corrects(reading: Reading): boolean {
  return isShortWith(reading, 'mistakes');
}

/** True for a short text that denies something: "el 27, no el 26". */
export function denies(reading: Reading): boolean {
  return isShortWith(reading, 'denials');
}

/** True for a short text of which a clause begins with what corrects: "vale, entonces el 15". */
export function opensCorrecting({ text, language }: Reading): boolean {
  const list = language.list('corrections');
  return text.tokens.length <= LONGEST_CORRECTION && text.clauses.some(({ from }) => list.at(text, from) !== undefined);
}

function isShortWith({ text, language }: Reading, name: string): boolean {
  const list = language.list(name);
  return text.tokens.length <= LONGEST_CORRECTION && text.tokens.some((_token, at) => list.at(text, at) !== undefined);
}

const MOST_JUDGED = 6; // words of cancelling: each is held against the whole text

/** Returns where a text changes the open plan by taking something back. */
export function changesOf(reading: Reading, open: PlanState, calendar: CalendarContext): Match[] {
  const changes = reading.language.rules('changes').all(reading.text);
  const leaving = changes.some(isConditional) ? companyTold(reading).filter(isCompanyChange) : [];
  let judged = 0;
  return changes.filter((match) => {
    if (!isConditional(match)) return true;
    judged += 1;
    if (judged > MOST_JUDGED) return false;
    // "Two of them cancelled": who leaves calls nothing off.
    const isOfCompany = leaving.some(({ from, to }) => from < match.from && match.to <= to);
    return !isOfCompany && calledOff(match, reading, open, calendar) !== undefined;
  });
}

/** True for what is of the open plan only by the rest of its clause. */
function isConditional({ value }: Match): boolean {
  const { call, args } = value as Call;
  return call === 'off' && args.length > 0;
}

/** Reads what a text takes back of the open plan, and takes those words out: no slot is filled by them. */
export function takeChanges(
  reading: Reading,
  open: PlanState,
  changes: readonly Match[],
  calendar: CalendarContext,
): PlanChanges {
  const { text } = reading;
  const matches = changes.filter(({ from }) => text.isFree(from));
  if (matches.length === 0) return NONE;
  const offs = matches.filter(isConditional).map((match) => calledOff(match, reading, open, calendar));
  const isOf = (part: CalledOff['of']) => offs.some((off) => off?.of === part);
  const dropped: Record<string, null> = {};
  let isOff = isOf('whole');
  const isInstead = isOf('instead');
  const isCalledOff = isInstead || isOf('part');
  let isReplaced = false;
  let time: SaidTime | undefined;
  let days = 0;
  for (const match of matches) {
    const { call } = match.value as Call;
    text.take(match.from, match.to);
    if (call === 'off') isOff ||= !isConditional(match);
    else if (call === 'back') isReplaced = true;
    else if (call === 'drop') {
      const slot = droppedSlot(match);
      if (open[slot] !== undefined) dropped[slot] = null;
    } else {
      time ??= movedTime(match, open.time);
      days ||= movedDays(match);
    }
  }
  // What is called off is named beside it: "cancel everything for Friday".
  if (isOff || isCalledOff)
    for (const { from, to } of text.clauses)
      if (matches.some((match) => match.from >= from && match.from < to))
        text.take(from, offs.find((off) => off !== undefined && off.to > from && off.to <= to)?.to ?? to);
  return { isOff, isCalledOff, isInstead, dropped: dropped as PlanState, isReplaced, time, days };
}

const DAYS: Readonly<Record<string, number>> = { D: 1, W: 7 };

/** Returns by how many days a text moves the plan; negative for earlier. */
function movedDays({ value }: Match): number {
  const { call, args, values } = value as Call;
  const days = Number(values.n ?? args[0]) * (DAYS[String(values.u ?? args[1])] ?? 0);
  return call === 'earlier' ? -days : days;
}

/** Returns the days of the open plan, moved: "shift the whole thing one day later". */
export function movedBy(days: number, { date, date_end }: PlanState): { date?: string; date_end?: string } {
  const moved = (day: string | undefined) => {
    const at = /^(\d{4})-(\d\d)-(\d\d)$/
      .exec(day ?? '')
      ?.slice(1)
      .map(Number);
    return at && isoDay(dayOf(at[0] ?? 0, at[1] ?? 0, at[2] ?? 0) + days);
  };
  const [first, last] = [moved(date), moved(date_end)];
  if (days === 0 || first === undefined) return {};
  return { date: first, ...(last !== undefined && { date_end: last }) };
}

function droppedSlot({ value }: Match): string {
  const { args, values } = value as Call;
  const name = String(values[args[0] ?? ''] ?? args[0]);
  return SLOTS.find((slot) => slot === name) ?? '';
}

const CLOCK = /^(\d\d):(\d\d)$/;
const MINUTES: Readonly<Record<string, number>> = { m: 1, H: 60 };
const DAY = 1_440; // minutes

/** Counts from the hour that is known; without one there is nothing to move. */
function movedTime({ value }: Match, known: unknown): SaidTime | undefined {
  const { call, args, values } = value as Call;
  const [, hour, minute] = CLOCK.exec(String(known)) ?? [];
  const unit = MINUTES[String(values.u ?? args[1])];
  if (hour === undefined || unit === undefined) return undefined;
  const by = Number(values.n ?? args[0]) * unit * (call === 'earlier' ? -1 : 1);
  const at = (Number(hour) * 60 + Number(minute) + by + DAY) % DAY;
  return { clock: { hour: Math.floor(at / 60), minute: at % 60, isCertain: true, isClock: true } };
}
