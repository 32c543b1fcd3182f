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
  it.each(signs.map((sign) => [sign.of, sign.example, sign] as const))('%s: %s', (of, example, { pattern, not }) => {
    expect(folded(example)).toMatch(pattern);
    expect(folded(not)).not.toMatch(pattern);
    expect(kindOf(example) === null).toBe(of === 'calm');
    if (of === 'calm') expect(kindOf(not)).not.toBeNull();
  });
});

describe('doubtIn', () => {
  it.each([
    ['es', 'No, gracias', null],
    ['es', 'No te preocupes, era una idea', null],
    ['es', 'No hay problema', null],
    ['es', 'No sé qué regalarle', null],
    ['es', 'No entiendo la última parte', null],
    ['es', 'No', 'any'],
    ['es', 'No, ya me mudé', 'any'],
    ['es', 'No trabajo más ahí', 'any'],
    ['es', 'No sé si sigo ahí', 'any'],
    ['es', 'No, gracias, ya no vivo ahí', 'touched'],
    ['es', 'Nooo, nada que ver', 'any'],
    ['es', 'Para nada', 'any'],
    ['es', 'Incorrecto.', 'any'],
    ['es', 'No vivo más ahí', 'any'],
    ['es', 'Nosotros vamos igual', null],
    ['es', 'Noche de cine entonces', null],
    ['es', 'Maldición, qué calor', null],
    ['es', 'Eso ya no es así', 'any'],
    ['es', 'Eso era antes', 'any'],
    ['es', 'Creo que te equivocás', 'any'],
    ['es', 'Mirá, ya no es cierto', 'any'],
    ['es', 'Estás confundido con otra persona', 'any'],
    ['es', 'Ese dato viejo borralo', 'any'],
    ['es', 'Eso me sirve', null],
    ['es', 'Eso es lo que buscaba', null],
    ['es', 'Así está bien', null],
    ['es', 'Ya no trabajo ahí', 'touched'],
    ['es', 'Dejé la guitarra hace un mes', 'touched'],
    ['es', 'En realidad somos siete', 'touched'],
    ['es', 'Ahora estoy en otro equipo', 'touched'],
    ['es', '¿Y cuánto gana un ingeniero?', null],
    ['es', 'Perfecto, reservá para cuatro', null],
    ['en', 'No, thanks', null],
    ['en', 'No problem', null],
    ['en', "Don't worry about it", null],
    ['en', "I don't know what to cook", null],
    ['en', "I don't understand the last part", null],
    ['en', 'No', 'any'],
    ['en', 'No, I moved', 'any'],
    ['en', "I don't work there", 'touched'],
    ['en', "I don't know if I still work there", 'touched'],
    ['en', 'Nope', 'any'],
    ['en', 'Not anymore', 'any'],
    ['en', 'Wrong.', 'any'],
    ['en', 'Now I see', 'touched'],
    ['en', 'Nobody called', null],
    ['en', 'Not sure which one to take', 'touched'],
    ['en', "That's not true", 'any'],
    ['en', "That's no longer the case", 'any'],
    ['en', "It isn't like that", 'any'],
    ['en', 'You are mistaken', 'any'],
    ['en', 'You got it wrong', 'any'],
    ['en', 'That used to be so', 'any'],
    ['en', "That's great", null],
    ['en', 'That helps', null],
    ['en', 'It is what I wanted', null],
    ['en', 'I quit the job', 'touched'],
    ['en', 'Actually we are seven', 'touched'],
    ['en', 'I used to play the guitar', 'touched'],
    ['en', 'My former boss called', 'touched'],
    ['en', 'How much does an engineer earn?', null],
    ['en', 'Great, book a table for four', null],
    ['pt', 'Não, obrigada', null],
    ['pt', 'Não se preocupe, era uma ideia', null],
    ['pt', 'Não tem problema', null],
    ['pt', 'Não sei o que dar de presente', null],
    ['pt', 'Não', 'any'],
    ['pt', 'Não, já me mudei', 'any'],
    ['pt', 'Não sei se continuo lá', 'any'],
    ['pt', 'Nada disso', 'any'],
    ['pt', 'Errado.', 'any'],
    ['pt', 'Não moro mais lá', 'any'],
    ['pt', 'Nossa, que calor', null],
    ['pt', 'Nada como um café', null],
    ['pt', 'Isso já não é assim', 'any'],
    ['pt', 'Isso mudou', 'any'],
    ['pt', 'Você se enganou', 'any'],
    ['pt', 'Olha, não é mais verdade', 'any'],
    ['pt', 'Você está confundindo', 'any'],
    ['pt', 'Isso me ajuda', null],
    ['pt', 'Isso é o que eu queria', null],
    ['pt', 'Larguei o violão faz um mês', 'touched'],
    ['pt', 'Na verdade somos sete', 'touched'],
    ['pt', 'Agora estou em outra equipe', 'touched'],
    ['pt', 'Meu antigo chefe ligou', 'touched'],
    ['pt', 'E quanto ganha um engenheiro?', null],
    ['pt', 'Perfeito, reserva para quatro', null],
  ] as const)('reads in %s %j as %j', (language, text, kind) => {
    expect(doubtIn(folded(text), language)).toBe(kind);
  });
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
