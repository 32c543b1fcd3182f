/** The day of a backend: build a context, ask a model, save the turn, build again; over new sessions of 30 turns. */
import { type Bench, type Findings, profileArguments, startService } from './bench.ts';
import { median, quantile, short } from './figures.ts';
import { type LaneRound, type Lanes, startLanes } from './lanes.ts';
import type { LoadRequest } from './load.ts';
import { plainProgram } from './plain-program.ts';
import { buildBody, turnBody } from './requests.ts';
import { ServerProcess } from './server-process.ts';
import { table } from './table.ts';

const AIMS = { throughput: 0.65, hitShare: 0.95, p99: 1.5 } as const;
const TURNS = 30; // of a session
const MOST_TURNS_PER_SECOND = 6_000; // of all lanes: requests are made for so many, or a fast machine would run dry

const REPLY_BYTES = 11_000; // of the service's mean context in this loop; its replies grow from 1 to 15 KB over the first 10 turns

const PATHS = {
  floor: { build: '/loop', save: '/save' },
  service: { build: '/v1/build-context', save: '/v1/save-turn' },
} as const;
export const LOOP_OF_SERVICE = PATHS.service;

interface LoopRound {
  readonly turnsPerSecond: number;
  readonly buildP50Ms: number;
  readonly buildP99Ms: number;
  readonly saveP50Ms: number;
  readonly saveP99Ms: number;
  readonly turnsPerCpuSecond: number;
  /** Share of the builds that were hits; of the floor none is. */
  readonly hitShare: number;
}

interface Pair {
  readonly floor: LoopRound;
  readonly service: LoopRound;
}

export async function measureLoop(bench: Bench): Promise<Findings> {
  const lanes = startLanes(bench.cleanup);
  const found = [];
  for (const instances of [1, 2]) {
    process.stderr.write(`loop: ${instances} instance${instances === 1 ? '' : 's'}\n`);
    found.push({ instances, ...figuresOf(await measureInstances(bench, lanes, instances)) });
  }
  const rows = found.flatMap(({ instances, floor, service, ratios }) => [
    [`${instances} floor`, ...columns(floor)],
    [`${instances} service`, ...columns(service)],
    [
      `${instances} ratio`,
      short(ratios.turnsPerSecond),
      short(ratios.buildP50Ms),
      short(ratios.buildP99Ms),
      short(ratios.saveP50Ms),
      short(ratios.saveP99Ms),
      short(ratios.turnsPerCpuSecond),
      '',
      `turns >= ${AIMS.throughput}: ${verdict(ratios.turnsPerSecond >= AIMS.throughput)}`,
      `hits >= ${AIMS.hitShare}: ${verdict(service.hitShare >= AIMS.hitShare)}`,
      `p99 <= ${AIMS.p99}: ${verdict(Math.max(ratios.buildP99Ms, ratios.saveP99Ms) <= AIMS.p99)}`,
    ],
  ]);
  const head = ['instances', 'turns/s', 'build p50', 'build p99', 'save p50', 'save p99', 'turns/CPU s', 'hits'];
  const title = `The loop (${bench.settings.connections} lanes, sessions of ${TURNS} turns; medians, ratios of the pairs)`;
  return { tables: [table(title, [...head, '', '', ''], rows)], figures: found };
}

async function measureInstances(bench: Bench, lanes: Lanes, instances: number): Promise<Pair[]> {
  const { settings, cleanup, databases, redis } = bench;
  const serviceUrl = await databases.create('loop');
  await (await startService(bench, serviceUrl)).stop(); // which has made the tables
  const floorUrl = await databases.create('loop_floor', serviceUrl);
  await databases.dropReferences(floorUrl);
  const services: ServerProcess[] = [];
  for (let n = 0; n < instances; n += 1) services.push(await startService(bench, serviceUrl, `loop-${instances}-${n}`));
  const floors: ServerProcess[] = [];
  for (let n = 0; n < instances; n += 1) {
    const floor = await ServerProcess.start({
      program: plainProgram('floor-server'),
      env: {
        DATABASE_URL: floorUrl,
        DATABASE_POOL_SIZE: String(settings.poolSize),
        REDIS_URL: redis.url,
        REPLY_BYTES: String(REPLY_BYTES),
      },
      nodeArguments: profileArguments(settings, `loop-floor-${instances}-${n}`),
    });
    cleanup.add(() => floor.stop());
    floors.push(floor);
  }
  const pairs: Pair[] = [];
  for (let round = 0; round <= settings.rounds; round += 1) {
    const seconds = round === 0 ? settings.warmUpSeconds : settings.roundSeconds;
    const run = async (side: 'floor' | 'service') =>
      roundOf(
        lanes,
        side,
        side === 'floor' ? floors : services,
        loopRequests(bench, PATHS[side], `${instances}-${round}`, seconds),
        seconds,
      );
    const pair = { floor: await run('floor'), service: await run('service') };
    if (round > 0) pairs.push(pair);
    process.stderr.write(
      `  ${round === 0 ? 'warm-up' : `round ${round}`}: ${short(pair.floor.turnsPerSecond)}/s, ${short(pair.service.turnsPerSecond)}/s\n`,
    );
  }
  for (const server of [...services, ...floors]) await server.stop();
  await databases.drop(floorUrl);
  await databases.drop(serviceUrl);
  return pairs;
}

/** The requests of each lane: sessions that nobody else writes nor wrote in an earlier run, one after the other. */
export function loopRequests(
  { settings, text }: Bench,
  { build, save }: { readonly build: string; readonly save: string },
  run: string,
  seconds: number,
) {
  const sessions = Math.ceil((MOST_TURNS_PER_SECOND * seconds) / settings.connections / TURNS);
  return Array.from({ length: settings.connections }, (_, lane) =>
    Array.from({ length: sessions * TURNS }, (_turn, n): LoadRequest[] => {
      const session = `loop-${run}-${lane}-${Math.floor(n / TURNS)}`;
      const index = lane + Math.floor(n / TURNS) * settings.connections; // lanes speak for different users at a time
      return [
        { path: build, body: JSON.stringify(buildBody(text, session, index)) },
        { path: save, body: JSON.stringify(turnBody(text, session, index, n % TURNS)) },
      ];
    }).flat(),
  );
}

async function roundOf(
  lanes: Lanes,
  side: 'floor' | 'service',
  servers: readonly ServerProcess[],
  requests: readonly (readonly LoadRequest[])[],
  seconds: number,
): Promise<LoopRound> {
  const cpu = () => servers.reduce((sum, server) => sum + server.cpuSeconds(), 0);
  const hits = async () => {
    if (side === 'floor') return 0;
    const all = servers.map((server) => server.metric('hipocampo_cache_requests_total', '{result="hit"}'));
    return (await Promise.all(all)).reduce((sum, one) => sum + one, 0);
  };
  const [cpuBefore, hitsBefore] = [cpu(), await hits()];
  const round: LaneRound = await lanes(
    servers.map(({ url }) => url),
    requests,
    seconds,
  );
  const { build, save } = PATHS[side];
  const [builds, saves] = [round.times[build] ?? [], round.times[save] ?? []];
  return {
    turnsPerSecond: saves.length / round.seconds,
    buildP50Ms: quantile(builds, 0.5),
    buildP99Ms: quantile(builds, 0.99),
    saveP50Ms: quantile(saves, 0.5),
    saveP99Ms: quantile(saves, 0.99),
    turnsPerCpuSecond: saves.length / (cpu() - cpuBefore),
    hitShare: ((await hits()) - hitsBefore) / builds.length,
  };
}

const FIELDS = [
  'turnsPerSecond',
  'buildP50Ms',
  'buildP99Ms',
  'saveP50Ms',
  'saveP99Ms',
  'turnsPerCpuSecond',
  'hitShare',
] as const satisfies readonly (keyof LoopRound)[];

function figuresOf(pairs: readonly Pair[]) {
  const each = (of: (field: keyof LoopRound) => number) =>
    Object.fromEntries(FIELDS.map((field) => [field, of(field)])) as Record<keyof LoopRound, number>;
  return {
    pairs,
    floor: each((field) => median(pairs.map(({ floor }) => floor[field]))),
    service: each((field) => median(pairs.map(({ service }) => service[field]))),
    ratios: each((field) => median(pairs.map(({ floor, service }) => service[field] / floor[field]))),
  };
}

function columns(round: LoopRound): string[] {
  return FIELDS.map((field) => short(round[field]));
}

const verdict = (met: boolean) => (met ? 'met' : 'MISSED');
