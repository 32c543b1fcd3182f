import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Fact } from '../../src/memory/facts/fact.ts';
import type { FactMemory } from '../../src/memory/facts/fact-memory.ts';
import { takesOneValue } from '../../src/memory/facts/fact-slots.ts';
import type { LateFacts } from '../../src/memory/facts/late-facts.ts';
import type { Said } from '../../src/memory/facts/said.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { createFactMemory } from '../../src/wiring/create-fact-memory.ts';
import { CHAOS } from '../support/chaos.ts';
import { ACTS, type Act, nthValue, says } from '../unit/facts/acts.ts';
import { describeOnBoth, type Edition } from './store-editions.ts';

const inLanguage = (language: string) => ({ told: language, otherwise: 'es' });

const TENANT = 'default';
const ALL = {
  key: null,
  domain: null,
  states: ['active', 'dormant', 'stale', 'superseded', 'deleted'],
  limit: 200,
  after: null,
} as const;

describeOnBoth('The life of facts in a database', (open) => {
  let edition: Edition;
  let memory: FactMemory;
  let late: LateFacts;
  beforeAll(async () => {
    edition = await open();
    const made = createFactMemory(
      { database: edition.database, clock: { now: () => new Date() }, metrics: createMetrics() },
      { recalled: false },
    );
    [memory, late] = [made.facts, made.lateFacts];
  });
  afterAll(() => edition.close());

  const ask = (text: string, values: unknown[]) => edition.database.as(TENANT).rows(text, values);
  const listed = async (user: string): Promise<Fact[]> =>
    (await memory.list(TENANT, user, ALL)).map(({ fact }) => fact);
  const versionOf = async (user: string) =>
    Number(
      (await ask('SELECT facts_version FROM users WHERE tenant_id = $1 AND user_id = $2', [TENANT, user]))[0]?.[0] ?? 0,
    );
  const changesOf = async (user: string) =>
    Number(
      (await ask('SELECT count(*) FROM fact_history WHERE tenant_id = $1 AND user_id = $2', [TENANT, user]))[0]?.[0],
    );

  async function carryOut(user: string, act: Act): Promise<void> {
    const learn = (said: readonly Said[]) =>
      edition.database.transaction(TENANT, (tx) =>
        memory.learn(
          tx,
          TENANT,
          user,
          { said, touch: null, follows: null },
          { sessionId: user, turnNumber: 1, turnId: randomUUID() },
        ),
      );
    switch (act.kind) {
      case 'remember': {
        await memory.remember(TENANT, user, { key: act.key, value: nthValue(act.key, act.value), language: 'es' });
        return;
      }
      case 'say': {
        await learn(act.facts.map(({ key, value }) => says(key, value)));
        return;
      }
      case 'retract': {
        await learn([{ ...says(act.key, act.value), kind: 'retraction' }]);
        return;
      }
      case 'command': {
        const about = act.value === null ? null : nthValue(act.key, act.value);
        await learn([{ ...says(act.key, act.value ?? 0), kind: 'forget', about, everything: act.everything }]);
        return;
      }
      case 'forget': {
        await memory.forget(TENANT, user, act.key, inLanguage('es'));
        return;
      }
      case 'wait': {
        // Time passes for one user: what was confirmed lies further back.
        await ask(
          'UPDATE facts SET last_confirmed_at = last_confirmed_at - make_interval(days => $3) WHERE tenant_id = $1 AND user_id = $2',
          [TENANT, user, act.days],
        );
        return;
      }
      default: {
        const facts = await listed(user);
        const fact = facts[act.place % Math.max(1, facts.length)];
        if (fact === undefined) return;
        if (act.kind === 'forgetOne') await memory.forgetOne(TENANT, user, fact.id, inLanguage('es'));
        else if (act.kind === 'confirm') await memory.confirm(TENANT, user, fact.id);
        else if (act.kind === 'restore') await memory.restore(TENANT, user, fact.id);
        else {
          const drop = facts.filter(({ slot }) => slot === fact.slot).map(({ id }) => id);
          await edition.database.transaction(TENANT, (tx) =>
            late.consolidate(tx, TENANT, user, [{ keep: fact.id, drop, reason: 'merged' }]),
          );
        }
      }
    }
  }

  it('loses no history, keeps values unique, one active where a slot takes one, and counts versions without a gap', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(ACTS, { minLength: 5, maxLength: 25 }), async (acts) => {
        const user = randomUUID();
        let version = 0;
        let changes = 0;
        for (const act of acts) {
          await carryOut(user, act);
          const [newVersion, newChanges] = [await versionOf(user), await changesOf(user)];
          expect(newVersion - version, 'one version for whatever one act changes').toBe(newChanges > changes ? 1 : 0);
          [version, changes] = [newVersion, newChanges];
        }
        const facts = await listed(user);
        expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
        const single = facts.filter(({ state, slot }) => state === 'active' && takesOneValue(slot));
        expect(new Set(single.map(({ slot }) => slot)).size).toBe(single.length);
        let told = 0;
        for (const fact of facts) {
          const history = await memory.history(TENANT, user, fact.id);
          told += history.length;
          expect(history[0]?.event).toBe('added');
          for (const [place, change] of history.entries())
            expect(change.stateBefore, 'each change goes on from the one before').toBe(
              history[place - 1]?.stateAfter ?? null,
            );
          const { lastConfirmedAt: _, ...last } = history.at(-1)?.fact ?? fact;
          expect(fact).toMatchObject(last);
          const words = await ask(
            "SELECT 1 FROM fact_terms WHERE tenant_id = $1 AND fact_id = $2 AND said_at > '-infinity'",
            [TENANT, fact.id],
          );
          expect(words.length > 0, 'active facts are found by their words, and no others').toBe(
            fact.state === 'active',
          );
        }
        expect(told, 'every change belongs to a fact that is listed').toBe(changes);
      }),
      { numRuns: CHAOS ? 12 : 4 },
    );
  });
});
