import type { Config } from '../config.ts';
import { ApiKeyStore } from '../stores/api-key-store.ts';
import type { Database } from '../stores/database.ts';
import { EmbeddingStore } from '../stores/embedding-store.ts';
import { JobStore } from '../stores/job-store.ts';
import { MemoryStore } from '../stores/memory-store.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** The things a process opens before anything else is put together. */
export interface Opened {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly database: Database;
}

/** The parts that nearly every other part stands on, in the HTTP workers and in the embedding worker alike. */
export interface Foundations extends Opened {
  readonly memoryStore: MemoryStore;
  readonly embeddingStore: EmbeddingStore;
  readonly jobs: JobStore;
  readonly keys: ApiKeyStore;
  readonly clock: { now(): Date };
}

/** Puts the stores that several parts share on top of an open database. */
export function createFoundations({ config, logger, metrics, database }: Opened): Foundations {
  return {
    config,
    logger,
    metrics,
    database,
    memoryStore: new MemoryStore({ database }),
    embeddingStore: new EmbeddingStore({ database }),
    jobs: new JobStore({ database }),
    keys: new ApiKeyStore({ database }),
    clock: { now: () => new Date() },
  };
}
