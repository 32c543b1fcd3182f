/** Facts and their memories as rows, both ways. */
import type { Confidence, Domain, Evidence, Fact, FactSource, StoredState } from '../memory/facts/fact.ts';
import type { FactWrite } from '../memory/facts/fact-write.ts';
import type { MemoryOfFact } from '../memory/facts/memory-of-fact.ts';

/** A fact as it is read. */
export interface FactRow {
  readonly fact_id: string;
  readonly user_id: string;
  readonly slot: string;
  readonly key: string;
  readonly value: string;
  readonly domain: Domain;
  readonly confidence: Confidence;
  readonly source: FactSource;
  readonly language: string;
  readonly standing: boolean;
  readonly state: StoredState;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly last_confirmed_at: Date;
  readonly superseded_by: string | null;
  readonly deleted_at: Date | null;
  readonly evidence: string | null;
  readonly said_session_id: string | null;
  readonly said_turn_number: number | null;
}

/** Returns the fact of a row. */
export function toFact(row: FactRow): Fact {
  return {
    id: row.fact_id,
    userId: row.user_id,
    key: row.key,
    slot: row.slot,
    value: row.value,
    domain: row.domain,
    confidence: row.confidence,
    source: row.source,
    language: row.language,
    standing: row.standing,
    state: row.state,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastConfirmedAt: row.last_confirmed_at,
    supersededBy: row.superseded_by,
    deletedAt: row.deleted_at,
    evidence: row.evidence === null ? null : (JSON.parse(row.evidence) as Evidence),
    saidIn:
      row.said_session_id === null || row.said_turn_number === null
        ? null
        : { sessionId: row.said_session_id, turnNumber: row.said_turn_number },
  };
}

/** Returns the fact as a row in JSON. A quote that was cut may end in half a character, which JSON in PostgreSQL does not take. */
export function factRecord(
  { change: { fact }, identity, single }: Omit<FactWrite, 'terms'>,
  terms: readonly string[],
): object {
  return {
    fact_id: fact.id,
    slot: fact.slot.toWellFormed(),
    key: fact.key.toWellFormed(),
    value: fact.value.toWellFormed(),
    identity,
    single,
    domain: fact.domain,
    confidence: fact.confidence,
    source: fact.source,
    language: fact.language,
    standing: fact.standing,
    state: fact.state,
    created_at: fact.createdAt,
    updated_at: fact.updatedAt,
    last_confirmed_at: fact.lastConfirmedAt,
    superseded_by: fact.supersededBy,
    deleted_at: fact.deletedAt,
    evidence: fact.evidence === null ? null : JSON.stringify(fact.evidence),
    said_session_id: fact.saidIn?.sessionId ?? null,
    said_turn_number: fact.saidIn?.turnNumber ?? null,
    terms: [...new Set(terms)].map((term) => term.toWellFormed()),
  };
}

/** Returns the memory of a fact as a row in JSON. */
export function memoryRecord({
  memoryId,
  lines,
  terms,
  language,
  contentHash,
  createdAt,
  expiresAt,
}: MemoryOfFact): object {
  return {
    memory_id: memoryId,
    lines: JSON.stringify(lines),
    terms: terms.map((term) => term.toWellFormed()),
    language,
    content_hash: Buffer.from(contentHash).toString('hex'),
    created_at: createdAt,
    expires_at: expiresAt,
  };
}
