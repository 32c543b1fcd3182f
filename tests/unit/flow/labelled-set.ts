/** The labelled sets of `tests/fixtures/flow/`: written by authors who saw no rule; of the first two one half is to tune on, the other, like all of a later author's, is not read by anyone who writes rules. */
import { readFileSync } from 'node:fs';

const FOLDER = new URL('../../fixtures/flow/', import.meta.url);

/** An earlier question with its answer, and a query that may ask the same again. */
export interface QuestionPair {
  readonly id: string;
  readonly set: 'tuning' | 'kept' | 'unread';
  readonly earlier: string;
  readonly answer: string;
  readonly query: string;
  readonly repeated: boolean;
}

/** The turns of a conversation, and a query that may go on to another matter. */
export interface FlowCase {
  readonly id: string;
  readonly set: 'tuning' | 'kept' | 'unread';
  readonly turns: readonly { readonly user: string; readonly assistant: string }[];
  readonly query: string;
  readonly shift: boolean;
}

/** The parts of the sets, each of which is held to its bar by itself. */
export const PARTS = (['es', 'en'] as const).flatMap((language) =>
  (['author-a', 'author-b'] as const).flatMap((author) =>
    (['tuning', 'unread'] as const).map((set) => ({ language, author, set })),
  ),
);

/** Questions by whoever wrote the rules, half of them paraphrases that ask something else: all to tune on. */
export const OWN_QUESTIONS = (['es', 'en'] as const).map((language) => ({
  language,
  author: 'author-c' as const,
  set: 'tuning' as const,
}));

/** Questions as people type them the second time, and near misses, and changes of topic, by whoever fitted the weights: one half to fit on, the other kept aside. */
export const FITTED_SETS = (['es', 'en'] as const).flatMap((language) =>
  (['tuning', 'kept'] as const).map((set) => ({ language, author: 'author-e' as const, set })),
);

/** Sets of a sixth author, who saw no rule and no weight: all to fit on. */
export const TRAINING_SETS = (['es', 'en'] as const).map((language) => ({
  language,
  author: 'author-f' as const,
  set: 'tuning' as const,
}));

/** Sets of later authors, all of them to be scored and not read. */
export const LATER_SETS = (
  [
    ['topic-shift', 'author-c'],
    ['repeated-question', 'author-d'],
    ['topic-shift', 'author-g'],
    ['repeated-question', 'author-g'],
  ] as const
).flatMap(([name, author]) =>
  (['es', 'en'] as const).map((language) => ({ name, language, author, set: 'unread' as const })),
);

interface Part {
  readonly language: 'es' | 'en';
  readonly author: `author-${string}`;
  readonly set: QuestionPair['set'];
}

/** Returns a part of a set. */
export function readPart<Entry extends { readonly set: string }>(
  name: 'repeated-question' | 'topic-shift',
  { language, author, set }: Part,
): Entry[] {
  const entries = JSON.parse(readFileSync(new URL(`${name}.${language}.${author}.json`, FOLDER), 'utf8')) as Entry[];
  return entries.filter((entry) => entry.set === set);
}

/** How often a judge was right, wrong and silent. */
export interface Score {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** The share of the others that it took for one. */
  readonly falseShare: number;
}

/** Returns the score of a judge over a part. */
export function scoreOf<Entry>(
  entries: readonly Entry[],
  isOne: (entry: Entry) => boolean,
  judged: (entry: Entry) => boolean,
): Score {
  let [right, wrong, missed, others] = [0, 0, 0, 0];
  for (const entry of entries) {
    const said = judged(entry);
    if (!isOne(entry)) others += 1;
    if (said && isOne(entry)) right += 1;
    else if (said) wrong += 1;
    else if (isOne(entry)) missed += 1;
  }
  return {
    precision: right + wrong === 0 ? 1 : right / (right + wrong),
    recall: right / (right + missed),
    f1: (2 * right) / (2 * right + wrong + missed),
    falseShare: wrong / others,
  };
}
