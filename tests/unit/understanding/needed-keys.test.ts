import { expect, it } from 'vitest';
import { HeldKeys, NEEDED } from '../../../src/memory/understanding/needed-keys.ts';
import { tokensOf, wordsOf } from '../../../src/memory/understanding/token.ts';

const words = wordsOf();
const read = (text: string) => new HeldKeys(tokensOf(text, words));

it('makes one set of the same keys', () => {
  expect(NEEDED.of(['zumo', 'vino'])).toBe(NEEDED.of(['vino', 'zumo', 'vino']));
});

it('tells which sets a text has a key of', () => {
  const drinks = NEEDED.of(['zumo', 'vino']);
  const stems = NEEDED.of(['~beb']);
  const numbers = NEEDED.of(['#']);
  const held = (text: string) => [drinks, stems, numbers].map((set) => read(text).mayHold(set));
  expect(held('Quiero un zumo')).toEqual([true, false, false]);
  expect(held('2 bebidas, por favor')).toEqual([false, true, true]);
  expect(held('')).toEqual([false, false, false]);
});

it('takes a set that is made later for one that may be held, and knows it for words of earlier texts', () => {
  const before = read('manzanas verdes');
  const sets = Array.from({ length: 70 }, (_, number) => NEEDED.of([`fruta${number}`]));
  const fruit = NEEDED.of(['manzanas']);
  expect([fruit, ...sets].every((set) => before.mayHold(set))).toBe(true);
  const after = read('manzanas verdes');
  expect(after.mayHold(fruit)).toBe(true);
  expect(sets.some((set) => after.mayHold(set))).toBe(false);
});
