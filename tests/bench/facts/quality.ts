/** How well the rules find the facts of the labelled utterances: by set, language and kind. */
import type { Findings } from '../bench.ts';
import { table } from '../table.ts';
import { judge, readSet, type Score, type SetLanguage, scoreOf, type Verdict } from './labelled-set.ts';

const LEAST_PRECISION = 0.95;
const LEAST_RECALL = 0.8;

export function measureQuality(
  sets: readonly string[],
  options: { readonly folder: string | undefined; readonly language: string | undefined; readonly errors: boolean },
): Findings {
  const found: { set: string; language: SetLanguage; score: Score; byKind: Record<string, Score> }[] = [];
  const lines: string[] = [];
  for (const language of ['es', 'en', 'pt'] as const) {
    if (options.language !== undefined && options.language !== language) continue;
    for (const set of sets) {
      const labelled = readSet(set, language, options.folder);
      if (labelled === null) continue;
      const verdicts = labelled.utterances.map((utterance) => judge(utterance, language));
      found.push({ set, language, score: scoreOf(verdicts), byKind: scoresByKind(verdicts) });
      if (options.errors) lines.push(...verdicts.flatMap(errorsOf));
    }
  }
  const rows = found.map(({ set, language, score }) => [
    `${set}, ${language}`,
    ...figuresOf(score),
    score.precision >= LEAST_PRECISION && score.recall >= LEAST_RECALL ? 'met' : 'MISSED',
  ]);
  const head = ['', 'precision', 'recall', 'found', 'missed', 'invented'];
  const aim = `>= ${LEAST_PRECISION}, >= ${LEAST_RECALL}`;
  return {
    tables: [
      ...(lines.length > 0 ? [`${lines.join('\n')}\n`] : []),
      table('Facts found in labelled utterances', [...head, aim], rows),
      ...found.map(({ set, language, byKind }) =>
        table(
          `${set}, ${language}, by kind`,
          head,
          Object.entries(byKind).map(([kind, score]) => [kind, ...figuresOf(score)]),
        ),
      ),
    ],
    figures: { leastPrecision: LEAST_PRECISION, leastRecall: LEAST_RECALL, found },
  };
}

function scoresByKind(verdicts: readonly Verdict[]): Record<string, Score> {
  const kinds = [...new Set(verdicts.map(({ utterance }) => utterance.kind))].sort();
  return Object.fromEntries(
    kinds.map((kind) => [kind, scoreOf(verdicts.filter(({ utterance }) => utterance.kind === kind))]),
  );
}

function figuresOf({ precision, recall, found, missed, invented }: Score): string[] {
  return [precision.toFixed(3), recall.toFixed(3), String(found), String(missed), String(invented)];
}

function errorsOf({ utterance, missed, invented }: Verdict): string[] {
  if (missed.length === 0 && invented.length === 0) return [];
  return [
    `${utterance.id} [${utterance.kind}] ${utterance.text}`,
    ...missed.map((label) => `  missed   ${JSON.stringify(label)}`),
    ...invented.map(
      (said) => `  invented ${said.kind} ${said.slot} ${JSON.stringify('value' in said ? said.value : said.about)}`,
    ),
  ];
}
