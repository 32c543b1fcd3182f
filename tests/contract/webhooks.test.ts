import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { signatureOf, startReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';
import {
  type Answer,
  type ContractApp,
  expectProblem,
  fresh,
  openContractApp,
  pointers,
  turnBody,
} from './contract-app.ts';

const KEY = 'key-of-the-default-tenant';
const READING = 'key-of-the-default-reads';
const ONE_USER = 'key-of-one-user-writing';
const OTHER = 'key-of-the-other-tenant';
const as = (key: string) => ({ authorization: `Bearer ${key}` });
const API_KEYS = JSON.stringify([
  { key: KEY, tenant: 'default' },
  { key: READING, tenant: 'default', scope: 'read' },
  { key: ONE_USER, tenant: 'default', user_id: 'only_me' },
  { key: OTHER, tenant: 'other' },
]);

interface Hook {
  readonly id: string;
  readonly url: string;
  readonly events: string[];
  readonly user_id: string | null;
  readonly secret?: string;
  readonly delivered: number;
  readonly pending: number;
  readonly failed: number;
  readonly last_error: string | null;
  readonly last_failure_at: string | null;
  readonly failures?: readonly { readonly event_id: string }[];
}

describe('webhooks', () => {
  let app: ContractApp;
  let failing: Set<string>;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    app = await openContractApp({ API_KEYS, WEBHOOK_ALLOW_PRIVATE: 'true' });
    app.start();
    failing = new Set();
    receiver = await startReceiver((event, path) =>
      path === '/redirect' ? 302 : failing.has(String(event.session_id)) ? 500 : 204,
    );
  });
  afterAll(async () => {
    await app.close();
    await receiver.close();
  });

  const register = async (body: object, key = KEY): Promise<Hook> => {
    const answer = await app.post<Hook>('/v1/webhooks', { url: receiver.url, ...body }, as(key));
    expect(answer.status, answer.text).toBe(201);
    return answer.body;
  };
  const save = async (user: string, session: string, key = KEY) =>
    expect((await app.saveTurn(turnBody(user, session), as(key))).status).toBe(201);
  const shown = async (id: string) => (await app.get<Hook>(`/v1/webhooks/${id}`, as(KEY))).body;
  const tellings = (id: string) => receiver.received.filter(({ headers }) => headers['x-hipocampo-webhook-id'] === id);
  const acceptedBy = (id: string) => tellings(id).filter(({ status }) => status < 300);

  it('tells of each event by a signed POST, in the order of its session', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    const hook = await register({ secret: 's3cret', user_id: user });
    expect(hook.secret).toBeUndefined();
    for (let turn = 0; turn < 3; turn += 1) await save(user, session);
    await expect.poll(() => tellings(hook.id).length).toBe(4);
    expect(tellings(hook.id).map(({ event }) => [event.type, event.turn_number ?? null])).toEqual([
      ['session.created', null],
      ['turn.added', 1],
      ['turn.added', 2],
      ['turn.added', 3],
    ]);
    for (const { headers, body, event } of tellings(hook.id)) {
      expect(headers['x-hipocampo-signature']).toBe(signatureOf('s3cret', body));
      expect(headers['x-hipocampo-event-id']).toBe(event.id);
      expect(headers['x-hipocampo-event-type']).toBe(event.type);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(event).toMatchObject({ user_id: user, session_id: session });
    }
    await expect.poll(async () => (await shown(hook.id)).delivered).toBe(4);
  });

  it('tells of the types that were asked for, and signs with a secret of its own, shown once', async () => {
    const user = fresh('u');
    const hook = await register({ events: ['session.created'], user_id: user });
    expect(hook.events).toEqual(['session.created']);
    expect(hook.secret).toMatch(/^whsec_/);
    await save(user, 'of_types');
    await save(user, 'of_types');
    await save(user, 'of_types_2');
    await expect.poll(() => tellings(hook.id).length).toBe(2);
    const [first] = tellings(hook.id);
    expect(first?.headers['x-hipocampo-signature']).toBe(signatureOf(String(hook.secret), String(first?.body)));
    for (const answer of [await app.get(`/v1/webhooks/${hook.id}`, as(KEY)), await app.get('/v1/webhooks', as(KEY))]) {
      expect(answer.status).toBe(200);
      expect(answer.text).not.toContain(String(hook.secret));
      expect(answer.text).not.toContain('secret');
    }
  });

  it('holds back the session that fails, tries it again soon, and goes on with the others', async () => {
    const user = fresh('u');
    const [bad, good] = [fresh('bad'), fresh('good')];
    failing.add(bad);
    const hook = await register({ user_id: user });
    for (let turn = 0; turn < 3; turn += 1) {
      await save(user, bad);
      await save(user, good);
    }
    await expect.poll(() => acceptedBy(hook.id).length).toBe(4);
    expect(acceptedBy(hook.id).every(({ event }) => event.session_id === good)).toBe(true);
    await expect.poll(async () => (await shown(hook.id)).pending).toBe(4);
    expect((await shown(hook.id)).last_failure_at).not.toBeNull();
    failing.delete(bad);
    await expect.poll(() => acceptedBy(hook.id).length).toBe(8);
    const events = acceptedBy(hook.id).filter(({ event }) => event.session_id === bad);
    expect(events.map(({ event }) => event.turn_number ?? null)).toEqual([null, 1, 2, 3]);
    expect(events[0]?.headers['x-hipocampo-attempt']).toBe('2');
    await expect.poll(async () => (await shown(hook.id)).pending).toBe(0);
  });

  it('gives an event up in the end, says which, goes on with its session, and delivers it once it is replayed', async () => {
    const [user, session] = [fresh('u'), fresh('dead')];
    failing.add(session);
    const hook = await register({ user_id: user });
    await save(user, session);
    await expect.poll(async () => (await shown(hook.id)).pending).toBe(2);
    // As if it had failed for a day: the attempt that comes is the last one.
    await app.sql(
      'UPDATE webhook_deliveries SET attempts = 11, try_at = now() WHERE webhook_id = $1 AND attempts > 0',
      [hook.id],
    );
    await expect.poll(async () => (await shown(hook.id)).failed).toBe(1);
    const [dead] = (await shown(hook.id)).failures ?? [];
    expect(dead).toMatchObject({ type: 'session.created', session_id: session, attempts: 12, error: 'answered 500' });
    failing.delete(session);
    await expect.poll(() => acceptedBy(hook.id).map(({ event }) => event.type)).toEqual(['turn.added']);
    const replayed = await app.post(`/v1/webhooks/${hook.id}/replay`, { from: dead?.event_id }, as(KEY));
    expect(replayed.status).toBe(202);
    await expect
      .poll(() => acceptedBy(hook.id).map(({ event }) => event.type))
      .toEqual(['turn.added', 'session.created', 'turn.added']);
    await expect.poll(async () => (await shown(hook.id)).failed).toBe(0);
  });

  it('replays from an event on', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    const hook = await register({ user_id: user });
    await save(user, session);
    await save(user, session);
    await expect.poll(() => tellings(hook.id).length).toBe(3);
    const from = tellings(hook.id)[1]?.event.id;
    const answer = await app.post(`/v1/webhooks/${hook.id}/replay`, { from }, as(KEY));
    expect(answer.status).toBe(202);
    await expect.poll(() => tellings(hook.id).length).toBe(5);
    expect(tellings(hook.id).map(({ event }) => event.turn_number ?? null)).toEqual([null, 1, 2, 1, 2]);
    const replay = (id: string, body: unknown, key = KEY) => app.post(`/v1/webhooks/${id}/replay`, body, as(key));
    expectProblem(await replay(hook.id, { from: 'abc' }), 400, 'invalid_request');
    expectProblem(await replay(hook.id, {}), 400, 'invalid_request');
    expectProblem(await replay(hook.id, { from: '999999999' }), 404, 'event_not_found');
    expectProblem(await replay(hook.id, { from }, OTHER), 404, 'webhook_not_found');
    expectProblem(await replay(hook.id, { from }, READING), 403, 'forbidden');
  });

  it('follows no redirect', async () => {
    const user = fresh('u');
    const hook = await register({ url: receiver.url.replace('/hook', '/redirect'), user_id: user });
    await save(user, fresh('s'));
    await expect.poll(async () => (await shown(hook.id)).last_error).toBe('answered 302');
    expect((await shown(hook.id)).delivered).toBe(0);
  });

  it('says why it failed without its address, which is sealed with encryption at rest', async () => {
    const user = fresh('u');
    const hook = await register({ user_id: user, url: `http://127.0.0.1:${await freePort()}/hook` });
    await save(user, fresh('s'));
    await expect.poll(async () => (await shown(hook.id)).last_error).toBe('connect ECONNREFUSED');
  });

  it('is told no more once it is removed, and its queue goes with it', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    failing.add(session);
    const hook = await register({ user_id: user });
    await save(user, session);
    await expect.poll(async () => (await shown(hook.id)).pending).toBe(2);
    expect((await app.delete(`/v1/webhooks/${hook.id}`, as(KEY))).status).toBe(204);
    expect(await app.sql('SELECT FROM webhook_deliveries WHERE webhook_id = $1', [hook.id])).toEqual([]);
    expectProblem(await app.delete(`/v1/webhooks/${hook.id}`, as(KEY)), 404, 'webhook_not_found');
    expectProblem(await app.get(`/v1/webhooks/${hook.id}`, as(KEY)), 404, 'webhook_not_found');
  });

  it('are listed page by page, the newest first, and each once', async () => {
    const mine: string[] = [];
    for (let count = 0; count < 5; count += 1) mine.push((await register({}, ONE_USER)).id);
    const [pages, listed]: [number[], string[]] = [[], []];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const page: Answer<{ items: Hook[]; next_cursor: string | null }> = await app.get(
        `/v1/webhooks?limit=2${query}`,
        as(ONE_USER),
      );
      expect(page.status, page.text).toBe(200);
      pages.push(page.body.items.length);
      listed.push(...page.body.items.map(({ id }) => id));
      cursor = page.body.next_cursor;
    }
    expect(pages).toEqual([2, 2, 1]);
    expect(listed).toEqual(mine.toReversed());
    for (const id of mine) await app.delete(`/v1/webhooks/${id}`, as(ONE_USER));
  });

  it('are registered once under one Idempotency-Key, also where it is sent twice at once', async () => {
    const keyed = (body: object, key: string, api = KEY) =>
      app.post<Hook>('/v1/webhooks', { url: receiver.url, ...body }, { ...as(api), 'idempotency-key': key });
    const both = await Promise.all([keyed({}, 'once'), keyed({}, 'once')]);
    const [first, second] = both.toSorted((a, b) => b.status - a.status);
    expect([first?.status, second?.status]).toEqual([201, 200]);
    expect([first?.headers['idempotent-replay'], second?.headers['idempotent-replay']]).toEqual([undefined, 'true']);
    expect(second?.body).toEqual(first?.body);
    expect(first?.body.secret).toMatch(/^whsec_/);
    for (const other of [{ url: `${receiver.url}/other` }, { events: ['turn.added'] }, { secret: 'mine' }])
      expectProblem(await keyed(other, 'once'), 409, 'idempotency_mismatch');
    const elsewhere = await Promise.all([keyed({}, 'twice'), keyed({}, 'once', ONE_USER), keyed({}, 'once', OTHER)]);
    expect(new Set([first, ...elsewhere].map((answer) => answer?.body.id)).size).toBe(4);
    expect(elsewhere.map(({ status }) => status)).toEqual([201, 201, 201]);
    const given = await keyed({ secret: 'mine', events: ['turn.added'] }, 'given');
    const again = await keyed({ secret: 'mine', events: ['turn.added'] }, 'given');
    expect([given.status, again.status, again.body]).toEqual([201, 200, given.body]);
    for (const { body } of [first, given, ...elsewhere].flatMap((answer) => answer ?? []))
      for (const key of [KEY, OTHER]) await app.delete(`/v1/webhooks/${body.id}`, as(key));
  });

  it('keeps to tenants, users and scopes', async () => {
    const mine = await register({}, ONE_USER);
    expect(mine.user_id).toBe('only_me');
    const tenants = await register({});
    await save('only_me', fresh('s'));
    await save(fresh('u'), fresh('s'));
    await save('only_me', fresh('s'), OTHER);
    await expect.poll(() => tellings(tenants.id).length).toBe(4);
    await expect.poll(() => tellings(mine.id).length).toBe(2);
    expect(tellings(mine.id).every(({ event }) => event.user_id === 'only_me')).toBe(true);
    const listed = async (key: string) =>
      (await app.get<{ items: Hook[] }>('/v1/webhooks', as(key))).body.items.map(({ id }) => id);
    expect(await listed(ONE_USER)).toEqual([mine.id]);
    expect(await listed(OTHER)).toEqual([]);
    expect(await listed(READING)).toContain(tenants.id);
    expectProblem(await app.get(`/v1/webhooks/${tenants.id}`, as(ONE_USER)), 404, 'webhook_not_found');
    expectProblem(await app.delete(`/v1/webhooks/${tenants.id}`, as(OTHER)), 404, 'webhook_not_found');
    expectProblem(await app.delete(`/v1/webhooks/${tenants.id}`, as(READING)), 403, 'forbidden');
    expectProblem(await app.post('/v1/webhooks', { url: receiver.url }, as(READING)), 403, 'forbidden');
    const ofAnother = { url: receiver.url, user_id: 'somebody' };
    expectProblem(await app.post('/v1/webhooks', ofAnother, as(ONE_USER)), 403, 'forbidden');
    await app.delete(`/v1/webhooks/${tenants.id}`, as(KEY));
  });

  it.each([
    [{ url: 'ftp://example.com/' }, '/url'],
    [{ url: 'example.com' }, '/url'],
    [{ url: 'http://user:pass@example.com/' }, '/url'],
    [{ url: undefined }, '/url'],
    [{ events: ['turn.removed'] }, '/events/0'],
    [{ events: [] }, '/events'],
    [{ secret: '' }, '/secret'],
  ])('refuses %j', async (body, pointer) => {
    const answer = await app.post('/v1/webhooks', { url: receiver.url, ...body }, as(KEY));
    expect(pointers(expectProblem(answer, 400, 'invalid_request'))).toContain(pointer);
  });
});

describe('webhooks to private addresses', () => {
  let app: ContractApp;
  beforeAll(async () => {
    app = await openContractApp();
  });
  afterAll(() => app.close());

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://localhost:8080/',
    'http://10.1.2.3/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://0.0.0.0/',
  ])('refuses %s', async (url) => {
    const answer = await app.post('/v1/webhooks', { url }, {});
    expect(pointers(expectProblem(answer, 400, 'invalid_request'))).toEqual(['/url']);
  });

  it('takes an address on the internet', async () => {
    const answer = await app.post<Hook>('/v1/webhooks', { url: 'https://example.com/hook' }, {});
    expect(answer.status, answer.text).toBe(201);
  });
});
