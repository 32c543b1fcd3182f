/** Two services side by side, round by round in alternation, by processor time: what one costs against the other. */
import { readFileSync } from 'node:fs';
import { type Bench, startService } from './bench.ts';
import { median, short } from './figures.ts';
import { startLanes } from './lanes.ts';
import { type LoadRequest, startLoad } from './load.ts';
import { LOOP_OF_SERVICE, loopRequests } from './loop.ts';
import { buildBody, turnBody } from './requests.ts';
import { copySessions, seedThroughApi } from './seed.ts';
import { type ServerProcess, TICKS_PER_SECOND } from './server-process.ts';
import { table } from './table.ts';

const MICROSECONDS = 1_000_000;
export type SideJob = 'loop' | 'warm' | 'cold' | 'save';

/** A service to be compared: its program where it is not the bench's own, and what is set for it. */
export interface Side {
  readonly name: string;
  readonly program?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
}

type Sides = readonly [first: Side, second: Side];

/** What one request (of the loop: one turn, a build and a save) took, in microseconds of processor time. */
interface Cost {
  readonly service: number;
  /** The backends of PostgreSQL that the service talks to. */
  readonly postgres: number;
}

type Pair = readonly [first: Cost, second: Cost];

export interface Comparison {
  readonly job: SideJob;
  readonly pairs: readonly Pair[];
  readonly first: Cost;
  readonly second: Cost;
  /** Second to first: the median of the pairs, the lowest and the highest, and with PostgreSQL. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  readonly ratioWithPostgres: number;
}

/** A service on a database of its own; `sessions` are there and cached. Their names differ by side, for both have one Redis. */
interface Subject {
  readonly side: Side;
  readonly databaseUrl: string;
  readonly sessions: readonly string[];
  readonly cold: readonly string[];
}

type Subjects = readonly [Subject, Subject];

interface Drivers {
  readonly lanes: ReturnType<typeof startLanes>;
  readonly load: Awaited<ReturnType<typeof startLoad>>;
}

export async function compareSides(bench: Bench, sides: Sides, jobs: readonly SideJob[]): Promise<Comparison[]> {
  const drivers = {
    lanes: startLanes(bench.cleanup),
    load: await startLoad(bench.cleanup, bench.settings.connections),
  };
  const subjects = [
    await subjectOf(bench, sides[0], jobs.includes('cold')),
    await subjectOf(bench, sides[1], jobs.includes('cold')),
  ] as const;
  const found = [];
  for (const job of jobs) {
    process.stderr.write(`${sides[0].name} and ${sides[1].name}: ${job}\n`);
    found.push(comparisonOf(job, await measureJob(bench, drivers, job, subjects)));
  }
  for (const { databaseUrl } of subjects) await bench.databases.drop(databaseUrl);
  return found;
}

/** Returns the comparison as a table; `verdict` says of a ratio what is to be said, where anything is. */
export function comparisonTable(
  title: string,
  sides: Sides,
  found: readonly Comparison[],
  verdict: (ratio: number) => string = () => '',
): string {
  const rows = found.map(({ job, first, second, ratio, low, high, ratioWithPostgres }) => [
    job,
    short(first.service),
    short(second.service),
    short(ratio),
    `${short(low)}-${short(high)}`,
    short(first.postgres),
    short(second.postgres),
    short(ratioWithPostgres),
    verdict(ratio),
  ]);
  const head = [
    ...['', sides[0].name, sides[1].name, 'ratio', 'of the pairs'],
    ...[`PostgreSQL ${sides[0].name}`, sides[1].name, 'with it', ''],
  ];
  const what = 'µs of processor time a request, of the loop a turn; medians, ratios of the pairs';
  return table(`${title} (${what})`, head, rows);
}

/** Returns a side with sessions of 20 turns, under names of its own: copies, for what is copied is called the same in either database. */
async function subjectOf(bench: Bench, side: Side, withCold: boolean): Promise<Subject> {
  const { databases, settings, text, redis } = bench;
  const databaseUrl = await databases.create(side.name);
  const seeding = await start(bench, { side, databaseUrl });
  const { length: seeds } = await seedThroughApi(seeding.url, text, settings.warmSessions);
  await seeding.stop();
  await redis.empty();
  const copies = (prefix: string, count: number) =>
    databases.within(databaseUrl, (client) => copySessions(client, `${side.name}-${prefix}`, seeds, count));
  const sessions = await copies('warm', settings.warmSessions);
  const cold = withCold ? await copies('cold', settings.coldSessions) : [];
  await databases.settle(databaseUrl);
  return { side, databaseUrl, sessions, cold };
}

function start(
  bench: Bench,
  { side, databaseUrl }: Pick<Subject, 'side' | 'databaseUrl'>,
  job?: SideJob,
): Promise<ServerProcess> {
  // What no tier has is cold: the worker's own would outlive the flushing of Redis.
  const env = { ...side.env, ...(job === 'cold' && { WORKER_CACHE_MB: '0' }) };
  const settings = { ...bench.settings, server: side.program ?? bench.settings.server };
  return startService({ ...bench, settings }, databaseUrl, job === undefined ? undefined : `${side.name}-${job}`, env);
}

async function measureJob(bench: Bench, drivers: Drivers, job: SideJob, [first, second]: Subjects): Promise<Pair[]> {
  const { settings } = bench;
  const services = [await start(bench, first, job), await start(bench, second, job)] as const;
  const pairs: Pair[] = [];
  for (let round = 0; round <= settings.rounds; round += 1) {
    const seconds = round === 0 ? settings.warmUpSeconds : settings.roundSeconds;
    const run = (service: ServerProcess, subject: Subject) =>
      costOf(bench, service, subject, () => requestsDone(bench, drivers, job, service, subject, round, seconds));
    // Each goes first as often as the other.
    const early = round % 2 === 0 ? await run(services[0], first) : undefined;
    const other = await run(services[1], second);
    const pair = [early ?? (await run(services[0], first)), other] as const;
    if (round > 0) pairs.push(pair);
    process.stderr.write(
      `  ${round === 0 ? 'warm-up' : `round ${round}`}: ${short(pair[0].service)} µs, ${short(pair[1].service)} µs\n`,
    );
  }
  for (const service of services) await service.stop();
  return pairs;
}

/** Sends requests for so many seconds; returns how many were answered. */
async function requestsDone(
  bench: Bench,
  { lanes, load }: Drivers,
  job: SideJob,
  service: ServerProcess,
  subject: Subject,
  round: number,
  seconds: number,
): Promise<number> {
  const run = `${subject.side.name}-${round}`;
  if (job === 'loop') {
    const done = await lanes([service.url], loopRequests(bench, LOOP_OF_SERVICE, run, seconds), seconds);
    return done.times[LOOP_OF_SERVICE.save]?.length ?? 0;
  }
  if (job === 'cold') await bench.redis.empty();
  return (await load(service, requestsOf(bench, job, subject), seconds)).requests;
}

function requestsOf({ text, settings }: Bench, job: 'warm' | 'cold' | 'save', subject: Subject): LoadRequest[] {
  if (job !== 'save')
    return (job === 'warm' ? subject.sessions : subject.cold).map((session, index) => ({
      path: LOOP_OF_SERVICE.build,
      body: JSON.stringify(buildBody(text, session, index % settings.warmSessions)),
    }));
  return Array.from({ length: settings.saveSessions * 4 }, (_, index) => {
    const session = index % settings.saveSessions;
    const body = JSON.stringify(turnBody(text, `${subject.side.name}-save-${session}`, session, index));
    return { path: LOOP_OF_SERVICE.save, body };
  });
}

async function costOf(
  { databases }: Bench,
  service: ServerProcess,
  { databaseUrl }: Subject,
  work: () => Promise<number>,
): Promise<Cost> {
  const backends = async () => {
    const { rows } = await databases.within(databaseUrl, (client) =>
      client.query<{ pid: number }>(
        'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      ),
    );
    return new Map(rows.map(({ pid }) => [pid, cpuOf(pid)]));
  };
  const [serviceBefore, before] = [service.cpuSeconds(), await backends()];
  const requests = await work();
  const serviceSeconds = service.cpuSeconds() - serviceBefore;
  // One that began meanwhile began at zero.
  const postgresSeconds = [...(await backends())].reduce((sum, [pid, now]) => sum + now - (before.get(pid) ?? 0), 0);
  return {
    service: (serviceSeconds / requests) * MICROSECONDS,
    postgres: (postgresSeconds / requests) * MICROSECONDS,
  };
}

/** Processor time of a process of this machine; 0 where PostgreSQL runs elsewhere, and none of its backends can be seen. */
function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

function comparisonOf(job: SideJob, pairs: readonly Pair[]): Comparison {
  const middle = (side: 0 | 1): Cost => ({
    service: median(pairs.map((pair) => pair[side].service)),
    postgres: median(pairs.map((pair) => pair[side].postgres)),
  });
  const ratios = pairs.map(([first, second]) => second.service / first.service);
  const whole = ({ service, postgres }: Cost) => service + postgres;
  return {
    job,
    pairs,
    first: middle(0),
    second: middle(1),
    ratio: median(ratios),
    low: Math.min(...ratios),
    high: Math.max(...ratios),
    ratioWithPostgres: median(pairs.map(([first, second]) => whole(second) / whole(first))),
  };
}
