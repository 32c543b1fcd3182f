import type { MemoryEmbedding } from '../memory/episodes/candidate.ts';
import type { EmbeddingModel } from '../memory/episodes/embedding-model.ts';
import type { MemoryLine } from '../memory/episodes/memory.ts';
import type { MemoryToEmbed } from '../memory/episodes/stored-memory.ts';
import { type Database, NO_TENANT, type Transaction } from './database.ts';
import {
  CLEAR_MODEL,
  DROP_EMBEDDINGS,
  DROP_IDLE_GRAPHS,
  HAS_GRAPHS,
  LIST_MODELS,
  LOCK_MODELS,
  MEMORIES_FOR_EMBEDDING,
  MEMORIES_WITHOUT_EMBEDDING,
  SET_MODEL,
  STORE_EMBEDDINGS,
} from './embedding-sql.ts';
import type { StoredRow } from './memory-rows.ts';
import { toBytes } from './vector-bytes.ts';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Store of the vectors of memories, and of the models that make them. */
export class EmbeddingStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Returns the memories of these ids that still exist. */
  async forEmbedding(tenant: string, ids: readonly string[]): Promise<MemoryToEmbed[]> {
    const { rows } = await this.#database.as(tenant).query<StoredRow>(MEMORIES_FOR_EMBEDDING, [tenant, ids]);
    return rows.map((row) => ({
      memoryId: row.memory_id,
      userId: row.user_id,
      sessionId: row.session_id,
      turnNumber: row.turn_number,
      type: row.type,
      lines: JSON.parse(row.lines) as MemoryLine[],
      language: row.language,
    }));
  }

  /** Stores the vectors of memories, each at most once in a call. Idempotent. A memory that was deleted meanwhile is skipped. */
  async storeEmbeddings(
    tx: Transaction,
    tenant: string,
    model: string,
    dimension: number,
    embeddings: readonly MemoryEmbedding[],
  ): Promise<void> {
    if (embeddings.length === 0) return;
    await tx.query(STORE_EMBEDDINGS, [
      tenant,
      embeddings.map((embedding) => embedding.memoryId),
      model,
      dimension,
      embeddings.map((embedding) => embedding.vectors.length),
      embeddings.map((embedding) => toBytes(embedding.vectors)),
    ]);
  }

  /** Returns up to `limit` ids of memories that `model` has not embedded and no `embed` job stands for, in order, after `after`. */
  async withoutEmbedding(tenant: string, model: string, after: string | null, limit: number): Promise<string[]> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ memory_id: string }>(MEMORIES_WITHOUT_EMBEDDING, [tenant, model, after ?? FIRST_ID, limit]);
    return rows.map((row) => row.memory_id);
  }

  /**
   * Removes up to `limit` memories' vectors of any other model, those in the index on pgvector too; returns how many it removed,
   * 0 when it is done. Then the graphs on pgvector go as well of models that have no state any more.
   */
  async dropEmbeddings(tenant: string, exceptModel: string, limit: number): Promise<number> {
    const { rowCount: dropped } = await this.#database.as(tenant).query(DROP_EMBEDDINGS, [tenant, exceptModel, limit]);
    if (dropped === 0) await this.#dropIdleGraphs();
    return dropped;
  }

  /** Returns the models in use, the serving one first. */
  async models(): Promise<EmbeddingModel[]> {
    return (await this.#database.as(NO_TENANT).query<EmbeddingModel>(LIST_MODELS)).rows;
  }

  /** Gives the model that state; the model which had it, if any, is in use no longer. Any number of workers may do so at once. */
  async setModel(model: string, dimension: number, state: EmbeddingModel['state']): Promise<void> {
    await this.#database.transaction(NO_TENANT, async (tx) => {
      await tx.query(LOCK_MODELS);
      await tx.query(CLEAR_MODEL, [model, state]);
      await tx.query(SET_MODEL, [model, dimension, state]);
    });
  }

  async #dropIdleGraphs(): Promise<void> {
    const database = this.#database.as(NO_TENANT);
    const { rows } = await database.query<{ there: boolean }>(HAS_GRAPHS);
    if (rows[0]?.there) await database.query(DROP_IDLE_GRAPHS);
  }
}
