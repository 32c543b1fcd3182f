import { type FeatureWeights, readWeights } from '../../text/feature-weights.ts';
import { SLOTS } from '../fact-slots.ts';
import { kindOf } from './outcome-features.ts';
import { ENGLISH_OUTCOMES } from './outcome-weights/en.ts';
import { SPANISH_OUTCOMES } from './outcome-weights/es.ts';
import { PORTUGUESE_OUTCOMES } from './outcome-weights/pt.ts';

/** The weights of a language, made ready. */
export interface OutcomeWeights {
  /** By feature: the weights of `confirm`, `replace`, `add` and `end`. */
  readonly outcomes: ReadonlyMap<string, Float64Array>;
  /** By feature of a span that is a new value. */
  readonly spans: ReadonlyMap<string, number>;
  /** By word: how much it speaks for each kind of slots; and the most that a kind has whatever is said. */
  readonly ofSlots: ReadonlyMap<string, readonly (readonly [kind: string, weight: number])[]>;
  readonly kinds: ReadonlyMap<string, number>;
}

const TABLES: Readonly<Record<string, FeatureWeights>> = {
  es: SPANISH_OUTCOMES,
  en: ENGLISH_OUTCOMES,
  pt: PORTUGUESE_OUTCOMES,
};
/** The place of each kind; `*` stands for all of them, `v` for spans. */
const PLACES: Readonly<Record<string, readonly number[]>> = { '*': [0, 1, 2, 3], c: [0], r: [1], a: [2], e: [3] };

const ready = new Map<string, OutcomeWeights>();

/** Returns the weights of a language; undefined where it has none. */
export function weightsOf(code: string): OutcomeWeights | undefined {
  const table = TABLES[code];
  if (table === undefined) return undefined;
  let weights = ready.get(code);
  if (weights === undefined) {
    weights = madeReady(table);
    ready.set(code, weights);
  }
  return weights;
}

function madeReady(table: FeatureWeights): OutcomeWeights {
  const outcomes = new Map<string, Float64Array>();
  const spans = new Map<string, number>();
  const ofSlots = new Map<string, [string, number][]>();
  for (const [feature, weight] of readWeights(table)) {
    const [column = '', name] = [feature[0], feature.slice(2)];
    if (column === 'v') spans.set(name, weight);
    const own = outcomes.get(name) ?? new Float64Array(4);
    for (const place of PLACES[column] ?? []) {
      own[place] = (own[place] as number) + weight;
      outcomes.set(name, own);
    }
    const [, kind, word] = /^(\w+)=(.+)$/.exec(name) ?? [];
    if (kind !== undefined && word !== undefined) ofSlots.set(word, [...(ofSlots.get(word) ?? []), [kind, weight]]);
  }
  const kinds = new Map(
    [...new Set([...Object.keys(SLOTS), 'own', 'favorite'].map(kindOf))].map((kind) => [
      kind,
      Math.max(...(outcomes.get(`=${kind}`)?.slice(1) ?? [0])),
    ]),
  );
  return { outcomes, spans, ofSlots, kinds };
}
