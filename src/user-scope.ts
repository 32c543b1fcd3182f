import { createHash } from 'node:crypto';

/** Returns the name of a user's scope, as files of the index and erasures go by it: it does not tell whose it is. */
export function userScope(tenant: string, userId: string): string {
  return scope(tenant, userId);
}

/** Returns the name of a session's scope, as erasures go by it. */
export function sessionScope(tenant: string, sessionId: string): string {
  return scope(tenant, 'session', sessionId);
}

function scope(...names: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(names)).digest('hex');
}
