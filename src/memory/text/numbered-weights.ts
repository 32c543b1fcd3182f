/** Weights of features by numbers, so that nothing is put together to look one up. */

const OFFSET = 0x811c9dc5;

/** Returns the number of a stretch of a text, the same everywhere (FNV-1a); `behind`: the number of what it goes on from. */
export function hashOf(text: string, from = 0, to = text.length, behind = OFFSET): number {
  let hash = behind;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** Returns the number of a feature: of its kind, and of the words that it is of. Two features may share one, which is as rare as a word that two mean. */
export function featureOf(kind: number, first: number, second: number): number {
  let hash = Math.imul(first ^ Math.imul(kind, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15) ^ second, 0xc2b2ae35);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** A sum of weights, of which each is added once; one sum is made at a time. */
export class NumberedWeights {
  readonly #bias: number;
  readonly #mask: number;
  /** A feature's number, its weight, and the last sum that it was added to, at the place that its number leads to or the next free one. */
  readonly #numbers: Uint32Array;
  readonly #weights: Float64Array;
  readonly #added: Uint32Array;
  #sums = 0;
  #sum = 0;

  constructor(bias: number, weights: Iterable<readonly [feature: number, weight: number]>) {
    this.#bias = bias;
    const all = [...weights].filter(([, weight]) => weight !== 0);
    let size = 1;
    while (size < all.length * 2 + 1) size *= 2;
    this.#mask = size - 1;
    this.#numbers = new Uint32Array(size);
    this.#weights = new Float64Array(size);
    this.#added = new Uint32Array(size);
    for (const [feature, weight] of all) {
      let place = feature & this.#mask;
      while (this.#weights[place] !== 0) place = (place + 1) & this.#mask;
      this.#numbers[place] = feature;
      this.#weights[place] = weight;
    }
  }

  begin(): void {
    this.#sums += 1;
    this.#sum = this.#bias;
  }

  add(feature: number): void {
    for (let place = feature & this.#mask; ; place = (place + 1) & this.#mask) {
      const weight = this.#weights[place] as number;
      if (weight === 0) return;
      if (this.#numbers[place] !== feature) continue;
      if (this.#added[place] !== this.#sums) this.#sum += weight;
      this.#added[place] = this.#sums;
      return;
    }
  }

  get sum(): number {
    return this.#sum;
  }
}
