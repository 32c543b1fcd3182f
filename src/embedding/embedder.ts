/** The failure of a model, named with all others in errors.ts so that every room may recognise it. */
export { EmbeddingFailed } from '../errors.ts';

/** A source of vectors for texts: the one interface of a local model and a remote endpoint. */
export interface Embedder {
  /** The model's name as it is stored beside every vector: vectors of two models are never compared. */
  readonly model: string;
  readonly dimension: number;
  /**
   * Returns one vector of unit length a text, in order; any text has one, the empty one too. Queries are answered before batches
   * that wait. Throws `EmbeddingFailed` where the model gave nothing usable in time.
   */
  embed(texts: readonly string[], options: EmbedOptions): Promise<Float32Array[]>;
  close(): Promise<void>;
}

export interface EmbedOptions {
  readonly priority: 'query' | 'batch';
  readonly signal?: AbortSignal;
}
