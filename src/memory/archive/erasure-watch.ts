import type { ErasureStore } from '../../stores/erasure-store.ts';
import type { Logger } from '../../telemetry/logger.ts';

const LOOK_MS = 5_000; // how long what a process holds of an erased user or session may outlive it

interface Deps {
  readonly erasures: Pick<ErasureStore, 'scopesSince'>;
  /** Forgets users and sessions by their scopes (see `userScope`); what fails is asked for again. */
  readonly forget: (scopes: ReadonlySet<string>) => Promise<void>;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Follows the erasures of users and sessions, in whatever process: what this one holds of them, in memory and in files, goes within seconds, or as soon as it starts. */
export class ErasureWatch {
  readonly #deps: Deps;
  #last = 0;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    const look = () => {
      this.#looking = this.#looking
        .then(() => this.look())
        .catch((error: unknown) => this.#deps.logger.warn({ err: error }, 'erasures_not_followed'));
    };
    this.#timer = setInterval(look, LOOK_MS).unref();
    look();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  /** Forgets what was erased since the last look. */
  async look(): Promise<void> {
    const { erasures, forget } = this.#deps;
    for (;;) {
      const found = await erasures.scopesSince(this.#last);
      const last = found.at(-1);
      if (last === undefined) return;
      await forget(new Set(found.map(({ scope }) => scope)));
      this.#last = last.erasure;
    }
  }
}
