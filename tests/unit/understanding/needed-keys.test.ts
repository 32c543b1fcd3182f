import { expect, it } from 'vitest';
import { HELD, NEEDED } from '../../../src/memory/understanding/needed-keys.ts';
import { tokensOf, wordsOf } from '../../../src/memory/understanding/token.ts';

const words = wordsOf();
const read = (text: string) => tokensOf(text, words);

it('makes one set of the same keys', () => {
  expect(NEEDED.of(['zumo', 'vino'])).toBe(NEEDED.of(['vino', 'zumo', 'vino']));
});

it('tells which sets a text has a key of', () => {
  const drinks = NEEDED.of(['zumo', 'vino']);
  const stems = NEEDED.of(['~beb']);
  const numbers = NEEDED.of(['#']);
  const held = (text: string) => [drinks, stems, numbers].map((set) => HELD.mayHold(read(text), set));
  expect(held('Quiero un zumo')).toEqual([true, false, false]);
  expect(held('2 bebidas, por favor')).toEqual([false, true, true]);
  expect(held('')).toEqual([false, false, false]);
});

it('tells it of two texts in turn', () => {
  const [wine, juice] = [NEEDED.of(['vino']), NEEDED.of(['zumo'])];
  const [one, other] = [read('un vino'), read('un zumo')];
  for (let time = 0; time < 2; time += 1) {
    expect([HELD.mayHold(one, wine), HELD.mayHold(one, juice)]).toEqual([true, false]);
    expect([HELD.mayHold(other, wine), HELD.mayHold(other, juice)]).toEqual([false, true]);
  }
});

it('knows a set that is made later for words of earlier texts', () => {
  const before = read('manzanas verdes');
  expect(HELD.mayHold(before, NEEDED.of(['zumo']))).toBe(false);
  const sets = Array.from({ length: 70 }, (_, number) => NEEDED.of([`fruta${number}`]));
  const fruit = NEEDED.of(['manzanas']);
  expect(HELD.mayHold(before, fruit)).toBe(true);
  expect(sets.some((set) => HELD.mayHold(before, set))).toBe(false);
});
