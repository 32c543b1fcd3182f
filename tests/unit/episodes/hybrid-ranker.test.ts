import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Candidate, Candidates } from '../../../src/memory/episodes/candidate.ts';
import { type RankingQuery, rankCandidates } from '../../../src/memory/episodes/hybrid-ranker.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const MIXED: RankingQuery = { now: NOW, vectorWeight: 0.4, understood: true };
const STRANGE: RankingQuery = { now: NOW, vectorWeight: 0.3, understood: false };

const candidate = (memoryId: string, measured: Partial<Candidate> = {}): Candidate => ({
  memoryId,
  type: 'episodic',
  sessionId: null,
  turnNumber: null,
  createdAt: new Date('2026-05-01T00:00:00Z'),
  similarity: 0,
  passage: 0,
  bm25: 0,
  termScores: [measured.bm25 ?? 0],
  fingerprint: memoryId,
  ...measured,
});
const found = (...items: Candidate[]): Candidates => ({ items, bestBm25: 10, total: 100 });
const idsOf = (candidates: Candidates, query = MIXED) => rankCandidates(candidates, query).map((one) => one.memoryId);
const scoreOf = (candidates: Candidates, memoryId: string, query = MIXED) =>
  rankCandidates(candidates, query).find((one) => one.memoryId === memoryId)?.score ?? Number.NaN;

describe('rankCandidates', () => {
  it('puts what both vector and words speak for before what only one does', () => {
    const items = [
      candidate('words', { bm25: 7 }),
      candidate('vector', { similarity: 0.6 }),
      candidate('both', { bm25: 6, similarity: 0.55 }),
      candidate('neither'),
    ];
    expect(idsOf(found(...items))[0]).toBe('both');
    expect(idsOf(found(...items)).at(-1)).toBe('neither');
  });

  it('weighs the vector as it is told', () => {
    const items = found(candidate('words', { bm25: 8 }), candidate('vector', { similarity: 0.65 }));
    expect(idsOf(items, { ...MIXED, vectorWeight: 0 })[0]).toBe('words');
    expect(idsOf(items, { ...MIXED, vectorWeight: 1 })[0]).toBe('vector');
  });

  it('does not look at vectors at all with a weight of 0', () => {
    const [first] = rankCandidates(found(candidate('a', { bm25: 5, similarity: 0.9 })), { ...MIXED, vectorWeight: 0 });
    const [same] = rankCandidates(found(candidate('a', { bm25: 5, similarity: null, passage: null })), {
      ...MIXED,
      vectorWeight: 0,
    });
    expect(first?.score).toBe(same?.score);
    expect(first?.passage).toBeNull();
  });

  it('does not put what has no vector yet behind what it equals in words', () => {
    const items = found(
      candidate('embedded', { bm25: 5, similarity: 0.3 }),
      candidate('new', { bm25: 5, similarity: null }),
    );
    expect(scoreOf(items, 'new')).toBeGreaterThan(0.5);
    expect(idsOf(items)[0]).toBe('new');
  });

  it('lifts the turn after the question that the query repeats, only in the same session', () => {
    const turn = (id: string, sessionId: string, turnNumber: number, measured: Partial<Candidate> = {}) =>
      candidate(id, { sessionId, turnNumber, similarity: 0.2, ...measured });
    const ids = idsOf(
      found(
        turn('question', 's', 4, { bm25: 8 }),
        turn('answer', 's', 5),
        turn('elsewhere', 'x', 5),
        turn('far', 's', 8),
      ),
    );
    expect(ids.slice(0, 2)).toEqual(['question', 'answer']);
  });

  it('puts a turn and its neighbour that say the query between them before one that says the same half as both', () => {
    const turn = (id: string, sessionId: string, turnNumber: number, termScores: number[]) =>
      candidate(id, { sessionId, turnNumber, termScores, bm25: termScores.reduce((sum, score) => sum + score, 0) });
    const ranked = idsOf(
      found(
        turn('a1', 'a', 1, [5, 0]),
        turn('a2', 'a', 2, [0, 5]),
        turn('b1', 'b', 1, [5, 0]),
        turn('b2', 'b', 2, [5, 0]),
      ),
    );
    expect(new Set(ranked.slice(0, 2))).toEqual(new Set(['a1', 'a2']));
  });

  it('lets recency decide between equals and never against relevance', () => {
    const old = new Date('2020-01-01T00:00:00Z');
    expect(idsOf(found(candidate('old', { bm25: 5, createdAt: old }), candidate('new', { bm25: 5 })))).toEqual([
      'new',
      'old',
    ]);
    expect(idsOf(found(candidate('old', { bm25: 5.5, createdAt: old }), candidate('new', { bm25: 5 })))[0]).toBe('old');
  });

  it('gives what is the same only once, as the best of it', () => {
    const items = found(
      candidate('a', { bm25: 4, fingerprint: 'x' }),
      candidate('b', { bm25: 5, fingerprint: 'x' }),
      candidate('c', { bm25: 3 }),
    );
    expect(idsOf(items)).toEqual(['b', 'c']);
  });

  it('says the same of a memory whatever else was found', () => {
    const one = candidate('one', { bm25: 6, similarity: 0.4 });
    expect(scoreOf(found(one), 'one')).toBe(
      scoreOf(found(candidate('best', { bm25: 10, similarity: 0.9 }), one), 'one'),
    );
  });

  it('is clear about a clear answer and about none', () => {
    const items = found(
      candidate('clear', { bm25: 7, similarity: 0.6 }),
      candidate('little', { bm25: 1, similarity: 0.15 }),
      candidate('nothing'),
    );
    expect(scoreOf(items, 'clear')).toBeGreaterThan(0.8);
    expect(scoreOf(items, 'little')).toBeLessThan(0.3);
    expect(scoreOf(items, 'nothing')).toBe(0);
  });

  it('asks more of a memory where most of what is asked about never came up, without changing the order', () => {
    const items = (termScores: number[]) => [
      candidate('a', { bm25: 4, termScores, similarity: 0.3 }),
      candidate('b', { bm25: 3, termScores: termScores.map((score) => (score * 3) / 4), similarity: 0.3 }),
    ];
    for (const query of [MIXED, STRANGE, { ...MIXED, vectorWeight: 0 }]) {
      const familiar = found(...items([2, 1, 1]));
      const strange = found(...items([4, 0, 0]));
      expect(idsOf(strange, query)).toEqual(idsOf(familiar, query));
      expect(scoreOf(familiar, 'a', query)).toBeGreaterThan(0.5);
      expect(scoreOf(strange, 'a', query)).toBeLessThan(scoreOf(familiar, 'a', query) - 0.1);
    }
  });

  it('takes nearness for an answer only where the model knows the language', () => {
    const near = found(candidate('near', { similarity: 0.65 }), candidate('far', { similarity: 0.4 }));
    expect(scoreOf(near, 'near')).toBeGreaterThan(0.5);
    expect(scoreOf(near, 'near', STRANGE)).toBeLessThan(0.1);
    expect(idsOf(near, STRANGE)).toEqual(['near', 'far']);
  });

  it('explains a score by its parts', () => {
    const [one] = rankCandidates(found(candidate('a', { bm25: 5, similarity: 0.4 })), MIXED);
    expect(Object.keys(one?.explanation ?? {}).sort()).toEqual([
      'bm25',
      'familiarity',
      'neighbours',
      'recency',
      'similarity',
      'vector',
      'words',
    ]);
    expect(one?.explanation.neighbours).toBeCloseTo(0, 9);
  });

  it('gives the same best, however few are asked for, where only the nearest were measured', () => {
    const measured = fc.record({
      similarity: fc.option(fc.double({ min: -1, max: 1, noNaN: true })),
      bm25: fc.double({ min: 0, max: 10, noNaN: true }),
      sessionId: fc.option(fc.constantFrom('a', 'b')),
      fingerprint: fc.integer({ min: 0, max: 40 }).map(String),
    });
    fc.assert(
      fc.property(
        fc.array(measured, { maxLength: 60 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 20 }),
        (all, limit, near) => {
          const items = all.map((one, number) => candidate(String(number), { ...one, turnNumber: number % 30 }));
          const nearest = items.map(({ similarity }) => similarity ?? -2).sort((a, b) => b - a);
          const floor = nearest[near - 1] ?? 1;
          const bounded = items.map((one) => {
            const isNear = one.similarity === null || one.similarity >= floor || near > items.length;
            return { ...one, similarityAtMost: isNear ? one.similarity : floor };
          });
          const wanted = rankCandidates(found(...items), MIXED).slice(0, limit);
          expect(rankCandidates(found(...bounded), { ...MIXED, limit })).toEqual(wanted);
        },
      ),
    );
  });

  it('gives scores from 0 to 1 in order, the same for the same candidates in any order', () => {
    const measured = fc.record({
      similarity: fc.option(fc.double({ min: -1, max: 1, noNaN: true })),
      bm25: fc.double({ min: 0, max: 40, noNaN: true }),
      sessionId: fc.option(fc.constantFrom('a', 'b')),
      vectorWeight: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(measured, { maxLength: 30 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        (all, vectorWeight, understood) => {
          const items = all.map((one, index) =>
            candidate(`m${index}`, { ...one, turnNumber: one.sessionId === null ? null : index + 1 }),
          );
          const ranked = rankCandidates(found(...items), { now: NOW, vectorWeight, understood });
          const scores = ranked.map((one) => one.score);
          expect(scores).toEqual([...scores].sort((a, b) => b - a));
          for (const score of scores) expect(score >= 0 && score <= 1).toBe(true);
          expect(rankCandidates(found(...items.toReversed()), { now: NOW, vectorWeight, understood })).toEqual(ranked);
        },
      ),
    );
  });

  it('gives nothing for nothing', () => {
    expect(rankCandidates({ items: [], bestBm25: 0, total: 0 }, MIXED)).toEqual([]);
    expect(scoreOf({ items: [candidate('a')], bestBm25: 0, total: 1 }, 'a')).toBe(0);
  });
});
