/** Finds the values of facts in a sentence by what its words look like: a linear-chain conditional random field, beside the rules, which know what is said in known words. */
import type { Language } from '../../understanding/language.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import type { Hearing } from './heard-clauses.ts';
import { marginalsOf, type Transitions } from './tag-lattice.ts';
import { tagFeatures } from './tagger-features.ts';

/** The weights of a language: a feature's are those of the first token of any value, of a further one, and of each slot. */
export interface TagWeights extends Transitions {
  readonly slots: readonly string[];
  readonly features: ReadonlyMap<string, Float32Array>;
}

/** Tokens that tell a value of a slot. */
export interface TaggedSpan {
  readonly slot: string;
  readonly from: number;
  readonly to: number;
  /** The probability that the surest of its tokens is of that slot. */
  readonly probability: number;
}

/** Returns the likeliest values of a sentence, from left to right. */
export function taggedSpans(text: ReadText, hearing: Hearing, language: Language, weights: TagWeights): TaggedSpan[] {
  const { states } = marginalsOf(
    scoresOf(weights, tagFeatures(text, hearing, language)),
    weights.slots.length,
    weights,
  );
  const count = weights.slots.length;
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

/** Returns the scores of the states of each token, as `marginalsOf` takes them. */
export function scoresOf(
  { slots, features: weights }: TagWeights,
  features: readonly (readonly string[])[],
): Float64Array {
  const size = 1 + 2 * slots.length;
  const scores = new Float64Array(features.length * size);
  const sum = new Float64Array(2 + slots.length);
  for (const [at, all] of features.entries()) {
    sum.fill(0);
    for (const feature of all) {
      const row = weights.get(feature);
      if (row === undefined) continue;
      for (let of = 0; of < sum.length; of += 1) sum[of] = (sum[of] as number) + (row[of] as number);
    }
    for (let slot = 1; slot <= slots.length; slot += 1) {
      scores[at * size + slot] = (sum[0] as number) + (sum[1 + slot] as number);
      scores[at * size + slots.length + slot] = (sum[1] as number) + (sum[1 + slot] as number);
    }
  }
  return scores;
}
