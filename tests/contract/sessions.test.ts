import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionPage, wholeSession as sessionSchema } from '../../src/http/session-schemas.ts';
import { turnPage, turn as turnSchema } from '../../src/http/turn-schemas.ts';
import { type ContractApp, expectProblem, fresh, openContractApp, turnBody } from './contract-app.ts';

interface Page<Item> {
  readonly items: Item[];
  readonly next_cursor: string | null;
}
interface ListedTurn {
  readonly turn_id: string;
  readonly turn_number: number;
  readonly messages: { role: string; content: string }[];
}
interface Session {
  readonly session_id: string;
  readonly created_at: string;
  readonly last_activity_at: string;
  readonly expires_at: string;
  readonly total_turns: number;
  readonly version: number;
}

let app: ContractApp;
beforeAll(async () => {
  app = await openContractApp({ SESSION_TTL_SECONDS: '120', SESSION_MAX_BYTES: '10000000' });
});
afterAll(() => app.close());

const save = async (userId: string, sessionId: string, more: Record<string, unknown> = {}) => {
  const answer = await app.saveTurn(turnBody(userId, sessionId, more));
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
};

describe('GET /v1/sessions/{session_id}', () => {
  it('shows the session with every documented field, and when its idle time ends', async () => {
    const id = fresh('s');
    await save('u1', id);
    const last = await save('u1', id);
    const { status, body } = await app.get<Session>(`/v1/sessions/${id}`);
    expect(status).toBe(200);
    sessionSchema.strict().parse(body);
    expect(body).toMatchObject({
      session_id: id,
      user_id: 'u1',
      total_turns: 2,
      version: 2,
      context: {},
      locked: false,
      external_refs: {},
    });
    expect(Date.parse(body.last_activity_at)).toBe(Date.parse(last.created_at));
    expect(Date.parse(body.expires_at) - Date.parse(body.last_activity_at)).toBe(120_000);
    expect(Date.parse(body.created_at)).toBeLessThanOrEqual(Date.parse(body.last_activity_at));
  });

  it('counts its activity by the clock of the service, whatever time a turn claims', async () => {
    const id = fresh('s');
    await save('u1', id, { created_at: '2001-01-01T00:00:00Z' });
    const { body } = await app.get<Session>(`/v1/sessions/${id}`);
    expect(Math.abs(Date.parse(body.last_activity_at) - Date.now())).toBeLessThan(60_000);
  });

  it('is 404 for a session never seen', async () => {
    expectProblem(await app.get(`/v1/sessions/${fresh('none')}`), 404, 'session_not_found');
    expectProblem(await app.get(`/v1/sessions/${fresh('none')}/turns`), 404, 'session_not_found');
  });

  it('finds ids of every allowed character', async () => {
    const id = `${fresh('s')}._:@|+=~-Z`;
    await save('u1', id);
    expect((await app.get<Session>(`/v1/sessions/${encodeURIComponent(id)}`)).body.session_id).toBe(id);
    expect((await app.get<Page<ListedTurn>>(`/v1/sessions/${encodeURIComponent(id)}/turns`)).body.items).toHaveLength(
      1,
    );
  });
});

describe('GET /v1/sessions', () => {
  const list = async (query: string) => {
    const answer = await app.get<Page<Session>>(`/v1/sessions?${query}`);
    expect(answer.status, answer.text).toBe(200);
    sessionPage.strict().parse(answer.body);
    return answer.body;
  };

  it('is empty, not an error, for a user never seen', async () => {
    expect(await list(`user_id=${fresh('nobody')}`)).toEqual({ items: [], next_cursor: null, degraded: [] });
  });

  it('lists the newest first, of this user only', async () => {
    const user = fresh('u');
    const ids = [fresh('s'), fresh('s'), fresh('s')];
    for (const id of ids) await save(user, id);
    await save(fresh('u'), fresh('s'));
    expect((await list(`user_id=${user}`)).items.map((one) => one.session_id)).toEqual([...ids].reverse());
  });

  it.each([1, 2, 7, 24, 25, 200])(
    'visits all of 25 sessions exactly once, %i at a time, also those made in one instant',
    async (limit) => {
      const user = fresh('u');
      const ids = Array.from({ length: 25 }, () => fresh('s'));
      await Promise.all(ids.map((id) => save(user, id)));
      await app.sql("UPDATE sessions SET created_at = '2026-01-01T00:00:00.123456Z' WHERE session_id = ANY($1)", [
        ids.slice(5, 20),
      ]);
      await app.sql("UPDATE sessions SET created_at = '2026-01-01T00:00:00.123457Z' WHERE session_id = ANY($1)", [
        ids.slice(20),
      ]);
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Page<Session> = await list(
          `user_id=${user}&limit=${limit}${cursor === null ? '' : `&cursor=${cursor}`}`,
        );
        expect(page.items.length).toBeLessThanOrEqual(limit);
        seen.push(...page.items.map((one) => one.session_id));
        cursor = page.next_cursor;
        expect(seen.length).toBeLessThanOrEqual(25);
      } while (cursor !== null);
      expect(seen.sort()).toEqual(ids.sort());
    },
  );

  it('gives 20 at most unless asked for more, and 200 when asked', async () => {
    const user = fresh('u');
    await Promise.all(Array.from({ length: 22 }, () => save(user, fresh('s'))));
    expect((await list(`user_id=${user}`)).items).toHaveLength(20);
    expect((await list(`user_id=${user}&limit=200`)).items).toHaveLength(22);
  });

  it('shows those that were last active within some time, both ends within, in the same order, page after page', async () => {
    const user = fresh('u');
    const ids = Array.from({ length: 6 }, () => fresh('s'));
    for (const [index, id] of ids.entries()) {
      await save(user, id);
      // The newer the session, the longer ago its last turn.
      await app.sql('UPDATE sessions SET last_activity_at = $2 WHERE session_id = $1', [
        id,
        `2026-03-0${6 - index}T12:00:00.123456Z`,
      ]);
    }
    const [march6, march5, march4, march3, march2, march1] = ids;
    const within = async (query: string) => (await list(`user_id=${user}&${query}`)).items.map((one) => one.session_id);
    const shown = '2026-03-03T12:00:00.123Z'; // as the reply tells it
    expect(await within(`active_after=${shown}`)).toEqual([march3, march4, march5, march6]);
    expect(await within(`active_before=${shown}`)).toEqual([march1, march2, march3]);
    expect(await within(`active_after=${shown}&active_before=${shown}`)).toEqual([march3]);
    expect(await within('active_after=2026-03-02&active_before=2026-03-05')).toEqual([march2, march3, march4, march5]);
    expect(await within(`active_after=${encodeURIComponent('2026-03-06T13:00:00.123+01:00')}`)).toEqual([march6]);
    expect(await within('active_after=2026-03-07')).toEqual([]);
    expect(await within('active_before=0001-01-01&active_after=0001-01-01')).toEqual([]);
    expect(await within('active_before=9999-12-31')).toHaveLength(6);
    const first = await list(`user_id=${user}&active_before=2026-03-05&limit=3`);
    expect(first.items.map((one) => one.session_id)).toEqual([march1, march2, march3]);
    const second = await list(`user_id=${user}&active_before=2026-03-05&limit=3&cursor=${first.next_cursor}`);
    expect(second.items.map((one) => one.session_id)).toEqual([march4, march5]);
    expect(second.next_cursor).toBeNull();
  });

  it.each([
    'active_after=yesterday',
    'active_before=2026-02-30',
    'active_after=2026-03-01T12:00:00',
    'active_after=',
    'active_after=2026-03-02&active_before=2026-03-01',
    'active_since=2026-03-01',
  ])('is 400 for %s', async (query) => {
    expectProblem(await app.get(`/v1/sessions?user_id=u1&${query}`), 400, 'invalid_request');
  });

  it('is 400 without a user_id', async () => {
    expectProblem(await app.get('/v1/sessions'), 400, 'invalid_request');
  });
});

describe('GET /v1/sessions/{id}/turns', () => {
  const list = async <Item = ListedTurn>(id: string, query = '') => {
    const answer = await app.get<Page<Item>>(`/v1/sessions/${id}/turns${query}`);
    expect(answer.status, answer.text).toBe(200);
    turnPage.strict().parse(answer.body);
    return answer.body;
  };
  const numbered = async (count: number) => {
    const id = fresh('s');
    for (let n = 1; n <= count; n += 1)
      await save('u1', id, {
        messages: [
          { role: 'user', content: `q${n}` },
          { role: 'assistant', content: `a${n}` },
        ],
      });
    return id;
  };
  const numbers = (page: Page<ListedTurn>) => page.items.map((turn) => turn.turn_number);

  it('gives the newest page first, oldest to newest inside it', async () => {
    const id = await numbered(25);
    const page = await list(id);
    expect(numbers(page)).toEqual(Array.from({ length: 20 }, (_, n) => n + 6));
    expect(numbers(await list(id, `?cursor=${page.next_cursor}`))).toEqual([1, 2, 3, 4, 5]);
    expect(numbers(await list(id, '?limit=3'))).toEqual([23, 24, 25]);
  });

  it('takes before as an exclusive turn number, which a cursor equals', async () => {
    const id = await numbered(6);
    expect(numbers(await list(id, '?before=4'))).toEqual([1, 2, 3]);
    expect(numbers(await list(id, '?before=4&limit=2'))).toEqual([2, 3]);
    expect(await list(id, '?before=1')).toEqual({ items: [], next_cursor: null });
    expect(numbers(await list(id, '?before=2147483647'))).toEqual([1, 2, 3, 4, 5, 6]);
    const first = await list(id, '?limit=2');
    expect(await list(id, `?limit=2&cursor=${first.next_cursor}`)).toEqual(await list(id, '?limit=2&before=5'));
  });

  it.each([1, 2, 3, 5, 7, 200])(
    'visits every turn exactly once, %i at a time, by cursor and by before',
    async (limit) => {
      const id = await numbered(7);
      const byCursor: number[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: Page<ListedTurn> = await list(id, `?limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`);
        byCursor.unshift(...numbers(page));
        cursor = page.next_cursor;
        expect(byCursor.length).toBeLessThanOrEqual(7);
      }
      expect(byCursor).toEqual([1, 2, 3, 4, 5, 6, 7]);
      const byBefore: number[] = [];
      for (let before = 8; before > 1; before = byBefore[0] ?? 1)
        byBefore.unshift(...numbers(await list(id, `?limit=${limit}&before=${before}`)));
      expect(byBefore).toEqual([1, 2, 3, 4, 5, 6, 7]);
    },
  );

  it('stands still under a cursor while turns are added', async () => {
    const id = await numbered(4);
    const first = await list(id, '?limit=2');
    await save('u1', id);
    expect(numbers(await list(id, `?limit=2&cursor=${first.next_cursor}`))).toEqual([1, 2]);
  });

  it('shows disposable messages in their places', async () => {
    const id = fresh('s');
    const messages = [
      { role: 'user', content: 'hola' },
      { role: 'tool', content: 'log' },
      { role: 'assistant', content: 'buenas' },
    ];
    await save('u1', id, { messages });
    expect((await list(id)).items[0]?.messages).toEqual(messages);
  });

  it('gives pages of bounded size for long turns, and still visits every one', async () => {
    const id = fresh('s');
    for (let n = 1; n <= 9; n += 1) {
      const messages = Array.from({ length: 2 }, () => ({ role: 'user', content: 'x'.repeat(250_000) }));
      await save('u1', id, { messages });
    }
    const seen: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const answer: { text: string; body: Page<ListedTurn> } = await app.get(
        `/v1/sessions/${id}/turns?limit=200${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      expect(answer.text.length).toBeLessThan(4_000_000);
      seen.unshift(...numbers(answer.body));
      cursor = answer.body.next_cursor;
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  describe('with for_llm=true', () => {
    it('gives only role and content, limit counting messages', async () => {
      const id = await numbered(3);
      const { items } = await list<Record<string, unknown>>(id, '?for_llm=true&limit=3');
      expect(items).toEqual([
        { role: 'assistant', content: 'a2' },
        { role: 'user', content: 'q3' },
        { role: 'assistant', content: 'a3' },
      ]);
    });

    it('leaves out what no model may see', async () => {
      const id = fresh('s');
      const messages = [
        { role: 'user', content: 'hola', name: 'ana' },
        { role: 'tool', content: 'log' },
        { role: 'assistant', content: 'traza', disposable: true },
        { role: 'assistant', content: 'buenas' },
      ];
      await save('u1', id, { messages });
      expect((await list(id, '?for_llm=true')).items).toEqual([
        { role: 'user', content: 'hola' },
        { role: 'assistant', content: 'buenas' },
      ]);
    });

    it.each([1, 2, 3, 4, 5, 7, 11, 200])(
      'visits every message exactly once, in order, %i at a time, whatever the turns are made of',
      async (limit) => {
        const id = fresh('s');
        const expected: string[] = [];
        for (const [turn, sizes] of [[2], [1], [5], [0], [3], [64], [0], [0], [2]].entries()) {
          const size = sizes[0] ?? 0;
          const messages = Array.from({ length: size }, (_, n) => ({
            role: n % 2 === 0 ? 'user' : 'assistant',
            content: `${turn}.${n}`,
          }));
          expected.push(...messages.map((message) => message.content));
          await save('u1', id, {
            messages:
              size === 0
                ? [{ role: 'tool', content: 'log' }]
                : [...messages.slice(0, 63), ...(size < 64 ? [{ role: 'tool', content: 'x' }] : messages.slice(63))],
          });
        }
        const seen: string[] = [];
        let pages = 0;
        for (let cursor: string | null = ''; cursor !== null; pages += 1) {
          const page: Page<{ content: string }> = await list(
            id,
            `?for_llm=true&limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`,
          );
          expect(page.items.length).toBeLessThanOrEqual(limit);
          seen.unshift(...page.items.map((message) => message.content));
          cursor = page.next_cursor;
          expect(pages).toBeLessThan(200);
        }
        expect(seen).toEqual(expected);
      },
    );

    it('takes before as a turn number also here', async () => {
      const id = await numbered(3);
      expect(
        (await list<{ content: string }>(id, '?for_llm=true&before=3')).items.map((message) => message.content),
      ).toEqual(['q1', 'a1', 'q2', 'a2']);
    });

    it('with for_llm=false items are turns', async () => {
      const id = await numbered(2);
      expect(numbers(await list(id, '?for_llm=false'))).toEqual([1, 2]);
    });
  });
});

describe('GET /v1/turns/{turn_id}', () => {
  it('gives the turn whole, extra_metadata included', async () => {
    const id = fresh('s');
    const extra_metadata = { places: [{ name: 'La Venencia', stars: 4.5 }], note: { a: [1] } };
    const { turn_id, token_count, created_at } = await save('u1', id, { extra_metadata, language: 'en' });
    const { status, body } = await app.get<Record<string, unknown>>(`/v1/turns/${turn_id}`);
    expect(status).toBe(200);
    turnSchema.strict().parse(body);
    expect(body).toEqual({
      turn_id,
      session_id: id,
      user_id: 'u1',
      turn_number: 1,
      version: 1,
      token_count,
      semantic_continuity: null,
      language: 'en',
      created_at,
      extra_metadata,
      output_valid: null,
      error: null,
      messages: turnBody('u1', id).messages,
    });
  });

  it('tells what its caller reported of the answer', async () => {
    const error = `línea 3: «}» ${'x'.repeat(5_000)}`;
    for (const report of [{ output_valid: false, error }, { output_valid: true }, { error: 'tarde' }]) {
      const { turn_id } = await save('u1', fresh('s'), report);
      const { body } = await app.get(`/v1/turns/${turn_id}`);
      expect(body).toMatchObject({ output_valid: null, error: null, ...report });
    }
  });

  it('finds the id in any case of letters', async () => {
    const turn_id = randomUUID();
    await save('u1', fresh('s'), { turn_id });
    expect((await app.get(`/v1/turns/${turn_id.toUpperCase()}`)).status).toBe(200);
  });

  it('is 404 for a turn never seen', async () => {
    expectProblem(await app.get(`/v1/turns/${randomUUID()}`), 404, 'turn_not_found');
  });
});

describe('keys', () => {
  const keys = {
    acme: 'acme-write-0123456789',
    acmeRead: 'acme-read-0123456789',
    acmeAna: 'acme-ana-0123456789',
    acmeAnaRead: 'acme-ana-read-0123456789',
    other: 'other-write-0123456789',
  };
  let keyed: ContractApp;
  let turnId: string;
  const as = (name: keyof typeof keys) => ({ authorization: `Bearer ${keys[name]}` });
  beforeAll(async () => {
    keyed = await openContractApp({
      API_KEYS: JSON.stringify([
        { key: keys.acme, tenant: 'acme' },
        { key: keys.acmeRead, tenant: 'acme', scope: 'read' },
        { key: keys.acmeAna, tenant: 'acme', user_id: 'ana' },
        { key: keys.acmeAnaRead, tenant: 'acme', user_id: 'ana', scope: 'read' },
        { key: keys.other, tenant: 'other' },
      ]),
    });
    const answer = await keyed.saveTurn(
      turnBody('ana', 's-ana', { messages: [{ role: 'user', content: 'canary-ana' }] }),
      as('acme'),
    );
    expect(answer.status).toBe(201);
    turnId = answer.body.turn_id;
    expect((await keyed.saveTurn(turnBody('bob', 's-bob'), as('acme'))).status).toBe(201);
  });
  afterAll(() => keyed.close());

  it('of another tenant see nothing: same ids, other sessions', async () => {
    expectProblem(await keyed.get('/v1/sessions/s-ana', as('other')), 404, 'session_not_found');
    expectProblem(await keyed.get('/v1/sessions/s-ana/turns', as('other')), 404, 'session_not_found');
    expectProblem(await keyed.get(`/v1/turns/${turnId}`, as('other')), 404, 'turn_not_found');
    expect((await keyed.get<Page<Session>>('/v1/sessions?user_id=ana', as('other'))).body.items).toEqual([]);
    const context = await keyed.buildContext({ user_id: 'ana', session_id: 's-ana', current_query: 'x' }, as('other'));
    expect(context.body).toMatchObject({ total_turns: 0, history_messages: [] });
    expect(context.text).not.toContain('canary');
    expect((await keyed.post('/v1/invalidate', { session_id: 's-ana' }, as('other'))).body).toEqual({ invalidated: 0 });
    expect((await keyed.post('/v1/invalidate', { user_id: 'ana' }, as('other'))).body).toEqual({ invalidated: 0 });
  });

  it('of two tenants may use the same session, user and turn ids without meeting', async () => {
    const turn_id = randomUUID();
    const first = await keyed.saveTurn(turnBody('eve', 's-both', { turn_id }), as('acme'));
    const second = await keyed.saveTurn(turnBody('zoe', 's-both', { turn_id }), as('other'));
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((await keyed.get<{ user_id: string }>(`/v1/turns/${turn_id}`, as('other'))).body.user_id).toBe('zoe');
    const [mine, theirs] = await Promise.all([
      keyed.buildContext({ user_id: 'eve', session_id: 's-both', current_query: 'x' }, as('acme')),
      keyed.buildContext({ user_id: 'zoe', session_id: 's-both', current_query: 'x' }, as('other')),
    ]);
    expect([mine.body.total_turns, theirs.body.total_turns]).toEqual([1, 1]);
  });

  it.each(['acmeRead', 'acmeAnaRead'] as const)('that may only read cannot write: %s', async (key) => {
    const before = await keyed.fingerprint();
    expectProblem(await keyed.saveTurn(turnBody('ana', 's-ana'), as(key)), 403, 'forbidden');
    expectProblem(await keyed.post('/v1/invalidate', { session_id: 's-ana' }, as(key)), 403, 'forbidden');
    expect(await keyed.fingerprint()).toBe(before);
    expect(
      (await keyed.buildContext({ user_id: 'ana', session_id: 's-ana', current_query: 'x' }, as(key))).status,
    ).toBe(200);
    expect((await keyed.post('/v1/plan/extract', { query: 'x' }, as(key))).status).toBe(200);
    expect((await keyed.get('/v1/sessions/s-ana/turns', as(key))).status).toBe(200);
  });

  it('of one user are 403 for any other user_id, and do not learn which sessions others have', async () => {
    const headers = as('acmeAna');
    expectProblem(await keyed.saveTurn(turnBody('bob', 's-new'), headers), 403, 'forbidden');
    expectProblem(
      await keyed.buildContext({ user_id: 'bob', session_id: 's-bob', current_query: 'x' }, headers),
      403,
      'forbidden',
    );
    expectProblem(await keyed.get('/v1/sessions?user_id=bob', headers), 403, 'forbidden');
    expectProblem(await keyed.post('/v1/invalidate', { user_id: 'bob' }, headers), 403, 'forbidden');
    const [theirs, none] = [
      await keyed.get('/v1/sessions/s-bob', headers),
      await keyed.get('/v1/sessions/s-none', headers),
    ];
    const plain = ({ body }: typeof theirs) => ({ ...(body as object), instance: '', request_id: '' });
    expectProblem(theirs, 404, 'session_not_found');
    expect(plain(theirs)).toEqual(plain(none));
    expectProblem(await keyed.get('/v1/sessions/s-bob/turns', headers), 404, 'session_not_found');
    expectProblem(await keyed.saveTurn(turnBody('ana', 's-bob'), headers), 404, 'session_not_found');
    expectProblem(
      await keyed.buildContext({ user_id: 'ana', session_id: 's-bob', current_query: 'x' }, headers),
      404,
      'session_not_found',
    );
    await keyed.buildContext({ user_id: 'bob', session_id: 's-bob', current_query: 'x' }, as('acme'));
    expect((await keyed.post('/v1/invalidate', { session_id: 's-bob' }, headers)).body).toEqual({ invalidated: 0 });
    expect(
      (await keyed.buildContext({ user_id: 'bob', session_id: 's-bob', current_query: 'x' }, as('acme'))).body.cache,
    ).toBe('hit');
  });

  it('of one user see their own', async () => {
    const headers = as('acmeAna');
    expect((await keyed.get('/v1/sessions/s-ana', headers)).status).toBe(200);
    expect((await keyed.get(`/v1/turns/${turnId}`, headers)).status).toBe(200);
    expect((await keyed.saveTurn(turnBody('ana', 's-ana'), headers)).status).toBe(201);
  });

  it('are taken in any case of the scheme, and the tenant never from the body', async () => {
    expect((await keyed.get('/v1/sessions/s-ana', { authorization: `bearer ${keys.acme}` })).status).toBe(200);
    expectProblem(
      await keyed.saveTurn({ ...turnBody('ana', 's-ana'), tenant: 'other' }, as('acme')),
      400,
      'invalid_request',
    );
  });
});

describe('RATE_LIMIT_PER_MINUTE', () => {
  it('is 429 with Retry-After for a key above it, other keys and the operations routes being free', async () => {
    const limited = await openContractApp({
      RATE_LIMIT_PER_MINUTE: '5',
      API_KEYS: JSON.stringify([
        { key: 'first-key-0123456789', tenant: 'acme' },
        { key: 'second-key-0123456789', tenant: 'acme' },
      ]),
    });
    try {
      const as = (key: string) => ({ authorization: `Bearer ${key}` });
      const statuses: number[] = [];
      for (let n = 0; n < 14; n += 1)
        statuses.push((await limited.get('/v1/sessions?user_id=u1', as('first-key-0123456789'))).status);
      // A minute may turn in between, and then begins to count anew.
      expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
      expect(statuses).toContain(429);
      const refused = await limited.get('/v1/sessions?user_id=u1', as('first-key-0123456789'));
      if (refused.status === 429) expectProblem(refused, 429, 'rate_limited');
      expect((await limited.get('/v1/sessions?user_id=u1', as('second-key-0123456789'))).status).toBe(200);
      expect((await limited.get('/health/live')).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
