import { HipocampoError } from '../../errors.ts';
import type { Database, Transaction } from '../../stores/database.ts';
import type { EventStore } from '../../stores/event-store.ts';
import type { FactStore } from '../../stores/fact-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import { isSpanish } from '../conversation/words.ts';
import { renderContent } from '../episodes/turn-memory.ts';
import type { NewEvent } from '../events/event.ts';
import { extractFacts } from './extraction/extract-facts.ts';
import {
  type Confidence,
  DELETED_DAYS,
  type Domain,
  type Fact,
  type FactSource,
  type FactState,
  stateOf,
  UNTOLD_DOMAIN,
} from './fact.ts';
import {
  type Changes,
  eventsOf,
  type FactChange,
  type FactEvent,
  type Forgetting,
  type TurnRef,
} from './fact-change.ts';
import { concernedByEdits, editing, type FactEdit } from './fact-edit.ts';
import type { FactHistoryEntry } from './fact-history.ts';
import {
  changesFor,
  concernedBy,
  confirming,
  consolidating,
  forgetting,
  isConfirmedBy,
  isGone,
  type LifeOptions,
  restoring,
} from './fact-life.ts';
import { identityOf } from './fact-likeness.ts';
import type { FactPosition } from './fact-list.ts';
import { forgottenMessage, rememberedMessage } from './fact-messages.ts';
import { meaningOf, takesOneValue } from './fact-slots.ts';
import { termsOfFact } from './fact-terms.ts';
import { speaksOf } from './fact-words.ts';
import type { FactWrite } from './fact-write.ts';
import { inLightOf, type Touch, touchOf } from './known/read-known.ts';
import { memoryOfFact } from './memory-of-fact.ts';
import { doubted } from './mentions/doubts.ts';
import type { Said, SaidFact } from './said.ts';
import { isStanding } from './standing.ts';
import { tellingOf } from './told-facts.ts';

interface Deps {
  readonly database: Pick<Database, 'as' | 'transaction'>;
  readonly facts: FactStore;
  readonly events: Pick<EventStore, 'insert'>;
  readonly clock: { now(): Date };
  readonly newId: () => string;
  /** True where facts have memories, by which they are found by their vectors; else, as where memory is off, words alone find them. */
  readonly recalled?: boolean;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** A fact that a caller asks to remember. */
export interface GivenFact {
  readonly key: string;
  readonly value: string;
  readonly domain?: Domain | undefined;
  /** `high` where it is not given. */
  readonly confidence?: Confidence | undefined;
  /** `explicit` where it is not given. */
  readonly source?: FactSource | undefined;
  /** BCP-47 tag. */
  readonly language: string;
}

/** A fact that a caller asked to remember, with the outcome. */
export interface Remembered extends FactEvent {
  readonly event: 'added' | 'confirmed' | 'superseded';
  /** "Recordado: nombre → se llama Juan". */
  readonly message: string;
}

export interface Forgotten {
  readonly deleted: number;
  /** "Olvidado: 2 hechos sobre 'trabajo'". */
  readonly message: string;
}

export interface FactQuery {
  /** The key of the facts wanted, in any language (`work` and `trabajo` are the same); null for all keys. */
  readonly key: string | null;
  readonly domain: Domain | null;
  readonly states: readonly FactState[];
  readonly limit: number;
  readonly after: FactPosition | null;
}

/** A turn as it is held against what is known: what it says by itself, and what of it may touch known facts. */
export interface TurnSaid {
  readonly said: readonly Said[];
  readonly touch: Touch | null;
}

/** The facts that a language model read in a turn. */
export interface ReadTurn extends TurnRef {
  /** The time at which the turn was stored: a fact forgotten since then is not learnt from it. */
  readonly storedAt: Date;
}

/** Two or more facts that say the same, or cannot all hold: `keep` stands, the others are superseded by it, reversibly. */
export interface Consolidation {
  readonly keep: string;
  readonly drop: readonly string[];
  readonly reason: 'merged' | 'consolidated';
}

/** The language of an answer: the one that was told, else that of the facts it is about, else another. */
export interface AnswerLanguage {
  readonly told: string | undefined;
  readonly otherwise: string;
}

/** Memory of the stable facts about a user: they are learnt, confirmed, superseded, forgotten and restored. Every change can be undone. */
export class FactMemory {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Remembers a fact: the same value again confirms it, another one of a slot that takes one value supersedes it. */
  async remember(tenant: string, userId: string, given: GivenFact): Promise<Remembered> {
    const { language } = given;
    const [key, value] = [inOneLine(given.key), inOneLine(given.value)];
    const { slot, domain } = meaningOf(key);
    const said: SaidFact = {
      kind: 'fact',
      slot,
      key,
      value,
      domain: given.domain ?? domain,
      confidence: given.confidence ?? 'high',
      source: given.source ?? 'explicit',
      language: isSpanish(language) ? 'es' : 'en',
      standing: isStanding(slot, value),
      replaces: false,
      evidence: { message: 0, start: 0, end: 0, quote: '' },
    };
    const events = await this.#change(tenant, userId, null, (tx) =>
      this.#changesFor(tx, tenant, [said], { ...this.#options(userId), reason: 'remembered', turn: null, language }),
    );
    const [event] = events;
    if (event === undefined || event.event === 'forgotten') throw new Error('the fact was not remembered');
    return { ...event, event: event.event, message: rememberedMessage(key, value, language) };
  }

  /** Forgets all facts of a key, in whatever language it is named, superseded values too. */
  async forget(tenant: string, userId: string, key: string, language: AnswerLanguage): Promise<Forgotten> {
    const { slot } = meaningOf(key);
    const events = await this.#change(tenant, userId, null, async (tx) => {
      const { facts } = this.#deps;
      const active = await facts.activeIn(tx, tenant, userId, [slot]);
      const past = await facts.supersededIn(tx, tenant, userId, [slot]);
      return forgetting([...active, ...past], slot, this.#options(userId));
    });
    const answered = language.told ?? events[0]?.fact.language ?? language.otherwise;
    return { deleted: events.length, message: forgottenMessage(key, events.length, answered) };
  }

  /** Forgets one fact; `deleted: 0` where it is forgotten already. Throws `fact_not_found`. */
  async forgetOne(tenant: string, userId: string, factId: string, language: AnswerLanguage): Promise<Forgotten> {
    let forgotten: Fact | undefined;
    const events = await this.#change(tenant, userId, null, async (tx) => {
      forgotten = await this.#found(tx, tenant, userId, factId);
      return forgetting([forgotten], null, this.#options(userId));
    });
    const answered = language.told ?? forgotten?.language ?? language.otherwise;
    return { deleted: events.length, message: forgottenMessage(forgotten?.key ?? '', events.length, answered) };
  }

  /** Confirms a fact, so that its days are counted from now; one that no longer stands is restored. Throws `fact_not_found`. */
  async confirm(tenant: string, userId: string, factId: string): Promise<Fact> {
    return this.#changeOne(tenant, userId, factId, confirming);
  }

  /** Restores a fact that was superseded or forgotten; where its slot takes one value, the active one makes room. Throws `fact_not_found`. */
  async restore(tenant: string, userId: string, factId: string): Promise<Fact> {
    return this.#changeOne(tenant, userId, factId, restoring);
  }

  /** Lists facts, the newest first, each with the position that the next page goes on from. */
  async list(
    tenant: string,
    userId: string,
    query: FactQuery,
  ): Promise<readonly { readonly fact: Fact; readonly position: FactPosition }[]> {
    const { facts, clock } = this.#deps;
    const { key, ...filter } = query;
    return facts.list(tenant, userId, { ...filter, slot: key === null ? null : meaningOf(key).slot }, clock.now());
  }

  /** Lists every change of a fact that is still kept, the oldest first; of very many the latest. Throws `fact_not_found`. */
  async history(tenant: string, userId: string, factId: string): Promise<readonly FactHistoryEntry[]> {
    await this.#kept(tenant, userId, factId);
    return this.#deps.facts.history(tenant, userId, factId);
  }

  /** Lists changes of a fact that have an entry after this one, the oldest first. Throws `fact_not_found`. */
  async changes(
    tenant: string,
    userId: string,
    factId: string,
    page: { readonly limit: number; readonly after: number },
  ): Promise<readonly FactHistoryEntry[]> {
    await this.#kept(tenant, userId, factId);
    return this.#deps.facts.changes(tenant, userId, factId, page);
  }

  async #kept(tenant: string, userId: string, factId: string): Promise<void> {
    const { facts, clock } = this.#deps;
    const fact = await facts.find(tenant, userId, factId);
    if (fact === null || isGone(fact, clock.now())) throw notFound();
  }

  /** Extracts facts from messages by rules, and stores them; with `dryRun`, only tells what would change. */
  async extract(
    tenant: string,
    userId: string,
    request: {
      readonly messages: readonly {
        readonly role: string;
        readonly content: string;
        readonly disposable?: boolean | undefined;
      }[];
      readonly language: string;
      readonly dryRun: boolean;
    },
  ): Promise<readonly FactEvent[]> {
    const { messages, language, dryRun } = request;
    const said = extractFacts(messages, language);
    const touch = touchOf(messages, language);
    if (said.length === 0 && touch?.alone !== true) return [];
    const options = { ...this.#options(userId), reason: 'extracted', turn: null } as const;
    const work = (tx: Transaction) => this.#changesFor(tx, tenant, said, options, touch);
    if (!dryRun) return this.#change(tenant, userId, null, work);
    return this.#deps.database.transaction(tenant, async (tx) => eventsOf((await work(tx)).changes));
  }

  /**
   * True for a turn from which something is to be learnt. Most signs of a change touch nothing that is known: that is seen by a look outside of
   * any transaction, which holds nobody up. Facts that a save at the same time teaches may be missed, as if that came after.
   */
  async teaches(tenant: string, userId: string, { said, touch }: TurnSaid): Promise<boolean> {
    if (said.length > 0) return true;
    if (touch?.alone !== true) return false;
    const known = await this.#knownOf(this.#deps.database.as(tenant), tenant, userId, said, touch);
    return inLightOf(touch, said, known).length > 0;
  }

  /**
   * Learns from a turn that is being saved and `teaches`: in its transaction, with its session locked; the caller counts the events once it is
   * committed. `touch`: what of the turn is to be held against the known facts, beside what it says by itself.
   */
  async learn(
    tx: Transaction,
    tenant: string,
    userId: string,
    { said, touch }: TurnSaid,
    turn: TurnRef,
  ): Promise<readonly FactEvent[]> {
    if (said.length === 0 && touch?.alone !== true) return [];
    await this.#deps.facts.lockUser(tx, tenant, userId);
    const options = { ...this.#options(userId), reason: 'said', turn } as const;
    const changes = await this.#changesFor(tx, tenant, said, options, touch);
    return this.#write(tx, tenant, userId, changes, turn);
  }

  /** Counts what `learn`, `learnFromJob` or `consolidate` told, once their transaction is committed. */
  count(events: readonly FactEvent[]): void {
    for (const { event } of events) this.#deps.metrics.facts.inc({ result: event });
  }

  /**
   * Learns what a language model read in turns that were saved before. No fact forgotten since is learnt, and none takes the
   * place of what the user said explicitly after that turn.
   */
  async learnFromJob(
    tx: Transaction,
    tenant: string,
    userId: string,
    read: readonly { readonly said: SaidFact; readonly turn: ReadTurn }[],
  ): Promise<readonly FactEvent[]> {
    if (read.length === 0) return [];
    const { facts } = this.#deps;
    await facts.lockUser(tx, tenant, userId);
    const all = read.map(({ said }) => said);
    const slots = all.map(({ slot }) => slot);
    const forgettings = await facts.forgettings(tx, tenant, userId, slots);
    const options = { ...this.#options(userId), reason: 'read', forgettings } as const;
    const known = new Map((await this.#knownOf(tx, tenant, userId, all)).map((fact) => [fact.id, fact]));
    for (const fact of known.values()) if (isGone(fact, options.now)) known.delete(fact.id);
    const writes: FactWrite[] = [];
    const events: FactEvent[] = [];
    const news: NewEvent[] = [];
    for (const { said, turn } of read) {
      const { storedAt, sessionId, turnNumber, turnId } = turn;
      const ref = { sessionId, turnNumber, turnId };
      const { changes } = changesFor([said], [...known.values()], { ...options, turn: ref, storedAt });
      for (const { fact } of changes) known.set(fact.id, fact);
      writes.push(...changes.map((change) => asWrite(change, ref)));
      const told = eventsOf(changes);
      events.push(...told);
      news.push(...tellingOf(told, { tenant, userId, sessionId }));
    }
    if (writes.length > 0) await this.#apply(tx, tenant, userId, writes, [], options.now);
    await this.#deps.events.insert(tx, news);
    return events;
  }

  /**
   * Learns what the turns of an import say, each as of the time at which it was said: no fact that was said since, in whatever turn,
   * makes room for it, and none that was forgotten since is learnt again. Its days are counted from now.
   */
  async learnImported(
    tx: Transaction,
    tenant: string,
    userId: string,
    told: readonly { readonly said: SaidFact; readonly turn: TurnRef; readonly saidAt: Date }[],
  ): Promise<readonly FactEvent[]> {
    if (told.length === 0) return [];
    const { facts } = this.#deps;
    const { now, ...options } = this.#options(userId);
    await facts.lockUser(tx, tenant, userId);
    const all = told.map(({ said }) => said);
    const forgettings = await facts.forgettings(
      tx,
      tenant,
      userId,
      all.map(({ slot }) => slot),
    );
    const before = new Map(
      (await this.#knownOf(tx, tenant, userId, all))
        .filter((fact) => !isGone(fact, now))
        .map((fact) => [fact.id, fact]),
    );
    const saidAtOf = await facts.saidTimes(tx, tenant, [...before.values()]);
    const known = new Map([...before].map(([id, fact]) => [id, asOf(fact, saidAtOf.get(id))]));
    const writes: FactWrite[] = [];
    const events: FactEvent[] = [];
    for (const { said, turn, saidAt } of [...told].sort((a, b) => a.saidAt.getTime() - b.saidAt.getTime())) {
      const as = { ...options, reason: 'said', forgettings, turn, now: saidAt, storedAt: saidAt } as const;
      const { changes } = changesFor([said], [...known.values()], as);
      for (const change of changes) {
        known.set(change.fact.id, change.fact);
        const stands = change.event === 'added' || change.event === 'confirmed';
        const lastConfirmedAt = stands ? now : (before.get(change.fact.id)?.lastConfirmedAt ?? now);
        writes.push(asWrite({ ...change, fact: { ...change.fact, lastConfirmedAt } }, turn));
      }
      events.push(...eventsOf(changes));
    }
    if (writes.length > 0) await facts.apply(tx, tenant, userId, writes, [], now);
    return events;
  }

  /** Writes facts as they were archived, whatever they say; their history is written beside them. */
  async restoreArchived(tx: Transaction, tenant: string, userId: string, archived: readonly Fact[]): Promise<void> {
    const { facts, clock } = this.#deps;
    await facts.lockUser(tx, tenant, userId);
    const writes = archived.map((fact) => ({
      fact,
      identity: identityOf(fact.value),
      single: takesOneValue(fact.slot),
      terms: () => termsOfFact(fact),
    }));
    await facts.restore(tx, tenant, userId, writes, clock.now());
    await this.#giveMemories(tx, tenant, userId, archived);
  }

  /** Merges facts that say the same, and ends contradictions; ids that are no longer active, or of another user, are passed over. */
  async consolidate(
    tx: Transaction,
    tenant: string,
    userId: string,
    consolidations: readonly Consolidation[],
  ): Promise<readonly FactEvent[]> {
    if (consolidations.length === 0) return [];
    const { facts } = this.#deps;
    await facts.lockUser(tx, tenant, userId);
    const ids = new Set(consolidations.flatMap(({ keep, drop }) => [keep, ...drop]));
    const found = new Map((await facts.findIn(tx, tenant, userId, [...ids])).map((fact) => [fact.id, fact]));
    const options = this.#options(userId);
    const writes: FactWrite[] = [];
    const events: FactEvent[] = [];
    for (const { keep, drop, reason } of consolidations) {
      const kept = found.get(keep);
      if (kept === undefined) continue;
      const dropped = drop.flatMap((id) => found.get(id) ?? []);
      for (const change of consolidating(kept, dropped, reason, options).changes) {
        const { fact, evidence } = change;
        found.set(fact.id, fact);
        writes.push(asWrite(change, null));
        events.push({ event: 'superseded', fact: kept, superseded: fact, evidence });
      }
    }
    if (writes.length > 0) await this.#apply(tx, tenant, userId, writes, [], options.now);
    await this.#deps.events.insert(tx, tellingOf(events, { tenant, userId, sessionId: null }));
    return events;
  }

  /**
   * Applies what a user edited in the text of its memory: in the caller's transaction, which has the user locked; the caller counts
   * the events once it is committed. `kept`: the facts that were left as they are.
   */
  async edit(
    tx: Transaction,
    tenant: string,
    userId: string,
    edits: readonly FactEdit[],
    more: { readonly language: string; readonly kept: ReadonlySet<string> },
  ): Promise<{ readonly events: readonly FactEvent[]; readonly standing: readonly (string | null)[] }> {
    if (edits.length === 0) return { events: [], standing: [] };
    const { facts } = this.#deps;
    const { slots, values } = concernedByEdits(edits);
    const known = await facts.known(tx, tenant, userId, slots, values);
    known.push(...(await facts.activeIn(tx, tenant, userId, slots.filter(takesOneValue))));
    known.push(...edits.flatMap(({ from }) => from ?? []));
    const { standing, ...changes } = editing(edits, known, { ...this.#options(userId), ...more });
    return { events: await this.#write(tx, tenant, userId, changes, null), standing };
  }

  /**
   * Confirms facts that an answer was told, unless the words that the user said next may contradict them: their days are counted from the
   * time at which they were told. One that was said, changed or forgotten since is left alone. Returns how many were confirmed.
   */
  async mention(
    tenant: string,
    userId: string,
    { factIds, at }: { readonly factIds: readonly string[]; readonly at: Date },
    words: readonly string[],
  ): Promise<number> {
    const { database, facts } = this.#deps;
    return database.transaction(tenant, async (tx) => {
      if (!(await facts.lockKnownUser(tx, tenant, userId))) return 0;
      const told = (await facts.findIn(tx, tenant, userId, factIds)).filter((fact) => isConfirmedBy(fact, at));
      const inDoubt = doubted(told, words);
      const confirmed = told.filter(({ id }) => !inDoubt.has(id));
      if (confirmed.length === 0) return 0;
      const ids = confirmed.map(({ id }) => id);
      await facts.countFrom(tx, tenant, userId, ids, at);
      // A memory outlives its fact's last day by less than this; one that went is given again.
      const renewed = confirmed.filter(({ lastConfirmedAt }) => at.getTime() - lastConfirmedAt.getTime() > DAY_MS);
      await this.#giveMemories(
        tx,
        tenant,
        userId,
        renewed.map((fact) => ({ ...fact, lastConfirmedAt: at })),
      );
      return confirmed.length;
    });
  }

  /** Returns what a turn taught when it was saved, for a replay of its answer: the facts as they were then. */
  async eventsOfTurn(tenant: string, turnId: string): Promise<readonly FactEvent[]> {
    return eventsOf(await this.#deps.facts.changesOfTurn(tenant, turnId));
  }

  /** Returns how many facts of a tenant stand, by what time has made of them. */
  async countByState(tenant: string): Promise<{ state: 'active' | 'dormant' | 'stale'; count: number }[]> {
    return this.#deps.facts.countByState(tenant, this.#deps.clock.now());
  }

  /** Gives facts of a tenant the memories that they lack, by which they are found by their vectors. */
  async giveMemories(tenant: string): Promise<void> {
    const { database, facts, clock, recalled } = this.#deps;
    if (!recalled) return;
    for (let last = GIVEN_AT_ONCE; last === GIVEN_AT_ONCE; ) {
      const lacking = await facts.withoutMemory(tenant, clock.now(), GIVEN_AT_ONCE);
      last = lacking.length;
      for (const userId of new Set(lacking.map((one) => one.userId)))
        await database.transaction(tenant, async (tx) => {
          await facts.lockUser(tx, tenant, userId);
          const ids = lacking.filter((one) => one.userId === userId).map(({ factId }) => factId);
          const found = await facts.findIn(tx, tenant, userId, ids); // some may have changed before the user was locked
          await this.#giveMemories(tx, tenant, userId, found);
        });
    }
  }

  /** Writes changes, and the memories of the facts that are active after them. */
  async #apply(
    tx: Transaction,
    tenant: string,
    userId: string,
    writes: readonly FactWrite[],
    forgettings: readonly Forgetting[],
    when: Date,
  ): Promise<void> {
    await this.#deps.facts.apply(tx, tenant, userId, writes, forgettings, when);
    const last = new Map(writes.map(({ change }) => [change.fact.id, change.fact]));
    await this.#giveMemories(tx, tenant, userId, [...last.values()]);
  }

  /** Writes the memories of those facts that are told. */
  async #giveMemories(tx: Transaction, tenant: string, userId: string, given: readonly Fact[]): Promise<void> {
    const { facts, clock, recalled } = this.#deps;
    if (!recalled) return;
    const now = clock.now();
    const told = given.filter((fact) => fact.domain !== UNTOLD_DOMAIN && stateOf(fact, now) === 'active');
    await facts.writeMemories(tx, tenant, userId, told.map(memoryOfFact));
  }

  /** Removes for good the facts forgotten 30 days ago; returns how many. */
  async purgeForgotten(tenant: string): Promise<number> {
    const { facts, clock } = this.#deps;
    let purged = 0;
    let last: number;
    do {
      last = await facts.purgeDeleted(tenant, {
        days: DELETED_DAYS,
        now: clock.now(),
        limit: PURGED_AT_ONCE,
        speaksOf: (memory, fact) => speaksOf(renderContent(memory), fact),
      });
      purged += last;
    } while (last === PURGED_AT_ONCE);
    return purged;
  }

  #options(userId: string): Pick<LifeOptions, 'userId' | 'now' | 'newId'> {
    const { clock, newId } = this.#deps;
    return { userId, now: clock.now(), newId };
  }

  /** Returns the changes that statements make to the known facts, read in their light where they `touch` them. */
  async #changesFor(
    tx: Transaction,
    tenant: string,
    said: readonly Said[],
    options: LifeOptions,
    touch: Touch | null = null,
  ): Promise<Changes> {
    const known = await this.#knownOf(tx, tenant, options.userId, said, touch);
    const told = touch === null ? said : inLightOf(touch, said, known);
    // What only shows in that light may be of slots and values that nobody asked for yet.
    const news = told.filter((one) => one.kind === 'fact' && !said.includes(one) && !isAmong(one, known));
    if (news.length > 0) known.push(...(await this.#knownOf(tx, tenant, options.userId, news)));
    const kept = known.filter((fact) => !isGone(fact, options.now) || options.storedAt === undefined);
    return changesFor(told, kept, options);
  }

  async #knownOf(
    tx: Transaction,
    tenant: string,
    userId: string,
    said: readonly Said[],
    touch: Touch | null = null,
  ): Promise<Fact[]> {
    const { facts } = this.#deps;
    const { slots, values, terms, wholeSlots, pastSlots, pastTerms, everything } = concernedBy(said);
    const asked = touch === null ? slots : [...slots, ...touch.slots];
    const known = await facts.known(tx, tenant, userId, asked, values, touch?.terms);
    if (everything) known.push(...(await facts.notForgotten(tx, tenant, userId)));
    else {
      known.push(...(await facts.activeIn(tx, tenant, userId, wholeSlots)));
      known.push(...(await facts.supersededIn(tx, tenant, userId, pastSlots)));
      known.push(...(await facts.speakingOf(tx, tenant, userId, terms)));
      known.push(...(await facts.onceSpeakingOf(tx, tenant, userId, pastTerms)));
    }
    return known;
  }

  /** Works out a change with the user locked, and commits it. */
  async #change(
    tenant: string,
    userId: string,
    turn: TurnRef | null,
    work: (tx: Transaction) => Promise<Changes>,
  ): Promise<FactEvent[]> {
    const events = await this.#deps.database.transaction(tenant, async (tx) => {
      await this.#deps.facts.lockUser(tx, tenant, userId);
      return this.#write(tx, tenant, userId, await work(tx), turn);
    });
    this.count(events);
    return events;
  }

  async #changeOne(
    tenant: string,
    userId: string,
    factId: string,
    become: (fact: Fact, known: readonly Fact[], options: { readonly now: Date }) => Changes,
  ): Promise<Fact> {
    const { database, facts, clock } = this.#deps;
    const [after, events] = await database.transaction(tenant, async (tx) => {
      await facts.lockUser(tx, tenant, userId);
      const fact = await this.#found(tx, tenant, userId, factId);
      const known = fact.state === 'active' ? [] : await facts.activeIn(tx, tenant, userId, [fact.slot]);
      const changes = become(fact, known, { now: clock.now() });
      const events = await this.#write(tx, tenant, userId, changes, null);
      return [changes.changes.at(-1)?.fact ?? fact, events] as const;
    });
    this.count(events);
    return after;
  }

  async #found(tx: Transaction, tenant: string, userId: string, factId: string): Promise<Fact> {
    const [fact] = await this.#deps.facts.findIn(tx, tenant, userId, [factId]);
    if (fact === undefined || isGone(fact, this.#deps.clock.now())) throw notFound();
    return fact;
  }

  async #write(
    tx: Transaction,
    tenant: string,
    userId: string,
    { changes, forgettings }: Changes,
    turn: TurnRef | null,
  ): Promise<FactEvent[]> {
    const { events, clock } = this.#deps;
    if (changes.length === 0 && forgettings.length === 0) return [];
    const writes = changes.map((change) => asWrite(change, turn));
    await this.#apply(tx, tenant, userId, writes, forgettings, clock.now());
    const told = eventsOf(changes);
    await events.insert(tx, tellingOf(told, { tenant, userId, sessionId: turn?.sessionId ?? null }));
    return told;
  }
}

const DAY_MS = 86_400_000;
const PURGED_AT_ONCE = 1_000; // rows a statement: locks stay short
const GIVEN_AT_ONCE = 200; // facts a statement that get a memory

/** Returns the fact as if it had been learnt when it was said, where that was earlier: what an import says is compared with that time. */
function asOf(fact: Fact, saidAt: Date | undefined): Fact {
  if (saidAt === undefined || saidAt >= fact.lastConfirmedAt) return fact;
  return { ...fact, lastConfirmedAt: saidAt, updatedAt: fact.state === 'active' ? saidAt : fact.updatedAt };
}

/** True for a statement of a known fact in its own words. */
function isAmong({ slot, value }: SaidFact, known: readonly Fact[]): boolean {
  return known.some((fact) => fact.slot === slot && identityOf(fact.value) === identityOf(value));
}

/** Puts a text on one line, as it stands in a prompt. */
function inOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function asWrite(change: FactChange, turn: TurnRef | null): FactWrite {
  const { fact } = change;
  return {
    change,
    turn,
    identity: identityOf(fact.value),
    single: takesOneValue(fact.slot),
    terms: () => termsOfFact(fact),
  };
}

function notFound(): HipocampoError {
  return new HipocampoError('fact_not_found', 'this user has no such fact');
}
