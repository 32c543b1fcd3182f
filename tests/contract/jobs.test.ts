import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobPage, job as jobSchema } from '../../src/http/job-schemas.ts';
import { type ContractApp, expectProblem, fresh, openContractApp, type Problem, turnBody } from './contract-app.ts';

const WRITE_KEY = 'write-key-0123456789abcdef';
const OTHER_KEY = 'other-key-0123456789abcdef';
const READ_KEY = 'read-key-0123456789abcdef';
const USER_KEY = 'user-key-0123456789abcdef';

interface Job {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly user_id: string | null;
  readonly created_at: string;
}
interface Page {
  readonly items: Job[];
  readonly next_cursor: string | null;
}

let app: ContractApp;
beforeAll(async () => {
  app = await openContractApp({
    SEMANTIC_MEMORY_ENABLED: 'true',
    API_KEYS: JSON.stringify([
      { key: WRITE_KEY, tenant: 'acme' },
      { key: OTHER_KEY, tenant: 'other' },
      { key: READ_KEY, tenant: 'acme', scope: 'read' },
      { key: USER_KEY, tenant: 'acme', user_id: 'u1' },
    ]),
  });
  for (const user of ['u1', 'u2']) {
    await app.sql("INSERT INTO users (tenant_id, user_id) VALUES ('acme', $1)", [user]);
  }
});
afterAll(() => app.close());

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const list = async (query = '', key = WRITE_KEY) => {
  const answer = await app.get<Page>(`/v1/jobs${query}`, bearer(key));
  expect(answer.status, answer.text).toBe(200);
  jobPage.strict().parse(answer.body);
  return answer.body;
};
const get = (id: string, key = WRITE_KEY) => app.get<Job>(`/v1/jobs/${id}`, bearer(key));
/** A request without a body, as most callers send it. */
const act = (id: string, verb: 'retry' | 'cancel', key = WRITE_KEY) =>
  app.send<Job & Problem>({ method: 'POST', url: `/v1/jobs/${id}/${verb}`, headers: bearer(key) });

/** A job as some worker may have left it. */
async function job(more: { kind?: string; status?: string; user?: string | null; createdAt?: string } = {}) {
  const { kind = 'test', status = 'pending', user = null, createdAt = new Date().toISOString() } = more;
  const finished = ['succeeded', 'failed', 'cancelled'].includes(status);
  const [row] = await app.sql<{ job_id: string }>(
    `INSERT INTO jobs (tenant_id, kind, status, user_id, payload, attempts, error, created_at, started_at, finished_at)
     VALUES ('acme', $1, $2, $3, '{"secret":1}', $4, $5, $6, $7, $8) RETURNING job_id`,
    [
      kind,
      status,
      user,
      status === 'pending' ? 0 : 20,
      status === 'failed' ? 'the model is away' : null,
      createdAt,
      status === 'pending' ? null : '2026-11-21T20:00:00Z',
      finished ? '2026-11-21T20:00:01Z' : null,
    ],
  );
  return row?.job_id ?? '';
}

describe('GET /v1/jobs/{job_id}', () => {
  it('shows the job with every documented field, and nothing of what it works on', async () => {
    const id = await job({ status: 'failed', user: 'u1', createdAt: '2026-11-21T19:00:00Z' });
    const { status, body } = await get(id);
    expect(status).toBe(200);
    jobSchema.strict().parse(body);
    expect(body).toEqual({
      id,
      kind: 'test',
      status: 'failed',
      attempts: 20,
      error: 'the model is away',
      user_id: 'u1',
      created_at: '2026-11-21T19:00:00.000Z',
      started_at: '2026-11-21T20:00:00.000Z',
      finished_at: '2026-11-21T20:00:01.000Z',
    });
    expect((await get(id.toUpperCase())).body.id).toBe(id);
  });

  it('has the work that a turn left, from the instant of its 201', async () => {
    const user = fresh('u');
    expect((await app.saveTurn(turnBody(user, fresh('s')), bearer(WRITE_KEY))).status).toBe(201);
    const [embed] = (await list('?kind=embed&limit=1')).items;
    expect(embed).toMatchObject({
      kind: 'embed',
      status: 'pending',
      attempts: 0,
      error: null,
      user_id: user,
      started_at: null,
      finished_at: null,
    });
  });

  it("is 404 for what does not exist, and for another tenant's", async () => {
    const id = await job();
    expectProblem(await get(randomUUID()), 404, 'job_not_found');
    const theirs = expectProblem(await get(id, OTHER_KEY), 404, 'job_not_found');
    expect(theirs.detail).toBe(((await get(randomUUID(), OTHER_KEY)).body as never as Problem).detail);
    expect((await list('?limit=200', OTHER_KEY)).items).toEqual([]);
  });
});

describe('GET /v1/jobs', () => {
  it('lists the newest first, by status, by kind, by both', async () => {
    const kind = fresh('kind');
    const made: string[] = [];
    for (const status of ['pending', 'running', 'succeeded', 'failed', 'cancelled', 'failed'])
      made.push(await job({ kind, status, createdAt: `2026-11-21T19:00:0${made.length}Z` }));
    const ids = async (query: string) => (await list(query)).items.map((one) => one.id);
    expect(await ids(`?kind=${kind}`)).toEqual([...made].reverse());
    expect(await ids(`?kind=${kind}&status=failed`)).toEqual([made[5], made[3]]);
    expect(await ids(`?status=running&limit=200`)).toContain(made[1]);
    expect(await ids(`?kind=${kind}&status=running`)).toEqual([made[1]]);
    expect(await ids('?kind=nothing')).toEqual([]);
  });

  it.each([1, 3, 10, 11, 200])(
    'visits each of 11 jobs exactly once, %i at a time, also those made in one instant',
    async (limit) => {
      const kind = fresh('paged');
      const made: string[] = [];
      for (let n = 0; n < 11; n += 1) {
        const micros = n < 3 ? `00000${n}` : n < 8 ? '000500' : '000501';
        made.push(await job({ kind, createdAt: `2026-11-21T19:00:00.${micros}Z` }));
      }
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Page = await list(`?kind=${kind}&limit=${limit}${cursor === null ? '' : `&cursor=${cursor}`}`);
        expect(page.items.length).toBeLessThanOrEqual(limit);
        seen.push(...page.items.map((one) => one.id));
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(seen).toHaveLength(11);
      expect([...seen].sort()).toEqual([...made].sort());
      expect(seen.slice(-3)).toEqual([made[2], made[1], made[0]]);
    },
  );

  it.each(['?status=done', '?status=', '?kind=', '?kind=A%20b', `?kind=${'a'.repeat(65)}`, '?user_id=u1'])(
    'is 400 for %s',
    async (query) => {
      expectProblem(await app.get(`/v1/jobs${query}`, bearer(WRITE_KEY)), 400, 'invalid_request');
    },
  );
});

describe('POST /v1/jobs/{job_id}/cancel', () => {
  it('takes a pending job out of the queue, once', async () => {
    const id = await job();
    const answer = await act(id, 'cancel');
    expect(answer.status, answer.text).toBe(200);
    jobSchema.strict().parse(answer.body);
    expect(answer.body).toMatchObject({ id, status: 'cancelled', finished_at: expect.any(String) });
    expect((await get(id)).body).toEqual(answer.body);
    expectProblem(await act(id, 'cancel'), 409, 'version_conflict');
  });

  it.each(['running', 'succeeded', 'failed', 'cancelled'])('is 409 for a %s job, which stays so', async (status) => {
    const id = await job({ status });
    const before = (await get(id)).body;
    expect(expectProblem(await act(id, 'cancel'), 409, 'version_conflict').detail).toContain(status);
    expect((await get(id)).body).toEqual(before);
  });
});

describe('POST /v1/jobs/{job_id}/retry', () => {
  it.each(['failed', 'cancelled'])('makes a %s job pending again', async (status) => {
    const id = await job({ status });
    const answer = await act(id, 'retry');
    expect(answer.status, answer.text).toBe(200);
    jobSchema.strict().parse(answer.body);
    expect(answer.body).toMatchObject({ id, status: 'pending', finished_at: null });
    expect((await get(id)).body).toEqual(answer.body);
    expectProblem(await act(id, 'retry'), 409, 'version_conflict');
  });

  it.each(['pending', 'running', 'succeeded'])('is 409 for a %s job, which stays so', async (status) => {
    const id = await job({ status });
    const before = (await get(id)).body;
    expect(expectProblem(await act(id, 'retry'), 409, 'version_conflict').detail).toContain(status);
    expect((await get(id)).body).toEqual(before);
  });

  it('is 409 while another job does the same work', async () => {
    const id = await job({ status: 'failed' });
    await app.sql("UPDATE jobs SET dedupe_key = 'all' WHERE job_id = $1", [id]);
    await app.sql("INSERT INTO jobs (tenant_id, kind, dedupe_key) VALUES ('acme', 'test', 'all')");
    expect(expectProblem(await act(id, 'retry'), 409, 'version_conflict').detail).toMatch(/another job/);
  });

  it('happens once when it is asked for many times at once', async () => {
    const id = await job({ status: 'failed' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => act(id, 'retry')));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });
});

describe('keys and jobs', () => {
  it.each(['retry', 'cancel'] as const)("%s is 404 for what does not exist and for another tenant's", async (verb) => {
    const id = await job({ status: verb === 'retry' ? 'failed' : 'pending' });
    expectProblem(await act(randomUUID(), verb), 404, 'job_not_found');
    expectProblem(await act(id, verb, OTHER_KEY), 404, 'job_not_found');
    expect((await act(id, verb)).status).toBe(200);
  });

  it('shows a key of one user the jobs of that user alone', async () => {
    const kind = fresh('kind');
    const [mine, theirs, nobodys] = [
      await job({ kind, user: 'u1' }),
      await job({ kind, user: 'u2' }),
      await job({ kind, user: null }),
    ];
    expect((await list(`?kind=${kind}`)).items).toHaveLength(3);
    expect((await list(`?kind=${kind}`, USER_KEY)).items.map((one) => one.id)).toEqual([mine]);
    expect((await get(mine, USER_KEY)).status).toBe(200);
    for (const id of [theirs, nobodys]) {
      expectProblem(await get(id, USER_KEY), 404, 'job_not_found');
      expectProblem(await act(id, 'cancel', USER_KEY), 404, 'job_not_found');
      expectProblem(await act(id, 'retry', USER_KEY), 404, 'job_not_found');
      expect((await get(id)).body.status).toBe('pending');
    }
    expect((await act(mine, 'cancel', USER_KEY)).status).toBe(200);
    expect((await act(mine, 'retry', USER_KEY)).status).toBe(200);
  });

  it('lets a key that may only read look on', async () => {
    const id = await job();
    expect((await get(id, READ_KEY)).status).toBe(200);
    expectProblem(await act(id, 'cancel', READ_KEY), 403, 'forbidden');
  });
});
