import { createHash } from 'node:crypto';
import { RecentlyUsed } from '../../../recently-used.ts';
import type { Database } from '../../../stores/database.ts';
import type { JobStore } from '../../../stores/job-store.ts';
import type { MemoryStore } from '../../../stores/memory-store.ts';
import type { SegmentStore } from '../../../stores/segment-store.ts';
import type { Logger } from '../../../telemetry/logger.ts';
import { TTL_DAYS } from '../../episodes/memory.ts';
import type { Job } from '../../jobs/job.ts';
import { termsOf } from '../../text/text-analysis.ts';
import type { AdaptiveSettings } from '../flow/adaptive-settings.ts';
import { wordsFor } from '../words.ts';
import { mergeSegments } from './merge-segments.ts';
import { type PeriodReader, periodsIn, withinSlots } from './periods.ts';
import type { Segment, StoredSegment } from './segment.ts';
import { lineOf } from './segment-block.ts';

const HOUR_MS = 3_600_000;
const RECENT_MS = 48 * HOUR_MS; // yesterday, whatever the time zone: whom nothing was said to since then, nothing is told unasked
const REACH_MS = 7 * 24 * HOUR_MS; // beside it what came before in the week, merged as far as there are slots
const MOST_READ = 300; // segments, some 900 turns: of more the oldest of the week are left out
const USERS_REMEMBERED = 50_000; // whose days were asked for, some 10 MB

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly segments: Pick<SegmentStore, 'latestOfUser'>;
  readonly jobs: Pick<JobStore, 'enqueue' | 'succeed'>;
  /** Where days become memories; null where semantic memory is off. */
  readonly memories: Pick<MemoryStore, 'addIn'> | null;
  readonly settings: AdaptiveSettings;
  readonly clock: { now(): Date };
  readonly newId: () => string;
  readonly logger: Logger;
  /** Called when there is a job to run. */
  readonly onEnqueued: () => void;
}

/**
 * The segments of a user's earlier sessions: yesterday's open today's first prompt. Of somebody with more of them than slots an hour, a day
 * or a week stands as one, made when it is wanted from the segments that are there, so that nothing stays of a session that is gone.
 *
 * Days that are over are remembered besides, once each, so that they are found as memories: a session's own, with which they go.
 */
export class EarlierSegments {
  readonly #deps: Deps;
  readonly #askedFor = new RecentlyUsed<string>(USERS_REMEMBERED);

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Returns what a session without turns is told of the others, oldest first. */
  async toOpen(tenant: string, userId: string, sessionId: string, timeZone: string): Promise<Segment[]> {
    const { settings, clock, memories } = this.#deps;
    const now = clock.now().getTime();
    const earlier = await this.#since(tenant, userId, sessionId, new Date(now - REACH_MS));
    if (!earlier.some(({ at }) => at.getTime() > now - RECENT_MS)) return [];
    const periodOf = periodsIn(timeZone);
    if (memories !== null && endedDays(earlier, new Date(now), periodOf, settings.segments).length > 0)
      this.#askForDays(tenant, userId, timeZone, periodOf(new Date(now), 'day'));
    return withinSlots(earlier, settings.segments, periodOf);
  }

  /** Remembers the days of a user that are over, each once whatever it says: one that is there already stays as it was written. */
  async run(job: Job, signal: AbortSignal): Promise<{ days: number }> {
    const { database, jobs, clock, settings, memories, newId } = this.#deps;
    const { tenant } = job;
    const userId = String(job.payload.user_id);
    const periodOf = periodsIn(String(job.payload.time_zone));
    const now = clock.now();
    const segments = await this.#since(tenant, userId, null, new Date(now.getTime() - REACH_MS));
    const days = endedDays(segments, now, periodOf, settings.segments);
    for (const { day, of } of days) {
      if (signal.aborted || memories === null) return { days: 0 };
      const { sessionId, language } = of.at(-1) as StoredSegment;
      const merged = mergeSegments(of, { level: 'day', fromDay: day, toDay: day });
      const content = `${day} · ${lineOf({ ...merged, sessionId: undefined, period: undefined }, wordsFor(language)).replace(/^- /, '')}`;
      await database.transaction(tenant, (tx) =>
        memories.addIn(tx, tenant, userId, {
          type: 'summary',
          lines: [[null, content]],
          terms: termsOf(content, language),
          language,
          metadata: { session_id: sessionId, from_turn: merged.fromTurn, to_turn: merged.toTurn, level: 'day', day },
          contentHash: createHash('sha256').update(`day\0${sessionId}\0${day}`).digest(),
          ttlDays: TTL_DAYS.summary,
          newId: newId(),
          distilledFrom: sessionId,
        }),
      );
    }
    if (!signal.aborted) await database.transaction(tenant, (tx) => jobs.succeed(tx, tenant, [job]));
    return { days: days.length };
  }

  #since(tenant: string, userId: string, but: string | null, since: Date): Promise<StoredSegment[]> {
    return this.#deps.segments.latestOfUser(tenant, userId, but, since, MOST_READ);
  }

  /** Asks once a day for the memories of days, beside whatever is going on: a day that is not asked for now is with the next build. */
  #askForDays(tenant: string, userId: string, timeZone: string, today: string): void {
    const { database, jobs, logger, onEnqueued } = this.#deps;
    const user = `${tenant} ${userId}`;
    if (this.#askedFor.get(user) === today) return;
    this.#askedFor.set(user, today);
    const job = {
      kind: 'merge_segments',
      userId,
      payload: { user_id: userId, time_zone: timeZone },
      dedupeKey: `${userId} ${today}`,
    };
    database
      .transaction(tenant, (tx) => jobs.enqueue(tx, tenant, job))
      .then(onEnqueued)
      .catch((error: unknown) => {
        this.#askedFor.delete(user);
        logger.warn({ err: error }, 'days_not_asked_for');
      });
  }
}

/** A day of a session that is over and has more segments than a prompt tells. */
interface EndedDay {
  readonly day: string;
  readonly of: readonly StoredSegment[];
}

function endedDays(segments: readonly StoredSegment[], now: Date, periodOf: PeriodReader, slots: number): EndedDay[] {
  const today = periodOf(now, 'day');
  const days = new Map<string, { day: string; of: StoredSegment[] }>();
  for (const segment of segments) {
    const day = periodOf(segment.at, 'day');
    if (day >= today) continue;
    const key = `${day} ${segment.sessionId}`;
    const one = days.get(key) ?? { day, of: [] };
    one.of.push(segment);
    days.set(key, one);
  }
  return [...days.values()].filter(({ of }) => of.length > slots);
}
