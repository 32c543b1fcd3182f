/** A clause about something of the user's own, in the shape that the readers of such clauses receive. */
import type { Clause } from './clauses.ts';
import type { EnglishText } from './english-text.ts';
import type { Found } from './found.ts';
import { type Phrase, phraseAt, phraseOf } from './phrases.ts';

export interface Belonging {
  readonly clause: Clause;
  /** The start of the clause proper, after the opening. */
  readonly at: number;
  readonly changed: boolean;
  readonly following: readonly Clause[];
}

/** A reader of one kind of belonging. It returns null where the clause is not of that kind and others may look, [] where it only looks like it. */
export type OwnedReader = (owned: Owned) => Found[] | null;

export class Owned implements Belonging {
  readonly clause: Clause;
  readonly at: number;
  readonly changed: boolean;
  readonly following: readonly Clause[];
  readonly source: EnglishText;
  /** The text of the clause from `start` on. */
  readonly text: string;
  readonly start: number;
  readonly replacing: { readonly replaces: boolean };

  constructor({ clause, at, changed, following }: Belonging) {
    this.clause = clause;
    this.at = at;
    this.changed = changed;
    this.following = following;
    this.source = clause.source;
    this.text = clause.text.slice(at);
    this.start = clause.from + at;
    this.replacing = {
      replaces: changed || /\b(?:is|are) now\b|\bnow$|^(?:my|our) new\b|\bchanged\b/.test(this.text),
    };
  }

  get whole(): Phrase {
    return phraseOf(this.source, this.start, this.clause.to);
  }

  /** Returns the phrase of the first `length` characters. */
  head(length: number): Phrase {
    return phraseOf(this.source, this.start, this.start + length);
  }

  /** Returns the phrase of the last `length` characters. */
  rest(length: number): Phrase {
    return phraseOf(this.source, this.clause.to - length, this.clause.to);
  }

  /** Returns the object that begins `length` characters before the end; `long` where clauses may hang on it. */
  tail(length: number, long = false): Phrase {
    return phraseAt(this.source, this.clause.to - length, this.clause.to, long);
  }

  /** Returns the stretch from the first character to the end of `of`. */
  spanning(of: Phrase): Pick<Phrase, 'source' | 'from' | 'to'> {
    return { source: of.source, from: this.start, to: of.to };
  }
}
