import { describe, expect, it } from 'vitest';
import { directAnswer } from '../../../src/memory/facts/direct-answer.ts';
import type { RecalledTurn } from '../../../src/memory/facts/said-since.ts';
import { daysAgo, fact, NOW } from './candidate-facts.ts';

const home = fact('home', 'lives in Duluth', {
  language: 'en',
  saidIn: { sessionId: 's1', turnNumber: 2 },
  lastConfirmedAt: daysAgo(1), // told since, which is not the user's word
});
const turn = (
  score: number,
  days: number,
  words: string,
  sessionId = 's2',
  turnNumber = 1,
  more: Partial<RecalledTurn> = {},
): RecalledTurn => ({
  content: `User: ${words}\nAssistant: Sure.`,
  score,
  sessionId,
  turnNumber,
  createdAt: daysAgo(days),
  ofFact: false,
  ...more,
});
const ask = (recalled: readonly RecalledTurn[], facts = [home], query = 'Where do I live?') =>
  directAnswer(query, { version: 1, candidates: facts }, { userId: 'u1', language: 'en', now: NOW }, recalled)
    ?.answer ?? null;

const OWN = turn(0.8, 20, 'I live in Duluth', 's1', 2);

describe('directAnswer, with what was said since', () => {
  it('leaves the question to the model where a later turn bears on it more than any before', () => {
    expect(ask([OWN])).toBe('You live in Duluth.');
    expect(ask([OWN, turn(0.9, 10, 'We signed a lease on a house in Superior')])).toBeNull();
    expect(ask([OWN, turn(0.9, 30, 'Somewhere before Duluth we had a house in Ely')])).toBe('You live in Duluth.');
    expect(ask([OWN, turn(0.7, 10, 'I want to paint the kitchen')])).toBe('You live in Duluth.');
  });

  it('goes by the numbers of the turns within a session, whatever its clock said', () => {
    expect(ask([OWN, turn(0.9, 25, 'No wait, we have left it', 's1', 3)])).toBeNull();
    expect(ask([OWN, turn(0.9, 10, 'Hello from the lake', 's1', 1)])).toBe('You live in Duluth.');
  });

  it('passes over who asked the same, and the memory of the fact itself', () => {
    expect(ask([OWN, turn(0.99, 3, 'so, where do I live?')])).toBe('You live in Duluth.');
    expect(ask([OWN, turn(0.99, 3, 'lives in Duluth', 's2', 1, { ofFact: true })])).toBe('You live in Duluth.');
  });

  it('is not held up by an earlier question that is the same, and hears all that a turn said', () => {
    const asked = turn(0.95, 25, 'where do I live?', 's0', 1);
    expect(ask([OWN, asked, turn(0.9, 10, 'We signed a lease on a house in Superior')])).toBeNull();
    expect(ask([OWN, turn(0.9, 10, 'Where do I live?\nNot there any more: we took a house in Superior')])).toBeNull();
  });

  it('needs a likely one where nothing of the time of the fact came back', () => {
    const told = { ...home, saidIn: null };
    expect(ask([turn(0.3, 0.5, 'what a house')], [told])).toBe('You live in Duluth.');
    expect(ask([turn(0.6, 0.5, 'We moved out')], [told])).toBeNull();
    expect(ask([turn(0.6, 5, 'We moved in')], [told])).toBe('You live in Duluth.');
  });

  it('counts from the latest of several facts', () => {
    const dog = (name: string, sessionId: string) =>
      fact('pet', `has a dog called ${name}`, { language: 'en', saidIn: { sessionId, turnNumber: 1 } });
    const dogs = [dog('Rex', 's1'), dog('Toby', 's3')];
    const recalled = [
      turn(0.8, 20, 'Rex is my dog', 's1', 1),
      turn(0.9, 10, 'Rex has been ill', 's2', 1),
      turn(0.7, 5, 'Toby came to live with us', 's3', 1),
    ];
    const answer = 'You have a dog called Rex. You have a dog called Toby.';
    expect(ask(recalled, dogs, "what are my dogs' names?") ?? ask(recalled, dogs, "what's my dog's name?")).toBe(
      answer,
    );
  });
});
