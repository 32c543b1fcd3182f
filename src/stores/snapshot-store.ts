import { createHash } from 'node:crypto';
import type { ListedSnapshot, Snapshot, SnapshotMessage, SnapshotPosition } from '../memory/sessions/snapshot.ts';
import type { Database, Statement, Transaction } from './database.ts';
import { ownRefs } from './external-refs-sql.ts';

const LATEST_TURNS: Statement = {
  name: 'latest_turns_of_session',
  text: `
SELECT turn_id, messages FROM turns
WHERE tenant_id = $1 AND session_id = $2 AND turn_number >= $3 AND message_count > 0
ORDER BY turn_number DESC LIMIT $4`,
  sealed: { rows: [{ table: 'turns', columns: ['messages'] }] },
};

const ADD_SNAPSHOT: Statement = {
  name: 'add_snapshot',
  text: `
INSERT INTO snapshots (tenant_id, user_id, slug_hash, slug, session_id, language, messages, message_count, to_turn, created_at)
VALUES ($1, $2, $3::bytea, $4, $5, $6, $7, $8, $9, clock_timestamp())
ON CONFLICT DO NOTHING
RETURNING created_at`,
  sealed: { owner: 2, values: [{ table: 'snapshots', id: [5, 9], columns: { messages: 7, slug: 4, slug_hash: 3 } }] },
};

const FIND_SNAPSHOT: Statement = {
  name: 'find_snapshot',
  text: `
SELECT slug, session_id, language, messages, to_turn, created_at FROM snapshots
WHERE tenant_id = $1 AND user_id = $2 AND slug_hash = $3::bytea`,
  sealed: {
    owner: 2,
    values: [{ table: 'snapshots', columns: { slug_hash: 3 } }],
    rows: [{ table: 'snapshots', columns: ['slug', 'messages'] }],
    unreadable: 'refused',
  },
};

const LIST_SNAPSHOTS: Statement = {
  name: 'list_snapshots',
  text: `
SELECT slug, session_id, language, message_count, to_turn, created_at, encode(slug_hash, 'hex') AS slug_hash,
  to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS exact_created_at
FROM snapshots
WHERE tenant_id = $1 AND user_id = $2
  AND ($3::timestamptz IS NULL OR created_at < $3 OR (created_at = $3 AND slug_hash > decode($4, 'hex')))
ORDER BY created_at DESC, slug_hash LIMIT $5`,
  sealed: { rows: [{ table: 'snapshots', columns: ['slug'] }] },
};

/** Empties a session: it begins after its last turn. Its numbers go on, its context and its plan do not. */
const RESET: Statement = {
  name: 'reset_session',
  text: `
UPDATE sessions SET first_turn = turn_count + 1, removed_messages = message_count, removed_bytes = text_bytes,
  plan_state = '{}', context = '{}', tools_used = '{}', was_valid = false, external_refs = ${ownRefs('sessions')}, version = version + 1, generation = generation + 1,
  last_activity_at = greatest(clock_timestamp(), last_activity_at), watched_from = coalesce(watched_from, clock_timestamp())
WHERE tenant_id = $1 AND session_id = $2
RETURNING version`,
};

interface SnapshotRow {
  readonly slug: string;
  readonly session_id: string;
  readonly language: string;
  readonly to_turn: number;
  readonly created_at: Date;
}

/** Store of snapshots, and of the resets that leave them. */
export class SnapshotStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Returns the messages of up to `limit` turns from `firstTurn` on, each as the JSON that is stored, the newest turn first. */
  async latestTurns(
    tx: Transaction,
    tenant: string,
    sessionId: string,
    firstTurn: number,
    limit: number,
  ): Promise<string[]> {
    const { rows } = await tx.query<{ messages: string }>(LATEST_TURNS, [tenant, sessionId, firstTurn, limit]);
    return rows.map(({ messages }) => messages);
  }

  /** Keeps a snapshot and returns when; null where the user has another of that name. */
  async add(
    tx: Transaction,
    tenant: string,
    userId: string,
    { slug, sessionId, language, messages, toTurn }: Omit<Snapshot, 'createdAt'>,
  ): Promise<Date | null> {
    const { rows } = await tx.query<{ created_at: Date }>(ADD_SNAPSHOT, [
      tenant,
      userId,
      hashOf(slug),
      slug,
      sessionId,
      language,
      JSON.stringify(messages),
      messages.length,
      toTurn,
    ]);
    return rows[0]?.created_at ?? null;
  }

  /** Empties a session, which is locked, and returns its version. */
  async reset(tx: Transaction, tenant: string, sessionId: string): Promise<number> {
    const { rows } = await tx.query<{ version: number }>(RESET, [tenant, sessionId]);
    if (rows[0] === undefined) throw new Error('a session that is locked is gone');
    return rows[0].version;
  }

  async find(tenant: string, userId: string, slug: string): Promise<Snapshot | null> {
    const { rows } = await this.#database
      .as(tenant)
      .query<SnapshotRow & { messages: string }>(FIND_SNAPSHOT, [tenant, userId, hashOf(slug)]);
    const row = rows[0];
    return row === undefined
      ? null
      : { ...snapshotOf(row), messages: JSON.parse(row.messages) as readonly SnapshotMessage[] };
  }

  /** Returns snapshots of a user, the newest first, with the position that the next page goes on from. */
  async list(
    tenant: string,
    userId: string,
    limit: number,
    after: SnapshotPosition | null,
  ): Promise<(ListedSnapshot & { position: SnapshotPosition })[]> {
    const { rows } = await this.#database
      .as(tenant)
      .query<SnapshotRow & { message_count: number; slug_hash: string; exact_created_at: string }>(LIST_SNAPSHOTS, [
        tenant,
        userId,
        after?.createdAt ?? null,
        after?.slugHash ?? null,
        limit,
      ]);
    return rows.map((row) => ({
      ...snapshotOf(row),
      messageCount: row.message_count,
      position: { createdAt: row.exact_created_at, slugHash: row.slug_hash },
    }));
  }
}

function snapshotOf(row: SnapshotRow): Omit<Snapshot, 'messages'> {
  return {
    slug: row.slug,
    sessionId: row.session_id,
    language: row.language,
    toTurn: row.to_turn,
    createdAt: row.created_at,
  };
}

function hashOf(slug: string): Uint8Array {
  return createHash('sha256').update(slug).digest();
}
