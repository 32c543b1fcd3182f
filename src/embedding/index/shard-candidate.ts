import type { Candidate, CandidateColumns } from '../../memory/episodes/candidate.ts';
import type { MemoryTable } from './memory-table.ts';
import type { MeasuredPassages, Passages } from './passages.ts';

/** The state of a search when it names its candidates. */
export interface SearchState {
  readonly table: MemoryTable;
  readonly passages: Passages;
  /** The query's vector; null for a search by words alone. */
  readonly vector: Float64Array | null;
  readonly columns: CandidateColumns;
}

/**
 * A memory of a shard that may answer. Hundreds are found for each that is shown, so the values that only few are asked for are
 * made on request: ids and other texts, and the similarity, whose vectors lie all over the memory. It must be read at once,
 * because the shard goes on to change.
 */
export class ShardCandidate implements Candidate {
  readonly #search: SearchState;
  readonly #place: number;
  readonly #slot: number;
  #measured: MeasuredPassages | null | undefined;

  constructor(search: SearchState, place: number, slot: number) {
    this.#search = search;
    this.#place = place;
    this.#slot = slot;
  }

  get similarity() {
    return this.#measure()?.similarity ?? null;
  }
  get similarityAtMost() {
    const most = this.#search.columns.similarityAtMost[this.#place] as number;
    return Number.isNaN(most) ? null : most;
  }
  get passage() {
    return this.#measure()?.passage ?? null;
  }
  get similarities() {
    return this.#measure()?.similarities ?? null;
  }
  get bm25() {
    return this.#search.columns.bm25[this.#place] as number;
  }
  get termScores() {
    const { terms, termScores } = this.#search.columns;
    return Array.from(termScores.subarray(this.#place * terms, (this.#place + 1) * terms));
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

  #measure(): MeasuredPassages | null {
    if (this.#measured === undefined) {
      const { vector, table, passages } = this.#search;
      this.#measured = vector === null ? null : passages.measure(table.firstRowAt(this.#slot), vector);
    }
    return this.#measured;
  }
}
