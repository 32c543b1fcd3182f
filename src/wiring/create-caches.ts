import { MemoryRequestCounter } from '../cache/memory-request-counter.ts';
import { EntryCache } from '../memory/conversation/entry-cache.ts';
import { watchEntries } from '../telemetry/metrics.ts';
import type { Foundations } from './foundations.ts';

/** Creates the caches of contexts, and the counters of requests: shared through Redis where one is configured, else this process's own. */
export async function createCaches(foundations: Pick<Foundations, 'config' | 'logger' | 'metrics' | 'database'>) {
  const { config, metrics, database } = foundations;
  const shared = await createSharedCache(foundations);
  const entries = new EntryCache({
    shared,
    workerMegabytes: config.workerCacheMegabytes,
    ttlSeconds: config.cacheTtlSeconds,
    sealing: database.sealing,
  });
  watchEntries(metrics, () => entries.workerBytes);
  return { shared, entries, counter: shared ?? new MemoryRequestCounter() };
}

async function createSharedCache({ config, logger, metrics }: Pick<Foundations, 'config' | 'logger' | 'metrics'>) {
  metrics.cacheUp.set(1);
  if (config.redis === undefined) return null;
  const { RedisContextCache } = await import('../cache/redis-context-cache.ts'); // its client takes a tenth of a start to load
  return new RedisContextCache({
    connection: config.redis,
    timeoutMs: config.redisTimeoutMs,
    ttlSeconds: config.cacheTtlSeconds,
    onFailure: (operation) => metrics.cacheFailures.inc({ operation }),
    onStatus: (status, error) => {
      metrics.cacheUp.set(status === 'up' ? 1 : 0);
      if (status === 'up') logger.info('cache_up');
      else logger.warn({ err: error }, 'cache_down');
    },
  });
}
