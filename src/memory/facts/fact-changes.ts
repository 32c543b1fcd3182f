import { HipocampoError } from '../../errors.ts';
import type { Transaction } from '../../stores/database.ts';
import type { EventStore } from '../../stores/event-store.ts';
import type { FactStore } from '../../stores/fact-store.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import { concernedBy } from './concerned-facts.ts';
import { type Fact, stateOf, UNTOLD_DOMAIN } from './fact.ts';
import {
  type Changes,
  eventsOf,
  type FactChange,
  type FactEvent,
  type Forgetting,
  type TurnRef,
} from './fact-change.ts';
import { changesFor, type LifeOptions } from './fact-life.ts';
import { identityOf } from './fact-likeness.ts';
import { takesOneValue } from './fact-slots.ts';
import { termsOfFact } from './fact-terms.ts';
import { isGone } from './fact-transitions.ts';
import type { FactWrite } from './fact-write.ts';
import { saidBefore } from './known/put-right.ts';
import { inLightOf, type Touch } from './known/read-known.ts';
import { memoryOfFact } from './memory-of-fact.ts';
import type { Said, SaidFact } from './said.ts';
import { tellingOf } from './told-facts.ts';

interface Deps {
  readonly facts: FactStore;
  readonly events: Pick<EventStore, 'insert'>;
  readonly clock: { now(): Date };
  readonly newId: () => string;
  /** True where facts have memories, by which they are found by their vectors; else, as where memory is off, words alone find them. */
  readonly recalled?: boolean;
  readonly metrics: Metrics;
}

/** The known facts of a user as a transaction holds statements against them and writes what becomes of them; the user is locked by the caller. */
export class FactChanges {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The time and the ids that changes of now take. */
  options(userId: string): Pick<LifeOptions, 'userId' | 'now' | 'newId'> {
    const { clock, newId } = this.#deps;
    return { userId, now: clock.now(), newId };
  }

  /** Returns the changes that statements make to the known facts, read in their light where they `touch` them. */
  async changesFor(
    tx: Transaction,
    tenant: string,
    said: readonly Said[],
    options: LifeOptions,
    touch: Touch | null = null,
  ): Promise<Changes> {
    const known = await this.knownOf(tx, tenant, options.userId, said, touch);
    const told = touch === null ? said : inLightOf(touch, said, known, saidBefore(options.turn));
    // What only shows in that light may be of slots and values that nobody asked for yet.
    const news = told.filter((one) => one.kind === 'fact' && !said.includes(one) && !isAmong(one, known));
    const all =
      news.length > 0 ? eachOnce([...known, ...(await this.knownOf(tx, tenant, options.userId, news))]) : known;
    const kept = all.filter((fact) => !isGone(fact, options.now) || options.storedAt === undefined);
    return changesFor(told, kept, options);
  }

  /** Returns the facts that statements may concern, in whatever state they are, each once: which of several is meant is told by their number. */
  async knownOf(
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
    // Whatever was told in the turn before may be put right.
    if (everything || (touch?.slip ?? null) !== null) known.push(...(await facts.notForgotten(tx, tenant, userId)));
    else {
      known.push(...(await facts.activeIn(tx, tenant, userId, wholeSlots)));
      known.push(...(await facts.supersededIn(tx, tenant, userId, pastSlots)));
      known.push(...(await facts.speakingOf(tx, tenant, userId, terms)));
      known.push(...(await facts.onceSpeakingOf(tx, tenant, userId, pastTerms)));
    }
    return eachOnce(known);
  }

  /** Finds a fact that is not gone for good. Throws `fact_not_found`. */
  async found(tx: Transaction, tenant: string, userId: string, factId: string): Promise<Fact> {
    const [fact] = await this.#deps.facts.findIn(tx, tenant, userId, [factId]);
    if (fact === undefined || isGone(fact, this.#deps.clock.now())) throw factNotFound();
    return fact;
  }

  /** Writes changes with what is told of them, and returns that. */
  async write(
    tx: Transaction,
    tenant: string,
    userId: string,
    { changes, forgettings }: Changes,
    turn: TurnRef | null,
  ): Promise<FactEvent[]> {
    const { events, clock } = this.#deps;
    if (changes.length === 0 && forgettings.length === 0) return [];
    const writes = changes.map((change) => asWrite(change, turn));
    await this.apply(tx, tenant, userId, writes, forgettings, clock.now());
    const told = eventsOf(changes);
    await events.insert(tx, tellingOf(told, { tenant, userId, sessionId: turn?.sessionId ?? null }));
    return told;
  }

  /** Writes changes, and the memories of the facts that are active after them. */
  async apply(
    tx: Transaction,
    tenant: string,
    userId: string,
    writes: readonly FactWrite[],
    forgettings: readonly Forgetting[],
    when: Date,
  ): Promise<void> {
    await this.#deps.facts.apply(tx, tenant, userId, writes, forgettings, when);
    const last = new Map(writes.map(({ change }) => [change.fact.id, change.fact]));
    await this.giveMemories(tx, tenant, userId, [...last.values()]);
  }

  /** Writes the memories of those facts that are told. */
  async giveMemories(tx: Transaction, tenant: string, userId: string, given: readonly Fact[]): Promise<void> {
    const { facts, clock, recalled } = this.#deps;
    if (!recalled) return;
    const now = clock.now();
    const told = given.filter((fact) => fact.domain !== UNTOLD_DOMAIN && stateOf(fact, now) === 'active');
    await facts.writeMemories(tx, tenant, userId, told.map(memoryOfFact));
  }

  /** Counts events, once their transaction is committed. */
  count(events: readonly FactEvent[]): void {
    for (const { event } of events) this.#deps.metrics.facts.inc({ result: event });
  }
}

/** True for a statement of a known fact in its own words. */
function isAmong({ slot, value }: SaidFact, known: readonly Fact[]): boolean {
  return known.some((fact) => fact.slot === slot && identityOf(fact.value) === identityOf(value));
}

/** A change as it is written, with the turn that made it. */
export function asWrite(change: FactChange, turn: TurnRef | null): FactWrite {
  const { fact } = change;
  return {
    change,
    turn,
    identity: identityOf(fact.value),
    single: takesOneValue(fact.slot),
    terms: () => termsOfFact(fact),
  };
}

/** The refusal of an id that no fact of the user has. */
export function factNotFound(): HipocampoError {
  return new HipocampoError('fact_not_found', 'this user has no such fact');
}

const eachOnce = (facts: readonly Fact[]): Fact[] => [...new Map(facts.map((fact) => [fact.id, fact])).values()];
