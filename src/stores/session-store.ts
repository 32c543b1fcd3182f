import type { ToldPlan } from '../memory/plans/told-plan.ts';
import type { ActiveWithin, SessionOrder, SessionPosition, StoredSession } from '../memory/sessions/session.ts';
import type { Database, Statement } from './database.ts';
import { ownRefs } from './external-refs-sql.ts';

const SESSION = `session_id, user_id, version, turn_count, first_turn, message_count - removed_messages AS message_count,
  (text_bytes - removed_bytes)::float8 AS text_bytes, created_at, last_activity_at, context, ${ownRefs('sessions')} AS external_refs,
  CASE WHEN lock_expires_at > clock_timestamp() THEN lock_expires_at END AS locked_until`;

/** The last activity as replies show it, so that a time that was read off a session finds that session. */
const SHOWN_ACTIVITY = "date_trunc('milliseconds', last_activity_at)";

/** Readers know live sessions only. */
const FIND_SESSION: Statement = {
  name: 'find_session',
  text: `SELECT ${SESSION} FROM sessions WHERE tenant_id = $1 AND session_id = $2 AND state = 'live'`,
  sealed: { rows: [{ table: 'sessions', columns: ['context', 'external_refs'] }], unreadable: 'refused' },
};

const FIND_PLAN: Statement = {
  name: 'find_plan',
  text: `SELECT plan_state FROM sessions WHERE tenant_id = $1 AND session_id = $2 AND state = 'live'`,
};

const SESSIONS_LOOKED_AT = 50; // the newest of a user, by their index: a plan of an older one is not gone on with
const PLANS_TOLD = 4; // of these

/** Reads the plans of a user that were told last, the newest first; those of sessions that were saved before that was noted by their activity. */
export const TOLD_PLANS: Statement = {
  name: 'told_plans',
  text: `
SELECT plan_state, plan_let_go, told_at FROM (
  SELECT plan_state, plan_let_go, plan_told_at, coalesce(plan_told_at, last_activity_at) AS told_at FROM sessions
  WHERE tenant_id = $1 AND user_id = $2 AND state = 'live'
  ORDER BY created_at DESC LIMIT ${SESSIONS_LOOKED_AT}
) newest
WHERE told_at >= $3 AND (plan_told_at IS NOT NULL OR plan_state <> '{}')
ORDER BY told_at DESC LIMIT ${PLANS_TOLD}`,
};

/**
 * Lists sessions by a column of time, the latest first. The position carries PostgreSQL's own microseconds: a JavaScript date would lose
 * them, and with them sessions of one millisecond.
 */
const listBy = (name: string, time: string): Statement => ({
  name,
  text: `
SELECT ${SESSION}, to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS exact_time
FROM sessions
WHERE tenant_id = $1 AND user_id = $2 AND state = 'live'
  AND ($3::text[] IS NULL OR session_id = ANY ($3))
  AND ($4::timestamptz IS NULL OR ${SHOWN_ACTIVITY} >= $4)
  AND ($5::timestamptz IS NULL OR ${SHOWN_ACTIVITY} <= $5)
  AND ($6::timestamptz IS NULL OR ${time} < $6 OR (${time} = $6 AND session_id > $7))
ORDER BY ${time} DESC, session_id LIMIT $8`,
  sealed: { rows: [{ table: 'sessions', columns: ['context', 'external_refs'] }] },
});

/** The lists by their order. A session that is active while a list by activity is read goes to its front: it comes never twice, and where it was not read yet, in a new list. */
const LISTS: Readonly<Record<SessionOrder, Statement>> = {
  created: listBy('list_sessions', 'created_at'),
  activity: listBy('list_sessions_by_activity', 'last_activity_at'),
};

interface SessionRow {
  readonly session_id: string;
  readonly user_id: string;
  readonly version: number;
  readonly turn_count: number;
  readonly first_turn: number;
  readonly message_count: number;
  readonly text_bytes: number;
  readonly created_at: Date;
  readonly last_activity_at: Date;
  readonly context: string;
  readonly external_refs: string;
  readonly locked_until: Date | null;
}

interface PlanRow {
  readonly plan_state: Record<string, unknown>;
  readonly plan_let_go: Record<string, unknown> | null;
  readonly told_at: Date;
}

const BEGIN_GENERATION: Statement = {
  name: 'begin_generation',
  text: `UPDATE sessions SET generation = generation + 1
WHERE tenant_id = $1 AND session_id = $2 AND ($3::text IS NULL OR user_id = $3)`,
};

/** Begins generations of sessions, locked in the order of their ids: two that do this at once wait for each other without a deadlock. */
const BEGIN_GENERATIONS: Statement = {
  name: 'begin_generations',
  text: `
WITH batch AS (
  SELECT session_id FROM sessions WHERE tenant_id = $1 AND user_id = $2 AND session_id COLLATE "C" > $3
  ORDER BY session_id COLLATE "C" LIMIT $4 FOR UPDATE
)
UPDATE sessions s SET generation = generation + 1 FROM batch
WHERE s.tenant_id = $1 AND s.session_id = batch.session_id
RETURNING s.session_id`,
};

/** Returns a session out of its row, with what callers keep with it read out of its JSON text. */
function storedSession(row: SessionRow): StoredSession {
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    version: row.version,
    turnCount: row.turn_count,
    firstTurn: row.first_turn,
    messageCount: row.message_count,
    textBytes: row.text_bytes,
    createdAt: row.created_at,
    lastActivityAt: row.last_activity_at,
    context: JSON.parse(row.context) as StoredSession['context'],
    externalRefs: JSON.parse(row.external_refs) as StoredSession['externalRefs'],
    lockedUntil: row.locked_until,
  };
}

/** Store of sessions, off the hot paths. */
export class SessionStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  async find(tenant: string, sessionId: string): Promise<StoredSession | null> {
    const { rows } = await this.#database.as(tenant).query<SessionRow>(FIND_SESSION, [tenant, sessionId]);
    return rows[0] === undefined ? null : storedSession(rows[0]);
  }

  /** Returns the plan of a session; `{}` where there is none. */
  async planState(tenant: string, sessionId: string): Promise<Record<string, unknown>> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ plan_state: Record<string, unknown> }>(FIND_PLAN, [tenant, sessionId]);
    return rows[0]?.plan_state ?? {};
  }

  /** Returns the plans that a user's sessions told since an instant, the latest first; `{}` where one was called off. */
  async toldPlans(tenant: string, userId: string, since: Date): Promise<ToldPlan[]> {
    const { rows } = await this.#database.as(tenant).query<PlanRow>(TOLD_PLANS, [tenant, userId, since.toISOString()]);
    return rows.map(({ plan_state: plan, plan_let_go: letGo, told_at: toldAt }) => ({ plan, letGo, toldAt }));
  }

  /** Returns sessions of a user, of these `only` where told, active within some time, the latest first, with the position that the next page goes on from. */
  async list(
    tenant: string,
    userId: string,
    { only, active }: { readonly only: readonly string[] | null; readonly active: ActiveWithin },
    order: SessionOrder,
    limit: number,
    after: SessionPosition | null,
  ): Promise<(StoredSession & { position: SessionPosition })[]> {
    const { rows } = await this.#database
      .as(tenant)
      .query<SessionRow & { exact_time: string }>(LISTS[order], [
        tenant,
        userId,
        only,
        active.from?.toISOString() ?? null,
        active.to?.toISOString() ?? null,
        after?.at ?? null,
        after?.sessionId ?? null,
        limit,
      ]);
    return rows.map((row) => ({
      ...storedSession(row),
      position: { at: row.exact_time, sessionId: row.session_id },
    }));
  }

  /** Begins a generation, so that nothing cached of a session is a prefix of it any more; false where that user has no such session. */
  async beginGeneration(tenant: string, sessionId: string, onlyUser: string | null): Promise<boolean> {
    const { rowCount } = await this.#database.as(tenant).query(BEGIN_GENERATION, [tenant, sessionId, onlyUser]);
    return rowCount > 0;
  }

  /** Does the same for up to `limit` sessions of a user, in the order of their ids after `after`; returns their ids. */
  async beginGenerations(tenant: string, userId: string, after: string, limit: number): Promise<string[]> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ session_id: string }>(BEGIN_GENERATIONS, [tenant, userId, after, limit]);
    return rows.map((row) => row.session_id).sort();
  }
}
