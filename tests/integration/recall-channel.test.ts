import { createServer, request as requestHttp, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { RecallClient, type RecallFailure } from '../../src/embedding/recall-client.ts';
import { RankerUnavailable } from '../../src/errors.ts';
import { FrameReader, frameOf, RECALL_PROTOCOL } from '../../src/frames.ts';
import { buildEmbeddingApp, type EmbeddingAppDeps } from '../../src/http/embedding-app.ts';
import type { RankedMemories, RecallRequest } from '../../src/memory/episodes/ranked-memories.ts';
import { createLogger } from '../../src/telemetry/logger.ts';
import { freePort } from '../support/free-port.ts';

const TOKEN = 'token-0123456789abcdef';
const SCOPE = { tenant: 'acme', userId: 'u1' };
const REQUEST: RecallRequest = { query: '¿dónde fue? 🦤', language: 'es', k: 5, types: ['fact'], sessionId: 's1' };
const ID = '6f1c9c1e-3f0e-4c58-9c1b-5a4f7d1f2a10';
const RANKING: RankedMemories = {
  items: [{ memoryId: ID, score: 0.8, passage: null, explanation: { similarity: 0.7, bm25: null } }],
  model: 'm',
};
const BODY = JSON.stringify({ items: [{ memory_id: ID, score: 0.8, passage: 0, explanation: {} }], model: 'm' });

const closers: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A real worker's HTTP side, which counts what comes by HTTP and what by the channel. */
async function worker(parts: Partial<EmbeddingAppDeps> = {}, port = 0) {
  const app = await buildEmbeddingApp({
    recall: async () => RANKING,
    embedder: () => null,
    health: async () => ({ ready: true, parts: {} }),
    metricsText: async () => ({ contentType: 'text/plain', text: '' }),
    token: TOKEN,
    isClosing: () => false,
    logger: createLogger('silent'),
    ...parts,
  });
  const seen = { posts: 0, upgrades: 0, sockets: new Set<Socket>() };
  app.server.on('request', ({ method }) => {
    if (method === 'POST') seen.posts += 1;
  });
  app.server.on('upgrade', () => {
    seen.upgrades += 1;
  });
  app.server.on('connection', (socket: Socket) => seen.sockets.add(socket));
  await app.listen({ host: '127.0.0.1', port });
  const close = () => app.close();
  closers.push(close);
  return { seen, close, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` };
}

/** A worker whose channel does as told: `answer` gets every frame. */
async function channelWorker(answer: (text: string, socket: Socket) => void) {
  const seen = { posts: 0, upgrades: 0 };
  const server: Server = createServer((request, reply) => {
    seen.posts += 1;
    request.resume().on('end', () => reply.writeHead(200, { 'content-type': 'application/json' }).end(BODY));
  });
  server.on('upgrade', (_request, socket: Socket) => {
    seen.upgrades += 1;
    socket.on('error', () => undefined);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${RECALL_PROTOCOL}\r\n\r\n`);
    const reader = new FrameReader(1_000_000);
    socket.on('data', (piece) => {
      for (const text of reader.push(piece)) answer(text, socket);
    });
    closers.push(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function open(url: string, more: { token?: string | null; timeoutMs?: number } = {}) {
  const failures: RecallFailure[] = [];
  const clock = { skipped: 0 };
  const client = new RecallClient({
    url,
    token: more.token === undefined ? TOKEN : more.token,
    timeoutMs: more.timeoutMs ?? 2_000,
    channel: true,
    onFailure: (failure) => failures.push(failure),
    now: () => performance.now() + clock.skipped,
  });
  closers.push(() => client.close());
  const rank = (request: Partial<RecallRequest> = {}, signal?: AbortSignal) =>
    client.rank(SCOPE, { ...REQUEST, ...request }, signal);
  return { client, failures, clock, rank };
}

/** Asks once by HTTP and waits until the channel stands beside it. */
async function opened(url: string, seen: { upgrades: number }, more?: Parameters<typeof open>[1]) {
  const made = open(url, more);
  const before = seen.upgrades;
  await made.rank();
  await until(() => seen.upgrades > before);
  await sleep(30);
  return made;
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries > 300) throw new Error('it did not come to pass');
    await sleep(10);
  }
}

const numberOf = (text: string) => (JSON.parse(text) as { id: number }).id;

describe('RecallClient.rank over a channel', () => {
  it('asks the same and is told the same as by HTTP, which only the first call takes', async () => {
    const asked: unknown[] = [];
    const { url, seen } = await worker({
      recall: async (scope, request) => {
        asked.push([scope, request]);
        return RANKING;
      },
    });
    const { rank, failures } = await opened(`${url}`, seen);
    for (let call = 0; call < 20; call += 1) expect(await rank()).toStrictEqual(RANKING);
    expect(asked).toStrictEqual(Array(21).fill([SCOPE, REQUEST]));
    expect({ ...seen, sockets: 0, failures }).toStrictEqual({ posts: 1, upgrades: 1, sockets: 0, failures: [] });
  });

  it('gives each of many callers at once its own answer, in whatever order they come', async () => {
    const { url, seen } = await worker({
      recall: async (_scope, { query }) => {
        await sleep(Math.random() * 20);
        return { items: [], model: query };
      },
    });
    const { rank } = await opened(url, seen);
    const queries = Array.from({ length: 150 }, (_, number) => `query ${number}`);
    const found = await Promise.all(queries.map((query) => rank({ query })));
    expect(found.map(({ model }) => model)).toStrictEqual(queries);
  });

  it('goes on by HTTP with a worker of an older version, which it does not ask again for a minute', async () => {
    const asked: string[] = [];
    const server = createServer((request, reply) => {
      asked.push(request.method ?? '');
      request.resume().on('end', () => reply.writeHead(request.method === 'POST' ? 200 : 404).end(BODY));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => server.close());
    const { rank, clock, failures } = open(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await rank();
    await until(() => asked.includes('GET'));
    await sleep(30);
    clock.skipped += 30_000;
    for (let call = 0; call < 5; call += 1) await rank();
    expect(asked.filter((method) => method === 'GET')).toHaveLength(1);
    clock.skipped += 31_000;
    await rank();
    await until(() => asked.filter((method) => method === 'GET').length === 2);
    expect(failures).toStrictEqual([]);
  });

  it('asks by HTTP what a channel that breaks off in mid-reply left unanswered', async () => {
    const { url, seen } = await channelWorker((text, socket) => {
      socket.write(frameOf(`${numberOf(text)} 200 ${BODY}`).subarray(0, 30));
      setTimeout(() => socket.destroy(), 5);
    });
    const { rank, failures } = await opened(url, seen);
    expect((await rank()).model).toBe('m');
    expect({ posts: seen.posts, failures }).toStrictEqual({ posts: 2, failures: [] });
  });

  it('leaves a channel that says what is no answer', async () => {
    const said = ['nonsense', '', '1', 'x 200 {}', '1 999 {}'];
    for (const wrong of said) {
      const { url, seen } = await channelWorker((_text, socket) => socket.write(frameOf(wrong)));
      const { rank } = await opened(url, seen);
      expect((await rank()).model).toBe('m');
      expect(seen.posts).toBe(2);
    }
    const { url, seen } = await channelWorker((_text, socket) => socket.write(Buffer.alloc(64, 0xff)));
    const { rank } = await opened(url, seen);
    expect((await rank()).model).toBe('m');
  });

  it('refuses an answer that is no ranking, as by HTTP', async () => {
    const { url, seen } = await channelWorker((text, socket) => socket.write(frameOf(`${numberOf(text)} 200 {"a":1}`)));
    const { rank, failures } = await opened(url, seen);
    await expect(rank()).rejects.toThrow(RankerUnavailable);
    expect(failures).toStrictEqual(['invalid']);
  });

  it('ends a call that is never answered by its deadline, and opens another channel afterwards', async () => {
    const { url, seen } = await channelWorker(() => undefined);
    const { rank, failures, clock } = await opened(url, seen, { timeoutMs: 100 });
    const began = performance.now();
    await expect(rank()).rejects.toThrow('in time');
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(failures).toStrictEqual(['timeout']);
    clock.skipped += 2_000;
    expect((await rank()).model).toBe('m'); // by HTTP
    await until(() => seen.upgrades === 2);
  });

  it('finds a worker that was killed and started again', async () => {
    const port = await freePort();
    const first = await worker({}, port);
    const { rank, clock, failures } = await opened(first.url, first.seen);
    for (const socket of first.seen.sockets) socket.destroy();
    await first.close();
    await expect(rank()).rejects.toThrow(RankerUnavailable);
    expect(failures).toStrictEqual(['unreachable']);
    const second = await worker({}, port);
    clock.skipped += 2_000;
    expect(await rank()).toStrictEqual(RANKING);
    await until(() => second.seen.upgrades === 1);
    await sleep(30);
    expect(await rank()).toStrictEqual(RANKING);
    expect(second.seen.posts).toBe(1);
  });

  it('ends the calls under way when it is closed', async () => {
    const { url, seen } = await channelWorker(() => undefined);
    const { rank, client } = await opened(url, seen);
    const asked = rank();
    await sleep(20);
    await client.close();
    await expect(asked).rejects.toThrow(RankerUnavailable);
    await expect(rank()).rejects.toThrow('closed');
  });
});

describe('the embedding worker’s channel', () => {
  const upgrade = (url: string, headers: Record<string, string>, path = '/recall') =>
    new Promise<number>((resolve, reject) => {
      const asked = requestHttp(url + path, {
        headers: { connection: 'Upgrade', upgrade: RECALL_PROTOCOL, ...headers },
        agent: false,
      });
      asked.on('upgrade', (_reply, socket) => {
        socket.destroy();
        resolve(101);
      });
      asked.on('response', (reply) => {
        reply.resume();
        resolve(reply.statusCode ?? 0);
      });
      asked.on('error', reject).end();
    });

  it('is refused without the token, with a wrong one, elsewhere, in another version, and by a worker that closes', async () => {
    const { url } = await worker();
    const authorization = `Bearer ${TOKEN}`;
    expect(await upgrade(url, { authorization })).toBe(101);
    expect(await upgrade(url, {})).toBe(401);
    expect(await upgrade(url, { authorization: 'Bearer wrong' })).toBe(401);
    expect(await upgrade(url, { authorization }, '/metrics')).toBe(400);
    expect(await upgrade(url, { authorization, upgrade: 'hipocampo-recall/2' })).toBe(400);
    const closing = await worker({ isClosing: () => true });
    expect(await upgrade(closing.url, { authorization })).toBe(503);
  });

  it('without a token is open to this machine alone', async () => {
    const { url } = await worker({ token: null });
    expect(await upgrade(url, {})).toBe(101);
    expect(await upgrade(url, { host: 'evil.example' })).toBe(403);
  });

  it('answers with the status that HTTP would, and gives up what its caller gave up', async () => {
    let aborted = 0;
    const { url, seen } = await worker({
      recall: async (_scope, { query }, signal) => {
        if (query === 'broken') throw new Error('a fault');
        if (query === 'away') throw new RankerUnavailable('no model');
        if (query === 'slow') {
          await new Promise((resolve) => signal?.addEventListener('abort', resolve, { once: true }));
          aborted += 1;
        }
        return RANKING;
      },
    });
    const { rank, failures } = await opened(url, seen, { timeoutMs: 200 });
    await expect(rank({ query: 'broken' })).rejects.toThrow('500');
    await expect(rank({ query: 'away' })).rejects.toThrow('503');
    await expect(rank({ k: 100_000 })).rejects.toThrow('400');
    await expect(rank({ query: 'slow' })).rejects.toThrow('in time');
    await until(() => aborted === 1);
    expect(failures).toStrictEqual(['refused', 'refused', 'refused', 'timeout']);
    expect(seen.posts).toBe(1);
  });

  it('is closed with the worker, once what is under way is answered', async () => {
    const { url, seen, close } = await worker({
      recall: async () => {
        await sleep(100);
        return RANKING;
      },
    });
    const { rank } = await opened(url, seen);
    const asked = rank();
    await sleep(20);
    await close();
    expect(await asked).toStrictEqual(RANKING);
  });
});
