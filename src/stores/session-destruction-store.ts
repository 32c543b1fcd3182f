import type { ErasedCounts } from '../memory/archive/erasure-receipt.ts';
import type { DoomedSession } from '../memory/sessions/ending-session.ts';
import type { ExternalRefs } from '../memory/sessions/external-refs.ts';
import type { Statement, Transaction } from './database.ts';

const LOCK_DOOMED: Statement = {
  name: 'lock_doomed_session',
  text: `
SELECT user_id, turn_count, external_refs, watched_from IS NULL AS expired, version, generation, fencing_token, language
FROM sessions WHERE tenant_id = $1 AND session_id = $2 AND state = 'live' FOR UPDATE`,
  sealed: { rows: [{ table: 'sessions', columns: ['external_refs'], id: [2] }] },
};

const STRETCHES: Statement = {
  name: 'stretches_of_session',
  text: 'SELECT from_turn, to_turn FROM fact_readings WHERE tenant_id = $1 AND session_id = $2',
};

/** Deletes the jobs in which a language model would read turns that are gone. */
const DELETE_STRETCH_JOBS: Statement = {
  name: 'delete_stretch_jobs',
  text: `
DELETE FROM jobs WHERE tenant_id = $1 AND kind IN ('read_stretch', 'distil', 'extract_facts') AND dedupe_key = ANY ($2::text[])
  AND status IN ('pending', 'running')`,
};

/** Deletes what turns became, also of those whose text was removed before; the turns themselves go with their session. */
const DELETE_MEMORIES: Statement = {
  name: 'delete_memories_of_session',
  text: 'DELETE FROM memories WHERE tenant_id = $1 AND session_id = $2',
};

/** Tables whose rows go with their session and are counted where it is erased. Nobody adds any while the session is locked. */
export const COUNTED_OF_SESSION = ['turns', 'snapshots', 'daily_log', 'segment_summaries', 'session_entities'] as const;

const COUNT_DOOMED: Statement = {
  name: 'count_doomed_session',
  text: `SELECT ${COUNTED_OF_SESSION.map(
    (table) => `(SELECT count(*) FROM ${table} WHERE tenant_id = $1 AND session_id = $2) AS ${table}`,
  ).join(', ')}`,
};

/** Erases what turns became, and what was distilled of them, with their vectors. */
const ERASE_MEMORIES: Statement = {
  name: 'erase_memories_of_session',
  text: `
WITH doomed AS MATERIALIZED (
  SELECT memory_id FROM memories WHERE tenant_id = $1 AND session_id = $2
  UNION SELECT memory_id FROM memories WHERE tenant_id = $1 AND distilled_from = $2
), vector AS (
  DELETE FROM memory_embeddings WHERE tenant_id = $1 AND memory_id = ANY (ARRAY(SELECT memory_id FROM doomed)) RETURNING 1
), memory AS (
  DELETE FROM memories WHERE tenant_id = $1 AND memory_id = ANY (ARRAY(SELECT memory_id FROM doomed)) RETURNING 1
)
SELECT (SELECT count(*) FROM memory) AS memories, (SELECT count(*) FROM vector) AS vectors`,
};

/** Erases what was told of a session, and what waits to be delivered of it, but for what was told of facts, which stay. */
const ERASE_EVENTS: Statement = {
  name: 'erase_events_of_session',
  text: `
WITH doomed AS MATERIALIZED (
  SELECT entry FROM events WHERE tenant_id = $1 AND user_id = $3 AND session_id = $2 AND type NOT LIKE 'fact.%'
), delivery AS (
  DELETE FROM webhook_deliveries WHERE tenant_id = $1 AND entry = ANY (ARRAY(SELECT entry FROM doomed)) RETURNING 1
), event AS (
  DELETE FROM events WHERE tenant_id = $1 AND entry = ANY (ARRAY(SELECT entry FROM doomed)) RETURNING 1
)
SELECT (SELECT count(*) FROM event) AS events, (SELECT count(*) FROM delivery) AS webhook_deliveries`,
};

/** Erases the jobs that name a session, done or not. */
const ERASE_JOBS: Statement = {
  name: 'erase_jobs_of_session',
  text: `DELETE FROM jobs WHERE tenant_id = $1 AND user_id = $3 AND payload->>'session_id' = $2`,
};

const DELETE_SESSION: Statement = {
  name: 'delete_session',
  text: 'DELETE FROM sessions WHERE tenant_id = $1 AND session_id = $2',
};

/**
 * Leaves the numbers that a session made again goes on from: its version is higher, its generation one that no cached entry has, and no
 * token of a lock is given twice.
 */
const BURY: Statement = {
  name: 'bury_session',
  text: `
INSERT INTO sessions (tenant_id, session_id, user_id, version, turn_count, message_count, token_count, text_bytes, language, plan_state,
                      created_at, last_activity_at, generation, state, fencing_token, watched_from)
SELECT $1, $2, $3, $4::bigint + 1, 0, 0, 0, 0, $5, '{}', moment, moment,
       greatest($6::bigint + 1, (extract(epoch FROM moment) * 1000000)::bigint), 'destroyed', $7::bigint, NULL
FROM clock_timestamp() AS moment`,
};

interface DoomedRow {
  readonly user_id: string;
  readonly turn_count: number;
  readonly external_refs: string;
  readonly expired: boolean;
  readonly version: number;
  readonly generation: number;
  readonly fencing_token: number;
  readonly language: string;
}

/** Store of the destruction of sessions. */
export class SessionDestructionStore {
  /** Destroys a session unless `spares` it, and returns it as it was; null where it is spared or not there. */
  async destroy(
    tx: Transaction,
    tenant: string,
    sessionId: string,
    spares: (session: DoomedSession) => boolean,
  ): Promise<DoomedSession | null> {
    const found = await this.#lock(tx, tenant, sessionId, spares);
    if (found === null) return null;
    await this.#remove(tx, tenant, sessionId, found.row);
    return found.doomed;
  }

  /** Destroys a session likewise, with all that names it but the facts that it taught; returns as well how many rows went of each table. */
  async erase(
    tx: Transaction,
    tenant: string,
    sessionId: string,
    spares: (session: DoomedSession) => boolean,
  ): Promise<{ readonly session: DoomedSession; readonly counts: ErasedCounts } | null> {
    const found = await this.#lock(tx, tenant, sessionId, spares);
    if (found === null) return null;
    const { doomed: session, row } = found;
    const owned = [tenant, sessionId, session.userId];
    const kept = await tx.query<Record<string, number>>(COUNT_DOOMED, [tenant, sessionId]);
    const memories = await tx.query<Record<string, number>>(ERASE_MEMORIES, [tenant, sessionId]);
    const events = await tx.query<Record<string, number>>(ERASE_EVENTS, owned);
    const jobs = await tx.query(ERASE_JOBS, owned);
    await this.#remove(tx, tenant, sessionId, row);
    return {
      session,
      counts: { sessions: 1, ...kept.rows[0], ...memories.rows[0], ...events.rows[0], jobs: jobs.rowCount },
    };
  }

  /** Locks a session until the transaction ends; null where it is spared or not there. */
  async #lock(
    tx: Transaction,
    tenant: string,
    sessionId: string,
    spares: (session: DoomedSession) => boolean,
  ): Promise<{ readonly row: DoomedRow; readonly doomed: DoomedSession } | null> {
    const { rows } = await tx.query<DoomedRow>(LOCK_DOOMED, [tenant, sessionId]);
    const row = rows[0];
    if (row === undefined) return null;
    const doomed = {
      userId: row.user_id,
      turnCount: row.turn_count,
      expired: row.expired,
      externalRefs: JSON.parse(row.external_refs) as ExternalRefs,
    };
    return spares(doomed) ? null : { row, doomed };
  }

  async #remove(tx: Transaction, tenant: string, sessionId: string, row: DoomedRow): Promise<void> {
    const stretches = await tx.query<{ from_turn: number; to_turn: number }>(STRETCHES, [tenant, sessionId]);
    const keys = stretches.rows.map(({ from_turn, to_turn }) => `${sessionId}:${from_turn}-${to_turn}`);
    if (keys.length > 0) await tx.query(DELETE_STRETCH_JOBS, [tenant, keys]);
    await tx.query(DELETE_MEMORIES, [tenant, sessionId]);
    await tx.query(DELETE_SESSION, [tenant, sessionId]);
    const { user_id, version, language, generation, fencing_token } = row;
    await tx.query(BURY, [tenant, sessionId, user_id, version, language, generation, fencing_token]);
  }
}
