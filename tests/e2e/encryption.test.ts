/** Encryption at rest with real processes: what can be read of all that they leave behind, and what a killed encryption leaves. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { Redis } from 'ioredis';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { type Client, client } from '../support/client.ts';
import { putModel } from '../support/embedded-folder.ts';
import { leaksIn, TEST_KEY } from '../support/encryption.ts';
import { freePort } from '../support/free-port.ts';
import { type RunningService, type ServiceOptions, startService } from '../support/service.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestRedis } from '../support/test-redis.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const WITHIN = { timeout: 240_000, interval: 50 };

async function started(env: Record<string, string>, options?: ServiceOptions): Promise<RunningService> {
  const service = await startService(env, options);
  onTestFinished(async () => {
    await service.stop();
  });
  return service;
}

async function ok<Body>(answer: Promise<{ status: number; body: Body }>): Promise<Body> {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}

/** Words that occur nowhere else, by what they are planted in. */
const SECRETS = {
  message: 'Quetzalcoatl',
  part: 'Aguamarinada',
  call: 'Zanahoriazul',
  output: 'Berenjenario',
  metadata: 'Axolotlmetro',
  report: 'Dodecaedrico',
  segment: 'Luciernagario',
  file: 'Jacarandafila',
  error: 'Gladiolofallo',
  decision: 'Tarantulario',
  fact: 'Ornitorrinco',
  key: 'Helicoptera',
  forgotten: 'Rinocerontal',
  edited: 'Pterodactilo',
  note: 'Icosaedronal',
  memory: 'Xilofonista',
  aside: 'Nenufarista',
  context: 'Murcielagazo',
  reference: 'Wolframismo',
  journal: 'Calamarlogia',
  snapshot: 'Kaleidoscopo',
  imported: 'Esparraguera',
  kept: 'Cacatuadora',
  hook: 'Ultramarinos',
  signing: 'Trapecistas',
} as const;
/** Those that the index of vectors is made of: what a memory or a fact says. */
const IN_INDEX = ['message', 'fact', 'memory', 'journal'] as const;

/** Tables that the service fills in the background, of what was said. */
const MADE_LATER = ['search_terms', 'session_entities', 'segment_summaries', 'journal_readings', 'memory_embeddings'];

/** Says a secret in each way there is, and asks for it. */
async function plant({ saveTurn, buildContext, post, get, request }: Client): Promise<void> {
  const of = { user_id: 'u1', session_id: 's1' };
  const say = (content: string, more: object = {}) =>
    ok(saveTurn({ ...of, messages: [{ role: 'user', content }], ...more }));
  const failed = { output_valid: false, error: `No sirve: ${SECRETS.report}` };
  await say(`Mi mascota es un ${SECRETS.fact}`, { extra_metadata: { note: SECRETS.metadata }, ...failed });
  await say(`Ayer soñé con ${SECRETS.message}`);
  await say(`Hemos decidido usar ${SECRETS.decision} en el proyecto`);
  await say(`Edita src/${SECRETS.file}.ts, dice TypeError: ${SECRETS.error} is not a function`);
  const call = { id: 'c1', type: 'function', function: { name: 'finder', arguments: `{"q":"${SECRETS.call}"}` } };
  const messages = [
    { role: 'user', content: [{ type: 'text', text: `Busca ${SECRETS.part}` }] },
    { role: 'assistant', content: null, tool_calls: [call] },
    { role: 'tool', tool_call_id: 'c1', content: SECRETS.output },
  ];
  await ok(saveTurn({ ...of, messages }));
  for (let turn = 0; turn < 12; turn += 1)
    await say(`Hablemos del viaje a ${SECRETS.segment} por la costa, etapa ${turn}`);
  await ok(
    saveTurn({
      user_id: 'u1',
      session_id: 's2',
      messages: [{ role: 'user', content: `Trata de ${SECRETS.snapshot}` }],
    }),
  );
  await ok(post('/v1/sessions/s2/reset', undefined));
  const foreign = [{ role: 'user', content: `De antes: ${SECRETS.imported}` }];
  await ok(post('/v1/sessions/import', { user_id: 'u1', session_id: 's3', messages: foreign }));

  await ok(post('/v1/users/u1/facts', { key: `mi ${SECRETS.key}`, value: `es ${SECRETS.key}` }));
  await ok(post('/v1/users/u1/facts', { key: 'alias', value: SECRETS.forgotten }));
  await ok(request('DELETE', '/v1/users/u1/facts?key=alias'));
  const metadata = { from: SECRETS.aside };
  await ok(post('/v1/users/u1/memories', { type: 'episodic', content: `Conoció a un ${SECRETS.memory}`, metadata }));
  await ok(post('/v1/users/u1/journal', { text: `Hoy ${SECRETS.journal}` }));
  await ok(request('PUT', '/v1/sessions/s1/context/pin', { body: { value: SECRETS.context } }));
  await ok(request('PATCH', '/v1/sessions/s1', { body: { external_refs: { container_id: SECRETS.reference } } }));
  await ok(request('PUT', '/v1/tool-cache/finder', { body: { params: {}, result: SECRETS.kept, user_id: 'u1' } }));
  const url = `http://127.0.0.1:1/${SECRETS.hook}`;
  await ok(post('/v1/webhooks', { url, secret: SECRETS.signing, user_id: 'u1' }));
  const file = await get<string>('/v1/users/u1/memory.md');
  const edited = `${file.body}\n- hobby: ${SECRETS.edited}\n\nUna nota: ${SECRETS.note}\n`;
  const headers = { 'content-type': 'text/markdown', 'if-match': file.headers.get('etag') ?? '' };
  await ok(request('PUT', '/v1/users/u1/memory.md', { text: edited, headers }));
  await ok(buildContext({ ...of, current_query: '¿Cómo se llama mi mascota?', profile: 'adaptive' }));
  await ok(post('/v1/sessions/s1/end', undefined));
}

/** Returns the bytes of every file below a folder. */
async function filesBelow(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Buffer.concat(await Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name)))));
}

/** Returns the bytes of every key of a Redis, and of its value. */
async function contentOfRedis(url: string): Promise<Buffer> {
  const redis = new Redis(url);
  const read: (Buffer | string)[] = [];
  for (const key of await redis.keys('*')) {
    const type = await redis.type(key);
    read.push(key, (type === 'string' ? await redis.getBuffer(key) : await redis.dumpBuffer(key)) ?? '');
  }
  redis.disconnect();
  return Buffer.concat(read.map((part) => Buffer.from(part)));
}

describe('what an installation leaves behind', () => {
  it.each([
    ['tells everything without a key, which shows that this test can see it', {}],
    ['tells nothing with one: neither a backup, nor Redis, nor the files of the index', { ENCRYPTION_KEY: TEST_KEY }],
  ])('%s', async (_, key: Record<string, string>) => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const redis = inject('redisUrl') === null ? null : await createTestRedis();
    onTestFinished(() => redis?.drop());
    const folder = await mkdtemp(join(tmpdir(), 'hipocampo-sealed-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await putModel(folder);
    const port = await freePort();
    const env: Record<string, string> = {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      SEMANTIC_MEMORY_ENABLED: 'true',
      MEMORY_PROFILE: 'adaptive',
      WEBHOOK_ALLOW_PRIVATE: 'true',
      RECALL_DEADLINE_MS: '10000',
      ENCRYPTION_KEY: '',
      ...key,
    };
    const worker = await started(
      { ...env, EMBEDDING_WORKER_PORT: String(port) },
      { entry: 'dist/doors/embedding-worker.js', port },
    );
    const service = await started({
      ...env,
      EMBEDDING_WORKER_URL: `http://127.0.0.1:${port}`,
      ...(redis && { REDIS_URL: redis.url }),
    });
    const api = client(service.baseUrl);
    await plant(api);
    const pending = async () => (await ok(api.get<{ pending: number }>('/v1/users/u1/memories/stats'))).pending;
    await vi.waitFor(async () => expect(await pending()).toBe(0), WITHIN);
    const owner = new pg.Pool({ connectionString: database.url, max: 1 });
    onTestFinished(() => owner.end());
    for (const table of MADE_LATER) {
      const rows = async () => (await owner.query(`SELECT FROM ${table} LIMIT 1`)).rowCount;
      await vi.waitFor(async () => expect(await rows(), table).toBe(1), WITHIN);
    }
    for (const secret of [SECRETS.message, SECRETS.memory]) {
      const recalled = await ok(
        api.post<{ mode: string }>('/v1/users/u1/recall', { query: `¿Quién es ${secret}?`, min_score: 0 }),
      );
      expect(recalled.mode).toBe('hybrid');
      expect(JSON.stringify(recalled)).toContain(secret);
    }
    const inRedis = redis === null ? null : await contentOfRedis(redis.url);
    expect(await service.stop()).toBe(0);
    expect(await worker.stop()).toBe(0); // it writes its shards as it goes
    const backup = join(folder, 'backup.gz');
    await promisify(execFile)(process.execPath, ['dist/doors/cli.js', 'backup', backup], {
      cwd: ROOT,
      env: { PATH: process.env.PATH ?? '', ...env },
    });
    const dump = gunzipSync(await readFile(backup));
    await rm(join(folder, 'models'), { recursive: true });
    await rm(backup);
    const files = await filesBelow(folder);
    expect(files.byteLength).toBeGreaterThan(500);

    const isSealed = 'ENCRYPTION_KEY' in key;
    expect(leaksIn(dump, SECRETS)).toEqual(isSealed ? [] : Object.keys(SECRETS));
    expect(leaksIn(files, SECRETS)).toEqual(isSealed ? [] : expect.arrayContaining([...IN_INDEX]));
    if (inRedis !== null)
      expect(leaksIn(inRedis, SECRETS)).toEqual(isSealed ? [] : expect.arrayContaining(['message']));
    for (const running of [service, worker]) expect(leaksIn(running.log().join('\n'), SECRETS)).toEqual([]);
  });
});

describe('kill -9 of an encryption under way', () => {
  const TURNS = 230; // more than it seals at once
  const AMID = 220; // of the second page

  it('leaves what was sealed sealed and all of it readable, and goes on where it was', async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const owner = new pg.Pool({ connectionString: database.url, max: 3 });
    onTestFinished(() => owner.end());
    const ask = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await owner.query<Row>(text, values)).rows;
    const start = (key: string) =>
      started({ DATABASE_URL: database.url, SEMANTIC_MEMORY_ENABLED: 'true', LOG_LEVEL: 'info', ENCRYPTION_KEY: key });
    const history = async (service: RunningService) => {
      const found: unknown[] = [];
      for (let before = TURNS + 1; before > 1; before -= 100)
        found.push(await ok(client(service.baseUrl).get(`/v1/sessions/s1/turns?limit=100&before=${before}`)));
      return found;
    };

    let service = await start('');
    const { saveTurn } = client(service.baseUrl);
    for (let turn = 1; turn <= TURNS; turn += 1)
      await ok(
        saveTurn({
          user_id: 'u1',
          session_id: 's1',
          messages: [{ role: 'user', content: `${SECRETS.message}, por vez ${turn}` }],
        }),
      );
    const before = await history(service);
    expect(await service.stop()).toBe(0);

    const sealed = () =>
      ask<{ n: number }>("SELECT turn_number AS n FROM turns WHERE messages LIKE '~hc1.%' ORDER BY 1");
    const holder = await owner.connect();
    try {
      await holder.query('BEGIN');
      await holder.query(`SELECT FROM turns WHERE session_id = 's1' AND turn_number = ${AMID} FOR UPDATE`);
      service = await start(TEST_KEY);
      const waiting = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
      // Others of a start wait for locks, too: it is the sealing once some of it is done.
      await vi.waitFor(async () => {
        expect((await sealed()).length).toBeGreaterThan(0);
        expect(await ask(waiting)).toHaveLength(1);
      }, WITHIN);
      for (const pid of service.pids()) service.kill('SIGKILL', pid);
      await service.exited();
      await service.stop();
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
    const first = (await sealed()).map(({ n }) => n);
    expect(first.length).toBeGreaterThan(0);
    expect(first.at(-1)).toBeLessThan(AMID);
    const done = 'SELECT count(*)::int AS n FROM sealing_progress WHERE done_at IS NOT NULL';
    const [works] = await ask<{ n: number }>(done);

    service = await start(TEST_KEY);
    expect(await history(service)).toEqual(before);
    await vi.waitFor(() => expect(service.log().join('\n')).toContain('encryption_done'), WITHIN);
    expect(await history(service)).toEqual(before);
    expect(await sealed()).toHaveLength(TURNS);
    expect((await ask<{ n: number }>(done))[0]?.n).toBeGreaterThan(works?.n ?? 0);
    const tables = await ask<{ name: string }>("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'");
    for (const { name } of tables) {
      const rows = await ask<{ row: string }>(`SELECT t::text AS row FROM "${name}" t`);
      expect(leaksIn(rows.map(({ row }) => row).join('\n'), SECRETS), name).toEqual([]);
    }
  });
});
