/** The labelled utterances of `tests/fixtures/facts`, and how what the rules make of them is scored. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import type { Said, SaidFact } from '../../../src/memory/facts/said.ts';

export interface LabelledFact {
  /** Any of them is right. */
  readonly slots: readonly string[];
  /** What the value must contain, folded. */
  readonly contains: readonly string[];
  readonly value?: string;
}

export interface Utterance {
  readonly id: string;
  readonly text: string;
  readonly kind: string;
  readonly facts: readonly LabelledFact[];
  /** Slots to be forgotten; `*`: everything. */
  readonly forgets?: readonly string[];
}

export interface Pair {
  readonly id: string;
  readonly first: string;
  readonly second: string;
  readonly expect: 'confirmed' | 'superseded' | 'added' | 'forgotten' | 'nothing';
  readonly slots: readonly string[];
  readonly active: readonly string[];
  readonly inactive: readonly string[];
}

export interface LabelledSet {
  readonly utterances: readonly Utterance[];
  /** Absent in a set of utterances alone. */
  readonly pairs?: readonly Pair[];
}

export type SetLanguage = 'es' | 'en' | 'pt';

const FOLDER = new URL('../../fixtures/facts/', import.meta.url).pathname;

/** Null where there is no such set. */
export function readSet(name: string, language: SetLanguage, folder = FOLDER): LabelledSet | null {
  const path = join(folder, `${name}.${language}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as LabelledSet) : null;
}

/** What came of one utterance. */
export interface Verdict {
  readonly utterance: Utterance;
  readonly said: readonly Said[];
  /** Labelled facts (or forgets) that were found, labelled ones that were not, and found ones that nobody labelled. */
  readonly found: number;
  readonly missed: readonly (LabelledFact | string)[];
  readonly invented: readonly Said[];
}

export function judge(utterance: Utterance, language: SetLanguage): Verdict {
  const said = extractFacts([{ role: 'user', content: utterance.text }], language);
  const facts = said.filter((one) => one.kind === 'fact');
  const forgets = said.filter((one) => one.kind === 'forget');
  const unmatched = new Set<Said>([...facts, ...forgets]);
  const missed: (LabelledFact | string)[] = [];
  for (const label of utterance.facts) {
    const match = facts.find((one) => unmatched.has(one) && answers(one, label));
    if (match === undefined) missed.push(label);
    else unmatched.delete(match);
  }
  for (const slot of utterance.forgets ?? []) {
    const match = forgets.find(
      (one) => unmatched.has(one) && (slot === '*' ? one.everything : one.slot === slot || one.slot === null),
    );
    if (match === undefined) missed.push(slot);
    else unmatched.delete(match);
  }
  // The same thing told twice over (a decision that is also a technology) is no invention.
  const invented = [...unmatched].filter(
    (one) => !(one.kind === 'fact' && utterance.facts.some((label) => answers(one, label))),
  );
  const labels = utterance.facts.length + (utterance.forgets?.length ?? 0);
  return { utterance, said, found: labels - missed.length, missed, invented };
}

/** True for a fact that tells what a label says. */
export function answers(fact: SaidFact, label: LabelledFact): boolean {
  const slot = fact.slot.split(':')[0] ?? '';
  const value = fold(fact.value);
  return (
    (label.slots.includes(slot) || label.slots.includes(fact.slot)) &&
    label.contains.every((part) => value.includes(fold(part)))
  );
}

export interface Score {
  readonly precision: number;
  readonly recall: number;
  readonly found: number;
  readonly invented: number;
  readonly missed: number;
}

export function scoreOf(verdicts: readonly Verdict[]): Score {
  const sum = (of: (verdict: Verdict) => number) => verdicts.reduce((total, verdict) => total + of(verdict), 0);
  const found = sum((verdict) => verdict.found);
  const invented = sum((verdict) => verdict.invented.length);
  const missed = sum((verdict) => verdict.missed.length);
  return { found, invented, missed, precision: ratio(found, found + invented), recall: ratio(found, found + missed) };
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
