import { describe, expect, it } from 'vitest';
import { mayAnswer } from '../../../src/memory/facts/extraction/bare-answer.ts';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';

const told = (before: string | null, content: string, language: string) =>
  extractFacts([{ role: 'user', content }], language, { before }).map((one) =>
    one.kind === 'fact' ? `${one.slot}: ${one.value}` : one.kind,
  );

describe('a bare answer', () => {
  it.each([
    ['Got it. How old are you?', '34', 'en', 'age: is 34 years old'],
    ['Sure! Which city are you in?', 'leeds', 'en', 'home: lives in leeds'],
    ['What do you do for a living?', 'nurse', 'en', 'profession: is a nurse'],
    ['Any allergies I should know about?', 'yes, peanuts', 'en', 'allergy: is allergic to peanuts'],
    ["What's your dog called?", 'Biscuit', 'en', 'pet: has a dog called Biscuit'],
    ['Are you vegetarian?', 'yep', 'en', 'diet: is vegetarian'],
    ['Where do you live?', 'Leeds, you?', 'en', 'home: lives in Leeds'],
    ['Do you live in Leeds?', 'no, in York', 'en', 'home: lives in York'],
    ["What's your son's name?", 'Aditya', 'en', 'family: has a son called Aditya'],
    ['How many kids do you have?', 'two', 'en', 'family: has two kids'],
    ['When is your birthday?', '14 March', 'en', 'birthday: has their birthday on 14 March'],
    ['¿Vives en Madrid?', 'no, en Toluca', 'es', 'home: vive en Toluca'],
    ['¿Cuántos hijos tienes?', 'dos', 'es', 'family: tiene dos hijos'],
    ['¿Cuándo es tu cumpleaños?', 'el 4 de mayo', 'es', 'birthday: cumple años el 4 de mayo'],
    ['Você mora em Curitiba?', 'não, em Londrina', 'pt', 'home: mora em Londrina'],
    ['Onde vocês moram?', 'Campinas', 'pt', 'home: mora em Campinas'],
    ['¿Cuántos años tienes?', '34', 'es', 'age: tiene 34 años'],
    ['Claro. ¿En qué ciudad vives?', 'en Rosario', 'es', 'home: vive en Rosario'],
    ['¿A qué te dedicas?', 'enfermera', 'es', 'work: trabaja de enfermera'],
    ['¿Tienes alguna alergia?', 'sí, al marisco', 'es', 'allergy: es alérgico al marisco'],
    ['¿Eres vegetariano?', 'sí', 'es', 'diet: es vegetariano'],
    ['Quantos anos você tem?', '34', 'pt', 'age: tem 34 anos'],
    ['Em que cidade você mora?', 'Recife', 'pt', 'home: mora em Recife'],
    ['Com o que você trabalha?', 'enfermeira', 'pt', 'profession: trabalha como enfermeira'],
    ['Você é vegetariana?', 'sou sim', 'pt', 'diet: é vegetariana'],
  ])('is read behind "%s": %s', (before, content, language, fact) => {
    expect(told(before, content, language)).toContain(fact);
  });

  it.each([
    ['How old are you?', 'why do you ask', 'en'],
    ['How old are you?', 'not telling', 'en'],
    ['Where do you live?', 'no', 'en'],
    ['What do you do for a living?', 'how does that matter?', 'en'],
    ['Are you vegetarian?', 'no', 'en'],
    ['How old is it?', '34', 'en'],
    ['You live in Leeds.', 'leeds', 'en'],
    ['Where do you live?', 'same as before', 'en'],
    ['Where do you live?', 'hang on', 'en'],
    ['Where do you live?', 'idk', 'en'],
    ["What's your name?", 'Already said', 'en'],
    ['What do you do for a living?', 'bits and bobs', 'en'],
    ['Does your son have any allergies?', 'eggs', 'en'],
    ['What are you allergic to?', 'you', 'en'],
    ['¿Cómo te llamas?', 'adivina', 'es'],
    ['¿Tienes fecha de entrega?', 'el 15 de marzo', 'es'],
    ['Ok, anotado.', '7 de marzo', 'es'],
    ['Quando você viaja?', '12 de outubro', 'pt'],
    ['¿Cuántos años tienes?', 'prefiero no decirlo', 'es'],
    ['¿Dónde vives?', '¿para qué?', 'es'],
    ['Quantos anos você tem?', 'não importa', 'pt'],
  ])('says nothing: "%s" "%s"', (before, content, language) => {
    expect(told(before, content, language)).toEqual([]);
  });

  it('says nothing where nothing was asked', () => {
    expect(told(null, '34', 'en')).toEqual([]);
  });

  it('gives way to what the message says of the slot itself', () => {
    expect(told('Where do you live?', 'I live in York', 'en')).toEqual(['home: lives in York']);
  });

  it('is told by its own words', () => {
    const [fact] = extractFacts([{ role: 'user', content: 'well, leeds. why?' }], 'en', {
      before: 'Which city are you in?',
    });
    expect(fact).toMatchObject({ answers: true, evidence: { message: 0, start: 6, end: 11, quote: 'leeds' } });
  });

  it('is heard within one list of messages, too', () => {
    const messages = [
      { role: 'user', content: 'hi' },
      { role: 'assistant', content: 'How old are you?' },
      { role: 'user', content: '34' },
    ];
    expect(extractFacts(messages, 'en')).toMatchObject([{ slot: 'age', evidence: { message: 2 } }]);
  });
});

describe('mayAnswer', () => {
  it.each([
    ['34', true],
    ['Leeds. What about you?', true],
    ['what time is it?', false],
    ['', false],
    ['x'.repeat(81), false],
  ])('tells of %j: %s', (content, may) => expect(mayAnswer(content)).toBe(may));
});
