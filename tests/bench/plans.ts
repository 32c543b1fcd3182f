/** `npx tsx tests/bench/plans.ts`: how conversations of a set are read, message by message; `--show` prints the messages that are read wrong. */
import { parseArgs } from 'node:util';
import { mergePlanState, type PlanState } from '../../src/memory/plans/plan-state.ts';
import {
  type Difference,
  differencesOf,
  type LabelledSequence,
  labelled,
  type PlanSet,
  read,
} from '../unit/plans/labelled-plans.ts';
import { table } from './table.ts';

const { values: options } = parseArgs({
  options: {
    set: { type: 'string', default: 'tuning-5' },
    language: { type: 'string', default: 'es,en,pt' },
    /** Conversations `from-to` alone, or every other one: `even`, `odd`. */
    part: { type: 'string' },
    show: { type: 'boolean', default: false },
  },
});

/** Kinds of a wrong step: a slot that the message told and is not there, one that it did not, another value, one that should be gone, one that is lost. */
const KINDS = ['missed', 'invented', 'other value', 'not dropped', 'lost'] as const;
type Kind = (typeof KINDS)[number];

const rows = options.language.split(',').map((language) => {
  const sequences = labelled<LabelledSequence>(`sequences.${language}`, options.set as PlanSet).filter(
    (_sequence, index) => isInPart(index + 1),
  );
  const steps: Record<Kind, number> = { missed: 0, invented: 0, 'other value': 0, 'not dropped': 0, lost: 0 };
  let messages = 0;
  let right = 0;
  let stepsRight = 0;
  let whole = 0;
  let falsePlans = 0;
  let nothing = 0;
  for (const sequence of sequences) {
    let plan: PlanState = {};
    let before: readonly Difference[] = [];
    for (const { query, expected = {}, optional } of sequence.turns) {
      const known = plan;
      plan = mergePlanState(plan, read(query, language, sequence.reference_time, plan));
      const wrong = differencesOf(sequence.id, plan, expected, optional);
      const anew = wrong.filter(
        (one) => !before.some(({ slot, found }) => slot === one.slot && same(found, one.found)) || isNew(one, before),
      );
      messages += 1;
      if (wrong.length === 0) right += 1;
      if (anew.length === 0) stepsRight += 1;
      for (const one of anew) steps[kindOf(one, known)] += 1;
      if (Object.keys(expected).length === 0) {
        nothing += 1;
        if (anew.length > 0) falsePlans += 1;
      }
      if (options.show && anew.length > 0) show(sequence.id, query, known, anew);
      before = wrong;
    }
    if (before.length === 0) whole += 1;
  }
  const share = (count: number, of: number) => (count / of).toFixed(3);
  const shares = [share(right, messages), share(stepsRight, messages), share(whole, sequences.length)];
  return [language, messages, ...shares, ...KINDS.map((kind) => steps[kind]), `${falsePlans}/${nothing}`];
});
process.stdout.write(
  table(
    `plans, ${options.set}`,
    ['', 'messages', 'right', 'steps right', 'whole', ...KINDS, 'false plans'],
    rows.map((row) => row.map(String)),
  ),
);

function isInPart(index: number): boolean {
  if (options.part === 'even' || options.part === 'odd') return (index % 2 === 0) === (options.part === 'even');
  const [from = 1, to = Number.POSITIVE_INFINITY] = options.part?.split('-').map(Number) ?? [];
  return index >= from && index <= to;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** True where the labels of a slot that was wrong before are others now: the message told of it. */
function isNew({ slot, expected }: Difference, before: readonly Difference[]): boolean {
  return before.some((one) => one.slot === slot && !same(one.expected, expected));
}

function kindOf({ slot, found, expected }: Difference, known: PlanState): Kind {
  if (found === undefined) return known[slot] === undefined ? 'missed' : 'lost';
  if (expected !== undefined) return same(found, known[slot]) ? 'missed' : 'other value';
  return same(found, known[slot]) ? 'not dropped' : 'invented';
}

function show(id: string, query: string, known: PlanState, wrong: readonly Difference[]): void {
  const told = wrong.map(
    ({ slot, found, expected }) => `${slot}: ${JSON.stringify(found)} for ${JSON.stringify(expected)}`,
  );
  process.stdout.write(`${id} "${query}"\n    ${JSON.stringify(known)}\n    ${told.join('\n    ')}\n`);
}
