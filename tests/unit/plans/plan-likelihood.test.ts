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

  it.each([
    ['en', "hello sir/maam, can you help me in physics? I'm in 12th std, CBSE, boards are in feb"],
    ['en', "quiz me on something I'm weak in"],
    ['en', "tomorrow is my cousin's wedding in Madurai so no class"],
    ['en', "suggest a cake for Dan's birthday"],
    ['en', 'my restaurant in Cork does 80 covers on a Friday'],
    ['en', 'what film should we watch on the sofa on Sunday'],
    ['es', 'empiezo el doctorado en Lisboa'],
    ['es', 'al final firmamos el alquiler en Caballito'],
    ['es', 'decidimos que los errores van en RFC 9457'],
    ['es', 'qué peli me recomiendas para el domingo en el sofá?'],
    ['es', 'mañana es la boda de mi prima en Murcia así que no hay clase'],
    ['es', 'estoy casada con Brad Pitt'],
    ['pt', 'começo o doutorado em Lisboa em setembro'],
    ['pt', 'vou fazer enem em novembro, quero medicina na UFMG'],
    ['pt', 'bora continuar, hoje queria a parte de autenticação'],
    ['pt', 'tenho algum passeio marcado pra domingo?'],
    ['pt', 'amanhã é o casamento da minha prima em Recife então não tem aula'],
  ])('in %s "%s" is about studies, work, a life, and no plan', (language, query) => {
    expect(byRules.extractFromQuery(query, { ...AT, language })).toEqual({});
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
      for (const set of ['openers', 'chats'] as const) {
        const { plans, others } = openersOf(language, set);
        expect(shareOf(weighed, plans, language)).toBeGreaterThan(shareOf(byRules, plans, language) - 0.01);
        expect(shareOf(weighed, others, language)).toBeLessThan(0.9 * shareOf(byRules, others, language));
      }
    },
  );
});
