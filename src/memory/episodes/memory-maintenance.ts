import type { ApiKeyStore } from '../../stores/api-key-store.ts';
import type { JobStore } from '../../stores/job-store.ts';
import type { MemoryStore } from '../../stores/memory-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import type { FactUpkeep } from '../facts/fact-upkeep.ts';
import type { MemoryFiles } from '../memory-file/memory-files.ts';
import type { SemanticMemoryStore } from './semantic-memory-store.ts';

const EVERY_MS = 5 * 60_000; // what has expired is not recalled from that instant on; it is removed this much later at most
const COUNT_EVERY_MS = 10_000; // how old the figures of jobs in the metrics may be
const OF_THE_PERIOD = 0.9; // later than this, a task is due again: timers of processes drift
const AT_ONCE = 1_000; // rows a statement: locks stay short
/** The days that tombstones are kept: an index not updated for this long is rebuilt, so deletions need not be told for longer. */
export const TOMBSTONE_DAYS = 7;
const FINISHED_JOB_HOURS = 24; // long enough to look up what became of a job

interface Deps {
  readonly memories: Pick<SemanticMemoryStore, 'purgeExpired'>;
  readonly memoryStore: Pick<MemoryStore, 'purgeTombstones'>;
  readonly factUpkeep: Pick<FactUpkeep, 'purgeForgotten' | 'countByState' | 'giveMemories'>;
  /** Absent: nobody hands out MEMORY.md here. */
  readonly memoryFiles?: Pick<MemoryFiles, 'purge'>;
  readonly jobs: Pick<JobStore, 'purgeFinished' | 'counts' | 'takeTurn'>;
  readonly keys: Pick<ApiKeyStore, 'tenants'>;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** Removes memories that have expired or were forgotten long ago, and counts the jobs for the metrics; one process at a time does it. */
export class MemoryMaintenance {
  readonly #deps: Deps;
  #timers: NodeJS.Timeout[] = [];
  #running: Promise<void> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#timers = [
      setInterval(() => this.#do(() => this.purgeInTurn()), EVERY_MS).unref(),
      setInterval(() => this.#do(() => this.countInTurn()), COUNT_EVERY_MS).unref(),
    ];
    this.#do(() => this.countInTurn());
  }

  /** Stops, and waits for the work under way. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#running;
  }

  /** Purges and counts the facts, unless another process did so in this period: then the figures are left to that one. */
  async purgeInTurn(): Promise<void> {
    this.#deps.metrics.factsKnown.reset();
    if (!(await this.#deps.jobs.takeTurn('purge', (EVERY_MS / 1_000) * OF_THE_PERIOD))) return;
    await this.purge();
    await this.countFacts();
  }

  /** Counts the jobs, or where another process did so leaves the figures to that one. */
  async countInTurn(): Promise<void> {
    if (await this.#deps.jobs.takeTurn('count', (COUNT_EVERY_MS / 1_000) * OF_THE_PERIOD)) await this.count();
    else this.#forgetCounts();
  }

  async purge(): Promise<void> {
    const { memories, memoryStore, factUpkeep, memoryFiles, jobs, keys } = this.#deps;
    for (const tenant of await keys.tenants()) {
      await memories.purgeExpired(tenant);
      await factUpkeep.purgeForgotten(tenant);
      await factUpkeep.giveMemories(tenant);
      await memoryFiles?.purge(tenant);
      while ((await memoryStore.purgeTombstones(tenant, TOMBSTONE_DAYS, AT_ONCE)) === AT_ONCE);
    }
    while ((await jobs.purgeFinished(FINISHED_JOB_HOURS, AT_ONCE)) === AT_ONCE);
  }

  async countFacts(): Promise<void> {
    const { factUpkeep, keys, metrics } = this.#deps;
    metrics.factsKnown.reset();
    for (const state of ['active', 'dormant', 'stale']) metrics.factsKnown.set({ state }, 0);
    for (const tenant of await keys.tenants())
      for (const { state, count } of await factUpkeep.countByState(tenant)) metrics.factsKnown.inc({ state }, count);
  }

  async count(): Promise<void> {
    const { metrics, jobs } = this.#deps;
    const counts = await jobs.counts();
    this.#forgetCounts();
    for (const { kind, status, count, oldestSeconds } of counts) {
      metrics.jobsWaiting.set({ kind, status }, count);
      if (status === 'pending') metrics.jobLagSeconds.set({ kind }, oldestSeconds);
    }
  }

  #forgetCounts(): void {
    this.#deps.metrics.jobsWaiting.reset();
    this.#deps.metrics.jobLagSeconds.reset();
  }

  #do(work: () => Promise<void>): void {
    this.#running = this.#running
      .then(work)
      .catch((error: unknown) => this.#deps.logger.warn({ err: error }, 'memory_maintenance_failed'));
  }
}
