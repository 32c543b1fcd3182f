/** What recall costs one user among many: against the time of embedding the query alone, which nothing can be faster than. */
import { performance } from 'node:perf_hooks';
import { client } from '../support/client.ts';
import type { Cleanup } from './cleanup.ts';
import { type ConversationText, conversationText } from './conversation-text.ts';
import { Databases } from './databases.ts';
import { megabytes, quantile, short } from './figures.ts';
import { openBenchEmbedder } from './recall/bench-embedder.ts';
import { seedLargeUser, seedOthers } from './recall/million-memories.ts';
import { type RecallService, startRecallService } from './recall/recall-service.ts';
import type { RecallSettings } from './recall/recall-settings.ts';
import { embedded } from './recall/replay.ts';
import { table } from './table.ts';

const USER = 'large';
const SESSION = 'latency';
const WINDOW_TURNS = 20;
const WARM_UP = 20;
const LIMIT = 2; // times the time of embedding the query

const KINDS = [
  'embed',
  'embed over HTTP',
  'recall',
  'recall, repeated',
  'build without',
  'build with',
  'build with, repeated',
] as const;
type Kind = (typeof KINDS)[number];
type Times = Record<Kind, number[]>;

export async function measureRecallLatency(settings: RecallSettings, cleanup: Cleanup) {
  process.stderr.write('latency: seeding\n');
  const databases = await Databases.connect(settings.databaseUrl, cleanup);
  const databaseUrl = await databases.create('recall_latency');
  // Without a translator, which makes another model: the vectors that are seeded below would be those of a model that is given up.
  const start = (profile?: string) =>
    startRecallService({
      cleanup,
      server: settings.server,
      modelDir: settings.modelDir,
      env: { TRANSLATOR: 'off' },
      databaseUrl,
      profile,
    });
  await (await start()).stop(); // the worker itself notes which model serves
  const text = conversationText();
  const seedMs = await seed(databases, databaseUrl, text, settings, cleanup);

  process.stderr.write(`latency: asking (seeded in ${short(seedMs / 1000)} s)\n`);
  const service = await start(settings.profile);
  const ask = asker(service, text);
  const coldMs = await ask.recall('cold', 0);
  await ask.fillWindow();
  const times = Object.fromEntries(KINDS.map((kind) => [kind, []])) as unknown as Times;
  const degraded: string[] = [];
  for (let number = -WARM_UP; number < settings.queries; number += 1) {
    const one = await ask.round(number, degraded);
    if (number >= 0) for (const kind of KINDS) times[kind].push(one[kind]);
  }
  const workerRssBytes = service.worker?.rssBytes() ?? 0;
  await service.stop();
  await databases.drop(databaseUrl);
  return report(times, { coldMs, workerRssBytes, degraded: degraded.length, settings });
}

async function seed(
  databases: Databases,
  url: string,
  text: ConversationText,
  settings: RecallSettings,
  cleanup: Cleanup,
): Promise<number> {
  const began = performance.now();
  const embedder = await openBenchEmbedder(settings.modelDir, cleanup);
  await databases.within(url, async (database) => {
    await seedLargeUser(database, USER, settings.large, text, embedder);
    await seedOthers(database, Math.max(1, settings.memories - settings.large), settings.users, embedder);
  });
  await embedder.close();
  await databases.settle(url);
  return performance.now() - began;
}

/** Every question is asked in other words each time, so that no vector that was computed before helps, unless repeated on purpose. */
function asker({ http, worker }: RecallService, { questions, exchanges }: ConversationText) {
  const { saveTurn } = client(http.url);
  const queryOf = (opening: string, number: number) =>
    `${opening} ${number}, ${questions[(number + questions.length) % questions.length]}`;

  const timed = async (
    url: string,
    path: string,
    body: unknown,
  ): Promise<{ ms: number; reply: Record<string, unknown> }> => {
    const began = performance.now();
    const { status, body: reply } = await client(url).post<Record<string, unknown>>(path, body);
    const ms = performance.now() - began;
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(reply)}`);
    return { ms, reply };
  };
  const recall = async (opening: string, number: number): Promise<number> => {
    const { ms } = await timed(http.url, `/v1/users/${USER}/recall`, { query: queryOf(opening, number) });
    return ms;
  };
  const build = (opening: string, number: number, memories: boolean) =>
    timed(http.url, '/v1/build-context', {
      user_id: USER,
      session_id: SESSION,
      current_query: queryOf(opening, number),
      system_prompt: 'You are a helpful assistant.',
      include_memories: memories,
    });

  return {
    recall,
    async fillWindow(): Promise<void> {
      for (const { user, assistant } of exchanges.slice(0, WINDOW_TURNS)) {
        const messages = [
          { role: 'user', content: user },
          { role: 'assistant', content: assistant },
        ];
        const { status } = await saveTurn({ user_id: USER, session_id: SESSION, messages });
        if (status !== 201) throw new Error(`save-turn answered ${status}`);
      }
      await embedded(http.url, USER);
    },
    /** One of each kind, one after the other: what the machine does beside them hits all alike. */
    async round(number: number, degraded: string[]): Promise<Record<Kind, number>> {
      if (worker === null) throw new Error('there is no embedding worker');
      const alone = await timed(worker.url, '/embed', { text: queryOf('Alone', number) });
      const found = await recall('Say', number);
      const repeated = await recall('Say', number);
      const without = await build('Tell', number, false);
      const withMemories = await build('Hear', number, true);
      const withRepeated = await build('Hear', number, true);
      for (const { reply } of [withMemories, withRepeated]) {
        const parts = reply.degraded as string[];
        if (parts.length > 0) degraded.push(...parts);
      }
      return {
        embed: Number(alone.reply.milliseconds),
        'embed over HTTP': alone.ms,
        recall: found,
        'recall, repeated': repeated,
        'build without': without.ms,
        'build with': withMemories.ms,
        'build with, repeated': withRepeated.ms,
      };
    },
  };
}

interface Circumstances {
  readonly coldMs: number;
  readonly workerRssBytes: number;
  readonly degraded: number;
  readonly settings: RecallSettings;
}

function report(times: Times, { coldMs, workerRssBytes, degraded, settings }: Circumstances) {
  const p50 = (kind: Kind) => quantile(times[kind], 0.5);
  const p95 = (kind: Kind) => quantile(times[kind], 0.95);
  const recallRatio = p95('recall') / p95('embed');
  const addedMs = p95('build with') - p95('build without');
  const addedRatio = addedMs / p95('embed');
  const rows = KINDS.map((kind) => [kind, short(p50(kind)), short(p95(kind)), short(p95(kind) / p95('embed'))]);
  const verdict = (ratio: number) => (ratio <= LIMIT ? 'met' : 'MISSED');
  const tables = [
    table(
      `Latency: ${settings.large} memories of one user among ${settings.memories} of ${settings.users} others, ${settings.queries} of each in turn`,
      ['', 'p50 ms', 'p95 ms', 'p95 / embed'],
      rows,
    ),
    table(
      'Latency: against the query embedded alone, p95',
      ['', 'times', 'aim', ''],
      [
        ['recall', short(recallRatio), `<= ${LIMIT}`, verdict(recallRatio)],
        [`build-context with recall adds ${short(addedMs)} ms`, short(addedRatio), `<= ${LIMIT}`, verdict(addedRatio)],
        ['builds without memories in time', String(degraded), '', ''],
        ['first recall of the user after a start, ms', short(coldMs), '', ''],
        ['RSS of the embedding worker, MB', megabytes(workerRssBytes), '', ''],
      ],
    ),
  ];
  const spread = Object.fromEntries(KINDS.map((kind) => [kind, { p50Ms: p50(kind), p95Ms: p95(kind) }]));
  return { tables, figures: { ...spread, recallRatio, addedMs, addedRatio, degraded, coldMs, workerRssBytes } };
}
