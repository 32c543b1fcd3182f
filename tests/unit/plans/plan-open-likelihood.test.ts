import { describe, expect, it } from 'vitest';
import { PlanContextExtractor } from '../../../src/memory/plans/plan-context-extractor.ts';
import type { PlanState } from '../../../src/memory/plans/plan-state.ts';

const extractor = new PlanContextExtractor();
const OPEN: Readonly<Record<string, PlanState>> = {
  en: { activity: 'picnic', location: 'Ilkley', date: '2026-12-12', party_size: 5 },
  es: { activity: 'merienda', location: 'Zamora', date: '2026-12-12', party_size: 5 },
  pt: { activity: 'piquenique', location: 'Olinda', date: '2026-12-12', party_size: 5 },
};
const read = (query: string, language: string) =>
  extractor.extractFromQuery(query, {
    language,
    planState: OPEN[language] ?? {},
    referenceTime: new Date('2026-11-30T10:00:00Z'),
    timeZone: 'UTC',
  });

describe('PlanContextExtractor.extractFromQuery, of a life told beside an open plan', () => {
  it.each([
    ['en', 'been on antidepressants for 3 months, feeling a bit more myself'],
    ['en', 'passed my driving test on tuesday, third time lucky, i cried in the car'],
    ['en', 'my phone contract is up in march and they want 45 quid from me'],
    ['en', 'i grew up with a brother called Sid and i looked after him when dad drank'],
    ['pt', 'meu marido Beto e eu criamos abelhas no quintal e a gente vende o mel na feira'],
    ['en', 'I take my tablets at 9 and my blood pressure is still high, is that normal'],
    ['pt', 'minha gata pariu cinco filhotes de madrugada, tô exausta'],
  ])('fills no slot (%s): %s', (language, query) => {
    expect(read(query, language)).toEqual({});
  });

  it.each([
    ['en', 'at half one', { time: '13:30' }],
    ['en', 'they all want to come now so there are 9 of us', { party_size: 9 }],
    ['en', 'my nan is poorly, so could we move the picnic to the 19th', { date: '2026-12-19' }],
    [
      'en',
      'budget is 200 dollars altogether, US ones',
      { budget: { amount: 200, currency: 'USD', per_person: false } },
    ],
    ['es', 'somos 8, que vienen los vecinos', { party_size: 8 }],
    ['es', 'mi suegra se ha roto la cadera, mejor la merienda el 20', { date: '2026-12-20' }],
    ['es', 'en Toro no, que está lejos. En Benavente', { location: 'Benavente' }],
    ['pt', 'somos 8, os primos vêm também', { party_size: 8 }],
    ['pt', 'a Lu trabalha no sábado, melhor o piquenique no domingo', { date: '2026-12-13' }],
    ['pt', '16h, e leva repelente', { time: '16:00' }],
  ])('is filled by what answers or changes it (%s): %s', (language, query, slots) => {
    expect(read(query, language)).toMatchObject(slots);
  });
});
