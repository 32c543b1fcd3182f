/**
 * How likely a message in which slots of a plan were found is one, by its words and by what was found: "I drive a night bus in Leeds" has a place,
 * and something to do there, and tells of a life. The weights are fitted by `tests/bench/fit-plan-weights.ts`, which says how well they tell.
 */
import { weightsIn } from '../text/feature-weights.ts';
import { foldAccents } from '../text/fold-accents.ts';
import { wordFeatures } from '../text/word-features.ts';
import { readSigns } from './plan-evidence.ts';
import type { Reading } from './plan-slots.ts';
import type { PlanState } from './plan-state.ts';

/** The least logit of a plan. */
export const LEAST_LIKELY = -3.5;

const weightsOf = weightsIn<string>(new URL('./plan-weights/', import.meta.url));

/** Returns the features of a message: of its words, each `=slot` that was found, each `+sign` of a plan, each `*flag` of a clause, and the `*asked`. */
export function planFeatures(reading: Reading, found: PlanState): Set<string> {
  const { original, clauses } = reading.text;
  const features = wordFeatures(foldAccents(original.toLowerCase()));
  for (const slot of Object.keys(found)) features.add(`=${slot}`);
  for (const { name } of readSigns(reading)) features.add(`+${name}`);
  for (const { flags, isAsked } of clauses) {
    for (const flag of flags) features.add(`*${flag}`);
    if (isAsked) features.add('*asked');
  }
  return features;
}

/** True where a message that has these slots may be a plan. */
export function isLikelyPlan(reading: Reading, found: PlanState): boolean {
  const { bias, weights } = weightsOf(reading.language.code);
  let sum = bias;
  for (const feature of planFeatures(reading, found)) sum += weights.get(feature) ?? 0;
  return sum >= LEAST_LIKELY;
}
