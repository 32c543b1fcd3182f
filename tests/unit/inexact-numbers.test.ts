import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inexactNumbers } from '../../src/http/inexact-numbers.ts';

const placesIn = (text: string) => inexactNumbers(text, JSON.parse(text)).map(({ pointer }) => pointer);

describe('inexactNumbers', () => {
  it('names the place of each whole number that would come back as another', () => {
    expect(placesIn('{"a":[{"id":9007199254740993}],"b/c":-12345678901234567890,"d":1}')).toEqual(['/a/0/id', '/b~1c']);
    expect(placesIn('9007199254740993')).toEqual(['']);
  });

  it('leaves alone what comes back as it was written: strings, fractions, powers, and what 53 bits hold', () => {
    for (const text of [
      '{"id":"12345678901234567890","9007199254740993":1}',
      '{"a":"\\"9007199254740993","b":"\\\\","c":9007199254740992}',
      '[9007199254740991,-9007199254740991,123456789012345680000,1.7976931348623157e308,0.12345678901234567]',
      '[1764360000.12345678901234567,12345678901234567e-5]',
    ])
      expect(placesIn(text)).toEqual([]);
  });

  it('takes whatever JavaScript writes, and costs little for a body of digits', () => {
    const written = fc.json().map((text) => JSON.stringify(JSON.parse(text)));
    fc.assert(
      fc.property(written, (text) => {
        expect(placesIn(text)).toEqual([]);
      }),
    );
    const digits = JSON.stringify(['1234567890123456789 "\\'.repeat(40_000)]);
    expect(placesIn(digits)).toEqual([]);
  });
});
