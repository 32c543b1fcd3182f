import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HipocampoError } from '../../src/errors.ts';
import { decodeCursor, encodeCursor } from '../../src/http/cursor.ts';

const position = z.strictObject({ before: z.int().min(1), name: z.string() });

describe('a cursor', () => {
  it('says again where the page goes on, whatever the position holds, in characters that a URL may hold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), fc.string({ unit: 'grapheme' }), (before, name) => {
        const cursor = encodeCursor({ before, name });
        expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(decodeCursor(cursor, position)).toEqual({ before, name });
      }),
    );
  });

  it('is null where there is none', () => {
    expect(decodeCursor(undefined, position)).toBeNull();
  });

  it('is refused by name when it is not one of ours, and never breaks', () => {
    const refused = (cursor: string) => {
      try {
        decodeCursor(cursor, position);
      } catch (error) {
        expect(error).toBeInstanceOf(HipocampoError);
        expect(error).toMatchObject({ code: 'invalid_request', faults: [{ pointer: '?cursor' }] });
        return;
      }
      expect.unreachable(`taken: ${cursor}`);
    };
    for (const value of [
      null,
      5,
      'x',
      [],
      {},
      { before: 0, name: '' },
      { before: '1', name: '' },
      { before: 1 },
      { before: 1, name: '', more: 1 },
    ])
      refused(encodeCursor(value));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => refused(text)));
    fc.assert(fc.property(fc.jsonValue(), (value) => refused(encodeCursor(value))));
  });
});
