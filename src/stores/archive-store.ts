import type {
  ArchivedForgetting,
  ArchivedLine,
  ArchivedMemory,
  ArchivedSnapshot,
  ArchivedUser,
  SessionHead,
} from '../memory/archive/archived-session.ts';
import type { ExportedSession, ExportedTurn } from '../memory/archive/exported-session.ts';
import type { FactHistoryEntry } from '../memory/facts/fact-history.ts';
import type { Layout } from '../memory/memory-file/memory-document.ts';
import {
  archivedLine,
  archivedMemory,
  archivedSnapshot,
  exportedSession,
  exportedTurn,
  historyRecord,
  type LineRow,
  type MemoryRow,
  type MemoryToAdd,
  memoryRecord,
  type SessionRow,
  type SnapshotRow,
  snapshotRecord,
  type TurnRow,
} from './archive-rows.ts';
import {
  ADD_ARCHIVED_LAYOUT,
  ADD_ARCHIVED_LINE,
  ADD_FORGETTINGS,
  ADD_HISTORY,
  ADD_MEMORIES,
  ADD_SNAPSHOTS,
  ADD_USER_SINCE,
  BEGIN_SESSION,
  EXPORT_FACT_IDS,
  EXPORT_FORGETTINGS,
  EXPORT_JOURNAL,
  EXPORT_LAYOUT,
  EXPORT_MEMORIES,
  EXPORT_SNAPSHOTS,
  EXPORT_TURNS,
  EXPORTED_SESSION,
  EXPORTED_SESSIONS,
  EXPORTED_USER,
  FINISH_SESSION,
  OWNERS_OF_FACTS,
  OWNERS_OF_MEMORIES,
  TAKEN_TURNS,
  TAUGHT_TURNS,
} from './archive-sql.ts';
import type { Database, Statement, Transaction } from './database.ts';

const PAGE = 50; // rows a statement, of up to some tens of kilobytes each
const PAGE_TURNS = 200;
const PAGE_BYTES = 131_072; // of turns, unless one alone has more: large pages outlive the collections of what is young, and pile up

/** Store of what archives read and write beside what the stores of each noun do. */
export class ArchiveStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  async user(tenant: string, userId: string): Promise<ArchivedUser | null> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ user_id: string; created_at: Date; timezone: string }>(EXPORTED_USER, [tenant, userId]);
    const row = rows[0];
    return row === undefined
      ? null
      : { userId: row.user_id, createdAt: row.created_at.toISOString(), timezone: row.timezone };
  }

  async session(tenant: string, sessionId: string): Promise<ExportedSession | null> {
    const { rows } = await this.#database.as(tenant).query<SessionRow>(EXPORTED_SESSION, [tenant, sessionId]);
    return rows[0] === undefined ? null : exportedSession(rows[0]);
  }

  /** Yields the sessions of a user, in the order of their ids. */
  async *sessions(tenant: string, userId: string): AsyncGenerator<ExportedSession> {
    let after = '';
    for (;;) {
      const { rows } = await this.#database
        .as(tenant)
        .query<SessionRow>(EXPORTED_SESSIONS, [tenant, userId, after, PAGE]);
      yield* rows.map(exportedSession);
      const last = rows.at(-1);
      if (last === undefined || rows.length < PAGE) return;
      after = last.session_id;
    }
  }

  /** Yields turns of a session, in their order, a page in memory at a time. */
  async *turns(tenant: string, session: ExportedSession): AsyncGenerator<ExportedTurn> {
    let from = session.firstTurn;
    while (from <= session.lastTurn) {
      const { rows } = await this.#database
        .as(tenant)
        .query<TurnRow>(EXPORT_TURNS, [tenant, session.head.sessionId, from, session.lastTurn, PAGE_TURNS, PAGE_BYTES]);
      for (const row of rows) yield exportedTurn(row);
      const last = rows.at(-1);
      if (last === undefined) return;
      from = last.turn_number + 1;
    }
  }

  /** Yields the ids of a user's facts, in their order, by pages. */
  async *factIds(tenant: string, userId: string): AsyncGenerator<string[]> {
    for await (const rows of this.#pages<{ id: string }>(EXPORT_FACT_IDS, tenant, userId))
      yield rows.map(({ id }) => id);
  }

  /** Yields the memories of a user that no turn of an export makes again. */
  async *memories(tenant: string, userId: string): AsyncGenerator<ArchivedMemory> {
    for await (const rows of this.#pages<MemoryRow>(EXPORT_MEMORIES, tenant, userId)) yield* rows.map(archivedMemory);
  }

  async snapshots(tenant: string, userId: string): Promise<ArchivedSnapshot[]> {
    const { rows } = await this.#database.as(tenant).query<SnapshotRow>(EXPORT_SNAPSHOTS, [tenant, userId]);
    return inOrder(rows, ({ slug }) => slug).map(archivedSnapshot);
  }

  /** Yields the lines of a user's journal. */
  async *journal(tenant: string, userId: string): AsyncGenerator<ArchivedLine> {
    for await (const rows of this.#pages<LineRow>(EXPORT_JOURNAL, tenant, userId)) yield* rows.map(archivedLine);
  }

  /** Returns the order and the notes that a user gave MEMORY.md; null for none. */
  async layout(tenant: string, userId: string): Promise<Layout | null> {
    const { rows } = await this.#database.as(tenant).query<{ layout: string }>(EXPORT_LAYOUT, [tenant, userId]);
    return rows[0] === undefined ? null : (JSON.parse(rows[0].layout) as Layout);
  }

  async forgettings(tenant: string, userId: string): Promise<ArchivedForgetting[]> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ slot: string; identity: string; turn_id: string; forgotten_at: Date }>(EXPORT_FORGETTINGS, [
        tenant,
        userId,
      ]);
    return inOrder(rows, ({ slot, identity, turn_id }) => `${slot} ${identity} ${turn_id}`).map((row) => ({
      slot: row.slot,
      identity: row.identity,
      turnId: row.turn_id,
      forgottenAt: row.forgotten_at.toISOString(),
    }));
  }

  /** Makes the user, seen since then, where there is none. */
  async addUser(tx: Transaction, tenant: string, { userId, createdAt, timezone }: ArchivedUser): Promise<void> {
    await tx.query(ADD_USER_SINCE, [tenant, userId, createdAt, timezone]);
  }

  /** Makes an empty session, locked until the transaction ends; false where a live one has its id, or somebody holds the lock of that. */
  async beginSession(tx: Transaction, tenant: string, head: SessionHead, firstTurn: number): Promise<boolean> {
    await tx.query(ADD_USER_SINCE, [tenant, head.userId, null, null]);
    const { rowCount } = await tx.query(BEGIN_SESSION, [
      tenant,
      head.sessionId,
      head.userId,
      firstTurn,
      head.language ?? 'es',
      head.createdAt,
    ]);
    return rowCount > 0;
  }

  /** Gives an imported session what its turns do not say. */
  async finishSession(tx: Transaction, tenant: string, head: SessionHead): Promise<void> {
    const json = (value: object | null) => (value === null ? null : JSON.stringify(value));
    await tx.query(FINISH_SESSION, [
      tenant,
      head.sessionId,
      head.language,
      json(head.planState),
      json(head.context),
      json(head.externalRefs),
    ]);
  }

  /** Returns those of the ids that turns have already, or memories. */
  async takenTurns(tx: Transaction, tenant: string, turnIds: readonly string[]): Promise<Set<string>> {
    return this.#ids(tx, TAKEN_TURNS, tenant, turnIds);
  }

  /** Returns those turns that have taught facts to this user. */
  async taughtTurns(tx: Transaction, tenant: string, turnIds: readonly string[]): Promise<Set<string>> {
    return this.#ids(tx, TAUGHT_TURNS, tenant, turnIds);
  }

  /** Returns the users that facts of these ids belong to, by id. */
  async ownersOfFacts(tenant: string, ids: readonly string[]): Promise<Map<string, string>> {
    return this.#owners(OWNERS_OF_FACTS, tenant, ids);
  }

  /** Returns the users that memories of these ids belong to, by id. */
  async ownersOfMemories(tenant: string, ids: readonly string[]): Promise<Map<string, string>> {
    return this.#owners(OWNERS_OF_MEMORIES, tenant, ids);
  }

  /** Writes the history of facts as it was, in its order. */
  async addHistory(
    tx: Transaction,
    tenant: string,
    userId: string,
    entries: readonly Omit<FactHistoryEntry, 'entry'>[],
  ): Promise<void> {
    const records = entries.map((entry, position) => historyRecord(userId, entry, position));
    if (records.length > 0) await tx.query(ADD_HISTORY, [tenant, userId, JSON.stringify(records)]);
  }

  /** Adds memories with their jobs. Throws `ConstraintViolated` where one is there already. */
  async addMemories(tx: Transaction, tenant: string, userId: string, memories: readonly MemoryToAdd[]): Promise<void> {
    const records = memories.map(memoryRecord);
    await tx.query(ADD_MEMORIES, [tenant, userId, JSON.stringify(records)]);
  }

  /** Adds a line of a journal, unless it is there. */
  async addLine(tx: Transaction, tenant: string, userId: string, line: ArchivedLine): Promise<void> {
    const { id, source, text, language, sessionId, turnNumber, createdAt } = line;
    await tx.query(ADD_ARCHIVED_LINE, [tenant, userId, id, source, text, language, sessionId, turnNumber, createdAt]);
  }

  /** Gives a user's MEMORY.md its order and notes, unless it has some. */
  async addLayout(tx: Transaction, tenant: string, userId: string, layout: Layout): Promise<void> {
    await tx.query(ADD_ARCHIVED_LAYOUT, [tenant, userId, JSON.stringify(layout)]);
  }

  async addSnapshots(
    tx: Transaction,
    tenant: string,
    userId: string,
    snapshots: readonly ArchivedSnapshot[],
  ): Promise<void> {
    const records = snapshots.map(snapshotRecord);
    if (records.length > 0) await tx.query(ADD_SNAPSHOTS, [tenant, userId, JSON.stringify(records)]);
  }

  async addForgettings(
    tx: Transaction,
    tenant: string,
    userId: string,
    marks: readonly ArchivedForgetting[],
  ): Promise<void> {
    const records = marks.map(({ slot, identity, turnId, forgottenAt }) => ({
      slot,
      identity,
      turn_id: turnId,
      forgotten_at: forgottenAt,
    }));
    if (records.length > 0) await tx.query(ADD_FORGETTINGS, [tenant, userId, JSON.stringify(records)]);
  }

  async #ids(tx: Transaction, statement: Statement, tenant: string, ids: readonly string[]): Promise<Set<string>> {
    const { rows } = await tx.query<{ id: string }>(statement, [tenant, ids]);
    return new Set(rows.map(({ id }) => id));
  }

  async #owners(statement: Statement, tenant: string, ids: readonly string[]): Promise<Map<string, string>> {
    const { rows } = await this.#database.as(tenant).query<{ id: string; user_id: string }>(statement, [tenant, ids]);
    return new Map(rows.map((row) => [row.id, row.user_id]));
  }

  async *#pages<Row extends { readonly id: string }>(
    statement: Statement,
    tenant: string,
    userId: string,
  ): AsyncGenerator<Row[]> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const { rows } = await this.#database.as(tenant).query<Row>(statement, [tenant, userId, after, PAGE]);
      if (rows.length > 0) yield rows;
      const last = rows.at(-1);
      if (last === undefined || rows.length < PAGE) return;
      after = last.id;
    }
  }
}

/** Puts rows in the order of what they say, which SQL cannot see where it is encrypted: under another key it would have another order. */
function inOrder<Row>(rows: readonly Row[], saying: (row: Row) => string): Row[] {
  const said = new Map(rows.map((row) => [row, saying(row)]));
  return rows.toSorted((a, b) => ((said.get(a) ?? '') < (said.get(b) ?? '') ? -1 : 1));
}
