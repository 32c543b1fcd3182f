import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { drizzleOver } from './drizzle.ts';
import { sessions } from './schema.ts';

export interface StoredSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly version: number;
  readonly turnCount: number;
  readonly textBytes: number;
  readonly createdAt: Date;
  readonly lastActivityAt: Date;
}

/** Where a list of sessions goes on: after this one. */
export interface SessionPosition {
  readonly createdAt: string;
  readonly sessionId: string;
}

const columns = {
  sessionId: sessions.sessionId,
  userId: sessions.userId,
  version: sessions.version,
  turnCount: sessions.turnCount,
  textBytes: sessions.textBytes,
  createdAt: sessions.createdAt,
  lastActivityAt: sessions.lastActivityAt,
};

/** Sessions, off the hot paths. */
export class SessionStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  async find(tenant: string, sessionId: string): Promise<StoredSession | null> {
    const [row] = await drizzleOver(this.#database.as(tenant))
      .select(columns)
      .from(sessions)
      .where(and(eq(sessions.tenantId, tenant), eq(sessions.sessionId, sessionId)));
    return row ?? null;
  }

  /** Sessions of a user, the newest first, with the position that the next page goes on from. */
  async list(
    tenant: string,
    userId: string,
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
          after === null
            ? undefined
            : sql`(${sessions.createdAt} < ${after.createdAt}::timestamptz OR (${sessions.createdAt} = ${after.createdAt}::timestamptz AND ${sessions.sessionId} > ${after.sessionId}))`,
        ),
      )
      .orderBy(desc(sessions.createdAt), sessions.sessionId)
      .limit(limit);
    return rows.map(({ exactCreatedAt, ...row }) => ({
      ...row,
      position: { createdAt: exactCreatedAt, sessionId: row.sessionId },
    }));
  }

  /** Up to `limit` session ids of a user, in order, after `after`. */
  async idsOfUser(tenant: string, userId: string, after: string, limit: number): Promise<string[]> {
    const rows = await drizzleOver(this.#database.as(tenant))
      .select({ sessionId: sessions.sessionId })
      .from(sessions)
      .where(and(eq(sessions.tenantId, tenant), eq(sessions.userId, userId), gt(sessions.sessionId, after)))
      .orderBy(sessions.sessionId)
      .limit(limit);
    return rows.map((row) => row.sessionId);
  }
}
