/**
 * Candidates are what an index finds and a ranker orders. An index only measures (how near, how many words in common); what that
 * is worth is decided in `hybrid-ranker.ts`, so that every index is ranked the same way.
 */
import type { Transaction } from '../../stores/database.ts';
import type { MemoryType } from './memory.ts';
import type { Days } from './named-days.ts';

/** One user of one tenant: a search never looks beyond. */
export interface Scope {
  readonly tenant: string;
  readonly userId: string;
}

/** The constants of BM25: how soon repeating a word stops counting, how much length weighs, and how many memories it starts from. */
export interface Bm25Parameters {
  readonly k1: number;
  readonly b: number;
  /**
   * Memories imagined beside the real ones, one of which says each term: `idf = ln(1 + (N + prior - df + 0.5) / (df + 1))`.
   * Without it the words of a user's first memories are worth nothing, because all of them say them.
   */
  readonly prior: number;
}

/** The part of a query that is known before it is embedded. */
export interface WordQuery {
  /** The query's terms as `analyseQuery` gives them: stems, each once. */
  readonly terms: readonly string[];
  /** Days whose memories are among the candidates; where only terms can be looked up, those of a single day have one. */
  readonly days?: readonly Days[];
  readonly types: readonly MemoryType[] | null;
  readonly sessionId: string | null;
  /** The moment of the search: what expires at or before it is not found. */
  readonly now: Date;
  /** The number of the best by vector, and again by words; the turns around them come on top. */
  readonly limit: number;
}

/** All that a search depends on. */
export interface CandidateQuery extends WordQuery {
  /** The query's vector, of unit length and of the index's model; null: by words alone. */
  readonly vector: Float32Array | null;
}

/** A memory that may answer, measured. */
export interface Candidate {
  readonly memoryId: string;
  readonly type: MemoryType;
  /** The session that it was said in; null for what no turn told. */
  readonly sessionId: string | null;
  readonly turnNumber: number | null;
  /** The time at which it was said, on the caller's word. */
  readonly createdAt: Date;
  /** Cosine of the query and the nearest passage of the memory, -1 to 1; null where it has no vector (yet), or the query has none. */
  readonly similarity: number | null;
  /** The most that `similarity` can be, as far as the search saw; present where it is measured only once it is asked for. */
  readonly similarityAtMost?: number | null;
  /** The passage that was nearest, counted from 0; null where `similarity` is. */
  readonly passage: number | null;
  /** The cosines of all its passages, in their order; absent where only the nearest is measured, null without vectors. */
  readonly similarities?: readonly number[] | null;
  /** BM25 of the query's terms over the user's memories, 0 and up. */
  readonly bm25: number;
  /** The part of `bm25` that each of the query's terms adds, in their order: lets a turn be completed by its neighbours. */
  readonly termScores: readonly number[];
  /** A print that is equal for memories that say the same in the same words, whoever said them and however they are punctuated. */
  readonly fingerprint: string;
}

/** The measures of candidates in arrays, one each, by their place in `items`: a ranker reads all of hundreds to show a few. */
export interface CandidateColumns {
  readonly bm25: Float64Array;
  /** The terms of the query; and `termScores`, a row of so many a candidate. */
  readonly terms: number;
  readonly termScores: Float64Array;
  /** The most that `similarity` can be; NaN where there is no vector. */
  readonly similarityAtMost: Float64Array;
  /** The time at which it was said, in ms. */
  readonly saidAt: Float64Array;
  /** `fingerprint` as a number: equal for the same ones. */
  readonly prints: Float64Array;
  /** The places of the turns around it, four a candidate: two before, the one before, the one after, two after; -1 for what is no candidate. */
  readonly around: Int32Array;
}

export interface Candidates {
  readonly items: readonly Candidate[];
  /** The measures of the items once more, where the index has them so. */
  readonly columns?: CandidateColumns;
  /**
   * The BM25 that no memory can exceed with each term said once: Σ idf · (k1 + 1) / (1 + k1 · (1 − b)) over all terms of the
   * query, those of no memory too, with idf = ln(1 + (N + prior − df + 0.5) / (df + 1)) over the scope's N memories that have not
   * expired, whatever the filters. Makes `bm25` comparable between queries.
   */
  readonly bestBm25: number;
  /** The number of memories of the scope. */
  readonly total: number;
}

/** The vectors of one memory, one a passage. */
export interface MemoryEmbedding {
  readonly memoryId: string;
  readonly vectors: readonly Float32Array[];
}

/**
 * Finds candidates. The index of shards (`embedding/index/`) and the one on pgvector pass the same spec,
 * `tests/integration/memory-index.spec.ts`.
 */
export interface MemoryIndex {
  /**
   * Returns the best by vector, the best by words, and the turns around both (two before and two after in the same session), each
   * once and fully measured. Sees every memory whose commit was answered before the call. Throws `DependencyUnavailable` without
   * PostgreSQL.
   */
  candidates(scope: Scope, query: CandidateQuery): Promise<Candidates>;
  /**
   * Starts at once all that needs no vector (reading what changed, then searching by words), so that it runs while the query is
   * being embedded; what it returns then sees every memory whose commit was answered before this call. Never throws: a failure
   * comes from `candidates`.
   */
  open?(scope: Scope, query: WordQuery): OpenScope;
  /** Writes vectors into the index, in the transaction that stores them; present where the index lives in the database. Idempotent. */
  store?(tx: Transaction, scope: Scope, embeddings: readonly MemoryEmbedding[]): Promise<void>;
  /** Forgets the scope, or all of them, which the next search reads from PostgreSQL; present where the index keeps files of its own. */
  rebuild?(scope?: Scope): Promise<void>;
  /** Forgets a scope by the name of its files, SHA-256 of tenant and user; present where the index keeps files of its own. */
  erase?(scope: string): Promise<void>;
  close(): Promise<void>;
}

/** One scope, brought up to date once and searched by words; for one recall, not to be kept. */
export interface OpenScope {
  /** Returns candidates; `vector`: as in `CandidateQuery`. */
  candidates(vector: Float32Array | null): Promise<Candidates>;
}
