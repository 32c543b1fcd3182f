import { randomUUID } from 'node:crypto';
import type { Ranker } from '../memory/episodes/ranked-memories.ts';
import { SemanticMemoryStore } from '../memory/episodes/semantic-memory-store.ts';
import type { Foundations } from './foundations.ts';

/** Creates semantic memory as the rest of the service calls it, over a ranker; without one (null) words alone recall. */
export function createSemanticMemory(foundations: Foundations, ranker: Ranker | null): SemanticMemoryStore {
  const { config, database, memoryStore, clock, logger, metrics } = foundations;
  const { enabled } = config.semanticMemory;
  return new SemanticMemoryStore({ enabled, database, memoryStore, ranker, clock, newId: randomUUID, logger, metrics });
}
