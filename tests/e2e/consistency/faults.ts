import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { Installation, Instance } from './installation.ts';

/** Something that breaks while the workload runs, and is whole again when `strike` resolves. */
export interface Fault {
  readonly name: string;
  /** Rejects when the fault did not really happen. */
  strike(): Promise<void>;
}

const PAUSE_MS = 1_500;
const SNAPSHOT_TAKES_MS = 300;
const SNAPSHOT_AGE_MS = 1_000; // with hundreds of turns a second, every entry in it is long out of date
const OUTDATED_WITHIN_MS = 60_000;
const PUT_BACK_FOR_MS = 1_500;
const RESTART_WITHIN_MS = 180_000; // far above the supervisor's longest backoff
const CANARY = 'consistency:canary';

/** Every way in which what the service stands on is known to fail, in an order that alternates between its parts. */
export function faultsOf(installation: Installation): Fault[] {
  const { postgres, redis, instances } = installation;
  const supervised = instances.filter(({ workers }) => workers > 1);
  const single = instances.filter(({ workers }) => workers === 1);
  return [
    { name: 'redis old snapshot put back', strike: () => putOldSnapshotBack(redis.url) },
    { name: 'worker SIGKILL', strike: () => killWorker(pick(supervised)) },
    { name: 'redis SIGSTOP and SIGCONT', strike: () => pauseRedis(installation) },
    { name: 'redis FLUSHALL', strike: () => losingCanary(redis.url, () => redis.flush()) },
    { name: 'postgres fast restart', strike: () => restartPostgres(postgres, 'fast') },
    { name: 'redis SIGKILL, restarted empty', strike: () => killRedis(installation) },
    { name: 'instance SIGKILL and restart', strike: () => pick(single).killAndRestart() },
    { name: 'postgres immediate restart', strike: () => restartPostgres(postgres, 'immediate') },
  ];
}

/** Strikes with one fault after the other, `calm` between them: each once, then on until told to stop. Counts the strikes of each. */
export async function runNemesis(
  faults: readonly Fault[],
  options: { readonly calm: () => Promise<void>; readonly goOn: () => boolean },
): Promise<Record<string, number>> {
  const counts = Object.fromEntries(faults.map(({ name }) => [name, 0]));
  await options.calm();
  for (let index = 0; index < faults.length || options.goOn(); index += 1) {
    const fault = faults[index % faults.length];
    if (fault === undefined) break;
    try {
      await fault.strike();
    } catch (error) {
      throw new Error(`the fault "${fault.name}" did not happen as it was meant to`, { cause: error });
    }
    counts[fault.name] = (counts[fault.name] ?? 0) + 1;
    await options.calm();
  }
  return counts;
}

const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;

async function withRedis<T>(url: string, work: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url, { maxRetriesPerRequest: 20, retryStrategy: () => 50 });
  redis.on('error', () => undefined); // told by the command it breaks
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

/**
 * What callers see when Redis fails over to a replica that lags: entries of a second ago are there again, whatever was
 * deleted or replaced since. They are put back again and again, so that they also land between a write and its DEL.
 */
async function putOldSnapshotBack(url: string): Promise<void> {
  await withRedis(url, async (redis) => {
    const giveUp = performance.now() + OUTDATED_WITHIN_MS;
    let outdated: [key: string, value: string][] = [];
    while (outdated.length === 0) {
      const old = await snapshot(redis);
      await sleep(SNAPSHOT_AGE_MS);
      const now = await snapshot(redis);
      outdated = [...old].filter(([key, value]) => now.get(key) !== value);
      if (performance.now() > giveUp) throw new Error(`none of ${old.size} entries was out of date`);
    }
    const until = performance.now() + PUT_BACK_FOR_MS;
    while (performance.now() < until) {
      await redis.mset(...outdated.flat());
      await sleep(10);
    }
    // As the snapshot had them, the entries would have ended by themselves.
    for (const [key] of outdated) await redis.expire(key, 300);
  });
}

/** Looks for a while: under load, an entry lives only from a read to the next write of its session. */
async function snapshot(redis: Redis): Promise<Map<string, string>> {
  const entries = new Map<string, string>();
  const until = performance.now() + SNAPSHOT_TAKES_MS;
  while (performance.now() < until) {
    const keys = await redis.keys('*conversation_context:*');
    const values = keys.length === 0 ? [] : await redis.mget(...keys);
    for (const [index, key] of keys.entries()) {
      const value = values[index];
      if (value) entries.set(key, value);
    }
    await sleep(10);
  }
  return entries;
}

/** Runs `fault`, after which a key that was there before must be gone. */
async function losingCanary(url: string, fault: () => Promise<void>): Promise<void> {
  await withRedis(url, async (redis) => {
    await redis.set(CANARY, '1');
    await fault();
    if ((await redis.get(CANARY)) !== null) throw new Error('a key of before is still there');
  });
}

function killRedis({ redis }: Installation): Promise<void> {
  return losingCanary(redis.url, async () => {
    await redis.kill();
    await sleep(PAUSE_MS);
    await redis.restart();
  });
}

async function pauseRedis({ redis }: Installation): Promise<void> {
  await withRedis(redis.url, async (probe) => {
    await probe.ping();
    redis.pause();
    try {
      const silence = sleep(PAUSE_MS, 'silence');
      const answered = await Promise.race([probe.ping(), silence]);
      if (answered !== 'silence') throw new Error('it answered while it was stopped');
    } finally {
      redis.resume();
    }
  });
}

/** SIGKILL to one worker of a supervised instance; over once the supervisor has replaced it. */
async function killWorker(instance: Instance): Promise<void> {
  const service = instance.running();
  const [supervisor, ...workers] = service.pids();
  const victim = pick(workers);
  if (supervisor === undefined || victim === undefined) throw new Error('it has no worker to kill');
  service.kill('SIGKILL', victim);
  const until = performance.now() + RESTART_WITHIN_MS;
  while (performance.now() < until) {
    const pids = service.pids();
    if (!pids.includes(victim) && pids.length === 1 + instance.workers) return;
    await sleep(20);
  }
  throw new Error(
    `worker ${victim} was not replaced within ${RESTART_WITHIN_MS} ms:\n${service.log().slice(-10).join('\n')}`,
  );
}

async function restartPostgres(postgres: Installation['postgres'], mode: 'fast' | 'immediate'): Promise<void> {
  const before = await startTime(postgres.url);
  await postgres.restart(mode);
  if ((await startTime(postgres.url)) === before) throw new Error('it is the same server as before');
}

async function startTime(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ at: string }>('SELECT pg_postmaster_start_time()::text AS at');
    return rows[0]?.at ?? '';
  } finally {
    await client.end();
  }
}
