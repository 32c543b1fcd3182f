import { describe, expect, it } from 'vitest';
import { BARE_WORDS, respelled, wordsByBareForm } from '../../../src/embedding/translation/bare-words.ts';

const words = wordsByBareForm(BARE_WORDS.es ?? '');
const portuguese = wordsByBareForm(BARE_WORDS.pt ?? '');
const spelled = (text: string) => respelled(text, words);

describe('respelled', () => {
  it.each([
    ['Manana vienen los NINOS de Espana.', 'Mañana vienen los NIÑOS de España.'],
    ['la compania, el cumpleanos; ¿anadimos pina?', 'la compañía, el cumpleaños; ¿anadimos piña?'],
    ['una campana, una pena, danos la cuna', 'una campana, una pena, danos la cuna'],
    ['mira https://ejemplo.es/manana y ano@nino.es', 'mira https://ejemplo.es/manana y ano@nino.es'],
    ['La niña no dijo "manana"', 'La niña no dijo "manana"'],
    ['', ''],
  ])('reads %j as %j', (text, expected) => {
    expect(spelled(text)).toBe(expected);
  });

  it.each([
    ['Voce nao sabe o endereco da minha irma?', 'Você não sabe o endereço da minha irmã?'],
    ['e esta e a mesa do avo', 'e esta e a mesa do avo'],
    ['Não sei, amanha eu vejo', 'Não sei, amanha eu vejo'],
  ])('reads %j as %j in Portuguese', (text, expected) => {
    expect(respelled(text, portuguese)).toBe(expected);
  });

  it('has Portuguese words alone that are written with a mark, each by a bare form of its length', () => {
    for (const [bare, word] of portuguese) {
      expect(bare).toMatch(/^[a-z]+$/);
      expect(word).not.toBe(bare);
      expect(word.length, bare).toBe(bare.length);
    }
  });

  it('has no word whose bare form is as long as another, or without an ñ', () => {
    for (const [bare, word] of words) {
      expect(word, bare).toMatch(/ñ|^(?:ibáñez)$/);
      expect(word.length, bare).toBe(bare.length);
    }
  });
});
