/** Turns of a session that a language model is to read: `fromTurn` to `toTurn`, both included. */
export interface Stretch {
  readonly sessionId: string;
  readonly fromTurn: number;
  readonly toTurn: number;
}

/** A stretch that is due to be read, with its user. */
export interface DueStretch extends Stretch {
  readonly userId: string;
}

/** The rules by which a session falls due to be read. */
export interface DueRules {
  /** The number of messages not distilled yet that make it due at once. */
  readonly messages: number;
  /** The number of turns not distilled yet that make it due once it was idle for `idleSeconds`. */
  readonly idleTurns: number;
  readonly idleSeconds: number;
  /** The most turns of one stretch. */
  readonly stretchTurns: number;
  /** The age in seconds below which a turn may have neighbours whose commit is not seen yet: it is noted by a later sweep. */
  readonly settleSeconds: number;
  /** The days that the first sweep of a tenant looks back. */
  readonly firstDays: number;
}
