/** Fits a linear-chain conditional random field over the lattice of `tag-lattice`: stochastic gradients with steps of their own (AdaGrad), few weights by an elastic net. */
import { type Marginals, marginalsOf, type Transitions } from '../../../src/memory/facts/extraction/tag-lattice.ts';

/** A sentence to learn from. */
export interface TaggedRow {
  /** The features of each token. */
  readonly features: readonly (readonly string[])[];
  /** Per token: 1 for each state that is right, in the order of the lattice's states. */
  readonly allowed: readonly Uint8Array[];
  readonly weight?: number;
}

export interface CrfOptions {
  readonly l1: number;
  readonly l2: number;
  readonly rounds: number;
  readonly step: number;
  /** The tokens that must have a feature. */
  readonly least: number;
  readonly seed?: number;
  /** Weights below this are dropped when the rounds are over; the others are fitted for half as many rounds again. */
  readonly prune: number;
}

/** Weights as they are fitted: a feature's are those of `B`, of `I`, and of each slot. */
export interface CrfWeights extends Transitions {
  readonly slots: number;
  readonly features: ReadonlyMap<string, Float32Array>;
}

/** Returns the scores of the states of a sentence. */
export function scoresOf(weights: CrfWeights, features: readonly (readonly string[])[]): Float64Array {
  const rows = features.map((all) => all.flatMap((feature) => weights.features.get(feature) ?? []));
  return scoresOfRows(rows, weights.slots);
}

function scoresOfRows(rows: readonly (readonly Float32Array[])[], slots: number): Float64Array {
  const size = 1 + 2 * slots;
  const scores = new Float64Array(rows.length * size);
  const sum = new Float64Array(2 + slots);
  for (const [at, own] of rows.entries()) {
    sum.fill(0);
    for (const row of own)
      for (let of = 0; of < sum.length; of += 1) sum[of] = (sum[of] as number) + (row[of] as number);
    for (let slot = 1; slot <= slots; slot += 1) {
      scores[at * size + slot] = (sum[0] as number) + (sum[1 + slot] as number);
      scores[at * size + slots + slot] = (sum[1] as number) + (sum[1 + slot] as number);
    }
  }
  return scores;
}

const LEAST_SLOPE = 0.002; // of a probability: smaller errors are not worth their time

/** Fits the weights; the same for the same rows. */
export function fitCrf(
  rows: readonly TaggedRow[],
  slots: number,
  { l1, l2, rounds, step, least, prune, seed = 1 }: CrfOptions,
): CrfWeights {
  const size = 1 + 2 * slots;
  const counts = new Map<string, number>();
  for (const { features } of rows)
    for (const all of features) for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  const width = 2 + slots;
  const weights = new Map<string, Float32Array>();
  const squares = new Map<Float32Array, Float32Array>();
  for (const [feature, count] of counts) {
    if (count < least) continue;
    const row = new Float32Array(width);
    weights.set(feature, row);
    squares.set(row, new Float32Array(width));
  }
  const ready = rows.map(({ features, allowed, weight = 1 }) => ({
    allowed,
    weight,
    isEmpty: allowed.every((states) => states[0] === 1 && states.indexOf(1, 1) < 0),
    rows: features.map((all) => all.flatMap((one) => weights.get(one) ?? [])),
  }));
  const transitions = { end: 0, next: 0 };
  const transitionSquares = { end: 1e-8, next: 1e-8 };
  const random = randomOf(seed);
  const gradient = new Float64Array(width);
  for (let round = 0; round < rounds * 1.5; round += 1) {
    const isLate = round >= rounds;
    if (round === rounds)
      for (const row of weights.values())
        for (let of = 0; of < width; of += 1) if (Math.abs(row[of] as number) < prune) row[of] = 0;
    for (const row of shuffled(ready, random)) {
      const scores = scoresOfRows(row.rows, slots);
      const all = marginalsOf(scores, slots, transitions);
      const wanted = row.isEmpty ? nothingOf(row.rows.length, size) : wantedOf(row.allowed, scores, slots, transitions);
      for (const name of ['end', 'next'] as const) {
        const error = name === 'end' ? wanted.ends - all.ends : wanted.nexts - all.nexts;
        transitionSquares[name] += error ** 2;
        transitions[name] += (step * error) / Math.sqrt(transitionSquares[name]);
      }
      for (const [at, own] of row.rows.entries()) {
        gradient.fill(0);
        let most = 0;
        for (let slot = 1; slot <= slots; slot += 1) {
          const first = (wanted.states[at * size + slot] as number) - (all.states[at * size + slot] as number);
          const further =
            (wanted.states[at * size + slots + slot] as number) - (all.states[at * size + slots + slot] as number);
          gradient[0] = (gradient[0] as number) + first;
          gradient[1] = (gradient[1] as number) + further;
          gradient[1 + slot] = first + further;
          most = Math.max(most, Math.abs(first), Math.abs(further));
        }
        if (most < LEAST_SLOPE) continue;
        const active = [...gradient.keys()].filter((of) => Math.abs(gradient[of] as number) >= LEAST_SLOPE);
        for (const feature of own) {
          const square = squares.get(feature) as Float32Array;
          for (const of of active) {
            const value = feature[of] as number;
            if (isLate && value === 0) continue;
            const pulled = row.weight * (gradient[of] as number) - l2 * value;
            const known = (square[of] as number) + pulled * pulled;
            square[of] = known;
            const rate = step / (Math.sqrt(known) + 0.1);
            const moved = value + rate * pulled;
            feature[of] = isLate ? moved : Math.sign(moved) * Math.max(0, Math.abs(moved) - rate * l1);
          }
        }
      }
    }
  }
  return { slots, features: weights, ...transitions };
}

function wantedOf(
  allowed: readonly Uint8Array[],
  scores: Float64Array,
  slots: number,
  transitions: Transitions,
): Marginals {
  const right = Float64Array.from(scores);
  const size = 1 + 2 * slots;
  for (const [at, states] of allowed.entries())
    for (let state = 0; state < size; state += 1)
      if (states[state] !== 1) right[at * size + state] = Number.NEGATIVE_INFINITY;
  return marginalsOf(right, slots, transitions);
}

/** The marginals of a sentence that tells nothing. */
function nothingOf(length: number, size: number): Marginals {
  const states = new Float64Array(length * size);
  for (let at = 0; at < length; at += 1) states[at * size] = 1;
  return { logSum: 0, states, ends: 0, nexts: 0 };
}

function shuffled<Of>(all: readonly Of[], random: () => number): Of[] {
  const order = [...all];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as Of, order[last] as Of];
  }
  return order;
}

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
