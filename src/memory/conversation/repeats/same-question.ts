/** Tells whether a question asks again what another one asked: nothing decisive differs, and what is measured of their words speaks for it (`same-weights/`). */
import { weightsIn } from '../../text/feature-weights.ts';
import type { SpokenLanguage } from '../../text/text-analysis.ts';
import { differencesOf, differsDecisively, saysTheSame } from './differences.ts';
import { measuresOfOddWords } from './odd-words.ts';
import { type Compared, compared, measuresOf } from './question-measures.ts';
import type { Question } from './read-question.ts';
import { isThing, measuresOfWants } from './wanted-answers.ts';

/** The least share of telling words in common at which a question is the same (memory and context architecture, 5.4). */
export const SAME_QUESTION = 0.85;

const LEAST_COMMON = 2; // telling words
const PUT_ANEW = 0.86;
const MOST_PUT_ANEW = 0.9; // of what is left to 1: only the same words are 1
/** The logit above which two questions ask the same (authors left out: `tests/bench/README.md`), and above which one in few words does. */
const LEAST: Readonly<Record<SpokenLanguage, number>> = { es: 2.5, en: 2, pt: 2.5 };
const LEAST_TYPED = 1;
/** The same for one that is put in the past and the earlier one is not: "cuánto costaba". */
const LEAST_IN_PAST = 2;
/** The same for one that says that it asks again, and for one put in the past, which name nothing else: who asks again leaves out what both know. What names something else is likely the next of a row. */
const LEAST_AGAIN = 0;
const LEAST_AGAIN_OF_ANOTHER = 3;
const LEAST_PAST_ALONE = 1;
/** The same for two that want the same kind of answer and say the same words: of such pairs hardly any ask two things, but for what decides in most. */
const LEAST_OF_WHOLE = 1;
const DECIDES = ['negated', 'numbers added', 'goes other way', 'passes'];

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
  const isWhole = words.kin.length + words.added.length + words.left.length === 0;
  const least = leastFor(query, { words, measures, isMeasured });
  if (logit <= least) return 0;
  if (isWhole && asksTheSameKind(query, earlier, words.pairs.length)) return 1;
  // Vectors of a translation are too far from each other's to be weighed: they only forbid.
  if (!isWhole && !isMeasured && !query.asksAgain && cosine !== null && cosine < NEAR) return 0;
  const sure = 1 - Math.exp(least - logit);
  return Math.max(PUT_ANEW + (1 - PUT_ANEW) * sure * MOST_PUT_ANEW, cosine ?? 0);
}

/** Returns the logit above which a query asks the same. */
function leastFor(
  query: Question,
  {
    words,
    measures,
    isMeasured,
  }: {
    readonly words: Compared;
    readonly measures: ReadonlyMap<string, number>;
    readonly isMeasured: boolean;
  },
): number {
  const { asksAgain, isTyped, language } = query;
  const namesAnother = words.added.some((term) => isThing(term, query) || (term.isSoft && words.left.length > 0));
  if (asksAgain && !isTyped && !namesAnother) return LEAST_AGAIN;
  if (measures.has('whole') && !DECIDES.some((name) => measures.has(name))) return LEAST_OF_WHOLE;
  if (isTyped) return LEAST_TYPED;
  if (asksAgain) return LEAST_AGAIN_OF_ANOTHER;
  if (measures.has('put in the past')) return namesAnother ? LEAST_IN_PAST : LEAST_PAST_ALONE;
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
  const once = [...measures];
  if (query.isTyped) addAs('typed', once, measures);
  else if (saysNothingElse(query, earlier, beside.words)) addAs('whole', once, measures);
  return measures;
}

/** True where two questions want the same kind of answer and say the same words, in whatever form and order. */
function saysNothingElse(query: Question, earlier: Question, { kin, added, left }: Compared): boolean {
  return query.kind === earlier.kind && kin.length + added.length + left.length === 0;
}

/** Adds each measure once more for a sort of pairs, of which it may tell something else: of queries in few words, of two that say the same words. */
function addAs(sort: 'typed' | 'whole', once: readonly [string, number][], measures: Map<string, number>): void {
  for (const [name, value] of once) if (!name.startsWith('word ')) measures.set(`${sort} ${name}`, value);
  measures.set(sort, 1);
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
