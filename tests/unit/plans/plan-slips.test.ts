import { describe, expect, it } from 'vitest';
import { PlanContextExtractor } from '../../../src/memory/plans/plan-context-extractor.ts';
import type { PlanState } from '../../../src/memory/plans/plan-state.ts';

const extractor = new PlanContextExtractor();
const read = (query: string, language: string, planState: PlanState = {}): PlanState =>
  extractor.extractFromQuery(query, {
    language,
    planState,
    referenceTime: new Date('2026-11-30T10:00:00Z'),
    timeZone: 'UTC',
  });

describe('PlanContextExtractor.extractFromQuery, slots as people write them in a chat', () => {
  it.each([
    ['en', 'a trip to Whitby, dec 17 to 20', { date: '2026-12-17', date_end: '2026-12-20' }],
    ['en', 'dinner in Leeds, friday, december 11', { date: '2026-12-11' }],
    ['pt', 'show no Parque da Boa Viagem no sábado', { location: 'Parque da Boa Viagem' }],
  ])('reads dates and names whole (%s): %s', (language, query, slots) => {
    expect(read(query, language)).toMatchObject(slots);
  });

  it.each([
    ['es', 'vamos a ser 9'],
    ['es', 'vamos a estar 9'],
  ])('takes no verb for a place (%s): %s', (language, query) => {
    const found = read(query, language, { activity: 'boda', date: '2026-12-12' });
    expect(found).not.toHaveProperty('location');
  });

  it.each([
    ['en', 'seven, my aunt is coming as well'],
    ['en', 'we are 7 only'],
    ['es', 'siete, viene mi tía también'],
    ['pt', 'sete, vem minha tia também'],
  ])('counts all of them by a number that begins (%s): %s', (language, query) => {
    expect(read(query, language, { activity: 'picnic', date: '2026-12-12', time: '13:00' })).toMatchObject({
      party_size: 7,
    });
  });

  it.each([
    ['en', 'haha class, leave it there'],
    ['en', 'hahaha party on'],
  ])('seeks nothing by praise (%s): %s', (language, query) => {
    expect(read(query, language)).toEqual({});
    expect(read(query, language, { activity: 'lunch', location: 'Leeds' })).not.toHaveProperty('activity');
  });

  it.each([
    ['pt', 'rapaz, chego em Natal em janeiro'],
    ['es', 'tía, me voy a Cuenca en enero'],
  ])('takes nobody who is spoken to for something to do (%s): %s', (language, query) => {
    expect(read(query, language).activity).toBeUndefined();
  });
});
