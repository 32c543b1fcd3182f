/** A session as it is stored: whose it is, how far it has come, and how much text it holds. */
export interface StoredSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly version: number;
  readonly turnCount: number;
  readonly textBytes: number;
  readonly createdAt: Date;
  readonly lastActivityAt: Date;
}

/** The place where a list of sessions goes on: after this one. */
export interface SessionPosition {
  readonly createdAt: string;
  readonly sessionId: string;
}
