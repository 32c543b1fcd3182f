import type { Database, Transaction } from '../../stores/database.ts';
import type { FactHistoryStore } from '../../stores/fact-history-store.ts';
import type { FactStore } from '../../stores/fact-store.ts';
import { isSpanish } from '../conversation/words.ts';
import { isKeyOfOne } from './extraction/slot-names.ts';
import type { Fact } from './fact.ts';
import { type Changes, eventsOf, type FactEvent, type TurnRef } from './fact-change.ts';
import { type FactChanges, factNotFound } from './fact-changes.ts';
import { concernedByEdits, editing, type FactEdit } from './fact-edit.ts';
import type { FactHistoryEntry } from './fact-history.ts';
import type { FactPosition, FactQuery } from './fact-list.ts';
import { forgottenMessage, rememberedMessage } from './fact-messages.ts';
import { meaningOf, takesOneValue } from './fact-slots.ts';
import { confirming, forgetting, isGone, restoring } from './fact-transitions.ts';
import type { GivenFact, Remembered } from './given-fact.ts';
import { inLightOf, type Touch, unasked } from './known/read-known.ts';
import { onesOf } from './meant-to-forget.ts';
import { readTurn } from './read-turn.ts';
import type { Said, SaidFact } from './said.ts';
import { isStanding } from './standing.ts';

interface Deps {
  readonly database: Pick<Database, 'as' | 'transaction'>;
  readonly facts: FactStore;
  readonly history: FactHistoryStore;
  readonly changes: FactChanges;
  readonly clock: { now(): Date };
}

export interface Forgotten {
  readonly deleted: number;
  /** "Olvidado: 2 hechos sobre 'trabajo'". */
  readonly message: string;
}

/** A turn as it is held against what is known: what it says by itself, and what of it may touch known facts. */
export interface TurnSaid {
  readonly said: readonly Said[];
  readonly touch: Touch | null;
  /** The number of the turn that it was read behind, of which its bare answers answer a question; null where it was read by itself. */
  readonly follows: number | null;
}

/** The language of an answer: the one that was told, else that of the facts it is about, else that of the newest, else another. */
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
      this.#deps.changes.changesFor(tx, tenant, [said], {
        ...this.#deps.changes.options(userId),
        reason: 'remembered',
        turn: null,
        language,
      }),
    );
    const [event] = events;
    if (event === undefined || event.event === 'forgotten') throw new Error('the fact was not remembered');
    return { ...event, event: event.event, message: rememberedMessage(key, value, language) };
  }

  /** Forgets all facts of a key, in whatever language it is named, superseded values too; of a relative or an animal those alone. */
  async forget(tenant: string, userId: string, key: string, language: AnswerLanguage): Promise<Forgotten> {
    const { slot } = meaningOf(key);
    const events = await this.#change(tenant, userId, null, async (tx) => {
      const { facts } = this.#deps;
      const active = await facts.activeIn(tx, tenant, userId, [slot]);
      const past = await facts.supersededIn(tx, tenant, userId, [slot]);
      const ofSlot = [...active, ...past];
      const options = this.#deps.changes.options(userId);
      return isKeyOfOne(slot, key) ? forgetting(onesOf(ofSlot, key), null, options) : forgetting(ofSlot, slot, options);
    });
    const known = events[0]?.fact ?? (language.told === undefined ? await this.#newest(tenant, userId) : undefined);
    const answered = language.told ?? known?.language ?? language.otherwise;
    return { deleted: events.length, message: forgottenMessage(key, events.length, answered) };
  }

  /** Returns the newest fact of a user: what it is told in is the language that they speak. */
  async #newest(tenant: string, userId: string): Promise<Fact | undefined> {
    const query = { key: null, domain: null, states: ['active'], limit: 1, after: null } as const;
    const [newest] = await this.list(tenant, userId, query);
    return newest?.fact;
  }

  /** Forgets one fact; `deleted: 0` where it is forgotten already. Throws `fact_not_found`. */
  async forgetOne(tenant: string, userId: string, factId: string, language: AnswerLanguage): Promise<Forgotten> {
    let forgotten: Fact | undefined;
    const events = await this.#change(tenant, userId, null, async (tx) => {
      forgotten = await this.#deps.changes.found(tx, tenant, userId, factId);
      return forgetting([forgotten], null, this.#deps.changes.options(userId));
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
    return this.#deps.history.latest(tenant, userId, factId);
  }

  /** Lists changes of a fact that have an entry after this one, the oldest first. Throws `fact_not_found`. */
  async changes(
    tenant: string,
    userId: string,
    factId: string,
    page: { readonly limit: number; readonly after: number },
  ): Promise<readonly FactHistoryEntry[]> {
    await this.#kept(tenant, userId, factId);
    return this.#deps.history.changes(tenant, userId, factId, page);
  }

  async #kept(tenant: string, userId: string, factId: string): Promise<void> {
    const { facts, clock } = this.#deps;
    const fact = await facts.find(tenant, userId, factId);
    if (fact === null || isGone(fact, clock.now())) throw factNotFound();
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
    const { said, touch } = readTurn(messages, language);
    if (!(await this.teaches(tenant, userId, { said, touch, follows: null }))) return [];
    const options = { ...this.#deps.changes.options(userId), reason: 'extracted', turn: null } as const;
    const work = (tx: Transaction) => this.#deps.changes.changesFor(tx, tenant, said, options, touch);
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
    const known = await this.#deps.changes.knownOf(this.#deps.database.as(tenant), tenant, userId, said, touch);
    return inLightOf(touch, said, known, () => true).length > 0;
  }

  /**
   * Learns from a turn that is being saved and `teaches`: in its transaction, with its session locked; the caller counts the events once it is
   * committed. `touch`: what of the turn is to be held against the known facts, beside what it says by itself.
   */
  async learn(
    tx: Transaction,
    tenant: string,
    userId: string,
    { said: read, touch: touched, follows }: TurnSaid,
    turn: TurnRef,
  ): Promise<readonly FactEvent[]> {
    // Another turn came between: what was asked is not what this one answers.
    const isLate = follows !== null && follows + 1 !== turn.turnNumber;
    const said = isLate ? read.filter((one) => one.kind !== 'fact' || one.answers !== true) : read;
    const touch = isLate && touched !== null ? unasked(touched) : touched;
    if (said.length === 0 && touch?.alone !== true) return [];
    await this.#deps.facts.lockUser(tx, tenant, userId);
    const options = { ...this.#deps.changes.options(userId), reason: 'said', turn } as const;
    const changes = await this.#deps.changes.changesFor(tx, tenant, said, options, touch);
    return this.#deps.changes.write(tx, tenant, userId, changes, turn);
  }

  /** Counts what `learn` or `edit` told, once their transaction is committed. */
  count(events: readonly FactEvent[]): void {
    this.#deps.changes.count(events);
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
    const { standing, ...changes } = editing(edits, known, { ...this.#deps.changes.options(userId), ...more });
    return { events: await this.#deps.changes.write(tx, tenant, userId, changes, null), standing };
  }

  /** Returns what a turn taught when it was saved, for a replay of its answer: the facts as they were then. */
  async eventsOfTurn(tenant: string, turnId: string): Promise<readonly FactEvent[]> {
    return eventsOf(await this.#deps.history.changesOfTurn(tenant, turnId));
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
      return this.#deps.changes.write(tx, tenant, userId, await work(tx), turn);
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
      const fact = await this.#deps.changes.found(tx, tenant, userId, factId);
      const known = fact.state === 'active' ? [] : await facts.activeIn(tx, tenant, userId, [fact.slot]);
      const changes = become(fact, known, { now: clock.now() });
      const events = await this.#deps.changes.write(tx, tenant, userId, changes, null);
      return [changes.changes.at(-1)?.fact ?? fact, events] as const;
    });
    this.count(events);
    return after;
  }
}

/** Puts a text on one line, as it stands in a prompt. */
function inOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
