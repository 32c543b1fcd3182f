import { describe, expect, it } from 'vitest';
import { CoarseRows } from '../../../src/embedding/index/coarse-rows.ts';
import { DIMENSION, random, randomVector } from './memories.ts';

const next = random(5);
const dot = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, i) => sum + value * (other[i] as number), 0);

/** Copies of vectors, and the vectors themselves. */
function copied(vectors: Float32Array[]) {
  const rows = new CoarseRows(DIMENSION, (row) => vectors[row] as Float32Array);
  for (const [row, vector] of vectors.entries()) rows.set(row, vector);
  return rows;
}

const unit = (values: readonly number[]) => {
  const length = Math.hypot(...values);
  return Float32Array.from({ length: DIMENSION }, (_, index) => (values[index] ?? 0) / length);
};

describe('CoarseRows', () => {
  it('tells of any rows, in whatever order, what their similarity cannot exceed, and hardly more', () => {
    const vectors = Array.from({ length: 600 }, () => randomVector(next));
    const rows = copied(vectors);
    const asked = [7, 8, 9, 300, 5, 4, 599, 0];
    for (let round = 0; round < 20; round++) {
      const query = randomVector(next);
      for (const [place, most] of rows.mostOf(asked, rows.query(query)).entries()) {
        const similarity = dot(vectors[asked[place] as number] as Float32Array, query);
        expect(most).toBeGreaterThanOrEqual(similarity);
        expect(most).toBeLessThan(similarity + 0.08);
      }
    }
  });

  it('holds to that where later vectors have components larger than any before, and where a row is set anew', () => {
    const vectors = [unit(Array.from({ length: DIMENSION }, () => 1)), unit([3, 1, 1, 1, 1, 1]), unit([1, 0, 0.01])];
    const rows = copied(vectors);
    vectors[0] = unit([0, 1, 0, 0, 0, -1]);
    rows.set(0, vectors[0]);
    for (const query of [...vectors, unit([1, 2, 3, 4])]) {
      const { rows: found, most, mostOfOthers } = rows.nearest(rows.query(query), 3);
      expect([...found].sort()).toStrictEqual([0, 1, 2]);
      expect(mostOfOthers).toBe(-1);
      for (const [place, row] of found.entries()) {
        const similarity = dot(vectors[row] as Float32Array, query);
        expect(most[place]).toBeGreaterThanOrEqual(similarity);
        expect(most[place]).toBeLessThan(similarity + 0.05);
      }
    }
  });

  it('tells what no row that it left out can exceed', () => {
    const vectors = Array.from({ length: 2_000 }, () => randomVector(next));
    const rows = copied(vectors);
    const query = randomVector(next);
    const { rows: found, mostOfOthers } = rows.nearest(rows.query(query), 50);
    const kept = new Set(found);
    const others = vectors.filter((_, row) => !kept.has(row)).map((vector) => dot(vector, query));
    expect(Math.max(...others)).toBeLessThanOrEqual(mostOfOthers);
  });
});
