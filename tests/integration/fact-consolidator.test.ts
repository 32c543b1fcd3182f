import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Fact } from '../../src/memory/facts/fact.ts';
import { identityOf } from '../../src/memory/facts/fact-likeness.ts';
import { meaningOf } from '../../src/memory/facts/fact-slots.ts';
import { FactStore } from '../../src/stores/fact-store.ts';
import type { PostgresDatabase } from '../../src/stores/postgres-database.ts';
import { openReadingWorld, type ReadingWorld } from '../fixtures/llm/reading-world.ts';
import { onTestPostgres } from '../support/test-postgres.ts';

const DAY_MS = 86_400_000;

describe('FactConsolidator', () => {
  let database: PostgresDatabase;
  let close: () => Promise<void>;
  let world: ReadingWorld;
  let store: FactStore;
  let made = 0;
  beforeAll(async () => {
    ({ world, database, close } = await onTestPostgres(openReadingWorld));
    store = new FactStore({ database });
  });
  afterAll(() => close());
  afterEach(async () => {
    await world.ask('DELETE FROM jobs');
  });

  const fresh = () => `user-${++made}`;
  /** A fact that came to be known past the life's rules, as older versions or imports may leave it. Days ago it was confirmed. */
  const plant = async (userId: string, key: string, value: string, more: Partial<Fact> & { daysAgo?: number } = {}) => {
    const { daysAgo = 0, ...other } = more;
    const at = new Date(Date.now() - daysAgo * DAY_MS);
    const { slot, domain, single } = meaningOf(key);
    const fact: Fact = {
      ...{ id: randomUUID(), userId, key, slot, value, domain, confidence: 'high', source: 'auto', language: 'es' },
      ...{ standing: false, state: 'active', createdAt: at, updatedAt: at, lastConfirmedAt: at, supersededBy: null },
      ...{ deletedAt: null, evidence: null, saidIn: null },
      ...other,
    };
    await database.transaction('default', async (tx) => {
      await store.lockUser(tx, 'default', userId);
      const change = { event: 'added', reason: 'read', before: null, fact, other: null, evidence: null } as const;
      const write = { change, identity: identityOf(value), single, turn: null, terms: () => [] };
      await store.apply(tx, 'default', userId, [write], [], at);
    });
    return fact.id;
  };
  const enqueue = (userId: string, since: string | null = null) =>
    world.jobs.enqueue(database.as('default'), 'default', {
      kind: 'consolidate_facts',
      userId,
      payload: { since },
      dedupeKey: userId,
    });
  const consolidate = async (userId: string, llm = false) => {
    const jobId = await enqueue(userId);
    const look = await world.process({ llm }).runOnce();
    return { look, job: await world.job(jobId) };
  };
  const answer = (told: unknown) => ({
    status: 200,
    body: { choices: [{ message: { role: 'assistant', content: JSON.stringify(told) } }] },
  });

  it('merges what says the same: under another key, with a slip, in the other language', async () => {
    const userId = fresh();
    await plant(userId, 'alergia', 'es alérgico a las nueces');
    await plant(userId, 'nota', 'Es alergico a las nueces.', { daysAgo: 3 });
    await plant(userId, 'tecnologia', 'usa Kubernetes', { daysAgo: 5 });
    await plant(userId, 'technology', 'uses Kubernetes', { language: 'en', daysAgo: 1 });
    await plant(userId, 'hobby', 'le gusta la escalada', { source: 'explicit', daysAgo: 9 });
    await plant(userId, 'hobby', 'le gusta la esclada', { daysAgo: 1 });
    await plant(userId, 'hobby', 'le gusta la natación');
    const { look, job } = await consolidate(userId);
    expect([look, job?.status]).toEqual(['done', 'succeeded']);
    expect(await world.values(userId)).toEqual([
      'es alérgico a las nueces',
      'le gusta la escalada',
      'le gusta la natación',
      'uses Kubernetes',
    ]);
    expect(await world.values(userId, ['superseded'])).toHaveLength(3);
  });

  it('ends contradictions: the newer one stands, and before it the one that the user asked for', async () => {
    const userId = fresh();
    await plant(userId, 'preferencia', 'le gusta el café', { daysAgo: 8 });
    await plant(userId, 'preferencia', 'no le gusta el café', { daysAgo: 2 });
    await plant(userId, 'preferencia', 'prefiere respuestas cortas', { daysAgo: 9, source: 'explicit' });
    await plant(userId, 'preferencia', 'prefiere respuestas largas', { daysAgo: 1 });
    await consolidate(userId);
    expect(await world.values(userId)).toEqual(['no le gusta el café', 'prefiere respuestas cortas']);
    const [gone] = await world.known(userId, ['superseded']);
    const history = await world.facts.history('default', userId, gone?.id ?? '');
    expect(history.at(-1)).toMatchObject({ event: 'superseded', reason: 'consolidated' });
  });

  it('can be undone, and what was undone is not done again', async () => {
    const userId = fresh();
    await plant(userId, 'alergia', 'es alérgico a las nueces');
    const note = await plant(userId, 'nota', 'es alérgico a las nueces');
    await consolidate(userId);
    expect(await world.known(userId)).toHaveLength(1);
    const history = await world.facts.history('default', userId, note);
    expect(history.at(-1)).toMatchObject({ event: 'superseded', reason: 'merged' });
    await world.facts.restore('default', userId, note);
    expect(await world.known(userId)).toHaveLength(2);
    const { job } = await consolidate(userId);
    expect(job?.status).toBe('succeeded');
    expect(await world.known(userId)).toHaveLength(2);
  });

  it('changes nothing where there is nothing to change, nor of anybody else', async () => {
    const [userId, other] = [fresh(), fresh()];
    await plant(userId, 'hobby', 'juega al ajedrez');
    await plant(userId, 'hobby', 'juega al tenis');
    await plant(userId, 'familia', 'tiene una hermana');
    await plant(userId, 'familia', 'tiene dos hijas');
    await plant(other, 'hobby', 'juega al ajedrez');
    await consolidate(userId);
    expect(await world.known(userId)).toHaveLength(4);
    expect(await world.known(other)).toHaveLength(1);
  });

  it('makes no user anew who was erased', async () => {
    const userId = fresh();
    await plant(userId, 'hobby', 'juega al ajedrez');
    await plant(userId, 'nota', 'juega al ajedrez');
    const { list } = world.facts;
    world.facts.list = async function (...given) {
      const found = await list.apply(this, given);
      await world.ask('DELETE FROM users WHERE user_id = $1', [userId]);
      return found;
    };
    try {
      await consolidate(userId);
    } finally {
      world.facts.list = list;
    }
    expect(await world.ask('SELECT 1 FROM users WHERE user_id = $1', [userId])).toEqual([]);
  });

  it('goes through a thousand facts of a user, more than a page', async () => {
    const userId = fresh();
    await database.transaction('default', async (tx) => {
      await store.lockUser(tx, 'default', userId);
      const at = new Date();
      const writes = Array.from({ length: 1_001 }, (_, n) => {
        const value = n === 1_000 ? 'aprende el verbo especial7' : `aprende el verbo especial${n}`;
        const key = n === 1_000 ? 'nota' : 'vocabulario';
        const { slot, domain } = meaningOf(key);
        const fact: Fact = {
          ...{ id: randomUUID(), userId, key, slot, value, domain, confidence: 'high', source: 'auto', language: 'es' },
          ...{ standing: false, state: 'active', createdAt: at, updatedAt: at, lastConfirmedAt: at },
          ...{ supersededBy: null, deletedAt: null, evidence: null, saidIn: null },
        };
        const change = { event: 'added', reason: 'read', before: null, fact, other: null, evidence: null } as const;
        return { change, identity: identityOf(value), single: false, turn: null, terms: () => [] };
      });
      await store.apply(tx, 'default', userId, writes, [], at);
    });
    await consolidate(userId);
    const counted = await world.ask(
      'SELECT state, count(*)::int AS n FROM facts WHERE user_id = $1 GROUP BY 1 ORDER BY 1',
      [userId],
    );
    expect(counted).toEqual([
      { state: 'active', n: 1_000 },
      { state: 'superseded', n: 1 },
    ]);
  });

  describe('with a language model', () => {
    it('merges what it tells in other words, and ends what it tells cannot both hold', async () => {
      const userId = fresh();
      await plant(userId, 'hobby', 'le gusta correr por la montaña', { daysAgo: 4 });
      await plant(userId, 'hobby', 'enjoys trail running', { language: 'en', daysAgo: 1 });
      await plant(userId, 'dieta', 'come de todo, también carne', { daysAgo: 9 });
      await plant(userId, 'salud', 'no puede comer carne', { daysAgo: 2 });
      await enqueue(userId);
      world.endpoint.play(answer({ duplicates: [], contradictions: [] }));
      const shown = async () => {
        const lines = (world.endpoint.questions[0]?.body.messages[1]?.content ?? '').split('\n').slice(1);
        return lines.map((line) => JSON.parse(line) as { id: number; key: string; value: string });
      };
      await world.process().runOnce();
      const facts = await shown();
      const id = (value: string) => facts.find((fact) => fact.value.includes(value))?.id;
      world.endpoint.play(
        answer({
          duplicates: [[id('montaña'), id('trail')]],
          contradictions: [{ keep: id('no puede'), drop: id('come de todo') }],
        }),
      );
      await enqueue(userId);
      expect(await world.process().runOnce()).toBe('done');
      expect(await world.values(userId)).toEqual([
        'come de todo, también carne',
        'enjoys trail running',
        'no puede comer carne',
      ]);
    });

    it('does nothing that it tells without ground: other ids, facts about something else, or what was asked for later', async () => {
      const userId = fresh();
      await plant(userId, 'preferencia', 'le encanta el cine mudo', { source: 'explicit' });
      await plant(userId, 'preferencia', 'le aburre el cine mudo francés', { daysAgo: 5 });
      await plant(userId, 'preferencia', 'prefiere la montaña');
      await plant(userId, 'mascota', 'tiene una tortuga');
      world.endpoint.play(
        answer({
          duplicates: [
            [1, 2, 3, 4],
            [0, 9, -1, 2.5],
          ],
          contradictions: [
            ...[1, 2, 3, 4].flatMap((keep) => [1, 2, 3, 4].map((drop) => ({ keep, drop }))),
            { keep: 99, drop: 1 },
          ].filter(({ keep, drop }) => keep !== drop),
        }),
      );
      const { look } = await consolidate(userId, true);
      expect(look).toBe('done');
      const left = await world.values(userId);
      expect(left).toContain('le encanta el cine mudo');
      expect(left).toContain('tiene una tortuga');
    });

    it('has done what the rules find where the endpoint is away, and asks later', async () => {
      const userId = fresh();
      await plant(userId, 'alergia', 'es alérgico a las nueces');
      await plant(userId, 'nota', 'es alérgico a las nueces');
      await plant(userId, 'hobby', 'juega al ajedrez');
      world.endpoint.play('401');
      const { look, job } = await consolidate(userId, true);
      expect(look).toBe('away');
      expect(job).toMatchObject({ status: 'pending', error: 'the model endpoint answered 401' });
      expect(await world.known(userId)).toHaveLength(2);
    });

    it('asks nothing about facts that it was asked about before', async () => {
      const userId = fresh();
      await plant(userId, 'hobby', 'juega al ajedrez', { daysAgo: 5 });
      await plant(userId, 'hobby', 'juega al tenis', { daysAgo: 5 });
      await enqueue(userId, new Date(Date.now() - DAY_MS).toISOString());
      world.endpoint.play('facts-none');
      expect(await world.process().runOnce()).toBe('done');
      expect(world.endpoint.questions).toHaveLength(0);
    });
  });
});
