import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../src/telemetry/logger.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { createService } from '../../src/wiring/create-service.ts';
import { freePort } from '../support/free-port.ts';
import { describeWithPrivateRedis } from '../support/needs.ts';
import { startRedis } from '../support/private-redis.ts';
import { type ContractApp, expectProblem, fresh, openContractApp, turnBody } from './contract-app.ts';

const KEY = 'health-key-0123456789';

describe('operations', () => {
  let app: ContractApp;
  beforeAll(async () => {
    app = await openContractApp({ API_KEYS: JSON.stringify([{ key: KEY, tenant: 'acme' }]) });
  });
  afterAll(() => app.close());

  it.each(['/health/live', '/health/ready', '/metrics', '/openapi.json', '/docs', '/docs/json'])(
    '%s needs no key, and carries a request id',
    async (url) => {
      const answer = await app.get(url);
      expect([200, 301, 302]).toContain(answer.status);
      expect(answer.headers['x-request-id']).toMatch(/\S/);
    },
  );

  it.each(['/health/live', '/health/ready', '/metrics', '/docs/', '/openapi.json'])(
    '%s answers whatever Accept and Host say, as probes and browsers send',
    async (url) => {
      for (const accept of ['text/html', 'text/plain;version=0.0.4', 'text/css', 'image/png', '*/*']) {
        expect([200, 302]).toContain((await app.get(url, { accept, host: 'hipocampo.internal:9000' })).status);
      }
    },
  );

  it('refuses to be written to', async () => {
    for (const url of ['/health/live', '/health/ready', '/metrics', '/openapi.json']) {
      const answer = await app.send({ method: 'POST', url });
      expectProblem(answer, 405, 'method_not_allowed');
      expect(String(answer.headers.allow)).toContain('GET');
    }
  });

  it('is ready while PostgreSQL and the cache answer, and names both', async () => {
    const ready = await app.get<Record<string, string>>('/health/ready');
    expect(ready.status).toBe(200);
    expect(ready.body).toEqual({
      status: 'ready',
      postgres: 'up',
      redis: app.redisUrl === null ? 'off' : 'up',
      embedding_worker: 'off',
      llm: 'off',
      index_backlog: 'off',
    });
  });

  it('is alive and not ready while it closes, so that no new requests are sent here', async () => {
    app.state.closing = true;
    try {
      expect((await app.get('/health/ready')).status).toBe(503);
      expect((await app.get('/health/live')).status).toBe(200);
    } finally {
      app.state.closing = false;
    }
  });

  it('gives metrics in Prometheus text, by route and never by id, body or key', async () => {
    const headers = { authorization: `Bearer ${KEY}` };
    const session = fresh('canary-session');
    expect((await app.saveTurn(turnBody('canary-user', session), headers)).status).toBe(201);
    await app.buildContext({ user_id: 'canary-user', session_id: session, current_query: 'canary-query' }, headers);
    await app.get(`/v1/sessions/${session}?canary=1`, headers);
    await app.get('/canary/route', headers);
    const { text, headers: replied } = await app.get('/metrics');
    expect(replied['content-type']).toMatch(/^text\/plain/);
    expect(text).not.toMatch(/canary|acme|health-key/);
    expect(text).toContain('route="/v1/sessions/:session_id"');
    expect(text).toContain('route="none"');
    expect(text).toMatch(/hipocampo_turns_saved_total\{result="added"\} [1-9]/);
    expect(text).toMatch(/hipocampo_cache_requests_total\{result="(miss|hit)"\} [1-9]/);
    for (const name of [
      'hipocampo_http_request_seconds',
      'hipocampo_context_tokens',
      'hipocampo_database_statement_seconds',
      'hipocampo_context_compressions_total',
      'hipocampo_cache_up',
    ]) {
      expect(text).toContain(`# TYPE ${name} `);
    }
    expect(text).toMatch(/hipocampo_database_statement_seconds_count\{statement="get_session_history(_asked)?"\}/);
    expect(text).toContain('nodejs_eventloop_lag');
    expect(text).toContain('hipocampo_database_connections{state="open"}');
  });
});

describe('without PostgreSQL', () => {
  it('is alive, not ready, and answers every operation 503 with Retry-After and nothing of the inside', async () => {
    const app = await openContractApp();
    try {
      await app.database.close();
      expect((await app.get('/health/live')).status).toBe(200);
      const ready = await app.get<Record<string, string>>('/health/ready');
      expect(ready.status).toBe(503);
      expect(ready.body.postgres).toBe('down');
      const told = async () => {
        await app.get('/health/ready'); // which looks again once what it knows is a second old
        return (await app.get('/metrics')).text;
      };
      await expect.poll(told).toContain('hipocampo_part_up{part="postgres"} 0');
      const answers = [
        await app.saveTurn(turnBody('u1', 's1')),
        await app.buildContext({ user_id: 'u1', session_id: 's1', current_query: 'x' }),
        await app.get('/v1/sessions?user_id=u1'),
        await app.get('/v1/sessions/s1'),
        await app.post('/v1/invalidate', { user_id: 'u1' }),
      ];
      for (const answer of answers) {
        const found = expectProblem(answer, 503, 'dependency_unavailable');
        expect(JSON.stringify(found)).not.toMatch(/postgres:|password|127\.0\.0\.1|\.ts/);
      }
    } finally {
      await app.close();
    }
  });
});

describe('the log, while PostgreSQL is away', () => {
  it('names a build that failed by its session, a readiness that failed, and no build that was only refused', async () => {
    const app = await openContractApp();
    const lines: { level: number; msg: string; session_id?: string }[] = [];
    const logger = createLogger('info', { write: (text: string) => lines.push(JSON.parse(text)) });
    const { config, database } = app;
    const { app: logged, close } = await createService({
      ...{ config, database, logger, metrics: createMetrics() },
      isClosing: () => false,
    });
    const build = async (session_id: string) => {
      const payload = { user_id: 'u1', session_id, current_query: 'x' };
      return (await logged.inject({ method: 'POST', url: '/v1/build-context', payload })).statusCode;
    };
    const told = () => lines.splice(0).map(({ level, msg, session_id }) => [level, msg, session_id]);
    const failures = /^(conversation_buffer_load_failed|database_connection_check_failed)$/;
    try {
      expect((await app.saveTurn(turnBody('somebody-else', 'theirs'))).status).toBe(201);
      expect(await build('theirs')).toBe(404);
      expect(told().filter(([, event]) => failures.test(String(event)))).toEqual([]);

      await database.close();
      expect(await build('s1')).toBe(503);
      expect(told().filter(([, event]) => failures.test(String(event)))).toEqual([
        [50, 'database_connection_check_failed', 's1'],
        [40, 'conversation_buffer_load_failed', 's1'],
      ]);
      expect((await logged.inject({ method: 'GET', url: '/health/ready' })).statusCode).toBe(503);
      expect(told()).toContainEqual([50, 'database_connection_check_failed', undefined]);
    } finally {
      await logged.close();
      await close();
      await app.close();
    }
  });
});

describe('parts that are away', () => {
  it('names an embedding worker and a language model that do not answer, and is ready all the same', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`;
    const app = await openContractApp({
      SEMANTIC_MEMORY_ENABLED: 'true',
      EMBEDDING_WORKER_URL: nobody,
      LLM_BASE_URL: `${nobody}/v1`,
    });
    try {
      expect((await app.saveTurn(turnBody('u1', 's1'))).status).toBe(201);
      const ready = await app.get('/health/ready');
      expect(ready.status).toBe(200);
      expect(ready.body).toMatchObject({ status: 'ready', embedding_worker: 'down', llm: 'down', index_backlog: 1 });
      await app.sql("UPDATE jobs SET run_at = run_at - interval '1 hour'");
      await expect
        .poll(async () => (await app.get<Record<string, number>>('/health/ready')).body.oldest_job_seconds)
        .toBeGreaterThanOrEqual(3_600);
      const { text } = await app.get('/metrics');
      expect(text).toContain('hipocampo_part_up{part="embedding_worker"} 0');
      expect(text).toContain('hipocampo_part_up{part="llm"} 0');
    } finally {
      await app.close();
    }
  });

  it.each([
    [401, 'down', 'its key is not taken'],
    [403, 'down', 'its key is not taken'],
    [500, 'down', 'it is failing'],
    [404, 'up', 'some endpoints list no models'],
    [200, 'up', 'it answers'],
  ])('calls a language model that answers %i %s, for %s', async (status, state) => {
    const server = createServer((_request, reply) => reply.writeHead(status).end('{}'));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const app = await openContractApp({ LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_API_KEY: 'revoked' });
    try {
      expect((await app.get<Record<string, string>>('/health/ready')).body.llm).toBe(state);
    } finally {
      server.close();
      await app.close();
    }
  });

  it('sees them come back', async () => {
    const server = createServer((_request, reply) => reply.end('{}'));
    const port = await freePort();
    const app = await openContractApp({ LLM_BASE_URL: `http://127.0.0.1:${port}/v1` });
    const llm = async () => (await app.get<Record<string, string>>('/health/ready')).body.llm;
    try {
      expect(await llm()).toBe('down');
      await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
      await expect.poll(llm).toBe('up');
    } finally {
      server.close();
      await app.close();
    }
  });
});

describeWithPrivateRedis('without Redis', () => {
  it('is ready, names it, and serves everything: what the worker holds as a hit, anything else saying bypass', async () => {
    const redis = await startRedis();
    if (redis === null) throw new Error('no redis-server program');
    const app = await openContractApp({ REDIS_URL: redis.url });
    try {
      const session = fresh('s');
      const build = () => app.buildContext({ user_id: 'u1', session_id: session, current_query: 'x' });
      expect((await app.saveTurn(turnBody('u1', session))).body.cache_invalidated).toBe(true);
      expect((await build()).body.cache).toBe('miss');
      expect((await build()).body.cache).toBe('hit');
      await redis.kill();
      const saved = await app.saveTurn(turnBody('u1', session));
      expect(saved.status).toBe(201);
      expect(saved.body.cache_invalidated).toBe(false);
      expect((await build()).body).toMatchObject({ cache: 'hit', total_turns: 2 });
      expect((await app.post('/v1/invalidate', { session_id: session })).body).toEqual({ invalidated: 1 });
      expect((await build()).body).toMatchObject({ cache: 'bypass', total_turns: 2 });
      expect((await app.get<Record<string, string>>('/health/ready')).body.redis).toBe('down');
      expect((await app.get('/health/ready')).status).toBe(200);
      expect((await app.get('/metrics')).text).toMatch(/^hipocampo_cache_up 0$/m);
      await redis.restart();
      const redisSays = async () => (await app.get<Record<string, string>>('/health/ready')).body.redis;
      await expect.poll(redisSays).toBe('up');
      expect((await build()).body).toMatchObject({ cache: 'hit', total_turns: 2 });
    } finally {
      await app.close();
      await redis.stop();
    }
  });
});

describe('overload', () => {
  it('is refused at once with 503 and Retry-After, while the probes still answer', async () => {
    const app = await openContractApp({ MAX_CONCURRENT_REQUESTS: '2', DATABASE_POOL_SIZE: '1' });
    try {
      const answers = await Promise.all(Array.from({ length: 30 }, () => app.saveTurn(turnBody('u1', fresh('s')))));
      const refused = answers.filter((answer) => answer.status !== 201);
      expect(refused.length).toBeGreaterThan(0);
      for (const answer of refused) expectProblem(answer, 503, 'dependency_unavailable');
      expect((await app.saveTurn(turnBody('u1', fresh('s')))).status).toBe(201);
      expect((await app.get('/metrics')).text).toMatch(/^hipocampo_http_requests_in_flight 0$/m);
    } finally {
      await app.close();
    }
  });
});
