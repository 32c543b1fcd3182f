import type { Fact } from '../memory/facts/fact.ts';
import type { FactChange, Forgetting, KeptForgetting } from '../memory/facts/fact-change.ts';
import type { FactFilter, FactPosition } from '../memory/facts/fact-list.ts';
import type { FactWrite } from '../memory/facts/fact-write.ts';
import type { MemoryOfFact } from '../memory/facts/memory-of-fact.ts';
import type { Database, Statement, Transaction } from './database.ts';
import { changeRecord } from './fact-history-rows.ts';
import { WRITE_FACT_MEMORIES } from './fact-memory-sql.ts';
import { type FactRow, factRecord, memoryRecord, toFact } from './fact-rows.ts';
import {
  ACTIVE_FACTS_OF_SLOTS,
  ADD_USER,
  APPLY_FACT_CHANGES,
  COUNT_FACT_FROM,
  FACTS_NOT_FORGOTTEN,
  FACTS_SPEAKING_OF,
  FATES_OF_FACTS,
  FIND_FACT,
  FIND_FACTS_TO_CHANGE,
  FORGETTINGS,
  KNOWN_FACTS,
  LIST_FACTS,
  LOCK_USER,
  MARK_FORGOTTEN,
  SAID_TIMES,
  SUPERSEDED_FACTS_OF_SLOTS,
  SUPERSEDED_FACTS_SPEAKING_OF,
} from './fact-sql.ts';

const WRITTEN_AT_ONCE = 500; // changes a statement, some 600 bytes each
/** The slot of a mark on every slot: no real slot is called so. */
const EVERY_SLOT = '*';
const NO_TURN = '00000000-0000-0000-0000-000000000000';

/** Store of facts and of what may not be learnt again; what becomes of them is written with them. Whoever changes facts of a user holds that user's lock. */
export class FactStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Makes the user where there is none, and locks it until the transaction ends. To be called after the session is locked, never before. */
  async lockUser(tx: Transaction, tenant: string, userId: string): Promise<void> {
    while ((await tx.query(LOCK_USER, [tenant, userId])).rowCount === 0) await tx.query(ADD_USER, [tenant, userId]);
  }

  /** Locks the user until the transaction ends; false where there is none. */
  async lockKnownUser(tx: Transaction, tenant: string, userId: string): Promise<boolean> {
    return (await tx.query(LOCK_USER, [tenant, userId])).rowCount !== 0;
  }

  /**
   * Returns facts of these slots, in any stored state: the newest active ones, some that are not, and those of these values; and the newest
   * active ones that speak of any of these terms.
   */
  async known(
    tx: Transaction,
    tenant: string,
    userId: string,
    slots: readonly string[],
    values: readonly { readonly slot: string; readonly identity: string }[],
    terms: readonly string[] = [],
  ): Promise<Fact[]> {
    const { rows } = await tx.query<FactRow>(KNOWN_FACTS, [
      tenant,
      userId,
      [...new Set(slots)],
      values.map(({ slot }) => slot),
      values.map(({ identity }) => identity),
      terms,
    ]);
    return [...new Map(rows.map((row) => [row.fact_id, toFact(row)])).values()];
  }

  /** Returns all facts that are active in these slots. */
  async activeIn(tx: Transaction, tenant: string, userId: string, slots: readonly string[]): Promise<Fact[]> {
    return readEach(tx, ACTIVE_FACTS_OF_SLOTS, tenant, userId, slots);
  }

  /** Returns all facts that were superseded in these slots, and not forgotten since. */
  async supersededIn(tx: Transaction, tenant: string, userId: string, slots: readonly string[]): Promise<Fact[]> {
    return readEach(tx, SUPERSEDED_FACTS_OF_SLOTS, tenant, userId, slots);
  }

  /** Returns all facts that are active or superseded, in whatever slot. */
  async notForgotten(tx: Transaction, tenant: string, userId: string): Promise<Fact[]> {
    return (await tx.query<FactRow>(FACTS_NOT_FORGOTTEN, [tenant, userId])).rows.map(toFact);
  }

  /** Returns the newest active facts that speak of any of these terms. */
  async speakingOf(tx: Transaction, tenant: string, userId: string, terms: readonly string[]): Promise<Fact[]> {
    return readEach(tx, FACTS_SPEAKING_OF, tenant, userId, terms);
  }

  /** Returns superseded facts that speak of any of these terms. */
  async onceSpeakingOf(tx: Transaction, tenant: string, userId: string, terms: readonly string[]): Promise<Fact[]> {
    return readEach(tx, SUPERSEDED_FACTS_SPEAKING_OF, tenant, userId, terms);
  }

  /** Returns the facts of these ids that exist, in no order. */
  async findIn(tx: Transaction, tenant: string, userId: string, ids: readonly string[]): Promise<Fact[]> {
    return (await tx.query<FactRow>(FIND_FACTS_TO_CHANGE, [tenant, userId, ids])).rows.map(toFact);
  }

  /** Returns the newest facts that are active, or dormant at `now`. */
  async standing(tx: Transaction, tenant: string, userId: string, now: Date, limit: number): Promise<Fact[]> {
    const { rows } = await tx.query<FactRow>(LIST_FACTS, [
      tenant,
      userId,
      null,
      null,
      now,
      ['active', 'dormant'],
      'infinity',
      null,
      limit,
    ]);
    return rows.map(toFact);
  }

  /** Returns the facts of these ids that exist, in whatever state, without locking them. */
  async fates(tx: Transaction, tenant: string, userId: string, ids: readonly string[]): Promise<Fact[]> {
    if (ids.length === 0) return [];
    return (await tx.query<FactRow>(FATES_OF_FACTS, [tenant, userId, ids])).rows.map(toFact);
  }

  /** Writes facts, history and forgettings, and counts `facts_version` up by one where a fact changed. */
  async apply(
    tx: Transaction,
    tenant: string,
    userId: string,
    writes: readonly FactWrite[],
    forgettings: readonly Forgetting[],
    when: Date,
  ): Promise<void> {
    const at = when.toISOString();
    for (let from = 0; from < writes.length; from += WRITTEN_AT_ONCE) {
      const some = writes.slice(from, from + WRITTEN_AT_ONCE);
      // Words of what neither stood nor stands are where they were left.
      const stood = new Set(some.filter(({ change }) => isOfActive(change)).map(({ change }) => change.fact.id));
      const last = new Map(some.map((write) => [write.change.fact.id, write]));
      await tx.query(APPLY_FACT_CHANGES, [
        tenant,
        userId,
        JSON.stringify([...last].map(([id, write]) => factRecord(write, stood.has(id) ? write.terms() : []))),
        JSON.stringify(some.map(({ change, turn }, position) => changeRecord(change, turn, position))),
        at,
        from === 0 ? 1 : 0,
      ]);
    }
    if (forgettings.length === 0) return;
    // Each once: "forget my job" may be said twice in one turn.
    const marks = new Map(
      forgettings
        .map(({ slot, identity, turnId }) => [slot ?? EVERY_SLOT, identity ?? '', turnId ?? NO_TURN] as const)
        .map((mark) => [mark.join(' '), mark]),
    );
    const column = (place: 0 | 1 | 2) => [...marks.values()].map((mark) => mark[place]);
    await tx.query(MARK_FORGOTTEN, [tenant, userId, column(0), column(1), column(2), at]);
  }

  /** Counts the days of active facts from a time on; those that were confirmed after it stay as they are. */
  async countFrom(tx: Transaction, tenant: string, userId: string, ids: readonly string[], at: Date): Promise<void> {
    for (const id of ids) await tx.query(COUNT_FACT_FROM, [tenant, userId, id, at.toISOString()]);
  }

  /** Writes facts as they were archived, without a history, and counts `facts_version` up by one. */
  async restore(
    tx: Transaction,
    tenant: string,
    userId: string,
    facts: readonly (Pick<FactWrite, 'identity' | 'single' | 'terms'> & { readonly fact: Fact })[],
    when: Date,
  ): Promise<void> {
    const records = facts.map(({ fact, ...write }) =>
      factRecord({ ...write, change: { fact } as FactChange, turn: null }, write.terms()),
    );
    await tx.query(APPLY_FACT_CHANGES, [tenant, userId, JSON.stringify(records), '[]', when.toISOString(), 1]);
  }

  /** Returns when each of these facts was last said, on the word of whoever sent the turn; facts of no turn that is there are left out. */
  async saidTimes(tx: Transaction, tenant: string, facts: readonly Fact[]): Promise<Map<string, Date>> {
    const said = facts.filter(({ saidIn }) => saidIn !== null);
    if (said.length === 0) return new Map();
    const { rows } = await tx.query<{ fact_id: string; created_at: Date }>(SAID_TIMES, [
      tenant,
      said.map(({ id }) => id),
      said.map(({ saidIn }) => saidIn?.sessionId),
      said.map(({ saidIn }) => saidIn?.turnNumber),
    ]);
    return new Map(rows.map((row) => [row.fact_id, row.created_at]));
  }

  /** Writes the memories of active facts; one that is there already, and says the same, keeps its vector. */
  async writeMemories(
    tx: Transaction,
    tenant: string,
    userId: string,
    memories: readonly MemoryOfFact[],
  ): Promise<void> {
    if (memories.length === 0) return;
    await tx.query(WRITE_FACT_MEMORIES, [tenant, userId, JSON.stringify(memories.map(memoryRecord))]);
  }

  async find(tenant: string, userId: string, factId: string): Promise<Fact | null> {
    const { rows } = await this.#database.as(tenant).query<FactRow>(FIND_FACT, [tenant, userId, factId]);
    return rows[0] === undefined ? null : toFact(rows[0]);
  }

  /** Returns a page of facts, the newest first; states as time has them at `now`. */
  async list(
    tenant: string,
    userId: string,
    filter: FactFilter,
    now: Date,
  ): Promise<{ fact: Fact; position: FactPosition }[]> {
    const { rows } = await this.#database
      .as(tenant)
      .query<FactRow & { exact_created_at: string }>(LIST_FACTS, [
        tenant,
        userId,
        filter.slot,
        filter.domain,
        now,
        filter.states,
        filter.after?.createdAt ?? 'infinity',
        filter.after?.factId ?? null,
        filter.limit,
      ]);
    return rows.map((row) => ({
      fact: toFact(row),
      position: { createdAt: row.exact_created_at, factId: row.fact_id },
    }));
  }

  /** Returns the marks on these slots, and those on every slot. */
  async forgettings(
    tx: Transaction,
    tenant: string,
    userId: string,
    slots: readonly string[],
  ): Promise<KeptForgetting[]> {
    const { rows } = await tx.query<MarkRow>(FORGETTINGS, [tenant, userId, [...new Set([...slots, EVERY_SLOT])]]);
    return rows.map((row) => ({
      slot: row.slot === EVERY_SLOT ? null : row.slot,
      identity: row.identity === '' ? null : row.identity,
      turnId: row.turn_id === NO_TURN ? null : row.turn_id,
      forgottenAt: row.forgotten_at,
    }));
  }
}

/** Returns the facts that a statement finds for any of these names. */
async function readEach(
  tx: Transaction,
  statement: Statement,
  tenant: string,
  userId: string,
  names: readonly string[],
): Promise<Fact[]> {
  if (names.length === 0) return [];
  return (await tx.query<FactRow>(statement, [tenant, userId, [...new Set(names)]])).rows.map(toFact);
}

interface MarkRow {
  readonly slot: string;
  readonly identity: string;
  readonly turn_id: string;
  readonly forgotten_at: Date;
}

function isOfActive({ before, fact }: FactChange): boolean {
  return before === 'active' || fact.state === 'active';
}
