import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SingleFlight } from '../../src/memory/conversation/single-flight.ts';

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('SingleFlight.run', () => {
  it('gives what the work gave', async () => {
    expect(await new SingleFlight<number>().run('k', async () => 5)).toBe(5);
  });

  it('answers a crowd with two runs: the one under way, and one for all that came after it began', async () => {
    const flights = new SingleFlight<number>();
    let runs = 0;
    const load = async () => {
      runs += 1;
      const mine = runs;
      await tick();
      return mine;
    };
    const answers = await Promise.all(Array.from({ length: 100 }, () => flights.run('k', load)));
    expect(runs).toBe(2);
    expect(answers).toEqual([1, ...Array<number>(99).fill(2)]);
  });

  it('runs keys apart from each other', async () => {
    const flights = new SingleFlight<string>();
    const slow = flights.run('slow', () => new Promise(() => undefined));
    expect(await flights.run('fast', async () => 'done')).toBe('done');
    void slow;
  });

  it('starts anew once nobody flies, keeping nothing', async () => {
    const flights = new SingleFlight<number>();
    let runs = 0;
    for (let n = 1; n <= 5; n += 1) {
      expect(await flights.run('k', async () => ++runs)).toBe(n);
      await tick();
    }
  });

  it('fails those who flew with it, and the next ones fly all the same', async () => {
    const flights = new SingleFlight<number>();
    let runs = 0;
    const load = async () => {
      runs += 1;
      await tick();
      if (runs === 1) throw new Error('first');
      return runs;
    };
    const [first, second, third] = await Promise.allSettled([
      flights.run('k', load),
      flights.run('k', load),
      flights.run('k', load),
    ]);
    expect(first).toMatchObject({ status: 'rejected', reason: { message: 'first' } });
    expect([second, third]).toMatchObject([{ value: 2 }, { value: 2 }]);
    await tick();
    expect(await flights.run('k', load)).toBe(3);
  });

  it('fails a waiting crowd without standing in the way of later callers', async () => {
    const flights = new SingleFlight<number>();
    const failing = async () => {
      await tick();
      throw new Error('away');
    };
    const crowd = await Promise.allSettled(Array.from({ length: 5 }, () => flights.run('k', failing)));
    expect(crowd.every((one) => one.status === 'rejected')).toBe(true);
    await tick();
    expect(await flights.run('k', async () => 1)).toBe(1);
  });

  it('never answers a caller from work that began before the caller asked, however callers and work interleave', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 12 }),
        fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
        async (scheduler, keys, failures) => {
          const flights = new SingleFlight<number>();
          let clock = 0;
          let runs = 0;
          const callers = keys.map((key) =>
            scheduler.schedule(Promise.resolve(), `caller of ${key}`).then(async () => {
              clock += 1;
              const asked = clock;
              const began = await flights
                .run(key, () => {
                  clock += 1;
                  const started = clock;
                  const fails = failures[runs++ % failures.length];
                  return scheduler.schedule(Promise.resolve(), `work for ${key}`).then(() => {
                    if (fails) throw started;
                    return started;
                  });
                })
                .catch((started: unknown) => started as number);
              expect(began).toBeGreaterThan(asked);
            }),
          );
          await scheduler.waitFor(Promise.all(callers));
          expect(runs).toBeLessThanOrEqual(keys.length);
        },
      ),
      { numRuns: 300 },
    );
  });
});
