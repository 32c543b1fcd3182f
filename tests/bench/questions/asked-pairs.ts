/** Pairs of questions to fit on, and beside each author's own the pairs that his questions make with each other: nobody chose those, so that they tell how questions differ by chance. */
import { WORD, wordOf } from '../../../src/memory/conversation/repeats/question-words.ts';
import { readQuestion } from '../../../src/memory/conversation/repeats/read-question.ts';
import { termsOfAskedWords } from '../../../src/memory/text/text-analysis.ts';
import { PORTUGUESE_AUTHORS, readQuestions } from '../../unit/flow/compact-sets.ts';
import { type QuestionPair, readPart } from '../../unit/flow/labelled-set.ts';

/** The authors whose questions may be read, each with the part that is to fit on; of the others the questions stand in the compact form. */
const PARTS = { 'author-c': 'tuning', 'author-d': 'unread', 'author-e': 'tuning', 'author-f': 'tuning' } as const;
const OTHERS = ['author-c', 'author-d', 'author-e', 'author-f', 'author-h', 'author-i', 'author-k'] as const;
export const ASKED_AUTHORS = { es: OTHERS, en: OTHERS, pt: PORTUGUESE_AUTHORS } as const;
export type AskedAuthor = (typeof ASKED_AUTHORS)[Spoken][number];

type Spoken = 'es' | 'en' | 'pt';

const LEAST_TYPED = 2; // words
const NEAREST = 2; // questions of other blocks that a question is held against
const LEAST_COVERED = 0.4; // of a question's words, the answer's counted: what recall holds a question against

export interface AskedPair extends QuestionPair {
  readonly author: AskedAuthor;
  /** True for two questions of different blocks. */
  readonly isCrossed: boolean;
  /** True for one whose query was stripped to its telling words. */
  readonly isBare: boolean;
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
    ...own.map((pair) => ({ ...pair, author, isCrossed: false, isBare: false })),
    ...bare(own, language).map((pair) => ({ ...pair, author, isCrossed: false, isBare: true })),
    ...crossed(own, language).map((pair) => ({ ...pair, author, isCrossed: true, isBare: false })),
  ];
}

/**
 * Returns the pairs with their queries as they are typed into a search box. Authors put near misses as whole questions, and few words where the same is
 * asked again: without these, few words would be a sign of the same, and "id card expiry" would be answered with the passport's.
 */
function bare(pairs: readonly QuestionPair[], language: Spoken): QuestionPair[] {
  return pairs.flatMap((pair) => {
    const asked = readQuestion(pair.query, language, { mayName: true });
    if (asked === null || asked.isNamed) return [];
    const words = asked.terms.map(({ plain }) => plain);
    const query = [...words, ...asked.numbers].join(' ');
    return words.length < LEAST_TYPED ? [] : [{ ...pair, query }];
  });
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
