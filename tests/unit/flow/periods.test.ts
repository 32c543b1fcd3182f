import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADAPTIVE_DEFAULTS } from '../../../src/memory/conversation/flow/adaptive-settings.ts';
import { mergeSegments } from '../../../src/memory/conversation/segments/merge-segments.ts';
import { periodsIn, withinSlots } from '../../../src/memory/conversation/segments/periods.ts';
import type { Segment, StoredSegment } from '../../../src/memory/conversation/segments/segment.ts';
import { segmentBlock } from '../../../src/memory/conversation/segments/segment-block.ts';
import { wordsFor } from '../../../src/memory/conversation/words.ts';
import { countTokens } from '../../../src/memory/text/token-counter.ts';

const UTC = periodsIn('UTC');

const segment = (at: string, sessionId: string, fromTurn: number, more: Partial<Segment> = {}): StoredSegment => ({
  fromTurn,
  toTurn: fromTurn + 2,
  topic: `tema ${sessionId} ${fromTurn}`,
  discussed: [],
  outcome: '',
  decisions: [],
  openQuestions: [],
  ...more,
  sessionId,
  at: new Date(at),
  language: 'es',
});

const FLIGHTS = segment('2026-11-22T10:05:00Z', 's1', 1, {
  topic: 'Vuelos a Lisboa',
  discussed: ['TAP', 'Iberia'],
  outcome: 'Iberia sale más barato',
  decisions: ['volar con Iberia'],
  openQuestions: ['¿Qué día?'],
});
const HOTEL = segment('2026-11-22T10:40:00Z', 's1', 4, {
  topic: 'Hotel en Alfama',
  discussed: ['Iberia', 'terraza'],
  decisions: ['reservar tres noches'],
});
const DINNER = segment('2026-11-22T21:00:00Z', 's2', 1, {
  topic: 'Cena con Ana',
  outcome: 'El viernes a las 21',
  openQuestions: ['¿Dónde?'],
});

describe('mergeSegments', () => {
  it('unites the keys of segments, the latest first, and keeps the latest of what has one value', () => {
    expect(
      mergeSegments([FLIGHTS, HOTEL, DINNER], { level: 'day', fromDay: '2026-11-22', toDay: '2026-11-22' }),
    ).toEqual({
      fromTurn: 1,
      toTurn: 3,
      topic: 'Cena con Ana',
      discussed: ['Hotel en Alfama', 'Vuelos a Lisboa', 'Iberia', 'terraza', 'TAP'],
      outcome: 'El viernes a las 21',
      decisions: ['reservar tres noches', 'volar con Iberia'],
      openQuestions: ['¿Dónde?'],
      sessionId: 's2',
      period: { level: 'day', segments: 3, fromDay: '2026-11-22', toDay: '2026-11-22' },
    });
  });

  it('takes a question for open only where its session went on no further', () => {
    const period = { level: 'hour', fromDay: '2026-11-22', toDay: '2026-11-22' } as const;
    expect(mergeSegments([FLIGHTS, HOTEL], period).openQuestions).toEqual([]);
    expect(mergeSegments([FLIGHTS, DINNER], period).openQuestions).toEqual(['¿Dónde?', '¿Qué día?']);
  });
});

describe('withinSlots', () => {
  it('tells segments as they are where there are slots for all', () => {
    const told = withinSlots([DINNER, HOTEL, FLIGHTS], 4, UTC);
    expect(told.map(({ topic, period }) => [topic, period])).toEqual([
      ['Vuelos a Lisboa', undefined],
      ['Hotel en Alfama', undefined],
      ['Cena con Ana', undefined],
    ]);
  });

  it('merges the oldest by the hour first, then by the day, then by the week, and no more than it must', () => {
    const levels = (given: readonly StoredSegment[], slots: number) =>
      withinSlots(given, slots, UTC).map(({ period }) =>
        period === undefined ? 1 : `${period.level} ${period.segments}`,
      );
    expect(levels([FLIGHTS, HOTEL, DINNER], 2)).toEqual(['hour 2', 1]);
    expect(levels([FLIGHTS, HOTEL, DINNER], 1)).toEqual(['day 3']);
    const hour = Array.from({ length: 12 }, (_, n) => segment(`2026-11-22T10:${10 + n}:00Z`, 's1', 1 + 3 * n));
    expect(levels(hour, 4)).toEqual(['hour 9', 1, 1, 1]);
    const week = ['16', '17', '18', '19', '20'].flatMap((day) => [
      segment(`2026-11-${day}T09:00:00Z`, `a${day}`, 1),
      segment(`2026-11-${day}T15:00:00Z`, `b${day}`, 1),
    ]);
    expect(levels(week, 4)).toEqual(['week 4', 'day 2', 'day 2', 'day 2']);
  });

  it('counts hours and days in the time zone asked for, and weeks from Monday', () => {
    const there = periodsIn('America/Argentina/Buenos_Aires');
    expect(there(new Date('2026-11-23T02:30:00Z'), 'day')).toBe('2026-11-22');
    expect(there(new Date('2026-11-23T02:30:00Z'), 'hour')).toBe('2026-11-22T23');
    expect(there(new Date('2026-11-23T02:30:00Z'), 'week')).toBe('2026-11-16');
    expect(UTC(new Date('2026-11-23T00:00:00Z'), 'hour')).toBe('2026-11-23T00');
    expect(UTC(new Date('2026-11-23T00:00:00Z'), 'week')).toBe('2026-11-23');
  });

  it('gives the same for the same segments in any order and repeated, tells each once, and keeps to its slots and tokens', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.lorem({ maxCount: 12 }));
    const list = fc.array(text, { maxLength: 4 });
    const stored = fc.record({
      fromTurn: fc.integer({ min: 1, max: 40 }).map((n) => 3 * n - 2),
      toTurn: fc.constant(0),
      topic: text,
      discussed: list,
      outcome: text,
      decisions: list,
      openQuestions: list,
      sessionId: fc.constantFrom('s1', 's2', 's3'),
      // Within three weeks: of four slots each week has one.
      at: fc
        .integer({ min: 0, max: 14 * 24 * 60 })
        .map((minutes) => new Date(Date.UTC(2026, 10, 2) + minutes * 60_000)),
      language: fc.constantFrom('es', 'en'),
    });
    const some = fc
      .uniqueArray(stored, { maxLength: 40, selector: ({ sessionId, fromTurn }) => `${sessionId} ${fromTurn}` })
      .map((all) => all.map((one) => ({ ...one, toTurn: one.fromTurn + 2 })));
    fc.assert(
      fc.property(some, fc.integer({ min: 4, max: 6 }), fc.infiniteStream(fc.nat()), (segments, slots, dice) => {
        const told = withinSlots(segments, slots, UTC);
        const shuffled = [...segments, ...segments.slice(0, 5)]
          .map((one) => [dice.next().value, one] as const)
          .sort(([a], [b]) => a - b)
          .map(([, one]) => one);
        expect(withinSlots(shuffled, slots, UTC)).toEqual(told);
        expect(told.length).toBe(Math.min(segments.length, slots));
        const counted = told.reduce((sum, { period }) => sum + (period?.segments ?? 1), 0);
        expect(counted).toBe(segments.length);
        for (const one of told)
          for (const values of [one.discussed, one.decisions, one.openQuestions])
            if (one.period !== undefined) expect(countTokens(values.join(', '))).toBeLessThanOrEqual(60);
        const block = segmentBlock(told, wordsFor('es'), { ...ADAPTIVE_DEFAULTS, segments: slots });
        expect(block.tokens).toBe(countTokens(block.text));
        const lines = block.text.split('\n').slice(2);
        for (const line of lines) expect(countTokens(`${line}\n`)).toBeLessThanOrEqual(ADAPTIVE_DEFAULTS.segmentTokens);
      }),
      { numRuns: 150 },
    );
  });
});
