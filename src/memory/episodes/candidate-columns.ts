/** Candidates as arrays, whatever index found them. */
import type { Candidate, CandidateColumns, Candidates } from './candidate.ts';

/** The turns around one, in the order of `CandidateColumns.around`, by their distance; the ones next to it stand in the middle. */
const DISTANCES = [-2, -1, 1, 2] as const;
export const AROUND = DISTANCES.length;
export const NEXT = [1, 2] as const;
export const BEYOND = [0, 3] as const;

/** Returns the measures of candidates as arrays: as the index has them, else put together of the items. */
export function columnsOf({ items, columns }: Candidates): CandidateColumns {
  if (columns !== undefined) return columns;
  const terms = items[0]?.termScores.length ?? 0;
  const termScores = new Float64Array(items.length * terms);
  for (const [place, item] of items.entries()) termScores.set(item.termScores, place * terms);
  return {
    bm25: Float64Array.from(items, ({ bm25 }) => bm25),
    terms,
    termScores,
    similarityAtMost: Float64Array.from(items, (item) => mostOf(item) ?? Number.NaN),
    saidAt: Float64Array.from(items, ({ createdAt }) => createdAt.getTime()),
    prints: printsOf(items),
    around: aroundOf(items),
  };
}

const mostOf = ({ similarity, similarityAtMost = similarity }: Candidate): number | null => similarityAtMost;

/** Numbers the fingerprints. */
function printsOf(items: readonly Candidate[]): Float64Array {
  const numbers = new Map<string, number>();
  return Float64Array.from(items, ({ fingerprint }) => {
    const number = numbers.get(fingerprint) ?? numbers.size;
    numbers.set(fingerprint, number);
    return number;
  });
}

function aroundOf(items: readonly Candidate[]): Int32Array {
  const sessions = new Map<string, Map<number, number>>();
  for (const [place, { sessionId, turnNumber }] of items.entries()) {
    if (sessionId === null || turnNumber === null) continue;
    const turns = sessions.get(sessionId) ?? new Map<number, number>();
    sessions.set(sessionId, turns.set(turnNumber, place));
  }
  const around = new Int32Array(items.length * AROUND).fill(-1);
  for (const [place, { sessionId, turnNumber }] of items.entries()) {
    const turns = sessionId === null ? undefined : sessions.get(sessionId);
    if (turns === undefined || turnNumber === null) continue;
    for (const [index, distance] of DISTANCES.entries())
      around[place * AROUND + index] = turns.get(turnNumber + distance) ?? -1;
  }
  return around;
}
