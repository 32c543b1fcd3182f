import type { Database, Statement } from './database.ts';
import { whoseIs } from './sealing/key-ring.ts';
import { isPlain, positionOf, readRows, sealRows } from './sealing/seal-rows.ts';
import { beneath, SealedDatabase } from './sealing/sealed-database.ts';
import { SEALED_TABLES, type SealedTableName } from './sealing/sealed-tables.ts';
import type { UserKey } from './sealing/user-key.ts';

/** The reserved scope in which keys are read whosever they are. */
const EVERY_TENANT = '*';
const ROWS_AT_ONCE = 10_000; // of the search index: small ones

const DONE: Statement = {
  name: 'sealing_done',
  text: 'SELECT work FROM sealing_progress WHERE tenant_id = $1 AND done_at IS NOT NULL',
};

const POSITION: Statement = {
  name: 'sealing_position',
  text: 'SELECT position FROM sealing_progress WHERE tenant_id = $1 AND work = $2',
};

const NOTE: Statement = {
  name: 'note_sealing',
  text: `
INSERT INTO sealing_progress AS p (tenant_id, work, position, sealed, done_at)
VALUES ($1, $2, $3, $4, CASE WHEN $5::boolean THEN now() END)
ON CONFLICT (tenant_id, work) DO UPDATE SET position = excluded.position, sealed = p.sealed + excluded.sealed, done_at = excluded.done_at`,
};

/** Tables of the search index and of entities, whose hashes are made with another key from now on. */
const HASHED_BEFORE = ['search_terms', 'search_blocks', 'search_runs', 'search_users', 'session_entities'] as const;

const forget = (table: string): Statement => ({
  name: `clear_hashes_of_${table}`,
  text: `DELETE FROM ${table} WHERE tenant_id = $1 AND ctid = ANY (ARRAY(
  SELECT ctid FROM ${table} WHERE tenant_id = $1 LIMIT ${ROWS_AT_ONCE}))`,
});

const SWEEP_ANEW: Statement = {
  name: 'sweep_search_anew',
  text: `
UPDATE search_progress SET swept_through = '-infinity', next_through = NULL, next_xmax = NULL, leased_until = '-infinity'
WHERE tenant_id = $1`,
};

const KEYS_TO_REWRAP: Statement = {
  name: 'keys_to_rewrap',
  text: `
SELECT tenant_id, user_id, key_id, wrapped, (SELECT count(*) FROM user_keys WHERE master_id = $1) AS left_over
FROM user_keys WHERE master_id = $1 ORDER BY tenant_id, user_id LIMIT $2`,
};

const REWRAP: Statement = {
  name: 'rewrap_user_key',
  text: `
UPDATE user_keys SET wrapped = $4::bytea, master_id = $5
WHERE tenant_id = $1 AND user_id = $2 AND key_id = $3 AND master_id = $6`,
};

interface KeyRow {
  readonly tenant_id: string;
  readonly user_id: string;
  readonly key_id: string;
  readonly wrapped: Uint8Array;
  readonly left_over: number;
}

/** Store of what becomes of a database when its encryption is turned on, or its master key is replaced. */
export class SealingStore {
  readonly #sealed: SealedDatabase;
  readonly #database: Database;

  constructor(deps: { readonly database: SealedDatabase }) {
    this.#sealed = deps.database;
    this.#database = beneath(deps.database);
  }

  /** The tables whose rows may be plain. */
  get tables(): readonly string[] {
    // Words of facts cannot be told from their hashes: they are sealed with the facts.
    return Object.keys(SEALED_TABLES).filter((table) => table !== 'fact_terms');
  }

  /** Returns the pieces of work that are done for a tenant. */
  async done(tenant: string): Promise<ReadonlySet<string>> {
    const { rows } = await this.#database.as(tenant).query<{ work: string }>(DONE, [tenant]);
    return new Set(rows.map(({ work }) => work));
  }

  /** Notes a piece of work as done. */
  async finish(tenant: string, work: string): Promise<void> {
    await this.#database.as(tenant).query(NOTE, [tenant, work, null, 0, true]);
  }

  /** Seals the plain rows among the next `limit` ones of a table, and notes how far it came in the same transaction. */
  async sealNext(tenant: string, table: string, limit: number): Promise<{ sealed: number; isLast: boolean }> {
    const name = table as SealedTableName;
    const door = this.#database.as(tenant);
    const noted = await door.query<{ position: string | null }>(POSITION, [tenant, table]);
    const position = noted.rows[0]?.position ?? null;
    const seen = await readRows(door, tenant, name, position, limit, false);
    const last = seen.at(-1);
    const isLast = seen.length < limit;
    const next = last === undefined ? position : positionOf(name, last);
    const owners = new Set(seen.filter((row) => isPlain(name, row)).map(({ owner }) => owner));
    const keys = new Map<string, UserKey>();
    for (const owner of owners) if (owner !== null) keys.set(owner, await this.#sealed.keyOf(tenant, owner, true));
    const sealed = await this.#database.transaction(tenant, async (tx) => {
      const rows = keys.size === 0 ? [] : await readRows(tx, tenant, name, position, limit, true);
      const count = await sealRows(tx, tenant, name, rows, (owner) => keys.get(owner));
      await tx.query(NOTE, [tenant, table, next, count, isLast]);
      return count;
    });
    return { sealed, isLast };
  }

  /** Forgets the search index and the entities of a tenant, whose hashes anybody could make; the indexer begins anew. */
  async forgetHashes(tenant: string): Promise<void> {
    const door = this.#database.as(tenant);
    for (const table of HASHED_BEFORE)
      for (let more = true; more; ) more = (await door.query(forget(table), [tenant])).rowCount >= ROWS_AT_ONCE;
    await door.query(SWEEP_ANEW, [tenant]);
  }

  /** Has the master key take over up to `limit` keys of users from the one before; returns how many it took, and how many are left. */
  async rewrapNext(limit: number): Promise<{ rewrapped: number; left: number }> {
    const { current, previous } = this.#sealed.masters;
    if (previous === null) return { rewrapped: 0, left: 0 };
    const { rows } = await this.#database.as(EVERY_TENANT).query<KeyRow>(KEYS_TO_REWRAP, [previous.id, limit]);
    for (const { tenant_id, user_id, key_id, wrapped } of rows) {
      const whose = whoseIs(tenant_id, user_id, key_id);
      const again = current.wrap(previous.unwrap(wrapped, whose), whose);
      const values = [tenant_id, user_id, key_id, again, current.id, previous.id];
      await this.#database.as(tenant_id).query(REWRAP, values);
    }
    return { rewrapped: rows.length, left: (rows[0]?.left_over ?? 0) - rows.length };
  }
}

/** Returns the store of a sealed database; null for one that is not. */
export function sealingStoreOf(database: Database): SealingStore | null {
  return database instanceof SealedDatabase ? new SealingStore({ database }) : null;
}
