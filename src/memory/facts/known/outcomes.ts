/**
 * What a message makes of known facts, weighed: for each fact, how likely it is said again, replaced, joined by another, or ended. A conditional
 * logistic regression chooses among all facts and what may become of them, or that nothing does; where something new is told, another chooses
 * the span that is its value. The weights are fitted by `tests/bench/fit-known.ts`.
 */
import type { ReadText } from '../../understanding/read-text.ts';
import type { Fact } from '../fact.ts';
import { factFeatures, messageFeatures, slotFeatures, type WeighedMessage, wordOf } from './outcome-features.ts';
import { type OutcomeWeights, weightsOf } from './outcome-weights.ts';
import { endFeatures, type Span, spansIn, startFeatures } from './value-spans.ts';

/** The outcomes of a fact, in the order of the weights of a feature. */
export const BECOMES = ['confirm', 'replace', 'add', 'end'] as const;
export type Becomes = (typeof BECOMES)[number];

/** A fact, the likeliest outcome, and the chance that it has any. */
export interface Outcome {
  readonly fact: Fact;
  readonly becomes: Becomes;
  readonly chance: number;
}

/** Returns what most likely becomes of each fact in a message, likeliest first. */
export function outcomesOf(code: string, message: WeighedMessage, known: readonly Fact[]): Outcome[] {
  const weights = weightsOf(code);
  if (weights === undefined || known.length === 0) return [];
  const shared = scoreOf(weights, messageFeatures(message.text));
  const scores = known.map((fact) =>
    scoreOf(weights, [...slotFeatures(message.text, fact.slot), ...factFeatures(message, fact, known)], shared),
  );
  const most = Math.max(0, ...scores.flatMap((of) => [...of]));
  const total = scores.reduce((sum, of) => of.reduce((all, one) => all + Math.exp(one - most), sum), Math.exp(-most));
  return known
    .map((fact, at): Outcome => {
      const powers = BECOMES.map((_one, place) => Math.exp((scores[at]?.[place] ?? 0) - most) / total);
      const likeliest = powers.indexOf(Math.max(...powers));
      return { fact, becomes: BECOMES[likeliest] ?? 'confirm', chance: powers.reduce((sum, one) => sum + one, 0) };
    })
    .sort((one, other) => other.chance - one.chance);
}

/**
 * Returns the kinds of slots of which facts may be touched, as far as the words of a message tell without any fact: those whose score for any
 * change is above the least.
 */
export function kindsTouched(code: string, text: ReadText): string[] {
  const weights = weightsOf(code);
  if (weights === undefined) return [];
  const shared = scoreOf(weights, messageFeatures(text));
  const change = Math.max(...shared.slice(CHANGES));
  const ofKinds = new Map<string, number>();
  for (const token of new Set(text.tokens.map((one) => wordOf(one))))
    for (const [kind, weight] of weights.ofSlots.get(token) ?? []) ofKinds.set(kind, (ofKinds.get(kind) ?? 0) + weight);
  return [...weights.kinds]
    .filter(([kind, prior]) => change + prior + (ofKinds.get(kind) ?? 0) > LEAST)
    .map(([kind]) => kind);
}

const CHANGES = 1; // from here on what becomes of a fact changes it
const LEAST = 1; // logits that a message must reach by itself, so that facts are looked up for it

/** The likeliest span of a new value, and how much likelier it is than the next that shares no word with it, in logits. */
export function valueIn(
  code: string,
  text: ReadText,
  slot: string,
  isOld: (at: number) => boolean,
): (Span & { readonly chance: number }) | undefined {
  const weights = weightsOf(code)?.spans;
  if (weights === undefined) return undefined;
  const sumOf = (features: readonly string[]) => features.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);
  const starts = new Map<number, number>();
  const spans = spansIn(text).map((span) => {
    const start = starts.get(span.from) ?? sumOf(startFeatures(text, span.from, slot, isOld));
    starts.set(span.from, start);
    return { ...span, score: start + sumOf(endFeatures(text, span, slot, isOld)) };
  });
  const [first] = spans.sort((one, other) => other.score - one.score);
  if (first === undefined) return undefined;
  const total = spans.reduce((sum, { score }) => sum + Math.exp(score - first.score), 0);
  const same = spans.filter(({ from, to }) => from < first.to && to > first.from);
  const chance = same.reduce((sum, { score }) => sum + Math.exp(score - first.score), 0) / total;
  return { from: first.from, to: first.to, chance };
}

function scoreOf(
  { outcomes }: OutcomeWeights,
  features: readonly string[],
  from: readonly number[] = [0, 0, 0, 0],
): readonly number[] {
  const score = [...from];
  for (const name of new Set(features)) {
    const own = outcomes.get(name);
    if (own !== undefined)
      for (let place = 0; place < score.length; place += 1) (score[place] as number) += own[place] as number;
  }
  return score;
}
