/** The words in which a prompt asks a language model for one part of what a stretch of turns tells. */
export interface PartWords {
  /** What is to be written down, as the end of a sentence. */
  readonly purpose: string;
  /** The fields of the answer, as they stand inside its braces. */
  readonly fields: string;
  /** What each field holds, a line each. */
  readonly rules: string;
}
