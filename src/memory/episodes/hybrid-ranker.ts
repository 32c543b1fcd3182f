/** What a candidate is worth: vector and words fused with those of the turns around it, on a scale that means the same for every query. */
import type { Bm25Parameters, Candidate, Candidates } from './candidate.ts';

export const BM25: Bm25Parameters = { k1: 1.2, b: 0.5 };

/** How many an index brings by vector, and as many by words, unless more are asked for. */
export const CANDIDATE_LIMIT = 100;

const FLOOR = 0.1; // cosine of two texts that have nothing in common
const CEILING = 0.7; // cosine of a question and a line that answers it in other words
const NEIGHBOURS = [0.4, 0.15]; // what the turns next to it and the ones after those add
const RECENCY = 0.01;
const DAY = 86_400_000;

export interface RankingQuery {
  readonly now: Date;
  /** 0: by words alone; 1: by vector alone. */
  readonly vectorWeight: number;
}

export interface Ranked {
  readonly memoryId: string;
  /** 0 to 1, of the same meaning whatever else was found. */
  readonly score: number;
  readonly passage: number | null;
  readonly explanation: {
    readonly similarity: number | null;
    readonly bm25: number;
    readonly vector: number | null;
    readonly words: number;
    readonly neighbours: number;
    readonly recency: number;
  };
}

/** Best first, each of what is the same only once; ties in an order that does not change. */
export function rankCandidates(found: Candidates, { now, vectorWeight }: RankingQuery): Ranked[] {
  const own = new Map<Candidate, { vector: number | null; words: number; fused: number }>();
  const byTurn = new Map<string, Candidate>();
  for (const candidate of found.items) {
    const words = found.bestBm25 > 0 ? Math.min(1, candidate.bm25 / found.bestBm25) : 0;
    const vector = candidate.similarity === null ? null : clamp((candidate.similarity - FLOOR) / (CEILING - FLOOR));
    const fused = vectorWeight * (vector ?? words) + (1 - vectorWeight) * words;
    own.set(candidate, { vector, words, fused });
    if (candidate.sessionId !== null) byTurn.set(`${candidate.turnNumber} ${candidate.sessionId}`, candidate);
  }
  const fusedAt = (candidate: Candidate, offset: number): number => {
    if (candidate.sessionId === null || candidate.turnNumber === null) return 0;
    const there = byTurn.get(`${candidate.turnNumber + offset} ${candidate.sessionId}`);
    return there === undefined ? 0 : (own.get(there)?.fused ?? 0);
  };
  const ranked = found.items.map((candidate) => {
    const { vector, words, fused } = own.get(candidate) ?? { vector: null, words: 0, fused: 0 };
    const neighbours = NEIGHBOURS.reduce(
      (sum, weight, index) => sum + weight * (fusedAt(candidate, index + 1) + fusedAt(candidate, -index - 1)),
      0,
    );
    const age = Math.max(0, now.getTime() - candidate.createdAt.getTime()) / DAY;
    const recency = RECENCY / (1 + age / 30);
    const evidence = fused + neighbours;
    return {
      candidate,
      ranked: {
        memoryId: candidate.memoryId,
        score: evidence <= 0 ? 0 : clamp(calibrated(evidence) + recency),
        passage: candidate.passage,
        explanation: { similarity: candidate.similarity, bm25: candidate.bm25, vector, words, neighbours, recency },
      },
    };
  });
  ranked.sort((a, b) => b.ranked.score - a.ranked.score || compareIds(a.ranked.memoryId, b.ranked.memoryId));
  const seen = new Set<string>();
  return ranked
    .filter(({ candidate }) => {
      if (seen.has(candidate.fingerprint)) return false;
      seen.add(candidate.fingerprint);
      return true;
    })
    .map((one) => one.ranked);
}

function calibrated(evidence: number): number {
  return 1 - Math.exp(-2 * evidence);
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
