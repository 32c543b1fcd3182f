/** A fact as a memory, by which it is found in other words than its own. */
import { createHash } from 'node:crypto';
import type { MemoryLine } from '../episodes/memory.ts';
import { DORMANT_DAYS, type Fact, LOW_DORMANT_DAYS, STALE_DAYS } from './fact.ts';
import { termsOfFact } from './fact-terms.ts';

const DAY_MS = 86_400_000;
/** The days after its last confirmation at which a fact is told no more, as `stateOf` has it. */
const TOLD_DAYS = { high: STALE_DAYS, medium: DORMANT_DAYS, low: LOW_DORMANT_DAYS } as const;

/** A memory of a fact, which has the fact's id. */
export interface MemoryOfFact {
  readonly memoryId: string;
  readonly lines: readonly MemoryLine[];
  readonly terms: readonly string[];
  readonly language: string;
  /** SHA-256: the same as long as it says the same. */
  readonly contentHash: Uint8Array;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Returns the memory of an active fact. */
export function memoryOfFact(
  fact: Pick<Fact, 'id' | 'key' | 'value' | 'language' | 'confidence' | 'lastConfirmedAt' | 'createdAt'>,
): MemoryOfFact {
  const content = `${fact.key}: ${fact.value}`.toWellFormed();
  return {
    memoryId: fact.id,
    lines: [[null, content]],
    terms: termsOfFact(fact),
    language: fact.language,
    contentHash: createHash('sha256').update(`${fact.id}\0${content}`).digest(),
    createdAt: fact.createdAt,
    expiresAt: new Date(fact.lastConfirmedAt.getTime() + TOLD_DAYS[fact.confidence] * DAY_MS),
  };
}
