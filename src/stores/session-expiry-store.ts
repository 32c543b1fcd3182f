import type { IdleSession } from '../memory/sessions/ending-session.ts';
import type { Database, Statement, Transaction } from './database.ts';

/**
 * The time from which a session is idle: of its last activity or, while its lock outlasts what that gives it, so late that it expires
 * when the lock does. $2 is how long a session lives without activity.
 */
const IN_USE_UNTIL = 'greatest(last_activity_at, lock_expires_at - make_interval(secs => $2))';

/**
 * Locks sessions that may be idle for long enough. What another transaction holds is skipped: it is being written, or another process
 * is at it. A row that was written while this waited is read again as it is then.
 */
const LOCK_WATCHED: Statement = {
  name: 'lock_watched_sessions',
  text: `
SELECT session_id, user_id, state, turn_count, external_refs, ${IN_USE_UNTIL} <= now() - make_interval(secs => $2) AS idle
FROM sessions WHERE tenant_id = $1 AND watched_from <= now() - make_interval(secs => $2)
ORDER BY watched_from LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED`,
  sealed: { rows: [{ table: 'sessions', columns: ['external_refs'] }] },
};

/** Looks at sessions again when they may be idle. */
const WATCH_ON: Statement = {
  name: 'watch_sessions_on',
  text: `UPDATE sessions SET watched_from = ${IN_USE_UNTIL} WHERE tenant_id = $1 AND session_id = ANY ($3::text[])`,
};

/** Takes back what a session works with. A context that is emptied is a change that callers see. $3: its references stay on its row, for the event of its destruction. */
const EXPIRE: Statement = {
  name: 'expire_sessions',
  text: `
UPDATE sessions SET watched_from = NULL, lock_expires_at = NULL, external_refs = CASE WHEN $3::boolean THEN external_refs ELSE '{}' END, context = '{}',
  version = version + CASE WHEN context = '{}' THEN 0 ELSE 1 END, generation = generation + CASE WHEN context = '{}' THEN 0 ELSE 1 END
WHERE tenant_id = $1 AND session_id = ANY ($2::text[])`,
};

/** Notes when contexts of sessions were last built. Sessions that are being written are skipped: that is activity as well. */
const NOTE_BUILDS: Statement = {
  name: 'note_builds_of_sessions',
  text: `
WITH built AS (
  SELECT s.session_id, now() - given.age * interval '1 millisecond' AS at
  FROM unnest($2::text[], $3::float8[]) AS given (session_id, age), LATERAL (
    SELECT session_id FROM sessions
    WHERE tenant_id = $1 AND session_id = given.session_id AND state = 'live' FOR NO KEY UPDATE SKIP LOCKED
  ) s
)
UPDATE sessions SET last_activity_at = greatest(last_activity_at, built.at)
FROM built WHERE sessions.tenant_id = $1 AND sessions.session_id = built.session_id`,
};

interface WatchedRow {
  readonly session_id: string;
  readonly user_id: string | null;
  readonly state: IdleSession['state'];
  readonly turn_count: number;
  readonly external_refs: string;
  readonly idle: boolean;
}

/** Store of which sessions are idle. */
export class SessionExpiryStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /**
   * Expires up to `limit` sessions of a tenant that were idle for so long, in a transaction of which `tell` is a part; `thenDestroyed`
   * where they are to be destroyed. Returns how many were looked at: as many as the limit, and there may be more.
   */
  async expire(
    tenant: string,
    idleSeconds: number,
    limit: number,
    thenDestroyed: boolean,
    tell: (tx: Transaction, expired: readonly IdleSession[]) => Promise<void>,
  ): Promise<number> {
    return this.#database.transaction(tenant, async (tx) => {
      const { rows } = await tx.query<WatchedRow>(LOCK_WATCHED, [tenant, idleSeconds, limit]);
      const [idle, active] = [rows.filter((row) => row.idle), rows.filter((row) => !row.idle)];
      if (active.length > 0) await tx.query(WATCH_ON, [tenant, idleSeconds, active.map((row) => row.session_id)]);
      if (idle.length > 0) {
        await tx.query(EXPIRE, [tenant, idle.map((row) => row.session_id), thenDestroyed]);
        await tell(tx, idle.map(idleSession));
      }
      return rows.length;
    });
  }

  /** Notes that contexts of sessions were built, so many milliseconds ago. */
  async noteBuilds(tenant: string, builds: ReadonlyMap<string, number>): Promise<void> {
    await this.#database.as(tenant).query(NOTE_BUILDS, [tenant, [...builds.keys()], [...builds.values()]]);
  }
}

function idleSession(row: WatchedRow): IdleSession {
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    state: row.state,
    turnCount: row.turn_count,
    externalRefs: JSON.parse(row.external_refs) as Record<string, unknown>,
  };
}
