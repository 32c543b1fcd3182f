/** The cost of encryption at rest: the service plain and with a key, by processor time. */
import { randomBytes } from 'node:crypto';
import type { Bench, Findings } from './bench.ts';
import { compareSides, comparisonTable } from './sides.ts';

const AIM = 1.25; // times the processor time of a plain service

export async function measureSealing(bench: Bench): Promise<Findings> {
  const sides = [
    { name: 'plain' },
    { name: 'sealed', env: { ENCRYPTION_KEY: randomBytes(32).toString('hex') } },
  ] as const;
  const found = await compareSides(bench, sides, ['loop', 'warm', 'save']);
  const verdict = (ratio: number) => `<= ${AIM}: ${ratio <= AIM ? 'met' : 'MISSED'}`;
  return { tables: [comparisonTable('Encryption at rest', sides, found, verdict)], figures: found };
}
