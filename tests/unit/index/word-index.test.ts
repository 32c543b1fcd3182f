import { describe, expect, it } from 'vitest';
import { TimeSlice } from '../../../src/embedding/index/time-slice.ts';
import { WordIndex } from '../../../src/embedding/index/word-index.ts';
import { BM25, random } from './memories.ts';

/** BM25 of every document by the definition; null is one that is gone. */
function byDefinition(documents: (string[] | null)[], terms: string[], { k1, b, prior } = BM25): number[] {
  const there = documents.filter((document) => document !== null);
  const average = there.flat().length / there.length || 1;
  const idfs = terms.map((term) => {
    const frequency = there.filter((other) => other.includes(term)).length;
    return Math.log(1 + (there.length + prior - frequency + 0.5) / (frequency + 1));
  });
  return documents.map((document) => {
    let score = 0;
    for (const [position, term] of terms.entries()) {
      const idf = idfs[position] as number;
      const times = document?.filter((word) => word === term).length ?? 0;
      score += (idf * times * (k1 + 1)) / (times + k1 * (1 - b + (b * (document?.length ?? 0)) / average));
    }
    return score;
  });
}

function expectScores(index: WordIndex, documents: (string[] | null)[], terms: string[], expired: number[] = []): void {
  const { scores, slots } = index.score(terms, BM25, expired);
  const there = documents.map((document, slot) => (expired.includes(slot) ? null : document));
  const differences = byDefinition(there, terms).map((expected, slot) => Math.abs((scores[slot] ?? 0) - expected));
  expect(Math.max(0, ...differences)).toBeLessThan(1e-9);
  const { termScores } = index.termScores(
    Uint32Array.from(documents, (_, slot) => slot + 1),
    documents.length,
  );
  for (const slot of documents.keys()) {
    const shares = termScores.subarray(slot * terms.length, (slot + 1) * terms.length);
    expect(shares.reduce((sum, score) => sum + score, 0)).toBeCloseTo(scores[slot] ?? 0, 9);
  }
  expect([...slots].sort((one, other) => one - other)).toStrictEqual(
    there.flatMap((document, slot) => (document?.some((word) => terms.includes(word)) ? [slot] : [])),
  );
}

const next = random(7);
const words = () => Array.from({ length: Math.floor(next() * 12) }, () => `w${Math.floor(40 * next() ** 2)}`);
const QUERIES = [['w0'], ['w0', 'w1', 'w39'], ['never'], [], ['w3', 'never', 'w17', 'w0']];

describe('WordIndex', () => {
  it('scores as BM25 is defined, over lists of any length, after additions and removals', () => {
    const index = new WordIndex();
    const documents: (string[] | null)[] = [];
    for (let slot = 0; slot < 3_000; slot++) {
      documents.push(words());
      index.add(slot, documents[slot] as string[]);
      const gone = Math.floor(next() * (slot + 1));
      if (slot % 3 === 0 && documents[gone] !== null) {
        documents[gone] = null;
        index.remove(gone);
      }
      if ([0, 1, 2, 7, 100, 2_999].includes(slot)) for (const terms of QUERIES) expectScores(index, documents, terms);
    }
  });

  it('leaves what has expired out of every figure, and takes it back when it has not', () => {
    const index = new WordIndex();
    const documents = [['a', 'b'], ['a'], ['c', 'c', 'c'], ['a', 'c']];
    for (const [slot, terms] of documents.entries()) index.add(slot, terms);
    expectScores(index, documents, ['a', 'c'], [1, 2]);
    expectScores(index, documents, ['a', 'c']);
  });

  it('is restored from its arrays as it was, and goes on', async () => {
    const index = new WordIndex();
    const documents: (string[] | null)[] = [];
    for (let slot = 0; slot < 500; slot++) documents.push(words());
    for (const [slot, terms] of documents.entries()) index.add(slot, terms as string[]);
    index.remove(7);
    documents[7] = null;
    const restored = await WordIndex.restore(index.snapshot(), new TimeSlice());
    for (const each of [index, restored]) {
      const own = [...documents];
      for (let slot = 500; slot < 800; slot++) {
        const terms = ['w0', `new${slot}`, 'ñandú 漢字 🎈'];
        own.push(terms);
        each.add(slot, terms);
      }
      for (const terms of [...QUERIES, ['new600', 'ñandú 漢字 🎈']]) expectScores(each, own, terms);
    }
  });

  it('says the best a memory could have', () => {
    const index = new WordIndex();
    index.add(0, ['a', 'b', 'c']);
    index.add(1, ['a']);
    const idf = (frequency: number) => Math.log(1 + (2 + BM25.prior - frequency + 0.5) / (frequency + 1));
    const { best } = index.score(['a', 'b', 'never'], BM25, []);
    expect(best).toBeCloseTo(((idf(2) + idf(1) + idf(0)) * 2.2) / (1 + 1.2 * 0.25), 9);
    expect(new WordIndex().score(['a'], BM25, []).best).toBeGreaterThan(0);
  });

  it('counts a term said more than 255 times as said 255 times', () => {
    const index = new WordIndex();
    index.add(
      0,
      Array.from({ length: 300 }, () => 'a'),
    );
    const { scores } = index.score(['a'], BM25, []);
    expect(scores[0]).toBeCloseTo((Math.log(1 + (BM25.prior + 0.5) / 2) * 255 * 2.2) / (255 + 1.2), 9);
  });
});
