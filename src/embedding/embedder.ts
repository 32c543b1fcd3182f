/** Text to vectors: the one interface behind which a local model and a remote endpoint stand. */
export interface Embedder {
  /** Names the model as it is stored beside every vector: vectors of two models are never compared. */
  readonly model: string;
  readonly dimension: number;
  /**
   * One vector of unit length a text, in order; any text has one, the empty one too. Queries are answered before batches
   * that wait. Throws `EmbeddingFailed` where the model gave nothing usable in time.
   */
  embed(texts: readonly string[], options: EmbedOptions): Promise<Float32Array[]>;
  close(): Promise<void>;
}

export interface EmbedOptions {
  readonly priority: 'query' | 'batch';
  readonly signal?: AbortSignal;
}

/** The model is away, too slow, or answered what is no vector of it. `retryable`: the same texts may work later. */
export class EmbeddingFailed extends Error {
  readonly retryable: boolean;
  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'EmbeddingFailed';
    this.retryable = options.retryable;
  }
}
