/** Named with all other failures in errors.ts, so that every room may tell it from others. */
export { EmbeddingFailed } from '../errors.ts';

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
