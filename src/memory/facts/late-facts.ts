import type { Transaction } from '../../stores/database.ts';
import type { EventStore } from '../../stores/event-store.ts';
import type { FactStore } from '../../stores/fact-store.ts';
import type { NewEvent } from '../events/event.ts';
import type { Fact } from './fact.ts';
import { eventsOf, type FactEvent, type TurnRef } from './fact-change.ts';
import { asWrite, type FactChanges } from './fact-changes.ts';
import { changesFor } from './fact-life.ts';
import { identityOf } from './fact-likeness.ts';
import { takesOneValue } from './fact-slots.ts';
import { termsOfFact } from './fact-terms.ts';
import { consolidating, isGone } from './fact-transitions.ts';
import type { FactWrite } from './fact-write.ts';
import type { SaidFact } from './said.ts';
import { tellingOf } from './told-facts.ts';

interface Deps {
  readonly facts: FactStore;
  readonly events: Pick<EventStore, 'insert'>;
  readonly changes: FactChanges;
  readonly clock: { now(): Date };
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

/** Facts that come after their turns were saved: read by a language model, imported, restored from an archive, consolidated. */
export class LateFacts {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
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
    const options = { ...this.#deps.changes.options(userId), reason: 'read', forgettings } as const;
    const known = new Map((await this.#deps.changes.knownOf(tx, tenant, userId, all)).map((fact) => [fact.id, fact]));
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
    if (writes.length > 0) await this.#deps.changes.apply(tx, tenant, userId, writes, [], options.now);
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
    const { now, ...options } = this.#deps.changes.options(userId);
    await facts.lockUser(tx, tenant, userId);
    const all = told.map(({ said }) => said);
    const forgettings = await facts.forgettings(
      tx,
      tenant,
      userId,
      all.map(({ slot }) => slot),
    );
    const before = new Map(
      (await this.#deps.changes.knownOf(tx, tenant, userId, all))
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
    await this.#deps.changes.giveMemories(tx, tenant, userId, archived);
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
    const options = this.#deps.changes.options(userId);
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
    if (writes.length > 0) await this.#deps.changes.apply(tx, tenant, userId, writes, [], options.now);
    await this.#deps.events.insert(tx, tellingOf(events, { tenant, userId, sessionId: null }));
    return events;
  }

  /** Counts what was learnt or consolidated, once its transaction is committed. */
  count(events: readonly FactEvent[]): void {
    this.#deps.changes.count(events);
  }
}

/** Returns the fact as if it had been learnt when it was said, where that was earlier: what an import says is compared with that time. */
function asOf(fact: Fact, saidAt: Date | undefined): Fact {
  if (saidAt === undefined || saidAt >= fact.lastConfirmedAt) return fact;
  return { ...fact, lastConfirmedAt: saidAt, updatedAt: fact.state === 'active' ? saidAt : fact.updatedAt };
}
