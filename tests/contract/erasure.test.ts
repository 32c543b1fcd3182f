import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isGenuine } from '../../src/memory/archive/erasure-receipt.ts';
import {
  ERASED_AFTERWARDS,
  ERASED_BEFORE_SESSIONS,
  ERASED_BY_THEMSELVES,
  ERASED_BY_USER,
  ERASED_WITH_OTHERS,
  ErasureStore,
} from '../../src/stores/erasure-store.ts';
import { createLogger } from '../../src/telemetry/logger.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { createEvents } from '../../src/wiring/create-events.ts';
import { createFoundations } from '../../src/wiring/foundations.ts';
import { startReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';
import { type ContractApp, fresh, openContractApp, turnBody } from './contract-app.ts';

interface Erased {
  receipt: Record<string, number | string>;
  external_refs: {
    items: { session_id: string; external_refs: Record<string, string> }[];
    has_more: boolean;
  };
}

/** Tables that name a user or a session and are not erased with a user, with the reason. */
const NOT_ERASED: Readonly<Record<string, string>> = {};

/** The key of all requests: with the keys of users that are planted here, the service takes none without one. */
const KEY = 'erasure-key-0123456789abcdef';

let app: ContractApp;
let receiver: WebhookReceiver;
beforeAll(async () => {
  const keys = JSON.stringify([{ key: KEY, tenant: 'default' }]);
  const settings = { SEMANTIC_MEMORY_ENABLED: 'true', WEBHOOK_ALLOW_PRIVATE: 'true', API_KEYS: keys };
  app = await openContractApp(settings, KEY);
  receiver = await startReceiver(() => 500);
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

/** The keys of Redis that name a text, or in whose value it stands. */
async function redisThatTells(text: string): Promise<string[]> {
  if (app.redisUrl === null) return [];
  const redis = new Redis(app.redisUrl);
  const telling: string[] = [];
  for (const key of await redis.keys('*')) {
    const value = key.includes('conversation_context:') ? await redis.getBuffer(key) : null;
    if (key.includes(text) || value?.includes(text)) telling.push(key);
  }
  redis.disconnect();
  return telling;
}

/** Has the user's events wait for a webhook of the user's own, and for one of the tenant's, since neither takes them. */
async function queueDeliveries(userId: string, sessionId: string): Promise<string[]> {
  const { config, database } = app;
  const opened = { config, database, metrics: createMetrics(), logger: createLogger('silent') };
  const telling = createEvents(createFoundations(opened));
  telling.start();
  const hooks: string[] = [];
  for (const whose of [{ user_id: userId }, {}]) {
    const { body } = await app.post<{ id: string }>('/v1/webhooks', { url: receiver.url, ...whose });
    hooks.push(body.id);
  }
  await app.saveTurn(turnBody(userId, sessionId));
  for (const hook of hooks) await expect.poll(() => queued([hook])).toBeGreaterThan(0);
  await telling.close();
  return hooks;
}

const queued = async (hooks: readonly string[]): Promise<number> => {
  const count = 'SELECT count(*)::int AS n FROM webhook_deliveries WHERE webhook_id = ANY ($1::uuid[])';
  return (await app.sql<{ n: number }>(count, [hooks]))[0]?.n ?? 0;
};

/** Names of the tables in whose rows a text occurs, wherever: every table that the database has is read. */
async function tablesThatTell(text: string): Promise<string[]> {
  const tables = await app.sql<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  expect(tables.length).toBeGreaterThan(20);
  const telling: string[] = [];
  for (const { name } of tables) {
    const rows = await app.sql(`SELECT 1 FROM "${name}" t WHERE strpos(t::text, $1) > 0 LIMIT 1`, [text]);
    if (rows.length > 0) telling.push(name);
  }
  return telling;
}

async function livelyUser(turns = 3): Promise<{ userId: string; sessionId: string }> {
  const userId = `erased-${randomUUID()}`;
  const sessionId = `${userId}:1`;
  for (let turn = 0; turn < turns; turn += 1) await app.saveTurn(turnBody(userId, sessionId));
  await app.saveTurn({
    user_id: userId,
    session_id: `${userId}:2`,
    messages: [{ role: 'user', content: `Me llamo Juan y vivo en ${userId}` }],
  });
  await app.post(`/v1/users/${userId}/memories`, { content: `Nota de ${userId}`, type: 'summary' });
  await app.post(`/v1/users/${userId}/facts`, { key: 'alias', value: userId });
  await app.delete(`/v1/users/${userId}/facts?key=alias`);
  await app.post(`/v1/sessions/${sessionId}/end`, {});
  for (const session of [sessionId, `${userId}:2`])
    await app.buildContext({ user_id: userId, session_id: session, current_query: '¿Y el primero?' });
  const kept = { user_id: userId, params: { city: userId }, result: `Bares de ${userId}` };
  await app.send({ method: 'PUT', url: '/v1/tool-cache/finder', payload: kept });
  await app.sql(
    "INSERT INTO api_keys (key_hash, tenant_id, user_id, scope) VALUES (sha256($1::text::bytea), 'default', $1::text, 'read')",
    [userId],
  );
  return { userId, sessionId };
}

describe('DELETE /v1/users/{id}', () => {
  it('leaves nothing of the user in any table, and counts what there was in a signed receipt', async () => {
    const { userId, sessionId } = await livelyUser();
    const other = await livelyUser();
    await app.post(`/v1/sessions/${fresh('reset')}/lock`, { owner: 'o', user_id: userId });
    const hooks = await queueDeliveries(userId, `${userId}:2`);
    const waiting = await queued(hooks);
    expect(await tablesThatTell(userId)).toEqual(expect.arrayContaining(['turns', 'webhooks', 'tool_results']));
    if (app.redisUrl !== null) await expect.poll(() => redisThatTells(userId)).toHaveLength(2);
    const before = await app.get(`/v1/users/${other.userId}/export`);

    const { status, body } = await app.delete<Erased>(`/v1/users/${userId}`);
    expect(status).toBe(200);
    expect(body.receipt).toMatchObject({ user_id: userId, sessions: 2, turns: 5, memories: 6, api_keys: 1 });
    expect(body.receipt).toMatchObject({ webhooks: 1, webhook_deliveries: waiting, tool_results: 1 });
    expect(Number(body.receipt.facts)).toBeGreaterThanOrEqual(2);
    for (const [name, count] of Object.entries(body.receipt))
      if (!['user_id', 'erased_at', 'signature'].includes(name)) expect(count, name).toBeTypeOf('number');
    const secret = await new ErasureStore({ database: app.database }).secret('erasure_receipts');
    expect(isGenuine(body.receipt, secret)).toBe(true);
    expect(isGenuine({ ...body.receipt, turns: 3 }, secret)).toBe(false);

    expect(await tablesThatTell(userId)).toEqual([]);
    expect(await queued(hooks)).toBe(0);
    expect(await redisThatTells(userId)).toEqual([]);
    expect((await app.get(`/v1/sessions/${sessionId}`)).status).toBe(404);
    expect((await app.get(`/v1/users/${other.userId}/export`)).text).toBe(before.text);
  });

  it('lets the user begin anew: the same session is another one, and no cache remembers it', async () => {
    const { userId, sessionId } = await livelyUser();
    await app.delete(`/v1/users/${userId}`);
    const context = { user_id: userId, session_id: sessionId, current_query: '¿Y el primero?' };
    expect((await app.buildContext(context)).body).toMatchObject({ total_turns: 0, previous_places: [] });
    const saved = await app.saveTurn({
      ...turnBody(userId, sessionId),
      messages: [{ role: 'user', content: 'Hola de nuevo' }],
    });
    expect(saved.body.turn_number).toBe(1);
    const built = await app.buildContext(context);
    expect(built.text).toContain('Hola de nuevo');
    expect(built.text).not.toContain('La Venencia');
  });

  it('gives back what its sessions referred to, beside the receipt', async () => {
    const { userId, sessionId } = await livelyUser();
    await app.send({
      method: 'PATCH',
      url: `/v1/sessions/${sessionId}`,
      payload: { external_refs: { container_id: 'c-42', volume: 'v' } },
    });
    const { body } = await app.delete<Erased>(`/v1/users/${userId}`);
    expect(body.external_refs).toEqual({
      items: [{ session_id: sessionId, external_refs: { container_id: 'c-42', volume: 'v' } }],
      has_more: false,
    });
    const secret = await new ErasureStore({ database: app.database }).secret('erasure_receipts');
    expect(isGenuine(body.receipt, secret)).toBe(true);
    const again = await app.delete<Erased>(`/v1/users/${userId}`);
    expect(again.body.external_refs).toEqual({ items: [], has_more: false });
  });

  it('gives back the references of a thousand sessions, and tells that there were more', async () => {
    const userId = `erased-${randomUUID()}`;
    await app.saveTurn(turnBody(userId, `${userId}-0`));
    const ids = Array.from({ length: 1_001 }, (_row, index) => `${userId}-${index + 1}`);
    await app.plant(
      'default',
      `INSERT INTO sessions (tenant_id, session_id, user_id, version, turn_count, message_count, token_count, text_bytes, language,
                             plan_state, created_at, last_activity_at, external_refs)
       SELECT 'default', id, $1, 1, 0, 0, 0, 0, 'es', '{}', now(), now(), refs FROM unnest($2::text[], $3::text[]) AS given (id, refs)`,
      [userId, ids, ids.map(() => '{"container_id":"c"}')],
      { owner: 1, values: [{ table: 'sessions', id: [2], lists: { external_refs: 3 } }] },
    );
    const { status, body } = await app.delete<Erased>(`/v1/users/${userId}`);
    expect(status).toBe(200);
    expect(body.receipt.sessions).toBe(1_002);
    expect(body.external_refs.items).toHaveLength(1_000);
    expect(body.external_refs.has_more).toBe(true);
  });

  it('counts nothing of a user that is not there, and nothing when it comes again', async () => {
    const { userId } = await livelyUser();
    await app.delete(`/v1/users/${userId}`);
    for (const nobody of [userId, fresh('nobody')]) {
      const { status, body } = await app.delete<Erased>(`/v1/users/${nobody}`);
      expect([status, body.receipt.sessions, body.receipt.turns, body.receipt.memories]).toEqual([200, 0, 0, 0]);
    }
  });

  it('takes a save that races with it whole, or leaves it whole to a new life', async () => {
    const { userId, sessionId } = await livelyUser(10);
    const saves = Array.from({ length: 12 }, () => app.saveTurn(turnBody(userId, sessionId)));
    const erased = app.delete(`/v1/users/${userId}`);
    for (const answer of await Promise.all(saves)) expect([201, 503], answer.text).toContain(answer.status);
    expect((await erased).status).toBe(200);
    const left = await app.sql<{ turn_count: number; first_turn: number; turns: number; first: number }>(
      `SELECT turn_count, first_turn, count(t.*)::int AS turns, min(turn_number) AS first
         FROM sessions LEFT JOIN turns t USING (tenant_id, session_id) WHERE session_id = $1 GROUP BY 1, 2`,
      [sessionId],
    );
    for (const session of left)
      expect(session).toEqual({ turn_count: session.turns, first_turn: 1, turns: session.turns, first: 1 });
    await app.delete(`/v1/users/${userId}`);
    expect(await tablesThatTell(userId)).toEqual([]);
  });

  it('knows every table that names a user or a session', async () => {
    const named = await app.sql<{ name: string }>(
      `SELECT DISTINCT table_name AS name FROM information_schema.columns
        WHERE table_schema = 'public' AND column_name IN ('user_id', 'session_id') ORDER BY 1`,
    );
    const known: readonly string[] = [
      ...ERASED_BEFORE_SESSIONS,
      ...ERASED_BY_USER,
      ...Object.keys(ERASED_AFTERWARDS),
      ...Object.keys(ERASED_WITH_OTHERS),
      ...ERASED_BY_THEMSELVES,
      ...Object.keys(NOT_ERASED),
    ];
    expect(named.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('DELETE /v1/sessions/{id}?receipt=true', () => {
  interface ErasedSession {
    receipt: Record<string, number | string>;
    external_refs: Erased['external_refs'];
  }
  const erase = (sessionId: string) => app.delete<ErasedSession>(`/v1/sessions/${sessionId}?receipt=true`);
  const COUNTED = ['turns', 'snapshots', 'daily_log', 'segment_summaries', 'session_entities'];
  const count = async (sql: string, values: string[]) =>
    (await app.sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${sql}`, values))[0]?.n ?? 0;

  /** A session with something of everything, whose turns say a word that nothing else says. */
  async function fullSession(userId: string, word: string): Promise<string> {
    const sessionId = `erased-${randomUUID()}`;
    const say = (...said: string[]) =>
      app.saveTurn({
        user_id: userId,
        session_id: sessionId,
        messages: said.map((content, index) => ({ role: ['user', 'assistant', 'tool'][index], content })),
        extra_metadata: { places: [{ name: word }] },
      });
    await say(`Abre ${word}.txt`, 'Abierto', `ENOENT: ${word}.txt`);
    await app.post(`/v1/sessions/${sessionId}/reset`, {});
    await say('Me llamo Juan y vivo en León', `Hola, aquí ${word}`);
    await say(`¿Qué dice ${word}.txt?`, 'No está');
    await app.post(`/v1/sessions/${sessionId}/end`, {});
    await app.post(`/v1/sessions/${sessionId}/lock`, { owner: word, user_id: userId });
    const put = (url: string, method: 'PUT' | 'PATCH', payload: object) => app.send({ method, url, payload });
    await put(`/v1/sessions/${sessionId}/context/working_dir`, 'PUT', { value: `/${word}` });
    await put(`/v1/sessions/${sessionId}`, 'PATCH', { external_refs: { container_id: 'c-42' } });
    await app.plant(
      'default',
      `INSERT INTO daily_log (tenant_id, line_id, user_id, source, text, language, session_id, turn_number, created_at)
       VALUES ('default', $2::uuid, $1, 'session', $4, 'es', $3, 2, now())`,
      [userId, randomUUID(), sessionId, `Se habló de ${word}`],
      { owner: 1, values: [{ table: 'daily_log', id: [2], columns: { text: 4 } }] },
    );
    await app.buildContext({ user_id: userId, session_id: sessionId, current_query: '¿Y el primero?' });
    return sessionId;
  }

  it('leaves nothing of the session but what it taught, and counts what there was in a signed receipt', async () => {
    const userId = `erased-${randomUUID()}`;
    const word = `zafiro${randomUUID().slice(0, 8)}`;
    const sessionId = await fullSession(userId, word);
    const { body: hook } = await app.post<{ id: string }>('/v1/webhooks', { url: receiver.url, user_id: userId });
    await app.sql(
      `INSERT INTO webhook_deliveries (tenant_id, webhook_id, entry, attempts)
       SELECT tenant_id, $2::uuid, entry, 1 FROM events WHERE session_id = $1`,
      [sessionId, hook.id],
    );
    const other = `${userId}:other`;
    await app.saveTurn(turnBody(userId, other));
    const [otherBefore, factsBefore] = [
      await app.get(`/v1/sessions/${other}/export`),
      await app.get<{ items: object[] }>(`/v1/users/${userId}/facts`),
    ];
    expect(factsBefore.body.items.length).toBeGreaterThanOrEqual(2);
    const before: Record<string, number> = {};
    for (const table of COUNTED) before[table] = await count(`${table} WHERE session_id = $1`, [sessionId]);
    before.memories = await count('memories WHERE session_id = $1 OR distilled_from = $1', [sessionId]);
    before.events = await count("events WHERE session_id = $1 AND type NOT LIKE 'fact.%'", [sessionId]);
    before.jobs = await count("jobs WHERE payload->>'session_id' = $1", [sessionId]);
    expect(before).toMatchObject({ turns: 2, memories: 4, snapshots: 1, daily_log: 1, events: 4 });
    expect(before.jobs).toBeGreaterThanOrEqual(1);
    const ofFacts = await count("events WHERE session_id = $1 AND type LIKE 'fact.%'", [sessionId]);
    const waiting = await count(
      "webhook_deliveries q JOIN events e USING (tenant_id, entry) WHERE e.session_id = $1 AND e.type NOT LIKE 'fact.%'",
      [sessionId],
    );
    expect(waiting).toBeGreaterThan(0);
    if (app.redisUrl !== null) await expect.poll(() => redisThatTells(sessionId)).toHaveLength(1);

    const { status, body } = await erase(sessionId);
    expect(status).toBe(200);
    expect(body.receipt).toEqual({
      ...before,
      user_id: userId,
      session_id: sessionId,
      sessions: 1,
      vectors: expect.any(Number),
      webhook_deliveries: waiting,
      erased_at: expect.stringMatching(/^\d{4}-.*Z$/),
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(body.external_refs).toEqual({
      items: [{ session_id: sessionId, external_refs: { container_id: 'c-42' } }],
      has_more: false,
    });
    const secret = await new ErasureStore({ database: app.database }).secret('erasure_receipts');
    expect(isGenuine(body.receipt, secret)).toBe(true);
    expect(isGenuine({ ...body.receipt, session_id: other }, secret)).toBe(false);

    expect(await tablesThatTell(word)).toEqual([]);
    const left = (await tablesThatTell(sessionId)).sort();
    expect(left.filter((table) => !['events', 'fact_history', 'facts', 'sessions'].includes(table))).toEqual([]);
    expect(
      await app.sql('SELECT state, context, external_refs, lock_owner FROM sessions WHERE session_id = $1', [
        sessionId,
      ]),
    ).toEqual([{ state: 'destroyed', context: '{}', external_refs: '{}', lock_owner: null }]);
    const events = await app.sql<{ type: string }>('SELECT type FROM events WHERE session_id = $1 ORDER BY entry', [
      sessionId,
    ]);
    expect(events.map(({ type }) => type).filter((type) => !type.startsWith('fact.'))).toEqual(['session.destroyed']);
    expect(events).toHaveLength(ofFacts + 1);
    expect(await redisThatTells(sessionId)).toEqual([]);
    expect((await app.get(`/v1/sessions/${sessionId}`)).status).toBe(404);
    const found = await app.post<{ items: object[] }>('/v1/search', { user_id: userId, query: word });
    expect(found.body.items).toEqual([]);
    expect((await app.get(`/v1/users/${userId}/facts`)).text).toBe(factsBefore.text);
    expect((await app.get(`/v1/sessions/${other}/export`)).text).toBe(otherBefore.text);
    await app.delete(`/v1/webhooks/${hook.id}`);
  });

  it('is 404 once it is erased, and 204 where no receipt is wanted', async () => {
    const { sessionId, userId } = await livelyUser();
    expect((await erase(sessionId)).status).toBe(200);
    expect((await erase(sessionId)).status).toBe(404);
    expect((await erase(fresh('nobody'))).status).toBe(404);
    expect((await app.delete(`/v1/sessions/${userId}:2?receipt=false`)).status).toBe(204);
    expect((await app.delete(`/v1/sessions/${userId}:2?receipt=maybe`)).status).toBe(400);
  });

  it('leaves the id to a new session, which begins at turn 1 with a higher version', async () => {
    const { sessionId, userId } = await livelyUser();
    const before = await app.get<{ version: number }>(`/v1/sessions/${sessionId}`);
    await erase(sessionId);
    const { body } = await app.saveTurn(turnBody(userId, sessionId));
    expect(body.turn_number).toBe(1);
    expect(body.version).toBeGreaterThan(before.body.version);
    expect((await erase(sessionId)).body.receipt).toMatchObject({ sessions: 1, turns: 1 });
  });
});
