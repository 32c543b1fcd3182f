import { createCipheriv, createHmac } from 'node:crypto';

const INPUT_BYTES = 16; // a block of the cipher for each posting

/** The bytes of places under a veil: of any word as many, so that they do not tell how often it is said. */
export const VEILED_BYTES = 8;

/**
 * The veil over the places of a word's postings, `VEILED_BYTES` a posting, one after another: xor-ed with it they tell nothing, and xor-ed
 * again they are what they were. `ordinals` are those of the user, not within a block.
 */
export type PlaceVeil = (term: number, ordinals: readonly number[]) => Uint8Array;

/**
 * Returns the veil of a user's secret; null where nothing is sealed. Hashes of words hide which words a turn says, but with the order of
 * them whoever knows the language could guess. A posting never changes, so that each has a veil of its own.
 */
export function placeVeilOf(secret: Uint8Array | null): PlaceVeil | null {
  if (secret === null) return null;
  const cipher = createCipheriv('aes-256-ecb', createHmac('sha256', secret).update('places').digest(), null);
  return (term, ordinals) => {
    const inputs = Buffer.alloc(ordinals.length * INPUT_BYTES);
    for (const [index, ordinal] of ordinals.entries()) {
      inputs.writeUIntBE(term, index * INPUT_BYTES, 6);
      inputs.writeUInt32BE(ordinal, index * INPUT_BYTES + 6);
    }
    const drawn = cipher.update(inputs);
    const veils = new Uint8Array(ordinals.length * VEILED_BYTES);
    for (let index = 0; index < ordinals.length; index += 1)
      veils.set(drawn.subarray(index * INPUT_BYTES, index * INPUT_BYTES + VEILED_BYTES), index * VEILED_BYTES);
    return veils;
  };
}
