import { describe, expect, it } from 'vitest';
import { ENGLISH_SIGNS } from '../../../src/memory/episodes/signs/en.ts';
import { SPANISH_SIGNS } from '../../../src/memory/episodes/signs/es.ts';
import { PORTUGUESE_SIGNS } from '../../../src/memory/episodes/signs/pt.ts';
import { SignedText } from '../../../src/memory/episodes/signs/read-signs.ts';
import {
  endOfPhrase,
  endsOfPhrase,
  phraseIndexOf,
  phrasesOf,
  standsIn,
  wordsNeeded,
  wordsOf,
} from '../../../src/memory/text/phrase.ts';
import { cpuNow } from '../../support/cpu-time.ts';

const LANGUAGES = [
  ['es', SPANISH_SIGNS],
  ['en', ENGLISH_SIGNS],
  ['pt', PORTUGUESE_SIGNS],
] as const;

describe('the signs of a language', () => {
  const signs = LANGUAGES.flatMap(([language, { wanting }]) =>
    Object.entries(wanting).map(([name, sign]) => ({ language, name, sign })),
  );
  it.each(signs)('$language: $name stands in its examples and not in what only looks like them', (one) => {
    const names = (text: string) => new SignedText(text, one.language).wanting().map(({ name }) => name);
    for (const example of one.sign.examples) expect(names(example), example).toContain(one.name);
    for (const other of one.sign.others ?? []) expect(names(other), other).not.toContain(one.name);
  });

  it.each([
    ['en', 'dr. Patel upped it to 1000 twice a day', 'he is moving in next week'],
    ['en', 'they raised the dose of metformin to 1000', 'they raised four children'],
    ['en', "it's M20 2AB now", "now that's a long talk"],
    ['es', 'el doctor la subió a 1000', 'subo a casa'],
    ['es', 'ya no vendemos pan', 'ya lo vendimos'],
    ['pt', 'o médico aumentou para 1000', 'vou subir para casa'],
    ['pt', 'aumentei o bolo de pote pra 14', 'o bolo de pote aumentou'],
    ['pt', 'não vendemos mais bolo', 'não vendemos bolo'],
  ] as const)('tells in %s that something is otherwise: %s, and not: %s', (language, changes, other) => {
    expect(new SignedText(changes, language).has('changes')).toBe(true);
    expect(new SignedText(other, language).has('changes')).toBe(false);
  });

  it('has the same shape in every language', () => {
    const kinds = LANGUAGES.map(([, kindsOf]) => Object.keys(kindsOf).sort());
    for (const other of kinds) expect(other).toEqual(kinds[0]);
  });

  it('is read in no time of a text of any length', () => {
    for (const text of ['hola '.repeat(50_000), '¿y el de ayer? '.repeat(20_000), 'a'.repeat(200_000)]) {
      const started = cpuNow();
      new SignedText(text, 'es').wanting();
      expect(cpuNow() - started).toBeLessThan(300);
    }
  });
});

describe('phrases', () => {
  const finds = (table: string, text: string) => standsIn(phraseIndexOf(table), wordsOf(text));

  it('are found word for word, by beginnings, ends and alternatives, whatever the accents', () => {
    expect(finds('te acordas/acuerdas', '¿Te acordás?')).toBe(true);
    expect(finds('record-', 'me recordaste algo')).toBe(true);
    expect(finds('-amos', 'lo que hablamos')).toBe(true);
    expect(finds('que *', 'no sé qué')).toBe(false);
  });

  it('tell a word with an accent from the same without where the table writes it', () => {
    expect(finds('-ó', 'ella habló')).toBe(true);
    expect(finds('-ó', 'yo hablo')).toBe(false);
    expect(finds('-é', '¿qué?')).toBe(false);
    expect(finds('habló', 'ella habló')).toBe(true);
    expect(finds('habló', 'yo hablo')).toBe(false);
    expect(finds('hablo', 'ella habló')).toBe(true);
  });

  it('have words of which a text needs one, unless they are of words that cannot be listed', () => {
    expect(wordsNeeded(phrasesOf('el mes pasado\n* dia/días atras'))).toEqual(new Set(['pasado', 'atras']));
    expect(() => wordsNeeded(phrasesOf('record- …'))).toThrow();
  });

  it('skip up to three words at a gap', () => {
    const words = wordsOf('cuánto es 48 por 17');
    for (const phrase of phrasesOf('cuanto es … por')) {
      expect(endsOfPhrase(phrase, words, 0)).toEqual([4]);
      expect(endOfPhrase(phrase, words, 0)).toBe(4);
    }
    expect(finds('cuanto es … por', 'cuánto es 48 por 17')).toBe(true);
    expect(finds('cuanto es … por', 'cuánto es uno dos tres cuatro por')).toBe(false);
  });
});
