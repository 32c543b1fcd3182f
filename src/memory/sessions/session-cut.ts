/** A session as whoever cuts it finds it, locked. */
import type { Held } from './session-limits.ts';

export interface LockedSession {
  readonly userId: string;
  readonly language: string;
  /** The number of the last turn. */
  readonly turnCount: number;
  /** The number of the first turn that is shown. */
  readonly firstTurn: number;
  readonly held: Held;
}

/** A turn by what a limit counts of it. */
export interface WeighedTurn {
  readonly turnNumber: number;
  readonly messages: number;
  readonly bytes: number;
}

/** A cut: the session begins at `firstTurn`, and holds so much less. */
export interface Cut {
  readonly firstTurn: number;
  readonly messages: number;
  readonly bytes: number;
  /** True where a caller asked for it: it counts as a change of the session. What the service does by itself makes no version. */
  readonly asked: boolean;
  /** True where a cached context may show what is cut off. */
  readonly shown: boolean;
}

/** A session with turns that are cut off and not yet removed. */
export interface CutSession {
  readonly sessionId: string;
  readonly removedBefore: number;
  readonly firstTurn: number;
  /** True when nothing was done with it for as long as a session lives idle. */
  readonly idle: boolean;
}

/** The readers that a turn waits for before it is removed, beside the rules that read it when it is saved. */
export interface Readers {
  /** True where a language model reads turns for facts. */
  readonly facts: boolean;
  /** True where it also reads them for episodes. */
  readonly episodes: boolean;
}
