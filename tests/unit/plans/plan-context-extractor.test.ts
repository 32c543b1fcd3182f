import { describe, expect, it } from 'vitest';
import { PlanContextExtractor } from '../../../src/memory/plans/plan-context-extractor.ts';
import type { PlanState } from '../../../src/memory/plans/plan-state.ts';
import { ENGLISH_NO_PLAN, ENGLISH_PLANS, SAID_AT, SPANISH_NO_PLAN, SPANISH_PLANS } from './utterances.ts';

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
});
