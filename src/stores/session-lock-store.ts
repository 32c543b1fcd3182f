import type { LockRequest, LockState, SessionLock } from '../memory/sessions/session-lock.ts';
import type { Database, Statement } from './database.ts';
import { ownRefs } from './external-refs-sql.ts';

interface LockRow {
  readonly lock_token: string;
  readonly fencing_token: number;
  readonly lock_expires_at: Date;
}

/**
 * Takes or renews a lock; no row comes back where another holds it, or the session is another user's. A session without turns
 * gets a row, in the state `unborn`, that nobody else sees.
 *
 * Whose the lock is is decided once the row is locked, over its newest version, by the clock as it is then. A fencing token is
 * one more than the last, and at least the millisecond: so it rises even where the row was lost with its user and made again.
 *
 * $1 tenant, $2 session, $3 user or null, $4 owner, $5 seconds, $6 the token of a new acquisition.
 */
const ACQUIRE: Statement = {
  name: 'acquire_session_lock',
  text: `
INSERT INTO sessions AS s (tenant_id, session_id, version, turn_count, message_count, token_count, text_bytes, language, plan_state,
                           created_at, last_activity_at, state, lock_owner, lock_user, lock_token, lock_expires_at, fencing_token, watched_from)
SELECT $1, $2, 0, 0, 0, 0, 0, 'und', '{}', now, now, 'unborn', $4, $3, $6::uuid, now + make_interval(secs => $5::int),
       (extract(epoch FROM now) * 1000)::bigint, NULL -- it is idle only once it has had turns
FROM (SELECT clock_timestamp() AS now) clock
ON CONFLICT (tenant_id, session_id) DO UPDATE SET
  (lock_token, fencing_token, lock_expires_at, last_activity_at) = (
    SELECT CASE WHEN renewed THEN s.lock_token ELSE excluded.lock_token END,
           CASE WHEN renewed THEN s.fencing_token ELSE greatest(s.fencing_token + 1, (extract(epoch FROM now) * 1000)::bigint) END,
           now + make_interval(secs => $5::int), greatest(now, s.last_activity_at)
    FROM (
      SELECT now, s.lock_owner = excluded.lock_owner AND coalesce(s.lock_expires_at > now, false) AS renewed
      FROM (SELECT clock_timestamp() AS now) clock
    ) judged
  ),
  lock_owner = excluded.lock_owner,
  lock_user = CASE WHEN s.state <> 'live' THEN coalesce(excluded.lock_user, s.lock_user) END,
  external_refs = ${ownRefs('s')},
  watched_from = CASE WHEN s.state = 'live' THEN coalesce(s.watched_from, clock_timestamp()) END
WHERE CASE
  WHEN s.state = 'live' AND s.user_id <> $3::text THEN false
  WHEN s.lock_expires_at IS NULL OR s.lock_expires_at <= clock_timestamp() THEN true
  ELSE s.lock_owner = excluded.lock_owner AND (s.state = 'live' OR $3 IS NULL OR s.lock_user IS NOT DISTINCT FROM $3)
END
RETURNING lock_token, fencing_token, lock_expires_at`,
};

/** Locks the row before the clock is read, so that a token that expired while this waited is not taken. */
const ROW_AND_CLOCK = `
WITH locked AS MATERIALIZED (
  SELECT session_id FROM sessions
  WHERE tenant_id = $1 AND session_id = $2
    AND ($4::text IS NULL OR CASE WHEN state = 'live' THEN user_id ELSE lock_user END = $4)
  FOR NO KEY UPDATE
), clock AS MATERIALIZED (
  SELECT session_id, clock_timestamp() AS now FROM locked
)`;

const RENEW: Statement = {
  name: 'renew_session_lock',
  text: `${ROW_AND_CLOCK}
UPDATE sessions s SET lock_expires_at = now + make_interval(secs => $5::int), last_activity_at = greatest(now, s.last_activity_at)
FROM clock
WHERE s.tenant_id = $1 AND s.session_id = clock.session_id AND s.lock_token = $3::uuid AND s.lock_expires_at > now
RETURNING s.lock_token, s.fencing_token, s.lock_expires_at`,
};

/**
 * Ends a lock; its token stays on the row, so that a release that is sent again is told from one by a stranger. A session that was to be
 * looked at only when its lock expired is looked at as long after this as it lives.
 */
const RELEASE: Statement = {
  name: 'release_session_lock',
  text: `${ROW_AND_CLOCK}
UPDATE sessions s SET lock_expires_at = NULL, last_activity_at = CASE
  WHEN s.lock_expires_at > now THEN greatest(now, s.last_activity_at) ELSE s.last_activity_at END,
  watched_from = CASE WHEN s.watched_from > now THEN now ELSE s.watched_from END -- an indexed column: it changes in that case only
FROM clock
WHERE s.tenant_id = $1 AND s.session_id = clock.session_id AND s.lock_token = $3::uuid`,
};

export const FIND_SESSION_LOCK: Statement = {
  name: 'find_session_lock',
  text: `
SELECT CASE WHEN state = 'live' THEN user_id END AS user_id, lock_token,
       greatest(0, coalesce(ceil(extract(epoch FROM lock_expires_at - clock_timestamp()) * 1000), 0))::bigint AS remaining_ms,
       CASE WHEN state = 'live' THEN language ELSE (
         SELECT language FROM turns WHERE tenant_id = $1 AND user_id = CASE WHEN $3::text IS NULL THEN s.lock_user ELSE $3 END ORDER BY stored_at DESC LIMIT 1
       ) END AS language
FROM sessions s
WHERE tenant_id = $1 AND session_id = $2 AND (state = 'live' OR lock_token IS NOT NULL)`,
};

/** Store of the locks of sessions: columns of the session's own row, which save-turn reads as it writes. */
export class SessionLockStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Takes the lock under `newToken`, or renews the one that the same owner holds; null where it is not to be had. */
  async acquire(
    tenant: string,
    sessionId: string,
    { owner, ttlSeconds, userId }: LockRequest,
    newToken: string,
  ): Promise<SessionLock | null> {
    const values = [tenant, sessionId, userId, owner, ttlSeconds, newToken];
    const { rows } = await this.#database.as(tenant).query<LockRow>(ACQUIRE, values);
    return heldLock(rows[0]);
  }

  /** Holds the lock for longer where `token` holds it, of `onlyUser` alone where one is named; null where it does not. */
  async renew(
    tenant: string,
    sessionId: string,
    token: string,
    ttlSeconds: number,
    onlyUser: string | null,
  ): Promise<SessionLock | null> {
    const values = [tenant, sessionId, token, onlyUser, ttlSeconds];
    const { rows } = await this.#database.as(tenant).query<LockRow>(RENEW, values);
    return heldLock(rows[0]);
  }

  /** Ends the lock where `token` was the last one given, whether or not it still holds; false where it was not. */
  async release(tenant: string, sessionId: string, token: string, onlyUser: string | null): Promise<boolean> {
    const { rowCount } = await this.#database.as(tenant).query(RELEASE, [tenant, sessionId, token, onlyUser]);
    return rowCount > 0;
  }

  /** Returns the lock of a session as it stands; null where there is none and no such session. `userId` is whoever is answered. */
  async find(tenant: string, sessionId: string, userId: string | null): Promise<LockState | null> {
    const { rows } = await this.#database.as(tenant).query<{
      user_id: string | null;
      lock_user: string | null;
      lock_token: string | null;
      remaining_ms: number;
      language: string | null;
    }>(FIND_SESSION_LOCK, [tenant, sessionId, userId]);
    const row = rows[0];
    if (row === undefined) return null;
    return {
      userId: row.user_id,
      lockUser: row.lock_user,
      token: row.lock_token,
      remainingMs: row.remaining_ms,
      language: row.language,
    };
  }
}

function heldLock(row: LockRow | undefined): SessionLock | null {
  if (row === undefined) return null;
  return { lockToken: row.lock_token, fencingToken: row.fencing_token, expiresAt: row.lock_expires_at };
}
