import type { Reader } from './step.ts';
import type { WordList } from './word-list.ts';

/** The named lists and readers that patterns of a language speak of. Each throws where it has none of the name. */
export interface Names {
  /** The code of the language. */
  readonly code: string;
  list(name: string): WordList;
  reader(name: string): Reader;
  /** True where an entry of a list is captured as it was written, capitals and all, rather than in lower case. */
  readonly keepsCapitals: boolean;
  /** True for a word that some list or rule names, other than within a longer name that is the same in every language: the "tom" of "tom yum". */
  knows(word: string): boolean;
}
