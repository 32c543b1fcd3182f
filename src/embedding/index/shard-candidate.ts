import type { Candidate } from '../../memory/episodes/candidate.ts';
import type { MemoryTable } from './memory-table.ts';
import type { NearestPassage, Passages } from './passages.ts';

/** The state of a search when it names its candidates. */
export interface SearchState {
  readonly table: MemoryTable;
  readonly passages: Passages;
  /** The query's vector; null for a search by words alone. */
  readonly vector: Float64Array | null;
  /** The nearness that no memory exceeds except the nearest ones, which are measured. */
  readonly floor: number;
}

/**
 * A memory of a shard that may answer. Hundreds are found for each that is shown, so the values that only few are asked for are
 * made on request: ids and other texts, and the similarity, whose vectors lie all over the memory. It must be read at once,
 * because the shard goes on to change.
 */
export class ShardCandidate implements Candidate {
  readonly bm25: number;
  readonly termScores: readonly number[];
  readonly #search: SearchState;
  readonly #slot: number;
  #nearest: NearestPassage | null | undefined;

  /** Makes a candidate; `nearest` where it was measured already. */
  constructor(
    search: SearchState,
    slot: number,
    bm25: number,
    termScores: readonly number[],
    nearest: NearestPassage | null | undefined,
  ) {
    this.#search = search;
    this.#slot = slot;
    this.bm25 = bm25;
    this.termScores = termScores;
    this.#nearest = nearest;
  }

  get similarity() {
    return this.#measured()?.similarity ?? null;
  }
  get similarityAtMost() {
    if (this.#nearest !== undefined) return this.similarity;
    const { vector, table, passages, floor } = this.#search;
    return vector !== null && passages.has(table.firstRowAt(this.#slot)) ? floor : null;
  }
  get passage() {
    return this.#measured()?.passage ?? null;
  }
  get similarities() {
    const { vector, table, passages } = this.#search;
    return vector === null ? null : passages.similarities(table.firstRowAt(this.#slot), vector);
  }
  get memoryId() {
    return this.#search.table.idAt(this.#slot);
  }
  get type() {
    return this.#search.table.typeAt(this.#slot);
  }
  get sessionId() {
    return this.#search.table.sessionAt(this.#slot);
  }
  get turnNumber() {
    return this.#search.table.turnAt(this.#slot);
  }
  get createdAt() {
    return new Date(this.#search.table.createdAt(this.#slot));
  }
  get fingerprint() {
    return this.#search.table.fingerprintAt(this.#slot);
  }

  #measured(): NearestPassage | null {
    if (this.#nearest === undefined) {
      const { vector, table, passages } = this.#search;
      this.#nearest = vector === null ? null : passages.measure(table.firstRowAt(this.#slot), vector);
    }
    return this.#nearest;
  }
}
