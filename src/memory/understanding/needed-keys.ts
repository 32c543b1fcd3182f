/** Sets of keys of which a text has one at least where a rule stands in it: words remember which sets they have a key of. */
import type { Token } from './token.ts';

/** The place of a set among all: a bit of each word. Sets of the same keys are one. */
export type NeededKeys = number;

const BITS = 32;

const numbers = new Map<string, NeededKeys>();
/** The sets that hold a key. */
const holders = new Map<string, NeededKeys[]>();

/** Returns the set of these keys. */
export function neededKeysOf(keys: readonly string[]): NeededKeys {
  const all = [...new Set(keys)].sort();
  const name = JSON.stringify(all);
  const known = numbers.get(name);
  if (known !== undefined) return known;
  const number = numbers.size;
  numbers.set(name, number);
  for (const key of all) holders.set(key, [...(holders.get(key) ?? []), number]);
  return number;
}

/** The sets of which a text has a key. */
export class HeldKeys {
  readonly #sets = numbers.size;
  readonly #bits = new Uint32Array(Math.ceil(numbers.size / BITS));

  constructor(tokens: readonly Token[]) {
    for (const token of tokens) {
      const bits = bitsOf(token);
      for (let at = 0; at < bits.length; at += 1) this.#bits[at] = (this.#bits[at] as number) | (bits[at] as number);
    }
  }

  /** False where no token has a key of the set. A set that was made later than this is not known. */
  mayHold(set: NeededKeys): boolean {
    return set >= this.#sets || ((this.#bits[set >>> 5] as number) & (1 << (set & 31))) !== 0;
  }
}

function bitsOf({ keys, needed }: Token): Uint32Array {
  if (needed.sets === numbers.size) return needed.bits;
  const bits = new Uint32Array(Math.ceil(numbers.size / BITS));
  for (const key of keys)
    for (const set of holders.get(key) ?? []) bits[set >>> 5] = (bits[set >>> 5] as number) | (1 << (set & 31));
  needed.sets = numbers.size;
  needed.bits = bits;
  return bits;
}
