import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { afterEach, describe, expect, it } from 'vitest';
import { EmbeddingFailed } from '../../src/embedding/embedder.ts';
import { RemoteEmbedder } from '../../src/embedding/remote-embedder.ts';

const KEY = 'sk-this-is-the-key';
const SECRET = 'the user lives in Lisbon';

interface Asked {
  readonly path: string;
  readonly key: string | undefined;
  readonly input: readonly string[];
}
type Answer = (input: readonly string[], response: ServerResponse, request: IncomingMessage) => void;

const servers: Server[] = [];
const embedders: RemoteEmbedder[] = [];

afterEach(async () => {
  await Promise.all(embedders.splice(0).map((embedder) => embedder.close()));
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** Three dimensions, of which the second tells the texts apart. */
function embeddings(input: readonly string[]) {
  return { data: input.map((text, index) => ({ object: 'embedding', index, embedding: [3, text.length, 4] })) };
}

const right: Answer = (input, response) => response.end(JSON.stringify(embeddings(input)));

/** An endpoint that answers the first request rightly, for `open`, and then as told, the last answer over and over. */
async function endpoint(...answers: Answer[]): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { input } = JSON.parse(Buffer.concat(chunks).toString()) as { input: string[] };
    const answer = asked.length === 0 ? right : answers[Math.min(asked.length, answers.length) - 1];
    asked.push({ path: request.url ?? '', key: request.headers.authorization, input });
    answer?.(input, response, request);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked };
}

async function open(url: string, timeoutMs = 5_000): Promise<RemoteEmbedder> {
  const embedder = await RemoteEmbedder.open({
    baseUrl: url,
    apiKey: KEY,
    modelName: 'some-model',
    timeoutMs,
    backoffMs: 5,
  });
  embedders.push(embedder);
  return embedder;
}

/** What a batch of one text fails with. */
async function failure(
  answer: Answer,
  priority: 'query' | 'batch' = 'batch',
  timeoutMs = 5_000,
): Promise<EmbeddingFailed> {
  const { url } = await endpoint(answer);
  const error: unknown = await (await open(url, timeoutMs))
    .embed([SECRET], { priority })
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof EmbeddingFailed)) throw new Error('it did not fail');
  const told = `${error.message} ${String(error.cause)} ${error.stack}`;
  expect(told).not.toContain(KEY);
  expect(told).not.toContain(SECRET);
  return error;
}

describe('RemoteEmbedder', () => {
  it('asks as OpenAI wants it, learns the dimension, and gives vectors of length one', async () => {
    const { url, asked } = await endpoint(right);
    const embedder = await open(`${url}/`);
    expect(embedder.model).toBe('remote:some-model');
    expect(embedder.dimension).toBe(3);
    const [vector] = await embedder.embed([''], { priority: 'query' });
    expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1, 6);
    expect(asked.at(-1)).toEqual({ path: '/v1/embeddings', key: `Bearer ${KEY}`, input: ['-'] });
  });

  it('splits many texts into requests of 64 and of 200 kB, and keeps their order', async () => {
    const { url, asked } = await endpoint(right);
    const texts = [
      ...Array.from({ length: 130 }, (_, index) => 'x'.repeat(index + 1)),
      ...Array(40).fill('y'.repeat(7_999)),
    ];
    const vectors = await (await open(url, 5_000)).embed(texts, { priority: 'batch' });
    expect(vectors).toHaveLength(texts.length);
    for (const [index, text] of texts.entries()) {
      expect((vectors[index]?.[1] ?? 0) / (vectors[index]?.[0] ?? 1)).toBeCloseTo(text.length / 3, 2);
    }
    for (const { input } of asked) {
      expect(input.length).toBeLessThanOrEqual(64);
      expect(input.join('').length).toBeLessThanOrEqual(200_000);
    }
  });

  it('goes by the index of an embedding, not by its place', async () => {
    const { url } = await endpoint((input, response) =>
      response.end(JSON.stringify({ data: embeddings(input).data.reverse() })),
    );
    const vectors = await (await open(url)).embed(['a', 'bbbbbbbb'], { priority: 'batch' });
    expect(vectors[0]?.[1]).toBeLessThan(vectors[1]?.[1] ?? 0);
  });

  it.each([500, 503, 429])('asks again after a %i', async (status) => {
    const { url, asked } = await endpoint((_, response) => response.writeHead(status).end(), right);
    expect(await (await open(url)).embed(['a'], { priority: 'query' })).toHaveLength(1);
    expect(asked).toHaveLength(3);
  });

  it('asks again when the connection is lost', async () => {
    const { url } = await endpoint((_, __, request) => request.socket.destroy(), right);
    expect(await (await open(url)).embed(['a'], { priority: 'query' })).toHaveLength(1);
  });

  it('waits as long as Retry-After says, and leaves a long wait to others', async () => {
    const busy =
      (seconds: string): Answer =>
      (_, response) =>
        response.writeHead(429, { 'retry-after': seconds }).end();
    const { url } = await endpoint(busy('1'), right);
    const embedder = await open(url);
    const started = performance.now();
    await embedder.embed(['a'], { priority: 'query' });
    expect(performance.now() - started).toBeGreaterThan(950);
    expect(await failure(busy('3600'))).toMatchObject({ retryable: true, message: expect.stringContaining('429') });
  });

  it('gives up a request that hangs, and one whose reply does not end', async () => {
    const hangs = await failure(() => undefined, 'query', 300);
    expect(hangs).toMatchObject({ retryable: true, message: expect.stringContaining('did not answer within 300 ms') });
    await failure((_, response) => response.write('{"data":['), 'query', 300);
  });

  it.each<[string, Answer, RegExp]>([
    ['is no JSON', (_, response) => response.end(`<html>${SECRET}</html>`), /no embeddings/],
    ['is other JSON', (_, response) => response.end('{"data":[{"embedding":"AAAA"}]}'), /no embeddings/],
    ['is infinite', (_, response) => response.end('{"data":[{"index":0,"embedding":[1,1e999,2]}]}'), /no embeddings/],
    ['is NaN', (_, response) => response.end('{"data":[{"index":0,"embedding":[1,NaN,2]}]}'), /no embeddings/],
    [
      'is too large for a float',
      (_, response) => response.end('{"data":[{"index":0,"embedding":[1,1e300,2]}]}'),
      /direction/,
    ],
    ['is zero', (_, response) => response.end('{"data":[{"index":0,"embedding":[0,0,0]}]}'), /without a direction/],
    [
      'has another dimension',
      (_, response) => response.end('{"data":[{"index":0,"embedding":[1,2]}]}'),
      /2 dimensions instead of 3/,
    ],
    ['has too few', (_, response) => response.end('{"data":[]}'), /another number/],
    ['has too many', (_, response) => response.end(JSON.stringify(embeddings(['a', 'b']))), /another number/],
    ['is huge', (_, response) => response.end(Buffer.alloc(17 << 20, ' ')), /more than embeddings take/],
  ])('refuses a reply that %s', async (_, answer, message) => {
    const error = await failure(answer);
    expect(error.message).toMatch(message);
    expect(error.retryable).toBe(true);
  });

  it('calls a refusal of the texts final, and one of the key not', async () => {
    expect((await failure((_, response) => response.writeHead(400).end(SECRET))).retryable).toBe(false);
    expect((await failure((_, response) => response.writeHead(401).end())).retryable).toBe(true);
  });

  it('follows no redirect, for the key would go along', async () => {
    const other = await endpoint(right);
    const error = await failure((_, response) =>
      response.writeHead(307, { location: `${other.url}/embeddings` }).end(),
    );
    expect(error.message).toContain('redirects');
    expect(other.asked).toEqual([]);
  });

  it('ends at once when the request is given up', async () => {
    const { url } = await endpoint(() => undefined);
    const embedder = await open(url, 10_000);
    const started = performance.now();
    await expect(embedder.embed(['a'], { priority: 'query', signal: AbortSignal.timeout(50) })).rejects.toThrow(
      EmbeddingFailed,
    );
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('refuses a base URL that is none, or that carries a password', async () => {
    for (const baseUrl of ['', 'localhost:8080', 'ftp://host', 'https://name:word@host/v1']) {
      const error: unknown = await RemoteEmbedder.open({ baseUrl, modelName: 'm' }).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(TypeError);
      expect((error as Error).message).not.toContain('word@');
    }
  });
});
