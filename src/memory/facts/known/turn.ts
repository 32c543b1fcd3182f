/** The words by which it is told what becomes of something. */
/**
 * The kinds of words: `drops`, the user ends what is named behind it; `sheds`, the same, whoever is spoken of; `opens`, the same at the beginning of
 * a clause; `goes`, what is named before it ended; `closes`, the same at the end of a clause; `being`, the same behind "is"; `over`, it ended, on
 * whichever side it is named; `lacks` with a `lapse` in its clause, it is not done any more; `now` and `new`, it is another; `none`, longer words that only look like one of these.
 */
export type Kind =
  | 'drops'
  | 'sheds'
  | 'opens'
  | 'goes'
  | 'closes'
  | 'being'
  | 'over'
  | 'lacks'
  | 'lapse'
  | 'now'
  | 'new'
  | 'none';

/** A word of what becomes of something: of which kinds, each said of facts of some slots, or of all. */
export interface Turn {
  readonly at: number;
  readonly end: number;
  readonly kinds: readonly TurnKind[];
}

export interface TurnKind {
  readonly kind: Kind;
  readonly slots: readonly string[];
}
