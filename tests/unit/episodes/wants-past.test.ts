import { describe, expect, it } from 'vitest';
import { evidenceOf } from '../../../src/memory/episodes/query-evidence.ts';
import { analyseQuery } from '../../../src/memory/episodes/recall-query.ts';
import { clearlyWantsNothing, wantOfPast } from '../../../src/memory/episodes/wants-past.ts';
import { candidatesOf, recallByWords, said } from './small-index.ts';

const HISTORY = [
  said('1', 's1', 1, 'Tengo que organizarle la despedida a Clara', '¿Cuántos son?'),
  said('2', 's1', 2, 'Somos 12, nada de alcohol', 'Anotado'),
  said('3', 's2', 1, 'Mi médico se llama Ordóñez y atiende en Flores', 'Perfecto'),
  said('4', 's3', 1, 'Ayer llovió y cancelamos el asado', 'Una lástima'),
];

const want = (text: string) => {
  const { terms, language } = analyseQuery(text, 'es', new Date('2026-04-01T00:00:00Z'));
  const evidence = { ...evidenceOf(candidatesOf(HISTORY, text)), vectors: 'none' as const };
  return wantOfPast({ text, language, terms, evidence, bestScore: recallByWords(HISTORY, text)[0]?.score ?? 0 });
};

describe('wantOfPast', () => {
  it.each([
    '¿Qué teníamos pensado para la despedida?',
    '¿En qué quedamos?',
    '¿Cómo se llama mi médico?',
    '¿Y Ordóñez?',
    'la despedida de Clara',
    '¿Qué pasó con nuestro asado?',
    'Escribile un mensaje a mi médico',
    '¿Tengo cuñados?',
    '¿Qué moto manejo?',
    'Do I have any nephews?',
    'Am I single?',
  ])('tells the past for %j', (query) => {
    expect(want(query)).toBeGreaterThan(0);
  });

  it.each([
    '¿Cuánto es el 15 % de 340?',
    'Escribime un haiku',
    'Traduce esto al inglés: mi médico se llama Ordóñez',
    '¿Cuál es la capital de Mongolia?',
    '¿Cómo saco una mancha de tomate?',
    '¿Qué es un agujero negro?',
    'Write a function that reverses a string',
    'What is the speed of sound?',
  ])('tells nothing for %j', (query) => {
    expect(want(query)).toBeLessThanOrEqual(0);
  });
});

describe('wantOfPast of Portuguese', () => {
  const HISTORY_IN_PORTUGUESE = [
    said('1', 's1', 1, 'Tenho que organizar a despedida da Clara', 'Quantos são?'),
    said('2', 's1', 2, 'Somos 12, nada de álcool', 'Anotado'),
    said('3', 's2', 1, 'Meu médico se chama Ordóñez e atende em Pinheiros', 'Perfeito'),
    said('4', 's3', 1, 'Ontem choveu e cancelamos o churrasco', 'Que pena'),
  ];
  const wantIn = (tag: string) => (text: string) => {
    const { terms, language } = analyseQuery(text, tag, new Date('2026-04-01T00:00:00Z'));
    const found = candidatesOf(HISTORY_IN_PORTUGUESE, text, null, tag);
    const bestScore = recallByWords(HISTORY_IN_PORTUGUESE, text)[0]?.score ?? 0;
    const evidence = { ...evidenceOf(found), vectors: 'none' as const };
    return wantOfPast({ text, language, terms, evidence, bestScore });
  };

  it.each([
    'O que tínhamos pensado para a despedida?',
    'Como se chama o meu médico?',
    'o que aconteceu com o nosso churrasco?',
    'Onde o Ordóñez atende?',
  ])('tells the past for %j', (query) => {
    expect(wantIn('pt-BR')(query)).toBeGreaterThan(0);
  });

  it.each([
    'Quanto é 15 % de 340?',
    'Escreve um haicai',
    'Traduza para o inglês: meu médico se chama Ordóñez',
    'O que é um buraco negro?',
    'Como se escreve exceção?',
  ])('tells nothing for %j', (query) => {
    expect(wantIn('pt-BR')(query)).toBe(0);
  });

  it('knows greetings and thanks', () => {
    for (const text of ['Oi, tudo bem?', 'muito obrigada!', 'kkkk', 'não, assim está bom'])
      expect(clearlyWantsNothing(text, 'pt'), text).toBe(true);
    expect(clearlyWantsNothing('oi, o que comemos ontem?', 'pt')).toBe(false);
  });
});

describe('the share of the room', () => {
  it('is all of it for what clearly asks, and grows with the want', () => {
    expect(want('¿Cómo se llama mi médico?')).toBe(1);
    const shares = ['¿Qué es un agujero negro?', 'asado', '¿Y el asado?', '¿Qué pasó con nuestro asado?'].map(want);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares[0]).toBe(0);
  });

  it('is never more than all, nor less than is worth a heading', () => {
    for (const query of ['Ordóñez', 'la despedida', 'alcohol', 'médico', 'Flores', '¿llovió?', '¿somos?']) {
      const share = want(query);
      expect(share === 0 || (share >= 0.25 && share <= 1), `${query}: ${share}`).toBe(true);
    }
  });
});

describe('clearlyWantsNothing', () => {
  it('knows greetings, thanks and assent, alone or one after the other', () => {
    for (const query of ['hola', '¡Buenas!', 'ok', 'muchas gracias', 'jajaja'])
      expect(clearlyWantsNothing(query, 'es'), query).toBe(true);
    for (const query of ['hello', 'thanks!', 'sounds good', 'good morning'])
      expect(clearlyWantsNothing(query, 'en'), query).toBe(true);
  });

  it('leaves all else to the history', () => {
    for (const query of [
      'hola, ¿qué comimos ayer?',
      'Escribime un haiku',
      'gracias, ¿y mi turno?',
      'ok, y la despedida',
    ])
      expect(clearlyWantsNothing(query, 'es'), query).toBe(false);
  });
});
