/** Fits a linear-chain conditional random field over the lattice of `tag-lattice`: stochastic gradients with steps of their own (AdaGrad), few weights by an elastic net. */

import { type Marginals, marginalsOf, type Transitions } from '../../../src/memory/facts/extraction/tag-lattice.ts';
import type { FittedWeights } from '../../../src/memory/facts/extraction/tag-weights.ts';

/** A sentence to learn from. */
export interface TaggedRow {
  /** The numbers of the features of each token. */
  readonly features: readonly Uint32Array[];
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

/** Fills in the scores of the states of a sentence. */
function scoresOfRows(tokens: readonly Int32Array[], weights: Float32Array, slots: number): Float64Array {
  const size = 1 + 2 * slots;
  const width = 2 + slots;
  const scores = new Float64Array(tokens.length * size);
  const sum = new Float64Array(width);
  for (let at = 0; at < tokens.length; at += 1) {
    sum.fill(0);
    for (const row of tokens[at] as Int32Array)
      for (let of = 0; of < width; of += 1) sum[of] = (sum[of] as number) + (weights[row + of] as number);
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
): Omit<FittedWeights, 'slots'> {
  const size = 1 + 2 * slots;
  const width = 2 + slots;
  const places = placesOf(rows, least, width);
  const weights = new Float32Array(places.size * width);
  const squares = new Float32Array(places.size * width);
  const ready = rows.map(({ features, allowed, weight = 1 }) => ({
    allowed,
    weight,
    isEmpty: allowed.every((states) => states[0] === 1 && states.indexOf(1, 1) < 0),
    tokens: features.map((all) =>
      Int32Array.from([...all].map((one) => places.get(one) ?? -1).filter((place) => place >= 0)),
    ),
  }));
  const transitions = { end: 0, next: 0 };
  const transitionSquares = { end: 1e-8, next: 1e-8 };
  const random = randomOf(seed);
  const gradient = new Float64Array(width);
  const active = new Int32Array(width);
  for (let round = 0; round < rounds * 1.5; round += 1) {
    const isLate = round >= rounds;
    if (round === rounds)
      for (let at = 0; at < weights.length; at += 1) if (Math.abs(weights[at] as number) < prune) weights[at] = 0;
    for (const row of shuffled(ready, random)) {
      const scores = scoresOfRows(row.tokens, weights, slots);
      const all = marginalsOf(scores, slots, transitions);
      const wanted = row.isEmpty
        ? nothingOf(row.tokens.length, size)
        : wantedOf(row.allowed, scores, slots, transitions);
      for (const name of ['end', 'next'] as const) {
        const error = name === 'end' ? wanted.ends - all.ends : wanted.nexts - all.nexts;
        transitionSquares[name] += error ** 2;
        transitions[name] += (step * error) / Math.sqrt(transitionSquares[name]);
      }
      for (let at = 0; at < row.tokens.length; at += 1) {
        gradient.fill(0);
        for (let slot = 1; slot <= slots; slot += 1) {
          const first = (wanted.states[at * size + slot] as number) - (all.states[at * size + slot] as number);
          const further =
            (wanted.states[at * size + slots + slot] as number) - (all.states[at * size + slots + slot] as number);
          gradient[0] = (gradient[0] as number) + first;
          gradient[1] = (gradient[1] as number) + further;
          gradient[1 + slot] = first + further;
        }
        let count = 0;
        for (let of = 0; of < width; of += 1)
          if (Math.abs(gradient[of] as number) >= LEAST_SLOPE) {
            active[count] = of;
            count += 1;
          }
        if (count === 0) continue;
        for (const feature of row.tokens[at] as Int32Array)
          for (let one = 0; one < count; one += 1) {
            const of = active[one] as number;
            const value = weights[feature + of] as number;
            if (isLate && value === 0) continue;
            const pulled = row.weight * (gradient[of] as number) - l2 * value;
            const known = (squares[feature + of] as number) + pulled * pulled;
            squares[feature + of] = known;
            const rate = step / (Math.sqrt(known) + 0.1);
            const moved = value + rate * pulled;
            weights[feature + of] = isLate ? moved : Math.sign(moved) * Math.max(0, Math.abs(moved) - rate * l1);
          }
      }
    }
  }
  const features = new Map([...places].map(([number, place]) => [number, weights.subarray(place, place + width)]));
  return { features, ...transitions };
}

/** Returns where the weights of each feature begin that enough tokens have. */
function placesOf(rows: readonly TaggedRow[], least: number, width: number): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { features } of rows)
    for (const all of features) for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  const places = new Map<number, number>();
  for (const [number, count] of counts) if (count >= least) places.set(number, places.size * width);
  return places;
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
