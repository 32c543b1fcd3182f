/** The database under a service of contract tests, with a door past row-level security. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../../src/stores/database.ts';
import { EmbeddedDatabase } from '../../src/stores/embedded-database.ts';
import { createTestDatabase } from '../support/test-database.ts';

export interface ContractDatabase {
  /** The settings that have the service use it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Empty where no other service can use it. */
  readonly url: string;
  /** Runs a statement as the owner, past row-level security; `database`: as the service opened it. */
  query<Row extends pg.QueryResultRow>(database: Database, text: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** Makes PostgreSQL's, or with `TEST_EMBEDDED=on` the embedded one in a folder of its own, the edition of who sets nothing. */
export function createContractDatabase(): Promise<ContractDatabase> {
  return process.env.TEST_EMBEDDED === 'on' ? embedded() : onPostgres();
}

async function onPostgres(): Promise<ContractDatabase> {
  const { url, drop } = await createTestDatabase();
  const owner = new pg.Pool({ connectionString: url, max: 2, application_name: 'contract-owner' });
  owner.on('error', () => undefined);
  return {
    settings: { DATABASE_URL: url },
    url,
    query: async <Row extends pg.QueryResultRow>(_: Database, text: string, values: unknown[] = []) =>
      (await owner.query<Row>(text, values)).rows,
    drop: async () => {
      await owner.end();
      await drop();
    },
  };
}

async function embedded(): Promise<ContractDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'hipocampo-contract-'));
  return {
    settings: { DATA_DIR: folder },
    url: '',
    query: async <Row extends pg.QueryResultRow>(database: Database, text: string, values: unknown[] = []) => {
      if (!(database instanceof EmbeddedDatabase)) throw new Error('TEST_EMBEDDED goes without TEST_ENCRYPTION');
      return (await database.asOwner((owner) => owner.query<Row>(text, values))).rows;
    },
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}
