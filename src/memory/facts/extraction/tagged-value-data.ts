/** The data by which a language tells values. */
export interface TaggedValues {
  /** A word list: of each slot of the tagger how its values are told, `likes = preference likes {x}`. What has no entry is not told. */
  readonly told: string;
  /** Rules (`understanding/notation`) of values that are told otherwise: the name of the tagger's slot stands before the words. */
  readonly rules: string;
}
