/** What is less sure takes no place of what is surer, unless it says that it does. */
import { describe, expect, it } from 'vitest';
import { factSaid } from '../../bench/facts/known-pairs.ts';
import { ToldTurns } from '../../bench/facts/told-turns.ts';

function told(language: string, [slot, value]: readonly [string, string], message: string) {
  const user = new ToldTurns(language);
  user.learn([factSaid(slot, slot, value, language as 'es' | 'en' | 'pt')]);
  user.tell(message);
  return user.active;
}

describe('a guess', () => {
  it.each([
    ['en', ['age', 'is 41 years old'], '12 now, the lads from work are coming too'],
    ['es', ['age', 'tiene 34 años'], '22 ahora, vienen los primos de Lugo'],
    [
      'pt',
      ['profession', 'é fotógrafa freelancer'],
      'o churrasco vai ser dia 9 agora, e na praia de Boa Sorte, não em casa',
    ],
  ] as const)('takes no place of what was said plainly, in %s: %o / %s', (language, known, message) => {
    expect(told(language, known, message)).toContain(known[1]);
  });

  it.each([
    ['en', ['age', 'is 41 years old'], 'it was my birthday last week, 42 already', '42'],
    ['en', ['age', 'is 41 years old'], 'im 36, not 41', '36'],
    ['es', ['age', 'tiene 34 años'], 'ya son 35 los que tengo', '35'],
    ['es', ['home', 'vive en Lugo'], 'me mudé a Vigo', 'Vigo'],
    ['en', ['home', 'lives in Hull'], "we're in Leeds now", 'Leeds'],
    ['pt', ['home', 'mora em Natal'], 'agora moro em Olinda', 'Olinda'],
  ] as const)('is told from a change, and from a correction, in %s: %o / %s', (language, known, message, part) => {
    const active = told(language, known, message);
    expect(active).not.toContain(known[1]);
    expect(active.join()).toContain(part);
  });
});
