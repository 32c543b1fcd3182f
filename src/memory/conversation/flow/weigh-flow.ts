/**
 * Weighs what speaks for a change of topic: logistic regressions over the tuning parts of the labelled sets (`tests/fixtures/flow/`), a table a
 * language by words alone, and one with the cosine where the model that comes along knows the language (English). Of Spanish and Portuguese that were
 * translated first vectors tell no more than words do, so that words alone are asked there. Fitted by `tests/bench/fit-shift.ts`; figures in `tests/bench/README.md`.
 *
 * The document's thresholds (0.4 for a shift; 0.3 and 0.7 for the window) are of one embedding, and stay the settings' defaults: what is
 * even here, at a logit of 0, is 0.4 there, and the rest lies on either side in proportion.
 */
import { weightsIn } from '../../text/feature-weights.ts';
import { wordsOf } from '../../text/phrase.ts';
import type { SpokenLanguage } from '../../text/text-analysis.ts';
import { eachFlowFeature, type TurnTerms } from './flow-features.ts';
import { pointsAtItem } from './read-flow.ts';

/** The share of going on at which it is as likely as not, false shifts weighed against missed ones by the bias; and what stands for it. */
const EVEN = 0.5;
const EVEN_CONTINUITY = 0.4;

/**
 * What speaks for going on where the assistant has asked and is not asked back, in logits, beside what is fitted: of 4,468 such texts of conversations 82 came to
 * another matter, which sets that are written for changes of topic do not show.
 */
const OF_ANSWERS = 1;

/** Likewise where a text points at an item of the numbered list that the assistant gave: "del segundo, para el viernes". */
const OF_ITEMS = 2;

const weightsOf = weightsIn<SpokenLanguage | 'en-by-vectors'>(new URL('./shift-weights/', import.meta.url));

/** Returns how much a text goes on with what was said, 0 to 1, on the scale of the document's thresholds. */
export function continuityOf(
  text: string,
  before: readonly TurnTerms[],
  language: SpokenLanguage,
  cosine: number | null,
): number {
  const { bias, weights } = weightsOf(cosine !== null && language === 'en' ? 'en-by-vectors' : language);
  let sum = bias;
  eachFlowFeature(text, before, language, (feature, value) => {
    const weight = weights.get(feature);
    if (weight !== undefined) sum += weight * value;
  });
  if (cosine !== null) sum += (weights.get('=cosine') ?? 0) * cosine;
  const last = before.at(-1);
  if (last?.asks === true && !text.includes('?')) sum -= OF_ANSWERS;
  if (last?.lists === true && pointsAtItem(wordsOf(text), language)) sum -= OF_ITEMS;
  const goesOn = 1 / (1 + Math.exp(sum));
  return goesOn < EVEN
    ? (goesOn / EVEN) * EVEN_CONTINUITY
    : EVEN_CONTINUITY + ((goesOn - EVEN) / (1 - EVEN)) * (1 - EVEN_CONTINUITY);
}
