import { describe, expect, it } from 'vitest';
import { PlanContextExtractor } from '../../../src/memory/plans/plan-context-extractor.ts';
import type { PlanState } from '../../../src/memory/plans/plan-state.ts';
import { mergePlanState } from '../../../src/memory/plans/plan-state.ts';
import {
  ENGLISH_NO_PLAN,
  ENGLISH_PLANS,
  PLANS_WITHOUT_VERBS,
  SAID_AT,
  SPANISH_NO_PLAN,
  SPANISH_PLANS,
} from './utterances.ts';

const extractor = new PlanContextExtractor();

function extract(query: string, language: string, planState?: PlanState): PlanState {
  const plan = planState ? { planState } : {};
  return extractor.extractFromQuery(query, { language, referenceTime: SAID_AT, timeZone: 'Europe/Madrid', ...plan });
}

describe('PlanContextExtractor.extractFromQuery', () => {
  it.each(SPANISH_PLANS)('reads the plan in "%s"', (query, found, openPlan) => {
    expect(extract(query, 'es', openPlan)).toEqual(found);
  });

  it.each(SPANISH_NO_PLAN)('finds no plan in "%s", because nothing is proposed', (query, openPlan) => {
    expect(extract(query, 'es', openPlan)).toEqual({});
  });

  it.each(ENGLISH_PLANS)('reads the plan in "%s"', (query, found, openPlan) => {
    expect(extract(query, 'en', openPlan)).toEqual(found);
  });

  it.each(ENGLISH_NO_PLAN)('finds no plan in "%s", because nothing is proposed in it', (query, openPlan) => {
    expect(extract(query, 'en', openPlan)).toEqual({});
  });

  it.each(PLANS_WITHOUT_VERBS)('reads the plan in "%s" without a verb that opens it', (query, language, found) => {
    expect(extract(query, language)).toEqual(found);
  });

  it.each(['es', 'en', 'pt', 'fr'])('reads Portuguese where %s was declared, because its words tell', (language) => {
    const found = { activity: 'jantar', location: 'Botafogo', date: '2026-11-19' };
    expect(extract('quero jantar em Botafogo amanhã', language)).toEqual(found);
  });

  it.each([
    ['empecemos de cero', 'es'],
    ['start over', 'en'],
    ['vamos começar de novo', 'pt'],
  ])('empties every slot for "%s", and leaves the keys of callers', (query, language) => {
    const open = { activity: 'cenar', location: 'Sol', date: '2026-11-20', date_end: '2026-11-21', city_id: 28 };
    const found = extract(query, language, open);
    expect(found).toEqual({ activity: null, location: null, date: null, date_end: null });
    expect(mergePlanState(open, found)).toEqual({ city_id: 28 });
  });

  it('takes one of two alternatives where it is chosen', () => {
    const open = extract('remo o kayak en Tigre el sábado', 'es');
    expect(mergePlanState(open, extract('kayak', 'es', open)).activity).toBe('kayak');
  });

  it('takes a bare number for the budget only where the open plan has one whole', () => {
    const open = { party_size: 0, time: '21:00' };
    expect(extract('1.', 'es', { ...open, budget: {} } as PlanState)).not.toHaveProperty('budget');
    const budget = { amount: 300, currency: 'EUR', per_person: false };
    expect(extract('mejor 250', 'es', { ...open, budget })).toEqual({ budget: { ...budget, amount: 250 } });
  });

  it('reads nothing into a slot of another type, and empties it with the others', () => {
    const open = { activity: 'cenar', date: { toString: 0 }, time: 21 } as unknown as PlanState;
    expect(extract('en Tigre', 'es', open)).toEqual({ location: 'Tigre' });
    expect(extract('start over', 'en', open)).toEqual({ activity: null, date: null, time: null });
  });

  it('takes a bare number for the party of an open plan alone', () => {
    expect(extract('5', 'es', { activity: 'cenar' })).toEqual({ party_size: 5 });
    expect(extract('5', 'es')).toEqual({});
  });

  it('ends a range where a new day takes its place', () => {
    const open = { activity: 'hotel', date: '2026-12-03', date_end: '2026-12-06' };
    const merged = mergePlanState(open, extract('mejor el 10 de diciembre', 'es', open));
    expect(merged).toEqual({ activity: 'hotel', date: '2026-12-10' });
  });
});
