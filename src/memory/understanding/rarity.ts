/** Keys of which a text has one where something stands in it, and how common they are: the fewer texts have one, the more they tell. */
export interface RareKeys {
  readonly keys: readonly string[];
  /** The share of texts that have one, roughly. */
  readonly commonness: number;
}

/** The share of texts that have a key, roughly, by its length: short words stand in most sentences. */
const BY_LENGTH = [1, 1, 1, 0.3, 0.1];
const OF_LONG_ONES = 0.02;

const commonnessOf = ({ length }: string): number => BY_LENGTH[length] ?? OF_LONG_ONES;

/** Returns the keys with how common they are. */
export function rareKeys(keys: readonly string[]): RareKeys {
  return { keys, commonness: keys.reduce((sum, key) => sum + commonnessOf(key), 0) };
}

/** Returns the rarest of some keys; of two as rare, the first. */
export function rarestOf(keys: readonly string[]): string {
  return keys.reduce((one, other) => (commonnessOf(other) < commonnessOf(one) ? other : one));
}
