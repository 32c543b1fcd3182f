/** Sets of keys of which a text, or a token of it, has one at least where a rule stands there: words remember which sets they have a key of. */
import type { Token } from './token.ts';

/** The place of a set among all of its kind: a bit of each word. Sets of the same keys are one. */
export type NeededKeys = number;

const BITS = 32;

/** All sets of a kind. */
class KeySets {
  readonly #kind: 'needed' | 'second';
  readonly #numbers = new Map<string, NeededKeys>();
  /** The sets that hold a key. */
  readonly #holders = new Map<string, NeededKeys[]>();

  constructor(kind: 'needed' | 'second') {
    this.#kind = kind;
  }

  get count(): number {
    return this.#numbers.size;
  }

  /** Returns the set of these keys. */
  of(keys: readonly string[]): NeededKeys {
    const all = [...new Set(keys)].sort();
    const name = JSON.stringify(all);
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(name, number);
    for (const key of all) this.#holders.set(key, [...(this.#holders.get(key) ?? []), number]);
    return number;
  }

  bitsOf(token: Token): readonly number[] {
    const known = token[this.#kind];
    if (known.sets === this.#numbers.size) return known.bits;
    const bits = Array.from({ length: Math.ceil(this.#numbers.size / BITS) }, () => 0);
    for (const key of token.keys)
      for (const set of this.#holders.get(key) ?? []) bits[set >>> 5] = (bits[set >>> 5] as number) | (1 << (set & 31));
    known.sets = this.#numbers.size;
    known.bits = bits;
    return bits;
  }
}

/** Keys that a text needs. */
export const NEEDED = new KeySets('needed');
/** Keys that a token needs to be the second of a match. */
export const SECOND = new KeySets('second');

/** True where these bits have that of a set. */
export function hasBit(bits: readonly number[], set: NeededKeys): boolean {
  return ((bits[set >>> 5] as number) & (1 << (set & 31))) !== 0;
}

/** The sets of which a text has a key. */
export class HeldKeys {
  readonly #sets = NEEDED.count;
  /** No typed array: one that is made for each text costs more than it is worth. */
  readonly #bits: number[] = [];

  constructor(tokens: readonly Token[]) {
    const all = this.#bits;
    for (let at = Math.ceil(this.#sets / BITS); at > 0; at -= 1) all.push(0);
    for (const token of tokens) {
      const bits = NEEDED.bitsOf(token);
      for (let at = 0; at < bits.length; at += 1) all[at] = (all[at] as number) | (bits[at] as number);
    }
  }

  /** False where no token has a key of the set. A set that was made later than this is not known. */
  mayHold(set: NeededKeys): boolean {
    return set >= this.#sets || hasBit(this.#bits, set);
  }
}
