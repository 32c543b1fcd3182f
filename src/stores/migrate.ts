/**
 * Brings a database to the schema of this version: plain SQL files of `migrations/`, forward only, in one transaction.
 *
 * drizzle's `migrate()` takes no lock, so that processes that start together would all run the same files. Here it runs
 * under a session-level advisory lock on a connection of its own, released only after the commit: the first one
 * migrates, the others wait and then find nothing to do.
 */
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { migrate } from 'drizzle-orm/pg-proxy/migrator';
import pg from 'pg';
import { bootFailure } from './data-folder.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';
import { refusalOf } from './postgres-refusal.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
/** The advisory lock that is held by whoever changes the schema. */
export const LOCK = 0x6869706f; // 'hipo': one number for all processes on one database
/** The longest wait for another process's migration: a boot that waits longer fails loudly instead of hanging. */
const LOCK_TIMEOUT_MS = 300_000;

/** The owner's connection to the database that is migrated. */
interface Owner {
  /** Runs one statement with parameters. */
  query(text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }>;
  /** Runs any number of statements, without parameters. */
  execute(text: string): Promise<unknown>;
}

/** Migrates through an owner's connection that nobody else uses meanwhile. */
async function migrateAs(owner: Owner): Promise<void> {
  const db = drizzle(async (text, values) => owner.query(text, values));
  await migrate(
    db,
    async (statements) => {
      if (statements.length === 0) return;
      await owner.execute('BEGIN');
      try {
        for (const statement of statements) await owner.execute(statement);
        await owner.execute('COMMIT');
      } catch (error) {
        await owner.execute('ROLLBACK');
        throw error;
      }
    },
    { migrationsFolder: MIGRATIONS },
  );
}

/** Migrates the embedded database, whose folder is locked: nobody else can. */
export async function migrateEmbedded(database: EmbeddedDatabase): Promise<void> {
  try {
    await database.asOwner(migrateAs);
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

/** Migrates a PostgreSQL. Safe when any number of processes call it at once. */
export async function migratePostgres(options: { connectionString: string }): Promise<void> {
  const client = await connectOwner(options.connectionString, 'hipocampo-migrate');
  try {
    await client.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}; SET client_min_messages = warning`);
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await migrateAs({
      query: (text, values) => client.query(text, values as unknown[]),
      execute: (text) => client.query(text),
    });
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  } catch (error) {
    throw refusalOf(error, options.connectionString);
  } finally {
    await client.end();
  }
}
