import { readFileSync } from 'node:fs';
import { hashOf } from '../../text/numbered-weights.ts';
import { PackedWeights, type WeightsHead } from '../../text/packed-weights.ts';

/** The first line of a file. */
interface Head extends WeightsHead {
  /** The kinds of slots, in the order of their weights. */
  readonly kinds: readonly string[];
}

/** The number under which a feature stands in a file. */
export const numberOf = (feature: string): number => hashOf(feature) >>> 0;

/** The name of the feature of what speaks for a kind of slots: a word, or, of none, what is said of a kind whatever the words. */
export const kindName = (word: string): string => `? ${word}`;

/** Weights of features that have numbers for values, those of `width` sums of each value one behind the other. */
type Rows = { readonly width: number; readonly weights: Float64Array };

/** The weights of a language: of features four, one an outcome; of words that speak for a kind of slots one a kind. */
export class OutcomeWeights extends PackedWeights<Head> {
  readonly #rows = new Map<string, Rows>();

  get kinds(): readonly string[] {
    return this.head.kinds;
  }

  add(sums: Float64Array, feature: string): void {
    this.addTo(sums, 0, numberOf(feature));
  }

  /** Adds the weights of a feature that has numbers for values, as often as these say. */
  addNumbers(sums: Float64Array, feature: string, values: ArrayLike<number>): void {
    const width = sums.length;
    const { weights } = this.#rowsOf(feature, width, values.length);
    for (let at = 0; at < values.length; at += 1)
      for (let of = 0; of < width; of += 1)
        sums[of] = (sums[of] as number) + (values[at] as number) * (weights[at * width + of] as number);
  }

  #rowsOf(feature: string, width: number, length: number): Rows {
    const known = this.#rows.get(feature);
    if (known !== undefined) return known;
    const weights = new Float64Array(width * length);
    for (let at = 0; at < length; at += 1) this.addTo(weights, at * width, numberOf(`${feature} ${at}`));
    const rows = { width, weights };
    this.#rows.set(feature, rows);
    return rows;
  }
}

const CODES: ReadonlySet<string> = new Set(['es', 'en', 'pt']);
const outcomes = new Map<string, OutcomeWeights>();
const values = new Map<string, PackedWeights<WeightsHead>>();

/** Returns the weights of a language, read at their first use; undefined where it has none. */
export const weightsOf = (code: string): OutcomeWeights | undefined =>
  readOnce(outcomes, code, code, (file) => new OutcomeWeights(file));

/** Returns the same of spans that are new values: one weight a feature. */
export const valueWeightsOf = (code: string): PackedWeights<WeightsHead> | undefined =>
  readOnce(values, code, `${code}-values`, (file) => new PackedWeights(file));

function readOnce<Made>(
  ready: Map<string, Made>,
  code: string,
  name: string,
  made: (file: Uint8Array) => Made,
): Made | undefined {
  if (!CODES.has(code)) return undefined;
  const weights = ready.get(code) ?? made(readFileSync(new URL(`./outcome-weights/${name}.bin`, import.meta.url)));
  ready.set(code, weights);
  return weights;
}
