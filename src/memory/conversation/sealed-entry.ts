/**
 * The form of an entry in the shared cache where content is sealed: a first line with the format, generation, version and key that the
 * cache compares, then the whole of the encoded entry, sealed and bound to that line. No entry passes for that of another session
 * or version.
 */
import { joinJson } from './json-bytes.ts';
import type { SessionVersion } from './session-history.ts';

const LINE_BREAK = 10;
const FORMAT = 1001; // no plain entry has it: where content is sealed, a plain one is none
const FIRST_LINE = new RegExp(`^${FORMAT} (\\d+) (\\d+) (.*)$`, 's');
const KEY_ID_BYTES = 9;

/** The part that seals and opens the entries of a user. */
export interface EntryKey {
  sealBytes(bytes: Uint8Array, place: string): Buffer;
  openBytes(sealed: Uint8Array, place: string): Buffer;
}

/** Seals an encoded entry under the key that it is kept with. */
export function sealEntry(
  encoded: Buffer,
  { generation, version }: SessionVersion,
  key: string,
  userKey: EntryKey,
): Buffer {
  const line = `${FORMAT} ${generation} ${version} ${key}`;
  return joinJson([`${line}\n`, userKey.sealBytes(encoded, line)]);
}

/** Opens a sealed entry; null for anything that is none of this key, or that nothing opens. */
export async function openEntry(
  value: Buffer,
  key: string,
  keyById: (keyId: string) => Promise<EntryKey | null>,
): Promise<Buffer | null> {
  const end = value.indexOf(LINE_BREAK);
  if (end < 0) return null;
  const line = value.toString('utf8', 0, end);
  const sealed = value.subarray(end + 1);
  if (FIRST_LINE.exec(line)?.[3] !== key || sealed.length < KEY_ID_BYTES) return null;
  const userKey = await keyById(sealed.toString('base64url', 0, KEY_ID_BYTES));
  try {
    return userKey === null ? null : userKey.openBytes(sealed, line);
  } catch {
    return null; // damaged or moved: as good as none, and PostgreSQL has what it was made of
  }
}
