/** Memories as rows, both ways. */
import type { Candidate } from '../memory/episodes/candidate.ts';
import type { IndexChanges, IndexedMemory } from '../memory/episodes/indexed-memory.ts';
import type { MemoryLine, MemoryType } from '../memory/episodes/memory.ts';
import type { FoundMemory, NewMemory, StoredMemory } from '../memory/episodes/stored-memory.ts';
import { termScores } from './memory-sql-candidates.ts';
import { fromBytes } from './vector-bytes.ts';

/** A memory as it is read. */
export interface StoredRow {
  readonly memory_id: string;
  readonly user_id: string;
  readonly type: MemoryType;
  readonly session_id: string | null;
  readonly turn_number: number | null;
  readonly lines: string;
  readonly language: string;
  readonly metadata: string | null;
  readonly created_at: Date;
  readonly stored_at: Date;
  readonly expires_at: Date | null;
  readonly of_fact: boolean;
}

/** A memory as it is found: with what it was distilled from, and the forgotten facts that it may tell. */
export interface FoundRow extends StoredRow {
  readonly distilled_from: string | null;
  readonly from_turn: number | null;
  readonly to_turn: number | null;
  readonly said_in: FoundMemory['saidIn'];
  readonly forgotten: { readonly id: string; readonly slot: string; readonly value: string }[] | null;
}

/** A candidate as the lexical search finds it. */
export interface CandidateRow {
  readonly total: number;
  readonly best: number;
  readonly memory_id: string;
  readonly type: MemoryType;
  readonly session_id: string | null;
  readonly turn_number: number | null;
  readonly created_at: Date;
  readonly bm25: number;
  readonly term_scores: string | null;
  readonly fingerprint: string;
}

/** A change of a memory, with its vectors, as an index follows it. */
export interface ChangeRow {
  readonly snapshot: string;
  readonly changed_in: number;
  readonly memory_id: string | null;
  readonly deleted: boolean;
  /** The type of the memory; null where it is not there any more. */
  readonly type: MemoryType | null;
  readonly session_id: string | null;
  readonly turn_number: number | null;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly terms: string;
  readonly fingerprint: string;
  readonly dimension: number | null;
  readonly vectors: Uint8Array | null;
}

/** Returns what the statement that adds a memory is given. */
export function addedValues(tenant: string, userId: string, memory: NewMemory): unknown[] {
  return [
    tenant,
    userId,
    memory.newId,
    memory.type,
    JSON.stringify(memory.lines),
    memory.terms,
    memory.language,
    memory.metadata === null ? null : JSON.stringify(memory.metadata),
    memory.contentHash,
    memory.ttlDays,
    memory.distilledFrom ?? null,
  ];
}

/** Returns the turns that a snapshot or a line of the journal tells again; null for other memories. */
export function retoldBy({
  type,
  distilled_from: sessionId,
  from_turn: from,
  to_turn: to,
}: FoundRow): FoundMemory['retells'] {
  if (sessionId === null || (type !== 'snapshot' && type !== 'daily_log')) return null;
  if (from !== null && to !== null) return { sessionId, from, to };
  // The line of a session's end tells of all its turns.
  return type === 'daily_log' ? { sessionId, from: 1, to: Number.POSITIVE_INFINITY } : null;
}

/** Returns the memory of a row. */
export function storedMemory(row: StoredRow): StoredMemory {
  return {
    memoryId: row.memory_id,
    userId: row.user_id,
    type: row.type,
    sessionId: row.session_id,
    turnNumber: row.turn_number,
    lines: JSON.parse(row.lines) as MemoryLine[],
    language: row.language,
    metadata: row.metadata === null ? null : (JSON.parse(row.metadata) as Record<string, unknown>),
    createdAt: row.created_at,
    storedAt: row.stored_at,
    expiresAt: row.expires_at,
    ofFact: row.of_fact,
  };
}

/** Returns the candidate of a row, for a query of so many terms. */
export function lexicalCandidate(row: CandidateRow, terms: number): Candidate {
  return {
    memoryId: row.memory_id,
    type: row.type,
    sessionId: row.session_id,
    turnNumber: row.turn_number,
    createdAt: row.created_at,
    similarity: null,
    passage: null,
    bm25: row.bm25,
    termScores: termScores(row.term_scores, terms),
    fingerprint: row.fingerprint,
  };
}

/** Returns a page of changes: what is there now, and what is not any more. */
export function indexChanges(rows: readonly ChangeRow[]): IndexChanges {
  const memories: IndexedMemory[] = [];
  const deleted: string[] = [];
  for (const row of rows) {
    if (row.memory_id === null) continue;
    if (row.type === null) deleted.push(row.memory_id);
    else if (!row.deleted)
      memories.push({
        memoryId: row.memory_id,
        type: row.type,
        sessionId: row.session_id,
        turnNumber: row.turn_number,
        createdAt: row.created_at,
        expiresAt: row.expires_at,
        terms: JSON.parse(row.terms) as string[],
        fingerprint: row.fingerprint,
        vectors: row.vectors === null || row.dimension === null ? null : fromBytes(row.vectors, row.dimension),
      });
  }
  return { memories, deleted };
}
