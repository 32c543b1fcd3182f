/** A line of the journal tells something that happened, in one text. */

/** Sources of the lines that are stored: a caller, or what a session told. */
export const LINE_SOURCES = ['caller', 'session', 'decision', 'error'] as const;
export type LineSource = (typeof LINE_SOURCES)[number];

/** A line as a day shows it; those of facts are told from their history. */
export interface JournalLine {
  readonly id: string;
  readonly text: string;
  readonly source: LineSource | 'fact';
  readonly createdAt: Date;
}

/** A line to be added. */
export interface NewLine {
  readonly id: string;
  readonly text: string;
  readonly source: LineSource;
  /** BCP-47 tag. */
  readonly language: string;
  /** The session that it tells of, and goes with; null for a caller's. */
  readonly sessionId: string | null;
  readonly turnNumber: number | null;
  /** The time at which it happened; null: now. */
  readonly saidAt: Date | null;
}

/** A line with the stems that its memory is found by. */
export interface LineWithTerms extends NewLine {
  readonly terms: readonly string[];
}

/** The place where a day goes on: after this line. */
export interface LinePosition {
  readonly createdAt: string;
  readonly id: string;
}

/** A change of a fact, of which a line is told. */
export interface FactLine {
  readonly event: 'added' | 'superseded' | 'forgotten' | 'restored';
  /** True where it took the place of another. */
  readonly replaces: boolean;
  readonly key: string;
  readonly value: string;
  readonly language: string;
}

/** A line as it was read: its own text, or the change of a fact that it tells. */
export type FoundLine = { readonly id: string; readonly createdAt: Date; readonly position: LinePosition } & (
  | { readonly source: LineSource; readonly text: string }
  | { readonly source: 'fact'; readonly change: FactLine }
);

/** A part of a user's time: from an instant on, until before another. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}
