import { describe, expect, it } from 'vitest';
import { ToldTurns } from '../../bench/facts/told-turns.ts';

const told = (language: string, messages: readonly string[]) => {
  const user = new ToldTurns(language);
  for (const message of messages) user.tell(message);
  return user.active;
};

describe('a medicine', () => {
  it.each([
    ['en', 'they put me on Eliquis', 'takes Eliquis'],
    ['en', "I've started taking metformin", 'takes metformin'],
    ['es', 'me recetaron losartán', 'toma losartán'],
    ['es', 'empecé a tomar pregabalina', 'toma pregabalina'],
    ['pt', 'tô tomando levotiroxina', 'toma levotiroxina'],
  ])('is known by its name, however it was begun (%s): %s', (language, message, value) => {
    expect(told(language, [message])).toEqual([value]);
  });

  it('takes the place of the one that it was changed for, and of nothing else', () => {
    const known = ['I have asthma', 'I take warfarin'];
    expect(told('en', [...known, 'he switched me from the warfarin to Eliquis'])).toEqual([
      'has asthma',
      'takes Eliquis',
    ]);
    expect(told('pt', ['tomo losartana', 'o médico trocou a losartana pela valsartana'])).toEqual(['toma valsartana']);
  });

  it('is told also where the weights do not believe that the other is gone', () => {
    expect(told('es', ['tomo metformina', 'el doctor me cambio la metformina por insulina'])).toContain(
      'toma insulina',
    );
  });

  it('is gone once somebody was taken off it', () => {
    expect(told('en', ['I take warfarin', 'the doctor took me off the warfarin'])).toEqual([]);
  });

  it('of somebody else is not the user’s', () => {
    expect(told('en', ['they put my dad on Eliquis']).filter((value) => value.startsWith('takes'))).toEqual([]);
    expect(told('es', ['a mi madre le recetaron losartán']).filter((value) => value.startsWith('toma'))).toEqual([]);
  });
});
