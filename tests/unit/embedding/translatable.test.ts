import { describe, expect, it } from 'vitest';
import { translatable } from '../../../src/embedding/translation/translatable.ts';

describe('translatable', () => {
  it.each([
    ['ends a line as a sentence', 'Soy Ana\n ¿Y vos?\r\nYo no.\n\nBien', 'Soy Ana. ¿Y vos? Yo no. Bien'],
    ['composes letters', 'an\u0303o', 'año'],
    ['leaves no control character', 'a\0b\x1b[0mc\u200bd\ud800e\u{10ffff}', 'a b [0mc d\ufffde'],
    ['has nothing to say of blanks', ' \n\t\0 ', ''],
    ['breaks a run that is no word', 'a'.repeat(130), `${'a'.repeat(128)} aa`],
  ])('%s', (_, text, expected) => {
    expect(translatable(text)).toBe(expected);
  });

  it('reads no more than a model does', () => {
    expect(translatable('casa '.repeat(100_000)).length).toBeLessThan(5_000);
  });
});
