import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ActiveWithin, SessionPosition, StoredSession } from '../memory/sessions/session.ts';
import type { Database, Statement } from './database.ts';
import { drizzleOver } from './drizzle.ts';
import { sessions } from './schema.ts';

const columns = {
  sessionId: sessions.sessionId,
  userId: sql<string>`${sessions.userId}`, // a live session has one
  version: sessions.version,
  turnCount: sessions.turnCount,
  firstTurn: sessions.firstTurn,
  messageCount: sql<number>`${sessions.messageCount} - ${sessions.removedMessages}`,
  textBytes: sql<number>`(${sessions.textBytes} - ${sessions.removedBytes})::float8`,
  createdAt: sessions.createdAt,
  lastActivityAt: sessions.lastActivityAt,
  context: sessions.context,
  externalRefs: sessions.externalRefs,
  locked: sql<boolean>`coalesce(${sessions.lockExpiresAt} > clock_timestamp(), false)`,
};

/** Readers know live sessions only. */
const IS_LIVE = eq(sessions.state, 'live');

/** The last activity as replies show it, so that a time that was read off a session finds that session. */
const SHOWN_ACTIVITY = sql`date_trunc('milliseconds', ${sessions.lastActivityAt})`;

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

/** Returns a row with what callers keep with the session read out of its JSON text. */
function storedSession<Row extends { context: string; externalRefs: string }>(row: Row) {
  return {
    ...row,
    context: JSON.parse(row.context) as StoredSession['context'],
    externalRefs: JSON.parse(row.externalRefs) as StoredSession['externalRefs'],
  };
}

/** Store of sessions, off the hot paths. */
export class SessionStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  async find(tenant: string, sessionId: string): Promise<StoredSession | null> {
    const [row] = await drizzleOver(this.#database.as(tenant))
      .select(columns)
      .from(sessions)
      .where(and(eq(sessions.tenantId, tenant), eq(sessions.sessionId, sessionId), IS_LIVE));
    return row === undefined ? null : storedSession(row);
  }

  /** Returns sessions of a user, of these `only` where told, active within some time, the newest first, with the position that the next page goes on from. */
  async list(
    tenant: string,
    userId: string,
    { only, active }: { readonly only: readonly string[] | null; readonly active: ActiveWithin },
    limit: number,
    after: SessionPosition | null,
  ): Promise<(StoredSession & { position: SessionPosition })[]> {
    // The position carries PostgreSQL's own microseconds: a JavaScript date would lose them, and with them sessions of one millisecond.
    const createdAt = sql<string>`to_char(${sessions.createdAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
    const rows = await drizzleOver(this.#database.as(tenant))
      .select({ ...columns, exactCreatedAt: createdAt })
      .from(sessions)
      .where(
        and(
          eq(sessions.tenantId, tenant),
          eq(sessions.userId, userId),
          IS_LIVE,
          only === null ? undefined : inArray(sessions.sessionId, [...only]),
          active.from === null ? undefined : sql`${SHOWN_ACTIVITY} >= ${active.from.toISOString()}::timestamptz`,
          active.to === null ? undefined : sql`${SHOWN_ACTIVITY} <= ${active.to.toISOString()}::timestamptz`,
          after === null
            ? undefined
            : sql`(${sessions.createdAt} < ${after.createdAt}::timestamptz OR (${sessions.createdAt} = ${after.createdAt}::timestamptz AND ${sessions.sessionId} > ${after.sessionId}))`,
        ),
      )
      .orderBy(desc(sessions.createdAt), sessions.sessionId)
      .limit(limit);
    return rows.map(({ exactCreatedAt, ...row }) => ({
      ...storedSession(row),
      position: { createdAt: exactCreatedAt, sessionId: row.sessionId },
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
