import type { DistilledMemory } from '../memory/episodes/distilled-memory.ts';
import type { DueRules, DueStretch, Stretch } from '../memory/llm/stretch.ts';
import type { Database, Statement, Transaction } from './database.ts';

/** The result of one step of a sweep; `more`: another step would find more now. */
export interface SweepStep {
  readonly due: readonly DueStretch[];
  readonly more: boolean;
}

const NOTED_TURNS = 5_000; // turns a step goes through: some 30 ms
const CHECKED_SESSIONS = 500;

/** Locks the tenant's sweep for a step; gives no row while another process sweeps this tenant. */
const BEGIN_SWEEP: Statement = {
  name: 'begin_distillation_sweep',
  text: `
SELECT swept_through
FROM distillation_sweeps WHERE tenant_id = $1 FOR UPDATE SKIP LOCKED`,
};

const FIRST_SWEEP: Statement = {
  name: 'first_distillation_sweep',
  text: `
INSERT INTO distillation_sweeps (tenant_id, swept_through)
SELECT tenant_id, now() - make_interval(days => $2) FROM tenants WHERE tenant_id = $1
ON CONFLICT DO NOTHING`,
};

/**
 * Notes the sessions of the turns stored since the last sweep, and moves the cursor on. WITH TIES: turns of one instant
 * (an import) are gone through together, or a cursor of time alone would never pass them.
 */
const NOTE_SESSIONS: Statement = {
  name: 'note_sessions_to_distil',
  text: `
WITH sweep AS (
  SELECT least(swept_through, now() - make_interval(secs => $2)) AS since, now() - make_interval(secs => $2) AS until
  FROM distillation_sweeps WHERE tenant_id = $1
), news AS MATERIALIZED (
  SELECT session_id, stored_at FROM turns
  WHERE tenant_id = $1 AND stored_at > (SELECT since FROM sweep) AND stored_at <= (SELECT until FROM sweep)
  ORDER BY stored_at
  FETCH FIRST $3 ROWS WITH TIES
), noted AS (
  INSERT INTO session_distillations AS known (tenant_id, session_id, through_turn, check_at)
  SELECT DISTINCT $1, session_id, 0, now() FROM news
  ON CONFLICT (tenant_id, session_id) DO UPDATE SET check_at = least(known.check_at, excluded.check_at)
), met AS (
  SELECT count(*)::int AS turns, max(stored_at) AS latest FROM news
)
UPDATE distillation_sweeps SET swept_through = CASE WHEN met.turns >= $3 THEN met.latest ELSE sweep.until END
FROM sweep, met WHERE tenant_id = $1
RETURNING met.turns`,
};

/** Gives the sessions that are due their next stretch, and every other one the time at which it may be. */
const TAKE_DUE: Statement = {
  name: 'take_sessions_to_distil',
  text: `
WITH checked AS MATERIALIZED (
  SELECT d.session_id, s.user_id, s.turn_count, s.last_activity_at + make_interval(secs => $5) AS idle_at,
         d.through_turn, unread.messages
  FROM (
    SELECT session_id, through_turn FROM session_distillations
    WHERE tenant_id = $1 AND check_at <= now()
    ORDER BY check_at
    LIMIT $2
  ) noted CROSS JOIN LATERAL (
    SELECT user_id, turn_count, last_activity_at FROM sessions
    WHERE tenant_id = $1 AND session_id = noted.session_id OFFSET 0 -- by its key, also on tables without statistics
  ) s CROSS JOIN LATERAL (
    SELECT noted.session_id, CASE WHEN noted.through_turn > s.turn_count THEN 0 ELSE noted.through_turn END AS through_turn -- it was begun anew
  ) d CROSS JOIN LATERAL (
    SELECT coalesce(sum(message_count), 0) AS messages FROM (
      SELECT message_count FROM turns
      WHERE tenant_id = $1 AND session_id = d.session_id AND turn_number > d.through_turn
      ORDER BY turn_number LIMIT $3
    ) t
  ) unread
), decided AS (
  SELECT *, CASE
    WHEN messages >= $3 OR (turn_count - through_turn >= $4 AND idle_at <= now())
    THEN least(through_turn + $6, turn_count) ELSE through_turn END AS to_turn
  FROM checked
)
UPDATE session_distillations d SET through_turn = to_turn, check_at = CASE
  WHEN to_turn > decided.through_turn AND turn_count > to_turn THEN now()
  WHEN turn_count - to_turn >= $4 THEN idle_at END
FROM decided
WHERE d.tenant_id = $1 AND d.session_id = decided.session_id
RETURNING d.session_id, decided.user_id, decided.through_turn + 1 AS from_turn, decided.to_turn`,
};

/** Locks the tenant's sweep and waits for the process that holds it: a step is over in an instant. */
const LOCK_SWEEP: Statement = {
  name: 'lock_distillation_sweep',
  text: 'SELECT FROM distillation_sweeps WHERE tenant_id = $1 FOR UPDATE',
};

/** Gives one session its next stretches, up to a turn, and moves on behind them. */
const TAKE_REST: Statement = {
  name: 'take_rest_of_session',
  text: `
WITH session AS (
  SELECT s.session_id, s.user_id, least(s.turn_count, $3::int) AS last_turn,
         CASE WHEN d.through_turn > s.turn_count THEN 0 ELSE coalesce(d.through_turn, 0) END AS through_turn -- it was begun anew
  FROM sessions s LEFT JOIN session_distillations d ON d.tenant_id = s.tenant_id AND d.session_id = s.session_id
  WHERE s.tenant_id = $1 AND s.session_id = $2
), taken AS (
  SELECT session_id, user_id, from_turn, least(from_turn + $4::int - 1, last_turn) AS to_turn
  FROM session, generate_series(through_turn + 1, least(last_turn, through_turn + $4::int * $5::int), $4::int) AS from_turn
), moved AS (
  INSERT INTO session_distillations AS known (tenant_id, session_id, through_turn, check_at)
  SELECT $1, session_id, max(to_turn), now() FROM taken GROUP BY session_id
  ON CONFLICT (tenant_id, session_id) DO UPDATE SET through_turn = excluded.through_turn, check_at = excluded.check_at
)
SELECT session_id, user_id, from_turn, to_turn FROM taken ORDER BY from_turn`,
};

const FIND: Statement = {
  name: 'find_distillation',
  text: 'SELECT memories FROM distillations WHERE tenant_id = $1 AND session_id = $2 AND from_turn = $3 AND to_turn = $4',
  sealed: { rows: [{ table: 'distillations', columns: ['memories'], id: [2, 3, 4] }], unreadable: 'refused' },
};

const RECORD: Statement = {
  name: 'record_distillation',
  text: `
INSERT INTO distillations (tenant_id, session_id, from_turn, to_turn, memories)
SELECT $1, $2, $3::int, $4::int, $5
WHERE EXISTS (SELECT FROM turns WHERE tenant_id = $1 AND session_id = $2 AND turn_number BETWEEN $3 AND $4) -- else it was destroyed
ON CONFLICT DO NOTHING`,
  sealed: { owner: { session: 2 }, values: [{ table: 'distillations', id: [2, 3, 4], columns: { memories: 5 } }] },
};

const FINISH: Statement = {
  name: 'finish_distillation',
  text: `
UPDATE distillations SET memories = NULL
WHERE tenant_id = $1 AND session_id = $2 AND from_turn = $3 AND to_turn = $4`,
};

interface DueRow {
  readonly session_id: string;
  readonly user_id: string;
  readonly from_turn: number;
  readonly to_turn: number;
}

/** Store of the turns that a language model has read, and of what it told of them until that is remembered. */
export class DistillationStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /**
   * Runs one step of a sweep, in one transaction: notes what was stored since, and takes the sessions that are due. `keep` gets
   * them in that transaction, so that each stretch has its job or was never taken. Null where another process sweeps this tenant
   * at the moment.
   */
  async sweep(
    tenant: string,
    rules: DueRules,
    keep: (tx: Transaction, due: readonly DueStretch[]) => Promise<void>,
  ): Promise<SweepStep | null> {
    return this.#database.transaction(tenant, async (tx) => {
      await tx.query(FIRST_SWEEP, [tenant, rules.firstDays]);
      const { rowCount } = await tx.query(BEGIN_SWEEP, [tenant]);
      if (rowCount === 0) return null;
      const noted = await tx.query<{ turns: number }>(NOTE_SESSIONS, [tenant, rules.settleSeconds, NOTED_TURNS]);
      const checked = await tx.query<DueRow>(TAKE_DUE, [
        tenant,
        CHECKED_SESSIONS,
        rules.messages,
        rules.idleTurns,
        rules.idleSeconds,
        rules.stretchTurns,
      ]);
      const due = checked.rows.filter((row) => row.to_turn >= row.from_turn).map(dueStretch);
      if (due.length > 0) await keep(tx, due);
      return {
        due,
        more: (noted.rows[0]?.turns ?? 0) >= NOTED_TURNS || checked.rowCount >= CHECKED_SESSIONS || due.length > 0,
      };
    });
  }

  /**
   * Takes what is left of a session that was ended, up to a turn: at most so many stretches, of so many turns. `keep` gets
   * them in that transaction.
   */
  async takeRest(
    tenant: string,
    sessionId: string,
    throughTurn: number,
    limits: { readonly stretchTurns: number; readonly stretches: number; readonly firstDays: number },
    keep: (tx: Transaction, due: readonly DueStretch[]) => Promise<void>,
  ): Promise<void> {
    await this.#database.transaction(tenant, async (tx) => {
      await tx.query(FIRST_SWEEP, [tenant, limits.firstDays]);
      await tx.query(LOCK_SWEEP, [tenant]);
      const { rows } = await tx.query<DueRow>(TAKE_REST, [
        tenant,
        sessionId,
        throughTurn,
        limits.stretchTurns,
        limits.stretches,
      ]);
      if (rows.length > 0) await keep(tx, rows.map(dueStretch));
    });
  }

  /** Returns what is to be remembered of a stretch: null before the model has told it, `done` once it is remembered. */
  async find(tenant: string, stretch: Stretch): Promise<readonly DistilledMemory[] | 'done' | null> {
    const { rows } = await this.#database.as(tenant).query<{ memories: string | null }>(FIND, keyOf(tenant, stretch));
    const row = rows[0];
    if (row === undefined) return null;
    return row.memories === null ? 'done' : (JSON.parse(row.memories) as DistilledMemory[]);
  }

  /** Keeps what the model told; the first answer for a stretch stands. Throws `ConstraintViolated` where the session is gone. */
  async record(tx: Transaction, tenant: string, stretch: Stretch, memories: readonly DistilledMemory[]): Promise<void> {
    await tx.query(RECORD, [...keyOf(tenant, stretch), JSON.stringify(memories)]);
  }

  /** Notes that the stretch is remembered; what the model told of it is not kept a second time. */
  async finish(tx: Transaction, tenant: string, stretch: Stretch): Promise<void> {
    await tx.query(FINISH, keyOf(tenant, stretch));
  }
}

function keyOf(tenant: string, { sessionId, fromTurn, toTurn }: Stretch): unknown[] {
  return [tenant, sessionId, fromTurn, toTurn];
}

function dueStretch(row: DueRow): DueStretch {
  return { sessionId: row.session_id, userId: row.user_id, fromTurn: row.from_turn, toTurn: row.to_turn };
}
