/** The names under which words and entities stand in the database: hashes with a key of the user, which tell nothing of the word. */
import { createHmac, hash } from 'node:crypto';

const BYTES = 6; // 48 bits: a number in JavaScript as in SQL; what two words share is told apart on the text

/** Hashes words of one user. */
export type TermHash = (term: string) => number;

/**
 * Returns the hash of a user's words. The key is worked out from whose they are, so that no two users have a hash in common; a
 * secret of the user's own takes its place where there is one.
 */
export function termHashOf(tenant: string, userId: string, secret: Uint8Array | null): TermHash {
  const key = secret ?? hash('sha256', `search\0${tenant}\0${userId}`, 'buffer');
  const known = new Map<string, number>();
  return (term) => {
    const found = known.get(term);
    if (found !== undefined) return found;
    const hashed = createHmac('sha256', key).update(term).digest().readUIntBE(0, BYTES);
    known.set(term, hashed);
    return hashed;
  };
}
