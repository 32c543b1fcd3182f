/**
 * Tells whether a query wants the past told: by what its words say of it (`want-weights/`, a table a language, fitted on queries of both
 * kinds), by its meaning where the model's vectors are known, and by what the history has of it: words and names that it knows, a memory
 * that scores.
 */

import { weightsIn } from '../text/feature-weights.ts';
import { type SpokenLanguage, spokenLanguage } from '../text/text-analysis.ts';
import { SignedText } from './signs/read-signs.ts';
import { historyFeatures, type WantingQuery, wordFeatures } from './want-features.ts';
import { WANT_OF_HISTORY } from './want-weights/of-history.ts';

/**
 * The logit from which the past is told. By words alone Spanish and Portuguese, which leave out who is meant, have more that only looks
 * like a question about the past.
 */
const LEAST: Readonly<Record<'byWords' | 'byMeaning', Readonly<Record<SpokenLanguage, number>>>> = {
  byWords: { es: -1.4, en: -2.25, pt: -1.4 },
  byMeaning: { es: -1.75, en: -3, pt: -1.75 },
};
const WHOLE = 0.25; // the logit from which it is told as far as there is room
const LEAST_SHARE = 0.25; // of the room, where it is only just wanted

const weightsOf = weightsIn<SpokenLanguage>(new URL('./want-weights/', import.meta.url));

/** True where the query, whatever the history has, wants nothing of it, so that nothing need be searched: a greeting, thanks, assent. */
export function clearlyWantsNothing(query: string, language: string): boolean {
  const signs = new SignedText(query, spokenLanguage(query, language)).wanting();
  return signs.some(({ at }) => at === 'whole') && signs.every(({ speaksFor }) => speaksFor === 'nothing');
}

/**
 * Returns how much of the room that the past has in a prompt the query wants it to take: 0 where it wants nothing of it, 1 where it clearly
 * asks for it. Some 30 µs.
 */
export function wantOfPast(query: WantingQuery): number {
  const { meaning } = query.evidence;
  const by = meaning === undefined ? 'byWords' : 'byMeaning';
  const { words, known, best, name, strangeName, wordless, bias, meaning: ofMeaning } = WANT_OF_HISTORY[by];
  const of = historyFeatures(query);
  const language = spokenLanguage(query.text, query.language);
  const logit =
    words * wantOfWords(query.text, language) +
    known * of.known +
    best * of.best +
    name * of.name +
    strangeName * of.strangeName +
    wordless * of.wordless +
    (meaning ?? 0) * ofMeaning +
    bias;
  const least = LEAST[by][language];
  if (logit <= least) return 0;
  return Math.min(1, LEAST_SHARE + ((1 - LEAST_SHARE) * (logit - least)) / (WHOLE - least));
}

/** Returns what the words of a query alone tell, in logits. */
export function wantOfWords(text: string, language: SpokenLanguage): number {
  const { bias, weights } = weightsOf(language);
  let sum = bias;
  for (const feature of wordFeatures(text, language)) sum += weights.get(feature) ?? 0;
  return sum;
}
