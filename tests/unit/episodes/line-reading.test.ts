import { describe, expect, it } from 'vitest';
import { readLine } from '../../../src/memory/episodes/line-reading.ts';
import { cpuMilliseconds } from '../../support/cpu-time.ts';

describe('readLine', () => {
  it.each([
    ['dijo "ya voy" y se fue', true],
    ['leyó «Rayuela»', true],
    ['mide 6" y la otra 7"', true],
    ['un "a" y nada', false],
    ['«no se cierra', false],
    ['“se cierra: «así”', true],
  ])('tells whether "%s" quotes something', (text, quoted) => {
    expect(readLine(null, text, 'es').quoted).toBe(quoted);
  });

  it('hears nothing changed in what is only asked', () => {
    expect(readLine(null, '¿Ya no vives en Lugo? Hola', 'es').changes).toBe(false);
    expect(readLine(null, 'Hola. Ya no vivo en Lugo', 'es').changes).toBe(true);
  });

  it.each(['«', '“', '? a'])('has a bounded cost for a thousand long lines of %s', (unit) => {
    const line = unit.length === 1 ? unit.repeat(1_990) : `${unit}${'a'.repeat(1_980)}`;
    let number = 0; // none is read twice, or it would be remembered
    const read = () => {
      for (let at = 0; at < 1_000; at += 1, number += 1) readLine(null, `${line}${number}`, 'es');
    };
    expect(cpuMilliseconds(read, 3, 1_500)).toBeLessThan(1_500);
  });
});
