import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { RedisContextCache } from '../../src/cache/redis-context-cache.ts';
import { describeWithPrivateRedis, describeWithRedis } from '../support/needs.ts';
import { type PrivateRedis, startRedis } from '../support/private-redis.ts';
import { createTestRedis } from '../support/test-redis.ts';
import { requestCounterSpec } from './request-counter.spec.ts';

const AGE = { generation: 1, version: 1 };
/** A value as entries are: it says in its first line how old it is. */
const entry = (generation: number, version: number, text: string) =>
  Buffer.from(`4 ${generation} ${version} 0 key\n${text}`);

async function openCache(ttlSeconds: number) {
  const redis = await createTestRedis();
  const cache = new RedisContextCache({
    connection: { url: redis.url, port: 6379 },
    timeoutMs: 1_000,
    ttlSeconds,
    onStatus: () => undefined,
    onFailure: () => undefined,
  });
  return {
    cache,
    counter: cache,
    close: async () => {
      await cache.close();
      await redis.drop();
    },
  };
}

describeWithRedis('with a shared Redis', () => requestCounterSpec('RedisContextCache', () => openCache(1)));

describeWithRedis('RedisContextCache', () => {
  let opened: Awaited<ReturnType<typeof openCache>>;
  let cache: RedisContextCache;
  let ids = 0;
  const fresh = () => `session-${++ids}`;
  const kept = async (tenant: string, sessionId: string, value: string) => {
    expect(await cache.set(tenant, sessionId, Buffer.from(value), AGE)).toBe(true);
    expect((await cache.get(tenant, sessionId)).value?.toString()).toBe(value);
  };
  beforeAll(async () => {
    opened = await openCache(30);
    cache = opened.cache;
    await vi.waitFor(async () => expect((await cache.get('default', 'nothing')).available).toBe(true), {
      timeout: 20_000,
    });
  });
  afterAll(() => opened.close());

  it('has nothing for a session it was not given, and says that it could be asked', async () => {
    expect(await cache.get('default', fresh())).toEqual({ value: null, available: true });
  });

  it.each(['', 'x', '{"a":1}\n["ñ🦤\u2028"]\n""', '字'.repeat(100_000), '\\n\r\n\t'])(
    'gives back what it was given, case %#',
    async (value) => {
      const id = fresh();
      await kept('default', id, value);
      expect(await cache.get('default', id)).toEqual({ value: Buffer.from(value), available: true });
    },
  );

  it('keeps the last of several values', async () => {
    const id = fresh();
    for (const value of ['one', 'two', 'three']) cache.set('default', id, Buffer.from(value), AGE);
    await expect.poll(async () => (await cache.get('default', id)).value?.toString() ?? null).toBe('three');
  });

  it('forgets an entry when its time is over', async () => {
    const brief = await openCache(1);
    onTestFinished(() => brief.close());
    await vi.waitFor(async () => expect(await brief.cache.set('default', 's', Buffer.from('x'), AGE)).toBe(true), {
      timeout: 20_000,
    });
    await expect
      .poll(async () => await brief.cache.get('default', 's'))
      .toEqual({
        value: null,
        available: true,
      });
  });

  it('deletes, and counts what was there', async () => {
    const [one, other, none] = [fresh(), fresh(), fresh()];
    await kept('default', one, 'x');
    await kept('default', other, 'y');
    expect(await cache.delete('default', [one, none])).toBe(1);
    expect((await cache.get('default', one)).value?.toString() ?? null).toBeNull();
    expect((await cache.get('default', other)).value?.toString() ?? null).toBe('y');
    expect(await cache.delete('default', [one])).toBe(0);
    expect(await cache.delete('default', [])).toBe(0);
    expect(
      await cache.delete(
        'default',
        Array.from({ length: 500 }, () => fresh()),
      ),
    ).toBe(0);
  });

  it('keeps tenants apart, also under ids that look like keys', async () => {
    const id = fresh();
    await kept('default', id, 'default');
    await kept('acme', id, 'acme');
    await kept('default', `t:acme:conversation_context:${id}`, 'disguised');
    expect((await cache.get('acme', id)).value?.toString() ?? null).toBe('acme');
    expect(await cache.delete('default', [id, `t:acme:conversation_context:${id}`])).toBe(2);
    expect((await cache.get('acme', id)).value?.toString() ?? null).toBe('acme');
    expect((await cache.get('other', id)).value?.toString() ?? null).toBeNull();
  });

  it('never lets an older entry take the place of a newer one, of a generation before or of a version before', async () => {
    const id = fresh();
    const set = (generation: number, version: number) =>
      cache.set('default', id, entry(generation, version, `${generation}.${version}`), { generation, version });
    const held = async () => (await cache.get('default', id)).value?.toString().split('\n')[1];
    for (const [generation, version, holds] of [
      [7, 5, '7.5'],
      [7, 4, '7.5'],
      [7, 6, '7.6'],
      [6, 99, '7.6'],
      [8, 1, '8.1'],
      [7, 100, '8.1'],
      [1_795_000_000_000_001, 3, '1795000000000001.3'],
      [1_795_000_000_000_000, 4, '1795000000000001.3'],
    ] as const) {
      expect(await set(generation, version)).toBe(true);
      expect(await held(), `after ${generation}.${version}`).toBe(holds);
    }
  });
});

const TIMEOUT_MS = 100;
const SLACK_MS = 150;

describeWithPrivateRedis('RedisContextCache while Redis is away', () => {
  const cleanUp: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of cleanUp.splice(0).reverse()) await end();
  });

  async function setUp() {
    const redis = (await startRedis()) as PrivateRedis;
    cleanUp.push(() => redis.stop());
    const statuses: string[] = [];
    const failures: string[] = [];
    const cache = new RedisContextCache({
      connection: { url: redis.url, port: redis.port },
      timeoutMs: TIMEOUT_MS,
      ttlSeconds: 60,
      onStatus: (status) => statuses.push(status),
      onFailure: (operation) => failures.push(operation),
    });
    cleanUp.push(() => cache.close());
    await expect.poll(async () => (await cache.get('default', 's')).available).toBe(true);
    void cache.set('default', 's', Buffer.from('x'), AGE);
    await expect.poll(async () => (await cache.get('default', 's')).value).toEqual(Buffer.from('x'));
    statuses.length = 0;
    failures.length = 0;
    return { redis, cache, statuses, failures };
  }
  /** `late`: after a timer that was set together with the call, to its timeout. A busy machine makes both late. */
  const timed = async <T>(work: () => Promise<T>): Promise<{ result: T; milliseconds: number; late: number }> => {
    const started = performance.now();
    let fired = Number.POSITIVE_INFINITY;
    const timer = setTimeout(() => {
      fired = performance.now();
    }, TIMEOUT_MS);
    const result = await work();
    const ended = performance.now();
    clearTimeout(timer);
    return { result, milliseconds: ended - started, late: ended - fired };
  };
  const away = { value: null, available: false };

  it('killed: says so quickly, throws nothing, tells it once, and comes back by itself', async () => {
    const { redis, cache, statuses } = await setUp();
    await redis.kill();
    for (let n = 0; n < 20; n += 1) {
      const { result, late } = await timed(() => cache.get('default', 's'));
      expect(result).toEqual(away);
      expect(late).toBeLessThan(SLACK_MS);
    }
    void cache.set('default', 's', Buffer.from('y'), AGE);
    expect(await cache.delete('default', ['s'])).toBeNull();
    expect(await cache.count('c', 60)).toBeNull();
    expect(cache.status()).toBe('down');
    expect(statuses).toEqual(['down']);

    await redis.restart();
    await expect.poll(async () => (await cache.get('default', 's')).available, { interval: 50 }).toBe(true);
    expect(cache.status()).toBe('up');
    expect(statuses).toEqual(['down', 'up']);
    void cache.set('default', 's', Buffer.from('z'), AGE);
    await expect.poll(async () => (await cache.get('default', 's')).value).toEqual(Buffer.from('z'));
  });

  it('paused: every call is bounded by its timeout, and soon none waits at all', async () => {
    const { redis, cache, statuses, failures } = await setUp();
    redis.pause();
    cleanUp.push(async () => redis.resume());
    const waits: number[] = [];
    for (let n = 0; n < 15; n += 1) {
      const { result, milliseconds, late } = await timed(() => cache.get('default', 's'));
      expect(result).toEqual(away);
      expect(late).toBeLessThan(SLACK_MS);
      waits.push(milliseconds);
    }
    expect(waits[0]).toBeGreaterThan(TIMEOUT_MS / 2);
    // The breaker is open: a hang of minutes costs each request nothing, least of all its timeout.
    expect(waits.slice(6).filter((milliseconds) => milliseconds > TIMEOUT_MS / 2).length).toBeLessThanOrEqual(1);
    expect(statuses).toEqual(['down']);
    expect(failures.length).toBe(15);

    redis.resume();
    await expect.poll(async () => (await cache.get('default', 's')).available, { interval: 50 }).toBe(true);
    expect(statuses).toEqual(['down', 'up']);
  });

  it('late once: is up again by being looked at, without another request', async () => {
    const { redis, cache, statuses } = await setUp();
    redis.pause();
    cleanUp.push(async () => redis.resume());
    expect(await cache.get('default', 's')).toEqual(away);
    expect(cache.status()).toBe('down');
    redis.resume();
    await expect.poll(() => cache.status(), { interval: 50, timeout: 20_000 }).toBe('up');
    expect(statuses).toEqual(['down', 'up']);
  });

  it('paused: a hundred callers at once wait one timeout, not a hundred', async () => {
    const { redis, cache } = await setUp();
    redis.pause();
    cleanUp.push(async () => redis.resume());
    const { result, late } = await timed(() =>
      Promise.all(Array.from({ length: 100 }, (_, n) => cache.get('default', `s${n}`))),
    );
    expect(result.every((entry) => !entry.available)).toBe(true);
    expect(late).toBeLessThan(2 * SLACK_MS);
  });

  it('flushed: has nothing, and is up', async () => {
    const { redis, cache, statuses } = await setUp();
    await redis.flush();
    expect(await cache.get('default', 's')).toEqual({ value: null, available: true });
    expect(statuses).toEqual([]);
  });

  it('not there from the beginning: asked in vain, then found when it starts', async () => {
    const redis = (await startRedis()) as PrivateRedis;
    cleanUp.push(() => redis.stop());
    await redis.kill();
    const statuses: string[] = [];
    const cache = new RedisContextCache({
      connection: { host: '127.0.0.1', port: redis.port },
      timeoutMs: TIMEOUT_MS,
      ttlSeconds: 60,
      onStatus: (status) => statuses.push(status),
      onFailure: () => undefined,
    });
    cleanUp.push(() => cache.close());
    expect(await cache.get('default', 's')).toEqual(away);
    await expect.poll(() => statuses).toEqual(['down']);
    await redis.restart();
    await expect.poll(async () => (await cache.get('default', 's')).available, { interval: 50 }).toBe(true);
    expect(statuses).toEqual(['down', 'up']);
  });

  it('full, so that it refuses writes: reads go on, and a refused write is a failure and no exception', async () => {
    const { redis, cache, failures } = await setUp();
    const { Redis } = await import('ioredis');
    const admin = new Redis(redis.url);
    cleanUp.push(async () => admin.disconnect());
    await admin.config('SET', 'maxmemory', '1');
    void cache.set('default', 'other', Buffer.from('x'.repeat(1_000)), AGE);
    await expect.poll(() => failures).toContain('set');
    expect(await cache.get('default', 's')).toEqual({ value: Buffer.from('x'), available: true });
  });

  it('closed: asked all the same, it has nothing', async () => {
    const { cache } = await setUp();
    await cache.close();
    expect(await cache.get('default', 's')).toEqual(away);
    expect(await cache.delete('default', ['s'])).toBeNull();
    void cache.set('default', 's', Buffer.from('x'), AGE);
  });
});
