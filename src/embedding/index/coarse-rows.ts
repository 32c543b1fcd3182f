import usearch from 'usearch';
import { withRoom } from './typed-array.ts';

/** Rows of a segment, 12 MB at 384 dimensions. Few, large ones: each is asked for as many of its best. */
const SEGMENT_ROWS = 32_768;
/** The largest component of a coarse row. */
const COARSEST = 127;
/** The component that becomes the largest one, at first: hardly any is larger in vectors of 384 dimensions. */
const USUAL = 0.25;
/** The share by which a component may be larger before all rows are coarsened anew: what is cut off of it is told with the row's error. */
const CUT = 1.2;
/** The error of numbers of single precision, and of vectors that are of unit length but for 1e-4. */
const ROUNDING = 5e-4;

/** The rows that are to be bounded, gathered where they lie together; of one search at a time. */
let gathered = new Int8Array(0);

/** A query as coarse rows are held against it. */
export interface CoarseQuery {
  readonly components: Int8Array<ArrayBuffer>;
  /** The value of one in a component. */
  readonly step: number;
  /** The most by which its coarseness changes a similarity. */
  readonly error: number;
}

/** The rows that a search found, the nearest first by their coarse copies, each with the most that its similarity can be. */
export interface CoarseHits {
  readonly rows: readonly number[];
  readonly most: readonly number[];
  /** The most that the similarity of any other row can be; -1 where there are no others. */
  readonly mostOfOthers: number;
}

/**
 * Coarse copies of vectors of unit length, a byte a component and one scale for all, so that an inner product orders them. Searching all rows
 * costs the memory's traffic, of which they need a quarter; and what their similarity can be at most they tell of many rows at once.
 *
 * usearch's exact search reads the buffer behind an array from its beginning, so it is only given arrays that begin there.
 */
export class CoarseRows {
  readonly #dimension: number;
  readonly #vectorOf: (row: number) => Float32Array;
  readonly #segments: Int8Array<ArrayBuffer>[] = [];
  /** The length of what each row lacks to its vector: by no more can a similarity differ. */
  #errors = new Float32Array(0);
  #largestError = 0;
  #rows = 0;
  #step = USUAL / COARSEST;

  /** Creates an empty copy; `vectorOf` returns the vector of a row that was set. */
  constructor(dimension: number, vectorOf: (row: number) => Float32Array) {
    this.#dimension = dimension;
    this.#vectorOf = vectorOf;
  }

  get bytes(): number {
    return this.#segments.reduce((sum, segment) => sum + segment.byteLength, this.#errors.byteLength);
  }

  /** Copies a row anew; rows come in their order at first. */
  set(row: number, vector: Float32Array): void {
    this.#rows = Math.max(this.#rows, row + 1);
    const largest = largestOf(vector);
    if (largest > CUT * COARSEST * this.#step) {
      this.#step = largest / COARSEST;
      this.#largestError = 0;
      for (let other = 0; other < this.#rows; other++) if (other !== row) this.#copy(other, this.#vectorOf(other));
    }
    this.#copy(row, vector);
  }

  /** Returns a query as it is asked with; of unit length. */
  query(vector: Float32Array): CoarseQuery {
    const components = new Int8Array(this.#dimension);
    const step = largestOf(vector) / COARSEST || 1;
    return { components, step, error: coarsen(vector, components, 0, step) + ROUNDING };
  }

  /** Returns of every segment as many of the nearest rows as are wanted. */
  nearest(query: CoarseQuery, wanted: number): CoarseHits {
    const rows: number[] = [];
    const most: number[] = [];
    let leastFound = 1;
    for (const [number, segment] of this.#segments.entries()) {
      const from = number * SEGMENT_ROWS;
      const count = Math.min(SEGMENT_ROWS, this.#rows - from);
      const { places, distances } = this.#products(segment, count, Math.min(wanted, count), query);
      for (let index = 0; index < distances.length; index++) {
        const row = from + (places[index * 2 + LOW] as number);
        const similarity = this.#similarity(distances[index] as number, query);
        leastFound = Math.min(leastFound, similarity);
        rows.push(row);
        most.push(similarity + (this.#errors[row] as number) + query.error);
      }
    }
    const mostOfOthers = rows.length < this.#rows ? leastFound + this.#largestError + query.error : -1;
    if (this.#segments.length < 2) return { rows, most, mostOfOthers };
    const order = Array.from(rows.keys()).sort((one, other) => (most[other] as number) - (most[one] as number));
    const inOrder = (values: readonly number[]) => order.map((index) => values[index] as number);
    return { rows: inOrder(rows), most: inOrder(most), mostOfOthers };
  }

  /** Returns the most that the similarity of each of the rows can be; those that lie one behind the other are copied at once. */
  mostOf(rows: readonly number[], query: CoarseQuery): Float64Array {
    const most = new Float64Array(rows.length);
    if (rows.length === 0) return most;
    this.#gather(rows);
    const { places, distances } = this.#products(gathered, rows.length, rows.length, query);
    for (let index = 0; index < distances.length; index++) {
      const place = places[index * 2 + LOW] as number;
      most[place] =
        this.#similarity(distances[index] as number, query) +
        (this.#errors[rows[place] as number] as number) +
        query.error;
    }
    return most;
  }

  #gather(rows: readonly number[]): void {
    gathered = withRoom(gathered, rows.length * this.#dimension);
    for (let from = 0, to = 1; from < rows.length; from = to++) {
      const first = rows[from] as number;
      while (rows[to] === first + to - from && (rows[to] as number) % SEGMENT_ROWS !== 0) to++;
      const start = (first % SEGMENT_ROWS) * this.#dimension;
      const run = this.#segmentOf(first).subarray(start, start + (to - from) * this.#dimension);
      gathered.set(run, from * this.#dimension);
    }
  }

  /** Searches the first `count` rows for the nearest by their inner product; returns twice as many places as distances, in halves of 64 bits. */
  #products(rows: Int8Array<ArrayBuffer>, count: number, wanted: number, query: CoarseQuery) {
    const filled = new Int8Array(rows.buffer, 0, count * this.#dimension);
    const { keys, distances } = usearch.exactSearch(
      filled,
      query.components,
      this.#dimension,
      wanted,
      usearch.MetricKind.IP,
      1,
    );
    return { places: new Uint32Array(keys.buffer, keys.byteOffset, 2 * keys.length), distances };
  }

  #similarity(distance: number, { step }: CoarseQuery): number {
    return (1 - distance) * step * this.#step;
  }

  #copy(row: number, vector: Float32Array): void {
    const number = Math.floor(row / SEGMENT_ROWS);
    const start = (row % SEGMENT_ROWS) * this.#dimension;
    const segment = withRoom(this.#segments[number] ?? new Int8Array(0), start + this.#dimension);
    this.#segments[number] = segment;
    this.#errors = withRoom(this.#errors, row + 1);
    const error = coarsen(vector, segment, start, this.#step);
    this.#errors[row] = error;
    this.#largestError = Math.max(this.#largestError, error);
  }

  #segmentOf(row: number): Int8Array<ArrayBuffer> {
    return this.#segments[Math.floor(row / SEGMENT_ROWS)] as Int8Array<ArrayBuffer>;
  }
}

/** The half of a key of 64 bits that tells a row, as this machine lays it out. */
const LOW = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1 ? 0 : 1;

function largestOf(vector: Float32Array): number {
  let largest = 0;
  for (let index = 0; index < vector.length; index++) largest = Math.max(largest, Math.abs(vector[index] as number));
  return largest;
}

/** Coarsens a vector to a byte a component, and returns the length of what the copy lacks. */
function coarsen(vector: Float32Array, into: Int8Array, start: number, step: number): number {
  const scale = 1 / step;
  let squares = 0;
  for (let index = 0; index < vector.length; index++) {
    const value = vector[index] as number;
    const component = Math.max(-COARSEST, Math.min(COARSEST, Math.round(value * scale)));
    into[start + index] = component;
    squares += (value - component * step) ** 2;
  }
  return Math.sqrt(squares);
}
