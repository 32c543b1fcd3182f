/** Names of users' folders: safe on any file system, and no two users' the same, also where it does not tell cases apart. */
import { createHash } from 'node:crypto';

const SAFE = /[a-z0-9_+=@~-]/;
const LONGEST = 200; // bytes; file systems take 255
/** Names that Windows keeps for devices. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:%2e|$)/;

/** Returns the name of a user's folder. Whatever is not plainly safe is written as `%` and two digits: `Ana` is `%41na`, `..` is `%2e%2e`. */
export function folderNameOf(userId: string): string {
  const encoded = [...userId].map((character) => (SAFE.test(character) ? character : hexOf(character))).join('');
  const name = DEVICES.test(encoded) ? `${hexOf(encoded[0] ?? '')}${encoded.slice(1)}` : encoded;
  // `%h` begins no other name: what follows a `%` elsewhere is a digit.
  return name.length <= LONGEST ? name : `%h${createHash('sha256').update(userId).digest('hex')}`;
}

function hexOf(character: string): string {
  return [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}
