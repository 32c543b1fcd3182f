import { expect, it } from 'vitest';
import { endStart, keepYoungSmall } from '../../src/start-heap.ts';

it('collects what a start left behind', async () => {
  keepYoungSmall();
  const left = new WeakRef({ text: 'x'.repeat(1_000) });
  // What a reference was made for is held until its turn of the loop is over.
  await new Promise((resolve) => setTimeout(resolve));
  endStart();
  expect(left.deref()).toBeUndefined();
});
