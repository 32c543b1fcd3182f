/**
 * Learns how much words tell, and which directions of their vectors: texts that belong together (a question and its answer, what is said and what goes on with
 * it) are drawn together, others of the same batch held apart (InfoNCE). The text's vector is the weighed sum of its words' vectors in `dimension` directions.
 */

/** A word as it comes: the model's vector, of length 1, and its weight before anything is learnt. */
export interface RawWord {
  readonly vector: Float32Array;
  readonly weight: number;
}

/** Two texts that belong together, each as the places of its words. */
export type TextPair = readonly [one: readonly number[], other: readonly number[]];

const STEPS = 500;
const BATCH = 192;
const WARMTH = 0.15; // the cosines are divided by it
const RATE = 0.003;
const OF_DIRECTIONS = 0.15; // of the rate: few texts have few words, and what is drawn far from the model holds for these texts only
const PULL = 0.1; // of the directions towards where they began
const OF_WEIGHTS = 0.001;
const MOST_WORDS = 14; // of a text
const POWER_ROUNDS = 25;
const FURTHEST = 4; // of the logarithm of a weight
const [KEEPS, KEEPS_SQUARE, LEAST] = [0.9, 0.999, 1e-8]; // Adam

/** The directions, a row each, and the weighing of a word's vector. */
export interface WordMetric {
  readonly directions: readonly Float64Array[];
  readonly weighs: Float64Array;
}

/** Returns a word as the metric has it. */
export function measuredBy({ directions, weighs }: WordMetric, { vector, weight }: RawWord) {
  const own = directions.map((direction) => dot(direction, vector));
  return { weight: weight * weightBy(weighs, vector) * Math.hypot(...own), vector: own };
}

/** Learns a metric from batches of pairs, each batch of one group (a language); the same for the same words and pairs. */
export function fitMetric(
  words: readonly RawWord[],
  groups: readonly (readonly TextPair[])[],
  dimension: number,
): WordMetric {
  const size = words[0]?.vector.length ?? 0;
  const random = randomOf(7);
  const directions = mainDirections(words, dimension, random);
  const begun = directions.map((direction) => direction.slice());
  const weighs = new Float64Array(size);
  const movers = [...directions, weighs].map((values) => moverOf(values));
  for (let step = 1; step <= STEPS; step += 1) {
    const pairs = drawn(groups[step % groups.length] ?? [], BATCH, random);
    const sides = [0, 1].map((side) =>
      pairs.map((pair) => read(pair[side as 0 | 1], words, { directions, weighs })),
    ) as [Said[], Said[]];
    const pulls = pullsOf(sides);
    const slopes = [
      ...directions.map((direction, at) => direction.map((value, place) => PULL * (value - (begun[at]?.[place] ?? 0)))),
      weighs.map((value) => OF_WEIGHTS * value),
    ];
    for (const [side, said] of sides.entries())
      for (const [at, one] of said.entries())
        addSlopes(slopes, one, pulls[side]?.[at] ?? new Float64Array(), { directions, weighs });
    const rate = RATE * (1 - step / STEPS);
    for (const [at, move] of movers.entries())
      move(slopes[at] as Float64Array, at < dimension ? rate * OF_DIRECTIONS : rate, step);
  }
  return { directions, weighs };
}

/** A text as the metric reads it. */
interface Said {
  readonly words: readonly { readonly vector: Float32Array; readonly weight: number }[];
  readonly sum: Float64Array;
  /** Its vector, of length 1, and the length that it had. */
  readonly unit: Float64Array;
  readonly length: number;
}

function read(places: readonly number[], all: readonly RawWord[], { directions, weighs }: WordMetric): Said {
  const words = places.slice(0, MOST_WORDS).map((place) => {
    const { vector, weight } = all[place] as RawWord;
    return { vector, weight: weight * weightBy(weighs, vector) };
  });
  const sum = new Float64Array(weighs.length);
  for (const { vector, weight } of words) addTo(sum, vector, weight);
  const own = Float64Array.from(directions, (direction) => dot(direction, sum));
  const length = Math.hypot(...own) + 1e-6;
  return { words, sum, unit: own.map((value) => value / length), length };
}

/** Returns how each text's vector is to move: towards the other of its pair, away from the others of the batch. */
function pullsOf([ones, others]: readonly [readonly Said[], readonly Said[]]): [Float64Array[], Float64Array[]] {
  const nearness = ones.map(({ unit }) => others.map((other) => Math.exp((dot(unit, other.unit) - 1) / WARMTH)));
  const ofRow = nearness.map((row) => row.reduce((sum, value) => sum + value, 0));
  const ofColumn = others.map((_, column) => nearness.reduce((sum, row) => sum + (row[column] ?? 0), 0));
  const dimension = ones[0]?.unit.length ?? 0;
  const pulls = [ones, others].map((side) => side.map(() => new Float64Array(dimension))) as [
    Float64Array[],
    Float64Array[],
  ];
  for (const [row, one] of ones.entries())
    for (const [column, other] of others.entries()) {
      const near = nearness[row]?.[column] ?? 0;
      const share = (near / (ofRow[row] ?? 1) + near / (ofColumn[column] ?? 1)) / 2;
      const by = (share - Number(row === column)) / (ones.length * WARMTH);
      addTo(pulls[0][row] as Float64Array, other.unit, by);
      addTo(pulls[1][column] as Float64Array, one.unit, by);
    }
  return pulls;
}

function addSlopes(
  slopes: readonly Float64Array[],
  { words, sum, unit, length }: Said,
  pull: Float64Array,
  { directions, weighs }: WordMetric,
): void {
  const along = dot(pull, unit);
  const ofSum = new Float64Array(sum.length);
  for (const [at, direction] of directions.entries()) {
    const slope = ((pull[at] as number) - along * (unit[at] as number)) / length;
    addTo(slopes[at] as Float64Array, sum, slope);
    addTo(ofSum, direction, slope);
  }
  const ofWeights = slopes[directions.length] as Float64Array;
  if (weighs.length > 0) for (const { vector, weight } of words) addTo(ofWeights, vector, weight * dot(ofSum, vector));
}

function weightBy(weighs: Float64Array, vector: Float32Array): number {
  return Math.exp(Math.max(-FURTHEST, Math.min(FURTHEST, dot(weighs, vector))));
}

/** Returns a function that moves values against a slope, as Adam does. */
function moverOf(values: Float64Array) {
  const [mean, square] = [new Float64Array(values.length), new Float64Array(values.length)];
  return (slope: Float64Array, rate: number, step: number): void => {
    for (let at = 0; at < values.length; at += 1) {
      const by = slope[at] as number;
      mean[at] = KEEPS * (mean[at] as number) + (1 - KEEPS) * by;
      square[at] = KEEPS_SQUARE * (square[at] as number) + (1 - KEEPS_SQUARE) * by * by;
      const moved = (mean[at] as number) / (1 - KEEPS ** step);
      values[at] =
        (values[at] as number) -
        (rate * moved) / (Math.sqrt((square[at] as number) / (1 - KEEPS_SQUARE ** step)) + LEAST);
    }
  };
}

/** Returns the directions in which the vectors lie furthest apart, by orthogonal iteration. */
function mainDirections(words: readonly RawWord[], dimension: number, random: () => number): Float64Array[] {
  const size = words[0]?.vector.length ?? 0;
  const some = words.filter((_, at) => at % Math.max(1, Math.floor(words.length / 4_000)) === 0);
  let directions = Array.from({ length: dimension }, () => Float64Array.from({ length: size }, () => random() - 0.5));
  for (let round = 0; round < POWER_ROUNDS; round += 1) {
    directions = directions.map((direction) => {
      const next = new Float64Array(size);
      for (const { vector } of some) addTo(next, vector, dot(direction, vector));
      return next;
    });
    for (const [at, direction] of directions.entries()) {
      for (const before of directions.slice(0, at)) addTo(direction, before, -dot(direction, before));
      const length = Math.hypot(...direction);
      for (let place = 0; place < size; place += 1) direction[place] = (direction[place] as number) / length;
    }
  }
  return directions;
}

type Values = Float64Array | Float32Array;

function dot(one: Values, other: Values): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
}

function addTo(sum: Float64Array, values: Values, times: number): void {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] as number) + times * (values[at] as number);
}

function drawn<One>(all: readonly One[], count: number, random: () => number): One[] {
  const places = new Set<number>();
  while (places.size < Math.min(count, all.length)) places.add(Math.floor(random() * all.length));
  return [...places].map((place) => all[place] as One);
}

/** Returns a source of numbers from 0 to 1, the same each time (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
