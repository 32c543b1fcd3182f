/** A turn as search reads it. */
export interface SearchedTurn {
  readonly sessionId: string;
  readonly turnNumber: number;
  readonly messages: string;
  readonly messageTimes: string | null;
  readonly createdAt: Date;
  /** When it was stored, to the microsecond: ISO text. */
  readonly storedAt: string;
  /** Its place in the index; null for one that was read without it. */
  readonly ordinal: number | null;
}

/** The turns that a search may show. */
export interface TurnFilter {
  readonly sessionId: string | null;
  readonly from: Date | null;
  readonly to: Date | null;
  /** Only what was stored up to then, so that the pages of a search are of one moment. */
  readonly asOf: string | null;
}

/** A turn that is still to be taken into the index, with what it is known by. */
export interface UnindexedTurn extends SearchedTurn {
  readonly turnId: string;
  readonly disposable: string | null;
  readonly originals: string | null;
  readonly places: string | null;
}

/** The blocks of a user that may hold what is looked for. */
export interface TermBlocks {
  readonly term: number;
  readonly blocks: readonly number[];
  /** When they were looked up: ISO text, to the microsecond. */
  readonly moment: string;
}

/** Ordinals from the first to the last. */
export interface OrdinalRange {
  readonly first: number;
  readonly last: number;
}
