/** Tells whether a question asks again what another one asked: nothing decisive differs, and what is measured of their words speaks for it (`same-weights/`). */
import { weightsIn } from '../../text/feature-weights.ts';
import type { SpokenLanguage } from '../../text/text-analysis.ts';
import { differencesOf, differsDecisively, saysTheSame } from './differences.ts';
import { measuresOfOddWords } from './odd-words.ts';
import { type Compared, compared, measuresOf } from './question-measures.ts';
import type { Question } from './read-question.ts';
import { measuresOfWants } from './wanted-answers.ts';

/** The least share of telling words in common at which a question is the same (memory and context architecture, 5.4). */
export const SAME_QUESTION = 0.85;

const LEAST_COMMON = 2; // telling words
const PUT_ANEW = 0.86;
const MOST_PUT_ANEW = 0.9; // of what is left to 1: only the same words are 1
/** The logit above which two questions ask the same (authors left out: `tests/bench/README.md`), and above which one in few words does. */
const LEAST: Readonly<Record<SpokenLanguage, number>> = { es: 2.5, en: 2, pt: 2.5 };
const LEAST_TYPED = 1;
/** The same for two that want the same kind of answer and say the same words: of such pairs hardly any ask two things. */
const LEAST_OF_WHOLE = 1;

/** The same where their vectors are weighed too, whose weights reach farther. */
const LEAST_BY_VECTORS = 2;

const weightsOf = weightsIn<SpokenLanguage | 'en-vectors'>(new URL('./same-weights/', import.meta.url));

const COSINES = [0.4, 0.7, 0.85];
const NEAR = 0.7; // cosine, below which two ways of asking with words of their own ask two things (tuning halves, and paraphrases that ask otherwise)

/** The knowledge of two questions beside their words. */
export interface Beside {
  /** What the earlier one was answered with. */
  readonly answer: string;
  /** The cosine of their vectors by a model that knows their language; null: there is none. */
  readonly cosine: number | null;
}

/** Returns how much two questions ask the same, 0 to 1; 0 where something decisive differs, or where they more likely ask two things. */
export function likenessOfQuestions(query: Question, earlier: Question, { answer, cosine }: Beside): number {
  if (query.language !== earlier.language) return 0;
  const words = compared(query, earlier);
  if (words.pairs.length === 0 || differsDecisively(query, earlier, words)) return 0;
  if (saysTheSame(query, earlier)) return 1;
  const isMeasured = query.language === 'en' && cosine !== null;
  const measures = allMeasuresOf(query, earlier, { answer, words, cosine: isMeasured ? cosine : null });
  const logit = weigh(isMeasured ? 'en-vectors' : query.language, measures);
  const { kin, added, left } = words;
  const isWhole = kin.length + added.length + left.length === 0;
  const least = isWhole && query.kind === earlier.kind ? LEAST_OF_WHOLE : leastFor(query, isMeasured);
  if (logit <= least) return 0;
  if (isWhole && asksTheSameKind(query, earlier, words.pairs.length)) return 1;
  // Vectors of a translation are too far from each other's to be weighed: they only forbid.
  if (!isWhole && !isMeasured && cosine !== null && cosine < NEAR) return 0;
  const sure = 1 - Math.exp(least - logit);
  return Math.max(PUT_ANEW + (1 - PUT_ANEW) * sure * MOST_PUT_ANEW, cosine ?? 0);
}

/** Returns the logit above which a query asks the same. */
function leastFor({ isTyped, language }: Question, isMeasured: boolean): number {
  if (isTyped) return LEAST_TYPED;
  return isMeasured ? LEAST_BY_VECTORS : LEAST[language];
}

/** Returns all that is measured of two questions, by name, without what is 0. */
export function allMeasuresOf(
  query: Question,
  earlier: Question,
  beside: Beside & { readonly words: Compared },
): ReadonlyMap<string, number> {
  const measures = measuresOf(query, earlier, beside);
  const more = [
    ...differencesOf(query, earlier, beside.words),
    ...measuresOfOddWords(query, earlier, beside),
    ...measuresOfWants(query, earlier, beside.words),
    ...measuresOfCosine(beside.cosine),
  ];
  for (const [name, value] of more) if (value !== 0) measures.set(name, value);
  if (query.isTyped) addTyped(measures);
  return measures;
}

/** Adds each measure once more for a query in few words, in which it may tell something else. */
function addTyped(measures: Map<string, number>): void {
  for (const [name, value] of [...measures]) if (!name.startsWith('word ')) measures.set(`typed ${name}`, value);
  measures.set('typed', 1);
}

/** Returns what the cosine is above each of a few heights, by name: from one to the next it tells more than in proportion. */
function measuresOfCosine(cosine: number | null): [string, number][] {
  if (cosine === null) return [];
  return COSINES.map((height): [string, number] => [`cosine above ${height}`, Math.max(0, cosine - height)]);
}

function weigh(language: SpokenLanguage | 'en-vectors', measures: ReadonlyMap<string, number>): number {
  const { bias, weights } = weightsOf(language);
  let sum = bias;
  for (const [name, value] of measures) sum += value * (weights.get(name) ?? 0);
  return sum;
}

/** True where both want the same kind of answer; what only names a matter asks whatever was asked of that and nothing else. */
function asksTheSameKind(one: Question, other: Question, pairs: number): boolean {
  return one.kind === other.kind || ((one.isNamed || other.isNamed) && pairs >= LEAST_COMMON);
}
