/** Tells from a query's vector how likely it wants the past told: by the meaning of all of it, where its words were never seen. */
import { WANT_OF_MEANING } from './want-weights/of-meaning.ts';

const HUNDREDTH = 100;
const WEIGHTS = WANT_OF_MEANING.weights
  .split(/\s+/)
  .flatMap((weight) => (weight === '' ? [] : [Number(weight) / HUNDREDTH]));

/** Returns the logit that a vector tells; undefined where it is of another model than the one that the weights were fitted for. */
export function wantOfMeaning(model: string, vector: Float32Array): number | undefined {
  if (!model.startsWith(WANT_OF_MEANING.model) || vector.length !== WEIGHTS.length) return undefined;
  return vector.reduce((sum, value, place) => sum + value * (WEIGHTS[place] as number), WANT_OF_MEANING.bias);
}
