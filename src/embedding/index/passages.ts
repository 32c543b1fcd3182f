import usearch from 'usearch';
import { PassageGraph, ROWS_AT_ONCE } from './passage-graph.ts';
import type { TimeSlice } from './time-slice.ts';
import { type Arrays, pick, withRoom } from './typed-array.ts';

/** Rows lie in segments of this many, so that growing never copies more than one (12 MB at 384 dimensions). */
const SEGMENT_ROWS = 8_192;
/** Rows at the end that the graph has not yet are read one by one, as are the few that a filter leaves: 2 ms at most. */
const FEW_ROWS = 4_096;
/** A graph that is asked for fewer looks less far: of 60,000 vectors, 10 of 100 asked were right to 0.94, 10 of 400 to 0.999. */
const LEAST_FROM_GRAPH = 400;
/** Rows of a coarse segment, as many bytes as one of 8,192 exact rows. Fewer, larger ones: each is asked for as many of its best. */
const COARSE_ROWS = 4 * SEGMENT_ROWS;
/** The largest component of a coarse row. */
const COARSEST = 127;
/**
 * Coarse rows asked for, for each memory wanted: turns have some three passages, and those of one lie close together. Of
 * these, all are measured exactly, so that only what coarse cosines (right to 0.002) hold back by some hundred ranks is missed.
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

/**
 * Passages of one user: vectors of unit length, a row each. A row names the memory it belongs to (its slot) and the row of that
 * memory's next passage. Beside it lies a coarse copy, a byte a component: searching all rows costs the memory traffic, so the
 * coarse ones are searched, and the best of them measured exactly.
 *
 * usearch's exact search reads the buffer behind an array from its beginning, so it is only given arrays that begin there; and it
 * ranks a NaN first, so no such vector is taken in.
 */
export class Passages {
  readonly #dimension: number;
  readonly #graphFrom: number;
  readonly #segments: Float32Array<ArrayBuffer>[] = [];
  readonly #coarse: Int8Array<ArrayBuffer>[] = [];
  #owners = new Int32Array(0); // NONE once the passage is gone
  #next = new Int32Array(0);
  #rows = 0;
  #count = 0;
  /** Rows that can be used again; none while there is a graph, which would still have their old vectors. */
  #free: number[] = [];
  #graph: PassageGraph | undefined;

  constructor({ dimension, graphFrom }: PassagesShape) {
    this.#dimension = dimension;
    this.#graphFrom = graphFrom;
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
    const vectors = [...this.#segments, ...this.#coarse].reduce((sum, segment) => sum + segment.byteLength, 0);
    return (
      vectors + this.#owners.byteLength + this.#next.byteLength + this.#free.length * 8 + (this.#graph?.bytes ?? 0)
    );
  }

  /** Adds the passages of a memory in order and returns its first row, -1 for none; `vectors` as `toUnitLength` gives them. */
  add(slot: number, vectors: readonly Float32Array[]): number {
    let next = NONE;
    for (const vector of vectors.toReversed()) {
      const row = (this.#graph === undefined ? this.#free.pop() : undefined) ?? this.#newRow();
      this.#segmentOf(row).set(vector, (row % SEGMENT_ROWS) * this.#dimension);
      this.#coarsen(row);
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
      this.#vector(row).fill(0); // what was erased is not written to the disk
      this.#coarsen(row);
      this.#count--;
      if (this.#graph === undefined) this.#free.push(row);
    }
  }

  /** Returns copies of the vectors of a memory. */
  vectorsFrom(firstRow: number): Float32Array[] {
    const vectors: Float32Array[] = [];
    for (let row = firstRow; row !== NONE; row = this.#next[row] as number) vectors.push(this.#vector(row).slice());
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
      const similarity = this.#similarity(row, query);
      if (similarity > best) {
        best = similarity;
        passage = similarities.length;
      }
      similarities.push(similarity);
    }
    return { similarities, similarity: best, passage };
  }

  /** Returns the slots of the `limit` memories nearest to `query`, best first, of those that `isWanted` lets through. */
  nearest(query: Float32Array, limit: number, isWanted: (slot: number) => boolean): number[] {
    if (this.#rows === 0) return [];
    const own = query.slice(); // begins at the beginning of its buffer
    const isWantedRow = (row: number) => this.#owners[row] !== NONE && isWanted(this.#owners[row] as number);
    const few = this.#fewRows(isWantedRow);
    if (few !== undefined) return this.#memories(this.#readOneByOne(few, own), limit);
    return this.#nearestInGraph(own, limit, isWantedRow) ?? this.#nearestOfAll(own, limit, isWantedRow);
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
    const start = (from % SEGMENT_ROWS) * this.#dimension;
    this.#graph.add(this.#segmentOf(from).slice(start, start + rows * this.#dimension));
  }

  /** Returns the arrays to write. The vectors are not copied: a row that changes meanwhile belongs to a memory that is read again. */
  snapshot(): Arrays {
    const arrays: Record<string, Arrays[string]> = {
      owners: this.#owners.slice(0, this.#rows),
      next: this.#next.slice(0, this.#rows),
    };
    for (const [number, segment] of this.#segments.entries()) {
      const rows = Math.min(SEGMENT_ROWS, this.#rows - number * SEGMENT_ROWS);
      arrays[`vectors${number}`] = segment.subarray(0, rows * this.#dimension);
    }
    return arrays;
  }

  static async restore(arrays: Arrays, shape: PassagesShape, slice: TimeSlice): Promise<Passages> {
    const passages = new Passages(shape);
    passages.#owners = pick(arrays, 'owners', Int32Array);
    passages.#next = pick(arrays, 'next', Int32Array);
    passages.#rows = passages.#owners.length;
    for (let number = 0; number * SEGMENT_ROWS < passages.#rows; number++)
      passages.#segments.push(pick(arrays, `vectors${number}`, Float32Array));
    for (let row = 0; row < passages.#rows; row++) {
      if (passages.#owners[row] === NONE) passages.#free.push(row);
      else passages.#count++;
      passages.#coarsen(row);
      if (slice.isOver()) await slice.next();
    }
    return passages;
  }

  #nearestInGraph(query: Float32Array, limit: number, isWanted: (row: number) => boolean): number[] | undefined {
    const graph = this.#graph;
    if (graph === undefined || this.#rows - graph.covered > FEW_ROWS) return undefined;
    const newest = Array.from({ length: this.#rows - graph.covered }, (_, index) => graph.covered + index);
    for (let wanted = Math.max(LEAST_FROM_GRAPH, 2 * limit); wanted <= FEW_ROWS; wanted *= 4) {
      const rows = graph.nearest(query, wanted);
      const found = [...rows, ...newest].filter(isWanted);
      const memories = this.#memories(this.#readOneByOne(found, query), limit);
      // The newest rows fill no gap that the graph leaves: its own must do for the limit.
      if (new Set(rows.filter(isWanted).map((row) => this.#owners[row])).size >= limit) return memories;
    }
    return undefined;
  }

  #nearestOfAll(query: Float32Array, limit: number, isWanted: (row: number) => boolean): number[] {
    for (let wanted = Math.max(LEAST_COARSE, COARSE_OF_EACH * limit); ; wanted *= 4) {
      const { rows, complete } = this.#coarseSearch(query, wanted);
      const memories = this.#memories(this.#readOneByOne(rows.filter(isWanted), query), limit);
      if (complete || memories.length >= limit) return memories;
    }
  }

  /** Returns the rows nearest by their coarse copies, of every segment as many as wanted; `complete`: these are all rows. */
  #coarseSearch(query: Float32Array, wanted: number): { rows: number[]; complete: boolean } {
    const coarseQuery = new Int8Array(this.#dimension);
    coarsen(query, coarseQuery, 0);
    const found: number[] = [];
    for (const [number, segment] of this.#coarse.entries()) {
      const rows = Math.min(COARSE_ROWS, this.#rows - number * COARSE_ROWS);
      const filled = new Int8Array(segment.buffer, 0, rows * this.#dimension);
      const { keys } = usearch.exactSearch(
        filled,
        coarseQuery,
        this.#dimension,
        Math.min(wanted, rows),
        usearch.MetricKind.Cos,
        1,
      );
      for (const key of keys) found.push(number * COARSE_ROWS + Number(key));
    }
    return { rows: found, complete: found.length === this.#rows };
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

  #readOneByOne(rows: readonly number[], query: Float32Array): Hit[] {
    const asked = Float64Array.from(query);
    return rows.map((row) => ({ row, similarity: this.#similarity(row, asked) }));
  }

  #memories(hits: Hit[], limit: number): number[] {
    hits.sort((one, other) => other.similarity - one.similarity || other.row - one.row);
    const slots = new Set<number>();
    for (const { row } of hits) {
      if (slots.size >= limit) break;
      slots.add(this.#owners[row] as number);
    }
    return [...slots];
  }

  #similarity(row: number, query: Float64Array): number {
    const product = dot(this.#segmentOf(row), (row % SEGMENT_ROWS) * this.#dimension, query);
    return Math.max(-1, Math.min(1, product));
  }

  /** Rewrites the row's coarse copy. */
  #coarsen(row: number): void {
    const number = Math.floor(row / COARSE_ROWS);
    const place = (row % COARSE_ROWS) * this.#dimension;
    const segment = withRoom(this.#coarse[number] ?? new Int8Array(0), place + this.#dimension);
    this.#coarse[number] = segment;
    coarsen(this.#vector(row), segment, place);
  }

  #vector(row: number): Float32Array {
    const start = (row % SEGMENT_ROWS) * this.#dimension;
    return this.#segmentOf(row).subarray(start, start + this.#dimension);
  }

  #newRow(): number {
    const row = this.#rows++;
    const number = Math.floor(row / SEGMENT_ROWS);
    const needed = ((row % SEGMENT_ROWS) + 1) * this.#dimension;
    const segment = this.#segments[number] ?? new Float32Array(0);
    if (segment.length < needed) {
      const rows = Math.min(SEGMENT_ROWS, Math.max(64, 2 * (row % SEGMENT_ROWS)));
      const larger = new Float32Array(rows * this.#dimension);
      larger.set(segment);
      this.#segments[number] = larger;
    }
    this.#owners = withRoom(this.#owners, row + 1);
    this.#next = withRoom(this.#next, row + 1);
    return row;
  }

  #segmentOf(row: number): Float32Array<ArrayBuffer> {
    return this.#segments[Math.floor(row / SEGMENT_ROWS)] as Float32Array<ArrayBuffer>;
  }
}

/** Multiplies with four sums at once, so that no addition waits for the one before, and without converting the query: a third of the time. */
function dot(rows: Float32Array, start: number, query: Float64Array): number {
  let sum0 = 0;
  let sum1 = 0;
  let sum2 = 0;
  let sum3 = 0;
  const { length } = query;
  const whole = length - (length % 4);
  for (let index = 0; index < whole; index += 4) {
    const place = start + index;
    sum0 += (rows[place] as number) * (query[index] as number);
    sum1 += (rows[place + 1] as number) * (query[index + 1] as number);
    sum2 += (rows[place + 2] as number) * (query[index + 2] as number);
    sum3 += (rows[place + 3] as number) * (query[index + 3] as number);
  }
  for (let index = whole; index < length; index++) sum0 += (rows[start + index] as number) * (query[index] as number);
  return sum0 + sum1 + sum2 + sum3;
}

/** Coarsens a vector to a byte a component, by a scale of its own, which does not change its cosine. */
function coarsen(vector: Float32Array, into: Int8Array, place: number): void {
  let largest = 0;
  for (let index = 0; index < vector.length; index++) largest = Math.max(largest, Math.abs(vector[index] as number));
  const scale = largest === 0 ? 0 : COARSEST / largest;
  for (let index = 0; index < vector.length; index++)
    into[place + index] = Math.round((vector[index] as number) * scale);
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
