import type { EntityKind, SessionEntity } from '../memory/entities/entity.ts';
import type { Database, Statement, Transaction } from './database.ts';

/** An entity of a session as it is written: with the hashes that it is known by. */
interface EntityRow extends SessionEntity {
  readonly entity: number;
  readonly shortEntity: number;
}

const ADD: Statement = {
  name: 'add_session_entities',
  text: `
INSERT INTO session_entities AS known (tenant_id, user_id, session_id, kind, entity, short_entity, name, mentions, first_turn, last_turn, last_said_at)
SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::text[], $8::int[], $9::int[], $10::int[], $11::timestamptz[])
ON CONFLICT (tenant_id, session_id, kind, entity) DO UPDATE SET
  mentions = known.mentions + excluded.mentions,
  first_turn = least(known.first_turn, excluded.first_turn),
  last_turn = greatest(known.last_turn, excluded.last_turn),
  last_said_at = greatest(known.last_said_at, excluded.last_said_at)`,
  sealed: { owner: 2, values: [{ table: 'session_entities', id: [3, 4, 5], lists: { name: 7 } }] },
};

/**
 * Removes of each kind all but the entities that are mentioned most. By the places of their rows: joined by key, PostgreSQL may take it for less
 * work to read the entities of all sessions there are. Nobody else changes these meanwhile, for whoever counts holds the user's index.
 */
export const KEEP_MOST: Statement = {
  name: 'keep_most_session_entities',
  text: `
DELETE FROM session_entities WHERE ctid = ANY (ARRAY(
  SELECT at FROM (
    SELECT ctid AS at, row_number() OVER (PARTITION BY session_id, kind ORDER BY mentions DESC, last_turn DESC, entity) AS place
    FROM session_entities WHERE tenant_id = $1 AND session_id = ANY ($2::text[])
  ) ranked
  WHERE place > $3
))`,
};

const FIRST_TURNS: Statement = {
  name: 'first_turns_of_sessions',
  text: 'SELECT session_id, first_turn FROM sessions WHERE tenant_id = $1 AND session_id = ANY ($2::text[])',
};

/** Locks the index of a user, as whoever counts does before it counts; it is made where nothing was counted yet. */
const LOCK_COUNTS: Statement = {
  name: 'lock_entity_counts',
  text: `
INSERT INTO search_users AS u (tenant_id, user_id) VALUES ($1, $2)
ON CONFLICT (tenant_id, user_id) DO UPDATE SET next_ordinal = u.next_ordinal -- changes nothing: it locks`,
};

const FORGET: Statement = {
  name: 'forget_session_entities',
  text: 'DELETE FROM session_entities WHERE tenant_id = $1 AND session_id = $2',
};

const COLUMNS = 'session_id, kind, entity, name, mentions, first_turn, last_turn, last_said_at';

const OF_SESSION: Statement = {
  name: 'entities_of_session',
  text: `SELECT ${COLUMNS} FROM session_entities WHERE tenant_id = $1 AND session_id = $2 ORDER BY first_turn, entity`,
  sealed: { rows: [{ table: 'session_entities', columns: ['name'] }] },
};

const LATEST_OF_USER: Statement = {
  name: 'latest_entities_of_user',
  text: `
SELECT ${COLUMNS} FROM session_entities WHERE user_id = $2 AND tenant_id = $1 ORDER BY last_said_at DESC LIMIT $3`,
  sealed: { rows: [{ table: 'session_entities', columns: ['name'] }] },
};

const SESSIONS_THAT_MENTION: Statement = {
  name: 'sessions_that_mention',
  text: `
SELECT session_id, entity FROM session_entities WHERE user_id = $2 AND tenant_id = $1 AND short_entity = ANY ($3::bigint[])
ORDER BY last_said_at DESC LIMIT $4`,
};

/** Store of the entities of sessions. */
export class EntityStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Adds to the counts of sessions, and keeps of each kind those mentioned most. */
  async add(
    tx: Transaction,
    tenant: string,
    userId: string,
    entities: readonly EntityRow[],
    most: number,
  ): Promise<void> {
    // In the order of their key, so that two who add wait for each other without a deadlock.
    const rows = entities.toSorted(
      (a, b) => (a.sessionId < b.sessionId ? -1 : a.sessionId > b.sessionId ? 1 : 0) || a.entity - b.entity,
    );
    await tx.query(ADD, [
      tenant,
      userId,
      rows.map((row) => row.sessionId),
      rows.map((row) => row.kind),
      rows.map((row) => row.entity),
      rows.map((row) => row.shortEntity),
      rows.map((row) => row.name),
      rows.map((row) => row.mentions),
      rows.map((row) => row.firstTurn),
      rows.map((row) => row.lastTurn),
      rows.map((row) => row.lastSaidAt.toISOString()),
    ]);
    await tx.query(KEEP_MOST, [tenant, [...new Set(rows.map((row) => row.sessionId))], most]);
  }

  /** Returns the first turn that each of these sessions shows. */
  async firstTurns(tx: Transaction, tenant: string, sessionIds: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await tx.query<{ session_id: string; first_turn: number }>(FIRST_TURNS, [tenant, sessionIds]);
    return new Map(rows.map((row) => [row.session_id, row.first_turn]));
  }

  /**
   * Forgets what a session's turns mention. Whoever counts turns of the user is waited for, and whoever counts afterwards sees the session
   * as this transaction leaves it: so no count of turns that it takes away comes later.
   */
  async forget(tx: Transaction, tenant: string, userId: string, sessionId: string): Promise<void> {
    await tx.query(LOCK_COUNTS, [tenant, userId]);
    await tx.query(FORGET, [tenant, sessionId]);
  }

  async ofSession(tenant: string, sessionId: string): Promise<SessionEntity[]> {
    return this.#read(tenant, OF_SESSION, [tenant, sessionId]);
  }

  /** Returns entities of a user's sessions, those mentioned last first. */
  async latestOfUser(tenant: string, userId: string, limit: number): Promise<SessionEntity[]> {
    return this.#read(tenant, LATEST_OF_USER, [tenant, userId, limit]);
  }

  /** Returns the sessions of a user that mention one of some entities by its short form, those that did so last first. */
  async sessionsThatMention(
    tenant: string,
    userId: string,
    shortEntities: readonly number[],
    limit: number,
  ): Promise<{ sessionId: string; entity: number }[]> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ session_id: string; entity: number }>(SESSIONS_THAT_MENTION, [tenant, userId, shortEntities, limit]);
    return rows.map((row) => ({ sessionId: row.session_id, entity: row.entity }));
  }

  async #read(tenant: string, statement: Statement, values: readonly unknown[]): Promise<SessionEntity[]> {
    const { rows } = await this.#database.as(tenant).query<Row>(statement, values);
    return rows.map((row) => ({
      sessionId: row.session_id,
      kind: row.kind,
      name: row.name,
      mentions: row.mentions,
      firstTurn: row.first_turn,
      lastTurn: row.last_turn,
      lastSaidAt: row.last_said_at,
    }));
  }
}

interface Row {
  readonly session_id: string;
  readonly kind: EntityKind;
  readonly name: string;
  readonly mentions: number;
  readonly first_turn: number;
  readonly last_turn: number;
  readonly last_said_at: Date;
}
