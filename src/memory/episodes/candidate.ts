/**
 * What an index finds and a ranker orders. An index only measures (how near, how many words in common); what that is
 * worth is decided in `hybrid-ranker.ts`, so that every index is ranked the same way.
 */
import type { Transaction } from '../../stores/database.ts';
import type { MemoryType } from './memory.ts';

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

export interface CandidateQuery {
  /** Unit length, of the index's model; null: by words alone. */
  readonly vector: Float32Array | null;
  /** As `analyseQuery` gives them: stems, each once. */
  readonly terms: readonly string[];
  readonly types: readonly MemoryType[] | null;
  readonly sessionId: string | null;
  /** What expires at or before this moment is not found. */
  readonly now: Date;
  /** Best by vector and best by words, this many of each; the turns around them come on top. */
  readonly limit: number;
}

/** A memory that may answer, measured. */
export interface Candidate {
  readonly memoryId: string;
  readonly type: MemoryType;
  /** Null for what no turn told. */
  readonly sessionId: string | null;
  readonly turnNumber: number | null;
  /** When it was said: the caller's word. */
  readonly createdAt: Date;
  /** Cosine of the query and the nearest passage of the memory, -1 to 1; null where it has no vector (yet), or the query has none. */
  readonly similarity: number | null;
  /** Where `similarity` is measured only once it is asked for: what it can be at most, as far as the search saw. */
  readonly similarityAtMost?: number | null;
  /** Which passage that was, counted from 0; null where `similarity` is. */
  readonly passage: number | null;
  /** BM25 of the query's terms over the user's memories, 0 and up. */
  readonly bm25: number;
  /** What each of the query's terms adds to `bm25`, in their order: lets a turn be completed by its neighbours. */
  readonly termScores: readonly number[];
  /** Equal for memories that say the same in the same words, whoever said them and however they are punctuated. */
  readonly fingerprint: string;
}

export interface Candidates {
  readonly items: readonly Candidate[];
  /**
   * What no memory's BM25 can exceed with each term said once: Σ idf · (k1 + 1) / (1 + k1 · (1 − b)) over all terms of the
   * query, those of no memory too, with idf = ln(1 + (N + prior − df + 0.5) / (df + 1)) over the scope's N memories that have
   * not expired, whatever the filters. Makes `bm25` comparable between queries.
   */
  readonly bestBm25: number;
  /** Memories of the scope. */
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
   * The best by vector, the best by words, and the turns around both (two before and two after in the same session), each
   * once and fully measured. Sees every memory whose commit was answered before the call. Throws `DependencyUnavailable`
   * without PostgreSQL.
   */
  candidates(scope: Scope, query: CandidateQuery): Promise<Candidates>;
  /**
   * Starts at once all that needs no query (reading what changed), so that it runs while the query is being embedded; what it
   * returns then sees every memory whose commit was answered before this call. Never throws: a failure comes from `candidates`.
   */
  open?(scope: Scope): OpenScope;
  /** Where the index lives in the database: writes vectors into it, in the transaction that stores them. Idempotent. */
  store?(tx: Transaction, scope: Scope, embeddings: readonly MemoryEmbedding[]): Promise<void>;
  close(): Promise<void>;
}

/** One scope, brought up to date once; for one recall, not to be kept. */
export interface OpenScope {
  candidates(query: CandidateQuery): Promise<Candidates>;
}
