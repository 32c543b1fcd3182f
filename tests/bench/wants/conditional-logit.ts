/**
 * Conditional logistic regression: of a group of candidates, or none of them, which is chosen; weights are pulled to 0 by their squares. Source:
 * McFadden, "Conditional logit analysis of qualitative choice behavior" (1974); fitted by L-BFGS (Nocedal, 1980), the same for the same groups.
 */

/** A candidate: its features, those that have a value other than 1, and the share of the choice that is its own. */
export interface Candidate {
  readonly features: readonly string[];
  readonly values?: readonly (readonly [name: string, value: number])[];
  readonly share: number;
}

export interface ChoiceOptions {
  /** The pull of each weight towards 0. */
  readonly l2: number;
  /** The groups that must have a feature. */
  readonly least: number;
  readonly rounds: number;
  /** True where none of a group's candidates may be the choice. */
  readonly orNone: boolean;
}

/** The candidates of all groups, one behind the other: the places of their features and the values of these. */
interface Rows {
  readonly ends: Int32Array;
  readonly places: Int32Array;
  readonly values: Float32Array;
  readonly shares: Float64Array;
  /** The first candidate of each group, and behind them the number of all. */
  readonly groups: readonly number[];
}

/** Returns the weights of features that are not 0. */
export function fitChoice(groups: readonly (readonly Candidate[])[], options: ChoiceOptions): Map<string, number> {
  const names = namesOf(groups, options.least);
  const rows = rowsOf(groups, new Map(names.map((name, place) => [name, place])));
  const weights = minimum((at, gradient) => lossOf(rows, at, gradient, options), names.length, options.rounds);
  return new Map(names.flatMap((name, place) => (weights[place] ? [[name, weights[place] as number] as const] : [])));
}

function rowsOf(groups: readonly (readonly Candidate[])[], placeOf: ReadonlyMap<string, number>): Rows {
  const candidates = groups.flat();
  const size = candidates.reduce((sum, { features, values = [] }) => sum + features.length + values.length, 0);
  const [places, values] = [new Int32Array(size), new Float32Array(size)];
  const ends = new Int32Array(candidates.length);
  let end = 0;
  const put = (name: string, value: number) => {
    const place = placeOf.get(name);
    if (place === undefined) return;
    places[end] = place;
    values[end] = value;
    end += 1;
  };
  for (const [row, one] of candidates.entries()) {
    for (const name of one.features) put(name, 1);
    for (const [name, value] of one.values ?? []) put(name, value);
    ends[row] = end;
  }
  const firsts = [0];
  for (const group of groups) firsts.push((firsts.at(-1) ?? 0) + group.length);
  return { ends, places, values, shares: Float64Array.from(candidates, ({ share }) => share), groups: firsts };
}

/** Returns the loss at some weights, and fills in its gradient. */
function lossOf(
  { ends, places, values, shares, groups }: Rows,
  weights: Float64Array,
  gradient: Float64Array,
  { l2, orNone }: ChoiceOptions,
): number {
  let loss = 0;
  for (const [place, weight] of weights.entries()) {
    gradient[place] = l2 * weight;
    loss += (l2 * weight * weight) / 2;
  }
  const from = (row: number) => (row === 0 ? 0 : (ends[row - 1] as number));
  for (let group = 0; group + 1 < groups.length; group += 1) {
    const [first, last] = [groups[group] as number, groups[group + 1] as number];
    const scores: number[] = [];
    for (let row = first; row < last; row += 1) {
      let score = 0;
      for (let at = from(row); at < (ends[row] as number); at += 1)
        score += (weights[places[at] as number] as number) * (values[at] as number);
      scores.push(score);
    }
    const chances = chancesOf(scores, orNone);
    let chosen = 0;
    for (const [at, chance] of chances.entries()) {
      const share = shares[first + at] as number;
      chosen += share * chance;
      const error = chance - share;
      if (Math.abs(error) < LEAST_ERROR) continue;
      for (let place = from(first + at); place < (ends[first + at] as number); place += 1) {
        const of = places[place] as number;
        gradient[of] = (gradient[of] as number) + error * (values[place] as number);
      }
    }
    const isNone = shares.subarray(first, last).every((share) => share === 0);
    loss -= Math.log(Math.max(LEAST_CHANCE, isNone ? 1 - chances.reduce((sum, one) => sum + one, 0) : chosen));
  }
  return loss;
}

const LEAST_ERROR = 1e-6;
const LEAST_CHANCE = 1e-12;

/** Returns the chances of candidates by their scores; what is left of 1 is that of none. */
export function chancesOf(scores: readonly number[], orNone: boolean): number[] {
  let most = orNone ? 0 : -Infinity;
  for (const score of scores) most = Math.max(most, score);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, orNone ? Math.exp(-most) : 0);
  return powers.map((power) => power / sum);
}

const REMEMBERED = 6; // steps
const SHORTEST_STEP = 1e-6;
const ENOUGH = 1e-4; // of the decrease that the slope promises

/** Returns where a smooth function is least, by L-BFGS with a step that is halved until it descends. */
export function minimum(
  lossAt: (at: Float64Array, gradient: Float64Array) => number,
  size: number,
  rounds: number,
): Float64Array {
  let at: Float64Array = new Float64Array(size);
  let gradient: Float64Array = new Float64Array(size);
  let loss = lossAt(at, gradient);
  const steps: { readonly moved: Float64Array; readonly turned: Float64Array }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const direction = descentOf(gradient, steps);
    const slope = product(direction, gradient);
    if (slope > -SHORTEST_STEP) break;
    let step = steps.length === 0 ? 1 / Math.sqrt(product(gradient, gradient)) : 1;
    const [next, nextGradient] = [new Float64Array(size), new Float64Array(size)];
    let nextLoss = Number.POSITIVE_INFINITY;
    for (; step > SHORTEST_STEP; step /= 2) {
      for (let place = 0; place < size; place += 1)
        next[place] = (at[place] as number) + step * (direction[place] as number);
      nextLoss = lossAt(next, nextGradient);
      if (nextLoss <= loss + ENOUGH * step * slope) break;
    }
    if (step <= SHORTEST_STEP) break;
    const moved = next.map((value, place) => value - (at[place] as number));
    const turned = nextGradient.map((value, place) => value - (gradient[place] as number));
    if (product(moved, turned) > 0) steps.push({ moved, turned });
    if (steps.length > REMEMBERED) steps.shift();
    [at, gradient, loss] = [next, nextGradient, nextLoss];
  }
  return at;
}

/** Returns the direction in which a function descends, as far as the last steps tell how it bends. */
function descentOf(
  gradient: Float64Array,
  steps: readonly { readonly moved: Float64Array; readonly turned: Float64Array }[],
): Float64Array {
  const direction = gradient.map((value) => -value);
  const shares: number[] = [];
  for (const { moved, turned } of steps.toReversed()) {
    const share = product(moved, direction) / product(moved, turned);
    shares.unshift(share);
    add(direction, turned, -share);
  }
  const last = steps.at(-1);
  if (last !== undefined) {
    const scale = product(last.moved, last.turned) / product(last.turned, last.turned);
    for (const [place, value] of direction.entries()) direction[place] = value * scale;
  }
  for (const [index, { moved, turned }] of steps.entries())
    add(direction, moved, (shares[index] as number) - product(turned, direction) / product(moved, turned));
  return direction;
}

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let place = 0; place < one.length; place += 1) sum += (one[place] as number) * (other[place] as number);
  return sum;
}

function add(to: Float64Array, other: Float64Array, share: number): void {
  for (let place = 0; place < to.length; place += 1)
    to[place] = (to[place] as number) + share * (other[place] as number);
}

function namesOf(groups: readonly (readonly Candidate[])[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const group of groups) {
    const own = new Set<string>();
    for (const { features, values = [] } of group) {
      for (const name of features) own.add(name);
      for (const [name] of values) own.add(name);
    }
    for (const name of own) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= least)
    .map(([name]) => name)
    .sort();
}

/** Returns numbers from 0 up to 1, the same for the same seed (Park and Miller's generator). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
