import { ConstraintViolated } from '../errors.ts';
import type { MeasuredTurn } from '../memory/conversation/repeats/repeated-question.ts';
import type { Bm25Parameters, CandidateQuery, Candidates, Scope } from '../memory/episodes/candidate.ts';
import type { IndexChanges } from '../memory/episodes/indexed-memory.ts';
import type { MemoryLine, MemoryType } from '../memory/episodes/memory.ts';
import type { MemoryFilter, MemoryPosition } from '../memory/episodes/memory-list.ts';
import type {
  ExpiredTurn,
  FoundMemory,
  MemoryStats,
  NewMemory,
  StoredMemory,
} from '../memory/episodes/stored-memory.ts';
import { ANSWERED_BY_MEMORIES, type AnsweredLine, answeredTurn, openAnswered, turnIdOf } from './answered-turn-sql.ts';
import type { Database, Statement, Transaction } from './database.ts';
import {
  addedValues,
  type CandidateRow,
  type ChangeRow,
  type FoundRow,
  indexChanges,
  lexicalCandidate,
  retoldBy,
  type StoredRow,
  storedMemory,
} from './memory-rows.ts';
import {
  ADD_MEMORY,
  CONFIRM_MEMORY,
  COUNT_MEMORIES,
  DELETE_MEMORIES,
  DELETE_MEMORY,
  EXPIRED_TURNS,
  FIND_MEMORIES,
  KEEP_AS_FACTS,
  LIST_MEMORIES,
  MEMORY_CHANGES,
  MEMORY_STATS,
  PURGE_EXPIRED,
  PURGE_TOMBSTONES,
  REPLACE_LINES,
} from './memory-sql.ts';
import { LEXICAL_CANDIDATES, LEXICAL_MEMORIES } from './memory-sql-candidates.ts';
import { openEach } from './sealing/open-each.ts';
import { isBehind, unseenBy } from './snapshot.ts';

const CHANGES_PAGE = 500; // with three passages of 384 dimensions each, 2 MB of vectors that are decoded in one go
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Store of memories, and of what an index needs to follow them. */
export class MemoryStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /**
   * Adds a memory, committed with its job. The same content again is the same memory, its expiry counted anew though never
   * earlier than it was, and no second job; what a user gives himself no longer goes with the session that it was distilled from.
   * Throws `ConstraintViolated` where the session that it was distilled from is gone.
   */
  async add(tenant: string, userId: string, memory: NewMemory): Promise<{ memory: StoredMemory; created: boolean }> {
    const values = addedValues(tenant, userId, memory);
    const { rows } = await this.#database.as(tenant).query<StoredRow & { created: boolean }>(ADD_MEMORY, values);
    const row = rows[0];
    if (row === undefined) throw new ConstraintViolated('memories_distilled_from_fkey', 'destroyed'); // its session was destroyed
    return { memory: storedMemory(row), created: row.created };
  }

  /** Adds a memory within a transaction; nothing where the session that it was distilled from is gone. */
  async addIn(tx: Transaction, tenant: string, userId: string, memory: NewMemory): Promise<void> {
    await tx.query(ADD_MEMORY, addedValues(tenant, userId, memory));
  }

  /** Returns memories of the scope that are alive at `now`, in the order of `ids`, without those of turns that speak of a forgotten fact. */
  async find(scope: Scope, ids: readonly string[], now: Date): Promise<FoundMemory[]> {
    if (ids.length === 0) return [];
    const values = [scope.tenant, scope.userId, ids, now];
    const { rows, ...sealed } = await this.#database.as(scope.tenant).query<FoundRow>(FIND_MEMORIES, values);
    return rows.map((row) =>
      Object.assign(storedMemory(row), {
        forgotten: openEach(row.forgotten ?? [], 'facts', sealed, ({ id, slot, value }, open) => ({
          id,
          slot: open('facts', 'slot', [id], slot),
          value: open('facts', 'value', [id], value),
        })),
        saidIn: row.said_in,
        retells: retoldBy(row),
      }),
    );
  }

  /** Returns the turns of memories that answered a question which may be answered so again, with the cosines given. */
  async answeredTurns(
    { tenant, userId }: Scope,
    cosines: ReadonlyMap<string, number | null>,
    isOwn: boolean,
  ): Promise<MeasuredTurn[]> {
    const values = [tenant, userId, [...cosines.keys()], isOwn];
    const { rows, ...sealed } = await this.#database
      .as(tenant)
      .query<{ answered: AnsweredLine }>(ANSWERED_BY_MEMORIES, values);
    const lines = rows.map(({ answered }) => answered);
    return openAnswered(lines, sealed).map((line) => answeredTurn(line, cosines.get(turnIdOf(line)) ?? null));
  }

  /** Returns the places of a page of the user's memories in their list, newest first. */
  async list(scope: Scope, filter: MemoryFilter, now: Date): Promise<MemoryPosition[]> {
    const { type, sessionId, words, after, limit } = filter;
    const { rows } = await this.#database
      .as(scope.tenant)
      .query<{ memory_id: string; created_at: string }>(LIST_MEMORIES, [
        scope.tenant,
        scope.userId,
        now,
        type,
        sessionId,
        JSON.stringify(words),
        after?.createdAt ?? null,
        after?.memoryId ?? null,
        limit,
      ]);
    return rows.map((row) => ({ memoryId: row.memory_id, createdAt: row.created_at }));
  }

  /** Deletes a memory; false where the scope has no such memory. */
  async delete(scope: Scope, memoryId: string): Promise<boolean> {
    const values = [scope.tenant, scope.userId, memoryId];
    return (await this.#change(scope.tenant, DELETE_MEMORY, values)) > 0;
  }

  async stats(scope: Scope, now: Date): Promise<MemoryStats> {
    const { rows } = await this.#database
      .as(scope.tenant)
      .query<{ type: MemoryType; alive: number; pending: number; expired: number }>(MEMORY_STATS, [
        scope.tenant,
        scope.userId,
        now,
      ]);
    const byType: Record<MemoryType, number> = {
      episodic: 0,
      summary: 0,
      fact: 0,
      user_profile: 0,
      daily_log: 0,
      snapshot: 0,
    };
    let [total, pending, expired] = [0, 0, 0];
    for (const row of rows) {
      byType[row.type] = row.alive;
      total += row.alive;
      pending += row.pending;
      expired += row.expired;
    }
    return { total, byType, pending, expired };
  }

  /** Finds candidates by words alone, over the latest 10,000 of the scope that are alive; `total` counts those. */
  async lexicalCandidates(scope: Scope, query: CandidateQuery, bm25: Bm25Parameters): Promise<Candidates> {
    const { rows } = await this.#database
      .as(scope.tenant)
      .query<CandidateRow>(LEXICAL_CANDIDATES, [
        scope.tenant,
        scope.userId,
        query.terms,
        query.types,
        query.sessionId,
        query.now,
        query.limit,
        bm25.k1,
        bm25.b,
        LEXICAL_MEMORIES,
        bm25.prior,
      ]);
    const items = rows.filter((row) => row.memory_id !== null).map((row) => lexicalCandidate(row, query.terms.length));
    return { items, bestBm25: rows[0]?.best ?? 0, total: rows[0]?.total ?? 0 };
  }

  /**
   * Yields what changed in the scope since a reading that returned `since` (null: everything), page after page, with the vectors
   * of `model`; returns the next `since`. One statement where nothing changed. Never misses a change, however late its
   * transaction commits; tells again only what is committed while the pages are read.
   *
   * Returns null, having told nothing, where the database has not come as far as `since`: it was restored from a copy, and an
   * index must begin at null with nothing in it. So must one whose last reading is older than the tombstones are kept.
   */
  async *changes(scope: Scope, model: string, since: string | null): AsyncGenerator<IndexChanges, string | null> {
    const database = this.#database.as(scope.tenant);
    const { from, open } = unseenBy(since);
    let [changedIn, memoryId] = [-1, LAST_ID];
    let next: string | undefined;
    for (;;) {
      // What was open then is numbered lower than what came after, so it is told first.
      const after = changedIn < from ? [from - 1, LAST_ID] : [changedIn, memoryId];
      const thenOpen = [open.filter((transaction) => transaction >= changedIn), changedIn, memoryId];
      const values = [scope.tenant, scope.userId, model, ...after, CHANGES_PAGE, ...thenOpen];
      const { rows } = await database.query<ChangeRow>(MEMORY_CHANGES, values);
      next ??= rows[0]?.snapshot;
      if (next === undefined) throw new Error('the changes came without their snapshot');
      if (since !== null && isBehind(next, since)) return null;
      const last = rows.at(-1);
      if (last === undefined || last.memory_id === null) return next;
      yield indexChanges(rows);
      if (rows.length < CHANGES_PAGE) return next;
      [changedIn, memoryId] = [last.changed_in, last.memory_id];
    }
  }

  /** Returns how many memories a user has, expired ones included. */
  async count(scope: Scope): Promise<number> {
    const database = this.#database.as(scope.tenant);
    const { rows } = await database.query<{ memories: number }>(COUNT_MEMORIES, [scope.tenant, scope.userId]);
    return rows[0]?.memories ?? 0;
  }

  /** Replaces a memory by what is left of it once a part is not to be remembered; vectors of the new text are the caller's to store. */
  async replaceLines(
    tx: Transaction,
    tenant: string,
    memoryId: string,
    text: { readonly lines: readonly MemoryLine[]; readonly terms: readonly string[] },
  ): Promise<void> {
    await tx.query(REPLACE_LINES, [tenant, memoryId, JSON.stringify(text.lines), text.terms]);
  }

  /**
   * Confirms a memory that was said again: its days are counted anew, and it never expires earlier than it would have. `given`:
   * by the user himself, so that it no longer goes with the session that it was distilled from.
   */
  async confirm(
    tx: Transaction,
    tenant: string,
    memoryId: string,
    ttlDays: number | null,
    { given = false }: { readonly given?: boolean } = {},
  ): Promise<void> {
    await tx.query(CONFIRM_MEMORY, [tenant, memoryId, ttlDays, given]);
  }

  /** Deletes memories of a tenant and returns how many there were. */
  async deleteIn(tx: Transaction, tenant: string, ids: readonly string[]): Promise<number> {
    return (await tx.query(DELETE_MEMORIES, [tenant, ids])).rowCount;
  }

  /**
   * Returns the memories of turns that are over as episodes, `episodeDays` after they were stored, the first `limit` to expire; without
   * those of which a fact was replaced or forgotten since, or that are older than `mostDays`.
   */
  async expiredTurns(
    tenant: string,
    now: Date,
    limit: number,
    { episodeDays, mostDays }: { readonly episodeDays: number; readonly mostDays: number },
  ): Promise<ExpiredTurn[]> {
    const values = [tenant, now, limit, episodeDays, mostDays];
    const { rows } = await this.#database
      .as(tenant)
      .query<Pick<StoredRow, 'memory_id' | 'lines' | 'language'> & { teaches: boolean }>(EXPIRED_TURNS, values);
    return rows.map(({ memory_id: memoryId, lines, language, teaches }) => ({
      memoryId,
      lines: JSON.parse(lines) as MemoryLine[],
      language,
      teaches,
    }));
  }

  /** Keeps episodes as facts, until `days` after they were stored. */
  async keepAsFacts(tenant: string, ids: readonly string[], days: number): Promise<void> {
    await this.#change(tenant, KEEP_AS_FACTS, [tenant, ids, days]);
  }

  /** Deletes up to `limit` memories whose time is over, the oldest first; returns how many it deleted. */
  async purgeExpired(tenant: string, now: Date, limit: number): Promise<number> {
    return this.#change(tenant, PURGE_EXPIRED, [tenant, now, limit]);
  }

  /** Forgets up to `limit` deletions that every index has long followed; returns how many it forgot. */
  async purgeTombstones(tenant: string, olderThanDays: number, limit: number): Promise<number> {
    return this.#change(tenant, PURGE_TOMBSTONES, [tenant, olderThanDays, limit]);
  }

  async #change(tenant: string, statement: Statement, values: readonly unknown[]): Promise<number> {
    return (await this.#database.as(tenant).query(statement, values)).rowCount;
  }
}
