import type { ExternalRefs } from './external-refs.ts';
import type { SessionContext } from './session-context.ts';

/** A session as it is stored: whose it is, how far it has come, and how much text it holds. */
export interface StoredSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly version: number;
  /** The number of the last turn. */
  readonly turnCount: number;
  /** The number of the first turn that is shown; one more than `turnCount` where there is none. */
  readonly firstTurn: number;
  /** The messages that a model may see, and the bytes that the limit counts, of the turns that are shown. */
  readonly messageCount: number;
  readonly textBytes: number;
  readonly createdAt: Date;
  readonly lastActivityAt: Date;
  readonly context: SessionContext;
  readonly externalRefs: ExternalRefs;
  /** The time at which its lock expires; null while nobody holds it. */
  readonly lockedUntil: Date | null;
}

/** The time by which sessions are listed, the latest first: that of their beginning, or of their last activity. */
export const SESSION_ORDERS = ['created', 'activity'] as const;
export type SessionOrder = (typeof SESSION_ORDERS)[number];

/** The place where a list of sessions goes on: after this one, whose time by which they are listed is `at`, to the microsecond. */
export interface SessionPosition {
  readonly at: string;
  readonly sessionId: string;
}

/** The time of the last activity of the sessions that a list shows, both ends within; null: any. */
export interface ActiveWithin {
  readonly from: Date | null;
  readonly to: Date | null;
}

/** The sessions that a list shows: those whose messages say something, those that mention something (null: any), active within some time. */
export interface SessionFilter {
  readonly says: string | null;
  readonly mentions: string | null;
  readonly active: ActiveWithin;
}
