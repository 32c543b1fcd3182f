/** Weights of what a text's words tell, fitted on labelled texts by a script that writes a file a language. */
export interface FeatureWeights {
  /** The weight that every text has, in logits as all of them. */
  readonly bias: number;
  /** A weight a line, and after it the features that have it: `0.85: mi | ^donde | -amos`. What is not named weighs nothing. */
  readonly features: string;
}

/** Reads a table of weights: feature to weight. */
export function readWeights({ features }: FeatureWeights): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const line of features.split('\n')) {
    const colon = line.indexOf(':');
    if (colon < 0) continue;
    const weight = Number(line.slice(0, colon));
    for (const feature of line.slice(colon + 1).split('|')) weights.set(feature.trim(), weight);
  }
  return weights;
}
