/** Pairs of questions to fit on, and beside each author's own the pairs that his questions make with each other: nobody chose those, so that they tell how questions differ by chance. */
import { WORD, wordOf } from '../../../src/memory/conversation/repeats/question-words.ts';
import { termsOfAskedWords } from '../../../src/memory/text/text-analysis.ts';
import { PORTUGUESE_AUTHORS, readQuestions } from '../../unit/flow/compact-sets.ts';
import { type QuestionPair, readPart } from '../../unit/flow/labelled-set.ts';

/** The authors whose questions may be read, each with the part that is to fit on; of the others the questions stand in the compact form. */
const PARTS = { 'author-c': 'tuning', 'author-d': 'unread', 'author-e': 'tuning', 'author-f': 'tuning' } as const;
const TYPED = ['author-q', 'author-r'] as const; // near misses in few words
const REMINDED = 'author-u'; // half of the repetitions, and of the near misses, say that they ask again
const OTHERS = [
  'author-c',
  'author-d',
  'author-e',
  'author-f',
  'author-h',
  'author-i',
  'author-k',
  ...TYPED,
  REMINDED,
] as const;
export const ASKED_AUTHORS = { es: OTHERS, en: OTHERS, pt: [...PORTUGUESE_AUTHORS, ...TYPED, REMINDED] } as const;
export type AskedAuthor = (typeof ASKED_AUTHORS)[Spoken][number];

type Spoken = 'es' | 'en' | 'pt';

/** True for an author whose near misses are in few words, as they are typed. */
export function isTypedAuthor(author: AskedAuthor): boolean {
  return TYPED.some((typed) => typed === author);
}

const NEAREST = 2; // questions of other blocks that a question is held against
const LEAST_COVERED = 0.4; // of a question's words, the answer's counted: what recall holds a question against

export interface AskedPair extends QuestionPair {
  readonly author: AskedAuthor;
  /** True for two questions of different blocks. */
  readonly isCrossed: boolean;
}

/** Returns an author's pairs, and those that his questions make with the most alike of other blocks. */
export function askedPairs(language: Spoken, author: AskedAuthor): AskedPair[] {
  const own =
    author in PARTS
      ? readPart<QuestionPair>('repeated-question', {
          language: language as 'es' | 'en',
          author: author as `author-${string}`,
          set: PARTS[author as keyof typeof PARTS],
        })
      : readQuestions(language, author);
  return [
    ...own.map((pair) => ({ ...pair, author, isCrossed: false })),
    ...crossed(own, language).map((pair) => ({ ...pair, author, isCrossed: true })),
  ];
}

function crossed(pairs: readonly QuestionPair[], language: Spoken): QuestionPair[] {
  const termsIn = (text: string) => {
    const words = (text.match(WORD) ?? []).map((raw) => wordOf(raw).plain);
    return new Set(termsOfAskedWords(words, language));
  };
  const blocks = [...new Map(pairs.map((pair) => [pair.earlier, pair])).values()].map((pair) => ({
    pair,
    terms: termsIn(`${pair.earlier} ${pair.answer}`),
  }));
  return pairs.flatMap(({ query, earlier }) => {
    const own = [...termsIn(query)];
    return blocks
      .filter(({ pair }) => pair.earlier !== earlier)
      .map(({ pair, terms }) => ({ pair, covered: own.filter((term) => terms.has(term)).length / own.length }))
      .filter(({ covered }) => covered >= LEAST_COVERED)
      .sort((one, other) => other.covered - one.covered)
      .slice(0, NEAREST)
      .map(({ pair }) => ({ ...pair, query, repeated: false }));
  });
}
