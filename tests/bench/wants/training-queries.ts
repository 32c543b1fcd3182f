/**
 * The queries on which the weights of words are fitted: those of `tests/fixtures/recall/wants-training.json`, and of the first sets of the bench
 * the questions and what wants nothing; Portuguese has no first set. The second sets are never read here.
 */
import { readFileSync } from 'node:fs';
import { wordFeatures } from '../../../src/memory/episodes/want-features.ts';
import type { SpokenLanguage } from '../../../src/memory/text/text-analysis.ts';
import { readOwnSet } from '../recall/conversation-set.ts';
import { fitSparse, type SparseOptions, type SparseRow, type SparseWeights } from './sparse-logistic.ts';

export interface TrainingQuery extends SparseRow {
  readonly text: string;
  readonly language: SpokenLanguage;
  /** True for every other one of the training lists: left out of a trial, and what it is checked on. */
  readonly isCheck: boolean;
  /** The user of whose history it asks; null for a query of nobody's. */
  readonly asks: string | null;
}

/** Found by four trials that each left a quarter out. */
const OPTIONS: SparseOptions = { l1: 0.2, l2: 1, least: 2, rounds: 300 };

/** Returns the queries of a language, both kinds. */
export function readTrainingQueries(language: SpokenLanguage): TrainingQuery[] {
  const query = (text: string, is: boolean, isCheck = false, asks: string | null = null): TrainingQuery => ({
    text,
    language,
    is,
    isCheck,
    asks,
    features: wordFeatures(text, language),
  });
  const file = new URL('../../fixtures/recall/wants-training.json', import.meta.url);
  const lists = JSON.parse(readFileSync(file, 'utf8')) as Record<SpokenLanguage, Record<'nothing' | 'past', string[]>>;
  const { nothing, past } = lists[language];
  const { conversations, wantsNothing } =
    language === 'pt' ? { conversations: [], wantsNothing: [] } : readOwnSet(language, 'first', language);
  return [
    ...nothing.map((text, index) => query(text, false, index % 2 === 1)),
    ...past.map((text, index) => query(text, true, index % 2 === 1)),
    ...wantsNothing.map((text) => query(text, false)),
    ...conversations.flatMap(({ userId, questions }) => questions.map(({ text }) => query(text, true, false, userId))),
  ];
}

/** Fits the weights of words on some of those queries. */
export function fitWords(queries: readonly TrainingQuery[]): SparseWeights {
  return fitSparse(queries, OPTIONS);
}
