/** Weights as the files hold them of `src/memory/episodes/want-weights/`, `src/memory/facts/extraction/teaches-weights/` and `src/memory/conversation/repeats/`. */
import type { Language, SpokenLanguage } from '../../../src/memory/text/text-analysis.ts';
import type { SparseWeights } from './sparse-logistic.ts';

export const PRECISION = 20; // weights are written to a twentieth
const WIDTH = 150; // characters of a line

const NAMES = { es: 'Spanish', en: 'English', pt: 'Portuguese' } as const satisfies Record<SpokenLanguage, string>;

/** A file of weights: which script writes it, what it tells, and how it is named. */
interface WeightsFile {
  readonly script: string;
  /** The way from its folder to `feature-weights`. */
  readonly type: string;
  readonly suffix: string;
}

const WANTS: WeightsFile = { script: 'fit-wants', type: '../../text/feature-weights.ts', suffix: 'WANT' };
const TEACHES: WeightsFile = { script: 'fit-teaches', type: '../../../text/feature-weights.ts', suffix: 'TEACHES' };

const PASSING: WeightsFile = { script: 'fit-questions', type: '../../../text/feature-weights.ts', suffix: 'PASSING' };
const SAME: WeightsFile = { script: 'fit-questions', type: '../../../text/feature-weights.ts', suffix: 'SAME' };

/** Returns the source of a language's weights of whether the answer to a question passes. */
export function sourceOfPassing(language: Language, weights: SparseWeights): string {
  return sourceOf(language, weights, PASSING);
}

/** Returns the source of a language's weights of whether two questions ask the same. */
export function sourceOfSame(language: Language, weights: SparseWeights): string {
  return sourceOf(language, weights, SAME);
}

/** Returns the source of a language's weights of whether a query wants the past. */
export function sourceOfWords(language: SpokenLanguage, weights: SparseWeights): string {
  return sourceOf(language, weights, WANTS);
}

/** Returns the source of a language's weights of whether a sentence teaches something of its user. */
export function sourceOfTeaching(language: SpokenLanguage, weights: SparseWeights): string {
  return sourceOf(language, weights, TEACHES);
}

function sourceOf(
  language: SpokenLanguage,
  { bias, weights }: SparseWeights,
  { script, type, suffix }: WeightsFile,
): string {
  const byWeight = new Map<number, string[]>();
  for (const [feature, weight] of weights) {
    const rounded = Math.round(weight * PRECISION) / PRECISION;
    if (rounded !== 0) byWeight.set(rounded, [...(byWeight.get(rounded) ?? []), feature]);
  }
  const lines = [...byWeight].sort(([a], [b]) => b - a).flatMap(([weight, features]) => linesOf(weight, features));
  const name = NAMES[language];
  return `import type { FeatureWeights } from '${type}';

/** The weights of ${name}, written by \`tests/bench/${script}.ts\`: not to be changed by hand. */
export const ${name.toUpperCase()}_${suffix}: FeatureWeights = {
  bias: ${Math.round(bias * PRECISION) / PRECISION},
  features: \`
${lines.join('\n')}\`,
};
`;
}

function linesOf(weight: number, features: readonly string[]): string[] {
  const lines: string[] = [];
  let line = `    ${weight}:`;
  const [first] = [line];
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
