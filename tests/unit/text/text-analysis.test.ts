import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  languageOf,
  languageToRead,
  readSpoken,
  termsAsked,
  termsOf,
  termsOfAskedWords,
} from '../../../src/memory/text/text-analysis.ts';
import { cpuMilliseconds } from '../../support/cpu-time.ts';
import { HOSTILE_TEXTS } from '../episodes/hostile-texts.ts';

const inCommon = (one: string, other: string, tag = 'es') => {
  const there = new Set(termsOf(other, tag));
  return termsAsked(one, tag).filter((term) => there.has(term));
};

describe('termsOfAskedWords', () => {
  it.each([
    ['coração', 'corações'],
    ['informação', 'informacoes'],
    ['animal', 'animais'],
    ['homem', 'homens'],
    ['papel', 'papéis'],
    ['cozinho', 'cozinhar'],
  ])('has one stem for the forms of a Portuguese word: %s, %s', (one, other) => {
    expect(termsOfAskedWords([one], 'pt')).toEqual(termsOfAskedWords([other], 'pt'));
  });
});

describe('termsAsked', () => {
  it.each(['pt', 'pt-BR'])(
    'finds Portuguese by one set of stems, whatever language its small words are of: %s',
    (tag) => {
      expect(inCommon('qual a senha do portão?', 'guarda aí a senha do portão: é 4471', tag)).toEqual(
        expect.arrayContaining(termsAsked('senha portão', tag)),
      );
    },
  );
});

describe('readSpoken', () => {
  it('reads Portuguese without its own stop words, and other languages as they are stored', () => {
    expect(readSpoken('Onde é que eu deixei as minhas chaves?', 'pt-BR')).toEqual({
      terms: ['deix', 'chav'],
      language: 'pt',
    });
    expect(readSpoken('¿Dónde dejé mis llaves?', 'pt')).toEqual({
      terms: termsOf('¿Dónde dejé mis llaves?', 'es'),
      language: 'es',
    });
  });
});

describe('termsOf', () => {
  it('gives stems in the order of the words and as often, without stop words', () => {
    expect(termsOf('The zebras and a zebra went to Berlin', 'en')).toEqual(['zebra', 'zebra', 'berlin']);
    expect(termsOf('Estuve en Oaxaca con unas galletas', 'es')).toEqual(['oaxac', 'gallet']);
  });

  it.each([
    ['viajé a Lima', '¿cuándo viajaste a Lima?'],
    ['busqué las llaves', '¿qué estabas buscando?'],
    ['duermo mal', '¿cómo dormís?'],
    ['estudio medicina', '¿qué estudiás?'],
    ['compré dos peces', '¿tienes algún pez?'],
    ['me mudé en mayo', '¿en qué fecha te mudaste? ¿en mayo?'],
    ['la reunion es el lunes', '¿cuándo es la reunión?'],
    ['manana voy al medico', '¿mañana voy al médico?'],
    ['I bought a bike', 'What did you buy?'],
    ['my children are here', 'Do you have a child?'],
    ["Melanie's paintings", 'What did Melanie paint?'],
  ])('makes "%s" and "%s" meet', (said, asked) => {
    expect(inCommon(asked, said)).not.toEqual([]);
  });

  it.each([
    ['vendí el coche', '¿qué auto tenías?'],
    ['mi novia es de Lugo', '¿de dónde es tu pareja?'],
    ['tengo un gato', '¿tienes mascotas?'],
    ['toco la guitarra', '¿qué instrumento tocas?'],
    ['I got a puppy', 'Do you have any pets?'],
    ['tengo un perro', 'is there a dog?'],
  ])('makes "%s" and "%s" meet by what they mean', (said, asked) => {
    expect(inCommon(asked, said)).not.toEqual([]);
  });

  it('does not take one kind for another: who asks for a dog does not mean the cat', () => {
    expect(inCommon('¿tienes un perro?', 'tengo un gato')).toEqual([]);
    expect(inCommon('¿te gusta el té?', 'prefiero el café')).not.toContain('=coffee');
  });

  it.each([
    ['¿y tu familia cómo está?', '¿qué comida te gusta?'],
    ['la cama es nueva', '¿qué cámara compraste?'],
    ['fue la primera vez', '¿cómo se llama mi prima?'],
    ['en ese caso llámame', '¿de quién es la casa?'],
    ['hoy vengo tarde', '¿qué bebida me gusta?'],
    ['me pusieron una multa', '¿de qué trabajo?'],
    ['son cosas del tema', '¿a qué le temes?'],
    ['¡felicidades!', '¿estabas feliz?'],
    ['el plato es de mi tía', '¿cuánta plata gané?'],
  ])('keeps "%s" apart from "%s", which is only written alike', (said, asked) => {
    expect(inCommon(asked, said)).toEqual([]);
  });

  it('tells the language by the text, whatever the tag says', () => {
    const text = 'What did you do when the agencies were closing?';
    expect(termsOf(text, 'es')).toEqual(termsOf(text, 'en'));
    expect(languageOf('¿Qué hacías cuando cerraban las agencias?', 'en')).toBe('es');
    expect(languageOf('Berlin', 'es')).toBeNull();
  });

  it('reads a text in the language that it speaks, else in that of the tag', () => {
    expect(languageToRead('¿Qué hacías cuando cerraban las agencias?', 'en-GB')).toBe('es');
    expect(languageToRead('What did you do when they were closing?', 'pt-BR')).toBe('en');
    expect(languageToRead('O que você me disse do trabalho de sua irmã?', 'pt-BR')).toBe('pt-BR');
    expect(languageToRead('O que te disse do meu cachorro no sábado?', 'pt')).toBe('pt');
    expect(languageToRead('¿Qué te dije de mi perro el sábado?', 'pt')).toBe('es');
    expect(languageToRead('Berlin', 'es-AR')).toBe('es-AR');
  });

  it('counts a word under both its stems where the text does not tell', () => {
    expect(termsOf('agencies', 'es')).toEqual(expect.arrayContaining(['agenc', 'agenci']));
  });

  it.each(['3 de mayo de 2023', 'May 3rd, 2023', '3 May 2023', '2023-05-03'])('makes one day of "%s"', (day) => {
    expect([...termsOf(day, 'es')].sort()).toEqual(['2023', '@05', '@05-03']);
  });

  it('takes a month for a month and not for a verb', () => {
    expect(termsOf('we may march', 'en')).toEqual(['march']);
    expect(termsOf('lo hicimos en marzo', 'es')).toContain('@03');
  });

  it('takes numbers however they are grouped, and finds identifiers whole and in parts', () => {
    expect(termsOf('20.000', 'es')).toEqual(termsOf('20000', 'es'));
    expect(termsOf('saveTurn save_turn node.js', 'en')).toEqual(
      expect.arrayContaining(['saveturn', 'save_turn', 'turn', 'node.js', 'node']),
    );
  });

  it('makes terms of any script', () => {
    expect(inCommon('猫', '我的猫叫小白')).toEqual(['猫']);
    expect(inCommon('книга', 'я читаю книги')).toEqual(['книг']);
    expect(inCommon('แมว', 'แมวของฉันชื่อ')).not.toEqual([]);
    expect(inCommon('شكرا', 'شُكرًا')).not.toEqual([]);
    expect(inCommon('बिल्ली', 'मेरी बिल्ली')).not.toEqual([]);
    expect(inCommon('고양이', '고양이가 있어요')).not.toEqual([]);
    expect(termsOf('🎉👍🏽', 'es')).toEqual(['🎉', '👍']);
  });

  it.each(HOSTILE_TEXTS)('is bounded and quick for 256 KiB of %s', (_name, text) => {
    let terms: string[] = [];
    expect(cpuMilliseconds(() => (terms = termsOf(text, 'es')))).toBeLessThan(500);
    expect(terms.length).toBeLessThanOrEqual(2_000);
    expect(Math.max(0, ...terms.map((term) => term.length))).toBeLessThanOrEqual(64 * 9 + 8);
  });

  it('hears nothing in an accent on nothing', () => {
    expect(termsOf('\u0300 \u0301\u0301', 'es')).toEqual([]);
  });

  it('never gives an empty term or one with a blank in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const term of termsOf(text, 'es')) expect(term).toMatch(/^\S+$/u);
      }),
    );
  });
});
