import type { Embedder } from '../../embedding/embedder.ts';
import { EmbeddingFailed } from '../../errors.ts';
import type { Database, Transaction } from '../../stores/database.ts';
import type { EmbeddingStore } from '../../stores/embedding-store.ts';
import type { JobStore } from '../../stores/job-store.ts';
import type { MemoryStore } from '../../stores/memory-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import type { Job } from '../jobs/job.ts';
import type { MemoryEmbedding, MemoryIndex } from './candidate.ts';
import type { EchoFilter, Fresh } from './echo-filter.ts';
import type { LinesLately } from './lines-lately.ts';
import { TTL_DAYS } from './memory.ts';
import { vectorsOfMemories } from './memory-vectors.ts';
import { type Passages, passagesOf, termsOfLines } from './turn-memory.ts';

const BATCH = 32; // memories a claim: some 100 ms of work on x86, some 10 s on a throttled Pi
/** The memories whose echoes are looked for side by side: they share the look for changes, and leave connections to others. */
const PREPARED_AT_ONCE = 4;
const LEASE_SECONDS = 15; // a killed worker's batch is taken up after it
const EXTEND_MS = 5_000; // between two extensions of a batch's lease while it is worked on
const IDLE_MS = 250; // between two looks for work, where nothing wakes it earlier
const LONGEST_PAUSE_MS = 10_000; // while PostgreSQL is away

/** A model whose vectors memories should have, and the index for them. There are two while a new model takes over. */
export interface EmbeddingTarget {
  readonly embedder: Embedder;
  readonly index: MemoryIndex;
}

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly memoryStore: Pick<MemoryStore, 'deleteIn' | 'replaceLines' | 'confirm'>;
  readonly embeddingStore: EmbeddingStore;
  readonly jobs: JobStore;
  readonly targets: () => readonly EmbeddingTarget[];
  readonly echoes: EchoFilter;
  readonly lately: LinesLately;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

type Pending = Awaited<ReturnType<EmbeddingStore['forEmbedding']>>[number];

/** A memory with the parts of it that are new. */
interface Prepared extends Fresh {
  readonly memory: Pending;
  readonly passages: Passages;
}

/**
 * Gives memories their vectors, in the background. Jobs are claimed in PostgreSQL, embedded without holding a
 * connection, and stored together with the end of their jobs in one transaction: a worker killed at any moment leaves
 * either all of a batch or nothing of it, and the batch is claimed again when its lease is over.
 */
export class MemoryEmbedder {
  readonly #deps: Deps;
  #loop: Promise<void> | undefined;
  #stopped = false;
  #wake: () => void = () => undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#loop ??= this.#run();
  }

  /** Looks for work now, because something was just saved in this process. */
  wake(): void {
    this.#wake();
  }

  /** Stops after the batch under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake();
    await this.#loop;
  }

  /** Works on one batch; returns how many jobs it took. */
  async runOnce(): Promise<number> {
    const { jobs, metrics } = this.#deps;
    const claimed = await jobs.claim(['embed'], BATCH, LEASE_SECONDS);
    if (claimed.length > 0) metrics.embedBatch.observe(claimed.length);
    const extending = setInterval(() => void this.#extend(claimed), EXTEND_MS);
    try {
      const isBacklog = claimed.length === BATCH;
      for (const [tenant, own] of byTenant(claimed)) await this.#embed(tenant, own, isBacklog);
    } finally {
      clearInterval(extending);
    }
    return claimed.length;
  }

  async #run(): Promise<void> {
    let pauseMs = IDLE_MS;
    while (!this.#stopped) {
      try {
        const worked = await this.runOnce();
        pauseMs = IDLE_MS;
        if (worked === BATCH) await this.#drain();
      } catch (error) {
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
        this.#deps.logger.warn({ err: error, retry_in_ms: pauseMs }, 'embedding_batch_failed');
      }
      await this.#pause(pauseMs);
    }
  }

  /** Works off a backlog, two batches at a time: one is read and stored while the model works on the other. */
  async #drain(): Promise<void> {
    const lane = async () => {
      while (!this.#stopped && (await this.runOnce()) === BATCH);
    };
    const ends = await Promise.allSettled([lane(), lane()]);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }

  #pause(ms: number): Promise<void> {
    if (this.#stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #extend(jobs: readonly Job[]): Promise<void> {
    try {
      await this.#deps.jobs.extend(jobs, LEASE_SECONDS);
    } catch (error) {
      this.#deps.logger.warn({ err: error }, 'lease_not_extended'); // another may take the batch; the first one to end counts
    }
  }

  async #embed(tenant: string, jobs: readonly Job[], isBacklog: boolean): Promise<void> {
    const { embeddingStore, metrics, logger } = this.#deps;
    try {
      const ids = jobs.flatMap(({ memoryId }) => (memoryId === null ? [] : [memoryId]));
      const memories = await embeddingStore.forEmbedding(tenant, ids);
      const prepared: Prepared[] = [];
      for (let from = 0; from < memories.length; from += PREPARED_AT_ONCE) {
        const some = memories.slice(from, from + PREPARED_AT_ONCE).map((memory) => this.#prepare(tenant, memory));
        prepared.push(...(await Promise.all(some)));
      }
      await this.#store(tenant, jobs, prepared, isBacklog);
    } catch (error) {
      // The model may refuse a single text: apart, the others get their vectors.
      if (error instanceof EmbeddingFailed && !error.retryable && jobs.length > 1) {
        for (const job of jobs) await this.#embed(tenant, [job], isBacklog);
        return;
      }
      const retryable = !(error instanceof EmbeddingFailed) || error.retryable;
      metrics.memoriesEmbedded.inc({ result: 'failed' }, jobs.length);
      logger.warn({ err: error, jobs: jobs.length, retryable }, 'embedding_failed');
      await this.#deps.jobs.fail(tenant, jobs, reason(error), { retryable });
    }
  }

  async #prepare(tenant: string, memory: Pending): Promise<Prepared> {
    const scope = { tenant, userId: memory.userId };
    const fresh =
      memory.turnNumber === null
        ? { lines: memory.lines, repeated: [], createdAt: null }
        : await this.#deps.echoes.fresh(scope, memory.memoryId, memory.lines, memory.language);
    return { ...fresh, memory, passages: passagesOf(fresh.lines) };
  }

  /** Embeds and stores; `isBacklog`: no conversation goes on from these, whose topic might change. */
  async #store(tenant: string, jobs: readonly Job[], prepared: readonly Prepared[], isBacklog: boolean): Promise<void> {
    const { database, metrics, lately } = this.#deps;
    const kept = prepared.filter(({ lines }) => lines.length > 0);
    const embedded = await Promise.all(
      this.#deps.targets().map(async (target) => ({ target, embeddings: await this.#vectors(target.embedder, kept) })),
    );
    const [serving] = this.#deps.targets();
    if (!isBacklog && serving !== undefined) await lately.read(serving.embedder, kept.filter(isTurn).map(saidTurn));
    await database.transaction(tenant, async (tx) => {
      for (const one of prepared) await this.#settleEchoes(tx, tenant, one);
      for (const { target, embeddings } of embedded) await this.#write(tx, tenant, target, kept, embeddings);
      await this.#deps.jobs.succeed(tx, tenant, jobs);
    });
    metrics.memoriesEmbedded.inc({ result: 'embedded' }, kept.length);
    metrics.memoriesEmbedded.inc({ result: 'merged' }, prepared.length - kept.length);
  }

  /** Returns the vectors of each memory's passages, all in one call. */
  async #vectors(embedder: Embedder, prepared: readonly Prepared[]): Promise<MemoryEmbedding[]> {
    if (prepared.length === 0) return [];
    const end = this.#deps.metrics.embedSeconds.startTimer({ priority: 'batch' });
    const memories = prepared.map(({ memory, passages }) => ({ passages, language: memory.language }));
    const vectors = await vectorsOfMemories(embedder, memories).finally(end);
    return prepared.map(({ memory }, at) => ({ memoryId: memory.memoryId, vectors: vectors[at] ?? [] }));
  }

  async #write(
    tx: Transaction,
    tenant: string,
    { embedder, index }: EmbeddingTarget,
    prepared: readonly Prepared[],
    embeddings: readonly MemoryEmbedding[],
  ): Promise<void> {
    await this.#deps.embeddingStore.storeEmbeddings(tx, tenant, embedder.model, embedder.dimension, embeddings);
    if (index.store === undefined) return;
    const ownerOf = new Map(prepared.map(({ memory }) => [memory.memoryId, memory.userId]));
    for (const userId of new Set(ownerOf.values())) {
      const own = embeddings.filter(({ memoryId }) => ownerOf.get(memoryId) === userId);
      await index.store(tx, { tenant, userId }, own);
    }
  }

  /** Keeps the new parts of a memory, or drops one that only repeats; the memories that it repeats are confirmed. */
  async #settleEchoes(
    tx: Transaction,
    tenant: string,
    { memory, lines, repeated, createdAt }: Prepared,
  ): Promise<void> {
    const { memoryStore } = this.#deps;
    if (repeated.length === 0) return;
    if (lines.length === 0) await memoryStore.deleteIn(tx, tenant, [memory.memoryId]);
    else if (createdAt !== null)
      await memoryStore.replaceLines(tx, tenant, memory.memoryId, {
        lines,
        terms: termsOfLines(lines, memory.language, createdAt),
      });
    for (const id of repeated) await memoryStore.confirm(tx, tenant, id, TTL_DAYS.episodic);
  }
}

const isTurn = ({ memory }: Prepared): boolean => memory.turnNumber !== null;

const saidTurn = ({ memory: { memoryId, language }, passages }: Prepared) => ({ memoryId, language, passages });

function byTenant(jobs: readonly Job[]): Map<string, Job[]> {
  const groups = new Map<string, Job[]>();
  for (const job of jobs) groups.set(job.tenant, [...(groups.get(job.tenant) ?? []), job]);
  return groups;
}

/** Returns the reason that `/v1/jobs` shows: the kind of failure, never the text that failed. */
function reason(error: unknown): string {
  return error instanceof EmbeddingFailed ? error.message : 'the memories could not be stored';
}
