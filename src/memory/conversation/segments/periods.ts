/** The hours, days and weeks that segments are of, in a time zone, and what stands for more of them than a prompt has slots. */
import { inOrder, mergeSegments } from './merge-segments.ts';
import { LEVELS, type Level, type Segment, type StoredSegment } from './segment.ts';

const DAY_MS = 86_400_000;
const MONDAY = 1;

/** A stretch of segments that stand as one line. */
interface Group {
  readonly of: readonly StoredSegment[];
  /** Null for a segment that stands for itself. */
  readonly level: Level | null;
}

/** Reads the hour, the day or the week of an instant, as text that sorts by time. */
export type PeriodReader = (at: Date, level: Level) => string;

/** Returns the reader of a time zone. */
export function periodsIn(timeZone: string): PeriodReader {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  });
  return (at, level) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const day = `${(parts.get('year') ?? '').padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
    if (level === 'day') return day;
    return level === 'hour' ? `${day}T${parts.get('hour')}` : mondayOf(day);
  };
}

function mondayOf(day: string): string {
  const midnight = new Date(day);
  const since = (midnight.getUTCDay() - MONDAY + 7) % 7;
  return new Date(midnight.getTime() - since * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Returns segments within so many slots, oldest first: each by itself where there are no more of them; else the oldest merged by
 * the hour, then by the day, then by the week, as far as it takes. So the latest are told most closely.
 */
export function withinSlots(given: readonly StoredSegment[], slots: number, periodOf: PeriodReader): Segment[] {
  if (slots <= 0) return [];
  let groups: Group[] = inOrder(given).map((segment) => ({ of: [segment], level: null }));
  for (const level of LEVELS) groups = merged(groups, level, slots, periodOf);
  return groups.slice(-slots).map((group) => toldOf(group, periodOf));
}

/** Merges the groups of each period, the oldest first, until there are no more than the slots. */
function merged(groups: readonly Group[], level: Level, slots: number, periodOf: PeriodReader): Group[] {
  const kept: Group[] = [];
  let over = groups.length - slots;
  for (let from = 0; from < groups.length; ) {
    const period = periodOfGroup(groups[from] as Group, level, periodOf);
    let to = from + 1;
    // Of the last period only as many as must be: the rest stand as they are.
    while (to < groups.length && to - from <= over && periodOfGroup(groups[to] as Group, level, periodOf) === period)
      to += 1;
    const run = groups.slice(from, to);
    over -= run.length - 1;
    if (run.length === 1) kept.push(run[0] as Group);
    else kept.push({ of: run.flatMap(({ of }) => of), level });
    from = to;
  }
  return kept;
}

/** Groups never reach over a period that is as long as their own or longer, so that any of their segments tells which it is. */
function periodOfGroup({ of }: Group, level: Level, periodOf: PeriodReader): string {
  return periodOf((of[0] as StoredSegment).at, level);
}

function toldOf({ of, level }: Group, periodOf: PeriodReader): Segment {
  if (level === null) {
    const { at: _, language: __, ...segment } = of[0] as StoredSegment;
    return segment;
  }
  const fromDay = periodOf((of[0] as StoredSegment).at, 'day');
  const toDay = periodOf((of.at(-1) as StoredSegment).at, 'day');
  return mergeSegments(of, { level, fromDay, toDay });
}
