import type { MeasuredTurn } from '../conversation/repeats/repeated-question.ts';
import type { RecalledMemory } from './memory-block.ts';
import type { NearTurn, RecallRequest } from './ranked-memories.ts';

/** The result of a recall. */
export interface Recollection {
  /** The memories found, the best first. */
  readonly items: readonly RecalledMemory[];
  readonly mode: 'hybrid' | 'lexical';
  /** The same, and `none` where nothing was recalled: it was not wanted, or there was no time. */
  readonly recallMode: 'hybrid' | 'lexical' | 'none';
  /** True when these are all the memories that the user has. */
  readonly isAll: boolean;
  /** The share of their room that the query wants them to take, 0 to 1; 1 where the caller told the least score. */
  readonly want: number;
  /** The names of what was left out: `memories` where the vectors had no part, or where there was no time for anything. */
  readonly degraded: readonly string[];
  /** Turns among the memories found, wanted or not, that may have answered the same question before. */
  readonly answered: readonly MeasuredTurn[];
  /** The nearness of the query to the last turns of the session that it may go on from; none where that tells nothing. */
  readonly lately: readonly NearTurn[];
}

export interface RecallQuery extends RecallRequest {
  /** The least score of a memory, 0 to 1; null: the service decides whether the query wants the past at all. */
  readonly minScore: number | null;
  /** The query as a question that may have been asked before; absent or null: it is none. */
  readonly question?: { readonly isOwn: boolean } | null;
}

/** The recollection of whoever has no time, or no memory. */
export const LATE: Recollection = {
  items: [],
  mode: 'lexical',
  recallMode: 'none',
  degraded: ['memories'],
  isAll: false,
  answered: [],
  lately: [],
  want: 0,
};
/** The recollection of whoever wants nothing of the past. */
export const UNWANTED: Recollection = {
  items: [],
  mode: 'hybrid',
  recallMode: 'none',
  degraded: [],
  isAll: false,
  answered: [],
  lately: [],
  want: 0,
};
