import { randomUUID } from 'node:crypto';
import type { Ranker } from '../memory/episodes/ranked-memories.ts';
import { SemanticMemoryStore } from '../memory/episodes/semantic-memory-store.ts';
import type { Foundations } from './foundations.ts';

/** Creates semantic memory as the rest of the service calls it, over a ranker; without one (null) words alone recall. */
export function createSemanticMemory(foundations: Foundations, ranker: Ranker | null): SemanticMemoryStore {
  const { config, database, memoryStore, clock, logger, metrics } = foundations;
  const { enabled } = config.semanticMemory;
  const turnDays = config.rawTurnRetentionDays || null;
  const parts = { database, memoryStore, clock, logger, metrics };
  return new SemanticMemoryStore({ ...parts, enabled, turnDays, ranker, newId: randomUUID });
}
