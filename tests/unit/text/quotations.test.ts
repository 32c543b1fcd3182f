import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotationsIn } from '../../../src/memory/text/quotations.ts';
import { cpuMilliseconds } from '../../support/cpu-time.ts';
import { HOSTILE_TEXTS } from '../episodes/hostile-texts.ts';

describe('quotationsIn', () => {
  it('finds what a pattern finds that looks for the first mark that closes', () => {
    const pattern = /«[^»]*»|"[^"]*"|“[^”]*”/g;
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('«', '»', '"', '“', '”', 'a', ' ') }), (text) => {
        const found = [...text.matchAll(pattern)].map(({ 0: quotation, index }) => [index, index + quotation.length]);
        expect([...quotationsIn(text)]).toEqual(found);
      }),
    );
  });

  it.each(HOSTILE_TEXTS)('has a bounded cost for 256 KiB of %s', (_name, text) => {
    expect(cpuMilliseconds(() => [...quotationsIn(text)], 3, 500)).toBeLessThan(500);
  });
});
