/** What is played, made up or only handed over changes nothing of what is known, in the message that begins it too. */
import { describe, expect, it } from 'vitest';
import { shown, told } from './told-beside.ts';

describe('a part that the user takes', () => {
  it.each([
    [
      'pt',
      [['home', 'mora em Natal']],
      'faz de conta que eu sou a imperatriz Teodora, tenho 30 gatos e moro em Viena. me pergunta coisas',
    ],
    [
      'pt',
      [['partner', 'sua esposa se chama Rita']],
      'vamos jogar rpg. sou Kael, elfo arqueiro, minha esposa se chama Lúria e moro em Valfria',
    ],
    [
      'en',
      [['partner', 'has a wife called Jo']],
      'can we do a space rpg. im Vex, android pilot from Titan, got a wife called Orla and i owe the guild 90 credits',
    ],
    ['es', [['home', 'vive en Puebla']], 'oye hazle de portero, yo soy "Rosa" y vivo en Madrid'],
    [
      'es',
      [['home', 'vive en Lugo']],
      'imagina que soy una astronauta, ahora vivo en Marte y dejé Lugo. hazme preguntas',
    ],
  ] as const)('says nothing of them in %s: %o / %s', (language, known, message) => {
    expect(told(language, known, message)).toEqual(shown(known));
  });

  it.each([
    ['en', 'I live in Hull. can we do a space rpg, im Vex, android pilot from Titan', 'home: lives in Hull'],
  ] as const)('is told from what they say before it, in %s: %s', (language, message, fact) => {
    expect(told(language, [], message)).toEqual([fact]);
  });
});

describe('a text that is handed over', () => {
  it.each([
    ['es', [['hobby', 'toca la guitarra']], 'traduce al inglés: dejé la guitarra y me mudé a Vigo'],
    ['es', [['home', 'vive en Lugo']], 'corrige esta frase: ahora vivo en Marte y dejé la guitarra'],
    ['en', [['work', 'works at Lidl']], 'translate this to french: I quit Lidl and moved to Leeds'],
    ['en', [['hobby', 'plays the cello']], 'write a short story where I gave up the cello and moved to Leeds'],
    ['pt', [['hobby', 'toca violão']], 'escreve um conto: parei com o violão, agora moro em Olinda'],
  ] as const)('changes nothing that is known, in %s: %o / %s', (language, known, message) => {
    expect(told(language, known, message)).toEqual(shown(known));
  });

  it.each([
    ['es', [['hobby', 'toca la guitarra']], 'dejé la guitarra. traduce: mañana llueve'],
    ['en', [['work', 'works at Lidl']], 'I quit Lidl, how do I tell my mum?'],
  ] as const)('is told from what the user says of it, in %s: %o / %s', (language, known, message) => {
    expect(told(language, known, message)).toEqual([]);
  });
});
