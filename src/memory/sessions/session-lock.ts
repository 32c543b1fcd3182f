/** The lock of a session: held by one owner at a time, across all workers, until it is released or its time is over. */

/** A lock as its holder is told of it. */
export interface SessionLock {
  /** The proof of holding it: whoever names another, or one that is stale, saves nothing. */
  readonly lockToken: string;
  /** Counts acquisitions: higher than that of every holder before, the same over renewals. */
  readonly fencingToken: number;
  readonly expiresAt: Date;
}

/** A wish to hold the lock of a session. */
export interface LockRequest {
  /** The name that the caller gives itself: under the same one, asking again renews. */
  readonly owner: string;
  readonly ttlSeconds: number;
  /** The user on whose behalf, as far as it is known; a session of any other is not there. */
  readonly userId: string | null;
}

/** The lock of a session as it stands. */
export interface LockState {
  /** The user of the session; null for one that is nobody's yet. */
  readonly userId: string | null;
  /** The user on whose behalf it was locked while it was nobody's; null where nobody said. */
  readonly lockUser: string | null;
  /** The token that was given last, held or not. */
  readonly token: string | null;
  /** The milliseconds for which it is still held; 0 where it is not. */
  readonly remainingMs: number;
  /** The language of the session, else the last one of its user; null where neither is known. */
  readonly language: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NEVER_GIVEN = '00000000-0000-0000-0000-000000000000';

/** Returns what a caller sent as a lock token in the form that the store compares: text that is none becomes a token that nobody was ever given. */
export function asLockToken(sent: string): string {
  return UUID.test(sent) ? sent.toLowerCase() : NEVER_GIVEN;
}
