import { describe, expect, it } from 'vitest';
import { wantOfMeaning } from '../../../src/memory/episodes/want-of-meaning.ts';
import { WANT_OF_MEANING } from '../../../src/memory/episodes/want-weights/of-meaning.ts';
import { fitVectors } from '../../bench/wants/sparse-logistic.ts';
import { sourceOfMeaning } from '../../bench/wants/weights-files.ts';

const DIMENSION = 384;
const { model, bias } = WANT_OF_MEANING;
const weights = WANT_OF_MEANING.weights.trim().split(/\s+/).map(Number);

describe('wantOfMeaning', () => {
  it('weighs each dimension of the vector', () => {
    expect(weights).toHaveLength(DIMENSION);
    expect(wantOfMeaning(model, new Float32Array(DIMENSION))).toBeCloseTo(bias);
    const third = new Float32Array(DIMENSION);
    third[2] = 1;
    expect(wantOfMeaning(model, third)).toBeCloseTo(bias + (weights[2] ?? Number.NaN) / 100);
  });

  it('knows its model with a translator before it, and tells nothing of another one', () => {
    const vector = new Float32Array(DIMENSION).fill(0.05);
    expect(wantOfMeaning(`${model}+es-by-apertium-3.8.3`, vector)).toBe(wantOfMeaning(model, vector));
    expect(wantOfMeaning('multilingual-e5-small', vector)).toBeUndefined();
    expect(wantOfMeaning(model, new Float32Array(768))).toBeUndefined();
  });
});

describe('the fitting of vectors', () => {
  const rows = Array.from({ length: 200 }, (_, index) => {
    const angle = (index / 200) * 2 * Math.PI;
    return { vector: Float32Array.of(Math.cos(angle), Math.sin(angle), 0.5), is: Math.cos(angle) > 0 };
  });

  it('finds the direction that tells the kinds apart', () => {
    const [across = 0, along = 0, , last] = fitVectors(rows, { l1: 0, l2: 0.1, rounds: 500 });
    expect(across).toBeGreaterThan(5);
    expect(Math.abs(along)).toBeLessThan(0.5);
    expect(last).toBeDefined();
  });

  it('is written in hundredths, the bias apart', () => {
    const source = sourceOfMeaning('m', [0.123, -1.5, 2.25]);
    expect(source).toContain("model: 'm'");
    expect(source).toContain('bias: 2.25');
    expect(source).toContain('12 -150');
  });
});
