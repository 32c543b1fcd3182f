import type { FactChange } from '../memory/facts/fact-change.ts';
import type { FactHistoryEntry } from '../memory/facts/fact-history.ts';
import type { Database } from './database.ts';
import { type ChangeRow, toEntry } from './fact-history-rows.ts';
import { FACT_CHANGES_OF_TURN, FACT_HISTORY, LIST_FACT_CHANGES } from './fact-history-sql.ts';

/** Store of what became of facts, to be read; it is written with the facts, by `FactStore`. */
export class FactHistoryStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Returns the latest changes of a fact, the oldest first; none where the user has no such fact. */
  async latest(tenant: string, userId: string, factId: string): Promise<FactHistoryEntry[]> {
    const { rows } = await this.#database.as(tenant).query<ChangeRow>(FACT_HISTORY, [tenant, userId, factId]);
    return rows.map(toEntry);
  }

  /** Returns changes of a fact that have an entry after this one, the oldest first. */
  async changes(
    tenant: string,
    userId: string,
    factId: string,
    page: { readonly limit: number; readonly after: number },
  ): Promise<FactHistoryEntry[]> {
    const values = [tenant, userId, factId, page.after, page.limit];
    return (await this.#database.as(tenant).query<ChangeRow>(LIST_FACT_CHANGES, values)).rows.map(toEntry);
  }

  /** Returns the changes that a turn made, in their order. */
  async changesOfTurn(tenant: string, turnId: string): Promise<FactChange[]> {
    const { rows } = await this.#database.as(tenant).query<ChangeRow>(FACT_CHANGES_OF_TURN, [tenant, turnId]);
    return rows.map(toEntry).map(({ event, reason, stateBefore, fact, other, evidence }) => ({
      event,
      reason,
      before: stateBefore,
      fact,
      other,
      evidence,
    }));
  }
}
