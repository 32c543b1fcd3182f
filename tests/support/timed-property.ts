import fc from 'fast-check';

const MOST_MS = 60_000;

/**
 * Asserts a property with as many runs as a minute has room for. fast-check lets the run that is under way go on when the time is up: it is
 * waited for, so that what it still writes does not meet the next test.
 */
export async function assertInTime<Values>(
  property: fc.IAsyncProperty<Values>,
  runs: number,
  mostMs = MOST_MS,
): Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve();
  const run = property.run.bind(property);
  property.run = (...given) => {
    const going = Promise.resolve(run(...given));
    underWay = going.catch(() => undefined);
    return going;
  };
  try {
    await fc.assert(property, { numRuns: runs, interruptAfterTimeLimit: mostMs, markInterruptAsFailure: false });
  } finally {
    await underWay;
  }
}
