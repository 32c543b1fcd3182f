import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractApp, expectProblem, fresh, openContractApp, type Problem, pointers } from './contract-app.ts';

const TENANT_KEY = 'tenant-key-0123456789';
const OTHER_KEY = 'other-tenant-key-0123';
const USER_KEY = 'user-key-0123456789abc';
const READ_KEY = 'read-key-0123456789abc';

interface Kept {
  tool: string;
  user_id: string | null;
  result: unknown;
  created_at: string;
  expires_at: string;
}

let app: ContractApp;
beforeAll(async () => {
  app = await openContractApp({
    API_KEYS: JSON.stringify([
      { key: TENANT_KEY, tenant: 'acme' },
      { key: OTHER_KEY, tenant: 'other' },
      { key: USER_KEY, tenant: 'acme', user_id: 'u1' },
      { key: READ_KEY, tenant: 'acme', scope: 'read' },
    ]),
    TOOL_CACHE_TTL_SECONDS: '1800',
  });
});
afterAll(() => app.close());

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

const put = <Body = Kept>(tool: string, body: unknown, key = TENANT_KEY) =>
  app.send<Body>({
    method: 'PUT',
    url: `/v1/tool-cache/${tool}`,
    headers: { 'content-type': 'application/json', ...bearer(key) },
    payload: JSON.stringify(body),
  });

function get<Body = Kept>(tool: string, params: unknown, userId: string | null = null, key = TENANT_KEY) {
  const user = userId === null ? '' : `&user_id=${userId}`;
  return app.get<Body>(
    `/v1/tool-cache/${tool}?params=${encodeURIComponent(JSON.stringify(params))}${user}`,
    bearer(key),
  );
}

const seconds = ({ created_at, expires_at }: Kept) => (Date.parse(expires_at) - Date.parse(created_at)) / 1_000;

const headers = { 'content-type': 'application/json', ...bearer(TENANT_KEY) };

describe('PUT and GET /v1/tool-cache/{tool}', () => {
  it('gives the result back for the same parameters, however their keys are ordered at any depth', async () => {
    const tool = fresh('tool');
    const result = { barrios: ['Sol', 'Lavapiés'], total: 2.5, nada: null };
    const kept = await put(tool, { params: { b: [{ y: 1, x: 'ñ' }], a: 1 }, result });
    expect(kept.status).toBe(200);
    expect(kept.body).toMatchObject({ tool, user_id: null, result });
    expect(seconds(kept.body)).toBe(1_800);

    const found = await get(tool, { a: 1, b: [{ x: 'ñ', y: 1 }] });
    expect(found.status).toBe(200);
    expect(found.body).toEqual(kept.body);
    for (const other of [{ a: 1, b: [{ x: 'n', y: 1 }] }, { a: '1', b: [{ x: 'ñ', y: 1 }] }, { a: 1 }, [], null])
      expectProblem(await get(tool, other), 404, 'tool_result_not_found');
    expectProblem(await get(fresh('tool'), { a: 1, b: [{ x: 'ñ', y: 1 }] }), 404, 'tool_result_not_found');
  });

  it('takes any JSON for parameters and result, and tells the order of a list apart', async () => {
    const tool = fresh('tool');
    for (const [index, params] of [{}, [], [1, 2], [2, 1], 'x', 0, false, null].entries())
      expect((await put(tool, { params, result: index === 0 ? null : index })).status).toBe(200);
    expect((await get(tool, {})).body.result).toBeNull();
    expect((await get(tool, [1, 2])).body.result).toBe(2);
    expect((await get(tool, [2, 1])).body.result).toBe(3);
    expect((await get(tool, null)).body.result).toBe(7);
  });

  it('is 400 for parameters with a number that it would take for another, instead of the result of that one', async () => {
    const path = `/v1/tool-cache/${fresh('tool')}?params=${encodeURIComponent('{"ids":[9007199254740993]}')}`;
    const refused = await app.get<Problem>(path, bearer(TENANT_KEY));
    expectProblem(refused, 400, 'invalid_request');
    expect(pointers(refused.body)).toEqual(['?params/ids/0']);
    const given = { method: 'PUT', url: `/v1/tool-cache/${fresh('tool')}`, headers } as const;
    const kept = await app.send({ ...given, payload: '{"params":{"ids":[9007199254740993]},"result":1}' });
    expectProblem(kept, 400, 'invalid_request');
    expect(pointers(kept.body as Problem)).toEqual(['/params/ids/0']);
  });

  it('loses no turn for such a number', async () => {
    const said =
      '{"user_id":"u1","session_id":"s1","messages":[{"role":"user","content":"hola"}],"extra_metadata":{"id":';
    const saved = await app.send({
      method: 'POST',
      url: '/v1/save-turn',
      headers,
      payload: `${said}9007199254740993}}`,
    });
    expect(saved.status).toBe(201);
  });

  it('replaces a result, and begins its time anew', async () => {
    const tool = fresh('tool');
    await put(tool, { params: {}, result: 'old', ttl_seconds: 5 });
    const again = await put(tool, { params: {}, result: 'new', ttl_seconds: 60 });
    expect(seconds(again.body)).toBe(60);
    expect((await get(tool, {})).body.result).toBe('new');
  });

  it('refuses a tool that has side effects or depends on the time, and keeps nothing of it', async () => {
    const tool = fresh('tool');
    for (const flag of ['side_effects', 'time_dependent']) {
      expectProblem(await put(tool, { params: {}, result: 1, [flag]: true }), 422, 'not_cacheable');
      expectProblem(await get(tool, {}), 404, 'tool_result_not_found');
      expect((await put(fresh('tool'), { params: {}, result: 1, [flag]: false })).status).toBe(200);
    }
  });

  it('serves nothing that expired, and upkeep removes it once, leaving what has not', async () => {
    const tool = fresh('tool');
    await put(tool, { params: { n: 1 }, result: 'gone' });
    await put(tool, { params: { n: 2 }, result: 'there' });
    await app.sql(
      `UPDATE tool_results SET expires_at = now() - interval '1 second'
       WHERE tool = $1 AND stored_at = (SELECT min(stored_at) FROM tool_results WHERE tool = $1)`,
      [tool],
    );
    expectProblem(await get(tool, { n: 1 }), 404, 'tool_result_not_found');
    expect((await app.sql('SELECT 1 FROM tool_results WHERE tool = $1', [tool])).length).toBe(2);
    await app.life.upkeep.run();
    expect((await app.sql('SELECT 1 FROM tool_results WHERE tool = $1', [tool])).length).toBe(1);
    expect((await get(tool, { n: 2 })).body.result).toBe('there');
  });

  it('keeps so many results of each user and of the tenant, and upkeep lets the oldest go', async () => {
    const few = await openContractApp({ TOOL_CACHE_MAX_ENTRIES: '3' });
    const putAt = (tool: string, n: number, user: object) =>
      few.send({ method: 'PUT', url: `/v1/tool-cache/${tool}`, payload: { params: { n }, result: n, ...user } });
    const owners = [{ user_id: 'u1' }, { user_id: 'u2' }, {}];
    for (const [place, owner] of owners.entries())
      for (let n = 0; n < 2 + 2 * place; n += 1) expect((await putAt('count', n, owner)).status).toBe(200);
    await putAt('count', 0, { user_id: 'u2' }); // the newest again
    await few.life.upkeep.run();
    const kept = async ({ user_id }: { user_id?: string }) => {
      const found: number[] = [];
      for (let n = 0; n < 6; n += 1) {
        const user = user_id === undefined ? '' : `&user_id=${user_id}`;
        const { status } = await few.get(`/v1/tool-cache/count?params=${encodeURIComponent(`{"n":${n}}`)}${user}`);
        if (status === 200) found.push(n);
      }
      return found;
    };
    expect([await kept({ user_id: 'u1' }), await kept({ user_id: 'u2' }), await kept({})]).toEqual([
      [0, 1],
      [0, 2, 3],
      [3, 4, 5],
    ]);
    await few.close();
  });

  it('keeps a user’s results from other users and from the tenant, and a tenant’s from other tenants', async () => {
    const tool = fresh('tool');
    await put(tool, { params: {}, result: 'of u1', user_id: 'u1' });
    expect((await get(tool, {}, 'u1')).body).toMatchObject({ result: 'of u1', user_id: 'u1' });
    for (const user of ['u2', null]) expectProblem(await get(tool, {}, user), 404, 'tool_result_not_found');
    await put(tool, { params: {}, result: 'of all' });
    expect((await get(tool, {}, 'u1')).body.result).toBe('of u1');
    expect((await get(tool, {})).body.result).toBe('of all');
    for (const user of ['u1', null]) expectProblem(await get(tool, {}, user, OTHER_KEY), 404, 'tool_result_not_found');
  });

  it('lets a key of one user read its own results and those of all users, and write only its own', async () => {
    const tool = fresh('tool');
    await put(tool, { params: {}, result: 'of all' });
    await put(tool, { params: {}, result: 'of u2', user_id: 'u2' });
    expect((await put(tool, { params: {}, result: 'of u1', user_id: 'u1' }, USER_KEY)).status).toBe(200);
    expect((await get(tool, {}, 'u1', USER_KEY)).body.result).toBe('of u1');
    expect((await get(tool, {}, null, USER_KEY)).body.result).toBe('of all');
    expectProblem(await get(tool, {}, 'u2', USER_KEY), 403, 'forbidden');
    expectProblem(await put(tool, { params: {}, result: 'x' }, USER_KEY), 403, 'forbidden');
    expectProblem(await put(tool, { params: {}, result: 'x', user_id: 'u2' }, USER_KEY), 403, 'forbidden');
    expectProblem(await put(tool, { params: {}, result: 'x', user_id: 'u1' }, READ_KEY), 403, 'forbidden');
    expect((await get(tool, {}, null, READ_KEY)).body.result).toBe('of all');
    expect((await get(tool, {}, 'u2')).body.result).toBe('of u2');
  });

  it('is 400 or 413 for what cannot be kept, naming it', async () => {
    const tool = fresh('tool');
    const refused = async (body: unknown, status: 400 | 413, pointer: string) => {
      const code = status === 400 ? 'invalid_request' : 'payload_too_large';
      expect(pointers(expectProblem(await put<Problem>(tool, body), status, code))).toContain(pointer);
    };
    await refused({ params: {} }, 400, '/result');
    await refused({ result: 1 }, 400, '/params');
    await refused({ params: { a: '\0' }, result: 1 }, 400, '/params/a');
    await refused({ params: {}, result: ['\ud800'] }, 400, '/result/0');
    await refused({ params: 'ñ'.repeat(2_048), result: 1 }, 413, '/params');
    await refused({ params: {}, result: 'x'.repeat(262_144) }, 413, '/result');
    for (const ttl of [0, -1, 1.5, 86_401, '60'])
      await refused({ params: {}, result: 1, ttl_seconds: ttl }, 400, '/ttl_seconds');
    expect((await put(tool, { params: 'ñ'.repeat(2_047), result: 'x'.repeat(262_142) })).status).toBe(200);
    const ask = (query: string) => app.get<Problem>(`/v1/tool-cache/${tool}${query}`, bearer(TENANT_KEY));
    for (const query of ['', '?params=', '?params=%7B', '?params=x', '?params=%22%5Cu0000%22'])
      expect(pointers(expectProblem(await ask(query), 400, 'invalid_request')).join()).toMatch(/^\?params/);
    expectProblem(await app.get<Problem>('/v1/tool-cache/%20?params=1', bearer(TENANT_KEY)), 400, 'invalid_request');
  });

  it('ends with its user, counted in the receipt; what is of all users stays', async () => {
    const [tool, userId] = [fresh('tool'), fresh('user')];
    for (const n of [1, 2]) await put(tool, { params: { n }, result: n, user_id: userId });
    await put(tool, { params: { n: 1 }, result: 'of all' });
    const { status, body } = await app.delete<{ receipt: Record<string, unknown> }>(
      `/v1/users/${userId}`,
      bearer(TENANT_KEY),
    );
    expect(status).toBe(200);
    expect(body.receipt.tool_results).toBe(2);
    expectProblem(await get(tool, { n: 1 }, userId), 404, 'tool_result_not_found');
    expect((await get(tool, { n: 1 })).body.result).toBe('of all');
  });
});
