/**
 * What each migration locks of tables that have rows, and for how long: on a database of its own with 200,000 turns, filled table by table
 * as the migrations make them, so that every migration meets full ones. `nice npx tsx tests/bench/migrations.ts [turns]`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { table } from './table.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
const TURNS = Number(process.argv[2] ?? 200_000);
const SESSION_TURNS = 20;
const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1/postgres';

/** Some words that do not compress to nothing, of about `characters`. */
const words = (seed: string, characters: number) =>
  `(SELECT string_agg(md5(${seed} || ':' || part), ' ') FROM generate_series(1, ${Math.ceil(characters / 33)}) AS part)`;
const user = (of: string) => `'u' || ${of} % ${Math.max(1, TURNS / 100)}`;

/** What fills the tables that a migration made, by its number. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  '0001': [
    `INSERT INTO users (tenant_id, user_id) SELECT 'default', 'u' || n FROM generate_series(0, ${TURNS / 100}) AS n`,
    `INSERT INTO sessions (tenant_id, session_id, user_id, version, turn_count, message_count, token_count, text_bytes, language, plan_state, created_at, last_activity_at)
     SELECT 'default', 's' || n, ${user('n')}, ${SESSION_TURNS}, ${SESSION_TURNS}, ${2 * SESSION_TURNS}, 4000, 16000, 'es', '{}', now(), now()
     FROM generate_series(0, ${TURNS / SESSION_TURNS - 1}) AS n`,
    `INSERT INTO turns (tenant_id, session_id, turn_number, turn_id, user_id, version, messages, digest, digest_tokens, message_count, token_count, tokens_before, text_bytes, language, created_at, stored_at)
     SELECT 'default', 's' || n / ${SESSION_TURNS}, 1 + n % ${SESSION_TURNS}, gen_random_uuid(), ${user(`(n / ${SESSION_TURNS})`)}, 1, ${words('n::text', 800)}, ${words('n::text', 90)}, 20, 2, 200, 0, 800, 'es', now(), now()
     FROM generate_series(0, ${TURNS - 1}) AS n`,
  ],
  '0002': [
    `INSERT INTO memories (tenant_id, memory_id, user_id, type, session_id, turn_number, lines, terms, token_count, language, created_at, stored_at, expires_at)
     SELECT tenant_id, turn_id, user_id, 'episodic', session_id, turn_number, messages, string_to_array(messages, ' '), 200, 'es', now(), now(), now() + interval '30 days' FROM turns`,
  ],
  '0004': [
    `INSERT INTO facts (tenant_id, fact_id, user_id, slot, key, value, identity, single, domain, confidence, source, language, standing, state, created_at, updated_at, last_confirmed_at, evidence)
     SELECT 'default', gen_random_uuid(), ${user('n')}, 's' || n, 'k' || n, md5(n::text), sha256(n::text::bytea), false, 'personal', 'high', 'auto', 'es', false, 'active', now(), now(), now(), ${words('n::text', 150)}
     FROM generate_series(1, ${TURNS / 4}) AS n`,
    `INSERT INTO fact_history (tenant_id, fact_id, user_id, event, reason, state_after, snapshot, at)
     SELECT tenant_id, fact_id, user_id, CASE n WHEN 1 THEN 'added' ELSE 'confirmed' END, 'said', 'active', evidence || evidence, now() FROM facts, generate_series(1, 4) AS n`,
  ],
};

const STRENGTH = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock'];
/** What somebody else can no longer do to a table, by the lock on it. */
const BLOCKS = ['writes', 'writes', 'writes', 'reads and writes'];

const url = new URL(SERVER);
url.pathname = '/hipocampo_bench_migrations';
const server = new pg.Client({ connectionString: SERVER });
await server.connect();
await server.query('DROP DATABASE IF EXISTS hipocampo_bench_migrations');
await server.query('CREATE DATABASE hipocampo_bench_migrations');
const owner = new pg.Client({ connectionString: url.href });
try {
  await owner.connect();
  await owner.query('SET synchronous_commit = off; SET client_min_messages = warning');
  const rows: string[][] = [];
  for (const file of readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'))) {
    rows.push([file, ...(await measured(readFileSync(join(MIGRATIONS, file), 'utf8')))]);
    for (const statement of ROWS[file.slice(0, 4)] ?? []) await owner.query(statement);
    await owner.query('ANALYZE');
    process.stderr.write(`${rows.at(-1)?.join(' | ')}\n`);
  }
  const found = table(`Migrations, ${TURNS} turns`, ['', 'ms', 'longest statement', 'blocked until its end'], rows);
  process.stdout.write(`${found}\n`);
} finally {
  await owner.end();
  await server.query('DROP DATABASE hipocampo_bench_migrations');
  await server.end();
}

/** Runs a migration in a transaction of its own, and returns its time, its longest statement, and what was blocked of full tables for how long. */
async function measured(sql: string): Promise<string[]> {
  await owner.query('CHECKPOINT');
  const full = await owner.query<{ oid: string; name: string }>(
    "SELECT oid::text, relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples > 1000",
  );
  const names = new Map(full.rows.map(({ oid, name }) => [oid, name]));
  const since = new Map<string, { strength: number; at: number }>();
  let longest = { ms: 0, text: '' };
  await owner.query('BEGIN');
  const started = performance.now();
  for (const statement of statementsOf(sql)) {
    const before = performance.now();
    await owner.query(statement);
    const ms = performance.now() - before;
    if (ms > longest.ms)
      longest = {
        ms,
        text: statement
          .replaceAll(/--.*$|\s+/gm, ' ')
          .trim()
          .slice(0, 70),
      };
    const held = await owner.query<{ oid: string; mode: string }>(
      'SELECT relation::text AS oid, mode FROM pg_locks WHERE pid = pg_backend_pid() AND granted',
    );
    for (const { oid, mode } of held.rows) {
      const strength = STRENGTH.indexOf(mode);
      if (strength < 0 || !names.has(oid)) continue;
      const known = since.get(oid);
      since.set(oid, { strength: Math.max(strength, known?.strength ?? 0), at: known?.at ?? before });
    }
  }
  await owner.query('COMMIT');
  const ended = performance.now();
  const locked = [...since].map(
    ([oid, { strength, at }]) => `${names.get(oid)}: ${BLOCKS[strength]}, ${(ended - at).toFixed(0)} ms`,
  );
  return [
    (ended - started).toFixed(0),
    longest.ms > 20 ? `${longest.text} (${longest.ms.toFixed(0)} ms)` : '',
    locked.join('; '),
  ];
}

/** Cuts at semicolons that end a line, outside of `$$`. */
function statementsOf(sql: string): string[] {
  const statements: string[] = [];
  let open = '';
  for (const line of sql.split('\n')) {
    open += `${line}\n`;
    const quoted = open.split('$$').length % 2 === 0;
    if (!quoted && /;\s*(?:--.*)?$/.test(line) && !/^\s*--/.test(line)) {
      statements.push(open);
      open = '';
    }
  }
  return statements;
}
