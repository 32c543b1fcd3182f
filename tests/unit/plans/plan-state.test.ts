import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlanReady, mergePlanState, missingFields, type PlanState } from '../../../src/memory/plans/plan-state.ts';

const anyState = fc.dictionary(
  fc.oneof(fc.string(), fc.constantFrom('activity', 'location', 'date', 'preferences', 'city_id', '__proto__')),
  fc.jsonValue(),
) as fc.Arbitrary<PlanState>;

describe('mergePlanState', () => {
  it('lets the new value win and keeps what it does not name', () => {
    const merged = mergePlanState({ activity: 'bares', location: 'Sol', city_id: 28 }, { location: 'Chueca' });
    expect(merged).toEqual({ activity: 'bares', location: 'Chueca', city_id: 28 });
  });

  it('unites preferences without duplicates, whatever their case and accents', () => {
    const merged = mergePlanState({ preferences: ['Romántico', 'terraza'] }, { preferences: ['romantico', 'barato'] });
    expect(merged.preferences).toEqual(['Romántico', 'terraza', 'barato']);
  });

  it('takes a slot out for null and leaves it for undefined', () => {
    const found = { location: null, date: undefined } as unknown as PlanState;
    expect(mergePlanState({ location: 'Sol', date: '2026-11-20' }, found)).toEqual({ date: '2026-11-20' });
  });

  it('reads a stored preference that is one bare string', () => {
    const stored = { preferences: 'terraza' } as unknown as PlanState;
    expect(mergePlanState(stored, { preferences: ['barato'] }).preferences).toEqual(['terraza', 'barato']);
  });

  it('keeps a key named __proto__ as data, because callers store any key', () => {
    const stored = JSON.parse('{"__proto__": {"ready": true}}') as PlanState;
    const merged = mergePlanState(stored, {});
    expect(JSON.stringify(merged)).toBe('{"__proto__":{"ready":true}}');
    expect(merged.ready).toBeUndefined();
  });

  it('is idempotent: hearing the same thing twice changes nothing', () => {
    fc.assert(
      fc.property(anyState, anyState, (existing, found) => {
        const once = mergePlanState(existing, found);
        expect(mergePlanState(once, found)).toEqual(once);
      }),
    );
  });

  it('keeps every unknown key that the new turn does not name', () => {
    fc.assert(
      fc.property(anyState, anyState, (existing, found) => {
        const merged = mergePlanState(existing, found);
        for (const key of Object.keys(existing))
          if (!Object.hasOwn(found, key)) expect(merged[key]).toEqual(existing[key]);
      }),
    );
  });

  it('changes neither argument', () => {
    fc.assert(
      fc.property(anyState, anyState, (existing, found) => {
        const before = JSON.stringify([existing, found]);
        mergePlanState(existing, found);
        expect(JSON.stringify([existing, found])).toBe(before);
      }),
    );
  });
});

describe('missingFields', () => {
  it.each<[PlanState, string[]]>([
    [{}, ['activity', 'location', 'date']],
    [{ date: '2026-11-20' }, ['activity', 'location']],
    [{ location: ' ', activity: 'bares' }, ['location', 'date']],
    [{ activity: 'bares', location: 'Sol', date: '2026-11-20' }, []],
  ])('of %j are %j', (state, missing) => {
    expect(missingFields(state)).toEqual(missing);
    expect(isPlanReady(state)).toBe(missing.length === 0);
  });
});
