/**
 * Weights of the tagger as its files hold them: features with a `|` between, each with its weights behind a blank, two characters a weight. The first says
 * of what it is (`A` the first token of a value, `B` a further one, then the slots in their order), the second how much, in steps either way of a middle.
 */
import type { FeatureTable, TagWeights } from './tagger.ts';
import { OF_TWO, PREFIXES } from './tagger-features.ts';

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
    const weights = new Float32Array(entry.length - blank - 1);
    for (let at = 0; at < weights.length; at += 2) {
      const of = SIGNS.indexOf(entry.charAt(blank + 1 + at));
      if (of < 0 || of >= 2 + slots.length) throw new RangeError(`"${entry}" has a weight of no slot`);
      weights[at] = of;
      weights[at + 1] = (SIGNS.indexOf(entry.charAt(blank + 2 + at)) - MIDDLE) * STEP;
    }
    features.set(entry.slice(0, blank), weights);
  }
  return { slots, end, next, features, tables: tablesOf(features) };
}

/** Returns weights by the kinds of their features. A feature may be written as one of several kinds is, and is found by each of them. */
function tablesOf(features: ReadonlyMap<string, Float32Array>): FeatureTable[] {
  const tables = PREFIXES.map(() => ({ words: new Map(), pairs: new Map() }));
  for (const [feature, weights] of features)
    for (const [kind, prefix] of PREFIXES.entries()) {
      if (!feature.startsWith(prefix)) continue;
      const table = tables[kind] as (typeof tables)[number];
      const [first = '', second] = feature.slice(prefix.length).split(' ');
      if (second === undefined && !OF_TWO.has(prefix)) table.words.set(first, weights);
      if (second === undefined || !OF_TWO.has(prefix)) continue;
      table.pairs.set(second, (table.pairs.get(second) ?? new Map()).set(first, weights));
    }
  return tables;
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
