import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FrameReader, frameOf } from '../../src/frames.ts';

describe('FrameReader.push', () => {
  it('gives every text whole and in order, however the bytes are cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 8 }),
        fc.array(fc.integer({ min: 1, max: 12 })),
        (texts, cuts) => {
          const bytes = Buffer.concat(texts.map(frameOf));
          const reader = new FrameReader(1_000);
          const read: string[] = [];
          let start = 0;
          for (const cut of [...cuts, bytes.length]) {
            read.push(...reader.push(bytes.subarray(start, start + cut)));
            start += cut;
          }
          expect(read).toStrictEqual(texts.map((text) => text.toWellFormed()));
        },
      ),
    );
  });

  it('takes the longest text that is allowed, and refuses a longer one before it has come', () => {
    const reader = new FrameReader(10);
    expect(reader.push(frameOf('0123456789'))).toStrictEqual(['0123456789']);
    expect(() => reader.push(frameOf('0123456789a').subarray(0, 4))).toThrow(RangeError);
  });
});
