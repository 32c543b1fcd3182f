import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CHAOS } from '../support/chaos.ts';
import { describeWithPrivateRedis } from '../support/needs.ts';
import { check } from './consistency/checker.ts';
import { faultsOf, runNemesis } from './consistency/faults.ts';
import { History } from './consistency/history.ts';
import { type Installation, install, TENANTS } from './consistency/installation.ts';
import { type Mutation, mutateBuild } from './consistency/mutated-build.ts';
import type { Violation, ViolationKind } from './consistency/violation.ts';
import { hotSessions, readFinals, runWorkload } from './consistency/workload.ts';

/** Of a long run, by hand: `CONSISTENCY_OPERATIONS=100000 npx vitest run --project e2e tests/e2e/consistency.test.ts`. */
const OPERATIONS = Number(process.env.CONSISTENCY_OPERATIONS ?? 0);
const LEAST_RUN_MS = CHAOS ? 90_000 : 0; // each fault strikes once however short
const SLOWEST_PER_SECOND = 20; // below this rate a long run is given up
const CALM_REPLIES = 150; // between faults: enough to have recovered, and to have filled the cache that the next one spoils
const MOSTLY_SERVED = 0.85; // of all requests, before the next fault strikes: however slow the machine, a run is more than refusals
const CLIENTS = 16;
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

const sessions = hotSessions(TENANTS);

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

describe('mutateBuild', () => {
  it('refuses to build when the text it is to replace is not there, so that no mutation is silently without effect', async () => {
    const file = 'dist/memory/conversation/conversation-buffer.js';
    await expect(mutateBuild([{ file, from: 'const neverWritten = 1;', to: '' }])).rejects.toThrow('0 times, not once');
  });
});

interface Mutant extends Mutation {
  readonly name: string;
  /** The same fault where the same thing is done a second time. */
  readonly also?: Mutation;
  /** What the checker must say of it, and what else it may. */
  readonly reported: readonly ViolationKind[];
  readonly alsoReported?: readonly ViolationKind[];
}

/** Faults put into the service on purpose. */
const MUTANTS: readonly Mutant[] = [
  {
    name: 'believes the entry of a worker without comparing versions',
    file: 'dist/memory/conversation/conversation-buffer.js',
    from: 'const known = cached === null ? null : await this.#read(request, cached);',
    to: 'const known = cached === null ? null : { entry: cached, facts: { version: 0, candidates: [] }, language: "es", isHit: true };',
    reported: ['stale-read', 'version-went-back'],
    alsoReported: ['hit-after-invalidation', 'shown-after-cut'],
  },
  {
    name: 'extends an entry without comparing generations',
    file: 'dist/stores/context-store.js',
    from: "const EXTENDS = 's.generation = $6 AND s.version >= $7';",
    to: "const EXTENDS = 's.version >= $7';",
    also: {
      file: 'migrations/0022_history_since.sql',
      from: 'continues boolean := s.generation = known_generation AND s.version >= known_version;',
      to: 'continues boolean := s.version >= known_version;',
    },
    reported: ['hit-after-invalidation'],
    alsoReported: ['shown-after-cut'],
  },
  {
    name: 'writes without asking for the lock',
    file: 'dist/stores/turn-store.js',
    from: 'AND CASE WHEN $28 IS NULL THEN s.lock_expires_at IS NULL OR s.lock_expires_at <= clock_timestamp()',
    to: 'AND CASE WHEN $28 IS NULL THEN true',
    reported: ['written-under-lock'],
  },
  {
    name: 'resets without counting it as a change',
    file: 'dist/stores/snapshot-store.js',
    from: 'version = version + 1, generation = generation + 1,',
    to: 'version = version + 1,',
    reported: ['shown-after-cut'],
  },
];

describeWithPrivateRedis('the consistency checker', () => {
  it.each(CHAOS ? MUTANTS : MUTANTS.slice(0, 1))(
    'reports a service that $name',
    async ({ name: _name, reported, alsoReported = [], also, ...mutation }) => {
      const mutated = await mutateBuild(also === undefined ? [mutation] : [mutation, also]);
      onTestFinished(() => mutated.remove());
      const installation = await installed({ workers: [1, 1], entry: mutated.entry });
      const history = new History();
      let violations: readonly Violation[] = [];
      const found = () => reported.every((kind) => violations.some((one) => one.kind === kind));
      const most = 20_000; // operations, some minutes: a checker that has seen nothing by then sees nothing
      const looking = (async () => {
        while (!found() && history.operations.length < most) {
          await replies(history, CALM_REPLIES);
          violations = await verdict(installation, history);
        }
      })();
      let running = true;
      const workload = runWorkload({
        doors: installation.instances,
        sessions,
        history,
        clients: CLIENTS,
        goOn: () => running,
      });
      await Promise.all([
        looking.finally(() => {
          running = false;
        }),
        workload,
      ]);
      violations = await verdict(installation, history);
      report({ history, violations, struck: {}, seconds: 0 });
      // The mutations spoil reads alone: what the checker says of writes must stay silent.
      const kinds = new Set(violations.map(({ kind }) => kind));
      expect([...kinds]).toEqual(expect.arrayContaining([...reported]));
      expect([...reported, ...alsoReported]).toEqual(expect.arrayContaining([...kinds]));
    },
  );
});

async function installed(options: Parameters<typeof install>[0]): Promise<Installation> {
  const installation = await install(options);
  onTestFinished(() => installation.stop());
  return installation;
}

/** Resolves once the service has served so many requests more, and most of all that were sent. */
async function replies({ operations }: History, count: number): Promise<void> {
  const servedSince = (index: number) => operations.slice(index).filter(({ outcome }) => outcome === 'ok').length;
  const before = operations.length;
  while (servedSince(before) < count || servedSince(0) < MOSTLY_SERVED * operations.length) await sleep(50);
}

function sumOf(counts: Record<string, number>, pattern: RegExp): number {
  return Object.entries(counts).reduce((total, [name, count]) => total + (pattern.test(name) ? count : 0), 0);
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
