/** The lease of a tenant's sweep: the way through its turns, in the order in which they were stored. Times are ISO text, to the microsecond. */
export interface SweepLease {
  /** Every turn stored up to then is in the index; '-infinity' before the first sweep. */
  readonly sweptThrough: string;
  /** The moment up to which all turns are committed by now; null where that is not sure yet. */
  readonly nextThrough: string | null;
  readonly hasNext: boolean;
}

/** Some turns of a sweep, by session; the sessions of a user stand together. */
export interface SweptPage {
  readonly sessions: readonly { readonly userId: string; readonly sessionId: string; readonly lastTurn: number }[];
  /** How far the sweep has come once these are in. */
  readonly through: string;
  readonly isLast: boolean;
}
