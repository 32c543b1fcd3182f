/**
 * Brings a database to the schema of this version: plain SQL files of `migrations/`, forward only, each in one transaction, so that what
 * one locks is free again before the next. Where one fails, those before it stand, and the next start goes on from there.
 *
 * drizzle's `migrate()` takes no lock, so that processes that start together would all run the same files. Here it runs
 * under a session-level advisory lock on a connection of its own, released only after the commit: the first one
 * migrates, the others wait and then find nothing to do.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { migrate } from 'drizzle-orm/pg-proxy/migrator';
import pg from 'pg';
import { bootFailure } from './data-folder.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';
import { refuseSharedSessions } from './own-session.ts';
import { refusalOf } from './postgres-refusal.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
/** The advisory lock that is held by whoever changes the schema. */
export const LOCK = 0x6869706f; // 'hipo': one number for all processes on one database
/** The longest wait for another process's migration: a boot that waits longer fails loudly instead of hanging. */
const LOCK_TIMEOUT_MS = 300_000;
/**
 * The longest wait for a table that others use. Whoever comes after a waiting migration waits behind it, so it steps aside and tries
 * again, for as long as another process's migration is waited for.
 */
const TABLE_TIMEOUT_MS = 2_000;
const PAUSE_MS = 1_000;
/** Errors of a migration that stepped aside: a lock that was not to be had in that time, or only by a deadlock. */
const STEPPED_ASIDE: readonly unknown[] = ['55P03', '40P01'];
/** The statement by which drizzle notes a migration: the last one of each. */
const NOTED = /^INSERT INTO "drizzle"\."__drizzle_migrations"/;

/** The owner's connection to the database that is migrated. */
export interface Owner {
  /** Runs one statement with parameters. */
  query(text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }>;
  /** Runs any number of statements, without parameters. */
  execute(text: string): Promise<unknown>;
}

/** Called before each step of a migration with how many are done, of how many. */
type OnStep = (done: number, total: number) => void;

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}

const journal = (): Journal => JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as Journal;

/** True for the name of a migration that this version has. */
export function isKnownMigration(tag: string): boolean {
  return journal().entries.some((entry) => entry.tag === tag);
}

/** Returns the names of the migrations that the database has, in their order; one that this version does not know by its time. */
export async function appliedMigrations(owner: Owner): Promise<string[]> {
  const { rows } = await owner.query("SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS made", []);
  if (!(rows[0] as { made: boolean }).made) return [];
  const applied = await owner.query(
    'SELECT created_at::text AS at FROM drizzle.__drizzle_migrations ORDER BY created_at',
    [],
  );
  const { entries } = journal();
  return (applied.rows as { at: string }[]).map(
    ({ at }) => entries.find(({ when }) => String(when) === at)?.tag ?? `unknown-${at}`,
  );
}

/** Runs `work` on the folder of migrations, or on one that ends with the migration `through`. */
async function withMigrations<T>(through: string | undefined, work: (folder: string) => Promise<T>): Promise<T> {
  if (through === undefined) return work(MIGRATIONS);
  const folder = mkdtempSync(join(tmpdir(), 'hipocampo-migrations-'));
  try {
    cpSync(MIGRATIONS, folder, { recursive: true });
    const { entries, ...rest } = journal();
    const last = entries.findIndex(({ tag }) => tag === through);
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...rest, entries: entries.slice(0, last + 1) }));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Migrates through an owner's connection that nobody else uses meanwhile; up to the migration `through` where that is given. */
export async function migrateAs(
  owner: Owner,
  { through, onStep }: { readonly through?: string; readonly onStep?: OnStep | undefined } = {},
): Promise<void> {
  await withMigrations(through, (folder) => migrateFrom(owner, folder, onStep));
}

async function migrateFrom(owner: Owner, migrationsFolder: string, onStep?: OnStep): Promise<void> {
  const db = drizzle(async (text, values) => owner.query(text, values));
  await migrate(
    db,
    async (statements) => {
      let open = false;
      try {
        for (const [done, statement] of statements.entries()) {
          onStep?.(done, statements.length);
          if (!open) await owner.execute('BEGIN');
          open = true;
          await owner.execute(statement);
          if (!NOTED.test(statement)) continue;
          await owner.execute('COMMIT');
          open = false;
        }
      } catch (error) {
        await owner.execute('ROLLBACK');
        throw error;
      }
      if (open) throw new Error('a migration was not noted by drizzle, so that it cannot be told when it ends');
    },
    { migrationsFolder },
  );
}

/** Migrates the embedded database, whose folder is locked: nobody else can. */
export async function migrateEmbedded(database: EmbeddedDatabase, onStep?: OnStep): Promise<void> {
  try {
    await database.asOwner((owner) => migrateAs(owner, { onStep }));
  } catch (error) {
    throw bootFailure(database.dataDir, error);
  }
}

/** Connects as the owner of a PostgreSQL's schema. Throws `CannotStart` where that PostgreSQL cannot be used. */
export async function connectOwner(connectionString: string, applicationName: string): Promise<pg.Client> {
  try {
    const client = new pg.Client({
      connectionString,
      application_name: applicationName,
      connectionTimeoutMillis: 5_000,
    });
    client.on('error', () => undefined); // a connection that breaks fails the statement that it was in, or the next one
    await client.connect();
    return client;
  } catch (error) {
    throw refusalOf(error, connectionString);
  }
}

async function checkSessions(client: pg.Client, connectionString: string): Promise<void> {
  const other = await connectOwner(connectionString, 'hipocampo-check');
  try {
    await refuseSharedSessions(client, other);
  } finally {
    await other.end();
  }
}

/** Migrates a PostgreSQL. Safe when any number of processes call it at once. */
export async function migratePostgres(options: { connectionString: string; onStep?: OnStep }): Promise<void> {
  const client = await connectOwner(options.connectionString, 'hipocampo-migrate');
  try {
    await checkSessions(client, options.connectionString);
    await client.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}; SET client_min_messages = warning`);
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(`SET lock_timeout = ${TABLE_TIMEOUT_MS}`);
    const owner: Owner = {
      query: (text, values) => client.query(text, values as unknown[]),
      execute: (text) => client.query(text),
    };
    for (const until = performance.now() + LOCK_TIMEOUT_MS; ; await sleep(PAUSE_MS)) {
      try {
        await migrateAs(owner, { onStep: options.onStep });
        break;
      } catch (error) {
        if (!STEPPED_ASIDE.includes((error as { code?: unknown }).code) || performance.now() > until) throw error;
      }
    }
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  } catch (error) {
    throw refusalOf(error, options.connectionString);
  } finally {
    await client.end();
  }
}
