/** The sets of a kind that a word has a key of, a bit each, of those that there were when it was looked at. */
export interface KeyBits {
  sets: number;
  bits: readonly number[];
}

const NO_BITS: readonly number[] = [];

/** Returns the bits of a word that was not looked at yet. */
export const noKeyBits = (): KeyBits => ({ sets: 0, bits: NO_BITS });
