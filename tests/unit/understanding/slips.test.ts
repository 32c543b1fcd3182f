import { describe, expect, it } from 'vitest';
import { Slips } from '../../../src/memory/understanding/slips.ts';

describe('slips of spelling', () => {
  const slips = new Slips(['restaurante', 'presupuesto', 'carretera', 'mermelada', 'martes', 'planeta']);

  it.each([
    ['restarante', 'restaurante'],
    ['restuarante', 'restaurante'],
    ['caretera', 'carretera'],
    ['presupuetso', 'presupuesto'],
  ])('finds by "%s" the word "%s"', (said, meant) => expect(slips.wordOf(said)).toBe(meant));

  it.each([
    ['estaurante', 'a first letter, which people hardly miss'],
    ['restaurant', 'a last letter, without which it may be another form'],
    ['restarant', 'two letters'],
    ['restaurante', 'nothing'],
    ['mrtes', 'a letter of a word too short to tell'],
  ])('finds nothing by "%s", which lacks %s', (said) => expect(slips.wordOf(said)).toBeUndefined());

  it('finds nothing where another letter stands in the place of one', () =>
    expect(slips.wordOf('restaurente')).toBeUndefined());

  it('finds nothing where two words may be meant', () => {
    expect(new Slips(['pasando']).wordOf('psando')).toBe('pasando');
    expect(new Slips(['pasando', 'pesando']).wordOf('psando')).toBeUndefined();
  });
});
