const MS_PER_DAY = 86_400_000;
const MS_PER_QUARTER = 900_000;
const MINUTES_PER_DAY = 1_440;

/** A calendar day as whole days since 1970-01-01: days add up with no clock change in between. */
export type CivilDay = number;

export interface LocalClock {
  today: CivilDay;
  /** Minutes since local midnight. */
  minutes: number;
}

/**
 * Returns the day and time on the user's wall at an instant. `timeZone` is an IANA name, or the fixed offset in minutes east of
 * UTC that a reference time like `…T23:30:00-03:00` carries (-180). An unknown name is the caller's fault: a RangeError, from
 * Intl.
 */
export function localClock(instant: Date, timeZone: string | number): LocalClock {
  const offset = typeof timeZone === 'number' ? timeZone : zoneOffsetMinutes(instant, timeZone);
  const localMinutes = Math.floor(instant.getTime() / 60_000) + offset;
  const today = Math.floor(localMinutes / MINUTES_PER_DAY);
  return { today, minutes: localMinutes - today * MINUTES_PER_DAY };
}

/** Returns the weekday; 0 is Sunday. */
export function weekdayOf(day: CivilDay): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function dayOf(year: number, month: number, dayOfMonth: number): CivilDay {
  return Date.UTC(year, month - 1, dayOfMonth) / MS_PER_DAY;
}

export function partsOf(day: CivilDay): { year: number; month: number; dayOfMonth: number } {
  const date = new Date(day * MS_PER_DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, dayOfMonth: date.getUTCDate() };
}

/** Returns the civil day; undefined for one such as 31 April. */
export function realDay(year: number, month: number, dayOfMonth: number): CivilDay | undefined {
  const day = dayOf(year, month, dayOfMonth);
  return partsOf(day).month === month && partsOf(day).dayOfMonth === dayOfMonth ? day : undefined;
}

export function isoDay(day: CivilDay): string {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The number of formatters kept: there are some 600 zone names with their aliases, and one formatter costs 50 µs and a few KB. */
const MAX_FORMATTERS = 700;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The offsets of the quarter of an hour that was asked for last, by zone: clocks change at its beginning, and a formatter takes 5 µs. */
let offsetsOf = { quarter: Number.NaN, byZone: new Map<string, number>() };

function zoneOffsetMinutes(instant: Date, zone: string): number {
  const quarter = Math.floor(instant.getTime() / MS_PER_QUARTER);
  if (quarter !== offsetsOf.quarter || offsetsOf.byZone.size >= MAX_FORMATTERS)
    offsetsOf = { quarter, byZone: new Map() };
  const known = offsetsOf.byZone.get(zone);
  if (known !== undefined) return known;
  const offset = shownOffsetMinutes(instant, zone);
  offsetsOf.byZone.set(zone, offset);
  return offset;
}

function shownOffsetMinutes(instant: Date, zone: string): number {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    if (formatters.size >= MAX_FORMATTERS) formatters.clear();
    formatters.set(zone, formatter);
  }
  const shown: Record<string, number> = {};
  for (const part of formatter.formatToParts(instant)) shown[part.type] = Number(part.value);
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute) / 60_000 - Math.floor(instant.getTime() / 60_000);
}
