/** Weights as the files hold them of `src/memory/episodes/want-weights/`, `src/memory/facts/`, `src/memory/conversation/repeats/` and `flow/`. */
import type { Language, SpokenLanguage } from '../../../src/memory/text/text-analysis.ts';
import type { SparseWeights } from './sparse-logistic.ts';

export const PRECISION = 20; // weights are written to a twentieth
const WIDTH = 150; // characters of a line, where a file says nothing else

const NAMES = { es: 'Spanish', en: 'English', pt: 'Portuguese' } as const satisfies Record<SpokenLanguage, string>;

/** A file of weights: which script writes it, what it tells, and how it is named. */
interface WeightsFile {
  readonly script: string;
  /** The way from its folder to `feature-weights`. */
  readonly type: string;
  readonly suffix: string;
  /** Characters of a line. */
  readonly width?: number;
  /** The parts of 1 that its weights are written to, where those are not twentieths. */
  readonly precision?: number;
}

const WANTS: WeightsFile = { script: 'fit-wants', type: '../../text/feature-weights.ts', suffix: 'WANT' };
const TEACHES: WeightsFile = { script: 'fit-teaches', type: '../../../text/feature-weights.ts', suffix: 'TEACHES' };

const OUTCOMES: WeightsFile = {
  script: 'fit-known',
  type: '../../../text/feature-weights.ts',
  suffix: 'OUTCOMES',
  width: 225, // with the feature that passes it, below the limit of a line of data
};

const PASSING: WeightsFile = { script: 'fit-questions', type: '../../../text/feature-weights.ts', suffix: 'PASSING' };
const SAME: WeightsFile = { script: 'fit-questions', type: '../../../text/feature-weights.ts', suffix: 'SAME' };

const SHIFT: WeightsFile = {
  script: 'fit-shift',
  type: '../../../text/feature-weights.ts',
  suffix: 'SHIFT',
  precision: 50,
};

/** Returns the source of a language's weights of whether a text goes on to another matter, by words alone or by vectors besides. */
export function sourceOfShift(language: Language, weights: SparseWeights, by: 'words' | 'vectors'): string {
  return sourceOf(language, weights, by === 'words' ? SHIFT : { ...SHIFT, suffix: 'SHIFT_BY_VECTORS' });
}

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

/** Returns the source of a language's weights of what a message makes of known facts; the bias is what a message must reach by itself. */
export function sourceOfOutcomes(language: keyof typeof NAMES, weights: SparseWeights): string {
  return sourceOf(language, weights, OUTCOMES);
}

function sourceOf(
  language: SpokenLanguage,
  { bias, weights }: SparseWeights,
  { script, type, suffix, width = WIDTH, precision = PRECISION }: WeightsFile,
): string {
  const byWeight = new Map<number, string[]>();
  for (const [feature, weight] of weights) {
    const rounded = Math.round(weight * precision) / precision;
    if (rounded !== 0) byWeight.set(rounded, [...(byWeight.get(rounded) ?? []), feature]);
  }
  const lines = [...byWeight]
    .sort(([a], [b]) => b - a)
    .flatMap(([weight, features]) => linesOf(weight, features, width));
  const name = NAMES[language];
  return `import type { FeatureWeights } from '${type}';

/** The weights of ${name}, written by \`tests/bench/${script}.ts\`: not to be changed by hand. */
export const ${name.toUpperCase()}_${suffix}: FeatureWeights = {
  bias: ${Math.round(bias * precision) / precision},
  features: \`
${lines.join('\n')}\`,
};
`;
}

function linesOf(weight: number, features: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let line = `    ${weight}:`;
  const [first] = [line];
  for (const feature of features) {
    if (line.length + feature.length > width) {
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
