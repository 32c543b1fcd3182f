import type { Embedder } from '../../embedding/embedder.ts';
import type { ApiKeyStore } from '../../stores/api-key-store.ts';
import type { Database } from '../../stores/database.ts';
import type { EmbeddingStore } from '../../stores/embedding-store.ts';
import type { ErasureStore } from '../../stores/erasure-store.ts';
import type { JobStore } from '../../stores/job-store.ts';
import type { MemoryStore } from '../../stores/memory-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import { ErasureWatch } from '../archive/erasure-watch.ts';
import { EchoFilter } from './echo-filter.ts';
import { LinesLately } from './lines-lately.ts';
import { type EmbeddingTarget, MemoryEmbedder } from './memory-embedder.ts';
import { ModelRollover } from './model-rollover.ts';
import { RecallEngine, type Recollector } from './recall-engine.ts';
import { vectorTrustOf } from './vector-trust.ts';

const REOPEN_MS = 10_000; // between two tries to open a model that is away

interface Deps {
  readonly database: Database;
  readonly memoryStore: MemoryStore;
  readonly embeddingStore: EmbeddingStore;
  readonly jobs: JobStore;
  readonly keys: ApiKeyStore;
  readonly erasures: Pick<ErasureStore, 'scopesSince'>;
  readonly clock: { now(): Date };
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Opens the model that is to serve, with its index; throws where it cannot, and leaves nothing open then. */
  readonly openTarget: () => Promise<EmbeddingTarget>;
  /** Opens the model that served before, as `openTarget` does; null where none is named, and where it does not serve any more. */
  readonly openPrevious: ((target: EmbeddingTarget) => Promise<EmbeddingTarget | null>) | null;
  readonly queryVectorsOf: (embedder: Embedder) => Recollector['vectors'];
}

/**
 * The embedding worker's parts, in a process of their own or inside the embedded default. Opening the model takes a
 * second, the very first time some more: until then nothing is ready, and words alone recall.
 */
export class EmbeddingWorker {
  readonly engine: RecallEngine;
  readonly #deps: Deps;
  readonly #lately = new LinesLately();
  #current: { readonly recollector: Recollector; readonly embedder: Embedder } | null = null;
  #targets: readonly EmbeddingTarget[] = [];
  #embedder: MemoryEmbedder | undefined;
  #rollover: ModelRollover | undefined;
  #erasures: ErasureWatch | undefined;
  #reopen: NodeJS.Timeout | undefined;
  #opening: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.engine = new RecallEngine({
      current: () => this.#current?.recollector ?? null,
      clock: deps.clock,
      metrics: deps.metrics,
      lately: this.#lately,
    });
  }

  /** The model that recall embeds queries with now; null while none is open. */
  get model(): Embedder | null {
    return this.#current?.embedder ?? null;
  }

  /** Opens the model and starts to work. Throws where it cannot be opened. */
  async open(): Promise<void> {
    const { openTarget, openPrevious } = this.#deps;
    const opened: EmbeddingTarget[] = [];
    try {
      const target = await openTarget();
      opened.push(target);
      const previous = (await openPrevious?.(target)) ?? null;
      if (previous !== null) opened.push(previous);
      await this.#begin(target, previous);
    } catch (error) {
      for (const target of opened) await closeTarget(target); // what was opened would be opened again at the next try
      throw error;
    }
  }

  async #begin(target: EmbeddingTarget, previous: EmbeddingTarget | null): Promise<void> {
    const { database, memoryStore, embeddingStore, jobs, keys, clock, logger, metrics } = this.#deps;
    const rollover = new ModelRollover({
      database,
      embeddingStore,
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
      memoryStore,
      embeddingStore,
      jobs,
      targets: () => this.#targets,
      echoes: new EchoFilter({ index: target.index, memoryStore, clock }),
      lately: this.#lately,
      logger,
      metrics,
    });
    this.#embedder = embedder;
    this.#rollover = rollover;
    embedder.start();
    rollover.start();
    const { erasures } = this.#deps;
    this.#erasures = new ErasureWatch({ erasures, forget: (scopes) => this.#forget(scopes), logger });
    this.#erasures.start();
    logger.info({ model: target.embedder.model, dimension: target.embedder.dimension }, 'embedding_worker_ready');
  }

  /** Opens the worker as `open` does, in the background, tried again until it works. */
  start(): void {
    this.#opening = this.open().catch((error: unknown) => {
      if (this.#stopped) return;
      this.#deps.logger.error({ err: error, retry_in_ms: REOPEN_MS }, 'embedding_model_not_opened');
      this.#reopen = setTimeout(() => this.start(), REOPEN_MS).unref();
    });
  }

  /** Tells that there is a turn to embed, so that it need not wait for the next look. */
  wake(): void {
    this.#embedder?.wake();
  }

  async close(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#reopen);
    await this.#opening;
    await this.#embedder?.stop();
    await this.#rollover?.stop();
    await this.#erasures?.stop();
    for (const target of this.#targets) await closeTarget(target);
  }

  /** Forgets users who were erased, in the indexes of all targets, and what was said lately, of whomever. */
  async #forget(scopes: ReadonlySet<string>): Promise<void> {
    this.#lately.forget();
    for (const { index } of this.#targets) for (const scope of scopes) await index.erase?.(scope);
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
        vectors: this.#deps.queryVectorsOf(first.embedder),
        index: first.index,
        model: first.embedder.model,
        trustOf: vectorTrustOf(first.embedder),
      },
    };
    for (const target of left) {
      retireTarget(target).catch((error: unknown) =>
        this.#deps.logger.warn({ err: error }, 'embedding_model_not_closed'),
      );
    }
  }
}

/** A model that another has taken over from: its index is of no use to anybody. */
async function retireTarget(target: EmbeddingTarget): Promise<void> {
  await target.index.rebuild?.();
  await closeTarget(target);
}

async function closeTarget(target: EmbeddingTarget | null): Promise<void> {
  await target?.index.close();
  await target?.embedder.close();
}
