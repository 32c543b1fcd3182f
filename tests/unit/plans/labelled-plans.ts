import { readFileSync } from 'node:fs';
import { PlanContextExtractor } from '../../../src/memory/plans/plan-context-extractor.ts';
import { mergePlanState, type PlanState } from '../../../src/memory/plans/plan-state.ts';
import { foldAccents } from '../../../src/memory/text/fold-accents.ts';
import { compactSequences } from './compact-plans.ts';

export type PlanSet =
  | 'tuning'
  | 'tuning-3'
  | 'tuning-4'
  | 'tuning-5'
  | 'tuning-6'
  | 'aside-6'
  | 'aside-7'
  | 'aside-8'
  | 'aside-3'
  | 'unread'
  | 'unread-2'
  | 'unread-3'
  | 'unread-4';
export type Expected = Readonly<Record<string, unknown>>;

export interface LabelledPlan {
  readonly id: string;
  readonly set: PlanSet;
  readonly query: string;
  readonly reference_time: string;
  readonly plan_state?: PlanState;
  readonly expected: Expected;
  readonly optional?: Expected;
}

export interface LabelledSequence extends Omit<LabelledPlan, 'query'> {
  /** The messages, in newer sets each with the plan as it stands behind it. */
  readonly turns: readonly { readonly query: string; readonly expected?: Expected; readonly optional?: Expected }[];
}

/** Returns the part of a labelled file that is of a set; see the README beside the files. */
export function labelled<T extends { set: PlanSet }>(name: string, set: PlanSet): T[] {
  if (set === 'tuning-5' || set === 'tuning-6' || set === 'aside-6' || set === 'aside-7' || set === 'aside-8') {
    const [kind, language = ''] = name.split('.');
    return kind === 'sequences' ? (compactSequences(language, set) as unknown[] as T[]) : [];
  }
  const file = set === 'unread-4' ? name.replace(/^(\w+)\./, 'unread-$1-4.') : name;
  const path = new URL(`../../fixtures/plans/${file}.json`, import.meta.url);
  return (JSON.parse(readFileSync(path, 'utf8')) as T[]).filter((entry) => entry.set === set);
}

/** What the scores of a set are counted from. */
export interface Counts {
  right: number;
  wrong: number;
  missed: number;
  /** Messages with no plan in them, and those of them in which one was found. */
  noPlans: number;
  falsePlans: number;
}

/** Where what was found differs from what is expected, a line each. */
export interface Difference {
  readonly id: string;
  readonly slot: string;
  readonly found: unknown;
  readonly expected: unknown;
}

const extractor = new PlanContextExtractor();

export function read(query: string, language: string, reference: string, planState?: PlanState): PlanState {
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})$/.exec(reference) ?? [];
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1);
  const at = { language, referenceTime: new Date(reference), timeZone: offset };
  return extractor.extractFromQuery(query, planState ? { ...at, planState } : at);
}

/** Returns the plan as it stands behind the last message of a sequence. */
export function readSequence({ turns, reference_time }: LabelledSequence, language: string): PlanState {
  return turns.reduce<PlanState>(
    (plan, { query }) => mergePlanState(plan, read(query, language, reference_time, plan)),
    {},
  );
}

/** Returns where a plan differs from its labels; a preference that is not named there does no harm. */
export function differencesOf(id: string, found: PlanState, expected: Expected, optional: Expected = {}): Difference[] {
  const differences: Difference[] = [];
  for (const [slot, value] of Object.entries(expected))
    if (!fits(found[slot], value)) differences.push({ id, slot, found: found[slot], expected: value });
  for (const [slot, value] of Object.entries(found)) {
    if (value === null || slot in expected) continue;
    if (slot === 'preferences' && Object.keys(expected).length > 0) continue;
    if (!(slot in optional) || !(slot === 'preferences' || fits(value, optional[slot])))
      differences.push({ id, slot, found: value, expected: optional[slot] });
  }
  return differences;
}

export function count(counts: Counts, found: PlanState, expected: Expected, differences: readonly Difference[]): void {
  const wanted = Object.keys(expected).length;
  if (wanted === 0) {
    counts.noPlans += 1;
    if (Object.keys(found).length > 0) counts.falsePlans += 1;
  }
  const failed = differences.filter(({ slot }) => slot in expected);
  counts.right += wanted - failed.length;
  counts.missed += failed.length;
  counts.wrong += differences.filter((difference) => difference.found !== undefined).length;
}

export function scoresOf({ right, wrong, missed, noPlans, falsePlans }: Counts) {
  const precision = right / Math.max(1, right + wrong);
  const recall = right / Math.max(1, right + missed);
  return {
    precision,
    recall,
    f1: (2 * precision * recall) / Math.max(Number.EPSILON, precision + recall),
    falsePlans: falsePlans / Math.max(1, noPlans),
  };
}

function fits(found: unknown, expected: unknown): boolean {
  if (Array.isArray(expected))
    return Array.isArray(found) && expected.every((one) => found.some((value) => fits(value, one)));
  if (typeof expected === 'object' && expected !== null && 'any' in expected)
    return (expected.any as unknown[]).some((one) => fits(found, one));
  if (typeof expected === 'object' && expected !== null)
    return Object.entries(expected).every(([key, value]) => fits((found as Expected | undefined)?.[key], value));
  if (typeof expected === 'string' && typeof found === 'string') return plain(found) === plain(expected);
  return found === expected;
}

function plain(text: string): string {
  return foldAccents(text.toLowerCase()).replace(/[.,]/g, '').trim();
}
