import type { StoredTurn } from '../conversation/turn.ts';
import type { SessionHead } from './archived-session.ts';

/** A session to export, with what bounds the reading of its turns. */
export interface ExportedSession {
  readonly head: SessionHead;
  readonly firstTurn: number;
  readonly lastTurn: number;
  /** Of another generation, it is no longer what its turns were read of. */
  readonly generation: number;
}

/** A turn to export. */
export interface ExportedTurn extends Omit<StoredTurn, 'semanticContinuity'> {
  /** True where it has a memory. */
  readonly isRemembered: boolean;
}
