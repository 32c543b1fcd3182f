import { rm } from 'node:fs/promises';
import { inject, onTestFinished } from 'vitest';
import { CHAOS } from '../support/chaos.ts';
import { createDataFolder } from '../support/embedded-folder.ts';
import { describeWhen } from '../support/needs.ts';
import { type RunningService, type ServiceOptions, startService } from '../support/service.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestRedis } from '../support/test-redis.ts';

/** One of the two ways in which the service is run, with data that outlives its processes until the test ends. */
export interface Edition {
  /** Null: it has a cache inside its process. */
  readonly redisUrl: string | null;
  /** Starts the service on this data; it is stopped when the test ends, if the test did not. */
  start(env?: Record<string, string>, options?: ServiceOptions): Promise<RunningService>;
}

export interface EditionKind {
  readonly name: string;
  /** Called inside a test: what it makes is removed when the test ends. */
  open(): Promise<Edition>;
}

const WORKERS = CHAOS ? '3' : '2'; // each takes a core for two seconds to start

const SEVERAL_WORKERS: EditionKind = {
  name: `${WORKERS} workers on PostgreSQL and Redis`,
  open: async () => {
    const [database, redis] = await Promise.all([createTestDatabase(), createTestRedis()]);
    onTestFinished(async () => {
      await Promise.all([database.drop(), redis.drop()]);
    });
    return edition({ DATABASE_URL: database.url, REDIS_URL: redis.url, WORKERS }, redis.url);
  },
};

const EMBEDDED_DEFAULT: EditionKind = {
  name: 'the embedded default',
  open: async () => {
    const folder = await createDataFolder();
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    return edition({ DATA_DIR: folder }, null);
  },
};

function edition(base: Record<string, string>, redisUrl: string | null): Edition {
  return {
    redisUrl,
    start: async (env = {}, options = {}) => {
      const service = await startService({ ...base, ...env }, options);
      // Hooks run last in, first out: the service ends before its data goes.
      onTestFinished(async () => {
        await service.stop();
      });
      return service;
    },
  };
}

/** One suite on both editions; the one with Redis is skipped, and named, where there is no Redis. */
export function describeOnBothEditions(name: string, body: (kind: EditionKind) => void): void {
  const needsRedis = 'needs Redis: set TEST_REDIS_URL, start one on 127.0.0.1:6379, or install redis-server';
  describeWhen(inject('redisUrl') !== null, needsRedis)(`${name}, on ${SEVERAL_WORKERS.name}`, () =>
    body(SEVERAL_WORKERS),
  );
  describeWhen(true, '')(`${name}, on ${EMBEDDED_DEFAULT.name}`, () => body(EMBEDDED_DEFAULT));
}
