/** Values that run over another clause, say their noun twice, or lack the dose behind them. */
import { describe, expect, it } from 'vitest';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';

function values(language: string, content: string, before?: string) {
  const said =
    before === undefined
      ? []
      : [
          { role: 'user', content: 'ok' },
          { role: 'assistant', content: before },
        ];
  return extractFacts([{ role: 'user', content }], language, { before: () => said }).flatMap((one) =>
    one.kind === 'fact' ? [`${one.slot}: ${one.value}`] : [],
  );
}

describe('somebody near the user', () => {
  it.each([
    ['en', 'my mother is on blood pressure pills after her stroke, amlodipine, so she avoids grapefruit'],
    ['en', "my brother sid still owes me 300 bucks so that'd help lol"],
    ['en', 'ines is allergic to latex so no balloons'],
    ['es', 'ah, el 9 de mayo Tomi cumple 6, haceme acordar de comprarle un libro'],
    ['es', 'mañana somos siete. y ojo que Olivia es alérgica al sésamo, muy fuerte'],
  ])('is not told with what happens to them, in %s: %s', (language, content) => {
    expect(values(language, content)).toEqual([]);
  });

  it.each([
    ['en', 'I have a son who is five', 'family: has a son'],
    ['es', 'tengo una hija que es celíaca', 'family: tiene una hija'],
    ['pt', 'tenho um filho e uma filha', 'family: tem um filho'],
  ])('is told where the user says who they have, in %s: %s', (language, content, fact) => {
    expect(values(language, content).join()).toContain(fact);
  });
});

describe('a trade', () => {
  it.each([
    ['es', 'soy frontend en globant y el jefe nunca contesta los mails', 'profession: es frontend en globant'],
    ['es', 'soy actriz y cantante', 'profession: es actriz y cantante'],
  ])('ends before what others never do, in %s: %s', (language, content, fact) => {
    expect(values(language, content)).toContain(fact);
  });
});

describe('an allergy', () => {
  it.each([
    ['en', 'just a mould allergy', 'Do you have any allergies?', 'allergy: is allergic to mould'],
    ['en', 'nut allergy and latex', 'Do you have any allergies?', 'allergy: is allergic to nut'],
    ['es', 'alergia al polen', '¿Tienes alguna alergia?', 'allergy: es alérgico al polen'],
    ['pt', 'só alergia de amendoim', 'Tem alguma alergia?', 'allergy: é alérgico a amendoim'],
    ['en', 'pollen', 'Any allergies?', 'allergy: is allergic to pollen'],
  ])('is said once, in %s: %s', (language, content, before, fact) => {
    expect(values(language, content, before)).toContain(fact);
  });
});

describe('a medicine', () => {
  it.each([
    ['en', 'my doc put me on amlodipine 5mg, is it ok with grapefruit?', 'health: takes amlodipine 5mg'],
    ['en', "I'm on warfarin 3 mg", 'health: takes warfarin 3 mg'],
    ['pt', 'trocaram minha losartana por valsartana 80', 'health: toma valsartana 80'],
    ['en', "I'm on warfarin 3 times a week", 'health: takes warfarin'],
    ['en', "I'm on warfarin", 'health: takes warfarin'],
  ])('is told with its dose, in %s: %s', (language, content, fact) => {
    expect(values(language, content)).toContain(fact);
  });
});
