import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractApp, expectProblem, fresh, openContractApp, pointers, turnBody } from './contract-app.ts';
import { linesIn, memoryFileClient } from './memory-file-client.ts';

interface Counts {
  sessions: number;
  turns: number;
  facts: number;
  memories: number;
}
interface Imported {
  user_id: string;
  imported: Counts;
  unchanged: Counts;
  grown: number;
  conflicts: { session_id: string; detail: string }[];
}

const NONE: Counts = { sessions: 0, turns: 0, facts: 0, memories: 0 };

let app: ContractApp;
beforeAll(async () => {
  app = await openContractApp({ SEMANTIC_MEMORY_ENABLED: 'true' });
});
afterAll(() => app.close());

const raw = (payload: string, query = '', type = 'application/x-ndjson') =>
  app.send<Imported>({ method: 'POST', url: `/v1/users/import${query}`, headers: { 'content-type': type }, payload });
const exported = async (userId: string) => (await app.get(`/v1/users/${userId}/export`)).text;
const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { kind: string } & Record<string, unknown>);
const wipe = (userId: string) => app.sql("DELETE FROM users WHERE tenant_id = 'default' AND user_id = $1", [userId]);

async function livelyUser(): Promise<string> {
  const userId = fresh('user');
  const said = (sessionId: string, content: string) =>
    app.saveTurn({ user_id: userId, session_id: sessionId, messages: [{ role: 'user', content }] });
  const [one, two] = [fresh('session'), fresh('session')];
  await app.saveTurn(turnBody(userId, one, { created_at: '2024-03-01T10:00:00.000Z' }));
  await said(one, 'Me llamo Juan y vivo en León');
  await said(two, 'Ahora vivo en Burgos');
  await said(two, 'Olvidate de mi nombre');
  await app.post(`/v1/users/${userId}/memories`, {
    content: 'Celebró su cumpleaños',
    type: 'summary',
    metadata: { a: 1 },
  });
  const kept = await app.saveTurn(turnBody(userId, two));
  await app.delete(`/v1/users/${userId}/memories/${kept.body.turn_id}`);
  return userId;
}

describe('GET /v1/users/{id}/export', () => {
  it('gives lines of JSON, of which the last is the checksum of those before it', async () => {
    const userId = await livelyUser();
    const answer = await app.get(`/v1/users/${userId}/export`);
    expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    const lines = linesOf(answer.text);
    expect(lines.map(({ kind }) => kind)).toEqual([
      'user',
      'session',
      'turn',
      'turn',
      'session',
      'turn',
      'turn',
      'turn',
      ...lines.filter(({ kind }) => kind === 'fact').map(() => 'fact'),
      'forgetting',
      'memory',
      'checksum',
    ]);
    const before = answer.text.slice(0, answer.text.trimEnd().lastIndexOf('\n') + 1);
    expect(lines.at(-1)?.checksum).toBe(createHash('sha256').update(before).digest('hex'));
    expect(answer.text).not.toContain('"version"');
  });

  it('is taken by a caller that asks for lines, and is 404 for nobody', async () => {
    const accept = { accept: 'application/x-ndjson' };
    expect((await app.get(`/v1/users/${await livelyUser()}/export`, accept)).status).toBe(200);
    expectProblem(await app.get(`/v1/users/${fresh('nobody')}/export`), 404, 'user_not_found');
  });
});

describe('POST /v1/users/import', () => {
  it('brings everything back, to the byte, and changes nothing when it comes again', async () => {
    const userId = await livelyUser();
    const before = await exported(userId);
    await wipe(userId);
    const first = await raw(before);
    expect(first.status, first.text).toBe(201);
    const facts = linesOf(before).filter(({ kind }) => kind === 'fact').length;
    expect(first.body).toEqual({
      user_id: userId,
      imported: { sessions: 2, turns: 5, facts, memories: 1 },
      unchanged: NONE,
      grown: 0,
      conflicts: [],
    });
    expect(await exported(userId)).toBe(before);
    const print = await app.fingerprint();
    const again = await raw(before);
    expect(again.status, again.text).toBe(200);
    expect(again.body.imported).toEqual(NONE);
    expect(await exported(userId)).toBe(before);
    expect(await app.fingerprint()).toBe(print);
  });

  it('brings MEMORY.md back as its user has left it: the order of its lines, and what is no fact', async () => {
    const userId = fresh('user');
    const file = memoryFileClient(app);
    for (const value of ['toca el oud', 'pinta abanicos', 'cría abejas'])
      await app.post(`/v1/users/${userId}/facts`, { key: 'hobby', value });
    await file.edit(userId, (text) => {
      const facts = linesIn(text);
      return `${text.replace(facts.join('\n'), [...facts].reverse().join('\n')).replace('\n\n', '\n\nNota: "mía".\n\n')}\n## Recetas\n\nGazpacho, sin pepino.\n`;
    });
    const { text } = await file.get(userId);
    expect(text).toContain('## Recetas');
    const before = await exported(userId);
    expect(linesOf(before).at(-2)?.kind).toBe('memory_file');
    await wipe(userId);
    expect((await raw(before)).status).toBe(201);
    expect((await file.get(userId)).text).toBe(text);
    expect(await exported(userId)).toBe(before);

    await file.edit(userId, (now) => now.replace('Gazpacho, sin pepino.', 'Salmorejo.'));
    expect((await raw(before)).status).toBe(200); // what is there stays
    expect((await file.get(userId)).text).toContain('Salmorejo.');
  });

  it('brings back memories that never expire as such, and gives the others their time anew', async () => {
    const userId = fresh('user');
    const ids: string[] = [];
    for (const [type, content] of [
      ['user_profile', 'Vive en Rosario'],
      ['summary', 'Habló de su mudanza'],
    ]) {
      const saved = await app.post<{ id: string }>(`/v1/users/${userId}/memories`, { type, content });
      ids.push(saved.body.id);
    }
    const document = await exported(userId);
    await wipe(userId);
    expect((await raw(document)).status).toBe(201);
    const { body } = await app.get<{ items: { id: string; expires_at: string | null }[] }>(
      `/v1/users/${userId}/memories`,
    );
    const expiry = new Map(body.items.map(({ id, expires_at }) => [id, expires_at]));
    expect(expiry.get(ids[0] as string)).toBeNull();
    const days = (Date.parse(expiry.get(ids[1] as string) ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(89);
    expect(days).toBeLessThan(91);
  });

  it('tells a caller who asks how far it is, and last what it would have replied', async () => {
    const userId = await livelyUser();
    const document = await exported(userId);
    await wipe(userId);
    const told = async (text: string) => {
      const answer = await raw(text, '?progress=true');
      expect({ status: answer.status, type: answer.headers['content-type'] }).toEqual({
        status: 200,
        type: 'application/x-ndjson; charset=utf-8',
      });
      return linesOf(answer.text);
    };
    const lines = await told(document);
    const bytes = Buffer.byteLength(document);
    expect(lines[0]).toEqual({ kind: 'progress', step: 'checking', bytes: expect.any(Number), of: bytes });
    expect(lines.at(-2)).toEqual({ kind: 'progress', step: 'writing', bytes: expect.any(Number), of: bytes });
    const first = lines.at(-1) as unknown as { body: Imported };
    expect(first).toEqual({ kind: 'reply', status: 201, body: expect.objectContaining({ user_id: userId }) });
    expect((await told(document)).at(-1)).toEqual({
      kind: 'reply',
      status: 200,
      body: { user_id: userId, imported: NONE, unchanged: first.body.imported, grown: 0, conflicts: [] },
    });
    expect((await told(document.slice(0, -9))).at(-1)).toMatchObject({
      kind: 'reply',
      status: 400,
      body: { code: 'invalid_request', status: 400, request_id: expect.any(String) },
    });
    expectProblem(await raw(document, '?progress=yes'), 400, 'invalid_request');
  });

  it('goes on where it was broken off', async () => {
    const userId = await livelyUser();
    const before = await exported(userId);
    const [gone] = linesOf(before).flatMap((line) => (line.kind === 'session' ? [line.session_id] : []));
    await app.sql('DELETE FROM sessions WHERE session_id = $1', [gone]);
    const rest = await raw(before);
    expect(rest.body.imported.sessions).toBe(1);
    expect(rest.body.unchanged.sessions).toBe(1);
    expect(await exported(userId)).toBe(before);
  });

  it('is 400 with its place where a byte was changed, cut off or put in, and writes nothing', async () => {
    const userId = await livelyUser();
    const text = await exported(userId);
    await wipe(userId);
    const print = await app.fingerprint();
    const last = linesOf(text).length - 1;
    const changed = expectProblem(await raw(text.replace('Casa Labra', 'Casa Lucio')), 400, 'invalid_request');
    expect(pointers(changed)).toEqual([`/${last}/checksum`]);
    expectProblem(await raw(text.slice(0, text.trimEnd().lastIndexOf('\n') + 1)), 400, 'invalid_request');
    expectProblem(await raw(text.slice(0, text.length / 2)), 400, 'invalid_request');
    expectProblem(await raw(`${text}{"kind":"user"}`), 400, 'invalid_request');
    const odd = expectProblem(await raw(text.replace('"kind":"memory"', '"kind":"dream"')), 400, 'invalid_request');
    expect(pointers(odd)[0]).toMatch(/^\/\d+\/kind$/);
    for (const wrong of ['', '{}', 'x', '{"kind":"turn"}']) expectProblem(await raw(wrong), 400, 'invalid_request');
    expect(await app.fingerprint()).toBe(print);
  });

  it('is 409 over other content, and writes nothing', async () => {
    const userId = await livelyUser();
    const text = await exported(userId);
    const [, session] = linesOf(text);
    await app.saveTurn(turnBody(userId, String(session?.session_id)));
    const print = await app.fingerprint();
    expectProblem(await raw(text), 409, 'version_conflict');
    expect(await app.fingerprint()).toBe(print);
  });
});

describe('POST /v1/users/import with the conversations of ChatGPT', () => {
  const at = (minute: number) => 1_700_000_000 + 60 * minute;
  const node = (id: string, parent: string | null, role: string, parts: unknown[], minute: number, more = {}) => ({
    id,
    parent,
    children: [],
    message: {
      id,
      author: { role },
      create_time: at(minute),
      content: { content_type: 'text', parts },
      metadata: {},
      ...more,
    },
  });
  const conversation = (id: string) => ({
    conversation_id: id,
    title: 'Viaje a León',
    create_time: at(0),
    current_node: 'e',
    mapping: {
      root: { id: 'root', parent: null, children: ['s'], message: null },
      s: { ...node('s', 'root', 'system', [''], 0), children: ['a'] },
      a: { ...node('a', 's', 'user', ['¿Qué ver en León?'], 1), children: ['b', 'x'] },
      x: node('x', 'a', 'assistant', ['Una respuesta que no fue'], 2),
      b: { ...node('b', 'a', 'assistant', ['La catedral'], 3), children: ['c'] },
      c: { ...node('c', 'b', 'user', ['Vivo en León', { content_type: 'image_asset_pointer' }], 4), children: ['d'] },
      d: {
        ...node('d', 'c', 'assistant', ['secreto'], 5, { metadata: { is_visually_hidden_from_conversation: true } }),
        children: ['e'],
      },
      e: node('e', 'd', 'assistant', ['¡Qué bien!'], 6),
    },
  });

  it('makes a session of each conversation, along its current branch, with its dates', async () => {
    const userId = fresh('user');
    const id = fresh('conversation');
    const text = JSON.stringify([conversation(id)], null, 1);
    const first = await raw(text, `?user_id=${userId}`, 'application/json');
    expect(first.status, first.text).toBe(201);
    expect(first.body.imported).toMatchObject({ sessions: 1, turns: 2 });
    const turns = await app.get<{ items: { created_at: string; messages: unknown }[] }>(
      `/v1/sessions/chatgpt:${id}/turns`,
    );
    expect(turns.body.items.map((turn) => [turn.created_at, turn.messages])).toEqual([
      [
        '2023-11-14T22:14:20.000Z',
        [
          { role: 'user', content: '¿Qué ver en León?', created_at: '2023-11-14T22:14:20.000Z' },
          { role: 'assistant', content: 'La catedral', created_at: '2023-11-14T22:16:20.000Z' },
        ],
      ],
      [
        '2023-11-14T22:17:20.000Z',
        [
          { role: 'user', content: 'Vivo en León\n[image]', created_at: '2023-11-14T22:17:20.000Z' },
          { role: 'assistant', content: '¡Qué bien!', created_at: '2023-11-14T22:19:20.000Z' },
        ],
      ],
    ]);
    const again = await raw(text, `?user_id=${userId}`, 'application/json');
    expect([again.status, again.body.unchanged.sessions]).toEqual([200, 1]);
  });

  /** A conversation of alternating messages, one a minute. */
  const chat = (id: string, said: readonly string[], title = 'Charla') => ({
    conversation_id: id,
    title,
    create_time: at(0),
    current_node: `m${said.length - 1}`,
    mapping: Object.fromEntries(
      said.map((text, index) => [
        `m${index}`,
        node(`m${index}`, index === 0 ? null : `m${index - 1}`, index % 2 === 0 ? 'user' : 'assistant', [text], index),
      ]),
    ),
  });
  const turnsOf = async (id: string) => {
    const url = `/v1/sessions/chatgpt:${id}/turns`;
    const { items } = (await app.get<{ items: { created_at: string; messages: { content: string }[] }[] }>(url)).body;
    return items.map((turn) => [turn.created_at, turn.messages.map(({ content }) => content)]);
  };

  it('adds what conversations went on by, imports new ones, and names those that are others by now', async () => {
    const userId = fresh('user');
    const [same, grown, other, added] = [fresh('c'), fresh('c'), fresh('c'), fresh('c')];
    const send = (...conversations: object[]) =>
      raw(JSON.stringify(conversations), `?user_id=${userId}`, 'application/json');
    const begun = [chat(same, ['uno', 'dos']), chat(other, ['tres', 'cuatro']), chat(grown, ['Vivo en León', 'ah'])];
    expect((await send(...begun)).status).toBe(201);
    const later = [
      chat(same, ['uno', 'dos'], 'Otro título'),
      chat(other, ['tres', 'otra respuesta', 'cinco']),
      chat(grown, ['Vivo en León', 'ah', 'Trabajo en Repsol', 'bien', 'y ya']),
      chat(added, ['nueva', 'sí']),
    ];
    const { status, body, text } = await send(...later);
    expect(status, text).toBe(201);
    expect(body).toMatchObject({ imported: { sessions: 1, turns: 3 }, unchanged: { sessions: 1, turns: 2 }, grown: 1 });
    expect(body.conflicts).toEqual([
      { session_id: `chatgpt:${other}`, detail: expect.stringContaining(`chatgpt:${other}`) },
    ]);
    expect(await turnsOf(grown)).toEqual([
      ['2023-11-14T22:13:20.000Z', ['Vivo en León', 'ah']],
      ['2023-11-14T22:15:20.000Z', ['Trabajo en Repsol', 'bien']],
      ['2023-11-14T22:17:20.000Z', ['y ya']],
    ]);
    expect((await turnsOf(other)).map(([, said]) => said)).toEqual([['tres', 'cuatro']]);
    expect(await turnsOf(added)).toHaveLength(1);
    const facts = await app.get<{ items: { value: string }[] }>(`/v1/users/${userId}/facts`);
    expect(facts.body.items.map(({ value }) => value).sort()).toEqual(['trabaja en Repsol', 'vive en León']);
    const before = await app.fingerprint();
    const again = await send(...later);
    expect([again.status, again.body.imported, again.body.grown]).toEqual([200, NONE, 0]);
    expect(again.body.conflicts).toHaveLength(1);
    expect(await app.fingerprint()).toBe(before);
  });

  it('adds the answer to a question that was the last message, and takes all of it as there afterwards', async () => {
    const [userId, id] = [fresh('user'), fresh('c')];
    const send = (said: string[]) => raw(JSON.stringify([chat(id, said)]), `?user_id=${userId}`, 'application/json');
    await send(['uno', 'dos', 'tres']);
    expect((await send(['uno', 'dos', 'tres', 'cuatro', 'cinco'])).body).toMatchObject({ grown: 1 });
    expect((await turnsOf(id)).map(([, said]) => said)).toEqual([['uno', 'dos'], ['tres'], ['cuatro'], ['cinco']]);
    expect((await send(['uno', 'dos', 'tres', 'cuatro', 'cinco'])).status).toBe(200);
    expect((await send(['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'])).body).toMatchObject({ grown: 1 });
    expect(await turnsOf(id)).toHaveLength(5);
  });

  it('goes on with a session whose first turns were let go', async () => {
    const [userId, id] = [fresh('user'), fresh('c')];
    const send = (said: string[]) => raw(JSON.stringify([chat(id, said)]), `?user_id=${userId}`, 'application/json');
    await send(['uno', 'dos', 'tres', 'cuatro']);
    await app.post(`/v1/sessions/chatgpt:${id}/trim`, { keep_last_n: 2 });
    expect((await send(['uno', 'dos', 'tres', 'cuatro'])).status).toBe(200);
    expect((await send(['uno', 'dos', 'tres', 'cuatro', 'cinco'])).body).toMatchObject({ grown: 1, conflicts: [] });
    expect((await turnsOf(id)).map(([, said]) => said)).toEqual([['tres', 'cuatro'], ['cinco']]);
  });

  it('asks whose they are, and refuses what is no conversation', async () => {
    const text = JSON.stringify([conversation(fresh('conversation'))]);
    expect(pointers(expectProblem(await raw(text, '', 'application/json'), 400, 'invalid_request'))).toEqual([
      '?user_id',
    ]);
    expectProblem(await raw('[{"title":"x"}]', '?user_id=u1', 'application/json'), 400, 'invalid_request');
  });
});
