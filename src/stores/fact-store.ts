import type { MemoryLine } from '../memory/episodes/memory.ts';
import type { Confidence, Domain, Evidence, Fact, FactSource, StoredState } from '../memory/facts/fact.ts';
import type { FactChange, FactReason, Forgetting, KeptForgetting, TurnRef } from '../memory/facts/fact-change.ts';
import type { FactHistoryEntry } from '../memory/facts/fact-history.ts';
import type { FactFilter, FactPosition } from '../memory/facts/fact-list.ts';
import type { FactWrite } from '../memory/facts/fact-write.ts';
import type { MemoryOfFact } from '../memory/facts/memory-of-fact.ts';
import type { Database, Statement, Transaction } from './database.ts';
import { FACTS_WITHOUT_MEMORY, WRITE_FACT_MEMORIES } from './fact-memory-sql.ts';
import {
  ACTIVE_FACTS_OF_SLOTS,
  ADD_USER,
  APPLY_FACT_CHANGES,
  COUNT_FACT_FROM,
  COUNT_FACTS,
  DISTILLED_FROM_FACT,
  FACT_CHANGES_OF_TURN,
  FACT_HISTORY,
  FACTS_NOT_FORGOTTEN,
  FACTS_SPEAKING_OF,
  FACTS_TO_PURGE,
  FATES_OF_FACTS,
  FIND_FACT,
  FIND_FACTS_TO_CHANGE,
  FORGETTINGS,
  KNOWN_FACTS,
  LIST_FACT_CHANGES,
  LIST_FACTS,
  LOCK_USER,
  MARK_FORGOTTEN,
  PURGE_FACT,
  PURGE_MEMORY,
  SAID_TIMES,
  SUPERSEDED_FACTS_OF_SLOTS,
  SUPERSEDED_FACTS_SPEAKING_OF,
  TURNS_OF_FACT,
} from './fact-sql.ts';

interface PurgeOptions {
  readonly days: number;
  readonly now: Date;
  readonly limit: number;
  readonly speaksOf: (
    memory: readonly MemoryLine[],
    fact: { readonly slot: string; readonly value: string },
  ) => boolean;
}

const WRITTEN_AT_ONCE = 500; // changes a statement, some 600 bytes each
const DAY_MS = 86_400_000;
/** The slot of a mark on every slot: no real slot is called so. */
const EVERY_SLOT = '*';
const NO_TURN = '00000000-0000-0000-0000-000000000000';

/** Store of facts, their history, and what may not be learnt again. Whoever changes facts of a user holds that user's lock. */
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

  /** Returns how many facts of a tenant stand, by what time has made of them at `now`. */
  async countByState(tenant: string, now: Date): Promise<{ state: 'active' | 'dormant' | 'stale'; count: number }[]> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ state: 'active' | 'dormant' | 'stale'; count: number }>(COUNT_FACTS, [now]);
    return rows;
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

  /** Returns facts that have no memory, of those that are told at `now`. */
  async withoutMemory(tenant: string, now: Date, limit: number): Promise<{ userId: string; factId: string }[]> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ user_id: string; fact_id: string }>(FACTS_WITHOUT_MEMORY, [tenant, now, limit]);
    return rows.map((row) => ({ userId: row.user_id, factId: row.fact_id }));
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

  /** Returns the latest changes of a fact, the oldest first; none where the user has no such fact. */
  async history(tenant: string, userId: string, factId: string): Promise<FactHistoryEntry[]> {
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

interface FactRow {
  readonly fact_id: string;
  readonly user_id: string;
  readonly slot: string;
  readonly key: string;
  readonly value: string;
  readonly domain: Domain;
  readonly confidence: Confidence;
  readonly source: FactSource;
  readonly language: string;
  readonly standing: boolean;
  readonly state: StoredState;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly last_confirmed_at: Date;
  readonly superseded_by: string | null;
  readonly deleted_at: Date | null;
  readonly evidence: string | null;
  readonly said_session_id: string | null;
  readonly said_turn_number: number | null;
}

interface ChangeRow {
  readonly entry: number;
  readonly fact_id: string;
  readonly event: FactChange['event'];
  readonly reason: FactReason;
  readonly state_before: StoredState | null;
  readonly state_after: StoredState;
  readonly other_fact: string | null;
  readonly snapshot: string;
  readonly session_id: string | null;
  readonly turn_number: number | null;
  readonly turn_id: string | null;
  readonly at: Date;
}

interface MarkRow {
  readonly slot: string;
  readonly identity: string;
  readonly turn_id: string;
  readonly forgotten_at: Date;
}

function toFact(row: FactRow): Fact {
  return {
    id: row.fact_id,
    userId: row.user_id,
    key: row.key,
    slot: row.slot,
    value: row.value,
    domain: row.domain,
    confidence: row.confidence,
    source: row.source,
    language: row.language,
    standing: row.standing,
    state: row.state,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastConfirmedAt: row.last_confirmed_at,
    supersededBy: row.superseded_by,
    deletedAt: row.deleted_at,
    evidence: row.evidence === null ? null : (JSON.parse(row.evidence) as Evidence),
    saidIn:
      row.said_session_id === null || row.said_turn_number === null
        ? null
        : { sessionId: row.said_session_id, turnNumber: row.said_turn_number },
  };
}

function isOfActive({ before, fact }: FactChange): boolean {
  return before === 'active' || fact.state === 'active';
}

/** Returns the fact as a row in JSON. A quote that was cut may end in half a character, which JSON in PostgreSQL does not take. */
function factRecord(
  { change: { fact }, identity, single }: Omit<FactWrite, 'terms'>,
  terms: readonly string[],
): object {
  return {
    fact_id: fact.id,
    slot: fact.slot.toWellFormed(),
    key: fact.key.toWellFormed(),
    value: fact.value.toWellFormed(),
    identity,
    single,
    domain: fact.domain,
    confidence: fact.confidence,
    source: fact.source,
    language: fact.language,
    standing: fact.standing,
    state: fact.state,
    created_at: fact.createdAt,
    updated_at: fact.updatedAt,
    last_confirmed_at: fact.lastConfirmedAt,
    superseded_by: fact.supersededBy,
    deleted_at: fact.deletedAt,
    evidence: fact.evidence === null ? null : JSON.stringify(fact.evidence),
    said_session_id: fact.saidIn?.sessionId ?? null,
    said_turn_number: fact.saidIn?.turnNumber ?? null,
    terms: [...new Set(terms)].map((term) => term.toWellFormed()),
  };
}

/** Returns the memory of a fact as a row in JSON. */
function memoryRecord({ memoryId, lines, terms, language, contentHash, createdAt, expiresAt }: MemoryOfFact): object {
  return {
    memory_id: memoryId,
    lines: JSON.stringify(lines),
    terms: terms.map((term) => term.toWellFormed()),
    language,
    content_hash: Buffer.from(contentHash).toString('hex'),
    created_at: createdAt,
    expires_at: expiresAt,
  };
}

function changeRecord(
  { event, reason, before, fact, other, evidence }: FactChange,
  turn: TurnRef | null,
  position: number,
): object {
  return {
    position,
    fact_id: fact.id,
    event,
    reason,
    state_before: before,
    state_after: fact.state,
    other_fact: other,
    snapshot: JSON.stringify({ ...fact, evidenceOfChange: evidence }),
    session_id: turn?.sessionId ?? null,
    turn_number: turn?.turnNumber ?? null,
    turn_id: turn?.turnId ?? null,
  };
}

/** A fact with the words that changed it, as JSON gives it back. */
type Snapshot = { readonly evidenceOfChange: Evidence | null } & {
  readonly [Member in keyof Fact]: Fact[Member] extends Date
    ? string
    : Fact[Member] extends Date | null
      ? string | null
      : Fact[Member];
};

function toEntry(row: ChangeRow): FactHistoryEntry {
  const { evidenceOfChange, ...snapshot } = JSON.parse(row.snapshot) as Snapshot;
  return {
    entry: row.entry,
    event: row.event,
    reason: row.reason,
    at: row.at,
    stateBefore: row.state_before,
    stateAfter: row.state_after,
    fact: {
      ...snapshot,
      createdAt: new Date(snapshot.createdAt),
      updatedAt: new Date(snapshot.updatedAt),
      lastConfirmedAt: new Date(snapshot.lastConfirmedAt),
      deletedAt: snapshot.deletedAt === null ? null : new Date(snapshot.deletedAt),
    },
    other: row.other_fact,
    turn:
      row.turn_id === null || row.session_id === null || row.turn_number === null
        ? null
        : { sessionId: row.session_id, turnNumber: row.turn_number, turnId: row.turn_id },
    evidence: evidenceOfChange,
  };
}
