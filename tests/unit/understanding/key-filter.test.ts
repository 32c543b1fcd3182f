import { describe, expect, it } from 'vitest';
import { KeyFilter, numberOf } from '../../../src/memory/understanding/key-filter.ts';
import { tokensOf } from '../../../src/memory/understanding/token.ts';

const WORDS = Array.from({ length: 3_000 }, (_, n) => `word${n * 7}ñ`);
const OTHERS = Array.from({ length: 3_000 }, (_, n) => `other${n * 13}é`);

describe('KeyFilter', () => {
  it.each([0, 1, 2, 40, 3_000])('never denies one of its %i keys', (count) => {
    const keys = WORDS.slice(0, count);
    const filter = new KeyFilter(keys);
    expect(keys.filter((key) => !filter.mayHave(numberOf(key)))).toEqual([]);
  });

  it.each([1, 2, 40, 3_000])('denies most of what is not among %i keys, or it would spare nothing', (count) => {
    const filter = new KeyFilter(WORDS.slice(0, count));
    const believed = OTHERS.filter((key) => filter.mayHave(numberOf(key)));
    expect(believed.length).toBeLessThan(OTHERS.length / 10);
  });

  it('finds a word by its plain form, by its accents and by its head', () => {
    const [word, other] = tokensOf('Mañana llueve');
    if (word === undefined || other === undefined) throw new Error('there are two words');
    for (const key of ['manana', 'mañana', '~man']) {
      expect(new KeyFilter([key]).mayHold(word)).toBe(true);
      expect(new KeyFilter([key]).mayHold(other)).toBe(false);
    }
  });

  it('says nothing of numbers and of what is no talk, which have keys of their own', () => {
    for (const token of tokensOf('12 https://example.org')) expect(new KeyFilter(['none']).mayHold(token)).toBe(true);
  });
});
