/** The keys of this service in Redis. Others read the first one: its form is part of the contract. */

export const DEFAULT_TENANT = 'default';

/** Returns the key of a session's context. A tenant's name has no colon, so no session of one tenant can name a key of another. */
export function contextKey(tenant: string, sessionId: string): string {
  const key = `conversation_context:${sessionId}`;
  return tenant === DEFAULT_TENANT ? key : `t:${tenant}:${key}`;
}

/** The pattern of the keys of all contexts. */
export const EVERY_CONTEXT = '*conversation_context:*';

/** Returns the key of the counter of a caller's requests in a minute. */
export function rateKey(caller: string, minute: number): string {
  return `rate:${caller}:${minute}`;
}
