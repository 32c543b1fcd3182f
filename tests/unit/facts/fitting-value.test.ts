/** New values that weights find for known facts, held to what a value of their slot looks like. */
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../src/memory/facts/fact.ts';
import { inLightOf, touchOf } from '../../../src/memory/facts/known/read-known.ts';
import type { Said } from '../../../src/memory/facts/said.ts';

function lightOn(language: string, content: string, ...known: readonly (readonly [slot: string, value: string])[]) {
  const touch = touchOf([{ role: 'user', content }], language);
  const facts = known.map(([slot, value], at) => ({ id: `f${at}`, slot, key: slot, value, language, state: 'active' }));
  return touch === null ? [] : inLightOf(touch, [], facts as unknown as Fact[]).map(shown);
}

const shown = (said: Said): string => (said.kind === 'forget' ? said.kind : `${said.kind} ${said.slot}: ${said.value}`);

describe('new values in the light of what is known', () => {
  it('gives nobody a second partner, by a number or by a place', () => {
    const wife = ['partner', 'has a wife called Hannah'] as const;
    expect(lightOn('en', 'We have two kids, Ella who is nine and Max who is five', wife)).toEqual([]);
    expect(lightOn('en', 'We moved out to Otley in the spring', wife, ['name', 'is called Tom'])).toEqual([]);
  });

  it('makes nobody out of what is no person, nor a name out of an age', () => {
    const said = "he's 9 months now so he's eating solids, hes allergic to egg we found out";
    expect(lightOn('en', said, ['family', 'has a 7 month old baby in the house'])).toEqual([]);
  });

  it('takes no words for a job that have no verb', () => {
    const said = 'Quick update: I packed in the van job, I am doing the books for a garage now';
    expect(lightOn('en', said, ['work', 'drives a delivery van for a bakery']).join()).not.toContain('fact work');
  });

  it('puts no number in the place of what was not counted', () => {
    const dog = ['pet', 'tiene una perra mestiza que se llama Canela'] as const;
    const [, value] = dog;
    for (const said of lightOn('es', 'Canela ya tiene cuatro años', dog)) expect(said).toBe(`fact pet: ${value}`);
  });

  it('puts a name in the place of the name, in the slot of the one who had it', () => {
    const boss = ['own:jefe', 'su jefa se llama Pilar'] as const;
    expect(lightOn('es', 'mi jefa ya no es Pilar, ahora es un tal Ernesto', boss)).toEqual([
      'fact own:jefe: su jefa se llama Ernesto',
    ]);
  });

  it('ends nothing of which another thing is named', () => {
    const partner = ['partner', 'su novia se llama Ana'] as const;
    expect(lightOn('es', 'terminamos la reunión a las mil', partner)).toEqual([]);
    expect(lightOn('es', 'cortamos la semana pasada', partner)).toEqual(['retraction partner: su novia se llama Ana']);
    const work = ['work', 'trabaja en Correos'] as const;
    expect(lightOn('es', 'renuncié a entenderlo', work)).toEqual([]);
    expect(lightOn('es', 'renuncié ayer', work)).toEqual(['retraction work: trabaja en Correos']);
    const job = ['work', 'works at Dell'] as const;
    expect(lightOn('en', 'I quit the chat group', job)).toEqual([]);
    expect(lightOn('en', 'I quit my job', job)).toEqual(['retraction work: works at Dell']);
    expect(lightOn('pt', 'larguei o trabalho', ['work', 'trabalha na Magalu'])).toEqual([
      'retraction work: trabalha na Magalu',
    ]);
  });

  it('does not take what somebody’s ex did for an end', () => {
    expect(lightOn('en', 'my ex Liam used to run with me', ['habit', 'usually runs in the mornings'])).toEqual([]);
  });

  it('takes no verb or adverb for where somebody works, and no name for what they are', () => {
    const job = ['work', 'works at Dell'] as const;
    expect(lightOn('en', 'we open tuesdays now too btw, started this month', job)).toEqual([]);
    expect(lightOn('en', 'I got fired', job)).toEqual(['retraction work: works at Dell']);
    expect(lightOn('es', 'estoy de baja por maternidad', ['work', 'trabaja en Correos'])).toEqual([]);
    const left = 'renuncié al despacho, desde el lunes estoy en Bimbo';
    const said = lightOn('es', left, ['profession', 'es contadora en un despacho']);
    expect(said).toEqual(['fact profession: es contadora']); // the trade stays
  });

  it('keeps the name of somebody of whom something else is told', () => {
    const son = ['family', 'has a son called Ollie'] as const;
    expect(lightOn('en', 'my son has moved up to third grade', son)).toEqual([
      'fact family: has a son called Ollie, third grade',
    ]);
  });

  it('reads a new one by what they are called', () => {
    expect(lightOn('es', 'mi nueva jefa se llama Claudia', ['own:jefe', 'su jefe se llama Ramiro'])).toEqual([
      'fact own:jefe: su jefe se llama Claudia',
    ]);
  });

  it('leaves a job alone where something else was quit, years ago', () => {
    const job = ['work', 'does the books for a garage'] as const;
    expect(lightOn('en', 'I used to smoke but quit years ago', job).join()).not.toContain('retraction');
    expect(lightOn('en', 'I quit last week', job)).toEqual(['retraction work: does the books for a garage']);
  });

  it('ends nothing that is not likely to end, whatever rules say of the words', () => {
    const home = ['home', 'vive en Getafe'] as const;
    const slept = 'anoche roncabas tanto que me mudé al sofá, jaja, eso le dije a Luis';
    expect(lightOn('es', slept, home, ['partner', 'su marido es Luis']).join()).not.toContain('retraction');
    expect(lightOn('es', 'Me mudé de Getafe el mes pasado', home).join()).toContain('home: vive en Getafe');
  });

  it('still reads a value that fits', () => {
    const said = "so I'm over at Costco now, way better benefits";
    expect(lightOn('en', said, ['work', 'works at Target'])).toEqual(['fact work: works at Costco']);
  });
});
