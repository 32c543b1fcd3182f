import type { ErasureStore } from '../../stores/erasure-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { MemoryIndex } from './candidate.ts';

const LOOK_MS = 5_000; // how long what an index holds of an erased user may outlive the user

interface Deps {
  readonly erasures: Pick<ErasureStore, 'scopesSince'>;
  readonly indexes: () => readonly MemoryIndex[];
  readonly logger: Pick<Logger, 'warn'>;
}

/** Follows the erasures of users: what indexes hold of them, in memory and in files, goes within seconds, or as soon as the process starts. */
export class IndexErasure {
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
        .catch((error: unknown) => this.#deps.logger.warn({ err: error }, 'index_erasure_failed'));
    };
    this.#timer = setInterval(look, LOOK_MS).unref();
    look();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  /** Erases what was erased since the last look. */
  async look(): Promise<void> {
    const { erasures, indexes } = this.#deps;
    for (;;) {
      const found = await erasures.scopesSince(this.#last);
      for (const { erasure, scope } of found) {
        for (const index of indexes()) await index.erase?.(scope);
        this.#last = erasure;
      }
      if (found.length === 0) return;
    }
  }
}
