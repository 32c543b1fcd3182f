/**
 * Fits the weights by which a change of topic is known, and writes them (`src/memory/conversation/flow/shift-weights/`): `npx tsx tests/bench/fit-shift.ts
 * [--portuguese | --vectors]`. With `--portuguese` those of Portuguese, whose signs learn from the other two, which stay as they are; with `--vectors` those of English with the cosine of the model that comes along. On stdout: F1 and the share of false shifts of
 * each author's tuning part at several bars, chats left out one of eight trials at a time, and authors left out one at a time. The bias
 * takes in the bar, which is the least that leaves a tenth of false shifts among the chats left out (with vectors a little less).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareBundledModel } from '../../src/embedding/bundled-model.ts';
import { LocalEmbedder } from '../../src/embedding/local-embedder.ts';
import { saidFlow, termsOfTurn } from '../../src/memory/conversation/flow/continuity.ts';
import { eachFlowFeature } from '../../src/memory/conversation/flow/flow-features.ts';
import { LinesLately } from '../../src/memory/episodes/lines-lately.ts';
import { analyseQuery } from '../../src/memory/episodes/recall-query.ts';
import { memoryOfTurn, passagesOf } from '../../src/memory/episodes/turn-memory.ts';
import { STOP_WORDS } from '../../src/memory/text/stop-words.ts';
import { spokenLanguage } from '../../src/memory/text/text-analysis.ts';
import { PORTUGUESE_AUTHORS, readConversations } from '../unit/flow/compact-sets.ts';
import { type FlowCase, readPart, scoreOf } from '../unit/flow/labelled-set.ts';
import { table } from './table.ts';
import { fitMeasures, type SparseWeights, type ValuedRow } from './wants/sparse-logistic.ts';
import { textOfWeights } from './wants/weights-files.ts';

const OTHERS = ['author-a', 'author-b', 'author-e', 'author-f', 'author-h', 'long chats'] as const;
const AUTHORS = { es: OTHERS, en: OTHERS, pt: PORTUGUESE_AUTHORS } as const;
type Author = (typeof AUTHORS)[Spoken][number];
/** Who wrote ten, 25 and 4 times as much as each of the others. */
const WEIGHS: Readonly<Partial<Record<Author, number>>> = {
  'author-f': 2,
  'author-h': 1,
  'long chats': 12,
  'author-m': 2,
  'author-n': 2,
};
const WEIGHS_OTHERWISE = 6; // so that no author's count drowns another's
const PARTS_OF_ONE = 50; // that the weights are written to
const OF_A_WORD = 0.25; // the value of a word: sixteen times the pull to 0, since with so few authors words tell the author as well
type Spoken = 'es' | 'en' | 'pt';
const OF_A_COSINE = 8; // its value, times itself: hardly pulled to 0, since it is the least of an author's own
const OPTIONS = { l1: 0.4, l2: 2, least: 3, rounds: 300 };
const TRIALS = 8;
const BEFORE = 2; // turns that a text is held against, as an entry has them
const MOST_FALSE = { words: 0.08, vectors: 0.08 } as const; // of the texts that go on, in the mean of the authors
const BARS = [-0.5, 0, 0.25, 0.5, 0.75, 1, 1.25, 1.5];
const NOW = new Date('2026-01-01T00:00:00Z');
const FOLDER = new URL('../../src/memory/conversation/flow/shift-weights/', import.meta.url);

interface Row extends ValuedRow {
  readonly language: Spoken;
  readonly author: Author;
  readonly trial: number;
  /** True where it says in so many words that it goes on to another matter: such a row is not weighed. */
  readonly isSaid: boolean;
}

const messagesOf = ({ user, assistant }: FlowCase['turns'][number]) => [
  { role: 'user' as const, content: user },
  { role: 'assistant' as const, content: assistant },
];

/** Returns the place of a trial for a chat: all cases of one stand in the same. */
function trialOf({ turns }: FlowCase): number {
  let hash = 7;
  for (const letter of turns[0]?.user ?? '') hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % TRIALS;
}

/** Words count where they are small ones of their language, and wherever they open a text; each in its language, all else in both. */
function nameOf(feature: string, language: Spoken): string | null {
  if (feature.startsWith('=')) return feature;
  return feature.startsWith('^') || feature.length <= 2 || STOP_WORDS[language].has(feature)
    ? `${language} ${feature}`
    : null;
}

function casesOf(language: Spoken, author: Author): FlowCase[] {
  if (language === 'pt' || author === 'author-h') return readConversations(language, author);
  if (author !== 'long chats')
    return readPart<FlowCase>('topic-shift', { language, author: author as `author-${string}`, set: 'tuning' });
  const file = new URL(`../fixtures/chats/long-winded.${language}.json`, import.meta.url);
  const { turns } = JSON.parse(readFileSync(file, 'utf8')) as {
    turns: (FlowCase['turns'][number] & { shift?: boolean })[];
  };
  return turns.flatMap(({ user, shift }, at): FlowCase[] =>
    shift === undefined || at === 0
      ? []
      : [{ id: `turn ${at}`, set: 'tuning', turns: turns.slice(0, at), query: user, shift }],
  );
}

async function rowsOf(
  language: Spoken,
  author: Author,
  cosineOf: ((one: FlowCase) => Promise<number>) | null,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const one of casesOf(language, author)) {
    const before = one.turns.slice(-BEFORE).map((turn) => termsOfTurn(messagesOf(turn), language));
    const measures = new Map<string, number>();
    eachFlowFeature(one.query, before, spokenLanguage(one.query, language), (feature, value) => {
      const name = nameOf(feature, language);
      if (name !== null && value !== 0) measures.set(name, name.startsWith('=') ? value : OF_A_WORD);
    });
    if (cosineOf !== null) measures.set('=cosine', OF_A_COSINE * (await cosineOf(one)));
    const isSaid = saidFlow(one.query).said !== null;
    rows.push({ language, author, trial: trialOf(one), is: one.shift, measures, isSaid });
  }
  return rows;
}

const fitted = (rows: readonly Row[]) =>
  fitMeasures(
    rows
      .filter(({ isSaid }) => !isSaid)
      .flatMap((row) => Array.from({ length: WEIGHS[row.author] ?? WEIGHS_OTHERWISE }, () => row)),
    OPTIONS,
  );

function logitOf({ bias, weights }: SparseWeights, { measures, isSaid }: Row): number {
  if (isSaid) return Number.POSITIVE_INFINITY;
  return [...measures].reduce((sum, [name, value]) => sum + value * (weights.get(name) ?? 0), bias);
}

/** Returns the logit of each row by weights that were fitted on the rows of other parts. */
function leftOut(rows: readonly Row[], partOf: (row: Row) => unknown): Map<Row, number> {
  const logits = new Map<Row, number>();
  for (const part of new Set(rows.map(partOf))) {
    const weights = fitted(rows.filter((row) => partOf(row) !== part));
    for (const row of rows) if (partOf(row) === part) logits.set(row, logitOf(weights, row));
  }
  return logits;
}

function linesOf(rows: readonly Row[], logits: ReadonlyMap<Row, number>): string[][] {
  return [...new Set(rows.map(({ language }) => language))].flatMap((language) =>
    ['all', ...AUTHORS[language]].map((author) => {
      const own = rows.filter((row) => row.language === language && (author === 'all' || row.author === author));
      const scores = BARS.map((bar) =>
        scoreOf(
          own,
          ({ is }) => is,
          (row) => (logits.get(row) ?? 0) > bar,
        ),
      );
      return [
        `${language}, ${author}`,
        ...scores.map(({ f1, falseShare }) => `${f1.toFixed(2)} / ${falseShare.toFixed(2)}`),
      ];
    }),
  );
}

const writtenBy = ({ language, author }: Row): string => `${language} ${author}`;

/** Returns the least logit above which no more than a share of what goes on is taken for another matter, in the mean of the authors of each language. */
function barOf(rows: readonly Row[], logits: ReadonlyMap<Row, number>, mostFalse: number): number {
  const going = rows.filter((row) => !row.is && !row.isSaid);
  const groups = [...new Set(going.map(writtenBy))].map((by) => going.filter((row) => writtenBy(row) === by));
  const falseAbove = (bar: number) =>
    groups
      .map((own) => own.filter((row) => (logits.get(row) ?? 0) > bar).length / own.length)
      .reduce((sum, share) => sum + share / groups.length, 0);
  const bars = going.map((row) => logits.get(row) ?? 0).sort((one, other) => one - other);
  return bars.find((bar) => falseAbove(bar) <= mostFalse) ?? 0;
}

/** Returns the weights of one language, under the names that its texts have, so that what is above `bar` is above 0. */
function ofLanguage({ bias, weights }: SparseWeights, language: Spoken, bar: number): SparseWeights {
  const own = [...weights].flatMap(([name, weight]): [string, number][] => {
    if (name === '=cosine') return [[name, OF_A_COSINE * weight]];
    if (name.startsWith('=')) return [[name, weight]];
    return name.startsWith(`${language} `) ? [[name.slice(language.length + 1), OF_A_WORD * weight]] : [];
  });
  return { bias: bias - bar, weights: new Map(own) };
}

/** Fits on some languages, and writes the weights of some of them. */
async function fitAll(
  languages: readonly Spoken[],
  cosineOf: ((one: FlowCase) => Promise<number>) | null,
  written: readonly Spoken[] = languages,
) {
  const rows: Row[] = [];
  for (const language of languages)
    for (const author of AUTHORS[language]) rows.push(...(await rowsOf(language, author, cosineOf)));
  const head = ['', ...BARS.map(String)];
  const byChat = leftOut(rows, ({ trial }) => trial);
  process.stdout.write(
    table('Changes of topic: F1 / false shifts above a logit, chats left out', head, linesOf(rows, byChat)) +
      table(
        'The same, authors left out',
        head,
        linesOf(
          rows,
          leftOut(rows, ({ author }) => author),
        ),
      ),
  );
  const weights = fitted(rows);
  for (const language of written) {
    const by = cosineOf === null ? 'words' : 'vectors';
    const file = new URL(cosineOf === null ? `${language}.txt` : `${language}-by-vectors.txt`, FOLDER);
    writeFileSync(
      file,
      textOfWeights(
        ofLanguage(
          weights,
          language,
          barOf(
            rows.filter((row) => row.language === language),
            byChat,
            MOST_FALSE[by],
          ),
        ),
        PARTS_OF_ONE,
      ),
    );
  }
}

if (process.argv.includes('--vectors')) {
  const dataDir = await mkdtemp(join(tmpdir(), 'hipocampo-shift-'));
  const embedder = await LocalEmbedder.open({ modelDir: await prepareBundledModel(dataDir), threads: 1 });
  await fitAll(['en'], async ({ turns, query }) => {
    const [vector] = await embedder.embed([analyseQuery(query, 'en', NOW).embedText], { priority: 'query' });
    const lately = new LinesLately();
    const said = turns.slice(-BEFORE).map((turn, at) => ({
      memoryId: `turn ${at}`,
      passages: passagesOf(memoryOfTurn({ messages: messagesOf(turn), language: 'en', createdAt: NOW })?.lines ?? []),
      language: 'en',
    }));
    await lately.read(embedder, said);
    return Math.max(
      ...said.map(({ memoryId }) => lately.nearest(embedder.model, memoryId, vector ?? new Float32Array()) ?? -1),
    );
  });
  await embedder.close();
  await rm(dataDir, { recursive: true, force: true });
} else if (process.argv.includes('--portuguese')) await fitAll(['es', 'en', 'pt'], null, ['pt']);
else await fitAll(['es', 'en'], null);
