/**
 * The door to SQL: the one interface behind which PostgreSQL through `pg` (`PostgresDatabase`) and the embedded
 * PGlite (`EmbeddedDatabase`) stand. Both pass `tests/integration/database.spec.ts`.
 *
 * Isolation: every call names its tenant, and the door makes it the connection's `hipocampo.tenant` setting before the
 * statement runs, so that the row-level security policies see it. `NO_TENANT` sees no tenant's rows.
 */

import type { Opener, SealedParts } from './sealing/sealed-parts.ts';
import type { UserKey } from './sealing/user-key.ts';

/** A statement with a stable name: prepared once per connection under that name, and timed under it in the metrics. */
export interface Statement {
  /** The statement's name, `snake_case`, at most 63 characters; a metric label, so never built from what callers send. */
  readonly name: string;
  readonly text: string;
  /** The parts of it that hold content, for a database that seals it; any other looks past them. */
  readonly sealed?: SealedParts;
}

/** The result of a statement: rows as objects (`bigint` as number, `timestamptz` as Date, `json`/`jsonb` parsed), and the number of rows touched. */
export interface Result<Row> {
  readonly rows: Row[];
  readonly rowCount: number;
  /** Opens what a statement leaves to its store (`byHand`); absent where nothing in it is sealed. */
  readonly open?: Opener;
  /** Notes a value that the store could not open, and leaves out. */
  readonly unreadable?: (table: string, error: Error) => void;
}

/** A receiver of statements: the database itself (each statement commits alone) or a transaction. */
export interface Queryable {
  query<Row>(statement: Statement, values?: readonly unknown[]): Promise<Result<Row>>;
  /** Returns rows as arrays of driver values, for drizzle's proxy driver; not prepared under a name. */
  rows(text: string, values: readonly unknown[]): Promise<unknown[][]>;
}

/** A connection held for one transaction; never kept past the callback it was given to. */
export type Transaction = Queryable;

/** Load figures for the metrics. */
export interface DatabaseLoad {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/**
 * The setting `plan_cache_mode` of every connection: a statement is planned once, for any values. Left to itself PostgreSQL
 * plans the hot read anew for each of its runs as soon as a table's statistics tell of one long session, for a `LIMIT` that
 * it does not know counts as a tenth of it; the planning takes six times as long as the reading.
 */
export const PLAN_CACHE_MODE = 'force_generic_plan';

/** The tenant of statements that belong to none: policies show it no rows of anyone. */
export const NO_TENANT = '';

/** The door to the keys of users. */
export interface Sealing {
  /** Returns a user's key, at once where it is held; what has none gets one where `makes` is true, else one that opens nothing. */
  keyOf(tenant: string, userId: string, makes: boolean): UserKey | Promise<UserKey>;
  /** Returns the key of an id; null where it is gone. */
  keyById(keyId: string): Promise<UserKey | null>;
}

export interface Database {
  readonly kind: 'postgres' | 'embedded';
  /** The keys that its content is sealed with, for what stands elsewhere; absent where nothing is sealed. */
  readonly sealing?: Sealing;
  /** Returns a receiver for statements of this tenant, each in its own implicit transaction and one round trip. */
  as(tenant: string): Queryable;
  /** Runs `work` in one transaction of this tenant: commits when it resolves, rolls back when it throws, rethrows. */
  transaction<T>(tenant: string, work: (tx: Transaction) => Promise<T>): Promise<T>;
  load(): DatabaseLoad;
  /** Resolves when a trivial statement was answered; throws `DependencyUnavailable` otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
