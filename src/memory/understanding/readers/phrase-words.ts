import type { Names } from '../pattern-names.ts';
import type { WordList } from '../word-list.ts';

/** The word lists of a language that tell where a phrase ends. */
export interface PhraseWords {
  /** Words that no phrase goes beyond: "que", "because". */
  readonly ends: WordList;
  /** Words that a noun does not go beyond, nor a phrase end with: prepositions, articles. */
  readonly nounEnds: WordList;
  readonly and: WordList;
  /** Days of the week: "martes y jueves" is one thing of an enumeration, as "4 y 7" is. */
  readonly days: WordList;
  /** Words that begin the user's next statement behind an "and": "vivo", "I". */
  readonly own: WordList;
  /** Verbs in the form in which they go on with the user as the subject: "play" of "I'm a nurse and play the cello". */
  readonly verbs: WordList;
  /** Words that may stand behind an "and" and add nothing: "también". */
  readonly too: WordList;
  /** Words that join things besides "and": "con". */
  readonly with?: WordList;
}

/** Returns the lists of a language that tell where a phrase ends. */
export function phraseWords(names: Names): PhraseWords {
  return {
    ends: names.list('phrase ends'),
    nounEnds: names.list('noun ends'),
    and: names.list('and'),
    days: names.list('weekdays'),
    own: names.list('own openers'),
    verbs: names.list('verbs'),
    too: names.list('too'),
  };
}
