import { describe, expect, it } from 'vitest';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import { factYieldsOf } from '../../../src/memory/facts/extraction/fact-yield.ts';
import { teachingLogit } from '../../../src/memory/facts/extraction/second-opinion.ts';
import { weightsIn } from '../../../src/memory/text/feature-weights.ts';
import { wordFeatures } from '../../../src/memory/text/word-features.ts';

describe('teachingLogit', () => {
  it.each([
    ['es', 'soy enfermera y vivo en un pueblo de soria', 'que opinas de esta receta, la hago o no?'],
    ['en', 'i work as a nurse and live in a village near york', 'what do you think of this recipe, shall i make it?'],
  ] as const)(
    'holds a sentence about its speaker likelier to teach than a question, in %s',
    (language, telling, asking) => {
      expect(teachingLogit(telling, language)).toBeGreaterThan(0);
      expect(teachingLogit(asking, language)).toBeLessThan(-2);
    },
  );

  it('is the sum of the weights of the features, each once', () => {
    const folder = new URL('../../../src/memory/facts/extraction/teaches-weights/', import.meta.url);
    const { bias, weights } = weightsIn<'en'>(folder)('en');
    for (const said of [
      'i work as a nurse, i work as a cook and i live in a village near york since 2019',
      'what do you think of this recipe, shall i make it?',
      'remember that i am allergic to shellfish. remember that i am allergic to shellfish',
      '',
    ]) {
      const sum = [...wordFeatures(said)].reduce((all, feature) => all + (weights.get(feature) ?? 0), 0);
      expect(teachingLogit(said, 'en'), said).toBeCloseTo(bias + sum, 9);
    }
  });

  it('reads a number as any number, and no more words than it is bounded by', () => {
    expect(wordFeatures('tengo 34')).toEqual(wordFeatures('tengo 71'));
    expect(wordFeatures('palabra '.repeat(5_000)).size).toBeLessThan(10);
  });
});

describe('factYieldsOf', () => {
  it('reads slots, flags, marks and values of a rule', () => {
    expect(
      factYieldsOf('origin+past!?', ['was', 'born', 'in', '{x}', ';', '-home', 'lives', 'in', '{x}']),
    ).toMatchObject([
      { kind: 'fact', slot: 'origin', replaces: true, isUnsure: true, standing: false, value: 'was born in {x}' },
      { kind: 'retraction', slot: 'home', isUnsure: false, value: 'lives in {x}' },
    ]);
  });

  it('refuses what is no fact', () => {
    expect(() => factYieldsOf('Work!', ['at', '{x}'])).toThrow(RangeError);
  });
});

describe('extractFacts', () => {
  it('reads Portuguese, in the words of Portuguese', () => {
    const said = extractFacts([{ role: 'user', content: 'Oi, me chamo João e moro em Recife' }], 'pt');
    expect(said).toMatchObject([
      { slot: 'name', value: 'se chama João', language: 'pt', evidence: { quote: 'me chamo João' } },
      { slot: 'home', value: 'mora em Recife', language: 'pt', evidence: { quote: 'moro em Recife' } },
    ]);
  });
});
