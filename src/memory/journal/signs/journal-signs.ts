/** The shape of a language's signs of what is worth a line: filled in a file a language, read by `read-events.ts`. */

/** Ways of saying something, with the texts that test them. */
export interface JournalSign {
  /** An alternative a line, as `memory/text/phrase` reads them. */
  readonly phrases: string;
  readonly examples: readonly string[];
  readonly others: readonly string[];
}

/** The signs of one language. */
export interface JournalSigns {
  /** Words with which somebody tells that something is decided. */
  readonly decided: JournalSign;
  /** Words with which somebody tells that what failed works. */
  readonly solved: JournalSign;
  /** Words that, right before a sign, take it back or leave it open. */
  readonly open: readonly string[];
}
