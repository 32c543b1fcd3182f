import { describe, expect, it } from 'vitest';
import { askedTimes, resolveTimes } from '../../../src/memory/episodes/relative-time.ts';
import { ENGLISH_TIMES } from '../../../src/memory/episodes/relative-times/en.ts';
import { SPANISH_TIMES } from '../../../src/memory/episodes/relative-times/es.ts';
import type { RelativeTime } from '../../../src/memory/episodes/relative-times/language-times.ts';
import { PORTUGUESE_TIMES } from '../../../src/memory/episodes/relative-times/pt.ts';
import { cpuNow } from '../../support/cpu-time.ts';

const WEDNESDAY = new Date('2026-11-11T15:00:00Z');

const examplesOf = ({ examples }: RelativeTime, language: string, read: typeof resolveTimes) =>
  Object.entries(examples).map(([text, date]) => ({ language, text, date, read }));

describe('resolveTimes', () => {
  const examples = (
    [
      ['es', SPANISH_TIMES],
      ['en', ENGLISH_TIMES],
      ['pt', PORTUGUESE_TIMES],
    ] as const
  ).flatMap(([language, { times, asked }]) => [
    ...times.flatMap((time) => examplesOf(time, language, resolveTimes)),
    ...[...times, ...asked].flatMap((time) => examplesOf(time, language, askedTimes)),
  ]);
  it.each(examples)('$read.name, $language: "$text" is $date', ({ language, text, date, read }) => {
    expect(read(text, WEDNESDAY, language).map((time) => time.date)).toEqual(date === null ? [] : [date]);
  });

  it('tells the words with the date, each date once, three at most', () => {
    const text = 'Ayer fui, sí, ayer; y anteayer, y mañana, y el mes pasado';
    expect(resolveTimes(text, WEDNESDAY, 'es')).toEqual([
      { said: 'ayer', date: '2026-11-10' },
      { said: 'anteayer', date: '2026-11-09' },
      { said: 'mañana', date: '2026-11-12' },
    ]);
  });

  it('crosses months and years', () => {
    expect(resolveTimes('yesterday', new Date('2027-01-01T00:00:00Z'), 'en')[0]?.date).toBe('2026-12-31');
    expect(resolveTimes('last month', new Date('2027-01-31T00:00:00Z'), 'en')[0]?.date).toBe('2026-12');
  });

  it('is read in no time of a text of any length', () => {
    for (const text of ['hace '.repeat(50_000), 'last '.repeat(50_000), 'ayer '.repeat(50_000)]) {
      const started = cpuNow();
      resolveTimes(text, WEDNESDAY, 'es');
      expect(cpuNow() - started).toBeLessThan(300);
    }
  });
});
