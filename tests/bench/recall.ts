/** `npm run bench:recall`: how much of what was said is found again, as tables on stdout, then as one JSON document. `--help` tells the flags. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { Cleanup } from './cleanup.ts';
import { Databases } from './databases.ts';
import { MEGABYTE, short } from './figures.ts';
import { askBaselines } from './recall/baselines.ts';
import { openBenchEmbedder } from './recall/bench-embedder.ts';
import { askingForDays, type ConversationSet, readLocomo, readOwnSet } from './recall/conversation-set.ts';
import { BARS, missesOf, SERVICE, tablesOf } from './recall/recall-report.ts';
import { startRecallService } from './recall/recall-service.ts';
import { readRecallSettings } from './recall/recall-settings.ts';
import { embedded, replay } from './recall/replay.ts';
import { askService } from './recall/service-answers.ts';
import { scores, scoresByCategory } from './recall/turn-ranking.ts';
import { measureRecallLatency } from './recall-latency.ts';
import { table } from './table.ts';

const PATIENT_MS = '10000';

const settings = readRecallSettings(process.argv.slice(2));
const cleanup = new Cleanup();
cleanup.listenForSignals();

/** Replays a set, asks all its questions, and gives tables and figures of what was found. */
async function measureSet(set: ConversationSet, bars: typeof BARS | null) {
  process.stderr.write(`${set.name}\n`);
  const databaseUrl = settings.onPostgres ? await newDatabase(set.language) : undefined;
  const service = await startRecallService({
    cleanup,
    server: settings.server,
    modelDir: settings.modelDir,
    env: {
      TRANSLATOR: settings.translated ? 'auto' : 'off',
      ...(settings.patient && { RECALL_DEADLINE_MS: PATIENT_MS }),
    },
    ...(databaseUrl !== undefined && { databaseUrl }),
  });
  const { url } = service.http;
  const options = { plain: settings.plain, untold: settings.untold };
  const began = performance.now();
  let memories = 0;
  for (const conversation of set.conversations) await replay(url, conversation, options);
  const savedMs = performance.now() - began;
  for (const { userId } of set.conversations) memories += await embedded(url, userId);
  const embeddedMs = performance.now() - began;
  process.stderr.write(`  ${memories} memories\n`);
  const { answers, nothingTokens, recallMs, buildMs, degraded } = await askService(url, set, options);
  await service.stop();

  const embedder = settings.baselines ? await openBenchEmbedder(settings.modelDir, cleanup) : null;
  const found = new Map([...(settings.baselines ? await askBaselines(set, embedder) : []), [SERVICE, answers]]);
  await embedder?.close();
  const told = [
    ['by default: tokens of memories where the query wants nothing of the past', short(nothingTokens)],
    ['memories', String(memories)],
    ['saved in', `${short(savedMs / 1000)} s`],
    ['all found by their vectors after', `${short(embeddedMs / 1000)} s`],
    ['/recall', `p50 ${short(recallMs.p50Ms)} ms, p95 ${short(recallMs.p95Ms)} ms`],
    ['build-context', `p50 ${short(buildMs.p50Ms)} ms, p95 ${short(buildMs.p95Ms)} ms`],
    ['replies without vectors', String(degraded)],
  ];
  const tables = [...tablesOf(set, found, bars), table(`${set.name}: the run`, ['', ''], told)];
  if (settings.misses) tables.push(`\n${set.name}: not in the first ten\n${missesOf(answers)}`);
  const figures = Object.fromEntries(
    [...found].map(([name, of]) => [name, { all: scores(of), byCategory: scoresByCategory(set, of) }]),
  );
  return {
    tables,
    figures: { nothingTokens, memories, savedMs, embeddedMs, recallMs, buildMs, degraded, rankers: figures },
  };
}

let databases: Databases | undefined;

async function newDatabase(name: string): Promise<string> {
  databases ??= await Databases.connect(settings.databaseUrl, cleanup);
  return databases.create(`recall_${name}`);
}

function locomo(): ConversationSet {
  const set = readLocomo(settings.data);
  return { ...set, conversations: set.conversations.slice(0, settings.conversations) };
}

try {
  const figures: Record<string, unknown> = {};
  const report = (name: string, { tables, figures: found }: { tables: readonly string[]; figures: unknown }) => {
    process.stdout.write(tables.join(''));
    figures[name] = found;
  };
  if (settings.parts.includes('locomo')) report('locomo', await measureSet(locomo(), BARS));
  if (settings.parts.includes('spanish')) {
    report('spanish', await measureSet(readOwnSet('Spanish', 'first', 'es'), null));
    report('english', await measureSet(readOwnSet('English', 'first', 'en'), null));
  }
  if (settings.parts.includes('second')) {
    report('second_spanish', await measureSet(readOwnSet('Spanish, second set', 'second', 'es'), null));
    report('second_english', await measureSet(readOwnSet('English, second set', 'second', 'en'), null));
    report('second_portuguese', await measureSet(readOwnSet('Portuguese, second set', 'second', 'pt'), null));
  }
  if (settings.parts.includes('days')) {
    report('locomo_days', await measureSet(askingForDays(locomo()), null));
    report('spanish_days', await measureSet(askingForDays(readOwnSet('Spanish, second set', 'second', 'es')), null));
  }
  if (settings.parts.includes('latency')) report('latency', await measureRecallLatency(settings, cleanup));
  const machine = {
    date: new Date().toISOString(),
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memory_gb: Math.round(totalmem() / MEGABYTE / 102.4) / 10,
    node: process.version,
  };
  const { databaseUrl: _database, ...told } = settings; // a URL may hold a password
  const document = JSON.stringify({ machine, settings: told, figures });
  process.stdout.write(`\n${document}\n`);
  if (settings.json !== undefined) {
    mkdirSync(dirname(settings.json), { recursive: true });
    writeFileSync(settings.json, `${document}\n`);
  }
} catch (error) {
  if (!cleanup.interrupted) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await cleanup.run();
}
