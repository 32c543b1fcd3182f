/** What becomes of facts that are known, one by one: they are forgotten, restored, confirmed, superseded. */
import { DELETED_DAYS, type Evidence, type Fact } from './fact.ts';
import type { Changes, FactChange, FactReason, Forgetting } from './fact-change.ts';
import { identityOf, likeness } from './fact-likeness.ts';
import { takesOneValue } from './fact-slots.ts';

const DAY_MS = 86_400_000;

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

/** The time at which a fact ended, and the words that ended it. */
export interface Occasion {
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

/** Returns the change by which this fact is forgotten. */
export function forgotten(fact: Fact, { now, evidence }: Occasion): FactChange {
  return {
    event: 'forgotten',
    reason: 'forgotten',
    before: fact.state,
    fact: { ...fact, state: 'deleted', updatedAt: now, deletedAt: now, supersededBy: null },
    other: null,
    evidence,
  };
}

/** Returns the mark that keeps this fact from being learnt again. */
export function markOf(fact: Fact): Forgetting {
  return { slot: fact.slot, identity: identityOf(fact.value), turnId: fact.evidence?.turnId ?? null };
}
