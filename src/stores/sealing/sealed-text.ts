/**
 * The form of a sealed value: `~hc1.<key id>.<tag>.<base64 of nonce, ciphertext and authentication tag>`. It says itself that it is
 * sealed and under which key, so sealed and plain values stand side by side while a database is being encrypted.
 *
 * The tag is what SQL may know of a value without reading it (a keyed print, the first and last turn of a stretch); it is
 * authenticated with the rest. Sealed bytes (a hash in a `bytea` column) begin with `SEALED_BYTES` and the key's id instead.
 */

export const SEALED_TEXT = '~hc1.';
export const KEY_ID_CHARACTERS = 12;
export const SEALED_BYTES = Buffer.from('~hc1');

const DATA_FROM = SEALED_TEXT.length + KEY_ID_CHARACTERS + 1;
const HEAD = /^~hc1\.[A-Za-z0-9_-]{12}\./;
const HEADS = /~hc1\.([A-Za-z0-9_-]{12})\./g;

/** A sealed text in its parts. */
export interface SealedText {
  readonly keyId: string;
  readonly tag: string;
  readonly data: Buffer;
}

/** True for a text that is sealed; a plain one that only begins alike is plain. */
export function isSealedText(text: string): boolean {
  return text.charCodeAt(0) === 126 && text.startsWith(SEALED_TEXT) && HEAD.test(text);
}

/** True for bytes that are sealed. */
export function isSealedBytes(bytes: Uint8Array): boolean {
  return bytes.length > SEALED_BYTES.length + 9 && SEALED_BYTES.every((byte, place) => bytes[place] === byte);
}

/** Returns the sealed text. */
export function joinSealed({ keyId, tag, data }: SealedText): string {
  return `${SEALED_TEXT}${keyId}.${tag}.${data.toString('base64')}`;
}

/** Returns the parts of a sealed text; null for one that is cut short. */
export function splitSealed(text: string): SealedText | null {
  const end = text.indexOf('.', DATA_FROM);
  if (end < 0) return null;
  return {
    keyId: keyIdOf(text),
    tag: text.slice(DATA_FROM, end),
    data: Buffer.from(text.slice(end + 1), 'base64'),
  };
}

/** Returns the id of the key that a sealed text is under. */
export function keyIdOf(text: string): string {
  return text.slice(SEALED_TEXT.length, SEALED_TEXT.length + KEY_ID_CHARACTERS);
}

/** Returns the ids of all keys that a text speaks of, however deep in it. */
export function keyIdsIn(text: string): string[] {
  return [...text.matchAll(HEADS)].map(([, id]) => id as string);
}

/** The condition, as SQL, that a column is sealed. Cheap: a comparison of its first characters. */
export const isSealedSql = (column: string) => `starts_with(${column}, '${SEALED_TEXT}')`;

/** The tag of a sealed column, as SQL. */
export const tagSql = (column: string) => `split_part(${column}, '.', 3)`;
