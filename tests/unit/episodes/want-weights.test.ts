import { describe, expect, it } from 'vitest';
import { weightsIn, weightsOfText } from '../../../src/memory/text/feature-weights.ts';
import { fitDense } from '../../bench/wants/dense-logistic.ts';
import { fitSparse, logitOf } from '../../bench/wants/sparse-logistic.ts';
import { fitWords, readTrainingQueries } from '../../bench/wants/training-queries.ts';
import { PRECISION, textOfWeights } from '../../bench/wants/weights-files.ts';

const LANGUAGES = ['es', 'en', 'pt'] as const;
const writtenOf = weightsIn<(typeof LANGUAGES)[number]>(
  new URL('../../../src/memory/episodes/want-weights/', import.meta.url),
);

describe.each(LANGUAGES)('the weights of words: %s', (language) => {
  const queries = readTrainingQueries(language);

  it('are those that the script fits', () => {
    const fitted = fitWords(queries);
    const { bias, weights: written } = writtenOf(language);
    // Rounded to a twentieth: one that lies in the middle may fall to either side on another machine.
    const near = 1 / PRECISION + 1e-9;
    expect(Math.abs(bias - fitted.bias)).toBeLessThanOrEqual(near);
    for (const [feature, weight] of fitted.weights)
      expect(Math.abs((written.get(feature) ?? 0) - weight), feature).toBeLessThanOrEqual(near);
    expect([...written.keys()].filter((feature) => !fitted.weights.has(feature))).toEqual([]);
  });

  it('tell what wants the past from what wants nothing where they were not fitted', () => {
    const trial = fitWords(queries.filter(({ isCheck }) => !isCheck));
    const check = queries.filter(({ isCheck }) => isCheck);
    const logits = (past: boolean) =>
      check.filter(({ is }) => is === past).map(({ features }) => logitOf(trial, features));
    const [past, nothing] = [logits(true), logits(false)];
    expect(Math.min(past.length, nothing.length)).toBeGreaterThan(150);
    const pairs = past.flatMap((one) => nothing.map((other) => Number(one > other)));
    expect(pairs.reduce((sum, right) => sum + right, 0) / pairs.length).toBeGreaterThan(0.9);
  });
});

describe('fitSparse', () => {
  const row = (is: boolean, ...features: string[]) => ({ is, features: new Set(features) });
  const rows = [
    row(true, 'a', 'c'),
    row(true, 'a'),
    row(true, 'a', 'b'),
    row(false, 'b', 'c'),
    row(false, 'b'),
    row(false),
  ];
  const options = { l1: 0.05, l2: 0.1, least: 2, rounds: 500 };

  it('gives weight to what tells the kinds apart, and none to what is rare or tells nothing', () => {
    const fitted = fitSparse([...rows, row(true, 'rare')], options);
    expect(fitted.weights.get('a')).toBeGreaterThan(1);
    expect(fitted.weights.get('b')).toBeLessThan(0);
    expect(fitted.weights.has('rare')).toBe(false);
    expect(logitOf(fitted, new Set(['a']))).toBeGreaterThan(logitOf(fitted, new Set(['b'])));
  });

  it('is written as a table that reads as it was fitted', () => {
    const written = textOfWeights({
      bias: 0.52,
      weights: new Map([
        ['two words', 1.23],
        ['-ing', 1.23],
        ['tiny', 0.01],
      ]),
    });
    const { bias, weights } = weightsOfText(written);
    expect(bias).toBe(0.5);
    expect(Object.fromEntries(weights)).toEqual({ 'two words': 1.25, '-ing': 1.25 });
  });
});

describe('fitDense', () => {
  it('finds the odds of a kind', () => {
    const kinds = (value: number, is: boolean, count: number) =>
      Array.from({ length: count }, () => ({ values: [value], is, counts: 1 }));
    const [weight = 0, bias = 0] = fitDense([
      ...kinds(1, true, 7_500),
      ...kinds(1, false, 2_500),
      ...kinds(0, true, 2_500),
      ...kinds(0, false, 7_500),
    ]);
    expect(bias).toBeCloseTo(-Math.log(3), 1);
    expect(weight + bias).toBeCloseTo(Math.log(3), 1);
  });
});
