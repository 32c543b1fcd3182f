/** Every key this service has in Redis. Others read the first one: its form is part of the contract. */

export const DEFAULT_TENANT = 'default';

/** The context of a session. A tenant's name has no colon, so no session of one tenant can name a key of another. */
export function contextKey(tenant: string, sessionId: string): string {
  const key = `conversation_context:${sessionId}`;
  return tenant === DEFAULT_TENANT ? key : `t:${tenant}:${key}`;
}

/** Requests of a caller in a minute. */
export function rateKey(caller: string, minute: number): string {
  return `rate:${caller}:${minute}`;
}
