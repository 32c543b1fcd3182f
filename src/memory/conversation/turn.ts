import type { SavedTurn } from './new-turn.ts';

/** A turn as it was stored; JSON fields are JSON text. */
export interface StoredTurn extends SavedTurn {
  readonly sessionId: string;
  readonly userId: string;
  readonly messages: string;
  readonly messageTimes: string | null;
  readonly disposable: string | null;
  readonly originals: string | null;
  readonly extraMetadata: string | null;
  /** The way in which it goes on from the turns before it, 0 to 1, as it was known when it was saved; null: it was not. */
  readonly semanticContinuity: number | null;
  /** What its caller reported of its answer; null: nothing. */
  readonly report: string | null;
}
