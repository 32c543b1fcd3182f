/** The embedded default: what one process with its own database does. For information; nothing is aimed at. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench, Findings } from './bench.ts';
import { megabytes, short } from './figures.ts';
import { startLoad } from './load.ts';
import { buildBody, turnBody } from './requests.ts';
import { seedThroughApi } from './seed.ts';
import { ServerProcess } from './server-process.ts';
import { table } from './table.ts';

const SESSIONS = 50;
const SETTLE_MS = 5_000;

export async function measureEmbedded({ settings, cleanup, text }: Bench): Promise<Findings> {
  process.stderr.write('embedded\n');
  const folder = await mkdtemp(join(tmpdir(), 'hipocampo-bench-'));
  cleanup.add(() => rm(folder, { recursive: true, force: true }));
  const env = { DATA_DIR: folder, LOG_LEVEL: settings.logLevel };
  const first = await ServerProcess.start({ program: settings.server, env });
  cleanup.add(() => first.stop());
  const firstStartMs = first.startedInMs;
  await first.stop();
  const service = await ServerProcess.start({ program: settings.server, env });
  cleanup.add(() => service.stop());
  await sleep(SETTLE_MS);
  const idleRssBytes = service.rssBytes();

  const sessions = await seedThroughApi(service.url, text, SESSIONS);
  const load = await startLoad(cleanup, settings.connections);
  const builds = sessions.map((session, index) => ({
    path: '/v1/build-context',
    body: JSON.stringify(buildBody(text, session, index)),
  }));
  const saves = sessions.map((session, index) => ({
    path: '/v1/save-turn',
    body: JSON.stringify(turnBody(text, session, index, index)),
  }));
  await load(service, builds, settings.warmUpSeconds);
  const build = await load(service, builds, settings.embeddedSeconds);
  const save = await load(service, saves, settings.embeddedSeconds);
  const loadedRssBytes = service.rssBytes();
  await service.stop();

  const rows = [
    [
      'build-context, in the cache',
      `${short(build.requestsPerSecond)} req/s`,
      `p50 ${short(build.p50Ms)} ms`,
      `p99 ${short(build.p99Ms)} ms`,
    ],
    [
      'save-turn',
      `${short(save.requestsPerSecond)} req/s`,
      `p50 ${short(save.p50Ms)} ms`,
      `p99 ${short(save.p99Ms)} ms`,
    ],
    ['first start, spawn to first 200', `${short(firstStartMs)} ms`],
    ['later start', `${short(service.startedInMs)} ms`],
    ['idle RSS', `${megabytes(idleRssBytes)} MB`],
    ['RSS after the load', `${megabytes(loadedRssBytes)} MB`],
  ];
  return {
    tables: [table('Embedded default (one process, no PostgreSQL, no Redis)', ['', '', '', ''], rows)],
    figures: { build, save, firstStartMs, startMs: service.startedInMs, idleRssBytes, loadedRssBytes },
  };
}
