/** The sets that a word has a key of, of as many as there were when it was looked at. */
export interface KnownSets {
  count: number;
  /** The numbers of the sets; of sets that are asked of one token at a time, a bit each. */
  sets: Int32Array;
}

const NO_SETS = new Int32Array(0);

/** Returns the sets of a word that was not looked at yet. */
export const noKnownSets = (): KnownSets => ({ count: 0, sets: NO_SETS });
