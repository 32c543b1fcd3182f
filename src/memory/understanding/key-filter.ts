/** Numbers for words, by which most look-ups of a table end without one: most words are in no list and begin no rule. */

const [OFFSET, PRIME] = [0x811c9dc5 | 0, 0x01000193];
const BITS = 32;
const BITS_A_KEY = 16; // one look-up in sixteen at most goes on for nothing

/** The numbers of a token: of its plain form, of its form with accents, and of the key of its head. */
export interface Numbers {
  readonly number: number;
  readonly writtenNumber: number;
  readonly headNumber: number;
}

/** Returns a number of 32 bits for a key: the same for the same key, and mostly another for another (FNV-1a). */
export function numberOf(key: string): number {
  let number = OFFSET;
  for (let at = 0; at < key.length; at += 1) number = Math.imul(number ^ key.charCodeAt(at), PRIME);
  return number ^ (number >>> 15);
}

/** A set of keys that may say of a few others that they are in it, and never of its own that they are not. */
export class KeyFilter {
  readonly #bits: Int32Array;
  readonly #mask: number;

  constructor(keys: Iterable<string>) {
    const all = [...keys];
    const size = 2 ** Math.ceil(Math.log2(Math.max(1, all.length) * BITS_A_KEY));
    this.#mask = Math.max(BITS, size) - 1;
    this.#bits = new Int32Array((this.#mask + 1) / BITS);
    for (const key of all) {
      const place = numberOf(key) & this.#mask;
      this.#bits[place >>> 5] = (this.#bits[place >>> 5] as number) | (1 << (place & 31));
    }
  }

  /** False for a key that is surely not in the set. */
  mayHave(number: number): boolean {
    const place = number & this.#mask;
    return ((this.#bits[place >>> 5] as number) & (1 << (place & 31))) !== 0;
  }

  /** False for a token none of whose keys is in the set, but for that of its capital. Of what is no word and no mark, nothing is known. */
  mayHold(token: Numbers & { readonly kind: string }): boolean {
    const { number } = token;
    if (this.mayHave(number) || token.kind === 'number' || token.kind === 'other') return true;
    return this.mayHave(token.headNumber) || (token.writtenNumber !== number && this.mayHave(token.writtenNumber));
  }
}
