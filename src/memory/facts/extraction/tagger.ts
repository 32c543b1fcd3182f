/** Finds the values of facts in a sentence by what its words look like: a linear-chain conditional random field, beside the rules, which know what is said in known words. */
import type { Language } from '../../understanding/language.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import type { Hearing } from './heard-clauses.ts';
import { marginalsOf } from './tag-lattice.ts';
import type { TagWeights } from './tag-weights.ts';
import { eachToken } from './tagger-features.ts';

/** Tokens that tell a value of a slot. */
export interface TaggedSpan {
  readonly slot: string;
  readonly from: number;
  readonly to: number;
  /** The probability that the surest of its tokens is of that slot. */
  readonly probability: number;
}

/** The logit over telling nothing that some value of a sentence must have; most sentences have none, and need no lattice. */
const LEAST_LOGIT = 0;

/** The tags of a sentence: its values, and how likely each token is one. */
export class Tagging {
  /** The likeliest values, from left to right. */
  readonly spans: readonly TaggedSpan[];
  readonly #slots: readonly string[];
  readonly #statesOf: () => Float64Array;
  /** The probability of each state of each token; not worked out for the spans where no value is likely at all. */
  #states: Float64Array | undefined;

  constructor(text: ReadText, hearing: Hearing, language: Language, asked: readonly number[], weights: TagWeights) {
    const count = weights.slots.length;
    const length = text.tokens.length;
    const sums = () => sumsOf(text, hearing, language, asked, weights);
    const statesOf = (of: Float64Array) => marginalsOf(scoresOf(of, length, count), count, weights).states;
    const first = sums();
    const isIdle = bestValueOf(first, length, count) + Math.max(0, weights.end) < LEAST_LOGIT;
    this.#slots = weights.slots;
    this.#statesOf = () => statesOf(sums());
    this.#states = isIdle ? undefined : statesOf(first);
    this.spans = this.#states === undefined ? [] : spansOf(this.#states, length, weights.slots);
  }

  /** Returns the probability that a token is of one of some slots: that of the likeliest in a stretch. */
  chanceOf(from: number, to: number, isOf: (slot: string) => boolean): number {
    this.#states ??= this.#statesOf();
    const count = this.#slots.length;
    const own = this.#slots.flatMap((slot, index) => (isOf(slot) ? [index + 1] : []));
    let most = 0;
    for (let row = from * (1 + 2 * count); row < to * (1 + 2 * count); row += 1 + 2 * count) {
      let chance = 0;
      for (const at of own) chance += (this.#states[row + at] as number) + (this.#states[row + count + at] as number);
      most = Math.max(most, chance);
    }
    return most;
  }
}

function spansOf(states: Float64Array, length: number, slots: readonly string[]): TaggedSpan[] {
  const count = slots.length;
  const size = 1 + 2 * count;
  const spans: { slot: number; from: number; to: number; probability: number }[] = [];
  for (let at = 0; at < length; at += 1) {
    const row = at * size;
    let [slot, most] = [0, 0];
    for (let of = 1; of <= count; of += 1) {
      const probability = (states[row + of] as number) + (states[row + count + of] as number);
      if (probability > most) [slot, most] = [of, probability];
    }
    if (most <= (states[row] as number)) continue;
    const last = spans.at(-1);
    const isFirst = (states[row + slot] as number) > (states[row + count + slot] as number);
    if (last === undefined || last.to !== at || last.slot !== slot || isFirst)
      spans.push({ slot, from: at, to: at + 1, probability: most });
    else Object.assign(last, { to: at + 1, probability: Math.max(last.probability, most) });
  }
  return spans.map(({ slot, ...span }) => ({ slot: slots[slot - 1] as string, ...span }));
}

/** Sums of weights, a token after the other, which the next sentence's take the place of. */
let room = new Float64Array(0);

/** Returns the sums of the weights of each token's features: of the first token of a value, of a further one, and of each slot. */
function sumsOf(
  text: ReadText,
  hearing: Hearing,
  language: Language,
  asked: readonly number[],
  weights: TagWeights,
): Float64Array {
  const width = 2 + weights.slots.length;
  const size = text.tokens.length * width;
  if (room.length < size) room = new Float64Array(2 * size);
  else room.fill(0, 0, size);
  const sums = room;
  eachToken(text, hearing, language, asked, (at, { numbers, count }) =>
    weights.addAll(sums, at * width, numbers, count),
  );
  return sums;
}

/** Returns the scores of the states of each token, as `marginalsOf` takes them. */
function scoresOf(sums: Float64Array, length: number, slots: number): Float64Array {
  const [width, size] = [2 + slots, 1 + 2 * slots];
  const scores = new Float64Array(length * size);
  for (let at = 0; at < length; at += 1) {
    const [row, of] = [at * size, at * width];
    for (let slot = 1; slot <= slots; slot += 1) {
      const own = sums[of + 1 + slot] as number;
      scores[row + slot] = (sums[of] as number) + own;
      scores[row + slots + slot] = (sums[of + 1] as number) + own;
    }
  }
  return scores;
}

/** Returns the score of the best value of any slot, wherever it begins and ends, without what its end costs. */
function bestValueOf(sums: Float64Array, length: number, slots: number): number {
  const width = 2 + slots;
  let best = Number.NEGATIVE_INFINITY;
  for (let slot = 2; slot < width; slot += 1) {
    let here = Number.NEGATIVE_INFINITY;
    for (let of = 0; of < length * width; of += width) {
      const own = sums[of + slot] as number;
      here = Math.max((sums[of] as number) + own, here + ((sums[of + 1] as number) + own));
      if (here > best) best = here;
    }
  }
  return best;
}
