import { CoarseRows } from './coarse-rows.ts';
import { ExactRows, SEGMENT_ROWS } from './exact-rows.ts';
import { PassageGraph, ROWS_AT_ONCE } from './passage-graph.ts';
import type { TimeSlice } from './time-slice.ts';
import { type Arrays, pick, withRoom } from './typed-array.ts';

/** Rows at the end that the graph has not yet are read one by one, as are the few that a filter leaves: 2 ms at most. */
const FEW_ROWS = 4_096;
/** A graph that is asked for fewer looks less far: of 60,000 vectors, 10 of 100 asked were right to 0.94, 10 of 400 to 0.999. */
const LEAST_FROM_GRAPH = 400;
/**
 * Coarse rows asked for, for each memory wanted: turns have some three passages, and those of one lie close together. Of
 * these, all that may count are measured exactly, so that only what coarse cosines (right to 0.003) hold back by some hundred ranks is missed.
 */
const COARSE_OF_EACH = 4;
/** The least number of coarse rows to ask for: a handful costs as much as these. */
const LEAST_COARSE = 200;
const NONE = -1;

/** A memory's passages, measured: the cosines of all, in their order; the one that is nearest, counted from 0, and its cosine. */
export interface MeasuredPassages {
  readonly similarities: readonly number[];
  readonly similarity: number;
  readonly passage: number;
}

export interface PassagesShape {
  readonly dimension: number;
  /** The number of rows above which they are searched through a graph. */
  readonly graphFrom: number;
}

interface Hit {
  readonly row: number;
  readonly similarity: number;
}

/** The memories nearest to a query, the nearest first. */
export interface NearestMemories {
  readonly memories: readonly NearMemory[];
  /** The most that the similarity of a passage can be which was not read: what is found below it may be nearer yet by another of its passages. */
  readonly mostUnread: number;
}

export interface NearMemory {
  readonly slot: number;
  /** The cosine of the nearest of its passages that were read. */
  readonly similarity: number;
}

/**
 * Passages of one user: vectors of unit length, a row each. A row names the memory it belongs to (its slot) and the row of that
 * memory's next passage. Beside it lies a coarse copy: coarse rows are searched, and the best of them measured exactly.
 *
 * usearch ranks a NaN first, so no such vector is taken in.
 */
export class Passages {
  readonly #dimension: number;
  readonly #graphFrom: number;
  readonly #exact: ExactRows;
  readonly #coarse: CoarseRows;
  #owners = new Int32Array(0); // NONE once the passage is gone
  #next = new Int32Array(0);
  #rows = 0;
  #count = 0;
  /** Rows that can be used again; none while there is a graph, which would still have their old vectors. */
  #free: number[] = [];
  #graph: PassageGraph | undefined;

  constructor({ dimension, graphFrom }: PassagesShape, exact = new ExactRows(dimension)) {
    this.#dimension = dimension;
    this.#graphFrom = graphFrom;
    this.#exact = exact;
    this.#coarse = new CoarseRows(dimension, (row) => exact.at(row));
  }

  /** The number of rows, those of passages that are gone included. */
  get rows(): number {
    return this.#rows;
  }
  /** The number of passages that are there. */
  get count(): number {
    return this.#count;
  }

  get bytes(): number {
    const vectors = this.#exact.bytes + this.#coarse.bytes + (this.#graph?.bytes ?? 0);
    return vectors + this.#owners.byteLength + this.#next.byteLength + this.#free.length * 8;
  }

  /** Adds the passages of a memory in order and returns its first row, -1 for none; `vectors` as `toUnitLength` gives them. */
  add(slot: number, vectors: readonly Float32Array[]): number {
    let next = NONE;
    for (const vector of vectors.toReversed()) {
      const row = (this.#graph === undefined ? this.#free.pop() : undefined) ?? this.#newRow();
      this.#exact.at(row).set(vector);
      this.#coarse.set(row, vector);
      this.#owners[row] = slot;
      this.#next[row] = next;
      next = row;
      this.#count++;
    }
    return next;
  }

  remove(firstRow: number): void {
    for (let row = firstRow; row !== NONE; row = this.#next[row] as number) {
      this.#owners[row] = NONE;
      const vector = this.#exact.at(row).fill(0); // what was erased is not written to the disk
      this.#coarse.set(row, vector);
      this.#count--;
      if (this.#graph === undefined) this.#free.push(row);
    }
  }

  /** Returns copies of the vectors of a memory. */
  vectorsFrom(firstRow: number): Float32Array[] {
    const vectors: Float32Array[] = [];
    for (let row = firstRow; row !== NONE; row = this.#next[row] as number) vectors.push(this.#exact.at(row).slice());
    return vectors;
  }

  /** True when these are the vectors of the memory that begins at this row. */
  areFrom(firstRow: number, vectors: readonly Float32Array[]): boolean {
    const known = this.vectorsFrom(firstRow);
    return (
      known.length === vectors.length &&
      known.every((vector, passage) => vector.every((value, index) => value === vectors[passage]?.[index]))
    );
  }

  /** True when a memory that begins at this row has any passage. */
  has(firstRow: number): boolean {
    return firstRow !== NONE;
  }

  /** Measures the passages of a memory; null for a memory without vectors. */
  measure(firstRow: number, query: Float64Array): MeasuredPassages | null {
    if (firstRow === NONE) return null;
    const similarities: number[] = [];
    let best = Number.NEGATIVE_INFINITY;
    let passage = 0;
    for (let row = firstRow; row !== NONE; row = this.#next[row] as number) {
      const similarity = this.#exact.similarity(row, query);
      if (similarity > best) {
        best = similarity;
        passage = similarities.length;
      }
      similarities.push(similarity);
    }
    return { similarities, similarity: best, passage };
  }

  /** Returns the most that the similarity of each of the memories can be that begin at these rows; NaN for one without vectors. */
  mostOf(firstRows: readonly number[], query: Float32Array): Float64Array {
    const rows: number[] = [];
    const ends: number[] = [];
    const order = inOrder(firstRows);
    for (const index of order) {
      const from = rows.length;
      for (let row = firstRows[index] as number; row !== NONE; row = this.#next[row] as number) rows.push(row);
      reverse(rows, from); // as they lie, one behind the other
      ends.push(rows.length);
    }
    const ofRows = this.#coarse.mostOf(rows, this.#coarse.query(query));
    const most = new Float64Array(firstRows.length).fill(Number.NaN);
    let place = 0;
    for (let at = 0; at < order.length; at++) {
      const end = ends[at] as number;
      if (place === end) continue;
      let largest = Number.NEGATIVE_INFINITY;
      for (; place < end; place++) largest = Math.max(largest, ofRows[place] as number);
      most[order[at] as number] = largest;
    }
    return most;
  }

  /** Returns the `limit` memories nearest to `query`, of those that `isWanted` lets through. */
  nearest(query: Float32Array, limit: number, isWanted: (slot: number) => boolean): NearestMemories {
    if (this.#rows === 0) return { memories: [], mostUnread: -1 };
    const isWantedRow = (row: number) => this.#owners[row] !== NONE && isWanted(this.#owners[row] as number);
    const few = this.#fewRows(isWantedRow);
    if (few !== undefined) {
      return { memories: this.#memories(this.#readOneByOne(few, Float64Array.from(query)), limit), mostUnread: -1 };
    }
    return this.#nearestInGraph(query, limit, isWantedRow) ?? this.#nearestOfAll(query, limit, isWantedRow);
  }

  /** True when the graph lacks rows that it should have. */
  get needsGraph(): boolean {
    return this.#rows > this.#graphFrom && (this.#graph?.covered ?? 0) < this.#rows;
  }

  /** Takes the next few rows into the graph, some 10 ms of work. */
  growGraph(): void {
    this.#graph ??= new PassageGraph(this.#dimension);
    this.#free = [];
    const from = this.#graph.covered;
    const rows = Math.min(ROWS_AT_ONCE, this.#rows - from, SEGMENT_ROWS - (from % SEGMENT_ROWS));
    this.#graph.add(this.#exact.copy(from, rows));
  }

  /** Returns the arrays to write. The vectors are not copied: a row that changes meanwhile belongs to a memory that is read again. */
  snapshot(): Arrays {
    return {
      owners: this.#owners.slice(0, this.#rows),
      next: this.#next.slice(0, this.#rows),
      ...this.#exact.snapshot(this.#rows),
    };
  }

  static async restore(arrays: Arrays, shape: PassagesShape, slice: TimeSlice): Promise<Passages> {
    const owners = pick(arrays, 'owners', Int32Array);
    const passages = new Passages(shape, ExactRows.restore(arrays, shape.dimension, owners.length));
    passages.#owners = owners;
    passages.#next = pick(arrays, 'next', Int32Array);
    passages.#rows = owners.length;
    for (let row = 0; row < passages.#rows; row++) {
      if (passages.#owners[row] === NONE) passages.#free.push(row);
      else passages.#count++;
      passages.#coarse.set(row, passages.#exact.at(row));
      if (slice.isOver()) await slice.next();
    }
    return passages;
  }

  #nearestInGraph(query: Float32Array, limit: number, isWanted: (row: number) => boolean): NearestMemories | undefined {
    const graph = this.#graph;
    if (graph === undefined || this.#rows - graph.covered > FEW_ROWS) return undefined;
    const own = query.slice(); // begins at the beginning of its buffer
    const asked = Float64Array.from(query);
    const newest = Array.from({ length: this.#rows - graph.covered }, (_, index) => graph.covered + index);
    for (let wanted = Math.max(LEAST_FROM_GRAPH, 2 * limit); wanted <= FEW_ROWS; wanted *= 4) {
      const rows = graph.nearest(own, wanted);
      const found = [...rows, ...newest].filter(isWanted);
      const memories = this.#memories(this.#readOneByOne(found, asked), limit);
      // The newest rows fill no gap that the graph leaves: its own must do for the limit.
      if (new Set(rows.filter(isWanted).map((row) => this.#owners[row])).size >= limit)
        return { memories, mostUnread: 1 };
    }
    return undefined;
  }

  #nearestOfAll(query: Float32Array, limit: number, isWanted: (row: number) => boolean): NearestMemories {
    const coarseQuery = this.#coarse.query(query);
    const asked = Float64Array.from(query);
    for (let wanted = Math.max(LEAST_COARSE, COARSE_OF_EACH * limit); ; wanted *= 4) {
      const { rows, most, mostOfOthers } = this.#coarse.nearest(coarseQuery, wanted);
      const { hits, least } = this.#readBest(rows, most, limit, isWanted, asked);
      const memories = this.#memories(hits, limit);
      const mostUnread = Math.max(least, mostOfOthers);
      if (mostOfOthers < 0 || memories.length >= limit) return { memories, mostUnread };
    }
  }

  /**
   * Reads the rows that may be among those of the `limit` nearest memories, by the most that their similarity can be. `least`: by less than
   * that all others are passed over; -1: none is.
   */
  #readBest(
    rows: readonly number[],
    most: readonly number[],
    limit: number,
    isWanted: (row: number) => boolean,
    asked: Float64Array,
  ): { hits: Hit[]; least: number } {
    const hits: Hit[] = [];
    const best = new Map<number, number>();
    let least = -1;
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index] as number;
      if ((most[index] as number) < least || !isWanted(row)) continue;
      const similarity = this.#exact.similarity(row, asked);
      hits.push({ row, similarity });
      if (best.size >= limit) continue;
      const owner = this.#owners[row] as number;
      best.set(owner, Math.max(best.get(owner) ?? -1, similarity));
      if (best.size === limit) least = Math.min(...best.values());
    }
    return { hits, least };
  }

  /** Returns all wanted rows, where they are few enough to be read one by one. */
  #fewRows(isWanted: (row: number) => boolean): number[] | undefined {
    const few: number[] = [];
    const most = Math.min(FEW_ROWS, this.#rows / 4);
    for (let row = 0; row < this.#rows; row++) {
      if (!isWanted(row)) continue;
      if (few.length >= most) return undefined;
      few.push(row);
    }
    return few;
  }

  #readOneByOne(rows: readonly number[], asked: Float64Array): Hit[] {
    return rows.map((row) => ({ row, similarity: this.#exact.similarity(row, asked) }));
  }

  #memories(hits: Hit[], limit: number): NearMemory[] {
    hits.sort((one, other) => other.similarity - one.similarity || other.row - one.row);
    const memories = new Map<number, NearMemory>();
    for (const { row, similarity } of hits) {
      if (memories.size >= limit) break;
      const slot = this.#owners[row] as number;
      if (!memories.has(slot)) memories.set(slot, { slot, similarity });
    }
    return [...memories.values()];
  }

  #newRow(): number {
    const row = this.#rows++;
    this.#exact.hold(row);
    this.#owners = withRoom(this.#owners, row + 1);
    this.#next = withRoom(this.#next, row + 1);
    return row;
  }
}

/** Returns the places of numbers in the order of these, equal ones in that of the places. Sorted as numbers, which calls no function for each pair. */
function inOrder(numbers: readonly number[]): Uint32Array {
  const keys = new Float64Array(numbers.length);
  const count = numbers.length;
  for (let place = 0; place < count; place++) keys[place] = (numbers[place] as number) * count + place;
  keys.sort();
  const places = new Uint32Array(count);
  for (let at = 0; at < count; at++) places[at] = (((keys[at] as number) % count) + count) % count;
  return places;
}

/** Reverses what stands from a place on. */
function reverse(rows: number[], from: number): void {
  for (let low = from, high = rows.length - 1; low < high; low++, high--)
    [rows[low], rows[high]] = [rows[high] as number, rows[low] as number];
}

/** Returns the vector at unit length; null for one of another length, of zeros only, or with components that are no numbers. */
export function toUnitLength(vector: Float32Array, dimension: number): Float32Array | null {
  if (vector.length !== dimension) return null;
  let squares = 0;
  for (let index = 0; index < dimension; index++) squares += (vector[index] as number) ** 2;
  if (!Number.isFinite(squares) || squares === 0) return null;
  const length = Math.sqrt(squares);
  return Math.abs(length - 1) < 1e-4 ? vector : vector.map((value) => value / length);
}
