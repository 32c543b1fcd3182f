import { createHash } from 'node:crypto';
import type { MemoryStore } from '../../stores/memory-store.ts';
import { isNearDuplicate } from '../text/near-duplicate.ts';
import { termsOf } from '../text/text-analysis.ts';
import type { Scope } from './candidate.ts';
import { type MemoryLine, type MemoryType, TTL_DAYS } from './memory.ts';
import { BM25 } from './query-evidence.ts';
import type { NewMemory, StoredMemory } from './stored-memory.ts';
import { renderContent } from './turn-memory.ts';

/** The number of memories of the same words that a new one is compared with, word for word; those that turns told are not among them. */
const COMPARED = 5;
const LOOKED_AT = 25; // to find so many
const MOST_TERMS = 64; // of a long text: enough to find what says the same

/** A memory that a caller gives, beside those that turns become. */
export interface GivenMemory {
  readonly content: string;
  readonly type: MemoryType;
  readonly language: string;
  /** The days that it lives; null: it never expires; undefined: as long as its type does. */
  readonly expiresDays: number | null | undefined;
  readonly metadata: Readonly<Record<string, unknown>> | null;
  /** The session that it was distilled from, and goes with. */
  readonly distilledFrom?: string | undefined;
}

/** A memory that is to be kept: a new one, or the one that says the same, confirmed. */
export interface DraftMemory {
  readonly like: StoredMemory | null;
  readonly ttlDays: number | null;
  readonly memory: NewMemory;
}

interface Deps {
  readonly memoryStore: Pick<MemoryStore, 'find' | 'lexicalCandidates'>;
  readonly clock: { now(): Date };
  readonly newId: () => string;
}

/** Works out what is to be stored of a text, so that a transaction only writes it. */
export async function draftOf(deps: Deps, scope: Scope, given: GivenMemory): Promise<DraftMemory> {
  const lines: MemoryLine[] = [[null, given.content]];
  const terms = termsOf(given.content, given.language);
  const ttlDays = given.expiresDays === undefined ? TTL_DAYS[given.type] : given.expiresDays;
  const like = await nearDuplicate(deps, scope, given, terms);
  const memory = {
    type: given.type,
    lines,
    terms,
    language: given.language,
    metadata: given.metadata === null ? null : { ...given.metadata },
    contentHash: createHash('sha256').update(`${given.type}\0${given.content}`).digest(),
    ttlDays,
    newId: deps.newId(),
    ...(given.distilledFrom !== undefined && { distilledFrom: given.distilledFrom }),
  };
  return { like, ttlDays, memory };
}

/** Returns a memory of the user and type that says the same in nearly the same words, if there is one. */
async function nearDuplicate(
  { memoryStore, clock }: Deps,
  scope: Scope,
  given: GivenMemory,
  terms: readonly string[],
): Promise<StoredMemory | null> {
  if (terms.length === 0) return null;
  const now = clock.now();
  const unique = [...new Set(terms)].slice(0, MOST_TERMS);
  const { items } = await memoryStore.lexicalCandidates(
    scope,
    { vector: null, terms: unique, types: [given.type], sessionId: null, now, limit: LOOKED_AT },
    BM25,
  );
  const others = items.filter(({ turnNumber }) => turnNumber === null);
  const alike = others.slice(0, COMPARED).map(({ memoryId }) => memoryId);
  const stored = await memoryStore.find(scope, alike, now);
  return stored.find(({ lines, ofFact }) => !ofFact && isNearDuplicate(renderContent(lines), given.content)) ?? null;
}
