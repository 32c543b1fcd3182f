/** The order of hits: how well they answer, and a little how new they are. */
import type { Candidate } from './index-reader.ts';
import type { Match } from './search-hit.ts';

const TEXTS_AT_ONCE = 40; // of a pool's best by the index, ranked by their text: two usual pages
const AGE_WEIGHT = 0.1; // of a score that is lost with age
const AGE_DAYS = 180;
const DAY_MS = 86_400_000;

/** Returns hits with their age in their scores, the best first. */
export function bestFirst(hits: readonly Match[], now: Date): Match[] {
  return hits.map((hit) => ({ ...hit, score: aged(hit, now) })).sort(inOrder);
}

function inOrder(a: Match, b: Match): number {
  return b.score - a.score || b.createdAt.getTime() - a.createdAt.getTime();
}

function aged({ score, createdAt }: Match, now: Date): number {
  const days = Math.max(0, now.getTime() - createdAt.getTime()) / DAY_MS;
  return Math.round(score * (1 - AGE_WEIGHT + AGE_WEIGHT * Math.exp(-days / AGE_DAYS)) * 10_000) / 10_000;
}

/**
 * The hits of a pool in their order, as far as they are asked for: its candidates are read by stretches of the best that are left, each of
 * which is ranked by its texts.
 */
export class RankedPool {
  readonly hits: Match[] = [];
  readonly #candidates: readonly Candidate[];
  readonly #now: Date;
  #others: readonly Match[];
  #read = 0;

  /** `others`: hits whose texts were read already, the best first. */
  constructor(candidates: readonly Candidate[], others: readonly Match[], now: Date) {
    this.#candidates = candidates;
    this.#others = others;
    this.#now = now;
  }

  /** True where texts were not read yet. */
  get hasMore(): boolean {
    return this.#read < this.#candidates.length || this.#others.length > 0;
  }

  /** Has texts read until there are so many hits; `read` returns those of turns by their ordinals. */
  async readThrough(many: number, read: (ordinals: readonly number[]) => Promise<Match[]>): Promise<void> {
    while (this.hits.length < many && this.hasMore) {
      const some = this.#candidates.slice(this.#read, this.#read + TEXTS_AT_ONCE);
      this.#read += some.length;
      const found = some.length === 0 ? [] : await read(some.map(({ ordinal }) => ordinal));
      const next = this.#candidates[this.#read]?.score ?? Number.NEGATIVE_INFINITY;
      const others = this.#others.filter(({ score }) => score >= next);
      this.#others = this.#others.slice(others.length);
      this.hits.push(...[...bestFirst(found, this.#now), ...others].sort(inOrder));
    }
  }
}
