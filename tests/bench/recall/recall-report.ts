/** Tables of what was found of the evidence. */
import { table } from '../table.ts';
import type { ConversationSet } from './conversation-set.ts';
import { type Answer, BUDGETS, DEPTHS, keyOf, type Scores, scores, scoresByCategory } from './turn-ranking.ts';

export const SERVICE = 'hipocampo';

/** What is aimed at on the three conversations of LoCoMo that come for development, all categories. */
export const BARS: Pick<Scores, 'recall' | 'coverage'> = {
  recall: { 5: 0.83, 10: 0.89, 25: 0.94, 50: 0.96 },
  coverage: { 4000: 0.95, 1500: 0.88 },
};

/** What is aimed at with nothing set: the evidence in the prompt, and the mean tokens that its memories may take. */
const DEFAULT_BAR = { coverage: 0.93, memoryTokens: 800 };

const met = (is: boolean): string => (is ? 'met' : 'MISSED');

const COLUMNS = [
  'by default',
  'tokens',
  ...DEPTHS.map((depth) => `@${depth}`),
  ...BUDGETS.map((budget) => `in ${budget}`),
];

export function tablesOf(
  set: ConversationSet,
  found: ReadonlyMap<string, readonly Answer[]>,
  bars: typeof BARS | null,
): string[] {
  const rows = [...found].map(([name, answers]) => [name, ...cells(scores(answers))]);
  const service = found.get(SERVICE);
  const barRows = bars === null || service === undefined ? [] : verdicts(bars, scores(service));
  const overall = table(
    `${set.name}: share of the evidence among the first k turns, and in a prompt of so many tokens`,
    ['', ...COLUMNS],
    [...rows, ...barRows],
  );
  const deepest = table(
    `${set.name}: recall@10 by category`,
    ['', ...set.categories],
    [...found].map(([name, answers]) => {
      const byCategory = scoresByCategory(set, answers);
      return [name, ...set.categories.map((category) => share(byCategory[category]?.recall[10]))];
    }),
  );
  return service === undefined ? [overall, deepest] : [overall, deepest, byCategory(set, service)];
}

function byCategory(set: ConversationSet, answers: readonly Answer[]): string {
  const found = scoresByCategory(set, answers);
  const line = (name: string, one: Scores) => [
    name,
    String(one.questions),
    ...cells(one),
    share(one.silent ?? Number.NaN),
  ];
  return table(
    `${set.name}: ${SERVICE} by category ("silent": of the questions that nothing answers, those that got nothing at the default min_score)`,
    ['', 'questions', ...COLUMNS, 'silent'],
    [...Object.entries(found).map(([name, one]) => line(name, one)), line('all', scores(answers))],
  );
}

function verdicts(bars: typeof BARS, found: Scores): string[][] {
  const pairs: [number, number][] = [
    ...DEPTHS.map((depth): [number, number] => [bars.recall[depth], found.recall[depth]]),
    ...BUDGETS.map((budget): [number, number] => [bars.coverage[budget], found.coverage[budget]]),
  ];
  return [
    ['aim >=', share(DEFAULT_BAR.coverage), `<= ${DEFAULT_BAR.memoryTokens}`, ...pairs.map(([bar]) => share(bar))],
    [
      '',
      met(found.byDefault.coverage >= DEFAULT_BAR.coverage),
      met(found.byDefault.memoryTokens <= DEFAULT_BAR.memoryTokens),
      ...pairs.map(([bar, value]) => met(value >= bar)),
    ],
  ];
}

const cells = (found: Scores): string[] => [
  share(found.byDefault.coverage),
  Number.isNaN(found.byDefault.memoryTokens) ? '' : found.byDefault.memoryTokens.toFixed(0),
  ...DEPTHS.map((depth) => share(found.recall[depth])),
  ...BUDGETS.map((budget) => share(found.coverage[budget])),
];

/** A percentage with one digit; nothing where there is no figure. */
const share = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? '' : (value * 100).toFixed(1);

/** The questions whose evidence is not wholly among the first ten, a line each, with the rank of every piece. */
export function missesOf(answers: readonly Answer[]): string {
  const lines = answers.flatMap(({ conversation, question, ranking }) => {
    const keys = ranking.map(keyOf);
    const ranks = question.evidence.map((evidence) => keys.indexOf(keyOf(evidence)) + 1);
    if (ranks.every((rank) => rank >= 1 && rank <= 10)) return [];
    const places = question.evidence.map(
      ({ session, turn }, index) => `${session + 1}.${turn + 1} at ${ranks[index] === 0 ? '-' : ranks[index]}`,
    );
    return [`${conversation.userId} ${question.category}: ${question.text} (${places.join(', ')})`];
  });
  return `${lines.join('\n')}\n`;
}
