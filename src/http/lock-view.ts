import type { SessionLock } from '../memory/sessions/session-lock.ts';

/** Returns a lock as its holder sees it. */
export function lockView({ lockToken, fencingToken, expiresAt }: SessionLock) {
  return { lock_token: lockToken, fencing_token: fencingToken, expires_at: expiresAt.toISOString() };
}
