/**
 * The door to the context cache: Redis between processes, an LRU inside one. Both pass `tests/integration/context-cache.spec.ts`.
 *
 * It never throws and never makes a request wait for longer than its timeout: a cache that is away has nothing. What it
 * gives is not trusted either; the caller compares versions.
 */
export interface ContextCache {
  /** `available: false` says that the cache could not be asked. */
  get(tenant: string, sessionId: string): Promise<{ readonly value: Buffer | null; readonly available: boolean }>;
  /** Stores in the background, for the configured time to live. */
  set(tenant: string, sessionId: string, value: Buffer): void;
  /** How many entries were there and are gone; null when the cache could not be told. */
  delete(tenant: string, sessionIds: readonly string[]): Promise<number | null>;
  /** Adds one to a counter that ends after `seconds`, and gives its value; null when the cache could not be asked. */
  count(key: string, seconds: number): Promise<number | null>;
  status(): 'up' | 'down';
  close(): Promise<void>;
}
