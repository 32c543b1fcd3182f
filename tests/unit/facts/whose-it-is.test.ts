/** What is said of others, looked for, or known otherwise is no fact of the user's. */
import { describe, expect, it } from 'vitest';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import { factSaid } from '../../bench/facts/known-pairs.ts';
import { ToldTurns } from '../../bench/facts/told-turns.ts';

const slots = (content: string, language: string) =>
  extractFacts([{ role: 'user', content }], language).map(({ slot }) => slot);

describe('what goes on behind a relative and their name', () => {
  it.each([
    ['es', 'Mi madre, Pilar, con la cadera operada no puede ni subir la escalera.', 'family'],
    ['es', 'Mi hijo, Leo, celíaco desde chico, viene a cenar', 'family'],
    ['es', 'Mi padre, Anselmo, 81 años, anda con bastón', 'family'],
    ['pt', 'Meu pai, Edson, com diabetes tipo 2 não pode comer doce', 'family'],
    ['pt', 'Meu marido, Caio, com a perna quebrada não desce a escada', 'partner'],
    ['en', 'My dad, Ron, coeliac for years, needs a snack', 'family'],
  ])('is theirs in %s: %s', (language, content, slot) => {
    expect(slots(content, language)).toEqual([slot]);
  });

  it.each([
    ['es', 'Mi hija, Vera, viene a cenar y yo soy celíaca'],
    ['en', "My son, Leo, is coming and I'm coeliac"],
    ['pt', 'Meu filho, Leo, vem jantar e eu sou celíaca'],
  ])('is the user’s again where they speak of themselves, in %s: %s', (language, content) => {
    expect(
      slots(content, language).filter((slot) => slot === 'health' || slot === 'allergy' || slot === 'diet'),
    ).toHaveLength(1);
  });
});

describe('a clause that is two things', () => {
  it('is another person’s though it is also denied', () => {
    expect(slots("She can't have eggs or peanuts.", 'en')).toEqual([]);
    expect(slots("He doesn't drive a Honda or a Ford", 'en')).toEqual([]);
    expect(slots("I can't have eggs or peanuts.", 'en')).toEqual(['diet']);
  });
});

describe('a place that is looked for', () => {
  it.each([
    ['es', 'Busco algo tranquilo, piso en Lavapiés'],
    ['es', 'Prefiero algo céntrico, un apartamento en Triana'],
    ['en', 'Looking for something quiet, flat in Hove'],
    ['pt', 'Quero algo calmo, hotel em Palermo ou Recoleta'],
    ['pt', 'Prefiro uma coisa simples, apartamento em Ipanema'],
  ])('is no home and no work in %s: %s', (language, content) => {
    expect(slots(content, language).filter((slot) => slot === 'home' || slot === 'work')).toEqual([]);
  });

  it.each([
    ['es', 'necesito ayuda, vivo en un piso en Lavapiés'],
    ['en', 'I need advice, I live in a flat in Hove'],
    ['pt', 'preciso de ajuda, moro num apartamento em Ipanema'],
  ])('is told from the home that somebody has, in %s: %s', (language, content) => {
    expect(slots(content, language)).toContain('home');
  });
});

describe('who is known as a relative', () => {
  const told = (known: string) => {
    const user = new ToldTurns('pt');
    if (known !== '') user.learn([factSaid('family', 'família', known, 'pt')]);
    user.tell('a Jéssica que vai comigo pra porto seguro, so nos duas agora');
    return user.standing.map(({ slot }) => slot);
  };

  it('is not guessed to be the partner as well', () => {
    expect(told('sua filha se chama Jéssica')).toEqual(['family']);
  });

  it('is no other of another name', () => {
    expect(told('sua filha se chama Marta')).toEqual(['family', 'partner']);
  });
});

describe('a home that the tagger finds with what it is', () => {
  it.each([
    ['es', 'alquilé un monoambiente en Almagro', 'vive en Almagro'],
    ['es', 'encontré un monoambiente en Caballito', 'vive en Caballito'],
  ])('is told by the place in %s: %s', (language, content, value) => {
    const said = extractFacts([{ role: 'user', content }], language);
    expect(said.flatMap((one) => (one.slot === 'home' && 'value' in one ? [one.value] : []))).toEqual([value]);
  });
});

describe('who does not ask for another', () => {
  it('speaks of themselves', () => {
    expect(slots('im 20 btw not asking for a friend haha', 'en')).toEqual(['age']);
    expect(slots('im 20, asking for a friend', 'en')).toEqual([]);
  });
});

describe('a work behind which another thing is told', () => {
  it.each([
    ['es', 'trabajo en una notaría de Lugo y el viernes hay cierre', 'trabaja en una notaría de Lugo'],
    ['pt', 'trabalho num banco do Recife e na sexta tem reunião', 'trabalha num banco do Recife'],
  ])('ends before what there is on a day, in %s: %s', (language, content, value) => {
    const said = extractFacts([{ role: 'user', content }], language);
    expect(said.flatMap((one) => ('value' in one ? [one.value] : []))).toEqual([value]);
  });
});
