import type { IndexChanges, IndexedMemory } from '../../memory/episodes/indexed-memory.ts';
import { MemoryTable } from './memory-table.ts';
import { Passages, type PassagesShape, toUnitLength } from './passages.ts';
import type { TimeSlice } from './time-slice.ts';
import { withRoom } from './typed-array.ts';
import { WordIndex } from './word-index.ts';

/** The dead entries, beyond as many as are alive, from which a shard is copied without them; fewer do not matter. */
const DEAD_THAT_MATTER = 1_000;

/** The memories of one user in memory, ready to be searched; as PostgreSQL had them when it was last read. */
export class Shard {
  readonly shape: PassagesShape;
  readonly table: MemoryTable;
  readonly words: WordIndex;
  readonly passages: Passages;
  /** The point from which the next reading takes changes; null while no reading has come to its end. */
  since: string | null = null;
  /** The time at which the last reading began, in ms: tombstones tell of deletions only for some days. */
  readAt = 0;
  /** Memories that were added or changed, and that were deleted, since the shard was last written to its file. */
  unsaved = { changed: 0, deleted: 0 };
  /** Goes up with every change: what was read of the shard at the same number still holds. */
  changes = 0;
  #places = new Uint32Array(0);

  constructor(
    shape: PassagesShape,
    parts = { table: new MemoryTable(), words: new WordIndex(), passages: new Passages(shape) },
  ) {
    this.shape = shape;
    this.table = parts.table;
    this.words = parts.words;
    this.passages = parts.passages;
  }

  /** The bytes in memory, near enough to bound them. */
  get bytes(): number {
    return 4_096 + this.table.bytes + this.words.bytes + this.passages.bytes + this.#places.byteLength;
  }

  /** Returns zeros by slot, for the work of one search, which leaves them as they were. */
  places(): Uint32Array {
    this.#places = withRoom(this.#places, this.table.slots);
    return this.#places;
  }

  /** Takes over a page of changes; the same one again changes nothing. Returns how many vectors were refused as not of the model. */
  async apply(changes: IndexChanges, slice: TimeSlice): Promise<number> {
    let refused = 0;
    for (const memoryId of changes.deleted) {
      this.#delete(memoryId);
      if (slice.isOver()) await slice.next();
    }
    for (const memory of changes.memories) {
      refused += this.#put(memory);
      if (slice.isOver()) await slice.next();
    }
    return refused;
  }

  get isWasteful(): boolean {
    return (
      this.table.slots - this.table.count > DEAD_THAT_MATTER + this.table.count ||
      this.passages.rows - this.passages.count > DEAD_THAT_MATTER + this.passages.count
    );
  }

  /** Returns a copy without the remains of memories that are gone. */
  async compacted(slice: TimeSlice): Promise<Shard> {
    const copy = new Shard(this.shape);
    const slotOf = new Int32Array(this.table.slots).fill(-1);
    for (let slot = 0; slot < this.table.slots; slot++) {
      if (!this.table.isThere(slot)) continue;
      const to = copy.table.add(this.table.factsAt(slot), this.table.wordPrintAt(slot));
      copy.words.addLength(to, this.words.lengthOf(slot));
      copy.table.setFirstRow(to, copy.passages.add(to, this.passages.vectorsFrom(this.table.firstRowAt(slot))));
      slotOf[slot] = to;
      if (slice.isOver()) await slice.next();
    }
    await this.words.copyTo(copy.words, slotOf, slice);
    copy.since = this.since;
    copy.readAt = this.readAt;
    copy.unsaved = { ...this.unsaved };
    return copy;
  }

  #put(memory: IndexedMemory): number {
    this.unsaved.changed++;
    this.changes++;
    const print = wordPrint(memory.terms);
    let slot = this.table.slotOf(memory.memoryId);
    if (slot !== undefined && this.table.wordPrintAt(slot) !== print) {
      this.#delete(memory.memoryId);
      slot = undefined;
    }
    if (slot === undefined) {
      slot = this.table.add(memory, print);
      this.words.add(slot, memory.terms);
    } else {
      this.table.update(slot, memory);
    }
    return this.#putVectors(slot, memory.vectors ?? []);
  }

  /** Takes over a memory's vectors, and returns how many were refused. */
  #putVectors(slot: number, vectors: readonly Float32Array[]): number {
    const good = vectors
      .map((vector) => toUnitLength(vector, this.shape.dimension))
      .filter((vector) => vector !== null);
    // A memory is measured by all of its passages or by none: the number of a passage tells its place in the text.
    const whole = good.length === vectors.length ? good : [];
    const row = this.table.firstRowAt(slot);
    // The same change may come twice, and most changes leave the vectors alone: a graph would grow each time.
    if (!this.passages.areFrom(row, whole)) {
      this.passages.remove(row);
      this.table.setFirstRow(slot, this.passages.add(slot, whole));
    }
    return vectors.length - good.length;
  }

  #delete(memoryId: string): void {
    const slot = this.table.slotOf(memoryId);
    if (slot === undefined) return;
    this.unsaved.deleted++;
    this.changes++;
    this.passages.remove(this.table.firstRowAt(slot));
    this.words.remove(slot);
    this.table.remove(slot);
  }
}

/** Returns the print of a memory's words, 53 bits over the terms in order: with another print the words have changed. */
function wordPrint(terms: readonly string[]): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const term of terms) {
    for (let index = 0; index <= term.length; index++) {
      const code = index < term.length ? term.charCodeAt(index) : 0x1_0000; // parts the terms
      high = Math.imul(high ^ code, 2654435761);
      low = Math.imul(low ^ code, 1597334677);
    }
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (high & 0x1f_ffff) * 2 ** 32 + (low >>> 0);
}
