import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractApp, fresh, openContractApp } from './contract-app.ts';

interface Told {
  readonly language: string;
}

describe('the language of a turn and of a context', () => {
  let app: ContractApp;
  beforeAll(async () => {
    app = await openContractApp({ DEFAULT_LANGUAGE: 'pt' });
  });
  afterAll(() => app.close());

  const save = async (user: string, session: string, content: string, more: Record<string, unknown> = {}) => {
    const body = { user_id: user, session_id: session, messages: [{ role: 'user', content }], ...more };
    const answer = await app.saveTurn<Told & { turn_id: string }>(body);
    expect(answer.status, answer.text).toBe(201);
    const { body: kept } = await app.get<Told>(`/v1/turns/${answer.body.turn_id}`);
    expect(kept.language).toBe(answer.body.language);
    return answer.body.language;
  };
  const build = async (user: string, session: string, query: string, more: Record<string, unknown> = {}) => {
    const answer = await app.buildContext({ user_id: user, session_id: session, current_query: query, ...more });
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };

  it('is found in what is said, and the words of the service follow it', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    expect(await save(user, session, 'Find bars near Sol')).toBe('en');
    const english = await build(user, session, 'And the first one?');
    expect([english.language, english.conversation_history]).toEqual(['en', 'User: Find bars near Sol']);
    const spanish = await build(user, session, '¿Y el primero?');
    expect([spanish.language, spanish.conversation_history]).toEqual(['es', 'Usuario: Find bars near Sol']);
    expect(await save(user, session, 'Busca bares cerca de Sol')).toBe('es');
  });

  it('is what the request says, whatever the text', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    expect(await save(user, session, 'Find bars near Sol', { language: 'es-MX' })).toBe('es-MX');
    expect((await build(user, session, 'Find bars', { current_language: 'zh-Hant' })).language).toBe('zh-Hant');
  });

  it("is the session's last where the text does not tell", async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    await save(user, session, 'Busca bares cerca de Sol');
    await save(user, session, 'I would rather have dinner');
    expect(await save(user, session, 'La Venencia')).toBe('en');
    for (const more of [{}, { include_facts: false }]) {
      expect((await build(user, session, 'Pizza', more)).language).toBe('en');
      expect((await build(user, session, 'x', more)).cache).toBe('hit');
    }
  });

  it("is the user's last in a session that says nothing yet, seen or not", async () => {
    const user = fresh('u');
    await save(user, fresh('s'), 'Busca bares cerca de Sol');
    await save(user, fresh('s'), 'Find bars near Sol');
    const session = fresh('s');
    for (const more of [{}, { include_facts: false }])
      expect((await build(user, session, 'Pizza', more)).language).toBe('en');
    expect(await save(user, session, 'Pizza')).toBe('en');
    expect((await build(user, session, 'Pizza')).conversation_history).toBe('User: Pizza');
  });

  it('is the default one where nothing tells, and that of nobody else', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    await save(fresh('u'), fresh('s'), 'Find bars near Sol');
    expect((await build(user, session, 'Pizza')).language).toBe('pt');
    expect(await save(user, session, 'Pizza')).toBe('pt');
    expect((await build(user, fresh('s'), 'x', { include_facts: false })).language).toBe('pt');
  });

  it("is the user's, not that of what tools and the assistant quote; the assistant's where the user says nothing", async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    const answer = await app.saveTurn<Told>({
      user_id: user,
      session_id: session,
      messages: [
        { role: 'user', content: 'traduce esto, por favor' },
        { role: 'assistant', content: 'I would like to have a table for two, please.' },
      ],
    });
    expect(answer.body.language).toBe('es');
    const shown = await app.saveTurn<Told>({
      user_id: user,
      session_id: fresh('s'),
      messages: [
        { role: 'user', content: [{ type: 'image_url', image_url: { url: 'x' } }] },
        { role: 'assistant', content: 'This is a picture of the sea.' },
      ],
    });
    expect(shown.body.language).toBe('en');
  });

  it('is the same again in the answer to a retry', async () => {
    const body = { user_id: fresh('u'), session_id: fresh('s'), messages: [{ role: 'user', content: 'Where is it?' }] };
    const key = { 'idempotency-key': 'k' };
    const first = await app.saveTurn<Told>(body, key);
    expect(first.body.language).toBe('en');
    expect((await app.saveTurn<Told>(body, key)).body).toEqual(first.body);
  });
});
