import type { ApiKeyStore } from '../../stores/api-key-store.ts';
import type { EventStore } from '../../stores/event-store.ts';
import type { JobStore } from '../../stores/job-store.ts';
import type { WebhookStore } from '../../stores/webhook-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { Metrics } from '../../telemetry/metrics.ts';

const EVERY_MS = 60_000;
const OF_THE_PERIOD = 0.9; // later than this it is due again: timers of processes drift
const AT_ONCE = 1_000; // rows a statement, some 10 ms: locks stay short
const DAY_MS = 86_400_000;

interface Deps {
  readonly events: Pick<EventStore, 'purge'>;
  readonly webhooks: Pick<WebhookStore, 'count'>;
  readonly jobs: Pick<JobStore, 'takeTurn'>;
  readonly keys: Pick<ApiKeyStore, 'tenants'>;
  readonly clock: { now(): Date };
  readonly retentionDays: number;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** Removes events that are older than they are kept, in small batches, and counts what webhooks wait for; one process at a time does it. */
export class EventMaintenance {
  readonly #deps: Deps;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopping = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#running = this.#running
        .then(() => this.#workInTurn())
        .catch((error: unknown) => this.#deps.logger.warn({ err: error }, 'event_maintenance_failed'));
    }, EVERY_MS).unref();
  }

  /** Stops after the batch under way. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async purge(): Promise<void> {
    const { events, keys, clock, retentionDays } = this.#deps;
    const before = new Date(clock.now().getTime() - retentionDays * DAY_MS);
    for (const tenant of await keys.tenants())
      while ((await events.purge(tenant, before, AT_ONCE)) === AT_ONCE && !this.#isStopping);
  }

  /** Counts what waits for webhooks, over all tenants. */
  async count(): Promise<void> {
    const { webhooks, keys, clock, metrics } = this.#deps;
    const now = clock.now().getTime();
    const sums = { pending: 0, dead: 0 };
    let oldest = 0;
    for (const tenant of await keys.tenants()) {
      const { pending, dead, oldestPendingAt } = await webhooks.count(tenant);
      sums.pending += pending;
      sums.dead += dead;
      if (oldestPendingAt !== null) oldest = Math.max(oldest, (now - oldestPendingAt.getTime()) / 1_000);
    }
    for (const state of ['pending', 'dead'] as const) metrics.webhookBacklog.set({ state }, sums[state]);
    metrics.webhookOldestSeconds.set(oldest);
  }

  async #workInTurn(): Promise<void> {
    // The figures are left to the process whose turn it is.
    this.#deps.metrics.webhookBacklog.reset();
    this.#deps.metrics.webhookOldestSeconds.set(0);
    if (!(await this.#deps.jobs.takeTurn('events', (EVERY_MS / 1_000) * OF_THE_PERIOD))) return;
    await this.purge();
    await this.count();
  }
}
