import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractApp, expectProblem, fresh, openContractApp, turnBody } from './contract-app.ts';

const WRITE_KEY = 'write-key-0123456789abcdef';
const OTHER_KEY = 'other-key-0123456789abcdef';
const READ_KEY = 'read-key-0123456789abcdef';
const USER_KEY = 'user-key-0123456789abcdef';

let app: ContractApp;
beforeAll(async () => {
  app = await openContractApp({
    API_KEYS: JSON.stringify([
      { key: WRITE_KEY, tenant: 'acme' },
      { key: OTHER_KEY, tenant: 'other' },
      { key: READ_KEY, tenant: 'acme', scope: 'read' },
      { key: USER_KEY, tenant: 'acme', user_id: 'u1' },
    ]),
  });
});
afterAll(() => app.close());

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const save = async (userId: string, sessionId: string) => {
  const answer = await app.saveTurn(turnBody(userId, sessionId), bearer(WRITE_KEY));
  expect(answer.status, answer.text).toBe(201);
};
/** Without a body, as most callers send it. */
const end = (sessionId: string, key = WRITE_KEY) =>
  app.send<{ job_id: string }>({ method: 'POST', url: `/v1/sessions/${sessionId}/end`, headers: bearer(key) });

describe('POST /v1/sessions/{session_id}/end', () => {
  it('answers 202 with the job, which can be looked up, and the same one until another turn comes', async () => {
    const id = fresh('s');
    await save('u1', id);
    const first = await end(id);
    expect(first.status, first.text).toBe(202);
    expect(Object.keys(first.body)).toEqual(['job_id']);
    const job = await app.get(`/v1/jobs/${first.body.job_id}`, bearer(WRITE_KEY));
    expect(job.body).toMatchObject({ kind: 'end_session', status: 'pending', user_id: 'u1', error: null });
    expect((await end(id)).body).toEqual(first.body);
    await save('u1', id);
    expect((await end(id)).body).not.toEqual(first.body);
  });

  it('takes an empty body and an empty object, and no other', async () => {
    const id = fresh('s');
    await save('u1', id);
    const url = `/v1/sessions/${id}/end`;
    expect((await app.post(url, {}, bearer(WRITE_KEY))).status).toBe(202);
    expectProblem(await app.post(url, { force: true }, bearer(WRITE_KEY)), 400, 'invalid_request');
    expectProblem(await app.post(`${url}?now=1`, {}, bearer(WRITE_KEY)), 400, 'invalid_request');
  });

  it('leaves the session as it was: neither its version nor its turns change, and it takes more', async () => {
    const id = fresh('s');
    await save('u1', id);
    const before = await app.get(`/v1/sessions/${id}`, bearer(WRITE_KEY));
    await end(id);
    expect((await app.get(`/v1/sessions/${id}`, bearer(WRITE_KEY))).body).toEqual(before.body);
    await save('u1', id);
  });

  it('knows no session that is not there, of another tenant, or of another user than the key is for', async () => {
    const id = fresh('s');
    await save('u2', id);
    expectProblem(await end(fresh('none')), 404, 'session_not_found');
    expectProblem(await end(id, OTHER_KEY), 404, 'session_not_found');
    expectProblem(await end(id, USER_KEY), 404, 'session_not_found');
    expectProblem(await end(id, READ_KEY), 403, 'forbidden');
    expect(await app.sql("SELECT 1 FROM jobs WHERE kind = 'end_session' AND user_id = 'u2'")).toEqual([]);
    const own = fresh('s');
    await save('u1', own);
    expect((await end(own, USER_KEY)).status).toBe(202);
  });
});
