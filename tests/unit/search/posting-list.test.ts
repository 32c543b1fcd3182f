import { describe, expect, it } from 'vitest';
import { placeVeilOf } from '../../../src/memory/search/place-veil.ts';
import { type Places, placeOf } from '../../../src/memory/search/places.ts';
import { common, encodePostings, NOWHERE, placesAt, withoutOrdinals } from '../../../src/memory/search/posting-list.ts';

const TERM = 7;
const BLOCK = 2;
const list = (bytes: Uint8Array, term = TERM) => ({ term, block: BLOCK, ordinals: bytes });
/** Places of which the length, kept by its logarithm, comes back as it was. */
const at = (...places: number[]): Places => ({ at: places, length: 63 });
const told = (...ordinals: number[]) =>
  encodePostings(
    TERM,
    BLOCK,
    ordinals.map((ordinal) => ({ ordinal, places: at(ordinal) })),
    null,
  );
/** Two bytes an ordinal, and four, as earlier versions wrote them. */
const old = (...ordinals: number[]) => new Uint8Array(Uint16Array.from(ordinals).buffer);
const withSpots = (...ordinals: number[]) =>
  new Uint8Array(Uint16Array.from(ordinals.flatMap((ordinal) => [0x8000 | 0x1000 | ordinal, 0x0102])).buffer);
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

describe('A posting list', () => {
  it('tells the places that were put in, and of a posting of an earlier version that they are not told', () => {
    const mixed = list(joined(old(0, 4_094), withSpots(5), told(1, 2, 4_095)));
    expect(placesAt(mixed, [4_095, 4_094, 5, 3, 2, 1, 0], null)).toEqual([
      at(4_095),
      null,
      null,
      NOWHERE,
      at(2),
      at(1),
      null,
    ]);
  });

  it('tells places near and far apart, in any message, up to where there are too many or they stand too far behind', () => {
    const many = [
      at(0),
      at(0, 1, 2, 127, 255, 20_000),
      at(placeOf(63, 4_095) ?? 0),
      at(...Array.from({ length: 63 }, (_row, index) => index * 3)),
    ];
    const postings = many.map((places, ordinal) => ({ ordinal, places }));
    const encoded = list(encodePostings(TERM, BLOCK, postings, null));
    expect(placesAt(encoded, [0, 1, 2, 3], null)).toEqual(many);
    const tooMany = at(...Array.from({ length: 64 }, (_row, index) => index));
    const untold = [tooMany, null].map((places, ordinal) => ({ ordinal, places }));
    expect(placesAt(list(encodePostings(TERM, BLOCK, untold, null)), [0, 1], null)).toEqual([null, null]);
    expect(placeOf(0, 4_096)).toBeNull();
  });

  it('tells the length of a message to some hundredths', () => {
    for (const length of [1, 2, 40, 500, 40_000]) {
      const encoded = encodePostings(TERM, BLOCK, [{ ordinal: 3, places: { at: [0], length } }], null);
      const [places] = placesAt(list(encoded), [3], null);
      expect(Math.abs((places?.length ?? 0) - length) / length).toBeLessThan(0.05);
    }
  });

  it('is intersected the same whatever version wrote it, greatest first, each ordinal once for all stems of a word', () => {
    const word = [list(told(1, 5, 9)), list(joined(old(2, 5), withSpots(6), told(4_095)))];
    expect(common([word, [list(old(2, 5, 6, 9, 4_095))]])).toEqual([4_095, 9, 6, 5, 2]);
    expect(common([word, []])).toEqual([]);
  });

  it('loses what is gone and keeps every other byte', () => {
    const mixed = joined(old(3, 8), withSpots(9), told(10, 11));
    expect(withoutOrdinals(mixed, (ordinal) => ordinal === 8 || ordinal === 10)).toEqual(
      joined(old(3), withSpots(9), told(11)),
    );
    expect(withoutOrdinals(mixed, () => false)).toBeNull();
    expect(withoutOrdinals(mixed, () => true)).toEqual(new Uint8Array());
  });

  it('tells its places under a veil to who has the secret alone, and nobody how many they are', () => {
    const veil = placeVeilOf(Buffer.alloc(32, 1));
    const ordinals = Array.from({ length: 200 }, (_row, index) => index);
    const places = ordinals.map((ordinal) => (ordinal % 4 === 3 ? null : at(...[1, 5, 9].slice(0, 1 + (ordinal % 4)))));
    const postings = ordinals.map((ordinal) => ({ ordinal, places: places[ordinal] ?? null }));
    const veiled = list(encodePostings(TERM, BLOCK, postings, veil));
    expect(placesAt(veiled, ordinals, veil)).toEqual(places);
    expect(veiled.ordinals.length % ordinals.length).toBe(0); // all of one size
    expect(placeVeilOf(null)).toBeNull();
    const isAs = (seen: readonly (Places | null)[]) =>
      seen.filter((one, index) => one !== null && JSON.stringify(one) === JSON.stringify(places[index])).length;
    for (const other of [null, placeVeilOf(Buffer.alloc(32, 2))])
      expect(isAs(placesAt(veiled, ordinals, other))).toBeLessThan(5);
    expect(isAs(placesAt({ ...veiled, term: 8 }, ordinals, veil))).toBeLessThan(5); // nor is the veil of a word another's
  });

  it('leaves untold under a veil what needs more bytes than all take', () => {
    const veil = placeVeilOf(Buffer.alloc(32, 1));
    const places = at(1, 2, 3, 4, 5, 6, 7, 8);
    expect(placesAt(list(encodePostings(TERM, BLOCK, [{ ordinal: 1, places }], veil)), [1], veil)).toEqual([null]);
  });
});
