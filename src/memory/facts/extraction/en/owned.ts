/** A clause of what is the user's own, as those see it who read such clauses. */
import type { Clause } from './clauses.ts';
import type { EnglishText } from './english-text.ts';
import type { Found } from './found.ts';
import { type Phrase, phraseAt, phraseOf } from './phrases.ts';

export interface Belonging {
  readonly clause: Clause;
  /** Where it starts, after the opening. */
  readonly at: number;
  readonly changed: boolean;
  readonly following: readonly Clause[];
}

/** Null: nothing of the kind is said, and others may look. Empty: it looks like it and is not. */
export type OwnedReader = (owned: Owned) => Found[] | null;

export class Owned implements Belonging {
  readonly clause: Clause;
  readonly at: number;
  readonly changed: boolean;
  readonly following: readonly Clause[];
  readonly source: EnglishText;
  /** Of the clause, from `start` on. */
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

  /** Its first so many characters. */
  head(length: number): Phrase {
    return phraseOf(this.source, this.start, this.start + length);
  }

  /** Its last so many characters. */
  rest(length: number): Phrase {
    return phraseOf(this.source, this.clause.to - length, this.clause.to);
  }

  /** The object that begins so many characters before its end; `long` where clauses may hang on it. */
  tail(length: number, long = false): Phrase {
    return phraseAt(this.source, this.clause.to - length, this.clause.to, long);
  }

  /** From its first character to the last of `of`. */
  spanning(of: Phrase): Pick<Phrase, 'source' | 'from' | 'to'> {
    return { source: of.source, from: this.start, to: of.to };
  }
}
