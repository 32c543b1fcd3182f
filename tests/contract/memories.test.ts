import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryPage, memory as memorySchema, memoryStats, recollection } from '../../src/http/memory-schemas.ts';
import {
  type ContractApp,
  expectProblem,
  fresh,
  openContractApp,
  type Problem,
  pointers,
  turnBody,
} from './contract-app.ts';

const KIB = 1024;
const DAY = 86_400_000;
const ACME_KEY = 'acme-key-0123456789abcdef';
const OTHER_KEY = 'other-key-0123456789abcdef';
const USER_KEY = 'user-key-0123456789abcdef';

interface Memory {
  readonly id: string;
  readonly type: string;
  readonly content: string;
  readonly metadata: Record<string, unknown> | null;
  readonly created_at: string;
  readonly expires_at: string | null;
}
interface Stats {
  readonly total: number;
  readonly by_type: Record<string, number>;
  readonly pending: number;
  readonly expired: number;
}

let app: ContractApp;
let keyed: ContractApp;
beforeAll(async () => {
  const settings = {
    SEMANTIC_MEMORY_ENABLED: 'true',
    API_KEYS: JSON.stringify([
      { key: ACME_KEY, tenant: 'acme' },
      { key: OTHER_KEY, tenant: 'other' },
      { key: USER_KEY, tenant: 'acme', user_id: 'u1' },
    ]),
  };
  [app, keyed] = await Promise.all([openContractApp({ SEMANTIC_MEMORY_ENABLED: 'true' }), openContractApp(settings)]);
});
afterAll(async () => {
  await Promise.all([app.close(), keyed.close()]);
});

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const post = <Body = Memory>(userId: string, body: unknown, headers = {}, to = app) =>
  to.post<Body>(`/v1/users/${userId}/memories`, body, headers);
const remember = async (userId: string, content: string, more: Record<string, unknown> = {}) => {
  const answer = await post(userId, { content, type: 'episodic', ...more });
  expect(answer.status, answer.text).toBe(201);
  return memorySchema.strict().parse(answer.body);
};
const statsOf = async (userId: string) => {
  const answer = await app.get<Stats>(`/v1/users/${userId}/memories/stats`);
  expect(answer.status, answer.text).toBe(200);
  memoryStats.strict().parse(answer.body);
  return answer.body;
};
const found = async (userId: string, query: string) => {
  const answer = await app.post(`/v1/users/${userId}/recall`, { query, min_score: 0 });
  expect(answer.status, answer.text).toBe(200);
  return recollection.parse(answer.body).items.map((item) => item.id);
};
const daysLeft = (memory: { expires_at: string | null }) =>
  memory.expires_at === null ? null : (Date.parse(memory.expires_at) - Date.now()) / DAY;

describe('POST /v1/users/{user_id}/memories', () => {
  it('commits the memory, with every documented field, for a user never seen', async () => {
    const user = fresh('u');
    const content = 'Celebró su cumpleaños en Casa Labra';
    const memory = await remember(user, content, { metadata: { source: 'call', n: [1, { a: 'ñ' }] } });
    expect(memory).toMatchObject({
      type: 'episodic',
      content,
      session_id: null,
      turn_number: null,
      metadata: { source: 'call', n: [1, { a: 'ñ' }] },
    });
    expect(Math.abs(Date.parse(memory.created_at) - Date.now())).toBeLessThan(60_000);
    expect(await found(user, 'cumpleaños')).toEqual([memory.id]);
  });

  it('has null for metadata that was not given', async () => {
    expect((await remember(fresh('u'), 'Vive en Lavapiés')).metadata).toBeNull();
  });

  it.each([
    ['episodic', 30],
    ['summary', 90],
    ['fact', 180],
    ['user_profile', null],
    ['daily_log', 90],
    ['snapshot', 180],
  ])('keeps a memory of type %s for %s days', async (type, days) => {
    const left = daysLeft(await remember(fresh('u'), 'Vive en Lavapiés', { type }));
    if (days === null) expect(left).toBeNull();
    else expect(left).toBeCloseTo(days, 2);
  });

  it.each([1, 36_500, null])('keeps it for expires_days %s where the caller says so, of any type', async (days) => {
    for (const type of ['episodic', 'user_profile']) {
      const left = daysLeft(await remember(fresh('u'), 'Vive en Lavapiés', { type, expires_days: days }));
      if (days === null) expect(left).toBeNull();
      else expect(left).toBeCloseTo(days, 2);
    }
  });

  it('is 200 and the same memory for the same type and content again, its expiry counted anew', async () => {
    const user = fresh('u');
    const first = await remember(user, 'Toca la guitarra los jueves', { metadata: { n: 1 } });
    const again = await post(user, {
      content: 'Toca la guitarra los jueves',
      type: 'episodic',
      expires_days: 300,
      metadata: { n: 2 },
    });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ id: first.id, created_at: first.created_at });
    expect(daysLeft(again.body)).toBeCloseTo(300, 2);
    expect((await statsOf(user)).total).toBe(1);
  });

  it('is another memory of another type, of another user, in another tenant', async () => {
    const [user, other] = [fresh('u'), fresh('u')];
    const body = { content: 'Toca la guitarra los jueves', type: 'episodic' };
    const answers = [
      await post(user, body),
      await post(user, { ...body, type: 'fact' }),
      await post(other, body),
      await post(user, body, bearer(ACME_KEY), keyed),
      await post(user, body, bearer(OTHER_KEY), keyed),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(5);
  });

  it('makes one memory of the same content sent many times at once', async () => {
    const user = fresh('u');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => post(user, { content: 'Tiene dos gatos, Nube y Sol', type: 'fact' })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(11).fill(200), 201]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await statsOf(user)).total).toBe(1);
  });

  it('leaves work for the embedding worker in the same commit', async () => {
    const user = fresh('u');
    const { id } = await remember(user, 'Tiene dos gatos, Nube y Sol');
    const jobs = await app.sql('SELECT kind, status, user_id FROM jobs WHERE memory_id = $1', [id]);
    expect(jobs).toEqual([{ kind: 'embed', status: 'pending', user_id: user }]);
  });

  it.each([
    ['emoji alone', '🦤🦤'],
    ['code', 'const x = `a`; // ¿qué?\n\tif (x < 1 && y > 2) { return "\\n"; }'],
    ['right-to-left', 'אני גר בתל אביב ואוהב לנגן בגיטרה'],
    ['Chinese', '我住在马德里，喜欢弹吉他'],
    ['Japanese', '東京に住んでいて、猫を二匹飼っています'],
    ['punctuation', '¿?¡! … --'],
    ['one letter', 'a'],
    ['markup', '<script>alert(1)</script> & "quotes" \\ %s {{x}}'],
    ['line breaks, tabs and blanks at its ends', '  una línea\r\n\totra\u2028y otra  '],
    ['letters of several parts', 'e\u0301 👨‍👩‍👧‍👦 ﷽ \u202eabc'],
    ['a single word of 256 KiB', 'a'.repeat(256 * KIB)],
    ['words to 256 KiB', 'gato '.repeat(52_428)],
    ['256 KiB of Chinese', '字'.repeat(87_381)],
  ])('gives back %s as it came', async (_, content) => {
    const user = fresh('u');
    expect((await remember(user, content)).content).toBe(content);
    expect((await post(user, { content, type: 'episodic' })).status).toBe(200);
  });

  it.each(['', ' ', '\n\t ', '\u3000\u00a0'])('is 400 for content that says nothing: %j', async (content) => {
    const answer = await post<Problem>('u1', { content, type: 'fact' });
    expect(pointers(expectProblem(answer, 400, 'invalid_request'))).toEqual(['/content']);
  });

  it.each([
    ['/content', { content: 'a\0' }],
    ['/content', { content: 'a\ud83e' }],
    ['/type', { type: 'tale' }],
    ['/type', { type: 'Episodic' }],
    ['/expires_days', { expires_days: 0 }],
    ['/expires_days', { expires_days: -1 }],
    ['/expires_days', { expires_days: 36_501 }],
    ['/expires_days', { expires_days: 1.5 }],
    ['/metadata/a/0', { metadata: { a: ['\0'] } }],
    ['/language', { language: 'español' }],
    ['/session_id', { session_id: 's1' }],
  ])('names %s in %j', async (pointer, more) => {
    const answer = await post<Problem>('u1', { content: 'x', type: 'fact', ...more });
    expect(pointers(expectProblem(answer, 400, 'invalid_request'))).toEqual([pointer]);
  });

  it('is 413 for content above 256 KiB and for metadata above 64 KiB, counted in bytes', async () => {
    for (const more of [
      { content: 'a'.repeat(256 * KIB + 1) },
      { content: 'ñ'.repeat(128 * KIB + 1) },
      { metadata: { a: 'ñ'.repeat(32 * KIB) } },
    ]) {
      expectProblem(await post('u1', { content: 'x', type: 'fact', ...more }), 413, 'payload_too_large');
    }
    await remember(fresh('u'), 'x', { metadata: { a: 'a'.repeat(64 * KIB - '{"a":""}'.length) } });
  });

  it('is 403 for a key of another user', async () => {
    const body = { content: 'Toca la guitarra', type: 'fact' };
    expect((await post('u1', body, bearer(USER_KEY), keyed)).status).toBe(201);
    expectProblem(await post('u2', body, bearer(USER_KEY), keyed), 403, 'forbidden');
  });
});

describe('GET /v1/users/{user_id}/memories', () => {
  interface Page {
    readonly items: (Memory & { readonly session_id: string | null })[];
    readonly next_cursor: string | null;
  }
  const list = async (userId: string, query = '', headers = {}) => {
    const answer = await app.get<Page>(`/v1/users/${userId}/memories?${query}`, headers);
    expect(answer.status, answer.text).toBe(200);
    return memoryPage.parse(answer.body) as Page;
  };
  const contents = ({ items }: Page) => items.map(({ content }) => content);

  it('lists what was said and what was given, the newest first, by type, session and words', async () => {
    const user = fresh('u');
    await remember(user, 'Celebró su cumpleaños en Casa Labra');
    await remember(user, 'Prefiere los trenes nocturnos', { type: 'user_profile' });
    const said = turnBody(user, `${user}-s`, { messages: [{ role: 'user', content: 'Ayer corté tres árboles' }] });
    expect((await app.saveTurn(said)).status).toBe(201);
    expect(contents(await list(user))).toEqual([
      'Usuario: Ayer corté tres árboles',
      'Prefiere los trenes nocturnos',
      'Celebró su cumpleaños en Casa Labra',
    ]);
    expect(contents(await list(user, 'type=user_profile'))).toEqual(['Prefiere los trenes nocturnos']);
    expect(contents(await list(user, `session_id=${user}-s`))).toEqual(['Usuario: Ayer corté tres árboles']);
    expect(contents(await list(user, 'q=arbol+cortar'))).toEqual(['Usuario: Ayer corté tres árboles']);
    expect(contents(await list(user, 'q=tren+casa'))).toEqual([]);
    expect(contents(await list(fresh('u')))).toEqual([]);
  });

  it('names who speaks in the language of the session, also where the words of a turn tell none', async () => {
    const user = fresh('u');
    const session = fresh('s');
    const say = (content: string, answer: string) =>
      app.saveTurn(
        turnBody(user, session, {
          messages: [
            { role: 'user', content },
            { role: 'assistant', content: answer },
          ],
        }),
      );
    await say('Could you tell me what the weather is like today?', 'It is raining, take an umbrella with you.');
    await say('42, 17', '59');
    const { body } = await app.get<{ items: Memory[] }>(`/v1/users/${user}/memories`);
    expect(body.items[0]?.content).toBe('User: 42, 17\nAssistant: 59');
  });

  it('gives pages that overlap nowhere and miss nothing', async () => {
    const user = fresh('u');
    for (let n = 0; n < 7; n += 1)
      await remember(
        user,
        `Recuerdo ${['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'][n]}: ${'abcdefg'.charAt(n).repeat(9)}`,
      );
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Page = await list(user, `limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`);
      expect(page.items.length).toBeLessThanOrEqual(3);
      seen.push(...contents(page));
      cursor = page.next_cursor;
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });

  it('holds back what tells of a fact that was forgotten, and facts themselves', async () => {
    const user = fresh('u');
    await app.saveTurn(
      turnBody(user, `${user}-s`, { messages: [{ role: 'user', content: 'Soy alérgica a las nueces' }] }),
    );
    expect((await list(user)).items).toHaveLength(1);
    await app.delete(`/v1/users/${user}/facts?key=alergia`);
    expect((await list(user)).items).toEqual([]);
  });

  it.each(['type=dream', 'limit=0', 'cursor=x', 'color=red'])('refuses ?%s', async (query) => {
    expectProblem(await app.get(`/v1/users/u1/memories?${query}`), 400, 'invalid_request');
  });
});

describe('GET /v1/users/{user_id}/memories/stats', () => {
  it('is all zeros for a user never seen', async () => {
    expect(await statsOf(fresh('nobody'))).toEqual({
      total: 0,
      by_type: { episodic: 0, summary: 0, fact: 0, user_profile: 0, daily_log: 0, snapshot: 0 },
      pending: 0,
      expired: 0,
    });
  });

  it('counts by type and by state, what turns told and what they did not, of this user only', async () => {
    const [user, other] = [fresh('u'), fresh('u')];
    await remember(user, 'Toca la guitarra los jueves');
    await remember(user, 'Vive en Lavapiés', { type: 'fact' });
    const gone = await remember(user, 'Quiere cambiar de trabajo', { type: 'summary' });
    await remember(other, 'Vive en Lavapiés', { type: 'fact' });
    expect((await app.saveTurn(turnBody(user, fresh('s')))).status).toBe(201);
    expect(await statsOf(user)).toEqual({
      total: 4,
      by_type: { episodic: 2, summary: 1, fact: 1, user_profile: 0, daily_log: 0, snapshot: 0 },
      pending: 4,
      expired: 0,
    });
    await app.sql("UPDATE memories SET expires_at = now() - interval '1 second' WHERE memory_id = $1", [gone.id]);
    expect(await statsOf(user)).toEqual({
      total: 3,
      by_type: { episodic: 2, summary: 0, fact: 1, user_profile: 0, daily_log: 0, snapshot: 0 },
      pending: 3,
      expired: 1,
    });
  });
});

describe('DELETE /v1/users/{user_id}/memories/{memory_id}', () => {
  const forget = (userId: string, id: string, headers = {}, to = app) =>
    to.delete<Problem>(`/v1/users/${userId}/memories/${id}`, headers);

  it('is 204 without a body, once; then the memory is nowhere and its work is gone', async () => {
    const user = fresh('u');
    const kept = await remember(user, 'Vive en Lavapiés', { type: 'fact' });
    const { id } = await remember(user, 'Toca la guitarra los jueves');
    const answer = await forget(user, id);
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 204, text: '' });
    expect(answer.headers['content-type']).toBeUndefined();
    expectProblem(await forget(user, id), 404, 'memory_not_found');
    expect(await found(user, 'guitarra jueves Lavapiés')).toEqual([kept.id]);
    expect((await statsOf(user)).total).toBe(1);
    expect(await app.sql('SELECT 1 FROM jobs WHERE memory_id = $1', [id])).toEqual([]);
  });

  it('takes the id in capitals, and a request that names a content type for no content', async () => {
    const user = fresh('u');
    const [one, two] = [await remember(user, 'Vive en Lavapiés'), await remember(user, 'Toca la guitarra los jueves')];
    expect((await forget(user, one.id.toUpperCase())).status).toBe(204);
    expect((await forget(user, two.id, { 'content-type': 'application/json' })).status).toBe(204);
  });

  it('leaves the turn that told it', async () => {
    const user = fresh('u');
    const saved = await app.saveTurn(turnBody(user, fresh('s')));
    const [id = ''] = await found(user, 'bares cerca de Sol');
    expect(id).toBe(saved.body.turn_id);
    expect((await forget(user, id)).status).toBe(204);
    expect(await found(user, 'bares cerca de Sol')).toEqual([]);
    expect((await app.get(`/v1/turns/${saved.body.turn_id}`)).status).toBe(200);
  });

  it('lets the same content be remembered again, as a new memory', async () => {
    const user = fresh('u');
    const { id } = await remember(user, 'Toca la guitarra los jueves');
    await forget(user, id);
    expect((await remember(user, 'Toca la guitarra los jueves')).id).not.toBe(id);
  });

  it("is 404 for an id that does not exist, and for another user's, which stays", async () => {
    const [user, other] = [fresh('u'), fresh('u')];
    const { id } = await remember(user, 'Toca la guitarra los jueves');
    expectProblem(await forget(user, randomUUID()), 404, 'memory_not_found');
    const theirs = expectProblem(await forget(other, id), 404, 'memory_not_found');
    const nobodys = expectProblem(await forget(other, randomUUID()), 404, 'memory_not_found');
    expect(theirs.detail).toBe(nobodys.detail);
    expect((await statsOf(user)).total).toBe(1);
  });

  it("is 404 for another tenant's", async () => {
    const { body } = await post('u1', { content: 'Lee a Cervantes', type: 'fact' }, bearer(ACME_KEY), keyed);
    expectProblem(await forget('u1', body.id, bearer(OTHER_KEY), keyed), 404, 'memory_not_found');
    expect((await forget('u1', body.id, bearer(ACME_KEY), keyed)).status).toBe(204);
  });

  it('is 400 for an id that is no UUID', async () => {
    for (const id of ['1', 'x'.repeat(36), '%27', 'null']) {
      expectProblem(await forget('u1', id), 400, 'invalid_request');
    }
  });
});

describe('with SEMANTIC_MEMORY_ENABLED off, as it is by default on PostgreSQL', () => {
  let off: ContractApp;
  beforeAll(async () => {
    off = await openContractApp();
  });
  afterAll(() => off.close());

  it('refuses what it would not remember, and says why', async () => {
    const before = await off.fingerprint();
    const answer = await post<Problem>('u1', { content: 'Vive en Lavapiés', type: 'fact' }, {}, off);
    expect(expectProblem(answer, 400, 'invalid_request').detail).toMatch(/SEMANTIC_MEMORY_ENABLED/);
    expect(await off.fingerprint()).toBe(before);
  });

  it('remembers no turn, counts nothing and recalls nothing, saying so', async () => {
    expect((await off.saveTurn(turnBody('u1', 's1'))).status).toBe(201);
    for (const table of ['memories', 'jobs']) expect(await off.sql(`SELECT 1 FROM ${table}`)).toEqual([]);
    expect((await off.get<Stats>('/v1/users/u1/memories/stats')).body).toEqual({
      total: 0,
      by_type: { episodic: 0, summary: 0, fact: 0, user_profile: 0, daily_log: 0, snapshot: 0 },
      pending: 0,
      expired: 0,
    });
    const recalled = await off.post('/v1/users/u1/recall', { query: 'bares', min_score: 0 });
    expect(recalled).toMatchObject({ status: 200, body: { items: [], mode: 'lexical', degraded: ['memories'] } });
    expectProblem(await off.delete(`/v1/users/u1/memories/${randomUUID()}`), 404, 'memory_not_found');
    expect((await off.get('/v1/jobs')).body).toEqual({ items: [], next_cursor: null });
  });
});
