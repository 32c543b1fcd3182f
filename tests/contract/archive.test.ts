import { createHash } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { takesItsTime } from '../../src/http/archive/import-body.ts';
import { canonicalJson } from '../../src/memory/archive/canonical-json.ts';
import { type ContractApp, expectProblem, fresh, openContractApp, pointers, turnBody } from './contract-app.ts';

interface SessionDocument {
  format: string;
  session_id: string;
  user_id: string;
  checksum: string;
  turns: {
    output_valid?: boolean;
    turn_id: string;
    turn_number: number;
    created_at: string;
    messages: { role: string; content: string }[];
  }[];
}

interface Imported {
  session_id: string;
  total_turns: number;
  imported: boolean;
}

let app: ContractApp;
beforeAll(async () => {
  app = await openContractApp({ SEMANTIC_MEMORY_ENABLED: 'true' });
});
afterAll(() => app.close());

const raw = (url: string, payload: string | Buffer, type = 'application/json') =>
  app.send<Imported>({ method: 'POST', url, headers: { 'content-type': type }, payload });
const exported = (sessionId: string) => app.get<SessionDocument>(`/v1/sessions/${sessionId}/export`);
/** Removes a user past the service, so that what is tested here is the archive alone. */
const wipe = (userId: string) => app.sql("DELETE FROM users WHERE tenant_id = 'default' AND user_id = $1", [userId]);

/** Returns a document with the checksum that it should have. */
function withChecksum({ checksum: _old, ...document }: SessionDocument): string {
  const turns = createHash('sha256');
  for (const turn of document.turns) turns.update(`${canonicalJson(turn)}\n`);
  const whole = canonicalJson({ ...document, turns: turns.digest('hex') });
  return JSON.stringify({ ...document, checksum: createHash('sha256').update(whole).digest('hex') });
}

async function savedSession(): Promise<{ userId: string; sessionId: string }> {
  const [userId, sessionId] = [fresh('user'), fresh('session')];
  await app.saveTurn(
    turnBody(userId, sessionId, {
      created_at: '2024-03-01T10:00:00.000Z',
      extra_metadata: {
        plan_params: { activity: 'bares' },
        places: [{ name: 'La Venencia' }],
        mío: ['ñ', { z: 1, a: 2 }],
      },
    }),
  );
  await app.saveTurn({
    user_id: userId,
    session_id: sessionId,
    messages: [
      { role: 'user', content: 'Me llamo Juan 👩‍👩‍👧', name: 'Juan', created_at: '2024-03-01T10:05:00+01:00' },
      { role: 'tool', content: 'salida' },
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'c1', type: 'function', function: { name: 'f', arguments: '{}' } }],
      },
      { role: 'assistant', content: 'Hola\n"Juan"' },
    ],
  });
  return { userId, sessionId };
}

describe('GET /v1/sessions/{id}/export', () => {
  it('tells the whole session, without a version', async () => {
    const { userId, sessionId } = await savedSession();
    const { status, headers, body } = await exported(sessionId);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body).toMatchObject({
      format: 'hipocampo.session',
      format_version: 1,
      user_id: userId,
      session_id: sessionId,
      total_turns: 2,
      plan_state: { activity: 'bares' },
      turns: [{ turn_number: 1, created_at: '2024-03-01T10:00:00.000Z' }, { turn_number: 2 }],
    });
    expect(body).not.toHaveProperty('version');
    expect(body.checksum).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is 404 for a session that is not there', async () => {
    expectProblem(await exported(fresh('session')), 404, 'session_not_found');
  });
});

describe('POST /v1/sessions/import', () => {
  it('may take as long as its body takes, where any other request has to be there in time', async () => {
    const sessionId = fresh('slow');
    const document = JSON.stringify({
      user_id: 'u1',
      session_id: sessionId,
      messages: [{ role: 'user', content: 'Busca bares cerca de Sol' }],
    });
    const sockets: Socket[] = [];
    const seen = (socket: Socket) => sockets.push(socket);
    app.app.server.on('connection', seen);
    const { port } = new URL(await app.app.listen({ port: 0, host: '127.0.0.1' }));
    /** Sends half of the document, is told off as a request whose time is over, and sends the rest. */
    const slowly = async (path: string) => {
      const headers = { 'content-type': 'application/json' };
      const sent = request({ port, path, method: 'POST', headers, agent: false });
      onTestFinished(() => void sent.destroy());
      const replied = new Promise<number>((resolve, reject) => {
        sent.once('response', (reply) => resolve(reply.resume().statusCode ?? 0)).on('error', reject);
      });
      const before = sockets.length;
      sent.write(document.slice(0, 40));
      await vi.waitFor(() => expect(sockets.length).toBe(before + 1));
      const socket = sockets.at(-1) as Socket;
      await vi.waitFor(() => expect(takesItsTime(socket)).toBe(path.endsWith('import')));
      const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      app.app.server.emit('clientError', late, socket); // as Node does after `requestTimeout`
      sent.end(document.slice(40));
      return replied;
    };
    expect(await slowly('/v1/sessions/import')).toBe(201);
    expect(await slowly('/v1/save-turn')).toBe(503); // to be sent again, as it may be
    app.app.server.off('connection', seen);
  });

  it('brings back what was erased, to the byte, with its memories and its place in a context', async () => {
    const { userId, sessionId } = await savedSession();
    const before = await exported(sessionId);
    await wipe(userId);
    const imported = await raw('/v1/sessions/import', before.text);
    expect(imported.status, imported.text).toBe(201);
    expect(imported.body).toEqual({ session_id: sessionId, user_id: userId, total_turns: 2, imported: true });
    expect((await exported(sessionId)).text).toBe(before.text);
    const context = await app.buildContext({ user_id: userId, session_id: sessionId, current_query: '¿Y el primero?' });
    expect(context.body).toMatchObject({ total_turns: 2, previous_places: [{ name: 'La Venencia' }] });
    expect(await app.sql('SELECT 1 FROM memories WHERE session_id = $1', [sessionId])).toHaveLength(2);
    const saved = await app.saveTurn(turnBody(userId, sessionId));
    expect(saved.body.turn_number).toBe(3);
  });

  it('brings back what was reported of answers: the error of a retry, the parts that stand, and what is no answer to give again', async () => {
    const [userId, sessionId] = [fresh('user'), fresh('session')];
    const asked = '¿Cuál es la altura de la torre Eiffel en París?';
    const say = (content: string, answer: string, more: object) =>
      app.saveTurn({
        user_id: userId,
        session_id: sessionId,
        messages: [
          { role: 'user', content },
          { role: 'assistant', content: answer },
        ],
        ...more,
      });
    await say('Dame los datos en JSON', '{}', { output_valid: true });
    await say(asked, 'Mide tres metros.', { output_valid: false, error: 'no es JSON' });
    const told = async (session: string) => {
      const { body } = await app.buildContext({
        user_id: userId,
        session_id: session,
        current_query: asked,
        system_prompt: 'Eres útil.',
        include_memories: false,
        blocks: [
          { name: 'hasta', content: 'Responde en JSON.', when: 'until_valid' },
          { name: 'formato', content: 'El formato es JSON.', when: 'until_correct' },
        ],
      });
      return { prompt: body.system_prompt, repeated: body.repeated_query };
    };
    const before = [await exported(sessionId), await told(sessionId), await told(`${sessionId}-other`)] as const;
    expect(before[1].prompt).toContain('no es JSON');
    expect(before[1].prompt).toContain('Responde en JSON.');
    expect(before[1].prompt).not.toContain('El formato es JSON.');
    expect(before[2].repeated).toBeNull();
    for (const path of ['/v1/sessions/import', '/v1/users/import']) {
      const ofUser = path === '/v1/users/import';
      const document = ofUser ? await app.get(`/v1/users/${userId}/export`) : before[0];
      await wipe(userId);
      const back = await raw(path, document.text, ofUser ? 'application/x-ndjson' : 'application/json');
      expect(back.status, back.text).toBe(201);
      expect((await exported(sessionId)).text).toBe(before[0].text);
      expect([await told(sessionId), await told(`${sessionId}-other`)]).toEqual(before.slice(1));
    }
  });

  it('takes a document from before reports were in it, also over the session that it is of', async () => {
    const [userId, sessionId] = [fresh('user'), fresh('session')];
    const { messages } = turnBody(userId, sessionId);
    const answered = { user_id: userId, session_id: sessionId, messages, output_valid: true };
    await app.saveTurn(answered);
    const { body } = await exported(sessionId);
    const turns = body.turns.map(({ output_valid: _told, ...turn }: SessionDocument['turns'][number]) => turn);
    const old = withChecksum({ ...body, turns });
    expect((await raw('/v1/sessions/import', old)).body).toMatchObject({ imported: false });
    await wipe(userId);
    expect((await raw('/v1/sessions/import', old)).body).toMatchObject({ imported: true });
    expect((await exported(sessionId)).text).not.toContain('output_valid');
    expectProblem(await raw('/v1/sessions/import', JSON.stringify(body)), 409, 'version_conflict');
  });

  it('brings back turns of any size, read a few at a time, also where tools said most of what they hold', async () => {
    const [userId, sessionId] = [fresh('user'), fresh('session')];
    const sizes = [5, 100_000, 30_000, 150_000, 0, 40_000, 70_000, 20];
    for (const [index, size] of sizes.entries()) {
      const messages = [
        { role: 'user', content: `¿Qué dice el archivo ${index}?` },
        { role: 'tool', content: '€'.repeat(index % 2 === 0 ? size : 0) },
        { role: 'assistant', content: `Dice: ${'x'.repeat(index % 2 === 0 ? 0 : size)}` },
      ];
      expect((await app.saveTurn({ user_id: userId, session_id: sessionId, messages })).status).toBe(201);
    }
    const before = await exported(sessionId);
    expect(before.body.turns.map(({ messages }) => messages.map(({ content }) => content.length))).toEqual(
      sizes.map((size, index) => [23, index % 2 === 0 ? size : 0, 6 + (index % 2 === 0 ? 0 : size)]),
    );
    const lines = await app.get(`/v1/users/${userId}/export`);
    await wipe(userId);
    expect((await raw('/v1/users/import', lines.text, 'application/x-ndjson')).status).toBe(201);
    expect((await exported(sessionId)).text).toBe(before.text);
    expect((await app.get(`/v1/users/${userId}/export`)).text).toBe(lines.text);
  });

  it('changes nothing when it comes again, however it is spaced and its keys are ordered', async () => {
    const { sessionId } = await savedSession();
    const { body } = await exported(sessionId);
    const print = await app.fingerprint();
    const reversed = Object.fromEntries(Object.entries(body).reverse());
    const again = await raw('/v1/sessions/import', JSON.stringify(reversed, null, 2));
    expect(again.status, again.text).toBe(200);
    expect(again.body.imported).toBe(false);
    expect(await app.fingerprint()).toBe(print);
  });

  it('restores under another id, twice the same, and teaches no fact twice', async () => {
    const { userId, sessionId } = await savedSession();
    const copy = fresh('copy');
    const { text } = await exported(sessionId);
    expect((await raw(`/v1/sessions/import?session_id=${copy}`, text)).status).toBe(201);
    expect((await raw(`/v1/sessions/import?session_id=${copy}`, text)).status).toBe(200);
    const [there, restored] = [(await exported(sessionId)).body, (await exported(copy)).body];
    expect(restored.turns.map(({ messages }) => messages)).toEqual(there.turns.map(({ messages }) => messages));
    expect(restored.turns[0]?.turn_id).not.toBe(there.turns[0]?.turn_id);
    const history = await app.sql('SELECT event FROM fact_history WHERE user_id = $1', [userId]);
    expect(history).toEqual([{ event: 'added' }]);
  });

  it('is 409 over a session with other content, and over one of another user', async () => {
    const { userId, sessionId } = await savedSession();
    const { text } = await exported(sessionId);
    await app.saveTurn(turnBody(userId, sessionId));
    const print = await app.fingerprint();
    expectProblem(await raw('/v1/sessions/import', text), 409, 'version_conflict');
    const others = fresh('session');
    await app.saveTurn(turnBody(fresh('user'), others));
    expectProblem(await raw(`/v1/sessions/import?session_id=${others}`, text), 409, 'version_conflict');
    expect((await app.sql('SELECT 1 FROM sessions WHERE session_id = $1', [sessionId])).length).toBe(1);
    expect(print).not.toBe(await app.fingerprint());
  });

  it('is 400 at the checksum where a word was changed, and nothing of it is kept', async () => {
    const { userId, sessionId } = await savedSession();
    const { text } = await exported(sessionId);
    await wipe(userId);
    const print = await app.fingerprint();
    const problem = expectProblem(
      await raw('/v1/sessions/import', text.replace('Casa Labra', 'Casa Lucio')),
      400,
      'invalid_request',
    );
    expect(pointers(problem)).toEqual(['/checksum']);
    expect(await app.fingerprint()).toBe(print);
  });

  it('names the place of what it cannot read', async () => {
    const { sessionId } = await savedSession();
    const { body } = await exported(sessionId);
    const [first] = body.turns;
    const broken = { ...body, turns: [first, { ...first, messages: [{ role: 'king', content: 'x' }] }] };
    const problem = expectProblem(await raw('/v1/sessions/import', JSON.stringify(broken)), 400, 'invalid_request');
    expect(pointers(problem)[0]).toMatch(/^\/turns\/1\/messages/);
    for (const text of [
      '',
      '[]',
      '{"turns":[1',
      'null',
      '{"format":"hipocampo.session"}',
      '{"user_id":"u","session_id":"s"}',
    ])
      expectProblem(await raw('/v1/sessions/import', text), 400, 'invalid_request');
    expectProblem(await raw('/v1/sessions/import', '{}', 'text/plain'), 415, 'unsupported_media_type');
  });

  it('takes messages of OpenAI with their dates: a turn begins at each message of the user', async () => {
    const [userId, sessionId] = [fresh('user'), fresh('session')];
    const body = {
      user_id: userId,
      session_id: sessionId,
      messages: [
        { role: 'system', content: 'Eres un asistente' },
        { role: 'user', content: 'Me llamo Ana', created_at: '2023-05-01T10:00:00.000Z' },
        { role: 'assistant', content: 'Hola Ana' },
        { role: 'user', content: 'Vivo en León', created_at: '2023-05-02T10:00:00.000Z' },
        { role: 'assistant', content: 'Bonita ciudad' },
      ],
    };
    const first = await app.post<Imported>('/v1/sessions/import', body);
    expect(first.status, first.text).toBe(201);
    expect(first.body.total_turns).toBe(2);
    expect((await app.post('/v1/sessions/import', body)).status).toBe(200);
    const { turns } = (await exported(sessionId)).body;
    expect(turns.map((turn) => [turn.created_at, turn.messages.length])).toEqual([
      ['2023-05-01T10:00:00.000Z', 3],
      ['2023-05-02T10:00:00.000Z', 2],
    ]);
    const facts = await app.get<{ items: { value: string }[] }>(`/v1/users/${userId}/facts`);
    expect(facts.body.items.map(({ value }) => value).sort()).toEqual(['se llama Ana', 'vive en León']);
    const other = { ...body, messages: [{ role: 'user', content: 'otra cosa' }] };
    expectProblem(await app.post('/v1/sessions/import', other), 409, 'version_conflict');
  });

  it('takes messages as LangChain stores them', async () => {
    const [userId, sessionId] = [fresh('user'), fresh('session')];
    const messages = ['human', 'ai', 'human', 'ai'].map((type) => ({ type, data: { content: `dice ${type}` } }));
    const imported = await app.post<Imported>('/v1/sessions/import', {
      user_id: userId,
      session_id: sessionId,
      messages,
    });
    expect(imported.status, imported.text).toBe(201);
    expect(imported.body.total_turns).toBe(2);
  });

  it('adds what messages went on by, and nothing where they are sent again, also at once', async () => {
    const [userId, sessionId] = [fresh('user'), fresh('session')];
    const sent = (count: number) =>
      app.post<Imported>('/v1/sessions/import', {
        user_id: userId,
        session_id: sessionId,
        messages: ['human', 'ai', 'human', 'ai', 'human']
          .slice(0, count)
          .map((type, index) => ({ type, data: { content: `dice ${index}` } })),
      });
    expect((await sent(2)).status).toBe(201);
    const grown = await Promise.all([sent(5), sent(5), sent(5)]);
    expect(grown.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(grown.find(({ status }) => status === 201)?.body).toMatchObject({ imported: true, total_turns: 3 });
    const { turns } = (await exported(sessionId)).body;
    expect(turns.map(({ messages }) => messages.length)).toEqual([2, 2, 1]);
    expectProblem(await sent(2), 409, 'version_conflict');
  });

  it('tells that a session was made, also where its first turns are gone', async () => {
    const { userId, sessionId } = await savedSession();
    await app.post(`/v1/sessions/${sessionId}/trim`, { keep_last_n: 1 });
    const { text } = await exported(sessionId);
    const copy = fresh('session');
    expect((await raw(`/v1/sessions/import?session_id=${copy}`, text)).status).toBe(201);
    const told = (id: string) => app.sql('SELECT type, user_id FROM events WHERE session_id = $1 ORDER BY entry', [id]);
    expect(await told(copy)).toEqual([
      { type: 'session.created', user_id: userId },
      { type: 'turn.added', user_id: userId },
    ]);
  });

  it('is 423 while somebody holds the lock of the session, with or without turns', async () => {
    const { sessionId } = await savedSession();
    const { text } = await exported(sessionId);
    const copy = fresh('session');
    const lock = { owner: 'one', ttl_seconds: 60 };
    const { body } = await app.post<{ lock_token: string }>(`/v1/sessions/${copy}/lock`, lock);
    const refused = await raw(`/v1/sessions/import?session_id=${copy}`, text);
    expect(expectProblem(refused, 423, 'lock_required').detail).toMatch(/is locked; its lock ends in \d+ s at most/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await app.send({ method: 'DELETE', url: `/v1/sessions/${copy}/lock`, payload: { lock_token: body.lock_token } });
    expect((await raw(`/v1/sessions/import?session_id=${copy}`, text)).status).toBe(201);

    const said = (count: number) => ({
      user_id: fresh('user'),
      session_id: fresh('session'),
      messages: Array.from({ length: count }, (_, index) => ({ role: 'user', content: `dice ${index}` })),
    });
    const foreign = said(3);
    await app.post('/v1/sessions/import', { ...foreign, messages: foreign.messages.slice(0, 1) });
    await app.post(`/v1/sessions/${foreign.session_id}/lock`, lock);
    expectProblem(await app.post('/v1/sessions/import', foreign), 423, 'lock_required');
  });

  it('never lets older history contradict what was said since', async () => {
    const userId = fresh('user');
    const said = (content: string, day: string) => ({
      user_id: userId,
      session_id: fresh('session'),
      messages: [{ role: 'user', content, created_at: `${day}T10:00:00.000Z` }],
    });
    await app.post('/v1/sessions/import', said('Vivo en León', '2024-06-01'));
    await app.post('/v1/sessions/import', said('Vivo en Madrid', '2022-06-01'));
    const lives = async () =>
      (await app.get<{ items: { value: string }[] }>(`/v1/users/${userId}/facts`)).body.items.map(({ value }) => value);
    expect(await lives()).toEqual(['vive en León']);
    await app.post('/v1/sessions/import', said('Ahora vivo en Burgos', '2025-06-01'));
    expect(await lives()).toEqual(['vive en Burgos']);
  });
});
