import type { WordList } from '../../understanding/word-list.ts';

/** A row: what begins, and how its value is told. */
export interface BeginningRow {
  readonly slots: string;
  /** The words of the event. */
  readonly events: string;
  /** Words of which one stands before the event, where the event alone says nothing: "rented" before "flat". */
  readonly with?: string;
  /** The words between the event and its value. */
  readonly before: string;
  /** `who`, a name; `value`, any words; `figure`, a number anywhere in the sentence. */
  readonly value: 'who' | 'value' | 'figure';
  /** The value in the third person, `@` where it stands. */
  readonly frame: string;
}

/** A row made ready. */
export interface ReadyRow {
  readonly slots: readonly string[];
  readonly with: WordList | undefined;
  readonly before: WordList;
  readonly value: BeginningRow['value'];
  readonly frame: string;
}

/** The rows of a language, and one list of the words of all events: each has the numbers of its rows as its value. */
export interface Beginnings {
  readonly rows: readonly ReadyRow[];
  readonly events: WordList;
}
