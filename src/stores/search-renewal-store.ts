import type { PostingList } from '../memory/search/posting-list.ts';
import type { SearchedTurn } from '../memory/search/searched-turn.ts';
import type { Database } from './database.ts';
import { FIND_TO_RENEW, LOCK_USER, READ_TURNS, REMARK_BLOCK, RENEW_LISTS } from './search-sql.ts';
import { listValues, searchedTurn, type TurnRow } from './search-store.ts';

const LISTS_AT_ONCE = 2_000;

/** Store of what renews lists of the search index that an earlier version wrote. */
export class SearchRenewalStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Returns a block of a tenant that is to be renewed; null where there is none. */
  async nextToRenew(tenant: string): Promise<{ readonly userId: string; readonly block: number } | null> {
    const { rows } = await this.#database.as(tenant).query<{ user_id: string; block: number }>(FIND_TO_RENEW, [tenant]);
    const [row] = rows;
    return row === undefined ? null : { userId: row.user_id, block: row.block };
  }

  /**
   * Puts `made` lists in the place of a block's, in one transaction that keeps turns from being taken into the user's index or out of it. A
   * turn that is removed meanwhile is taken out later, as any other is.
   */
  async renew(
    tenant: string,
    userId: string,
    block: number,
    made: (turnsAt: (ordinals: readonly number[]) => Promise<SearchedTurn[]>) => Promise<readonly PostingList[]>,
  ): Promise<void> {
    await this.#database.transaction(tenant, async (tx) => {
      const { rowCount } = await tx.query(LOCK_USER, [tenant, userId]);
      if (rowCount === 0) return; // the user was erased
      const lists = await made(async (ordinals) => {
        const { rows } = await tx.query<TurnRow>(READ_TURNS, [tenant, userId, null, null, null, null, ordinals]);
        return rows.map(searchedTurn);
      });
      for (let at = 0; at < lists.length; at += LISTS_AT_ONCE)
        await tx.query(RENEW_LISTS, [tenant, userId, ...listValues(lists.slice(at, at + LISTS_AT_ONCE))]);
      await tx.query(REMARK_BLOCK, [tenant, userId, block]);
    });
  }
}
