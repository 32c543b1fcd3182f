/** The data by which a language tells values. */
export interface TaggedValues {
  /** A word list: of each slot of the tagger how its values are told, `likes = preference likes {x}`. What has no entry is not told. */
  readonly told: string;
  /** Rules (`understanding/notation`) of values that are told otherwise: the name of the tagger's slot stands before the words. */
  readonly rules: string;
  /** A word list: what may stand between a noun and the value that it has, the "is" of "my bank is Monzo". */
  readonly links: string;
  /** A word list: what stands before the user's own things. */
  readonly mine: string;
  /** A word list: the user's own nouns that a value may stand behind, `job = jobs`, for slots that take no others. */
  readonly nouns: string;
  /** A word list: words of which the sentence must have one, `birth- = birthday`: a date alone is nobody's birthday. */
  readonly cues: string;
  /** A word list: what stands before a relative, or behind, who is mentioned in passing: `of = before, says = behind`. */
  readonly passing: string;
  /** A word list: what leads to things that the user looks for: "busco", "I'd rather have". */
  readonly sought: string;
}
