import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RedisContextCache } from '../../src/cache/redis-context-cache.ts';
import { ContextBuilder } from '../../src/memory/conversation/context-builder.ts';
import { ConversationBuffer } from '../../src/memory/conversation/conversation-buffer.ts';
import { EntryCache } from '../../src/memory/conversation/entry-cache.ts';
import { encodeEntry } from '../../src/memory/conversation/entry-codec.ts';
import { ADAPTIVE_DEFAULTS } from '../../src/memory/conversation/flow/adaptive-settings.ts';
import { joinJson } from '../../src/memory/conversation/json-bytes.ts';
import { ContextStore } from '../../src/stores/context-store.ts';
import { PostgresDatabase } from '../../src/stores/postgres-database.ts';
import { SessionStore } from '../../src/stores/session-store.ts';
import { createLogger } from '../../src/telemetry/logger.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { describeWithRedis } from '../support/needs.ts';
import { sayTurn } from '../support/said-turn.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { createTestRedis, type TestRedis } from '../support/test-redis.ts';

const SPAN = { likelyLanguage: 'es', windowTurns: 10, reachTurns: 50 };

describeWithRedis('ConversationBuffer.loadContext', () => {
  let testDatabase: TestDatabase;
  let testRedis: TestRedis;
  let database: PostgresDatabase;
  let cache: RedisContextCache;
  let redis: Redis;
  let buffer: ConversationBuffer;
  const metrics = createMetrics();
  let sessions = 0;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    testRedis = await createTestRedis();
    database = new PostgresDatabase({
      connectionString: testDatabase.url,
      poolSize: 4,
      statementTimeoutMs: 120_000,
      maxWaiting: 100,
    });
    cache = new RedisContextCache({
      connection: { url: testRedis.url, port: 6379 },
      timeoutMs: 1_000,
      ttlSeconds: 300,
      onStatus: () => undefined,
      onFailure: () => undefined,
    });
    redis = new Redis(testRedis.url);
    buffer = bufferWith(cache);
    while (!(await cache.get('default', 'x')).available) await new Promise((resolve) => setTimeout(resolve, 10));
  });
  afterAll(async () => {
    redis.disconnect();
    await cache.close();
    await database.close();
    await testRedis.drop();
    await testDatabase.drop();
  });

  /** A worker: of its own tier nothing is kept unless it is asked for. */
  const bufferWith = (shared: RedisContextCache | null, workerMegabytes = 0, through = database) =>
    new ConversationBuffer({
      contexts: new ContextStore({ database: through }),
      entries: new EntryCache({ shared, workerMegabytes, ttlSeconds: 60 }),
      logger: createLogger('silent'),
      metrics,
      maxContextTokens: 4_000,
      adaptive: ADAPTIVE_DEFAULTS,
      onSegment: () => undefined,
    });
  const fresh = () => `session-${++sessions}`;
  const save = (sessionId: string, content: string, userId = 'u1', metadata: Record<string, unknown> = {}) =>
    sayTurn(database, { userId, sessionId, messages: [{ role: 'user', content }], metadata });
  const load = (sessionId: string, more: Record<string, unknown> = {}) =>
    buffer.loadContext({ tenant: 'default', userId: 'u1', sessionId, language: 'es', facts: null, ...SPAN, ...more });
  const key = (sessionId: string) => `conversation_context:${sessionId}`;
  const stored = async (sessionId: string) => {
    await expect.poll(() => redis.get(key(sessionId))).not.toBeNull();
    return (await redis.get(key(sessionId))) as string;
  };
  const shown = (loaded: Awaited<ReturnType<typeof load>>) =>
    (JSON.parse(loaded.entry.texts.history.toString()) as { data: { content: string } }[]).map(
      (message) => message.data.content,
    );
  const outcomes = async () =>
    Object.fromEntries((await metrics.cacheRequests.get()).values.map(({ labels, value }) => [labels.result, value]));

  it('misses, then hits, counting each', async () => {
    const id = fresh();
    await save(id, 'uno');
    const before = await outcomes();
    expect((await load(id)).cache).toBe('miss');
    await stored(id);
    const hit = await load(id);
    expect(hit.cache).toBe('hit');
    expect(shown(hit)).toEqual(['uno']);
    const after = await outcomes();
    expect([
      Number(after.miss) - Number(before.miss),
      Number(after.hit) - Number(before.hit),
      Number(after.bypass) - Number(before.bypass),
    ]).toEqual([1, 1, 0]);
  });

  it('extends an entry of an older version by the turns since, and does not use one of an older generation', async () => {
    const id = fresh();
    await save(id, 'uno');
    await load(id);
    const old = await stored(id);
    await save(id, 'dos');
    expect(await redis.get(key(id))).toBe(old);
    const extended = await load(id);
    expect(extended.cache).toBe('hit');
    expect(shown(extended)).toEqual(['uno', 'dos']);
    await new SessionStore({ database }).beginGeneration('default', id, null);
    const whole = await load(id);
    expect(whole.cache).toBe('miss');
    expect(shown(whole)).toEqual(['uno', 'dos']);
    await expect.poll(async () => (await load(id)).cache).toBe('hit');
  });

  describe('on two workers that take turns', () => {
    const two = () => [bufferWith(cache, 64), bufferWith(cache, 64)] as const;
    const ask = (id: string, language = 'es') =>
      ({ tenant: 'default', userId: 'u1', sessionId: id, language, facts: null, ...SPAN }) as const;

    it('hits at every build after the first, and gives what reading the session whole would give', async () => {
      const id = fresh();
      const workers = two();
      const outcomes: string[] = [];
      for (let n = 1; n <= 16; n += 1) {
        const [builder, writer] = n % 2 === 0 ? workers : [workers[1], workers[0]];
        const metadata = n % 3 === 0 ? { places: [{ name: `Bar ${n}` }], plan_params: { party_size: n } } : {};
        const { draft, saved } = await save(
          id,
          n === 9 ? 'larguísimo '.repeat(3_000) : `pregunta ${n}`,
          'u1',
          metadata,
        );
        expect(await writer.append(draft, saved)).toBe(true);
        for (const worker of [builder, writer]) {
          const loaded = await worker.loadContext(ask(id));
          const whole = await bufferWith(null).loadContext(ask(id));
          outcomes.push(loaded.cache);
          expect(loaded.entry, `turn ${n}`).toEqual(whole.entry);
          await stored(id); // the first one in the background
        }
      }
      // The other worker finds in Redis what the first one put there.
      expect(outcomes.slice(0, 2)).toEqual(['miss', 'hit']);
      expect(new Set(outcomes.slice(1))).toEqual(new Set(['hit']));
    });

    it('hits from the second build on where the session was asked for before its first turn', async () => {
      const id = fresh();
      const [worker] = two();
      expect((await worker.loadContext(ask(id))).cache).toBe('miss');
      const { draft, saved } = await save(id, 'uno');
      await worker.append(draft, saved);
      const loaded = await worker.loadContext(ask(id));
      expect(loaded.cache).toBe('hit');
      expect(loaded.entry).toEqual((await bufferWith(null).loadContext(ask(id))).entry);
    });

    it('hits from the second build on, on either worker, whichever saved the first turn', async () => {
      for (const [first, second] of [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ] as const) {
        const id = fresh();
        const workers = two();
        expect((await workers[0].loadContext(ask(id))).cache).toBe('miss');
        await stored(id); // in the background
        const { draft, saved } = await save(id, 'uno');
        await workers[first].append(draft, saved);
        const loaded = await workers[second].loadContext(ask(id));
        expect([first, second, loaded.cache]).toEqual([first, second, 'hit']);
        expect(loaded.entry).toEqual((await bufferWith(null).loadContext(ask(id))).entry);
      }
    });

    it('misses where a session was invalidated between its first turn and the next build', async () => {
      const id = fresh();
      const workers = two();
      await workers[0].loadContext(ask(id));
      await stored(id);
      await save(id, 'uno'); // by a worker that then died
      await new SessionStore({ database }).beginGeneration('default', id, null);
      const loaded = await workers[0].loadContext(ask(id));
      expect([loaded.cache, shown(loaded)]).toEqual(['miss', ['uno']]);
    });

    it('misses where a session was invalidated before its first turn, whichever worker saves that', async () => {
      for (const first of [0, 1] as const) {
        const id = fresh();
        const workers = two();
        await workers[0].loadContext(ask(id));
        await stored(id);
        await workers[1].dropEntries('default', [id]);
        const { draft, saved } = await save(id, 'uno');
        await workers[first].append(draft, saved);
        expect((await workers[first].loadContext(ask(id))).cache).toBe('miss');
      }
    });

    it('appends nothing to what it told another user of a session that was not there', async () => {
      const id = fresh();
      const [worker] = two();
      await worker.loadContext(ask(id));
      const { draft, saved } = await save(id, 'canary', 'owner');
      await worker.append(draft, saved);
      await expect(worker.loadContext(ask(id))).rejects.toMatchObject({ code: 'session_not_found' });
      const owner = await worker.loadContext({ ...ask(id), userId: 'owner' });
      expect([owner.cache, shown(owner)]).toEqual(['miss', ['canary']]);
    });

    it('is no failure of a turn that is committed when its entry cannot be extended: the next build reads it whole', async () => {
      const id = fresh();
      const [worker] = two();
      await save(id, 'uno');
      await worker.loadContext(ask(id));
      const { draft, saved } = await save(id, 'dos');
      expect(await worker.append({ ...draft, places: 'not JSON' }, saved)).toBe(true);
      const loaded = await worker.loadContext(ask(id));
      expect([loaded.cache, shown(loaded)]).toEqual(['miss', ['uno', 'dos']]);
    });

    it('misses on both after an invalidation through one of them', async () => {
      const id = fresh();
      const workers = two();
      await save(id, 'uno');
      for (const worker of workers) await worker.loadContext(ask(id));
      await new SessionStore({ database }).beginGeneration('default', id, null);
      await workers[0].dropEntries('default', [id]);
      const outcomes = [];
      for (const worker of [workers[1], workers[1], workers[0]]) {
        outcomes.push((await worker.loadContext(ask(id))).cache);
        await stored(id);
      }
      // The entry that the second worker held is of the generation before; what it reads anew serves the first one as well.
      expect(outcomes).toEqual(['miss', 'hit', 'hit']);
    });

    it('keeps the language that the session goes on in', async () => {
      const id = fresh();
      const [worker] = two();
      await save(id, 'uno');
      await worker.loadContext(ask(id, 'es'));
      const { entry } = await worker.loadContext(ask(id, 'en'));
      expect(entry.texts.transcript.toString()).toBe('"User: uno"');
      expect((await worker.loadContext(ask(id, 'en'))).entry).toBe(entry);
    });
  });

  describe('with an entry at hand', () => {
    const statements: string[] = [];
    const asked = () => statements.splice(0).map((name) => name.replace('get_session_history', 'history'));
    let told: PostgresDatabase;
    let worker: ConversationBuffer;
    beforeAll(() => {
      told = new PostgresDatabase({
        connectionString: testDatabase.url,
        ...{ poolSize: 2, statementTimeoutMs: 120_000, maxWaiting: 100 },
        onStatement: (name) => statements.push(name),
      });
    });
    beforeEach(() => {
      worker = bufferWith(null, 16, told);
      asked();
    });
    afterAll(() => told.close());
    const by = (sessionId: string, more: Record<string, unknown> = {}) =>
      worker.loadContext({ tenant: 'default', userId: 'u1', sessionId, language: 'es', facts: null, ...SPAN, ...more });

    it('asks once, whether the session is as the entry knows it, has turns since, or began anew', async () => {
      const id = fresh();
      await save(id, 'uno');
      expect((await by(id)).cache).toBe('miss');
      expect(asked()).toEqual(['history_only']);
      expect((await by(id)).cache).toBe('hit');
      expect(asked()).toEqual(['history_only_since']);
      await save(id, 'dos');
      const extended = await by(id);
      expect([extended.cache, shown(extended)]).toEqual(['hit', ['uno', 'dos']]);
      expect(asked()).toEqual(['history_only_since']);
      await new SessionStore({ database }).beginGeneration('default', id, null);
      const whole = await by(id);
      expect([whole.cache, shown(whole)]).toEqual(['miss', ['uno', 'dos']]);
      expect(asked()).toEqual(['history_only_since']);
      await expect(by(id, { userId: 'u2' })).rejects.toThrow(/no such session/);
    });

    it('reads a session as one does that has none, to the letter', async () => {
      const id = fresh();
      const store = new ContextStore({ database });
      const read = (known: { generation: number; version: number; totalTurns: number } | null, more = {}) =>
        store.load({
          ...{ tenant: 'default', userId: 'u1', sessionId: id, wantsLanguage: true, facts: null },
          ...{ windowTurns: 3, reachTurns: 6, maxTokens: 30, known },
          ...more,
        });
      const other = { generation: -2, version: -2, totalTurns: 0 }; // of a life that the session never had
      expect(await read(other)).toEqual(await read(null));
      for (const said of [
        'uno',
        'dos «dos»',
        'tres\n"tres"',
        'palabra '.repeat(200),
        'cinco',
        'seis',
        'siete',
        'palabra '.repeat(90),
      ]) {
        await save(id, said);
        for (const more of [
          {},
          { maxTokens: 4_000 },
          { profile: 'adaptive' as const },
          { windowTurns: 1, reachTurns: 2 },
        ])
          expect(await read(other, more)).toEqual(await read(null, more));
      }
      expect((await read(null)).history?.changes?.turns).toHaveLength(6);
    });

    it('brings the same facts and the same answers to a question as a reading that expects nothing', async () => {
      const id = fresh();
      const { draft } = await sayTurn(database, {
        ...{ userId: 'known', sessionId: id },
        messages: [
          { role: 'user', content: '¿Cuál es la capital de Francia?' },
          { role: 'assistant', content: 'La capital de Francia es París.' },
        ],
      });
      if (draft.question === null) throw new Error('a question was not read as one');
      const question = { hash: draft.question, isOwn: false };
      const topics = () => ({ slots: ['name'], domains: [], terms: [] });
      const wanted = { question, facts: { query: '¿cómo me llamo?', topics, now: new Date() } };
      await database.as('default').query({
        name: 'test_facts',
        text: `UPDATE users SET facts_version = 3 WHERE tenant_id = 'default' AND user_id = 'known'`,
      });
      await by(id, { userId: 'known' });
      asked();
      const { facts, answered, cache } = await by(id, { userId: 'known', ...wanted });
      expect(asked()).toEqual(['history_asked_since', 'history_and_facts_asked_since']);
      expect(cache).toBe('hit');
      expect(facts.version).toBe(3);
      expect(answered.map(({ sessionId }) => sessionId)).toEqual([id]);
      const plain = await load(id, { userId: 'known', ...wanted });
      expect([facts, answered]).toEqual([plain.facts, plain.answered]);
    });
  });

  it('is not harmed by a late SET of an old version, nor by a Redis that fell back to an old state', async () => {
    const id = fresh();
    await save(id, 'uno');
    await load(id);
    const old = await stored(id);
    await save(id, 'dos');
    await load(id);
    await expect.poll(async () => (await redis.get(key(id))) !== old).toBe(true);
    await redis.set(key(id), old);
    const loaded = await load(id);
    expect(shown(loaded)).toEqual(['uno', 'dos']);
    expect(loaded.cache).toBe('hit');
  });

  it('does not use an entry that claims a version from the future', async () => {
    const id = fresh();
    await save(id, 'uno');
    const { entry } = await load(id);
    await stored(id);
    await redis.set(
      key(id),
      encodeEntry(
        {
          ...entry,
          head: { ...entry.head, version: 99 },
          texts: { ...entry.texts, history: Buffer.from('[{"type":"human","data":{"content":"falso"}}]') },
        },
        `default ${id}`,
      ),
    );
    expect(shown(await load(id))).toEqual(['uno']);
    // Of a time that is no more: left there, it would keep out what is true.
    await expect.poll(async () => (await load(id)).cache).toBe('hit');
  });

  it('does not use an entry of another user, nor tell a user of one', async () => {
    const id = fresh();
    await save(id, 'canary', 'owner');
    await load(id, { userId: 'owner' });
    await stored(id);
    await expect(load(id, { userId: 'u1' })).rejects.toMatchObject({ code: 'session_not_found' });
    const empty = fresh();
    await redis.set(key(empty), (await redis.get(key(id))) ?? '');
    expect(shown(await load(empty))).toEqual([]);
  });

  it('does not use an entry that another session left under this key', async () => {
    const [one, other] = [fresh(), fresh()];
    await save(one, 'uno');
    await save(other, 'otro');
    await load(one);
    await redis.set(key(other), await stored(one));
    // Same user, same span, same version: only the session tells them apart.
    expect(shown(await load(other))).toEqual(['otro']);
  });

  it.each([
    ['nothing', ''],
    ['a word', 'garbage'],
    ['JSON of another make', '{"messages":[]}'],
    ['blank lines', '\n\n\n\n\n\n'],
    ['seven lines of words', 'a\nb\nc\nd\ne\nf\ng'],
    ['seven lines of JSON', '{}\n[]\n""\n[]\n""\n""\n{}'],
    ['null heads', 'null\n[]\n""\n[]\n""\n""\n{}'],
    ['bytes', Buffer.from([0xff, 0xfe, 0x00, 0x0a, 0x0a])],
  ])('reads past what is no entry, and replaces it: %s', async (_, garbage) => {
    const id = fresh();
    await save(id, 'uno');
    await redis.set(key(id), garbage);
    const loaded = await load(id);
    expect(loaded.cache).toBe('miss');
    expect(shown(loaded)).toEqual(['uno']);
    await expect.poll(async () => (await load(id)).cache).toBe('hit');
  });

  it('reads past a key that holds another kind of value', async () => {
    const id = fresh();
    await save(id, 'uno');
    await redis.rpush(key(id), 'a list');
    expect(shown(await load(id))).toEqual(['uno']);
  });

  it('reads past an entry of another format', async () => {
    const id = fresh();
    await save(id, 'uno');
    await load(id);
    const text = await stored(id);
    await redis.set(key(id), text.replace(/^\d+/, '0'));
    expect((await load(id)).cache).toBe('miss');
  });

  it('reads past an entry that was cut short anywhere, whatever is then asked of it', async () => {
    const id = fresh();
    for (let n = 0; n < 12; n += 1)
      await save(id, `pregunta ${n} ${'palabra '.repeat(20)}`, 'u1', { places: [{ name: `Bar ${n}` }] });
    await load(id);
    const text = await stored(id);
    const builder = new ContextBuilder();
    for (let length = text.length - 1; length > 0; length -= Math.ceil(length / 40)) {
      await redis.set(key(id), text.slice(0, length));
      const loaded = await load(id, { language: length % 2 === 0 ? 'es' : 'en' });
      expect(shown(loaded), `cut to ${length} of ${text.length}`).toHaveLength(10);
      const prompt = builder.buildPrompt(loaded.entry, {
        currentQuery: 'x',
        systemPrompt: 'y',
        maxTokens: 200,
        language: 'es',
        messageFormat: 'openai',
        sessionId: id,
        adaptive: null,
        memories: [],
        telling: { limit: 5, tokens: null, stops: false, debug: false },
        facts: [],
      });
      expect(() => JSON.parse(joinJson(prompt.messages ?? []).toString())).not.toThrow();
    }
  });

  it('reads past an entry in which a byte was changed, or gives the same as without it', async () => {
    const id = fresh();
    for (let n = 0; n < 12; n += 1) await save(id, `pregunta ${n}`, 'u1', { places: [{ name: `Bar ${n}` }] });
    const sound = await load(id);
    const text = await stored(id);
    for (let at = 0; at < text.length; at += 23) {
      await redis.set(key(id), `${text.slice(0, at)}\x7f${text.slice(at + 1)}`);
      const loaded = await load(id);
      expect(loaded.entry, `changed at ${at}: ${text.slice(at - 20, at + 20)}`).toEqual(sound.entry);
    }
  });

  it('keeps tenants apart', async () => {
    const id = fresh();
    await save(id, 'canary');
    await load(id);
    await stored(id);
    const other = await load(id, { tenant: 'other' });
    expect(shown(other)).toEqual([]);
  });

  it('keeps the entry of a session that does not exist for a minute at most, for it could be asked full of them', async () => {
    const id = fresh();
    await load(id);
    await stored(id);
    expect(await redis.ttl(key(id))).toBeLessThanOrEqual(60);
    expect((await load(id)).cache).toBe('miss');
    await save(id, 'uno');
    await load(id);
    await expect.poll(() => redis.ttl(key(id))).toBeGreaterThan(60);
  });

  it('serves two spans and two languages in turn, each right', async () => {
    const id = fresh();
    for (let n = 1; n <= 3; n += 1) await save(id, `q${n}`);
    for (let round = 0; round < 3; round += 1) {
      expect(shown(await load(id, { windowTurns: 1 }))).toEqual(['q3']);
      expect(shown(await load(id))).toEqual(['q1', 'q2', 'q3']);
      expect((await load(id, { language: 'en' })).entry.texts.transcript.toString()).toContain('User: q1');
      expect((await load(id, { language: 'es' })).entry.texts.transcript.toString()).toContain('Usuario: q1');
    }
  });

  it('answers a stampede of misses with few loads, none of them from before its caller asked', async () => {
    const id = fresh();
    await save(id, 'uno');
    const alone = bufferWith(null);
    const early = Array.from({ length: 50 }, () =>
      alone.loadContext({ tenant: 'default', userId: 'u1', sessionId: id, language: 'es', facts: null, ...SPAN }),
    );
    await save(id, 'dos');
    const late = await Promise.all(
      Array.from({ length: 50 }, () =>
        alone.loadContext({ tenant: 'default', userId: 'u1', sessionId: id, language: 'es', facts: null, ...SPAN }),
      ),
    );
    for (const loaded of late) expect(shown(loaded)).toEqual(['uno', 'dos']);
    await Promise.all(early);
  });

  it('says bypass while Redis is away, and is right all the same', async () => {
    const gone = new RedisContextCache({
      connection: { host: '127.0.0.1', port: 1 },
      timeoutMs: 100,
      ttlSeconds: 60,
      onStatus: () => undefined,
      onFailure: () => undefined,
    });
    const id = fresh();
    await save(id, 'uno');
    const alone = bufferWith(gone);
    for (let n = 0; n < 10; n += 1) {
      const loaded = await alone.loadContext({
        tenant: 'default',
        userId: 'u1',
        sessionId: id,
        language: 'es',
        facts: null,
        ...SPAN,
      });
      expect(loaded.cache).toBe('bypass');
      expect(shown(loaded)).toEqual(['uno']);
    }
    expect(await alone.dropEntries('default', [id])).toBe(0);
    await gone.close();
  });
});
