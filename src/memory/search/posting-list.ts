/** Lists of ordinals within a block, two bytes each, little-endian, ascending; and what lists have in common. */

/** The turns of a block: two bytes are enough for an ordinal within it, and a list of all of them is 8 KiB. */
export const BLOCK_TURNS = 4_096;

/** A word's list in a block: the ordinals within it. */
export interface PostingList {
  readonly term: number;
  readonly block: number;
  readonly ordinals: Uint8Array;
}

/** Returns the block of an ordinal. */
export function blockOf(ordinal: number): number {
  return Math.floor(ordinal / BLOCK_TURNS);
}

export function encodeOrdinals(ordinals: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(ordinals.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [index, ordinal] of ordinals.entries()) view.setUint16(index * 2, ordinal, true);
  return bytes;
}

export function decodeOrdinals(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.byteLength >> 1 }, (_, index) => view.getUint16(index * 2, true));
}

/** A word's lists in a block, one for each of its stems. */
export type WordLists = readonly Uint8Array[];

/** Returns the ordinals that are in a list of every word, the greatest first. */
export function common(words: readonly WordLists[]): number[] {
  const seen = new Uint8Array(BLOCK_TURNS); // by how many of the words so far, one after another
  for (const [index, lists] of words.entries()) {
    for (const list of lists) {
      for (const ordinal of decodeOrdinals(list)) if (seen[ordinal] === index) seen[ordinal] = index + 1;
    }
  }
  const found: number[] = [];
  for (let ordinal = BLOCK_TURNS - 1; ordinal >= 0; ordinal -= 1)
    if (seen[ordinal] === words.length) found.push(ordinal);
  return found;
}
