import { and, eq, sql } from 'drizzle-orm';
import { ConstraintViolated } from '../errors.ts';
import type { Insertion, NewTurn, NewTurnMemory, SavedTurn } from '../memory/conversation/new-turn.ts';
import type { StoredTurn } from '../memory/conversation/turn.ts';
import type { Database, Queryable, Statement } from './database.ts';
import { drizzleOver } from './drizzle.ts';
import { ownRefs } from './external-refs-sql.ts';
import { lastLanguage } from './last-language-sql.ts';
import { turns } from './schema.ts';
import type { SealedValues } from './sealing/sealed-parts.ts';

interface SavedRow {
  readonly turn_id: string;
  readonly turn_number: number;
  readonly version: number;
  readonly token_count: number;
  readonly language: string;
  readonly created_at: Date;
}

/** The row of a turn just written, with what its session says of it; the rest is known to whoever wrote it. */
interface InsertedRow {
  readonly turn_number: number;
  readonly version: number;
  readonly language: string;
  readonly created_at: Date;
  readonly generation: number;
  readonly plan_state: Record<string, unknown> | null;
  readonly first_turn: number;
  readonly held_messages: number;
  readonly held_bytes: number;
  readonly shown_tokens: number;
  readonly tools_used: readonly string[] | null;
}

/**
 * The hot write, in one round trip and one transaction: the session takes the turn (which locks it, so that turns of a
 * session are numbered in the order they are committed), then the turn is written under the number it was given. No row
 * comes back when the session refuses: another user's, another version, locked, or full.
 *
 * Whether the lock is held is judged over the newest row, by the clock as it is once the row is this transaction's own: a save that
 * waited for it while its lock expired, or was taken by another, writes nothing.
 *
 * `clock_timestamp()` is read once the session is locked, so times follow the numbers; a clock that jumps back stands still.
 *
 * $1 tenant, $2 session, $3 user, then the turn in the order of its columns, then what the session is held to.
 */
const TAKE_TURN = `
WITH session AS (
  INSERT INTO sessions AS s (tenant_id, session_id, user_id, version, turn_count, message_count, token_count, text_bytes,
                             language, plan_state, created_at, last_activity_at, tools_used, was_valid)
  SELECT $1::text, $2::text, $3::text, 1, 1, $11::int, $12::int, $14::int,
    CASE WHEN $29::boolean THEN $15::text ELSE coalesce(${lastLanguage('$3')}, $15) END, jsonb_strip_nulls($22::jsonb), clock_timestamp(), clock_timestamp(),
    coalesce(texts_of($30::jsonb -> 'tools'), '{}'), coalesce(($30::jsonb ->> 'valid')::boolean, false)
  WHERE (coalesce($23::bigint, 0) = 0 AND $28::uuid IS NULL OR hold_session($1, $2)) -- locked: it stays there
    AND ($25::bigint IS NULL OR $14 <= $25)
    AND ($26::int IS NULL OR $11 <= $26)
  ON CONFLICT (tenant_id, session_id) DO UPDATE SET
    state = 'live', -- and whose it is is said by its first turn
    user_id = excluded.user_id,
    lock_user = NULL,
    created_at = CASE WHEN s.state = 'live' THEN s.created_at ELSE excluded.created_at END,
    version = s.version + 1,
    turn_count = s.turn_count + 1,
    message_count = s.message_count + excluded.message_count,
    token_count = s.token_count + excluded.token_count,
    text_bytes = s.text_bytes + excluded.text_bytes,
    language = CASE WHEN $29 OR s.state <> 'live' THEN excluded.language ELSE s.language END,
    plan_state = CASE
      WHEN $22::jsonb = '{}' THEN s.plan_state
      WHEN length((s.plan_state || $22::jsonb)::text) <= 32768 THEN jsonb_strip_nulls(s.plan_state || $22::jsonb)
      ELSE excluded.plan_state -- keys that no plan has would pile up without end
    END,
    tools_used = CASE
      WHEN s.state <> 'live' THEN excluded.tools_used
      WHEN excluded.tools_used = '{}' THEN s.tools_used
      ELSE tools_with(s.tools_used, excluded.tools_used)
    END,
    was_valid = excluded.was_valid OR (s.was_valid AND s.state = 'live'),
    last_activity_at = greatest(clock_timestamp(), s.last_activity_at),
    external_refs = ${ownRefs('s')},
    watched_from = coalesce(s.watched_from, clock_timestamp()) -- an indexed column: it changes where the session had expired, and only there
  WHERE (s.user_id = excluded.user_id OR s.state <> 'live')
    AND CASE WHEN $28 IS NULL THEN s.lock_expires_at IS NULL OR s.lock_expires_at <= clock_timestamp()
        ELSE s.lock_token = $28 AND s.lock_expires_at > clock_timestamp() END
    AND ($23::bigint IS NULL OR s.version = $23 OR ($23 = 0 AND s.state <> 'live'))
    AND ($24::int IS NULL OR s.turn_count - s.first_turn + 1 < $24)
    AND ($25::bigint IS NULL OR s.text_bytes - s.removed_bytes + excluded.text_bytes <= $25)
    AND ($26::int IS NULL OR s.message_count - s.removed_messages + excluded.message_count <= $26)
  RETURNING s.version, s.language, s.turn_count, s.token_count, s.last_activity_at, s.generation, s.first_turn,
    s.message_count - s.removed_messages AS held_messages, s.text_bytes - s.removed_bytes AS held_bytes,
    s.token_count - CASE WHEN s.first_turn = 1 THEN 0 ELSE coalesce(tokens_before_turn($1, $2, s.first_turn), s.token_count - $12) END AS shown_tokens,
    CASE WHEN $22::jsonb <> '{}' THEN s.plan_state END AS plan_state, CASE WHEN $30::jsonb IS NOT NULL THEN s.tools_used END AS tools_used
), event AS (
  INSERT INTO events (tenant_id, type, user_id, session_id, turn_number, turn_id, created_at)
  SELECT $1, 'turn.added', $3, $2, turn_count, $4::uuid, last_activity_at FROM session
)`;

/** Inserts the turn, reading from `session` the number, the time and the token count that it was given there. */
const INSERT_TURN = `
INSERT INTO turns (tenant_id, session_id, user_id, turn_id, turn_number, version, tokens_before, stored_at,
                   messages, message_times, disposable, excerpt, digest, digest_tokens, message_count,
                   token_count, excerpt_tokens, text_bytes, language, places, extra_metadata,
                   idempotency_key, request_hash, created_at, facts_read, originals, report, open_results, question, corrects,
                   semantic_continuity)
SELECT $1, $2, $3, $4::uuid, turn_count, version, token_count - $12, last_activity_at,
       $5, $6, $7, $8, $9, $10::int, $11,
       $12, $13::int, $14, session.language, $16, $17,
       $18, $19::bytea, coalesce($20::timestamptz, last_activity_at), $21::boolean, $27, $30::jsonb ->> 'report', $30::jsonb ->> 'results',
       $31::bigint, $32::boolean, $33::real
FROM session`;

/** The event of a session's first turn gets its entry before that of the turn: parts that nothing reads from are run last. */
const SAVED = `
SELECT turn_count AS turn_number, version, session.language, turn.created_at, generation, plan_state, first_turn, held_messages, held_bytes, shown_tokens, tools_used,
  CASE WHEN turn_count = 1 THEN begin_session($1, $3, $2, last_activity_at) END
FROM session, turn`;

const SEALED_TURN: SealedValues = {
  table: 'turns',
  id: [4],
  columns: {
    messages: 5,
    disposable: 7,
    excerpt: 8,
    digest: 9,
    extra_metadata: 17,
    request_hash: 19,
    originals: 27,
    question: 31,
  },
};

const SEALED_REPORTS: SealedValues = {
  table: 'turns',
  id: [4],
  object: { parameter: 30, members: { report: 'report', results: 'open_results' } },
};

const SAVE_TURN: Statement = {
  name: 'save_turn',
  text: `${TAKE_TURN}, turn AS (
${INSERT_TURN}
RETURNING created_at
)${SAVED}`,
  sealed: { owner: 3, values: [SEALED_TURN, SEALED_REPORTS], repeatable: true },
};

/** Saves a turn with its memory and the memory's job, still in one round trip; a statement of its own, so that a turn without one pays nothing. */
const SAVE_TURN_AND_MEMORY: Statement = {
  name: 'save_turn_and_memory',
  text: `${TAKE_TURN}, turn AS (
${INSERT_TURN}
RETURNING turn_id, turn_number, language AS turn_language, created_at, stored_at
), memory AS (
  INSERT INTO memories (tenant_id, memory_id, user_id, type, session_id, turn_number, lines, terms, language,
                        created_at, stored_at, expires_at)
  SELECT $1, turn_id, $3, 'episodic', $2, turn_number, $34, $35::text[], turn_language,
         created_at, stored_at, stored_at + $36::int * interval '24 hours'
  FROM turn
), job AS (
  INSERT INTO jobs (tenant_id, kind, user_id, memory_id) SELECT $1, 'embed', $3, turn_id FROM turn
)${SAVED}`,
  sealed: {
    owner: 3,
    values: [SEALED_TURN, SEALED_REPORTS, { table: 'memories', id: [4], columns: { lines: 34, terms: 35 } }],
    repeatable: true,
  },
};

const FIND_BY_IDEMPOTENCY_KEY: Statement = {
  name: 'find_turn_by_idempotency_key',
  text: `SELECT turn_id, turn_number, version, token_count, language, created_at, request_hash
FROM turns WHERE tenant_id = $1 AND session_id = $2 AND idempotency_key = $3`,
  sealed: { rows: [{ table: 'turns', columns: ['request_hash'] }], unreadable: 'refused' },
};

/** The condition that a turn is more than the stub of one that was removed. */
const IS_WHOLE = "stored_at > '-infinity'";

/** A page of history, newest turns; a page also ends before it would hold more than `$5` bytes of text. */
const LIST_TURNS: Statement = {
  name: 'list_turns',
  text: `
SELECT * FROM (
  SELECT turn_id, session_id, user_id, turn_number, version, token_count, created_at, messages, message_times, disposable, originals, language, extra_metadata, report,
         semantic_continuity, sum(text_bytes) OVER (ORDER BY turn_number DESC) - text_bytes AS bytes_before
  FROM turns
  WHERE tenant_id = $1 AND session_id = $2 AND turn_number < $3 AND turn_number >= $6 AND ${IS_WHOLE}
  ORDER BY turn_number DESC
  LIMIT $4
) page WHERE bytes_before < $5`,
  sealed: { rows: [{ table: 'turns', columns: ['messages', 'disposable', 'originals', 'extra_metadata', 'report'] }] },
};

const FIND_TURN: Statement = {
  name: 'find_turn',
  text: `
SELECT t.turn_id, t.session_id, t.user_id, t.turn_number, t.version, t.token_count, t.created_at, t.messages, t.message_times, t.disposable,
  t.originals, t.language, t.extra_metadata, t.report, t.semantic_continuity
FROM turns t JOIN sessions s ON s.tenant_id = $1 AND s.session_id = t.session_id
WHERE t.tenant_id = $1 AND t.turn_id = $2::uuid AND t.turn_number >= s.first_turn`,
  sealed: {
    rows: [{ table: 'turns', columns: ['messages', 'disposable', 'originals', 'extra_metadata', 'report'] }],
    unreadable: 'refused',
  },
};

/** The last turn of a session that is shown. */
const LAST_TURN: Statement = {
  name: 'last_turn',
  text: `
SELECT t.turn_id, t.turn_number, t.messages
FROM sessions s JOIN turns t ON t.tenant_id = $1 AND t.session_id = $2 AND t.turn_number = s.turn_count
WHERE s.tenant_id = $1 AND s.session_id = $2 AND s.user_id = $3 AND s.state = 'live' AND t.turn_number >= s.first_turn AND t.${IS_WHOLE}`,
  sealed: { rows: [{ table: 'turns', columns: ['messages'] }] },
};

/** The latest turns of a user that their sessions still show; each session is looked up by its key. */
const LATEST_OF_USER: Statement = {
  name: 'latest_turns_of_user',
  text: `
SELECT t.language, t.created_at, t.places
FROM turns t, LATERAL (
  SELECT FROM sessions s WHERE s.tenant_id = $1 AND s.session_id = t.session_id AND s.first_turn <= t.turn_number OFFSET 0
) shown
WHERE t.tenant_id = $1 AND t.user_id = $2 AND t.${IS_WHOLE}
ORDER BY t.stored_at DESC
LIMIT $3`,
};

/** Constraints that name what another turn has; a memory's id is the id of its turn. */
const TAKEN = /^(turns_turn_id|turns_idempotency_key|memories_pkey)$/;
/** Constraints by which a turn needs its user, who was erased at this very instant: sent again it begins a new life. */
const ERASED = /^(sessions|memories)_tenant_id_user_id_fkey$/;
const PAGE_BYTES = 2_000_000; // of text: a page of 200 turns of 1 MB each would be a reply of 200 MB
const PATTERN_TURNS = 200; // the turns that a user's patterns are read from: some two weeks of daily use

/** Store of turns: the hot write, and the cold reads. */
export class TurnStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /**
   * Writes a turn, committed at once on its own or with the transaction that `queryable` is. In a transaction, `taken` has
   * spoiled it: whoever opened it must roll back.
   */
  async insert(queryable: Queryable, turn: NewTurn): Promise<Insertion> {
    const { memory } = turn;
    const statement = memory === null ? SAVE_TURN : SAVE_TURN_AND_MEMORY;
    const values = memory === null ? turnValues(turn) : [...turnValues(turn), ...memoryValues(memory)];
    try {
      const { rows } = await queryable.query<InsertedRow>(statement, values);
      return rows[0] === undefined ? { kind: 'refused' } : inserted(turn, rows[0]);
    } catch (error) {
      if (error instanceof ConstraintViolated && TAKEN.test(error.constraint)) return { kind: 'taken' };
      if (error instanceof ConstraintViolated && ERASED.test(error.constraint)) return { kind: 'refused' };
      throw error;
    }
  }

  /** Returns the turn that was saved under an idempotency key, with the hash of the request that saved it. */
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

  /** Returns up to `limit` turns from turn number `from` to before `before`, newest first; fewer where they are long. */
  async list(tenant: string, sessionId: string, from: number, before: number, limit: number): Promise<StoredTurn[]> {
    const { rows } = await this.#database
      .as(tenant)
      .query<StoredRow>(LIST_TURNS, [tenant, sessionId, before, limit, PAGE_BYTES, from]);
    return rows.map(storedTurn);
  }

  /** Returns a turn that its session still shows. */
  async find(tenant: string, turnId: string): Promise<StoredTurn | null> {
    const { rows } = await this.#database.as(tenant).query<StoredRow>(FIND_TURN, [tenant, turnId]);
    return rows[0] === undefined ? null : storedTurn(rows[0]);
  }

  /** Returns the last turn that a session of the user's shows, its messages as they are stored; null where there is none. */
  async last(
    tenant: string,
    sessionId: string,
    userId: string,
  ): Promise<{ readonly turnNumber: number; readonly messages: string } | null> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ turn_number: number; messages: string }>(LAST_TURN, [tenant, sessionId, userId]);
    return rows[0] === undefined ? null : { turnNumber: rows[0].turn_number, messages: rows[0].messages };
  }

  /** Returns language, time and places of the user's latest turns. */
  async latestOfUser(
    tenant: string,
    userId: string,
  ): Promise<{ language: string; createdAt: Date; places: { name: string }[] }[]> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ language: string; created_at: Date; places: string | null }>(LATEST_OF_USER, [
        tenant,
        userId,
        PATTERN_TURNS,
      ]);
    return rows.map(({ language, created_at: createdAt, places }) => ({
      language,
      createdAt,
      places: places === null ? [] : (JSON.parse(places) as { name: string }[]),
    }));
  }

  /** Removes the disposable messages of a tenant that were stored more than `hours` ago. */
  async purgeDisposable(tenant: string, hours: number): Promise<void> {
    await drizzleOver(this.#database.as(tenant))
      .update(turns)
      .set({ disposable: null, openResults: null })
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
  readonly originals: string | null;
  readonly extra_metadata: string | null;
  readonly report: string | null;
  readonly semantic_continuity: number | null;
}

/** Returns the values of $1 to $33, in order. */
function turnValues(turn: NewTurn): unknown[] {
  return [
    turn.tenant,
    turn.sessionId,
    turn.userId,
    turn.turnId,
    turn.messages,
    turn.messageTimes,
    turn.disposable,
    turn.excerpt,
    turn.digest,
    turn.digestTokens,
    turn.messageCount,
    turn.tokenCount,
    turn.excerptTokens,
    turn.textBytes,
    turn.language,
    turn.places,
    turn.extraMetadata,
    turn.idempotencyKey,
    turn.requestHash,
    turn.createdAt,
    turn.factsRead,
    turn.planParams,
    turn.expectedVersion,
    turn.limits?.maxTurns ?? null,
    turn.limits?.maxBytes ?? null,
    turn.limits?.maxMessages ?? null,
    turn.originals,
    turn.lockToken,
    turn.languageTold,
    reportsOf(turn),
    turn.question,
    turn.corrects,
    turn.semanticContinuity,
  ];
}

/** Returns what a turn reports, in one value; null for a turn that reports nothing, as most do. */
function reportsOf({ toolsCalled, isValid, report, openResults }: NewTurn): string | null {
  if (toolsCalled.length === 0 && report === null && openResults === null) return null;
  return JSON.stringify({ tools: toolsCalled, valid: isValid, report, results: openResults });
}

/** Returns the values of $34 to $36. */
function memoryValues(memory: NewTurnMemory): unknown[] {
  return [memory.lines, memory.terms, memory.ttlDays];
}

function inserted(turn: NewTurn, row: InsertedRow): Insertion {
  const { turn_number: turnNumber, version, created_at: createdAt, generation, plan_state: planState } = row;
  const { first_turn: firstTurn, held_messages: messages, held_bytes: bytes } = row;
  return {
    kind: 'saved',
    turn: { turnId: turn.turnId, turnNumber, version, tokenCount: turn.tokenCount, language: row.language, createdAt },
    session: { generation, version },
    held: { turns: turnNumber - firstTurn + 1, messages, bytes },
    shownTokens: row.shown_tokens,
    planState,
    toolsUsed: row.tools_used,
  };
}

function savedTurn(row: SavedRow): SavedTurn {
  return {
    turnId: row.turn_id,
    turnNumber: row.turn_number,
    version: row.version,
    tokenCount: row.token_count,
    language: row.language,
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
    originals: row.originals,
    extraMetadata: row.extra_metadata,
    report: row.report,
    semanticContinuity: row.semantic_continuity,
  };
}
