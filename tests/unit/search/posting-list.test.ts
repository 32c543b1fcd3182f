import { describe, expect, it } from 'vitest';
import { common, encodePostings, spotsAt, withoutOrdinals } from '../../../src/memory/search/posting-list.ts';
import { spotVeilOf } from '../../../src/memory/search/spot-veil.ts';
import { spotAt } from '../../../src/memory/search/spots.ts';

const ANY = -5;
const list = (bytes: Uint8Array, term = 7) => ({ term, block: 2, ordinals: bytes });
const told = (...ordinals: number[]) =>
  encodePostings(ordinals.map((ordinal) => ({ ordinal, spots: spotAt(ordinal, ordinal % 3) })));
/** Two bytes an ordinal, as earlier versions wrote them, and what this one adds to such a list. */
const old = (...ordinals: number[]) => new Uint8Array(Uint16Array.from(ordinals).buffer);
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

describe('A posting list', () => {
  it('tells the spots that were put in, and of a posting of an earlier version that they are not told', () => {
    const mixed = list(joined(old(0, 4_095), told(1, 2, 4_094)));
    expect(spotsAt(mixed, [4_095, 4_094, 3, 2, 1, 0], null, ANY)).toEqual([
      ANY,
      spotAt(4_094, 4_094 % 3),
      0,
      spotAt(2, 2),
      spotAt(1, 1),
      ANY,
    ]);
  });

  it('is intersected the same whatever version wrote it, greatest first, each ordinal once for all stems of a word', () => {
    const word = [list(told(1, 5, 9)), list(joined(old(2, 5), told(4_095)))];
    expect(common([word, [list(old(2, 5, 9, 4_095))]])).toEqual([4_095, 9, 5, 2]);
    expect(common([word, []])).toEqual([]);
  });

  it('loses what is gone and keeps every other byte', () => {
    const mixed = joined(old(3, 8), told(10, 11));
    expect(withoutOrdinals(mixed, (ordinal) => ordinal === 8 || ordinal === 10)).toEqual(joined(old(3), told(11)));
    expect(withoutOrdinals(mixed, () => false)).toBeNull();
    expect(withoutOrdinals(mixed, () => true)).toEqual(new Uint8Array());
  });

  it('tells its spots under a veil to who has the secret alone', () => {
    const veil = spotVeilOf(Buffer.alloc(32, 1));
    const ordinals = Array.from({ length: 200 }, (_, index) => index);
    const veils = veil?.(
      7,
      ordinals.map((ordinal) => 2 * 4_096 + ordinal),
    );
    const plain = ordinals.map((ordinal) => spotAt(ordinal, 0));
    const veiled = list(
      encodePostings(ordinals.map((ordinal) => ({ ordinal, spots: (plain[ordinal] ?? 0) ^ (veils?.[ordinal] ?? 0) }))),
    );
    expect(spotsAt(veiled, ordinals, veil, ANY)).toEqual(plain);
    expect(spotVeilOf(null)).toBeNull();
    for (const other of [null, spotVeilOf(Buffer.alloc(32, 2))]) {
      const seen = spotsAt(veiled, ordinals, other, ANY);
      expect(seen.filter((spots, index) => spots === plain[index]).length).toBeLessThan(5);
    }
    const ofOther = spotsAt({ ...veiled, term: 8 }, ordinals, veil, ANY); // nor is the veil of a word another's
    expect(ofOther.filter((spots, index) => spots === plain[index]).length).toBeLessThan(5);
  });
});
