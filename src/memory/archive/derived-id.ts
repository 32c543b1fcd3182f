import { createHash } from 'node:crypto';

/** The namespace of the ids that imports derive: a random one, for ever the same. */
const NAMESPACE = Buffer.from('6b3f0c5e9a414d5e8f0b7f1f2c6ad9e4', 'hex');

/** Returns the UUID (version 5) of a name: the same name, the same id, so that an import that runs again makes nothing twice. */
export function derivedId(...name: readonly (string | number)[]): string {
  const hash = createHash('sha1').update(NAMESPACE).update(JSON.stringify(name)).digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
