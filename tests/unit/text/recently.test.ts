import { describe, expect, it } from 'vitest';
import { recently } from '../../../src/memory/text/recently.ts';

describe('recently', () => {
  const counted = () => {
    const asked: string[] = [];
    const read = recently((text, key) => {
      asked.push(`${key}:${text}`);
      return text === '' ? null : text.toUpperCase();
    });
    return { asked, read };
  };

  it('reads a text once for each key, also one of which nothing is made', () => {
    const { asked, read } = counted();
    expect([read('a', 'es'), read('a', 'es'), read('a', 'en'), read('', 'es'), read('', 'es')]).toEqual([
      'A',
      'A',
      'A',
      null,
      null,
    ]);
    expect(asked).toEqual(['es:a', 'en:a', 'es:']);
  });

  it('forgets what was long ago, and remembers no long text', () => {
    const { asked, read } = counted();
    read('first', 'es');
    for (let number = 0; number < 256; number += 1) read(`text ${number}`, 'es');
    read('first', 'es');
    expect(asked.filter((one) => one === 'es:first')).toHaveLength(2);
    const long = 'x'.repeat(1_001);
    read(long, 'es');
    read(long, 'es');
    expect(asked.filter((one) => one.length > 1_000)).toHaveLength(2);
  });
});
