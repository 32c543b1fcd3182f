/** The door to counters that end by themselves: in Redis between processes, in memory inside one. */
export interface RequestCounter {
  /** Adds one to a counter that ends after `seconds`, and returns its value; null when it could not be counted. */
  count(key: string, seconds: number): Promise<number | null>;
}
