import { describe, expect, it } from 'vitest';
import { formatMissingFieldsPrompt } from '../../../src/memory/plans/plan-questions.ts';

describe('formatMissingFieldsPrompt', () => {
  it.each([
    [{}, 'es', '¿Qué te apetece hacer, en qué zona o ciudad y para qué día lo quieres?'],
    [{ activity: 'bares' }, 'es', '¿En qué zona o ciudad y para qué día lo quieres?'],
    [{ activity: 'bares', location: 'Sol' }, 'es', '¿Para qué día lo quieres?'],
    [{ activity: 'bares', date: '2026-11-20' }, 'es-MX', '¿En qué zona o ciudad?'],
    [{}, 'en', 'What would you like to do, in which area or city and for which day would you like it?'],
    [{ activity: 'bars', location: 'Soho' }, 'en-GB', 'For which day would you like it?'],
    [{ activity: 'bares' }, 'pt-BR', 'Em que bairro ou cidade e para que dia você quer?'],
    [{ activity: 'bars', location: 'Soho' }, 'fr', 'For which day would you like it?'],
    [{ location: 'Sol', date: '2026-11-20' }, 'est', 'What would you like to do?'],
  ])('asks for what %j lacks, in %s', (state, language, question) => {
    expect(formatMissingFieldsPrompt(state, language)).toBe(question);
  });

  it('asks nothing of a plan that lacks nothing', () => {
    expect(formatMissingFieldsPrompt({ activity: 'bares', location: 'Sol', date: '2026-11-20' }, 'es')).toBeNull();
  });
});
