/** What a user asks to forget is not told in the words of the turn that taught it either. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FactStore } from '../../src/stores/fact-store.ts';
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

  it('go with the fact once it is purged', async () => {
    const user = fresh('user');
    await say(user, 'Trabajo en Google desde 2015 como ingeniera');
    await app.delete(`/v1/users/${user}/facts?key=trabajo`);
    const store = new FactStore({ database: app.database });
    await store.purgeDeleted('default', 30, new Date(Date.now() + 31 * 86_400_000), 10);
    expect(await app.sql('SELECT memory_id FROM memories WHERE user_id = $1', [user])).toEqual([]);
    expect(await app.sql('SELECT turn_number FROM turns WHERE user_id = $1', [user])).toEqual([{ turn_number: 1 }]);
  });
});
