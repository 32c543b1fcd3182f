/** What is known is weighed where a message speaks of it: words that are no mention neither confirm nor end it. */
import { describe, expect, it } from 'vitest';
import { factSaid } from '../../bench/facts/known-pairs.ts';
import { ToldTurns } from '../../bench/facts/told-turns.ts';

/** Returns what a message makes of one known fact, and whether that stands behind it. */
function eventsOf(language: string, [slot, value]: readonly [string, string], message: string) {
  const user = new ToldTurns(language);
  user.learn([factSaid(slot, slot, value, language as 'es' | 'en' | 'pt')]);
  const events = user.tell(message).filter(({ fact }) => fact.value === value);
  return { events: events.map(({ event }) => event), stands: user.active.includes(value) };
}

describe('what a message does not mention', () => {
  it.each([
    ['pt', ['health', 'é celíaca'], 'às 19h. a Lena, a minha prima, não gosta de polvo e nós somos sete'],
    ['pt', ['profession', 'é designer'], 'e no sábado vamos pra Olinda de ônibus, minha sogra leva o bolo de milho'],
    [
      'en',
      ['allergy', 'is allergic to pollen'],
      'he is a joiner btw. and he is allergic to shellfish so no prawns in it',
    ],
    [
      'es',
      ['family', 'su hija se llama Lola'],
      'el abogado de mi cuñado dice que él tiene que dejar la empresa, qué lío de familia',
    ],
  ] as const)('stays as it was, in %s: %o / %s', (language, known, message) => {
    expect(eventsOf(language, known, message)).toEqual({ events: [], stands: true });
  });

  it.each([
    [
      'pt',
      ['health', 'toma sertralina pra ansiedade'],
      'vou levar pra ela. eu devolvi 40 pro Nando ontem, ele volta dia 9',
    ],
    [
      'en',
      ['family', 'has twin girls, Ida and Joy'],
      'about 90 quid. my brother Sid still owes me 60 so that would help',
    ],
    [
      'pt',
      ['family', 'primo se chama Beto'],
      'ok. minha irmã falou que vai mudar de plano de celular, 5 giga, o que ela faz?',
    ],
    ['es', ['pet', 'tiene un gato llamado Nuno'], 'el perro de la casa rural muerde, ¿hay otra casa?'],
  ] as const)(
    'is not mentioned by a small word, or by another of its kind, in %s: %o / %s',
    (language, known, message) => {
      expect(eventsOf(language, known, message)).toEqual({ events: [], stands: true });
    },
  );

  it.each([
    ['en', ['work', 'works at Lidl'], 'still at Lidl, same as ever', 'confirmed'],
    ['pt', ['work', 'trabalha no SUS'], 'sim, continuo no SUS', 'confirmed'],
    ['es', ['pet', 'tiene un gato llamado Nuno'], 'mi gato sigue tan gordo como siempre', 'confirmed'],
    ['en', ['family', 'has two kids'], 'my kids are still asleep', 'confirmed'],
  ] as const)('is told from what it does, in %s: %o / %s', (language, known, message, event) => {
    expect(eventsOf(language, known, message).events).toContain(event);
  });
});
