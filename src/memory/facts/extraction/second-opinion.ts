/**
 * How likely a sentence teaches something lasting of its user, by its words alone: a second opinion beside the rules, which know what is said and
 * not how. The weights are fitted on the labelled utterances by `tests/bench/fit-teaches.ts`; the file says how well they tell.
 */
import { type FeatureWeights, readWeights } from '../../text/feature-weights.ts';
import type { FactLanguage } from '../said.ts';
import { ENGLISH_TEACHES } from './teaches-weights/en.ts';
import { SPANISH_TEACHES } from './teaches-weights/es.ts';
import { PORTUGUESE_TEACHES } from './teaches-weights/pt.ts';

const MOST_WORDS = 60;
const ENDING = 3; // letters of a word's end: the person and the tense of a verb
const LENGTHS = [1, 4, 7, 10, 14, 20]; // words
const WORD = /[\p{L}']+|\d+|[?!.,:;"]/gu;

const READY = {
  es: weighingOf(SPANISH_TEACHES),
  en: weighingOf(ENGLISH_TEACHES),
  pt: weighingOf(PORTUGUESE_TEACHES),
} as const;

/** The weight of a feature. */
interface Weight {
  readonly weight: number;
}

/** Weights by the parts of their features, so that nothing is put together to look one up. */
interface Weighing {
  readonly bias: number;
  readonly words: ReadonlyMap<string, Weight>;
  /** Of two words, and of the ends of two: by the second, then by the first. */
  readonly pairs: ReadonlyMap<string, ReadonlyMap<string, Weight>>;
  readonly endings: ReadonlyMap<string, ReadonlyMap<string, Weight>>;
  readonly lengths: ReadonlyMap<number, Weight>;
}

/** Returns the features of a folded sentence, each once: a `word`, `two words`, `-two -endings`, `^the first` and the `#length`. */
export function teachingFeatures(folded: string): Set<string> {
  const features = new Set<string>();
  const words = wordsOf(folded);
  let before = FIRST;
  for (const word of words) {
    features.add(word);
    features.add(`${before} ${word}`);
    features.add(`-${endOf(before)} -${endOf(word)}`);
    before = word;
  }
  features.add(`#${lengthOf(words)}`);
  return features;
}

/** What stands before the first word. */
const FIRST = '^';

function wordsOf(folded: string): string[] {
  return (folded.match(WORD) ?? []).slice(0, MOST_WORDS).map((said) => (/\d/.test(said) ? '0' : said));
}

const endOf = (word: string): string => (word.length > ENDING ? word.slice(-ENDING) : word);

function lengthOf({ length }: readonly string[]): number {
  return LENGTHS.findLast((least) => length >= least) ?? 0;
}

/** Returns the logit that a folded sentence teaches something: 0 is as likely as not. */
export function teachingLogit(folded: string, language: FactLanguage): number {
  const { bias, words, pairs, endings, lengths } = READY[language];
  const said = wordsOf(folded);
  const counted = new Set<Weight>(); // each feature is once
  let logit = bias;
  const count = (found: Weight | undefined) => {
    if (found === undefined || counted.has(found)) return;
    counted.add(found);
    logit += found.weight;
  };
  let before = FIRST;
  let endBefore = FIRST;
  for (const word of said) {
    const end = endOf(word);
    count(words.get(word));
    count(pairs.get(word)?.get(before));
    count(endings.get(end)?.get(endBefore));
    [before, endBefore] = [word, end];
  }
  count(lengths.get(lengthOf(said)));
  return logit;
}

function weighingOf(table: FeatureWeights): Weighing {
  const words = new Map<string, Weight>();
  const pairs = new Map<string, Map<string, Weight>>();
  const endings = new Map<string, Map<string, Weight>>();
  const lengths = new Map<number, Weight>();
  for (const [feature, weight] of readWeights(table)) {
    const [first = '', second] = feature.split(' ');
    if (second === undefined) {
      if (feature.startsWith('#')) lengths.set(Number(feature.slice(1)), { weight });
      else words.set(feature, { weight });
    } else if (second.startsWith('-')) setUnder(endings, second.slice(1), first.slice(1), { weight });
    else setUnder(pairs, second, first, { weight });
  }
  return { bias: table.bias, words, pairs, endings, lengths };
}

function setUnder(all: Map<string, Map<string, Weight>>, second: string, first: string, weight: Weight): void {
  all.set(second, (all.get(second) ?? new Map<string, Weight>()).set(first, weight));
}
