/**
 * How likely a message in which slots of a plan were found is one, by its words and by what was found: "I drive a night bus in Leeds" has a place,
 * and something to do there, and tells of a life. The weights are fitted by `tests/bench/fit-plan-weights.ts`, which says how well they tell.
 */
import { weightsIn } from '../text/feature-weights.ts';
import type { Token } from '../understanding/token.ts';
import { readSigns } from './plan-evidence.ts';
import type { Reading } from './plan-slots.ts';
import type { PlanState } from './plan-state.ts';

const MOST_TOKENS = 40;
const ENDING = 3; // letters of a word's end: the person and the tense of a verb
const LENGTHS = [1, 3, 5, 8, 12, 18, 26]; // tokens
/** The least logit of a plan. */
export const LEAST_LIKELY = -4;

const weightsOf = weightsIn<string>(new URL('./plan-weights/', import.meta.url));

/**
 * Returns the features of a message, each once: a `word`, `two words`, an `-ending`, `-two -endings`, the `#length`, each `=slot` that was found, each `+sign` of a
 * plan, each `*flag` of a clause, and the `*asked`.
 */
export function planFeatures(reading: Reading, found: PlanState): Set<string> {
  const { tokens, clauses } = reading.text;
  const features = new Set(Object.keys(found).map((slot) => `=${slot}`));
  for (const { name } of readSigns(reading)) features.add(`+${name}`);
  for (const { flags, isAsked } of clauses) {
    for (const flag of flags) features.add(`*${flag}`);
    if (isAsked) features.add('*asked');
  }
  let before = FIRST;
  for (const token of tokens.slice(0, MOST_TOKENS)) {
    const word = wordOf(token);
    const end = `-${word.slice(-ENDING)}`;
    for (const one of [word, `${before} ${word}`, end, `-${before.slice(-ENDING)} ${end}`]) features.add(one);
    before = word;
  }
  return features.add(`#${LENGTHS.findLast((least) => tokens.length >= least) ?? 0}`);
}

/** What stands before the first word. */
const FIRST = '^';

/** Returns a word as features have it: all numbers are one, and no mark is one of the files'. */
function wordOf({ plain }: Token): string {
  return /\d/.test(plain) ? '0' : plain.replace(/[|:\s]/g, ';');
}

/** True where a message that has these slots may be a plan. */
export function isLikelyPlan(reading: Reading, found: PlanState): boolean {
  const { bias, weights } = weightsOf(reading.language.code);
  let sum = bias;
  for (const feature of planFeatures(reading, found)) sum += weights.get(feature) ?? 0;
  return sum >= LEAST_LIKELY;
}
