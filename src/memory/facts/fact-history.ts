import type { Evidence, Fact, StoredState } from './fact.ts';
import type { FactChange, FactReason, TurnRef } from './fact-change.ts';

/** One step in the life of a fact, as its history keeps it. */
export interface FactHistoryEntry {
  /** Later ones are higher. */
  readonly entry: number;
  readonly event: FactChange['event'];
  readonly reason: FactReason;
  readonly at: Date;
  /** The state before the change; null: it was not known. */
  readonly stateBefore: StoredState | null;
  readonly stateAfter: StoredState;
  /** The fact as it was after the change. */
  readonly fact: Fact;
  /** The fact whose place it took, or that took its place. */
  readonly other: string | null;
  /** The turn that caused it. */
  readonly turn: TurnRef | null;
  /** The words that did. */
  readonly evidence: Evidence | null;
}
