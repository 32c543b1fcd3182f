import type { PostingList } from '../memory/search/posting-list.ts';
import type { SearchedTurn } from '../memory/search/searched-turn.ts';
import type { Database } from './database.ts';
import {
  FIND_THERE,
  FIND_TO_RENEW,
  LOCK_USER,
  READ_NEXT_ORDINAL,
  READ_TURNS,
  REMARK_BLOCK,
  RENEW_LISTS,
} from './search-sql.ts';
import { listValues, searchedTurn, type TurnRow } from './search-store.ts';

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

  /** Returns the ordinal that the user's next turn has; null for a user without an index. */
  async nextOrdinal(tenant: string, userId: string): Promise<number | null> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ next_ordinal: number }>(READ_NEXT_ORDINAL, [tenant, userId]);
    return rows[0]?.next_ordinal ?? null;
  }

  /** Returns the turns of ordinals that are still there. */
  async turnsAt(tenant: string, userId: string, ordinals: readonly number[]): Promise<SearchedTurn[]> {
    const { rows } = await this.#database.as(tenant).query<TurnRow>(READ_TURNS, valuesFor(tenant, userId, ordinals));
    return rows.map(searchedTurn);
  }

  /**
   * Puts lists in the place of those that are there, in a transaction that keeps turns from being taken into the user's index or out of it: `made`
   * returns them for those of `ordinals` of which the turn is still there. Returns false, and changes nothing, where the user has a turn more
   * than `nextOrdinal` tells, or is gone.
   */
  async renew(
    tenant: string,
    userId: string,
    nextOrdinal: number,
    ordinals: readonly number[],
    made: (there: ReadonlySet<number>) => readonly PostingList[],
  ): Promise<boolean> {
    return this.#database.transaction(tenant, async (tx) => {
      const { rows } = await tx.query<{ next_ordinal: number }>(LOCK_USER, [tenant, userId]);
      if (rows[0]?.next_ordinal !== nextOrdinal) return false;
      const there = await tx.query<{ ordinal: number }>(FIND_THERE, valuesFor(tenant, userId, ordinals));
      const lists = made(new Set(there.rows.map(({ ordinal }) => ordinal)));
      await tx.query(RENEW_LISTS, [tenant, userId, ...listValues(lists)]);
      return true;
    });
  }

  /** Notes that all lists of a block are renewed. */
  async remark(tenant: string, userId: string, block: number): Promise<void> {
    await this.#database.as(tenant).query(REMARK_BLOCK, [tenant, userId, block]);
  }
}

/** Returns the values of a statement over the turns of ordinals, without any filter. */
function valuesFor(tenant: string, userId: string, ordinals: readonly number[]): unknown[] {
  return [tenant, userId, null, null, null, null, ordinals];
}
