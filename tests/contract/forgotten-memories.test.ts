/** What a user asks to forget is not told in the words of the turn that taught it either. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SemanticMemoryStore } from '../../src/memory/episodes/semantic-memory-store.ts';
import { speaksOf } from '../../src/memory/facts/fact-words.ts';
import { FactUpkeepStore } from '../../src/stores/fact-upkeep-store.ts';
import { MemoryStore } from '../../src/stores/memory-store.ts';
import { createLogger } from '../../src/telemetry/logger.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { type ContractApp, fresh, openContractApp } from './contract-app.ts';

describe('memories of what was forgotten', () => {
  let app: ContractApp;
  beforeAll(async () => {
    app = await openContractApp({ SEMANTIC_MEMORY_ENABLED: 'true' });
  });
  afterAll(() => app.close());

  const say = (user: string, content: string) =>
    app.saveTurn({
      user_id: user,
      session_id: fresh('session'),
      messages: [
        { role: 'user', content },
        { role: 'assistant', content: '¡Qué bueno!' },
      ],
    });
  const recalled = async (user: string): Promise<string[]> => {
    const query = { query: '¿Desde cuándo trabajo en Google como ingeniera, y qué pizza probé?', min_score: 0 };
    const { body } = await app.post<{ items: { content: string }[] }>(`/v1/users/${user}/recall`, query);
    return body.items.map(({ content }) => content);
  };

  it.each([
    ['olvida lo de la pizza de Google', 'olvida'],
    ['no guardes esto, pero probé la pizza de Google', 'probé'],
  ])('has no memory of a turn that asks for it: %s', async (request, word) => {
    const user = fresh('user');
    await say(user, 'Trabajo en Google como ingeniera');
    await say(user, request);
    expect((await recalled(user)).filter((content) => content.includes(word))).toEqual([]);
  });

  /** What the distiller would keep of a session in which the user told where she works. */
  const distilled = async () => {
    const user = fresh('user');
    const session = fresh('session');
    const { body } = await app.saveTurn({
      user_id: user,
      session_id: session,
      messages: [{ role: 'user', content: 'Trabajo en Google, y busco casa en Palermo con jardín' }],
    });
    expect(body.facts).toHaveLength(1);
    const { database } = app;
    const memories = new SemanticMemoryStore({
      enabled: true,
      database,
      memoryStore: new MemoryStore({ database }),
      turnDays: null,
      ranker: null,
      clock: { now: () => new Date() },
      newId: randomUUID,
      logger: createLogger('silent'),
      metrics: createMetrics(),
    });
    const told = ['Ana es ingeniera en Google desde 2015', 'Ana busca una casa en Palermo con jardín'];
    for (const content of told) {
      await memories.save('default', user, {
        content,
        type: 'episodic',
        language: 'es',
        expiresDays: undefined,
        metadata: { session_id: session, from_turn: 1, to_turn: 4 },
        distilledFrom: session,
      });
    }
    const query = { query: '¿En qué trabaja Ana, en Google, y qué casa busca con jardín?', min_score: 0 };
    return {
      user,
      about: async () => {
        const reply = await app.post<{ items: { content: string }[] }>(`/v1/users/${user}/recall`, query);
        return reply.body.items.map(({ content }) => content).filter((content) => !content.includes('Olvidate'));
      },
    };
  };

  it('are held back while the fact is forgotten, with the turn that asked for it, and come back with it', async () => {
    const user = fresh('user');
    await say(user, 'Trabajo en Google desde 2015 como ingeniera');
    await say(user, 'Ayer probé una pizza en Palermo');
    expect((await recalled(user)).join()).toContain('Google');
    await say(user, 'Olvidate de mi trabajo en Google');
    expect((await recalled(user)).join()).not.toContain('Google');
    expect((await recalled(user)).join()).toContain('pizza');

    const list = await app.get<{ items: { id: string }[] }>(`/v1/users/${user}/facts?key=trabajo&include=deleted`);
    await app.post(`/v1/users/${user}/facts/${list.body.items[0]?.id}/restore`, undefined);
    expect((await recalled(user)).join()).toContain('desde 2015');
  });

  it('are those of the turns that speak of the fact, not of the one that put another in its place', async () => {
    const user = fresh('user');
    await say(user, 'Trabajo en Google como ingeniera');
    await say(user, 'Ahora trabajo en Meta como ingeniera');
    const { body } = await app.get<{ items: { id: string; value: string }[] }>(
      `/v1/users/${user}/facts?include=superseded`,
    );
    const google = body.items.find(({ value }) => value.includes('Google'));
    await app.delete(`/v1/users/${user}/facts/${google?.id}`);
    expect((await recalled(user)).join()).not.toContain('Google');
    expect((await recalled(user)).join()).toContain('Meta');
  });

  it('are those that a language model distilled as well, where they tell it, until the fact is given back', async () => {
    const { user, about } = await distilled();
    expect(await about()).toHaveLength(3);
    await say(user, 'Olvidate de mi trabajo en Google');
    expect(await about()).toEqual(['Ana busca una casa en Palermo con jardín']);
    const list = await app.get<{ items: { id: string }[] }>(`/v1/users/${user}/facts?key=trabajo&include=deleted`);
    await app.post(`/v1/users/${user}/facts/${list.body.items[0]?.id}/restore`, undefined);
    expect(await about()).toHaveLength(3);
  });

  it('go with the fact once it is purged, those that were distilled too', async () => {
    const { user } = await distilled();
    await app.delete(`/v1/users/${user}/facts?key=trabajo`);
    const store = new FactUpkeepStore({ database: app.database });
    const now = new Date(Date.now() + 31 * 86_400_000);
    const tells = (memory: readonly (readonly [unknown, string])[], fact: { slot: string; value: string }) =>
      speaksOf(memory.map(([, text]) => text).join(), fact);
    await store.purgeDeleted('default', { days: 30, now, limit: 10, speaksOf: tells });
    const left = await app.get(`/v1/users/${user}/memories?limit=200`);
    expect(left.text).not.toContain('Google');
    expect(left.text).toContain('jardín');
  });

  it('go with the fact once it is purged', async () => {
    const user = fresh('user');
    await say(user, 'Trabajo en Google desde 2015 como ingeniera');
    await app.delete(`/v1/users/${user}/facts?key=trabajo`);
    const store = new FactUpkeepStore({ database: app.database });
    const now = new Date(Date.now() + 31 * 86_400_000);
    await store.purgeDeleted('default', { days: 30, now, limit: 10, speaksOf: () => false });
    expect(await app.sql('SELECT memory_id FROM memories WHERE user_id = $1', [user])).toEqual([]);
    expect(await app.sql('SELECT turn_number FROM turns WHERE user_id = $1', [user])).toEqual([{ turn_number: 1 }]);
  });
});
