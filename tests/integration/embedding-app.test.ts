import { request as requestHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { RecallClient } from '../../src/embedding/recall-client.ts';
import { DependencyUnavailable, EmbeddingFailed, RankerUnavailable } from '../../src/errors.ts';
import { buildEmbeddingApp, type EmbeddingAppDeps } from '../../src/http/embedding-app.ts';
import type { RankedMemories, RecallRequest } from '../../src/memory/episodes/ranked-memories.ts';
import { createLogger } from '../../src/telemetry/logger.ts';

const TOKEN = 'token-0123456789abcdef';
const SCOPE = { tenant: 'acme', userId: 'u1' };
const REQUEST: RecallRequest = { query: '¿dónde fue?', language: 'es', k: 5, types: ['fact'], sessionId: 's1' };
const RANKING: RankedMemories = {
  items: [
    {
      memoryId: '6f1c9c1e-3f0e-4c58-9c1b-5a4f7d1f2a10',
      score: 0.8,
      passage: null,
      measures: {
        wordsAround: 0.4,
        covered: 0.5,
        coveredNext: 0.6,
        similarities: [0.7, -0.1],
        nearestNext: 0.7,
        nearestAround: 0.75,
      },
      explanation: { similarity: 0.7, bm25: null },
    },
  ],
  evidence: { idfs: [1.5, 4], known: [true, false], total: 12, vectors: 'understood' },
  model: 'm',
};
const BODY = { tenant: 'acme', user_id: 'u1', query: 'x', language: 'es', k: 5, types: null, session_id: null };

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** The app on a port of its own; `parts` replaces what stands behind it. */
async function open(parts: Partial<EmbeddingAppDeps> = {}) {
  const app = await buildEmbeddingApp({
    recall: async () => RANKING,
    embedder: () => ({ model: 'm', dimension: 3, embed: async (texts) => texts.map(() => new Float32Array(3)) }),
    health: async () => ({ ready: true, parts: { database: 'up' } }),
    metricsText: async () => ({ contentType: 'text/plain; version=0.0.4', text: 'hipocampo_x 1\n' }),
    token: null,
    isClosing: () => false,
    logger: createLogger('silent'),
    ...parts,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  closers.push(() => app.close());
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const request = async (path: string, init: RequestInit & { body?: string } = {}) => {
    const response = await fetch(url + path, {
      method: init.body === undefined ? 'GET' : 'POST',
      ...init,
      headers: { ...(init.body !== undefined && { 'content-type': 'application/json' }), ...init.headers },
    });
    const text = await response.text();
    const json = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, headers: response.headers, body: (json ? JSON.parse(text) : text) as never };
  };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    request(path, { body: JSON.stringify(body), headers });
  return { url, request, post };
}

function client(url: string, token: string | null = null): RecallClient {
  const made = new RecallClient({
    url,
    token,
    timeoutMs: 2_000,
    channel: false,
    onFailure: () => undefined,
    now: () => performance.now(),
  });
  closers.push(() => made.close());
  return made;
}

describe('POST /recall', () => {
  it('is what the recall client asks, and answers it whole', async () => {
    const asked: unknown[] = [];
    const { url } = await open({
      token: TOKEN,
      recall: async (scope, request) => {
        asked.push([scope, request]);
        return RANKING;
      },
    });
    expect(await client(url, TOKEN).rank(SCOPE, REQUEST)).toEqual(RANKING);
    expect(asked).toEqual([[SCOPE, REQUEST]]);
  });

  it('tells beside it how near the query is to the last turns of the session that it may go on from', async () => {
    const ranking = { ...RANKING, lately: [{ turnNumber: 12, cosine: 0.41 }] };
    const asked: (string | null | undefined)[] = [];
    const { url } = await open({
      recall: async (_scope, { goesOnFrom }) => {
        asked.push(goesOnFrom);
        return ranking;
      },
    });
    expect(await client(url).rank(SCOPE, { ...REQUEST, goesOnFrom: 's2' })).toEqual(ranking);
    expect(asked).toEqual(['s2']);
  });

  it('takes the longest query that the service takes, whatever it is made of', async () => {
    const { url } = await open();
    for (const query of [
      'a'.repeat(262_144),
      '\u0001'.repeat(170_000),
      '🦤'.repeat(65_536),
      '"\\'.repeat(131_072),
      '',
    ]) {
      expect(await client(url).rank(SCOPE, { ...REQUEST, query })).toEqual(RANKING);
    }
  });

  it.each([
    ['tenant', '*'],
    ['tenant', undefined],
    ['user_id', 'a b'],
    ['query', null],
    ['query', 'a\ud83e'],
    ['language', 'español'],
    ['k', 0],
    ['k', 1_001],
    ['k', '5'],
    ['types', 'fact'],
    ['session_id', ''],
    ['surprise', 1],
  ])('is 400 for %s = %j, naming it', async (name, value) => {
    const { post } = await open();
    const answer = await post('/recall', { ...BODY, [name]: value });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request', errors: [{ pointer: `/${name}` }] } });
  });

  it.each([
    ['RankerUnavailable', new RankerUnavailable('no model is ready yet')],
    ['EmbeddingFailed', new EmbeddingFailed('the model is away', { retryable: true })],
    ['DependencyUnavailable', new DependencyUnavailable('PostgreSQL is away')],
  ])('is 503 when the ranker throws %s', async (_, error) => {
    const { post, url } = await open({ recall: () => Promise.reject(error) });
    expect(await post('/recall', BODY)).toMatchObject({ status: 503, body: { code: 'dependency_unavailable' } });
    await expect(client(url).rank(SCOPE, REQUEST)).rejects.toBeInstanceOf(RankerUnavailable);
  });

  it('is 500, telling nothing of the inside, for anything else', async () => {
    const { post } = await open({ recall: () => Promise.reject(new TypeError('secret')) });
    const answer = await post('/recall', BODY);
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(JSON.stringify(answer.body)).not.toContain('secret');
  });

  it('gives the ranker a signal that fires when the caller has gone away', async () => {
    let fired = false;
    const { url } = await open({
      recall: (_scope, _request, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            fired = true;
            reject(new RankerUnavailable('given up'));
          });
        }),
    });
    const impatient = client(url);
    await expect(impatient.rank(SCOPE, REQUEST, AbortSignal.timeout(50))).rejects.toBeInstanceOf(RankerUnavailable);
    expect(fired).toBe(false); // the call goes on: its result is known the next time
    await impatient.close();
    await expect.poll(() => fired).toBe(true);
  });

  it('is 503 while the worker closes', async () => {
    const { post } = await open({ isClosing: () => true });
    const answer = await post('/recall', BODY);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('connection')).toBe('close');
  });
});

describe('the token', () => {
  it('is asked for before the body is read, and compared whole', async () => {
    const { post, url } = await open({ token: TOKEN });
    for (const authorization of ['', TOKEN, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(0, -1)}`, 'Bearer', 'Basic x']) {
      for (const path of ['/recall', '/embed']) {
        const answer = await post(path, 'no body', { authorization });
        expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
      }
    }
    expect((await post('/recall', BODY, { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    await expect(client(url, 'another-token-0123').rank(SCOPE, REQUEST)).rejects.toBeInstanceOf(RankerUnavailable);
  });

  it('is not needed for health and metrics', async () => {
    const { request } = await open({ token: TOKEN });
    for (const path of ['/health/live', '/health/ready', '/metrics']) expect((await request(path)).status).toBe(200);
  });

  it('absent, only requests to this machine are answered, for a web page could name it otherwise', async () => {
    const { url } = await open();
    const status = await new Promise((resolve, reject) => {
      const sent = requestHttp(`${url}/recall`, {
        method: 'POST',
        headers: { host: 'evil.example', 'content-type': 'application/json' },
      });
      sent.on('response', (reply) => resolve(reply.resume().statusCode)).on('error', reject);
      sent.end(JSON.stringify(BODY));
    });
    expect(status).toBe(403);
  });
});

describe('POST /embed', () => {
  it('tells the model, and how long it took it to embed the text', async () => {
    const texts: unknown[] = [];
    const { post } = await open({
      embedder: () => ({
        model: 'm',
        dimension: 3,
        embed: async (given, { priority }) => {
          texts.push([given, priority]);
          return [new Float32Array(3)];
        },
      }),
    });
    const { status, body } = await post('/embed', { text: 'hola' });
    expect(status).toBe(200);
    expect(body).toEqual({ model: 'm', dimension: 3, milliseconds: expect.any(Number) });
    expect(texts).toEqual([[['hola'], 'query']]);
  });

  it('is 503 without a model, and while the model is away', async () => {
    const away = () => Promise.reject(new EmbeddingFailed('the model is away', { retryable: true }));
    for (const embedder of [() => null, () => ({ model: 'm', dimension: 3, embed: away })]) {
      const { post } = await open({ embedder });
      expect((await post('/embed', { text: 'hola' })).status).toBe(503);
    }
  });
});

describe('GET /health and /metrics', () => {
  it('tell whether the worker is alive, whether it can rank and what it lacks, and how it is doing', async () => {
    const state = { ready: true, closing: false };
    const { request } = await open({
      health: async () => ({ ready: state.ready, parts: { database: state.ready ? 'up' : 'down' } }),
      isClosing: () => state.closing,
    });
    expect(await request('/health/live')).toMatchObject({ status: 200, body: { status: 'live' } });
    expect(await request('/health/ready')).toMatchObject({ status: 200, body: { status: 'ready', database: 'up' } });
    const metrics = await request('/metrics');
    expect(metrics).toMatchObject({ status: 200, body: 'hipocampo_x 1\n' });
    expect(metrics.headers.get('content-type')).toBe('text/plain; version=0.0.4');

    state.ready = false;
    expect(await request('/health/ready')).toMatchObject({ status: 503, body: { database: 'down' } });
    state.closing = true;
    expect(await request('/health/ready')).toMatchObject({ status: 503, body: { status: 'closing' } });
    expect((await request('/health/live')).status).toBe(200);
  });
});
