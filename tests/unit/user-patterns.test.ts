import { describe, expect, it } from 'vitest';
import { patternsOf } from '../../src/memory/sessions/user-patterns.ts';

const NONE = { commands: [], topics: [] };

const turn = (language: string, createdAt: string, ...places: string[]) => ({
  language,
  createdAt: new Date(createdAt),
  places: places.map((name) => ({ name })),
});

describe('patternsOf', () => {
  it('is empty for no turns', () => {
    expect(patternsOf([], NONE, 'UTC')).toEqual({
      languages: [],
      active_hours: [],
      frequent_commands: [],
      frequent_places: [],
      topics: [],
    });
  });

  it('counts, the most frequent first, at most five of each', () => {
    const turns = Array.from({ length: 8 }, (_, n) =>
      Array.from({ length: n + 1 }, () => turn(`l${n}`, `2026-01-01T${String(n).padStart(2, '0')}:10:00Z`, `p${n}`)),
    ).flat();
    const patterns = patternsOf(turns, NONE, 'UTC');
    expect(patterns.languages).toEqual([7, 6, 5, 4, 3].map((n) => ({ language: `l${n}`, turns: n + 1 })));
    expect(patterns.active_hours).toEqual([7, 6, 5, 4, 3].map((n) => ({ hour: n, turns: n + 1 })));
    expect(patterns.frequent_places).toEqual([7, 6, 5, 4, 3].map((n) => ({ name: `p${n}`, mentions: n + 1 })));
  });

  it('counts hours in the asked time zone, midnight being 0', () => {
    const turns = [turn('es', '2026-01-01T23:30:00Z')];
    expect(patternsOf(turns, NONE, 'UTC').active_hours).toEqual([{ hour: 23, turns: 1 }]);
    expect(patternsOf(turns, NONE, 'Europe/Madrid').active_hours).toEqual([{ hour: 0, turns: 1 }]);
    expect(patternsOf(turns, NONE, 'Asia/Kathmandu').active_hours).toEqual([{ hour: 5, turns: 1 }]);
    expect(patternsOf([turn('es', '2026-07-01T22:30:00Z')], NONE, 'Europe/Madrid').active_hours).toEqual([
      { hour: 0, turns: 1 },
    ]);
  });

  it('counts a place for each mention, also twice in one turn, and names as they are, also strange ones', () => {
    expect(
      patternsOf([turn('es', '2026-01-01T00:00:00Z', 'Bar', 'Bar', '__proto__', 'constructor')], NONE, 'UTC')
        .frequent_places,
    ).toEqual([
      { name: 'Bar', mentions: 2 },
      { name: '__proto__', mentions: 1 },
      { name: 'constructor', mentions: 1 },
    ]);
  });
});
