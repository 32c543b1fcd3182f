import { describe, expect, it } from 'vitest';
import { Shard } from '../../../src/embedding/index/shard.ts';
import { searchShard } from '../../../src/embedding/index/shard-search.ts';
import { TimeSlice } from '../../../src/embedding/index/time-slice.ts';
import type { Candidate } from '../../../src/memory/episodes/candidate.ts';
import type { IndexedMemory } from '../../../src/memory/episodes/indexed-memory.ts';
import { BM25, idOf, memory, NOW, query, random, randomVector, SHAPE } from './memories.ts';

const next = random(11);
const found = (shard: Shard, more: Parameters<typeof query>[0]) =>
  searchShard(shard, query(more), BM25).items.map(({ memoryId }) => memoryId);

/** The same memories in any shard give the same answers. */
function answers(shard: Shard): unknown[] {
  const own = random(5);
  return Array.from({ length: 20 }, () => {
    const vector = randomVector(own);
    const asked = query({ vector, terms: [`w${Math.floor(own() * 30)}`, 'w1'], types: own() < 0.3 ? ['fact'] : null });
    const { items, columns, ...more } = searchShard(shard, asked, BM25);
    const { similarityAtMost = new Float64Array(), ...measures } = columns ?? {};
    const told = items.map((item, place) => ({ ...factsOf(item), bounded: isBounded(item, similarityAtMost[place]) }));
    return { ...more, measures, items: told.sort((one, other) => (one.memoryId < other.memoryId ? -1 : 1)) };
  });
}

/** True where the similarity is no larger than was told; how much smaller hangs on the scale of the coarse rows, and so on vectors that are gone. */
const isBounded = ({ similarity }: Candidate, most = Number.NaN) =>
  similarity === null ? Number.isNaN(most) : similarity <= most;

function factsOf({ memoryId, type, sessionId, turnNumber, createdAt, fingerprint, similarity }: Candidate) {
  return { memoryId, type, sessionId, turnNumber, createdAt, fingerprint, similarity };
}

function randomMemory(number: number): IndexedMemory {
  const turn = next() < 0.7 ? { sessionId: `s${number % 9}`, turnNumber: Math.floor(number / 9) } : {};
  return memory(number, {
    ...turn,
    type: next() < 0.2 ? 'fact' : 'episodic',
    expiresAt: next() < 0.1 ? new Date(NOW.getTime() - 1) : null,
    terms: Array.from({ length: Math.floor(next() * 8) }, () => `w${Math.floor(next() * 30)}`),
    vectors: next() < 0.2 ? null : Array.from({ length: 1 + Math.floor(next() * 3) }, () => randomVector(next)),
  });
}

describe('Shard', () => {
  it('answers as one that was built from the last state alone, after any changes, compacted or not', async () => {
    const shard = new Shard(SHAPE);
    const last = new Map<string, IndexedMemory>();
    for (let round = 0; round < 60; round++) {
      const memories = Array.from({ length: 100 }, () => randomMemory(Math.floor(next() * 800)));
      const deleted = Array.from({ length: 40 }, () => idOf(Math.floor(next() * 800)));
      for (const id of deleted) last.delete(id);
      const once = [...new Map(memories.map((each) => [each.memoryId, each])).values()];
      for (const each of once) last.set(each.memoryId, each);
      await shard.apply({ memories: once, deleted }, new TimeSlice());
    }
    expect(shard.isWasteful).toBe(true);
    const fresh = new Shard(SHAPE);
    await fresh.apply({ memories: [...last.values()], deleted: [] }, new TimeSlice());
    expect(answers(shard)).toStrictEqual(answers(fresh));
    expect(JSON.stringify(answers(fresh))).not.toContain('"bounded":false');
    const compacted = await shard.compacted(new TimeSlice());
    expect(answers(compacted)).toStrictEqual(answers(fresh));
    expect([compacted.isWasteful, compacted.table.slots]).toStrictEqual([false, last.size]);
    expect(compacted.bytes).toBeLessThan(shard.bytes);
  });

  it('is not changed by a change that it is told again', async () => {
    const shard = new Shard(SHAPE);
    const page = { memories: Array.from({ length: 50 }, (_, number) => randomMemory(number)), deleted: [] };
    await shard.apply(page, new TimeSlice());
    const before = [shard.table.slots, shard.passages.rows, answers(shard)];
    await shard.apply(page, new TimeSlice());
    expect([shard.table.slots, shard.passages.rows, answers(shard)]).toStrictEqual(before);
  });

  it('takes in no vector that is none, and finds the memory by its words', async () => {
    const shard = new Shard(SHAPE);
    const broken = randomVector(next).fill(Number.NaN, 2, 3);
    const memories = [
      memory(1, { terms: ['a'], vectors: [randomVector(next), broken] }),
      memory(2, { terms: ['a'], vectors: [randomVector(next, 3)] }),
      memory(3, { terms: ['a'], vectors: [randomVector(next)] }),
    ];
    expect(await shard.apply({ memories, deleted: [] }, new TimeSlice())).toBe(2);
    expect(found(shard, { vector: randomVector(next) })).toStrictEqual([idOf(3)]);
    expect(found(shard, { terms: ['a'] })).toHaveLength(3);
  });

  it('gives a turn number that went over to another memory to that one', async () => {
    const shard = new Shard(SHAPE);
    const turn = (number: number, turnNumber: number) => memory(number, { sessionId: 's', turnNumber });
    await shard.apply({ memories: [turn(1, 1), turn(2, 2)], deleted: [] }, new TimeSlice());
    await shard.apply({ memories: [turn(3, 2)], deleted: [] }, new TimeSlice());
    await shard.apply({ memories: [], deleted: [idOf(2)] }, new TimeSlice());
    expect(found(shard, { terms: ['number1'] })).toStrictEqual([idOf(1), idOf(3)]);
  });

  it('makes way for the event loop while it takes in a great many', async () => {
    const shard = new Shard(SHAPE);
    const memories = Array.from({ length: 30_000 }, (_, number) => randomMemory(number));
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await shard.apply({ memories, deleted: [] }, new TimeSlice());
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });

  it('tells what says the same by its text, not by its terms, which leave words out', async () => {
    const shard = new Shard(SHAPE);
    const prints = ['0123456789abcdef', '0123456789abc000', '0000000000000001', '0000000000001000'];
    const memories = prints.map((fingerprint, number) => memory(number, { terms: ['coffee'], fingerprint }));
    await shard.apply({ memories, deleted: [] }, new TimeSlice());
    const compacted = await shard.compacted(new TimeSlice());
    for (const each of [shard, compacted])
      expect(
        searchShard(each, query({ terms: ['coffee'] }), BM25)
          .items.map((item) => item.fingerprint)
          .sort(),
      ).toEqual(['0000000000000', '0000000000001', '0123456789abc', '0123456789abc']);
  });

  it('takes over other words of a memory though they join to the same text', async () => {
    const shard = new Shard(SHAPE);
    const texts = [['ab', 'c'], ['a', 'bc'], ['abc'], ['c', 'ab', 'ab'], ['ab', 'c', 'c']];
    for (const terms of texts) {
      await shard.apply({ memories: [memory(1, { terms })], deleted: [] }, new TimeSlice());
      const { words, table } = shard;
      expect(words.lengthOf(table.slotOf(idOf(1)) ?? -1)).toBe(terms.length);
      for (const term of terms) expect(found(shard, { terms: [term] })).toEqual([idOf(1)]);
    }
  });
});
