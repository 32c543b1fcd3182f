/** The cost of encryption at rest: the service plain and with a key, round by round in alternation, by processor time. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Bench, type Findings, startService } from './bench.ts';
import { median, short } from './figures.ts';
import { startLanes } from './lanes.ts';
import { type LoadRequest, startLoad } from './load.ts';
import { LOOP_OF_SERVICE, loopRequests } from './loop.ts';
import { buildBody, turnBody } from './requests.ts';
import { seedThroughApi } from './seed.ts';
import { type ServerProcess, TICKS_PER_SECOND } from './server-process.ts';
import { table } from './table.ts';

const AIM = 1.25; // times the processor time of a plain service
const JOBS = ['loop', 'warm', 'save'] as const;
const SIDES = ['plain', 'sealed'] as const;
const MICROSECONDS = 1_000_000;
type Job = (typeof JOBS)[number];
type Side = (typeof SIDES)[number];

/** What one request (of the loop: one turn, a build and a save) took, in microseconds of processor time. */
interface Cost {
  readonly service: number;
  /** The backends of PostgreSQL that the service talks to. */
  readonly postgres: number;
}

type Pair = Readonly<Record<Side, Cost>>;

/** A service on a database of its own; `sessions` are there and cached. Their names differ by side, for both have one Redis. */
interface Subject {
  readonly databaseUrl: string;
  readonly env: Readonly<Record<string, string>>;
  readonly sessions: readonly string[];
}

export async function measureSealing(bench: Bench): Promise<Findings> {
  const { databases } = bench;
  const lanes = startLanes(bench.cleanup);
  const load = await startLoad(bench.cleanup, bench.settings.connections);
  const subjects = {
    plain: await subjectOf(bench, 'plain', {}),
    sealed: await subjectOf(bench, 'sealed', { ENCRYPTION_KEY: randomBytes(32).toString('hex') }),
  };
  const found = [];
  for (const job of JOBS) {
    process.stderr.write(`sealed: ${job}\n`);
    found.push(figuresOf(job, await measureJob(bench, { lanes, load }, job, subjects)));
  }
  for (const side of SIDES) await databases.drop(subjects[side].databaseUrl);
  const rows = found.map(({ job, plain, sealed, ratio, low, high, ratioWithPostgres }) => [
    job,
    short(plain.service),
    short(sealed.service),
    short(ratio),
    `${short(low)}-${short(high)}`,
    short(plain.postgres),
    short(sealed.postgres),
    short(ratioWithPostgres),
    `<= ${AIM}: ${ratio <= AIM ? 'met' : 'MISSED'}`,
  ]);
  const head = ['', 'plain', 'sealed', 'ratio', 'of the pairs', 'PostgreSQL', 'sealed', 'with it', ''];
  const title = 'Encryption at rest (µs of processor time a request, of the loop a turn; medians, ratios of the pairs)';
  return { tables: [table(title, head, rows)], figures: found };
}

async function subjectOf(bench: Bench, side: Side, env: Readonly<Record<string, string>>): Promise<Subject> {
  const { databases, settings, text } = bench;
  const databaseUrl = await databases.create(side);
  const seeding = await startService(bench, databaseUrl, undefined, env);
  const sessions = await seedThroughApi(seeding.url, text, settings.warmSessions, side);
  await seeding.stop();
  await databases.settle(databaseUrl);
  return { databaseUrl, env, sessions };
}

interface Drivers {
  readonly lanes: ReturnType<typeof startLanes>;
  readonly load: Awaited<ReturnType<typeof startLoad>>;
}

async function measureJob(
  bench: Bench,
  drivers: Drivers,
  job: Job,
  subjects: Readonly<Record<Side, Subject>>,
): Promise<Pair[]> {
  const { settings } = bench;
  const start = (side: Side) => startService(bench, subjects[side].databaseUrl, `${side}-${job}`, subjects[side].env);
  const services = { plain: await start('plain'), sealed: await start('sealed') };
  const pairs: Pair[] = [];
  for (let round = 0; round <= settings.rounds; round += 1) {
    const seconds = round === 0 ? settings.warmUpSeconds : settings.roundSeconds;
    const run = async (side: Side) =>
      costOf(bench, services[side], subjects[side], () =>
        requestsDone(bench, drivers, job, side, services[side], subjects[side], round, seconds),
      );
    // Each goes first as often as the other.
    const first = round % 2 === 0 ? await run('plain') : undefined;
    const sealed = await run('sealed');
    const pair = { plain: first ?? (await run('plain')), sealed };
    if (round > 0) pairs.push(pair);
    process.stderr.write(
      `  ${round === 0 ? 'warm-up' : `round ${round}`}: ${short(pair.plain.service)} µs, ${short(sealed.service)} µs\n`,
    );
  }
  for (const side of SIDES) await services[side].stop();
  return pairs;
}

/** Sends requests for so many seconds; returns how many were answered. */
async function requestsDone(
  bench: Bench,
  { lanes, load }: Drivers,
  job: Job,
  side: Side,
  service: ServerProcess,
  { sessions }: Subject,
  round: number,
  seconds: number,
): Promise<number> {
  const { text, settings } = bench;
  if (job === 'loop') {
    const done = await lanes([service.url], loopRequests(bench, LOOP_OF_SERVICE, `${side}-${round}`, seconds), seconds);
    return done.times[LOOP_OF_SERVICE.save]?.length ?? 0;
  }
  const requests: LoadRequest[] =
    job === 'warm'
      ? sessions.map((session, index) => ({
          path: LOOP_OF_SERVICE.build,
          body: JSON.stringify(buildBody(text, session, index)),
        }))
      : Array.from({ length: settings.saveSessions * 4 }, (_, index) => {
          const session = index % settings.saveSessions;
          const body = JSON.stringify(turnBody(text, `${side}-save-${session}`, session, index));
          return { path: LOOP_OF_SERVICE.save, body };
        });
  return (await load(service, requests, seconds)).requests;
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

function figuresOf(job: Job, pairs: readonly Pair[]) {
  const middle = (side: Side): Cost => ({
    service: median(pairs.map((pair) => pair[side].service)),
    postgres: median(pairs.map((pair) => pair[side].postgres)),
  });
  const ratios = pairs.map(({ plain, sealed }) => sealed.service / plain.service);
  const whole = ({ service, postgres }: Cost) => service + postgres;
  return {
    job,
    pairs,
    plain: middle('plain'),
    sealed: middle('sealed'),
    ratio: median(ratios),
    low: Math.min(...ratios),
    high: Math.max(...ratios),
    ratioWithPostgres: median(pairs.map(({ plain, sealed }) => whole(sealed) / whole(plain))),
  };
}
