import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { ContextCache } from '../../cache/context-cache.ts';
import { sessionScope, userScope } from '../../user-scope.ts';
import type { ContextEntry } from './context-entry.ts';
import { decodeEntry, encodeEntry } from './entry-codec.ts';
import { type EntryKey, openEntry, sealEntry } from './sealed-entry.ts';
import type { SessionVersion } from './session-history.ts';

const MEGABYTE = 1_000_000;
const LOOKED_AT_ONCE = 1_000; // entries, some 3 ms: a tier that is full holds tens of thousands
/** The bytes of an entry beside its texts, measured: what JavaScript takes for its fields, its turns, its digests and places. */
const ENTRY_BYTES = 1_500;
const TURN_BYTES = 350;
const PLACE_BYTES = 250;

/** The time that the entry of a session that is not there yet is shared: long enough for a model's first answer, and a cache asked full of them is soon empty. */
const UNSEEN_SECONDS = 60;

interface Deps {
  /** The cache that processes share; null where there is one process only. */
  readonly shared: ContextCache | null;
  /** Megabytes that the entries of this worker may take; 0 keeps none. */
  readonly workerMegabytes: number;
  readonly ttlSeconds: number;
  /** The keys that seal what the shared cache holds; absent where nothing is sealed. */
  readonly sealing?: EntryKeys | undefined;
}

/** The keys of users, by user and by id. */
interface EntryKeys {
  keyOf(tenant: string, userId: string, makes: boolean): EntryKey | Promise<EntryKey>;
  keyById(keyId: string): Promise<EntryKey | null>;
}

/** An entry out of a cache, and whether all caches could be asked. */
interface Found {
  readonly entry: ContextEntry | null;
  readonly available: boolean;
}

/**
 * The ready contexts of sessions, in two tiers: decoded in the memory of this worker, encoded in the cache that all share.
 *
 * Neither is believed: whoever takes an entry compares its generation and version with those that PostgreSQL has now. In
 * both tiers an older entry never replaces a newer one. What the shared tier holds may be sealed, what this worker holds not.
 */
export class EntryCache {
  readonly #shared: ContextCache | null;
  readonly #entries: LRUCache<string, ContextEntry> | null;
  readonly #sealing: EntryKeys | undefined;

  constructor({ shared, workerMegabytes, ttlSeconds, sealing }: Deps) {
    this.#shared = shared;
    this.#sealing = sealing;
    this.#entries =
      workerMegabytes === 0
        ? null
        : new LRUCache({
            maxSize: workerMegabytes * MEGABYTE,
            sizeCalculation: sizeOf,
            ttl: ttlSeconds * 1_000,
            ttlResolution: 0, // the time is looked at at each use: it would set a timer each millisecond instead
          });
  }

  /** The bytes that the entries of this worker take. */
  get workerBytes(): number {
    return this.#entries?.calculatedSize ?? 0;
  }

  /** Returns the entry that this worker holds; no other cache is asked. */
  ofWorker(tenant: string, sessionId: string): ContextEntry | null {
    return this.#entries?.get(keyOf(tenant, sessionId)) ?? null;
  }

  /** Returns the entry that the processes share. */
  async ofAll(tenant: string, sessionId: string): Promise<Found> {
    if (this.#shared === null) return { entry: null, available: true };
    const key = keyOf(tenant, sessionId);
    const { value, available } = await this.#shared.get(tenant, sessionId);
    const encoded =
      value === null || this.#sealing === undefined
        ? value
        : await openEntry(value, key, (keyId) => (this.#sealing as EntryKeys).keyById(keyId));
    return { entry: encoded === null ? null : decodeEntry(encoded, key), available };
  }

  /** Returns the entry that a build left of a session that was not there: the shared one, this worker's where nothing is shared. */
  async ofUnseen(tenant: string, sessionId: string): Promise<ContextEntry | null> {
    return this.#shared === null ? this.ofWorker(tenant, sessionId) : (await this.ofAll(tenant, sessionId)).entry;
  }

  /** Keeps an entry in both tiers, where no newer one is; false when the shared one could not be told. */
  async set(tenant: string, sessionId: string, entry: ContextEntry): Promise<boolean> {
    const key = keyOf(tenant, sessionId);
    this.keepInWorker(tenant, sessionId, entry);
    const mostSeconds = entry.head.version === 0 ? UNSEEN_SECONDS : undefined;
    if (this.#shared === null) return true;
    const encoded = encodeEntry(entry, key);
    const userKey = await this.#sealing?.keyOf(tenant, entry.head.userId, true);
    const value = userKey === undefined ? encoded : sealEntry(encoded, entry.head, key, userKey);
    return this.#shared.set(tenant, sessionId, value, entry.head, mostSeconds);
  }

  /** Keeps an entry that the shared tier has already. */
  keepInWorker(tenant: string, sessionId: string, entry: ContextEntry): void {
    const key = keyOf(tenant, sessionId);
    const held = this.#entries?.peek(key);
    if (held === undefined || !isNewer(held.head, entry.head)) this.#entries?.set(key, entry);
  }

  /** Drops the entries of sessions and returns how many there were, as far as one of the tiers knew. */
  async delete(tenant: string, sessionIds: readonly string[]): Promise<number> {
    const held = sessionIds.filter((sessionId) => this.#entries?.delete(keyOf(tenant, sessionId))).length;
    return Math.max(held, (await this.#shared?.delete(tenant, sessionIds)) ?? 0);
  }

  /** Drops what this worker holds of users and sessions, by their scopes: those that were erased elsewhere would stay in its memory until their time is over. */
  async forgetErased(scopes: ReadonlySet<string>): Promise<void> {
    const entries = this.#entries;
    if (entries === null) return;
    entries.purgeStale(); // those whose time is over are still in memory, and not among the keys
    const keys = [...entries.keys()];
    for (let from = 0; from < keys.length; from += LOOKED_AT_ONCE) {
      for (const key of keys.slice(from, from + LOOKED_AT_ONCE)) {
        const entry = entries.peek(key);
        if (entry === undefined) continue;
        const [tenant, sessionId] = ownersOf(key);
        if (scopes.has(userScope(tenant, entry.head.userId)) || scopes.has(sessionScope(tenant, sessionId)))
          entries.delete(key);
      }
      await turnOfTheLoop();
    }
  }

  /** True when the shared tier answered when it was asked last. */
  get isUp(): boolean {
    return this.#shared === null || this.#shared.status() === 'up';
  }
}

function keyOf(tenant: string, sessionId: string): string {
  return `${tenant} ${sessionId}`;
}

function ownersOf(key: string): [tenant: string, sessionId: string] {
  const end = key.indexOf(' ');
  return [key.slice(0, end), key.slice(end + 1)];
}

/** True when one state of a session came after another. */
export function isNewer(one: SessionVersion, other: SessionVersion): boolean {
  return one.generation === other.generation ? one.version > other.version : one.generation > other.generation;
}

function sizeOf({ block, turns, digests, places }: ContextEntry): number {
  return ENTRY_BYTES + block.length + (turns.length + digests.length) * TURN_BYTES + places.length * PLACE_BYTES;
}
