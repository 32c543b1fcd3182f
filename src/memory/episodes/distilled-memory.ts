/** A memory that the model made of a stretch: `text` is to be remembered as `type`. */
export interface DistilledMemory {
  readonly type: 'episodic' | 'summary';
  readonly text: string;
  /** The words that were said, word for word; null for a summary. */
  readonly evidence: string | null;
}
