/** Encryption at rest through the API: nothing that was said stands readable in the database or in Redis, by whatever route it came. */
import type { AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { contextKey } from '../../src/cache/cache-keys.ts';
import { SegmentStore } from '../../src/stores/segment-store.ts';
import { createLogger } from '../../src/telemetry/logger.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { createEvents } from '../../src/wiring/create-events.ts';
import { createFoundations } from '../../src/wiring/foundations.ts';
import { leaksIn, refusePlain, TEST_KEY } from '../support/encryption.ts';
import { readEvents } from '../support/event-reader.ts';
import { describeWithRedis } from '../support/needs.ts';
import { signatureOf, startReceiver } from '../support/webhook-receiver.ts';
import { type ContractApp, expectProblem, openContractApp } from './contract-app.ts';
import { indexAll } from './index-all.ts';

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
    await ok(
      app.send({
        method: 'PATCH',
        url: '/v1/sessions/secret',
        payload: { external_refs: { container_id: SECRETS.reference } },
      }),
    );
    await indexAll(app);
    for (const table of ['search_terms', 'session_entities'])
      expect(await app.sql(`SELECT FROM ${table} LIMIT 1`), table).toHaveLength(1);
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

describe('a sealed value that was swapped with that of another row', () => {
  let app: ContractApp;
  let base: string;
  let log: string[];
  beforeAll(async () => {
    log = [];
    const settings = {
      ENCRYPTION_KEY: TEST_KEY,
      LOG_LEVEL: 'info',
      WORKER_CACHE_MB: '0',
      WEBHOOK_ALLOW_PRIVATE: 'true',
    };
    app = await openContractApp(settings, null, { write: (line) => log.push(line) });
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    base = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => app.close());

  /** Swaps columns of two rows, as whoever can write to the database could. */
  async function swap(table: string, columns: string, id: string, one: unknown, other: unknown): Promise<void> {
    const changed = await app.sql(
      `UPDATE ${table} t SET (${columns}) = (SELECT ${columns} FROM ${table} o WHERE o.${id}::text IN ($1, $2) AND o.${id} <> t.${id})
       WHERE t.${id}::text IN ($1, $2) RETURNING 1`,
      [one, other],
    );
    expect(changed).toHaveLength(2);
  }
  /** Expects that rows of a table were logged as unreadable since, and nothing of what they hold. */
  const expectLogged = (table: string, words: readonly string[]) => {
    const lines = log.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'row_unreadable', table }));
    for (const word of words) expect(JSON.stringify(lines)).not.toContain(word);
  };
  const say = async (user: string, session: string, content: string) => {
    const body = { user_id: user, session_id: session, messages: [{ role: 'user', content }] };
    expect((await app.saveTurn(body)).status).toBe(201);
  };
  /** Two sessions of two users, and two of one. */
  const PAIRS = [
    ['of two users', 'ana', 'luis'],
    ['of two sessions of a user', 'eva', 'eva'],
  ] as const;

  it.each(PAIRS)('is refused: the context %s', async (_, oneUser, otherUser) => {
    const sessions = [`${oneUser}-c1`, `${otherUser}-c2`] as const;
    const words = ['Anacardo', 'Bergamota'];
    for (const [at, session] of sessions.entries()) {
      await say(at === 0 ? oneUser : otherUser, session, 'Hola');
      const headers = { 'content-type': 'application/json' };
      const payload = JSON.stringify({ value: words[at] });
      await app.send({ method: 'PUT', url: `/v1/sessions/${session}/context/pin`, headers, payload });
      expect((await app.get(`/v1/sessions/${session}/context`)).text).toContain(words[at]);
    }
    await swap('sessions', 'context', 'session_id', ...sessions);
    for (const session of sessions)
      for (const path of ['', '/context', '/context/pin']) {
        const answer = await app.get(`/v1/sessions/${session}${path}`);
        expectProblem(answer, 500, 'internal');
        for (const word of words) expect(answer.text).not.toContain(word);
      }
    for (const user of new Set([oneUser, otherUser])) {
      const { status, text } = await app.get(`/v1/sessions?user_id=${user}`);
      expect(status).toBe(200);
      for (const session of sessions) expect(text).not.toContain(session);
    }
    expectLogged('sessions', words);
  });

  it.each(PAIRS)('is refused: the messages and the slug of snapshots %s', async (_, oneUser, otherUser) => {
    const words = ['Chirimoya', 'Zarzamora'];
    const slugs: string[] = [];
    for (const [at, user] of [oneUser, otherUser].entries()) {
      await say(user, `${user}-r${at}`, `Hablemos de ${words[at]}`);
      const { body, status } = await app.post<{ snapshot: { slug: string } }>(`/v1/sessions/${user}-r${at}/reset`, {});
      expect(status).toBe(200);
      slugs.push(body.snapshot.slug);
    }
    const sessions = [`${oneUser}-r0`, `${otherUser}-r1`] as const;
    await swap('snapshots', 'messages', 'session_id', ...sessions);
    for (const [at, user] of [oneUser, otherUser].entries()) {
      const answer = await app.get(`/v1/users/${user}/snapshots/${slugs[at]}`);
      expectProblem(answer, 500, 'internal');
      for (const word of words) expect(answer.text).not.toContain(word);
    }
    await swap('snapshots', 'messages, slug', 'session_id', ...sessions);
    for (const user of [oneUser, otherUser]) {
      const { status, body } = await app.get<{ items: unknown[] }>(`/v1/users/${user}/snapshots`);
      expect([status, body.items]).toEqual([200, []]);
    }
    expectLogged('snapshots', words);
  });

  it.each(PAIRS)('is left out of prompts: the segments %s', async (_, oneUser, otherUser) => {
    const words = ['Ornitorrinco', 'Xilofonista', 'Quetzalcoatl'];
    const users = [oneUser, otherUser, oneUser];
    const sessions = users.map((user, at) => `${user}-g${at}`);
    const segments = new SegmentStore({ database: app.database });
    for (const [at, user] of users.entries()) {
      const sessionId = sessions[at] as string;
      await say(user, sessionId, 'Hola');
      const said = { fromTurn: 1, toTurn: 1, topic: words[at] as string, discussed: [], decisions: [] };
      const segment = { ...said, outcome: '', openQuestions: [] };
      await app.database.transaction('default', (tx) =>
        segments.add(tx, 'default', { sessionId, userId: user }, segment),
      );
    }
    const first = async (user: string) => {
      const asked = { user_id: user, session_id: `${user}-new`, current_query: 'Hola', profile: 'adaptive' };
      const { status, text } = await app.buildContext(asked);
      expect(status).toBe(200);
      return words.filter((word) => text.includes(word));
    };
    expect(await first(oneUser)).toContain('Ornitorrinco');
    log.splice(0);
    await swap('segment_summaries', 'content', 'session_id', sessions[0], sessions[1]);
    expect(await first(oneUser)).toEqual(['Quetzalcoatl']);
    if (otherUser !== oneUser) expect(await first(otherUser)).toEqual([]);
    expectLogged('segment_summaries', words);
  });

  it.each(PAIRS)('is left out of the stream: the detail of events %s', async (_, oneUser, otherUser) => {
    const last = async () =>
      (await app.sql<{ entry: string }>('SELECT coalesce(max(entry), 0)::text AS entry FROM events'))[0]?.entry ?? '';
    const before = await last();
    const texts = ['Me llamo Zenobia', 'Vivo en Tarifa', 'Tengo un perro'];
    for (const [at, user] of [oneUser, otherUser, oneUser].entries())
      await say(user, `${user}-e${at}`, texts[at] as string);
    const end = await last();
    const factsTold = async () => {
      const reader = await readEvents(`${base}/v1/events`, { 'last-event-id': before });
      onTestFinished(() => reader.close());
      await expect.poll(() => reader.lastId()).toBe(end);
      return reader.events.filter(({ event }) => event === 'fact.added');
    };
    const facts = await factsTold();
    expect(facts).toHaveLength(3);
    await swap('events', 'detail', 'entry', facts[0]?.id, facts[1]?.id);
    expect(await factsTold()).toEqual([facts[2]]);
    expectLogged(
      'events',
      facts.map(({ data }) => String(data.fact_id)),
    );
  });

  it('is refused, and nobody is told under it: the secrets of webhooks', async () => {
    const receiver = await startReceiver();
    onTestFinished(() => receiver.close());
    const secrets = ['Dodecaedro', 'Esparrago', 'Murcielago'];
    const hooks: string[] = [];
    for (const secret of secrets) {
      const { body } = await app.post<{ id: string }>('/v1/webhooks', { url: receiver.url, secret });
      hooks.push(body.id);
    }
    await swap('webhooks', 'secret', 'webhook_id', hooks[0], hooks[1]);
    for (const hook of hooks.slice(0, 2)) expectProblem(await app.get(`/v1/webhooks/${hook}`), 500, 'internal');
    const { status, body } = await app.get<{ items: { id: string }[] }>('/v1/webhooks');
    expect([status, body.items.map(({ id }) => id)]).toEqual([200, [hooks[2]]]);

    const { config, database } = app;
    const opened = { config, database, metrics: createMetrics(), logger: createLogger('silent') };
    const telling = createEvents(createFoundations(opened));
    telling.start();
    await say('hooked', 'hooked-1', 'Hola');
    // On a slow machine earlier events, too, are settled only now, and told.
    await expect.poll(() => receiver.received.filter(({ body: told }) => told.includes('hooked-1')).length).toBe(2);
    await telling.close();
    for (const { headers, body: told } of receiver.received) {
      expect(headers['x-hipocampo-webhook-id']).toBe(hooks[2]);
      expect(headers['x-hipocampo-signature']).toBe(signatureOf('Murcielago', told));
    }
    expectLogged('webhooks', secrets);
  });

  describeWithRedis('in Redis', () => {
    it.each(PAIRS)('is as good as none: the entries %s', async (_, oneUser, otherUser) => {
      const redis = new Redis(app.redisUrl as string);
      onTestFinished(() => redis.disconnect());
      const words = ['Axolotl', 'Wolframio'];
      const users = [oneUser, otherUser];
      const sessions = users.map((user, at) => `${user}-k${at}`);
      const keys = sessions.map((session) => contextKey('default', session));
      const build = async (at: number) => {
        const asked = { user_id: users[at], session_id: sessions[at], current_query: 'Hola' };
        const { status, text } = await app.buildContext(asked);
        expect(status).toBe(200);
        return words.map((word) => text.includes(word));
      };
      const hits = async () => {
        const { values } = await app.metrics.cacheRequests.get();
        return values.find(({ labels }) => labels.result === 'hit')?.value ?? 0;
      };
      const OWN = [
        [true, false],
        [false, true],
      ];
      for (const at of [0, 1]) {
        await say(users[at] as string, sessions[at] as string, `Se llama ${words[at]}`);
        await build(at);
        await expect.poll(() => redis.exists(keys[at] as string)).toBe(1); // in the background
      }
      const before = await hits();
      expect([await build(0), await build(1)]).toEqual(OWN);
      expect(await hits()).toBe(before + 2);

      const held = (await Promise.all(keys.map((key) => redis.getBuffer(key)))) as Buffer[];
      const line = (entry: Buffer) => entry.subarray(0, entry.indexOf('\n') + 1);
      const [one, other] = held as [Buffer, Buffer];
      const disguised = [other, one].map((entry, at) =>
        Buffer.concat([line(held[at] as Buffer), entry.subarray(line(entry).length)]),
      );
      for (const moved of [[other, one], disguised]) {
        for (const at of [0, 1]) await redis.set(keys[at] as string, moved[at] as Buffer);
        const hitsBefore = await hits();
        expect([await build(0), await build(1)]).toEqual(OWN);
        expect(await hits()).toBe(hitsBefore);
      }
    });
  });
});
