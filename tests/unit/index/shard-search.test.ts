import { describe, expect, it } from 'vitest';
import { Shard } from '../../../src/embedding/index/shard.ts';
import { ShardSearch, searchShard } from '../../../src/embedding/index/shard-search.ts';
import { TimeSlice } from '../../../src/embedding/index/time-slice.ts';
import type { CandidateColumns, Candidates } from '../../../src/memory/episodes/candidate.ts';
import { columnsOf } from '../../../src/memory/episodes/candidate-columns.ts';
import { BM25, idOf, memory, query, random, randomVector, SHAPE } from './memories.ts';

const next = random(23);

async function shardOf(count: number): Promise<Shard> {
  const shard = new Shard(SHAPE);
  const memories = Array.from({ length: count }, (_, number) =>
    memory(number, {
      sessionId: `s${number % 7}`,
      turnNumber: Math.floor(number / 7) + 1,
      terms: Array.from({ length: 6 }, () => `w${Math.floor(next() * 20)}`),
      vectors: [randomVector(next), randomVector(next)],
    }),
  );
  await shard.apply({ memories, deleted: [] }, new TimeSlice());
  return shard;
}

/** All that a ranking reads of what was found. */
const read = ({ items, columns: _, ...more }: Candidates) => ({
  ...more,
  items: items.map(({ memoryId, bm25, termScores, similarity, passage }) => {
    return { memoryId, bm25, termScores, similarity, passage };
  }),
});

describe('ShardSearch.candidates', () => {
  const asked = query({ terms: ['w1', 'w2', 'unsaid'], vector: randomVector(next), limit: 5 });

  it('finds in two steps what one search finds', async () => {
    const shard = await shardOf(300);
    const search = new ShardSearch(shard, asked, BM25);
    expect(read(search.candidates(asked.vector))).toStrictEqual(read(searchShard(shard, asked, BM25)));
  });

  it('gives the measures in arrays as the memories themselves tell them', async () => {
    const shard = await shardOf(300);
    const gone = Array.from({ length: 40 }, (_, number) => idOf(number * 3));
    const said = { sessionId: 's1', turnNumber: 100, terms: ['w1'], vectors: null };
    const memories = [memory(1_000, said), memory(1_001, { ...said, turnNumber: 102 })];
    await shard.apply({ memories, deleted: gone }, new TimeSlice());
    await shard.apply({ memories: [memory(1_000, { ...said, turnNumber: 101 })], deleted: [] }, new TimeSlice());
    for (const searched of [shard, await shard.compacted(new TimeSlice())])
      for (const vector of [asked.vector, null]) {
        const { columns, ...found } = searchShard(searched, { ...asked, vector, limit: 40 }, BM25);
        const { prints, ...told } = columns as CandidateColumns;
        const { prints: numbers, ...expected } = columnsOf(found);
        expect(told).toStrictEqual(expected);
        expect(new Set(prints).size).toBe(new Set(numbers).size);
      }
  });

  it('finds what was added and not what was deleted while the query was being embedded', async () => {
    const shard = await shardOf(300);
    const search = new ShardSearch(shard, asked, BM25);
    const [best] = searchShard(shard, asked, BM25).items.map(({ memoryId }) => memoryId);
    const added = memory(1_000, { terms: ['w1', 'w2', 'w1', 'w2'], vectors: [asked.vector as Float32Array] });
    await shard.apply({ memories: [added], deleted: [best as string] }, new TimeSlice());
    const found = search.candidates(asked.vector);
    expect(read(found)).toStrictEqual(read(searchShard(shard, asked, BM25)));
    expect(found.items.map(({ memoryId }) => memoryId)).toContain(idOf(1_000));
    expect(found.items.map(({ memoryId }) => memoryId)).not.toContain(best);
  });

  it('is not led astray by other searches of the same shard that are under way', async () => {
    const shard = await shardOf(300);
    const queries = Array.from({ length: 12 }, (_, number) =>
      query({ terms: [`w${number}`, `w${number + 1}`], vector: randomVector(next), limit: 5 }),
    );
    const expected = queries.map((each) => read(searchShard(shard, each, BM25)));
    const searches = queries.map((each) => new ShardSearch(shard, each, BM25));
    const found = searches.map((search, number) => read(search.candidates(queries[number]?.vector ?? null)));
    expect(found).toStrictEqual(expected);
  });
});
