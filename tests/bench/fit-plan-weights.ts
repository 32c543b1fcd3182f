/**
 * Fits the weights by which a message with slots of a plan tells whether it is one, and writes them (`src/memory/plans/plan-weights/`):
 * `npx tsx tests/bench/fit-plan-weights.ts`. They are learnt from the first messages of labelled plans, from messages that open one or do not, and from messages that tell a fact of their user or
 * change one, which are mostly none: whatever the rules find a plan in. On stdout: how well each set is told apart by weights that were fitted on the others.
 */
import { writeFileSync } from 'node:fs';
import { PlanContextExtractor } from '../../src/memory/plans/plan-context-extractor.ts';
import { LEAST_LIKELY, planFeatures } from '../../src/memory/plans/plan-likelihood.ts';
import { type LabelledPlan, type LabelledSequence, labelled, type PlanSet } from '../unit/plans/labelled-plans.ts';
import { openersOf } from '../unit/plans/openers.ts';
import { readKnownLines } from './facts/known-lines.ts';
import type { PairLanguage } from './facts/known-pairs.ts';
import { table } from './table.ts';
import { markedSets } from './tagger/taught-rows.ts';
import { fitSparse, logitOf, type SparseRow } from './wants/sparse-logistic.ts';
import { textOfWeights } from './wants/weights-files.ts';

const OPTIONS = { l1: 0.05, l2: 0.5, least: 2, rounds: 200 };
const SETS: readonly PlanSet[] = ['tuning', 'tuning-3', 'tuning-4', 'tuning-5', 'tuning-6'];
const BARS = [-5, -4, LEAST_LIKELY, -3, -2];
const BLOCKS = 3; // of the messages that stand in one file, in which neighbours are alike
const CHATS_COUNT = 3; // times: of such talk there is far more than there are outings
const AT = '2026-11-28T10:00:00Z'; // of messages that have no time of their own

interface PlanRow extends SparseRow {
  readonly set: string;
}

/** Finds what the rules make of a message, and the features of the languages that find a plan in it. */
let heard: Set<string>[] = [];
const extractor = new PlanContextExtractor({
  isLikely(reading, found, activity) {
    heard.push(planFeatures(reading, found, activity));
    return true;
  },
});

/** Returns the row of a message in which the rules find a plan, as its own language hears it. */
function rowOf(set: string, query: string, code: string, at: string, is: boolean): PlanRow[] {
  heard = [];
  const options = { language: code, referenceTime: new Date(at), timeZone: 'UTC' };
  const found = extractor.extractFromQuery(query, options);
  return Object.keys(found).length === 0 ? [] : heard.slice(0, 1).map((features) => ({ set, is, features }));
}

const isAny = (expected: object | undefined): boolean => expected === undefined || Object.keys(expected).length > 0;

function rowsOf(code: PairLanguage): PlanRow[] {
  const plans = SETS.flatMap((set) => [
    ...labelled<LabelledPlan>(`plans.${code}`, set)
      .filter(({ plan_state }) => plan_state === undefined)
      .flatMap(({ query, reference_time, expected }) => rowOf(set, query, code, reference_time, isAny(expected))),
    ...labelled<LabelledSequence>(`sequences.${code}`, set).flatMap(({ turns: [first], reference_time }) =>
      first === undefined ? [] : rowOf(set, first.query, code, reference_time, isAny(first.expected)),
    ),
  ]);
  const told = markedSets(code).flatMap(({ name, messages }) =>
    messages.filter(({ marks }) => marks.length > 0).flatMap(({ text }) => rowOf(name, text, code, AT, false)),
  );
  const changed = readKnownLines(code)
    .filter(({ outcomes }) => outcomes.length > 0)
    .flatMap(({ id, message }) => rowOf(id.split('.')[0] ?? '', message, code, AT, false));
  const opened = (['openers', 'chats'] as const).flatMap((set) => {
    const { all } = openersOf(code, set);
    return all.flatMap(({ query, isPlan }, place) =>
      Array.from({ length: set === 'chats' ? CHATS_COUNT : 1 }, () =>
        rowOf(`${set} ${Math.floor((place * BLOCKS) / all.length)}`, query, code, AT, isPlan),
      ).flat(),
    );
  });
  return [...plans, ...told, ...changed, ...opened];
}

const lines: string[][] = [];
for (const code of ['es', 'en', 'pt'] as const) {
  const rows = rowsOf(code);
  for (const set of new Set(rows.map((row) => row.set))) {
    const fitted = fitSparse(
      rows.filter((row) => row.set !== set),
      OPTIONS,
    );
    const own = rows.filter((row) => row.set === set);
    const share = (is: boolean, bar: number) => {
      const of = own.filter((row) => row.is === is);
      return of.length === 0
        ? '-'
        : (of.filter((row) => logitOf(fitted, row.features) >= bar).length / of.length).toFixed(3);
    };
    const counts = [true, false].map((is) => own.filter((row) => row.is === is).length);
    lines.push([
      `${code} ${set}`,
      counts.join(' / '),
      ...BARS.map((bar) => `${share(true, bar)} / ${share(false, bar)}`),
    ]);
  }
  const path = new URL(`../../src/memory/plans/plan-weights/${code}.txt`, import.meta.url);
  writeFileSync(path, textOfWeights(fitSparse(rows, OPTIONS)));
}
process.stdout.write(
  table(
    'Plans, and messages that tell of a life, at or above a logit; each set by weights fitted on the others',
    ['', 'messages', ...BARS.map(String)],
    lines,
  ),
);
