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

/** Returns the likeliest values of a sentence, from left to right. */
export function taggedSpans(text: ReadText, hearing: Hearing, language: Language, weights: TagWeights): TaggedSpan[] {
  const count = weights.slots.length;
  const sums = sumsOf(text, hearing, language, weights);
  if (bestValueOf(sums, text.tokens.length, count) + Math.max(0, weights.end) < LEAST_LOGIT) return [];
  const scores = scoresOf(sums, text.tokens.length, count);
  const { states } = marginalsOf(scores, count, weights);
  const size = 1 + 2 * count;
  const spans: { slot: number; from: number; to: number; probability: number }[] = [];
  for (let at = 0; at < text.tokens.length; at += 1) {
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
  return spans.map(({ slot, ...span }) => ({ slot: weights.slots[slot - 1] as string, ...span }));
}

/** Sums of weights, a token after the other, which the next sentence's take the place of. */
let room = new Float64Array(0);

/** Returns the sums of the weights of each token's features: of the first token of a value, of a further one, and of each slot. */
function sumsOf(text: ReadText, hearing: Hearing, language: Language, weights: TagWeights): Float64Array {
  const width = 2 + weights.slots.length;
  const size = text.tokens.length * width;
  if (room.length < size) room = new Float64Array(2 * size);
  else room.fill(0, 0, size);
  const sums = room;
  eachToken(text, hearing, language, (at, { numbers, count }) => weights.addAll(sums, at * width, numbers, count));
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
