/** The cost of semantic memory to a save: the service without it, and with it beside an embedding worker that is away, so that only what the save does is counted. */
import type { Bench, Findings } from './bench.ts';
import { compareSides, comparisonTable } from './sides.ts';

const NOBODY = 'http://127.0.0.1:1';

export async function measureRemembering(bench: Bench): Promise<Findings> {
  const sides = [
    { name: 'without' },
    { name: 'remembering', env: { SEMANTIC_MEMORY_ENABLED: 'true', EMBEDDING_WORKER_URL: NOBODY } },
  ] as const;
  const found = await compareSides(bench, sides, ['save']);
  return { tables: [comparisonTable('A save with semantic memory', sides, found)], figures: found };
}
