import type { Bm25Parameters, CandidateQuery, Candidates, WordQuery } from '../../memory/episodes/candidate.ts';
import type { Days } from '../../memory/episodes/named-days.ts';
import type { Shard } from './shard.ts';
import { ShardCandidate } from './shard-candidate.ts';
import type { WordScores } from './word-index.ts';

/**
 * The distance, in turns, within which others are added: an answer often stands in the turn after the question, or its occasion
 * in the one before.
 */
const REACH_IN_TURNS = 2;
/** The steps in which scores are told apart in the search for the best. */
const STEPS = 512;

/** Searches a shard: returns the best by vector, the best by words, and the turns around them, all measured alike. */
export function searchShard(shard: Shard, query: CandidateQuery, bm25: Bm25Parameters): Candidates {
  return new ShardSearch(shard, query, bm25).candidates(query.vector);
}

/** The part of a search that the words alone tell. */
interface ByWords {
  readonly isWanted: (slot: number) => boolean;
  readonly words: WordScores;
  readonly found: Set<number>;
  /** The number of memories that have not expired. */
  readonly total: number;
  /** The count of changes of the shard that this was read from. */
  readonly changes: number;
}

/**
 * One search of a shard, in two steps: by words as soon as it is made, while the query is still being embedded, and by the
 * vector once that is there. What has changed in between is seen: the words are then read anew.
 */
export class ShardSearch {
  readonly #shard: Shard;
  readonly #query: WordQuery;
  readonly #bm25: Bm25Parameters;
  #byWords: ByWords;

  constructor(shard: Shard, query: WordQuery, bm25: Bm25Parameters) {
    this.#shard = shard;
    this.#query = query;
    this.#bm25 = bm25;
    this.#byWords = this.#searchWords();
  }

  /** Returns the candidates; throws for a vector that is none of the shard's model. */
  candidates(vector: Float32Array | null): Candidates {
    const shard = this.#shard;
    if (vector !== null && (vector.length !== shard.shape.dimension || !vector.every(Number.isFinite)))
      throw new Error(`the query's vector is none of ${shard.shape.dimension} numbers`);
    if (!this.#isUpToDate()) this.#byWords = this.#searchWords();
    const { isWanted, words, found, total } = this.#byWords;
    const nearest = vector === null ? null : nearestMemories(shard, vector, this.#query.limit, isWanted);
    const all = new Set(found);
    for (const slot of nearest?.measured.keys() ?? []) all.add(slot);
    const { table } = shard;
    for (const slot of [...all]) {
      for (let distance = -REACH_IN_TURNS; distance <= REACH_IN_TURNS; distance++) {
        const neighbour = table.neighbour(slot, distance);
        if (neighbour !== undefined && isWanted(neighbour)) all.add(neighbour);
      }
    }
    const slots = [...all];
    const termScores = shard.words.termScores(slots);
    const search = { table, passages: shard.passages, vector: nearest?.asked ?? null, floor: nearest?.floor ?? 1 };
    const items = slots.map((slot, place) => {
      const bm25 = words.scores[slot] ?? 0;
      return new ShardCandidate(search, slot, bm25, termScores[place] ?? [], nearest?.measured.get(slot));
    });
    return { items, bestBm25: words.best, total };
  }

  #searchWords(): ByWords {
    const { table, words: index, changes } = this.#shard;
    const { terms, days = [], types, sessionId, limit } = this.#query;
    const now = this.#query.now.getTime();
    const expired = table.expired(now);
    const isWanted = table.filter(types, sessionId, now);
    const words = index.score(terms, this.#bm25, expired);
    const found = new Set(bestByWords(this.#shard, words, limit, isWanted));
    if (days.length > 0) for (const slot of ofDays(this.#shard, days, limit, isWanted)) found.add(slot);
    return { isWanted, words, found, total: table.count - expired.length, changes };
  }

  /** Neither has the shard changed since, nor has another search measured its words, over the figures of this one. */
  #isUpToDate(): boolean {
    const { words, changes } = this.#byWords;
    return changes === this.#shard.changes && this.#shard.words.isLatest(words);
  }
}

/** Returns the nearest memories, measured, and the most that the similarity of all others can be. */
function nearestMemories(shard: Shard, vector: Float32Array, limit: number, isWanted: (slot: number) => boolean) {
  const slots = shard.passages.nearest(vector, limit, isWanted);
  const asked = Float64Array.from(vector);
  const measured = new Map(slots.map((slot) => [slot, shard.passages.measure(shard.table.firstRowAt(slot), asked)]));
  const last = slots.length < limit ? undefined : slots.at(-1); // fewer than asked for: there are no others
  const floor = last === undefined ? 1 : (measured.get(last)?.similarity ?? 1);
  return { asked, measured, floor };
}

/** Returns the last slots that were said on one of the days. */
function ofDays(shard: Shard, days: readonly Days[], limit: number, isWanted: (slot: number) => boolean): number[] {
  const { table } = shard;
  const slots: number[] = [];
  for (let slot = 0; slot < table.slots; slot++) {
    if (!isWanted(slot)) continue;
    const at = table.createdAt(slot);
    if (days.some(({ from, to }) => at >= from && at < to)) slots.push(slot);
  }
  return slots.sort((a, b) => table.createdAt(b) - table.createdAt(a)).slice(0, limit);
}

/** Returns the slots of the best scores; of equal ones the later memory. Most of thousands are left out by counting, not sorting. */
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
