import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RankerUnavailable } from '../../src/errors.ts';
import { buildEmbeddingApp } from '../../src/http/embedding-app.ts';
import { recollection } from '../../src/http/memory-schemas.ts';
import type { Ranker } from '../../src/memory/episodes/ranked-memories.ts';
import { createLogger } from '../../src/telemetry/logger.ts';
import { cpuNow } from '../support/cpu-time.ts';
import {
  type ContractApp,
  expectProblem,
  fresh,
  openContractApp,
  type Problem,
  pointers,
  turnBody,
} from './contract-app.ts';

const ACME_KEY = 'acme-key-0123456789abcdef';
const OTHER_KEY = 'other-key-0123456789abcdef';
const READ_KEY = 'read-key-0123456789abcdef';
const USER_KEY = 'user-key-0123456789abcdef';
const API_KEYS = JSON.stringify([
  { key: ACME_KEY, tenant: 'acme' },
  { key: OTHER_KEY, tenant: 'other' },
  { key: READ_KEY, tenant: 'acme', scope: 'read' },
  { key: USER_KEY, tenant: 'acme', user_id: 'u1' },
]);

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/** What a test asks of one running service. */
function asking(opened: () => ContractApp) {
  const recall = async (userId: string, body: Record<string, unknown>, headers = {}) => {
    const answer = await opened().post(`/v1/users/${userId}/recall`, { min_score: 0, ...body }, headers);
    expect(answer.status, answer.text).toBe(200);
    return recollection.parse(answer.body);
  };
  return {
    recall,
    idsFor: async (userId: string, body: Record<string, unknown>) =>
      (await recall(userId, body)).items.map((item) => item.id),
    remember: async (userId: string, content: string, type = 'episodic') => {
      const answer = await opened().post<{ id: string }>(`/v1/users/${userId}/memories`, { content, type });
      expect(answer.status, answer.text).toBe(201);
      return answer.body.id;
    },
    say: async (userId: string, sessionId: string, ...texts: string[]) => {
      const messages = texts.map((content, n) => ({ role: n % 2 === 0 ? 'user' : 'assistant', content }));
      const answer = await opened().saveTurn(turnBody(userId, sessionId, { messages }));
      expect(answer.status, answer.text).toBe(201);
      return answer.body.turn_id;
    },
  };
}

describe('POST /v1/users/{user_id}/recall without an embedding worker', () => {
  let app: ContractApp;
  let keyed: ContractApp;
  beforeAll(async () => {
    const semantic = { SEMANTIC_MEMORY_ENABLED: 'true' };
    [app, keyed] = await Promise.all([openContractApp(semantic), openContractApp({ ...semantic, API_KEYS })]);
  });
  afterAll(async () => {
    await Promise.all([app.close(), keyed.close()]);
  });
  const { recall, idsFor, remember, say } = asking(() => app);

  it('finds what was said by its words, naming the turn that told it, and says that it is words alone', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    const id = await say(user, session, '¿Dónde se alquilan bicicletas?', 'En la plaza de la Cebada');
    await say(user, session, 'Gracias por todo', 'De nada');
    const { items, mode, degraded } = await recall(user, { query: 'quiero alquilar una bicicleta' });
    expect({ mode, degraded }).toEqual({ mode: 'lexical', degraded: ['memories'] });
    expect(items[0]).toEqual({
      id,
      type: 'episodic',
      content: 'Usuario: ¿Dónde se alquilan bicicletas?\nAsistente: En la plaza de la Cebada',
      score: expect.any(Number),
      session_id: session,
      turn_number: 1,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('finds a memory that no turn told, with null for its session and turn', async () => {
    const user = fresh('u');
    const id = await remember(user, 'Es alérgica a los cacahuetes', 'fact');
    const { items } = await recall(user, { query: '¿alergias?, ¿cacahuetes?' });
    expect(items).toMatchObject([
      { id, type: 'fact', content: 'Es alérgica a los cacahuetes', session_id: null, turn_number: null },
    ]);
  });

  it('finds a turn in the instant after its 201', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    for (const word of ['jirafa', 'elefante', 'rinoceronte', 'hipopótamo', 'cocodrilo']) {
      const id = await say(user, session, `Hoy he visto: ${word}`);
      expect((await idsFor(user, { query: word }))[0]).toBe(id);
    }
  });

  it('gives scores of 0 to 1, the best first, at most k of them and none below min_score', async () => {
    const user = fresh('u');
    for (let n = 0; n < 12; n += 1)
      await say(user, fresh('s'), `Excursión ${n} a la sierra ${'con amigos '.repeat(n)}`);
    const { items } = await recall(user, { query: 'excursión sierra', k: 200 });
    const scores = items.map((item) => item.score);
    expect(items).toHaveLength(12);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const score of scores) expect(score >= 0 && score <= 1).toBe(true);
    expect((await recall(user, { query: 'excursión sierra' })).items).toHaveLength(5);
    expect(await idsFor(user, { query: 'excursión sierra', k: 3 })).toEqual(items.slice(0, 3).map((item) => item.id));
    const bar = ((scores[4] ?? 0) + (scores[5] ?? 0)) / 2;
    expect(scores[4]).toBeGreaterThan(scores[5] ?? 1);
    const above = await recall(user, { query: 'excursión sierra', k: 200, min_score: bar });
    expect(above.items).toHaveLength(5);
  });

  it('has no less than 0.5 of score where the caller does not say', async () => {
    const user = fresh('u');
    for (let n = 0; n < 8; n += 1) await say(user, fresh('s'), `Excursión ${n} a la sierra ${'con amigos '.repeat(n)}`);
    const answer = await app.post(`/v1/users/${user}/recall`, { query: 'una excursión corta', k: 200 });
    for (const { score } of recollection.parse(answer.body).items) expect(score).toBeGreaterThanOrEqual(0.5);
  });

  it('narrows to types and to a session', async () => {
    const [user, one, two] = [fresh('u'), fresh('s'), fresh('s')];
    const fact = await remember(user, 'Le gusta la guitarra flamenca', 'fact');
    const summary = await remember(user, 'Se habló de la guitarra flamenca', 'summary');
    const first = await say(user, one, 'Ayer toqué la guitarra');
    const second = await say(user, two, 'Mañana tocaré la guitarra');
    const query = 'guitarra';
    expect((await idsFor(user, { query })).sort()).toEqual([fact, summary, first, second].sort());
    expect(await idsFor(user, { query, types: ['fact'] })).toEqual([fact]);
    expect((await idsFor(user, { query, types: ['fact', 'summary', 'fact'] })).sort()).toEqual([fact, summary].sort());
    expect((await idsFor(user, { query, types: ['episodic'] })).sort()).toEqual([first, second].sort());
    expect(await idsFor(user, { query, session_id: two })).toEqual([second]);
    expect(await idsFor(user, { query, session_id: two, types: ['fact'] })).toEqual([]);
    expect(await idsFor(user, { query, session_id: fresh('none') })).toEqual([]);
  });

  it('explains a score only where the caller asks', async () => {
    const user = fresh('u');
    await remember(user, 'Le gusta la guitarra flamenca', 'fact');
    const [plain] = (await recall(user, { query: 'guitarra' })).items;
    expect(plain).not.toHaveProperty('explanation');
    const [explained] = (await recall(user, { query: 'guitarra', debug: true })).items;
    expect(Object.keys(explained?.explanation ?? {}).length).toBeGreaterThan(0);
    expect(explained?.score).toBeCloseTo(plain?.score ?? -1, 3);
  });

  it('does not find what has expired, what was deleted, nor what a session took along', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    const expired = await remember(user, 'Guitarra número uno', 'fact');
    const deleted = await remember(user, 'La segunda guitarra era azul', 'fact');
    const kept = await remember(user, 'Vendió su guitarra vieja en el Rastro', 'fact');
    await say(user, session, 'La guitarra de la sesión');
    await app.sql("UPDATE memories SET expires_at = now() - interval '1 second' WHERE memory_id = $1", [expired]);
    await app.delete(`/v1/users/${user}/memories/${deleted}`);
    await app.sql('DELETE FROM sessions WHERE session_id = $1', [session]);
    expect(await idsFor(user, { query: 'guitarra' })).toEqual([kept]);
  });

  it("never finds another user's or another tenant's", async () => {
    const [user, other] = [fresh('u'), fresh('u')];
    await remember(other, 'La clave del portal es 4711', 'fact');
    expect(await idsFor(user, { query: 'clave portal 4711' })).toEqual([]);

    const body = { content: 'La clave del portal es 4711', type: 'fact' };
    await keyed.post('/v1/users/u1/memories', body, bearer(ACME_KEY));
    const ask = async (key: string) =>
      recollection.parse(
        (await keyed.post('/v1/users/u1/recall', { query: 'clave portal', min_score: 0 }, bearer(key))).body,
      ).items.length;
    expect([await ask(ACME_KEY), await ask(OTHER_KEY), await ask(READ_KEY), await ask(USER_KEY)]).toEqual([1, 0, 1, 1]);
    const theirs = await keyed.post('/v1/users/u2/recall', { query: 'clave' }, bearer(USER_KEY));
    expectProblem(theirs, 403, 'forbidden');
  });

  it('is empty, not an error, for a user never seen', async () => {
    expect((await recall(fresh('nobody'), { query: 'guitarra' })).items).toEqual([]);
  });

  it.each(['', ' ', '\n\t', '\u3000'])('recalls nothing for a query that says nothing: %j', async (query) => {
    const user = fresh('u');
    await remember(user, 'Le gusta la guitarra flamenca', 'fact');
    expect((await recall(user, { query })).items).toEqual([]);
  });

  it.each([
    ['emoji alone', '🦤'],
    ['stop words alone', 'de la que y a en'],
    ['operators of full text search', "guitarra & !flamenca | (a <-> b):* 'x"],
    ['SQL', "'; DROP TABLE memories; --"],
    ['patterns', '%_\\ .* [a-z]+ (?<=x) $1 {} {{x}}'],
    ['code', 'SELECT * FROM t WHERE x = $1::jsonb @> \'{"a":1}\''],
    ['right-to-left', 'אני אוהב לנגן בגיטרה'],
    ['Chinese', '我喜欢弹吉他'],
    ['a word of 256 KiB', 'a'.repeat(262_144)],
    ['many words', 'gato '.repeat(52_428)],
    [
      'many different words',
      Array.from({ length: 25_000 }, (_, n) => `palabra${n}`)
        .join(' ')
        .slice(0, 262_144),
    ],
  ])('takes any text for a query: %s', async (_, query) => {
    const user = fresh('u');
    await remember(user, 'Le gusta la guitarra flamenca', 'fact');
    const started = cpuNow();
    await recall(user, { query });
    expect(cpuNow() - started).toBeLessThan(5_000);
  });

  it.each([
    ['/query', { query: 'a\0' }],
    ['/query', { query: '\udda4' }],
    ['/k', { k: 0 }],
    ['/k', { k: 201 }],
    ['/k', { k: 1.5 }],
    ['/min_score', { min_score: -0.1 }],
    ['/min_score', { min_score: 1.1 }],
    ['/types', { types: [] }],
    ['/types/1', { types: ['fact', 'tale'] }],
    ['/types', { types: Array(17).fill('fact') }],
    ['/session_id', { session_id: 'a b' }],
    ['/language', { language: 'español' }],
  ])('names %s in %j', async (pointer, more) => {
    const answer = await app.post<Problem>('/v1/users/u1/recall', { query: 'x', ...more });
    expect(pointers(expectProblem(answer, 400, 'invalid_request'))).toEqual([pointer]);
  });

  it('is 413 for a query above 256 KiB', async () => {
    const answer = await app.post('/v1/users/u1/recall', { query: 'ñ'.repeat(131_073) });
    expectProblem(answer, 413, 'payload_too_large');
  });
});

describe('POST /v1/users/{user_id}/recall with an embedding worker', () => {
  const TOKEN = 'worker-token-0123456789';
  let app: ContractApp;
  let worker: Awaited<ReturnType<typeof buildEmbeddingApp>>;
  /** What the worker answers, decided by each test. */
  let rank: Ranker['rank'];

  beforeAll(async () => {
    worker = await buildEmbeddingApp({
      recall: (scope, request, signal) => rank(scope, request, signal),
      embedder: () => null,
      health: async () => ({ ready: true, parts: {} }),
      metricsText: async () => ({ contentType: 'text/plain', text: '' }),
      token: TOKEN,
      isClosing: () => false,
      logger: createLogger('silent'),
    });
    await worker.listen({ host: '127.0.0.1', port: 0 });
  });
  // A service of its own for each: a breaker that one test opened would stay open in the next.
  beforeEach(async () => {
    const { port } = worker.server.address() as AddressInfo;
    app = await openContractApp({
      SEMANTIC_MEMORY_ENABLED: 'true',
      EMBEDDING_WORKER_URL: `http://127.0.0.1:${port}`,
      EMBEDDING_WORKER_TOKEN: TOKEN,
    });
  });
  afterEach(() => app.close());
  afterAll(() => worker.close());

  const { recall, idsFor, remember, say } = asking(() => app);
  const ranking = (...ids: string[]): Ranker['rank'] => {
    const items = ids.map((memoryId, n) => ({
      memoryId,
      score: 0.9 - n / 100,
      passage: 0,
      explanation: { vector: 0.9 },
    }));
    return async () => ({ items, model: 'm' });
  };

  it('gives its ranking, in its order and with its scores', async () => {
    const [one, two] = [
      await remember('u1', 'Vive en Lavapiés'),
      await say('u1', 's1', 'Toca la guitarra', 'Qué bien'),
    ];
    const asked: unknown[] = [];
    rank = async (scope, request, signal) => {
      asked.push([scope, { ...request, k: 0 }]);
      return ranking(two, one)(scope, request, signal);
    };
    const { items, mode, degraded } = await recall('u1', { query: '¿aficiones?', types: ['episodic'], debug: true });
    expect({ mode, degraded }).toEqual({ mode: 'hybrid', degraded: [] });
    expect(items).toMatchObject([
      { id: two, score: 0.9, session_id: 's1', turn_number: 1, explanation: { vector: 0.9 } },
      { id: one, score: 0.89, content: 'Vive en Lavapiés', session_id: null },
    ]);
    expect(asked).toEqual([
      [
        { tenant: 'default', userId: 'u1' },
        { query: '¿aficiones?', language: 'es', k: 0, types: ['episodic'], sessionId: null },
      ],
    ]);
  });

  it('shows nothing on its word alone: neither what is gone, nor expired, nor of another user', async () => {
    const mine = await remember('u1', 'Vive en Lavapiés');
    const [gone, expired] = [await remember('u1', 'Toca la guitarra'), await remember('u1', 'Tiene dos gatos')];
    const theirs = await remember('u2', 'La clave del portal es 4711');
    await app.delete(`/v1/users/u1/memories/${gone}`);
    await app.sql("UPDATE memories SET expires_at = now() - interval '1 second' WHERE memory_id = $1", [expired]);
    rank = ranking(theirs, gone, expired, randomUUID(), mine);
    expect(await idsFor('u1', { query: 'todo' })).toEqual([mine]);
  });

  it('leaves out what scores below min_score', async () => {
    const [one, two] = [await remember('u1', 'Vive en Lavapiés'), await remember('u1', 'Toca la guitarra')];
    rank = ranking(one, two);
    expect(await idsFor('u1', { query: 'todo', min_score: 0.895 })).toEqual([one]);
  });

  const failing: [string, Ranker['rank']][] = [
    ['hangs', () => new Promise(() => undefined)],
    ['has no ranking', () => Promise.reject(new RankerUnavailable('no model is ready yet'))],
    ['breaks', () => Promise.reject(new TypeError('x is not a function'))],
    [
      'answers NaN',
      async () => ({
        items: [{ memoryId: randomUUID(), score: Number.NaN, passage: null, explanation: {} }],
        model: 'm',
      }),
    ],
    [
      'answers ids that are none',
      async () => ({ items: [{ memoryId: "' OR 1=1", score: 1, passage: null, explanation: {} }], model: 'm' }),
    ],
    ['answers ten megabytes', async () => ({ items: [], model: 'x'.repeat(10_485_760) })],
  ];
  it.each(failing)('answers by words, saying so, while the worker %s', async (_, behaviour) => {
    const id = await remember('u1', 'Toca la guitarra los jueves');
    rank = behaviour;
    const started = performance.now();
    const { items, mode, degraded } = await recall('u1', { query: '¿qué día hay guitarra?' });
    expect(performance.now() - started).toBeLessThan(4_000);
    expect({ ids: items.map((item) => item.id), mode, degraded }).toEqual({
      ids: [id],
      mode: 'lexical',
      degraded: ['memories'],
    });
  });
});

describe('POST /v1/users/{user_id}/recall with an embedding worker that is away', () => {
  it('answers by words, also where the worker refuses the token or nobody listens', async () => {
    const app = await openContractApp({ SEMANTIC_MEMORY_ENABLED: 'true', EMBEDDING_WORKER_URL: 'http://127.0.0.1:1' });
    try {
      const { recall, remember } = asking(() => app);
      const id = await remember('u1', 'Toca la guitarra los jueves');
      for (let n = 0; n < 8; n += 1) {
        expect(await recall('u1', { query: 'guitarra' })).toMatchObject({
          items: [{ id }],
          mode: 'lexical',
          degraded: ['memories'],
        });
      }
    } finally {
      await app.close();
    }
  });
});
