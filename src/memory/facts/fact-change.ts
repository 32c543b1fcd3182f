/** Changes of facts, the marks left by forgetting, and the events by which both are told. */
import type { Evidence, Fact, StoredState } from './fact.ts';

/** The turn that something was said in. */
export interface TurnRef {
  readonly sessionId: string;
  readonly turnNumber: number;
  readonly turnId: string;
}

/**
 * Reasons for which a fact changes. `said`: its user said so in a turn; `remembered`: a caller asked for it; `extracted`: found
 * in messages that a caller sent; `read`: a language model read it in a turn; `retracted`: it was said to hold no longer;
 * `contradicted`: another value took its place; `forgotten`, `confirmed`, `restored`: a caller or the user asked for it;
 * `displaced`: a restored one took its place; `merged`: it said the same as another; `consolidated`: found at odds with another,
 * over the whole set; `edited`: its user changed the text of MEMORY.md.
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
  'edited',
] as const;
export type FactReason = (typeof FACT_REASONS)[number];

/** A step in the life of one fact. A replacement is two: the old one `superseded`, then the new one, each the other's `other`. */
export interface FactChange {
  readonly event: 'added' | 'confirmed' | 'superseded' | 'forgotten' | 'restored';
  readonly reason: FactReason;
  /** The state before the change; null where the fact was not known. */
  readonly before: StoredState | null;
  /** The fact as it is after the change. */
  readonly fact: Fact;
  /** The fact whose place it took, or that took its place. */
  readonly other: string | null;
  /** The words that brought it about, which for a known fact are not those it came from; null where a caller did. */
  readonly evidence: Evidence | null;
}

/** A bar on learning something again from turns stored up to now. */
export interface Forgetting {
  /** The slot that it bars; null for any slot. */
  readonly slot: string | null;
  /** The value that it bars, as `identityOf` gives it; null for any value. */
  readonly identity: string | null;
  /** The turn from which nothing of the slot is learnt again; null where it names none in particular. */
  readonly turnId: string | null;
}

/** A mark as it is kept. */
export interface KeptForgetting extends Forgetting {
  readonly forgottenAt: Date;
}

/** The consequences of a statement or a request, in the order in which they happen. */
export interface Changes {
  readonly changes: readonly FactChange[];
  readonly forgettings: readonly Forgetting[];
}

export const NO_CHANGES: Changes = { changes: [], forgettings: [] };

/** A change of a fact as callers hear of it. */
export interface FactEvent {
  readonly event: 'added' | 'confirmed' | 'superseded' | 'forgotten';
  /** The fact that stands; for `forgotten`, the one that no longer does: deleted on request, or superseded by its user's word. */
  readonly fact: Fact;
  /** The fact whose place it took; null where there was none. */
  readonly superseded: Fact | null;
  /** The words that brought it about; null where a caller did. */
  readonly evidence: Evidence | null;
}

/** Returns the events for changes, also for those read back from the history; a replacement is one event. */
export function eventsOf(changes: readonly FactChange[]): FactEvent[] {
  const events: FactEvent[] = [];
  const replaced = new Map<string, FactChange[]>(); // by the fact that is to take their place
  for (const change of changes) {
    const { event, fact, other, evidence } = change;
    if (event === 'superseded') {
      // A fact that ends with nothing in its place is, for its user, forgotten.
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
