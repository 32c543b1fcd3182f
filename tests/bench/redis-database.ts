import { Redis } from 'ioredis';
import type { Cleanup } from './cleanup.ts';

const OURS = 'hipocampo_bench:ours';
const LEASE_SECONDS = 4 * 60 * 60; // longer than any run; only a killed run's lease ends by itself

/** The numbered database of a Redis that this run may empty. Data that the bench did not put there is never touched. */
export class RedisDatabase {
  readonly url: string;
  readonly redis: Redis;

  private constructor(url: string, redis: Redis) {
    this.url = url;
    this.redis = redis;
  }

  /** Takes the lease that the tests respect as well, so that neither empties what the other is using. */
  static async take(url: string, cleanup: Cleanup): Promise<RedisDatabase> {
    const number = new URL(url).pathname.slice(1);
    if (!/^[1-9]\d*$/.test(number)) throw new Error('BENCH_REDIS_URL must name a numbered database, such as …/7');
    const redis = new Redis(url, { maxRetriesPerRequest: 1 });
    cleanup.add(async () => redis.disconnect());
    const server = redis.duplicate({ db: 0 });
    cleanup.add(async () => server.disconnect());
    const lease = `hipocampo_test:lease:${number}`;
    if ((await server.set(lease, String(process.pid), 'EX', LEASE_SECONDS, 'NX')) === null) {
      throw new Error(`database ${number} of Redis is in use by a run of the tests (${lease})`);
    }
    cleanup.add(() => server.del(lease));
    if ((await redis.dbsize()) > 0 && (await redis.exists(OURS)) === 0) {
      throw new Error(`database ${number} of Redis holds keys of somebody else: name another one in BENCH_REDIS_URL`);
    }
    const database = new RedisDatabase(url, redis);
    await database.empty();
    cleanup.add(() => redis.flushdb());
    return database;
  }

  async empty(): Promise<void> {
    await this.redis.multi().flushdb().set(OURS, '1').exec();
  }
}
