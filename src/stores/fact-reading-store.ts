import type { UnreadTurn } from '../memory/facts/unread-turn.ts';
import type { Stretch } from '../memory/llm/stretch.ts';
import type { Database, Statement, Transaction } from './database.ts';

const EXPECT: Statement = {
  name: 'expect_fact_readings',
  text: `
INSERT INTO fact_readings (tenant_id, session_id, from_turn, to_turn)
SELECT $1, * FROM unnest($2::text[], $3::int[], $4::int[])
ON CONFLICT DO NOTHING`,
};

const FIND: Statement = {
  name: 'find_fact_reading',
  text: `
SELECT facts, learnt_at FROM fact_readings WHERE tenant_id = $1 AND session_id = $2 AND from_turn = $3 AND to_turn = $4`,
  sealed: { rows: [{ table: 'fact_readings', columns: ['facts'], id: [2, 3, 4] }], unreadable: 'refused' },
};

/** Keeps what was told of a stretch; the first to tell of it stands. */
const RECORD: Statement = {
  name: 'record_fact_reading',
  text: `
INSERT INTO fact_readings AS known (tenant_id, session_id, from_turn, to_turn, facts)
SELECT $1, $2, $3::int, $4::int, $5
WHERE EXISTS (SELECT FROM turns WHERE tenant_id = $1 AND session_id = $2 AND turn_number BETWEEN $3 AND $4) -- else it was destroyed
ON CONFLICT (tenant_id, session_id, from_turn, to_turn) DO UPDATE SET facts = excluded.facts
WHERE known.facts IS NULL AND known.learnt_at IS NULL`,
  sealed: { owner: { session: 2 }, values: [{ table: 'fact_readings', id: [2, 3, 4], columns: { facts: 5 } }] },
};

const FINISH: Statement = {
  name: 'finish_fact_reading',
  text: `
UPDATE fact_readings SET facts = NULL, learnt_at = now()
WHERE tenant_id = $1 AND session_id = $2 AND from_turn = $3 AND to_turn = $4 AND learnt_at IS NULL`,
};

const GIVE_UP: Statement = {
  name: 'give_up_fact_reading',
  text: `
UPDATE fact_readings SET given_up_at = now()
WHERE tenant_id = $1 AND session_id = $2 AND from_turn = $3 AND to_turn = $4 AND given_up_at IS NULL`,
};

const OPEN: Statement = {
  name: 'list_open_fact_readings',
  text: `
SELECT from_turn, to_turn FROM fact_readings r
WHERE tenant_id = $1 AND session_id = $2 AND from_turn <= $3 AND given_up_at IS NULL AND (learnt_at IS NULL OR $4::boolean AND NOT EXISTS (
  SELECT FROM distillations d
  WHERE d.tenant_id = $1 AND d.session_id = $2 AND d.from_turn = r.from_turn AND d.to_turn = r.to_turn AND d.memories IS NULL))
ORDER BY from_turn`,
};

/** Locks the session against being destroyed, not against turns. */
const HOLD_SESSION: Statement = {
  name: 'hold_session',
  text: 'SELECT user_id FROM sessions WHERE tenant_id = $1 AND session_id = $2 FOR KEY SHARE',
};

const STORED_AT: Statement = {
  name: 'stored_at_of_turns',
  text: `
SELECT turn_number, stored_at FROM turns
WHERE tenant_id = $1 AND session_id = $2 AND turn_number BETWEEN $3 AND $4`,
};

const UNREAD: Statement = {
  name: 'list_unread_turns',
  text: `
SELECT turn_number, turn_id, language, messages, stored_at FROM turns
WHERE tenant_id = $1 AND session_id = $2 AND turn_number > $3 AND turn_number <= $4 AND NOT facts_read
ORDER BY turn_number LIMIT $5`,
  sealed: { rows: [{ table: 'turns', columns: ['messages'] }] },
};

/** Marks turns as read and returns those that no other process marked before. */
const MARK_READ: Statement = {
  name: 'mark_turns_read',
  text: `
UPDATE turns SET facts_read = true
WHERE tenant_id = $1 AND session_id = $2 AND turn_number = ANY ($3::int[]) AND NOT facts_read
RETURNING turn_number`,
};

/** Notes a consolidation of a user's facts; gives no row where it is not time yet, or where there is no such user. */
const TAKE_CONSOLIDATION: Statement = {
  name: 'take_fact_consolidation',
  text: `
WITH before AS (
  SELECT facts_consolidated_at FROM users WHERE tenant_id = $1 AND user_id = $2
    AND (facts_consolidated_at IS NULL OR facts_consolidated_at <= now() - $3::float8 * interval '1 hour')
  FOR NO KEY UPDATE
)
UPDATE users SET facts_consolidated_at = now() FROM before WHERE tenant_id = $1 AND user_id = $2
RETURNING before.facts_consolidated_at AS since`,
};

const HOLD_USER: Statement = {
  name: 'hold_user',
  text: 'SELECT FROM users WHERE tenant_id = $1 AND user_id = $2 FOR KEY SHARE',
};

interface UnreadRow {
  readonly turn_number: number;
  readonly turn_id: string;
  readonly language: string;
  readonly messages: string;
  readonly stored_at: Date;
}

/** Store of the turns that were read for facts, and of what a language model told of them until that is learnt. */
export class FactReadingStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Notes stretches that a language model is to read. */
  async expect(tx: Transaction, tenant: string, stretches: readonly Stretch[]): Promise<void> {
    await tx.query(EXPECT, [
      tenant,
      stretches.map(({ sessionId }) => sessionId),
      stretches.map(({ fromTurn }) => fromTurn),
      stretches.map(({ toTurn }) => toTurn),
    ]);
  }

  /** Returns what was told of a stretch, as JSON: null before anything was, `learnt` once it is learnt. */
  async find(tenant: string, stretch: Stretch): Promise<{ readonly facts: string } | 'learnt' | null> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ facts: string | null; learnt_at: Date | null }>(FIND, keyOf(tenant, stretch));
    const row = rows[0];
    if (row === undefined) return null;
    if (row.learnt_at !== null) return 'learnt';
    return row.facts === null ? null : { facts: row.facts };
  }

  /** Keeps what the model told, as JSON. Throws `ConstraintViolated` where the session is gone. */
  async record(tx: Transaction, tenant: string, stretch: Stretch, facts: string): Promise<void> {
    await tx.query(RECORD, [...keyOf(tenant, stretch), facts]);
  }

  /** Notes that the stretch is learnt in this transaction; false where it was before, and nothing is to be learnt of it. */
  async finish(tx: Transaction, tenant: string, stretch: Stretch): Promise<boolean> {
    return (await tx.query(FINISH, keyOf(tenant, stretch))).rowCount > 0;
  }

  /** Notes that a stretch cannot be read: its text is no longer kept until it is. A job that is tried again may read it all the same. */
  async giveUp(tenant: string, stretch: Stretch): Promise<void> {
    await this.#database.as(tenant).query(GIVE_UP, keyOf(tenant, stretch));
  }

  /**
   * Returns the stretches of a session, up to a turn, that were expected and are not learnt, or not `distilled` where they should be,
   * but for those given up; oldest first.
   */
  async open(
    tenant: string,
    sessionId: string,
    throughTurn: number,
    { distilled }: { readonly distilled: boolean },
  ): Promise<Stretch[]> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ from_turn: number; to_turn: number }>(OPEN, [tenant, sessionId, throughTurn, distilled]);
    return rows.map((row) => ({ sessionId, fromTurn: row.from_turn, toTurn: row.to_turn }));
  }

  /** Returns the session's user, and holds the session until the transaction ends; null where it is gone. */
  async holdSession(tx: Transaction, tenant: string, sessionId: string): Promise<string | null> {
    const { rows } = await tx.query<{ user_id: string }>(HOLD_SESSION, [tenant, sessionId]);
    return rows[0]?.user_id ?? null;
  }

  /** Returns the times at which the turns of a stretch were stored, by their number. */
  async storedAt(tenant: string, { sessionId, fromTurn, toTurn }: Stretch): Promise<ReadonlyMap<number, Date>> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ turn_number: number; stored_at: Date }>(STORED_AT, [tenant, sessionId, fromTurn, toTurn]);
    return new Map(rows.map((row) => [row.turn_number, row.stored_at]));
  }

  /** Returns turns after one and up to another that no rule has read, oldest first. */
  async unread(
    tenant: string,
    sessionId: string,
    after: number,
    through: number,
    limit: number,
  ): Promise<UnreadTurn[]> {
    const { rows } = await this.#database
      .as(tenant)
      .query<UnreadRow>(UNREAD, [tenant, sessionId, after, through, limit]);
    return rows.map((row) => ({
      turnNumber: row.turn_number,
      turnId: row.turn_id,
      language: row.language,
      messages: row.messages,
      storedAt: row.stored_at,
    }));
  }

  /** Marks turns as read and returns the numbers of those that were not read until now. */
  async markRead(
    tx: Transaction,
    tenant: string,
    sessionId: string,
    turnNumbers: readonly number[],
  ): Promise<ReadonlySet<number>> {
    const { rows } = await tx.query<{ turn_number: number }>(MARK_READ, [tenant, sessionId, turnNumbers]);
    return new Set(rows.map((row) => row.turn_number));
  }

  /** Notes that a user's facts are consolidated now, and returns when they last were: null for never, `not yet` within so many hours. */
  async takeConsolidation(
    tx: Transaction,
    tenant: string,
    userId: string,
    everyHours: number,
  ): Promise<Date | null | 'not yet'> {
    const { rows } = await tx.query<{ since: Date | null }>(TAKE_CONSOLIDATION, [tenant, userId, everyHours]);
    return rows[0] === undefined ? 'not yet' : rows[0].since;
  }

  /** Returns true when there is such a user, who then stays until the transaction ends. */
  async holdUser(tx: Transaction, tenant: string, userId: string): Promise<boolean> {
    return (await tx.query(HOLD_USER, [tenant, userId])).rowCount > 0;
  }
}

function keyOf(tenant: string, { sessionId, fromTurn, toTurn }: Stretch): unknown[] {
  return [tenant, sessionId, fromTurn, toTurn];
}
