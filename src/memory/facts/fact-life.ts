/**
 * The life of a fact, without a database: the known facts and the statements about them give the changes.
 *
 *            said                 said again, or told and not doubted: confirmed
 *   (unknown) ──► active ◄──────────────┐
 *                 │  │ ▲ └──────────────┘
 *   contradicted, │  │ └────────── said again, confirmed, restored
 *   retracted     │  │ forgotten
 *                 ▼  ▼
 *       superseded    deleted ──► gone after 30 days
 *
 * A slot that takes one value has at most one active. The same value is the same fact, in any state.
 */
import { isLaterAge } from './ages.ts';
import { isGuessed, isLessSure, isSurer } from './extraction/certainty.ts';
import { type Evidence, type Fact, saidAt } from './fact.ts';
import type { Changes, FactChange, FactReason, Forgetting, KeptForgetting, TurnRef } from './fact-change.ts';
import { besideHome } from './fact-homes.ts';
import { identityOf, likeness } from './fact-likeness.ts';
import { takesOneValue } from './fact-slots.ts';
import { forgotten, markOf, type Occasion, superseded } from './fact-transitions.ts';
import { FactsSoFar, follows, isAlike } from './facts-so-far.ts';
import { isWholeSlot, meantToForget, slotsWith } from './meant-to-forget.ts';
import { isKnownOtherwise, isOfNearOne } from './near-ones.ts';
import type { Said, SaidFact, SaidForget, SaidRetraction } from './said.ts';

/** The circumstances in which something is said, as far as they decide what becomes of facts. */
export interface LifeOptions {
  readonly userId: string;
  readonly now: Date;
  readonly newId: () => string;
  /** The reason for which facts that are said change. */
  readonly reason: Extract<FactReason, 'said' | 'remembered' | 'extracted' | 'read'>;
  /** The turn that said it; null where a caller did. */
  readonly turn: TurnRef | null;
  /** The time at which that turn was stored, where it is not being saved now: a fact forgotten since then is not learnt from it. */
  readonly storedAt?: Date;
  readonly forgettings?: readonly KeptForgetting[];
  /** BCP-47 tag of the values; absent: each has its own. */
  readonly language?: string;
}

/** Returns the changes that a series of statements brings about, in order. `known`: the facts that `concernedBy` of `concerned-facts` asks for. */
export function changesFor(said: readonly Said[], known: readonly Fact[], options: LifeOptions): Changes {
  const life = new Life(known, options);
  for (const one of said) {
    if (one.kind === 'fact') life.learn(besideHome(one, said, life.home), said);
    else if (one.kind === 'forget') life.forget(one);
    else life.retract(one, said);
  }
  return life.result;
}

/** Slots of what nobody changes in a life: nothing takes the place of what is surer ("soy de Central hasta la muerte" of who is "de Rosario"). */
const LIFELONG: ReadonlySet<string> = new Set(['origin', 'birthday', 'attribute:blood_type']);

/** True for a fact whose place a statement does not take: it is surer, or a guess would make its user younger. */
function isFirmer(fact: Fact, said: SaidFact): boolean {
  if (said.slot === 'age') return isGuessed(said) && isSurer(fact, said) && !isLaterAge(fact.value, said.value);
  if (said.replaces) return false;
  return LIFELONG.has(said.slot) ? isSurer(fact, said) : isOnly(said) && isLessSure(said, fact);
}

/** True for a fact that a message speaks of beside the statement: "we went down to Ayllón, Madrid was too much". */
function isSpokenOf(fact: Fact, said: SaidFact, all: readonly Said[]): boolean {
  return all.some((one) => one !== said && one.kind === 'fact' && one.slot === fact.slot && isAlike(fact, one));
}

/** True for the one value of its slot, which is not said to stand in the place of another. */
const isOnly = ({ slot, instead }: SaidFact): boolean => takesOneValue(slot) && instead === undefined;

/** The changes that statements bring about, one by one. */
class Life {
  readonly #facts: FactsSoFar;
  readonly #options: LifeOptions;
  readonly #changes: FactChange[] = [];
  readonly #forgettings: Forgetting[] = [];
  /** Ids of the facts whose place another has taken in this turn. */
  readonly #madeWay = new Set<string>();

  constructor(known: readonly Fact[], options: LifeOptions) {
    this.#facts = new FactsSoFar(known, { areGiven: options.reason === 'remembered' });
    this.#options = options;
  }

  get result(): Changes {
    return { changes: this.#changes, forgettings: this.#forgettings };
  }

  /** The value of the home that is known. */
  get home(): string | undefined {
    return this.#facts.home;
  }

  learn(said: SaidFact, all: readonly Said[]): void {
    const same = said.instead === undefined ? this.#facts.same(said) : this.#facts.exactly(said);
    const ofSlot = (slot: string) => this.#facts.ofSlot(slot);
    if (this.#isRefused(said, same) || isKnownOtherwise(said, ofSlot) || isOfNearOne(said, ofSlot)) return;
    const displaced = this.#facts.displacedBy(said, all).filter(({ id }) => id !== same?.id);
    if (displaced.some((fact) => this.#wasSaidSince(fact))) return;
    // "Nos bajamos a Ayllón, que en Madrid no llegábamos": what has just made way is spoken of behind its successor.
    if (same !== null && this.#madeWay.has(same.id) && isGuessed(said)) return;
    if (displaced.some((fact) => isFirmer(fact, said) && !isSpokenOf(fact, said, all))) return;
    if (same?.state === 'active') this.#confirm(same, said, displaced);
    else this.#add(said, same, displaced);
  }

  #add(said: SaidFact, before: Fact | null, displaced: readonly Fact[]): void {
    const id = before?.id ?? this.#options.newId();
    this.#facts.touched.add(id);
    for (const fact of displaced) this.#madeWay.add(fact.id);
    for (const fact of displaced) this.#change(superseded(fact, id, 'contradicted', this.#by(said)));
    this.#change({
      event: 'added',
      reason: this.#options.reason,
      before: before?.state ?? null,
      fact: this.#factOf(said, id, before),
      other: displaced[0]?.id ?? null,
      evidence: this.#evidenceOf(said),
    });
  }

  retract(said: SaidRetraction, all: readonly Said[]): void {
    if (said.of !== undefined) {
      const fact = this.#facts.get(said.of);
      if (fact?.state === 'active') this.#change(superseded(fact, null, 'retracted', this.#by(said)));
      return;
    }
    // "Ya no trabajo en Google, ahora estoy en Meta": the new value replaces the old one, which gets a single event.
    if (all.some((one) => one.kind === 'fact' && follows(one, said))) return;
    for (const fact of this.#facts.retractedBy(said)) this.#change(superseded(fact, null, 'retracted', this.#by(said)));
  }

  forget(said: SaidForget): void {
    const { slot, everything } = said;
    const meant = meantToForget(said, this.#facts.notForgotten(), this.#options.turn);
    for (const fact of meant) this.#change(forgotten(fact, this.#by(said)));
    if (everything) this.#forgettings.push({ slot: null, identity: null, turnId: null });
    else if (slot !== null && isWholeSlot(said))
      this.#forgettings.push(...slotsWith(slot).map((one) => ({ slot: one, identity: null, turnId: null })));
    else this.#forgettings.push(...meant.map(markOf));
  }

  #confirm(fact: Fact, said: SaidFact, displaced: readonly Fact[]): void {
    const { now, storedAt, turn } = this.#options;
    for (const other of displaced) this.#change(superseded(other, fact.id, 'contradicted', this.#by(said)));
    const at = storedAt ?? now;
    const isNews =
      storedAt === undefined ? !this.#facts.touched.has(fact.id) : fact.lastConfirmedAt < at && !this.#wasSaidIn(fact);
    if (!isNews && displaced.length === 0) return;
    this.#facts.touched.add(fact.id);
    const fuller =
      fact.slot === said.slot &&
      likeness(said.slot, fact.value, said.value) === 'fuller' &&
      this.#facts.isFree(said, fact);
    this.#change({
      event: 'confirmed',
      reason: this.#options.reason,
      before: 'active',
      fact: {
        ...fact,
        ...(fuller && {
          value: said.value,
          language: this.#options.language ?? said.language,
          evidence: this.#evidenceOf(said),
        }),
        confidence: isSurer(said, fact) ? said.confidence : fact.confidence,
        source: said.source === 'explicit' ? 'explicit' : fact.source,
        standing: fact.standing || said.standing,
        updatedAt: now,
        lastConfirmedAt: laterOf(at, fact.lastConfirmedAt),
        saidIn: turn === null ? fact.saidIn : { sessionId: turn.sessionId, turnNumber: turn.turnNumber },
      },
      other: displaced[0]?.id ?? null,
      evidence: this.#evidenceOf(said),
    });
  }

  #isRefused(said: SaidFact, same: Fact | null): boolean {
    const { storedAt, turn, forgettings = [] } = this.#options;
    if (storedAt === undefined) return false;
    const identity = identityOf(said.value);
    const marked = forgettings.some(
      (mark) =>
        (mark.slot === null || mark.slot === said.slot) &&
        ((mark.turnId !== null && mark.turnId === turn?.turnId) ||
          (storedAt <= mark.forgottenAt && (mark.identity === null || mark.identity === identity))),
    );
    if (marked) return true;
    if (same?.state === 'active') return false;
    return this.#facts
      .ofSlot(said.slot)
      .some(
        (fact) =>
          fact.state !== 'active' &&
          fact.updatedAt >= storedAt &&
          (identityOf(fact.value) === identity || isAlike(fact, said)),
      );
  }

  /** True when the user stated the fact explicitly in the turn that is being read, or after it. */
  #wasSaidSince(fact: Fact): boolean {
    const { storedAt } = this.#options;
    if (storedAt === undefined || fact.source !== 'explicit') return false;
    return saidAt(fact) >= storedAt || this.#wasSaidIn(fact);
  }

  #wasSaidIn({ saidIn }: Fact): boolean {
    const { turn } = this.#options;
    return saidIn !== null && saidIn.sessionId === turn?.sessionId && saidIn.turnNumber >= turn.turnNumber;
  }

  #factOf(said: SaidFact, id: string, before: Fact | null): Fact {
    const { now, storedAt, turn, userId, language } = this.#options;
    return {
      id,
      userId,
      key: said.key,
      slot: said.slot,
      value: said.value,
      domain: said.domain,
      confidence: said.confidence,
      source: said.source,
      language: language ?? said.language,
      standing: said.standing,
      state: 'active',
      createdAt: before?.createdAt ?? now,
      updatedAt: now,
      lastConfirmedAt: storedAt ?? now,
      supersededBy: null,
      deletedAt: null,
      evidence: this.#evidenceOf(said),
      saidIn: turn === null ? null : { sessionId: turn.sessionId, turnNumber: turn.turnNumber },
    };
  }

  #by(said: Said): Occasion {
    return { now: this.#options.now, evidence: this.#evidenceOf(said) };
  }

  #evidenceOf({ evidence }: Said): Evidence | null {
    const { turn, reason } = this.#options;
    if (reason === 'remembered') return null;
    const { sessionId, turnNumber, turnId } = turn ?? { sessionId: null, turnNumber: null, turnId: null };
    return { ...evidence, sessionId, turnNumber, turnId };
  }

  #change(change: FactChange): void {
    this.#facts.put(change.fact);
    this.#changes.push(change);
  }
}

function laterOf(one: Date, other: Date): Date {
  return new Date(Math.max(one.getTime(), other.getTime()));
}
