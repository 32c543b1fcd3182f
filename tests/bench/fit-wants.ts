/**
 * Fits the weights by which recall decides whether a query wants the past told, and writes them (`src/memory/episodes/want-weights/`):
 * `npx tsx tests/bench/fit-wants.ts [--words] [--data locomo.json]`. With `--words` those of words alone, which takes seconds; those of the
 * query's meaning need Apertium (for Spanish), and those of what the history has LoCoMo too. On stdout: how both kinds are told apart on the half that a trial was not fitted on.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Embedder } from '../../src/embedding/embedder.ts';
import { findApertium } from '../../src/embedding/translation/apertium.ts';
import { ApertiumTranslator } from '../../src/embedding/translation/apertium-translator.ts';
import { TranslatingEmbedder } from '../../src/embedding/translation/translating-embedder.ts';
import { analyseQuery } from '../../src/memory/episodes/recall-query.ts';
import { wordFeatures } from '../../src/memory/episodes/want-features.ts';
import type { Language } from '../../src/memory/text/text-analysis.ts';
import { Cleanup } from './cleanup.ts';
import { openBenchEmbedder } from './recall/bench-embedder.ts';
import { type ConversationSet, readLocomo, readOwnSet } from './recall/conversation-set.ts';
import { table } from './table.ts';
import { AskedHistory } from './wants/asked-histories.ts';
import { type DenseRow, fitDense } from './wants/dense-logistic.ts';
import { fitVectors, logitOf } from './wants/sparse-logistic.ts';
import { fitWords, readTrainingQueries, type TrainingQuery } from './wants/training-queries.ts';
import { sourceOfHistory, sourceOfMeaning, textOfWeights } from './wants/weights-files.ts';

const MEASURES = ['words', 'known', 'best', 'name', 'strangeName', 'wordless', 'meaning'] as const;
const OF_MEANING = { l1: 0, l2: 0.3, rounds: 300 }; // found as the options of words
const BARS = [-3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5]; // logits
const OF_A_KIND = 100; // what all rows of a kind count in a set, however many they are

const { values: options } = parseArgs({
  options: { data: { type: 'string', default: '../shared/data/locomo-dev.json' }, words: { type: 'boolean' } },
});
const queries = { es: readTrainingQueries('es'), en: readTrainingQueries('en'), pt: readTrainingQueries('pt') };
const all = [...queries.es, ...queries.en]; // that meaning is fitted on: Portuguese is translated by way of Spanish, and has no history to ask

function write(name: string, source: string): void {
  writeFileSync(new URL(`../../src/memory/episodes/want-weights/${name}`, import.meta.url), source);
}

const vectors = new Map<TrainingQuery, Float32Array>();

/** Fits the weights of queries' vectors, those of a Spanish one being of its translation. */
function fitMeaning(of: readonly TrainingQuery[]): number[] {
  return fitVectors(
    of.map((query) => ({ vector: vectors.get(query) ?? new Float32Array(), is: query.is })),
    OF_MEANING,
  );
}

/** Returns the model that the service has, and the same with a translator before it. */
async function openEmbedders(cleanup: Cleanup) {
  const english = await openBenchEmbedder(undefined, cleanup);
  const apertium = await findApertium();
  if (apertium === null) throw new Error('Apertium is needed to read Spanish: apt-get install apertium-eng-spa');
  const translator = new ApertiumTranslator({ apertium });
  translator.start();
  cleanup.add(async () => translator.close());
  return { english, translating: new TranslatingEmbedder({ embedder: english, translator }) };
}

function logitOfVector(weights: readonly number[], vector: Float32Array): number {
  return vector.reduce((sum, value, place) => sum + value * (weights[place] ?? 0), weights.at(-1) ?? 0);
}

interface AskedRow extends DenseRow {
  /** True where the query's vector means something. */
  readonly isUnderstood: boolean;
}

/** Returns the rows of a set: its questions, each asked of its own history, and what wants nothing, asked of all of them. */
async function rowsOf({ conversations, language }: ConversationSet<Language>, embedder: Embedder): Promise<AskedRow[]> {
  const rows: Omit<AskedRow, 'counts'>[] = [];
  let meaning: { readonly of: number; readonly weights: readonly number[] } | undefined;
  const unread = queries[language].filter(({ is, isCheck }) => isCheck && !is);
  for (const conversation of conversations) {
    process.stderr.write(`${conversation.userId}\n`);
    const history = await AskedHistory.of(conversation, embedder);
    const isLeft = ({ isCheck, asks }: TrainingQuery) => !isCheck && asks !== conversation.userId;
    const trial = fitWords(queries[language].filter(isLeft));
    const left = all.filter(isLeft);
    if (meaning?.of !== left.length) meaning = { of: left.length, weights: fitMeaning(left) };
    const add = async (text: string, is: boolean) => {
      const words = logitOf(trial, wordFeatures(text, language));
      const { features, vector } = await history.featuresOf(text);
      const isUnderstood = meaning !== undefined && vector !== null;
      const told = isUnderstood ? logitOfVector(meaning?.weights ?? [], vector) : 0;
      const of = { words, ...features, meaning: told };
      rows.push({ is, isUnderstood, values: MEASURES.map((measure) => of[measure]) });
    };
    for (const { text } of conversation.questions) await add(text, true);
    for (const { text } of unread) await add(text, false);
  }
  const counts = (is: boolean) => OF_A_KIND / rows.filter((row) => row.is === is).length;
  return rows.map((row): AskedRow => ({ ...row, counts: counts(row.is) }));
}

type Weights = Readonly<Record<string, number>>;

function weightsOf(rows: readonly DenseRow[], measures: readonly string[]): Weights {
  const weights = fitDense(rows.map((row) => ({ ...row, values: row.values.slice(0, measures.length) })));
  return Object.fromEntries([...measures, 'bias'].map((name, at) => [name, weights[at] ?? 0]));
}

function tableOf(title: string, rows: readonly DenseRow[], weights: Weights): string {
  const logit = ({ values }: DenseRow) =>
    values.reduce((sum, value, at) => sum + value * (weights[MEASURES[at] ?? ''] ?? 0), weights.bias ?? 0);
  const told = BARS.map((bar) => [
    String(bar),
    ...[true, false].map((is) => share(rows, is, (row) => logit(row) > bar)),
  ]);
  return table(title, ['told from, in logits', 'questions told', 'told in vain'], told);
}

const share = (rows: readonly DenseRow[], is: boolean, test: (row: DenseRow) => boolean): string => {
  const kind = rows.filter((row) => row.is === is);
  return `${((100 * kind.filter(test).length) / kind.length).toFixed(1)} %`;
};

for (const language of ['es', 'en', 'pt'] as const)
  write(`${language}.txt`, textOfWeights(fitWords(queries[language])));
if (!options.words) {
  const cleanup = new Cleanup();
  try {
    const { english, translating } = await openEmbedders(cleanup);
    for (const query of all) {
      const { embedText, language } = analyseQuery(query.text, query.language, new Date());
      const [vector] = await translating.embed([embedText], { priority: 'batch', languages: [language] });
      if (vector !== undefined) vectors.set(query, vector);
    }
    write('of-meaning.ts', sourceOfMeaning(english.model, fitMeaning(all)));
    const spanish = readOwnSet('Spanish', 'first', 'es');
    const sets: readonly (readonly [ConversationSet<Language>, Embedder])[] = [
      [spanish, english],
      [{ ...spanish, name: 'Spanish, translated' }, translating],
      [readOwnSet('English', 'first', 'en'), english],
      [readLocomo(options.data), english],
    ];
    const rows: AskedRow[][] = [];
    for (const [set, embedder] of sets) rows.push(await rowsOf(set, embedder));
    const byWords = weightsOf(rows.flat(), MEASURES.slice(0, -1));
    const byMeaning = weightsOf(
      rows.flat().filter(({ isUnderstood }) => isUnderstood),
      MEASURES,
    );
    write('of-history.ts', sourceOfHistory({ byWords: { ...byWords, meaning: 0 }, byMeaning }));
    for (const [at, [{ name }]] of sets.entries())
      for (const [by, weights] of Object.entries({ words: byWords, meaning: byMeaning }))
        process.stdout.write(tableOf(`${name}, by ${by}`, rows[at] ?? [], weights));
  } finally {
    await cleanup.run();
  }
}
