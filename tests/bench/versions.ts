/** This version beside another one of the code (`--against`), by processor time. */
import type { Bench, Findings } from './bench.ts';
import { compareSides, comparisonTable } from './sides.ts';

export async function measureVersions(bench: Bench): Promise<Findings> {
  const { against, jobs } = bench.settings;
  if (against === undefined) throw new Error('--parts versions needs --against dist/server.js of the other version');
  const sides = [{ name: 'before', program: against }, { name: 'now' }] as const;
  const found = await compareSides(bench, sides, ['loop', ...jobs]);
  return { tables: [comparisonTable('Two versions', sides, found)], figures: found };
}
