/** The age of an entry: of two, the one of the higher generation is newer, within one generation that of the higher version. */
export interface EntryAge {
  readonly generation: number;
  readonly version: number;
}

/**
 * The door to the cache of contexts that processes share.
 *
 * It never throws and never makes a request wait for longer than its timeout: a cache that is away has nothing. What it
 * gives is not trusted either; the caller compares versions.
 */
export interface ContextCache {
  /** Reads an entry; `available: false` says that the cache could not be asked. */
  get(tenant: string, sessionId: string): Promise<{ readonly value: Buffer | null; readonly available: boolean }>;
  /**
   * Stores a value for the configured time to live, `mostSeconds` at most, unless a newer entry is there. The first line of a value holds a number, its
   * generation and its version, then anything, with a blank between. False when the cache could not be told.
   */
  set(tenant: string, sessionId: string, value: Buffer, age: EntryAge, mostSeconds?: number): Promise<boolean>;
  /** Deletes entries and returns how many there were; null when the cache could not be told. */
  delete(tenant: string, sessionIds: readonly string[]): Promise<number | null>;
  /** Deletes all entries of all tenants and returns how many there were; null when the cache could not be told. */
  clear(): Promise<number | null>;
  status(): 'up' | 'down';
  close(): Promise<void>;
}
