import { describe, expect, it } from 'vitest';
import { tokensOf } from '../../../src/memory/understanding/token.ts';
import { cpuMilliseconds } from '../../support/cpu-time.ts';

const kinds = (text: string) => tokensOf(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

describe('tokensOf', () => {
  it.each([
    ['ana.b@mail.example.com', 'other ana.b@mail.example.com'],
    ['https://a.b/c?d=e', 'other https://a.b/c?d=e'],
    ['@ana_b', 'other @ana_b'],
    ['src/main.ts', 'word src', 'mark /', 'other main.ts'],
    ['run()', 'other run()'],
    ['max_tokens', 'other max_tokens'],
    ['x@y@z.com', 'word x', 'mark @', 'other y@z.com'],
  ])('takes %s for no talk', (text, ...expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it.each(['@', '@a', 'a@', 'x@y@', '1.1.€', 'a.', 'a-', '_', 'www.', '1', 'a'])(
    'takes time linear in 2,000 characters of "%s"',
    (fragment) => {
      const text = fragment.repeat(2_000).slice(0, 2_000);
      expect(cpuMilliseconds(() => tokensOf(text), 3, 200)).toBeLessThan(200); // 1 to 6 ms alone; took 2 s
    },
  );
});
