/**
 * Fits the weights by which the words of a sentence tell how likely it teaches something of its user, and writes them
 * (`src/memory/facts/extraction/teaches-weights/`): `npx tsx tests/bench/fit-teaches.ts`. On stdout: how well each tuning set is told apart by weights that
 * were fitted on the others.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extractFacts } from '../../src/memory/facts/extraction/extract-facts.ts';
import { sentencesOf } from '../../src/memory/facts/extraction/prepared-text.ts';
import type { FactLanguage } from '../../src/memory/facts/said.ts';
import { wordFeatures } from '../../src/memory/text/word-features.ts';
import type { LabelledSet } from './facts/labelled-set.ts';
import { table } from './table.ts';
import { fitSparse, logitOf, type SparseRow } from './wants/sparse-logistic.ts';
import { textOfWeights } from './wants/weights-files.ts';

const FOLDER = new URL('../fixtures/facts/', import.meta.url).pathname;
const OPTIONS = { l1: 0.15, l2: 0.3, least: 2, rounds: 300 };
const LANGUAGES: readonly FactLanguage[] = ['es', 'en', 'pt'];

interface TeachingRow extends SparseRow {
  readonly set: string;
}

/**
 * Returns the sentences of the tuning sets. Of an utterance that teaches something, those that the rules find it in; which of the others teach is
 * not labelled, so they are left out.
 */
function rowsOf(language: FactLanguage): TeachingRow[] {
  const sets = readdirSync(FOLDER).filter((file) => file.startsWith('tuning-') && file.endsWith(`.${language}.json`));
  return sets.flatMap((set) => {
    const { utterances } = JSON.parse(readFileSync(FOLDER + set, 'utf8')) as LabelledSet;
    return utterances.flatMap(({ text, facts, forgets }): TeachingRow[] => {
      if ((forgets ?? []).length > 0) return [];
      const found = extractFacts([{ role: 'user', content: text }], language);
      const sentences = sentencesOf(text);
      const teaching = sentences.filter((sentence) => {
        const { start, end } = sentence.span(0, sentence.folded.length);
        return found.some(({ evidence }) => evidence.start >= start && evidence.start < end);
      });
      const of = facts.length === 0 || sentences.length === 1 ? sentences : teaching;
      return of.map(({ folded }) => ({ set, is: facts.length > 0, features: wordFeatures(folded) }));
    });
  });
}

/** The chance that a sentence of the one kind is held likelier than one of the other. */
function areaOf(right: readonly number[], wrong: readonly number[]): number {
  let sum = 0;
  for (const one of right) for (const other of wrong) sum += one > other ? 1 : one === other ? 0.5 : 0;
  return sum / (right.length * wrong.length);
}

const lines: string[][] = [];
for (const language of LANGUAGES) {
  const rows = rowsOf(language);
  for (const set of new Set(rows.map((row) => row.set))) {
    const fitted = fitSparse(
      rows.filter((row) => row.set !== set),
      OPTIONS,
    );
    const logits = (is: boolean) =>
      rows.filter((row) => row.set === set && row.is === is).map(({ features }) => logitOf(fitted, features));
    const [teaching, others] = [logits(true), logits(false)];
    const above = (bar: number, of: readonly number[]) =>
      (of.filter((logit) => logit >= bar).length / of.length).toFixed(3);
    lines.push([
      set,
      areaOf(teaching, others).toFixed(3),
      ...[-3, -2, -1, 0, 1].map((bar) => `${above(bar, teaching)} / ${above(bar, others)}`),
    ]);
  }
  if (rows.length === 0) continue;
  const path = new URL(`../../src/memory/facts/extraction/teaches-weights/${language}.txt`, import.meta.url);
  writeFileSync(path, textOfWeights(fitSparse(rows, OPTIONS)));
}
process.stdout.write(
  table(
    'Sentences that teach, and others, at or above a logit; each set by weights fitted on the others',
    ['', 'area', '-3', '-2', '-1', '0', '1'],
    lines,
  ),
);
