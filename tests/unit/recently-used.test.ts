import { describe, expect, it } from 'vitest';
import { RecentlyUsed } from '../../src/recently-used.ts';

describe('RecentlyUsed', () => {
  it('holds what is asked for again, and no more than it may', () => {
    const values = new RecentlyUsed<number>(10);
    for (let number = 0; number < 100; number += 1) {
      values.set(String(number), number);
      expect(values.get('0')).toBe(0);
      expect(values.get(String(number))).toBe(number);
    }
    const held = Array.from({ length: 100 }, (_, number) => values.get(String(number))).filter(
      (one) => one !== undefined,
    );
    expect(held.length).toBeLessThanOrEqual(10);
    expect(values.get('50')).toBeUndefined();
  });

  it('forgets a key, in whichever half it is, and takes its newest value', () => {
    const values = new RecentlyUsed<string>(2);
    values.set('a', 'one');
    values.set('b', 'two');
    values.set('a', 'three');
    expect(values.get('a')).toBe('three');
    values.delete('a');
    expect(values.get('a')).toBeUndefined();
    values.delete('b');
    expect(values.get('b')).toBeUndefined();
  });
});
