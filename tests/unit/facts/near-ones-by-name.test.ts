/** What is said of somebody whom the user has named before is not the user's. */
import { describe, expect, it } from 'vitest';
import { shown, told } from './told-beside.ts';

describe('a clause that begins with the name of somebody who is known', () => {
  it.each([
    [
      'es',
      [['family', 'su hija se llama Nora']],
      'dos noches. y ojo que Nora es alérgica a las nueces, muy fuerte, lleva adrenalina',
    ],
    ['en', [['partner', 'has a girlfriend called Tash']], 'tash is pescatarian so no bacon, sorry shouldve said'],
    [
      'en',
      [
        ['family', 'has a sister called Ines'],
        ['hobby', 'plays the cello'],
      ],
      'Ines quit the cello',
    ],
    [
      'en',
      [
        ['partner', 'has a girlfriend called Tash'],
        ['hobby', 'goes climbing'],
      ],
      'Tash gave up climbing',
    ],
    ['pt', [['family', 'sua filha se chama Lena']], 'a Lena é alérgica a camarão, muito forte, leva a injeção'],
    ['pt', [['partner', 'seu namorado se chama Otto']], 'o Otto tem pressão alta, cuidado com o sal'],
  ] as const)('tells and ends nothing of the user, in %s: %o / %s', (language, known, message) => {
    expect(told(language, known, message)).toEqual(shown(known));
  });

  it.each([
    ['es', [['family', 'su hija se llama Nora']], 'con Nora en casa yo soy alérgica a las nueces', 'allergy'],
    ['en', [['partner', 'has a girlfriend called Tash']], "Tash says I'm allergic to cats", 'allergy'],
    ['en', [['partner', 'has a girlfriend called Tash']], 'Tash and I live in Hull', 'home'],
    ['pt', [['partner', 'seu namorado se chama Otto']], 'o Otto e eu moramos em Natal', 'home'],
    ['es', [['family', 'su hija se llama Nora']], 'vivo en Lugo con Nora', 'home'],
  ] as const)(
    'is told from one in which the user speaks of themselves, in %s: %o / %s',
    (language, known, message, slot) => {
      expect(told(language, known, message).map((one) => one.split(':')[0])).toContain(slot);
    },
  );

  it.each([
    [
      'en',
      [
        ['hobby', 'goes climbing'],
        ['partner', 'has a girlfriend called Tash'],
      ],
      'Tash and I gave up climbing',
      ['partner'],
    ],
    ['en', [['partner', 'has a girlfriend called Tash']], 'Tash and I split up', []],
    ['en', [['hobby', 'goes climbing']], 'climbing I gave up', []],
  ] as const)('is told from one in which both do something, in %s: %o / %s', (language, known, message, left) => {
    expect(told(language, known, message).map((one) => one.split(':')[0])).toEqual(left);
  });
});
