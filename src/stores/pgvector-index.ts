import { LRUCache } from 'lru-cache';
import type {
  Bm25Parameters,
  Candidate,
  CandidateQuery,
  Candidates,
  MemoryEmbedding,
  MemoryIndex,
  Scope,
} from '../memory/episodes/candidate.ts';
import type { MemoryType } from '../memory/episodes/memory.ts';
import type { Database, Queryable, Statement, Transaction } from './database.ts';
import { LEXICAL_MEMORIES, termScores } from './memory-sql-candidates.ts';
import type { MemoryStore } from './memory-store.ts';
import {
  COUNT_NOT_INDEXED,
  candidatesStatement,
  MEMORIES_NOT_INDEXED,
  STORE_VECTORS,
  WALK_ON,
} from './pgvector-sql.ts';

/** The most passages of a user that are all looked at, in 20 ms; the graph is over those of everybody, and finds less surely. */
const SCAN_UP_TO_PASSAGES = 20_000;
/** Bounds of the memory of who has many passages; looked up again after a while, because some may have gone. */
const LARGE_SCOPES = { max: 10_000, ttl: 600_000 };
const MOST_EF_SEARCH = 1_000; // pgvector takes no more
const FILL_AT_ONCE = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

interface PgvectorDeps {
  readonly database: Database;
  readonly memoryStore: Pick<MemoryStore, 'lexicalCandidates'>;
  readonly model: string;
  readonly dimension: number;
  readonly bm25: Bm25Parameters;
  readonly scanUpToPassages?: number;
}

/**
 * The semantic index in PostgreSQL itself, on pgvector: nothing in this process, so any number of workers serve any user.
 * `pgvector-setup.ts` makes what it needs.
 */
export class PgvectorIndex implements MemoryIndex {
  readonly #deps: PgvectorDeps;
  readonly #byScan: Statement;
  readonly #byGraph: Statement;
  /** Scopes with too many passages to look at all of them. */
  readonly #large = new LRUCache<string, true>(LARGE_SCOPES);

  constructor(deps: PgvectorDeps) {
    this.#deps = deps;
    this.#byScan = candidatesStatement('scan', deps.model, deps.dimension);
    this.#byGraph = candidatesStatement('graph', deps.model, deps.dimension);
  }

  async candidates(scope: Scope, query: CandidateQuery): Promise<Candidates> {
    const { memoryStore, bm25, database, dimension } = this.#deps;
    const { vector } = query;
    if (vector === null) return memoryStore.lexicalCandidates(scope, query, bm25);
    if (vector.length !== dimension || !vector.every(Number.isFinite))
      throw new Error(`the query's vector is none of ${dimension} numbers`);
    const key = JSON.stringify([scope.tenant, scope.userId]);
    if (this.#large.has(key)) {
      const rows = await this.#walkGraph(scope, query, vector);
      if ((rows[0]?.near ?? 0) >= query.limit) return candidates(rows, query.terms.length);
    }
    const rows = await this.#search(database.as(scope.tenant), this.#byScan, scope, query, vector);
    if ((rows[0]?.searched ?? 0) > (this.#deps.scanUpToPassages ?? SCAN_UP_TO_PASSAGES)) this.#large.set(key, true);
    else this.#large.delete(key);
    return candidates(rows, query.terms.length);
  }

  async store(tx: Transaction, scope: Scope, embeddings: readonly MemoryEmbedding[]): Promise<void> {
    const passages = embeddings.flatMap(({ memoryId, vectors }) =>
      vectors.map((vector, passage) => ({ memoryId, passage, text: `[${vector.join(',')}]` })),
    );
    if (passages.length === 0) return;
    await tx.query(STORE_VECTORS, [
      scope.tenant,
      scope.userId,
      this.#deps.model,
      passages.map(({ memoryId }) => memoryId),
      passages.map(({ passage }) => passage),
      passages.map(({ text }) => text),
    ]);
  }

  /**
   * Takes in the vectors that the tenant's memories had before this index was chosen; returns the number of memories. Idempotent. `tell`
   * hears how many it has taken in, and of how many.
   */
  async fill(tenant: string, tell: (done: number, total: number) => void = () => undefined): Promise<number> {
    let filled = 0;
    let total: number | null = null;
    for (let after = FIRST_ID; ; ) {
      const ids = await this.#deps.database.transaction(tenant, (tx) => this.#fillPage(tx, tenant, after));
      filled += ids.length;
      const last = ids.at(-1);
      if (last === undefined) return filled;
      after = last;
      total ??= filled + (await this.#countAfter(tenant, after));
      tell(filled, total);
    }
  }

  async close(): Promise<void> {}

  async #countAfter(tenant: string, after: string): Promise<number> {
    const { model, dimension, database } = this.#deps;
    const values = [tenant, model, dimension, after];
    const { rows } = await database.as(tenant).query<{ memories: number }>(COUNT_NOT_INDEXED, values);
    return rows[0]?.memories ?? 0;
  }

  async #fillPage(tx: Transaction, tenant: string, after: string): Promise<string[]> {
    const { model, dimension } = this.#deps;
    const values = [tenant, model, dimension, FILL_AT_ONCE, after];
    const { rows } = await tx.query<StoredVectors>(MEMORIES_NOT_INDEXED, values);
    const users = new Set(rows.map((row) => row.user_id));
    for (const userId of users) {
      const own = rows.filter((row) => row.user_id === userId);
      const embeddings = own.map((row) => ({ memoryId: row.memory_id, vectors: vectorsOf(row, dimension) }));
      await this.store(tx, { tenant, userId }, embeddings);
    }
    return rows.map((row) => row.memory_id);
  }

  #walkGraph(scope: Scope, query: CandidateQuery, vector: Float32Array): Promise<CandidateRow[]> {
    return this.#deps.database.transaction(scope.tenant, async (tx) => {
      await tx.query(WALK_ON, [String(Math.min(MOST_EF_SEARCH, Math.max(100, 4 * query.limit)))]);
      return this.#search(tx, this.#byGraph, scope, query, vector);
    });
  }

  async #search(
    queryable: Queryable,
    statement: Statement,
    { tenant, userId }: Scope,
    query: CandidateQuery,
    vector: Float32Array,
  ): Promise<CandidateRow[]> {
    const { bm25, model } = this.#deps;
    const { rows } = await queryable.query<CandidateRow>(statement, [
      tenant,
      userId,
      query.terms,
      query.types,
      query.sessionId,
      query.now,
      query.limit,
      bm25.k1,
      bm25.b,
      LEXICAL_MEMORIES,
      bm25.prior,
      `[${vector.join(',')}]`,
      model,
    ]);
    return rows;
  }
}

interface StoredVectors {
  readonly user_id: string;
  readonly memory_id: string;
  readonly passages: number;
  readonly vectors: Uint8Array;
}

interface CandidateRow {
  readonly total: number;
  readonly best: number;
  /** The number of passages looked at, where it was all of them; `near` is the number of memories that were near. */
  readonly searched: number | null;
  readonly near: number;
  readonly memory_id: string | null;
  readonly type: MemoryType;
  readonly session_id: string | null;
  readonly turn_number: number | null;
  readonly created_at: Date;
  readonly bm25: number;
  readonly term_scores: string | null;
  readonly fingerprint: string;
  readonly passage: number | null;
  readonly similarity: number | null;
}

function candidates(rows: readonly CandidateRow[], terms: number): Candidates {
  const items = rows.flatMap((row): Candidate[] =>
    row.memory_id === null
      ? []
      : [
          {
            memoryId: row.memory_id,
            type: row.type,
            sessionId: row.session_id,
            turnNumber: row.turn_number,
            createdAt: row.created_at,
            similarity: row.similarity,
            passage: row.passage,
            bm25: row.bm25,
            termScores: termScores(row.term_scores, terms),
            fingerprint: row.fingerprint,
          },
        ],
  );
  return { items, bestBm25: rows[0]?.best ?? 0, total: rows[0]?.total ?? 0 };
}

function vectorsOf({ passages, vectors }: StoredVectors, dimension: number): Float32Array[] {
  const floats = new Float32Array(new Uint8Array(vectors).buffer); // a copy: aligned, and of its own
  return Array.from({ length: passages }, (_, passage) =>
    floats.subarray(passage * dimension, (passage + 1) * dimension),
  );
}
