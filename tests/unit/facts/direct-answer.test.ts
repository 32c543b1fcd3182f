import { describe, expect, it } from 'vitest';
import type { CandidateFact } from '../../../src/memory/facts/candidate-fact.ts';
import { directAnswer } from '../../../src/memory/facts/direct-answer.ts';
import { STALE_DAYS } from '../../../src/memory/facts/fact.ts';
import { cpuNow } from '../../support/cpu-time.ts';
import { daysAgo, fact, NOW } from './candidate-facts.ts';

const SPANISH = [
  fact('nombre', 'se llama Juan'),
  fact('ubicacion', 'vive en Rosario'),
  fact('trabajo', 'trabaja en Google'),
  fact('profesion', 'es ingeniero civil'),
  fact('edad', 'tiene 34 años'),
  fact('cumpleaños', 'cumple años el 14 de agosto'),
  fact('alergia', 'es alérgico a las nueces', { lastConfirmedAt: daysAgo(2) }),
  fact('alergia', 'es alérgico al maní', { lastConfirmedAt: daysAgo(3) }),
  fact('mascota', 'tiene un perro que se llama Toby'),
  fact('mascota', 'tiene una gata que se llama Mora'),
  fact('pareja', 'su novia se llama Rocío'),
  fact('familia', 'tiene dos hijos'),
  fact('color favorito', 'su color favorito es el verde'),
  fact('grupo sanguíneo', 'su grupo sanguíneo es 0 negativo'),
];
const english = (key: string, value: string) => fact(key, value, { language: 'en' });
const ENGLISH = [
  english('name', 'is called Juan'),
  english('home', 'lives in Leeds'),
  english('work', 'works at Google'),
  english('allergy', 'is allergic to nuts'),
  english('pet', 'has a beagle named Pickles'),
  english('pet', 'has a dog called Rex'),
  english('partner', 'has a wife called Priya'),
  english('favorite color', 'their favorite color is green'),
];
const ask = (query: string, facts: readonly CandidateFact[], language: string, version = 7, now = NOW) =>
  directAnswer(query, { version, candidates: facts }, { userId: 'u1', language, now }, []);
const answer = (query: string, facts = SPANISH, language = 'es') => ask(query, facts, language)?.answer ?? null;

describe('directAnswer', () => {
  it.each([
    ['¿Cómo me llamo?', 'Te llamas Juan.'],
    ['cual es mi nombre', 'Te llamas Juan.'],
    ['hola, ¿te acordás de cómo me llamo?', 'Te llamas Juan.'],
    ['¿Me podés decir dónde vivo, por favor?', 'Vives en Rosario.'],
    ['donde trabajo??', 'Trabajas en Google.'],
    ['¿A qué me dedico?', 'Eres ingeniero civil.'],
    ['¿cuántos años tengo?', 'Tienes 34 años.'],
    ['¿cuándo es mi cumple?', 'Cumples años el 14 de agosto.'],
    ['¿A qué soy alérgico?', 'Eres alérgico a las nueces. Eres alérgico al maní.'],
    ['¿Cómo se llama mi perro?', 'Tienes un perro que se llama Toby.'],
    ['¿cómo se llama mi gata?', 'Tienes una gata que se llama Mora.'],
    ['¿Cómo se llama mi novia?', 'Tu novia se llama Rocío.'],
    ['¿cuántos hijos tengo?', 'Tienes dos hijos.'],
    ['¿Cuál es mi color favorito?', 'Tu color favorito es el verde.'],
    ['¿cuál es mi grupo sanguíneo?', 'Tu grupo sanguíneo es 0 negativo.'],
  ])('answers %j', (query, expected) => {
    expect(answer(query)).toBe(expected);
  });

  it.each([
    ["What's my name?", 'You are called Juan.'],
    ['do you remember my name', 'You are called Juan.'],
    ['where do I work', 'You work at Google.'],
    ['Where do I live?', 'You live in Leeds.'],
    ['Do I have any allergies?', 'You are allergic to nuts.'],
    ["what's my favorite color", 'Your favorite color is green.'],
    ["what's my dog's name?", 'You have a dog called Rex.'],
    ["What is my wife's name?", 'You have a wife called Priya.'],
  ])('answers %j', (query, expected) => {
    expect(answer(query, ENGLISH, 'en')).toBe(expected);
  });

  it.each([
    '¿qué sabés de mí?',
    '¿dónde trabajo y qué me pongo mañana?',
    '¿Cómo me llamo y dónde vivo?',
    '¿dónde trabajo hoy?',
    '¿dónde vivo ahora?',
    '¿cómo estoy?',
    '¿qué hora es?',
    '¿dónde estoy?',
    'how am I?',
    'where do I work today?',
    '¿cómo se llama?',
    '¿cómo se llama mi jefe?',
    '¿cómo se llama mi hermano?',
    '¿soy alérgico a las nueces?',
    '¿cómo se llama mi abogado?',
    'me llamo Juan',
    '¿cuál es mi apellido?',
    '¿cuál es mi puesto?',
    '¿en qué país vivo?',
    '',
    '???',
  ])('leaves %j to the model', (query) => {
    expect(answer(query)).toBeNull();
  });

  it('tells a daughter from a son, whose stem is the same', () => {
    const children = [fact('familia', 'su hijo se llama Leo'), fact('familia', 'su hija se llama Lola')];
    expect(answer('¿Cómo se llama mi hija?', children)).toBe('Tu hija se llama Lola.');
    expect(answer('¿Cómo se llama mi hijo?', children)).toBe('Tu hijo se llama Leo.');
  });

  it('quotes a value in another language, or none that is a sentence, behind its key', () => {
    expect(answer('¿Dónde trabajo?', [english('work', 'works at Google')])).toBe('Work: works at Google.');
    expect(answer('¿Cómo me llamo?', [fact('nombre', 'Juan')])).toBe('Nombre: Juan.');
  });

  it('does not answer from what has grown old, nor from a part of what there is', () => {
    expect(answer('¿Cómo me llamo?', [fact('nombre', 'se llama Juan', { lastConfirmedAt: daysAgo(181) })])).toBeNull();
    expect(
      answer('¿Cómo me llamo?', [fact('nombre', 'se llama Juan', { confidence: 'low', lastConfirmedAt: daysAgo(31) })]),
    ).toBeNull();
    const allergies = Array.from({ length: 9 }, (_, n) => fact('alergia', `es alérgico a ${n}`));
    expect(answer('¿A qué soy alérgico?', allergies)).toBeNull();
    expect(answer('¿Cómo se llama mi novia?', [fact('pareja', 'tiene novia')])).toBeNull();
  });

  it('may be kept for a day, or until a fact in it grows old', () => {
    expect(ask('¿Cómo me llamo?', SPANISH, 'es')?.expiresAt).toEqual(daysAgo(-1));
    const soon = fact('nombre', 'se llama Juan', { lastConfirmedAt: daysAgo(STALE_DAYS - 0.5) });
    expect(ask('¿Cómo me llamo?', [soon], 'es')?.expiresAt).toEqual(daysAgo(-0.5));
  });

  it.each(['medium', 'low'] as const)('leaves to the model what a fact of %s confidence would answer', (confidence) => {
    expect(answer('¿Cómo me llamo?', [fact('nombre', 'se llama Juan', { confidence })])).toBeNull();
    const also = fact('alergia', 'es alérgico al pub', { confidence });
    expect(answer('¿A qué soy alérgico?', [...SPANISH, also])).toBeNull();
  });

  it('has a key that the same question shares, however typed, and another version, user or language does not', () => {
    const key = (query: string, version = 7, language = 'es') => ask(query, SPANISH, language, version)?.key;
    expect(key('¿Cómo me llamo?')).toMatch(/^[0-9a-f]{64}$/);
    expect(key('hola! como me llamo?')).toBe(key('¿Cómo me llamo?'));
    expect(key('¿Cómo me llamo?', 8)).not.toBe(key('¿Cómo me llamo?'));
    expect(key('¿Cómo me llamo?', 7, 'en')).not.toBe(key('¿Cómo me llamo?'));
    const of = (userId: string) =>
      directAnswer('¿Cómo me llamo?', { version: 7, candidates: SPANISH }, { userId, language: 'es', now: NOW }, [])
        ?.key;
    expect(of('u2')).not.toBe(of('u1'));
  });

  it('takes no time over a long text', () => {
    const started = cpuNow();
    for (let n = 0; n < 100; n += 1) answer('cual es mi '.repeat(20_000));
    expect(cpuNow() - started).toBeLessThan(100);
  });
});
