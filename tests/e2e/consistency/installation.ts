import { type PrivatePostgres, startPostgres } from '../../support/private-postgres.ts';
import { type PrivateRedis, startRedis } from '../../support/private-redis.ts';
import { type RunningService, startService } from '../../support/service.ts';
import type { Door, Tenant } from './workload.ts';

export const TENANTS: readonly Tenant[] = [
  { name: 'default', key: 'consistency-key-default' },
  { name: 'globex', key: 'consistency-key-globex' },
];

/** One instance of the service, started again at its own address after it was killed. */
export interface Instance extends Door {
  readonly workers: number;
  running(): RunningService;
  /** Processes of it that ended though nobody killed them, with the last lines of the log. */
  deaths(): string[];
  /** SIGKILL to all its processes, and a new start. */
  killAndRestart(): Promise<void>;
}

/** A PostgreSQL, a Redis and several instances of the service of one test's own, all of which may be hurt. */
export interface Installation {
  readonly postgres: PrivatePostgres;
  readonly redis: PrivateRedis;
  readonly instances: readonly Instance[];
  stop(): Promise<void>;
}

interface InstallationOptions {
  /** `WORKERS` of each instance. */
  readonly workers: readonly number[];
  /** Another build of the service, from the project's root. Its rules are compiled when a turn is first read by them. */
  readonly entry?: string;
}

export async function install({ workers, entry }: InstallationOptions): Promise<Installation> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  if (postgres === null || redis === null) throw new Error('needs the programs of PostgreSQL and Redis');
  const env = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    API_KEYS: JSON.stringify(TENANTS.map(({ name, key }) => ({ key, tenant: name }))),
    SESSION_MAX_MESSAGES: '100000000', // turns that retention takes away are not the lost ones this looks for
    SESSION_MAX_BYTES: '100000000000',
    LOG_LEVEL: 'warn',
    ...(entry !== undefined && { COMPILE_RULES_AT_START: 'false' }),
  };
  const instances: Instance[] = [];
  const stop = async () => {
    await Promise.all(instances.map((instance) => instance.running().stop()));
    await Promise.all([postgres.stop(), redis.stop()]);
  };
  try {
    for (const [index, count] of workers.entries()) {
      instances.push(await startInstance(`instance-${index + 1}`, count, { ...env, WORKERS: String(count) }, entry));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { postgres, redis, instances, stop };
}

async function startInstance(
  name: string,
  workers: number,
  env: Record<string, string>,
  entry: string | undefined,
): Promise<Instance> {
  const options = entry === undefined ? {} : { entry };
  let running = await startService(env, options);
  const { port, baseUrl } = running;
  const deaths: string[] = [];
  let expected = false;
  const watch = (service: RunningService) => {
    void service.exited().then((code) => {
      if (!expected) deaths.push(`${name} ended with ${code}:\n${service.log().slice(-25).join('\n')}`);
      else deaths.push(...workerDeaths(name, service));
    });
  };
  watch(running);
  return {
    name,
    baseUrl,
    workers,
    running: () => running,
    deaths: () => [...deaths, ...workerDeaths(name, running)],
    killAndRestart: async () => {
      expected = true;
      for (const pid of running.pids()) running.kill('SIGKILL', pid);
      await running.stop();
      running = await startService(env, { ...options, port });
      expected = false;
      watch(running);
    },
  };
}

/**
 * A supervisor says how each of its workers ended; SIGKILL is what the faults use, anything else is the worker's own. With
 * what stderr says of it, which is not JSON.
 */
function workerDeaths(name: string, service: RunningService): string[] {
  const log = service.log();
  const died = log.filter((line) => line.includes('"worker_died"') && !line.includes('"signal":"SIGKILL"'));
  if (died.length === 0) return [];
  return [...died, ...log.filter((line) => !line.startsWith('{')).slice(-25)].map((line) => `${name}: ${line}`);
}
