import { describe, inject } from 'vitest';
import { findRedisServer } from './private-redis.ts';

declare module '@vitest/runner' {
  interface TaskMeta {
    /** Why a skipped suite was skipped, for the line that names it. */
    needs?: string;
  }
}

type Describe = (name: string, body: () => void) => void;

/** `describe` where `met`, otherwise a suite that is skipped, counted, and named with `reason` at the end of the run. */
export function describeWhen(met: boolean, reason: string): Describe {
  return (name, body) => {
    if (met) describe(name, body);
    else describe.skip(name, { meta: { needs: reason } }, body);
  };
}

/** For suites that use the run's Redis (`createTestRedis`). */
export const describeWithRedis: Describe = (name, body) =>
  describeWhen(
    inject('redisUrl') !== null,
    'needs Redis: set TEST_REDIS_URL, start one on 127.0.0.1:6379, or install redis-server',
  )(name, body);

/** For suites that pause, kill or restart a Redis of their own (`startRedis`). */
export const describeWithPrivateRedis: Describe = (name, body) =>
  describeWhen(findRedisServer() !== null, 'needs a redis-server program: install redis-server')(name, body);
