import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savedTurn } from '../../src/http/turn-schemas.ts';
import {
  type ContractApp,
  expectProblem,
  fresh,
  openContractApp,
  type Problem,
  type SavedTurn,
  turnBody,
} from './contract-app.ts';

describe('POST /v1/save-turn', () => {
  let app: ContractApp;
  beforeAll(async () => {
    app = await openContractApp();
  });
  afterAll(() => app.close());

  const saved = async (body: unknown, headers = {}): Promise<SavedTurn> => {
    const answer = await app.saveTurn(body, headers);
    expect(answer.status, answer.text).toBe(201);
    return savedTurn.strict().parse(answer.body);
  };
  const turns = (sessionId: string) =>
    app.sql<{ turn_number: number; turn_id: string; stored_at: Date }>(
      'SELECT turn_number, turn_id, stored_at FROM turns WHERE session_id = $1 ORDER BY turn_number',
      [sessionId],
    );

  it('commits the turn before it answers: another connection sees it', async () => {
    const session = fresh('s');
    const answer = await saved(turnBody('u1', session));
    expect(await turns(session)).toMatchObject([{ turn_number: 1, turn_id: answer.turn_id }]);
  });

  it('answers with the whole of the documented reply, numbers counting from one', async () => {
    const session = fresh('s');
    for (const number of [1, 2, 3]) {
      const answer = await saved(turnBody('u1', session));
      expect(answer).toMatchObject({
        session_id: session,
        turn_number: number,
        total_turns: number,
        version: number,
        facts: [],
        cache_invalidated: true,
      });
      expect(answer.turn_id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      expect(answer.token_count).toBeGreaterThan(10);
      expect(answer.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    }
  });

  it('takes the example of the contract as it stands, but for the lock of a later version', async () => {
    const session = fresh('s');
    const example = {
      ...turnBody('u1', session),
      language: 'es',
      extra_metadata: {
        plan_params: { activity: 'bares', location: 'Sol' },
        places: [{ name: 'La Venencia' }, { name: 'Casa Labra' }],
      },
      created_at: '2026-11-21T20:00:00.000Z',
    };
    for (let turn = 1; turn <= 7; turn += 1) await saved(turnBody('u1', session));
    expect(await saved({ ...example, expected_version: 7 })).toMatchObject({
      turn_number: 8,
      version: 8,
      created_at: '2026-11-21T20:00:00.000Z',
    });
  });

  it('keeps every message of a turn as it came, of every role, with its name and time', async () => {
    const messages = [
      { role: 'system', content: 'Sé breve.' },
      { role: 'user', content: '¿Qué hay en 東京? 🦤 العربية ', name: 'ana', created_at: '2020-01-01T10:00:00+02:00' },
      { role: 'tool', content: '{"temp": 21}', name: 'weather' },
      { role: 'assistant', content: '' },
      { role: 'assistant', content: 'traza', disposable: true },
      { role: 'assistant', content: 'Nada.\n\t"quoted" \\ \u2028' },
    ];
    const { turn_id } = await saved({ user_id: 'u1', session_id: fresh('s'), messages });
    const whole = await app.get<{ messages: unknown[]; extra_metadata: unknown }>(`/v1/turns/${turn_id}`);
    expect(whole.body.messages).toEqual(messages);
    expect(whole.body.extra_metadata).toBeNull();
  });

  it('gives back extra_metadata as it came', async () => {
    const extra_metadata = {
      a: [1, -2.5, true, null, 'ñ', { b: {} }],
      '': 'empty key',
      '10': 1,
      '9': 2,
      plan_params: { activity: 'bares', odd: [1] },
      constructor: 'x',
      toString: 1,
    };
    const { turn_id } = await saved(turnBody('u1', fresh('s'), { extra_metadata }));
    const whole = await app.get<{ extra_metadata: unknown }>(`/v1/turns/${turn_id}`);
    expect(whole.body.extra_metadata).toEqual(extra_metadata);
  });

  it('numbers turns without gap or repetition when twenty callers write at once', async () => {
    const session = fresh('s');
    const answers = await Promise.all(Array.from({ length: 20 }, () => saved(turnBody('u1', session))));
    const numbers = answers.map((answer) => answer.turn_number).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(answers.every((answer) => answer.version === answer.turn_number)).toBe(true);
    expect(await turns(session)).toHaveLength(20);
  });

  it('dates a turn by the caller and orders it by arrival', async () => {
    const session = fresh('s');
    await saved(turnBody('u1', session, { created_at: '2026-05-01T00:00:00Z' }));
    const older = await saved(turnBody('u1', session, { created_at: '2001-05-01T00:00:00+02:00' }));
    expect(older).toMatchObject({ turn_number: 2, created_at: '2001-04-30T22:00:00.000Z' });
  });

  it('says in cache_invalidated whether the cache could be told', async () => {
    expect((await saved(turnBody('u1', fresh('s')))).cache_invalidated).toBe(true);
  });

  describe('sessions', () => {
    it("is 404 for another user's session, for life, and adds nothing", async () => {
      const session = fresh('s');
      await saved(turnBody('owner', session));
      const before = await app.fingerprint();
      const refused = expectProblem(await app.saveTurn(turnBody('other', session)), 404, 'session_not_found');
      expect(JSON.stringify(refused)).not.toContain('owner');
      expectProblem(
        await app.saveTurn(turnBody('other', session), { 'idempotency-key': 'k' }),
        404,
        'session_not_found',
      );
      expectProblem(await app.saveTurn(turnBody('other', session, { expected_version: 1 })), 404, 'session_not_found');
      expect(await app.fingerprint()).toBe(before);
    });

    it('does not replay a turn to another user who guesses its key', async () => {
      const session = fresh('s');
      await saved(turnBody('owner', session), { 'idempotency-key': 'guess' });
      expectProblem(
        await app.saveTurn(turnBody('other', session), { 'idempotency-key': 'guess' }),
        404,
        'session_not_found',
      );
    });

    it('makes one session when two users race for a new one, and refuses the other', async () => {
      const session = fresh('s');
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => app.saveTurn(turnBody(n % 2 === 0 ? 'even' : 'odd', session))),
      );
      const winners = new Set(answers.flatMap((answer, n) => (answer.status === 201 ? [n % 2] : [])));
      expect(winners.size).toBe(1);
      for (const answer of answers) expect([201, 404]).toContain(answer.status);
      expect(answers.filter((answer) => answer.status === 201)).toHaveLength(10);
    });
  });

  describe('expected_version', () => {
    it('0 is the session that does not exist yet: once it holds, then never again', async () => {
      const session = fresh('s');
      await saved(turnBody('u1', session, { expected_version: 0 }));
      const refused = expectProblem(
        await app.saveTurn(turnBody('u1', session, { expected_version: 0 })),
        409,
        'version_conflict',
      );
      expect(refused.detail).toContain('1');
      expect(await turns(session)).toHaveLength(1);
    });

    it('is 409 for any other version, and makes no session', async () => {
      const session = fresh('s');
      expectProblem(await app.saveTurn(turnBody('u1', session, { expected_version: 1 })), 409, 'version_conflict');
      expectProblem(await app.get(`/v1/sessions/${session}`), 404, 'session_not_found');
      await saved(turnBody('u1', session));
      expectProblem(await app.saveTurn(turnBody('u1', session, { expected_version: 2 })), 409, 'version_conflict');
      expect(await saved(turnBody('u1', session, { expected_version: 1 }))).toMatchObject({ turn_number: 2 });
    });

    it('lets exactly one of twenty through that saw the same version', async () => {
      const session = fresh('s');
      const first = await Promise.all(
        Array.from({ length: 20 }, () => app.saveTurn(turnBody('u1', session, { expected_version: 0 }))),
      );
      expect(first.map((answer) => answer.status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
      const second = await Promise.all(
        Array.from({ length: 20 }, () => app.saveTurn(turnBody('u1', session, { expected_version: 1 }))),
      );
      expect(second.map((answer) => answer.status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    });
  });

  describe('idempotency', () => {
    const keyed = (key: string) => ({ 'idempotency-key': key });

    it('returns the first reply again for the same key and body, adding no turn', async () => {
      const session = fresh('s');
      const body = turnBody('u1', session, { extra_metadata: { n: 1 } });
      const first = await saved(body, keyed('k1'));
      await saved(turnBody('u1', session));
      const again = await app.saveTurn(body, keyed('k1'));
      expect(again.status).toBe(200);
      expect(again.headers['idempotent-replay']).toBe('true');
      expect(again.body).toEqual(first);
      expect(await turns(session)).toHaveLength(2);
    });

    it('does not mark a first reply as a replay', async () => {
      const answer = await app.saveTurn(turnBody('u1', fresh('s')), keyed('k1'));
      expect(answer.headers['idempotent-replay']).toBeUndefined();
    });

    it.each(['header', 'turn_id'])(
      'adds one turn when twenty send the same at once, all with one reply (%s)',
      async (by) => {
        const session = fresh('s');
        const body = turnBody('u1', session, by === 'turn_id' ? { turn_id: randomUUID() } : {});
        const answers = await Promise.all(
          Array.from({ length: 20 }, () => app.saveTurn(body, by === 'header' ? keyed('k') : {})),
        );
        expect(answers.map((answer) => answer.status).sort()).toEqual([...Array<number>(19).fill(200), 201]);
        expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
        expect(await turns(session)).toHaveLength(1);
      },
    );

    it('adds one turn of twenty concurrent retries in a session that others write meanwhile', async () => {
      const session = fresh('s');
      const body = turnBody('u1', session, { turn_id: randomUUID() });
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, n) => app.saveTurn(n % 2 === 0 ? body : turnBody('u1', session))),
      );
      expect(answers.filter((answer) => answer.status === 201)).toHaveLength(21);
      const numbers = (await turns(session)).map((turn) => turn.turn_number);
      expect(numbers).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
    });

    it('compares bodies as JSON values: order of keys, blanks, escapes and number spelling do not matter', async () => {
      const session = fresh('s');
      const first = await saved(
        turnBody('u1', session, { extra_metadata: { a: 1, b: { c: 'ñ', d: [1, 2] } }, language: 'es' }),
        keyed('k'),
      );
      const payload = `{ "language" : "es",\n "extra_metadata": {"b": {"d": [1, 2.0], "c": "\\u00f1"}, "a": 1e0},
        "messages": [{"content": "Busca bares cerca de Sol", "role": "user"}, {"content": "1. La Venencia 2. Casa Labra", "role": "assistant"}],
        "session_id": "${session}", "user_id": "u1" }`;
      const again = await app.send<SavedTurn>({
        method: 'POST',
        url: '/v1/save-turn',
        payload,
        headers: { 'content-type': 'application/json', ...keyed('k') },
      });
      expect(again.status).toBe(200);
      expect(again.body).toEqual(first);
    });

    it.each([
      ['a message', { messages: [{ role: 'user', content: 'otra cosa' }] }],
      ['one more message', { messages: [...turnBody('u', 's').messages, { role: 'user', content: '' }] }],
      ['the order of messages', { messages: [...turnBody('u', 's').messages].reverse() }],
      ['metadata', { extra_metadata: {} }],
      ['the language', { language: 'en' }],
      ['the time', { created_at: '2026-01-01T00:00:00Z' }],
      ['the expected version', { expected_version: 0 }],
      ['a turn_id', { turn_id: '0190a5d0-7b1c-7cc0-8d3e-1234567890ab' }],
    ])('is 409 when the same key comes with another body: %s', async (_, more) => {
      const session = fresh('s');
      await saved(turnBody('u1', session), keyed('k'));
      const before = await app.fingerprint();
      expectProblem(await app.saveTurn(turnBody('u1', session, more), keyed('k')), 409, 'idempotency_mismatch');
      expect(await app.fingerprint()).toBe(before);
    });

    it('scopes the key to the session', async () => {
      const [one, other] = [fresh('s'), fresh('s')];
      await saved(turnBody('u1', one), keyed('k'));
      await saved(turnBody('u1', other), keyed('k'));
      expect(await turns(other)).toHaveLength(1);
    });

    it('tells keys apart by case and blanks', async () => {
      const session = fresh('s');
      for (const key of ['k', 'K', 'k k', 'k  k']) await saved(turnBody('u1', session), keyed(key));
      expect(await turns(session)).toHaveLength(4);
    });

    it('takes the turn_id as the key, in any case of letters, and gives the turn that id', async () => {
      const session = fresh('s');
      const turn_id = randomUUID();
      const first = await saved(turnBody('u1', session, { turn_id }));
      expect(first.turn_id).toBe(turn_id);
      expect((await app.saveTurn(turnBody('u1', session, { turn_id }))).status).toBe(200);
      expectProblem(
        await app.saveTurn(turnBody('u1', session, { turn_id, language: 'en' })),
        409,
        'idempotency_mismatch',
      );
      const upper = await app.saveTurn(turnBody('u1', session, { turn_id: turn_id.toUpperCase() }));
      expect([200, 409]).toContain(upper.status);
      expect(await turns(session)).toHaveLength(1);
    });

    it('with both, the header is the key and the turn gets the id', async () => {
      const session = fresh('s');
      const turn_id = randomUUID();
      const body = turnBody('u1', session, { turn_id });
      const first = await saved(body, keyed('k'));
      expect(first.turn_id).toBe(turn_id);
      const again = await app.saveTurn(body, keyed('k'));
      expect(again.status).toBe(200);
      expect(again.body).toEqual(first);
      expectProblem(await app.saveTurn(body, keyed('another')), 409, 'idempotency_mismatch');
      expectProblem(await app.saveTurn({ ...body, turn_id: randomUUID() }, keyed('k')), 409, 'idempotency_mismatch');
      expect(await turns(session)).toHaveLength(1);
    });

    it('is 409 for a turn_id that another session has, without saying which', async () => {
      const turn_id = randomUUID();
      const [one, other] = [fresh('s'), fresh('s')];
      await saved(turnBody('u1', one, { turn_id }));
      const refused = expectProblem(
        await app.saveTurn(turnBody('u2', other, { turn_id })),
        409,
        'idempotency_mismatch',
      );
      expect(JSON.stringify(refused)).not.toMatch(new RegExp(`${one}\\b|u1`));
      expectProblem(await app.get(`/v1/sessions/${other}`), 404, 'session_not_found');
    });

    it('does not use the key up on a 4xx: the corrected request is the first one', async () => {
      const session = fresh('s');
      expectProblem(await app.saveTurn(turnBody('u1', session, { surprise: 1 }), keyed('k')), 400, 'invalid_request');
      expectProblem(
        await app.saveTurn(turnBody('u1', session, { expected_version: 9 }), keyed('k')),
        409,
        'version_conflict',
      );
      expectProblem(
        await app.saveTurn(turnBody('u1', session, { extra_metadata: { places: [{}] } }), keyed('k')),
        400,
        'invalid_request',
      );
      expect((await app.saveTurn(turnBody('u1', session), keyed('k'))).status).toBe(201);
    });

    it('replays a turn saved under an expected_version that has passed since', async () => {
      const session = fresh('s');
      const body = turnBody('u1', session, { expected_version: 0 });
      const first = await saved(body, keyed('k'));
      const again = await app.saveTurn(body, keyed('k'));
      expect(again.status).toBe(200);
      expect(again.body).toEqual(first);
    });

    it('replays with the reply that the first call got, also where the time was the service’s own', async () => {
      const body = turnBody('u1', fresh('s'));
      const first = await saved(body, keyed('k'));
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect((await app.saveTurn(body, keyed('k'))).body.created_at).toBe(first.created_at);
    });

    it('without any key, the same body twice is two turns', async () => {
      const session = fresh('s');
      await saved(turnBody('u1', session));
      await saved(turnBody('u1', session));
      expect(await turns(session)).toHaveLength(2);
    });
  });

  describe('plan state', () => {
    it('is merged turn by turn, the newer value standing and null taking one away', async () => {
      const session = fresh('s');
      const plan = async () =>
        (await app.buildContext({ user_id: 'u1', session_id: session, current_query: 'ok' })).body;
      const save = (plan_params: unknown) => saved(turnBody('u1', session, { extra_metadata: { plan_params } }));
      await save({ activity: 'bares', location: 'Sol' });
      await save({ location: 'Lavapiés', date: '2026-12-01' });
      expect((await plan()).plan_state).toMatchObject({ activity: 'bares', location: 'Lavapiés', date: '2026-12-01' });
      expect(await plan()).toMatchObject({ plan_ready: true, plan_missing: [] });
      await save({ date: null });
      expect((await plan()).plan_state).not.toHaveProperty('date');
      expect(await plan()).toMatchObject({ plan_ready: false, plan_missing: ['date'] });
      await saved(turnBody('u1', session, { extra_metadata: { plan_params: null, places: null } }));
      expect((await plan()).plan_state).toMatchObject({ activity: 'bares', location: 'Lavapiés' });
    });
  });
});

describe('POST /v1/save-turn under SESSION_FULL_POLICY=reject', () => {
  let app: ContractApp;
  beforeAll(async () => {
    app = await openContractApp({ SESSION_FULL_POLICY: 'reject', SESSION_MAX_TURNS: '3', SESSION_MAX_BYTES: '2048' });
  });
  afterAll(() => app.close());

  it('is 422 for a turn above the limit of turns, and changes nothing', async () => {
    const session = fresh('s');
    for (let turn = 1; turn <= 3; turn += 1) expect((await app.saveTurn(turnBody('u1', session))).status).toBe(201);
    const before = await app.fingerprint();
    expectProblem(await app.saveTurn(turnBody('u1', session)), 422, 'session_full');
    expect(await app.fingerprint()).toBe(before);
  });

  it('is 422 for a turn above the limit of bytes, in UTF-8, also for the first one', async () => {
    const session = fresh('s');
    const of = (content: string) => ({ user_id: 'u1', session_id: session, messages: [{ role: 'user', content }] });
    expectProblem(await app.saveTurn(of('ñ'.repeat(1025))), 422, 'session_full');
    expectProblem(await app.get(`/v1/sessions/${session}`), 404, 'session_not_found');
    expect((await app.saveTurn(of('ñ'.repeat(1000)))).status).toBe(201);
    expectProblem(await app.saveTurn(of('x'.repeat(49))), 422, 'session_full');
    expect((await app.saveTurn(of('x'.repeat(48)))).status).toBe(201);
  });

  it('counts calls of tools, what came of them, names and metadata as it counts text', async () => {
    const call = (size: number) => ({
      id: 'c',
      type: 'function',
      function: { name: 'f', arguments: 'x'.repeat(size) },
    });
    const user = { role: 'user', content: 'Hola' };
    const bodies = {
      arguments: (size: number) => ({
        messages: [user, { role: 'assistant', content: 'Hola', tool_calls: [call(size)] }],
      }),
      silent: (size: number) => ({ messages: [user, { role: 'assistant', content: null, tool_calls: [call(size)] }] }),
      output: (size: number) => ({ messages: [user, { role: 'tool', content: 'x'.repeat(size) }] }),
      field: (size: number) => ({ messages: [{ ...user, annotations: ['x'.repeat(size)] }] }),
      names: (size: number) => ({
        messages: Array.from({ length: 32 }, () => ({ ...user, name: 'x'.repeat(size / 32) })),
      }),
      metadata: (size: number) => ({ messages: [user], extra_metadata: { notes: 'x'.repeat(size) } }),
    };
    for (const [what, body] of Object.entries(bodies)) {
      const save = (size: number) => app.saveTurn({ user_id: 'u1', session_id: session, ...body(size) });
      const session = fresh(what);
      expectProblem(await save(2_048), 422, 'session_full');
      expect((await save(1_600)).status, what).toBe(201);
      expectProblem(await save(640), 422, 'session_full');
    }
  });

  it('lets in exactly as many as fit when twenty come at once', async () => {
    const session = fresh('s');
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.saveTurn(turnBody('u1', session))));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 201, 201, ...Array<number>(17).fill(422)]);
  });

  it('still replays what it took before it was full', async () => {
    const session = fresh('s');
    const body = turnBody('u1', session);
    for (const key of ['a', 'b', 'c']) expect((await app.saveTurn(body, { 'idempotency-key': key })).status).toBe(201);
    expect((await app.saveTurn(body, { 'idempotency-key': 'a' })).status).toBe(200);
    expectProblem(await app.saveTurn<Problem>(body, { 'idempotency-key': 'd' }), 422, 'session_full');
  });
});
