import { describe, expect, it } from 'vitest';
import { CircuitBreaker } from '../../src/circuit-breaker.ts';

describe('CircuitBreaker', () => {
  const breakerAt = () => {
    const clock = { now: 0 };
    return { clock, breaker: new CircuitBreaker({ failures: 3, restMs: 1_000, now: () => clock.now }) };
  };
  const failTimes = (breaker: CircuitBreaker, times: number) => {
    for (let n = 0; n < times; n += 1) breaker.failed();
  };

  it('tries every call while failures are fewer than allowed', () => {
    const { breaker } = breakerAt();
    failTimes(breaker, 2);
    expect(breaker.admits()).toBe(true);
  });

  it('forgets failures after a success, for only failures in a row tell of an outage', () => {
    const { breaker } = breakerAt();
    failTimes(breaker, 2);
    breaker.succeeded();
    failTimes(breaker, 2);
    expect(breaker.admits()).toBe(true);
  });

  it('tries nothing while it rests, then one call, and the others wait for its outcome', () => {
    const { breaker, clock } = breakerAt();
    failTimes(breaker, 3);
    expect(breaker.admits()).toBe(false);
    clock.now = 999;
    expect(breaker.admits()).toBe(false);
    clock.now = 1_000;
    expect([breaker.admits(), breaker.admits(), breaker.admits()]).toEqual([true, false, false]);
  });

  it('tells whether it rests without using up the one call', () => {
    const { breaker, clock } = breakerAt();
    expect(breaker.isResting).toBe(false);
    failTimes(breaker, 3);
    expect(breaker.isResting).toBe(true);
    clock.now = 1_000;
    expect([breaker.isResting, breaker.isResting, breaker.admits(), breaker.isResting]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('closes when the one call succeeds', () => {
    const { breaker, clock } = breakerAt();
    failTimes(breaker, 3);
    clock.now = 1_000;
    breaker.admits();
    breaker.succeeded();
    expect([breaker.admits(), breaker.admits()]).toEqual([true, true]);
  });

  it('rests again when the one call fails', () => {
    const { breaker, clock } = breakerAt();
    failTimes(breaker, 3);
    clock.now = 1_500;
    breaker.admits();
    breaker.failed();
    clock.now = 2_400;
    expect(breaker.admits()).toBe(false);
    clock.now = 2_500;
    expect(breaker.admits()).toBe(true);
  });
});
