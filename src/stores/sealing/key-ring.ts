import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DependencyUnavailable } from '../../errors.ts';
import { userScope } from '../../user-scope.ts';
import type { Queryable, Statement } from '../database.ts';
import type { MasterKey } from './master-key.ts';
import { newKeyId, Unreadable, UserKey } from './user-key.ts';

const KEYS_HELD = 20_000; // unwrapped, some 30 MB
/** The time that a key is held without another look at the database: so long, at most, can what is erased still be read by whoever copied it. */
const HELD_MS = 300_000;
const SECRET_BYTES = 32;

const FIND_KEY: Statement = {
  name: 'find_user_key',
  text: `
SELECT k.key_id, k.wrapped, k.master_id, k.user_id, EXISTS (SELECT FROM users u WHERE u.tenant_id = $1 AND u.user_id = $2) AS seen
FROM (VALUES (true)) AS always LEFT JOIN user_keys k ON k.tenant_id = $1 AND k.user_id = $2`,
};

const FIND_KEYS_BY_ID: Statement = {
  name: 'find_user_keys_by_id',
  text: 'SELECT tenant_id, user_id, key_id, wrapped, master_id FROM user_keys WHERE key_id = ANY ($1::text[])',
};

const ADD_KEY: Statement = {
  name: 'add_user_key',
  text: `
INSERT INTO user_keys (tenant_id, user_id, key_id, wrapped, master_id) VALUES ($1, $2, $3, $4::bytea, $5)
ON CONFLICT (tenant_id, user_id) DO NOTHING`,
};

interface KeyRow {
  readonly key_id: string | null;
  readonly wrapped: Uint8Array;
  readonly master_id: string;
}

/** The keys of users, unwrapped for a while: made by whoever first seals something of a user, the first one made stands. */
export class KeyRing {
  readonly #masters: ReadonlyMap<string, MasterKey>;
  readonly #current: MasterKey;
  readonly #byUser = new LRUCache<string, UserKey>({ max: KEYS_HELD, ttl: HELD_MS, ttlResolution: 0 });
  /** The erasures that were followed, of the last ones. */
  #followed = new Set<string>();
  readonly #byId = new LRUCache<string, UserKey>({ max: KEYS_HELD, ttl: HELD_MS, ttlResolution: 0 });
  /** The key of those who have none: what it makes of a value is found nowhere. */
  readonly #nobody = new UserKey(newKeyId(), randomBytes(SECRET_BYTES));

  constructor({ current, previous }: { readonly current: MasterKey; readonly previous: MasterKey | null }) {
    this.#current = current;
    this.#masters = new Map([current, ...(previous === null ? [] : [previous])].map((key) => [key.id, key]));
  }

  /** Returns a user's key where it is held. */
  held(tenant: string, userId: string): UserKey | undefined {
    return this.#byUser.get(nameOf(tenant, userId));
  }

  heldById(keyId: string): UserKey | undefined {
    return this.#byId.get(keyId);
  }

  /** Holds a key that is committed. */
  hold(tenant: string, userId: string, key: UserKey): void {
    this.#byUser.set(nameOf(tenant, userId), key);
    this.#byId.set(key.id, key);
  }

  /** Lets a key go that turned out to be gone. */
  drop(tenant: string, userId: string): void {
    const key = this.#byUser.peek(nameOf(tenant, userId));
    this.#byUser.delete(nameOf(tenant, userId));
    if (key !== undefined) this.#byId.delete(key.id);
  }

  /** Lets go of the keys of users that were erased: each `<number> <scope of the user>`, the last ones of all. */
  follow(erasures: readonly string[]): void {
    const news = new Set(erasures.filter((one) => !this.#followed.has(one)).map((one) => one.split(' ')[1]));
    this.#followed = new Set(erasures);
    if (news.size === 0) return;
    for (const name of [...this.#byUser.keys()]) {
      const [tenant = '', ...user] = name.split(' ');
      if (news.has(userScope(tenant, user.join(' ')))) this.drop(tenant, user.join(' '));
    }
  }

  /** Returns the key that the database has of a user, null for none, and whether the user was ever seen. */
  async find(door: Queryable, tenant: string, userId: string): Promise<{ key: UserKey | null; seen: boolean }> {
    const { rows } = await door.query<KeyRow & { seen: boolean }>(FIND_KEY, [tenant, userId]);
    const row = rows[0];
    if (row === undefined || row.key_id === null) return { key: null, seen: row?.seen ?? false };
    return { key: this.#unwrapped(tenant, userId, row.key_id, row), seen: row.seen };
  }

  /** Adds a key to the database; false where another was faster. */
  async add(door: Queryable, tenant: string, userId: string): Promise<UserKey | null> {
    const [id, secret] = [newKeyId(), randomBytes(SECRET_BYTES)];
    const wrapped = this.#current.wrap(secret, whoseIs(tenant, userId, id));
    const { rowCount } = await door.query(ADD_KEY, [tenant, userId, id, wrapped, this.#current.id]);
    return rowCount === 0 ? null : new UserKey(id, secret);
  }

  /** Returns the keys of these ids that there are; those that are not held are read. */
  async byIds(door: Queryable, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, UserKey>> {
    const keys = new Map<string, UserKey>();
    const wanted: string[] = [];
    for (const id of ids) {
      const held = this.#byId.get(id);
      if (held === undefined) wanted.push(id);
      else keys.set(id, held);
    }
    if (wanted.length === 0) return keys;
    const { rows } = await door.query<KeyRow & { tenant_id: string; user_id: string }>(FIND_KEYS_BY_ID, [wanted]);
    for (const row of rows) {
      const key = this.#unwrappedOrNull(row.tenant_id, row.user_id, row.key_id as string, row);
      if (key === null) continue;
      this.hold(row.tenant_id, row.user_id, key);
      keys.set(key.id, key);
    }
    return keys;
  }

  /** The key of a user who has none yet, for what is only looked up. */
  get nobody(): UserKey {
    return this.#nobody;
  }

  /** A wrapped key that was tampered with opens nothing; what is under it counts as unreadable. */
  #unwrappedOrNull(tenant: string, userId: string, keyId: string, row: KeyRow): UserKey | null {
    try {
      return this.#unwrapped(tenant, userId, keyId, row);
    } catch (error) {
      if (error instanceof Unreadable) return null;
      throw error;
    }
  }

  #unwrapped(tenant: string, userId: string, keyId: string, { wrapped, master_id }: KeyRow): UserKey {
    const master = this.#masters.get(master_id);
    // A process that was started before the master key was replaced: one that knows the new key answers.
    if (master === undefined)
      throw new DependencyUnavailable("the user's key is under a master key that this process does not have");
    return new UserKey(keyId, master.unwrap(wrapped, whoseIs(tenant, userId, keyId)));
  }
}

function nameOf(tenant: string, userId: string): string {
  return `${tenant} ${userId}`;
}

/** Returns what a wrapped key is bound to. */
export function whoseIs(tenant: string, userId: string, keyId: string): string {
  return [tenant, userId, keyId].join('\0');
}
