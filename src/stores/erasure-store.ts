import { randomBytes } from 'node:crypto';
import type { ErasedCounts, ErasedSession } from '../memory/archive/erasure-receipt.ts';
import type { ExternalRefs } from '../memory/sessions/external-refs.ts';
import { sessionScope, userScope } from '../user-scope.ts';
import type { Database, Statement } from './database.ts';
import { NO_TENANT } from './database.ts';

const ROWS_AT_ONCE = 200; // a statement: its locks are held for some tens of milliseconds
const MANY_AT_ONCE = 2_000; // of tables without an index by user, which each statement reads
const KEPT_DAYS = 8; // longer than an index keeps a file that nobody updates

/** Tables whose rows name their user, in the order in which they are erased. What hangs on their rows by a foreign key goes with them. */
export const ERASED_BY_USER = [
  'facts',
  'fact_forgettings',
  'memory_files',
  'memory_file_versions',
  'segment_summaries',
  'session_entities',
  'search_runs',
  'search_blocks',
  'search_terms',
  'webhooks',
] as const;

/** Tables whose rows would go with their session, and are counted: they are erased before the sessions, as those above are after. */
export const ERASED_BEFORE_SESSIONS = ['snapshots', 'daily_log'] as const;

/** Tables that others write to while a user is erased: what came before the end of it goes. By the column that dates their rows. */
export const ERASED_AFTERWARDS = {
  events: 'created_at',
  jobs: 'created_at',
  memory_tombstones: 'deleted_at',
  tool_results: 'stored_at',
} as const;

/** Tables whose rows go with those of others, by foreign keys and triggers. */
export const ERASED_WITH_OTHERS: Readonly<Record<string, string>> = {
  memory_embeddings: 'memories',
  fact_terms: 'facts',
  fact_history: 'facts',
  session_distillations: 'sessions',
  distillations: 'sessions',
  fact_readings: 'sessions',
  session_ends: 'sessions',
  session_usage: 'sessions',
  journal_readings: 'sessions',
  search_users: 'users',
  user_keys: 'users',
};

/** Tables erased by statements of their own. */
export const ERASED_BY_THEMSELVES = [
  'users',
  'sessions',
  'turns',
  'memories',
  'api_keys',
  'webhook_deliveries',
] as const;

const eraseFrom = (table: string, and = '', limit = ROWS_AT_ONCE): Statement => ({
  name: `erase_rows_of_${table}`,
  text: `DELETE FROM ${table} WHERE tenant_id = $1 AND ctid = ANY (ARRAY(
  SELECT ctid FROM ${table} WHERE tenant_id = $1 AND user_id = $2 ${and} LIMIT ${limit}))`,
});

const ERASE_MEMORIES: Statement = {
  name: 'erase_memories',
  text: `
WITH doomed AS MATERIALIZED (
  SELECT memory_id FROM memories WHERE tenant_id = $1 AND user_id = $2 LIMIT ${ROWS_AT_ONCE}
), vector AS (
  DELETE FROM memory_embeddings WHERE tenant_id = $1 AND memory_id = ANY (ARRAY(SELECT memory_id FROM doomed)) RETURNING 1
), memory AS (
  DELETE FROM memories WHERE tenant_id = $1 AND memory_id = ANY (ARRAY(SELECT memory_id FROM doomed)) RETURNING of_fact
)
SELECT count(*) AS deleted, count(*) FILTER (WHERE NOT of_fact) AS memories, (SELECT count(*) FROM vector) AS vectors FROM memory`,
};

const SESSIONS_TO_ERASE: Statement = {
  name: 'sessions_to_erase',
  text: `SELECT session_id, state = 'live' AS live FROM sessions WHERE tenant_id = $1 AND user_id = $2 LIMIT ${ROWS_AT_ONCE}`,
};

/**
 * Takes the oldest turns off a session, as a trim does: between two statements it is a shorter session, and never half of one. The
 * session is locked first, as a save-turn locks it.
 */
const ERASE_OLDEST_TURNS: Statement = {
  name: 'erase_oldest_turns',
  text: `
WITH session AS MATERIALIZED (
  SELECT first_turn FROM sessions WHERE tenant_id = $1 AND session_id = $2 AND user_id = $3 FOR UPDATE
), gone AS (
  DELETE FROM turns WHERE tenant_id = $1 AND session_id = $2 AND turn_number = ANY (ARRAY(
    SELECT turn_number FROM turns WHERE tenant_id = $1 AND session_id = $2 AND EXISTS (SELECT FROM session)
    ORDER BY turn_number LIMIT ${ROWS_AT_ONCE}))
  RETURNING turn_number, message_count, text_bytes
), cut AS (
  SELECT count(*) AS turns, max(turn_number) + 1 AS next,
    coalesce(sum(message_count) FILTER (WHERE turn_number >= (SELECT first_turn FROM session)), 0) AS messages,
    coalesce(sum(text_bytes) FILTER (WHERE turn_number >= (SELECT first_turn FROM session)), 0) AS bytes
  FROM gone
), shorter AS (
  UPDATE sessions SET version = version + 1, generation = generation + 1,
    first_turn = greatest(first_turn, cut.next), removed_before = greatest(removed_before, cut.next),
    removed_messages = removed_messages + cut.messages, removed_bytes = removed_bytes + cut.bytes
  FROM cut WHERE tenant_id = $1 AND session_id = $2 AND cut.turns > 0
)
SELECT turns FROM cut`,
};

/** Erases a session that has hardly a turn left, with what hangs on it; its references are what outlives it elsewhere. */
const ERASE_SESSION: Statement = {
  name: 'erase_session',
  text: `DELETE FROM sessions WHERE tenant_id = $1 AND session_id = $2 AND user_id = $3 RETURNING session_id, user_id, external_refs`,
  sealed: { rows: [{ table: 'sessions', columns: ['external_refs'] }] },
};

/** Erases what is only locked on behalf of the user. */
const ERASE_UNBORN: Statement = {
  name: 'erase_unborn_sessions',
  text: `DELETE FROM sessions WHERE tenant_id = $1 AND state = 'unborn' AND lock_user = $2`,
};

/** Ends keys that were narrowed to the user. A revoked key opens nothing, so it need not tell whose it was. */
const END_KEYS: Statement = {
  name: 'end_keys_of_user',
  text: `
UPDATE api_keys SET revoked_at = coalesce(revoked_at, now()), user_id = NULL, label = ''
WHERE tenant_id = $1 AND user_id = $2`,
};

/**
 * Erases the user once no session is left. While a session is there, whoever writes a turn to it holds it and then asks for its user:
 * to take the user first and then the session would be a deadlock.
 */
const ERASE_USER: Statement = {
  name: 'erase_user',
  text: `
DELETE FROM users WHERE tenant_id = $1 AND user_id = $2
  AND NOT EXISTS (SELECT FROM sessions WHERE tenant_id = $1 AND user_id = $2)`,
};

/** Takes the user, so that what is then seen of sessions holds: one that is begun waits for it, and one that was begun before is seen. */
const HOLD_USER: Statement = {
  name: 'hold_user_to_erase',
  text: 'SELECT FROM users WHERE tenant_id = $1 AND user_id = $2 FOR UPDATE',
};

/** Removes the key of a user who is not there: it was made for a write that never came. */
const ERASE_KEY: Statement = {
  name: 'erase_key_of_no_user',
  text: `
DELETE FROM user_keys WHERE tenant_id = $1 AND user_id = $2
  AND NOT EXISTS (SELECT FROM users WHERE tenant_id = $1 AND user_id = $2)`,
};

/** Removes what waits to be delivered of the user's events, by whichever webhook; what is put aside meanwhile goes with its event, uncounted. */
const ERASE_DELIVERIES: Statement = {
  name: 'erase_webhook_deliveries',
  text: `DELETE FROM webhook_deliveries WHERE tenant_id = $1 AND ctid = ANY (ARRAY(
  SELECT q.ctid FROM webhook_deliveries q JOIN events e ON e.tenant_id = q.tenant_id AND e.entry = q.entry
  WHERE q.tenant_id = $1 AND e.user_id = $2 LIMIT ${MANY_AT_ONCE}))`,
};

const IS_KNOWN: Statement = {
  name: 'erased_user_is_known',
  text: 'SELECT FROM users WHERE tenant_id = $1 AND user_id = $2',
};

const NOW: Statement = { name: 'erasure_time', text: 'SELECT clock_timestamp() AS now' };

const ERASURE_LOCK = 0x65726173; // 'eras': one number for all processes on one database

/** Tells of an erasure. One after the other: who follows them by their numbers would miss one that is committed after a later one. */
const TELL_ERASED: Statement = {
  name: 'tell_erased_scope',
  text: `
WITH alone AS MATERIALIZED (SELECT pg_advisory_xact_lock(${ERASURE_LOCK}))
INSERT INTO erased_scopes (scope) SELECT $1::text FROM alone`,
};

const FORGET_TOLD: Statement = {
  name: 'forget_erased_scopes',
  text: `DELETE FROM erased_scopes WHERE erased_at < now() - ${KEPT_DAYS} * interval '24 hours'`,
};

const ERASED_SINCE: Statement = {
  name: 'erased_scopes_since',
  text: 'SELECT erasure, scope FROM erased_scopes WHERE erasure > $1 ORDER BY erasure LIMIT 1000',
};

const FIND_SECRET: Statement = { name: 'find_secret', text: 'SELECT secret FROM service_secrets WHERE name = $1' };
const ADD_SECRET: Statement = {
  name: 'add_secret',
  text: 'INSERT INTO service_secrets (name, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING',
};

/** Store of erasures: users removed table by table, in statements that hold few locks for a short time. */
export class ErasureStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Erases the memories of a user with their vectors. */
  async eraseMemories(tenant: string, userId: string): Promise<{ memories: number; vectors: number }> {
    const done = { memories: 0, vectors: 0 };
    for (;;) {
      const { rows } = await this.#database
        .as(tenant)
        .query<{ deleted: number; memories: number; vectors: number }>(ERASE_MEMORIES, [tenant, userId]);
      done.memories += rows[0]?.memories ?? 0;
      done.vectors += rows[0]?.vectors ?? 0;
      if ((rows[0]?.deleted ?? 0) < ROWS_AT_ONCE) return done;
    }
  }

  /** Returns some sessions of a user; none once all are erased. */
  async sessions(tenant: string, userId: string): Promise<ErasedSession[]> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ session_id: string; live: boolean }>(SESSIONS_TO_ERASE, [tenant, userId]);
    return rows.map((row) => ({ sessionId: row.session_id, isLive: row.live }));
  }

  /** Erases a session, its oldest turns first; returns how many turns it had, and its external references. */
  async eraseSession(
    tenant: string,
    userId: string,
    sessionId: string,
  ): Promise<{ readonly turns: number; readonly externalRefs: ExternalRefs }> {
    let turns = 0;
    for (;;) {
      const { rows } = await this.#database
        .as(tenant)
        .query<{ turns: number }>(ERASE_OLDEST_TURNS, [tenant, sessionId, userId]);
      const gone = rows[0]?.turns ?? 0;
      turns += gone;
      if (gone < ROWS_AT_ONCE) break;
    }
    const { rows } = await this.#database
      .as(tenant)
      .query<{ external_refs: string }>(ERASE_SESSION, [tenant, sessionId, userId]);
    return { turns, externalRefs: JSON.parse(rows[0]?.external_refs ?? '{}') as ExternalRefs };
  }

  /** Erases what sessions would take along uncounted; returns how many rows of each table. */
  async eraseKept(tenant: string, userId: string): Promise<ErasedCounts> {
    const counts: Record<string, number> = {};
    for (const table of ERASED_BEFORE_SESSIONS) counts[table] = await this.#erase(eraseFrom(table), tenant, userId);
    return counts;
  }

  /** Erases what names the user in the tables that go by it; returns how many rows of each. */
  async eraseByUser(tenant: string, userId: string): Promise<ErasedCounts> {
    const counts: Record<string, number> = {
      webhook_deliveries: await this.#erase(ERASE_DELIVERIES, tenant, userId),
    };
    for (const table of ERASED_BY_USER) counts[table] = await this.#erase(eraseFrom(table), tenant, userId);
    await this.#database.as(tenant).query(ERASE_UNBORN, [tenant, userId]);
    counts.api_keys = (await this.#database.as(NO_TENANT).query(END_KEYS, [tenant, userId])).rowCount;
    return counts;
  }

  /** Erases the user, and then what was written until that; returns how many rows of each table. What a new life of the user writes stays. Null where a session was begun meanwhile. */
  async eraseUser(tenant: string, userId: string): Promise<ErasedCounts | null> {
    const counts: Record<string, number> = {};
    const { rowCount } = await this.#database.transaction(tenant, async (tx) => {
      await tx.query(HOLD_USER, [tenant, userId]);
      return tx.query(ERASE_USER, [tenant, userId]);
    });
    if (rowCount === 0 && (await this.#database.as(tenant).query(IS_KNOWN, [tenant, userId])).rowCount > 0) return null;
    if (rowCount === 0) await this.#database.as(tenant).query(ERASE_KEY, [tenant, userId]);
    const { rows } = await this.#database.as(tenant).query<{ now: Date }>(NOW);
    const until = rows[0]?.now.toISOString();
    for (const [table, column] of Object.entries(ERASED_AFTERWARDS)) {
      const statement = eraseFrom(table, `AND ${column} <= $3::timestamptz`, MANY_AT_ONCE);
      counts[table] = await this.#erase(statement, tenant, userId, until);
    }
    await this.#tell(userScope(tenant, userId));
    return counts;
  }

  /** Tells all processes that a session was erased. */
  async tellSession(tenant: string, sessionId: string): Promise<void> {
    await this.#tell(sessionScope(tenant, sessionId));
  }

  /** Returns the scopes of the users and sessions that were erased after an erasure. */
  async scopesSince(erasure: number): Promise<{ erasure: number; scope: string }[]> {
    const { rows } = await this.#database
      .as(NO_TENANT)
      .query<{ erasure: number; scope: string }>(ERASED_SINCE, [erasure]);
    return rows;
  }

  /** Returns the secret of a name, the same in every process; it is made at random where there is none yet. */
  async secret(name: string): Promise<Uint8Array> {
    const door = this.#database.as(NO_TENANT);
    for (;;) {
      const { rows } = await door.query<{ secret: Uint8Array }>(FIND_SECRET, [name]);
      if (rows[0] !== undefined) return rows[0].secret;
      await door.query(ADD_SECRET, [name, randomBytes(32)]);
    }
  }

  async #tell(scope: string): Promise<void> {
    await this.#database.as(NO_TENANT).query(TELL_ERASED, [scope]);
    await this.#database.as(NO_TENANT).query(FORGET_TOLD);
  }

  async #erase(statement: Statement, tenant: string, userId: string, ...more: unknown[]): Promise<number> {
    let erased = 0;
    for (;;) {
      const { rowCount } = await this.#database.as(tenant).query(statement, [tenant, userId, ...more]);
      erased += rowCount;
      if (rowCount === 0) return erased;
    }
  }
}
