import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { userScope } from '../../src/user-scope.ts';
import { CHAOS, inShort } from '../support/chaos.ts';
import { type BuiltContext, type Client, client } from '../support/client.ts';
import { putModel } from '../support/embedded-folder.ts';
import { encryptionSettings } from '../support/encryption.ts';
import { freePort } from '../support/free-port.ts';
import { type RunningService, type ServiceOptions, startService } from '../support/service.ts';
import { createTestDatabase } from '../support/test-database.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const KILLINGS = CHAOS ? 12 : 1;
const WRITERS = 3;
const USERS = ['ana', 'luis', 'eva'];
const DEADLINE_MS = 150; // RECALL_DEADLINE_MS by default
const PATIENT = { RECALL_DEADLINE_MS: '10000' }; // for a worker that is there, however slow the machine
const SLACK_MS = 250; // the rest of a build-context on a machine where every core is busy

interface Recollection {
  items: { id: string; content: string; session_id: string | null; turn_number: number | null; score: number }[];
  mode: string;
  degraded: string[];
}

interface Stats {
  total: number;
  pending: number;
}

/** A database, a folder, and both processes' settings; the worker's address is known before it runs. */
async function installation() {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const folder = await mkdtemp(join(tmpdir(), 'hipocampo-worker-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await putModel(folder);
  const port = await freePort();
  const shared = { DATABASE_URL: database.url, SEMANTIC_MEMORY_ENABLED: 'true', DATA_DIR: folder, LOG_LEVEL: 'warn' };
  return {
    url: database.url,
    folder,
    env: shared,
    startHttp: (more: Record<string, string> = {}) =>
      started({ ...shared, EMBEDDING_WORKER_URL: `http://127.0.0.1:${port}`, ...more }),
    startWorker: () =>
      started({ ...shared, EMBEDDING_WORKER_PORT: String(port) }, { entry: 'dist/doors/embedding-worker.js', port }),
  };
}

async function started(env: Record<string, string>, options?: ServiceOptions): Promise<RunningService> {
  const service = await startService(env, options);
  onTestFinished(async () => {
    await service.stop();
  });
  return service;
}

async function connected(url: string): Promise<pg.Client> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  onTestFinished(() => database.end());
  return database;
}

const countOf = async (database: pg.Client, statement: string, values: unknown[] = []): Promise<number> =>
  Number((await database.query<{ count: string }>(statement, values)).rows[0]?.count);

const PLACES = ['Sevilla', 'Oaxaca', 'Bariloche', 'Getxo', 'Valparaíso', 'Cusco', 'Tarifa', 'Mérida'];
const THINGS = [
  'una guitarra',
  'dos entradas',
  'un libro de mapas',
  'la bicicleta',
  'el pasaporte',
  'tres kilos de café',
];

/** What is said in a turn: of its own by its number, which stands in it as a word. */
const turnOf = (user: string, session: string, number: number) => ({
  user_id: user,
  session_id: session,
  messages: [
    {
      role: 'user',
      content: `Apunta el código k${number}x: dejé ${THINGS[number % THINGS.length]} en ${PLACES[number % PLACES.length]}`,
    },
    {
      role: 'assistant',
      content: `Apuntado: k${number}x, ${PLACES[number % PLACES.length]}, para el día ${(number % 28) + 1}.`,
    },
  ],
});

async function recall({ post }: Client, user: string, query: string): Promise<Recollection> {
  const { status, body } = await post<Recollection>(`/v1/users/${user}/recall`, { query, min_score: 0 });
  expect(status).toBe(200);
  return body;
}

async function pendingOf({ get }: Client): Promise<number> {
  let pending = 0;
  for (const user of USERS) {
    const { status, body } = await get<Stats>(`/v1/users/${user}/memories/stats`);
    expect(status).toBe(200);
    pending += body.pending;
  }
  return pending;
}

const question = (user: string) => ({
  user_id: user,
  session_id: 'asking',
  current_query: '¿Dónde dejé la bicicleta?',
});

const AT_REST = 5; // builds at the end that ask no worker any more

/**
 * Builds `count` contexts while no worker can answer, and holds the time of the first ones, before the worker is left to rest,
 * against the deadline. Their middle, and beside requests that ask no worker, the last builds among them: a busy machine delays
 * some of both, a deadline that is not kept delays all of these.
 */
async function buildsInTime({ buildContext, get }: Client, count: number): Promise<BuiltContext[]> {
  const timed = async <T>(work: () => Promise<T>) => {
    const began = performance.now();
    const reply = await work();
    return { ms: performance.now() - began, reply };
  };
  const built: BuiltContext[] = [];
  const times: number[] = [];
  let slowestOther = 0;
  for (let attempt = 0; attempt < count; attempt += 1) {
    const { ms, reply } = await timed(() => buildContext(question('ana')));
    expect(reply.status).toBe(200);
    built.push(reply.body);
    times.push(ms);
    slowestOther = Math.max(slowestOther, (await timed(() => get('/health/ready'))).ms);
  }
  const middle = times.slice(0, 4).sort((a, b) => a - b)[2] ?? Number.NaN;
  const slowestRested = Math.max(...times.slice(-AT_REST));
  expect(middle).toBeLessThan(DEADLINE_MS + SLACK_MS + Math.max(slowestOther, slowestRested));
  return built;
}

describe('the embedding worker', () => {
  it(`loses and doubles no memory through kill -9 in mid-batch (${KILLINGS}) while turns are saved`, async () => {
    const { url, env, startHttp, startWorker } = await installation();
    const http = await startHttp(PATIENT);
    const api = client(http.baseUrl);
    const database = await connected(url);

    let running = true;
    let saved = 0;
    const write = async () => {
      while (running) {
        const number = saved;
        saved += 1;
        const user = USERS[number % USERS.length] ?? '';
        const { status } = await api.saveTurn(turnOf(user, `${user}-${Math.floor(number / 60)}`, number));
        expect(status).toBe(201);
        await sleep(50); // some 50 turns a second: the worker is never done, and not far behind either
      }
    };
    const writing = Promise.all(Array.from({ length: WRITERS }, write));
    let midBatch = 0;
    try {
      for (let killing = 1; killing <= KILLINGS || midBatch <= KILLINGS / 2; killing += 1) {
        const before = await database.query<{ now: Date }>('SELECT clock_timestamp() AS now');
        const inBatch = () =>
          countOf(database, `SELECT count(*) FROM jobs WHERE status = 'running' AND started_at > $1`, [
            before.rows[0]?.now,
          ]);
        const worker = await startWorker();
        await expect.poll(inBatch).toBeGreaterThan(0);
        await sleep(Math.random() * 900); // anywhere in this batch or a later one
        for (const pid of worker.pids()) worker.kill('SIGKILL', pid);
        await worker.exited();
        midBatch += Number((await inBatch()) > 0);
      }
    } finally {
      running = false;
    }
    await writing;
    expect(midBatch).toBeGreaterThan(KILLINGS / 2);

    await startWorker();
    await expect.poll(() => pendingOf(api), { timeout: 400_000, interval: 200 }).toBe(0);

    expect(await countOf(database, 'SELECT count(*) FROM turns')).toBe(saved);
    // A turn that teaches a fact has a memory of that as well.
    const ofTurns = `memory_id IN (SELECT memory_id FROM memories WHERE type = 'episodic')`;
    expect(await countOf(database, `SELECT count(*) FROM memories WHERE ${ofTurns}`)).toBe(saved);
    expect(
      await countOf(
        database,
        'SELECT count(*) FROM memories m JOIN turns t ON t.tenant_id = m.tenant_id AND t.turn_id = m.memory_id',
      ),
    ).toBe(saved);
    expect(await countOf(database, `SELECT count(*) FROM memory_embeddings WHERE ${ofTurns}`)).toBe(saved);
    expect(await countOf(database, `SELECT count(DISTINCT passages) FROM memory_embeddings WHERE ${ofTurns}`)).toBe(1);
    await expect
      .poll(() => countOf(database, `SELECT count(*) FROM jobs WHERE kind = 'embed' AND status <> 'succeeded'`))
      .toBe(0);

    for (let number = 0; number < saved; number += Math.ceil(saved / 12)) {
      const user = USERS[number % USERS.length] ?? '';
      const { items, mode, degraded } = await recall(api, user, `¿Qué era k${number}x?`);
      expect({ mode, degraded }).toEqual({ mode: 'hybrid', degraded: [] });
      expect(items[0]?.content).toContain(`k${number}x`);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    }

    const doctor = await promisify(execFile)(process.execPath, ['dist/doors/cli.js', 'doctor'], {
      cwd: ROOT,
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...encryptionSettings(), ...env },
    });
    expect(doctor.stderr).not.toMatch(/error/i);
  });

  inShort(it)('is not missed for long: words recall while it is away, and vectors again once it is back', async () => {
    const { startHttp, startWorker } = await installation();
    const http = await startHttp();
    const api = client(http.baseUrl);
    const worker = await startWorker();
    for (let number = 0; number < 12; number += 1)
      expect((await api.saveTurn(turnOf('ana', 'ana-0', number))).status).toBe(201);
    await expect.poll(() => pendingOf(api)).toBe(0);
    expect(await recall(api, 'ana', '¿Dónde dejé la bicicleta?')).toMatchObject({ mode: 'hybrid', degraded: [] });
    // On a busy machine one may miss the deadline of recall.
    await expect.poll(async () => (await api.buildContext(question('ana'))).body.degraded).toEqual([]);

    for (const pid of worker.pids()) worker.kill('SIGKILL', pid);
    await worker.exited();
    for (const { degraded } of await buildsInTime(api, 20)) expect(degraded).toContain('memories');
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const found = await recall(api, 'ana', '¿Dónde dejé la bicicleta?');
      expect(found).toMatchObject({ mode: 'lexical', degraded: ['memories'] });
      expect(found.items[0]?.content).toContain('la bicicleta');
    }
    expect((await api.saveTurn(turnOf('ana', 'ana-0', 12))).status).toBe(201);
    expect(await pendingOf(api)).toBe(1);

    await startWorker();
    await expect.poll(async () => (await recall(api, 'ana', '¿Dónde dejé la bicicleta?')).mode).toBe('hybrid');
    await expect.poll(() => pendingOf(api)).toBe(0);
  });
});

inShort(describe)('the erasure of a user', () => {
  it('reaches the index, in memory and in files, also where the worker was away meanwhile', async () => {
    const { folder, startHttp, startWorker } = await installation();
    const http = await startHttp(PATIENT);
    const api = client(http.baseUrl);
    const saveAll = async (user: string, from: number, to: number) => {
      for (let number = from; number < to; number += 1)
        expect((await api.saveTurn(turnOf(user, `${user}-0`, number))).status).toBe(201);
      await expect.poll(() => pendingOf(api)).toBe(0);
      expect(await recall(api, user, 'la bicicleta')).toMatchObject({ mode: 'hybrid', degraded: [] });
    };
    const erase = async (user: string) =>
      expect((await api.request('DELETE', `/v1/users/${user}`)).body).toMatchObject({
        receipt: { user_id: user, turns: expect.any(Number) },
      });
    /** Users of whom the index has a file. */
    const filed = async () => {
      const files = await readdir(folder, { recursive: true });
      const isOf = (user: string) => files.some((file) => file.endsWith(`${userScope('default', user)}.shard`));
      return USERS.filter(isOf);
    };

    let worker = await startWorker();
    for (const user of USERS) await saveAll(user, 0, 4);
    expect(await worker.stop()).toBe(0); // which writes what it holds
    expect(await filed()).toEqual(USERS);

    await erase('eva');
    expect(await filed()).toContain('eva');
    worker = await startWorker();
    await expect.poll(filed).toEqual(['ana', 'luis']);

    await saveAll('ana', 4, 12); // so much in memory that it would be written again
    await erase('ana');
    await expect.poll(filed).toEqual(['luis']);
    for (const user of ['ana', 'eva'])
      expect(await recall(api, user, 'la bicicleta')).toMatchObject({ items: [], mode: 'hybrid', degraded: [] });
    expect((await recall(api, 'luis', 'la bicicleta')).items).not.toEqual([]);
    expect(await worker.stop()).toBe(0);
    expect(await filed()).toEqual(['luis']);
  });
});

/** What a broken worker does with a connection. */
const FAULTS: Readonly<Record<string, (socket: Socket) => void>> = {
  'never answers': (socket) => socket.resume(),
  'closes every connection at once': (socket) => socket.destroy(),
  'closes a connection once it was asked': (socket) => socket.once('data', () => socket.destroy()),
  'answers what is not HTTP': (socket) => socket.once('data', () => socket.end('\u0000\u0001garbage\r\n\r\n')),
  'answers what is not JSON': (socket) => answer(socket, '<html>502 Bad Gateway</html>'),
  'answers JSON that is no ranking': (socket) =>
    answer(socket, '{"items":[{"memory_id":7,"score":"high"}],"model":null}'),
  'answers memories that do not exist with a score that is none': (socket) =>
    answer(
      socket,
      '{"items":[{"memory_id":"00000000-0000-4000-8000-000000000000","score":1e999,"passage":null}],"model":"m"}',
    ),
  'breaks off in the middle of its answer': (socket) =>
    socket.once('data', () =>
      socket.end('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{"items":['),
    ),
  'begins an answer and never ends it': (socket) =>
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n');
      const drip = setInterval(() => socket.write('1\r\n \r\n'), 10);
      socket.once('close', () => clearInterval(drip));
    }),
};

function answer(socket: Socket, body: string): void {
  socket.on('data', () => {
    const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`;
    socket.write(head + body);
  });
}

async function listening(onSocket: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined); // the caller gave up, as it should
    socket.once('close', () => sockets.delete(socket));
    onSocket(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP address');
  return `http://127.0.0.1:${address.port}`;
}

/** A fault that only a deadline ends; most of the others end by themselves. */
const UNENDING = ['begins an answer and never ends it'];

describe('the model of an embedding worker', () => {
  it("leaves nothing in its user's home: neither a name for this machine nor what its library would report to its maker", async () => {
    const { env } = await installation();
    const home = await mkdtemp(join(tmpdir(), 'hipocampo-home-'));
    onTestFinished(() => rm(home, { recursive: true, force: true }));
    const port = await freePort();
    const worker = await started(
      { ...env, HOME: home, EMBEDDING_WORKER_PORT: String(port) },
      { entry: 'dist/doors/embedding-worker.js', port },
    );
    expect(await worker.stop()).toBe(0);
    expect(await readdir(home, { recursive: true })).toEqual([]);
  });
});

describe('an embedding worker that', () => {
  it.each(CHAOS ? Object.keys(FAULTS) : UNENDING)(
    '%s neither breaks nor delays a build-context beyond its deadline',
    async (fault) => {
      const { env } = await installation();
      const http = await started({ ...env, EMBEDDING_WORKER_URL: await listening(FAULTS[fault] ?? (() => undefined)) });
      const api = client(http.baseUrl);
      for (let number = 0; number < 6; number += 1)
        expect((await api.saveTurn(turnOf('ana', 'ana-0', number))).status).toBe(201);
      for (const { degraded } of await buildsInTime(api, 15)) expect(degraded).toEqual(['memories']);
      const found = await recall(api, 'ana', '¿Dónde dejé la bicicleta?');
      expect(found).toMatchObject({ mode: 'lexical', degraded: ['memories'] });
      expect(found.items[0]?.content).toContain('la bicicleta');
    },
  );
});
