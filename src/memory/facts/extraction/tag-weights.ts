/**
 * Weights of the tagger as its files hold them: features with a `|` between, each with its weights behind a blank, two characters a weight. The first says
 * of what it is (`A` the first token of a value, `B` a further one, then the slots in their order), the second how much, in steps either way of a middle.
 */
import type { TagWeights } from './tagger.ts';

/** A language's weights, packed. */
export interface PackedTagWeights {
  readonly slots: string;
  readonly end: number;
  readonly next: number;
  readonly features: string;
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const MIDDLE = 31;
export const STEP = 0.15; // logits

/** Reads packed weights. Throws a `RangeError` for what is none. */
export function unpackedTagWeights({ slots: names, end, next, features: packed }: PackedTagWeights): TagWeights {
  const slots = names.split(' ');
  const features = new Map<string, Float32Array>();
  for (const entry of packed.replaceAll('\n', '').split('|')) {
    const blank = entry.lastIndexOf(' ');
    const row = new Float32Array(2 + slots.length);
    for (let at = blank + 1; at < entry.length; at += 2) {
      const of = SIGNS.indexOf(entry.charAt(at));
      if (of < 0 || of >= row.length) throw new RangeError(`"${entry}" has a weight of no slot`);
      row[of] = (SIGNS.indexOf(entry.charAt(at + 1)) - MIDDLE) * STEP;
    }
    features.set(entry.slice(0, blank), row);
  }
  return { slots, end, next, features };
}

/** Returns a feature with its weights as files hold it; undefined where nothing is left of it, or where its letters would end it. */
export function packedFeature(feature: string, row: Float32Array): string | undefined {
  if (/[|`\\$\n]/.test(feature)) return undefined;
  let weights = '';
  for (const [of, weight] of row.entries()) {
    const steps = Math.max(-MIDDLE, Math.min(SIGNS.length - 1 - MIDDLE, Math.round(weight / STEP)));
    if (steps !== 0) weights += SIGNS.charAt(of) + SIGNS.charAt(MIDDLE + steps);
  }
  return weights === '' ? undefined : `${feature} ${weights}`;
}
