import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldLock } from '../../src/http/lock-schemas.ts';
import {
  type Answer,
  type ContractApp,
  expectProblem,
  fresh,
  openContractApp,
  type Problem,
  pointers,
  turnBody,
} from './contract-app.ts';

interface Held {
  readonly lock_token: string;
  readonly fencing_token: number;
  readonly expires_at: string;
}

let app: ContractApp;
const keyOf = (name: string) => `key-of-${name}`.padEnd(24, '-');
const KEYS = [
  { key: keyOf('wide'), tenant: 'acme' },
  { key: keyOf('ana'), tenant: 'acme', user_id: 'ana' },
  { key: keyOf('ben'), tenant: 'acme', user_id: 'ben' },
  { key: keyOf('reader'), tenant: 'acme', scope: 'read' },
  { key: keyOf('rival'), tenant: 'rival' },
];
beforeAll(async () => {
  app = await openContractApp({ API_KEYS: JSON.stringify(KEYS) });
});
afterAll(() => app.close());

const call = <Body>(
  method: 'POST' | 'PUT' | 'DELETE',
  sessionId: string,
  body: unknown,
  key = 'wide',
): Promise<Answer<Body>> =>
  app.send<Body>({
    method,
    url: `/v1/sessions/${sessionId}/lock`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${keyOf(key)}` },
    payload: JSON.stringify(body),
  });
const bearer = (key = 'wide') => ({ authorization: `Bearer ${keyOf(key)}` });
const save = (sessionId: string, more: Record<string, unknown> = {}, key = 'wide', headers = {}) =>
  app.saveTurn(turnBody('ana', sessionId, more), { ...bearer(key), ...headers });
const lock = async (
  sessionId: string,
  owner = 'a',
  more: Record<string, unknown> = {},
  key = 'wide',
): Promise<Held> => {
  const answer = await call<Held>('POST', sessionId, { owner, ...more }, key);
  expect(answer.status, answer.text).toBe(200);
  return heldLock.strict().parse(answer.body);
};
const expire = (sessionId: string) =>
  app.sql("UPDATE sessions SET lock_expires_at = clock_timestamp() - interval '1 millisecond' WHERE session_id = $1", [
    sessionId,
  ]);
const session = async (sessionId: string) =>
  (await app.get<{ locked: boolean; version: number }>(`/v1/sessions/${sessionId}`, bearer())).body;

describe('POST /v1/sessions/{session_id}/lock', () => {
  it('locks a session for a minute unless told otherwise, and shows it locked', async () => {
    const id = fresh('s');
    await save(id);
    const before = Date.now();
    const held = await lock(id);
    expect(Date.parse(held.expires_at) - before).toBeGreaterThan(58_000);
    expect(Date.parse(held.expires_at) - Date.now()).toBeLessThanOrEqual(60_000);
    expect(await session(id)).toMatchObject({ locked: true, version: 1 });
    const { body } = await app.get<{ items: { session_id: string; locked: boolean }[] }>(
      '/v1/sessions?user_id=ana&limit=200',
      bearer(),
    );
    expect(body.items.find((one) => one.session_id === id)?.locked).toBe(true);
    await expire(id);
    expect(await session(id)).toMatchObject({ locked: false });
  });

  it('locks a session without turns, which stays not found until its first turn', async () => {
    const id = fresh('s');
    const { lock_token } = await lock(id);
    expectProblem(await app.get(`/v1/sessions/${id}`, bearer()), 404, 'session_not_found');
    const built = await app.buildContext({ user_id: 'ana', session_id: id, current_query: 'hola' }, bearer());
    expect(built.body).toMatchObject({ total_turns: 0, version: 0 });
    expectProblem(await save(id), 423, 'lock_required');
    const first = await save(id, { lock_token });
    expect(first.body).toMatchObject({ turn_number: 1, version: 1 });
    const next = await app.buildContext({ user_id: 'ana', session_id: id, current_query: 'hola' }, bearer());
    expect(next.body).toMatchObject({ total_turns: 1, version: 1, cache: 'hit' });
  });

  it('gives the same owner the same tokens again', async () => {
    const id = fresh('s');
    const first = await lock(id, 'bot-7');
    const again = await lock(id, 'bot-7', { ttl_seconds: 3_600 });
    expect(again).toMatchObject({ lock_token: first.lock_token, fencing_token: first.fencing_token });
    expect(Date.parse(again.expires_at)).toBeGreaterThan(Date.parse(first.expires_at));
  });

  it.each([
    ['es', '¿y ahora?', /^⏳ Ya estoy trabajando… Como mucho en (59|60) segundos vuelvo a estar libre\.$/],
    ['es-AR', '¿y ahora?', /^⏳ Ya estoy trabajando… /],
    ['en', 'and now?', /^⏳ I'm already working… I'll be free again in (59|60) seconds at most\.$/],
    ['de', 'und jetzt?', /^⏳ I'm already working… /],
  ])(
    'refuses another owner with a text to show, in the language of the session: %s',
    async (language, content, text) => {
      const id = fresh('s');
      await save(id, { language, messages: [{ role: 'user', content }] });
      await lock(id);
      const answer = await call<Problem>('POST', id, { owner: 'b' });
      expect(expectProblem(answer, 409, 'session_locked').detail).toMatch(text);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(59);
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
    },
  );

  it('speaks of long waits in minutes, and where the session has no language yet in the last one of its user, else Spanish', async () => {
    const id = fresh('s');
    await lock(id, 'a', { ttl_seconds: 3_600 });
    expect((await call<Problem>('POST', id, { owner: 'b' })).body.detail).toBe(
      '⏳ Ya estoy trabajando… Como mucho en 60 minutos vuelvo a estar libre.',
    );
    const speaker = fresh('speaker');
    await app.saveTurn(turnBody(speaker, fresh('s'), { language: 'en' }), bearer());
    expect((await call<Problem>('POST', id, { owner: 'b', user_id: speaker })).body.detail).toMatch(/^⏳ I'm already/);
    const short = fresh('s');
    await lock(short, 'a', { ttl_seconds: 1 });
    expect((await call<Problem>('POST', short, { owner: 'b' })).body.detail).toBe(
      '⏳ Ya estoy trabajando… Como mucho en 1 segundo vuelvo a estar libre.',
    );
  });

  it('gives the lock of an owner that is silent to the next, with a higher fencing token', async () => {
    const id = fresh('s');
    const first = await lock(id, 'a');
    await expire(id);
    const second = await lock(id, 'b');
    expect(second.fencing_token).toBeGreaterThan(first.fencing_token);
    expect(second.lock_token).not.toBe(first.lock_token);
    expectProblem(await save(id, { lock_token: first.lock_token }), 423, 'lock_required');
    expectProblem(await call('PUT', id, { lock_token: first.lock_token }), 409, 'session_locked');
    expectProblem(await call('DELETE', id, { lock_token: first.lock_token }), 409, 'session_locked');
    expect((await save(id, { lock_token: second.lock_token })).status).toBe(201);
  });

  it('knows no session of another user nor of another tenant, and lets a key that reads lock nothing', async () => {
    const id = fresh('s');
    await save(id);
    expectProblem(await call('POST', id, { owner: 'x' }, 'ben'), 404, 'session_not_found');
    expectProblem(await call('POST', id, { owner: 'x', user_id: 'ben' }), 404, 'session_not_found');
    expectProblem(await call('POST', id, { owner: 'x', user_id: 'ben' }, 'ana'), 403, 'forbidden');
    expectProblem(await call('POST', id, { owner: 'x' }, 'reader'), 403, 'forbidden');
    const theirs = await lock(id, 'a', {}, 'rival');
    const mine = await lock(id, 'a', {}, 'ana');
    expect(mine.lock_token).not.toBe(theirs.lock_token);
    for (const method of ['PUT', 'DELETE'] as const) {
      expectProblem(await call(method, id, { lock_token: mine.lock_token }, 'ben'), 404, 'session_not_found');
      expectProblem(await call(method, id, { lock_token: mine.lock_token }, 'rival'), 409, 'session_locked');
      expectProblem(await call(method, id, { lock_token: mine.lock_token }, 'reader'), 403, 'forbidden');
    }
    expect(await session(id)).toMatchObject({ locked: true });
  });

  it('hands the token of a session without turns to nobody else who calls himself the same', async () => {
    const id = fresh('s');
    const anas = await lock(id, 'telegram', {}, 'ana');
    expectProblem(await call('POST', id, { owner: 'telegram' }, 'ben'), 409, 'session_locked');
    expectProblem(await call('PUT', id, { lock_token: anas.lock_token }, 'ben'), 409, 'session_locked');
    expectProblem(await app.saveTurn(turnBody('ben', id), bearer('ben')), 423, 'lock_required');
    expect((await save(id, { lock_token: anas.lock_token }, 'ana')).status).toBe(201);
    expectProblem(await app.saveTurn(turnBody('ben', id), bearer('ben')), 404, 'session_not_found');
  });

  it.each([
    ['/owner', {}],
    ['/owner', { owner: '' }],
    ['/owner', { owner: '  ' }],
    ['/owner', { owner: 'a\0' }],
    ['/owner', { owner: 'a'.repeat(129) }],
    ['/owner', { owner: 7 }],
    ['/ttl_seconds', { owner: 'a', ttl_seconds: 0 }],
    ['/ttl_seconds', { owner: 'a', ttl_seconds: 3_601 }],
    ['/ttl_seconds', { owner: 'a', ttl_seconds: 1.5 }],
    ['/ttl_seconds', { owner: 'a', ttl_seconds: '60' }],
    ['/ttl_seconds', { owner: 'a', ttl_seconds: null }],
    ['/user_id', { owner: 'a', user_id: 'a b' }],
    ['/force', { owner: 'a', force: true }],
  ])('is 400 with %s for %j', async (pointer, body) => {
    const id = fresh('never');
    expect(pointers(expectProblem(await call('POST', id, body), 400, 'invalid_request'))).toContain(pointer);
    expect(await app.sql('SELECT 1 FROM sessions WHERE session_id = $1', [id])).toEqual([]);
  });
});

describe('PUT and DELETE /v1/sessions/{session_id}/lock', () => {
  it('renews from now on, and releases, once and again', async () => {
    const id = fresh('s');
    const held = await lock(id, 'a', { ttl_seconds: 5 });
    const renewed = await call<Held>('PUT', id, { lock_token: held.lock_token.toUpperCase(), ttl_seconds: 600 });
    expect(renewed.status).toBe(200);
    expect(heldLock.strict().parse(renewed.body)).toMatchObject({
      lock_token: held.lock_token,
      fencing_token: held.fencing_token,
    });
    expect(Date.parse(renewed.body.expires_at) - Date.now()).toBeGreaterThan(590_000);
    for (let round = 0; round < 2; round += 1) {
      const released = await call('DELETE', id, { lock_token: held.lock_token });
      expect({ status: released.status, text: released.text }).toEqual({ status: 204, text: '' });
    }
    expectProblem(await call('PUT', id, { lock_token: held.lock_token }), 409, 'session_locked');
    expectProblem(await save(id, { lock_token: held.lock_token }), 423, 'lock_required');
    expect((await save(id)).status).toBe(201);
  });

  it('does not renew what has expired, also where nobody took over', async () => {
    const id = fresh('s');
    const held = await lock(id);
    await expire(id);
    const refused = expectProblem(await call('PUT', id, { lock_token: held.lock_token }), 409, 'session_locked');
    expect(refused.detail).toMatch(/expired/);
    expectProblem(await save(id, { lock_token: held.lock_token }), 423, 'lock_required');
  });

  it.each(['PUT', 'DELETE'] as const)(
    '%s: 409 for any other token, 404 for a session nobody has touched',
    async (method) => {
      const id = fresh('s');
      await lock(id);
      for (const token of [randomUUID(), 'abc', '00000000-0000-0000-0000-000000000000']) {
        expectProblem(await call(method, id, { lock_token: token }), 409, 'session_locked');
      }
      expectProblem(await call(method, fresh('none'), { lock_token: randomUUID() }), 404, 'session_not_found');
      const never = fresh('s');
      await save(never);
      expectProblem(await call(method, never, { lock_token: randomUUID() }), 409, 'session_locked');
      for (const body of [{}, { lock_token: '' }, { lock_token: null }, { lock_token: 'x', owner: 'a' }])
        expectProblem(await call(method, id, body), 400, 'invalid_request');
    },
  );
});

describe('POST /v1/save-turn in a locked session', () => {
  it('is 423 without the token, with the text to show and when to come back, and writes nothing', async () => {
    const id = fresh('s');
    await save(id);
    const { lock_token } = await lock(id);
    const before = await app.fingerprint();
    const refused = await save(id);
    expect(expectProblem(refused, 423, 'lock_required').detail).toMatch(/^⏳ Ya estoy trabajando…/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    for (const token of ['abc', randomUUID(), '00000000-0000-0000-0000-000000000000'])
      expectProblem(await save(id, { lock_token: token }), 423, 'lock_required');
    expect(await app.fingerprint()).toBe(before);
    expect((await save(id, { lock_token })).body).toMatchObject({ turn_number: 2 });
  });

  it('is 423 with a token for a session that nobody locked, seen or never seen', async () => {
    const id = fresh('s');
    expectProblem(await save(id, { lock_token: randomUUID() }), 423, 'lock_required');
    expect(await app.sql('SELECT 1 FROM sessions WHERE session_id = $1', [id])).toEqual([]);
    await save(id);
    expectProblem(await save(id, { lock_token: randomUUID() }), 423, 'lock_required');
  });

  it('gives a retry the first answer also once its token is stale, and under a token taken anew', async () => {
    const id = fresh('s');
    const { lock_token } = await lock(id);
    const headers = { 'idempotency-key': 'k1' };
    const first = await save(id, { lock_token }, 'wide', headers);
    expect(first.status).toBe(201);
    await expire(id);
    const again = await save(id, { lock_token }, 'wide', headers);
    expect({ status: again.status, body: again.body }).toEqual({ status: 200, body: first.body });
    const next = await lock(id, 'b');
    expect((await save(id, { lock_token }, 'wide', headers)).body).toEqual(first.body);
    expect((await save(id, { lock_token: next.lock_token }, 'wide', headers)).body).toEqual(first.body);
    expect((await save(id, {}, 'wide', headers)).body).toEqual(first.body);
    const other = await save(id, { lock_token: next.lock_token, language: 'en' }, 'wide', headers);
    expectProblem(other, 409, 'idempotency_mismatch');
  });

  it('checks the lock before the version', async () => {
    const id = fresh('s');
    await save(id);
    const { lock_token } = await lock(id);
    expectProblem(await save(id, { expected_version: 9 }), 423, 'lock_required');
    expectProblem(await save(id, { expected_version: 9, lock_token }), 409, 'version_conflict');
    expect((await save(id, { expected_version: 1, lock_token })).status).toBe(201);
  });

  it('lets a session that was only locked begin at version 0', async () => {
    const id = fresh('s');
    const { lock_token } = await lock(id);
    expectProblem(await save(id, { lock_token, expected_version: 1 }), 409, 'version_conflict');
    expect((await save(id, { lock_token, expected_version: 0 })).body).toMatchObject({ turn_number: 1, version: 1 });
  });
});

describe('two devices of one user', () => {
  it('see each other’s turns and locks', async () => {
    const id = fresh('s');
    const phone = await lock(id, 'phone', {}, 'ana');
    expect((await call<Problem>('POST', id, { owner: 'laptop' }, 'ana')).status).toBe(409);
    await save(id, { lock_token: phone.lock_token }, 'ana');
    expect(await session(id)).toMatchObject({ locked: true, version: 1 });
    await call('DELETE', id, { lock_token: phone.lock_token }, 'ana');
    const laptop = await lock(id, 'laptop', {}, 'ana');
    const built = await app.buildContext({ user_id: 'ana', session_id: id, current_query: '¿y?' }, bearer('ana'));
    expect(built.body.total_turns).toBe(1);
    expectProblem(await save(id, { lock_token: phone.lock_token }, 'ana'), 423, 'lock_required');
    expect((await save(id, { lock_token: laptop.lock_token }, 'ana')).body).toMatchObject({ turn_number: 2 });
  });
});
