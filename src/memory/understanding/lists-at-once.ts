import { inExactRoom } from '../exact-room.ts';
import type { ReadText } from './read-text.ts';
import type { Token } from './token.ts';
import type { WordList } from './word-list.ts';

/** Several word lists that are asked at each token of a text: a word notes which of them have an entry that it begins, as most words of none. */
export class ListsAtOnce {
  readonly #lists: readonly WordList[];
  readonly #all: readonly number[];

  constructor(lists: readonly WordList[]) {
    this.#lists = lists;
    this.#all = [...lists.keys()];
  }

  /** Tells each list that has an entry at a token, by its place, and the token behind the longest. */
  eachAt(text: ReadText, at: number, take: (list: number, end: number) => void): void {
    for (const place of this.#beginningWith(text.tokens[at] as Token)) {
      const found = (this.#lists[place] as WordList).at(text, at);
      if (found !== undefined) take(place, found.end);
    }
  }

  #beginningWith(token: Token): readonly number[] {
    // Numbers share what they note, and of what is no talk each is another.
    if (token.kind === 'number' || token.kind === 'other') return this.#all;
    let noted = token.notes.get(this) as readonly number[] | undefined;
    if (noted === undefined) {
      noted = inExactRoom(this.#all.filter((place) => (this.#lists[place] as WordList).mayBegin(token)));
      token.notes.set(this, noted);
    }
    return noted;
  }
}
