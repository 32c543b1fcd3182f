import { randomUUID } from 'node:crypto';
import { FactMemory } from '../memory/facts/fact-memory.ts';
import { EventStore } from '../stores/event-store.ts';
import { FactStore } from '../stores/fact-store.ts';
import type { Foundations } from './foundations.ts';

/** Creates the memory of facts, over its store. */
export function createFactMemory({
  database,
  clock,
  logger,
  metrics,
  config,
}: Pick<Foundations, 'database' | 'clock' | 'logger' | 'metrics' | 'config'>): FactMemory {
  return new FactMemory({
    database,
    facts: new FactStore({ database }),
    events: new EventStore({ database }),
    clock,
    newId: randomUUID,
    recalled: config.semanticMemory.enabled,
    logger,
    metrics,
  });
}
