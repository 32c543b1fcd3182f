/** The only file that says `new` for what lives as long as the process: configuration in, a service out. */
import { randomUUID } from 'node:crypto';
import { DEFAULT_TENANT } from './cache/cache-keys.ts';
import { MemoryContextCache } from './cache/memory-context-cache.ts';
import { RedisContextCache } from './cache/redis-context-cache.ts';
import type { Config } from './config.ts';
import { createFactJobs, createFactMemory } from './fact-wiring.ts';
import { buildApp } from './http/app.ts';
import { ContextBuilder } from './memory/conversation/context-builder.ts';
import { ConversationBuffer } from './memory/conversation/conversation-buffer.ts';
import { MemoryMaintenance } from './memory/episodes/memory-maintenance.ts';
import { MemoryManager } from './memory/memory-manager.ts';
import { PlanContextExtractor } from './memory/plans/plan-context-extractor.ts';
import { DisposablePurge } from './memory/sessions/disposable-purge.ts';
import { createRecallClient, createSemanticMemory, EmbeddingWorker } from './semantic-wiring.ts';
import { ApiKeyStore } from './stores/api-key-store.ts';
import { ContextStore } from './stores/context-store.ts';
import type { Database } from './stores/database.ts';
import { EmbeddedDatabase } from './stores/embedded-database.ts';
import { JobStore } from './stores/job-store.ts';
import { MemoryStore } from './stores/memory-store.ts';
import { migrateEmbedded, migratePostgres } from './stores/migrate.ts';
import { requirePgvector } from './stores/pgvector-setup.ts';
import { PostgresDatabase } from './stores/postgres-database.ts';
import { SessionStore } from './stores/session-store.ts';
import { TurnStore } from './stores/turn-store.ts';
import type { Logger } from './telemetry/logger.ts';
import { type Metrics, watchDatabase } from './telemetry/metrics.ts';

const MAX_WAITING = 1_000; // callers that may wait for a database connection before new ones are refused at once

/** Opens the database that the configuration names, migrated. */
export async function openDatabase(
  config: Config,
  logger: Logger,
  metrics: Metrics | null,
  migrate: boolean,
): Promise<Database> {
  const { enabled, index } = config.semanticMemory;
  const onPgvector = enabled && index === 'pgvector';
  const onStatement = (name: string, seconds: number) =>
    metrics?.statementSeconds.observe({ statement: name }, seconds);
  if (config.databaseUrl === undefined) {
    const database = await EmbeddedDatabase.open({
      dataDir: config.dataDir,
      maxWaiting: MAX_WAITING,
      extensions: onPgvector ? ['vector'] : [],
      onStatement,
      onProblem: (event, error) => logger.error({ err: error }, event),
    });
    await migrateEmbedded(database);
    return database;
  }
  if (migrate) await migratePostgres({ connectionString: config.databaseUrl });
  if (migrate && onPgvector) await requirePgvector({ connectionString: config.databaseUrl });
  return new PostgresDatabase({
    connectionString: config.databaseUrl,
    poolSize: config.databasePoolSize,
    statementTimeoutMs: config.databaseStatementTimeoutMs,
    maxWaiting: MAX_WAITING,
    onStatement,
    onConnectionLost: (error) => {
      metrics?.databaseConnectionsLost.inc();
      logger.warn({ err: error }, 'database_connection_lost');
    },
  });
}

interface ServiceOptions {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly database: Database;
  readonly isClosing: () => boolean;
  /** Metrics of all workers; this process's own where absent. */
  readonly metricsText?: () => Promise<{ contentType: string; text: string }>;
}

/** Everything above the stores. */
export async function createService({ config, logger, metrics, database, isClosing, metricsText }: ServiceOptions) {
  const clock = { now: () => new Date() };
  const cache = createCache(config, logger, metrics);
  const turns = new TurnStore({ database });
  const sessions = new SessionStore({ database });
  const keys = new ApiKeyStore({ database });
  const memoryStore = new MemoryStore({ database });
  const jobs = new JobStore({ database });
  const semantic = { config, logger, metrics, database, memories: memoryStore, jobs, keys, clock };
  const { enabled, recallDeadlineMs } = config.semanticMemory;
  // With the embedded database the embedding worker runs inside the one process there is.
  const worker = enabled && database.kind === 'embedded' ? new EmbeddingWorker(semantic) : null;
  const client = enabled && worker === null ? createRecallClient(semantic) : null;
  const memories = createSemanticMemory(semantic, worker?.engine ?? client);
  const facts = createFactMemory(semantic);
  const maintenance = new MemoryMaintenance({ ...semantic, memories, store: memoryStore, facts });
  const reading = createFactJobs({ ...semantic, facts }, { distils: enabled });
  const plans = new PlanContextExtractor();
  const buffer = new ConversationBuffer({
    contexts: new ContextStore({ database }),
    cache,
    logger,
    metrics,
    maxContextTokens: config.maxContextTokens,
  });
  const memory = new MemoryManager({
    buffer,
    builder: new ContextBuilder(),
    plans,
    memories,
    facts,
    recallDeadlineMs,
    onTurnSaved: worker === null ? undefined : () => worker.wake(),
    turns,
    sessions,
    clock,
    newId: randomUUID,
    logger,
    metrics,
    maxContextTokens: config.maxContextTokens,
    sessionLimits: config.sessionLimits,
  });

  watchDatabase(metrics, () => database.load());
  for (const tenant of new Set([DEFAULT_TENANT, ...config.apiKeys.map((key) => key.tenant)]))
    await keys.addTenant(tenant);
  const purge = new DisposablePurge({ turns, keys, logger });
  const app = await buildApp({
    memory,
    memories,
    facts,
    sessionEnd: reading.sessionEnd,
    jobs,
    plans,
    clock,
    sessionTtlSeconds: config.sessionTtlSeconds,
    logger,
    metrics,
    keys,
    keySettings: config.apiKeys,
    cache,
    maxConcurrentRequests: config.maxConcurrentRequests,
    rateLimitPerMinute: config.rateLimitPerMinute,
    pingDatabase: () => database.ping(),
    cacheStatus: () => (config.redis === undefined ? 'embedded' : cache.status()),
    isClosing,
    metricsText:
      metricsText ??
      (async () => ({ contentType: metrics.registry.contentType, text: await metrics.registry.metrics() })),
  });
  return {
    app,
    memory,
    keys,
    /** Starts what runs beside the requests. */
    start: () => {
      purge.start();
      maintenance.start();
      worker?.start();
      reading.start();
    },
    async close(): Promise<void> {
      await purge.stop();
      await maintenance.stop();
      client?.close();
      await reading.stop();
      await worker?.close();
      await cache.close();
    },
  };
}

/** Everything of the embedding worker's process, above the stores. */
export async function createEmbeddingWorker({
  config,
  logger,
  metrics,
  database,
}: Pick<ServiceOptions, 'config' | 'logger' | 'metrics' | 'database'>) {
  const clock = { now: () => new Date() };
  const memories = new MemoryStore({ database });
  const jobs = new JobStore({ database });
  const keys = new ApiKeyStore({ database });
  const semantic = { config, logger, metrics, database, memories, jobs, keys, clock };
  const worker = new EmbeddingWorker(semantic);
  const facts = createFactMemory(semantic);
  const maintenance = new MemoryMaintenance({
    ...semantic,
    memories: createSemanticMemory(semantic, worker.engine),
    store: memories,
    facts,
  });
  // Without a language model there is nothing to read here that the HTTP workers do not.
  const reading = config.llm === undefined ? null : createFactJobs({ ...semantic, facts }, { distils: true });
  watchDatabase(metrics, () => database.load());
  return {
    worker,
    /** Starts what runs beside the requests. */
    start: () => {
      maintenance.start();
      reading?.start();
    },
    async close(): Promise<void> {
      await maintenance.stop();
      await reading?.stop();
      await worker.close();
    },
  };
}

function createCache(config: Config, logger: Logger, metrics: Metrics) {
  metrics.cacheUp.set(1);
  if (config.redis === undefined) return new MemoryContextCache({ ttlSeconds: config.cacheTtlSeconds });
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
