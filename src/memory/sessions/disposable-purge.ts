import type { ApiKeyStore } from '../../stores/api-key-store.ts';
import type { TurnStore } from '../../stores/turn-store.ts';
import type { Logger } from '../../telemetry/logger.ts';

const DISPOSABLE_HOURS = 24;
const EVERY_MS = 5 * 60_000; // so a disposable message is gone at most five minutes after its day

interface Deps {
  readonly turns: Pick<TurnStore, 'purgeDisposable'>;
  readonly keys: Pick<ApiKeyStore, 'tenants'>;
  readonly logger: Logger;
}

/** Removes disposable messages a day after they were stored. Harmless when several processes do it at once. */
export class DisposablePurge {
  readonly #deps: Deps;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#running = this.purge().catch((error: unknown) =>
        this.#deps.logger.warn({ err: error }, 'disposable_purge_failed'),
      );
    }, EVERY_MS).unref();
  }

  /** Waits for the purge that is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async purge(): Promise<void> {
    for (const tenant of await this.#deps.keys.tenants())
      await this.#deps.turns.purgeDisposable(tenant, DISPOSABLE_HOURS);
  }
}
