import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { RecallClient, type RecallFailure } from '../../src/embedding/recall-client.ts';
import { RankerUnavailable } from '../../src/errors.ts';
import type { RankedMemories, RecallRequest } from '../../src/memory/episodes/ranked-memories.ts';
import { cpuNow } from '../support/cpu-time.ts';
import { freePort } from '../support/free-port.ts';

const SCOPE = { tenant: 'acme', userId: 'u1' };
const REQUEST: RecallRequest = { query: '¿dónde fue?', language: 'es', k: 5, types: null, sessionId: null };
const ID = '6f1c9c1e-3f0e-4c58-9c1b-5a4f7d1f2a10';
const ITEM = { memory_id: ID, score: 0.8, passage: 1, explanation: { similarity: 0.7, bm25: null } };
const RANKING: RankedMemories = {
  items: [{ memoryId: ID, score: 0.8, passage: 1, explanation: { similarity: 0.7, bm25: null } }],
  model: 'm',
};

const closers: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A worker that does as told; counts its connections and keeps what it was asked. */
async function worker(listener: RequestListener, port = 0) {
  const server: Server = createServer(listener);
  const state = { connections: 0, sockets: new Set<Socket>() };
  server.on('connection', (socket) => {
    state.connections += 1;
    state.sockets.add(socket);
    socket.once('close', () => state.sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  closers.push(close);
  return { state, close, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A worker below HTTP: `answer` is what it writes once the request has begun to arrive. */
async function rawWorker(answer: (socket: Socket) => void) {
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => answer(socket));
    closers.push(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function open(url: string, more: { token?: string; timeoutMs?: number } = {}) {
  const failures: RecallFailure[] = [];
  const clock = { now: 0 };
  const client = new RecallClient({
    url,
    token: more.token ?? null,
    timeoutMs: more.timeoutMs ?? 2_000,
    channel: false,
    onFailure: (failure) => failures.push(failure),
    now: () => clock.now,
  });
  closers.push(() => client.close());
  const rank = (request: Partial<RecallRequest> = {}, signal?: AbortSignal) =>
    client.rank(SCOPE, { ...REQUEST, ...request }, signal);
  return { client, failures, clock, rank };
}

const send = (reply: ServerResponse, body: unknown, status = 200) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  reply.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }).end(text);
};
const well: RequestListener = (request, reply) => {
  request.resume().on('end', () => send(reply, { items: [ITEM], model: 'm' }));
};
async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
async function unavailable(work: Promise<unknown>): Promise<RankerUnavailable> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(RankerUnavailable);
  return error as RankerUnavailable;
}

describe('RecallClient.rank', () => {
  it('asks with everything that the ranking depends on, and the token', async () => {
    const asked: { url: string | undefined; authorization: string | undefined; body: unknown }[] = [];
    const { url } = await worker(async (request, reply) => {
      const body: unknown = JSON.parse(await read(request));
      asked.push({ url: request.url, authorization: request.headers.authorization, body });
      send(reply, { items: [], model: 'm' });
    });
    const { rank } = open(`${url}/inside/`, { token: 'secret-0123456789' });
    await rank({ query: 'ñ🦤\n"', types: ['fact'], sessionId: 's1', language: 'en', k: 7 });
    expect(asked).toEqual([
      {
        url: '/inside/recall',
        authorization: 'Bearer secret-0123456789',
        body: {
          tenant: 'acme',
          user_id: 'u1',
          query: 'ñ🦤\n"',
          language: 'en',
          k: 7,
          types: ['fact'],
          session_id: 's1',
        },
      },
    ]);
  });

  it('gives the ranking, and keeps the connection for the next one', async () => {
    const { url, state } = await worker(well);
    const { rank, failures } = open(url);
    for (let n = 0; n < 20; n += 1) expect(await rank()).toEqual(RANKING);
    expect({ connections: state.connections, failures }).toEqual({ connections: 1, failures: [] });
  });

  it('takes fields that a newer worker adds', async () => {
    const { url } = await worker((_request, reply) => {
      send(reply, { items: [{ ...ITEM, more: 1 }], model: 'm', took: 3 });
    });
    expect(await open(url).rank()).toEqual(RANKING);
  });

  it('asks a worker of an earlier version only what that knows, once it has refused the rest', async () => {
    const bodies: Record<string, unknown>[] = [];
    const { url } = await worker(async (request, reply) => {
      const body = JSON.parse(await read(request)) as Record<string, unknown>;
      bodies.push(body);
      if ('goes_on_from' in body) send(reply, { code: 'invalid_request' }, 400);
      else send(reply, { items: [ITEM], model: 'm' });
    });
    const { rank, failures } = open(url);
    expect(await rank({ goesOnFrom: 's9' })).toEqual(RANKING);
    expect(await rank({ goesOnFrom: 's9' })).toEqual(RANKING);
    expect(bodies.map(({ goes_on_from }) => goes_on_from)).toEqual(['s9', undefined, undefined]);
    expect(failures).toEqual([]);
  });

  it('serves a hundred callers at once over at most 64 connections', async () => {
    const { url, state } = await worker((request, reply) => {
      request.resume().on('end', () => setTimeout(() => send(reply, { items: [ITEM], model: 'm' }), 5));
    });
    const { rank } = open(url, { timeoutMs: 60_000 });
    expect(await Promise.all(Array.from({ length: 100 }, () => rank()))).toEqual(Array(100).fill(RANKING));
    expect(state.connections).toBeLessThanOrEqual(64);
  });

  it('costs well under a millisecond on this machine', async () => {
    const items = Array.from({ length: 50 }, () => ({ ...ITEM, memory_id: randomUUID() }));
    const text = JSON.stringify({ items, model: 'm' });
    const { url } = await worker((request, reply) => {
      request.resume().on('end', () => send(reply, text));
    });
    const { rank } = open(url);
    const times: number[] = [];
    for (let n = 0; n < 600; n += 1) {
      const started = cpuNow();
      await rank({ k: 50 }, AbortSignal.timeout(30_000));
      if (n >= 200) times.push(cpuNow() - started);
    }
    // Of the processor, and the fastest tenth, in which nothing was compiled or collected. The server is in this process too.
    expect(times.sort((a, b) => a - b)[40]).toBeLessThan(1);
  });

  describe('of a worker that answers what is no ranking', () => {
    it.each([
      ['nothing', ''],
      ['text', 'hello'],
      ['half a document', '{"items":[{"memory_id":"'],
      ['null', 'null'],
      ['a list', '[]'],
      ['no model', { items: [] }],
      ['an empty model', { items: [], model: '' }],
      ['no items', { model: 'm' }],
      ['items that are no list', { items: { 0: ITEM }, model: 'm' }],
      ['an item that is null', { items: [null], model: 'm' }],
      ['an id that is no UUID', { items: [{ ...ITEM, memory_id: '1' }], model: 'm' }],
      ['an id with SQL in it', { items: [{ ...ITEM, memory_id: `${ID}'; --` }], model: 'm' }],
      [
        'an id in capitals, which PostgreSQL would not give',
        { items: [{ ...ITEM, memory_id: ID.toUpperCase() }], model: 'm' },
      ],
      ['a score that is a text', { items: [{ ...ITEM, score: '0.8' }], model: 'm' }],
      ['a score that is null, as JSON writes NaN', { items: [{ ...ITEM, score: Number.NaN }], model: 'm' }],
      ['NaN itself', `{"items":[{"memory_id":"${ID}","score":NaN,"passage":0,"explanation":{}}],"model":"m"}`],
      ['an infinite score', `{"items":[{"memory_id":"${ID}","score":1e999,"passage":0,"explanation":{}}],"model":"m"}`],
      ['a passage that is no count', { items: [{ ...ITEM, passage: 0.5 }], model: 'm' }],
      ['a passage before the first', { items: [{ ...ITEM, passage: -1 }], model: 'm' }],
      ['no explanation', { items: [{ ...ITEM, explanation: undefined }], model: 'm' }],
      ['an explanation of texts', { items: [{ ...ITEM, explanation: { a: 'b' } }], model: 'm' }],
      ['one memory twice', { items: [ITEM, ITEM], model: 'm' }],
      [
        'more than was asked for',
        { items: Array.from({ length: 6 }, () => ({ ...ITEM, memory_id: randomUUID() })), model: 'm' },
      ],
      ['a deep document', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    ])('fails by name: %s', async (_, body) => {
      const { url } = await worker((request, reply) => {
        request.resume().on('end', () => send(reply, body));
      });
      const { rank, failures } = open(url);
      await unavailable(rank());
      expect(failures).toEqual(['invalid']);
    });

    it('reads no more than a megabyte of it, announced or not', async () => {
      const chunk = Buffer.alloc(65_536, 'x');
      let written = 0;
      const flood = (reply: ServerResponse) => {
        reply.on('error', () => undefined);
        const more = () => {
          while (!reply.destroyed && written < 10_485_760) {
            written += chunk.length;
            if (!reply.write(chunk)) return void reply.once('drain', more);
          }
          reply.end();
        };
        more();
      };
      for (const headers of [{}, { 'content-length': 10_485_760 }]) {
        const { url } = await worker((request, reply) => {
          request.resume();
          reply.writeHead(200, { 'content-type': 'application/json', ...headers });
          flood(reply);
        });
        written = 0;
        const { rank, failures } = open(url);
        expect((await unavailable(rank())).message).toMatch(/more than 1048576 bytes/);
        expect(failures).toEqual(['invalid']);
      }
      expect(written).toBeLessThan(10_485_760);
    });

    it.each([301, 401, 403, 404, 429, 500, 503])('fails by name: status %i', async (status) => {
      const { url } = await worker((request, reply) => {
        request.resume().on('end', () => send(reply, { items: [ITEM], model: 'm' }, status));
      });
      const { rank, failures } = open(url);
      expect((await unavailable(rank())).message).toContain(String(status));
      expect(failures).toEqual(['refused']);
    });

    it.each([
      ['no HTTP', (socket: Socket) => void socket.end('hello\r\n\r\n')],
      ['nothing, and closes', (socket: Socket) => void socket.end()],
      ['a reset', (socket: Socket) => void socket.resetAndDestroy()],
      ['half a head', (socket: Socket) => void socket.end('HTTP/1.1 200 OK\r\nContent-Le')],
      ['half a body', (socket: Socket) => void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"items":[')],
      [
        'half of its chunks',
        (socket: Socket) => void socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"ite'),
      ],
      [
        'a bad chunk',
        (socket: Socket) => void socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}'),
      ],
      ['a head without end', (socket: Socket) => void socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n`)],
      [
        'two lengths',
        (socket: Socket) => void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}}'),
      ],
    ])('fails by name: %s', async (_, answer) => {
      const { rank, failures } = open(await rawWorker(answer));
      await unavailable(rank());
      expect(failures).toEqual(['unreachable']);
    });
  });

  describe('of a worker that does not answer in time', () => {
    const silent: readonly (readonly [string, (socket: Socket) => void])[] = [
      ['says nothing', () => undefined],
      ['stops in the head', (socket) => void socket.write('HTTP/1.1 200 OK\r\nContent-Le')],
      ['stops in the body', (socket) => void socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{"i')],
      [
        'trickles',
        (socket) => {
          socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n');
          const timer = setInterval(() => socket.write(' '), 5);
          socket.once('close', () => clearInterval(timer));
        },
      ],
      [
        'says "continue" for ever',
        (socket) => {
          const timer = setInterval(() => socket.write('HTTP/1.1 102 Processing\r\n\r\n'), 5);
          socket.once('close', () => clearInterval(timer));
        },
      ],
    ];

    it.each(silent)("ends by the caller's deadline: it %s", async (_, answer) => {
      const { rank, failures } = open(await rawWorker(answer));
      const started = performance.now();
      await unavailable(rank({}, AbortSignal.timeout(80)));
      const took = performance.now() - started;
      expect(took).toBeGreaterThan(60);
      expect(took).toBeLessThan(1_000);
      expect(failures).toEqual(['timeout']);
    });

    it.each(silent)('ends by its own deadline where the caller has none: it %s', async (_, answer) => {
      const { rank, failures } = open(await rawWorker(answer), { timeoutMs: 80 });
      await unavailable(rank());
      expect(failures).toEqual(['timeout']);
    });

    it('ends while it still waits for one of the connections, and leaves nothing behind', async () => {
      const { url, state } = await worker((request) => void request.resume());
      const { rank } = open(url, { timeoutMs: 400 });
      const started = performance.now();
      await Promise.all(Array.from({ length: 200 }, () => unavailable(rank({}, AbortSignal.timeout(150)))));
      expect(performance.now() - started).toBeLessThan(2_000);
      await expect.poll(() => state.sockets.size).toBe(0);
    });

    it('lets the call go on without the caller, so that a slow worker is not taken for one that is away', async () => {
      const answered: boolean[] = [];
      const { url } = await worker((request, reply) => {
        reply.once('close', () => answered.push(reply.writableFinished));
        request.resume().on('end', () => setTimeout(() => send(reply, { items: [ITEM], model: 'm' }), 150));
      });
      const { client, rank, failures } = open(url);
      for (let call = 0; call < 6; call += 1) await unavailable(rank({}, AbortSignal.timeout(30)));
      await expect.poll(() => answered).toEqual(new Array(6).fill(true));
      expect(failures).toEqual(new Array(6).fill('timeout'));
      expect(client.isReady()).toBe(true);
      expect(await rank()).toEqual(RANKING);
    });

    it('tells the worker that nobody waits any more, by closing the connection, once the call itself took too long', async () => {
      const gone: boolean[] = [];
      const { url } = await worker((request, reply) => {
        request.resume();
        reply.once('close', () => gone.push(reply.writableFinished));
      });
      await unavailable(open(url, { timeoutMs: 200 }).rank({}, AbortSignal.timeout(50)));
      await expect.poll(() => gone).toEqual([false]);
    });

    it('counts nothing as late that was answered in time, when the deadline passes afterwards', async () => {
      const { url } = await worker(well);
      const { rank, failures } = open(url);
      expect(await rank({}, AbortSignal.timeout(60))).toEqual(RANKING);
      await new Promise((resolve) => setTimeout(resolve, 120));
      expect(failures).toEqual([]);
    });

    it('does not ask at all where the deadline has passed already', async () => {
      const { url, state } = await worker(well);
      const { rank, failures } = open(url);
      await unavailable(rank({}, AbortSignal.abort()));
      expect({ connections: state.connections, failures }).toEqual({ connections: 0, failures: [] });
    });
  });

  it('fails by name where nobody listens', async () => {
    const { rank, failures } = open(`http://127.0.0.1:${await freePort()}`);
    await unavailable(rank());
    expect(failures).toEqual(['unreachable']);
  });

  it('fails by name where the host does not exist', async () => {
    const { rank } = open('http://no-such-host.invalid:1');
    await unavailable(rank());
  });

  it('does not fail over a connection that the worker closed while it lay idle', async () => {
    const port = await freePort();
    const first = await worker(well, port);
    const { rank, failures } = open(first.url);
    expect(await rank()).toEqual(RANKING);
    await first.close();
    await worker(well, port);
    expect(await rank()).toEqual(RANKING);
    expect(failures).toEqual([]);
  });

  it('asks once more, on another connection, when the idle one breaks under the request', async () => {
    let requests = 0;
    const { url, state } = await worker((request, reply) => {
      requests += 1;
      if (requests === 2) request.socket.resetAndDestroy();
      else well(request, reply);
    });
    const { rank, failures } = open(url);
    await rank();
    expect(await rank()).toEqual(RANKING);
    expect({ requests, connections: state.connections, failures }).toEqual({
      requests: 3,
      connections: 2,
      failures: [],
    });
  });
});

describe('RecallClient.isReady', () => {
  it('is true until five calls in a row have failed, then the worker is left to rest for a second', async () => {
    let asked = 0;
    let healthy = false;
    const { url } = await worker((request, reply) => {
      asked += 1;
      if (healthy) well(request, reply);
      else request.resume().on('end', () => send(reply, {}, 503));
    });
    const { client, clock, rank, failures } = open(url);
    for (let n = 0; n < 4; n += 1) await unavailable(rank());
    expect(client.isReady()).toBe(true);
    await unavailable(rank());
    expect(client.isReady()).toBe(false);
    await unavailable(rank());
    expect({ asked, last: failures.at(-1) }).toEqual({ asked: 5, last: 'resting' });

    clock.now = 1_000;
    expect([client.isReady(), client.isReady()]).toEqual([true, true]);
    await Promise.all([rank(), rank(), rank()].map(unavailable));
    expect(asked).toBe(6);

    clock.now = 2_000;
    healthy = true;
    expect(await rank()).toEqual(RANKING);
    expect(client.isReady()).toBe(true);
    expect(await rank()).toEqual(RANKING);
  });

  it('counts calls that ran out of time, so that a worker that hangs is found out', async () => {
    const { client, rank } = open(await rawWorker(() => undefined), { timeoutMs: 60 });
    await Promise.all(Array.from({ length: 5 }, () => unavailable(rank({}, AbortSignal.timeout(30)))));
    await expect.poll(() => client.isReady()).toBe(false);
  });

  it('does not hold a request that the worker refuses against the worker', async () => {
    const { url } = await worker((request, reply) => {
      request.resume().on('end', () => send(reply, {}, 400));
    });
    const { client, rank } = open(url);
    for (let n = 0; n < 10; n += 1) await unavailable(rank());
    expect(client.isReady()).toBe(true);
  });
});

describe('RecallClient.close', () => {
  it('ends the calls under way and refuses later ones', async () => {
    const { client, rank, failures } = open(await rawWorker(() => undefined));
    const running = rank();
    await new Promise((resolve) => setTimeout(resolve, 30));
    await client.close();
    await unavailable(running);
    await unavailable(rank());
    expect(client.isReady()).toBe(false);
    expect(failures).toEqual([]);
  });

  it('leaves no connection open', async () => {
    const { url, state } = await worker(well);
    const { client, rank } = open(url);
    await rank();
    expect(state.sockets.size).toBe(1);
    await client.close();
    await expect.poll(() => state.sockets.size).toBe(0);
  });
});
