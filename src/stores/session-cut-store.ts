import type { Cut, CutSession, LockedSession, Readers, WeighedTurn } from '../memory/sessions/session-cut.ts';
import type { Database, Statement, Transaction } from './database.ts';

const LOCK_SESSION: Statement = {
  name: 'lock_session_to_cut',
  text: `
SELECT user_id, language, turn_count, first_turn, message_count - removed_messages AS messages, (text_bytes - removed_bytes)::float8 AS bytes
FROM sessions WHERE tenant_id = $1 AND session_id = $2 AND state = 'live' FOR NO KEY UPDATE`,
};

const OLDEST_TURNS: Statement = {
  name: 'oldest_turns_of_session',
  text: `
SELECT turn_number, message_count AS messages, text_bytes AS bytes FROM turns
WHERE tenant_id = $1 AND session_id = $2 AND turn_number >= $3 AND turn_number < $4
ORDER BY turn_number LIMIT $5`,
};

/** Sums up the turns before the ones that hold the last $4 messages, and tells where those begin. */
const ALL_BUT_LAST: Statement = {
  name: 'all_but_last_messages',
  text: `
SELECT max(turn_number) + 1 AS first_turn, sum(messages)::float8 AS messages, sum(bytes)::float8 AS bytes
FROM (
  SELECT turn_number, message_count AS messages, text_bytes AS bytes,
         sum(message_count) OVER (ORDER BY turn_number DESC) - message_count AS newer
  FROM turns WHERE tenant_id = $1 AND session_id = $2 AND turn_number >= $3
) held
WHERE newer >= $4`,
};

const SUM_TURNS: Statement = {
  name: 'sum_turns_of_session',
  text: `
SELECT coalesce(sum(message_count), 0)::float8 AS messages, coalesce(sum(text_bytes), 0)::float8 AS bytes
FROM turns WHERE tenant_id = $1 AND session_id = $2 AND turn_number >= $3 AND turn_number < $4`,
};

const CUT: Statement = {
  name: 'cut_session',
  text: `
UPDATE sessions SET first_turn = $3,
  tools_used = CASE WHEN $3 <= turn_count THEN tools_used ELSE '{}' END, was_valid = was_valid AND $3 <= turn_count,
  removed_messages = removed_messages + $4::int, removed_bytes = removed_bytes + $5::bigint,
  version = version + CASE WHEN $6::boolean THEN 1 ELSE 0 END, generation = generation + CASE WHEN $7::boolean THEN 1 ELSE 0 END
WHERE tenant_id = $1 AND session_id = $2`,
};

/** A page of the turns that were stored too long ago, by session. WITH TIES: turns of one instant are gone through together. */
const OUTLIVED: Statement = {
  name: 'outlived_turns',
  text: `
SELECT session_id, max(turn_number) AS last_turn, count(*)::int AS turns, max(stored_at)::text AS stored_at
FROM (
  SELECT session_id, turn_number, stored_at FROM turns
  WHERE tenant_id = $1 AND stored_at > $2::timestamptz AND stored_at < now() - make_interval(days => $3)
  ORDER BY stored_at FETCH FIRST $4 ROWS WITH TIES
) outlived
GROUP BY session_id ORDER BY max(stored_at)`,
};

const CUT_SESSIONS: Statement = {
  name: 'list_cut_sessions',
  text: `
SELECT session_id, removed_before, first_turn, last_activity_at <= now() - make_interval(secs => $4) AS idle
FROM sessions WHERE tenant_id = $1 AND removed_before < first_turn AND session_id > $2
ORDER BY session_id LIMIT $3`,
};

/**
 * Tells how far the turns that are cut off may be removed: up to the first that no rule has read or, where a language model
 * reads, that is in no stretch yet, or in one of which something is still to be learnt or remembered and that was not given up.
 */
const REMOVABLE: Statement = {
  name: 'removable_turns',
  text: `
SELECT first_turn, removed_before AS from_turn, least(
  first_turn,
  removed_before + $3::int,
  (SELECT min(turn_number) FROM turns t
   WHERE t.tenant_id = $1 AND t.session_id = $2 AND t.turn_number >= s.removed_before AND t.turn_number < s.first_turn AND NOT t.facts_read),
  CASE WHEN $4::boolean THEN coalesce((
    SELECT through_turn FROM session_distillations d WHERE d.tenant_id = $1 AND d.session_id = $2), 0) + 1 END,
  CASE WHEN $4::boolean THEN (
    SELECT min(from_turn) FROM fact_readings r WHERE r.tenant_id = $1 AND r.session_id = $2 AND r.learnt_at IS NULL AND r.given_up_at IS NULL) END,
  CASE WHEN $5::boolean THEN (
    SELECT min(from_turn) FROM fact_readings r
    WHERE r.tenant_id = $1 AND r.session_id = $2 AND r.to_turn >= s.removed_before AND r.given_up_at IS NULL AND NOT EXISTS (
      SELECT FROM distillations d
      WHERE d.tenant_id = $1 AND d.session_id = $2 AND d.from_turn = r.from_turn AND d.to_turn = r.to_turn AND d.memories IS NULL)) END
) AS before
FROM sessions s WHERE s.tenant_id = $1 AND s.session_id = $2`,
};

/**
 * Holds a session against being destroyed, and against turns for as long as a batch takes. Whoever destroys a session or saves a turn of it
 * takes the session first and then its turns (a retry waits there for its key), so whoever removes turns does as well: the other way round
 * is a deadlock.
 */
const HOLD_CUT_SESSION: Statement = {
  name: 'hold_cut_session',
  text: 'SELECT FROM sessions WHERE tenant_id = $1 AND session_id = $2 FOR NO KEY UPDATE',
};

/** Keeps the memories of turns that are removed in this transaction. */
const KEEP_MEMORIES: Statement = {
  name: 'keep_memories_of_turns',
  text: `SELECT set_config('hipocampo.memories_stay', 'on', true)`,
};

/** Removes turns, and keeps a stub of those that an idempotency key or a fact names: so a retry that comes this instant waits, and finds it. */
const REMOVE: Statement = {
  name: 'remove_turns',
  text: `
WITH gone AS (
  DELETE FROM turns WHERE tenant_id = $1 AND session_id = $2 AND turn_number >= $3 AND turn_number < $4
  RETURNING *
), stubs AS (
  INSERT INTO turns (tenant_id, session_id, turn_number, turn_id, user_id, version, messages, digest, digest_tokens, message_count,
                     token_count, tokens_before, text_bytes, language, idempotency_key, request_hash, created_at, stored_at)
  SELECT tenant_id, session_id, turn_number, turn_id, user_id, version, '[]', '', 0, 0,
         token_count, tokens_before, 0, language, idempotency_key, request_hash, created_at, '-infinity'
  FROM gone
  WHERE idempotency_key IS NOT NULL OR EXISTS (
    SELECT FROM fact_history h WHERE h.turn_id = gone.turn_id AND h.tenant_id = $1 OFFSET 0)
)
SELECT count(*)::int AS removed FROM gone`,
};

const NOTE_REMOVED: Statement = {
  name: 'note_removed_turns',
  text: `
UPDATE sessions SET removed_before = greatest(removed_before, least($3, first_turn)) WHERE tenant_id = $1 AND session_id = $2`,
};

interface LockedRow {
  readonly user_id: string;
  readonly language: string;
  readonly turn_count: number;
  readonly first_turn: number;
  readonly messages: number;
  readonly bytes: number;
}

/** A page of turns that were kept long enough: the last of each session, and where the next page goes on. */
interface OutlivedPage {
  readonly sessions: readonly { readonly sessionId: string; readonly lastTurn: number }[];
  /** Null: there are no more. */
  readonly next: string | null;
}

/** Store of what is cut off sessions: where they begin, and the removal of the turns before. */
export class SessionCutStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Locks a session against turns until the transaction ends; null where there is none. */
  async lock(tx: Transaction, tenant: string, sessionId: string): Promise<LockedSession | null> {
    const { rows } = await tx.query<LockedRow>(LOCK_SESSION, [tenant, sessionId]);
    const row = rows[0];
    if (row === undefined) return null;
    const { user_id: userId, language, turn_count: turnCount, first_turn: firstTurn, messages, bytes } = row;
    return { userId, language, turnCount, firstTurn, held: { turns: turnCount - firstTurn + 1, messages, bytes } };
  }

  /** Returns up to `limit` of the oldest turns that a session shows, without its last one. */
  async oldest(
    tx: Transaction,
    tenant: string,
    sessionId: string,
    session: LockedSession,
    limit: number,
  ): Promise<WeighedTurn[]> {
    const { rows } = await tx.query<{ turn_number: number; messages: number; bytes: number }>(OLDEST_TURNS, [
      tenant,
      sessionId,
      session.firstTurn,
      session.turnCount,
      limit,
    ]);
    return rows.map(({ turn_number: turnNumber, messages, bytes }) => ({ turnNumber, messages, bytes }));
  }

  /** Returns what is to be cut off for the last `messages` to stay, in whole turns; null: nothing. */
  async allButLast(
    tx: Transaction,
    tenant: string,
    sessionId: string,
    session: LockedSession,
    messages: number,
  ): Promise<Pick<Cut, 'firstTurn' | 'messages' | 'bytes'> | null> {
    const { rows } = await tx.query<{ first_turn: number | null; messages: number; bytes: number }>(ALL_BUT_LAST, [
      tenant,
      sessionId,
      session.firstTurn,
      messages,
    ]);
    const row = rows[0];
    return row === undefined || row.first_turn === null
      ? null
      : { firstTurn: row.first_turn, messages: row.messages, bytes: row.bytes };
  }

  /** Returns what the turns from the first one shown to before `before` hold. */
  async sum(
    tx: Transaction,
    tenant: string,
    sessionId: string,
    session: LockedSession,
    before: number,
  ): Promise<{ readonly messages: number; readonly bytes: number }> {
    const values = [tenant, sessionId, session.firstTurn, before];
    const { rows } = await tx.query<{ messages: number; bytes: number }>(SUM_TURNS, values);
    return rows[0] ?? { messages: 0, bytes: 0 };
  }

  async cut(tx: Transaction, tenant: string, sessionId: string, cut: Cut): Promise<void> {
    const { firstTurn, messages, bytes, asked, shown } = cut;
    await tx.query(CUT, [tenant, sessionId, firstTurn, messages, bytes, asked, shown]);
  }

  /** Returns the last turns of sessions that were stored more than so many days ago, a page after `after`. */
  async outlived(tenant: string, days: number, after: string, limit: number): Promise<OutlivedPage> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ session_id: string; last_turn: number; turns: number; stored_at: string }>(OUTLIVED, [
        tenant,
        after,
        days,
        limit,
      ]);
    const seen = rows.reduce((sum, row) => sum + row.turns, 0);
    return {
      sessions: rows.map((row) => ({ sessionId: row.session_id, lastTurn: row.last_turn })),
      next: seen < limit ? null : (rows.at(-1)?.stored_at ?? null),
    };
  }

  /** Returns sessions with turns that are cut off and not removed, in the order of their ids after `after`. */
  async listCut(tenant: string, after: string, limit: number, idleSeconds: number): Promise<CutSession[]> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ session_id: string; removed_before: number; first_turn: number; idle: boolean }>(CUT_SESSIONS, [
        tenant,
        after,
        limit,
        idleSeconds,
      ]);
    return rows.map((row) => ({
      sessionId: row.session_id,
      removedBefore: row.removed_before,
      firstTurn: row.first_turn,
      idle: row.idle,
    }));
  }

  /** Removes up to `limit` turns that are cut off and were read. `blocked`: the next one was not read yet. */
  async remove(
    tenant: string,
    sessionId: string,
    readers: Readers,
    limit: number,
  ): Promise<{ readonly removed: number; readonly next: 'more' | 'blocked' | 'done' }> {
    return this.#database.transaction(tenant, async (tx) => {
      await tx.query(HOLD_CUT_SESSION, [tenant, sessionId]);
      // Read only now: what a session that was made again holds is none of what its earlier life was cut by.
      const { rows } = await tx.query<{ first_turn: number; from_turn: number; before: number }>(REMOVABLE, [
        tenant,
        sessionId,
        limit,
        readers.facts,
        readers.episodes,
      ]);
      const row = rows[0];
      if (row === undefined || row.from_turn >= row.first_turn) return { removed: 0, next: 'done' };
      if (row.before <= row.from_turn) return { removed: 0, next: 'blocked' };
      await tx.query(KEEP_MEMORIES);
      const gone = await tx.query<{ removed: number }>(REMOVE, [tenant, sessionId, row.from_turn, row.before]);
      await tx.query(NOTE_REMOVED, [tenant, sessionId, row.before]);
      return { removed: gone.rows[0]?.removed ?? 0, next: row.before < row.first_turn ? 'more' : 'done' };
    });
  }
}
