import { describe, expect, it } from 'vitest';
import { PlanContextExtractor } from '../../../src/memory/plans/plan-context-extractor.ts';
import { type LanguageCode, openersOf } from './openers.ts';

const AT = { referenceTime: new Date('2026-11-28T10:00:00Z'), timeZone: 'UTC' };
const weighed = new PlanContextExtractor();
const byRules = new PlanContextExtractor({ isLikely: () => true });

/** Returns the share of messages in which a plan is found. */
function shareOf(extractor: PlanContextExtractor, messages: readonly string[], language: string): number {
  const found = messages.filter(
    (query) => Object.keys(extractor.extractFromQuery(query, { ...AT, language })).length > 0,
  );
  return found.length / messages.length;
}

describe('which messages with slots of a plan are one', () => {
  it.each([
    ['en', "hey, I'm Dan, I drive a night bus in Leeds and play bass in a covers band"],
    ['en', 'I drive for Amazon Flex and walk dogs on Rover. Which mileage app is free?'],
    ['es', 'estoy pensando en sacarme el B2 de inglés, cuánto se tarda?'],
    ['es', 'soy camionero, hago la ruta Lima-Tacna dos veces por semana, qué podcast me recomiendas'],
  ])('in %s "%s" tells of a life', (language, query) => {
    expect(byRules.extractFromQuery(query, { ...AT, language })).not.toEqual({});
    expect(weighed.extractFromQuery(query, { ...AT, language })).toEqual({});
  });

  it('asks nothing of a message to an open plan', () => {
    const planState = { activity: 'cena', location: 'León', date: '2026-12-04' };
    const query = 'soy camionero, hago la ruta Lima-Tacna dos veces por semana, seremos cuatro';
    const found = [weighed, byRules].map((one) => one.extractFromQuery(query, { ...AT, language: 'es', planState }));
    expect(found[0]).toEqual(found[1]);
  });

  // They are for tuning: what they hold is that the weights were fitted, not how strangers are read.
  it.each<LanguageCode>(['es', 'en', 'pt'])(
    'keeps the plans that the rules find in messages of %s, and fewer others',
    (language) => {
      const { plans, others } = openersOf(language);
      expect(shareOf(weighed, plans, language)).toBeGreaterThan(shareOf(byRules, plans, language) - 0.01);
      expect(shareOf(weighed, others, language)).toBeLessThan(0.9 * shareOf(byRules, others, language));
    },
  );
});
