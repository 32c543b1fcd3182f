/**
 * What a message makes of known facts, weighed: for each fact, how likely it is said again, replaced, joined by another, or ended. A conditional
 * logistic regression chooses among all facts and what may become of them, or that nothing does; where something new is told, another chooses
 * the span that is its value. The weights are fitted by `tests/bench/fit-known.ts`.
 */
import type { ReadText } from '../../understanding/read-text.ts';
import type { Fact } from '../fact.ts';
import {
  factFeatures,
  messageFeatures,
  numberedFeatures,
  slotFeatures,
  type WeighedMessage,
  wordOf,
} from './outcome-features.ts';
import { kindName, numberOf, type OutcomeWeights, valueWeightsOf, weightsOf } from './outcome-weights.ts';
import { endFeatures, type Span, spansIn, startFeatures } from './value-spans.ts';

/** The outcomes of a fact, in the order of the weights of a feature. */
export const BECOMES = ['confirm', 'replace', 'add', 'end'] as const;
export type Becomes = (typeof BECOMES)[number];

/** The likeliest outcome of a fact, the chance that it has any, and the chance that it holds no longer. */
export interface Likely {
  /** The place of the fact. */
  readonly at: number;
  readonly becomes: Becomes;
  readonly chance: number;
  readonly lost: number;
}

export interface Outcome extends Likely {
  readonly fact: Fact;
}

/** Returns what most likely becomes of the fact that a message most likely touches; undefined where nothing can be told. */
export function outcomeOf(code: string, message: WeighedMessage, known: readonly Fact[]): Outcome | undefined {
  const scores = scoresOf(code, message, known);
  if (scores === undefined) return undefined;
  const found = likeliest(scores);
  return { ...found, fact: known[found.at] as Fact };
}

/**
 * Returns for each fact the chance that it holds no longer, beside the other that is touched most: of many that hardly are, all together would take
 * most of it. None where nothing can be told.
 */
export function chancesLost(code: string, message: WeighedMessage, known: readonly Fact[]): readonly number[] {
  const powers = (scoresOf(code, message, known) ?? []).map((own) => Array.from(own, Math.exp));
  const sums = powers.map((own) => own.reduce((sum, one) => sum + one, 0));
  const most = Math.max(...sums);
  const next = Math.max(0, ...sums.filter((_sum, at) => at !== sums.indexOf(most)));
  return powers.map(([, replaced = 0, , ended = 0], at) => {
    const sum = sums[at] as number;
    return (replaced + ended) / (1 + sum + (sum === most ? next : most));
  });
}

/** Returns the scores of each fact for what may become of it. */
function scoresOf(code: string, message: WeighedMessage, known: readonly Fact[]): Float64Array[] | undefined {
  const weights = weightsOf(code);
  if (weights === undefined || known.length === 0) return undefined;
  const shared = sumOf(weights, messageFeatures(message.text));
  const ofSlots = new Map<string, Float64Array>();
  return known.map((fact) => {
    const own = ofSlots.get(fact.slot) ?? sumOf(weights, slotFeatures(message.text, fact.slot), shared);
    ofSlots.set(fact.slot, own);
    const sums = sumOf(weights, factFeatures(message, fact, known), own);
    for (const [name, values] of numberedFeatures(message, fact, code)) weights.addNumbers(sums, name, values);
    return sums;
  });
}

/** Returns the likeliest of facts by their scores, and what becomes of it: of a second that is touched too hardly a message tells. */
export function likeliest(scores: readonly ArrayLike<number>[]): Likely {
  let [at, most, total] = [0, 0, 1];
  for (const [place, own] of scores.entries()) {
    const power = Array.from(own, Math.exp).reduce((sum, one) => sum + one, 0);
    total += power;
    if (power > most) [at, most] = [place, power];
  }
  const powers = Array.from(scores[at] ?? [], Math.exp);
  const [, replaced = 0, , ended = 0] = powers;
  const becomes = BECOMES[powers.indexOf(Math.max(...powers))] ?? 'confirm';
  return { at, becomes, chance: most / total, lost: (replaced + ended) / total };
}

/**
 * Returns the kinds of slots of which facts may be touched, as far as the words of a message tell without any fact: those whose score for any
 * change is above the least.
 */
export function kindsTouched(code: string, text: ReadText): string[] {
  const weights = weightsOf(code);
  if (weights === undefined) return [];
  const change = Math.max(...sumOf(weights, messageFeatures(text)).subarray(CHANGES));
  const ofKinds = new Float64Array(weights.kinds.length).fill(change);
  for (const word of new Set(['', ...text.tokens.map((one) => wordOf(one))])) weights.add(ofKinds, kindName(word));
  return weights.kinds.filter((_kind, at) => (ofKinds[at] as number) > LEAST);
}

const CHANGES = 1; // from here on what becomes of a fact changes it
const LEAST = 0; // logits that a message must reach by itself, so that facts are looked up for it

/** The likeliest span of a new value, and how likely it is. */
export function valueIn(
  code: string,
  text: ReadText,
  slot: string,
  isOld: (at: number) => boolean,
): (Span & { readonly chance: number }) | undefined {
  const weights = valueWeightsOf(code);
  if (weights === undefined) return undefined;
  const scoreOf = (features: readonly string[]) => {
    const sum = new Float64Array(1);
    for (const name of features) weights.addTo(sum, 0, numberOf(name));
    return sum[0] as number;
  };
  const starts = new Map<number, number>();
  const spans = spansIn(text).map((span) => {
    const start = starts.get(span.from) ?? scoreOf(startFeatures(text, span.from, slot, isOld));
    starts.set(span.from, start);
    return { ...span, score: start + scoreOf(endFeatures(text, span, slot, isOld)) };
  });
  const [first] = spans.sort((one, other) => other.score - one.score);
  if (first === undefined) return undefined;
  const total = spans.reduce((sum, { score }) => sum + Math.exp(score - first.score), 0);
  const same = spans.filter(({ from, to }) => from < first.to && to > first.from);
  const chance = same.reduce((sum, { score }) => sum + Math.exp(score - first.score), 0) / total;
  return { from: first.from, to: first.to, chance };
}

const NONE = new Float64Array(BECOMES.length);

function sumOf(weights: OutcomeWeights, features: readonly string[], from: ArrayLike<number> = NONE): Float64Array {
  const sums = Float64Array.from(from);
  for (const name of new Set(features)) weights.add(sums, name);
  return sums;
}
