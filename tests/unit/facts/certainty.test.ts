import { describe, expect, it } from 'vitest';
import {
  certaintyOf,
  confidenceBy,
  isBelieved,
  isKin,
  NO_LEAST,
  signsOf,
} from '../../../src/memory/facts/extraction/certainty.ts';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import { ToldTurns } from '../../bench/facts/told-turns.ts';

const PLAIN = {
  es: ['Trabajo en Google', 'Me llamo Juan', 'Vivo en Rosario', 'Soy alérgico a las nueces', 'Soy enfermera'],
  en: ['I work at Google', 'My name is Juan', 'I live in Leeds', 'I am allergic to nuts', 'I am a nurse'],
  pt: ['Trabalho na Petrobras', 'Me chamo João', 'Moro em Recife', 'Sou alérgica a camarão', 'Sou enfermeira'],
};
const MISLEADING = {
  es: ['mi profe tiene 60 años y vive en Lugo, le quiero regalar algo', 'largué medicina, arranco cine en marzo'],
  en: ['my nani is having sugar problem, 74 yrs. which fruits can she take', 'my guide is Dr. Kulkarni mam'],
  pt: ['ele disse que largou medicina e arranca cinema em março', 'meu professor tem 60 anos e mora em Recife'],
};
const confidences = (content: string, language: string) =>
  extractFacts([{ role: 'user', content }], language).flatMap((one) => (one.kind === 'fact' ? [one.confidence] : []));

describe('the certainty of statements', () => {
  it.each(Object.entries(PLAIN))('is high for what is said plainly (%s)', (language, texts) => {
    for (const text of texts) expect(confidences(text, language), text).toEqual(['high']);
  });

  it.each(Object.entries(MISLEADING))('is not high for what only looks like a statement (%s)', (language, texts) => {
    for (const text of texts) expect(confidences(text, language), text).not.toContain('high');
  });

  it('is higher the likelier the tagger holds the words for such a value', () => {
    const message = { length: 80, isAsking: false };
    const how = { by: 'rule', isGuess: false, isPlain: false, standing: false, doubts: [] } as const;
    const found = { slot: 'work', value: 'works at Acme', ...how, message };
    const at = (chance: number) => certaintyOf(signsOf({ ...found, chance }));
    expect(at(0.98)).toBeGreaterThan(at(0.7));
    expect(at(0.7)).toBeGreaterThan(at(0.02));
    expect(confidenceBy(signsOf({ ...found, chance: 0.98 }))).toBe('high');
    expect(confidenceBy(signsOf({ ...found, chance: 0.02 }))).toBe('low');
  });

  it('lets through what is said plainly, a rule sooner than a guess, and all where nothing is asked of it', () => {
    const message = { length: 300, isAsking: false };
    const how = { by: 'rule', standing: false, chance: 0.2, doubts: [], message } as const;
    const signs = (isGuess: boolean, isPlain: boolean) =>
      signsOf({ slot: 'work', value: 'works at Acme', isGuess, isPlain, ...how });
    const [certain, guessed] = [certaintyOf(signs(false, false)), certaintyOf(signs(true, false))];
    expect(isBelieved(signs(false, true), { rule: 1, guess: 1 })).toBe(true);
    expect(isBelieved(signs(false, false), { rule: certain - 0.01, guess: 1 })).toBe(true);
    expect(isBelieved(signs(false, false), { rule: certain + 0.01, guess: 0 })).toBe(false);
    expect(isBelieved(signs(true, true), { rule: 0, guess: guessed + 0.01 })).toBe(false);
    expect(isBelieved(signs(true, false), NO_LEAST)).toBe(true);
  });

  it('takes a habit of the tagger for a hobby of the rules, and a home for no work', () => {
    expect(isKin('habit', 'hobby')).toBe(true);
    expect(isKin('attribute', 'own:dentist')).toBe(true);
    expect(isKin('home', 'work')).toBe(false);
  });
});

describe('what nobody changes in a life', () => {
  it.each([
    ['es', 'soy de Rosario', 'soy de Central hasta la muerte', ['es de Rosario']],
    ['es', 'soy de Rosario', 'perdón, no soy de Rosario, soy de Funes', ['es de Funes']],
  ] as const)('is not taken over by a guess (%s): %s / %s', (language, first, second, values) => {
    const user = new ToldTurns(language);
    user.tell(first);
    user.tell(second);
    expect(user.active).toEqual(values);
  });
});
