/** What a worker costs before anyone asks it anything, how soon it is there, and whether it grows. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Bench, type Findings, startService } from './bench.ts';
import { MEGABYTE, median, megabytes, short } from './figures.ts';
import { type LoadRequest, startLoad } from './load.ts';
import { buildBody, turnBody } from './requests.ts';
import { seedThroughApi } from './seed.ts';
import type { ServerProcess } from './server-process.ts';
import { table } from './table.ts';

const IDLE_AIM = 120 * MEGABYTE;
const START_AIM_MS = 2_000;
const SAMPLE_SECONDS = 5;
const MINUTE_SAMPLES = 60 / SAMPLE_SECONDS;
const GROWTH_AIM = 1.1; // last minute's RSS to the first one's: more than this in ten minutes is growth, less is the collector's mood

interface Sample {
  readonly rssBytes: number;
  readonly heapUsedBytes: number;
}

export async function measureLeanness(bench: Bench): Promise<Findings> {
  const { settings, databases } = bench;
  const url = await databases.create('lean');
  process.stderr.write('lean: starts\n');
  const first = await startService(bench, url);
  const emptyStartMs = first.startedInMs;
  await first.stop();
  const startsMs: number[] = [];
  for (let start = 0; start < settings.starts; start += 1) {
    const service = await startService(bench, url);
    startsMs.push(service.startedInMs);
    await service.stop();
  }

  process.stderr.write('lean: idle\n');
  const service = await startService(bench, url);
  await sleep(settings.idleSeconds * 1000);
  const idleRssBytes = service.rssBytes();

  process.stderr.write('lean: growth\n');
  const samples = await underLoad(bench, service);
  await sleep(SAMPLE_SECONDS * 1000);
  const afterwards = await sample(service);
  await service.stop();
  await databases.drop(url);

  const startMs = median(startsMs);
  const opening = samples.slice(0, MINUTE_SAMPLES);
  const closing = samples.slice(-MINUTE_SAMPLES);
  const rss = (part: readonly Sample[]) => median(part.map(({ rssBytes }) => rssBytes));
  // The least of a minute is what is left after a collection: what is really held.
  const heap = (part: readonly Sample[]) => Math.min(...part.map(({ heapUsedBytes }) => heapUsedBytes));
  const growth = rss(closing) / rss(opening);
  const rows = [
    ['idle RSS', `${megabytes(idleRssBytes)} MB`, `< ${megabytes(IDLE_AIM)} MB`, verdict(idleRssBytes < IDLE_AIM)],
    ['spawn to first 200', `${short(startMs)} ms`, `< ${START_AIM_MS} ms`, verdict(startMs < START_AIM_MS)],
    ['the same on an empty database', `${short(emptyStartMs)} ms`, '', ''],
    [`RSS, first minute of ${settings.growthSeconds} s load`, `${megabytes(rss(opening))} MB`, '', ''],
    [
      'RSS, last minute',
      `${megabytes(rss(closing))} MB`,
      `x ${short(growth)} <= ${GROWTH_AIM}`,
      verdict(growth <= GROWTH_AIM),
    ],
    ['heap, least of the first minute', `${megabytes(heap(opening))} MB`, '', ''],
    ['heap, least of the last minute', `${megabytes(heap(closing))} MB`, '', ''],
    [`${SAMPLE_SECONDS} s after the load: RSS`, `${megabytes(afterwards.rssBytes)} MB`, '', ''],
    [`${SAMPLE_SECONDS} s after the load: heap`, `${megabytes(afterwards.heapUsedBytes)} MB`, '', ''],
  ];
  return {
    tables: [table('Lean (one worker, PostgreSQL and Redis)', ['', 'found', 'aim', ''], rows)],
    figures: {
      idleRssBytes,
      startsMs,
      startMs,
      emptyStartMs,
      growthSeconds: settings.growthSeconds,
      growth,
      samples,
      afterwards,
    },
  };
}

/** Samples of a service that builds two contexts for every turn it saves. */
async function underLoad(bench: Bench, service: ServerProcess): Promise<Sample[]> {
  const { settings, cleanup, text } = bench;
  const sessions = await seedThroughApi(service.url, text, settings.warmSessions);
  const requests = sessions.flatMap((session, index): LoadRequest[] => {
    const build = { path: '/v1/build-context', body: JSON.stringify(buildBody(text, session, index)) };
    const save = { path: '/v1/save-turn', body: JSON.stringify(turnBody(text, session, index, index)) };
    return [build, build, save];
  });
  const load = await startLoad(cleanup, settings.connections);
  let loading = true;
  const samples: Sample[] = [];
  const sampling = (async () => {
    const started = Date.now();
    for (let next = 1; loading; next += 1) {
      await sleep(started + next * SAMPLE_SECONDS * 1000 - Date.now());
      if (loading || samples.length === 0) samples.push(await sample(service));
    }
  })();
  await load(service, requests, settings.growthSeconds).finally(() => {
    loading = false;
  });
  await sampling;
  return samples;
}

async function sample(service: ServerProcess): Promise<Sample> {
  return { rssBytes: service.rssBytes(), heapUsedBytes: await service.metric('nodejs_heap_size_used_bytes') };
}

const verdict = (met: boolean) => (met ? 'met' : 'MISSED');
