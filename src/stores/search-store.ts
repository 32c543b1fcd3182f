import { ConstraintViolated } from '../errors.ts';
import type { IndexedBatch } from '../memory/search/indexed-batch.ts';
import type { PostingList } from '../memory/search/posting-list.ts';
import type {
  OrdinalRange,
  SearchedTurn,
  TermBlocks,
  TurnFilter,
  UnindexedTurn,
} from '../memory/search/searched-turn.ts';
import type { SweepLease, SweptPage } from '../memory/search/sweep.ts';
import type { Database, Statement, Transaction } from './database.ts';
import {
  ADD_BLOCKS,
  ADD_RUNS,
  ADD_TERMS,
  DROP_GONE,
  DROP_LISTS,
  EXTEND_RUN,
  FIND_BLOCKS,
  FIND_DATED_BLOCKS,
  FIND_GONE,
  FIND_POSTINGS,
  FIND_SESSION_RANGES,
  FIND_WATERMARKS,
  HOLD_TURNS,
  LEASE_SWEEP,
  LOCK_USER,
  MOVE_SWEEP,
  PLAN_SWEEP,
  READ_GONE,
  READ_LISTS,
  READ_NEWEST,
  READ_NEWEST_OF_SESSION,
  READ_TAIL,
  READ_TURNS,
  READ_UNINDEXED,
  READ_USER_UNINDEXED,
  REPLACE_LISTS,
  SWEPT_SESSIONS,
  TAKE_ORDINALS,
} from './search-sql.ts';

const GONE_AT_ONCE = 10_000; // runs

/** Store of the search index: what a search reads, and what takes turns into it and out of it. */
export class SearchStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Returns the secret that the words of a user are hashed with; null where nothing is sealed. */
  async secretOf(tenant: string, userId: string): Promise<Uint8Array | null> {
    const key = await this.#database.sealing?.keyOf(tenant, userId, false);
    return key?.searchSecret ?? null;
  }

  /** Returns the newest turns of a user that may not be in the index, newest first, up to a number and a size; and whether there are more. */
  async tail(
    tenant: string,
    userId: string,
    filter: TurnFilter,
    limit: number,
    bytes: number,
  ): Promise<{ readonly turns: SearchedTurn[]; readonly isCut: boolean }> {
    const values = [...filterValues(tenant, userId, filter), limit, bytes];
    const rows = await this.#rows<TurnRow & { there: number }>(tenant, READ_TAIL, values);
    const there = rows[0]?.there ?? 0;
    return { turns: rows.map(searchedTurn), isCut: there >= limit || there > rows.length };
  }

  /** Returns the newest turns of a user, or of one session, newest first. */
  async newest(tenant: string, userId: string, filter: TurnFilter, limit: number): Promise<SearchedTurn[]> {
    const statement = filter.sessionId === null ? READ_NEWEST : READ_NEWEST_OF_SESSION;
    return this.#turns(tenant, statement, [...filterValues(tenant, userId, filter), limit]);
  }

  /** Returns the blocks, up to `lastBlock`, in which each of these words is said; each word is named once. */
  async blocks(tenant: string, userId: string, terms: readonly number[], lastBlock: number): Promise<TermBlocks[]> {
    return this.#rows<TermBlocks>(tenant, FIND_BLOCKS, [tenant, userId, terms, lastBlock]);
  }

  /** Returns the blocks that have turns which were said between two dates. */
  async datedBlocks(tenant: string, userId: string, { from, to }: Pick<TurnFilter, 'from' | 'to'>): Promise<number[]> {
    const rows = await this.#rows<{ block: number }>(tenant, FIND_DATED_BLOCKS, [
      tenant,
      userId,
      from?.toISOString() ?? null,
      to?.toISOString() ?? null,
    ]);
    return rows.map(({ block }) => block);
  }

  /** Returns the ordinals of a session's turns. */
  async sessionRanges(tenant: string, userId: string, sessionId: string): Promise<OrdinalRange[]> {
    return this.#rows<OrdinalRange>(tenant, FIND_SESSION_RANGES, [tenant, userId, sessionId]);
  }

  /** Returns the lists of words, each named once, in the newest of some blocks, until they have so many bytes: those of one block at least. */
  async postings(
    tenant: string,
    userId: string,
    terms: readonly number[],
    blocks: readonly number[],
    bytes: number,
  ): Promise<PostingList[]> {
    return this.#rows<PostingList>(tenant, FIND_POSTINGS, [tenant, userId, terms, blocks, bytes]);
  }

  /** Returns the turns of ordinals that are still there and pass the filter, the greatest ordinal first. */
  async turnsAt(
    tenant: string,
    userId: string,
    filter: TurnFilter,
    ordinals: readonly number[],
  ): Promise<SearchedTurn[]> {
    return this.#turns(tenant, READ_TURNS, [...filterValues(tenant, userId, filter), ordinals]);
  }

  /** Leases the sweep of a tenant; null while another process has it. */
  async leaseSweep(tenant: string, seconds: number): Promise<SweepLease | null> {
    const [row] = await this.#rows<{ swept_through: string; next_through: string | null; has_next: boolean }>(
      tenant,
      LEASE_SWEEP,
      [tenant, seconds],
    );
    return row === undefined
      ? null
      : { sweptThrough: row.swept_through, nextThrough: row.next_through, hasNext: row.has_next };
  }

  /** Notes how far the sweep has come; `leaseSeconds` from now it is anybody's, at once where null. */
  async moveSweep(tenant: string, through: string, leaseSeconds: number | null): Promise<void> {
    await this.#database.as(tenant).query(MOVE_SWEEP, [tenant, through, leaseSeconds]);
  }

  /** Notes now, less `settleSeconds`, as the moment up to which the next sweep goes. */
  async planSweep(tenant: string, settleSeconds: number): Promise<void> {
    await this.#database.as(tenant).query(PLAN_SWEEP, [tenant, settleSeconds]);
  }

  /** Returns the sessions of the turns that were stored between two moments, the first `limit` turns and those of the same instant. */
  async sweptSessions(tenant: string, after: string, through: string, limit: number): Promise<SweptPage> {
    const rows = await this.#rows<{
      user_id: string;
      session_id: string;
      last_turn: number;
      turns: number;
      swept_through: string;
    }>(tenant, SWEPT_SESSIONS, [tenant, after, through, limit]);
    const turns = rows.reduce((sum, row) => sum + row.turns, 0);
    return {
      sessions: rows.map((row) => ({ userId: row.user_id, sessionId: row.session_id, lastTurn: row.last_turn })),
      through: turns < limit ? through : (rows[0]?.swept_through ?? through),
      isLast: turns < limit,
    };
  }

  /** Returns turns of a session that are not in the index, oldest first. */
  async unindexed(
    tenant: string,
    sessionId: string,
    lastTurn: number,
    limit: number,
    bytes: number,
  ): Promise<UnindexedTurn[]> {
    const rows = await this.#rows<UnindexedRow>(tenant, READ_UNINDEXED, [tenant, sessionId, lastTurn, limit, bytes]);
    return rows.map(unindexedTurn);
  }

  /** Returns the newest turns of a user that are not in the index, oldest first. */
  async unindexedOfUser(tenant: string, userId: string, limit: number, bytes: number): Promise<UnindexedTurn[]> {
    const rows = await this.#rows<UnindexedRow>(tenant, READ_USER_UNINDEXED, [tenant, userId, limit, bytes]);
    return rows.map(unindexedTurn);
  }

  /**
   * Takes turns of a user into the index, with whatever `also` writes in the same transaction. Returns how many: turns that were removed
   * meanwhile are left out, and none is taken where another process was faster or the user is gone.
   */
  async add(
    tenant: string,
    batch: IndexedBatch,
    also: (tx: Transaction, sessions: ReadonlySet<string>) => Promise<void>,
  ): Promise<number> {
    try {
      return await this.#database.transaction(tenant, (tx) => addBatch(tx, tenant, batch, also));
    } catch (error) {
      if (error instanceof ConstraintViolated) return 0; // the user was erased, or another process took the same turns in
      throw error;
    }
  }

  /** Returns users whose index has ordinals of turns that are gone for this long. */
  async usersWithGone(tenant: string, seconds: number): Promise<string[]> {
    const rows = await this.#rows<{ user_id: string }>(tenant, FIND_GONE, [tenant, seconds, GONE_AT_ONCE]);
    return rows.map((row) => row.user_id);
  }

  async goneRanges(tenant: string, userId: string): Promise<OrdinalRange[]> {
    return this.#rows<OrdinalRange>(tenant, READ_GONE, [tenant, userId, GONE_AT_ONCE]);
  }

  /**
   * Rewrites the next `limit` lists of a user after one, by `rewrite`: null leaves a list as it is, an empty one is dropped. Returns the
   * last list read, null at the end.
   */
  async rewriteLists(
    tenant: string,
    userId: string,
    after: Pick<PostingList, 'term' | 'block'>,
    limit: number,
    rewrite: (list: PostingList) => Uint8Array | null,
  ): Promise<Pick<PostingList, 'term' | 'block'> | null> {
    return this.#database.transaction(tenant, async (tx) => {
      await tx.query(LOCK_USER, [tenant, userId]);
      const values = [tenant, userId, after.term, after.block, limit];
      const { rows } = await tx.query<PostingList>(READ_LISTS, values);
      const changed = rows.flatMap((list) => {
        const ordinals = rewrite(list);
        return ordinals === null ? [] : [{ ...list, ordinals }];
      });
      const kept = changed.filter(({ ordinals }) => ordinals.length > 0);
      const dropped = changed.filter(({ ordinals }) => ordinals.length === 0);
      if (kept.length > 0) await tx.query(REPLACE_LISTS, [tenant, userId, ...listValues(kept)]);
      if (dropped.length > 0) await tx.query(DROP_LISTS, [tenant, userId, ...listValues(dropped).slice(0, 2)]);
      const last = rows.at(-1);
      return rows.length < limit || last === undefined ? null : { term: last.term, block: last.block };
    });
  }

  /** Forgets runs whose ordinals are in no list any more. */
  async dropGone(tenant: string, userId: string, ranges: readonly OrdinalRange[]): Promise<void> {
    await this.#database.as(tenant).query(DROP_GONE, [tenant, userId, ranges.map(({ first }) => first)]);
  }

  async #rows<Row>(tenant: string, statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    return (await this.#database.as(tenant).query<Row>(statement, values)).rows;
  }

  async #turns(tenant: string, statement: Statement, values: readonly unknown[]): Promise<SearchedTurn[]> {
    return (await this.#rows<TurnRow>(tenant, statement, values)).map(searchedTurn);
  }
}

async function addBatch(
  tx: Transaction,
  tenant: string,
  batch: IndexedBatch,
  also: (tx: Transaction, sessions: ReadonlySet<string>) => Promise<void>,
): Promise<number> {
  const { userId, runs } = batch;
  const held = await heldSessions(tx, tenant, runs);
  const taken = runs.filter(({ sessionId }) => held.has(sessionId));
  if (taken.length === 0) return 0;
  // A run that is not taken leaves a gap in the ordinals, which no run has.
  const { rows } = await tx.query<{ first: number }>(TAKE_ORDINALS, [tenant, userId, batch.turnCount]);
  const first = rows[0]?.first ?? 0;
  const sessions = taken.map(({ sessionId }) => sessionId);
  const marks = await tx.query<{ session_id: string; last_turn: number }>(FIND_WATERMARKS, [tenant, sessions]);
  const known = new Map(marks.rows.map((row) => [row.session_id, row.last_turn]));
  if (taken.some((run) => (known.get(run.sessionId) ?? 0) >= run.firstTurn)) return 0; // the ordinals stay unused
  await addRuns(tx, tenant, userId, first, taken);
  const blocks = batch.blocksAt(first);
  await tx.query(ADD_BLOCKS, [
    tenant,
    userId,
    blocks.map(({ block }) => block),
    blocks.map(({ from }) => from.toISOString()),
    blocks.map(({ to }) => to.toISOString()),
  ]);
  await tx.query(ADD_TERMS, [tenant, userId, ...listValues(batch.listsAt(first, held))]);
  await also(tx, held);
  return taken.reduce((sum, run) => sum + run.lastTurn - run.firstTurn + 1, 0);
}

/** Returns the sessions whose last turn in the batch is still there, and stays until the transaction ends. */
async function heldSessions(tx: Transaction, tenant: string, runs: IndexedBatch['runs']): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ turn_id: string }>(HOLD_TURNS, [
    tenant,
    runs.map((run) => run.sessionId),
    runs.map((run) => run.lastTurn),
    runs.map((run) => run.lastTurnId),
  ]);
  const there = new Set(rows.map((row) => row.turn_id));
  const lost = new Set(runs.filter((run) => !there.has(run.lastTurnId)).map((run) => run.sessionId));
  return new Set(runs.map((run) => run.sessionId).filter((sessionId) => !lost.has(sessionId)));
}

async function addRuns(
  tx: Transaction,
  tenant: string,
  userId: string,
  first: number,
  taken: IndexedBatch['runs'],
): Promise<void> {
  const [head, ...rest] = taken;
  if (head === undefined) return;
  const extended = await tx.query(EXTEND_RUN, [
    tenant,
    userId,
    head.sessionId,
    first + head.offset,
    head.firstTurn,
    head.lastTurn,
  ]);
  const added = extended.rowCount > 0 ? rest : taken;
  if (added.length === 0) return;
  await tx.query(ADD_RUNS, [
    tenant,
    userId,
    added.map((run) => first + run.offset),
    added.map((run) => run.sessionId),
    added.map((run) => run.firstTurn),
    added.map((run) => run.lastTurn),
  ]);
}

/** Returns lists as the arrays that statements take. */
export function listValues(lists: readonly PostingList[]): [number[], number[], string[]] {
  return [
    lists.map(({ term }) => term),
    lists.map(({ block }) => block),
    lists.map(({ ordinals }) => Buffer.from(ordinals).toString('hex')),
  ];
}

/** A turn as statements give it. */
export interface TurnRow {
  readonly session_id: string;
  readonly turn_number: number;
  readonly messages: string;
  readonly message_times: string | null;
  readonly created_at: Date;
  readonly exact_stored_at: string;
  readonly ordinal?: number;
}

interface UnindexedRow extends TurnRow {
  readonly turn_id: string;
  readonly disposable: string | null;
  readonly originals: string | null;
  readonly places: string | null;
}

function filterValues(tenant: string, userId: string, { sessionId, from, to, asOf }: TurnFilter): unknown[] {
  return [tenant, userId, sessionId, from?.toISOString() ?? null, to?.toISOString() ?? null, asOf];
}

/** Returns the turn of a row. */
export function searchedTurn(row: TurnRow): SearchedTurn {
  return {
    sessionId: row.session_id,
    turnNumber: row.turn_number,
    messages: row.messages,
    messageTimes: row.message_times,
    createdAt: row.created_at,
    storedAt: row.exact_stored_at,
    ordinal: row.ordinal ?? null,
  };
}

function unindexedTurn(row: UnindexedRow): UnindexedTurn {
  return {
    ...searchedTurn(row),
    turnId: row.turn_id,
    disposable: row.disposable,
    originals: row.originals,
    places: row.places,
  };
}
