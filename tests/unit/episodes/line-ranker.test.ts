import { describe, expect, it } from 'vitest';
import { rankCandidates } from '../../../src/memory/episodes/hybrid-ranker.ts';
import { rankLines, scoreOfWorth } from '../../../src/memory/episodes/line-ranker.ts';
import type { MemoryLine } from '../../../src/memory/episodes/memory.ts';
import { evidenceOf } from '../../../src/memory/episodes/query-evidence.ts';
import { analyseQuery } from '../../../src/memory/episodes/recall-query.ts';
import { termsOfLines } from '../../../src/memory/episodes/turn-memory.ts';
import { BY_WORDS } from '../../../src/memory/episodes/vector-trust.ts';
import { candidatesOf } from './small-index.ts';

const NOW = new Date('2026-04-01T00:00:00Z');

/** Ranks the lines of one session's turns for a query, by words alone, and returns their texts, the best first. */
function best(query: string, turns: readonly (readonly MemoryLine[])[], language = 'en'): string[] {
  const createdAt = new Date('2026-03-10T10:00:00Z');
  const memories = turns.map((lines, index) => ({
    id: String(index),
    sessionId: 's1',
    turnNumber: index + 1,
    createdAt,
    terms: termsOfLines(lines, language, createdAt),
  }));
  const { terms, days } = analyseQuery(query, language, NOW);
  const found = candidatesOf(memories, query);
  const ranked = rankCandidates(found, { now: NOW, days, ...BY_WORDS });
  const evidence = { ...evidenceOf(found), vectors: 'none' as const };
  const read = ranked.map(({ memoryId, measures }) => {
    const index = Number(memoryId);
    const lines = turns[index] ?? [];
    return { memoryId, sessionId: 's1', turnNumber: index + 1, lines, language, createdAt, measures };
  });
  const { lines } = rankLines({ text: query, terms, days, language, evidence }, read);
  return lines.map(({ turn, line }) => read[turn]?.lines[line]?.[1] ?? '');
}

describe('rankLines', () => {
  it('puts the line that says it before the others of its turn', () => {
    const [first] = best('What instrument does Luis play?', [
      [
        ['Ana', 'I had a long day at work.'],
        ['Luis', 'I play the cello, my favourite instrument.'],
      ],
      [
        ['Ana', 'The garden is lovely.'],
        ['Luis', 'Yes, the roses too.'],
      ],
    ]);
    expect(first).toBe('I play the cello, my favourite instrument.');
  });

  it('puts the answer to a question before a line that says nothing', () => {
    const ranked = best('Where did Ana adopt the cat?', [
      [
        ['Luis', 'Where did you adopt the cat?'],
        ['Ana', 'At the shelter on Main Street.'],
      ],
      [
        ['Luis', 'I like tea.'],
        ['Ana', 'So do they.'],
      ],
    ]);
    expect(ranked.indexOf('At the shelter on Main Street.')).toBeLessThan(ranked.indexOf('I like tea.'));
  });

  it('prefers who is asked about', () => {
    const [first] = best('What did Ana paint?', [
      [
        ['Ana', 'I paint lakes.'],
        ['Luis', 'I paint lakes.'],
      ],
    ]);
    expect(first).toBe('I paint lakes.');
  });

  it('takes lines without words, and queries of which no word is known', () => {
    expect(best('¿Qué?', [[['Ana', '…']], [['Ana', '']]], 'es').length).toBeLessThanOrEqual(2);
    expect(best('xylophone quagmire', [[['Ana', 'hello there']]])).toHaveLength(1);
  });
});

describe('scoreOfWorth', () => {
  it('is 0.5 at the same worth for every query whose words are known, and less where they are not', () => {
    for (const vectors of ['understood', 'strange', 'none'] as const) {
      const scores = [-10, 0, 5, 10, 30].map((worth) => scoreOfWorth(worth, 1, vectors));
      expect(scores).toEqual(scores.toSorted((a, b) => a - b));
      expect(scores.every((score) => score >= 0 && score <= 1)).toBe(true);
      expect(scoreOfWorth(8, 0.2, vectors)).toBeLessThan(scoreOfWorth(8, 1, vectors));
    }
  });
});
