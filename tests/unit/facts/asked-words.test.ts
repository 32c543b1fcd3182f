import { describe, expect, it } from 'vitest';
import { askedWords } from '../../../src/memory/facts/extraction/asked-words.ts';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import { HeardMessage } from '../../../src/memory/facts/extraction/heard-message.ts';
import { TAGGERS, type Tagger } from '../../../src/memory/facts/extraction/tagged-facts.ts';
import type { Language } from '../../../src/memory/understanding/language.ts';
import { factLanguageOf } from '../../../src/memory/understanding/languages.ts';

describe('askedWords', () => {
  it('takes the words of the last two questions and their pairs, and nothing of what only is said', () => {
    expect(askedWords('Noted. Nothing else.')).toEqual([]);
    expect(askedWords('I see. How old?')).toHaveLength(3);
    expect(askedWords('Ok? How old? Where?')).toEqual(askedWords('How old? Where?'));
  });

  it('is bounded, however much is asked', () => {
    expect(askedWords(`${'why '.repeat(10_000)}?`).length).toBeLessThanOrEqual(40);
  });
});

describe('a short answer', () => {
  it.each([
    ['en', 'Where do you live?', 'down in Pikeville', 'home'],
    ['en', 'What phone do you have?', 'the pixel 8', 'technology'],
    ['pt', 'Onde você mora?', 'interior de Goiás', 'home'],
  ] as const)('is likelier a value of what was asked (%s): %s %s', (code, said, content, slot) => {
    const chances = [said, 'Noted.'].map((before) => {
      const [heard] = new HeardMessage(content, () => before).in(factLanguageOf(code) as Language);
      return (
        heard
          ?.tagging(false, (TAGGERS[code] as Tagger).weights)
          .chanceOf(0, heard.text.tokens.length, (one) => one === slot) ?? 0
      );
    });
    expect(chances[0]).toBeGreaterThan((chances[1] ?? 1) + 0.2);
  });

  it.each([
    ['en', 'Where do you live?', 'down in Pikeville', 'lives in Pikeville'],
    ['es', '¿Dónde vives?', 'por Zacatecas', 'vive en Zacatecas'],
    ['es', '¿En qué ciudad vives?', 'aquí en Oruro', 'vive en Oruro'],
  ])('is told without the words that lead to it (%s): %s %s', (language, said, content, value) => {
    const told = extractFacts([{ role: 'user', content }], language, {
      before: () => [{ role: 'assistant', content: said }],
    });
    expect(told.flatMap((one) => (one.kind === 'fact' ? [one.value] : []))).toEqual([value]);
  });
});
