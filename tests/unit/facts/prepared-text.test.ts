import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../../src/memory/facts/extraction/prepared-text.ts';
import { cpuMilliseconds } from '../../support/cpu-time.ts';

describe('sentencesOf', () => {
  it('composes letters that are written apart', () => {
    const [sentence] = sentencesOf('vivo en Logron\u0303o');
    expect(sentence?.raw).toBe('vivo en Logro\u00f1o');
  });

  it('has a bounded cost for a pile of marks on a letter', () => {
    const text = `vivo en e${'\u0301\u0323'.repeat(1_500)}`;
    expect(cpuMilliseconds(() => sentencesOf(text), 3, 1_500)).toBeLessThan(1_500);
  });
});
