/** The spec of every `RequestCounter`; each implementation's test file calls it. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RequestCounter } from '../../src/cache/request-counter.ts';

interface OpenCounter {
  readonly counter: RequestCounter;
  close(): Promise<void>;
}

export function requestCounterSpec(name: string, open: () => Promise<OpenCounter>): void {
  describe(`${name}.count`, () => {
    let opened: OpenCounter;
    let counter: RequestCounter;
    let made = 0;
    const fresh = () => `counter-${++made}`;
    beforeAll(async () => {
      opened = await open();
      counter = opened.counter;
      await vi.waitFor(async () => expect(await counter.count('ready', 1)).not.toBeNull(), { timeout: 20_000 });
    });
    afterAll(() => opened.close());

    it('counts up from one, each counter alone, however many count at once', async () => {
      const key = fresh();
      const values = await Promise.all(Array.from({ length: 20 }, () => counter.count(key, 60)));
      expect([...values].sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
      expect(await counter.count(`${key}:other`, 60)).toBe(1);
    });

    it('begins anew when its time is over', async () => {
      const key = fresh();
      await counter.count(key, 1);
      // Each look would lengthen a counter's life in Redis, so it is looked at once a second or so.
      await expect.poll(() => counter.count(key, 1), { interval: 1_500, timeout: 20_000 }).toBe(1);
    });
  });
}
