import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextValue, wholeContext } from '../../src/http/session-context-schemas.ts';
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

interface Session {
  readonly version: number;
  readonly context: Record<string, unknown>;
  readonly external_refs: Record<string, string>;
  readonly last_activity_at: string;
}

const keyOf = (name: string) => `key-of-${name}`.padEnd(24, '-');
let app: ContractApp;
beforeAll(async () => {
  const keys = [
    { key: keyOf('wide'), tenant: 'acme' },
    { key: keyOf('ben'), tenant: 'acme', user_id: 'ben' },
    { key: keyOf('reader'), tenant: 'acme', scope: 'read' },
    { key: keyOf('rival'), tenant: 'rival' },
  ];
  app = await openContractApp({ API_KEYS: JSON.stringify(keys) });
});
afterAll(() => app.close());

const bearer = (key = 'wide') => ({ authorization: `Bearer ${keyOf(key)}` });
const call = <Body = Problem>(
  method: NonNullable<InjectOptions['method']>,
  path: string,
  body?: unknown,
  { key = 'wide', match }: { key?: string; match?: string } = {},
): Promise<Answer<Body>> =>
  app.send<Body>({
    method,
    url: `/v1/sessions/${path}`,
    headers: {
      ...bearer(key),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(match !== undefined && { 'if-match': match }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
const begun = async (userId = 'ana') => {
  const id = fresh('s');
  expect((await app.saveTurn(turnBody(userId, id), bearer())).status).toBe(201);
  return id;
};
const session = async (id: string) => (await call<Session>('GET', id)).body;

describe('/v1/sessions/{session_id}/context/{key}', () => {
  it('sets, shows, changes and removes a key, each time with the version of the session', async () => {
    const id = await begun();
    const set = await call('PUT', `${id}/context/last_file`, { value: '/workspace/readme.md' });
    expect(set.status).toBe(200);
    expect(contextValue.strict().parse(set.body)).toEqual({
      key: 'last_file',
      value: '/workspace/readme.md',
      version: 2,
    });
    expect(set.headers.etag).toBe('"2"');
    const found = await call('GET', `${id}/context/last_file`);
    expect(found.body).toEqual(set.body);
    expect((await call('PUT', `${id}/context/last_file`, { value: null })).body).toMatchObject({
      value: null,
      version: 3,
    });
    expect(await session(id)).toMatchObject({ version: 3, context: { last_file: null } });
    const removed = await call('DELETE', `${id}/context/last_file`);
    expect({ status: removed.status, text: removed.text, etag: removed.headers.etag }).toEqual({
      status: 204,
      text: '',
      etag: '"4"',
    });
    expectProblem(await call('GET', `${id}/context/last_file`), 404, 'key_not_found');
    expectProblem(await call('DELETE', `${id}/context/last_file`), 404, 'key_not_found');
    expect(await session(id)).toMatchObject({ version: 4, context: {} });
  });

  it.each([
    ['a', false],
    ['a', 0],
    ['a', 1.5e-7],
    ['a', ''],
    ['a', []],
    ['a', { deep: [{ er: null }], ñ: '\u2028' }],
    ['clave con espacios ñ / ? # %', 'x'],
    ['__proto__', { polluted: true }],
    ['constructor', 1],
    ['toString', 'x'],
    ['working_dir', ''],
    ['last_command', 'ls -la | grep "ñ"\n'],
    ['environment', { PATH: '/bin', N: 1 }],
    ['file_cache', { '/a b/c.md': '# hola' }],
  ])('gives back %j with %j as it was', async (key, value) => {
    const id = await begun();
    const path = `${id}/context/${encodeURIComponent(key)}`;
    expectProblem(await call('GET', path), 404, 'key_not_found');
    expect((await call('PUT', path, { value })).status).toBe(200);
    expect((await call('GET', path)).body).toEqual({ key, value, version: 2 });
    const whole = await call<{ context: Record<string, unknown> }>('GET', `${id}/context`);
    expect(Object.entries(whole.body.context)).toEqual([[key, value]]);
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('GET', `${id}/context`)).body).toMatchObject({ context: {} });
  });

  it.each([
    ['working_dir', 5],
    ['working_dir', null],
    ['last_command', ['ls']],
    ['environment', 'PATH=/bin'],
    ['environment', []],
    ['environment', null],
    ['file_cache', 'x'],
  ])('is 400 for %s with %j, and says what it takes', async (key, value) => {
    const id = await begun();
    const refused = expectProblem(await call('PUT', `${id}/context/${key}`, { value }), 400, 'invalid_request');
    expect(refused.errors?.[0]).toMatchObject({
      pointer: '/value',
      message: expect.stringMatching(`${key} must be an? `),
    });
    const whole = expectProblem(
      await call('PUT', `${id}/context`, { context: { [key]: value } }),
      400,
      'invalid_request',
    );
    expect(pointers(whole)).toEqual([`/context/${key}`]);
    expect(await session(id)).toMatchObject({ version: 1, context: {} });
  });

  it.each([
    [{}, '/value'],
    [{ value: 1, more: 2 }, '/more'],
    [{ value: 'a\0' }, '/value'],
    [{ value: { a: ['\ud800'] } }, '/value/a/0'],
    [{ values: 1 }, '/values'],
  ])('is 400 for the body %j', async (body, pointer) => {
    const id = await begun();
    expect(pointers(expectProblem(await call('PUT', `${id}/context/a`, body), 400, 'invalid_request'))).toContain(
      pointer,
    );
  });

  it('takes a value of 64 KiB of UTF-8 and not a byte more', async () => {
    const id = await begun();
    const full = 'ñ'.repeat((65_536 - 2) / 2);
    expect((await call('PUT', `${id}/context/a`, { value: full })).status).toBe(200);
    const over = expectProblem(await call('PUT', `${id}/context/a`, { value: `${full}x` }), 413, 'payload_too_large');
    expect(over.errors?.[0]?.pointer).toBe('/value');
    expect((await call<{ value: string }>('GET', `${id}/context/a`)).body.value).toBe(full);
    for (const key of ['b', 'c', 'd']) await call('PUT', `${id}/context/${key}`, { value: 'x'.repeat(65_000) });
    const tooMuch = await call('PUT', `${id}/context/e`, { value: 'x'.repeat(65_000) });
    expect(expectProblem(tooMuch, 413, 'payload_too_large').detail).toMatch(/262144 bytes/);
    expect(await session(id)).toMatchObject({ version: 5 });
  });

  it('keeps at most a hundred keys', async () => {
    const id = await begun();
    const context = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`k${n}`, n]));
    expect((await call('PUT', `${id}/context`, { context })).status).toBe(200);
    expectProblem(await call('PUT', `${id}/context/one_more`, { value: 1 }), 413, 'payload_too_large');
    expect((await call('PUT', `${id}/context/k7`, { value: 'other' })).status).toBe(200);
  });

  it.each(['1', '"1"', 'W/"1"', ' "1" ', '*'])('writes with If-Match %s at version 1', async (match) => {
    const id = await begun();
    expect((await call('PUT', `${id}/context/a`, { value: 1 }, { match })).status).toBe(200);
  });

  it('is 409 for a version that is not the session’s any more, whatever changed it', async () => {
    const id = await begun();
    for (const match of ['0', '2', '"7"']) {
      const refused = await call('PUT', `${id}/context/a`, { value: 1 }, { match });
      expect(expectProblem(refused, 409, 'version_conflict').detail).toMatch(/version 1, not/);
      expectProblem(await call('PUT', `${id}/context`, { context: {} }, { match }), 409, 'version_conflict');
      expectProblem(await call('DELETE', `${id}/context`, undefined, { match }), 409, 'version_conflict');
    }
    await app.saveTurn(turnBody('ana', id), bearer());
    expectProblem(await call('PUT', `${id}/context/a`, { value: 1 }, { match: '1' }), 409, 'version_conflict');
    expect((await call('PUT', `${id}/context/a`, { value: 1 }, { match: '2' })).status).toBe(200);
    expectProblem(await call('DELETE', `${id}/context/a`, undefined, { match: '2' }), 409, 'version_conflict');
    expect((await call('DELETE', `${id}/context/a`, undefined, { match: '"3"' })).status).toBe(204);
    for (const match of ['x', '"x"', '-1', '1.5', '1, 2', '']) {
      const refused = await call('PUT', `${id}/context/a`, { value: 1 }, { match });
      expect(pointers(expectProblem(refused, 400, 'invalid_request'))).toEqual(['header:if-match']);
    }
  });
});

describe('/v1/sessions/{session_id}/context', () => {
  it('replaces and empties the whole context', async () => {
    const id = await begun();
    const empty = await call('GET', `${id}/context`);
    expect(wholeContext.strict().parse(empty.body)).toEqual({ session_id: id, context: {}, version: 1 });
    const context = { working_dir: '/workspace/project', last_command: 'ls -la', other: [1] };
    expect((await call('PUT', `${id}/context`, { context })).body).toEqual({ session_id: id, context, version: 2 });
    expect((await call('PUT', `${id}/context`, { value: { other: 2 } })).body).toMatchObject({ context: { other: 2 } });
    expect(await session(id)).toMatchObject({ context: { other: 2 }, version: 3 });
    expect((await call('DELETE', `${id}/context`)).status).toBe(204);
    expect(await session(id)).toMatchObject({ context: {}, version: 4 });
    for (const body of [{}, { context: {}, value: {} }, { context: null }, { context: [] }, { context: { '': 1 } }])
      expectProblem(await call('PUT', `${id}/context`, body), 400, 'invalid_request');
  });

  it('is a version that a build sees, while what is cached goes on', async () => {
    const id = await begun();
    const build = async () =>
      (await app.buildContext({ user_id: 'ana', session_id: id, current_query: '¿y?' }, bearer())).body;
    expect(await build()).toMatchObject({ version: 1, total_turns: 1 });
    await call('PUT', `${id}/context/working_dir`, { value: '/workspace' });
    expect(await build()).toMatchObject({ version: 2, total_turns: 1, cache: 'hit' });
    expect((await app.saveTurn(turnBody('ana', id), bearer())).body).toMatchObject({ version: 3, turn_number: 2 });
    expect(await build()).toMatchObject({ version: 3, total_turns: 2, cache: 'hit' });
    expect((await build()).history_messages).toHaveLength(4);
  });

  it('is 404 without turns, of another user, and in another tenant; a key that reads may read', async () => {
    const locked = fresh('s');
    await call('POST', `${locked}/lock`, { owner: 'a' });
    const id = await begun();
    await call('PUT', `${id}/context/a`, { value: 1 });
    for (const [path, key] of [
      [fresh('none'), 'wide'],
      [locked, 'wide'],
      [id, 'ben'],
      [id, 'rival'],
    ] as const) {
      for (const [method, rest, body] of [
        ['GET', '/context', undefined],
        ['PUT', '/context', { context: {} }],
        ['DELETE', '/context', undefined],
        ['GET', '/context/a', undefined],
        ['PUT', '/context/a', { value: 1 }],
        ['DELETE', '/context/a', undefined],
        ['PATCH', '', { external_refs: { a: 'b' } }],
      ] as const) {
        expectProblem(await call(method, `${path}${rest}`, body, { key }), 404, 'session_not_found');
      }
    }
    expect((await call('GET', `${id}/context/a`, undefined, { key: 'reader' })).status).toBe(200);
    expectProblem(await call('PUT', `${id}/context/a`, { value: 1 }, { key: 'reader' }), 403, 'forbidden');
    expectProblem(await call('DELETE', `${id}/context`, undefined, { key: 'reader' }), 403, 'forbidden');
    expectProblem(await call('PATCH', id, { external_refs: {} }, { key: 'reader' }), 403, 'forbidden');
  });
});

describe('PATCH /v1/sessions/{session_id}', () => {
  it('sets the references it names, removes those that are null and leaves the others', async () => {
    const id = await begun();
    const first = await call<Session>('PATCH', id, { external_refs: { container_id: 'abc', branch: 'main' } });
    expect({ status: first.status, refs: first.body.external_refs }).toEqual({
      status: 200,
      refs: { container_id: 'abc', branch: 'main' },
    });
    const second = await call<Session>('PATCH', id, { external_refs: { branch: null, ñ: 'x', never: null } });
    expect(second.body.external_refs).toEqual({ container_id: 'abc', ñ: 'x' });
    expect(await session(id)).toMatchObject(second.body as object);
    const { body } = await app.get<{ items: (Session & { session_id: string })[] }>(
      '/v1/sessions?user_id=ana&limit=200',
      bearer(),
    );
    expect(body.items.find((one) => one.session_id === id)?.external_refs).toEqual({ container_id: 'abc', ñ: 'x' });
    expect((await call<Session>('PATCH', id, { external_refs: {} })).body).toEqual(second.body);
  });

  it('is no activity and no version of the session', async () => {
    const id = await begun();
    const before = await session(id);
    await call('PATCH', id, { external_refs: { container_id: 'abc' } });
    expect(await session(id)).toEqual({ ...before, external_refs: { container_id: 'abc' } });
  });

  it.each([
    [{}],
    [{ external_refs: null }],
    [{ external_refs: [] }],
    [{ external_refs: { a: 1 } }],
    [{ external_refs: { a: '' } }],
    [{ external_refs: { a: 'x'.repeat(513) } }],
    [{ external_refs: { a: 'x\0' } }],
    [{ external_refs: { a: { b: 'c' } } }],
    [{ external_refs: { '': 'x' } }],
    [{ external_refs: { ['k'.repeat(65)]: 'x' } }],
    [{ external_refs: Object.fromEntries(Array.from({ length: 33 }, (_, n) => [`k${n}`, 'x'])) }],
    [{ external_refs: {}, user_id: 'ana' }],
    [{ version: 3 }],
  ])('is 400 for %j, and changes nothing', async (body) => {
    const id = await begun();
    expectProblem(await call('PATCH', id, body), 400, 'invalid_request');
    expect(await session(id)).toMatchObject({ external_refs: {} });
  });
});
