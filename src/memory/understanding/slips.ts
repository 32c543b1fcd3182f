/** Known words by the slips of people's spelling: a letter that is missing, two that are in turn. */
import { foldAccents } from '../text/fold-accents.ts';
import { hashOf } from '../text/numbered-weights.ts';

const LONGEST = 14; // characters: longer words are told apart by more than a letter
const SHORTEST = 6; // characters: shorter ones are a letter apart by right ("cena", "pena")
const NONE = -1;

/**
 * Words by what is left of them without one letter, which is found by its hash: tens of thousands of such remains are never put together as
 * texts, neither at the start nor to look one up.
 */
export class Slips {
  readonly #words: readonly string[];
  /** The place of a word among them by each of its remains, at the place that the remains' hash leads to or the next free one. */
  readonly #table: Int32Array;
  readonly #hashes: Int32Array;

  constructor(known: Iterable<string>) {
    this.#words = [...known].filter(
      (word) => word.length >= SHORTEST && word.length <= LONGEST && foldAccents(word) === word,
    );
    const remains = this.#words.reduce((sum, { length }) => sum + length - 2, 0);
    let size = 1;
    while (size < 2 * remains + 1) size *= 2;
    this.#table = new Int32Array(size).fill(NONE);
    this.#hashes = new Int32Array(size);
    for (const [index, word] of this.#words.entries()) {
      for (let without = 1; without < word.length - 1; without += 1) this.#note(hashWithout(word, without), index);
    }
  }

  /** Returns the one known word that a folded word may be a slip of: "restarante" lacks a letter, in "restuarante" two are in turn. */
  wordOf(plain: string): string | undefined {
    if (plain.length < SHORTEST || plain.length > LONGEST) return undefined;
    const lacking = this.#only(hashWithout(plain, plain.length), (word) => isLacking(word, plain));
    if (lacking !== undefined) return lacking;
    for (let without = 1; without < plain.length - 1; without += 1) {
      const found = this.#only(hashWithout(plain, without), (word) => isSameWithout(word, plain, without));
      if (found !== undefined && isSwapped(found, plain)) return found;
    }
    return undefined;
  }

  #note(hash: number, index: number): void {
    const mask = this.#table.length - 1;
    let place = hash & mask;
    while (this.#table[place] !== NONE) {
      if (this.#table[place] === index && this.#hashes[place] === hash) return; // "carro" without either r
      place = (place + 1) & mask;
    }
    this.#table[place] = index;
    this.#hashes[place] = hash;
  }

  /** Returns the word with these remains; undefined where there are several: it is not known which is meant. */
  #only(hash: number, isMeant: (word: string) => boolean): string | undefined {
    const mask = this.#table.length - 1;
    let only: string | undefined;
    for (let place = hash & mask; this.#table[place] !== NONE; place = (place + 1) & mask) {
      if (this.#hashes[place] !== hash) continue;
      const word = this.#words[this.#table[place] as number] as string;
      if (!isMeant(word)) continue;
      if (only !== undefined) return undefined;
      only = word;
    }
    return only;
  }
}

/** Returns the hash of a word without the letter at a place; of the whole word where the place is behind it. */
function hashWithout(word: string, without: number): number {
  return hashOf(word, without + 1, word.length, hashOf(word, 0, without)) | 0;
}

/** True where a word is another with one letter more between its first and its last: the first letter people hardly miss, and without its last one it is often another form of itself. */
function isLacking(word: string, other: string): boolean {
  if (word.length !== other.length + 1) return false;
  for (let without = 1; without < word.length - 1; without += 1)
    if (word.slice(0, without) + word.slice(without + 1) === other) return true;
  return false;
}

/** True where a letter left out of a word leaves what is left of another without the one at a place. */
function isSameWithout(word: string, other: string, without: number): boolean {
  return word.length === other.length && isLacking(word, other.slice(0, without) + other.slice(without + 1));
}

/** True for two words of the same letters, two neighbours in turn: any other letter may make another word. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}
