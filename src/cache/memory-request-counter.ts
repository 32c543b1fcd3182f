import { LRUCache } from 'lru-cache';
import type { RequestCounter } from './request-counter.ts';

const MOST_COUNTERS = 10_000;

/** Counters of requests inside a single process, for the embedded default. */
export class MemoryRequestCounter implements RequestCounter {
  readonly #counters = new LRUCache<string, { value: number }>({ max: MOST_COUNTERS });

  async count(key: string, seconds: number): Promise<number> {
    const counter = this.#counters.get(key) ?? { value: 0 };
    counter.value += 1;
    if (counter.value === 1) this.#counters.set(key, counter, { ttl: seconds * 1000 });
    return counter.value;
  }
}
