import type {
  Bm25Parameters,
  CandidateColumns,
  CandidateQuery,
  Candidates,
  WordQuery,
} from '../../memory/episodes/candidate.ts';
import type { Days } from '../../memory/episodes/named-days.ts';
import { AROUND } from './memory-table.ts';
import type { Shard } from './shard.ts';
import { ShardCandidate } from './shard-candidate.ts';
import type { WordScores } from './word-index.ts';

const NONE = -1;

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
    const places = new Places(shard.places());
    for (const slot of found) places.add(slot);
    for (const slot of nearest?.similarities.keys() ?? []) places.add(slot);
    const { around } = shard.table;
    for (let place = 0, count = places.slots.length; place < count; place++) {
      const first = (places.slots[place] as number) * AROUND;
      for (let index = first; index < first + AROUND; index++) {
        const neighbour = around[index] as number;
        if (neighbour !== NONE && isWanted(neighbour)) places.add(neighbour);
      }
    }
    const columns = measuresOf(shard, places, words, nearest);
    const state = { table: shard.table, passages: shard.passages, vector: nearest?.asked ?? null, columns };
    const items = places.slots.map((slot, place) => new ShardCandidate(state, place, slot));
    places.clear();
    return { items, columns, bestBm25: words.best, total };
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

/** The slots of the candidates in their order, each once, and by slot its place among them, counted from 1. */
class Places {
  readonly slots: number[] = [];
  readonly of: Uint32Array;

  constructor(of: Uint32Array) {
    this.of = of;
  }

  add(slot: number): void {
    if (this.of[slot] === 0) this.of[slot] = this.slots.push(slot);
  }

  /** Leaves the array as it was given. */
  clear(): void {
    for (const slot of this.slots) this.of[slot] = 0;
  }
}

/** Returns the candidates' measures. */
function measuresOf(
  shard: Shard,
  places: Places,
  words: WordScores,
  nearest: NearestMemories | null,
): CandidateColumns {
  const { table, words: index } = shard;
  const { slots, of } = places;
  const count = slots.length;
  const bm25 = new Float64Array(count);
  const similarityAtMost = new Float64Array(count).fill(Number.NaN);
  const saidAt = new Float64Array(count);
  const prints = new Float64Array(count);
  const around = new Int32Array(count * AROUND);
  for (let place = 0; place < count; place++) {
    const slot = slots[place] as number;
    bm25[place] = words.scores[slot] as number;
    saidAt[place] = table.createdAt(slot);
    prints[place] = table.printAt(slot);
    for (let index = 0; index < AROUND; index++) {
      const neighbour = table.around[slot * AROUND + index] as number;
      around[place * AROUND + index] = neighbour === NONE ? NONE : (of[neighbour] as number) - 1;
    }
  }
  if (nearest !== null) boundSimilarities(shard, slots, nearest, similarityAtMost);
  return { bm25, ...index.termScores(of, count), similarityAtMost, saidAt, prints, around };
}

/** Sets the most that each similarity can be: of the nearest themselves, of others by their coarse rows. */
function boundSimilarities(
  { passages, table }: Shard,
  slots: readonly number[],
  { vector, similarities, floor }: NearestMemories,
  similarityAtMost: Float64Array,
): void {
  const others: number[] = [];
  const firstRows: number[] = [];
  for (let place = 0; place < slots.length; place++) {
    const slot = slots[place] as number;
    const similarity = similarities.get(slot);
    if (similarity !== undefined) similarityAtMost[place] = similarity;
    else {
      others.push(place);
      firstRows.push(table.firstRowAt(slot));
    }
  }
  const most = passages.mostOf(firstRows, vector);
  for (let index = 0; index < others.length; index++)
    similarityAtMost[others[index] as number] = Math.min(floor, most[index] as number);
}

interface NearestMemories {
  readonly vector: Float32Array;
  readonly asked: Float64Array;
  readonly similarities: ReadonlyMap<number, number>;
  /** The most that the similarity of all others can be. */
  readonly floor: number;
}

/** Returns the nearest memories with their similarity, and the most that it can be of all others. */
function nearestMemories(
  { passages, table }: Shard,
  vector: Float32Array,
  limit: number,
  isWanted: (slot: number) => boolean,
): NearestMemories {
  const asked = Float64Array.from(vector);
  const { memories, mostUnread } = passages.nearest(vector, limit, isWanted);
  const similarities = new Map<number, number>();
  let floor = 1;
  for (const { slot, similarity: read } of memories) {
    // Below what was not read it may be nearer by another of its passages.
    const similarity = read >= mostUnread ? read : passages.measure(table.firstRowAt(slot), asked)?.similarity;
    floor = similarity ?? read;
    similarities.set(slot, floor);
  }
  return { vector, asked, similarities, floor: similarities.size < limit ? 1 : floor }; // fewer than asked for: there are no others
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

/** Returns the slots of the best scores, best first; of equal ones the later memory. */
function bestByWords(
  { table }: Shard,
  { scores, slots }: WordScores,
  limit: number,
  isWanted: (slot: number) => boolean,
): number[] {
  const isBetter = (one: number, other: number): boolean => {
    const more =
      (scores[one] as number) - (scores[other] as number) ||
      table.createdAt(one) - table.createdAt(other) ||
      one - other;
    return more > 0;
  };
  const best: number[] = [];
  // From the last: later memories stand there, so that of thousands that are equal most are passed over at one look.
  for (let index = slots.length - 1; index >= 0; index--) {
    const slot = slots[index] as number;
    const isFull = best.length >= limit;
    if ((isFull && !isBetter(slot, best[limit - 1] as number)) || !isWanted(slot)) continue;
    let [from, to] = [0, best.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (isBetter(slot, best[middle] as number)) to = middle;
      else from = middle + 1;
    }
    if (isFull) best.pop();
    best.splice(from, 0, slot);
  }
  return best;
}
