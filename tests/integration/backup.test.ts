import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { backup, restore } from '../../src/backup-commands.ts';
import { type Config, loadConfig } from '../../src/config.ts';
import { doctor } from '../../src/index-commands.ts';
import { dumpDatabase } from '../../src/stores/database-dump.ts';
import { COLUMNS_OF_ONE_DATABASE } from '../../src/stores/database-load.ts';
import { migrateAs, type Owner } from '../../src/stores/migrate.ts';
import { readTables } from '../../src/stores/table-catalogue.ts';
import { TurnStore } from '../../src/stores/turn-store.ts';
import { createLogger } from '../../src/telemetry/logger.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import type { Progress } from '../../src/telemetry/progress.ts';
import { asOwner } from '../../src/wiring/as-owner.ts';
import { createService } from '../../src/wiring/create-service.ts';
import { openDatabase } from '../../src/wiring/open-database.ts';
import { createEmbeddedFolder } from '../support/embedded-folder.ts';

const logger = createLogger('silent');
let folder: string;
let made = 0;
const newPath = (): string => join(folder, String(made++));
const quiet = () => undefined;

/** The account that the README makes: the owner of its database, may make roles, is no superuser, and is bound by row-level security. */
const role = `hipocampo_test_${randomBytes(6).toString('hex')}`;
const databases: string[] = [];

async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await work(admin).finally(() => admin.end());
}
async function newPostgres(): Promise<Config> {
  const name = `${inject('testRun')}_${randomBytes(4).toString('hex')}`;
  await asAdmin((admin) => admin.query(`CREATE DATABASE "${name}" OWNER "${role}" TEMPLATE template0 ENCODING 'UTF8'`));
  databases.push(name);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  url.username = role;
  url.password = 'secret';
  return loadConfig({ DATABASE_URL: url.href, DATA_DIR: newPath(), SEMANTIC_MEMORY_ENABLED: 'true' });
}
const embedded: string[] = [];
const newEmbedded = async (): Promise<Config> => {
  const path = await createEmbeddedFolder();
  embedded.push(path);
  return loadConfig({ DATA_DIR: path });
};

/** All that people said, odd texts among it, in two tenants: by the service itself where it is what the service writes, else as rows. */
async function fill(config: Config): Promise<void> {
  const database = await openDatabase(config, logger, null, true);
  const service = await createService({ config, logger, metrics: createMetrics(), database, isClosing: () => false });
  await service.addTenants();
  await service.keys.addTenant('other');
  const texts = [
    'Me llamo Ana y vivo en Sevilla',
    'comillas " \\ y \n saltos\t{"a":[1]} ñ 日本 🎉 \u2028',
    'x'.repeat(200_000),
  ];
  for (const [number, content] of texts.entries()) {
    const body = {
      user_id: 'ana',
      session_id: 's1',
      messages: [
        { role: 'user', content },
        { role: 'assistant', content: 'Encantado.' },
      ],
      extra_metadata: { places: [{ name: 'La "Venencia"' }], number: 1.5e300 },
    };
    const headers = { 'idempotency-key': `key-${number}` };
    const saved = await service.app.inject({ method: 'POST', url: '/v1/save-turn', headers, payload: body });
    expect(saved.statusCode, saved.body).toBe(201);
  }
  await service.keys.add(randomBytes(32), { tenant: 'other', userId: null, scope: 'write' }, 'backend');
  await service.close();
  await database.close();
  await asOwner(config, async (owner) => {
    await owner.execute(
      `SELECT set_config('hipocampo.tenant', 'other', false);
       INSERT INTO users (tenant_id, user_id) VALUES ('other', 'ana');
       INSERT INTO sessions (tenant_id, session_id, user_id, version, turn_count, message_count, token_count, text_bytes, language, plan_state, created_at, last_activity_at)
       VALUES ('other', 's1', 'ana', 7, 1, 1, 1, 1, 'es', '{"when": "infinity", "n": 12345678901234567890.5}', 'infinity', '2026-01-01 00:00:00.123456+00');
       SELECT set_config('hipocampo.tenant', 'default', false);
       INSERT INTO embedding_models (model, dimension, state) VALUES ('m', 2, 'serving');
       INSERT INTO memory_embeddings (tenant_id, memory_id, model, dimension, passages, vectors)
       SELECT tenant_id, memory_id, 'm', 2, 1, decode('0000803f00000000', 'hex') FROM memories WHERE tenant_id = 'default';`,
    );
  });
}

/** Every row of every table as it can be compared: without what is a database's own. */
async function contentOf(config: Config): Promise<Record<string, string[]>> {
  return asOwner(config, async (owner) => {
    const content: Record<string, string[]> = {};
    const { rows: tenants } = await owner.query('SELECT tenant_id FROM tenants', []);
    for (const { name } of await readTables(owner)) {
      const found = new Set<string>();
      for (const { tenant_id } of tenants as { tenant_id: string }[]) {
        await owner.query("SELECT set_config('hipocampo.tenant', $1, false)", [tenant_id]);
        const own = COLUMNS_OF_ONE_DATABASE.map((column) => `- '${column}'`).join(' ');
        const { rows } = await owner.query(`SELECT (to_jsonb(t) ${own})::text AS row FROM ${name} t`, []);
        for (const { row } of rows as { row: string }[]) found.add(row);
      }
      content[name] = [...found].sort();
    }
    return content;
  });
}

async function isWell(config: Config): Promise<boolean> {
  const database = await openDatabase(config, logger, null, true);
  try {
    return await doctor(config, database, quiet);
  } finally {
    await database.close();
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hipocampo-backup-'));
  await asAdmin((admin) => admin.query(`CREATE ROLE "${role}" LOGIN CREATEROLE PASSWORD 'secret'`));
});
afterAll(async () => {
  await asAdmin(async (admin) => {
    for (const name of databases) await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    await admin.query(`DROP ROLE "${role}"`);
  });
  for (const path of [folder, ...embedded]) await rm(path, { recursive: true, force: true });
});

const generation = (config: Config) =>
  asOwner(config, async (owner) => {
    await owner.execute("SELECT set_config('hipocampo.tenant', 'default', false)");
    const { rows } = await owner.query('SELECT generation::text AS n FROM sessions', []);
    return BigInt((rows as { n: string }[])[0]?.n ?? 0);
  });

describe('a backup of PostgreSQL, made by the user of the README', () => {
  let source: Config;
  let file: string;
  let content: Record<string, string[]>;

  beforeAll(async () => {
    source = await newPostgres();
    await fill(source);
    content = await contentOf(source);
    file = newPath();
    await backup(file, quiet, source);
  });

  it('holds every row of every table, of every tenant', async () => {
    expect(content.turns).toHaveLength(3);
    expect(content.users).toHaveLength(2);
    expect(content.facts?.length).toBeGreaterThan(0);
    const lines = gunzipSync(await readFile(file))
      .toString()
      .trim()
      .split('\n');
    expect(lines.filter((line) => line.startsWith('['))).toHaveLength(Object.values(content).flat().length);
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  it('is the same again in the embedded database, and doctor finds all well; both tell how far they are', async () => {
    const steps: unknown[][] = [];
    const progress: Progress = (work, run) => run((...step) => void steps.push([work, ...step]));
    const rows = Object.values(content).flat().length;
    await asOwner(source, (owner) => owner.execute('ANALYZE'));
    const again = newPath();
    await backup(again, quiet, source, progress);
    expect(new Set(steps.map(([work]) => work))).toEqual(new Set(['backing up (rows, of about so many)']));
    const [, done, total] = steps.splice(0).at(-1) ?? [];
    expect(done).toBe(rows);
    expect(total).toBeGreaterThanOrEqual(rows);
    expect(total).toBeLessThan(3 * rows); // statistics, with the bookkeeping of migrations among them

    const target = await newEmbedded();
    await restore(again, quiet, target, progress);
    const megabytes = Math.round((await stat(again)).size / 1_000_000);
    expect(steps.at(-1)).toEqual(['restoring', megabytes, megabytes, `restoring (MB of the file), ${rows} rows`]);
    expect(await contentOf(target)).toEqual(content);
    expect(await isWell(target)).toBe(true);
  });

  it('is of one instant, whatever is written meanwhile', async () => {
    await asOwner(source, async (owner) => {
      const parts = dumpDatabase(owner);
      await parts.next();
      const meanwhile = new pg.Client({ connectionString: source.databaseUrl });
      await meanwhile.connect();
      await meanwhile.query("SELECT set_config('hipocampo.tenant', 'default', false)");
      await meanwhile.query("INSERT INTO users (tenant_id, user_id) VALUES ('default', 'later')");
      let told = '';
      for await (const part of parts) told += JSON.stringify(part);
      expect(told).toContain('ana');
      expect(told).not.toContain('later');
      await meanwhile.query("DELETE FROM users WHERE tenant_id = 'default' AND user_id = 'later'");
      await meanwhile.end();
    });
  });

  it('is not written over another file, nor restored over another database', async () => {
    await expect(backup(file, quiet, source)).rejects.toThrow(`${file} is there already`);
    await expect(restore(file, quiet, source)).rejects.toThrow(/^the database is not empty \(\w+ has rows\)/);
    expect(await contentOf(source)).toEqual(content);
  });

  it('is refused whole where it is cut short, changed, newer or none, and then the same again in PostgreSQL', async () => {
    const target = await newPostgres();
    const bytes = await readFile(file);
    const text = gunzipSync(bytes).toString();
    const refused = async (content: Buffer | string): Promise<string> => {
      const damaged = newPath();
      await writeFile(damaged, content);
      return restore(damaged, quiet, target).then(
        () => 'restored',
        (error: Error) => `${error.name}: ${error.message.replace(damaged, 'FILE')}`,
      );
    };
    expect(await refused(bytes.subarray(0, bytes.length - 1_000))).toMatch(
      /^CannotStart: FILE is damaged or cut short/,
    );
    expect(await refused(gzipSync(text.replace('Sevilla', 'Seville')))).toMatch(
      /^CannotStart: FILE is damaged or cut short/,
    );
    expect(await refused(gzipSync(text.slice(0, text.lastIndexOf('{"end"'))))).toMatch(/^CannotStart: FILE is damaged/);
    expect(await refused(gzipSync(text.replace(/"migration":"[^"]*"/, '"migration":"9999_later"')))).toMatch(
      /^CannotStart: FILE has the schema 9999_later of a newer version/,
    );
    expect(await refused('no gzip')).toMatch(/^CannotStart: FILE is damaged or cut short, or no backup/);
    expect(await refused(gzipSync('{"a":1}\n'))).toBe('CannotStart: FILE is no backup of Hipocampo');
    // Nothing of it is there: the whole file still finds the database empty.
    await restore(file, quiet, target);
    expect(await contentOf(target)).toEqual(content);
    expect(await isWell(target)).toBe(true);
    // No session is back under the generation it had, whose cached contexts may be of turns that are lost.
    expect(await generation(target)).toBeGreaterThan(await generation(source));
  });
});

describe('a backup of the embedded database', () => {
  it('is the same again in PostgreSQL', async () => {
    const [source, target] = [await newEmbedded(), await newPostgres()];
    await fill(source);
    const content = await contentOf(source);
    const file = newPath();
    await backup(file, quiet, source);
    await restore(file, quiet, target);
    expect(await contentOf(target)).toEqual(content);
    expect(await isWell(target)).toBe(true);
  });
});

describe('a backup of a database that is encrypted', () => {
  it('has its keys with it but the master key, which is told, and cannot be read without that', async () => {
    const ENCRYPTION_KEY = 'c0de'.repeat(16);
    const [source, target] = [await newPostgres(), await newPostgres()];
    const secrets = loadConfig({ ENCRYPTION_KEY }).encryption;
    if (secrets === undefined) throw new Error('there is no key');
    const sealed = (config: Config): Config => ({ ...config, encryption: secrets });
    await fill(sealed(source));
    const file = newPath();
    let told = '';
    const print = (text: string) => {
      told += text;
    };
    await backup(file, print, source);
    expect(told).toContain("wrapped by ENCRYPTION_KEY, which is not: keep today's");
    const text = gunzipSync(await readFile(file)).toString();
    expect(text).not.toContain('Sevilla');
    expect(text).not.toContain(ENCRYPTION_KEY);
    told = '';
    await restore(file, print, target);
    expect(told).toMatch(/erased since are there again.*\n.*start with the ENCRYPTION_KEY of that time/);
    await expect(openDatabase(target, logger, null, true)).rejects.toMatchObject({ name: 'CannotStart' });
    const database = await openDatabase(sealed(target), logger, null, true);
    const turns = await new TurnStore({ database }).list('default', 's1', 1, 10, 10);
    expect(turns.map(({ messages }) => messages).join()).toContain('Sevilla');
    await database.close();
  });
});

describe('a backup of an older schema', () => {
  it('is restored under its own schema, and brought to that of this version', async () => {
    const [source, target] = [await newPostgres(), await newPostgres()];
    const user = randomUUID();
    await asOwner(source, async (owner) => {
      await migrateAs(owner, { through: '0005_session_end' });
      await owner.execute(`SELECT set_config('hipocampo.tenant', 'default', false)`);
      await owner.execute(`INSERT INTO users (tenant_id, user_id) VALUES ('default', '${user}')`);
    });
    const file = newPath();
    await backup(file, quiet, source);
    expect(gunzipSync(await readFile(file)).toString()).toContain('"migration":"0005_session_end"');
    await restore(file, quiet, target);
    const columns = await asOwner(target, async (owner) =>
      (await readTables(owner)).flatMap(({ columns: own }) => own),
    );
    expect(columns.map(({ name }) => name)).toContain('generation');
    expect((await contentOf(target)).users?.join()).toContain(user);
  });
});

describe('what belongs to one database alone', () => {
  it('is named where a restore gives it new values: every column that is filled with a transaction', async () => {
    const config = await newPostgres();
    const found = await asOwner(config, async (owner: Owner) => {
      await migrateAs(owner);
      const { rows } = await owner.query(
        `SELECT DISTINCT attname AS name FROM pg_attrdef JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum
         WHERE pg_get_expr(adbin, adrelid) LIKE '%xact_id%'`,
        [],
      );
      return (rows as { name: string }[]).map(({ name }) => name);
    });
    expect(found).toContain('changed_in');
    expect(COLUMNS_OF_ONE_DATABASE).toEqual(expect.arrayContaining(found));
  });
});
