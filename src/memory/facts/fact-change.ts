/** What becomes of facts: each change, the mark that a forgetting leaves, and how both are told. */
import type { Evidence, Fact, StoredState } from './fact.ts';

/** The turn that something was said in. */
export interface TurnRef {
  readonly sessionId: string;
  readonly turnNumber: number;
  readonly turnId: string;
}

/**
 * Why a fact changed. `said`: its user said so in a turn; `remembered`: a caller asked to; `extracted`: found in messages that a
 * caller sent; `read`: a language model read it in a turn; `retracted`: it was said to hold no longer; `contradicted`: another
 * value took its place; `forgotten`, `confirmed`, `restored`: a caller or the user asked for it; `displaced`: a restored one took
 * its place; `merged`: it said the same as another; `consolidated`: found at odds with another, over the whole set.
 */
export const FACT_REASONS = [
  'said',
  'remembered',
  'extracted',
  'read',
  'retracted',
  'contradicted',
  'forgotten',
  'confirmed',
  'restored',
  'displaced',
  'merged',
  'consolidated',
] as const;
export type FactReason = (typeof FACT_REASONS)[number];

/** One step in the life of one fact. A replacement is two: the old one `superseded`, then the new one, each the other's `other`. */
export interface FactChange {
  readonly event: 'added' | 'confirmed' | 'superseded' | 'forgotten' | 'restored';
  readonly reason: FactReason;
  /** Null: it was not known. */
  readonly before: StoredState | null;
  /** As it is after the change. */
  readonly fact: Fact;
  /** The fact whose place it took, or that took its place. */
  readonly other: string | null;
  /** The words that brought it about, which of a fact that was told before are not those it came from; null where a caller did. */
  readonly evidence: Evidence | null;
}

/** What may not be learnt again from turns that were stored until now. */
export interface Forgetting {
  /** Null: whatever the slot. */
  readonly slot: string | null;
  /** As `identityOf` gives it; null: whatever the value. */
  readonly identity: string | null;
  /** Nothing of this slot is learnt again from this turn; null: from none in particular. */
  readonly turnId: string | null;
}

/** A mark as it is kept. */
export interface KeptForgetting extends Forgetting {
  readonly forgottenAt: Date;
}

/** What something said, or asked for, brings about, in the order in which it does. */
export interface Changes {
  readonly changes: readonly FactChange[];
  readonly forgettings: readonly Forgetting[];
}

export const NO_CHANGES: Changes = { changes: [], forgettings: [] };

/** What callers are told of. */
export interface FactEvent {
  readonly event: 'added' | 'confirmed' | 'superseded' | 'forgotten';
  /** The fact that stands; of a `forgotten`, the one that does no longer: deleted on request, or superseded by its user's word. */
  readonly fact: Fact;
  /** The one whose place it took; null where there was none. */
  readonly superseded: Fact | null;
  /** The words that brought it about; null where a caller did. */
  readonly evidence: Evidence | null;
}

/** The changes as they are told: a replacement is one event. Also of changes that were read back from the history. */
export function eventsOf(changes: readonly FactChange[]): FactEvent[] {
  const events: FactEvent[] = [];
  const replaced = new Map<string, FactChange[]>(); // by the fact that is to take their place
  for (const change of changes) {
    const { event, fact, other, evidence } = change;
    if (event === 'superseded') {
      // What is said to hold no longer, with nothing in its place, is for its user one thing less that is known.
      if (other === null) events.push({ event: 'forgotten', fact, superseded: null, evidence });
      else replaced.set(other, [...(replaced.get(other) ?? []), change]);
      continue;
    }
    const old = replaced.get(fact.id) ?? [];
    replaced.delete(fact.id);
    for (const superseded of old) events.push({ event: 'superseded', fact, superseded: superseded.fact, evidence });
    if (old.length === 0)
      events.push({ event: event === 'restored' ? 'added' : event, fact, superseded: null, evidence });
  }
  for (const { fact, evidence } of [...replaced.values()].flat())
    events.push({ event: 'superseded', fact, superseded: null, evidence });
  return events;
}
