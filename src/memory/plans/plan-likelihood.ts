/**
 * How likely a message in which slots of a plan were found is one, by its words and by what was found: "I drive a night bus in Leeds" has a place,
 * and something to do there, and tells of a life. The weights are fitted by `tests/bench/fit-plan-weights.ts`, which says how well they tell.
 */
import { weightsIn } from '../text/feature-weights.ts';
import { foldAccents } from '../text/fold-accents.ts';
import { wordFeatures } from '../text/word-features.ts';
import type { FoundActivity } from './found-activity.ts';
import { readSigns } from './plan-evidence.ts';
import type { PlanSign, Reading } from './plan-slots.ts';
import type { PlanState } from './plan-state.ts';

/** The least logit of a plan. */
export const LEAST_LIKELY = -3.5;
/** Tokens of a message that says little beside what it fills: of a longer one that is of the plan the words mostly say so. */
const LONGEST_SAYING = 12;
/** The least logit of what goes on with an open plan, by its length; and of what has the form of an answer or a correction. */
const LEAST_OF_OPEN = { short: -4, long: -1 };
const LEAST_WITH_SIGN = -7;

const weightsOf = weightsIn<string>(new URL('./plan-weights/', import.meta.url));

/**
 * Returns the features of a message: of its words, each `=slot` that was found, each `+sign` of a plan, each `*flag` of a clause, and the `*asked`; of what is sought each
 * `~trait`, whether the message `~begins` with it, and whether a sign `~leads` to it.
 */
export function planFeatures(reading: Reading, found: PlanState, activity: FoundActivity | undefined): Set<string> {
  const { original, clauses } = reading.text;
  const features = wordFeatures(foldAccents(original.toLowerCase()));
  for (const slot of Object.keys(found)) features.add(`=${slot}`);
  const signs = readSigns(reading);
  for (const { name } of signs) features.add(`+${name}`);
  for (const feature of activityFeatures(reading, activity, signs)) features.add(feature);
  for (const { flags, isAsked } of clauses) {
    for (const flag of flags) features.add(`*${flag}`);
    if (isAsked) features.add('*asked');
  }
  return features;
}

const NEAR = 3; // tokens from a sign to what it leads to

function activityFeatures(
  { text }: Reading,
  activity: FoundActivity | undefined,
  signs: readonly PlanSign[],
): string[] {
  if (activity === undefined) return ['~none'];
  const { from, traits } = activity;
  const features = traits.length === 0 ? ['~listed'] : traits.map((trait) => `~${trait}`);
  const led = signs.filter((sign) => sign.from < from);
  if (led.length > 0) features.push('~leads');
  for (const { name, to } of led) if (from - to <= NEAR) features.push(`~by ${name}`);
  const clause = text.clauseAt(from);
  if (clause?.from === from) features.push(from === 0 ? '~begins' : '~begins clause');
  for (const flag of clause?.flags ?? []) features.push(`~*${flag}`);
  if (clause?.isAsked) features.push('~*asked');
  const before = text.tokens[from - 1]?.plain;
  if (before !== undefined) features.push(`~${before}`);
  return features;
}

/** True where a message that has these slots may be a plan. */
export function isLikelyPlan(reading: Reading, found: PlanState, activity: FoundActivity | undefined): boolean {
  return logitOf(reading, found, activity) >= LEAST_LIKELY;
}

/** True where a message that fills slots of an open plan may be of it. `isSign`: its form says so, as far as a form does. */
export function isLikelyOfOpen(
  reading: Reading,
  found: PlanState,
  activity: FoundActivity | undefined,
  isSign: boolean,
): boolean {
  const isLong = reading.text.tokens.length > LONGEST_SAYING;
  const least = isSign ? LEAST_WITH_SIGN : isLong ? LEAST_OF_OPEN.long : LEAST_OF_OPEN.short;
  return logitOf(reading, found, activity) >= least;
}

function logitOf(reading: Reading, found: PlanState, activity: FoundActivity | undefined): number {
  const { bias, weights } = weightsOf(reading.language.code);
  let sum = bias;
  for (const feature of planFeatures(reading, found, activity)) sum += weights.get(feature) ?? 0;
  return sum;
}
