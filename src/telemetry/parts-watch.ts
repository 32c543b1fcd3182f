import { withinDeadline } from '../deadline.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

/** The state of a part: `off` is one that the configuration does not name. */
export type PartState = 'up' | 'down' | 'off';

/** The parts beside PostgreSQL that a process stands on, as readiness tells them. */
export interface Parts {
  readonly redis: PartState;
  readonly embedding_worker: PartState;
  readonly llm: PartState;
  /** The memories that are not found by their vector yet. */
  readonly index_backlog: number | 'off' | 'unknown';
  /** How long the job that waits longest has been due; named only where that is long. */
  readonly oldest_job_seconds?: number;
}

/** A part as a probe found it: its state, and of one that is down and answered over HTTP the status that it answered with. */
export interface FoundPart {
  readonly state: PartState;
  readonly status?: number;
}

type PartName = 'postgres' | Exclude<keyof Parts, 'index_backlog' | 'oldest_job_seconds'>;
const NAMES: readonly PartName[] = ['postgres', 'redis', 'embedding_worker', 'llm'];

/** The questions by which a part's state is found out; none of them throws for a part that is away. */
export interface PartProbes {
  /** Asked besides, since nobody may be calling who would hear of a 503; readiness asks by itself. */
  readonly postgres: () => Promise<FoundPart>;
  readonly redis: () => PartState;
  readonly embeddingWorker: () => Promise<FoundPart>;
  readonly llm: () => Promise<FoundPart>;
  /** Returns the memories without a vector; null where there is no semantic memory. Throws without the database. */
  readonly indexBacklog: () => Promise<number | null>;
  /** Returns how long the job that waits longest has been due, 0 where none is. Throws without the database. */
  readonly oldestJobSeconds: () => Promise<number>;
}

const EVERY_MS = 10_000; // a part that goes away is in the log and the metrics this much later at most
const LONG_SECONDS = 300; // jobs are taken up within seconds: what waits longer has nobody who does it, or too much before it
const ANSWER_MS = 1_000; // for the database to count the backlog
const FRESH_MS = 1_000; // what was found out is told again for so long: probes may come often

interface Deps {
  readonly probes: PartProbes;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Returns milliseconds that only go forward. */
  readonly now: () => number;
}

/** Watch over the parts of the service: their state for readiness and metrics, and one line in the log at each change. */
export class PartsWatch {
  readonly #deps: Deps;
  readonly #known = new Map<PartName, PartState>();
  readonly #seen = new Set<PartName>();
  #looking: Promise<Parts> | null = null;
  #latest: { readonly parts: Parts; readonly at: number } | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), EVERY_MS).unref();
    void this.look();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Returns the parts as they were a second ago at most. */
  async current(): Promise<Parts> {
    const { now } = this.#deps;
    if (this.#latest !== null && now() - this.#latest.at < FRESH_MS)
      return { ...this.#latest.parts, redis: this.#deps.probes.redis() };
    return this.look();
  }

  /** Looks at all parts; whoever asks meanwhile gets the same answer. */
  look(): Promise<Parts> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #look(): Promise<Parts> {
    const { probes, metrics, now } = this.#deps;
    const [postgres, embeddingWorker, llm, backlog, oldestJob] = await Promise.all([
      probes.postgres(),
      probes.embeddingWorker(),
      probes.llm(),
      withinDeadline(probes.indexBacklog(), ANSWER_MS).then(
        (count) => count ?? ('off' as const),
        () => 'unknown' as const, // PostgreSQL is away, which readiness says by itself
      ),
      withinDeadline(probes.oldestJobSeconds(), ANSWER_MS).catch(() => 0),
    ]);
    const found: Record<PartName, FoundPart> = {
      postgres,
      redis: { state: probes.redis() },
      embedding_worker: embeddingWorker,
      llm,
    };
    const parts: Parts = {
      redis: found.redis.state,
      embedding_worker: embeddingWorker.state,
      llm: llm.state,
      index_backlog: backlog,
      ...(oldestJob > LONG_SECONDS && { oldest_job_seconds: Math.round(oldestJob) }),
    };
    for (const name of NAMES) this.#note(name, found[name]);
    if (typeof backlog === 'number') metrics.indexBacklog.set(backlog);
    this.#latest = { parts, at: now() };
    return parts;
  }

  #note(part: PartName, { state, status }: FoundPart): void {
    const { logger, metrics } = this.#deps;
    if (state !== 'off') metrics.partUp.set({ part }, state === 'up' ? 1 : 0);
    // At the first look a part may only be starting, as this process is: it is away if it still is at the second.
    const isFirst = !this.#seen.has(part);
    this.#seen.add(part);
    if (isFirst && state === 'down') return;
    const before = this.#known.get(part);
    this.#known.set(part, state);
    if (state === before) return;
    if (state === 'down') logger.warn({ part, ...(status !== undefined && { status }) }, 'part_away');
    else if (before === 'down') logger.info({ part }, 'part_back');
  }
}
