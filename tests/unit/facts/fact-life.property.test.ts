import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DELETED_DAYS, type Fact, stateOf } from '../../../src/memory/facts/fact.ts';
import { type Changes, eventsOf, type FactChange, NO_CHANGES } from '../../../src/memory/facts/fact-change.ts';
import { changesFor, type LifeOptions } from '../../../src/memory/facts/fact-life.ts';
import { identityOf } from '../../../src/memory/facts/fact-likeness.ts';
import { meaningOf, takesOneValue } from '../../../src/memory/facts/fact-slots.ts';
import {
  confirming,
  consolidating,
  forgetting,
  isGone,
  restoring,
} from '../../../src/memory/facts/fact-transitions.ts';
import type { Said, SaidFact } from '../../../src/memory/facts/said.ts';
import { ACTS, type Act, nthValue, says } from './acts.ts';

const DAY = 86_400_000;

/** A user's facts with all that happened to them, as a store would have them. */
class Known {
  readonly facts = new Map<string, Fact>();
  readonly history: FactChange[] = [];
  now = new Date('2026-01-01T00:00:00Z');
  #ids = 0;

  apply({ changes }: Changes): void {
    for (const change of changes) {
      expect(change.before, 'the state before is the one that was').toBe(this.facts.get(change.fact.id)?.state ?? null);
      this.facts.set(change.fact.id, change.fact);
    }
    this.history.push(...changes);
  }

  options(reason: LifeOptions['reason']): LifeOptions {
    const turn = { sessionId: 's', turnNumber: this.history.length, turnId: String(this.history.length) };
    const newId = () => `f${++this.#ids}`;
    return { userId: 'u', now: this.now, newId, reason, turn: reason === 'remembered' ? null : turn };
  }

  get all(): Fact[] {
    return [...this.facts.values()];
  }

  do(act: Act): void {
    this.now = new Date(this.now.getTime() + 1_000);
    if (act.kind === 'wait') {
      this.now = new Date(this.now.getTime() + act.days * DAY);
      for (const fact of this.all) if (isGone(fact, this.now)) this.facts.delete(fact.id);
    } else this.apply(this.#changesOf(act));
  }

  #changesOf(act: Exclude<Act, { kind: 'wait' }>): Changes {
    const { now } = this;
    const say = (said: readonly Said[], reason: LifeOptions['reason'] = 'said') =>
      changesFor(said, this.all, this.options(reason));
    switch (act.kind) {
      case 'remember':
        return say([says(act.key, act.value)], 'remembered');
      case 'say':
        return say(act.facts.map(({ key, value }) => says(key, value)));
      case 'retract':
        return say([{ ...says(act.key, act.value), kind: 'retraction' }]);
      case 'command': {
        const { key, value, everything } = act;
        const about = value === null ? null : nthValue(key, value);
        return say([{ ...says(key, value ?? 0), kind: 'forget', about, everything }]);
      }
      case 'forget': {
        const { slot } = meaningOf(act.key);
        const facts = this.all.filter((fact) => fact.slot === slot && fact.state !== 'deleted');
        return forgetting(facts, slot, { now });
      }
      default:
        return this.#changesOfOne(act);
    }
  }

  #changesOfOne(act: Extract<Act, { place: number }>): Changes {
    const { now } = this;
    const fact = this.all[act.place % Math.max(1, this.all.length)];
    if (fact === undefined) return NO_CHANGES;
    if (act.kind === 'forgetOne') return forgetting([fact], null, { now });
    if (act.kind === 'confirm') return confirming(fact, this.all, { now });
    if (act.kind === 'restore') return restoring(fact, this.all, { now });
    const others = this.all.filter((other) => other.slot === fact.slot);
    return consolidating(fact, others.slice(0, 2), 'merged', { now });
  }
}

function holds(known: Known): void {
  const values = known.all.map((fact) => `${fact.slot} ${identityOf(fact.value)}`);
  expect(new Set(values).size, 'no value stands twice').toBe(values.length);
  const single = known.all.filter((fact) => fact.state === 'active' && takesOneValue(fact.slot));
  expect(new Set(single.map(({ slot }) => slot)).size, 'one active value of a slot that takes one').toBe(single.length);
  for (const fact of known.all) {
    const changes = known.history.filter((change) => change.fact.id === fact.id);
    expect(changes[0]?.event, 'a life begins by being added').toBe('added');
    expect(changes.at(-1)?.fact, 'the history ends with how it is').toEqual(fact);
    expect(fact.deletedAt !== null, 'deleted has its day').toBe(fact.state === 'deleted');
    if (fact.supersededBy !== null) expect(fact.state).toBe('superseded');
  }
}

describe('the life of facts', () => {
  it('loses no history, keeps values unique, and one active value where a slot takes one, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(fc.array(ACTS, { maxLength: 40 }), (acts) => {
        const known = new Known();
        for (const act of acts) {
          known.do(act);
          holds(known);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('tells every change: what was added and not told to end again is what stands', () => {
    fc.assert(
      fc.property(fc.array(ACTS, { maxLength: 30 }), (acts) => {
        const known = new Known();
        const standing = new Set<string>();
        for (const act of acts) {
          const before = known.history.length;
          known.do(act);
          for (const { event, fact, superseded } of eventsOf(known.history.slice(before))) {
            if (event === 'forgotten' || (event === 'superseded' && superseded === null)) standing.delete(fact.id);
            else standing.add(fact.id);
            if (superseded !== null) standing.delete(superseded.id);
          }
        }
        expect([...standing].sort()).toEqual(
          known.all
            .filter(({ state }) => state === 'active')
            .map(({ id }) => id)
            .sort(),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('gives back within thirty days what was forgotten, exactly as it was but for the day', () => {
    fc.assert(
      fc.property(fc.array(ACTS, { maxLength: 20 }), fc.nat({ max: DELETED_DAYS }), (acts, days) => {
        const known = new Known();
        for (const act of acts) known.do(act);
        const fact = known.all.find(({ state }) => state === 'active');
        if (fact === undefined) return;
        known.apply(forgetting([fact], null, { now: known.now }));
        const forgotten = known.facts.get(fact.id);
        known.now = new Date(known.now.getTime() + days * DAY);
        expect(forgotten !== undefined && isGone(forgotten, known.now)).toBe(false);
        if (forgotten === undefined) return;
        known.apply(restoring(forgotten, known.all, { now: known.now }));
        expect(known.facts.get(fact.id)).toEqual({ ...fact, updatedAt: known.now });
        holds(known);
      }),
      { numRuns: 100 },
    );
  });

  it('counts the days from when a fact was last said, whatever came between', () => {
    fc.assert(
      fc.property(fc.array(ACTS, { maxLength: 20 }), fc.nat({ max: 400 }), (acts, days) => {
        const known = new Known();
        for (const act of acts) known.do(act);
        const later = new Date(known.now.getTime() + days * DAY);
        for (const fact of known.all.filter(({ state }) => state === 'active')) {
          const told = known.history.filter(
            (change) => change.fact.id === fact.id && (change.event === 'added' || change.event === 'confirmed'),
          );
          expect(fact.lastConfirmedAt).toEqual(told.at(-1)?.fact.updatedAt);
          const age = later.getTime() - fact.lastConfirmedAt.getTime();
          expect(stateOf(fact, later) === 'stale').toBe(age > 180 * DAY);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('changesFor', () => {
  it('tells nothing twice of one turn', () => {
    const said: SaidFact[] = [says('hobby', 1), says('hobby', 1)];
    const known = new Known();
    known.apply(changesFor(said, [], known.options('said')));
    expect(known.history.map(({ event }) => event)).toEqual(['added']);
  });
});
