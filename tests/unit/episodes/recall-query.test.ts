import { describe, expect, it } from 'vitest';
import { analyseQuery } from '../../../src/memory/episodes/recall-query.ts';
import { cpuMilliseconds } from '../../support/cpu-time.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

const NOW = new Date('2026-11-11T15:00:00Z');

describe('analyseQuery', () => {
  it('keeps what is asked for, each once, and leaves out the asking', () => {
    expect(analyseQuery('What kind of zebra did Melanie mention, which zebra?', 'en', NOW).terms).toEqual([
      'zebra',
      'melani',
    ]);
    expect(analyseQuery('¿Recordás qué cebra mencioné?', 'es', NOW).terms).toEqual(['cebr']);
  });

  it('does not ask for calls where it asks for a name', () => {
    expect(analyseQuery('¿Cómo se llama mi vecino?', 'es', NOW).terms).toEqual(['=neighbour']);
    expect(analyseQuery('¿Quién llamó a mi vecino?', 'es', NOW).terms).toEqual(['=call', '=neighbour']);
    expect(analyseQuery('¿Cómo te llamas?', 'es', NOW).terms).toEqual(['=call']);
  });

  it('falls back to the asking words where there are no others', () => {
    expect(analyseQuery('¿Recuerdas?', 'es', NOW).terms).not.toEqual([]);
  });

  it.each([
    ['When did Caroline go to the support group?', 'When did go to the support group?'],
    ["What is Melanie's favourite food?", 'What is favourite food?'],
    ['¿Qué le regaló Ana a Juan en Lugo?', '¿Qué le regaló a en?'],
    ['Caroline', 'Caroline'],
    ['¿Y Ana?', '¿Y Ana?'],
    ['Who is Caroline?', 'Who is Caroline?'],
    ['What Did Caroline Do Last Summer', 'What Did Caroline Do Last Summer'],
    ['Where do I live?', 'Where do I live?'],
    ['Is it the API or the LGBTQ group?', 'Is it the API or the LGBTQ group?'],
  ])('takes names out of "%s" before it is embedded', (query, embedded) => {
    expect(analyseQuery(query, 'es', NOW).embedText).toBe(embedded);
  });

  it('asks with the term of a day for what was said on it', () => {
    expect(analyseQuery('¿Qué te conté el martes?', 'es', NOW).terms).toContain('@11-10');
    expect(analyseQuery('What did I tell you yesterday?', 'en', NOW).terms).toContain('@11-10');
    expect(analyseQuery('What did I tell you last week?', 'en', NOW).terms.join()).not.toContain('@');
  });

  it('leaves capitals alone in a language that may write every noun with one', () => {
    expect(analyseQuery('Wo wohnt mein Hund?', 'de', NOW).embedText).toBe('Wo wohnt mein Hund?');
  });

  it('tells the language of the query, and believes the tag where the query does not tell', () => {
    expect(analyseQuery('What did I say about the house?', 'es', NOW).language).toBe('en');
    expect(analyseQuery('Oaxaca', 'es', NOW).language).toBe('es');
    expect(analyseQuery('Oaxaca', 'fr', NOW).language).toBe('fr');
  });

  it('has an end that counts, however long the query', () => {
    const { terms, embedText } = analyseQuery(`cebra ${'relleno '.repeat(30_000)} jirafa`, 'es', NOW);
    expect(terms).toEqual(expect.arrayContaining(['cebr', 'jiraf']));
    expect(embedText.length).toBeLessThan(2_100);
  });

  it('gives nothing for nothing', () => {
    expect(analyseQuery(' \n', 'es', NOW)).toEqual({ terms: [], embedText: '', days: [], language: 'es' });
  });

  it.each(HOSTILE_TEXTS)('is cheap for 256 KiB of %s', (_name, text) => {
    let query = analyseQuery('', 'es', NOW);
    expect(cpuMilliseconds(() => (query = analyseQuery(text, 'es', NOW)))).toBeLessThan(100);
    expect(query.terms.length).toBeLessThanOrEqual(48);
    expect(query.embedText.isWellFormed()).toBe(true);
    expect(query.embedText === '').toBe(text.trim() === '');
  });
});
