/** What every `ContextCache` does; each implementation's test file calls it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContextCache } from '../../src/cache/context-cache.ts';

interface OpenCache {
  readonly cache: ContextCache;
  close(): Promise<void>;
}

const TTL_SECONDS = 1;

/** `open` makes a cache whose entries live for one second. */
export function contextCacheSpec(name: string, open: (ttlSeconds: number) => Promise<OpenCache>): void {
  describe(name, () => {
    let opened: OpenCache;
    let cache: ContextCache;
    let ids = 0;
    const fresh = () => `session-${++ids}`;
    /** `set` stores in the background: the value is there soon, not at once. */
    const kept = async (tenant: string, sessionId: string, value: string) => {
      cache.set(tenant, sessionId, Buffer.from(value));
      await expect
        .poll(async () => (await cache.get(tenant, sessionId)).value?.toString(), { interval: 2 })
        .toBe(value);
    };

    beforeAll(async () => {
      opened = await open(TTL_SECONDS);
      cache = opened.cache;
      const deadline = Date.now() + 5_000;
      while (!(await cache.get('default', 'nothing')).available && Date.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 10));
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
      for (const value of ['one', 'two', 'three']) cache.set('default', id, Buffer.from(value));
      await expect.poll(async () => (await cache.get('default', id)).value?.toString() ?? null).toBe('three');
    });

    it('forgets an entry when its time is over', async () => {
      const id = fresh();
      await kept('default', id, 'x');
      await expect.poll(async () => (await cache.get('default', id)).value, { timeout: 3_000 }).toBeNull();
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

    it('counts up from one, each counter alone, however many count at once, and begins anew when its time is over', async () => {
      const key = `rate:${fresh()}`;
      const values = await Promise.all(Array.from({ length: 20 }, () => cache.count(key, 1)));
      expect([...values].sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
      expect(await cache.count(`${key}:other`, 1)).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      expect(await cache.count(key, 1)).toBe(1);
    });

    it('is up, and may be closed', async () => {
      expect(cache.status()).toBe('up');
    });
  });
}
