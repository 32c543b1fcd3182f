/**
 * `tsx tests/bench/recall-pi.ts [--turns 2000] [--share 0.25] [--server dist/server.js] [--model-dir DIR]`: the embedding worker on
 * the budget of a small board, a quarter of one core and 1 GB, with a backlog of turns to embed and questions in between.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { client } from '../support/client.ts';
import { Cleanup } from './cleanup.ts';
import { conversationText } from './conversation-text.ts';
import { Databases } from './databases.ts';
import { MEGABYTE, megabytes, quantile, short } from './figures.ts';
import { startRecallService } from './recall/recall-service.ts';
import { throttle } from './recall/throttle.ts';
import { table } from './table.ts';

const USERS = 20;
const HEAP_MB = 256; // V8's; the model and the shards lie outside of it
const RSS_LIMIT = 1_024 * MEGABYTE;
const SAMPLE_MS = 1_000;
const STUCK_MS = 300_000;
const WRITERS = 8;

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '2000' },
    share: { type: 'string', default: '0.25' },
    server: { type: 'string', default: 'dist/server.js' },
    'model-dir': { type: 'string' },
  },
});
const turns = Number(values.turns);
const share = Number(values.share);
const cleanup = new Cleanup();
cleanup.listenForSignals();
try {
  const databases = await Databases.connect(
    process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres',
    cleanup,
  );
  const databaseUrl = await databases.create('recall_pi');
  const service = await startRecallService({
    cleanup,
    server: values.server,
    modelDir: values['model-dir'],
    databaseUrl,
    workerArguments: [`--max-old-space-size=${HEAP_MB}`],
  });
  const { http, worker } = service;
  if (worker === null) throw new Error('there is no embedding worker');
  const text = conversationText();
  const { saveTurn, post, get } = client(http.url);
  const idleRssBytes = worker.rssBytes();
  const throttled = throttle(worker, share);
  cleanup.add(() => throttled.release());

  const began = performance.now();
  const cpuBefore = worker.cpuSeconds();
  let next = 0;
  const write = async () => {
    for (let number = next++; number < turns; number = next++) {
      const { user, assistant } = text.exchanges[number % text.exchanges.length] ?? { user: '', assistant: '' };
      const reply = await saveTurn({
        user_id: `pi-${number % USERS}`,
        session_id: `pi-${number % USERS}-${Math.floor(number / USERS / 20)}`,
        language: text.language,
        messages: [
          { role: 'user', content: `${user} (${number})` }, // no turn is another one's echo
          { role: 'assistant', content: assistant },
        ],
      });
      if (reply.status !== 201) throw new Error(`save-turn answered ${reply.status}`);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  const savedMs = performance.now() - began;

  const rss: number[] = [];
  const recallMs: number[] = [];
  const modes = new Map<string, number>();
  let pending = turns;
  let lastProgress = performance.now();
  for (let sample = 0; pending > 0; sample += 1) {
    await sleep(SAMPLE_MS);
    rss.push(worker.rssBytes());
    const query = text.questions[sample % text.questions.length] ?? '';
    const asked = performance.now();
    const { status, body } = await post<{ mode: string }>(`/v1/users/pi-${sample % USERS}/recall`, { query });
    if (status !== 200) throw new Error(`recall answered ${status}`);
    recallMs.push(performance.now() - asked);
    modes.set(body.mode, (modes.get(body.mode) ?? 0) + 1);
    const now = await pendingOf();
    if (now < pending) lastProgress = performance.now();
    pending = now;
    if (performance.now() - lastProgress > STUCK_MS) throw new Error(`${pending} memories are stuck`);
    process.stderr.write(`\r${pending} pending `);
  }
  const seconds = (performance.now() - began) / 1000;
  const cpuShare = (worker.cpuSeconds() - cpuBefore) / seconds;
  await throttled.release();
  const texts = await databases.within(databaseUrl, async (database) => {
    const { rows } = await database.query<{ texts: string }>('SELECT sum(passages) AS texts FROM memory_embeddings');
    return Number(rows[0]?.texts);
  });
  const most = Math.max(...rss);
  const figures = {
    how: throttled.how,
    turns,
    seconds,
    savedSeconds: savedMs / 1000,
    turnsPerSecond: turns / seconds,
    textsPerSecond: texts / seconds,
    cpuShare,
    idleRssBytes,
    mostRssBytes: most,
    recallP50Ms: quantile(recallMs, 0.5),
    recallP95Ms: quantile(recallMs, 0.95),
    recallModes: Object.fromEntries(modes),
  };
  process.stdout.write(
    table(
      'The embedding worker on the budget of a small board',
      ['', ''],
      [
        ['throttled by', figures.how],
        ['share of a core that it used', short(cpuShare)],
        [`backlog of ${turns} turns, saved in ${short(figures.savedSeconds)} s, embedded after`, `${short(seconds)} s`],
        ['turns a second', short(figures.turnsPerSecond)],
        ['texts (passages of turns) a second', short(figures.textsPerSecond)],
        ['RSS before the backlog', `${megabytes(idleRssBytes)} MB`],
        [`most RSS, limit ${megabytes(RSS_LIMIT)} MB: ${most < RSS_LIMIT ? 'met' : 'MISSED'}`, `${megabytes(most)} MB`],
        ['/recall meanwhile', `p50 ${short(figures.recallP50Ms)} ms, p95 ${short(figures.recallP95Ms)} ms`],
        ['its modes', JSON.stringify(figures.recallModes)],
      ],
    ),
  );
  process.stdout.write(`\n${JSON.stringify(figures)}\n`);
  if (most >= RSS_LIMIT) process.exitCode = 1;

  async function pendingOf(): Promise<number> {
    let sum = 0;
    for (let user = 0; user < Math.min(USERS, turns); user += 1) {
      const { status, body } = await get<{ pending: number }>(`/v1/users/pi-${user}/memories/stats`);
      if (status !== 200) throw new Error(`memories/stats answered ${status}`);
      sum += body.pending;
    }
    return sum;
  }
} catch (error) {
  if (!cleanup.interrupted) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await cleanup.run();
}
