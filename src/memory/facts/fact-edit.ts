/** The life of facts whose text their user edits: what is written stands exactly as it was written, and what it takes the place of can be restored. */
import type { Domain, Fact } from './fact.ts';
import type { Changes, FactChange, Forgetting } from './fact-change.ts';
import type { LifeOptions } from './fact-life.ts';
import { identityOf, likeness } from './fact-likeness.ts';
import { meaningOf, takesOneValue } from './fact-slots.ts';
import { forgetting, superseded } from './fact-transitions.ts';
import { isStanding } from './standing.ts';

/** A fact as it was written. */
export interface WrittenFact {
  readonly key: string;
  readonly value: string;
  readonly domain: Domain;
}

/** An edit: a fact that is new (`from` is null), written anew, or no longer there (`to` is null). */
export interface FactEdit {
  readonly from: Fact | null;
  readonly to: WrittenFact | null;
}

interface Options extends Pick<LifeOptions, 'userId' | 'now' | 'newId'> {
  /** BCP-47 tag of the values. */
  readonly language: string;
  /** Facts that were left as they are, which therefore make room for none, unless their key takes one value. */
  readonly kept: ReadonlySet<string>;
}

/** Returns the slots and values that edits speak of, which must be among the known facts. */
export function concernedByEdits(edits: readonly FactEdit[]) {
  const written = edits.flatMap(({ to }) => to ?? []);
  const values = written.map(({ key, value }) => ({ slot: meaningOf(key).slot, identity: identityOf(value) }));
  return { slots: [...new Set(values.map(({ slot }) => slot))], values };
}

/** Returns the changes that edits bring about, and for each edit the fact that then stands; null where none does. */
export function editing(
  edits: readonly FactEdit[],
  known: readonly Fact[],
  options: Options,
): Changes & { readonly standing: readonly (string | null)[] } {
  const life = new EditedLife(known, options);
  const standing: (string | null)[] = edits.map(() => null);
  for (const { from, to } of edits) if (to === null && from !== null) life.forget(from);
  for (const [index, { from, to }] of edits.entries()) if (to !== null) standing[index] = life.write(from, to);
  return { changes: life.changes, forgettings: life.forgettings, standing };
}

class EditedLife {
  readonly #facts: Map<string, Fact>;
  readonly #options: Options;
  readonly changes: FactChange[] = [];
  readonly forgettings: Forgetting[] = [];

  constructor(known: readonly Fact[], options: Options) {
    this.#facts = new Map(known.map((fact) => [fact.id, fact]));
    this.#options = options;
  }

  forget(fact: Fact): void {
    const { changes, forgettings } = forgetting([this.#facts.get(fact.id) ?? fact], null, this.#options);
    for (const change of changes) this.#change({ ...change, reason: 'edited' });
    this.forgettings.push(...forgettings);
  }

  /** Writes a fact, in the place of another where there is one, and returns its id. */
  write(from: Fact | null, to: WrittenFact): string {
    const { now, newId } = this.#options;
    const { slot } = meaningOf(to.key);
    const identity = identityOf(to.value);
    const before = from === null ? null : (this.#facts.get(from.id) ?? from);
    const same = before?.slot === slot && identityOf(before.value) === identity ? before : this.#find(slot, identity);
    const id = same?.id ?? newId();
    const inTheWay = this.#inTheWay(slot, to.value, before).filter((fact) => fact.id !== id);
    for (const fact of inTheWay) {
      const change = superseded(fact, id, 'edited', { now, evidence: null });
      this.#change(change);
    }
    this.#change({
      event: same?.state === 'active' ? 'confirmed' : 'added',
      reason: 'edited',
      before: same?.state ?? null,
      fact: this.#written(to, slot, id, same),
      other: inTheWay[0]?.id ?? null,
      evidence: null,
    });
    return id;
  }

  #written(to: WrittenFact, slot: string, id: string, same: Fact | null): Fact {
    const { now, userId, language } = this.#options;
    return {
      id,
      userId,
      key: to.key,
      slot,
      value: to.value,
      domain: to.domain,
      confidence: 'high',
      source: 'explicit',
      language: same?.language ?? language,
      standing: isStanding(slot, to.value),
      state: 'active',
      createdAt: same?.createdAt ?? now,
      updatedAt: now,
      lastConfirmedAt: now,
      supersededBy: null,
      deletedAt: null,
      evidence: same?.evidence ?? null,
      saidIn: same?.saidIn ?? null,
    };
  }

  #find(slot: string, identity: string): Fact | null {
    return this.#ofSlot(slot).find((fact) => identityOf(fact.value) === identity) ?? null;
  }

  /** Returns the active facts that do not stand beside a value: the one it was written over, and those that contradict it. */
  #inTheWay(slot: string, value: string, before: Fact | null): Fact[] {
    const single = takesOneValue(slot);
    const active = this.#ofSlot(slot).filter(({ state }) => state === 'active');
    const contrary = active.filter(
      (fact) =>
        single || (!this.#options.kept.has(fact.id) && likeness(slot, fact.value, value, 'whole') === 'contrary'),
    );
    const written = before?.state === 'active' ? [before] : [];
    return [...new Map([...written, ...contrary].map((fact) => [fact.id, fact])).values()];
  }

  #ofSlot(slot: string): Fact[] {
    return [...this.#facts.values()].filter((fact) => fact.slot === slot);
  }

  #change(change: FactChange): void {
    this.#facts.set(change.fact.id, change.fact);
    this.changes.push(change);
  }
}
