import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractApp, fresh, openContractApp } from './contract-app.ts';

interface Facts {
  readonly items: { id: string; domain: string; key: string; value: string; state: string }[];
}

describe('a user who puts the assistant right', () => {
  let app: ContractApp;
  beforeAll(async () => {
    app = await openContractApp({ SEMANTIC_MEMORY_ENABLED: 'true' });
  });
  afterAll(() => app.close());

  const say = async (user: string, content: string, language: string) => {
    const saved = await app.saveTurn({
      user_id: user,
      session_id: fresh('s'),
      messages: [{ role: 'user', content }],
      language,
    });
    expect(saved.status, saved.text).toBe(201);
  };
  const listed = async (user: string, query = '?domain=self_correction') =>
    (await app.get<Facts>(`/v1/users/${user}/facts${query}`)).body.items;

  it.each([
    ['es', 'No, te dije que salgo el martes, no el jueves', 'aclaró: salgo el martes, no el jueves', 'correccion'],
    ['en', 'No, I meant the meeting on Friday', 'clarified: the meeting on Friday', 'correction'],
  ])('is remembered in a domain of its own, which no prompt tells (%s)', async (language, content, value, key) => {
    const user = fresh('u');
    await say(user, content, language);
    expect(await listed(user)).toMatchObject([{ key, value, domain: 'self_correction', state: 'active' }]);
    for (const query of ['¿Qué sabés de mí?', 'What do you know about me?', content, 'correction', 'correccion']) {
      const built = await app.buildContext({
        user_id: user,
        session_id: fresh('s'),
        current_query: query,
        include_memories: false,
      });
      expect(built.status, built.text).toBe(200);
      expect(built.body.facts).toEqual([]);
      expect(built.body.direct_answer).toBeNull();
      expect(built.body.system_prompt).not.toContain(value);
    }
    const recalled = await app.post<{ items: object[] }>(`/v1/users/${user}/recall`, {
      query: content,
      types: ['fact'],
      min_score: 0,
    });
    expect(recalled.body.items).toEqual([]);
    expect((await app.get(`/v1/users/${user}/memory.md`)).text).not.toContain(value);
  });

  it('can have it forgotten, and brings it through an archive', async () => {
    const user = fresh('u');
    await say(user, 'No, me refería a la reunión del viernes', 'es');
    const document = (await app.get(`/v1/users/${user}/export`)).text;
    await app.sql('DELETE FROM users WHERE user_id = $1', [user]);
    const imported = await app.send({
      method: 'POST',
      url: '/v1/users/import',
      headers: { 'content-type': 'application/x-ndjson' },
      payload: document,
    });
    expect(imported.status, imported.text).toBe(201);
    expect(await listed(user)).toHaveLength(1);
    await app.delete(`/v1/users/${user}/facts?key=correccion`);
    expect(await listed(user)).toEqual([]);
  });

  it('may be told so by a caller as well', async () => {
    const user = fresh('u');
    const given = { key: 'correction', value: 'asked for the early train', language: 'en' };
    expect((await app.post(`/v1/users/${user}/facts`, given)).status).toBe(201);
    expect(await listed(user)).toHaveLength(1);
    expect(
      (await app.get<{ items: object[] }>(`/v1/users/${user}/journal/${new Date().toISOString().slice(0, 10)}`)).body
        .items,
    ).toEqual([]);
  });
});
