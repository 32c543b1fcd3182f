import type { ApiKeyStore } from '../../stores/api-key-store.ts';
import type { JobStore } from '../../stores/job-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { ToolCache } from '../tools/tool-cache.ts';
import type { SessionCuts } from './session-cuts.ts';
import type { SessionExpiry } from './session-expiry.ts';

const OF_THE_PERIOD = 0.9; // later than this it is due again: timers of processes drift

interface Deps {
  readonly expiry: Pick<SessionExpiry, 'expire'>;
  readonly cuts: Pick<SessionCuts, 'sweep'>;
  readonly toolCache: Pick<ToolCache, 'purge'>;
  readonly jobs: Pick<JobStore, 'takeTurn'>;
  readonly keys: Pick<ApiKeyStore, 'tenants'>;
  readonly everySeconds: number;
  readonly logger: Logger;
}

/** Expires idle sessions, removes turns that were let go and results of tools that expired; one process at a time does it. */
export class SessionUpkeep {
  readonly #deps: Deps;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #stopped = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#timer = setInterval(() => this.#look(), this.#deps.everySeconds * 1_000).unref();
    this.#look();
  }

  /** Stops, and waits for the work under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  /** Does it, unless another process did so in this period. */
  async runInTurn(): Promise<void> {
    const { jobs, everySeconds } = this.#deps;
    if (await jobs.takeTurn('sessions', everySeconds * OF_THE_PERIOD)) await this.run();
  }

  /** Does it for all tenants; what fails for one of them is tried for the others. */
  async run(): Promise<void> {
    const { keys, expiry, cuts, toolCache, logger } = this.#deps;
    for (const tenant of await keys.tenants()) {
      if (this.#stopped) return;
      await expiry.expire(tenant).catch((error: unknown) => logger.warn({ err: error }, 'sessions_not_expired'));
      await cuts.sweep(tenant).catch((error: unknown) => logger.warn({ err: error }, 'turns_not_removed'));
      await toolCache.purge(tenant).catch((error: unknown) => logger.warn({ err: error }, 'tool_results_not_purged'));
    }
  }

  #look(): void {
    this.#running ??= this.runInTurn()
      .catch((error: unknown) => this.#deps.logger.warn({ err: error }, 'session_upkeep_failed'))
      .finally(() => {
        this.#running = undefined;
      });
  }
}
