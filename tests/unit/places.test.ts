import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HipocampoError } from '../../src/errors.ts';
import { latestPlaces, listPlaces, numberedPlaces, placesOf } from '../../src/memory/conversation/places.ts';
import { wordsFor } from '../../src/memory/conversation/words.ts';
import { countTokens } from '../../src/memory/text/token-counter.ts';

const refusal = (metadata: Record<string, unknown>) => {
  try {
    placesOf(metadata);
  } catch (error) {
    if (error instanceof HipocampoError) return error.faults[0]?.pointer;
    throw error;
  }
  return undefined;
};

describe('placesOf', () => {
  it('reads what the turn mentions, with its details', () => {
    expect(placesOf({ places: [{ name: 'La Venencia', stars: 4 }] })).toEqual([{ name: 'La Venencia', stars: 4 }]);
  });

  it('is empty without any', () => {
    for (const metadata of [null, {}, { places: null }, { places: [] }]) expect(placesOf(metadata)).toEqual([]);
  });

  it.each([
    ['/extra_metadata/places', { places: 'La Venencia' }],
    ['/extra_metadata/places', { places: { name: 'x' } }],
    ['/extra_metadata/places/0/name', { places: ['La Venencia'] }],
    ['/extra_metadata/places/0/name', { places: [null] }],
    ['/extra_metadata/places/1/name', { places: [{ name: 'x' }, { name: ' \n' }] }],
    ['/extra_metadata/places/0/name', { places: [{ name: ['x'] }] }],
    ['/extra_metadata/places/25/name', { places: [...Array.from({ length: 25 }, () => ({ name: 'x' })), {}] }],
  ])('refuses at %s: %j', (pointer, metadata) => {
    expect(refusal(metadata)).toBe(pointer);
  });

  it('keeps twenty of a turn, and of an oversized one its name', () => {
    expect(placesOf({ places: Array.from({ length: 30 }, (_, n) => ({ name: `Bar ${n}` })) })).toHaveLength(20);
    expect(placesOf({ places: [{ name: 'Bar', menu: 'x'.repeat(1_000) }] })).toEqual([{ name: 'Bar' }]);
    const [long] = placesOf({ places: [{ name: '🦤'.repeat(1_000) }] });
    expect(String(long?.name).length).toBeLessThanOrEqual(512);
    expect(String(long?.name).isWellFormed()).toBe(true);
  });
});

describe('latestPlaces', () => {
  it('gives the last twenty in the order they were mentioned, each with its own turn', () => {
    const turns = Array.from({ length: 15 }, (_, n) => ({
      turnNumber: n + 1,
      places: [{ name: `A${n + 1}`, _turn_number: 99 }, { name: `B${n + 1}` }],
    }));
    const places = latestPlaces(turns);
    expect(places).toHaveLength(20);
    expect(places[0]).toEqual({ name: 'A6', _turn_number: 6 });
    expect(places.at(-1)).toEqual({ name: 'B15', _turn_number: 15 });
  });
});

describe('numberedPlaces', () => {
  it('has each name once, as its latest turn tells it and where that mentions it, whatever its case and accents', () => {
    const mentions = [
      { name: 'Café Gijón', stars: 3, _turn_number: 1 },
      { name: 'La Venencia', _turn_number: 1 },
      { name: 'La  venencia', _turn_number: 1 },
      { name: 'CAFE GIJON', stars: 4, _turn_number: 2 },
    ];
    expect(numberedPlaces(mentions)).toEqual([
      { name: 'La Venencia', _turn_number: 1, _number: 1 },
      { name: 'CAFE GIJON', stars: 4, _turn_number: 2, _number: 2 },
    ]);
  });
});

describe('listPlaces', () => {
  it('numbers places on through all turns, so that a number has one meaning', () => {
    const places = [
      { name: 'La Venencia', _turn_number: 1 },
      { name: 'Casa Labra', _turn_number: 1 },
      { name: 'Sol', _turn_number: 3 },
    ];
    expect(listPlaces(numberedPlaces(places), wordsFor('es')).lines).toBe(
      '1. La Venencia (turno 1)\n2. Casa Labra (turno 1)\n3. Sol (turno 3)',
    );
    expect(listPlaces(numberedPlaces(places.slice(0, 1)), wordsFor('en')).lines).toBe('1. La Venencia (turn 1)');
  });

  it('is a well-formed line for each place, whatever its name, so that a name cannot pose as the prompt', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), { minLength: 1, maxLength: 5 }),
        (names) => {
          const { lines, tokens } = listPlaces(
            names.map((name, index) => ({ name, _turn_number: index, _number: index + 1 })),
            wordsFor('es'),
          );
          expect(lines.split(/\n|\r|\u2028|\u2029/)).toHaveLength(names.length);
          expect(lines.isWellFormed()).toBe(true);
          expect(tokens).toBe(countTokens(lines));
          for (const line of lines.split('\n')) expect(line.length).toBeLessThan(150);
        },
      ),
    );
  });
});
