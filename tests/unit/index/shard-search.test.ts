import { describe, expect, it } from 'vitest';
import { Shard } from '../../../src/embedding/index/shard.ts';
import { ShardSearch, searchShard } from '../../../src/embedding/index/shard-search.ts';
import { TimeSlice } from '../../../src/embedding/index/time-slice.ts';
import type { Candidates } from '../../../src/memory/episodes/candidate.ts';
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
const read = ({ items, ...more }: Candidates) => ({
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
