/**
 * Lists of postings within a block, ascending; and what lists have in common. A posting is the ordinal in 12 bits of two bytes,
 * little-endian. Where it tells the word's spots, the highest bit is set, the messages stand in the three between, and the numbers in
 * two bytes more; those of earlier versions do not.
 */
import type { SpotVeil } from './spot-veil.ts';
import { messagesOf, type Spots } from './spots.ts';

/** The turns of a block: a list of all of them is 16 KiB. */
export const BLOCK_TURNS = 4_096;

const ORDINAL = 0x0fff;
const TELLS_SPOTS = 0x8000;
const ABSENT = -1; // beside what spots may be, which is 0 under a veil
const UNTOLD = -2;

/** A word's list in a block: the encoded postings. */
export interface PostingList {
  readonly term: number;
  readonly block: number;
  readonly ordinals: Uint8Array;
}

/** A posting: the ordinal within the block, and the word's spots in the turn, veiled where the user has a secret. */
export interface Posting {
  readonly ordinal: number;
  readonly spots: Spots;
}

/** Returns the block of an ordinal. */
export function blockOf(ordinal: number): number {
  return Math.floor(ordinal / BLOCK_TURNS);
}

export function encodePostings(postings: readonly Posting[]): Uint8Array {
  const bytes = new Uint8Array(postings.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [index, { ordinal, spots }] of postings.entries()) {
    view.setUint16(index * 4, TELLS_SPOTS | (messagesOf(spots) << 12) | ordinal, true);
    view.setUint16(index * 4 + 2, spots & 0xffff, true);
  }
  return bytes;
}

/** Calls `each` with the postings of a list; the spots are null where a posting does not tell them. */
export function readPostings(bytes: Uint8Array, each: (ordinal: number, spots: Spots | null) => void): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 1 < bytes.byteLength; ) {
    const head = view.getUint16(at, true);
    const tells = (head & TELLS_SPOTS) !== 0;
    each(head & ORDINAL, tells ? ((head >>> 12) & 0b111) * 0x1_0000 + view.getUint16(at + 2, true) : null);
    at += tells ? 4 : 2;
  }
}

/** Returns a list without some of its ordinals; null where it has none of them. */
export function withoutOrdinals(bytes: Uint8Array, isGone: (ordinal: number) => boolean): Uint8Array | null {
  const kept: number[] = [];
  let at = 0;
  readPostings(bytes, (ordinal, spots) => {
    const end = at + (spots === null ? 2 : 4);
    if (!isGone(ordinal)) kept.push(...bytes.subarray(at, end));
    at = end;
  });
  return kept.length === bytes.length ? null : Uint8Array.from(kept);
}

// Both are filled and read by one call, and never between two: an array a list would be most of what a search leaves to collect.
const seen = new Uint8Array(BLOCK_TURNS);
const told = new Int32Array(BLOCK_TURNS);

/** Returns the ordinals that are in a list of every word, the greatest first; the lists of a word, all of one block, are those of its stems. */
export function common(words: readonly (readonly PostingList[])[]): number[] {
  seen.fill(0); // by how many of the words so far, one after another
  const found: number[] = [];
  for (const [index, lists] of words.entries()) {
    for (const { ordinals } of lists)
      readPostings(ordinals, (ordinal) => {
        if (seen[ordinal] !== index) return;
        seen[ordinal] = index + 1;
        if (index === words.length - 1) found.push(ordinal);
      });
  }
  return found.sort((a, b) => b - a);
}

/**
 * Returns the spots that a list tells at some ordinals, in the same order, their veil taken off; 0 where the word is not in the turn, and
 * `untold` where the posting does not tell them.
 */
export function spotsAt(
  { term, block, ordinals: bytes }: PostingList,
  ordinals: readonly number[],
  veil: SpotVeil | null,
  untold: Spots,
): Spots[] {
  const veils = veil?.(
    term,
    ordinals.map((ordinal) => block * BLOCK_TURNS + ordinal),
  );
  told.fill(ABSENT);
  readPostings(bytes, (ordinal, spots) => {
    told[ordinal] = spots ?? UNTOLD;
  });
  return ordinals.map((ordinal, index) => {
    const spots = told[ordinal] ?? ABSENT;
    if (spots === ABSENT) return 0;
    return spots === UNTOLD ? untold : spots ^ (veils?.[index] ?? 0);
  });
}
