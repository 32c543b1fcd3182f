import type { Database, Statement, Transaction } from './database.ts';

/**
 * Reads the turns of a session up to $3 that were not read for the journal, with some before them, and how far it was read. Without $3 all
 * of them, where some of those that were cut off are among them.
 */
export const UNREAD_TURNS: Statement = {
  name: 'unread_turns_of_journal',
  text: `
SELECT read.after, s.language, t.turn_number, t.turn_id, t.messages, t.created_at
FROM sessions s
CROSS JOIN LATERAL (
  SELECT coalesce(max(through_turn), 0) AS after, coalesce(max(through_turn), 0) - $5::int AS with_some_before,
         coalesce($3::int, s.turn_count) AS through
  FROM journal_readings WHERE tenant_id = $1 AND session_id = $2
) read
CROSS JOIN LATERAL (
  SELECT turn_number, turn_id, messages, created_at FROM turns
  WHERE tenant_id = $1 AND session_id = $2 AND turn_number > read.with_some_before AND turn_number <= read.through
  ORDER BY turn_number LIMIT $4::int + $5::int
) t
WHERE s.tenant_id = $1 AND s.session_id = $2 AND s.state = 'live'
  AND ($3::int IS NOT NULL OR s.first_turn - 1 > read.after)
ORDER BY t.turn_number`,
  sealed: { rows: [{ table: 'turns', columns: ['messages'] }] },
};

/** Locks the session against being destroyed, not against turns. */
const HOLD_LIVE_SESSION: Statement = {
  name: 'hold_live_session',
  text: `
SELECT user_id, language FROM sessions
WHERE tenant_id = $1 AND session_id = $2 AND state = 'live' FOR KEY SHARE`,
};

/** Notes how far a session was read, unless somebody did meanwhile. */
const ADVANCE: Statement = {
  name: 'advance_journal_reading',
  text: `
INSERT INTO journal_readings AS known (tenant_id, session_id, through_turn) VALUES ($1, $2, $4)
ON CONFLICT (tenant_id, session_id) DO UPDATE SET through_turn = excluded.through_turn WHERE known.through_turn = $3`,
};

const LATEST_MESSAGES: Statement = {
  name: 'latest_messages_of_journal',
  text: `
SELECT turn_id, messages FROM turns
WHERE tenant_id = $1 AND session_id = $2 AND turn_number <= $3 AND message_count > 0
ORDER BY turn_number DESC LIMIT $4`,
  sealed: { rows: [{ table: 'turns', columns: ['messages'] }] },
};

interface UnreadRow {
  readonly after: number;
  readonly language: string;
  readonly turn_number: number;
  readonly messages: string;
  readonly created_at: Date;
}

interface SessionRow {
  readonly user_id: string;
  readonly language: string;
}

/** Turns of a session that are to be read for the journal. */
export interface UnreadPage {
  /** The last turn that was read, and the last of this page. */
  readonly after: number;
  readonly through: number;
  readonly language: string;
  /** The turns, oldest first, some that were read before them; messages as JSON arrays of stored messages. */
  readonly turns: readonly { readonly turnNumber: number; readonly messages: string; readonly createdAt: Date }[];
}

/** Store of how far sessions were read for the journal. */
export class JournalReadingStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /**
   * Returns a page of the turns up to `throughTurn` that were not read; null where there are none, or no such session. Without
   * `throughTurn` all turns, but only where some that were cut off were not read.
   */
  async unread(
    tenant: string,
    sessionId: string,
    throughTurn: number | null,
    { limit, context }: { readonly limit: number; readonly context: number },
  ): Promise<UnreadPage | null> {
    const values = [tenant, sessionId, throughTurn, limit, context];
    const { rows } = await this.#database.as(tenant).query<UnreadRow>(UNREAD_TURNS, values);
    const [first, last] = [rows[0], rows.at(-1)];
    if (first === undefined || last === undefined) return null;
    return {
      after: first.after,
      through: last.turn_number,
      language: first.language,
      turns: rows.map((row) => ({ turnNumber: row.turn_number, messages: row.messages, createdAt: row.created_at })),
    };
  }

  /** Notes that a session was read on from `after`, and returns its user; null where somebody else did, or it is gone. */
  async advance(
    tx: Transaction,
    tenant: string,
    sessionId: string,
    after: number,
    through: number,
  ): Promise<string | null> {
    const { rows } = await tx.query<SessionRow>(HOLD_LIVE_SESSION, [tenant, sessionId]);
    if (rows[0] === undefined) return null;
    const { rowCount } = await tx.query(ADVANCE, [tenant, sessionId, after, through]);
    return rowCount > 0 ? rows[0].user_id : null;
  }

  /** Returns whose a session is, and the messages of its latest turns up to one, oldest first; null: it is gone. */
  async latest(
    tx: Transaction,
    tenant: string,
    sessionId: string,
    throughTurn: number,
    limit: number,
  ): Promise<{ userId: string; language: string; messages: string[] } | null> {
    const { rows } = await tx.query<SessionRow>(HOLD_LIVE_SESSION, [tenant, sessionId]);
    const session = rows[0];
    if (session === undefined) return null;
    const found = await tx.query<{ messages: string }>(LATEST_MESSAGES, [tenant, sessionId, throughTurn, limit]);
    const messages = found.rows.map((row) => row.messages).reverse();
    const { user_id: userId, language } = session;
    return { userId, language, messages };
  }
}
