/** What `wiring.ts` is for the service, for semantic memory: the model, its index, and the work in the background. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Config, EmbeddingModelConfig } from './config.ts';
import { prepareBundledModel } from './embedding/bundled-model.ts';
import type { Embedder } from './embedding/embedder.ts';
import { ShardIndex } from './embedding/index/shard-index.ts';
import { LocalEmbedder } from './embedding/local-embedder.ts';
import { QueryVectors } from './embedding/query-vector-cache.ts';
import { RecallClient } from './embedding/recall-client.ts';
import { RemoteEmbedder } from './embedding/remote-embedder.ts';
import type { MemoryIndex } from './memory/episodes/candidate.ts';
import { EchoFilter } from './memory/episodes/echo-filter.ts';
import { BM25 } from './memory/episodes/hybrid-ranker.ts';
import { type EmbeddingTarget, MemoryEmbedder } from './memory/episodes/memory-embedder.ts';
import { ModelRollover } from './memory/episodes/model-rollover.ts';
import type { Ranker } from './memory/episodes/ranked-memories.ts';
import { RecallEngine, type Recollector } from './memory/episodes/recall-engine.ts';
import { SemanticMemoryStore } from './memory/episodes/semantic-memory-store.ts';
import { vectorTrustOf } from './memory/episodes/vector-trust.ts';
import type { ApiKeyStore } from './stores/api-key-store.ts';
import type { Database } from './stores/database.ts';
import { identifyDatabase } from './stores/database-identity.ts';
import { EmbeddedDatabase } from './stores/embedded-database.ts';
import type { JobStore } from './stores/job-store.ts';
import type { MemoryStore } from './stores/memory-store.ts';
import { PgvectorIndex } from './stores/pgvector-index.ts';
import { setupPgvector, setupPgvectorEmbedded } from './stores/pgvector-setup.ts';
import { createLogger, type Logger } from './telemetry/logger.ts';
import type { Metrics } from './telemetry/metrics.ts';

const REOPEN_MS = 10_000; // between two tries to open a model that is away

export interface SemanticDeps {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly database: Database;
  readonly memories: MemoryStore;
  readonly jobs: JobStore;
  readonly keys: ApiKeyStore;
  readonly clock: { now(): Date };
}

/** What the HTTP side recalls with. */
export function createSemanticMemory(deps: SemanticDeps, ranker: Ranker | null): SemanticMemoryStore {
  const { config, database, memories, clock, logger, metrics } = deps;
  const { enabled } = config.semanticMemory;
  return new SemanticMemoryStore({ enabled, database, memories, ranker, clock, newId: randomUUID, logger, metrics });
}

/** The embedding worker as the HTTP workers see it; null where none is configured. */
export function createRecallClient({ config, metrics }: SemanticDeps): RecallClient | null {
  const { workerUrl, workerToken, recallDeadlineMs } = config.semanticMemory;
  if (workerUrl === undefined) return null;
  return new RecallClient({
    url: workerUrl,
    token: workerToken ?? null,
    timeoutMs: Math.max(1_000, recallDeadlineMs),
    onFailure: (reason) => metrics.rankerFailures.inc({ reason }),
    now: () => performance.now(),
  });
}

/**
 * The embedding worker's parts, in a process of their own or inside the embedded default. Opening the model takes a
 * second, the very first time some more: until then nothing is ready, and words alone recall.
 */
export class EmbeddingWorker {
  readonly engine: RecallEngine;
  readonly #deps: SemanticDeps;
  #current: { readonly recollector: Recollector; readonly embedder: Embedder } | null = null;
  #targets: readonly EmbeddingTarget[] = [];
  #embedder: MemoryEmbedder | undefined;
  #rollover: ModelRollover | undefined;
  #reopen: NodeJS.Timeout | undefined;
  #opening: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(deps: SemanticDeps) {
    this.#deps = deps;
    this.engine = new RecallEngine({
      current: () => this.#current?.recollector ?? null,
      clock: deps.clock,
      metrics: deps.metrics,
    });
  }

  /** The model that recall embeds queries with now; null while none is open. */
  get model(): Embedder | null {
    return this.#current?.embedder ?? null;
  }

  /** Opens the model and starts to work. Throws where it cannot be opened. */
  async open(): Promise<void> {
    const { model, previousModelDir } = this.#deps.config.semanticMemory;
    const opened: EmbeddingTarget[] = [];
    try {
      const target = await this.#target(model, opened);
      const previous =
        previousModelDir === undefined ? null : await this.#target(previousModel(previousModelDir), opened);
      await this.#begin(target, previous);
    } catch (error) {
      for (const target of opened) await closeTarget(target); // what was opened would be opened again at the next try
      throw error;
    }
  }

  async #begin(target: EmbeddingTarget, previous: EmbeddingTarget | null): Promise<void> {
    const { database, memories, jobs, keys, clock, logger, metrics } = this.#deps;
    const rollover = new ModelRollover({
      database,
      memories,
      jobs,
      keys,
      target,
      isPrevious: (name) => previous?.embedder.model === name,
      onServing: () => this.#serve([target]),
      logger,
    });
    const serves = (await rollover.begin()) || previous === null;
    this.#serve(serves ? [target] : [previous, target]);
    if (serves) await closeTarget(previous);

    const embedder = new MemoryEmbedder({
      database,
      memories,
      jobs,
      targets: () => this.#targets,
      echoes: new EchoFilter({ index: target.index, memories, clock }),
      logger,
      metrics,
    });
    this.#embedder = embedder;
    this.#rollover = rollover;
    embedder.start();
    rollover.start();
    logger.info({ model: target.embedder.model, dimension: target.embedder.dimension }, 'embedding_worker_ready');
  }

  /** As `open`, in the background, tried again until it works. */
  start(): void {
    this.#opening = this.open().catch((error: unknown) => {
      if (this.#stopped) return;
      this.#deps.logger.error({ err: error, retry_in_ms: REOPEN_MS }, 'embedding_model_not_opened');
      this.#reopen = setTimeout(() => this.start(), REOPEN_MS).unref();
    });
  }

  /** There is a turn to embed: it need not wait for the next look. */
  wake(): void {
    this.#embedder?.wake();
  }

  async close(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#reopen);
    await this.#opening;
    await this.#embedder?.stop();
    await this.#rollover?.stop();
    for (const target of this.#targets) await closeTarget(target);
  }

  /** The first of the targets answers queries; all of them get the vectors of what is saved. */
  #serve(targets: readonly EmbeddingTarget[]): void {
    const [first] = targets;
    if (first === undefined) return;
    const left = this.#targets.filter((target) => !targets.includes(target));
    this.#targets = targets;
    this.#current = {
      embedder: first.embedder,
      recollector: {
        vectors: new QueryVectors({ embedder: first.embedder }),
        index: first.index,
        model: first.embedder.model,
        trustOf: vectorTrustOf(first.embedder.model),
      },
    };
    for (const target of left) {
      retireTarget(target).catch((error: unknown) =>
        this.#deps.logger.warn({ err: error }, 'embedding_model_not_closed'),
      );
    }
  }

  async #target(model: EmbeddingModelConfig, opened: EmbeddingTarget[]): Promise<EmbeddingTarget> {
    const embedder = await openEmbedder(model, this.#deps);
    try {
      const target = { embedder, index: await openIndex(embedder, this.#deps) };
      opened.push(target);
      return target;
    } catch (error) {
      await embedder.close();
      throw error;
    }
  }
}

function previousModel(modelDir: string): EmbeddingModelConfig {
  return modelDir === 'bundled' ? { kind: 'bundled' } : { kind: 'local', modelDir };
}

async function openEmbedder(model: EmbeddingModelConfig, { config, logger }: SemanticDeps): Promise<Embedder> {
  if (model.kind === 'remote') {
    return RemoteEmbedder.open({ baseUrl: model.baseUrl, apiKey: model.apiKey, modelName: model.model });
  }
  const modelDir = model.kind === 'local' ? model.modelDir : await prepareBundledModel(config.dataDir);
  return LocalEmbedder.open({
    modelDir,
    threads: config.semanticMemory.threads,
    onProblem: (error) => logger.error({ err: error }, 'embedding_model_problem'),
  });
}

/** The shards as they are on disk, brought up to date for whoever only looks at them. */
export function openStoredIndex(
  { config, database, memories }: Pick<SemanticDeps, 'config' | 'database' | 'memories'>,
  { model, dimension }: Pick<Embedder, 'model' | 'dimension'>,
): ShardIndex {
  return new ShardIndex({
    source: memories,
    model,
    dimension,
    bm25: BM25,
    directory: indexFolder(config, model),
    memoryBytes: config.semanticMemory.indexMemoryBytes,
    clock: { now: () => new Date() },
    logger: createLogger('error'),
    database: () => identifyDatabase(database),
  });
}

/** A folder a model: while one takes over from another, both are searched. */
function indexFolder(config: Config, model: string): string {
  return join(config.dataDir, 'index', model.replaceAll(/[^\w.-]/g, '_'));
}

async function openIndex(embedder: Embedder, deps: SemanticDeps): Promise<MemoryIndex> {
  const { config, memories, clock, logger, metrics, database } = deps;
  if (config.semanticMemory.index === 'pgvector') return openPgvectorIndex(embedder, deps);
  return new ShardIndex({
    source: memories,
    model: embedder.model,
    dimension: embedder.dimension,
    bm25: BM25,
    directory: indexFolder(config, embedder.model),
    memoryBytes: config.semanticMemory.indexMemoryBytes,
    clock,
    logger,
    database: () => identifyDatabase(database),
    hooks: {
      onSize: (shards, bytes) => {
        metrics.indexShards.set(shards);
        metrics.indexBytes.set(bytes);
      },
      onRead: (from, seconds) => metrics.shardReadSeconds.observe({ source: from }, seconds),
      onSearch: (seconds) => metrics.indexSearchSeconds.observe(seconds),
      onEvicted: () => metrics.shardsEvicted.inc(),
      onRefused: (vectors) => metrics.vectorsRefused.inc(vectors),
    },
  });
}

/** Vectors that were stored before pgvector was chosen are taken in while recall works with what is there. */
async function openPgvectorIndex(embedder: Embedder, deps: SemanticDeps): Promise<PgvectorIndex> {
  const { config, database, memories, keys, logger } = deps;
  const { model, dimension } = embedder;
  if (database instanceof EmbeddedDatabase) await setupPgvectorEmbedded(database, { model, dimension });
  else await setupPgvector({ connectionString: config.databaseUrl ?? '', model: { model, dimension } });
  const index = new PgvectorIndex({ database, memories, model, dimension, bm25: BM25 });
  const fill = async () => {
    for (const tenant of await keys.tenants()) await index.fill(tenant);
  };
  fill().catch((error: unknown) => logger.warn({ err: error }, 'pgvector_not_filled'));
  return index;
}

/** A model that another has taken over from: its index is of no use to anybody. */
async function retireTarget(target: EmbeddingTarget): Promise<void> {
  if (target.index instanceof ShardIndex) await target.index.rebuild();
  await closeTarget(target);
}

async function closeTarget(target: EmbeddingTarget | null): Promise<void> {
  await target?.index.close();
  await target?.embedder.close();
}
