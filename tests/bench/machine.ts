import { cpus, totalmem } from 'node:os';
import type { Redis } from 'ioredis';
import type pg from 'pg';
import { MEGABYTE } from './figures.ts';

/** What the figures were measured on, without which they say nothing. */
export async function describeMachine(owner: pg.Client, redis: Redis): Promise<Record<string, string | number>> {
  const { rows } = await owner.query<{ version: string; commit: string; buffers: string }>(
    `SELECT current_setting('server_version') AS version, current_setting('synchronous_commit') AS commit,
            current_setting('shared_buffers') AS buffers`,
  );
  const redisVersion = /redis_version:(\S+)/.exec(await redis.info('server'))?.[1] ?? 'unknown';
  return {
    date: new Date().toISOString(),
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memory_gb: Math.round(totalmem() / MEGABYTE / 102.4) / 10,
    node: process.version,
    postgresql: rows[0]?.version ?? 'unknown',
    synchronous_commit: rows[0]?.commit ?? 'unknown',
    shared_buffers: rows[0]?.buffers ?? 'unknown',
    redis: redisVersion,
  };
}
