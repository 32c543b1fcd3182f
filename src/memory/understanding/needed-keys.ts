/** Sets of keys of which a text, or a token of it, has one at least where a rule stands there: words remember which sets they have a key of. */
import { hashOf } from '../text/numbered-weights.ts';
import type { KnownSets } from './known-sets.ts';
import type { Token } from './token.ts';

/** The place of a set among all of its kind. Sets of the same keys are one. */
export type NeededKeys = number;

const NONE = -1;

/** All sets of a kind. */
class KeySets {
  /** The sets by the hash of their keys: of 53 bits, so that of some thousand sets no two share one. */
  readonly #numbers = new Map<number, NeededKeys>();
  /** The sets of the arrays that they were asked for with: those of a list come with every rule that names it. */
  readonly #known = new WeakMap<readonly string[], NeededKeys>();
  /** The place in `#held` of the last set that holds a key. */
  readonly #last = new Map<string, number>();
  /** The sets that hold keys, each behind the place of another that holds the same key; `NONE` behind the first of a key. */
  #held = new Int32Array(1_024);
  #size = 0;

  get count(): number {
    return this.#numbers.size;
  }

  /** Returns the set of these keys. */
  of(keys: readonly string[]): NeededKeys {
    const number = this.#known.get(keys) ?? this.#numberOf(keys);
    this.#known.set(keys, number);
    return number;
  }

  #numberOf(keys: readonly string[]): NeededKeys {
    const all = [...new Set(keys)].sort();
    const hash = hashOfAll(all);
    const known = this.#numbers.get(hash);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(hash, number);
    for (const key of all) this.#hold(key, number);
    return number;
  }

  #hold(key: string, set: NeededKeys): void {
    if (this.#size + 2 > this.#held.length) {
      const larger = new Int32Array(this.#held.length * 1.5);
      larger.set(this.#held);
      this.#held = larger;
    }
    this.#held[this.#size] = this.#last.get(key) ?? NONE;
    this.#held[this.#size + 1] = set;
    this.#last.set(key, this.#size);
    this.#size += 2;
  }

  /** Returns the sets that hold a key of a token. What is no word has but one, and stands for stems all the same. */
  holding({ kind, plain, keys }: Token): ReadonlySet<NeededKeys> {
    const all = kind === 'other' ? [...keys, `~${plain.slice(0, 3)}`] : keys;
    const sets = new Set<NeededKeys>();
    for (const key of all)
      for (let at = this.#last.get(key) ?? NONE; at !== NONE; at = this.#held[at] as number)
        sets.add(this.#held[at + 1] as NeededKeys);
    return sets;
  }
}

function hashOfAll(keys: readonly string[]): number {
  let [high, low] = [keys.length, 0];
  for (const key of keys) {
    const hash = hashOf(key);
    high = Math.imul(high, 31) + hash;
    low = Math.imul(low ^ hash, 0x85ebca6b);
  }
  return (high & 0x1f_ff_ff) * 2 ** 32 + (low >>> 0);
}

/** Keys that a text needs. */
export const NEEDED = new KeySets();
/** Keys that a token needs to be the second of a match. */
export const SECOND = new KeySets();

/** Returns the sets of `SECOND` that a token has a key of, a bit each. */
export function secondBits(token: Token): Int32Array {
  const { second } = token;
  return second.count === SECOND.count ? second.sets : noteBits(token);
}

const BITS = 32;

function noteBits(token: Token): Int32Array {
  const bits = new Int32Array(Math.ceil(SECOND.count / BITS));
  for (const set of SECOND.holding(token)) bits[set >>> 5] = (bits[set >>> 5] as number) | (1 << (set & 31));
  Object.assign(token.second, { count: SECOND.count, sets: bits } satisfies KnownSets);
  return bits;
}

/** The sets of `NEEDED` of which a text has a key: of one text at a time, that which was asked of last. */
class HeldKeys {
  #tokens: readonly Token[] | undefined;
  /** The number of the text; a set that it has a key of is stamped with it. */
  #text = 0;
  #count = 0;
  #stamps = new Uint32Array(0);

  /** False where no token has a key of a set. */
  mayHold(tokens: readonly Token[], set: NeededKeys): boolean {
    if (tokens !== this.#tokens || this.#count !== NEEDED.count) this.#stamp(tokens);
    return this.#stamps[set] === this.#text;
  }

  #stamp(tokens: readonly Token[]): void {
    this.#tokens = tokens;
    this.#count = NEEDED.count;
    if (this.#stamps.length < this.#count) this.#stamps = new Uint32Array(this.#count * 2);
    this.#text += 1;
    for (const token of tokens) {
      const known = token.needed;
      if (known.count !== this.#count)
        Object.assign(known, { count: this.#count, sets: Int32Array.from(NEEDED.holding(token)) } satisfies KnownSets);
      const { sets } = known;
      for (let at = 0; at < sets.length; at += 1) this.#stamps[sets[at] as number] = this.#text;
    }
  }
}

export const HELD = new HeldKeys();
