import { describe, expect, it } from 'vitest';
import { readEverydaySet } from './everyday-set.ts';
import { recallByWords } from './small-index.ts';

const asked = readEverydaySet().flatMap(({ memories, questions }) =>
  questions.map(({ question, evidence }) => ({ evidence, ranked: recallByWords(memories, question) })),
);
const answerable = asked.filter(({ evidence }) => evidence.length > 0);
const unanswerable = asked.filter(({ evidence }) => evidence.length === 0);

describe('recall of everyday Spanish by words alone', () => {
  it('gives nothing at 0.5 to at least 7 of 10 questions that nothing answers', () => {
    expect(unanswerable).toHaveLength(10);
    expect(unanswerable.filter(({ ranked }) => ranked.every(({ score }) => score < 0.5)).length).toBeGreaterThan(6);
  });

  it('gives the evidence of at least half of the questions that have some among the first five at 0.5', () => {
    const kept = answerable.filter(({ ranked, evidence }) =>
      ranked.slice(0, 5).some(({ memoryId, score }) => score >= 0.5 && evidence.includes(memoryId)),
    );
    expect(kept.length / answerable.length).toBeGreaterThan(0.5);
  });

  it.each(['¿Cuál es la capital de Mongolia?', '¿Cómo configuro un proxy inverso con nginx?', 'What is a black hole?'])(
    'gives nothing above 0.5 to "%s", which was never spoken of',
    (query) => {
      for (const { memories } of readEverydaySet())
        for (const { score } of recallByWords(memories, query)) expect(score).toBeLessThan(0.5);
    },
  );
});
