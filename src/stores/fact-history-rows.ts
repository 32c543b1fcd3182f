/** Changes of facts as rows, both ways. */
import type { Evidence, Fact, StoredState } from '../memory/facts/fact.ts';
import type { FactChange, FactReason, TurnRef } from '../memory/facts/fact-change.ts';
import type { FactHistoryEntry } from '../memory/facts/fact-history.ts';

/** A change of a fact as it is read. */
export interface ChangeRow {
  readonly entry: number;
  readonly fact_id: string;
  readonly event: FactChange['event'];
  readonly reason: FactReason;
  readonly state_before: StoredState | null;
  readonly state_after: StoredState;
  readonly other_fact: string | null;
  readonly snapshot: string;
  readonly session_id: string | null;
  readonly turn_number: number | null;
  readonly turn_id: string | null;
  readonly at: Date;
}

/** Returns a change as a row in JSON, with the fact as it is then. */
export function changeRecord(
  { event, reason, before, fact, other, evidence }: FactChange,
  turn: TurnRef | null,
  position: number,
): object {
  return {
    position,
    fact_id: fact.id,
    event,
    reason,
    state_before: before,
    state_after: fact.state,
    other_fact: other,
    snapshot: JSON.stringify({ ...fact, evidenceOfChange: evidence }),
    session_id: turn?.sessionId ?? null,
    turn_number: turn?.turnNumber ?? null,
    turn_id: turn?.turnId ?? null,
  };
}

/** A fact with the words that changed it, as JSON gives it back. */
type Snapshot = { readonly evidenceOfChange: Evidence | null } & {
  readonly [Member in keyof Fact]: Fact[Member] extends Date
    ? string
    : Fact[Member] extends Date | null
      ? string | null
      : Fact[Member];
};

/** Returns what a row tells. */
export function toEntry(row: ChangeRow): FactHistoryEntry {
  const { evidenceOfChange, ...snapshot } = JSON.parse(row.snapshot) as Snapshot;
  return {
    entry: row.entry,
    event: row.event,
    reason: row.reason,
    at: row.at,
    stateBefore: row.state_before,
    stateAfter: row.state_after,
    fact: {
      ...snapshot,
      createdAt: new Date(snapshot.createdAt),
      updatedAt: new Date(snapshot.updatedAt),
      lastConfirmedAt: new Date(snapshot.lastConfirmedAt),
      deletedAt: snapshot.deletedAt === null ? null : new Date(snapshot.deletedAt),
    },
    other: row.other_fact,
    turn:
      row.turn_id === null || row.session_id === null || row.turn_number === null
        ? null
        : { sessionId: row.session_id, turnNumber: row.turn_number, turnId: row.turn_id },
    evidence: evidenceOfChange,
  };
}
