import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../src/memory/search/search-words.ts';
import { cpuMilliseconds } from '../../support/cpu-time.ts';
import { HOSTILE_TEXTS } from '../episodes/hostile-texts.ts';

describe('wordsOf', () => {
  it('tells where each word stands, whatever its accents are written as', () => {
    const words = [...wordsOf('Un café, ﬁn')].map(({ plain, start, end }) => [plain, start, end]);
    expect(words).toEqual([
      ['un', 0, 2],
      ['cafe', 3, 7],
      ['fin', 9, 11],
    ]);
  });

  it.each(HOSTILE_TEXTS.filter(([name]) => name.includes('marks')))(
    'has a bounded cost for 256 KiB of %s',
    (_name, text) => {
      expect(cpuMilliseconds(() => [...wordsOf(text)].length, 3, 1_500)).toBeLessThan(1_500);
    },
  );
});
