import { Histogram, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { TalliedHistogram } from '../../../src/telemetry/tallied-histogram.ts';

const BUCKETS = [0.001, 0.25, 1, 5];
const OBSERVED: readonly [method: string, status: string, value: number][] = [
  ['GET', '200', 0.001],
  ['GET', '200', 0.0011],
  ['POST', '201', 0.7],
  ['GET', '200', 9],
  ['GET', '404', 0],
  ['POST', '201', 5],
];

/** Returns what a scrape shows, of the library's own histogram or of one that is tallied, with a scrape in between. */
async function scraped(isTallied: boolean): Promise<string[]> {
  const registry = new Registry();
  const options = { name: 'seconds', help: 'Seconds', labelNames: ['method', 'status'], buckets: BUCKETS };
  const own = isTallied ? undefined : new Histogram({ ...options, registers: [registry] });
  const tallied = isTallied ? new TalliedHistogram({ ...options, registers: [registry] }) : undefined;
  const texts: string[] = [];
  for (const observed of [OBSERVED, OBSERVED.slice(2)]) {
    for (const [method, status, value] of observed) {
      own?.observe({ method, status }, value);
      tallied?.of(method, status).observe(value);
    }
    texts.push(await registry.metrics(), JSON.stringify(await registry.getMetricsAsJSON()));
  }
  return texts;
}

describe('TalliedHistogram', () => {
  it('shows at each scrape just what the library would, also what was there at the last', async () => {
    expect(await scraped(true)).toEqual(await scraped(false));
  });

  it('shows one without labels before anything is observed, as the library does', async () => {
    const registry = new Registry();
    new TalliedHistogram({ name: 'tokens', help: 'Tokens', buckets: BUCKETS, registers: [registry] });
    const own = new Registry();
    new Histogram({ name: 'tokens', help: 'Tokens', buckets: BUCKETS, registers: [own] });
    expect(await registry.metrics()).toBe(await own.metrics());
  });
});
