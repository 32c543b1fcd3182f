import { randomUUID } from 'node:crypto';
import { FactChanges } from '../memory/facts/fact-changes.ts';
import { FactMemory } from '../memory/facts/fact-memory.ts';
import { FactUpkeep } from '../memory/facts/fact-upkeep.ts';
import { LateFacts } from '../memory/facts/late-facts.ts';
import { EventStore } from '../stores/event-store.ts';
import { FactHistoryStore } from '../stores/fact-history-store.ts';
import { FactStore } from '../stores/fact-store.ts';
import { FactUpkeepStore } from '../stores/fact-upkeep-store.ts';
import type { Foundations } from './foundations.ts';

/** The memory of facts: what requests ask of it, what is learnt later, and what the background does for it. */
export interface FactParts {
  readonly facts: FactMemory;
  readonly lateFacts: LateFacts;
  readonly factUpkeep: FactUpkeep;
}

/** Creates the memory of facts, over its stores; `recalled`, true where facts have memories, by which they are found by their vectors. */
export function createFactMemory(
  { database, clock, metrics }: Pick<Foundations, 'database' | 'clock' | 'metrics'>,
  { recalled }: { readonly recalled: boolean },
): FactParts {
  const facts = new FactStore({ database });
  const events = new EventStore({ database });
  const changes = new FactChanges({ facts, events, clock, newId: randomUUID, recalled, metrics });
  return {
    facts: new FactMemory({ database, facts, history: new FactHistoryStore({ database }), changes, clock }),
    lateFacts: new LateFacts({ facts, events, changes, clock }),
    factUpkeep: new FactUpkeep({
      database,
      facts,
      upkeep: new FactUpkeepStore({ database }),
      changes,
      clock,
      recalled,
    }),
  };
}
