import type { Bm25Parameters, Candidates, MemoryIndex } from '../memory/episodes/candidate.ts';
import type { Database } from './database.ts';
import type { MemoryStore } from './memory-store.ts';

/** Stands in until the index on pgvector is here. */
export class PgvectorIndex implements MemoryIndex {
  constructor(_deps: { database: Database; memories: MemoryStore; model: string; dimension: number; bm25: Bm25Parameters }) {
    throw new Error('SEMANTIC_INDEX=pgvector is not in this version');
  }

  async candidates(): Promise<Candidates> {
    return { items: [], bestBm25: 0, total: 0 };
  }

  async close(): Promise<void> {}
}
