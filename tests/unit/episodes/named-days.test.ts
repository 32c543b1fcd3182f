import { describe, expect, it } from 'vitest';
import { dayOfMoment, daysAsked, daysTold, nearnessOfDays } from '../../../src/memory/episodes/named-days.ts';

const WEDNESDAY = new Date('2026-11-11T15:00:00Z');
const DAY = 86_400_000;

const asIso = ({ from, to }: { from: number; to: number }): string =>
  `${new Date(from).toISOString().slice(0, 10)} + ${(to - from) / DAY}`;
const asked = (query: string, language: string) => daysAsked(query, language, WEDNESDAY).map(asIso);

describe('daysAsked', () => {
  it.each([
    ['es', '¿qué te conté el martes?', ['2026-11-10 + 1']],
    ['es', '¿De qué hablamos la semana pasada?', ['2026-11-02 + 7']],
    ['es', '¿qué te dije el 7 de mayo?', ['2026-05-07 + 1']],
    ['es', '¿qué pasó en diciembre?', ['2025-12-01 + 31']],
    ['es', '¿qué pasó en diciembre de 2024?', ['2024-12-01 + 31']],
    ['es', '¿cómo se llama mi gata?', []],
    ['es', '¿qué hice el año pasado?', []],
    ['pt', 'o que te contei na terça-feira?', ['2026-11-10 + 1']],
    ['pt', 'Do que falamos na semana passada?', ['2026-11-02 + 7']],
    ['pt', 'o que aconteceu em março de 2025?', ['2025-03-01 + 31']],
    ['pt', 'o que te disse em 7 de maio?', ['2026-05-07 + 1']],
    ['pt', 'como se chama a minha gata?', []],
    ['en', 'What did we talk about on May 7th, 2023?', ['2023-05-07 + 1']],
    ['en', 'what did I say on Tuesday?', ['2026-11-10 + 1']],
    ['en', 'What did Ana do in May 2023?', ['2023-05-01 + 31']],
    ['en', 'may I ask you something?', []],
    ['en', 'what did I say on 2026-10-01?', ['2026-10-01 + 1']],
  ])('%s: "%s"', (language, query, days) => {
    expect(asked(query, language)).toEqual(days);
  });
});

describe('daysTold', () => {
  it('tells the days by their distance and by their date', () => {
    expect(daysTold('fui ayer, y vuelvo el 3 de octubre', 'es', WEDNESDAY).map(asIso)).toEqual([
      '2026-11-10 + 1',
      '2026-10-03 + 1',
    ]);
  });
});

describe('nearnessOfDays', () => {
  it('is 1 on the days asked for, and less with every day from them', () => {
    const days = daysAsked('la semana pasada', 'es', WEDNESDAY);
    const near = (day: string) => nearnessOfDays(days, [dayOfMoment(Date.parse(day))]);
    expect(near('2026-11-02')).toBe(1);
    expect(near('2026-11-08T23:59:00Z')).toBe(1);
    expect(near('2026-11-09')).toBeCloseTo(Math.exp(-1 / 4));
    expect(near('2026-11-01')).toBeCloseTo(Math.exp(-1 / 4));
    expect(near('2026-12-09')).toBeLessThan(0.001);
  });
});
