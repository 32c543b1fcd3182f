import usearch from 'usearch';

/** Rows added without a pause: some 10 ms on the event loop at 384 dimensions. */
export const ROWS_AT_ONCE = 12;

/**
 * A graph (HNSW, in half precision) over the first rows of a `Passages`: finds the near ones of a great many without
 * looking at all of them, and misses few. A row is in it under its number and never leaves it, so the caller passes over
 * those that are gone. Never saved: usearch's loading of a damaged file hangs or ends the process.
 */
export class PassageGraph {
  readonly #index: InstanceType<typeof usearch.Index>;
  /** The number of rows in it, counted from row 0. */
  #covered = 0;
  readonly #dimension: number;

  constructor(dimension: number) {
    this.#dimension = dimension;
    this.#index = new usearch.Index({
      dimensions: dimension,
      metric: usearch.MetricKind.IP,
      quantization: usearch.ScalarKind.F16,
      connectivity: 16,
      expansion_add: 128,
      expansion_search: 128,
      multi: false,
    });
  }

  get covered(): number {
    return this.#covered;
  }

  get bytes(): number {
    // Half precision, and 2 × 16 links of 5 bytes on the ground level, an eighth more above, and the key.
    return this.#covered * (2 * this.#dimension + 200);
  }

  /** Adds the rows that follow; `vectors` must begin where its buffer begins. */
  add(vectors: Float32Array): void {
    const rows = vectors.length / this.#dimension;
    const keys = BigUint64Array.from({ length: rows }, (_, index) => BigInt(this.#covered + index));
    this.#index.add(keys, vectors, 1);
    this.#covered += rows;
  }

  /** Returns about the `wanted` nearest rows, best first; `query` must begin where its buffer begins. */
  nearest(query: Float32Array, wanted: number): number[] {
    const { keys } = this.#index.search(query, Math.min(wanted, this.#covered), 1);
    return Array.from(keys, Number);
  }
}
