import { Histogram, type Registry } from 'prom-client';

interface Options {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
  readonly buckets: readonly number[];
  readonly registers: readonly Registry[];
}

/** The numbers that the library keeps of one set of labels. */
interface Kept {
  readonly labels: object;
  readonly bucketValues: Record<string, number>;
  sum: number;
  count: number;
}

/** The observations under one set of labels since the last scrape. */
export class Tally {
  readonly #bounds: readonly number[];
  /** By the first bound that is not below them; the last are above all. */
  readonly #counts: number[];
  #sum = 0;

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = Array.from({ length: bounds.length + 1 }, () => 0);
  }

  observe(value: number): void {
    const bounds = this.#bounds;
    let at = 0;
    while (at < bounds.length && value > (bounds[at] as number)) at += 1;
    this.#counts[at] = (this.#counts[at] as number) + 1;
    this.#sum += value;
  }

  /** Adds what was observed to what the library keeps, and begins anew. */
  pourInto(kept: Kept): void {
    for (const [at, count] of this.#counts.entries()) {
      const bound = this.#bounds[at];
      if (bound !== undefined && count > 0) kept.bucketValues[bound] = (kept.bucketValues[bound] ?? 0) + count;
      kept.count += count;
    }
    kept.sum += this.#sum;
    this.#counts.fill(0);
    this.#sum = 0;
  }
}

/**
 * A histogram for what is observed several times a request: observations are counted here, and handed to the library when it is scraped. The
 * library's own look for their labels and write the bound out as text at each, which is some microseconds.
 */
export class TalliedHistogram {
  readonly #histogram: Histogram;
  readonly #names: readonly string[];
  readonly #bounds: readonly number[];
  readonly #tallies = new Map<string, { readonly tally: Tally; readonly kept: Kept }>();

  constructor({ name, help, labelNames = [], buckets, registers }: Options) {
    this.#names = labelNames;
    this.#bounds = buckets;
    this.#histogram = new Histogram({
      ...{ name, help, labelNames: [...labelNames], buckets: [...buckets], registers: [...registers] },
      collect: () => {
        for (const { tally, kept } of this.#tallies.values()) tally.pourInto(kept);
      },
    });
    if (labelNames.length === 0) this.of();
  }

  /** Returns the tally of these values of the labels, in their order. */
  of(...values: readonly string[]): Tally {
    return this.#tallies.get(values.join(' '))?.tally ?? this.#begin(values);
  }

  #begin(values: readonly string[]): Tally {
    const labels = Object.fromEntries(this.#names.map((name, at) => [name, values[at] ?? '']));
    this.#histogram.zero(labels);
    const { hashMap } = this.#histogram as unknown as { readonly hashMap: Readonly<Record<string, Kept>> };
    const kept = Object.values(hashMap).find((one) => one.labels === labels);
    if (kept === undefined) throw new Error('the metrics library keeps its numbers elsewhere');
    const tally = new Tally(this.#bounds);
    this.#tallies.set(values.join(' '), { tally, kept });
    return tally;
  }
}
