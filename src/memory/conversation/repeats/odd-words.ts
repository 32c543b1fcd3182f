/** Measures of the words that only one of two questions says, by vectors of words: another way of saying what the other says, or another thing. */
import { termsOfAskedWords } from '../../text/text-analysis.ts';
import { cosineOf, type Meaning, meaningOf, nearnessOf, sumOf } from '../../text/word-vectors.ts';
import type { AskedTerm } from './asked-terms.ts';
import { type Compared, shareInOrder } from './question-measures.ts';
import { WORD, wordOf } from './question-words.ts';
import type { Question } from './read-question.ts';

const WEIGHT_OF_UNKNOWN = 0.6; // a word that no file has is seldom, and tells as much as a name
const LONGEST_READ = 400; // characters of an answer

/** Returns what the words' meanings tell of two questions, by name. */
export function measuresOfOddWords(
  query: Question,
  earlier: Question,
  { answer, words }: { readonly answer: string; readonly words: Compared },
): [string, number][] {
  const { language } = query;
  const known = new Map([...query.terms, ...earlier.terms].map((term) => [term, meaningOfWord(term.plain, language)]));
  const weightOf = (term: AskedTerm) => known.get(term)?.weight ?? WEIGHT_OF_UNKNOWN;
  const nearest = (term: AskedTerm, others: readonly AskedTerm[]) => {
    const own = known.get(term);
    const near = own === undefined ? [] : others.flatMap((other) => known.get(other) ?? []);
    return Math.max(0, ...near.map((meaning) => nearnessOf(own as Meaning, meaning)));
  };
  const same = new Set([...words.pairs, ...words.kin].flat());
  /** The share of the one that the other says too, or says nearly. */
  const covered = (terms: readonly AskedTerm[], others: readonly AskedTerm[]) => {
    const of = (term: AskedTerm) => weightOf(term) * (same.has(term) ? 1 : nearest(term, others));
    return sum(terms.map(of)) / Math.max(sum(terms.map(weightOf)), Number.EPSILON);
  };
  const oddOf = (terms: readonly AskedTerm[], others: readonly AskedTerm[]) => {
    const apart = terms.map((term) => weightOf(term) * (1 - nearest(term, others)));
    return { worst: Math.max(0, ...apart), all: sum(apart), weight: Math.max(0, ...terms.map(weightOf)) };
  };
  const sumOfWords = (terms: readonly AskedTerm[]) => sumOf(terms.flatMap((term) => known.get(term) ?? []));
  const [added, left] = [oddOf(words.added, earlier.terms), oddOf(words.left, query.terms)];
  const covers = [covered(query.terms, earlier.terms), covered(earlier.terms, query.terms)] as const;
  const told = sumOf(meaningsIn(answer, language));
  const ofQuery = sumOfWords(query.terms);
  // A near word in another sentence is another way of saying it; in the same sentence it is another thing of its kind, or the contrary.
  const odd = new Set([...words.added, ...words.left].map(({ plain }) => plain));
  const anew = 1 - shareInOrder(query.words, earlier.words, odd);
  const nearestOdd = Math.max(0, ...words.added.map((term) => nearest(term, words.left)));
  return [
    ['query covered', covers[0]],
    ['earlier covered', covers[1]],
    ['less covered', Math.min(...covers)],
    ['added worst', added.worst],
    ['left worst', left.worst],
    ['added apart', added.all],
    ['left apart', left.all],
    ['both apart', Math.min(added.all, left.all)],
    ['both worst', Math.min(added.worst, left.worst)],
    ['both heavy', Math.min(added.weight, left.weight)],
    ['nearest, put anew', nearestOdd * anew],
    ['nearest in the same sentence', nearestOdd * (1 - anew)],
    ['one for one', Number(words.added.length === 1 && words.left.length === 1) * (1 - anew)],
    ['meaning', cosineOf(ofQuery, sumOfWords(earlier.terms))],
    ['meaning of the odd', cosineOf(sumOfWords(words.added), sumOfWords(words.left))],
    ['answer nearer', cosineOf(ofQuery, told) - cosineOf(sumOfWords(earlier.terms), told)],
    ['answer has added', cosineOf(sumOfWords(words.added), told)],
    ['pairs weigh', sum(words.pairs.map(([term]) => weightOf(term)))],
    ['heaviest pair', Math.max(0, ...words.pairs.map(([term]) => weightOf(term)))],
  ];
}

function meaningOfWord(plain: string, language: Question['language']): Meaning | undefined {
  const [term] = termsOfAskedWords([plain], language);
  return term === undefined ? undefined : meaningOf(term, language);
}

function meaningsIn(text: string, language: Question['language']): Meaning[] {
  const words = (text.slice(0, LONGEST_READ).match(WORD) ?? []).map((raw) => wordOf(raw).plain);
  return words.flatMap((word) => meaningOfWord(word, language) ?? []);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
