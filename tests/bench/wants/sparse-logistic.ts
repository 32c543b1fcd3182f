/** Logistic regression over many values: few weights by an elastic net, the same for the same rows. */

export interface SparseRow {
  readonly features: ReadonlySet<string>;
  /** True for a row of the kind whose odds are fitted. */
  readonly is: boolean;
}

export interface SparseOptions {
  /** The pull of each weight towards 0, by its size and by its square. */
  readonly l1: number;
  readonly l2: number;
  /** The rows that must have a feature. */
  readonly least: number;
  readonly rounds: number;
  /** The sign that the weight of a feature may have, where only one makes sense: 1 or -1. */
  readonly signs?: ReadonlyMap<string, number>;
  /** False where rows have a logit beside the measures that are fitted, so that there is no bias to fit. */
  readonly isBiased?: boolean;
}

export interface SparseWeights {
  readonly bias: number;
  /** The weights that are not 0, by feature. */
  readonly weights: ReadonlyMap<string, number>;
}

const MARGIN = 1.1; // on the largest eigenvalue, which is only neared
const POWER_ROUNDS = 20;

/** Fits the weights of features. */
export function fitSparse(rows: readonly SparseRow[], options: SparseOptions): SparseWeights {
  const names = featuresOf(rows, options.least);
  const places = new Map(names.map((name, place) => [name, place]));
  const table = rows.map(({ features, is }) => {
    const own = [...features].flatMap((feature) => places.get(feature) ?? []);
    return { places: own, values: own.map(() => 1), is };
  });
  const { bias, weights } = fit(table, names, options);
  return {
    bias,
    weights: new Map(names.flatMap((name, place) => (weights[place] === 0 ? [] : [[name, weights[place] as number]]))),
  };
}

export interface ValuedRow {
  readonly measures: ReadonlyMap<string, number>;
  readonly is: boolean;
  /** The part of a row that it counts for, at most 1, which it is where nothing is said. */
  readonly counts?: number;
  /** The logit that it has beside these measures; 0 where nothing is said. */
  readonly offset?: number;
}

/** Fits the weights of measures that have a value each; what a row has not is 0. */
export function fitMeasures(rows: readonly ValuedRow[], options: SparseOptions): SparseWeights {
  const names = featuresOf(
    rows.map(({ measures, is }) => ({ features: new Set(measures.keys()), is })),
    options.least,
  );
  const places = new Map(names.map((name, place) => [name, place]));
  const table = rows.map(({ measures, is, counts = 1, offset = 0 }) => {
    const own = [...measures].filter(([name]) => places.has(name));
    return {
      places: own.map(([name]) => places.get(name) as number),
      values: own.map(([, value]) => value),
      is,
      counts,
      offset,
    };
  });
  const { bias, weights } = fit(table, names, options);
  return {
    bias,
    weights: new Map(names.flatMap((name, place) => (weights[place] === 0 ? [] : [[name, weights[place] as number]]))),
  };
}

/** Fits the weights of vectors: one a dimension and, last, the bias. */
export function fitVectors(
  rows: readonly { readonly vector: Float32Array; readonly is: boolean }[],
  options: Omit<SparseOptions, 'least'>,
): number[] {
  const places = [...(rows[0]?.vector.keys() ?? [])];
  const { bias, weights } = fit(
    rows.map(({ vector, is }) => ({ places, values: [...vector], is })),
    places.map(String),
    options,
  );
  return [...weights, bias];
}

interface Entries {
  readonly places: readonly number[];
  readonly values: readonly number[];
  readonly is: boolean;
  readonly counts?: number;
  readonly offset?: number;
}

/** Fits weights by proximal gradient with momentum. */
function fit(
  table: readonly Entries[],
  names: readonly string[],
  { l1, l2, rounds, signs, isBiased = true }: Omit<SparseOptions, 'least'>,
) {
  const size = names.length;
  const allowed = names.map((name) => signs?.get(name) ?? 0);
  const step = 1 / (0.25 * MARGIN * largestEigenvalue(table, size) + l2);
  let weights = new Array<number>(size).fill(0);
  let ahead = weights;
  let [bias, biasAhead, momentum] = [0, 0, 1];
  for (let round = 0; round < rounds; round += 1) {
    const gradient = ahead.map((weight) => l2 * weight);
    let ofBias = 0;
    for (const row of table) {
      const error =
        (row.counts ?? 1) * (1 / (1 + Math.exp(-dot(row, ahead) - biasAhead - (row.offset ?? 0))) - Number(row.is));
      ofBias += isBiased ? error : 0;
      add(row, error, gradient);
    }
    const next = ahead.map((weight, place) =>
      ofSign(shrunk(weight - step * (gradient[place] as number), step * l1), allowed[place] as number),
    );
    const nextBias = biasAhead - step * ofBias;
    const following = (1 + Math.sqrt(1 + 4 * momentum ** 2)) / 2;
    const push = (momentum - 1) / following;
    ahead = next.map((weight, place) => weight + push * (weight - (weights[place] as number)));
    biasAhead = nextBias + push * (nextBias - bias);
    [weights, bias, momentum] = [next, nextBias, following];
  }
  return { bias, weights };
}

function dot({ places, values }: Entries, weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < places.length; at += 1)
    sum += (values[at] as number) * (weights[places[at] as number] as number);
  return sum;
}

function add({ places, values }: Entries, times: number, to: number[]): void {
  for (let at = 0; at < places.length; at += 1) (to[places[at] as number] as number) += times * (values[at] as number);
}

/** Returns the logit of a row. */
export function logitOf({ bias, weights }: SparseWeights, features: ReadonlySet<string>): number {
  let sum = bias;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return sum;
}

function featuresOf(rows: readonly SparseRow[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const { features } of rows) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= least)
    .map(([name]) => name)
    .sort();
}

/** Returns a weight, or 0 where its sign is not the one that it may have; 0 stands for either. */
function ofSign(weight: number, sign: number): number {
  return weight * sign < 0 ? 0 : weight;
}

function shrunk(value: number, by: number): number {
  return Math.sign(value) * Math.max(0, Math.abs(value) - by);
}

/** Returns nearly the largest eigenvalue of the table's squares, counting the bias that every row has. */
function largestEigenvalue(table: readonly Entries[], size: number): number {
  let vector = new Array<number>(size).fill(1 / Math.sqrt(size));
  let norm = 0;
  for (let round = 0; round < POWER_ROUNDS; round += 1) {
    const next = new Array<number>(size).fill(0);
    for (const row of table) add(row, dot(row, vector), next);
    norm = Math.hypot(...next);
    vector = next.map((value) => value / norm);
  }
  return norm + table.length;
}
