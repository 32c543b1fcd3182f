import type { RedisContextCache } from '../cache/redis-context-cache.ts';
import { withinDeadline } from '../deadline.ts';
import { askEndpoint } from '../endpoint-probe.ts';
import type { EmbeddingWorker } from '../memory/episodes/embedding-worker.ts';
import { type FoundPart, type PartProbes, PartsWatch } from '../telemetry/parts-watch.ts';
import type { Foundations } from './foundations.ts';

const PROBE_TIMEOUT_MS = 1_000; // within what orchestrators give a readiness probe
const MOST_COUNTED = 100_000; // memories behind; beyond it the number tells nothing more

interface WatchedParts {
  readonly shared: Pick<RedisContextCache, 'status'> | null;
  /** The embedding worker inside this process; null where it is a process of its own, or nowhere. */
  readonly worker: Pick<EmbeddingWorker, 'engine'> | null;
}

/** Creates the watch over the parts that the configuration names. */
export function createPartsWatch(foundations: Foundations, { shared, worker }: WatchedParts): PartsWatch {
  const { config, database, jobs, logger, metrics } = foundations;
  const { enabled, workerUrl } = config.semanticMemory;
  const ask = async (url: string, how: Omit<Parameters<typeof askEndpoint>[1], 'timeoutMs'>): Promise<FoundPart> => {
    const { isUp, status } = await askEndpoint(url, { ...how, timeoutMs: PROBE_TIMEOUT_MS });
    return isUp ? { state: 'up' } : { state: 'down', ...(status !== null && { status }) };
  };
  const probes: PartProbes = {
    postgres: async () => {
      if (database.kind === 'embedded') return { state: 'off' };
      return withinDeadline(database.ping(), PROBE_TIMEOUT_MS).then(
        () => ({ state: 'up' }),
        () => ({ state: 'down' }),
      );
    },
    redis: () => shared?.status() ?? 'off',
    embeddingWorker: async () => {
      if (worker !== null) return { state: worker.engine.isReady() ? 'up' : 'down' };
      return enabled && workerUrl !== undefined
        ? ask(`${workerUrl.replace(/\/+$/, '')}/health/ready`, { serves: ranks })
        : { state: 'off' };
    },
    llm: async () => {
      if (config.llm === undefined) return { state: 'off' };
      const { baseUrl, apiKey } = config.llm;
      const headers = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
      return ask(`${baseUrl.replace(/\/+$/, '')}/models`, { headers });
    },
    oldestJobSeconds: () => jobs.oldestDueSeconds(),
    indexBacklog: async () => (enabled ? jobs.countUnfinished('embed', MOST_COUNTED) : null),
  };
  return new PartsWatch({ probes, logger, metrics, now: () => performance.now() });
}

/** Returns true for the readiness of an embedding worker that ranks: one whose own semantic memory is off is ready too, and does not. */
function ranks(readiness: unknown): boolean {
  return (readiness as { model?: unknown } | null)?.model !== 'off';
}
