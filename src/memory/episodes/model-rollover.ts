import { EmbeddingFailed } from '../../errors.ts';
import type { ApiKeyStore } from '../../stores/api-key-store.ts';
import type { Database } from '../../stores/database.ts';
import type { Job, JobStore } from '../../stores/job-store.ts';
import type { MemoryStore } from '../../stores/memory-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { EmbeddingTarget } from './memory-embedder.ts';
import { passagesOf } from './turn-memory.ts';

const PAGE = 32; // memories embedded with one transaction
const LEASE_SECONDS = 60; // extended with every page; a killed worker's job is taken up after it
const LOOK_EVERY_MS = 5_000;
const DROPPED_AT_ONCE = 5_000; // vectors removed with one statement: locks and log stay small

interface Deps {
  readonly database: Pick<Database, 'transaction' | 'as'>;
  readonly memories: MemoryStore;
  readonly jobs: JobStore;
  readonly keys: Pick<ApiKeyStore, 'tenants'>;
  /** The model that is to serve from now on. */
  readonly target: EmbeddingTarget;
  /** Whether the model that serves until then can still embed queries. */
  readonly isPrevious: (model: string) => boolean;
  /** The target has vectors of everything: recall may change over. */
  readonly onServing: () => void;
  readonly logger: Logger;
}

/**
 * Changes the model without downtime. The model that serves is a row of `embedding_models`. Another one that is started
 * comes in beside it: every memory gets its vectors as well, by one `reembed` job a tenant, while recall goes on with the
 * old ones where their model can still be opened. When the last job is done the new model serves, and then the old
 * vectors go.
 */
export class ModelRollover {
  readonly #deps: Deps;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Finds out where the change stands; true where the target serves already, or must because the old model is gone. */
  async begin(): Promise<boolean> {
    const { memories, target, isPrevious, logger } = this.#deps;
    const { model, dimension } = target.embedder;
    const serving = (await memories.models()).find(({ state }) => state === 'serving');
    if (serving === undefined || serving.model === model) {
      await memories.setModel(model, dimension, 'serving');
      return true;
    }
    const goesOn = isPrevious(serving.model);
    logger.info({ from: serving.model, to: model, recall_goes_on: goesOn }, 'embedding_model_changes');
    await memories.setModel(model, dimension, goesOn ? 'incoming' : 'serving');
    return !goesOn;
  }

  /** Enqueues what is to be embedded again and works on it until nothing is. */
  start(): void {
    this.#running = this.#look();
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.#look());
    }, LOOK_EVERY_MS).unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  /** One look: a job for every tenant that lacks vectors, then jobs until none is left, then the change. */
  async runOnce(): Promise<boolean> {
    const { memories, keys, jobs, database, target } = this.#deps;
    const { model } = target.embedder;
    const others = (await memories.models()).filter((known) => known.model !== model);
    if (others.length === 0) return true;
    for (const tenant of await keys.tenants()) {
      const lacking = await memories.withoutEmbedding(tenant, model, null, 1);
      if (lacking.length > 0)
        await jobs.enqueue(database.as(tenant), tenant, {
          kind: 'reembed',
          payload: { model },
          dedupeKey: `reembed:${model}`,
        });
    }
    while (!this.#stopped) {
      const [job] = await jobs.claim(['reembed'], 1, LEASE_SECONDS);
      if (job === undefined) break;
      await this.#work(job);
    }
    return this.#finish();
  }

  async #look(): Promise<void> {
    try {
      if (!this.#stopped && (await this.runOnce())) clearInterval(this.#timer);
    } catch (error) {
      this.#deps.logger.warn({ err: error }, 'model_rollover_failed');
    }
  }

  async #work(job: Job): Promise<void> {
    const { memories, jobs, database, target, logger } = this.#deps;
    try {
      let after: string | null = null;
      for (;;) {
        const ids: string[] = await memories.withoutEmbedding(job.tenant, target.embedder.model, after, PAGE);
        if (ids.length === 0) break;
        if (this.#stopped) return; // its lease runs out, and the next worker goes on where the vectors end
        await this.#embed(job.tenant, ids);
        await jobs.extend([job], LEASE_SECONDS);
        after = ids.at(-1) ?? null;
      }
      await database.transaction(job.tenant, (tx) => jobs.succeed(tx, job.tenant, [job]));
    } catch (error) {
      logger.warn({ err: error, tenant: job.tenant }, 'reembed_failed');
      await jobs.fail(job.tenant, [job], 'the memories could not be embedded again', { retryable: true });
    }
  }

  async #embed(tenant: string, ids: readonly string[]): Promise<void> {
    const { memories, database, target } = this.#deps;
    const { embedder, index } = target;
    const found = await memories.forEmbedding(tenant, ids);
    const passages = found.map(({ lines }) => passagesOf(lines));
    let vectors: Float32Array[] | null = [];
    if (passages.some((own) => own.length > 0)) {
      try {
        vectors = await embedder.embed(passages.flat(), { priority: 'batch' });
      } catch (error) {
        if (!(error instanceof EmbeddingFailed) || error.retryable) throw error;
        if (ids.length > 1) {
          for (const id of ids) await this.#embed(tenant, [id]);
          return;
        }
        vectors = null; // the new model cannot take this text: it has no vector of it, and holds nothing up
      }
    }
    let from = 0;
    const embeddings = found.map(({ memoryId, userId }, at) => {
      const own = vectors?.slice(from, from + (passages[at]?.length ?? 0)) ?? [];
      from += own.length;
      return { memoryId, userId, vectors: own };
    });
    await database.transaction(tenant, async (tx) => {
      await memories.storeEmbeddings(tx, tenant, embedder.model, embedder.dimension, embeddings);
      for (const one of embeddings) await index.store?.(tx, { tenant, userId: one.userId }, [one]);
    });
  }

  /** True when nothing lacks vectors of the target any more; then it serves and the others' vectors are gone. */
  async #finish(): Promise<boolean> {
    const { memories, keys, target, onServing, logger } = this.#deps;
    const { model, dimension } = target.embedder;
    const tenants = await keys.tenants();
    for (const tenant of tenants)
      if ((await memories.withoutEmbedding(tenant, model, null, 1)).length > 0) return false;
    await memories.setModel(model, dimension, 'serving');
    onServing();
    for (const tenant of tenants)
      while (!this.#stopped && (await memories.dropEmbeddings(tenant, model, DROPPED_AT_ONCE)) > 0);
    logger.info({ model }, 'embedding_model_changed');
    return true;
  }
}
