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
import { DELETED_DAYS, type Evidence, type Fact, saidAt } from './fact.ts';
import type { Changes, FactChange, FactReason, Forgetting, KeptForgetting, TurnRef } from './fact-change.ts';
import { besideHome } from './fact-homes.ts';
import { identityOf, isDenied, isMeant, likeness, saysNothingOfIt, speakOfTheSame } from './fact-likeness.ts';
import { takesOneValue } from './fact-slots.ts';
import { termsOfText } from './fact-terms.ts';
import { isWholeSlot, meantToForget, slotsWith } from './meant-to-forget.ts';
import type { Said, SaidFact, SaidForget, SaidRetraction } from './said.ts';

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

/** The facts to read before `changesFor`. */
export interface Concerned {
  /** Facts of these slots, in any state. */
  readonly slots: readonly string[];
  /** Facts with these values, which must be among those of their slots, however many there are. */
  readonly values: readonly { readonly slot: string; readonly identity: string }[];
  /** Terms of active facts, whatever their slot. */
  readonly terms: readonly string[];
  /** All active facts of these slots. */
  readonly wholeSlots: readonly string[];
  /** Slots whose superseded facts are read too; `pastTerms` finds such facts in any slot. */
  readonly pastSlots: readonly string[];
  readonly pastTerms: readonly string[];
  /** True for all facts that are not forgotten. */
  readonly everything: boolean;
}

/** Slots that may hold the same statement: someone who loves photography may have said so as a hobby or as a taste. */
const KIN: readonly (readonly string[])[] = [
  ['hobby', 'preference', 'habit'],
  ['allergy', 'health', 'diet'],
  ['work', 'profession'],
  ['home', 'other_home'],
];

function kinOf(slot: string): readonly string[] {
  return KIN.find((slots) => slots.includes(slot))?.filter((other) => other !== slot) ?? [];
}

export function concernedBy(said: readonly Said[]): Concerned {
  const slots = new Set<string>();
  const terms: string[] = [];
  const values: { slot: string; identity: string }[] = [];
  const whole = new Set<string>();
  const past = new Set<string>();
  const pastTerms: string[] = [];
  let everything = false;
  for (const one of said) {
    if (one.slot !== null) for (const slot of [one.slot, ...kinOf(one.slot)]) slots.add(slot);
    if (one.kind === 'fact') values.push({ slot: one.slot, identity: identityOf(one.value) });
    else if (one.kind === 'retraction') {
      terms.push(...termsOfText(one.value, one.language));
      whole.add(one.slot);
    } else {
      everything ||= one.everything || one.scope === 'before' || one.scope === 'that';
      if (one.slot !== null) {
        for (const slot of slotsWith(one.slot)) {
          whole.add(slot);
          past.add(slot);
        }
      }
      if (one.about !== null) pastTerms.push(...termsOfText(one.about, one.language));
    }
  }
  terms.push(...pastTerms);
  return { slots: [...slots], values, terms, wholeSlots: [...whole], pastSlots: [...past], pastTerms, everything };
}

/** Returns the changes that a series of statements brings about, in order. `known`: the facts that `concernedBy` asks for. */
export function changesFor(said: readonly Said[], known: readonly Fact[], options: LifeOptions): Changes {
  const life = new Life(known, options);
  for (const one of said) {
    if (one.kind === 'fact') life.learn(besideHome(one, said, life.home), said);
    else if (one.kind === 'forget') life.forget(one);
    else life.retract(one, said);
  }
  return life.result;
}

/** Forgets these facts, whatever their state. `slot` is given where everything known in it goes, superseded values too. */
export function forgetting(facts: readonly Fact[], slot: string | null, options: { readonly now: Date }): Changes {
  const changes = facts
    .filter(({ state }) => state !== 'deleted')
    .map((fact) => forgotten(fact, { ...options, evidence: null }));
  return { changes, forgettings: slot === null ? facts.map(markOf) : [{ slot, identity: null, turnId: null }] };
}

/** Restores a fact that was superseded or forgotten; one that stands stays as it is. `known`: the facts of its slot. */
export function restoring(fact: Fact, known: readonly Fact[], { now }: { readonly now: Date }): Changes {
  if (fact.state === 'active') return { changes: [], forgettings: [] };
  const inTheWay = known.filter(
    (other) =>
      other.id !== fact.id &&
      other.slot === fact.slot &&
      other.state === 'active' &&
      (takesOneValue(fact.slot) || likeness(fact.slot, other.value, fact.value) === 'contrary'),
  );
  const changes: FactChange[] = inTheWay.map((other) =>
    superseded(other, fact.id, 'displaced', { now, evidence: null }),
  );
  changes.push({
    event: 'restored',
    reason: 'restored',
    before: fact.state,
    fact: { ...fact, state: 'active', updatedAt: now, supersededBy: null, deletedAt: null },
    other: inTheWay[0]?.id ?? null,
    evidence: null,
  });
  return { changes, forgettings: [] };
}

/** Confirms a fact, so that its days are counted from now; one that does not stand is restored first. */
export function confirming(fact: Fact, known: readonly Fact[], options: { readonly now: Date }): Changes {
  const { changes } = restoring(fact, known, options);
  const standing = changes.at(-1)?.fact ?? fact;
  const confirmed: FactChange = {
    event: 'confirmed',
    reason: 'confirmed',
    before: 'active',
    fact: { ...standing, updatedAt: options.now, lastConfirmedAt: options.now },
    other: null,
    evidence: null,
  };
  return { changes: [...changes, confirmed], forgettings: [] };
}

/** Lets one fact stand for others that say the same, or that cannot hold beside it. */
export function consolidating(
  keep: Fact,
  drop: readonly Fact[],
  reason: 'merged' | 'consolidated',
  { now }: { readonly now: Date },
): Changes {
  if (keep.state !== 'active') return { changes: [], forgettings: [] };
  const others = drop.filter(({ id, state }) => state === 'active' && id !== keep.id);
  return { changes: others.map((fact) => superseded(fact, keep.id, reason, { now, evidence: null })), forgettings: [] };
}

/** True where telling a fact at a time confirms it: it stood then as it stands now, and was not said since. */
export function isConfirmedBy({ state, updatedAt, lastConfirmedAt }: Fact, toldAt: Date): boolean {
  return state === 'active' && updatedAt <= toldAt && lastConfirmedAt < toldAt;
}

/** True when it was forgotten so long ago that it cannot be restored, purged or not. */
export function isGone(fact: Fact, now: Date): boolean {
  return fact.deletedAt !== null && now.getTime() - fact.deletedAt.getTime() > DELETED_DAYS * DAY_MS;
}

const DAY_MS = 86_400_000;
const SURER = ['low', 'medium', 'high'] as const;

/** The known facts, as they change statement by statement through a turn. */
class Life {
  readonly #facts: Map<string, Fact>;
  readonly #options: LifeOptions;
  readonly #changes: FactChange[] = [];
  readonly #forgettings: Forgetting[] = [];
  /** Facts that were told in this turn: telling them twice is no confirmation. */
  readonly #touched = new Set<string>();

  constructor(known: readonly Fact[], options: LifeOptions) {
    this.#facts = new Map(known.map((fact) => [fact.id, fact]));
    this.#options = options;
  }

  get result(): Changes {
    return { changes: this.#changes, forgettings: this.#forgettings };
  }

  /** The value of the home that is known. */
  get home(): string | undefined {
    return this.#ofSlot('home').find(({ state }) => state === 'active')?.value;
  }

  learn(said: SaidFact, all: readonly Said[]): void {
    const same = said.instead === undefined ? this.#same(said) : this.#exactly(said);
    if (this.#isRefused(said, same)) return;
    const displaced = this.#displacedBy(said, all).filter(({ id }) => id !== same?.id);
    if (displaced.some((fact) => this.#wasSaidSince(fact))) return;
    if (same?.state === 'active') this.#confirm(same, said, displaced);
    else this.#add(said, same, displaced);
  }

  #add(said: SaidFact, before: Fact | null, displaced: readonly Fact[]): void {
    const id = before?.id ?? this.#options.newId();
    this.#touched.add(id);
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
    if (all.some((one) => one.kind === 'fact' && this.#follows(one, said))) return;
    for (const fact of this.#retractedBy(said)) this.#change(superseded(fact, null, 'retracted', this.#by(said)));
  }

  forget(said: SaidForget): void {
    const { slot, everything } = said;
    const meant = meantToForget(said, this.#notForgotten(), this.#options.turn);
    for (const fact of meant) this.#change(forgotten(fact, this.#by(said)));
    if (everything) this.#forgettings.push({ slot: null, identity: null, turnId: null });
    else if (slot !== null && isWholeSlot(said))
      this.#forgettings.push(...slotsWith(slot).map((one) => ({ slot: one, identity: null, turnId: null })));
    else this.#forgettings.push(...meant.map(markOf));
  }

  /** Returns the fact of this value: another one that says the same is the one whose place it takes. */
  #exactly(said: SaidFact): Fact | null {
    const identity = identityOf(said.value);
    return this.#ofSlot(said.slot).find((fact) => identityOf(fact.value) === identity) ?? null;
  }

  /** Returns the fact that says the same: by its value in any state, or by its meaning where it is active. */
  #same(said: SaidFact): Fact | null {
    const identity = identityOf(said.value);
    const ofSlot = this.#ofSlot(said.slot);
    const exact = ofSlot.find((fact) => identityOf(fact.value) === identity);
    if (exact?.state === 'active') return exact;
    const alike = ofSlot.find((fact) => fact.state === 'active' && this.#isAlike(fact, said));
    if (alike !== undefined) return alike;
    if (exact !== undefined) return exact;
    // A caller names the key that it means.
    if (this.#options.reason === 'remembered') return null;
    const kin = kinOf(said.slot).flatMap((slot) => this.#ofSlot(slot));
    return kin.find((fact) => fact.state === 'active' && isAlikeAcrossSlots(fact, said)) ?? null;
  }

  /** True when the values are alike. A caller's value is whole: "Google Cloud" is then another than "Google". */
  #isAlike(fact: Fact, said: SaidFact): boolean {
    return isAlike(fact, said, this.#options.reason === 'remembered' ? 'whole' : 'in part');
  }

  #displacedBy(said: SaidFact, all: readonly Said[]): Fact[] {
    const active = this.#ofSlot(said.slot).filter(({ state }) => state === 'active');
    const meant = (said.instead ?? [])
      .flatMap((id) => this.#facts.get(id) ?? [])
      .filter(({ state }) => state === 'active');
    // Who lives where they had a second house has it no longer.
    const moved =
      said.slot === 'home'
        ? this.#ofSlot('other_home').filter(({ value }) => speakOfTheSame('other_home', value, said.value))
        : [];
    const held = moved.filter(({ state }) => state === 'active');
    if (takesOneValue(said.slot)) return [...new Set([...meant, ...active, ...held])];
    if (meant.length > 0) return meant;
    const identity = identityOf(said.value);
    const contrary = active.filter(
      (fact) => identityOf(fact.value) !== identity && likeness(said.slot, fact.value, said.value) === 'contrary',
    );
    const retracted = all
      .filter((one) => one.kind === 'retraction')
      .filter((one) => this.#follows(said, one))
      .flatMap((one) => this.#retractedBy(one));
    const replaced = said.replaces ? this.#onSameSubject(said, active) : [];
    const ids = new Set([...contrary, ...retracted, ...replaced].map(({ id }) => id));
    return [...ids].flatMap((id) => this.#facts.get(id) ?? []).filter(({ id }) => !this.#touched.has(id));
  }

  /** Returns the fact that "now" or "instead" replaces in a slot of many values: the one on the same subject, if there is one. */
  #onSameSubject(said: SaidFact, active: readonly Fact[]): Fact[] {
    const before = active.filter(({ id }) => !this.#touched.has(id));
    const related = before.filter((fact) => speakOfTheSame(said.slot, fact.value, said.value));
    if (related.length === 1) return related;
    return related.length === 0 && before.length === 1 && ONE_AT_A_TIME.has(said.slot) ? before : [];
  }

  /** True for a fact that takes the place, in the same message, of the one that is said to hold no longer. */
  #follows(fact: SaidFact, retraction: SaidRetraction): boolean {
    if (fact.slot !== retraction.slot) return false;
    if (saysNothingOfIt(retraction.slot, retraction.value)) return fact.evidence.start > retraction.evidence.start;
    return (
      !isMeant(fact.slot, fact.value, retraction.value) ||
      isDenied(fact.slot, fact.value) ||
      likeness(fact.slot, retraction.value, fact.value) === 'other'
    );
  }

  #retractedBy(said: SaidRetraction): Fact[] {
    const all = saysNothingOfIt(said.slot, said.value);
    const denied = isDenied(said.slot, said.value);
    const ofSlot = this.#ofSlot(said.slot).filter(({ state }) => state === 'active');
    if (all) return ofSlot;
    const meant = (fact: Fact) =>
      isMeant(fact.slot, fact.value, said.value) && isDenied(fact.slot, fact.value) === denied;
    const found = ofSlot.filter(meant);
    if (found.length > 0) return found;
    return kinOf(said.slot)
      .flatMap((slot) => this.#ofSlot(slot))
      .filter((fact) => fact.state === 'active' && meant(fact));
  }

  #confirm(fact: Fact, said: SaidFact, displaced: readonly Fact[]): void {
    const { now, storedAt, turn } = this.#options;
    for (const other of displaced) this.#change(superseded(other, fact.id, 'contradicted', this.#by(said)));
    const at = storedAt ?? now;
    const isNews =
      storedAt === undefined ? !this.#touched.has(fact.id) : fact.lastConfirmedAt < at && !this.#wasSaidIn(fact);
    if (!isNews && displaced.length === 0) return;
    this.#touched.add(fact.id);
    const fuller =
      fact.slot === said.slot && likeness(said.slot, fact.value, said.value) === 'fuller' && this.#isFree(said, fact);
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
        confidence: SURER.indexOf(said.confidence) > SURER.indexOf(fact.confidence) ? said.confidence : fact.confidence,
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

  /** True when no other fact has this value. */
  #isFree(said: SaidFact, fact: Fact): boolean {
    const identity = identityOf(said.value);
    return !this.#ofSlot(said.slot).some((other) => other.id !== fact.id && identityOf(other.value) === identity);
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
    return this.#ofSlot(said.slot).some(
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
    this.#facts.set(change.fact.id, change.fact);
    this.#changes.push(change);
  }

  #ofSlot(slot: string): Fact[] {
    return [...this.#facts.values()].filter((fact) => fact.slot === slot);
  }

  /** Returns the facts that are not forgotten, the active ones first. */
  #notForgotten(): Fact[] {
    const facts = [...this.#facts.values()];
    return (['active', 'superseded'] as const).flatMap((wanted) => facts.filter(({ state }) => state === wanted));
  }
}

/** Slots of many values in which a change ("I switched to…") replaces the only value, whatever it was. */
const ONE_AT_A_TIME: ReadonlySet<string> = new Set('vehicle technology project goal decision studies'.split(' '));

function laterOf(one: Date, other: Date): Date {
  return new Date(Math.max(one.getTime(), other.getTime()));
}

function isAlike(fact: Fact, said: SaidFact, extent: 'whole' | 'in part' = 'in part'): boolean {
  const how = likeness(fact.slot, fact.value, said.value, extent);
  return how === 'same' || how === 'fuller';
}

function isAlikeAcrossSlots(fact: Fact, said: SaidFact): boolean {
  return (
    likeness(fact.slot, fact.value, said.value) === 'same' && likeness(said.slot, fact.value, said.value) === 'same'
  );
}

/** The time at which a fact ended, and the words that ended it. */
interface Occasion {
  readonly now: Date;
  readonly evidence: Evidence | null;
}

/** Returns the change by which another fact takes the place of this one, or none does. */
export function superseded(fact: Fact, by: string | null, reason: FactReason, { now, evidence }: Occasion): FactChange {
  return {
    event: 'superseded',
    reason,
    before: fact.state,
    fact: { ...fact, state: 'superseded', updatedAt: now, supersededBy: by },
    other: by,
    evidence,
  };
}

function forgotten(fact: Fact, { now, evidence }: Occasion): FactChange {
  return {
    event: 'forgotten',
    reason: 'forgotten',
    before: fact.state,
    fact: { ...fact, state: 'deleted', updatedAt: now, deletedAt: now, supersededBy: null },
    other: null,
    evidence,
  };
}

function markOf(fact: Fact): Forgetting {
  return { slot: fact.slot, identity: identityOf(fact.value), turnId: fact.evidence?.turnId ?? null };
}
