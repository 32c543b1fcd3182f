import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import journal from '../../migrations/meta/_journal.json' with { type: 'json' };
import { ConstraintViolated } from '../../src/errors.ts';
import { NO_TENANT } from '../../src/stores/database.ts';
import { appliedMigrations, connectOwner, migrateAs, migratePostgres, type Owner } from '../../src/stores/migrate.ts';
import { PostgresDatabase } from '../../src/stores/postgres-database.ts';
import * as schema from '../../src/stores/schema.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const TABLES = Object.values(schema) as PgTable[];
/** Each with a text column that a statement could try to change. */
const NAMED_BY: Readonly<Record<string, string>> = {
  users: 'user_id',
  sessions: 'user_id',
  turns: 'user_id',
  memories: 'user_id',
  memory_embeddings: 'model',
  memory_tombstones: 'user_id',
  jobs: 'user_id',
  session_distillations: 'session_id',
  distillations: 'memories',
  facts: 'key',
  fact_terms: 'term',
  fact_forgettings: 'slot',
  fact_readings: 'facts',
  session_ends: 'session_id',
  snapshots: 'slug',
  tool_results: 'tool',
  session_usage: 'session_id',
  segment_summaries: 'content',
  daily_log: 'text',
  journal_readings: 'session_id',
  memory_files: 'layout',
  memory_file_versions: 'content',
  search_users: 'user_id',
  search_runs: 'user_id',
  search_blocks: 'user_id',
  search_terms: 'user_id',
  session_entities: 'name',
  events: 'type',
  webhooks: 'url',
  webhook_deliveries: 'error',
};
const TENANT_TABLES = Object.keys(NAMED_BY);

async function ask<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** A database without anything in it, as a new installation has. */
async function emptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('postgresUrl');
  const name = `${inject('testRun')}_empty_${Math.random().toString(36).slice(2, 8)}`;
  await ask(server, `CREATE DATABASE "${name}" TEMPLATE template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await ask(server, `DROP DATABASE "${name}" WITH (FORCE)`);
    },
  };
}

const describeSchema = async (url: string): Promise<string> =>
  JSON.stringify([
    await ask(
      url,
      "SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2",
    ),
    await ask(url, "SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1, 2"),
    await ask(
      url,
      "SELECT conrelid::regclass::text AS t, conname, pg_get_constraintdef(oid) AS def FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2",
    ),
    await ask(url, 'SELECT tablename, policyname, roles, qual, with_check FROM pg_policies ORDER BY 1, 2'),
    await ask(
      url,
      "SELECT relname, relrowsecurity, relforcerowsecurity, relacl::text, reloptions FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1",
    ),
    await ask(url, 'SELECT id, hash, created_at FROM drizzle.__drizzle_migrations ORDER BY 1'),
    await ask(url, 'SELECT tenant_id FROM tenants ORDER BY 1'),
  ]);

const tagsBefore = (tag: string): string[] =>
  journal.entries
    .slice(
      0,
      journal.entries.findIndex((entry) => entry.tag === tag),
    )
    .map((entry) => entry.tag);

async function asOwner<T>(url: string, work: (owner: Owner) => Promise<T>): Promise<T> {
  const client = await connectOwner(url, 'hipocampo-test');
  try {
    return await work({
      query: (text, values) => client.query(text, values as unknown[]),
      execute: (text) => client.query(text),
    });
  } finally {
    await client.end();
  }
}
const applied = (url: string): Promise<string[]> => asOwner(url, appliedMigrations);
const migrateThrough = (url: string, through: string): Promise<void> =>
  asOwner(url, (owner) => migrateAs(owner, { through }));

describe('migratePostgres', () => {
  it('brings an empty database to the schema that the code believes in', async () => {
    const database = await emptyDatabase();
    try {
      await migratePostgres({ connectionString: database.url });
      const columns = await ask<{
        table_name: string;
        column_name: string;
        data_type: string;
        nullable: boolean;
        has_default: boolean;
      }>(
        database.url,
        `SELECT c.relname AS table_name, attname AS column_name, format_type(atttypid, atttypmod) AS data_type, NOT attnotnull AS nullable,
                atthasdef AS has_default
           FROM pg_attribute a JOIN pg_class c ON c.oid = attrelid
          WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped`,
      );
      const stands = columns
        .map((column) =>
          [column.table_name, column.column_name, column.data_type, column.nullable, column.has_default].join(' '),
        )
        .sort();
      const believed = TABLES.flatMap((table) =>
        Object.values(getTableColumns(table)).map((column) =>
          [
            getTableName(table),
            column.name,
            column.getSQLType(),
            !column.notNull && !column.primary,
            column.hasDefault,
          ].join(' '),
        ),
      ).sort();
      expect(stands).toEqual(believed);

      const keys = await ask<{ t: string; columns: string[] }>(
        database.url,
        `SELECT conrelid::regclass::text AS t, array_agg(attname::text ORDER BY position) AS columns
           FROM pg_constraint, unnest(conkey) WITH ORDINALITY AS k (number, position)
           JOIN pg_attribute ON attnum = number
          WHERE contype = 'p' AND connamespace = 'public'::regnamespace AND attrelid = conrelid GROUP BY 1`,
      );
      const primary = (table: PgTable) => {
        const { columns, primaryKeys } = getTableConfig(table);
        return (
          primaryKeys[0]?.columns.map((column) => column.name) ??
          columns.filter((column) => column.primary).map((column) => column.name)
        );
      };
      expect(Object.fromEntries(keys.map((key) => [key.t, key.columns]))).toEqual(
        Object.fromEntries(TABLES.map((table) => [getTableName(table), primary(table)])),
      );
    } finally {
      await database.drop();
    }
  });

  it('lets eight processes start at once on an empty database: one migrates, the others find it done', async () => {
    const database = await emptyDatabase();
    try {
      await Promise.all(Array.from({ length: 8 }, () => migratePostgres({ connectionString: database.url })));
      expect(await ask(database.url, 'SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations')).toEqual([
        { n: journal.entries.length },
      ]);
      const left = await ask(
        database.url,
        "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
      );
      expect(left).toEqual([]);
    } finally {
      await database.drop();
    }
  });

  it('changes nothing when it runs again, over data', async () => {
    const database = await createTestDatabase();
    try {
      await ask(database.url, "INSERT INTO users (tenant_id, user_id) VALUES ('default', 'kept')");
      const before = await describeSchema(database.url);
      await migratePostgres({ connectionString: database.url });
      await migratePostgres({ connectionString: database.url });
      expect(await describeSchema(database.url)).toBe(before);
      expect(await ask(database.url, 'SELECT user_id FROM users')).toEqual([{ user_id: 'kept' }]);
    } finally {
      await database.drop();
    }
  });

  it('leaves an empty database empty when a statement of it fails, and succeeds once the fault is gone', async () => {
    const database = await emptyDatabase();
    try {
      await ask(database.url, 'CREATE TABLE turns (in_the_way int)');
      await expect(migratePostgres({ connectionString: database.url })).rejects.toThrow();
      expect(await ask(database.url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).toEqual([
        { tablename: 'turns' },
      ]);
      await ask(database.url, 'DROP TABLE turns');
      await migratePostgres({ connectionString: database.url });
      expect(await ask(database.url, 'SELECT tenant_id FROM tenants')).toEqual([{ tenant_id: 'default' }]);
    } finally {
      await database.drop();
    }
  });

  it('keeps the migrations before the one that fails, and goes on from there', async () => {
    const database = await emptyDatabase();
    try {
      await ask(database.url, 'CREATE TABLE search_users (in_the_way int)');
      await expect(migratePostgres({ connectionString: database.url })).rejects.toThrow();
      expect(await applied(database.url)).toEqual(tagsBefore('0012_search'));
      await ask(database.url, 'DROP TABLE search_users');
      await migratePostgres({ connectionString: database.url });
      expect(await applied(database.url)).toEqual(journal.entries.map(({ tag }) => tag));
    } finally {
      await database.drop();
    }
  });

  it('steps aside while somebody holds a table, so that others read it, and goes on afterwards', async () => {
    const database = await emptyDatabase();
    const holder = new pg.Client({ connectionString: database.url });
    holder.on('error', () => undefined);
    try {
      await migrateThrough(database.url, '0012_search');
      await holder.connect();
      await holder.query('BEGIN; SELECT FROM turns');
      let done = false;
      const migrating = migratePostgres({ connectionString: database.url }).finally(() => {
        done = true;
      });
      const waits =
        "SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND application_name = 'hipocampo-migrate'";
      for (const _ of [1, 2]) {
        await expect.poll(() => ask(database.url, waits)).toHaveLength(1);
        // Behind the waiting migration at first, and let through when that steps aside: not when the holder ends.
        await ask(database.url, 'SELECT FROM turns');
      }
      expect(done).toBe(false);
      await holder.query('COMMIT');
      await migrating;
      expect(await applied(database.url)).toEqual(journal.entries.map(({ tag }) => tag));
    } finally {
      await holder.end();
      await database.drop();
    }
  });

  it('leaves those alive who read a session and then its turns meanwhile: it waits for both in their order', async () => {
    const database = await emptyDatabase();
    const holder = new pg.Client({ connectionString: database.url });
    const reader = new pg.Client({ connectionString: database.url, application_name: 'hipocampo-test-reader' });
    for (const client of [holder, reader]) client.on('error', () => undefined);
    try {
      await migrateThrough(database.url, '0024_semantic_continuity');
      await holder.connect();
      await reader.connect();
      await holder.query('BEGIN; SELECT FROM turns');
      const migrating = migratePostgres({ connectionString: database.url });
      const waiting = (name: string) =>
        ask(
          database.url,
          `SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND application_name = '${name}'`,
        );
      await expect.poll(() => waiting('hipocampo-migrate')).toHaveLength(1);
      const read = reader.query('SELECT FROM sessions s JOIN turns t USING (tenant_id, session_id)');
      await expect.poll(() => waiting('hipocampo-test-reader')).toHaveLength(1);
      await holder.query('COMMIT');
      await Promise.all([read, migrating]);
      expect(await applied(database.url)).toEqual(journal.entries.map(({ tag }) => tag));
    } finally {
      await holder.end();
      await reader.end();
      await database.drop();
    }
  });

  it('works for an owner that is no superuser, when the role of the service is there already', async () => {
    const server = inject('postgresUrl');
    const owner = `hipocampo_test_owner_${Math.random().toString(36).slice(2, 8)}`;
    const database = await emptyDatabase();
    try {
      await ask(server, `CREATE ROLE ${owner} LOGIN PASSWORD 'x' CREATEROLE`);
      await ask(
        server,
        `DO $$ BEGIN IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hipocampo_app') THEN GRANT hipocampo_app TO ${owner}; END IF; END $$`,
      );
      await ask(
        database.url,
        `ALTER SCHEMA public OWNER TO ${owner}; GRANT CREATE, CONNECT ON DATABASE "${new URL(database.url).pathname.slice(1)}" TO ${owner}`,
      );
      const url = new URL(database.url);
      url.username = owner;
      url.password = 'x';
      await migratePostgres({ connectionString: url.href });
      // FORCE: row-level security binds the owner of the tables as well.
      await ask(
        url.href,
        `SET hipocampo.tenant = 'default'; INSERT INTO users (tenant_id, user_id) VALUES ('default', 'u1')`,
      );
      expect(await ask(url.href, 'SELECT * FROM users')).toEqual([]);
      await expect(ask(url.href, "INSERT INTO users (tenant_id, user_id) VALUES ('default', 'u2')")).rejects.toThrow(
        /row-level security/,
      );
      // A tenant goes with all that it has, none of which its owner sees.
      await ask(
        database.url,
        `INSERT INTO sessions VALUES ('default', 's', 'u1', 1, 1, 1, 1, 1, 'es', '{}', now(), now());
         INSERT INTO turns (tenant_id, session_id, turn_number, turn_id, user_id, version, messages, digest, message_count, token_count, tokens_before, text_bytes, language, created_at, stored_at, digest_tokens)
         VALUES ('default', 's', 1, gen_random_uuid(), 'u1', 1, '[]', '', 0, 0, 0, 0, 'es', now(), now(), 0)`,
      );
      await ask(url.href, "DELETE FROM tenants WHERE tenant_id = 'default'");
      expect(await ask(database.url, 'SELECT FROM turns')).toEqual([]);
    } finally {
      await database.drop();
      await ask(server, `DROP ROLE IF EXISTS ${owner}`).catch(() => undefined);
    }
  });
});

describe('row-level security', () => {
  let testDatabase: TestDatabase;
  let database: PostgresDatabase;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = new PostgresDatabase({
      connectionString: testDatabase.url,
      poolSize: 2,
      statementTimeoutMs: 120_000,
      maxWaiting: 100,
    });
    for (const tenant of ['a', 'b']) {
      await ask(testDatabase.url, 'INSERT INTO tenants (tenant_id) VALUES ($1)', [tenant]);
      await ask(testDatabase.url, "INSERT INTO users (tenant_id, user_id) VALUES ($1, 'u')", [tenant]);
      await ask(
        testDatabase.url,
        "INSERT INTO sessions VALUES ($1, 's', 'u', 1, 1, 1, 1, 1, 'es', '{}', now(), now())",
        [tenant],
      );
      await ask(
        testDatabase.url,
        `INSERT INTO turns (tenant_id, session_id, turn_number, turn_id, user_id, version, messages, digest, message_count, token_count, tokens_before, text_bytes, language, created_at, stored_at, digest_tokens)
         VALUES ($1, 's', 1, gen_random_uuid(), 'u', 1, '[]', '', 0, 0, 0, 0, 'es', now(), now(), 0)`,
        [tenant],
      );
      await ask(
        testDatabase.url,
        `WITH memory AS (
           INSERT INTO memories (tenant_id, memory_id, user_id, type, lines, terms, language, created_at, stored_at)
           VALUES ($1, gen_random_uuid(), 'u', 'fact', '[]', '{}', 'es', now(), now()) RETURNING memory_id
         ), embedding AS (
           INSERT INTO memory_embeddings (tenant_id, memory_id, model, dimension, passages, vectors)
           SELECT $1, memory_id, 'm', 1, 1, '\\x00000000' FROM memory
         ), tombstone AS (
           INSERT INTO memory_tombstones VALUES ($1, 'u', gen_random_uuid(), 1, now())
         ), noted AS (
           INSERT INTO session_distillations (tenant_id, session_id, through_turn) VALUES ($1, 's', 1)
         ), told AS (
           INSERT INTO distillations (tenant_id, session_id, from_turn, to_turn) VALUES ($1, 's', 1, 1)
         ), read AS (
           INSERT INTO fact_readings (tenant_id, session_id, from_turn, to_turn) VALUES ($1, 's', 1, 1)
         ), ended AS (
           INSERT INTO session_ends VALUES ($1, 's', 1, gen_random_uuid())
         ), kept AS (
           INSERT INTO snapshots VALUES ($1, 'u', sha256('x'), 'x', 's', 'es', '[]', 0, 1, now())
         ), answered AS (
           INSERT INTO tool_results VALUES ($1, 'u', 'search', sha256('{}'), '[]', now(), now())
         ), used AS (
           INSERT INTO session_usage VALUES ($1, 's', 1, 1, 1, 1)
         ), written_down AS (
           INSERT INTO daily_log VALUES ($1, gen_random_uuid(), 'u', 'session', 'x', 'es', 's', 1, now())
         ), read_for_lines AS (
           INSERT INTO journal_readings VALUES ($1, 's', 1)
         ), summed_up AS (
           INSERT INTO segment_summaries VALUES ($1, 's', 1, 3, 'u', '{}')
         ), laid_out AS (
           INSERT INTO memory_files VALUES ($1, 'u', '{}', now())
         ), handed_out AS (
           INSERT INTO memory_file_versions VALUES ($1, 'u', 'x', '{}', now())
         ), known AS (
           INSERT INTO facts (tenant_id, fact_id, user_id, slot, key, value, identity, single, domain, confidence, source, language, standing,
                              state, created_at, updated_at, last_confirmed_at)
           VALUES ($1, gen_random_uuid(), 'u', 'name', 'name', 'is called Juan', sha256('juan'), true, 'personal', 'high', 'explicit', 'en', true,
                   'active', now(), now(), now())
           RETURNING fact_id
         ), spoken AS (
           INSERT INTO fact_terms (tenant_id, fact_id, term, user_id, said_at) SELECT $1, fact_id, 'juan', 'u', now() FROM known
         ), noted_down AS (
           INSERT INTO fact_history (tenant_id, fact_id, user_id, event, reason, state_after, snapshot, at)
           SELECT $1, fact_id, 'u', 'added', 'said', 'active', '{}', now() FROM known
         ), searched AS (
           INSERT INTO search_users VALUES ($1, 'u', 1)
         ), run AS (
           INSERT INTO search_runs VALUES ($1, 'u', 0, 's', 1, 1)
         ), block AS (
           INSERT INTO search_blocks VALUES ($1, 'u', 0, now(), now())
         ), word AS (
           INSERT INTO search_terms VALUES ($1, 'u', 1, 0, '\\x0000')
         ), entity AS (
           INSERT INTO session_entities VALUES ($1, 's', 'files', 1, 1, 'u', 'main.py', 1, 1, 1, now())
         ), forgotten AS (
           INSERT INTO fact_forgettings VALUES ($1, 'u', 'name', '', gen_random_uuid(), now())
         ), happened AS (
           INSERT INTO events (tenant_id, type, user_id, session_id) VALUES ($1, 'session.expired', 'u', 's') RETURNING entry
         ), hook AS (
           INSERT INTO webhooks (tenant_id, url, secret, read_through) VALUES ($1, 'http://a/', 'x', 0) RETURNING webhook_id
         ), delivery AS (
           INSERT INTO webhook_deliveries (tenant_id, webhook_id, entry, attempts) SELECT $1, webhook_id, entry, 0 FROM hook, happened
         )
         INSERT INTO jobs (tenant_id, kind, user_id, memory_id) SELECT $1, 'embed', 'u', memory_id FROM memory`,
        [tenant],
      );
    }
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });
  let statements = 0;
  const as = (tenant: string, text: string, values: unknown[] = []) =>
    database.as(tenant).query<Record<string, unknown>>({ name: `test_rls_${++statements}`, text }, values);
  const owned = (table: string, tenant: string) =>
    ask<{ n: number; print: string }>(
      testDatabase.url,
      `SELECT count(*)::int AS n, md5(string_agg(t::text, '')) AS print FROM ${table} t WHERE tenant_id = $1`,
      [tenant],
    );

  it.each(TENANT_TABLES)('shows a tenant its own rows of %s, whatever the statement asks for', async (table) => {
    for (const where of [
      '',
      "WHERE tenant_id = 'b'",
      "WHERE tenant_id <> 'a'",
      'WHERE true OR tenant_id IS NULL',
      "WHERE tenant_id IN (SELECT tenant_id FROM tenants WHERE tenant_id = 'b')",
    ]) {
      const { rows } = await as('a', `SELECT tenant_id FROM ${table} ${where}`);
      expect(rows.filter((row) => row.tenant_id !== 'a')).toEqual([]);
    }
    expect((await as('a', `SELECT count(*) AS n FROM ${table}`)).rows).toEqual([{ n: 1 }]);
    const joined = await as(
      'a',
      `SELECT mine.tenant_id AS mine, theirs.tenant_id AS theirs FROM ${table} mine CROSS JOIN ${table} theirs`,
    );
    expect(joined.rows).toEqual([{ mine: 'a', theirs: 'a' }]);
  });

  it.each(TENANT_TABLES)(
    'changes and removes no row of another tenant in %s, nor moves its own over',
    async (table) => {
      const before = await owned(table, 'b');
      const named = NAMED_BY[table];
      expect((await as('a', `UPDATE ${table} SET ${named} = 'taken' WHERE tenant_id = 'b'`)).rowCount).toBe(0);
      expect((await as('a', `DELETE FROM ${table} WHERE tenant_id = 'b'`)).rowCount).toBe(0);
      await expect(as('a', `UPDATE ${table} SET tenant_id = 'b', ${named} = 'moved'`)).rejects.toThrow();
      await expect(as('a', `TRUNCATE ${table} CASCADE`)).rejects.toThrow(/permission denied/);
      expect(await owned(table, 'b')).toEqual(before);
    },
  );

  it('shows a tenant the history of its own facts, which nobody changes nor shortens', async () => {
    expect((await as('a', 'SELECT tenant_id FROM fact_history')).rows).toEqual([{ tenant_id: 'a' }]);
    expect((await as(NO_TENANT, 'SELECT tenant_id FROM fact_history')).rows).toEqual([]);
    await expect(as('a', "UPDATE fact_history SET reason = 'said'")).rejects.toThrow(/permission denied/);
    await expect(as('a', 'DELETE FROM fact_history')).rejects.toThrow(/permission denied/);
  });

  it('adds no row to another tenant', async () => {
    await expect(as('a', "INSERT INTO users (tenant_id, user_id) VALUES ('b', 'intruder')")).rejects.toThrow(
      /row-level security/,
    );
    await expect(
      as(
        'a',
        "INSERT INTO users (tenant_id, user_id) VALUES ('b', 'u') ON CONFLICT (tenant_id, user_id) DO UPDATE SET created_at = now()",
      ),
    ).rejects.toThrow(/row-level security/);
    await expect(
      as('a', "INSERT INTO sessions VALUES ('b', 'new', 'u', 1, 1, 1, 1, 1, 'es', '{}', now(), now())"),
    ).rejects.toThrow(/row-level security/);
    await expect(
      as(
        'a',
        "INSERT INTO turns (tenant_id, session_id, turn_number, turn_id, user_id, version, messages, digest, message_count, token_count, tokens_before, text_bytes, language, created_at, stored_at, digest_tokens) VALUES ('b', 's', 2, gen_random_uuid(), 'u', 1, '[]', '', 0, 0, 0, 0, 'es', now(), now(), 0)",
      ),
    ).rejects.toThrow(/row-level security/);
  });

  it('holds inside a transaction as well', async () => {
    const seen = await database.transaction('a', async (tx) => {
      await tx.query({ name: 'test_rls_tx', text: "UPDATE sessions SET language = 'en' WHERE tenant_id = 'b'" });
      return (
        await tx.query<{ tenant_id: string }>({
          name: 'test_rls_tx_read',
          text: 'SELECT DISTINCT tenant_id FROM sessions',
        })
      ).rows;
    });
    expect(seen).toEqual([{ tenant_id: 'a' }]);
  });

  it.each(TENANT_TABLES)(
    'shows nothing of %s without a tenant, or with one that is empty, unknown or clever',
    async (table) => {
      for (const tenant of [NO_TENANT, 'nobody', '%', "a' OR true --", 'A', 'a ']) {
        expect((await as(tenant, `SELECT tenant_id FROM ${table}`)).rows, tenant).toEqual([]);
      }
      const raw = new pg.Client({ connectionString: testDatabase.url });
      await raw.connect();
      try {
        await raw.query('SET ROLE hipocampo_app');
        expect((await raw.query(`SELECT * FROM ${table}`)).rows).toEqual([]);
        await expect(raw.query("INSERT INTO users (tenant_id, user_id) VALUES ('a', 'x')")).rejects.toThrow(
          /row-level security/,
        );
      } finally {
        await raw.end();
      }
    },
  );

  it('covers every table that has a tenant but the ones that are read before a tenant is known', async () => {
    const open = await ask<{ t: string }>(
      testDatabase.url,
      `SELECT c.relname AS t FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id'
        WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND NOT (c.relrowsecurity AND c.relforcerowsecurity) ORDER BY 1`,
    );
    expect(open.map((row) => row.t)).toEqual(['api_keys', 'tenants']);
  });

  it('leaves the service no way to change the schema, to delete keys or to become another role', async () => {
    await expect(as('a', 'CREATE TABLE mine (id int)')).rejects.toThrow(/permission denied/);
    await expect(as('a', 'ALTER TABLE turns DISABLE ROW LEVEL SECURITY')).rejects.toThrow(/must be owner/);
    await expect(as('a', 'DROP POLICY tenant ON turns')).rejects.toThrow(/must be owner/);
    await expect(as('a', 'DELETE FROM api_keys')).rejects.toThrow(/permission denied/);
  });

  it('keeps a session from pointing at a user of another tenant', async () => {
    await ask(testDatabase.url, "INSERT INTO users (tenant_id, user_id) VALUES ('b', 'only-b')");
    const refused = as(
      'a',
      "INSERT INTO sessions VALUES ('a', 's2', 'only-b', 1, 1, 1, 1, 1, 'es', '{}', now(), now())",
    );
    await expect(refused).rejects.toThrow(ConstraintViolated);
  });
});
