/** Names with an abbreviation in them, whose dot ends neither the sentence nor the value. */
import { describe, expect, it } from 'vitest';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import { tokensOf } from '../../../src/memory/understanding/token.ts';

const said = (content: string, language: string) =>
  extractFacts([{ role: 'user', content }], language).map((one) => `${one.slot}: ${'value' in one ? one.value : ''}`);

describe('a name with an abbreviation', () => {
  it.each([
    ['en', 'I work at St. Bride’s', 'work: works at St. Bride’s'],
    ['en', 'We live in Ft. Wayne now', 'home: lives in Ft. Wayne'],
    ['en', 'I study at Mt. Holyoke', 'studies: studies at Mt. Holyoke'],
    ['es', 'Mi dentista es la Dra. Ferrer', 'own:dentista: su dentista es la Dra. Ferrer'],
    ['es', 'vivo en la Av. Corrientes', 'home: vive en la Av. Corrientes'],
    ['es', 'Trabajo en el Sto. Tomás.', 'work: trabaja en el Sto. Tomás'],
    ['pt', 'Moro na Av. Paulista', 'home: mora na Av. Paulista'],
    ['pt', 'trabalho no Hosp. Santa Marcelina', 'work: trabalha no Hosp. Santa Marcelina'],
  ])('is read whole in %s: %s', (language, content, expected) => {
    expect(said(content, language)).toContain(expected);
  });

  it('ends where its word stands behind a name or a number, or for itself', () => {
    expect(said('I live on Main St. My wife works at Dell.', 'en')).toContain('home: lives on Main St');
    expect(said('I have MS. My daughter is Lily.', 'en')).toContain('health: has MS');
    const dots = (text: string) => tokensOf(text).filter(({ plain }) => plain === '.').length;
    expect(dots("I'm 6 ft. My brother is taller.")).toBe(2);
    expect(dots('I asked the dr. I feel fine.')).toBe(2);
    expect(dots('Dr. Ruiz is in.')).toBe(1);
  });

  it.each([
    ['es', 'Fui a la dra. Soy alérgico a las nueces.', 'es alérgico a las nueces'],
    ['en', "I saw the dr. I'm allergic to nuts.", 'is allergic to nuts'],
    ['pt', 'Moro na av. Tenho dois gatos.', 'tem dois gatos'],
  ])('is none where words of any talk begin the next sentence, in %s: %s', (language, content, expected) => {
    expect(said(content, language).some((one) => one.endsWith(`: ${expected}`))).toBe(true);
  });
});
