import { afterEach, expect, it } from 'vitest';
import { RedisContextCache } from '../../src/cache/redis-context-cache.ts';
import { describeWithPrivateRedis, describeWithRedis } from '../support/needs.ts';
import { type PrivateRedis, startRedis } from '../support/private-redis.ts';
import { createTestRedis } from '../support/test-redis.ts';
import { contextCacheSpec } from './context-cache.spec.ts';

describeWithRedis('with a shared Redis', () => {
  contextCacheSpec('RedisContextCache', async (ttlSeconds) => {
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
      close: async () => {
        await cache.close();
        await redis.drop();
      },
    };
  });
});

const TIMEOUT_MS = 100;
const SLACK_MS = 150; // of a busy machine

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
    cache.set('default', 's', Buffer.from('x'));
    await expect.poll(async () => (await cache.get('default', 's')).value).toEqual(Buffer.from('x'));
    statuses.length = 0;
    failures.length = 0;
    return { redis, cache, statuses, failures };
  }
  const timed = async <T>(work: () => Promise<T>): Promise<{ result: T; milliseconds: number }> => {
    const started = performance.now();
    const result = await work();
    return { result, milliseconds: performance.now() - started };
  };
  const away = { value: null, available: false };

  it('killed: says so quickly, throws nothing, tells it once, and comes back by itself', async () => {
    const { redis, cache, statuses } = await setUp();
    await redis.kill();
    for (let n = 0; n < 20; n += 1) {
      const { result, milliseconds } = await timed(() => cache.get('default', 's'));
      expect(result).toEqual(away);
      expect(milliseconds).toBeLessThan(TIMEOUT_MS + SLACK_MS);
    }
    cache.set('default', 's', Buffer.from('y'));
    expect(await cache.delete('default', ['s'])).toBeNull();
    expect(await cache.count('c', 60)).toBeNull();
    expect(cache.status()).toBe('down');
    expect(statuses).toEqual(['down']);

    await redis.restart();
    await expect
      .poll(async () => (await cache.get('default', 's')).available, { timeout: 8_000, interval: 50 })
      .toBe(true);
    expect(cache.status()).toBe('up');
    expect(statuses).toEqual(['down', 'up']);
    cache.set('default', 's', Buffer.from('z'));
    await expect.poll(async () => (await cache.get('default', 's')).value).toEqual(Buffer.from('z'));
  });

  it('paused: every call is bounded by its timeout, and soon none waits at all', async () => {
    const { redis, cache, statuses, failures } = await setUp();
    redis.pause();
    cleanUp.push(async () => redis.resume());
    const waits: number[] = [];
    for (let n = 0; n < 15; n += 1) {
      const { result, milliseconds } = await timed(() => cache.get('default', 's'));
      expect(result).toEqual(away);
      expect(milliseconds).toBeLessThan(TIMEOUT_MS + SLACK_MS);
      waits.push(milliseconds);
    }
    expect(waits[0]).toBeGreaterThan(TIMEOUT_MS / 2);
    // The breaker is open: a hang of minutes costs each request nothing.
    expect(waits.slice(6).filter((milliseconds) => milliseconds > 20).length).toBeLessThanOrEqual(1);
    expect(statuses).toEqual(['down']);
    expect(failures.length).toBe(15);

    redis.resume();
    await expect
      .poll(async () => (await cache.get('default', 's')).available, { timeout: 8_000, interval: 50 })
      .toBe(true);
    expect(statuses).toEqual(['down', 'up']);
  });

  it('paused: a hundred callers at once wait one timeout, not a hundred', async () => {
    const { redis, cache } = await setUp();
    redis.pause();
    cleanUp.push(async () => redis.resume());
    const { result, milliseconds } = await timed(() =>
      Promise.all(Array.from({ length: 100 }, (_, n) => cache.get('default', `s${n}`))),
    );
    expect(result.every((entry) => !entry.available)).toBe(true);
    expect(milliseconds).toBeLessThan(TIMEOUT_MS + 2 * SLACK_MS);
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
    await expect
      .poll(async () => (await cache.get('default', 's')).available, { timeout: 8_000, interval: 50 })
      .toBe(true);
    expect(statuses).toEqual(['down', 'up']);
  });

  it('full, so that it refuses writes: reads go on, and a refused write is a failure and no exception', async () => {
    const { redis, cache, failures } = await setUp();
    const { Redis } = await import('ioredis');
    const admin = new Redis(redis.url);
    cleanUp.push(async () => admin.disconnect());
    await admin.config('SET', 'maxmemory', '1');
    cache.set('default', 'other', Buffer.from('x'.repeat(1_000)));
    await expect.poll(() => failures).toContain('set');
    expect(await cache.get('default', 's')).toEqual({ value: Buffer.from('x'), available: true });
  });

  it('closed: asked all the same, it has nothing', async () => {
    const { cache } = await setUp();
    await cache.close();
    expect(await cache.get('default', 's')).toEqual(away);
    expect(await cache.delete('default', ['s'])).toBeNull();
    cache.set('default', 's', Buffer.from('x'));
  });
});
