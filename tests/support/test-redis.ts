import { Redis } from 'ioredis';
import { inject } from 'vitest';

/** A numbered database of the run's Redis that no other test file uses meanwhile. */
export interface TestRedis {
  readonly url: string;
  /** Empties it and gives it back. */
  drop(): Promise<void>;
}

// Two test files with a session `s1` in two databases would read each other's cache entries, and versions agree by chance.
const DATABASES = 15; // Redis has 16 by default; number 0 keeps the leases
const LEASE_SECONDS = 60 * 60; // longer than any run, so that only a dead run's lease ends by itself
const OURS = 'hipocampo_test:ours';

/** Takes an empty numbered database of the Redis the run found. Data that tests did not put there is never touched. */
export async function createTestRedis(): Promise<TestRedis> {
  const serverUrl = inject('redisUrl');
  if (serverUrl === null) throw new Error('this run has no Redis: wrap the suite in describeWithRedis');
  const server = new Redis(serverUrl, { db: 0, maxRetriesPerRequest: 1 });
  try {
    for (let number = 1; number <= DATABASES; number += 1) {
      const lease = `hipocampo_test:lease:${number}`;
      const leased = await server.set(lease, String(process.pid), 'EX', LEASE_SECONDS, 'NX');
      if (leased === null) continue;
      const url = new URL(serverUrl);
      url.pathname = `/${number}`;
      if (!(await claimEmpty(url.href))) {
        await server.del(lease);
        continue;
      }
      return { url: url.href, drop: () => giveBack(serverUrl, url.href, lease) };
    }
    throw new Error(`all ${DATABASES} numbered databases of ${serverUrl} are in use`);
  } finally {
    server.disconnect();
  }
}

async function claimEmpty(url: string): Promise<boolean> {
  const redis = new Redis(url, { maxRetriesPerRequest: 1 });
  try {
    const leftByTests = (await redis.exists(OURS)) === 1;
    if (leftByTests) await redis.flushdb();
    else if ((await redis.dbsize()) > 0) return false;
    await redis.set(OURS, '1');
    return true;
  } finally {
    redis.disconnect();
  }
}

async function giveBack(serverUrl: string, url: string, lease: string): Promise<void> {
  const mine = new Redis(url, { maxRetriesPerRequest: 1 });
  const server = new Redis(serverUrl, { db: 0, maxRetriesPerRequest: 1 });
  try {
    await mine.flushdb();
    await server.del(lease);
  } finally {
    mine.disconnect();
    server.disconnect();
  }
}
