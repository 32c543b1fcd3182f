import type { Fact } from './fact.ts';
import { identityOf, isDenied, isMeant, likeness, saysNothingOfIt, speakOfTheSame } from './fact-likeness.ts';
import { takesOneValue } from './fact-slots.ts';
import { kinOf } from './kindred-slots.ts';
import type { Said, SaidFact, SaidRetraction } from './said.ts';

/** Slots of many values in which a change ("I switched to…") replaces the only value, whatever it was. */
const ONE_AT_A_TIME: ReadonlySet<string> = new Set('vehicle technology project goal decision studies'.split(' '));

/** The known facts, as they change statement by statement through a turn; which of them a statement is about. */
export class FactsSoFar {
  /** Facts that were told in this turn: telling them twice is no confirmation. */
  readonly touched = new Set<string>();
  readonly #facts: Map<string, Fact>;
  readonly #areGiven: boolean;

  /** `areGiven`: statements are a caller's, whose values are whole. */
  constructor(known: readonly Fact[], { areGiven }: { readonly areGiven: boolean }) {
    this.#facts = new Map(known.map((fact) => [fact.id, fact]));
    this.#areGiven = areGiven;
  }

  get(id: string): Fact | undefined {
    return this.#facts.get(id);
  }

  /** Takes in a fact as it is now. */
  put(fact: Fact): void {
    this.#facts.set(fact.id, fact);
  }

  /** The value of the home that is known. */
  get home(): string | undefined {
    return this.ofSlot('home').find(({ state }) => state === 'active')?.value;
  }

  /** Returns the facts of a slot, in whatever state. */
  ofSlot(slot: string): Fact[] {
    return [...this.#facts.values()].filter((fact) => fact.slot === slot);
  }

  /** Returns the facts that are not forgotten, the active ones first. */
  notForgotten(): Fact[] {
    const facts = [...this.#facts.values()];
    return (['active', 'superseded'] as const).flatMap((wanted) => facts.filter(({ state }) => state === wanted));
  }

  /** Returns the fact of this value: another one that says the same is the one whose place it takes. */
  exactly(said: SaidFact): Fact | null {
    const identity = identityOf(said.value);
    return this.ofSlot(said.slot).find((fact) => identityOf(fact.value) === identity) ?? null;
  }

  /** Returns the fact that says the same: by its value in any state, or by its meaning where it is active. */
  same(said: SaidFact): Fact | null {
    const identity = identityOf(said.value);
    const ofSlot = this.ofSlot(said.slot);
    const exact = ofSlot.find((fact) => identityOf(fact.value) === identity);
    if (exact?.state === 'active') return exact;
    const alike = ofSlot.find((fact) => fact.state === 'active' && this.#isAlike(fact, said));
    if (alike !== undefined) return alike;
    if (exact !== undefined) return exact;
    // A caller names the key that it means.
    if (this.#areGiven) return null;
    const kin = kinOf(said.slot).flatMap((slot) => this.ofSlot(slot));
    return kin.find((fact) => fact.state === 'active' && isAlikeAcrossSlots(fact, said)) ?? null;
  }

  /** True when the values are alike. A caller's value is whole: "Google Cloud" is then another than "Google". */
  #isAlike(fact: Fact, said: SaidFact): boolean {
    return isAlike(fact, said, this.#areGiven ? 'whole' : 'in part');
  }

  /** Returns the active facts whose place a statement takes. */
  displacedBy(said: SaidFact, all: readonly Said[]): Fact[] {
    const active = this.ofSlot(said.slot).filter(({ state }) => state === 'active');
    const meant = (said.instead ?? [])
      .flatMap((id) => this.#facts.get(id) ?? [])
      .filter(({ state }) => state === 'active');
    // Who lives where they had a second house has it no longer.
    const moved =
      said.slot === 'home'
        ? this.ofSlot('other_home').filter(({ value }) => speakOfTheSame('other_home', value, said.value))
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
      .filter((one) => follows(said, one))
      .flatMap((one) => this.retractedBy(one));
    const replaced = said.replaces ? this.#onSameSubject(said, active) : [];
    const ids = new Set([...contrary, ...retracted, ...replaced].map(({ id }) => id));
    return [...ids].flatMap((id) => this.#facts.get(id) ?? []).filter(({ id }) => !this.touched.has(id));
  }

  /** Returns the fact that "now" or "instead" replaces in a slot of many values: the one on the same subject, if there is one. */
  #onSameSubject(said: SaidFact, active: readonly Fact[]): Fact[] {
    const before = active.filter(({ id }) => !this.touched.has(id));
    const related = before.filter((fact) => speakOfTheSame(said.slot, fact.value, said.value));
    if (related.length === 1) return related;
    return related.length === 0 && before.length === 1 && ONE_AT_A_TIME.has(said.slot) ? before : [];
  }

  /** Returns the active facts that are said to hold no longer. */
  retractedBy(said: SaidRetraction): Fact[] {
    const all = saysNothingOfIt(said.slot, said.value);
    const denied = isDenied(said.slot, said.value);
    const ofSlot = this.ofSlot(said.slot).filter(({ state }) => state === 'active');
    if (all) return ofSlot;
    const meant = (fact: Fact) =>
      isMeant(fact.slot, fact.value, said.value) && isDenied(fact.slot, fact.value) === denied;
    const found = ofSlot.filter(meant);
    if (found.length > 0) return found;
    return kinOf(said.slot)
      .flatMap((slot) => this.ofSlot(slot))
      .filter((fact) => fact.state === 'active' && meant(fact));
  }

  /** True when no other fact has this value. */
  isFree(said: SaidFact, fact: Fact): boolean {
    const identity = identityOf(said.value);
    return !this.ofSlot(said.slot).some((other) => other.id !== fact.id && identityOf(other.value) === identity);
  }
}

/** True for a fact that takes the place, in the same message, of the one that is said to hold no longer. */
export function follows(fact: SaidFact, retraction: SaidRetraction): boolean {
  if (fact.slot !== retraction.slot) return false;
  if (saysNothingOfIt(retraction.slot, retraction.value)) return fact.evidence.start > retraction.evidence.start;
  return (
    !isMeant(fact.slot, fact.value, retraction.value) ||
    isDenied(fact.slot, fact.value) ||
    likeness(fact.slot, retraction.value, fact.value) === 'other'
  );
}

/** True when a fact says what is said, or part of it. */
export function isAlike(fact: Fact, said: SaidFact, extent: 'whole' | 'in part' = 'in part'): boolean {
  const how = likeness(fact.slot, fact.value, said.value, extent);
  return how === 'same' || how === 'fuller';
}

function isAlikeAcrossSlots(fact: Fact, said: SaidFact): boolean {
  return (
    likeness(fact.slot, fact.value, said.value) === 'same' && likeness(said.slot, fact.value, said.value) === 'same'
  );
}
