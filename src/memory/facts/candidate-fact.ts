import type { Fact } from './fact.ts';

/** An active fact as it comes with a context: what telling it takes, and how much of the query it speaks of. */
export interface CandidateFact
  extends Pick<
    Fact,
    | 'id'
    | 'slot'
    | 'key'
    | 'value'
    | 'domain'
    | 'confidence'
    | 'language'
    | 'standing'
    | 'state'
    | 'lastConfirmedAt'
    | 'saidIn'
  > {
  /** Terms of the query that it has. */
  readonly hits: number;
}

/** The facts found by a reading of a user's memory that may be told, in no order. */
export interface CandidateFacts {
  /** The user's `facts_version`: it goes up with every change of a fact. */
  readonly version: number;
  readonly candidates: readonly CandidateFact[];
}
