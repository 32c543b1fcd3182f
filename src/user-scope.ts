import { createHash } from 'node:crypto';

/** Returns the name of a user's scope, as files of the index and erasures go by it: it does not tell whose it is. */
export function userScope(tenant: string, userId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([tenant, userId]))
    .digest('hex');
}
