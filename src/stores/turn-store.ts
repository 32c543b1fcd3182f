import { and, desc, eq, sql } from 'drizzle-orm';
import { ConstraintViolated } from '../errors.ts';
import type { Database, Queryable, Statement, Transaction } from './database.ts';
import { drizzleOver } from './drizzle.ts';
import { turns } from './schema.ts';

/** A turn ready to be written: all that can be known before its session is locked. JSON fields are JSON text. */
export interface NewTurn {
  readonly tenant: string;
  readonly sessionId: string;
  readonly userId: string;
  readonly turnId: string;
  readonly messages: string;
  readonly messageTimes: string | null;
  readonly disposable: string | null;
  readonly excerpt: string | null;
  readonly digest: string;
  readonly digestTokens: number;
  readonly places: string | null;
  readonly messageCount: number;
  readonly tokenCount: number;
  readonly excerptTokens: number | null;
  readonly textBytes: number;
  readonly language: string;
  readonly extraMetadata: string | null;
  readonly idempotencyKey: string | null;
  readonly requestHash: Uint8Array | null;
  /** ISO time; null: when it is stored. */
  readonly createdAt: string | null;
  /** JSON object merged over the session's plan state. */
  readonly planParams: string;
  /** The version the session must have (0: not exist); null for any. */
  readonly expectedVersion: number | null;
  /** Beyond these the write is refused; null where a full session still takes turns. */
  readonly limits: { readonly maxTurns: number; readonly maxBytes: number } | null;
  /** What is remembered of it: an episodic memory under the turn's id, and the job that embeds it; null: nothing. */
  readonly memory: TurnMemory | null;
}

/** A turn as a memory: `lines` a JSON array of `MemoryLine`, `terms` its stems as often as they were said. */
export interface TurnMemory {
  readonly lines: string;
  readonly terms: readonly string[];
  readonly tokenCount: number;
  /** Null: it never expires. */
  readonly ttlDays: number | null;
}

/** What the session says of a turn it took. */
export interface SavedTurn {
  readonly turnId: string;
  readonly turnNumber: number;
  readonly version: number;
  readonly tokenCount: number;
  readonly createdAt: Date;
}

/** A turn as it was stored; JSON fields are JSON text. */
export interface StoredTurn extends SavedTurn {
  readonly sessionId: string;
  readonly userId: string;
  readonly messages: string;
  readonly messageTimes: string | null;
  readonly disposable: string | null;
  readonly language: string;
  readonly extraMetadata: string | null;
}

interface SavedRow {
  readonly turn_id: string;
  readonly turn_number: number;
  readonly version: number;
  readonly token_count: number;
  readonly created_at: Date;
}

/**
 * The hot write, in one round trip and one transaction: the session takes the turn (which locks it, so that turns of a
 * session are numbered in the order they are committed), then the turn is written under the number it was given. No row
 * comes back when the session refuses: another user's, another version, or full.
 *
 * `clock_timestamp()` is read once the session is locked, so times follow the numbers; a clock that jumps back stands still.
 */
const TAKE_TURN = `
WITH session AS (
  INSERT INTO sessions AS s (tenant_id, session_id, user_id, version, turn_count, message_count, token_count, text_bytes,
                             language, plan_state, created_at, last_activity_at)
  SELECT $1::text, $2::text, $3::text, 1, 1, $10::int, $11::int, $13::int, $14::text, jsonb_strip_nulls($19::jsonb), clock_timestamp(), clock_timestamp()
  WHERE (coalesce($20::bigint, 0) = 0 OR EXISTS (SELECT FROM sessions WHERE tenant_id = $1 AND session_id = $2))
    AND ($22::bigint IS NULL OR $13 <= $22)
  ON CONFLICT (tenant_id, session_id) DO UPDATE SET
    version = s.version + 1,
    turn_count = s.turn_count + 1,
    message_count = s.message_count + excluded.message_count,
    token_count = s.token_count + excluded.token_count,
    text_bytes = s.text_bytes + excluded.text_bytes,
    language = excluded.language,
    plan_state = CASE
      WHEN $19::jsonb = '{}' THEN s.plan_state
      WHEN length((s.plan_state || $19::jsonb)::text) <= 32768 THEN jsonb_strip_nulls(s.plan_state || $19::jsonb)
      ELSE excluded.plan_state -- keys that no plan has would pile up without end
    END,
    last_activity_at = greatest(clock_timestamp(), s.last_activity_at)
  WHERE s.user_id = excluded.user_id
    AND ($20::bigint IS NULL OR s.version = $20)
    AND ($21::int IS NULL OR s.turn_count < $21)
    AND ($22::bigint IS NULL OR s.text_bytes + excluded.text_bytes <= $22)
  RETURNING s.version, s.turn_count, s.token_count, s.last_activity_at
), newcomer AS (
  INSERT INTO users (tenant_id, user_id) SELECT $1, $3 FROM session WHERE turn_count = 1 ON CONFLICT DO NOTHING
)`;

const INSERT_TURN = `
INSERT INTO turns (tenant_id, session_id, turn_number, turn_id, user_id, version, messages, disposable, excerpt, digest, places,
                   message_count, token_count, excerpt_tokens, tokens_before, text_bytes, language, extra_metadata,
                   idempotency_key, request_hash, created_at, stored_at, message_times, digest_tokens)
SELECT $1, $2, turn_count, $4::uuid, $3, version, $5, $6, $7, $8, $9,
       $10, $11, $12::int, token_count - $11, $13, $14, $15,
       $16, $17::bytea, coalesce($18::timestamptz, last_activity_at), last_activity_at, $23, $24::int
FROM session`;

const SAVE_TURN: Statement = {
  name: 'save_turn',
  text: `${TAKE_TURN}
${INSERT_TURN}
RETURNING turn_id, turn_number, version, token_count, created_at`,
};

/** The same with the turn's memory and its job, still one round trip; a statement of its own, so that a turn without one pays nothing. */
const SAVE_TURN_AND_MEMORY: Statement = {
  name: 'save_turn_and_memory',
  text: `${TAKE_TURN}, turn AS (
${INSERT_TURN}
RETURNING turn_id, turn_number, version, token_count, created_at, stored_at
), memory AS (
  INSERT INTO memories (tenant_id, memory_id, user_id, type, session_id, turn_number, lines, terms, token_count, language,
                        created_at, stored_at, expires_at)
  SELECT $1, turn_id, $3, 'episodic', $2, turn_number, $25, $26::text[], $27::int, $14,
         created_at, stored_at, stored_at + $28::int * interval '24 hours'
  FROM turn
), job AS (
  INSERT INTO jobs (tenant_id, kind, user_id, memory_id) SELECT $1, 'embed', $3, turn_id FROM turn
)
SELECT turn_id, turn_number, version, token_count, created_at FROM turn`,
};

const LEAVE_UNREAD: Statement = {
  name: 'leave_turn_unread',
  text: 'UPDATE turns SET facts_read = false WHERE tenant_id = $1 AND session_id = $2 AND turn_number = $3',
};

const FIND_BY_IDEMPOTENCY_KEY: Statement = {
  name: 'find_turn_by_idempotency_key',
  text: `SELECT turn_id, turn_number, version, token_count, created_at, request_hash
FROM turns WHERE tenant_id = $1 AND session_id = $2 AND idempotency_key = $3`,
};

/** A page of history, newest turns; a page also ends before it would hold more than `$5` bytes of text. */
const LIST_TURNS: Statement = {
  name: 'list_turns',
  text: `
SELECT * FROM (
  SELECT turn_id, session_id, user_id, turn_number, version, token_count, created_at, messages, message_times, disposable, language, extra_metadata,
         sum(text_bytes) OVER (ORDER BY turn_number DESC) - text_bytes AS bytes_before
  FROM turns
  WHERE tenant_id = $1 AND session_id = $2 AND turn_number < $3
  ORDER BY turn_number DESC
  LIMIT $4
) page WHERE bytes_before < $5`,
};

/** Constraints that name what another turn has; a memory's id is the id of its turn. */
const TAKEN = /^(turns_turn_id|turns_idempotency_key|memories_pkey)$/;
const PAGE_BYTES = 2_000_000; // of text: a page of 200 turns of 1 MB each would be a reply of 200 MB
const PATTERN_TURNS = 200; // the turns that a user's patterns are read from: some two weeks of daily use

/** Turns: the hot write, and the cold reads. */
export class TurnStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /**
   * Commits the turn; null when the session refuses it, `taken` when its idempotency key or its id is in use. What the turn
   * brings about is written by `then` in the same transaction; without it the turn is one statement.
   */
  async save(
    turn: NewTurn,
    then: ((tx: Transaction, saved: SavedTurn) => Promise<void>) | null = null,
  ): Promise<SavedTurn | 'taken' | null> {
    try {
      if (then === null) return await insertTurn(this.#database.as(turn.tenant), turn);
      return await this.#database.transaction(turn.tenant, async (tx) => {
        const saved = await insertTurn(tx, turn);
        if (saved !== null) await then(tx, saved);
        return saved;
      });
    } catch (error) {
      if (error instanceof ConstraintViolated && TAKEN.test(error.constraint)) return 'taken';
      throw error;
    }
  }

  /** Its facts could not be learnt: the end of its session reads it again. */
  async leaveUnread(tx: Transaction, tenant: string, sessionId: string, turnNumber: number): Promise<void> {
    await tx.query(LEAVE_UNREAD, [tenant, sessionId, turnNumber]);
  }

  /** The turn that was saved under an idempotency key, with the hash of the request that saved it. */
  async findByIdempotencyKey(
    tenant: string,
    sessionId: string,
    key: string,
  ): Promise<{ turn: SavedTurn; requestHash: Uint8Array } | null> {
    const { rows } = await this.#database
      .as(tenant)
      .query<SavedRow & { request_hash: Uint8Array }>(FIND_BY_IDEMPOTENCY_KEY, [tenant, sessionId, key]);
    const row = rows[0];
    return row === undefined ? null : { turn: savedTurn(row), requestHash: row.request_hash };
  }

  /** Up to `limit` turns before turn number `before`, newest first; fewer where they are long. */
  async list(tenant: string, sessionId: string, before: number, limit: number): Promise<StoredTurn[]> {
    const { rows } = await this.#database
      .as(tenant)
      .query<StoredRow>(LIST_TURNS, [tenant, sessionId, before, limit, PAGE_BYTES]);
    return rows.map(storedTurn);
  }

  async find(tenant: string, turnId: string): Promise<StoredTurn | null> {
    const [row] = await drizzleOver(this.#database.as(tenant))
      .select()
      .from(turns)
      .where(and(eq(turns.tenantId, tenant), eq(turns.turnId, turnId)));
    return row ?? null;
  }

  /** Language, time and places of the user's latest turns. */
  async latestOfUser(
    tenant: string,
    userId: string,
  ): Promise<{ language: string; createdAt: Date; places: { name: string }[] }[]> {
    const rows = await drizzleOver(this.#database.as(tenant))
      .select({ language: turns.language, createdAt: turns.createdAt, places: turns.places })
      .from(turns)
      .where(and(eq(turns.tenantId, tenant), eq(turns.userId, userId)))
      .orderBy(desc(turns.storedAt))
      .limit(PATTERN_TURNS);
    return rows.map((row) => ({
      ...row,
      places: row.places === null ? [] : (JSON.parse(row.places) as { name: string }[]),
    }));
  }

  /** Removes the disposable messages of a tenant that were stored more than `hours` ago. */
  async purgeDisposable(tenant: string, hours: number): Promise<void> {
    await drizzleOver(this.#database.as(tenant))
      .update(turns)
      .set({ disposable: null })
      .where(
        and(
          eq(turns.tenantId, tenant),
          sql`${turns.disposable} IS NOT NULL`,
          sql`${turns.storedAt} < now() - make_interval(hours => ${hours})`,
        ),
      );
  }
}

interface StoredRow extends SavedRow {
  readonly session_id: string;
  readonly user_id: string;
  readonly messages: string;
  readonly message_times: string | null;
  readonly disposable: string | null;
  readonly language: string;
  readonly extra_metadata: string | null;
}

async function insertTurn(queryable: Queryable, turn: NewTurn): Promise<SavedTurn | null> {
  const { memory } = turn;
  const statement = memory === null ? SAVE_TURN : SAVE_TURN_AND_MEMORY;
  const values = memory === null ? turnValues(turn) : [...turnValues(turn), ...memoryValues(memory)];
  const { rows } = await queryable.query<SavedRow>(statement, values);
  return rows[0] === undefined ? null : savedTurn(rows[0]);
}

/** $1 to $24, in order. */
function turnValues(turn: NewTurn): unknown[] {
  return [
    turn.tenant,
    turn.sessionId,
    turn.userId,
    turn.turnId,
    turn.messages,
    turn.disposable,
    turn.excerpt,
    turn.digest,
    turn.places,
    turn.messageCount,
    turn.tokenCount,
    turn.excerptTokens,
    turn.textBytes,
    turn.language,
    turn.extraMetadata,
    turn.idempotencyKey,
    turn.requestHash,
    turn.createdAt,
    turn.planParams,
    turn.expectedVersion,
    turn.limits?.maxTurns ?? null,
    turn.limits?.maxBytes ?? null,
    turn.messageTimes,
    turn.digestTokens,
  ];
}

/** $25 to $28. */
function memoryValues(memory: TurnMemory): unknown[] {
  return [memory.lines, memory.terms, memory.tokenCount, memory.ttlDays];
}

function savedTurn(row: SavedRow): SavedTurn {
  return {
    turnId: row.turn_id,
    turnNumber: row.turn_number,
    version: row.version,
    tokenCount: row.token_count,
    createdAt: row.created_at,
  };
}

function storedTurn(row: StoredRow): StoredTurn {
  return {
    ...savedTurn(row),
    sessionId: row.session_id,
    userId: row.user_id,
    messages: row.messages,
    messageTimes: row.message_times,
    disposable: row.disposable,
    language: row.language,
    extraMetadata: row.extra_metadata,
  };
}
