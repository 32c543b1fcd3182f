import { performance } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { CHAOS } from '../support/chaos.ts';
import { describeWithPrivateRedis } from '../support/needs.ts';
import { faultsOf, runNemesis } from './consistency/faults.ts';
import { History } from './consistency/history.ts';
import { CALM_REPLIES, CLIENTS, installed, replies, report, sessions, sumOf, verdict } from './consistency/run.ts';
import { runWorkload } from './consistency/workload.ts';

/** Of a long run, by hand: `CONSISTENCY_OPERATIONS=100000 npx vitest run --project e2e tests/e2e/consistency.test.ts`. */
const OPERATIONS = Number(process.env.CONSISTENCY_OPERATIONS ?? 0);
const LEAST_RUN_MS = CHAOS ? 90_000 : 0; // each fault strikes once however short
const SLOWEST_PER_SECOND = 20; // below this rate a long run is given up
const SELDOM = CHAOS ? 3 : 0; // of what a workload seldom does; more would have every fault strike three times
/** A run in which the service hardly worked, or in which the faults were never felt, proves nothing. */
const AT_LEAST: readonly (readonly [outcome: RegExp, count: number])[] = [
  [/./, OPERATIONS > 0 ? OPERATIONS * 0.99 : CHAOS ? 3_000 : 1_500],
  [/^save ok 201/, CHAOS ? 500 : 250],
  [/^save ok 200/, 20],
  [/^build ok 200 hit/, 100],
  [/^build ok 200 bypass/, 10],
  [/ unknown /, 10],
  [/^reset ok/, SELDOM],
  [/^destroy ok/, SELDOM],
  [/^lock ok/, SELDOM],
  [/^save fail 423/, 1],
  [/^import ok 201/, SELDOM],
];

describeWithPrivateRedis('consistency under faults', () => {
  it('loses no acknowledged turn and serves no stale read while Redis, PostgreSQL, workers and instances fail', {
    timeout: Math.max(900_000, (OPERATIONS / SLOWEST_PER_SECOND) * 1_000),
  }, async () => {
    const installation = await installed({ workers: CHAOS ? [2, 1, 1] : [2, 1] });
    const history = new History();
    const started = performance.now();
    const faults = faultsOf(installation);
    let struck: Record<string, number> = {};
    let nemesisRuns = true;
    const enough = () =>
      performance.now() - started >= LEAST_RUN_MS &&
      AT_LEAST.every(([outcome, count]) => sumOf(history.counts(), outcome) > count);
    const nemesis = runNemesis(faults, { calm: () => replies(history, CALM_REPLIES), goOn: () => !enough() })
      .then((counts) => {
        struck = counts;
      })
      .finally(() => {
        nemesisRuns = false;
      });
    await Promise.all([
      nemesis,
      // Until the last fault is over, so that it too strikes under load.
      runWorkload({ doors: installation.instances, sessions, history, clients: CLIENTS, goOn: () => nemesisRuns }),
    ]);
    const violations = await verdict(installation, history);
    report({ history, violations, struck, seconds: (performance.now() - started) / 1000 });

    const deaths = installation.instances.flatMap((instance) => instance.deaths());
    expect({ violations: violations.slice(0, 5), deaths }).toEqual({ violations: [], deaths: [] });
    for (const { name } of faults) expect(struck[name], name).toBeGreaterThan(0);
    const counts = history.counts();
    for (const [outcome, count] of AT_LEAST) expect(sumOf(counts, outcome), String(outcome)).toBeGreaterThan(count);
    expect(sumOf(counts, / ok /) / sumOf(counts, /./)).toBeGreaterThan(0.8); // see MOSTLY_SERVED
  });
});
