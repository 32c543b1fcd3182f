import { EmbeddingFailed } from '../../errors.ts';
import type { ApiKeyStore } from '../../stores/api-key-store.ts';
import type { Database } from '../../stores/database.ts';
import type { EmbeddingStore } from '../../stores/embedding-store.ts';
import type { JobStore } from '../../stores/job-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { Job } from '../jobs/job.ts';
import type { EmbeddingTarget } from './memory-embedder.ts';
import { vectorsOfMemories } from './memory-vectors.ts';
import type { MemoryToEmbed } from './stored-memory.ts';
import { passagesOf } from './turn-memory.ts';

const PAGE = 32; // memories embedded with one transaction
const LEASE_SECONDS = 60; // extended with every page; a killed worker's job is taken up after it
const LOOK_EVERY_MS = 5_000; // until nothing lacks vectors of the model
const LOOK_AGAIN_MS = 3_600_000; // then: another worker may have gone on with the old model for a while
const DROPPED_AT_ONCE = 5_000; // vectors removed with one statement: locks and log stay small

interface Deps {
  readonly database: Pick<Database, 'transaction' | 'as'>;
  readonly embeddingStore: EmbeddingStore;
  readonly jobs: JobStore;
  readonly keys: Pick<ApiKeyStore, 'tenants'>;
  /** The model that should serve from now on. */
  readonly target: EmbeddingTarget;
  /** True for the model that serves until then, where it can still embed queries. */
  readonly isPrevious: (model: string) => boolean;
  /** Called when the target has vectors of everything: recall may change over. */
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
    const { embeddingStore, target, isPrevious, logger } = this.#deps;
    const { model, dimension } = target.embedder;
    const serving = (await embeddingStore.models()).find(({ state }) => state === 'serving');
    if (serving === undefined || serving.model === model) {
      await embeddingStore.setModel(model, dimension, 'serving');
      return true;
    }
    const goesOn = isPrevious(serving.model);
    logger.info({ from: serving.model, to: model, recall_goes_on: goesOn }, 'embedding_model_changes');
    await embeddingStore.setModel(model, dimension, goesOn ? 'incoming' : 'serving');
    return !goesOn;
  }

  /** Enqueues the memories to embed again, works until none is left, and looks again now and then. */
  start(): void {
    this.#running = this.#look();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /**
   * Takes one look: a job for every tenant that lacks vectors, then jobs until none is left, then the change. True where no
   * vectors of the target are lacking, and none of another model are left.
   */
  async runOnce(): Promise<boolean> {
    const { embeddingStore, keys, jobs, database, target } = this.#deps;
    const { model } = target.embedder;
    for (const tenant of await keys.tenants()) {
      const lacking = await embeddingStore.withoutEmbedding(tenant, model, null, 1);
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
    let done = false;
    try {
      done = await this.runOnce();
    } catch (error) {
      this.#deps.logger.warn({ err: error }, 'model_rollover_failed');
    }
    if (this.#stopped) return;
    const again = () => {
      this.#running = this.#look();
    };
    this.#timer = setTimeout(again, done ? LOOK_AGAIN_MS : LOOK_EVERY_MS).unref();
  }

  async #work(job: Job): Promise<void> {
    const { embeddingStore, jobs, database, target, logger } = this.#deps;
    try {
      let after: string | null = null;
      for (;;) {
        const ids: string[] = await embeddingStore.withoutEmbedding(job.tenant, target.embedder.model, after, PAGE);
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
    const { embeddingStore, database, target } = this.#deps;
    const { embedder, index } = target;
    const found = await embeddingStore.forEmbedding(tenant, ids);
    const memories = found.map(({ lines, language }) => ({ passages: passagesOf(lines), language }));
    let vectors: Float32Array[][] = [];
    try {
      vectors = await vectorsOfMemories(embedder, memories);
    } catch (error) {
      if (!(error instanceof EmbeddingFailed) || error.retryable) throw error;
      if (ids.length === 1) await this.#leaveToItsJob(tenant, found);
      else for (const id of ids) await this.#embed(tenant, [id]);
      return;
    }
    const embeddings = found.map(({ memoryId, userId }, at) => ({ memoryId, userId, vectors: vectors[at] ?? [] }));
    await database.transaction(tenant, async (tx) => {
      await embeddingStore.storeEmbeddings(tx, tenant, embedder.model, embedder.dimension, embeddings);
      for (const one of embeddings) await index.store?.(tx, { tenant, userId: one.userId }, [one]);
    });
  }

  /** Gives a text that the new model cannot take a job of its own, which ends as a dead letter, so that it holds nothing up. */
  async #leaveToItsJob(tenant: string, found: readonly MemoryToEmbed[]): Promise<void> {
    const { jobs, database } = this.#deps;
    for (const { memoryId, userId } of found)
      await jobs.enqueue(database.as(tenant), tenant, { kind: 'embed', memoryId, userId });
  }

  /** True when nothing lacks vectors of the target any more; then it serves and the others' vectors are gone. */
  async #finish(): Promise<boolean> {
    const { embeddingStore, keys, target, onServing, logger } = this.#deps;
    const { model, dimension } = target.embedder;
    const tenants = await keys.tenants();
    for (const tenant of tenants)
      if ((await embeddingStore.withoutEmbedding(tenant, model, null, 1)).length > 0) return false;
    const serving = (await embeddingStore.models()).find(({ state }) => state === 'serving');
    if (serving?.model !== model) {
      await embeddingStore.setModel(model, dimension, 'serving');
      onServing();
      logger.info({ model }, 'embedding_model_changed');
    }
    for (const tenant of tenants)
      while (!this.#stopped && (await embeddingStore.dropEmbeddings(tenant, model, DROPPED_AT_ONCE)) > 0);
    return true;
  }
}
