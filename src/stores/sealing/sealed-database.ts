import { DependencyUnavailable, HipocampoError } from '../../errors.ts';
import type { Database, DatabaseLoad, Queryable, Result, Sealing, Statement, Transaction } from '../database.ts';
import { NO_TENANT } from '../database.ts';
import { guardedStatement, isRefusedByGuard, KeyGone, KeyMissing, writesSealed } from './key-guard.ts';
import type { KeyRing } from './key-ring.ts';
import type { MasterKey } from './master-key.ts';
import { sealCompared } from './seal-rows.ts';
import type { SealedParts } from './sealed-parts.ts';
import { keyIdsOf, openerOf, openRows, sealValues, usersOfRecords } from './sealed-statement.ts';
import { OF_TENANT } from './sealed-tables.ts';
import type { Unreadable, UserKey } from './user-key.ts';

/** The master keys: the one that wraps, and the one that it takes over from. */
export interface Masters {
  readonly current: MasterKey;
  readonly previous: MasterKey | null;
}

interface Deps {
  readonly database: Database;
  readonly keys: KeyRing;
  readonly masters: Masters;
  /** Called for each row that could not be opened, with the table that it is of. */
  readonly onUnreadable: (table: string, statement: string, error: Error) => void;
}

const OWNERS = {
  session: {
    name: 'owner_of_session',
    text: 'SELECT user_id FROM sessions WHERE tenant_id = $1 AND session_id = $2',
  },
  memory: {
    name: 'owner_of_memory',
    text: 'SELECT user_id FROM memories WHERE tenant_id = $1 AND memory_id = $2',
  },
} as const satisfies Record<string, Statement>;

const HOLD_USER: Statement = {
  name: 'hold_user_to_seal',
  text: 'SELECT FROM users WHERE tenant_id = $1 AND user_id = $2 FOR NO KEY UPDATE',
};

/** The time between two looks at what was erased: for so long a reader may look for a user's new facts under the key of the old ones. */
const LOOK_MS = 1_000;

const LAST_ERASED: Statement = {
  name: 'last_erased_scopes',
  text: "SELECT erasure || ' ' || scope AS scope FROM erased_scopes ORDER BY erasure DESC LIMIT 500",
};

/** The reserved scope in which keys are read by their id, whosever they are. */
const EVERY_TENANT = '*';

/** A transaction: the keys that it looked up itself, and those of them that it made, which are everybody's once it is committed. */
interface Under {
  readonly tx: Transaction;
  readonly keys: Map<string, UserKey>;
  readonly made: Map<string, UserKey>;
  /** True once a statement was sent. */
  begun: boolean;
}

/**
 * The database with its content sealed: values are sealed on their way in and rows are opened on their way out, as statements say of
 * themselves (`Statement.sealed`). Stores know nothing more of it. Where a user's key is held, no statement takes a round trip more.
 *
 * A write is checked, within its own statement, against its key being there: a user may have been erased, and with it the key,
 * since this process saw it. It is then sealed again under the key of the user's new life. A transaction looks its keys up
 * itself, for it cannot be begun again in the middle; but for one that begins with a statement that may be repeated. Such a one never makes
 * a key: it would hold that while it waits for its session and its user, and others take session, user, and key in that order.
 */
export class SealedDatabase implements Database, Sealing {
  readonly kind: Database['kind'];
  readonly sealing = this;
  readonly #deps: Deps;
  readonly #watch: NodeJS.Timeout;
  #following: Promise<void> | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.kind = deps.database.kind;
    this.#watch = setInterval(() => this.#followErasures(), LOOK_MS).unref();
  }

  /** The database beneath, whose values are as they are stored. */
  get beneath(): Database {
    return this.#deps.database;
  }

  get masters(): Masters {
    return this.#deps.masters;
  }

  as(tenant: string): Queryable {
    const door = this.#deps.database.as(tenant);
    return {
      query: <Row>(statement: Statement, values: readonly unknown[] = []) =>
        statement.sealed === undefined
          ? door.query<Row>(statement, values)
          : this.#again(tenant, () => this.#run<Row>(door, tenant, statement, values, null)),
      rows: (text, values) => door.rows(text, values),
    };
  }

  transaction<T>(tenant: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#again(tenant, async () => {
      const made = new Map<string, UserKey>();
      const done = await this.#deps.database.transaction(tenant, (tx) => {
        const under: Under = { tx, keys: new Map(), made, begun: false };
        return work({
          query: <Row>(statement: Statement, values: readonly unknown[] = []) => {
            const sent =
              statement.sealed === undefined
                ? tx.query<Row>(statement, values)
                : this.#run<Row>(tx, tenant, statement, values, under);
            under.begun = true;
            return sent;
          },
          rows: (text, values) => tx.rows(text, values),
        });
      });
      for (const [userId, key] of made) this.#deps.keys.hold(tenant, userId, key);
      return done;
    });
  }

  load(): DatabaseLoad {
    return this.#deps.database.load();
  }

  ping(): Promise<void> {
    return this.#deps.database.ping();
  }

  async close(): Promise<void> {
    clearInterval(this.#watch);
    await this.#following;
    await this.#deps.database.close();
  }

  /** Returns a user's key where it is held, else after a look at the database, in which it is made where `makes` is true. What has none gets one that opens nothing. */
  keyOf(tenant: string, userId: string, makes: boolean): UserKey | Promise<UserKey> {
    const { keys, database } = this.#deps;
    return keys.held(tenant, userId) ?? this.#find(database.as(tenant), tenant, userId, makes, null);
  }

  /** Returns the key of an id; null where it is gone. */
  async keyById(keyId: string): Promise<UserKey | null> {
    const { keys, database } = this.#deps;
    return keys.heldById(keyId) ?? (await keys.byIds(database.as(EVERY_TENANT), new Set([keyId]))).get(keyId) ?? null;
  }

  /** Lets the keys of users go that were erased, in whatever process: what is looked up under a key that is gone finds nothing. */
  #followErasures(): void {
    const { keys, database } = this.#deps;
    this.#following ??= database
      .as(NO_TENANT)
      .query<{ scope: string }>(LAST_ERASED)
      .then(({ rows }) => keys.follow(rows.map(({ scope }) => scope)))
      .catch(() => undefined) // the database is away, which others tell; the next look finds it
      .finally(() => {
        this.#following = undefined;
      });
  }

  /** Does the work, and once more where a key turned out to be gone, or was wanted first. */
  async #again<T>(tenant: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof KeyMissing) await this.keyOf(tenant, error.userId, true);
      else if (!(error instanceof KeyGone)) throw error;
      return work();
    }
  }

  async #run<Row>(
    door: Queryable,
    tenant: string,
    statement: Statement,
    values: readonly unknown[],
    under: Under | null,
  ): Promise<Result<Row>> {
    const parts = statement.sealed as SealedParts;
    const result = await (parts.values === undefined
      ? door.query<Row>(statement, values)
      : this.#write<Row>(door, tenant, statement, values, under));
    if (parts.rows === undefined && parts.byHand === undefined) return result;
    return this.#opened(door, tenant, statement, result, values, under);
  }

  async #write<Row>(
    door: Queryable,
    tenant: string,
    statement: Statement,
    values: readonly unknown[],
    under: Under | null,
  ): Promise<Result<Row>> {
    const parts = statement.sealed as SealedParts;
    const makes = writesSealed(statement);
    const repeatable = under === null || (parts.repeatable === true && !under.begun);
    const owner = await this.#ownerOf(door, tenant, parts, values);
    const users = owner === null ? usersOfRecords(parts, values) : [owner];
    const keys = new Map<string, UserKey>();
    for (const userId of users) {
      const held = under?.keys.get(userId) ?? (repeatable ? this.#deps.keys.held(tenant, userId) : undefined);
      keys.set(userId, held ?? (await this.#find(door, tenant, userId, makes, under, !repeatable)));
    }
    const first = users[0] ?? OF_TENANT;
    const sealed = sealValues(parts, tenant, values, (userId) => keys.get(userId ?? first) ?? this.#deps.keys.nobody);
    if (!makes) return door.query<Row>(statement, sealed);
    try {
      const done = await door.query<Row>(guardedStatement(statement), [...sealed, keys.get(first)?.id ?? '', first]);
      for (const [userId, key] of keys) under?.keys.set(userId, key);
      return done;
    } catch (error) {
      if (!isRefusedByGuard(error)) throw error;
      this.#deps.keys.drop(tenant, first);
      throw repeatable ? new KeyGone() : new DependencyUnavailable('the user is being erased', error);
    }
  }

  /** Returns the user whose key a statement wants; null where its records say so one by one. */
  async #ownerOf(
    door: Queryable,
    tenant: string,
    { owner, values: parts = [] }: SealedParts,
    values: readonly unknown[],
  ): Promise<string | null> {
    if (parts.some(({ ownerMember }) => ownerMember !== undefined)) return null;
    if (owner === 'tenant') return OF_TENANT;
    if (typeof owner === 'number') return values[owner - 1] as string;
    if (owner === undefined) throw new Error('a statement that seals does not say whose key it wants');
    const [statement, number] = 'session' in owner ? [OWNERS.session, owner.session] : [OWNERS.memory, owner.memory];
    const { rows } = await door.query<{ user_id: string | null }>(statement, [tenant, values[number - 1]]);
    return rows[0]?.user_id ?? OF_TENANT;
  }

  async #opened<Row>(
    door: Queryable,
    tenant: string,
    statement: Statement,
    result: Result<Row>,
    values: readonly unknown[],
    under: Under | null,
  ): Promise<Result<Row>> {
    const ids = keyIdsOf(statement.sealed as SealedParts, result.rows);
    if (ids.size === 0) return result;
    const made = new Map([...(under?.made.values() ?? [])].map((key) => [key.id, key]));
    const read = await this.#deps.keys.byIds(door, new Set([...ids].filter((id) => !made.has(id))));
    const keys = made.size === 0 ? read : new Map([...read, ...made]);
    let lost = 0;
    const rows = openRows(statement, tenant, result, values, keys, (table, error: Unreadable) => {
      lost += 1;
      this.#deps.onUnreadable(table, statement.name, error);
    });
    if (lost > 0 && statement.sealed?.unreadable === 'refused')
      throw new HipocampoError('internal', 'what is stored of this could not be read');
    return {
      ...result,
      rows,
      open: openerOf(tenant, keys),
      unreadable: (table, error) => this.#deps.onUnreadable(table, statement.name, error),
    };
  }

  /**
   * Looks for a key in the database. Who was seen before there were keys gets one, whatever it is for, and what SQL
   * compares of it is sealed with it. `within`: a transaction makes it itself.
   */
  async #find(
    door: Queryable,
    tenant: string,
    userId: string,
    makes: boolean,
    under: Under | null,
    within = true,
  ): Promise<UserKey> {
    const { keys, database } = this.#deps;
    for (;;) {
      const { key, seen } = await keys.find(door, tenant, userId);
      if (key !== null) {
        if (under?.made.has(userId) !== true) keys.hold(tenant, userId, key);
        under?.keys.set(userId, key);
        return key;
      }
      if (!seen && !makes) return keys.nobody;
      if (under !== null && !within) throw new KeyMissing(userId);
      if (under !== null) {
        const added = await this.#make(under.tx, tenant, userId, seen);
        if (added === null) continue;
        under.made.set(userId, added);
        under.keys.set(userId, added);
        return added;
      }
      const added = seen
        ? await database.transaction(tenant, (tx) => this.#make(tx, tenant, userId, true))
        : await keys.add(door, tenant, userId);
      if (added === null) continue;
      keys.hold(tenant, userId, added);
      return added;
    }
  }

  async #make(tx: Transaction, tenant: string, userId: string, seen: boolean): Promise<UserKey | null> {
    if (seen) await tx.query(HOLD_USER, [tenant, userId]);
    const added = await this.#deps.keys.add(tx, tenant, userId);
    if (added !== null && seen) await sealCompared(tx, tenant, userId, added);
    return added;
  }
}

/** The database of values as they are stored, beneath what seals them. */
export function beneath(database: Database): Database {
  return database instanceof SealedDatabase ? database.beneath : database;
}
