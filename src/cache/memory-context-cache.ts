import { LRUCache } from 'lru-cache';
import { contextKey } from './cache-keys.ts';
import type { ContextCache } from './context-cache.ts';

const MOST_BYTES = 16_000_000; // the embedded service stays small on a Pi
const MOST_COUNTERS = 10_000;

/** The cache of a single process, for the embedded default. */
export class MemoryContextCache implements ContextCache {
  readonly #entries: LRUCache<string, Buffer>;
  readonly #counters = new LRUCache<string, { value: number }>({ max: MOST_COUNTERS });

  constructor(options: { readonly ttlSeconds: number }) {
    this.#entries = new LRUCache({
      maxSize: MOST_BYTES,
      sizeCalculation: (value) => value.length + 1,
      ttl: options.ttlSeconds * 1000,
    });
  }

  async get(tenant: string, sessionId: string) {
    return { value: this.#entries.get(contextKey(tenant, sessionId)) ?? null, available: true };
  }

  set(tenant: string, sessionId: string, value: Buffer): void {
    this.#entries.set(contextKey(tenant, sessionId), value);
  }

  async delete(tenant: string, sessionIds: readonly string[]): Promise<number> {
    return sessionIds.filter((sessionId) => this.#entries.delete(contextKey(tenant, sessionId))).length;
  }

  async count(key: string, seconds: number): Promise<number> {
    const counter = this.#counters.get(key) ?? { value: 0 };
    counter.value += 1;
    if (counter.value === 1) this.#counters.set(key, counter, { ttl: seconds * 1000 });
    return counter.value;
  }

  status() {
    return 'up' as const;
  }

  async close(): Promise<void> {
    this.#entries.clear();
  }
}
