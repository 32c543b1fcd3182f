/** An end takes as much as it names: one of several things, or the place where something is done. */
import { describe, expect, it } from 'vitest';
import { factSaid } from '../../bench/facts/known-pairs.ts';
import { ToldTurns } from '../../bench/facts/told-turns.ts';

function told(language: string, [slot, value]: readonly [string, string], message: string) {
  const user = new ToldTurns(language);
  user.learn([factSaid(slot, slot, value, language as 'es' | 'en' | 'pt')]);
  user.tell(message);
  return user.active;
}

describe('an end of a part', () => {
  it.each([
    ['pt', ['health', 'toma pílula e magnésio'], 'deixei a pílula, claro', 'toma magnésio'],
    ['es', ['health', 'toma enalapril y omeprazol'], 'dejé el omeprazol', 'toma enalapril'],
    ['en', ['health', 'takes sertraline and iron'], 'I stopped the iron', 'takes sertraline'],
    ['en', ['profession', 'is a night nurse at Saint Olave'], 'quit Saint Olave', 'is a night nurse'],
    [
      'en',
      ['profession', 'is a night nurse at Saint Olave'],
      'quit Saint Olave. a day nurse took over',
      'is a night nurse',
    ],
    ['es', ['profession', 'es cocinera en el Ritz'], 'dejé el Ritz', 'es cocinera'],
  ] as const)('leaves the rest, in %s: %o / %s', (language, known, message, left) => {
    expect(told(language, known, message)).toEqual([left]);
  });

  it.each([
    ['es', ['health', 'toma omeprazol'], 'dejé el omeprazol'],
    ['en', ['work', 'works at Saint Olave'], 'quit Saint Olave'],
    ['en', ['health', 'takes sertraline and iron'], 'I stopped the sertraline and the iron'],
  ] as const)('is told from that of the whole, in %s: %o / %s', (language, known, message) => {
    expect(told(language, known, message)).toEqual([]);
  });
});

describe('what those do who heal', () => {
  it.each([
    ['en', ['habit', 'takes cetirizine at night'], 'doctor stopped cetirizine'],
    ['en', ['health', 'takes naproxen'], 'so my cardiologist stopped the naproxen'],
    ['es', ['health', 'toma naproxeno'], 'el médico me quitó el naproxeno'],
  ] as const)('ends what the user takes, in %s: %o / %s', (language, known, message) => {
    expect(told(language, known, message)).toEqual([]);
  });

  it.each([
    ['en', ['hobby', 'plays the cello'], 'my doctor quit the cello'],
    ['en', ['health', 'takes naproxen'], 'my brother stopped the naproxen'],
  ] as const)('ends nothing else, and nobody else does, in %s: %o / %s', (language, known, message) => {
    expect(told(language, known, message)).toEqual([known[1]]);
  });
});

describe('a request to forget with words that say nothing', () => {
  it.each([
    ['en', ['allergy', 'is allergic to celery'], 'forget what i said about celery btw, had tests'],
    ['es', ['allergy', 'es alérgica al apio'], 'olvida lo que te dije del apio, che'],
    ['es', ['allergy', 'es alérgica al apio'], 'olvida lo del apio, bueno'],
    ['pt', ['allergy', 'é alérgica a aipo'], 'esquece o que eu disse do aipo kkkk'],
  ] as const)('is heard in %s: %o / %s', (language, known, message) => {
    expect(told(language, known, message)).toEqual([]);
  });

  it('is told from one that names something else', () => {
    expect(told('en', ['allergy', 'is allergic to celery'], 'forget the celery soup')).toEqual([
      'is allergic to celery',
    ]);
  });
});

describe('a word of another clause', () => {
  it.each([
    [
      'es',
      ['goal', 'su objetivo es hacer una escapada a Cuenca'],
      'lo de Cuenca al final vamos en tren que el coche no arranca',
    ],
  ] as const)('is no new goal, in %s: %o / %s', (language, known, message) => {
    expect(told(language, known, message)).toEqual([known[1]]);
  });
});
