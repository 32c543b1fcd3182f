import type { Candidate } from '../../memory/episodes/candidate.ts';
import type { MemoryTable } from './memory-table.ts';
import type { NearestPassage } from './passages.ts';

/**
 * A memory of a shard that was measured. Hundreds are measured for each that is shown: what only the shown ones are asked
 * for (ids and other texts) is made when it is asked for. To be read at once: the shard goes on to change.
 */
export class ShardCandidate implements Candidate {
  readonly bm25: number;
  readonly termScores: readonly number[];
  readonly similarity: number | null;
  readonly passage: number | null;
  readonly #table: MemoryTable;
  readonly #slot: number;

  constructor(
    table: MemoryTable,
    slot: number,
    bm25: number,
    termScores: readonly number[],
    nearest: NearestPassage | null,
  ) {
    this.#table = table;
    this.#slot = slot;
    this.bm25 = bm25;
    this.termScores = termScores;
    this.similarity = nearest?.similarity ?? null;
    this.passage = nearest?.passage ?? null;
  }

  get memoryId() {
    return this.#table.idAt(this.#slot);
  }
  get type() {
    return this.#table.typeAt(this.#slot);
  }
  get sessionId() {
    return this.#table.sessionAt(this.#slot);
  }
  get turnNumber() {
    return this.#table.turnAt(this.#slot);
  }
  get createdAt() {
    return new Date(this.#table.createdAt(this.#slot));
  }
  get fingerprint() {
    return this.#table.fingerprintAt(this.#slot);
  }
}
