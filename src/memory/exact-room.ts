const NONE: readonly never[] = Object.freeze([]);

/**
 * Returns the items in an array that has room for no more: one that was filled item by item keeps room for sixteen, which is most of what tens of
 * thousands of short ones would take.
 */
export function inExactRoom<T>(items: readonly T[]): readonly T[] {
  return items.length === 0 ? NONE : items.slice();
}
