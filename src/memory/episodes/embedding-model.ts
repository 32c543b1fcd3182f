/** A model that memories have vectors of: the one that serves, or one that is coming in. */
export interface EmbeddingModel {
  readonly model: string;
  readonly dimension: number;
  readonly state: 'serving' | 'incoming';
}
