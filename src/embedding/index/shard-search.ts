import type { Bm25Parameters, CandidateQuery, Candidates } from '../../memory/episodes/candidate.ts';
import type { Shard } from './shard.ts';
import { ShardCandidate } from './shard-candidate.ts';
import type { WordScores } from './word-index.ts';

/** An answer often stands in the turn after the question, or its occasion in the one before. */
const REACH_IN_TURNS = 2;
/** Scores are told apart so finely when the best are looked for. */
const STEPS = 512;

/** The best by vector, the best by words, and the turns around them, all measured alike. */
export function searchShard(shard: Shard, query: CandidateQuery, bm25: Bm25Parameters): Candidates {
  const { vector } = query;
  if (vector !== null && (vector.length !== shard.shape.dimension || !vector.every(Number.isFinite)))
    throw new Error(`the query's vector is none of ${shard.shape.dimension} numbers`);
  const { table } = shard;
  const now = query.now.getTime();
  const expired = table.expired(now);
  const isWanted = table.filter(query.types, query.sessionId, now);
  const words = shard.words.score(query.terms, bm25, expired);
  const found = new Set<number>(bestByWords(shard, words, query.limit, isWanted));
  const nearest = vector === null ? null : nearestMemories(shard, vector, query.limit, isWanted);
  for (const slot of nearest?.measured.keys() ?? []) found.add(slot);
  for (const slot of [...found]) {
    for (let distance = -REACH_IN_TURNS; distance <= REACH_IN_TURNS; distance++) {
      const neighbour = table.neighbour(slot, distance);
      if (neighbour !== undefined && isWanted(neighbour)) found.add(neighbour);
    }
  }
  const slots = [...found];
  const termScores = shard.words.termScores(slots);
  const search = { table, passages: shard.passages, vector: nearest?.asked ?? null, floor: nearest?.floor ?? 1 };
  const items = slots.map((slot, place) => {
    const bm25 = words.scores[slot] ?? 0;
    return new ShardCandidate(search, slot, bm25, termScores[place] ?? [], nearest?.measured.get(slot));
  });
  return { items, bestBm25: words.best, total: table.count - expired.length };
}

/** The nearest memories, measured, and what the similarity of all others is at most. */
function nearestMemories(shard: Shard, vector: Float32Array, limit: number, isWanted: (slot: number) => boolean) {
  const slots = shard.passages.nearest(vector, limit, isWanted);
  const asked = Float64Array.from(vector);
  const measured = new Map(slots.map((slot) => [slot, shard.passages.measure(shard.table.firstRowAt(slot), asked)]));
  const last = slots.length < limit ? undefined : slots.at(-1); // fewer than asked for: there are no others
  const floor = last === undefined ? 1 : (measured.get(last)?.similarity ?? 1);
  return { asked, measured, floor };
}

/** The slots of the best scores; of equal ones the later memory. Most of thousands are left out by counting, not by sorting. */
function bestByWords(
  shard: Shard,
  { scores, slots, best }: WordScores,
  limit: number,
  isWanted: (slot: number) => boolean,
): number[] {
  const stepOf = (slot: number) => Math.floor(Math.min(1, (scores[slot] as number) / best) * STEPS);
  const counts = new Uint32Array(STEPS + 1);
  for (let index = 0; index < slots.length; index++) {
    const slot = slots[index] as number;
    if (isWanted(slot)) counts[stepOf(slot)] = (counts[stepOf(slot)] as number) + 1;
  }
  let floor = STEPS; // the highest step from which upwards there are enough
  for (let enough = counts[floor] as number; enough < limit && floor > 0; enough += counts[floor] as number) floor--;
  const high: number[] = [];
  for (let index = 0; index < slots.length; index++) {
    const slot = slots[index] as number;
    if (stepOf(slot) >= floor && isWanted(slot)) high.push(slot);
  }
  const created = (slot: number) => shard.table.createdAt(slot);
  return high
    .sort(
      (one, other) =>
        (scores[other] as number) - (scores[one] as number) || created(other) - created(one) || other - one,
    )
    .slice(0, limit);
}
