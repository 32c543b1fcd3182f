import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EventReader, readEvents } from '../support/event-reader.ts';
import { type ContractApp, expectProblem, fresh, openContractApp, type SavedTurn, turnBody } from './contract-app.ts';

const KEY = 'key-of-the-default-tenant';
const ONE_USER = 'key-of-one-user-reading';
const OTHER = 'key-of-the-other-tenant';
const as = (key: string) => ({ authorization: `Bearer ${key}` });

describe('GET /v1/events', () => {
  let app: ContractApp;
  let base: string;
  const open: EventReader[] = [];
  beforeAll(async () => {
    app = await openContractApp({
      API_KEYS: JSON.stringify([
        { key: KEY, tenant: 'default' },
        { key: ONE_USER, tenant: 'default', user_id: 'only_me', scope: 'read' },
        { key: OTHER, tenant: 'other' },
      ]),
      MAX_CONCURRENT_REQUESTS: '4',
    });
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    base = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    for (const reader of open.splice(0)) await reader.close();
  });
  afterAll(() => app.close());

  async function stream(query = '', headers: Record<string, string> = {}, key = KEY): Promise<EventReader> {
    const reader = await readEvents(`${base}/v1/events${query}`, { ...as(key), ...headers });
    open.push(reader);
    return reader;
  }
  const save = async (user: string, session: string, more = {}, key = KEY) => {
    const answer = await app.saveTurn<SavedTurn>(turnBody(user, session, more), as(key));
    expect(answer.status, answer.text).toBe(201);
    return answer.body;
  };
  const told = (reader: EventReader) => reader.events.map(({ event, data }) => [event, data.turn_number ?? null]);

  it('tells of a session and its turns as they are committed, in the documented form', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    const reader = await stream(`?user_id=${user}`);
    expect(reader.status).toBe(200);
    expect(reader.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const first = await save(user, session);
    await save(user, session);
    const [created, added, second] = await reader.until(3);
    expect(told(reader)).toEqual([
      ['session.created', null],
      ['turn.added', 1],
      ['turn.added', 2],
    ]);
    expect(added?.data).toEqual({
      id: added?.id,
      type: 'turn.added',
      user_id: user,
      session_id: session,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      turn_number: 1,
      turn_id: first.turn_id,
    });
    expect(new Set([created?.id, added?.id, second?.id]).size).toBe(3);
    expect(JSON.stringify(reader.events)).not.toContain('Venencia');
  });

  it('is resumed by who lost it before any event came', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    const reader = await stream(`?user_id=${user}`);
    await vi.waitFor(() => expect(reader.lastId()).toMatch(/^p\d+$/), 10_000);
    await reader.close();
    await save(user, session);
    const resumed = await stream(`?user_id=${user}`, { 'last-event-id': reader.lastId() ?? '' });
    await resumed.until(2);
    expect(told(resumed)).toEqual([
      ['session.created', null],
      ['turn.added', 1],
    ]);
  });

  it('begins where its 200 was sent, and after Last-Event-ID where it is named', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    await save(user, session);
    const reader = await stream(`?user_id=${user}`);
    await save(user, session);
    await reader.until(1);
    expect(told(reader)).toEqual([['turn.added', 2]]);
    await reader.close();

    await save(user, session);
    await save(user, session);
    const id = String(reader.events[0]?.id);
    for (const again of [
      await stream(`?user_id=${user}`, { 'last-event-id': id }),
      await stream(`?user_id=${user}&last_event_id=${id}`),
    ]) {
      await again.until(2);
      await save(user, fresh('s'));
      await again.until(4);
      expect(told(again).slice(0, 3)).toEqual([
        ['turn.added', 3],
        ['turn.added', 4],
        ['session.created', null],
      ]);
    }
  });

  it('tells of facts by their id, key and domain', async () => {
    const user = fresh('u');
    const reader = await stream(`?user_id=${user}`);
    const remember = (value: string) =>
      app.post<{ fact: { id: string } }>(`/v1/users/${user}/facts`, { key: 'trabajo', value }, as(KEY));
    const { body } = await remember('Google');
    await remember('Google'); // confirmed: nothing new
    await app.delete(`/v1/users/${user}/facts?key=trabajo`, as(KEY));
    await reader.until(2);
    expect(
      reader.events.map(({ event, data }) => [event, data.fact_id, data.key, data.domain, data.session_id]),
    ).toEqual([
      ['fact.added', body.fact.id, 'trabajo', 'work', null],
      ['fact.forgotten', body.fact.id, 'trabajo', 'work', null],
    ]);
    expect(JSON.stringify(reader.events)).not.toContain('Google');
  });

  it('tells of facts that a turn taught after the turn', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    const reader = await stream(`?user_id=${user}`);
    await save(user, session, { messages: [{ role: 'user', content: 'Me llamo Juan' }] });
    await reader.until(3);
    expect(reader.events.map(({ event, data }) => [event, data.session_id])).toEqual([
      ['session.created', session],
      ['turn.added', session],
      ['fact.added', session],
    ]);
  });

  it('tells of a build that left turns out', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    const long = [{ role: 'user', content: 'palabras y más palabras '.repeat(40) }];
    for (let turn = 0; turn < 4; turn += 1) await save(user, session, { messages: long });
    const reader = await stream(`?user_id=${user}`);
    const build = (max: number) =>
      app.buildContext({ user_id: user, session_id: session, current_query: '¿y?', max_tokens: max }, as(KEY));
    expect((await build(4_000)).status).toBe(200);
    expect((await build(400)).status).toBe(200);
    const [event] = await reader.until(1);
    expect(await app.metrics.registry.getSingleMetricAsString('hipocampo_contexts_over_budget_total')).toMatch(
      / [1-9]\d*$/m,
    );
    expect(event?.event).toBe('context.over_budget');
    expect(event?.data).toMatchObject({ session_id: session, max_tokens: 400 });
    expect(reader.events).toHaveLength(1);
  });

  it('tells of no build whose window is narrow because the conversation wants it so', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    for (let turn = 0; turn < 12; turn += 1)
      await save(user, session, { messages: [{ role: 'user', content: `¿Y la receta ${turn}?` }] });
    const reader = await stream(`?user_id=${user}`);
    const build = (more: Record<string, unknown>) =>
      app.buildContext(
        { user_id: user, session_id: session, current_query: '¿Y la otra?', profile: 'adaptive', ...more },
        as(KEY),
      );
    const { body } = await build({ current_query: 'Otra cosa: ¿cómo se hace un nudo marinero?' });
    expect(body.window.turns).toBeLessThan(8);
    expect((await build({ current_query: 'Cambiemos de tema. ¿Llueve?' })).body.window.turns).toBe(0);
    expect((await build({ max_tokens: 90 })).status).toBe(200);
    const [event] = await reader.until(1);
    expect(event?.data).toMatchObject({ session_id: session, max_tokens: 90 });
    expect(reader.events).toHaveLength(1);
  });

  it('shows nobody the events of another tenant or of another user', async () => {
    const session = fresh('s');
    const mine = await stream('', {}, ONE_USER);
    const others = await stream('', {}, OTHER);
    const all = await stream();
    await save('only_me', session);
    await save('somebody', fresh('s'));
    await save('only_me', fresh('s'), {}, OTHER);
    await all.until(4);
    await mine.until(2);
    await others.until(2);
    expect(new Set(all.events.map(({ data }) => data.user_id))).toEqual(new Set(['only_me', 'somebody']));
    expect(mine.events.map(({ data }) => [data.user_id, data.session_id])).toEqual([
      ['only_me', session],
      ['only_me', session],
    ]);
    expect(others.events).toHaveLength(2);
    const resumed = await stream('', { 'last-event-id': String(mine.events[0]?.id) }, OTHER);
    await resumed.until(2);
    expect(
      resumed.events.filter(({ event }) => event !== 'events.gap').every(({ data }) => data.session_id !== session),
    ).toBe(true);
  });

  it('refuses what is no id, another user, an unknown parameter, and a reply of another kind', async () => {
    const get = (url: string, headers: Record<string, string>) => app.get(url, headers);
    expectProblem(await get('/v1/events', { ...as(KEY), 'last-event-id': 'x-1' }), 400, 'invalid_request');
    expectProblem(await get('/v1/events?last_event_id=-1', as(KEY)), 400, 'invalid_request');
    expectProblem(await get('/v1/events?nope=1', as(KEY)), 400, 'invalid_request');
    expectProblem(await get('/v1/events?user_id=other_user', as(ONE_USER)), 403, 'forbidden');
    expectProblem(await get('/v1/events', { ...as(KEY), accept: 'image/png' }), 406, 'not_acceptable');
    expectProblem(
      await get('/v1/sessions?user_id=u', { ...as(KEY), accept: 'text/event-stream' }),
      406,
      'not_acceptable',
    );
    expectProblem(await get('/v1/events', {}), 401, 'unauthorized');
  });

  it('says that events are no longer kept, and begins with the oldest that are', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    const reader = await stream('', {}, OTHER);
    await save(user, session, {}, OTHER);
    await save(user, session, {}, OTHER);
    await reader.until(3);
    const [first, second, third] = reader.events;
    await app.sql('DELETE FROM events WHERE tenant_id = $1 AND entry <= $2', ['other', second?.id]);
    const resumed = await stream('', { 'last-event-id': String(first?.id) }, OTHER);
    await resumed.until(2);
    expect(resumed.events.map(({ id, event }) => [id, event])).toEqual([
      [null, 'events.gap'],
      [third?.id, 'turn.added'],
    ]);
  });

  it('takes no place of a request, and frees its own when its reader is gone', async () => {
    for (let streams = 0; streams < 6; streams += 1) expect((await stream()).status).toBe(200);
    const [user, session] = [fresh('u'), fresh('s')];
    await save(user, session);
    for (const reader of open) await reader.until(2);
    for (const reader of open.splice(0)) await reader.close();
    await expect.poll(async () => (await app.get('/metrics')).text.includes('hipocampo_event_streams 0')).toBe(true);
  });

  it('misses nothing while many save at once', async () => {
    const user = fresh('u');
    const sessions = Array.from({ length: 8 }, () => fresh('s'));
    const reader = await stream(`?user_id=${user}`);
    for (let turn = 0; turn < 6; turn += 1)
      await Promise.all(sessions.slice(0, 4).map((session) => save(user, session)));
    await reader.until(4 * 7);
    for (const session of sessions.slice(0, 4)) {
      const turns = reader.events.filter(({ data }) => data.session_id === session);
      expect(turns.map(({ data }) => data.turn_number ?? null)).toEqual([null, 1, 2, 3, 4, 5, 6]);
    }
  });

  it('is ended when the service closes, so that closing does not wait for it', async () => {
    const own = await openContractApp();
    await own.app.listen({ port: 0, host: '127.0.0.1' });
    const reader = await readEvents(`http://127.0.0.1:${(own.app.server.address() as AddressInfo).port}/v1/events`);
    expect(reader.status).toBe(200);
    await own.close();
    await expect.poll(() => reader.isOpen()).toBe(false);
  });
});
