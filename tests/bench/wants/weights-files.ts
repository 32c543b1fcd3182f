/** Weights as the files hold them of `src/memory/episodes/want-weights/`, `src/memory/facts/`, `src/memory/conversation/repeats/` and `flow/`. */
import type { SparseWeights } from './sparse-logistic.ts';

export const PRECISION = 20; // weights are written to a twentieth, where a file says nothing else
const WIDTH = 225; // characters of a line, which with the feature that passes it stays below the limit of a line of data

/** Returns weights as files hold them (`src/memory/text/feature-weights`), written to a part of 1. */
export function textOfWeights({ bias, weights }: SparseWeights, precision = PRECISION): string {
  const rounded = (weight: number) => Math.round(weight * precision) / precision;
  const byWeight = new Map<number, string[]>();
  for (const [feature, weight] of weights)
    if (rounded(weight) !== 0) byWeight.set(rounded(weight), [...(byWeight.get(rounded(weight)) ?? []), feature]);
  const lines = [...byWeight].sort(([a], [b]) => b - a).flatMap(([weight, features]) => linesOf(weight, features));
  return [rounded(bias), ...lines, ''].join('\n');
}

function linesOf(weight: number, features: readonly string[]): string[] {
  const lines: string[] = [];
  let line = `${weight}:`;
  const first = line;
  for (const feature of features) {
    if (line.length + feature.length > WIDTH) {
      lines.push(line);
      line = first;
    }
    line += line === first ? ` ${feature}` : ` | ${feature}`;
  }
  return [...lines, line];
}

/** Returns the source of the weights of what the history has, by name: with the meaning of the query, and by its words alone. */
export function sourceOfHistory(kinds: Readonly<Record<string, Readonly<Record<string, number>>>>): string {
  const lines = Object.entries(kinds).map(([kind, weights]) => {
    const values = Object.entries(weights).map(([name, weight]) => `${name}: ${Number(weight.toFixed(2))}`);
    return `  ${kind}: { ${values.join(', ')} },`;
  });
  return `/** The weights of what the history has of a query, beside what its words tell, written by \`tests/bench/fit-wants.ts\`: not to be changed by hand. */
export const WANT_OF_HISTORY = {
${lines.join('\n')}
} as const;
`;
}

/** Returns the source of the weights of a query's vector. */
export function sourceOfMeaning(model: string, all: readonly number[]): string {
  const weights = all.slice(0, -1).map((weight) => Math.round(weight * 100));
  const lines = [];
  for (let from = 0; from < weights.length; from += 32) lines.push(`    ${weights.slice(from, from + 32).join(' ')}`);
  return `/** The weights, in hundredths, of the vector of a query by a model, written by \`tests/bench/fit-wants.ts\`: not to be changed by hand. */
export const WANT_OF_MEANING = {
  model: '${model}',
  bias: ${Number((all.at(-1) ?? 0).toFixed(2))},
  weights: \`
${lines.join('\n')}\`,
} as const;
`;
}
