/** A turn that no rule has read. */
export interface UnreadTurn {
  readonly turnNumber: number;
  readonly turnId: string;
  readonly language: string;
  /** JSON, as it is stored. */
  readonly messages: string;
  readonly storedAt: Date;
}
