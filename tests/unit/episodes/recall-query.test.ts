import { describe, expect, it } from 'vitest';
import { analyseQuery } from '../../../src/memory/episodes/recall-query.ts';
import { cpuMilliseconds } from '../../support/cpu-time.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

describe('analyseQuery', () => {
  it('keeps what is asked for, each once, and leaves out the asking', () => {
    expect(analyseQuery('What kind of zebra did Melanie mention, which zebra?', 'en').terms).toEqual([
      'zebra',
      'melani',
    ]);
    expect(analyseQuery('¿Recordás qué cebra mencioné?', 'es').terms).toEqual(['cebr']);
  });

  it('does not ask for calls where it asks for a name', () => {
    expect(analyseQuery('¿Cómo se llama mi vecino?', 'es').terms).toEqual(['=neighbour']);
    expect(analyseQuery('¿Quién llamó a mi vecino?', 'es').terms).toEqual(['=call', '=neighbour']);
    expect(analyseQuery('¿Cómo te llamas?', 'es').terms).toEqual(['=call']);
  });

  it('falls back to the asking words where there are no others', () => {
    expect(analyseQuery('¿Recuerdas?', 'es').terms).not.toEqual([]);
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
    expect(analyseQuery(query, 'es').embedText).toBe(embedded);
  });

  it('leaves capitals alone in a language that may write every noun with one', () => {
    expect(analyseQuery('Wo wohnt mein Hund?', 'de').embedText).toBe('Wo wohnt mein Hund?');
  });

  it('tells the language of the query, and believes the tag where the query does not tell', () => {
    expect(analyseQuery('What did I say about the house?', 'es').language).toBe('en');
    expect(analyseQuery('Oaxaca', 'es').language).toBe('es');
    expect(analyseQuery('Oaxaca', 'fr').language).toBe('fr');
  });

  it('has an end that counts, however long the query', () => {
    const { terms, embedText } = analyseQuery(`cebra ${'relleno '.repeat(30_000)} jirafa`, 'es');
    expect(terms).toEqual(expect.arrayContaining(['cebr', 'jiraf']));
    expect(embedText.length).toBeLessThan(2_100);
  });

  it('gives nothing for nothing', () => {
    expect(analyseQuery(' \n', 'es')).toEqual({ terms: [], embedText: '', language: 'es' });
  });

  it.each(HOSTILE_TEXTS)('is cheap for 256 KiB of %s', (_name, text) => {
    let query = analyseQuery('', 'es');
    expect(cpuMilliseconds(() => (query = analyseQuery(text, 'es')))).toBeLessThan(100);
    expect(query.terms.length).toBeLessThanOrEqual(48);
    expect(query.embedText.isWellFormed()).toBe(true);
    expect(query.embedText === '').toBe(text.trim() === '');
  });
});
