import { describe, expect, it, onTestFinished } from 'vitest';
import { CHAOS } from '../support/chaos.ts';
import { describeWithPrivateRedis } from '../support/needs.ts';
import { History } from './consistency/history.ts';
import { type Mutation, mutateBuild } from './consistency/mutated-build.ts';
import { CALM_REPLIES, CLIENTS, installed, replies, report, sessions, verdict } from './consistency/run.ts';
import type { Violation, ViolationKind } from './consistency/violation.ts';
import { runWorkload } from './consistency/workload.ts';

describe('mutateBuild', () => {
  it('refuses to build when the text it is to replace is not there, so that no mutation is silently without effect', async () => {
    const file = 'dist/memory/conversation/conversation-buffer.js';
    await expect(mutateBuild([{ file, from: 'const neverWritten = 1;', to: '' }])).rejects.toThrow('0 times, not once');
  });

  it('refuses to change a function that a later migration makes anew', async () => {
    const file = 'migrations/0002_memories.sql';
    const from = 'CREATE FUNCTION forget_turn()';
    await expect(mutateBuild([{ file, from, to: from }])).rejects.toThrow('not in force');
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
    file: 'dist/stores/context-sql.js',
    from: "const EXTENDS = 's.generation = $6 AND s.version >= $7';",
    to: "const EXTENDS = 's.version >= $7';",
    also: {
      file: 'migrations/0025_lighter_statements.sql',
      from: 'continues boolean := s.generation = known_generation AND s.version >= known_version;',
      to: 'continues boolean := s.version >= known_version;',
    },
    reported: ['hit-after-invalidation'],
    alsoReported: ['shown-after-cut'],
  },
  {
    name: 'writes without asking for the lock',
    file: 'dist/stores/save-turn-sql.js',
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
