/** Logistic regression over a handful of measures, by Newton's method. */

export interface DenseRow {
  readonly values: readonly number[];
  /** True for a row of the kind whose odds are fitted. */
  readonly is: boolean;
  /** How much the row counts. */
  readonly counts: number;
}

const ROUNDS = 30;
const PULL = 1; // of each weight towards 0, by its square

/** Returns a weight for each value and, last, the bias. */
export function fitDense(rows: readonly DenseRow[]): number[] {
  const size = (rows[0]?.values.length ?? 0) + 1;
  let weights = new Array<number>(size).fill(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const system = weights.map((weight, a) => [...weights.map((_, b) => (a === b ? PULL : 0)), PULL * weight]);
    for (const { values, is, counts } of rows) {
      const all = [...values, 1];
      const logit = all.reduce((sum, value, a) => sum + value * (weights[a] as number), 0);
      const share = 1 / (1 + Math.exp(-logit));
      for (const [a, value] of all.entries()) {
        const equation = system[a] as number[];
        (equation[size] as number) += counts * (share - Number(is)) * value;
        for (const [b, other] of all.entries()) (equation[b] as number) += counts * share * (1 - share) * value * other;
      }
    }
    const steps = solved(system);
    weights = weights.map((weight, a) => weight - (steps[a] as number));
  }
  return weights;
}

/** Solves a system of linear equations, each with its right side last; symmetric and positive, so that no row need be swapped. */
function solved(system: number[][]): number[] {
  for (const [row, equation] of system.entries()) {
    const pivot = equation[row] as number;
    for (let column = row; column < equation.length; column += 1) (equation[column] as number) /= pivot;
    for (const other of system) {
      if (other === equation) continue;
      const factor = other[row] as number;
      for (let column = row; column < other.length; column += 1)
        (other[column] as number) -= factor * (equation[column] as number);
    }
  }
  return system.map((equation) => equation.at(-1) as number);
}
