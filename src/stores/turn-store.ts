import { and, eq, sql } from 'drizzle-orm';
import { ConstraintViolated } from '../errors.ts';
import type { Insertion, NewTurn, SavedTurn } from '../memory/conversation/new-turn.ts';
import type { StoredTurn } from '../memory/conversation/turn.ts';
import type { Database, Queryable, Statement } from './database.ts';
import { drizzleOver } from './drizzle.ts';
import { type InsertedRow, savingOf } from './save-turn-sql.ts';
import { turns } from './schema.ts';

interface SavedRow {
  readonly turn_id: string;
  readonly turn_number: number;
  readonly version: number;
  readonly token_count: number;
  readonly language: string;
  readonly created_at: Date;
}

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
    const { statement, values } = savingOf(turn);
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
