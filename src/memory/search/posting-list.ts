/**
 * Lists of postings within a block, ascending. A posting is the ordinal in the low 12 bits of two bytes, little-endian, and above them the number of
 * bytes with the word's places that follow: 1 to 6, or 7 where a byte with the number comes first. Earlier versions wrote nothing behind the two bytes
 * (0 above the ordinal), or two bytes (the highest bit set) that this one does not read.
 */

import { type PlaceVeil, VEILED_BYTES } from './place-veil.ts';
import { decodePlaces, encodePlaces, type Places } from './places.ts';

/** The turns of a block: lists of all of them are some 20 KiB. */
export const BLOCK_TURNS = 4_096;

const ORDINAL = 0x0fff;
const EARLIER_FORM = 0x8000;
const SIZE_FOLLOWS = 7;

/** A word's list in a block: the encoded postings. */
export interface PostingList {
  readonly term: number;
  readonly block: number;
  readonly ordinals: Uint8Array;
}

/** A posting: the ordinal within the block, and the word's places in the turn, null where they are not told. */
export interface Posting {
  readonly ordinal: number;
  readonly places: Places | null;
}

/** Returns the block of an ordinal. */
export function blockOf(ordinal: number): number {
  return Math.floor(ordinal / BLOCK_TURNS);
}

/** Encodes the postings of a word in a block, ascending; under the user's veil where there is one. */
export function encodePostings(
  term: number,
  block: number,
  postings: readonly Posting[],
  veil: PlaceVeil | null,
): Uint8Array {
  const veils = veil?.(
    term,
    postings.map(({ ordinal }) => block * BLOCK_TURNS + ordinal),
  );
  const bytes: number[] = [];
  for (const [index, { ordinal, places }] of postings.entries()) {
    const told = encodePlaces(places, veil === null ? undefined : VEILED_BYTES);
    const size = veils === undefined ? told.length : VEILED_BYTES;
    const head = ordinal | (Math.min(size, SIZE_FOLLOWS) << 12);
    bytes.push(head & 0xff, head >>> 8);
    if (size >= SIZE_FOLLOWS) bytes.push(size);
    for (let at = 0; at < size; at += 1) bytes.push((told[at] ?? 0) ^ (veils?.[index * VEILED_BYTES + at] ?? 0));
  }
  return Uint8Array.from(bytes);
}

/** Calls `each` with the postings of a list: where its bytes begin and end, and where those with places begin, which is the end where it has none. */
export function readPostings(
  bytes: Uint8Array,
  each: (ordinal: number, start: number, told: number, end: number) => void,
): void {
  for (let at = 0; at + 1 < bytes.length; ) {
    const head = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
    let told = at + 2;
    let end = told;
    if ((head & EARLIER_FORM) !== 0) {
      end += 2;
      told = end;
    } else {
      const size = head >>> 12;
      if (size === SIZE_FOLLOWS) {
        told += 1;
        end = told + (bytes[told - 1] ?? 0);
      } else end += size;
    }
    each(head & ORDINAL, at, told, end);
    at = end;
  }
}

/** Returns a list without some of its ordinals; null where it has none of them. */
export function withoutOrdinals(bytes: Uint8Array, isGone: (ordinal: number) => boolean): Uint8Array | null {
  const kept: number[] = [];
  readPostings(bytes, (ordinal, start, _told, end) => {
    if (!isGone(ordinal)) for (let at = start; at < end; at += 1) kept.push(bytes[at] ?? 0);
  });
  return kept.length === bytes.length ? null : Uint8Array.from(kept);
}

// All are filled and read within one call, and never between two: arrays of its own for each list would be most of what a search leaves to collect.
const seen = new Uint8Array(BLOCK_TURNS);
const toldAt = new Int32Array(BLOCK_TURNS);
const endAt = new Int32Array(BLOCK_TURNS);

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

/** A word that a turn does not say. */
export const NOWHERE: Places = { at: [], length: 0 };

/** Returns the places that a list tells at some ordinals, in the same order, their veil taken off; null where a posting does not tell them. */
export function placesAt(
  { term, block, ordinals: bytes }: PostingList,
  ordinals: readonly number[],
  veil: PlaceVeil | null,
): (Places | null)[] {
  endAt.fill(0);
  readPostings(bytes, (ordinal, _start, told, end) => {
    toldAt[ordinal] = told;
    endAt[ordinal] = end;
  });
  const veils = veil?.(
    term,
    ordinals.map((ordinal) => block * BLOCK_TURNS + ordinal),
  );
  return ordinals.map((ordinal, index) => {
    const end = endAt[ordinal] ?? 0;
    if (end === 0) return NOWHERE;
    const told = toldAt[ordinal] ?? 0;
    if (veils === undefined) return decodePlaces(bytes, told, end);
    if (end - told !== VEILED_BYTES) return null;
    const plain = bytes.slice(told, end);
    for (let at = 0; at < VEILED_BYTES; at += 1) plain[at] = (plain[at] ?? 0) ^ (veils[index * VEILED_BYTES + at] ?? 0);
    return decodePlaces(plain, 0, VEILED_BYTES);
  });
}
