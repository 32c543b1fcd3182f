/**
 * Fits what becomes of known facts: a conditional logistic regression that chooses among all facts of a message and what may become of each, or
 * none. A feature has a weight for any outcome and one for each, all pulled to 0 by their squares; of the sums of both one weight an outcome is
 * left. The candidates of a fact have its features in common, which is what this makes use of beside `fitChoice`.
 */
import { chancesOf, minimum } from '../wants/conditional-logit.ts';

/** A fact in a message: its features, those with numbers for values, and the place of what becomes of it; -1 of one that is left alone. */
export interface FactRow {
  readonly features: readonly string[];
  readonly values: readonly (readonly [name: string, value: number])[];
  readonly becomes: number;
}

export interface OutcomeOptions {
  /** The pull of each weight towards 0. */
  readonly l2: number;
  /** The messages that must have a feature. */
  readonly least: number;
  readonly rounds: number;
}

/** The features of all facts as numbers, one fact behind the other. */
interface Rows {
  readonly ends: Int32Array;
  readonly places: Int32Array;
  readonly values: Float32Array;
}

/** A choice: the rows among which it is made, and the candidate that is chosen; -1 for none. */
interface Choice {
  readonly rows: readonly number[];
  readonly chosen: number;
}

/** Returns the weights of features, one an outcome, of which there are `width`. */
export function fitOutcomes(
  groups: readonly (readonly FactRow[])[],
  width: number,
  options: OutcomeOptions,
): Map<string, Float64Array> {
  const names = namesOf(groups, options.least);
  const rows = rowsOf(groups.flat(), new Map(names.map((name, place) => [name, place])));
  const choices = choicesOf(groups, width);
  const columns = width + 1; // the last is that of any outcome
  const weights = minimum(
    (at, gradient) => lossOf(rows, choices, at, gradient, columns, options.l2),
    names.length * columns,
    options.rounds,
  );
  return new Map(
    names.map((name, place) => {
      const any = weights[place * columns + width] as number;
      return [name, weights.slice(place * columns, place * columns + width).map((one) => one + any)];
    }),
  );
}

/** Returns the part of the weights of a feature that any outcome has: the pull makes it the sum of what is left of each. */
export function sharedBy(weights: Float64Array): number {
  return weights.reduce((sum, one) => sum + one, 0) / (weights.length + 1);
}

/** Where a message touches several facts, each is chosen where the others are not known: what is likely of one does not make another less likely. */
function choicesOf(groups: readonly (readonly FactRow[])[], width: number): Choice[] {
  let first = 0;
  return groups.flatMap((group) => {
    const all = group.map((row, at) => ({ row: first + at, becomes: row.becomes }));
    first += group.length;
    const free = all.filter(({ becomes }) => becomes < 0).map(({ row }) => row);
    const touched = all.filter(({ becomes }) => becomes >= 0);
    if (touched.length === 0) return [{ rows: free, chosen: -1 }];
    return touched.map(({ row, becomes }) => ({ rows: [row, ...free], chosen: becomes % width }));
  });
}

function lossOf(
  { ends, places, values }: Rows,
  choices: readonly Choice[],
  weights: Float64Array,
  gradient: Float64Array,
  columns: number,
  l2: number,
): number {
  const width = columns - 1;
  let loss = 0;
  for (const [place, weight] of weights.entries()) {
    gradient[place] = l2 * weight;
    loss += (l2 * weight * weight) / 2;
  }
  const from = (row: number) => (row === 0 ? 0 : (ends[row - 1] as number));
  for (const { rows, chosen } of choices) {
    const scores = new Array<number>(rows.length * width).fill(0);
    for (const [of, row] of rows.entries())
      for (let at = from(row); at < (ends[row] as number); at += 1) {
        const [base, value] = [(places[at] as number) * columns, values[at] as number];
        const any = weights[base + width] as number;
        for (let one = 0; one < width; one += 1)
          scores[of * width + one] =
            (scores[of * width + one] as number) + value * (any + (weights[base + one] as number));
      }
    const chances = chancesOf(scores, true);
    const none = 1 - chances.reduce((sum, one) => sum + one, 0);
    loss -= Math.log(Math.max(LEAST_CHANCE, chosen < 0 ? none : (chances[chosen] as number)));
    for (const [of, row] of rows.entries()) {
      const errors = Array.from(
        { length: width },
        (_, one) => (chances[of * width + one] as number) - Number(of * width + one === chosen),
      );
      const sum = errors.reduce((total, one) => total + one, 0);
      if (errors.every((error) => Math.abs(error) < LEAST_ERROR)) continue;
      for (let at = from(row); at < (ends[row] as number); at += 1) {
        const [base, value] = [(places[at] as number) * columns, values[at] as number];
        for (let one = 0; one < width; one += 1)
          gradient[base + one] = (gradient[base + one] as number) + value * (errors[one] as number);
        gradient[base + width] = (gradient[base + width] as number) + value * sum;
      }
    }
  }
  return loss;
}

const LEAST_ERROR = 1e-6;
const LEAST_CHANCE = 1e-12;

function rowsOf(facts: readonly FactRow[], placeOf: ReadonlyMap<string, number>): Rows {
  const size = facts.reduce((sum, { features, values }) => sum + features.length + values.length, 0);
  const [places, values] = [new Int32Array(size), new Float32Array(size)];
  const ends = new Int32Array(facts.length);
  let end = 0;
  for (const [row, fact] of facts.entries()) {
    for (const [name, value] of [...fact.features.map((one) => [one, 1] as const), ...fact.values]) {
      const place = placeOf.get(name);
      if (place === undefined) continue;
      places[end] = place;
      values[end] = value;
      end += 1;
    }
    ends[row] = end;
  }
  return { ends, places, values };
}

function namesOf(groups: readonly (readonly FactRow[])[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const group of groups) {
    const own = new Set(group.flatMap(({ features, values }) => [...features, ...values.map(([name]) => name)]));
    for (const name of own) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= least).map(([name]) => name);
}
