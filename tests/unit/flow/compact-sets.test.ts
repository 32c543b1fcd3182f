import { describe, expect, it } from 'vitest';
import { PORTUGUESE_SETS, readConversations, readQuestions } from './compact-sets.ts';

describe('the compact sets of Portuguese', () => {
  it.each(PORTUGUESE_SETS)('have as many of each kind as a score needs: $author', ({ language, author }) => {
    const cases = readConversations(language, author);
    const shifts = cases.filter(({ shift }) => shift).length;
    expect(shifts).toBeGreaterThan(50);
    expect(cases.length - shifts).toBeGreaterThan(150);
    expect(cases.every(({ turns }) => turns.every(({ user, assistant }) => user !== '' && assistant !== ''))).toBe(
      true,
    );
    const pairs = readQuestions(language, author);
    expect(pairs.length).toBeGreaterThan(200);
    expect(pairs.filter(({ repeated }) => repeated).length / pairs.length).toBeGreaterThan(0.4);
  });
});

describe.each(['es', 'en'] as const)('the compact sets, %s', (language) => {
  it('have each message of a user behind the first, after all turns before it', () => {
    const cases = readConversations(language, 'author-h');
    expect(cases.length).toBeGreaterThan(900);
    expect(cases.every(({ turns }) => turns.every(({ user, assistant }) => user !== '' && assistant !== ''))).toBe(
      true,
    );
    expect(cases.filter(({ shift }) => shift).length / cases.length).toBeCloseTo(0.24, 1);
  });

  it('have questions asked again and others, each with an earlier one and its answer', () => {
    const pairs = readQuestions(language, 'author-h');
    expect(pairs.length).toBeGreaterThan(600);
    expect(pairs.every(({ earlier, answer, query }) => earlier !== '' && answer !== '' && query !== '')).toBe(true);
    expect(pairs.filter(({ repeated }) => repeated).length / pairs.length).toBeGreaterThan(0.4);
  });
});
