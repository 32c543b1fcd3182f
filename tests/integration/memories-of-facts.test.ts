import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FactMemory } from '../../src/memory/facts/fact-memory.ts';
import type { FactUpkeep } from '../../src/memory/facts/fact-upkeep.ts';
import { EmbeddingStore } from '../../src/stores/embedding-store.ts';
import { MemoryStore } from '../../src/stores/memory-store.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { createFactMemory } from '../../src/wiring/create-fact-memory.ts';
import { describeOnBoth, type Edition } from './store-editions.ts';

describeOnBoth('memories of facts', (open) => {
  let edition: Edition;
  let facts: FactMemory;
  let factUpkeep: FactUpkeep;
  let memoryStore: MemoryStore;
  let embeddingStore: EmbeddingStore;
  let made = 0;
  const factMemory = (recalled: boolean) =>
    createFactMemory(
      { database: edition.database, clock: { now: () => new Date() }, metrics: createMetrics() },
      { recalled },
    );
  beforeAll(async () => {
    edition = await open();
    ({ facts, factUpkeep } = factMemory(true));
    memoryStore = new MemoryStore({ database: edition.database });
    embeddingStore = new EmbeddingStore({ database: edition.database });
  });
  afterAll(() => edition.close());

  const freshUser = () => `user-${++made}`;
  const remember = (userId: string, key: string, value: string, memory = facts) =>
    memory.remember('default', userId, { key, value, language: 'es' });
  const find = (userId: string, ...ids: string[]) => memoryStore.find({ tenant: 'default', userId }, ids, new Date());
  const rows = (sql: string, ...values: string[]) => edition.database.as('default').rows(sql, values);
  const waiting = async (id: string) =>
    (
      await rows(`SELECT count(*) FROM jobs WHERE tenant_id = $1 AND memory_id = $2 AND kind = 'embed'`, 'default', id)
    )[0];
  /** The vectors are made elsewhere; what matters here is whether they stay. */
  const embed = (id: string) =>
    edition.database.transaction('default', (tx) =>
      embeddingStore.storeEmbeddings(tx, 'default', 'm', 2, [{ memoryId: id, vectors: [Float32Array.of(1, 0)] }]),
    );
  const vectors = async (id: string) =>
    Number(
      (
        await rows('SELECT count(*) FROM memory_embeddings WHERE tenant_id = $1 AND memory_id = $2', 'default', id)
      )[0]?.[0],
    );

  it('says what the fact says, with a job for its vector; it is neither counted nor deleted as a memory', async () => {
    const user = freshUser();
    const { fact } = await remember(user, 'mascota', 'tiene una gata llamada Polenta');
    const [memory] = await find(user, fact.id);
    expect(memory).toMatchObject({
      type: 'fact',
      ofFact: true,
      saidIn: null,
      lines: [[null, 'mascota: tiene una gata llamada Polenta']],
    });
    expect(Number((await waiting(fact.id))?.[0])).toBe(1);
    expect(await memoryStore.stats({ tenant: 'default', userId: user }, new Date())).toMatchObject({
      total: 0,
      pending: 0,
    });
    expect(await memoryStore.delete({ tenant: 'default', userId: user }, fact.id)).toBe(false);
    expect(await find(freshUser(), fact.id)).toEqual([]);
  });

  it('keeps its vector while the fact is only confirmed', async () => {
    const user = freshUser();
    const { fact } = await remember(user, 'mascota', 'tiene una gata llamada Polenta');
    await embed(fact.id);
    await remember(user, 'mascota', 'tiene una gata llamada Polenta');
    expect(await vectors(fact.id)).toBe(1);
    expect(Number((await waiting(fact.id))?.[0])).toBe(1);
  });

  it('goes in the transaction in which its fact is superseded or forgotten, and comes back with it', async () => {
    const user = freshUser();
    const { fact: old } = await remember(user, 'trabajo', 'trabaja en Google');
    await embed(old.id);
    const { fact } = await remember(user, 'trabajo', 'trabaja en Mercado Libre');
    expect((await find(user, old.id, fact.id)).map(({ memoryId }) => memoryId)).toEqual([fact.id]);
    expect(await vectors(old.id)).toBe(0);
    await facts.forgetOne('default', user, fact.id, { told: 'es', otherwise: 'es' });
    expect(await find(user, fact.id)).toEqual([]);
    await facts.restore('default', user, fact.id);
    expect((await find(user, fact.id)).map(({ ofFact }) => ofFact)).toEqual([true]);
  });

  it('is given to facts that were learnt without one', async () => {
    const user = freshUser();
    const { fact } = await remember(user, 'color favorito', 'le gusta el verde', factMemory(false).facts);
    expect(await find(user, fact.id)).toEqual([]);
    await factUpkeep.giveMemories('default');
    expect((await find(user, fact.id)).map(({ lines }) => lines[0]?.[1])).toEqual([
      'color favorito: le gusta el verde',
    ]);
  });

  it('goes with its user', async () => {
    const user = freshUser();
    const { fact } = await remember(user, 'mascota', 'tiene un perro');
    await edition.database
      .as('default')
      .rows('DELETE FROM users WHERE tenant_id = $1 AND user_id = $2', ['default', user]);
    expect(await rows('SELECT memory_id FROM memories WHERE memory_id = $1', fact.id)).toEqual([]);
  });
});
