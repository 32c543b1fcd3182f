import { describe, expect, it } from 'vitest';
import { isStanding } from '../../../src/memory/facts/standing.ts';

describe('isStanding', () => {
  it.each([
    ['name', 'se llama Juan'],
    ['nickname', 'prefers to be called Bob'],
    ['language', 'Spanish'],
    ['timezone', 'America/Montevideo'],
    ['preference', 'prefiere respuestas cortas'],
    ['preference', 'Prefers window seats'],
    ['preference', 'no quiere que le hablen de política'],
    ['preference', 'does not want emojis'],
    ['preference', 'siempre responder en español'],
    ['preference', 'Siempre en sistema métrico'],
    ['preference', 'never suggest meat'],
    ['preference', 'evita las listas'],
    ['preference', 'respondeme con ejemplos'],
    ['preference', 'No uses emojis'],
    ['preference', 'Tratame de usted'],
    ['preference', 'háblame de vos'],
    ['preference', 'sin emojis'],
    ['preference', 'respuestas cortas'],
    ['preference', 'short answers'],
    ['preference', 'Use metric units'],
    ['preference', 'don’t use bullet points'],
    ['preference', 'please answer in French'],
  ])('%s "%s" is', (slot, value) => {
    expect(isStanding(slot, value)).toBe(true);
  });

  it.each([
    ['preference', 'le gusta el café'],
    ['preference', 'odia el cilantro'],
    ['preference', 'loves jazz'],
    ['preference', 'usa café descafeinado'],
    ['preference', 'con leche'],
    ['preference', 'habla mucho de fútbol'],
    ['preference', 'likes short films'],
    ['preference', 'no le gustan las películas de terror'],
    ['hobby', 'siempre juega al tenis'],
    ['work', 'prefiere trabajar en Google'],
    ['own:talla', 'nunca'],
  ])('%s "%s" is not', (slot, value) => {
    expect(isStanding(slot, value)).toBe(false);
  });
});
