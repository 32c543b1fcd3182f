import { describe, expect, it } from 'vitest';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';

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
