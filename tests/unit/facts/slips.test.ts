/** Slips that are put right in the same breath or in the turn after it, held to the examples of `tests/fixtures/facts/slips.*.txt`. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import { fold } from '../../bench/facts/labelled-set.ts';
import { ToldTurns } from '../../bench/facts/told-turns.ts';

/** What is told, turn by turn, with the words that values then have (+) or have not (-). */
const EXAMPLES = (['es', 'en', 'pt'] as const).flatMap((language) =>
  readFileSync(new URL(`../../fixtures/facts/slips.${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.includes(' => '))
    .map((line) => {
      const [said = '', marks = ''] = line.split(' => ');
      return { language, turns: said.split(' // '), marks: [...marks.matchAll(/([+-])([^+]+?)(?= [+-]|$)/g)] };
    }),
);

describe('a slip', () => {
  it('has forty examples a language', () => {
    expect(EXAMPLES).toHaveLength(120);
  });

  it.each(EXAMPLES)('is put right where one is, and nothing else ($language): $turns', ({ language, turns, marks }) => {
    const user = new ToldTurns(language);
    for (const turn of turns) user.tell(turn);
    const values = user.active.map(fold);
    for (const [, sign, words = ''] of marks)
      expect(
        values.some((value) => value.includes(fold(words))),
        `${sign}${words} in ${values.join('; ')}`,
      ).toBe(sign === '+');
  });

  it('takes the place of the fact in the turn before, not of one that was told earlier', () => {
    const user = new ToldTurns('es');
    for (const turn of ['vivo en Tunja', '¿qué tiempo hace?', 'perdón, en Duitama']) user.tell(turn);
    expect(user.active).toEqual(['vive en Tunja']);
  });

  it.each([
    ['pt', 'tenho 53 anos', 'perai que eu digitei errado, fiz 52 kkkk 53 é o meu irmão', 'tem 52 anos'],
    ['es', 'tengo 41 años', 'uy no, 42 jajaja 41 los hizo mi hermana', 'tiene 42 años'],
    ['en', "I'm 33", 'oops sorry, 34 haha 33 is my wife', 'is 34 years old'],
  ])('ends where its user laughs, in %s: %s, %s', (language, first, second, expected) => {
    const user = new ToldTurns(language);
    user.tell(first);
    user.tell(second);
    expect(user.active).toContain(expected);
  });

  it.each([
    [
      'es',
      'tengo 44 años',
      '45 perdón, que los cumplí el lunes. Y otra cosa: buscamos una silla nueva',
      'tiene 45 años',
    ],
    ['en', "I'm 44", '45 sorry, had a birthday in there. Also we need a new chair', 'is 45 years old'],
    [
      'pt',
      'tenho 44 anos',
      '45 desculpa, fiz aniversário. E outra coisa: precisamos de uma cadeira nova',
      'tem 45 anos',
    ],
  ])('is put right before a comma and more, in %s', (language, first, second, expected) => {
    const user = new ToldTurns(language);
    user.tell(first);
    user.tell(second);
    expect(user.active.filter((value) => /\d/.test(value))).toEqual([expected]);
  });

  it('leaves what stands beside it, with all that was said as evidence', () => {
    const content = 'Vivo en Tunja, perdón, en Duitama y trabajo en Correos.';
    const said = extractFacts([{ role: 'user', content }], 'es').filter(({ kind }) => kind === 'fact');
    expect(said).toMatchObject([
      { slot: 'home', value: 'vive en Duitama', evidence: { quote: 'Vivo en Tunja, perdón, en Duitama' } },
      { slot: 'work', value: 'trabaja en Correos' },
    ]);
  });

  it('supersedes the fact of a slot that takes many', () => {
    const user = new ToldTurns('en');
    user.tell('my cat is called Luna');
    expect(user.tell('sorry, Lula').map(({ event, superseded }) => [event, superseded?.value])).toEqual([
      ['superseded', 'has a cat called Luna'],
    ]);
    expect(user.active).toEqual(['has a cat called Lula']);
  });
});
