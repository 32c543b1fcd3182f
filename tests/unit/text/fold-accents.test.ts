import { describe, expect, it } from 'vitest';
import { compose, foldAccents } from '../../../src/memory/text/fold-accents.ts';
import { cpuMilliseconds } from '../../support/cpu-time.ts';
import { HOSTILE_TEXTS } from '../episodes/hostile-texts.ts';

describe('foldAccents', () => {
  it('leaves out accents, however they are written', () => {
    expect(foldAccents('mañana mañana')).toBe('manana manana');
    expect(foldAccents('क्षत्रिय')).toBe('क्षत्रिय');
  });

  it.each(HOSTILE_TEXTS)('has a bounded cost for 256 KiB of %s, as composing it has', (_name, text) => {
    expect(cpuMilliseconds(() => foldAccents(text), 3, 1_000)).toBeLessThan(1_000);
    expect(cpuMilliseconds(() => compose(text), 3, 1_000)).toBeLessThan(1_000);
  });
});
