import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractApp, expectProblem, fresh, openContractApp, turnBody } from './contract-app.ts';

const WRITE_KEY = 'write-key-0123456789abcdef';
const OTHER_KEY = 'other-key-0123456789abcdef';
const READ_KEY = 'read-key-0123456789abcdef';
const USER_KEY = 'user-key-0123456789abcdef';
const KEYS = JSON.stringify([
  { key: WRITE_KEY, tenant: 'acme' },
  { key: OTHER_KEY, tenant: 'other' },
  { key: READ_KEY, tenant: 'acme', scope: 'read' },
  { key: USER_KEY, tenant: 'acme', user_id: 'u1' },
]);

interface Snapshot {
  readonly slug: string;
  readonly session_id: string;
  readonly message_count: number;
  readonly messages: { role: string; content: string }[];
}
interface Session {
  readonly total_turns: number;
  readonly version: number;
  readonly external_refs: object;
  readonly context: object;
  readonly last_activity_at: string;
  readonly expires_at: string;
}
interface TurnPage {
  readonly items: { turn_number: number; turn_id: string }[];
  readonly next_cursor: string | null;
}

/** Gives a session of `acme` external references, and a context, as if its callers had. */
const plant = (app: ContractApp, session: string, references: object, context: object = {}) =>
  app.plant(
    'acme',
    'UPDATE sessions SET external_refs = $3, context = $4 WHERE tenant_id = $1 AND session_id = $2',
    ['acme', session, JSON.stringify(references), JSON.stringify(context)],
    { owner: { session: 2 }, values: [{ table: 'sessions', id: [2], columns: { external_refs: 3, context: 4 } }] },
  );

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

function clientOf(app: ContractApp) {
  const auth = bearer(WRITE_KEY);
  const bare = (method: 'POST' | 'DELETE', url: string, key = WRITE_KEY) =>
    app.send<{ snapshot: Snapshot }>({ method, url, headers: bearer(key) });
  return {
    save: async (session: string, text: string, more: Record<string, unknown> = {}, headers = {}) => {
      const messages = [
        { role: 'user', content: text },
        { role: 'assistant', content: 'Vale.' },
      ];
      const answer = await app.saveTurn(turnBody('u1', session, { messages, ...more }), { ...auth, ...headers });
      expect([200, 201], answer.text).toContain(answer.status);
      return answer;
    },
    build: (session: string) =>
      app.buildContext(
        { user_id: 'u1', session_id: session, current_query: '¿y?', current_language: 'es', include_memories: false },
        auth,
      ),
    get: (session: string, key = WRITE_KEY) => app.get<Session>(`/v1/sessions/${session}`, bearer(key)),
    turns: async (session: string, query = '') =>
      (await app.get<TurnPage>(`/v1/sessions/${session}/turns${query}`, auth)).body,
    reset: (session: string, key = WRITE_KEY) => bare('POST', `/v1/sessions/${session}/reset`, key),
    destroy: (session: string, key = WRITE_KEY) => bare('DELETE', `/v1/sessions/${session}`, key),
    trim: (session: string, keep: unknown, key = WRITE_KEY) =>
      app.post<{ removed: number }>(`/v1/sessions/${session}/trim`, { keep_last_n: keep }, bearer(key)),
    events: async (session: string) => {
      const { rows } = await app.database.as('acme').query<{ type: string; detail: string | null }>(
        {
          name: 'events_of_session',
          text: 'SELECT type, user_id, session_id, detail FROM events WHERE session_id = $1 ORDER BY entry',
          sealed: { rows: [{ table: 'events', columns: ['detail'] }] },
        },
        [session],
      );
      return rows;
    },
    /** Makes a session look as if nothing had been done with it for so long. */
    age: (session: string, seconds: number) =>
      app.sql(
        `UPDATE sessions SET last_activity_at = last_activity_at - make_interval(secs => $2),
           watched_from = watched_from - make_interval(secs => $2) WHERE session_id = $1`,
        [session, seconds],
      ),
  };
}

let app: ContractApp;
let client: ReturnType<typeof clientOf>;
beforeAll(async () => {
  app = await openContractApp({ API_KEYS: KEYS, SEMANTIC_MEMORY_ENABLED: 'true' });
  client = clientOf(app);
});
afterAll(() => app.close());

const rowsOf = (session: string) =>
  app.sql<{ turn_number: number; stub: boolean }>(
    "SELECT turn_number, stored_at = '-infinity' AS stub FROM turns WHERE session_id = $1 ORDER BY turn_number",
    [session],
  );
const memoriesOf = (session: string) =>
  app.sql<{ turn_number: number }>('SELECT turn_number FROM memories WHERE session_id = $1 ORDER BY turn_number', [
    session,
  ]);

describe('POST /v1/sessions/{session_id}/reset', () => {
  it('keeps the last 15 messages as a snapshot, under a slug of what was talked of', async () => {
    const id = fresh('s');
    for (let turn = 1; turn <= 9; turn += 1) await client.save(id, `Busca bares con terraza, vuelta ${turn}`);
    const { status, body, text } = await client.reset(id);
    expect(status, text).toBe(200);
    expect(body.snapshot.slug).toMatch(/^\d{4}-\d\d-\d\d-bares-terraza-vuelta$/);
    expect(body.snapshot).toMatchObject({ session_id: id, message_count: 15 });
    expect(body.snapshot.messages).toHaveLength(15);
    expect(body.snapshot.messages.at(-2)).toEqual({ role: 'user', content: 'Busca bares con terraza, vuelta 9' });
    const found = await app.get(`/v1/users/u1/snapshots/${body.snapshot.slug}`, bearer(READ_KEY));
    expect(found.body).toEqual(body.snapshot);
  });

  it('forgets what its turns mention, whether or not that was counted, and counts nothing of them afterwards', async () => {
    const ids = [fresh('s'), fresh('s'), fresh('s')] as const;
    const [counted, uncounted, late] = ids;
    const files = async (id: string) => {
      const { body } = await app.get<{ entities: { files: string[] } }>(`/v1/sessions/${id}`, bearer(READ_KEY));
      return body.entities.files;
    };
    const mentioning = async () => {
      const url = '/v1/sessions?user_id=u1&entity=secret-plan.ts';
      return (await app.get<{ items: { session_id: string }[] }>(url, bearer(READ_KEY))).body.items.map(
        ({ session_id }) => session_id,
      );
    };
    /** Counts what turns mention: they are made as old as those must be. */
    const sweep = async () => {
      await app.sql("UPDATE turns SET stored_at = stored_at - interval '1 hour' WHERE stored_at > '-infinity'");
      await app.sql("UPDATE search_progress SET swept_through = '-infinity'");
      for (let times = 0; times < 2; times += 1) await app.indexer.sweep();
      return app.sql('SELECT 1 FROM session_entities WHERE session_id = ANY ($1)', [ids]);
    };
    await client.save(counted, 'mira secret-plan.ts');
    await expect.poll(sweep).not.toEqual([]);
    for (const id of [uncounted, late]) await client.save(id, 'mira secret-plan.ts');
    expect((await mentioning()).toSorted()).toEqual(ids.toSorted());
    for (const id of ids) expect(await files(id)).toEqual(['secret-plan.ts']);
    for (const id of ids) expect((await client.reset(id)).status).toBe(200);
    expect(await mentioning()).toEqual([]);
    expect(await sweep()).toEqual([]);
    expect(await mentioning()).toEqual([]);
    for (const id of ids) expect(await files(id)).toEqual([]);
    await client.save(counted, 'ahora other.ts');
    expect(await files(counted)).toEqual(['other.ts']);
  });

  it('leaves an empty session whose version and turn numbers go on', async () => {
    const id = fresh('s');
    await client.save(id, 'uno', { extra_metadata: { plan_params: { activity: 'bares' } } });
    await client.save(id, 'dos');
    const before = (await client.build(id)).body;
    expect((await client.reset(id)).status).toBe(200);
    const after = (await client.build(id)).body;
    expect(after).toMatchObject({ history_messages: [], plan_state: {}, session_summary: '', total_turns: 2 });
    expect(after.version).toBeGreaterThan(before.version);
    expect((await client.turns(id)).items).toEqual([]);
    expect((await client.get(id)).body).toMatchObject({ total_turns: 2, version: after.version });
    const third = (await client.save(id, 'tres')).body;
    expect(third).toMatchObject({ turn_number: 3, version: after.version + 1 });
    expect((await client.build(id)).body.history_messages).toHaveLength(2);
    expect(await client.turns(id)).toMatchObject({ items: [{ turn_number: 3 }], next_cursor: null });
  });

  it('keeps external references and idempotency keys, clears the context, and leaves the memories to the user', async () => {
    const id = fresh('s');
    const first = await client.save(id, 'Mi perra se llama Kira', {}, { 'idempotency-key': 'k' });
    await client.save(id, 'y sin clave');
    await plant(app, id, { container_id: 'c1' }, { x: 1 });
    await client.reset(id);
    await app.life.cuts.settled();
    const left = await client.get(id);
    expect(left.body).toMatchObject({ external_refs: { container_id: 'c1' }, context: {} });
    const again = await client.save(id, 'Mi perra se llama Kira', {}, { 'idempotency-key': 'k' });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ turn_id: first.body.turn_id, turn_number: 1, version: first.body.version });
    expect(await rowsOf(id)).toEqual([{ turn_number: 1, stub: true }]);
    expect((await memoriesOf(id)).map((row) => row.turn_number)).toEqual([1, 2]);
    expectProblem(await app.get(`/v1/turns/${first.body.turn_id}`, bearer(WRITE_KEY)), 404, 'turn_not_found');
    const recalled = await app.post<{ items: { session_id: string }[] }>(
      '/v1/users/u1/recall',
      { query: '¿cómo se llama mi perra?', k: 5 },
      bearer(WRITE_KEY),
    );
    expect(recalled.body.items.some((item) => item.session_id === id)).toBe(true);
  });

  it('gives an empty session no snapshot, and two of one topic two names', async () => {
    const id = fresh('s');
    await client.save(id, 'fontaneros en Triana');
    const one = (await client.reset(id)).body.snapshot;
    expect((await client.reset(id)).body.snapshot).toBeNull();
    await client.save(id, 'fontaneros en Triana');
    const two = (await client.reset(id)).body.snapshot;
    expect(two.slug).toBe(`${one.slug}-2`);
    const page = await app.get<{ items: Snapshot[]; next_cursor: string }>(
      '/v1/users/u1/snapshots?limit=1',
      bearer(READ_KEY),
    );
    expect(page.body.items.map(({ slug }) => slug)).toEqual([two.slug]);
    const next = await app.get<{ items: Snapshot[] }>(
      `/v1/users/u1/snapshots?limit=1&cursor=${page.body.next_cursor}`,
      bearer(READ_KEY),
    );
    expect(next.body.items.map(({ slug }) => slug)).toEqual([one.slug]);
  });

  it('is refused to whom it is none of his business, and takes no body', async () => {
    const id = fresh('s');
    await client.save(id, 'hola');
    expectProblem(await client.reset(id, OTHER_KEY), 404, 'session_not_found');
    expectProblem(await client.reset(id, READ_KEY), 403, 'forbidden');
    expectProblem(await client.reset('nobody'), 404, 'session_not_found');
    expectProblem(
      await app.post(`/v1/sessions/${id}/reset`, { hard: true }, bearer(WRITE_KEY)),
      400,
      'invalid_request',
    );
    expectProblem(await app.get('/v1/users/u2/snapshots', bearer(USER_KEY)), 403, 'forbidden');
    expectProblem(await app.get('/v1/users/u1/snapshots/none', bearer(WRITE_KEY)), 404, 'snapshot_not_found');
    const others = fresh('s');
    expect((await app.saveTurn(turnBody('u2', others), bearer(WRITE_KEY))).status).toBe(201);
    expectProblem(await client.reset(others, USER_KEY), 404, 'session_not_found');
    expect((await client.turns(id)).items).toHaveLength(1);
  });
});

describe('DELETE /v1/sessions/{session_id}', () => {
  it('removes turns, memories, snapshots and the session, keeps the facts, and hands the references back', async () => {
    const id = fresh('s');
    await client.save(id, 'Me llamo Eulalia y vivo en Cádiz');
    await client.reset(id);
    await app.life.cuts.settled();
    await client.save(id, 'sigo');
    await plant(app, id, { container_id: 'c9' });
    const gone = await client.destroy(id);
    expect({ status: gone.status, text: gone.text }).toEqual({ status: 204, text: '' });
    expectProblem(await client.get(id), 404, 'session_not_found');
    expect(await rowsOf(id)).toEqual([]);
    expect(await memoriesOf(id)).toEqual([]);
    expect(await app.sql('SELECT 1 FROM snapshots WHERE session_id = $1', [id])).toEqual([]);
    expect((await client.build(id)).body).toMatchObject({ total_turns: 0, history_messages: [] });
    const facts = await app.get<{ items: { value: string }[] }>('/v1/users/u1/facts', bearer(WRITE_KEY));
    expect(facts.text).toContain('Eulalia');
    const told = (await client.events(id)).filter(({ type }) => type === 'session.destroyed');
    expect(told.map(({ detail }) => JSON.parse(detail ?? '{}'))).toEqual([{ external_refs: { container_id: 'c9' } }]);
    expectProblem(await client.destroy(id), 404, 'session_not_found');
  });

  it('lets the session be made again, from turn 1, at a higher version, with keys that are new', async () => {
    const id = fresh('s');
    const old = await client.save(id, 'vida anterior', {}, { 'idempotency-key': 'k' });
    await client.build(id);
    await client.destroy(id);
    const made = await client.save(id, 'vida nueva', { expected_version: 0 }, { 'idempotency-key': 'k' });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ turn_number: 1, total_turns: 1 });
    expect(made.body.version).toBeGreaterThan(old.body.version);
    const { body, text } = await client.build(id);
    expect(body.history_messages).toHaveLength(2);
    expect(text).not.toContain('vida anterior');
    expect((await client.turns(id)).items).toHaveLength(1);
  });

  it('is refused to whom it is none of his business', async () => {
    const id = fresh('s');
    await client.save(id, 'hola');
    expectProblem(await client.destroy(id, OTHER_KEY), 404, 'session_not_found');
    expectProblem(await client.destroy(id, READ_KEY), 403, 'forbidden');
    expect((await client.get(id)).status).toBe(200);
  });
});

describe('POST /v1/sessions/{session_id}/trim', () => {
  it('lets all but the last messages go at once, in whole turns, and tells how many went', async () => {
    const id = fresh('s');
    for (let turn = 1; turn <= 5; turn += 1) await client.save(id, `turno ${turn}`);
    await client.build(id);
    expect((await client.trim(id, 3)).body).toEqual({ removed: 6 });
    expect((await client.turns(id)).items.map((turn) => turn.turn_number)).toEqual([4, 5]);
    const { body, text } = await client.build(id);
    expect(body.history_messages).toHaveLength(4);
    expect(text).not.toContain('turno 3');
    expect(body).toMatchObject({ total_turns: 5, session_summary: '' });
    expect((await client.save(id, 'turno 6')).body.turn_number).toBe(6);
    expect((await client.trim(id, 100)).body).toEqual({ removed: 0 });
    expect((await client.trim(id, 0)).body).toEqual({ removed: 6 });
    expect((await client.turns(id)).items).toEqual([]);
    await app.life.cuts.settled();
    expect(await rowsOf(id)).toEqual([]);
    expect(await memoriesOf(id)).toHaveLength(6);
  });

  it('pages through what is left, and no further', async () => {
    const id = fresh('s');
    for (let turn = 1; turn <= 6; turn += 1) await client.save(id, `turno ${turn}`);
    await client.trim(id, 6);
    const page = await client.turns(id, '?limit=2');
    expect(page.items.map((turn) => turn.turn_number)).toEqual([5, 6]);
    const last = await client.turns(id, `?limit=2&cursor=${page.next_cursor}`);
    expect(last).toMatchObject({ items: [{ turn_number: 4 }], next_cursor: null });
  });

  it('refuses what is no number of messages, and whom it is none of his business', async () => {
    const id = fresh('s');
    await client.save(id, 'hola');
    for (const keep of [-1, 1.5, '3', null, undefined])
      expectProblem(await client.trim(id, keep), 400, 'invalid_request');
    expectProblem(await client.trim(id, 1, OTHER_KEY), 404, 'session_not_found');
    expectProblem(await client.trim(id, 1, READ_KEY), 403, 'forbidden');
    expectProblem(await client.trim('nobody', 1), 404, 'session_not_found');
  });
});

describe('the expiry of sessions', () => {
  it('takes back what an idle session works with, keeps its turns, and reads them once', async () => {
    const id = fresh('s');
    await client.save(id, 'hola');
    await plant(app, id, { container_id: 'c2' }, { x: 1 });
    await client.age(id, 3_500);
    await app.life.upkeep.run();
    expect((await client.events(id)).map(({ type }) => type)).not.toContain('session.expired');
    await client.age(id, 200);
    await Promise.all([app.life.upkeep.run(), app.life.upkeep.run(), app.life.upkeep.run()]);
    await app.life.upkeep.run();
    const told = (await client.events(id)).filter(({ type }) => type === 'session.expired');
    expect(told.map(({ detail }) => JSON.parse(detail ?? '{}'))).toEqual([{ external_refs: { container_id: 'c2' } }]);
    const session = (await client.get(id)).body;
    expect(session).toMatchObject({ external_refs: {}, context: {}, total_turns: 1, version: 2 });
    expect(new Date(session.expires_at).getTime()).toBeLessThan(Date.now());
    const jobs = await app.sql("SELECT 1 FROM jobs WHERE kind = 'end_session' AND payload ->> 'session_id' = $1", [id]);
    expect(jobs).toHaveLength(1);
    expect((await client.build(id)).body.history_messages).toHaveLength(2);
  });

  it('expires a session again only after another turn', async () => {
    const id = fresh('s');
    await client.save(id, 'hola');
    await client.age(id, 4_000);
    await app.life.upkeep.run();
    await client.age(id, 4_000);
    await app.life.upkeep.run();
    const expired = async () => (await client.events(id)).filter(({ type }) => type === 'session.expired').length;
    expect(await expired()).toBe(1);
    expect((await client.save(id, 'de vuelta')).body).toMatchObject({ turn_number: 2, version: 2 });
    await app.life.upkeep.run();
    expect(await expired()).toBe(1);
    await client.age(id, 4_000);
    await app.life.upkeep.run();
    expect(await expired()).toBe(2);
  });

  it('leaves a session alone while its lock is held, however short it lives without', async () => {
    const brief = await openContractApp({ API_KEYS: KEYS, SESSION_TTL_SECONDS: '1', SESSION_CLEANUP_SECONDS: '3600' });
    try {
      const its = clientOf(brief);
      const [id, auth] = [fresh('s'), bearer(WRITE_KEY)];
      const url = `/v1/sessions/${id}/lock`;
      const expired = async () => (await its.events(id)).filter(({ type }) => type === 'session.expired').length;
      await its.save(id, 'hola');
      const lock = { owner: 'one', ttl_seconds: 600 };
      const { body: held } = await brief.post<{ lock_token: string; expires_at: string }>(url, lock, auth);
      await its.age(id, 60);
      for (let times = 0; times < 2; times += 1) await brief.life.upkeep.run();
      expect(await expired()).toBe(0);
      expect((await its.get(id)).body).toMatchObject({ locked: true, expires_at: held.expires_at });
      expectProblem(await brief.post(url, { owner: 'two', ttl_seconds: 600 }, auth), 409, 'session_locked');
      const token = { lock_token: held.lock_token };
      await brief.send({ method: 'DELETE', url, payload: token, headers: auth });
      await its.age(id, 60);
      await brief.life.upkeep.run();
      expect(await expired()).toBe(1);
    } finally {
      await brief.close();
    }
  });

  it('expires a session once its lock has expired, also where it was looked at before', async () => {
    const id = fresh('s');
    await client.save(id, 'hola');
    await client.age(id, 4_000);
    const lockFor = (seconds: number) =>
      app.sql(
        `UPDATE sessions SET lock_expires_at = clock_timestamp() + make_interval(secs => $2), lock_owner = 'o', lock_token = gen_random_uuid()
         WHERE session_id = $1`,
        [id, seconds],
      );
    const expired = async () => (await client.events(id)).filter(({ type }) => type === 'session.expired').length;
    await lockFor(1);
    await app.life.upkeep.run();
    expect(await expired()).toBe(0);
    await sleep(1_100);
    await app.life.upkeep.run();
    expect(await expired()).toBe(1);
  });

  it('counts a build as activity, and reading not', async () => {
    const [built, read] = [fresh('s'), fresh('s')];
    for (const id of [built, read]) {
      await client.save(id, 'hola');
      await client.age(id, 3_700);
    }
    await client.build(built);
    await client.get(read);
    await client.turns(read);
    await app.life.activity.flush();
    await app.life.upkeep.run();
    expect((await client.events(built)).map(({ type }) => type)).not.toContain('session.expired');
    expect((await client.events(read)).map(({ type }) => type)).toContain('session.expired');
    expect(Date.now() - new Date((await client.get(built)).body.last_activity_at).getTime()).toBeLessThan(60_000);
  });
});

describe('SESSION_EXPIRY=destroy', () => {
  it('sends session.expired, reads the turns, then sends session.destroyed and destroys; a turn in between saves the session', async () => {
    const doomed = await openContractApp({
      API_KEYS: KEYS,
      SESSION_EXPIRY: 'destroy',
      SESSION_CLEANUP_SECONDS: '3600',
    });
    try {
      const its = clientOf(doomed);
      const [gone, saved] = [fresh('s'), fresh('s')];
      for (const id of [gone, saved]) {
        await its.save(id, 'hola');
        await plant(doomed, id, { container_id: 'c3' });
        await its.age(id, 4_000);
      }
      await doomed.life.upkeep.run();
      await its.save(saved, 'espera');
      doomed.start();
      await expect.poll(async () => (await its.get(gone)).status).toBe(404);
      await expect
        .poll(() => doomed.sql("SELECT 1 FROM jobs WHERE kind = 'end_session' AND status <> 'succeeded'"))
        .toEqual([]);
      const told = (await its.events(gone)).filter(({ type }) => type !== 'turn.added' && type !== 'session.created');
      expect(told.map(({ type, detail }) => [type, JSON.parse(detail ?? '{}')])).toEqual([
        ['session.expired', { external_refs: { container_id: 'c3' } }],
        ['session.destroyed', { external_refs: { container_id: 'c3' } }],
      ]);
      expect((await its.get(saved)).body).toMatchObject({ total_turns: 2, external_refs: {} });
    } finally {
      await doomed.close();
    }
  });
});

describe('the references of a session that has expired', () => {
  const patch = (its: ContractApp, session: string, refs: object) =>
    its.send<Session>({
      method: 'PATCH',
      url: `/v1/sessions/${session}`,
      headers: bearer(WRITE_KEY),
      payload: { external_refs: refs },
    });
  const policies = ['keep', 'destroy'];

  it.each(policies)('are no longer its own, whatever takes it up again (SESSION_EXPIRY=%s)', async (policy) => {
    const its = await openContractApp({ API_KEYS: KEYS, SESSION_EXPIRY: policy, SESSION_CLEANUP_SECONDS: '3600' });
    try {
      const client = clientOf(its);
      const auth = bearer(WRITE_KEY);
      const takenUp: Record<string, (id: string) => Promise<unknown>> = {
        read: async () => undefined,
        saved: (id) => client.save(id, 'de vuelta'),
        locked: async (id) => {
          const url = `/v1/sessions/${id}/lock`;
          const { body } = await its.post<{ lock_token: string }>(url, { owner: 'one', ttl_seconds: 60 }, auth);
          await its.send({ method: 'DELETE', url, headers: auth, payload: { lock_token: body.lock_token } });
        },
        reset: (id) => client.reset(id),
        written: (id) =>
          its.send({ method: 'PUT', url: `/v1/sessions/${id}/context/x`, headers: auth, payload: { value: 1 } }),
      };
      for (const [how, takeUp] of Object.entries(takenUp)) {
        const id = fresh('s');
        await client.save(id, 'hola');
        await patch(its, id, { container_id: 'old' });
        await client.age(id, 4_000);
        await its.life.upkeep.run();
        await takeUp(id);
        expect((await client.get(id)).body.external_refs, how).toEqual({});
        expect((await patch(its, id, { sandbox_id: 'new' })).status).toBe(200);
        expect((await client.get(id)).body.external_refs, how).toEqual({ sandbox_id: 'new' });
        await client.save(id, 'sigue');
        expect((await client.get(id)).body.external_refs, how).toEqual({ sandbox_id: 'new' });
      }
    } finally {
      await its.close();
    }
  });
});

describe('the limits of a session under truncate_oldest', () => {
  it('lets the oldest turns go until the session holds no more than it may, and keeps their memories', async () => {
    const small = await openContractApp({
      API_KEYS: KEYS,
      SESSION_MAX_MESSAGES: '6',
      SESSION_MAX_BYTES: '2000',
      SEMANTIC_MEMORY_ENABLED: 'true',
    });
    try {
      const its = clientOf(small);
      const id = fresh('s');
      for (let turn = 1; turn <= 5; turn += 1) {
        await its.save(id, `turno ${turn}`, {}, { 'idempotency-key': `k${turn}` });
        await its.build(id);
      }
      await small.life.cuts.settled();
      expect((await its.turns(id)).items.map((turn) => turn.turn_number)).toEqual([3, 4, 5]);
      const { body, text } = await its.build(id);
      expect(body.history_messages).toHaveLength(6);
      expect(text).not.toContain('turno 2');
      expect(body).toMatchObject({ total_turns: 5, version: 5, session_summary: '' });
      const kept = await small.sql<{ n: number }>('SELECT count(*)::int AS n FROM memories WHERE session_id = $1', [
        id,
      ]);
      expect(kept).toEqual([{ n: 5 }]);
      expect((await its.save(id, 'turno 1', {}, { 'idempotency-key': 'k1' })).status).toBe(200);
      expect((await its.save(id, 'x'.repeat(1_993))).body.turn_number).toBe(6);
      await small.life.cuts.settled();
      expect((await its.turns(id)).items.map((turn) => turn.turn_number)).toEqual([6]);
      expect((await its.save(id, 'y'.repeat(4_000))).status).toBe(201);
      await small.life.cuts.settled();
      expect((await its.turns(id)).items.map((turn) => turn.turn_number)).toEqual([7]);
    } finally {
      await small.close();
    }
  });

  it('counts messages, whatever the turns, where it rejects', async () => {
    const strict = await openContractApp({ API_KEYS: KEYS, SESSION_FULL_POLICY: 'reject', SESSION_MAX_MESSAGES: '5' });
    try {
      const its = clientOf(strict);
      const id = fresh('s');
      await its.save(id, 'uno');
      await its.save(id, 'dos');
      expectProblem(await strict.saveTurn(turnBody('u1', id), bearer(WRITE_KEY)), 422, 'session_full');
      const one = { user_id: 'u1', session_id: id, messages: [{ role: 'user', content: 'y ya' }] };
      expect((await strict.saveTurn(one, bearer(WRITE_KEY))).status).toBe(201);
      await its.trim(id, 1);
      expect((await its.save(id, 'otra vez')).status).toBe(201);
    } finally {
      await strict.close();
    }
  });
});

describe('RAW_TURN_RETENTION_DAYS', () => {
  it('removes the text of turns that were stored too long ago, and keeps what they became', async () => {
    const id = fresh('s');
    for (let turn = 1; turn <= 4; turn += 1) await client.save(id, `turno ${turn}`);
    await app.sql(
      "UPDATE turns SET stored_at = stored_at - interval '91 days' WHERE session_id = $1 AND turn_number <= 2",
      [id],
    );
    await client.build(id);
    await app.life.upkeep.run();
    expect((await client.turns(id)).items.map((turn) => turn.turn_number)).toEqual([3, 4]);
    expect((await client.build(id)).body).toMatchObject({ total_turns: 4, version: 4 });
    expect((await client.build(id)).text).not.toContain('turno 2');
    expect(await rowsOf(id)).toHaveLength(2);
    expect(await memoriesOf(id)).toHaveLength(4);
  });

  it('keeps a turn that no rule has read until the end of its session reads it', async () => {
    const id = fresh('s');
    for (let turn = 1; turn <= 3; turn += 1) await client.save(id, `turno ${turn}`);
    await app.sql('UPDATE turns SET facts_read = false WHERE session_id = $1 AND turn_number = 2', [id]);
    await client.trim(id, 0);
    await app.life.cuts.settled();
    expect((await rowsOf(id)).map((row) => row.turn_number)).toEqual([2, 3]);
    await client.age(id, 4_000);
    await app.life.upkeep.run();
    const jobs = await app.sql("SELECT 1 FROM jobs WHERE kind = 'end_session' AND payload ->> 'session_id' = $1", [id]);
    expect(jobs).toHaveLength(1);
    await app.sql('UPDATE turns SET facts_read = true WHERE session_id = $1', [id]);
    await app.life.upkeep.run();
    expect(await rowsOf(id)).toEqual([]);
  });
});
