import type { ApiKeyStore } from '../../stores/api-key-store.ts';
import type { EventStore } from '../../stores/event-store.ts';
import type { JobStore } from '../../stores/job-store.ts';
import type { Logger } from '../../telemetry/logger.ts';

const EVERY_MS = 60_000;
const OF_THE_PERIOD = 0.9; // later than this it is due again: timers of processes drift
const AT_ONCE = 1_000; // rows a statement, some 10 ms: locks stay short
const DAY_MS = 86_400_000;

interface Deps {
  readonly events: Pick<EventStore, 'purge'>;
  readonly jobs: Pick<JobStore, 'takeTurn'>;
  readonly keys: Pick<ApiKeyStore, 'tenants'>;
  readonly clock: { now(): Date };
  readonly retentionDays: number;
  readonly logger: Logger;
}

/** Removes events that are older than they are kept, in small batches; one process at a time does it. */
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
        .then(() => this.#purgeInTurn())
        .catch((error: unknown) => this.#deps.logger.warn({ err: error }, 'event_purge_failed'));
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

  async #purgeInTurn(): Promise<void> {
    if (await this.#deps.jobs.takeTurn('events', (EVERY_MS / 1_000) * OF_THE_PERIOD)) await this.purge();
  }
}
