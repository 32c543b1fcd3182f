import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assertInTime } from '../support/timed-property.ts';

it('waits for the run of a property that is under way when the time is up', async () => {
  let begun = 0;
  let ended = 0;
  const slow = fc.asyncProperty(fc.nat(), async () => {
    begun += 1;
    await sleep(50);
    ended += 1;
  });
  await assertInTime(slow, 1_000, 120);
  expect(ended).toBe(begun);
  expect(begun).toBeLessThan(1_000);
});

it('fails where a run does', async () => {
  const failing = fc.asyncProperty(fc.nat(), async (number) => expect(number).toBeLessThan(0));
  await expect(assertInTime(failing, 10)).rejects.toThrow('Property failed');
});
