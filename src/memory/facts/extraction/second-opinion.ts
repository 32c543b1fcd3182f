/**
 * How likely a sentence teaches something lasting of its user, by its words alone: a second opinion beside the rules, which know what is said and
 * not how. The weights are fitted on the labelled utterances by `tests/bench/fit-teaches.ts`; the file says how well they tell.
 */
import { readWeights } from '../../text/feature-weights.ts';
import type { FactLanguage } from '../said.ts';
import { ENGLISH_TEACHES } from './teaches-weights/en.ts';
import { SPANISH_TEACHES } from './teaches-weights/es.ts';
import { PORTUGUESE_TEACHES } from './teaches-weights/pt.ts';

const MOST_WORDS = 60;
const ENDING = 3; // letters of a word's end: the person and the tense of a verb
const LENGTHS = [1, 4, 7, 10, 14, 20]; // words
const WORD = /[\p{L}']+|\d+|[?!.,:;"]/gu;

const WEIGHTS = { es: SPANISH_TEACHES, en: ENGLISH_TEACHES, pt: PORTUGUESE_TEACHES } as const;
const READY = {
  es: readWeights(SPANISH_TEACHES),
  en: readWeights(ENGLISH_TEACHES),
  pt: readWeights(PORTUGUESE_TEACHES),
} as const;

/** Returns the features of a folded sentence, each once: a `word`, `two words`, `-two -endings`, `^the first` and the `#length`. */
export function teachingFeatures(folded: string): Set<string> {
  const features = new Set<string>();
  const words = (folded.match(WORD) ?? []).slice(0, MOST_WORDS);
  let before = '^';
  for (const said of words) {
    const word = /\d/.test(said) ? '0' : said;
    features.add(word);
    features.add(`${before} ${word}`);
    features.add(`-${before.slice(-ENDING)} -${word.slice(-ENDING)}`);
    before = word;
  }
  features.add(`#${LENGTHS.findLast((least) => words.length >= least) ?? 0}`);
  return features;
}

/** Returns the logit that a folded sentence teaches something: 0 is as likely as not. */
export function teachingLogit(folded: string, language: FactLanguage): number {
  const weights = READY[language];
  let logit = WEIGHTS[language].bias;
  for (const feature of teachingFeatures(folded)) logit += weights.get(feature) ?? 0;
  return logit;
}
