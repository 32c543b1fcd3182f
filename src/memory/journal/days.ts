/** Days of a time zone as instants: when one begins there, and so when it ends. */
import type { Span } from './journal-line.ts';

const WIDEST_OFFSET_MS = 26 * 3_600_000; // further from UTC than any zone is, or was
const DAY_MS = 86_400_000;

/** Returns the instants of a day (`YYYY-MM-DD`) in a time zone: 23 to 25 hours as a rule, none where the zone left the day out. */
export function spanOfDay(day: string, timeZone: string): Span {
  const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  return { from: startOfDay(day, timeZone), to: startOfDay(next, timeZone) };
}

/**
 * Returns the first instant of a day: the one before which the zone has an earlier day. Looked for rather than computed, since there are
 * days without a midnight; one of a given name and zone is always the same instant, so that days neither overlap nor leave a gap.
 */
function startOfDay(day: string, timeZone: string): Date {
  const dayAt = dayReader(timeZone);
  const midnight = Date.parse(day);
  let [before, from] = [midnight - WIDEST_OFFSET_MS, midnight + WIDEST_OFFSET_MS];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayAt(middle) >= day) from = middle;
    else before = middle;
  }
  return new Date(from);
}

function dayReader(timeZone: string): (instant: number) => string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    return `${(parts.get('year') ?? '').padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
  };
}
