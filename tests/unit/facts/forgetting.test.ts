import { describe, expect, it } from 'vitest';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import { ToldTurns } from '../../bench/facts/told-turns.ts';

const forgotten = (content: string, language: string) =>
  extractFacts([{ role: 'user', content }], language).flatMap((one) =>
    one.kind === 'forget' ? [one.everything ? '*' : one.slot] : [],
  );

describe('what is asked to be forgotten', () => {
  it.each([
    ['en', 'delete my profile picture'],
    ['en', 'delete all the facts in this essay'],
    ['en', 'erase my memories of that night'],
    ['en', 'wipe my data partition'],
    ['en', 'edit my address in the invoice'],
    ['en', 'remove my job title from the top'],
    ['en', 'remove my name from the header'],
    ['en', 'take my name off the list'],
    ['en', 'erase the memory card'],
    ['es', 'saca a mi perro'],
    ['es', 'borra a mi novia de la foto'],
    ['es', 'borra mi perfil de LinkedIn'],
    ['es', 'limpia mi perfil'],
    ['es', 'borra mis datos del formulario'],
    ['es', 'borra todos mis datos de la hoja'],
    ['es', 'quita mi nombre de ese párrafo'],
    ['es', 'elimina mis datos de contacto de la firma'],
  ])('is nothing where a thing is at hand (%s): %s', (language, content) => {
    expect(forgotten(content, language)).toEqual([]);
  });

  it.each([
    ['en', 'delete all my data', '*'],
    ['en', 'delete my data from your records', '*'],
    ['en', 'delete everything you know about me', '*'],
    ['en', 'remove my job from your memory', 'work'],
    ['en', 'get my email out of your records', 'email'],
    ['en', 'erase my phone number', 'phone'],
    ['es', 'borra todos mis datos', '*'],
    ['es', 'olvida todo lo que sabes de mí', '*'],
    ['es', 'saca mi trabajo de tu memoria', 'work'],
    ['es', 'borra mi dirección de tu memoria', 'home'],
    ['es', 'borra mi fecha de nacimiento', 'birthday'],
    ['es', 'olvidá lo de mi alergia', 'allergy'],
  ])('is what was told (%s): %s', (language, content, slot) => {
    expect(forgotten(content, language)).toEqual([slot]);
  });
});

describe('a plan that is called off', () => {
  it.each([
    ['es', 'olvida la cena, se enfermó la nena'],
    ['es', 'olvídate del partido del sábado'],
    ['en', 'forget the trip to Lisbon, everyone bailed'],
    ['en', 'forget saturday, im on shift'],
    ['pt', 'esquece o jantar, meu plantão mudou'],
    ['pt', 'esquece a reunião de amanhã'],
  ])('is no request to forget what is known (%s): %s', (language, content) => {
    expect(forgotten(content, language)).toEqual([]);
  });

  it.each([
    ['es', 'olvida lo que te dije de la cena'],
    ['en', 'forget what i told you about the dinner'],
    ['pt', 'esquece o que eu disse do jantar'],
    ['es', 'olvida mi cumpleaños'],
    ['en', 'forget the sertraline'],
  ])('is not what names what was said, or a fact (%s): %s', (language, content) => {
    expect(forgotten(content, language)).toHaveLength(1);
  });
});

describe('a request to keep nothing of something', () => {
  it.each([
    ['es', 'no guardes nada de Pablo', 'Pablo'],
    ['en', "don't save anything about Paul", 'Paul'],
    ['pt', 'por favor nao guarda isso da gravidez', 'gravidez'],
    ['pt', 'não guarda nada sobre o Paulo', 'Paulo'],
    ['es', 'borra lo de la diabetes anda', 'diabetes'],
  ])('names it (%s): %s', (language, content, about) => {
    expect(extractFacts([{ role: 'user', content }], language)).toMatchObject([{ kind: 'forget', about }]);
  });
});

describe('a request to forget', () => {
  const told: Readonly<Record<string, readonly string[]>> = {
    en: ['I take sertraline', 'I am a nurse at Fiona Stanley', 'I have a cat called Milo', 'I have a dog called Rex'],
    es: ['tengo asma', 'trabajo en Correos', 'tengo un gato que se llama Milo', 'tengo un perro que se llama Rex'],
    pt: ['tomo sertralina', 'sou enfermeiro', 'tenho um gato chamado Milo', 'tenho um cachorro chamado Rex'],
  };
  const left = (language: string, message: string) => {
    const turns = new ToldTurns(language as 'es' | 'en' | 'pt');
    for (const one of told[language] ?? []) turns.tell(one);
    const before = turns.active;
    const events = turns.tell(message);
    return { events, gone: before.filter((value) => !turns.active.includes(value)) };
  };

  it.each([
    ['en', "actually can you forget the sertraline thing, shouldn't have said that", 'takes sertraline'],
    ['en', 'please forget about the sertraline', 'takes sertraline'],
    ['en', 'could you delete the sertraline bit?', 'takes sertraline'],
    ['en', 'forget where i work', 'is a nurse at Fiona Stanley'],
    ['en', 'forget my cat', 'has a cat called Milo'],
    ['en', 'delete that', 'has a dog called Rex'],
    ['en', 'oops please forget my last message', 'has a dog called Rex'],
    ['en', "scrap that last bit, don't keep it", 'has a dog called Rex'],
    ['es', 'y olvídate también de lo del asma', 'tiene asma'],
    ['es', 'borrá todo lo que te dije sobre el asma', 'tiene asma'],
    ['es', 'no quiero que guardes lo del asma', 'tiene asma'],
    ['es', 'borra todo lo que sepas de mi trabajo', 'trabaja en Correos'],
    ['es', 'borra eso', 'tiene un perro que se llama Rex'],
    ['es', 'olvida lo último que te dije', 'tiene un perro que se llama Rex'],
    ['pt', 'pode esquecer o que eu disse da sertralina?', 'toma sertralina'],
    ['pt', 'esquece o lance da sertralina, por favor', 'toma sertralina'],
    ['pt', 'esquece onde eu trabalho', 'é enfermeiro'],
    ['pt', 'esquece meu gato', 'tem um gato chamado Milo'],
    ['pt', 'apaga isso', 'tem um cachorro chamado Rex'],
  ])('takes what it names, and no more (%s): %s', (language, message, value) => {
    expect(left(language, message).gone).toEqual([value]);
  });

  it.each([
    ['en', 'forget that'],
    ['en', "don't forget the sertraline"],
    ['en', 'could you remove the sertraline from the order'],
    ['en', 'scrap that'],
    ['es', 'olvídalo'],
    ['es', 'no olvides el asma'],
    ['es', 'borra el perro de la foto'],
    ['es', 'ya olvidé todo lo que sabía de física, qué desastre'],
    ['es', 'olvida todo lo que sepas sobre cocina y enséñame desde cero'],
    ['pt', 'esquece isso'],
    ['pt', 'não esquece da sertralina'],
    ['pt', 'apaga o cachorro da foto'],
  ])('is none where nothing known is meant (%s): %s', (language, message) => {
    expect(left(language, message).gone).toEqual([]);
  });

  it.each([
    ['en', "don't remember this but I'm thinking about quitting nursing"],
    ['en', "don't save this: I live in London"],
    ['en', "between us, don't keep this, I have a flat in Bali"],
    ['en', "you're allowed to remember that one lol"],
    ['en', 'remember that time we talked about boats? haha'],
    ['en', 'I moved to Bali, actually forget I said that'],
    ['es', 'no recuerdes esto, pero soy vegana y vivo en Lugo'],
    ['es', 'entre nosotros, no lo guardes: vivo en Bali'],
    ['es', 'no guardes esto: vivo en Bali'],
    ['pt', 'não guarda isso mas moro em Natal'],
    ['pt', 'entre nós, não salva, moro em Natal'],
  ])('keeps nothing of its message (%s): %s', (language, message) => {
    expect(left(language, message)).toEqual({ events: [], gone: [] });
  });
});
