import { describe, expect, it } from 'vitest';
import { eachMatch } from '../../../src/memory/text/each-match.ts';

const TEXTS = ['', 'a', 'aba, ab', 'ñandú 🎉🎉 y 𝒳𝒳', '🎉', 'uno\ndos\n\ntres', 'x'.repeat(40)];
const PATTERNS = [/a/g, /(?<name>\p{L}+)/gu, /x*/g, /x*/gu, /(?=\p{L})|🎉/gu, /^/gm, /\b/g];

describe('eachMatch', () => {
  it.each(PATTERNS)('finds with %s what matchAll finds, empty matches among them', (pattern) => {
    for (const text of TEXTS) {
      const found: unknown[] = [];
      eachMatch(pattern, text, (match) => found.push([match.index, [...match], { ...match.groups }]));
      const wanted = [...text.matchAll(pattern)].map((match) => [match.index, [...match], { ...match.groups }]);
      expect(found).toEqual(wanted);
    }
  });
});
