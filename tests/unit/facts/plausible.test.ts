/** Values that nobody has in a slot, whoever found them: each kind in every language, and beside it one that is a value. */
import { describe, expect, it } from 'vitest';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import { isPlausible } from '../../../src/memory/facts/extraction/plausible.ts';

type Case = readonly [language: 'en' | 'es' | 'pt', slot: string, value: string, expected: boolean];

const CASES: readonly Case[] = [
  // What is pointed at.
  ['en', 'hobby', 'collects them in a tin', false],
  ['en', 'work', 'teaches this every spring', false],
  ['en', 'preference', 'likes a small one', false],
  ['en', 'preference', 'hates it when trains are late', true],
  ['en', 'hobby', 'collects stamps in a tin', true],
  ['es', 'goal', 'está ahorrando para eso', false],
  ['es', 'preference', 'le gustan esas de allí', false],
  ['es', 'studies', 'está sacándose el grado de historia', true],
  ['pt', 'habit', 'faz isso de noite', false],
  ['pt', 'preference', 'gosta dessa música', true],
  // A verb of which only is said when.
  ['en', 'studies', 'is studying in the evenings', false],
  ['en', 'studies', 'is studying law in the evenings', true],
  ['en', 'habit', 'runs every morning', true],
  ['es', 'studies', 'estudia por las noches', false],
  ['es', 'work', 'vende los domingos', false],
  ['es', 'work', 'vende queso los domingos', true],
  ['pt', 'studies', 'está aprendendo todo mês', false],
  ['pt', 'studies', 'está aprendendo violão todo mês', true],
  // Years.
  ['en', 'age', 'is 6.8 years old', false],
  ['en', 'age', 'turns 40 in March 2027', true],
  ['en', 'age', 'was born in 1984', true],
  ['es', 'age', 'tiene 1,200 años', false],
  ['es', 'age', 'tiene 81 años', true],
  ['pt', 'age', 'tem 160 anos', false],
  ['pt', 'age', 'tem dois anos', false],
  // Places, in small letters too, and what one lives in.
  ['en', 'home', 'lives in chaos', false],
  ['en', 'home', 'lives in galway', true],
  ['en', 'home', 'lives on a narrowboat', true],
  ['en', 'origin', 'grew up in a caravan', false],
  ['en', 'origin', 'grew up in Ohio', true],
  ['es', 'home', 'vive en paz', false],
  ['es', 'home', 'vive en oviedo', true],
  ['es', 'home', 'vive en las afueras', true],
  ['pt', 'home', 'mora longe', false],
  ['pt', 'home', 'mora na roça', true],
  ['pt', 'home', 'mora em olinda', true],
];

describe('isPlausible', () => {
  it.each(CASES)('tells what a slot may hold: %s %s "%s" %s', (language, slot, value, expected) => {
    expect(isPlausible({ slot, value, language })).toBe(expected);
  });
});

describe('relatives who are mentioned in passing', () => {
  const slotsOf = (text: string, language: string) =>
    extractFacts([{ role: 'user', content: text }], language).map((one) => (one.kind === 'fact' ? one.value : ''));

  it.each([
    ['en', 'my granddaughter says i should ask you'],
    ['es', 'mi hija quiere un hámster'],
    ['es', 'mi mamá dice que si saco buena nota me lo compra'],
    ['pt', 'minha mãe disse que vai chover'],
  ])('teach nothing of themselves: %s "%s"', (language, text) => {
    expect(slotsOf(text, language)).toEqual([]);
  });

  it('are told where something is said of them', () => {
    expect(slotsOf('mi padre tiene ya 79 y sigue en la huerta', 'es')).toContain('su padre tiene 79 años');
    expect(slotsOf('mi sobrina mayor tiene 11', 'es')).toContain('su sobrina mayor tiene 11 años');
  });
});

describe('what befalls a relative', () => {
  it.each([
    ['es', 'mi marido tiene que comer sin sal por la tensión'],
    ['es', 'mi viejo cumple 60 el 3 de diciembre, le quiero regalar algo'],
  ])('is not told of the user (%s): %s', (language, content) => {
    const slots = extractFacts([{ role: 'user', content }], language).map(({ slot }) => slot);
    for (const slot of ['diet', 'health', 'allergy', 'birthday', 'age']) expect(slots).not.toContain(slot);
  });

  it('does not keep from the user what is theirs', () => {
    const [fact] = extractFacts([{ role: 'user', content: 'tengo que comer sin sal por la tensión' }], 'es');
    expect(fact?.slot).toBe('diet');
  });
});
