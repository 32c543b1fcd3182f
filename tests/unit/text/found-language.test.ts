import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foundLanguage } from '../../../src/memory/text/found-language.ts';
import { cpuNow } from '../../support/cpu-time.ts';

const SHORT: Readonly<Record<string, readonly string[]>> = {
  es: [
    'Busca bares cerca de Sol',
    '¿Y el primero?',
    'hola',
    'gracias',
    'que hora es',
    'en Tigre',
    'sí',
    'qué tal',
    'mi number es 5',
    'sabes como se llama',
  ],
  en: [
    'Find bars near Sol',
    'And the first one?',
    'Hi',
    'thanks',
    'What time is it?',
    'we are 4',
    'My name is Juan',
    'yes',
    'what’s that?',
  ],
  pt: [
    'minha esposa, Lígia, está grávida de cinco meses',
    'o esposo dela está de cama',
    'Quero um hotel perto da praia',
    'Você não entendeu',
    'Como se chamam os meus gatos?',
    'Deixei o hospital',
    'O que você sabe sobre mim?',
    'me passa uma receita de bolo de cenoura',
    'A gente se mudou pra Joinville',
    'prefiro prisma',
    'odeio coentro',
    'estudo de madrugada',
    'O que eu te falei sobre o meu joelho?',
  ],
  fr: ["Je cherche un restaurant près d'ici"],
  de: ['Ich suche ein Restaurant'],
  ja: ['東京のホテル'],
  ru: ['Привет'],
};

interface Labelled {
  readonly utterances: readonly { readonly text: string }[];
}
const labelled = (name: string) =>
  (
    JSON.parse(readFileSync(new URL(`../../fixtures/facts/${name}.json`, import.meta.url), 'utf8')) as Labelled
  ).utterances.map(({ text }) => text);

/** Returns the lines of a file without the marks of what they tell. */
const lines = (name: string) =>
  readFileSync(new URL(`../../fixtures/facts/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.replace(/\[\S+ ([^\]]*)\]/g, '$1').trim())
    .filter((line) => line !== '');

describe('foundLanguage', () => {
  it.each(Object.entries(SHORT))('finds %s in short talk', (language, texts) => {
    for (const text of texts) expect(foundLanguage(text), text).toBe(language);
  });

  it.each([
    '',
    'x',
    'ok',
    'no',
    'Pizza',
    'La Venencia',
    'palabra1 palabra2',
    'https://example.com/the/way/of/it',
    '`if (it is) return`',
    'for (const x of y) {',
    '123 456',
    'somos 4', // Spanish or Portuguese
    '🦤🦤',
    'the house que tengo',
  ])('does not guess what %j is in', (text) => {
    expect(foundLanguage(text)).toBeNull();
  });

  it.each(['es', 'en'])('is right on 97 of 100 utterances of %s, and wrong on less than one', (language) => {
    const texts = ['untouched', 'untouched-natural', 'untouched-varied'].flatMap((name) =>
      labelled(`${name}.${language}`),
    );
    const found = texts.map(foundLanguage);
    const right = found.filter((one) => one === language).length;
    const silent = found.filter((one) => one === null).length;
    expect(texts.length).toBeGreaterThan(400);
    expect(right / texts.length).toBeGreaterThan(0.97);
    expect((texts.length - right - silent) / texts.length).toBeLessThan(0.01);
  });

  it.each([
    ['es', 0.94, 0.005],
    ['en', 0.94, 0.003],
    ['pt', 0.93, 0.005],
  ] as const)('tells %s from its neighbours in lines of people', (language, least, mostWrong) => {
    const texts = ['said-a', 'said-b', 'said-c'].flatMap((name) => lines(`${name}.${language}`));
    const found = texts.map(foundLanguage);
    const right = found.filter((one) => one === language).length;
    const silent = found.filter((one) => one === null).length;
    expect(texts.length).toBeGreaterThan(1_000);
    expect(right / texts.length).toBeGreaterThan(least);
    expect((texts.length - right - silent) / texts.length).toBeLessThan(mostWrong);
  });

  it('costs the same for a book as for a line', () => {
    const started = cpuNow();
    for (let n = 0; n < 500; n += 1) foundLanguage('palabra y the '.repeat(20_000) + n);
    expect(cpuNow() - started).toBeLessThan(2_000);
  });
});
