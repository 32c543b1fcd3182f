import { readFileSync } from 'node:fs';

/** Weights of what a text's words tell, fitted on labelled texts by a script that writes a file a language. What is not named weighs nothing. */
export interface FeatureWeights {
  /** The weight that every text has, in logits as all of them. */
  readonly bias: number;
  readonly weights: ReadonlyMap<string, number>;
}

/** Reads weights as their files hold them: the bias, then a weight a line, and after it the features that have it: `0.85: mi | ^donde | -amos`. */
export function weightsOfText(written: string): FeatureWeights {
  const [bias = '', ...lines] = written.split('\n');
  const weights = new Map<string, number>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon < 0) continue;
    const weight = Number(line.slice(0, colon));
    for (const feature of line.slice(colon + 1).split('|')) weights.set(feature.trim(), weight);
  }
  return { bias: Number(bias), weights };
}

/** Reads the weights of one file of a folder. */
export function readWeights(folder: URL, name: string): FeatureWeights {
  return weightsOfText(readFileSync(new URL(`${name}.txt`, folder), 'utf8'));
}

/** Returns the weights of a folder by the names of their files, each read when it is first asked for, and kept. */
export function weightsIn<Name extends string>(folder: URL): (name: Name) => FeatureWeights {
  const ready = new Map<Name, FeatureWeights>();
  return (name) => {
    const weights = ready.get(name) ?? readWeights(folder, name);
    ready.set(name, weights);
    return weights;
  };
}
