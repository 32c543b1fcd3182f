import { type Arrays, pick } from './typed-array.ts';

/** Rows lie in segments of this many, so that growing never copies more than one (12 MB at 384 dimensions). */
export const SEGMENT_ROWS = 8_192;
const FIRST_ROWS = 64; // of a segment that begins

/** Vectors of one length as they were given, a row each. */
export class ExactRows {
  readonly #dimension: number;
  readonly #segments: Float32Array<ArrayBuffer>[] = [];

  constructor(dimension: number) {
    this.#dimension = dimension;
  }

  get bytes(): number {
    return this.#segments.reduce((sum, segment) => sum + segment.byteLength, 0);
  }

  /** Makes room for a row that follows the last one. */
  hold(row: number): void {
    const number = Math.floor(row / SEGMENT_ROWS);
    const needed = ((row % SEGMENT_ROWS) + 1) * this.#dimension;
    const segment = this.#segments[number] ?? new Float32Array(0);
    if (segment.length >= needed) return;
    const rows = Math.min(SEGMENT_ROWS, Math.max(FIRST_ROWS, 2 * (row % SEGMENT_ROWS)));
    const larger = new Float32Array(rows * this.#dimension);
    larger.set(segment);
    this.#segments[number] = larger;
  }

  /** Returns a row itself, not a copy. */
  at(row: number): Float32Array {
    const start = (row % SEGMENT_ROWS) * this.#dimension;
    return this.#segmentOf(row).subarray(start, start + this.#dimension);
  }

  /** Returns a copy of so many rows, all of one segment. */
  copy(from: number, rows: number): Float32Array {
    const start = (from % SEGMENT_ROWS) * this.#dimension;
    return this.#segmentOf(from).slice(start, start + rows * this.#dimension);
  }

  /** Returns the cosine of a row and a query, both of unit length. */
  similarity(row: number, query: Float64Array): number {
    const product = dot(this.#segmentOf(row), (row % SEGMENT_ROWS) * this.#dimension, query);
    return Math.max(-1, Math.min(1, product));
  }

  /** Returns the first `count` rows as arrays to write, which are no copies. */
  snapshot(count: number): Record<string, Arrays[string]> {
    const arrays: Record<string, Arrays[string]> = {};
    for (const [number, segment] of this.#segments.entries()) {
      const rows = Math.min(SEGMENT_ROWS, count - number * SEGMENT_ROWS);
      arrays[`vectors${number}`] = segment.subarray(0, rows * this.#dimension);
    }
    return arrays;
  }

  static restore(arrays: Arrays, dimension: number, count: number): ExactRows {
    const rows = new ExactRows(dimension);
    for (let number = 0; number * SEGMENT_ROWS < count; number++)
      rows.#segments.push(pick(arrays, `vectors${number}`, Float32Array));
    return rows;
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
