import { performance } from 'node:perf_hooks';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeWithPrivateRedis } from '../support/needs.ts';
import { check, type Violation } from './consistency/checker.ts';
import { faultsOf, putOldSnapshotBack, runNemesis } from './consistency/faults.ts';
import { History } from './consistency/history.ts';
import { type Installation, install, TENANTS } from './consistency/installation.ts';
import { mutateBuild } from './consistency/mutated-build.ts';
import { hotSessions, readFinals, runWorkload } from './consistency/workload.ts';

/** Of a long run, by hand: `CONSISTENCY_OPERATIONS=100000 npx vitest run --project e2e tests/e2e/consistency.test.ts`. */
const OPERATIONS = Number(process.env.CONSISTENCY_OPERATIONS ?? 0);
const SHORT_RUN_MS = 45_000; // each fault strikes once in some 35 s
const SLOWEST_PER_SECOND = 50; // below this rate a long run is given up
const CALM_MS = 1_200; // between faults: time to recover, and to fill the cache that the next one spoils
const CLIENTS = 16;

const sessions = hotSessions(TENANTS);

describeWithPrivateRedis('consistency under faults', () => {
  it('loses no acknowledged turn and serves no stale read while Redis, PostgreSQL, workers and instances fail', {
    timeout: Math.max(180_000, (OPERATIONS / SLOWEST_PER_SECOND) * 1_000),
  }, async () => {
    const installation = await installed({ workers: [2, 1, 1] });
    const history = new History();
    const started = performance.now();
    const faults = faultsOf(installation);
    let struck: Record<string, number> = {};
    let nemesisRuns = true;
    const enough = () =>
      OPERATIONS > 0 ? history.operations.length >= OPERATIONS : performance.now() - started >= SHORT_RUN_MS;
    const nemesis = runNemesis(faults, { calmMs: CALM_MS, goOn: () => !enough() })
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
    const sum = (pattern: RegExp) =>
      Object.entries(counts).reduce((total, [name, count]) => total + (pattern.test(name) ? count : 0), 0);
    // A run in which the service hardly worked, or in which the faults were never felt, proves nothing.
    expect(sum(/./)).toBeGreaterThan(OPERATIONS > 0 ? OPERATIONS * 0.99 : 3_000);
    expect(sum(/ ok /) / sum(/./)).toBeGreaterThan(0.8);
    expect(sum(/^save ok 201/)).toBeGreaterThan(500);
    expect(sum(/^save ok 200/)).toBeGreaterThan(20);
    expect(sum(/^build ok 200 hit/)).toBeGreaterThan(100);
    expect(sum(/^build ok 200 bypass/)).toBeGreaterThan(10);
    expect(sum(/ unknown /)).toBeGreaterThan(10);
  });
});

describe('mutateBuild', () => {
  it('refuses to build when the text it is to replace is not there, so that no mutation is silently without effect', async () => {
    const file = 'memory/conversation/conversation-buffer.js';
    await expect(mutateBuild([{ file, from: 'const neverWritten = 1;', to: '' }])).rejects.toThrow('0 times, not once');
  });
});

describeWithPrivateRedis('the consistency checker', () => {
  it('reports stale reads of a service that believes a cached entry without comparing versions', async () => {
    const mutated = await mutateBuild([
      {
        file: 'memory/conversation/conversation-buffer.js',
        from: 'const { entry, facts } = await this.#read(request, cached);',
        to: 'const { entry, facts } = { entry: cached, facts: { version: 0, candidates: [] } };',
      },
    ]);
    onTestFinished(() => mutated.remove());
    const installation = await installed({ workers: [1, 1], entry: mutated.entry });
    const history = new History();
    let running = true;
    const nemesis = putOldSnapshots(installation).finally(() => {
      running = false;
    });
    const workload = runWorkload({
      doors: installation.instances,
      sessions,
      history,
      clients: CLIENTS,
      goOn: () => running,
    });
    await Promise.all([nemesis, workload]);
    const violations = await verdict(installation, history);
    report({ history, violations, struck: {}, seconds: 0 });
    const kinds = new Set(violations.map(({ kind }) => kind));
    expect(kinds).toContain('stale-read');
    expect(kinds).toContain('version-went-back');
    // The mutation spoils reads alone: what the checker says of writes must stay silent.
    expect([...kinds].sort()).toEqual(['stale-read', 'version-went-back']);
  });
});

async function installed(options: Parameters<typeof install>[0]): Promise<Installation> {
  const installation = await install(options);
  onTestFinished(() => installation.stop());
  return installation;
}

async function putOldSnapshots({ redis }: Installation): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  for (let strike = 1; strike <= 2; strike += 1) await putOldSnapshotBack(redis.url);
}

async function verdict({ instances }: Installation, history: History): Promise<readonly Violation[]> {
  const [door] = instances;
  if (door === undefined) throw new Error('nothing is installed');
  return check(history.operations, await readFinals(door, sessions));
}

function report(run: {
  history: History;
  violations: readonly Violation[];
  struck: Record<string, number>;
  seconds: number;
}): void {
  const lines = (counts: Record<string, number>) =>
    Object.entries(counts).map(([name, count]) => `  ${String(count).padStart(7)} ${name}`);
  const kinds: Record<string, number> = {};
  for (const { kind } of run.violations) kinds[kind] = (kinds[kind] ?? 0) + 1;
  process.stdout.write(
    [
      `consistency: ${run.history.operations.length} operations in ${run.seconds.toFixed(0)} s, ${run.violations.length} violations`,
      ...lines(kinds),
      'faults:',
      ...lines(run.struck),
      'outcomes:',
      ...lines(run.history.counts()),
      '',
    ].join('\n'),
  );
}
