import { describe, expect, it } from 'vitest';
import { type SpokenLanguage, termsOfAskedWords } from '../../../src/memory/text/text-analysis.ts';
import {
  cosineOf,
  type Meaning,
  meaningOf,
  nearnessOf,
  readWords,
  sumOf,
} from '../../../src/memory/text/word-vectors.ts';
import { bytesOfWords } from '../../bench/word-vectors/words-file.ts';

function meaning(word: string, language: SpokenLanguage): Meaning {
  const found = meaningOf(termsOfAskedWords([word], language)[0] ?? '', language);
  if (found === undefined) throw new Error(`"${word}" has no meaning`);
  return found;
}

const near = (one: string, other: string, language: SpokenLanguage) =>
  nearnessOf(meaning(one, language), meaning(other, language));

describe('the vectors of words', () => {
  it.each([
    ['en', 'dog', 'vet', 'mortgage'],
    ['en', 'oven', 'recipe', 'lawyer'],
    ['es', 'perro', 'veterinario', 'hipoteca'],
    ['es', 'horno', 'receta', 'abogado'],
    ['es', 'cozinha', 'forno', 'cachorro'],
    ['pt', 'cachorro', 'veterinário', 'hipoteca'],
    ['pt', 'fogão', 'receita', 'advogado'],
  ] as const)(
    'lie nearer for words of one matter than for those of two: %s, "%s", "%s", "%s"',
    (language, word, akin, other) => {
      expect(near(word, akin, language)).toBeGreaterThan(near(word, other, language) + 0.2);
    },
  );

  it('are those of the other language where a word is of that one', () => {
    expect(meaningOf('router', 'es')).toEqual(meaningOf('router', 'en'));
    expect(meaningOf('router', 'pt')).toEqual(meaningOf('router', 'en'));
  });

  it('lie together for a word and its translation', () => {
    expect(nearnessOf(meaning('dog', 'en'), meaning('perro', 'es'))).toBeGreaterThan(0.8);
    expect(nearnessOf(meaning('dog', 'en'), meaning('cães', 'pt'))).toBeGreaterThan(0.8);
  });

  it('weigh less for what any text may say', () => {
    expect(meaning('year', 'en').weight).toBeLessThan(meaning('dog', 'en').weight);
    expect(meaning('año', 'es').weight).toBeLessThan(meaning('perro', 'es').weight);
  });
});

describe('cosineOf', () => {
  it('is 1 of a sum and itself, and 0 where one is of nothing', () => {
    const sum = sumOf([meaning('dog', 'en'), meaning('vet', 'en')]);
    expect(cosineOf(sum, sum)).toBeCloseTo(1);
    expect(cosineOf(sum, sumOf([]))).toBe(0);
  });
});

describe('readWords', () => {
  const bytes = bytesOfWords(new Map([['dog', { weight: 0.5, vector: [3, 4] }]]));

  it('reads what was written, each vector at the one length', () => {
    expect(readWords(bytes).get('dog')).toEqual({ weight: 0.5, vector: Int8Array.from([76, 102]) });
  });

  it('refuses a file that is cut', () => {
    expect(() => readWords(bytes.subarray(0, -1))).toThrow(RangeError);
  });
});
