import { describe, expect, it } from 'vitest';
import { MemoryContextCache } from '../../src/cache/memory-context-cache.ts';
import { contextCacheSpec } from './context-cache.spec.ts';

contextCacheSpec('MemoryContextCache', async (ttlSeconds) => {
  const cache = new MemoryContextCache({ ttlSeconds });
  return { cache, close: () => cache.close() };
});

describe('MemoryContextCache', () => {
  it('lets the entry go that was used longest ago when it is full, instead of growing', async () => {
    const cache = new MemoryContextCache({ ttlSeconds: 60 });
    const value = 'x'.repeat(1_000_000);
    for (let n = 0; n < 40; n += 1) {
      cache.set('default', `s${n}`, Buffer.from(value));
      await cache.get('default', 's0');
    }
    const kept = await Promise.all(Array.from({ length: 40 }, (_, n) => cache.get('default', `s${n}`)));
    expect(kept.filter((entry) => entry.value !== null).length).toBeLessThanOrEqual(16);
    expect(kept[0]?.value).not.toBeNull();
    expect(kept[39]?.value).not.toBeNull();
    expect(kept[1]?.value).toBeNull();
    await cache.close();
  });

  it('does not keep an entry larger than all of it, nor an old one in its place', async () => {
    const cache = new MemoryContextCache({ ttlSeconds: 60 });
    cache.set('default', 's', Buffer.from('old'));
    cache.set('default', 's', Buffer.from('x'.repeat(17_000_000)));
    expect((await cache.get('default', 's')).value).not.toBe('old');
    await cache.close();
  });
});
