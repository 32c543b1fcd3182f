import { createCipheriv, createHmac } from 'node:crypto';
import { ANYWHERE } from './spots.ts';

const INPUT_BYTES = 16; // a block of the cipher for each posting

/**
 * The veil over the spots of a word's postings, one a posting: xor-ed with it they tell nothing, and xor-ed again they are what they
 * were. `ordinals` are those of the user, not within a block.
 */
export type SpotVeil = (term: number, ordinals: readonly number[]) => Uint32Array;

/**
 * Returns the veil of a user's secret; null where nothing is sealed. Hashes of words hide which words a turn says, but with the order of
 * them whoever knows the language could guess. A posting is written once, so that each has a veil of its own.
 */
export function spotVeilOf(secret: Uint8Array | null): SpotVeil | null {
  if (secret === null) return null;
  const cipher = createCipheriv('aes-256-ecb', createHmac('sha256', secret).update('spots').digest(), null);
  return (term, ordinals) => {
    const inputs = Buffer.alloc(ordinals.length * INPUT_BYTES);
    for (const [index, ordinal] of ordinals.entries()) {
      inputs.writeUIntBE(term, index * INPUT_BYTES, 6);
      inputs.writeUInt32BE(ordinal, index * INPUT_BYTES + 6);
    }
    const drawn = cipher.update(inputs);
    return Uint32Array.from(ordinals, (_, index) => drawn.readUInt32BE(index * INPUT_BYTES) & ANYWHERE);
  };
}
