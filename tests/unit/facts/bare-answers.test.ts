import { describe, expect, it } from 'vitest';
import { mayAnswer } from '../../../src/memory/facts/extraction/bare-answer.ts';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import type { Said } from '../../../src/memory/facts/said.ts';

const user = (content: string) => ({ role: 'user', content });
const heard = (content: string | null) => () => (content === null ? [] : [{ role: 'assistant', content }]);
const shown = (said: readonly Said[]) =>
  said.map((one) => (one.kind === 'fact' ? `${one.slot}: ${one.value}` : one.kind));
const told = (before: string | null, content: string, language: string) =>
  shown(extractFacts([user(content)], language, { before: heard(before) }));

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
    ['How many kids do you have?', 'two, Ana and Leo', 'en', 'family: has two kids, Ana and Leo'],
    ['How old are your kids?', '4 and 6', 'en', 'family: has kids aged 4 and 6'],
    ['Are you on any medication?', 'sertraline', 'en', 'health: takes sertraline'],
    ['Are you married or single?', 'divorced', 'en', 'marital_status: is divorced'],
    ['Any dietary requirements?', 'vegan', 'en', 'diet: is vegan'],
    ['¿Tomas alguna medicación?', 'sertralina', 'es', 'health: toma sertralina'],
    ['¿Estás casado o soltero?', 'divorciado', 'es', 'marital_status: está divorciado'],
    ['¿Sigues alguna dieta?', 'vegana', 'es', 'diet: es vegana'],
    ['Perfecto. ¿Ciudad?', 'Barranquilla', 'es', 'home: vive en Barranquilla'],
    ['¿Fecha de nacimiento?', '7/3/1958', 'es', 'birthday: nació el 7/3/1958'],
    ['Toma algum remédio?', 'losartana', 'pt', 'health: toma losartana'],
    ['Qual o seu estado civil?', 'divorciada', 'pt', 'marital_status: é divorciada'],
    ['Alguma restrição alimentar?', 'vegana', 'pt', 'diet: é vegana'],
    ['Onde a senhora mora?', 'Quixadá', 'pt', 'home: mora em Quixadá'],
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
    [
      'Check that first. Are you allergic to any antibiotics?',
      'penicillin',
      'en',
      'allergy: is allergic to penicillin',
    ],
    ['Do you have any nut allergies?', 'yes, cashews', 'en', 'allergy: is allergic to cashews'],
    ['¿Sos alérgica a algún antibiótico?', 'a la amoxicilina', 'es', 'allergy: es alérgico a la amoxicilina'],
    ['¿Tienes alguna alergia alimentaria?', 'sí, al kiwi', 'es', 'allergy: es alérgico al kiwi'],
    ['Você é alérgica a algum antibiótico?', 'amoxicilina', 'pt', 'allergy: é alérgico a amoxicilina'],
    ['Do you speak any other languages?', 'yes, Welsh', 'en', 'spoken_language: speaks Welsh'],
    ['¿Tocas algún instrumento?', 'sí, el violín', 'es', 'hobby: toca el violín'],
  ])('is read behind "%s": %s', (before, content, language, fact) => {
    expect(told(before, content, language)).toContain(fact);
  });

  it.each([
    ['en', 'How old are you and where do you live?', '41, Croydon', ['age: is 41 years old', 'home: lives in Croydon']],
    [
      'es',
      '¿Cómo te llamas y a qué te dedicas?',
      'Ana, enfermera',
      ['name: se llama Ana', 'work: trabaja de enfermera'],
    ],
    ['pt', 'Qual a sua idade e onde a senhora mora?', '41, Natal', ['age: tem 41 anos', 'home: mora em Natal']],
  ])('gives a part to each of several questions, in %s', (language, before, content, facts) => {
    expect(told(before, content, language)).toEqual(expect.arrayContaining(facts));
  });

  it.each([
    ['en', 'Are you allergic to any antibiotics?', ['yes', 'no', 'none that i know of', "i don't think so"]],
    ['en', 'Do you play any instruments?', ['yes']],
    ['es', '¿Eres alérgica a algo?', ['sí', 'que yo sepa no', 'ninguna que yo sepa', 'no, a nada']],
    ['es', '¿Tienes alguna alergia alimentaria?', ['sí', 'creo que no']],
    ['pt', 'Você é alérgico a alguma coisa?', ['sim', 'que eu saiba não', 'nenhuma']],
  ])('tells nothing of whatever it may be, in %s, behind "%s"', (language, before, answers) => {
    for (const content of answers) expect(told(before, content, language), content).toEqual([]);
  });

  it('gives no part where the parts are fewer', () => {
    expect(told('How old are you and where do you live?', '41', 'en')).toEqual(['age: is 41 years old']);
  });

  it.each([
    ['en', 'I have a dog who barks', "What's her name?", 'Luna', ['pet: has a dog called Luna']],
    ['en', "my son won't eat", 'How old is he?', '7', ['family: has a son aged 7']],
    ['en', 'my baby cries', 'How old is she?', '7 months', ['family: has a baby aged 7 months']],
    [
      'en',
      'my daughter is a handful',
      "What's her name and how old is she?",
      'Ana and 7',
      ['family: has a daughter called Ana', 'family: has a daughter aged 7'],
    ],
    ['en', 'my neighbour has a dog', "What's its name?", 'Luna', []],
    ['en', 'my sister has a dog', "What's its name?", 'Luna', []],
    ['en', 'my car is old', 'How old is it?', '34', []],
    ['es', 'tengo una perra que ladra', '¿Cómo se llama?', 'Luna', ['pet: su perra se llama Luna']],
    ['es', 'mi hijo no come', '¿Qué edad tiene?', '7', ['family: su hijo tiene 7 años']],
    ['es', 'mi vecina tiene una perra', '¿Cómo se llama?', 'Luna', []],
    ['es', 'quiero una beca', '¿Cuántos años tiene?', '43', ['age: tiene 43 años']],
    ['pt', 'tenho uma cachorra que late', 'Como ela se chama?', 'Luna', ['pet: sua cachorra se chama Luna']],
    ['pt', 'meu filho não come', 'Quantos anos ele tem?', '7', ['family: seu filho tem 7 anos']],
    ['pt', 'minha vizinha tem um gato', 'Qual o nome dele?', 'Tom', []],
  ])('knows of whom a pronoun asks, in %s: %s', (language, before, question, content, facts) => {
    const messages = [user(before), { role: 'assistant', content: question }];
    expect(shown(extractFacts([user(content)], language, { before: () => messages }))).toEqual(facts);
    expect(shown(extractFacts([...messages, user(content)], language)).filter((one) => facts.includes(one))).toEqual(
      facts,
    );
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
    ['Are you on any medication?', 'not right now', 'en'],
    ['Any dietary requirements?', 'whatever', 'en'],
    ['¿Sigues alguna dieta?', 'de vez en cuando', 'es'],
    ['¿Tomas alguna medicación?', 'ninguna', 'es'],
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
      before: heard('Which city are you in?'),
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
