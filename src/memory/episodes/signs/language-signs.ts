/** The shape of a language's signs, what its words tell of a text: filled in a file a language, read by `read-signs.ts`. */

/** A way of saying something, with what it counts for and the examples that test it. */
export interface Sign {
  /**
   * What is said, an alternative a line: words in lower case, `a/b` for either, `a-` and `-a` for a beginning
   * and an end, `*` for any one word, `…` for up to three.
   * Without an accent it stands for the word with one, too.
   */
  readonly phrases: string;
  /** Where it must stand: the whole text, its beginning (after a greeting or "please"), or anywhere. */
  readonly at: 'whole' | 'start' | 'anywhere';
  /** What it speaks for; how much, with all else that is said, is fitted (`want-weights/`). */
  readonly speaksFor: 'past' | 'nothing';
  /** Texts that have the sign, and texts that look like it and have it not. */
  readonly examples: readonly string[];
  readonly others?: readonly string[];
}

/** The signs of one language. */
export interface LanguageSigns {
  /** Signs of a query that wants the past told, or that wants nothing of it, by name. */
  readonly wanting: Readonly<Record<string, Sign>>;
  /** Words with which a text may open before it begins. */
  readonly openers: string;
  /** Words of whoever speaks, of whoever is spoken to. */
  readonly first: string;
  readonly second: string;
  /** Verbs in the past. */
  readonly past: string;
  /** Ways of saying that something is otherwise from now on. */
  readonly changes: string;
  /** Words that tell a time; that give a reason. */
  readonly time: string;
  readonly reason: string;
  /** Questions for a time, a number, a reason, a person. */
  readonly asksWhen: string;
  readonly asksNumber: string;
  readonly asksWhy: string;
  readonly asksWho: string;
}
