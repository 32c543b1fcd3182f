import { describe, expect, it } from 'vitest';
import { storedJson } from '../../../src/memory/conversation/stored-message.ts';
import { sentencesOf } from '../../../src/memory/facts/extraction/prepared-text.ts';
import { isConfirmedBy } from '../../../src/memory/facts/fact-transitions.ts';
import { DOUBT_SIGNS } from '../../../src/memory/facts/mentions/doubt-signs.ts';
import { doubted, doubtIn } from '../../../src/memory/facts/mentions/doubts.ts';
import { sequelOf } from '../../../src/memory/facts/mentions/next-words.ts';

const folded = (text: string) => sentencesOf(text)[0]?.folded ?? '';

describe.each(Object.entries(DOUBT_SIGNS))('signs of doubt in %s', (language, signs) => {
  const kindOf = (text: string) => doubtIn(folded(text), language as 'es' | 'en' | 'pt');
  it.each(signs.map((sign) => [`${sign.of} ${String(sign.pattern).slice(0, 50)}`, sign] as const))(
    '%s',
    (_name, { of, must, mustNot, pattern }) => {
      for (const text of must) {
        expect(folded(text), text).toMatch(pattern);
        if (of === 'calm') expect(kindOf(text), text).toBeNull();
        else expect(kindOf(text), text).not.toBeNull();
      }
      for (const text of mustNot) {
        if (of === 'calm') expect(kindOf(text), text).not.toBeNull();
        else expect(folded(text), text).not.toMatch(pattern);
      }
    },
  );
});

describe('doubted', () => {
  const facts = [
    { id: 'work', slot: 'work', key: 'trabajo', value: 'trabaja en Google', language: 'es' },
    { id: 'dog', slot: 'pet', key: 'mascota', value: 'tiene un perro que se llama Toby', language: 'es' },
  ];
  it.each([
    ['Gracias, ¿y qué le digo a mi jefe?', []],
    ['Perfecto, reservá para las nueve', []],
    ['Great, thanks!', []],
    ['No, gracias', []],
    ['No', ['work', 'dog']],
    ['Eso ya no es así', ['work', 'dog']],
    ["That's not true anymore", ['work', 'dog']],
    ['Che, de Google me fui hace rato, ya no estoy en Google', ['work']],
    ['Bueno, pero mi laburo cambió', ['work']],
    ['Toby murió el año pasado', ['dog']],
    ['Actually I left my job', ['work']],
    ['Gracias. Por cierto: ya no tengo perro', ['dog']],
    ['```\nno\n```\nAsí quedó el código', []],
  ])('by "%s": %j', (words, expected) => {
    expect([...doubted(facts, [words])]).toEqual(expected);
  });
});

describe('sequelOf', () => {
  const turn = (turnNumber: number, ...said: [role: string, content: string][]) => ({
    turnNumber,
    messages: storedJson(said.map(([role, content]) => ({ role: role as 'user', content }))),
  });
  const question = turn(1, ['user', '¿dónde trabajo?'], ['assistant', 'En Google.']);

  it('is the words behind the answer, wherever it was saved', () => {
    expect(sequelOf([question, turn(2, ['user', 'Ajá'], ['assistant', '…'], ['user', 'más'])])).toEqual({
      kind: 'replied',
      words: ['Ajá', 'más'],
    });
    const apart = [
      turn(1, ['user', '¿dónde trabajo?']),
      turn(2, ['assistant', 'En Google.']),
      turn(3, ['user', 'Ajá']),
    ];
    expect(sequelOf(apart)).toEqual({ kind: 'replied', words: ['Ajá'] });
  });

  it('waits for an answer and for what is said to it', () => {
    expect(sequelOf([])).toEqual({ kind: 'unanswered' });
    expect(sequelOf([turn(1, ['user', '¿dónde trabajo?'])])).toEqual({ kind: 'unanswered' });
    expect(sequelOf([question])).toEqual({ kind: 'answered' });
    expect(sequelOf([question, turn(2, ['assistant', 'Algo más: …'])])).toEqual({ kind: 'answered' });
  });

  it('has no words where they cannot be read', () => {
    expect(sequelOf([question, { turnNumber: 2, messages: null }])).toEqual({ kind: 'replied', words: null });
  });
});

describe('isConfirmedBy', () => {
  const day = (of: number) => new Date(Date.UTC(2026, 0, of));
  const fact = { state: 'active', updatedAt: day(1), lastConfirmedAt: day(1) } as Parameters<typeof isConfirmedBy>[0];
  it('is true of a fact that stands as it was told, and was not said since', () => {
    expect(isConfirmedBy(fact, day(2))).toBe(true);
    expect(isConfirmedBy({ ...fact, lastConfirmedAt: day(3) }, day(2))).toBe(false);
    expect(isConfirmedBy({ ...fact, updatedAt: day(3) }, day(2))).toBe(false);
    expect(isConfirmedBy({ ...fact, state: 'superseded' }, day(2))).toBe(false);
    expect(isConfirmedBy({ ...fact, state: 'deleted' }, day(2))).toBe(false);
  });
});
