/**
 * Fits the weights by which a change of topic is known, and writes them (`src/memory/conversation/flow/shift-weights/`): `npx tsx tests/bench/fit-shift.ts
 * [--vectors]`, all languages together, whose signs have one weight each and whose words their own, with a part in common where Spanish and Portuguese write them alike; with `--vectors` those of English with the cosine of the model
 * that comes along. On stdout: F1 and the share of false shifts of each author's tuning part at several bars, chats left out one of eight trials at a time, and authors
 * left out one at a time. The bias takes in the bar, which is the least that leaves so many false shifts among the texts of the authors left out.
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
import { spokenLanguage } from '../../src/memory/text/text-analysis.ts';
import { PORTUGUESE_AUTHORS, readChatCases, readConversations } from '../unit/flow/compact-sets.ts';
import { type FlowCase, readPart, scoreOf } from '../unit/flow/labelled-set.ts';
import { table } from './table.ts';
import { fitMeasures, type SparseWeights, type ValuedRow } from './wants/sparse-logistic.ts';
import { textOfWeights } from './wants/weights-files.ts';

const CHATS = ['chats-t', 'chats-v', 'chats-w'] as const;
const CONVERSATIONS = ['author-h', 'author-i', 'author-k'] as const;
const OTHERS = ['author-a', 'author-b', 'author-e', 'author-f', ...CONVERSATIONS, 'long chats', ...CHATS] as const;
const AUTHORS = { es: OTHERS, en: OTHERS, pt: [...PORTUGUESE_AUTHORS, ...CHATS] } as const;
type Author = (typeof AUTHORS)[Spoken][number];
/** How often each text of an author counts, so that no author's number of them drowns another's. */
const WEIGHS: Readonly<Record<Author, number>> = {
  'author-a': 6,
  'author-b': 6,
  'author-e': 6,
  'author-f': 2,
  'author-h': 1,
  'author-i': 2,
  'author-k': 3,
  'author-m': 2,
  'author-n': 2,
  'long chats': 12,
  'chats-t': 1,
  'chats-v': 1,
  'chats-w': 1,
};
const PARTS_OF_ONE = 50; // that the weights are written to
type Spoken = 'es' | 'en' | 'pt';
const OF_A_COSINE = 8; // its value, times itself: hardly pulled to 0, since it is the least of an author's own
const OPTIONS = { l1: 0.4, l2: 2, least: 6, rounds: 300 };
const TRIALS = 8;
const BEFORE = 2; // turns that a text is held against, as an entry has them
const MOST_FALSE = { words: 0.05, vectors: 0.05 } as const; // of the texts that go on, in the mean of the authors
const BARS = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1];
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

/** The languages whose words, where they are written alike, weigh alike in part: what few texts of one tell, those of the other bear out. */
const WORDS_WITH: Readonly<Record<Spoken, readonly string[]>> = {
  es: ['es', 'es and pt'],
  en: ['en'],
  pt: ['pt', 'es and pt'],
};

/** Returns the names of what weighs for a feature: words count in their language and in what it shares, all else in all of them. */
const namesOf = (feature: string, language: Spoken): readonly string[] =>
  feature.startsWith('=') ? [feature] : WORDS_WITH[language].map((whose) => `${whose}: ${feature}`);

function casesOf(language: Spoken, author: Author): FlowCase[] {
  if (author.startsWith('chats-')) return readChatCases(language, author);
  if (language === 'pt' || CONVERSATIONS.some((one) => one === author)) return readConversations(language, author);
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
      if (value !== 0) for (const name of namesOf(feature, language)) measures.set(name, value);
    });
    if (cosineOf !== null) measures.set('=cosine', OF_A_COSINE * (await cosineOf(one)));
    const isSaid = saidFlow(one.query).said !== null;
    rows.push({ language, author, trial: trialOf(one), is: one.shift, measures, isSaid });
  }
  return rows;
}

const fitted = (rows: readonly Row[]) =>
  fitMeasures(
    rows.filter(({ isSaid }) => !isSaid).flatMap((row) => Array.from({ length: WEIGHS[row.author] }, () => row)),
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
  const own = new Map<string, number>();
  for (const [name, weight] of weights) {
    if (name === '=cosine') own.set(name, OF_A_COSINE * weight);
    else if (name.startsWith('=')) own.set(name, weight);
    const whose = WORDS_WITH[language].find((one) => name.startsWith(`${one}: `));
    if (whose === undefined) continue;
    const word = name.slice(whose.length + 2);
    own.set(word, (own.get(word) ?? 0) + weight);
  }
  return { bias: bias - bar, weights: own };
}

/** Fits on some languages, and writes their weights. */
async function fitAll(languages: readonly Spoken[], cosineOf: ((one: FlowCase) => Promise<number>) | null) {
  const rows: Row[] = [];
  for (const language of languages)
    for (const author of AUTHORS[language]) rows.push(...(await rowsOf(language, author, cosineOf)));
  const head = ['', ...BARS.map(String)];
  const byChat = leftOut(rows, ({ trial }) => trial);
  const byAuthor = leftOut(rows, ({ author }) => author);
  process.stdout.write(
    table('Changes of topic: F1 / false shifts above a logit, chats left out', head, linesOf(rows, byChat)) +
      table('The same, authors left out', head, linesOf(rows, byAuthor)),
  );
  const weights = fitted(rows);
  for (const language of languages) {
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
            byAuthor,
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
} else await fitAll(['es', 'en', 'pt'], null);
