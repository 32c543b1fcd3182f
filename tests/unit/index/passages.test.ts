import { describe, expect, it } from 'vitest';
import { type NearestMemories, Passages, toUnitLength } from '../../../src/embedding/index/passages.ts';
import { TimeSlice } from '../../../src/embedding/index/time-slice.ts';
import { cosine } from '../../../src/embedding/unit-vector.ts';
import { DIMENSION, random, randomVector, SHAPE } from './memories.ts';

const next = random(3);
const vector = () => randomVector(next);
const dot = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, i) => sum + value * (other[i] as number), 0);
const all = (_slot: number) => true;
const slotsOf = ({ memories }: NearestMemories) => memories.map(({ slot }) => slot);

/** A `Passages`, and beside it the plain list that it must agree with. */
class Pair {
  readonly passages: Passages;
  readonly plain = new Map<number, { row: number; vectors: Float32Array[] }>();
  constructor(graphFrom = SHAPE.graphFrom) {
    this.passages = new Passages({ dimension: DIMENSION, graphFrom });
  }
  add(slot: number, vectors = [vector()]): void {
    this.plain.set(slot, { row: this.passages.add(slot, vectors), vectors });
  }
  remove(slot: number): void {
    this.passages.remove(this.plain.get(slot)?.row as number);
    this.plain.delete(slot);
  }
  nearest(query: Float32Array, limit: number, isWanted: (slot: number) => boolean = all): number[] {
    const worth = (slot: number) => Math.max(...(this.plain.get(slot)?.vectors ?? []).map((own) => dot(own, query)));
    const slots = [...this.plain.keys()].filter((slot) => isWanted(slot) && this.plain.get(slot)?.row !== -1);
    return slots.sort((one, other) => worth(other) - worth(one)).slice(0, limit);
  }
  expectSame(limit: number, isWanted = all): void {
    const query = vector();
    expect(slotsOf(this.passages.nearest(query, limit, isWanted))).toStrictEqual(this.nearest(query, limit, isWanted));
  }
}

describe('Passages', () => {
  it('finds the nearest memories, each once, while rows go and are used again', () => {
    const pair = new Pair();
    for (let slot = 0; slot < 900; slot++) {
      pair.add(slot, Array.from({ length: slot % 4 }, vector));
      if (slot % 5 === 4) pair.remove(slot - 3);
      if (slot % 90 === 0) for (const limit of [1, 7, 50]) pair.expectSame(limit);
    }
    const passages = [...pair.plain.values()].reduce((sum, { vectors }) => sum + vectors.length, 0);
    expect([pair.passages.count, pair.passages.rows < passages + 20]).toStrictEqual([passages, true]);
  });

  it('finds them across segments, whatever share of the memories is wanted', () => {
    const pair = new Pair();
    for (let slot = 0; slot < 17_000; slot++) pair.add(slot);
    for (const every of [1, 2, 5, 50, 1_000, 20_000]) pair.expectSame(10, (slot) => slot % every === 1 % every);
    pair.expectSame(10, () => false);
    pair.expectSame(10, (slot) => slot === 16_999);
  });

  it('measures all passages of a memory and says which is nearest', () => {
    const pair = new Pair();
    const vectors = [vector(), vector(), vector()];
    pair.add(0, vectors);
    const row = pair.plain.get(0)?.row as number;
    expect(pair.passages.measure(row, Float64Array.from(vectors[2] as Float32Array))).toStrictEqual({
      passage: 2,
      similarity: expect.closeTo(1, 5),
      similarities: vectors.map((one) => expect.closeTo(cosine(one, vectors[2] as Float32Array), 5)),
    });
    expect(pair.passages.measure(-1, Float64Array.from(vector()))).toBeNull();
    expect(pair.passages.vectorsFrom(row)).toStrictEqual(vectors);
  });

  it('is restored from its arrays as it was, and goes on', async () => {
    const pair = new Pair();
    for (let slot = 0; slot < 9_000; slot++) pair.add(slot);
    for (let slot = 0; slot < 9_000; slot += 7) pair.remove(slot);
    const restored = await Passages.restore(structuredClone(pair.passages.snapshot()), SHAPE, new TimeSlice());
    for (let slot = 10_000; slot < 12_000; slot++) restored.add(slot, [vector()]);
    expect([restored.count, restored.rows]).toStrictEqual([pair.passages.count + 2_000, 9_000 + 714]);
    const query = vector();
    expect(slotsOf(restored.nearest(query, 20, (slot) => slot < 9_000))).toStrictEqual(pair.nearest(query, 20));
  });

  it('takes a query that lies within a larger buffer', () => {
    const pair = new Pair();
    for (let slot = 0; slot < 50; slot++) pair.add(slot);
    const query = vector();
    const within = new Float32Array([...vector(), ...query]).subarray(DIMENSION);
    expect(slotsOf(pair.passages.nearest(within, 5, all))).toStrictEqual(pair.nearest(query, 5));
  });
});

describe('Passages, with a graph', () => {
  const build = (rows: number) => {
    const pair = new Pair(1_000);
    for (let slot = 0; slot < rows; slot++) pair.add(slot);
    while (pair.passages.needsGraph) pair.passages.growGraph();
    return pair;
  };
  const recall = (pair: Pair, isWanted = all) => {
    let found = 0;
    for (let round = 0; round < 50; round++) {
      const query = vector();
      const expected = new Set(pair.nearest(query, 10, isWanted));
      found += slotsOf(pair.passages.nearest(query, 10, isWanted)).filter((slot) => expected.has(slot)).length;
    }
    return found / 500;
  };

  it('finds nearly all of the nearest', () => {
    expect(recall(build(1_600))).toBeGreaterThan(0.97);
  });

  it('passes over what is gone or not wanted, and finds what is not in the graph yet', () => {
    const pair = build(1_600);
    for (let slot = 0; slot < 1_600; slot += 3) pair.remove(slot);
    for (let slot = 5_000; slot < 5_200; slot++) pair.add(slot);
    expect(pair.passages.needsGraph).toBe(true);
    const newest = pair.plain.get(5_100)?.vectors[0] as Float32Array;
    expect(slotsOf(pair.passages.nearest(newest, 1, all))).toStrictEqual([5_100]);
    expect(recall(pair)).toBeGreaterThan(0.97);
    expect(recall(pair, (slot) => slot % 2 === 0)).toBeGreaterThan(0.97);
    const query = vector();
    expect(slotsOf(pair.passages.nearest(query, 10, () => false))).toStrictEqual([]);
  });
});

describe('toUnitLength', () => {
  it('scales what is not of unit length, and refuses what is no vector', () => {
    const long = vector().map((value) => value * 5);
    expect(Math.hypot(...(toUnitLength(long, DIMENSION) as Float32Array))).toBeCloseTo(1, 5);
    const own = vector();
    expect(toUnitLength(own, DIMENSION)).toBe(own);
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY])
      expect(toUnitLength(vector().fill(bad, 3, 5), DIMENSION)).toBeNull();
    expect(toUnitLength(new Float32Array(DIMENSION), DIMENSION)).toBeNull();
    expect(toUnitLength(vector(), DIMENSION + 1)).toBeNull();
  });
});
