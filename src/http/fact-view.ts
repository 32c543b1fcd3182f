import { type Evidence, type Fact, type FactState, stateOf } from '../memory/facts/fact.ts';
import type { FactEvent, TurnRef } from '../memory/facts/fact-change.ts';
import type { FactHistoryEntry } from '../memory/facts/fact-history.ts';
import type { Remembered } from '../memory/facts/given-fact.ts';

/** Returns a fact as callers see it, in the state that time has brought it to. */
export function factView(fact: Fact, now: Date) {
  return viewIn(fact, stateOf(fact, now));
}

/** Returns an event in the life of a fact, with the fact as it was then: also a replay that comes much later tells the same. */
export function factEventView({ event, fact, superseded }: FactEvent) {
  return {
    event,
    fact: viewIn(fact, fact.state),
    ...(superseded !== null && { superseded: viewIn(superseded, superseded.state) }),
  };
}

/** Returns a fact that was asked to be remembered, with what became of it in words. */
export function rememberedFactView(remembered: Remembered) {
  return { ...factEventView(remembered), event: remembered.event, message: remembered.message };
}

/** Returns all that was read in messages. */
export function extractedFactsView(events: readonly FactEvent[], dryRun: boolean) {
  return { facts: events.map((event) => extractedFactView(event, dryRun)) };
}

/** Returns what was read in messages, with the words just read and what became of it; in a dry run what would, where a new fact has no id yet. */
function extractedFactView(event: FactEvent, dryRun: boolean) {
  const { fact, superseded } = factEventView(event);
  const isNew = event.event === 'added' || superseded !== undefined;
  return {
    id: dryRun && isNew ? null : fact.id,
    key: fact.key,
    value: fact.value,
    domain: fact.domain,
    confidence: fact.confidence,
    source: fact.source,
    event: event.event,
    evidence: event.evidence === null ? null : evidenceView(event.evidence),
    ...(superseded !== undefined && { superseded: dryRun ? { ...superseded, superseded_by: null } : superseded }),
  };
}

/** Returns one step in the life of a fact, with the fact as it was after it. */
export function historyEntryView(entry: FactHistoryEntry) {
  return {
    event: entry.event,
    reason: entry.reason,
    at: entry.at.toISOString(),
    state_before: entry.stateBefore,
    state_after: entry.stateAfter,
    fact: viewIn(entry.fact, entry.stateAfter),
    other_fact_id: entry.other,
    turn: entry.turn === null ? null : turnView(entry.turn),
  };
}

/** Returns the words that something was read in. */
function evidenceView(evidence: Evidence) {
  return {
    session_id: evidence.sessionId,
    turn_number: evidence.turnNumber,
    turn_id: evidence.turnId,
    message: evidence.message,
    start: evidence.start,
    end: evidence.end,
    quote: evidence.quote,
  };
}

function viewIn(fact: Fact, state: FactState) {
  return {
    id: fact.id,
    key: fact.key,
    value: fact.value,
    domain: fact.domain,
    confidence: fact.confidence,
    source: fact.source,
    language: fact.language,
    created_at: fact.createdAt.toISOString(),
    updated_at: fact.updatedAt.toISOString(),
    last_confirmed_at: fact.lastConfirmedAt.toISOString(),
    state,
    superseded_by: fact.supersededBy,
    evidence: fact.evidence === null ? null : evidenceView(fact.evidence),
  };
}

function turnView({ sessionId, turnNumber, turnId }: TurnRef) {
  return { session_id: sessionId, turn_number: turnNumber, turn_id: turnId };
}
