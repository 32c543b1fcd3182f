import { describe, expect, it } from 'vitest';
import { isNearDuplicate, similarityRatio } from '../../../src/memory/text/near-duplicate.ts';
import { cpuMilliseconds } from '../../support/cpu-time.ts';
import { HOSTILE_TEXTS } from '../episodes/hostile-texts.ts';

describe('similarityRatio', () => {
  // What Python 3's difflib.SequenceMatcher(None, a, b, autojunk=False).ratio() says.
  it.each([
    ['abcd', 'bcde', 0.75],
    ['', '', 1],
    ['a', '', 0],
    ['fue a Oaxaca', 'viajó a Oaxaca', 0.692_307_692],
    ['qabxcd', 'abycdf', 0.666_666_667],
    ['private Thread currentThread;', 'private volatile Thread currentThread;', 0.865_671_642],
  ])('of "%s" and "%s" is what Python says', (a, b, ratio) => {
    expect(similarityRatio(a, b)).toBeCloseTo(ratio, 6);
  });

  it('compares longer texts word by word', () => {
    const words = Array.from({ length: 400 }, (_, index) => `palabra${index}`);
    const other = words.map((word, index) => (index === 200 ? 'otra' : word));
    expect(similarityRatio(words.join(' '), other.join(' '))).toBeCloseTo(399 / 400, 6);
  });
});

describe('isNearDuplicate', () => {
  it.each([
    ['fue a Oaxaca la semana pasada', 'Fue a Oaxaca la semana pasada.'],
    ['fue a Oaxaca la semana pasada', 'viajó a Oaxaca la semana pasada'],
    [
      'Al usuario le gusta el café con leche por la mañana',
      'Al usuario le gusta mucho el café con leche por las mañanas',
    ],
    ['prefiere el restaurante de siempre', 'prefiere el resturante de siempre'],
    ['Mañana viaja a Lima', 'manana viaja a lima'],
    ['El usuario prefiere respuestas cortas', 'el usuario prefiere las respuestas cortas'],
  ])('takes "%s" and "%s" for the same', (a, b) => {
    expect(isNearDuplicate(a, b)).toBe(true);
    expect(isNearDuplicate(b, a)).toBe(true);
  });

  it.each([
    ['Tiene 2 perros muy grandes', 'Tiene 3 perros muy grandes'],
    ['la reunión es el 3 de mayo con el jefe', 'la reunión es el 4 de mayo con el jefe'],
    ['la reunión es en mayo con el jefe', 'la reunión es en junio con el jefe'],
    ['Al usuario le gusta bailar tango', 'Al usuario no le gusta bailar tango'],
    ['She can come to the party', "She can't come to the party"],
    ['Su mejor amiga se llama Marta', 'Su mejor amiga se llama María'],
    ['le gusta el café con leche', 'le gusta el té con leche'],
    ['fue a Oaxaca la semana pasada con Ana', 'fue a Oaxaca la semana pasada'],
    ['vive en Madrid', 'trabaja de enfermera'],
    ['Vive en Madrid', 'Vive en Málaga'],
    ['vive en madrid', 'vive en málaga'],
    ['Vive en Madrid con su novia Paula', 'Vive en Málaga con su novia Paula'],
    ['trabaja en una panadería de Sevilla', 'trabaja en una pastelería de Sevilla'],
  ])('takes "%s" and "%s" for two things', (a, b) => {
    expect(isNearDuplicate(a, b)).toBe(false);
    expect(isNearDuplicate(b, a)).toBe(false);
  });

  it.each(HOSTILE_TEXTS)('has a bounded cost for 256 KiB of %s', (_name, text) => {
    expect(cpuMilliseconds(() => isNearDuplicate(text, `x${text.slice(2)}`))).toBeLessThan(2_000);
  });

  it.each([
    ['a'.repeat(1_000), 'a'.repeat(999)],
    ['ab'.repeat(500), 'ba'.repeat(500)],
    ['a b '.repeat(499), 'b a '.repeat(499)],
    ['a b '.repeat(1_000), 'b a c '.repeat(600)],
  ])('has a bounded cost where everything matches everything, case %#', (a, b) => {
    expect(cpuMilliseconds(() => similarityRatio(a, b))).toBeLessThan(250);
  });
});
