import { describe, expect, it } from 'vitest';
import { isBehind, unseenBy } from '../../src/stores/snapshot.ts';

describe('a snapshot', () => {
  it('does not see what began after it, nor what was open', () => {
    expect(unseenBy(null)).toEqual({ from: 0, open: [] });
    expect(unseenBy('10:10:')).toEqual({ from: 10, open: [] });
    expect(unseenBy('10:20:10,14')).toEqual({ from: 20, open: [10, 14] });
  });

  it('has everything from the oldest on read again where too many were open', () => {
    const open = (count: number) => Array.from({ length: count }, (_, index) => 10 + index);
    expect(unseenBy(`10:5000:${open(1_000)}`)).toEqual({ from: 5_000, open: open(1_000) });
    expect(unseenBy(`10:5000:${open(1_001)}`)).toEqual({ from: 10, open: [] });
  });

  it('is behind another only where the database had come further then', () => {
    expect(isBehind('10:20:10', '12:20:12')).toBe(false);
    expect(isBehind('10:21:10', '12:20:12')).toBe(false);
    expect(isBehind('10:19:10', '12:20:12')).toBe(true);
    expect(isBehind('10:99999999999:', '10:100000000000:')).toBe(true);
  });
});
