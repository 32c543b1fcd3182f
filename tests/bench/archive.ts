/**
 * `npm run bench:archive`: how much memory an export and an import of a large user take, and what an erasure costs those who work
 * beside it. `--help` tells the flags.
 */
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { exportUser, importUser } from '../../src/archive-commands.ts';
import { migratePostgres } from '../../src/stores/migrate.ts';
import { Cleanup } from './cleanup.ts';
import { conversationText } from './conversation-text.ts';
import { Databases } from './databases.ts';
import { median, megabytes, quantile, short } from './figures.ts';
import { buildBody, turnBody } from './requests.ts';
import { ServerProcess } from './server-process.ts';
import { table } from './table.ts';
import { timedPost } from './timed-post.ts';

const HELP = `npm run bench:archive -- [options]

  --megabytes 1000        of the user that is exported, erased and imported again; 0: none
  --erased 4              users of --turns turns each that are erased while others work; 0: none
  --turns 10000
  --lanes 8               others, each with a loop of build and save
  --postgres URL          ${process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'}`;

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    megabytes: { type: 'string', default: '1000' },
    erased: { type: 'string', default: '4' },
    turns: { type: 'string', default: '10000' },
    lanes: { type: 'string', default: '8' },
    postgres: {
      type: 'string',
      default: process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres',
    },
  },
});

const TURNS_A_SESSION = 20;
const BYTES_A_TURN = 20_000; // of text
const IDLE_MS = 60_000; // after its start, until it is called idle: V8 takes its time to give back what the start needed
const SHORT_TURN = 280; // bytes, as people chat

/** Sessions of 20 turns of a user, each turn with `$3` exchanges of `$4`, JSON without its quotes. */
const SEED = `
WITH owner AS (INSERT INTO users (tenant_id, user_id) VALUES ('default', $1) ON CONFLICT DO NOTHING), made AS (
  INSERT INTO sessions (tenant_id, session_id, user_id, version, turn_count, message_count, token_count, text_bytes, language, plan_state, created_at, last_activity_at)
  SELECT 'default', $1 || '-' || n, $1, ${TURNS_A_SESSION}, ${TURNS_A_SESSION}, ${TURNS_A_SESSION}, 0, 0, 'es', '{}', now(), now()
  FROM generate_series(0, $2::int / ${TURNS_A_SESSION} - 1) n
)
INSERT INTO turns (tenant_id, session_id, turn_number, turn_id, user_id, version, messages, digest, digest_tokens, message_count, token_count,
                   tokens_before, text_bytes, language, created_at, stored_at, idempotency_key, request_hash)
SELECT 'default', $1 || '-' || n / ${TURNS_A_SESSION}, n % ${TURNS_A_SESSION} + 1, gen_random_uuid(), $1, n % ${TURNS_A_SESSION} + 1,
  '[{"type":"human","data":{"content":"' || said.words || '"}}]', '', 0, 1, 1, 0, length(said.words), 'es',
  now() - interval '1 day' + n * interval '1 millisecond', now() - interval '1 day' + n * interval '1 millisecond', NULL, NULL
FROM generate_series(0, $2::int - 1) AS n CROSS JOIN LATERAL (
  SELECT string_agg(($4::text[])[(n::bigint * 7919 + part * part * 31 + part) % array_length($4::text[], 1) + 1], ' ') AS words
  FROM generate_series(1, $3::int) AS part
) said`;

/** Adds a user of so many turns, of about so many bytes of text each, in the words of real conversations. */
async function seed(databases: Databases, url: string, user: string, turns: number, bytesATurn: number) {
  const pieces = conversationText().exchanges.map((one) => JSON.stringify(`${one.user} ${one.assistant}`).slice(1, -1));
  const mean = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0) / pieces.length;
  const values = [user, turns, Math.max(1, Math.round(bytesATurn / mean)), pieces];
  await databases.within(url, (client) => client.query(SEED, values));
}

async function startOn(url: string, cleanup: Cleanup): Promise<ServerProcess> {
  const service = await ServerProcess.start({
    program: 'dist/server.js',
    // Arenas as `npm start` has them.
    env: {
      DATABASE_URL: url,
      WORKERS: '1',
      LOG_LEVEL: 'warn',
      SEMANTIC_MEMORY_ENABLED: 'false',
      MALLOC_ARENA_MAX: '2',
    },
  });
  cleanup.add(() => service.stop());
  return service;
}

async function measureArchive(databases: Databases, cleanup: Cleanup) {
  const url = await databases.create('archive');
  await migratePostgres({ connectionString: url });
  const turns = Math.ceil((Number(options.megabytes) * 1_000_000) / BYTES_A_TURN / TURNS_A_SESSION) * TURNS_A_SESSION;
  await seed(databases, url, 'big', turns, BYTES_A_TURN);
  // What is seeded counts as read by search, whose work would be measured otherwise.
  await databases.within(url, (client) =>
    client.query(
      "INSERT INTO search_progress (tenant_id, swept_through) VALUES ('default', now()) ON CONFLICT DO NOTHING",
    ),
  );
  const folder = await mkdtemp(join(tmpdir(), 'hipocampo-bench-'));
  cleanup.add(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'big.ndjson');
  const quiet = () => undefined;

  const rows: string[][] = [];
  // Each step has a process of its own, whose highest mark is that step's.
  const step = async (name: string, run: (address: { url: string; key: undefined }) => Promise<unknown>) => {
    const service = await startOn(url, cleanup);
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    const idle = service.rssBytes();
    service.forgetPeakRss(); // that of its start
    const began = performance.now();
    await run({ url: service.url, key: undefined });
    const seconds = (performance.now() - began) / 1_000;
    const size = (await stat(file)).size;
    rows.push([
      name,
      megabytes(size),
      short(seconds),
      megabytes(idle),
      megabytes(service.peakRssBytes()),
      megabytes(service.peakRssBytes() - idle),
    ]);
    process.stderr.write(`${rows.at(-1)?.join(' ')}\n`); // also where a later step is broken off
    await service.stop();
  };
  await step('export', (service) => exportUser(service, 'big', file, quiet));
  await step('erase', ({ url: base }) => erase(base, 'big'));
  await step('import', (service) => importUser(service, file, undefined, quiet));
  const again = join(folder, 'again.ndjson');
  const last = await startOn(url, cleanup);
  await exportUser({ url: last.url, key: undefined }, 'big', again, quiet);
  await last.stop();
  const same = await equal(file, again);
  await databases.drop(url);
  return { turns, rows, same };
}

async function erase(base: string, userId: string): Promise<void> {
  const reply = await fetch(`${base}/v1/users/${userId}`, { method: 'DELETE' });
  if (reply.status !== 200) throw new Error(`erasing answered ${reply.status}`);
}

async function equal(one: string, other: string): Promise<boolean> {
  if ((await stat(one)).size !== (await stat(other)).size) return false;
  const others = createReadStream(other)[Symbol.asyncIterator]();
  for await (const part of createReadStream(one)) {
    const { value } = await others.next();
    if (!(part as Buffer).equals(value as Buffer)) return false;
  }
  return true;
}

/** Lanes work without a pause; users are erased one after the other, with as long a rest after each as its erasure took. */
async function measureErasure(databases: Databases, cleanup: Cleanup) {
  const url = await databases.create('erasure');
  await migratePostgres({ connectionString: url });
  const users = Array.from({ length: Number(options.erased) }, (_, index) => `gone-${index}`);
  for (const user of users) await seed(databases, url, user, Number(options.turns), SHORT_TURN);
  await databases.within(url, (client) => client.query('ANALYZE'));
  const service = await startOn(url, cleanup);
  const agent = new Agent({ keepAlive: true, maxSockets: Number(options.lanes) });
  const text = conversationText();
  const times = { quiet: [] as number[], beside: [] as number[] };
  type Phase = keyof typeof times | 'warming' | 'done';
  let phase = 'warming' as Phase;
  const lane = async (index: number) => {
    for (let turn = 0; phase !== 'done'; turn += 1) {
      const session = `lane-${index}-${Math.floor(turn / 30)}`;
      for (const [path, body] of [
        ['/v1/build-context', buildBody(text, session, index)],
        ['/v1/save-turn', turnBody(text, session, index, turn)],
      ] as const) {
        const began: Phase = phase;
        const { status, milliseconds } = await timedPost(agent, `${service.url}${path}`, JSON.stringify(body));
        if (status > 299) throw new Error(`${path} answered ${status}`);
        if (began === phase && (phase === 'quiet' || phase === 'beside')) times[phase].push(milliseconds);
      }
    }
  };
  const lanes = Promise.all(Array.from({ length: Number(options.lanes) }, (_, index) => lane(index)));
  const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  await rest(3_000);
  const seconds: number[] = [];
  for (const user of users) {
    phase = 'beside';
    const began = performance.now();
    await erase(service.url, user);
    const took = performance.now() - began;
    seconds.push(took / 1_000);
    phase = 'quiet';
    await rest(Math.max(took, 1_000));
  }
  phase = 'done';
  await lanes;
  agent.destroy();
  await service.stop();
  await databases.drop(url);
  return { seconds: median(seconds), times };
}

async function tellArchive(databases: Databases, cleanup: Cleanup): Promise<void> {
  const archive = await measureArchive(databases, cleanup);
  const head = ['step', 'MB of document', 'seconds', 'RSS MB idle', 'RSS MB at its highest', 'above idle'];
  process.stdout.write(`${table(`A user of ${archive.turns} turns, out and in again`, head, archive.rows)}\n`);
  process.stdout.write(`the second export has ${archive.same ? 'the same bytes' : 'OTHER BYTES'}\n`);
}

async function tellErasure(databases: Databases, cleanup: Cleanup): Promise<void> {
  const { seconds, times } = await measureErasure(databases, cleanup);
  const row = (name: string, values: readonly number[]) => [
    name,
    String(values.length),
    short(median(values)),
    short(quantile(values, 0.99)),
    short(quantile(values, 0.99) / quantile(times.quiet, 0.99)),
  ];
  process.stdout.write(
    `${table(
      `${options.lanes} lanes while users of ${options.turns} turns are erased (${short(seconds)} s each)`,
      ['phase', 'requests', 'p50 ms', 'p99 ms', 'p99 to quiet, aim 2'],
      [row('quiet', times.quiet), row('beside an erasure', times.beside)],
    )}\n`,
  );
}

if (options.help) {
  process.stdout.write(`${HELP}\n`);
} else {
  const cleanup = new Cleanup();
  cleanup.listenForSignals();
  try {
    const databases = await Databases.connect(options.postgres, cleanup);
    if (Number(options.megabytes) > 0) await tellArchive(databases, cleanup);
    if (Number(options.erased) > 0) await tellErasure(databases, cleanup);
  } finally {
    await cleanup.run();
  }
}
