import { describe, expect, it } from 'vitest';
import { asSentence, inSecondPerson } from '../../../src/memory/facts/second-person.ts';

describe('inSecondPerson', () => {
  it.each([
    ['se llama Juan', 'te llamas Juan'],
    ['trabaja en Google', 'trabajas en Google'],
    ['es de Tucumán', 'eres de Tucumán'],
    ['tiene dos nenas, Alma y Juana', 'tienes dos nenas, Alma y Juana'],
    ['no soporta el cilantro', 'no soportas el cilantro'],
    ['le encanta el mate', 'te encanta el mate'],
    ['no le gusta el picante', 'no te gusta el picante'],
    ['nació en Cali', 'naciste en Cali'],
    ['resolvió con su socio cerrar el local', 'resolviste con tu socio cerrar el local'],
    ['su novia se llama Rocío', 'tu novia se llama Rocío'],
    ['sus hijos se llaman Ana y Leo', 'tus hijos se llaman Ana y Leo'],
    ['quiere que le digan Tincho', 'quieres que te digan Tincho'],
    ['lee antes de acostarse', 'lees antes de acostarte'],
    ['vive en Rosario y trabaja en Meta', 'vives en Rosario y trabajas en Meta'],
    ['está divorciada', 'estás divorciada'],
    ['se mudaron a Oviedo en enero', 'se mudaron a Oviedo en enero'],
    ['viven en Rosario con su gato', 'viven en Rosario con su gato'],
  ])('says %j to its user as %j', (value, turned) => {
    expect(inSecondPerson(value, 'es')).toBe(turned);
  });

  it.each([
    ['is called Juan', 'you are called Juan'],
    ['works at Google', 'you work at Google'],
    ['has a wife called Priya', 'you have a wife called Priya'],
    ["doesn't want em dashes", "you don't want em dashes"],
    ['studies law', 'you study law'],
    ['never drinks coffee', 'you never drink coffee'],
    ['their email is a@b.c', 'your email is a@b.c'],
    ['has a team of five and is the manager', 'you have a team of five and are the manager'],
    ['goes by Bex', 'you go by Bex'],
  ])('says %j to its user as %j', (value, turned) => {
    expect(inSecondPerson(value, 'en')).toBe(turned);
  });

  it.each([
    ['Juan', 'es'],
    ['la llave del galpón la tiene el encargado', 'es'],
    ['en su equipo son seis y es la líder', 'es'],
    ['el maní le da alergia', 'es'],
    ['', 'es'],
    ['peanuts and eggs', 'en'],
    ['the office is closed every other Friday', 'en'],
    ['Google', 'en'],
  ])('does not guess at %j', (value, language) => {
    expect(inSecondPerson(value, language)).toBeNull();
  });
});

describe('asSentence', () => {
  it('begins with a capital and ends with one mark', () => {
    expect([asSentence('ñandú'), asSentence('x!'), asSentence('😀')]).toEqual(['Ñandú.', 'X!', '😀.']);
  });
});
