/** Encryption at rest through the API: nothing that was said stands readable in the database or in Redis, by whatever route it came. */
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaksIn, refusePlain, TEST_KEY } from '../support/encryption.ts';
import { type ContractApp, openContractApp } from './contract-app.ts';

/** Words that occur nowhere else, one a route. */
const SECRETS = {
  question: 'Quetzalcoatl',
  answer: 'Zarzaparrilla',
  fact: 'Ornitorrinco',
  memory: 'Xilofonista',
  context: 'Murcielagazo',
  reference: 'Wolframiorefs',
  metadata: 'Axolotlmeta',
  tool: 'Berenjenatool',
  journal: 'Calamarlog',
  cached: 'Dodecaedrocache',
  webhook: 'Esparragohook',
} as const;

describe('content that is encrypted', () => {
  let app: ContractApp;
  beforeAll(async () => {
    app = await openContractApp({
      ENCRYPTION_KEY: TEST_KEY,
      SEMANTIC_MEMORY_ENABLED: 'true',
      WEBHOOK_ALLOW_PRIVATE: 'true',
    });
    for (const statement of [refusePlain()]) await app.sql(statement);
  });
  afterAll(() => app.close());

  const ok = async (answer: Promise<{ status: number; text: string }>) => {
    const { status, text } = await answer;
    expect([200, 201, 202, 204], text).toContain(status);
  };
  const put = (url: string, body: unknown) =>
    app.send<unknown>({
      method: 'PUT',
      url,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });

  it('is in no table and no key of Redis, and comes back through every route', async () => {
    const turn = (question: string, headers: Record<string, string> = {}) =>
      app.saveTurn(
        {
          user_id: 'sealed',
          session_id: 'secret',
          messages: [
            { role: 'user', content: question },
            { role: 'tool', content: SECRETS.tool, name: 'finder' },
            { role: 'assistant', content: `${SECRETS.answer}, en src/${SECRETS.answer}.ts` },
          ],
          extra_metadata: { note: SECRETS.metadata },
        },
        headers,
      );
    await ok(turn(`Mi mascota es un ${SECRETS.fact} y quiero ver a ${SECRETS.question}`));
    await ok(turn(`Me llamo ${SECRETS.fact}`, { 'idempotency-key': 'once' }));
    await ok(turn(`Me llamo ${SECRETS.fact}`, { 'idempotency-key': 'once' }));
    await ok(app.post('/v1/users/sealed/facts', { key: `mi ${SECRETS.fact}`, value: `${SECRETS.fact} azul` }));
    await ok(app.post('/v1/users/sealed/memories', { type: 'episodic', content: `Recuerda a ${SECRETS.memory}` }));
    await ok(put('/v1/sessions/secret/context/pin', { value: SECRETS.context }));
    await ok(app.post('/v1/users/sealed/journal', { text: `Hoy ${SECRETS.journal}` }));
    await ok(
      put('/v1/tool-cache/finder', { params: { q: SECRETS.cached }, result: SECRETS.cached, user_id: 'sealed' }),
    );
    await ok(app.post('/v1/webhooks', { url: `http://127.0.0.1:1/${SECRETS.webhook}` }));
    await ok(app.buildContext({ user_id: 'sealed', session_id: 'secret', current_query: '¿Cómo me llamo?' }));
    await ok(app.get('/v1/users/sealed/memory.md'));
    await app.indexer.sweep();
    await ok(app.post('/v1/search', { user_id: 'sealed', query: SECRETS.question }));

    const found = await app.post('/v1/search', { user_id: 'sealed', query: SECRETS.question });
    expect(found.text).toContain(SECRETS.question);
    expect((await app.get('/v1/users/sealed/facts')).text).toContain(SECRETS.fact);
    expect((await app.get('/v1/sessions/secret/context')).text).toContain(SECRETS.context);
    expect((await app.get('/v1/webhooks')).text).toContain(SECRETS.webhook);

    const tables = await app.sql<{ name: string }>(
      `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = current_schema() AND c.relkind = 'r'`,
    );
    let written = '';
    for (const { name } of tables)
      written += (await app.sql<{ row: string }>(`SELECT t::text AS row FROM "${name}" t`))
        .map(({ row }) => row)
        .join('\n');
    expect(written.length).toBeGreaterThan(2_000);
    expect(leaksIn(written, SECRETS)).toEqual([]);
    if (app.redisUrl === null) return;
    const redis = new Redis(app.redisUrl);
    const keys = await redis.keys('*conversation_context:*');
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(leaksIn((await redis.getBuffer(key)) ?? '', SECRETS)).toEqual([]);
    redis.disconnect();
  });

  it('comes out of an export as it was said, and is sealed again where that is imported', async () => {
    const exported = await app.get('/v1/users/sealed/export');
    expect(exported.status).toBe(200);
    for (const secret of [SECRETS.question, SECRETS.answer, SECRETS.fact, SECRETS.memory])
      expect(exported.text).toContain(secret);
  });

  it('comes back under the key of a user who is made again, and out as the same bytes', async () => {
    const KEYS = ['nombre', 'hobby', 'trabajo', 'mascota', 'dieta', 'idioma', 'salud', 'pareja'];
    for (const key of KEYS) await ok(app.send({ method: 'DELETE', url: `/v1/users/again/facts?key=${key}` }));
    for (const session of ['one', 'two', 'three', 'four', 'five']) {
      const messages = [{ role: 'user', content: `Hablemos de ${session}` }];
      await ok(app.saveTurn({ user_id: 'again', session_id: `again-${session}`, messages }));
      await ok(app.send({ method: 'POST', url: `/v1/sessions/again-${session}/reset` }));
    }
    const before = await app.get('/v1/users/again/export');
    const lines = (kind: string) => before.text.split('\n').filter((line) => line.startsWith(`{"kind":"${kind}"`));
    expect([lines('forgetting').length, lines('snapshot').length]).toEqual([KEYS.length, 5]);
    await ok(app.delete('/v1/users/again'));
    const headers = { 'content-type': 'application/x-ndjson' };
    await ok(app.send({ method: 'POST', url: '/v1/users/import', headers, payload: before.text }));
    expect((await app.get('/v1/users/again/export')).text).toBe(before.text);
  });

  it.each([
    ['facts', 'value', 'fact_id', 'facts', (word: string) => ({ key: 'hobby', value: `cultiva ${word}` })],
    ['memories', 'lines', 'memory_id', 'memories', (word: string) => ({ type: 'episodic', content: `Plantó ${word}` })],
    ['daily_log', 'text', 'line_id', 'journal', (text: string) => ({ text })],
  ])('is left out where it was swapped with that of another row: %s.%s', async (table, column, id, noun, bodyOf) => {
    const user = `swapped-${table}`;
    const words = ['Anacardo', 'Bergamota', 'Chirimoya'];
    for (const word of words) await ok(app.post(`/v1/users/${user}/${noun}`, bodyOf(word)));
    const [row] = await app.sql<{ day: string }>("SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day");
    const listed = async () => {
      const { status, text } = await app.get(`/v1/users/${user}/${noun}${noun === 'journal' ? `/${row?.day}` : ''}`);
      expect(status, text).toBe(200);
      return words.filter((word) => text.includes(word)).length;
    };
    expect(await listed()).toBe(3);
    await app.sql(
      `WITH two AS (SELECT ${id} AS id, ${column} AS was, row_number() OVER (ORDER BY ${id}) AS place FROM ${table} WHERE user_id = $1 LIMIT 2)
       UPDATE ${table} t SET ${column} = other.was FROM two AS one JOIN two AS other ON other.place = 3 - one.place WHERE t.${id} = one.id`,
      [user],
    );
    expect(await listed()).toBe(1);
  });

  it('goes with its key when the user is erased', async () => {
    expect((await app.delete('/v1/users/sealed')).status).toBe(200);
    expect(await app.sql(`SELECT FROM user_keys WHERE user_id = 'sealed'`)).toEqual([]);
    await ok(
      app.saveTurn({ user_id: 'sealed', session_id: 'reborn', messages: [{ role: 'user', content: 'Hola otra vez' }] }),
    );
    expect((await app.get('/v1/sessions/reborn/turns')).text).toContain('Hola otra vez');
  });
});
