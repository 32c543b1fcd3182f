/**
 * The question of recall and its answer: ids in the order of their worth. A ranking is advice: whoever asked reads the memories
 * themselves from PostgreSQL, where scope, expiry and existence are checked.
 */
import type { Scope } from './candidate.ts';
import type { MemoryType } from './memory.ts';
import type { QueryEvidence } from './query-evidence.ts';
import type { TurnMeasures } from './turns-around.ts';

export interface RecallRequest {
  readonly query: string;
  /** The language of the query, BCP-47. */
  readonly language: string;
  /** The most memories to return, best first. */
  readonly k: number;
  readonly types: readonly MemoryType[] | null;
  readonly sessionId: string | null;
  /** The session from whose last turns the query may go on: how near it is to them is told beside the ranking. */
  readonly goesOnFrom?: string | null | undefined;
}

/** A turn of the session that a query may go on from, with the cosine of the query and the nearest of its lines. */
export interface NearTurn {
  readonly turnNumber: number;
  readonly cosine: number;
}

export interface RankedMemories {
  readonly items: readonly RankedMemory[];
  /** The evidence that the search gave of the query as a whole; absent from an embedding worker of an earlier version. */
  readonly evidence?: QueryEvidence | undefined;
  /** The last turns of the session that the query may go on from, as far as they are found, where their nearness tells a change of topic. */
  readonly lately?: readonly NearTurn[] | undefined;
  /** The model that measured the similarity. */
  readonly model: string;
}

export interface RankedMemory {
  readonly memoryId: string;
  /** The score, 0 to 1. */
  readonly score: number;
  /** The passage of the memory that is nearest to the query, counted from 0; null where the vectors had no part in it. */
  readonly passage: number | null;
  /** The measures by which its lines are ranked; absent from an embedding worker of an earlier version. */
  readonly measures?: TurnMeasures | undefined;
  /** The parts of the score by name; null for a part that could not be measured. */
  readonly explanation: Readonly<Record<string, number | null>>;
}

/** Ranks one user's memories by meaning and words: in this process, or by asking the embedding worker. */
export interface Ranker {
  /**
   * Ranks the memories of a scope. Throws `RankerUnavailable` where no ranking is to be had in time, whatever the reason; the
   * caller goes on with words alone. Ends soon after `signal` fires.
   */
  rank(scope: Scope, request: RecallRequest, signal?: AbortSignal): Promise<RankedMemories>;
  /** True when asking makes sense now; false while it is known to be away. */
  isReady(): boolean;
}
