import type { MemoryLine } from '../memory/episodes/memory.ts';
import type { Database } from './database.ts';
import { FACTS_WITHOUT_MEMORY } from './fact-memory-sql.ts';
import {
  COUNT_FACTS,
  DISTILLED_FROM_FACT,
  FACTS_TO_PURGE,
  PURGE_FACT,
  PURGE_MEMORY,
  TURNS_OF_FACT,
} from './fact-upkeep-sql.ts';

interface PurgeOptions {
  readonly days: number;
  readonly now: Date;
  readonly limit: number;
  readonly speaksOf: (
    memory: readonly MemoryLine[],
    fact: { readonly slot: string; readonly value: string },
  ) => boolean;
}

const DAY_MS = 86_400_000;

/** Store of facts as the background sees them: all of a tenant's, to be counted, given memories, and purged. */
export class FactUpkeepStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Returns how many facts of a tenant stand, by what time has made of them at `now`. */
  async countByState(tenant: string, now: Date): Promise<{ state: 'active' | 'dormant' | 'stale'; count: number }[]> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ state: 'active' | 'dormant' | 'stale'; count: number }>(COUNT_FACTS, [now]);
    return rows;
  }

  /** Returns facts that have no memory, of those that are told at `now`. */
  async withoutMemory(tenant: string, now: Date, limit: number): Promise<{ userId: string; factId: string }[]> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ user_id: string; fact_id: string }>(FACTS_WITHOUT_MEMORY, [tenant, now, limit]);
    return rows.map((row) => ({ userId: row.user_id, factId: row.fact_id }));
  }

  /**
   * Removes up to `limit` facts that were forgotten more than so many days ago, with their history and the memories that tell
   * them, and returns how many. `speaksOf` is true when a text distilled from the turns of a fact tells it.
   */
  async purgeDeleted(tenant: string, { days, now, limit, speaksOf }: PurgeOptions): Promise<number> {
    const before = new Date(now.getTime() - days * DAY_MS);
    const { rows } = await this.#database
      .as(tenant)
      .query<{ fact_id: string; slot: string; value: string }>(FACTS_TO_PURGE, [tenant, before, limit]);
    for (const fact of rows) {
      await this.#database.transaction(tenant, async (tx) => {
        const turns = await tx.query<{ turn_id: string }>(TURNS_OF_FACT, [tenant, fact.fact_id]);
        const distilled = await tx.query<{ memory_id: string; lines: string }>(DISTILLED_FROM_FACT, [
          tenant,
          fact.fact_id,
        ]);
        const { rowCount } = await tx.query(PURGE_FACT, [tenant, fact.fact_id, before]);
        if (rowCount === 0) return;
        const telling = distilled.rows.filter(({ lines }) => speaksOf(JSON.parse(lines) as MemoryLine[], fact));
        const memories = [...turns.rows.map(({ turn_id }) => turn_id), ...telling.map(({ memory_id }) => memory_id)];
        for (const id of memories) await tx.query(PURGE_MEMORY, [tenant, id]);
      });
    }
    return rows.length;
  }
}
