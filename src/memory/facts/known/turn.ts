/** The words by which it is told what becomes of something. */
/**
 * The kinds of words: `drops`, the user ends what is named behind it; `sheds`, the same, whoever is spoken of; `opens`, the same at the beginning of
 * a clause; `goes`, what is named before it ended; `closes`, the same at the end of a clause; `being`, the same behind "is"; `over`, it ended, on
 * whichever side it is named; `unnamed`, the fact of its slots ended, where nothing else is named: "we broke up"; `lacks` with a `lapse` in its clause, it is not done any more; `now` and `new`, it is another; `none`, longer words that only look like one of these.
 */
export type Kind =
  | 'drops'
  | 'sheds'
  | 'opens'
  | 'goes'
  | 'closes'
  | 'being'
  | 'over'
  | 'unnamed'
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

/** Returns the slots of which a fact ends without being named, by the words of a text. */
export function unnamedSlots(turns: readonly Turn[]): string[] {
  return turns.flatMap(({ kinds }) => kinds.flatMap(({ kind, slots }) => (kind === 'unnamed' ? slots : [])));
}
