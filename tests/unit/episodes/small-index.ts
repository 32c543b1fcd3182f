import { cosine } from '../../../src/embedding/unit-vector.ts';
import type { Candidates } from '../../../src/memory/episodes/candidate.ts';
import { type Ranked, rankCandidates } from '../../../src/memory/episodes/hybrid-ranker.ts';
import { BM25 } from '../../../src/memory/episodes/query-evidence.ts';
import { analyseQuery } from '../../../src/memory/episodes/recall-query.ts';
import { memoryOfTurn } from '../../../src/memory/episodes/turn-memory.ts';
import { BY_WORDS } from '../../../src/memory/episodes/vector-trust.ts';

export interface Said {
  readonly id: string;
  readonly sessionId: string;
  readonly turnNumber: number;
  readonly createdAt: Date;
  readonly terms: readonly string[];
  /** Of its passages; none: not embedded. */
  readonly vectors?: readonly Float32Array[];
}

/** A turn of a user and, maybe, the reply, as save-turn remembers it. */
export function said(
  id: string,
  sessionId: string,
  turnNumber: number,
  user: string,
  assistant = '',
  day = '2026-03-10',
): Said {
  const createdAt = new Date(`${day}T10:00:00Z`);
  const memory = memoryOfTurn({
    messages: [
      { role: 'user', content: user },
      { role: 'assistant', content: assistant },
    ],
    language: 'es',
    createdAt,
  });
  return { id, sessionId, turnNumber, createdAt, terms: memory?.terms ?? [] };
}

const NOW = new Date('2026-04-01T00:00:00Z');

/** BM25 and cosine over a handful of memories, as an index measures them. */
export function candidatesOf(
  memories: readonly Said[],
  query: string,
  vector: Float32Array | null = null,
  language = 'es',
): Candidates {
  const { terms } = analyseQuery(query, language, NOW);
  const { k1, b, prior } = BM25;
  const average = memories.reduce((sum, memory) => sum + memory.terms.length, 0) / memories.length;
  const idfs = terms.map((term) => {
    const df = memories.filter((memory) => memory.terms.includes(term)).length;
    return Math.log(1 + (memories.length + prior - df + 0.5) / (df + 1));
  });
  const items = memories.map((memory) => {
    const termScores = terms.map((term, index) => {
      const tf = memory.terms.filter((one) => one === term).length;
      return ((idfs[index] ?? 0) * tf * (k1 + 1)) / (tf + k1 * (1 - b + (b * memory.terms.length) / average));
    });
    return {
      memoryId: memory.id,
      type: 'episodic' as const,
      sessionId: memory.sessionId,
      turnNumber: memory.turnNumber,
      createdAt: memory.createdAt,
      similarity: vector && memory.vectors ? Math.max(...memory.vectors.map((one) => cosine(one, vector))) : null,
      passage: vector && memory.vectors ? 0 : null,
      bm25: termScores.reduce((sum, score) => sum + score, 0),
      termScores,
      fingerprint: memory.terms.join(' '),
    };
  });
  const bestBm25 = idfs.reduce((sum, idf) => sum + (idf * (k1 + 1)) / (1 + k1 * (1 - b)), 0);
  return { items, bestBm25, total: memories.length };
}

export function recallByWords(memories: readonly Said[], query: string): Ranked[] {
  return rankCandidates(candidatesOf(memories, query), { now: NOW, ...BY_WORDS });
}
