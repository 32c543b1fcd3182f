import { describe, expect, it } from 'vitest';
import { readConversations, readQuestions } from './compact-sets.ts';

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
