/** Throughput and latency of the three calls beside the least that could do the same, round by round in alternation. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Bench, type Findings, profileArguments, startService } from './bench.ts';
import { median, short } from './figures.ts';
import { type Load, type LoadRequest, type Round, startLoad } from './load.ts';
import { plainProgram } from './plain-program.ts';
import type { RedisDatabase } from './redis-database.ts';
import { buildBody, turnBody } from './requests.ts';
import { copySessions, seedThroughApi } from './seed.ts';
import { ServerProcess } from './server-process.ts';
import type { Job } from './settings.ts';
import { table } from './table.ts';

/** Least share of the floor's throughput; p99 may be at most `P99_LIMIT` times the floor's. */
const AIMS = { warm: 0.8, cold: 0.5, save: 0.75 } as const satisfies Record<Job, number>;
const P99_LIMIT = 1.5;
const MOST_WRONG = 0.01; // share of hits in a cold round, of misses in a warm one, beyond which the round is not what it says

const ENTRY_ATTEMPTS = 50;

interface Pair {
  readonly floor: Round;
  readonly service: Round;
}

interface JobFigures {
  readonly pairs: readonly Pair[];
  readonly floor: Round;
  readonly service: Round;
  readonly throughputRatio: number;
  readonly throughputPerCpuSecondRatio: number;
  readonly p50Ratio: number;
  readonly p99Ratio: number;
  readonly throughputAim: number;
  readonly p99Aim: number;
}

export async function measureAgainstFloor(bench: Bench): Promise<Findings> {
  const { settings, cleanup, databases, text } = bench;
  const serviceUrl = await databases.create('service');
  const seeding = await startService(bench, serviceUrl);
  const seeds = await seedThroughApi(seeding.url, text, settings.warmSessions);
  await seeding.stop();
  const cold = await databases.within(serviceUrl, (client) =>
    copySessions(client, 'cold', seeds.length, settings.jobs.includes('cold') ? settings.coldSessions : 1),
  );
  const floorUrl = await databases.create('floor', serviceUrl);
  await databases.dropReferences(floorUrl);
  await databases.settle(serviceUrl);
  await databases.settle(floorUrl);

  const load = await startLoad(cleanup, settings.connections);
  const figures: Partial<Record<Job, JobFigures>> = {};
  for (const job of settings.jobs) {
    process.stderr.write(`floor: ${job}\n`);
    figures[job] = await measureJob(bench, load, job, { serviceUrl, floorUrl, seeds, cold });
  }
  await databases.drop(floorUrl);
  await databases.drop(serviceUrl);
  return { tables: [summary(figures), ...settings.jobs.map((job) => rounds(job, figures[job]))], figures };
}

interface Data {
  readonly serviceUrl: string;
  readonly floorUrl: string;
  readonly seeds: readonly string[];
  readonly cold: readonly string[];
}

async function measureJob(bench: Bench, load: Load, job: Job, data: Data): Promise<JobFigures> {
  const { settings, cleanup, redis } = bench;
  // What no tier has is cold: the worker's own would outlive the flushing of Redis.
  const cold = job === 'cold' ? { WORKER_CACHE_MB: '0' } : {};
  const service = await startService(bench, data.serviceUrl, `service-${job}`, cold);
  const replyBytes = await prime(bench, service, data.seeds);
  const floor = await ServerProcess.start({
    program: plainProgram('floor-server'),
    env: {
      DATABASE_URL: data.floorUrl,
      DATABASE_POOL_SIZE: String(settings.poolSize),
      REDIS_URL: redis.url,
      REPLY_BYTES: String(replyBytes),
    },
    nodeArguments: profileArguments(settings, `floor-${job}`),
  });
  cleanup.add(() => floor.stop());

  const bodies = bodiesOf(bench, job, data);
  const path = job === 'save' ? '/v1/save-turn' : '/v1/build-context';
  const forService: LoadRequest[] = bodies.map((body) => ({ path, body }));
  const forFloor: LoadRequest[] = bodies.map((body) => ({ path: `/${job}`, body }));
  const pairs: Pair[] = [];
  for (let round = 0; round <= settings.rounds; round += 1) {
    const seconds = round === 0 ? settings.warmUpSeconds : settings.roundSeconds;
    const floorRound = await load(floor, forFloor, seconds);
    if (job === 'cold') await redis.empty();
    const pair = { floor: floorRound, service: await serviceRound(load, service, forService, seconds, job) };
    if (round > 0) pairs.push(pair);
    process.stderr.write(
      `  ${round === 0 ? 'warm-up' : `round ${round}`}: ${short(pair.floor.requestsPerSecond)}/s, ${short(pair.service.requestsPerSecond)}/s\n`,
    );
  }
  await service.stop();
  await floor.stop();
  return figuresOf(job, pairs);
}

/** One round of the service, refused when the cache did not play the part that the job gives it. */
async function serviceRound(
  load: Load,
  service: ServerProcess,
  requests: LoadRequest[],
  seconds: number,
  job: Job,
): Promise<Round> {
  const hits = () => service.metric('hipocampo_cache_requests_total', '{result="hit"}');
  const before = await hits();
  const round = await load(service, requests, seconds);
  const share = ((await hits()) - before) / round.requests;
  if (job === 'warm' && share < 1 - MOST_WRONG) throw new Error(`a warm round had only ${short(share * 100)} % hits`);
  if (job === 'cold' && share > MOST_WRONG)
    throw new Error(`a cold round had ${short(share * 100)} % hits: raise --cold-sessions`);
  return round;
}

function bodiesOf({ settings, text }: Bench, job: Job, { seeds, cold }: Data): string[] {
  if (job !== 'save')
    return (job === 'warm' ? seeds : cold).map((session, index) =>
      JSON.stringify(buildBody(text, session, index % seeds.length)),
    );
  return Array.from({ length: settings.saveSessions * 4 }, (_, index) => {
    const session = index % settings.saveSessions;
    return JSON.stringify(turnBody(text, `save-${session}`, session, index));
  });
}

/** Fills the cache, gives the floor an entry of the same bytes for each session, and tells the mean size of a reply. */
async function prime({ redis, text }: Bench, service: ServerProcess, seeds: readonly string[]): Promise<number> {
  await redis.empty();
  let bytes = 0;
  for (const [index, session] of seeds.entries()) {
    const body = JSON.stringify(buildBody(text, session, index));
    bytes += await replySize(service, body);
    const entry = await entryOf(redis, session, () => replySize(service, body));
    await redis.redis.set(`floor:${session}`, entry);
  }
  return Math.round(bytes / seeds.length);
}

async function replySize(service: ServerProcess, body: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${service.url}/v1/build-context`, { method: 'POST', headers, body });
  if (!reply.ok) throw new Error(`build-context answered ${reply.status}`);
  return (await reply.arrayBuffer()).byteLength;
}

/** The service's entry, which it stores beside its reply: it may come a moment later, and with Redis too slow not at all. */
async function entryOf(redis: RedisDatabase, session: string, buildAgain: () => Promise<unknown>): Promise<Buffer> {
  for (let attempt = 0; attempt < ENTRY_ATTEMPTS; attempt += 1) {
    const entry = await redis.redis.getBuffer(`conversation_context:${session}`);
    if (entry !== null) return entry;
    await sleep(20);
    await buildAgain();
  }
  throw new Error(`${session} is not in the cache after build-context`);
}

function figuresOf(job: Job, pairs: readonly Pair[]): JobFigures {
  const ratio = (field: keyof Round) => median(pairs.map(({ floor, service }) => service[field] / floor[field]));
  const middle = (side: keyof Pair): Round => {
    const of = (field: keyof Round) => median(pairs.map((pair) => pair[side][field]));
    return {
      requests: of('requests'),
      requestsPerSecond: of('requestsPerSecond'),
      p50Ms: of('p50Ms'),
      p99Ms: of('p99Ms'),
      bytesPerReply: of('bytesPerReply'),
      requestsPerCpuSecond: of('requestsPerCpuSecond'),
    };
  };
  return {
    pairs,
    floor: middle('floor'),
    service: middle('service'),
    throughputRatio: ratio('requestsPerSecond'),
    throughputPerCpuSecondRatio: ratio('requestsPerCpuSecond'),
    p50Ratio: ratio('p50Ms'),
    p99Ratio: ratio('p99Ms'),
    throughputAim: AIMS[job],
    p99Aim: P99_LIMIT,
  };
}

const HEAD = ['req/s', 'p50 ms', 'p99 ms', 'req/CPU s', 'reply bytes'] as const;

const columns = (round: Round) => [
  short(round.requestsPerSecond),
  short(round.p50Ms),
  short(round.p99Ms),
  short(round.requestsPerCpuSecond),
  short(round.bytesPerReply),
];

function summary(figures: Partial<Record<Job, JobFigures>>): string {
  const rows = Object.entries(figures).flatMap(([job, found]) => [
    [`${job} floor`, ...columns(found.floor)],
    [`${job} service`, ...columns(found.service)],
    [
      `${job} ratio`,
      short(found.throughputRatio),
      short(found.p50Ratio),
      short(found.p99Ratio),
      short(found.throughputPerCpuSecondRatio),
      '',
      `aim >= ${found.throughputAim}: ${verdict(found.throughputRatio >= found.throughputAim)}`,
      `p99 <= ${found.p99Aim}: ${verdict(found.p99Ratio <= found.p99Aim)}`,
    ],
  ]);
  return table(
    'Against the floor (medians of the rounds; ratios are medians of the pairs)',
    ['', ...HEAD, '', ''],
    rows,
  );
}

function rounds(job: Job, figures: JobFigures | undefined): string {
  const rows = (figures?.pairs ?? []).flatMap(({ floor, service }, index) => [
    [`${index + 1} floor`, ...columns(floor)],
    [`${index + 1} service`, ...columns(service)],
  ]);
  return table(`${job}, round by round`, ['', ...HEAD], rows);
}

const verdict = (met: boolean) => (met ? 'met' : 'MISSED');
