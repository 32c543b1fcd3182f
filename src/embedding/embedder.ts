/** The failure of a model, named with all others in errors.ts so that every room may recognise it. */
export { EmbeddingFailed } from '../errors.ts';

/** A source of vectors for texts: the one interface of a local model and a remote endpoint. */
export interface Embedder {
  /** The model's name as it is stored beside every vector: vectors of two models are never compared. */
  readonly model: string;
  readonly dimension: number;
  /** The languages that it translates before its model reads them, as BCP-47's first part; absent: none. */
  readonly translated?: readonly string[];
  /**
   * Returns one vector of unit length a text, in order; any text has one, the empty one too. Queries are answered before batches
   * that wait. Throws `EmbeddingFailed` where the model gave nothing usable in time.
   */
  embed(texts: readonly string[], options: EmbedOptions): Promise<Float32Array[]>;
  /**
   * Returns of each text the vectors of its parts, each read in the light of the others, and behind those of several parts one of
   * the whole; all as `embed` gives them. `languages`: of the parts of all texts in a row. Absent where a model tells no more of a
   * text than one vector.
   */
  embedParts?(texts: readonly (readonly string[])[], options: EmbedOptions): Promise<Float32Array[][]>;
  close(): Promise<void>;
}

export interface EmbedOptions {
  readonly priority: 'query' | 'batch';
  readonly signal?: AbortSignal;
  /** The language of each text, BCP-47, for models that read a text by its language; absent: the texts are read as they are. */
  readonly languages?: readonly string[];
}
