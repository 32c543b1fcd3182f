import { inExactRoom } from '../exact-room.ts';
import { KeyFilter, numberOf } from './key-filter.ts';
import type { WordTest } from './notation.ts';
import type { Token } from './token.ts';

const NO_WORDS: ReadonlySet<string> = new Set();
const NO_KEYS = new KeyFilter([]);

/** The words that a place of a pattern takes, made ready: a token is told by its numbers, and words are compared only where these are the same. */
export class TokenTest {
  /** The only word; undefined where there are more. */
  readonly #only: string | undefined;
  readonly #number: number;
  /** All of them where there are more. */
  readonly #words: ReadonlySet<string>;
  readonly #filter: KeyFilter;
  readonly #stems: readonly string[];
  readonly #endings: readonly string[];

  constructor({ words, stems, endings }: WordTest) {
    const [only] = words;
    this.#only = words.length === 1 ? only : undefined;
    this.#number = numberOf(only ?? '');
    this.#words = words.length > 1 ? new Set(words) : NO_WORDS;
    this.#filter = words.length > 1 ? new KeyFilter(words) : NO_KEYS;
    this.#stems = inExactRoom(stems);
    this.#endings = inExactRoom(endings);
  }

  takes(token: Token): boolean {
    return this.#isWord(token) || (this.#stems.length + this.#endings.length > 0 && this.#isForm(token));
  }

  /** A word without accents stands there with them or without, one with accents only so. */
  #isWord({ number, writtenNumber, plain, written }: Token): boolean {
    const only = this.#only;
    if (only !== undefined)
      return (number === this.#number && plain === only) || (writtenNumber === this.#number && written === only);
    if (this.#filter.mayHave(number) && this.#words.has(plain)) return true;
    return writtenNumber !== number && this.#filter.mayHave(writtenNumber) && this.#words.has(written);
  }

  #isForm({ plain, written }: Token): boolean {
    for (const stem of this.#stems) if (plain.startsWith(stem)) return true;
    for (const ending of this.#endings)
      if (plain.length > ending.length + 1 && (plain.endsWith(ending) || written.endsWith(ending))) return true;
    return false;
  }
}
