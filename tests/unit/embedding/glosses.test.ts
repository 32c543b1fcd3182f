import { describe, expect, it } from 'vitest';
import { GLOSSES, glossary, glossed } from '../../../src/embedding/translation/glosses.ts';

const words = glossary(GLOSSES.pt ?? '');

describe('glossed', () => {
  it.each([
    ['My cachorro eats morangos', 'My dog eats strawberry'],
    ['CUNHADO, cunhados and cunhadismo', 'brother-in-law, brother-in-law and cunhadismo'],
    ['nothing to do', 'nothing to do'],
    ['', ''],
  ])('tells %j as %j', (text, expected) => {
    expect(glossed(text, words)).toBe(expected);
  });

  it('has a word and its English in each line', () => {
    for (const [word, english] of words) {
      expect(word).toMatch(/^\p{Ll}+$/u);
      expect(english).toMatch(/^[a-z -]+$/);
    }
  });
});
