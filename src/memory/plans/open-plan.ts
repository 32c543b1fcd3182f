/** What an open plan holds and still lacks, as a message of its conversation is read in its light. */
import type { FoundDays } from '../understanding/readers/calendar.ts';
import { realDay } from '../understanding/readers/civil-day.ts';
import { missingFields, type PlanState, type RequiredField, SLOTS } from './plan-state.ts';

/** Returns the day of the open plan: "mejor del 11 al 15" is of its month. */
export function dayOfPlan(open: PlanState | undefined): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(String(open?.date ?? '')) ?? [];
  return year === undefined ? undefined : realDay(Number(year), Number(month), Number(day ?? 1));
}

/** Returns the day of the open plan's month that a bare number corrects its day to. */
export function dayInMonth(day: number | undefined, open: PlanState | undefined): FoundDays | undefined {
  const [, year, month] = /^(\d{4})-(\d\d)/.exec(String(open?.date ?? '')) ?? [];
  const found = day === undefined ? undefined : realDay(Number(year), Number(month), day);
  return found === undefined ? undefined : { day: found };
}

/** "En enero", and then "el 23": a month wants its day. */
export function isMonth(date: string | undefined): boolean {
  return date?.length === '2026-01'.length;
}

/** "Start over" empties every slot; keys of the caller's own stay. */
export function emptied(open: PlanState): PlanState {
  return Object.fromEntries(SLOTS.filter((slot) => slot in open).map((slot) => [slot, null]));
}

/** Returns the known currency. A stored plan holds anything its caller wrote, so its shape is not taken on trust. */
export function knownCurrency(open: PlanState | undefined): string | undefined {
  const currency: unknown = open?.budget?.currency;
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : undefined;
}

/** True for the field that the user was asked for last, and that a bare word therefore answers. */
export function asksFor(field: RequiredField, open: PlanState | undefined): boolean {
  return open !== undefined && missingFields(open)[0] === field;
}
