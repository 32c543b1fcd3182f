/** The rows of archives: what statements bring of what is exported, and take of what is imported. */
import { createHash } from 'node:crypto';
import type { ArchivedLine, ArchivedMemory, ArchivedSnapshot } from '../memory/archive/archived-session.ts';
import type { ExportedSession, ExportedTurn } from '../memory/archive/exported-session.ts';
import type { FactHistoryEntry } from '../memory/facts/fact-history.ts';

export interface SessionRow {
  readonly session_id: string;
  readonly user_id: string;
  readonly created_at: Date;
  readonly language: string;
  readonly turn_count: number;
  readonly first_turn: number;
  readonly generation: number;
  readonly plan_state: Record<string, unknown>;
  readonly context: string;
  readonly external_refs: string;
}

export interface TurnRow {
  readonly turn_id: string;
  readonly session_id: string;
  readonly user_id: string;
  readonly turn_number: number;
  readonly version: number;
  readonly token_count: number;
  readonly created_at: Date;
  readonly messages: string;
  readonly message_times: string | null;
  readonly disposable: string | null;
  readonly originals: string | null;
  readonly language: string;
  readonly extra_metadata: string | null;
  readonly report: string | null;
  readonly remembered: boolean;
}

export interface MemoryRow {
  readonly id: string;
  readonly type: ArchivedMemory['type'];
  readonly lines: string;
  readonly language: string;
  readonly metadata: string | null;
  readonly created_at: Date;
  readonly ttl_days: number | null;
  readonly session_id: string | null;
  readonly turn_number: number | null;
  readonly distilled_from: string | null;
  readonly content_hash: string | null;
}

export interface LineRow {
  readonly id: string;
  readonly source: ArchivedLine['source'];
  readonly text: string;
  readonly language: string;
  readonly session_id: string | null;
  readonly turn_number: number | null;
  readonly created_at: string;
}

export interface SnapshotRow {
  readonly slug: string;
  readonly session_id: string;
  readonly language: string;
  readonly messages: string;
  readonly message_count: number;
  readonly to_turn: number;
  readonly created_at: Date;
}

export function exportedSession(row: SessionRow): ExportedSession {
  return {
    head: {
      userId: row.user_id,
      sessionId: row.session_id,
      createdAt: row.created_at.toISOString(),
      language: row.language,
      totalTurns: row.turn_count,
      planState: row.plan_state,
      context: JSON.parse(row.context) as Record<string, unknown>,
      externalRefs: JSON.parse(row.external_refs) as Record<string, unknown>,
    },
    firstTurn: row.first_turn,
    lastTurn: row.turn_count,
    generation: row.generation,
  };
}

export function exportedTurn(row: TurnRow): ExportedTurn {
  return {
    turnId: row.turn_id,
    sessionId: row.session_id,
    userId: row.user_id,
    turnNumber: row.turn_number,
    version: row.version,
    tokenCount: row.token_count,
    createdAt: row.created_at,
    messages: row.messages,
    messageTimes: row.message_times,
    disposable: row.disposable,
    originals: row.originals,
    language: row.language,
    extraMetadata: row.extra_metadata,
    report: row.report,
    isRemembered: row.remembered,
  };
}

export function archivedSnapshot(row: SnapshotRow): ArchivedSnapshot {
  return {
    slug: row.slug,
    sessionId: row.session_id,
    language: row.language,
    messages: JSON.parse(row.messages) as unknown[],
    messageCount: row.message_count,
    toTurn: row.to_turn,
    createdAt: row.created_at.toISOString(),
  };
}

export function archivedLine({ session_id, turn_number, created_at, ...line }: LineRow): ArchivedLine {
  return { ...line, sessionId: session_id, turnNumber: turn_number, createdAt: created_at };
}

export function archivedMemory(row: MemoryRow): ArchivedMemory {
  return {
    id: row.id,
    type: row.type,
    lines: JSON.parse(row.lines) as ArchivedMemory['lines'],
    language: row.language,
    metadata: row.metadata === null ? null : (JSON.parse(row.metadata) as Record<string, unknown>),
    createdAt: row.created_at.toISOString(),
    ttlDays: row.ttl_days,
    sessionId: row.session_id,
    turnNumber: row.turn_number,
    distilledFrom: row.distilled_from,
    contentHash: row.content_hash,
  };
}

/** Returns an entry of the history of facts as its statement takes it; `position`: its place among those that are written with it. */
export function historyRecord(
  userId: string,
  { fact, evidence, turn, ...entry }: Omit<FactHistoryEntry, 'entry'>,
  position: number,
) {
  return {
    position,
    fact_id: fact.id,
    event: entry.event,
    reason: entry.reason,
    state_before: entry.stateBefore,
    state_after: entry.stateAfter,
    other_fact: entry.other,
    snapshot: JSON.stringify({ ...fact, userId, evidenceOfChange: evidence }),
    session_id: turn?.sessionId ?? null,
    turn_number: turn?.turnNumber ?? null,
    turn_id: turn?.turnId ?? null,
    at: entry.at,
  };
}

/** A memory with the terms by which it is found. */
export interface MemoryToAdd {
  readonly memory: ArchivedMemory;
  readonly terms: readonly string[];
}

export function memoryRecord({ memory, terms }: MemoryToAdd) {
  return {
    memory_id: memory.id,
    type: memory.type,
    session_id: memory.sessionId,
    turn_number: memory.turnNumber,
    lines: JSON.stringify(memory.lines),
    terms,
    language: memory.language,
    metadata: memory.metadata === null ? null : JSON.stringify(memory.metadata),
    content_hash: memory.contentHash,
    created_at: memory.createdAt,
    ttl_days: memory.ttlDays,
    distilled_from: memory.distilledFrom,
  };
}

export function snapshotRecord(snapshot: ArchivedSnapshot) {
  return {
    slug_hash: createHash('sha256').update(snapshot.slug).digest('hex'),
    slug: snapshot.slug,
    session_id: snapshot.sessionId,
    language: snapshot.language,
    messages: JSON.stringify(snapshot.messages),
    message_count: snapshot.messageCount,
    to_turn: snapshot.toTurn,
    created_at: snapshot.createdAt,
  };
}
