import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type ContractApp, expectProblem, fresh, openContractApp, pointers, turnBody } from './contract-app.ts';
import { indexAll } from './index-all.ts';

const WRITE_KEY = 'write-key-0123456789abcdef';
const OTHER_KEY = 'other-key-0123456789abcdef';
const MOST = 8;

interface Line {
  readonly id: string;
  readonly text: string;
  readonly source: string;
  readonly created_at: string;
}
interface Day {
  readonly date: string;
  readonly timezone: string;
  readonly items: Line[];
  readonly next_cursor: string | null;
}
interface Found {
  readonly items: { id: string; type: string; kind: string; content: string; snippet: string }[];
}

let app: ContractApp;
beforeAll(async () => {
  app = await openContractApp({
    SEMANTIC_MEMORY_ENABLED: 'true',
    JOURNAL_MAX_LINES: String(MOST),
    API_KEYS: JSON.stringify([
      { key: WRITE_KEY, tenant: 'default' },
      { key: OTHER_KEY, tenant: 'other' },
    ]),
  });
});
afterAll(() => app.close());

const key = (value: string) => ({ authorization: `Bearer ${value}` });
const auth = key(WRITE_KEY);
const add = (user: string, text: unknown, headers: Record<string, string> = {}) =>
  app.post<Line>(`/v1/users/${user}/journal`, { text }, { ...auth, ...headers });
const zone = (user: string, timezone: unknown) =>
  app.send<{ user_id: string; timezone: string }>({
    method: 'PATCH',
    url: `/v1/users/${user}`,
    headers: { 'content-type': 'application/json', ...auth },
    payload: JSON.stringify({ timezone }),
  });
const today = (timeZone = 'UTC') => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
const read = (user: string, date = today(), query = '') =>
  app.get<Day>(`/v1/users/${user}/journal/${date}${query}`, auth);
const textsOf = async (user: string) => (await read(user, today(), '?limit=200')).body.items.map(({ text }) => text);
const recalled = async (user: string, query: string, more = {}) =>
  (await app.post<Found>(`/v1/users/${user}/recall`, { query, min_score: 0, ...more }, auth)).body.items;
const searched = async (user: string, query: string, kind?: string) =>
  (await app.post<Found>('/v1/search', { user_id: user, query, kind }, auth)).body.items;

describe('POST /v1/users/{user_id}/journal', () => {
  it('adds lines that their day shows in the order in which they came', async () => {
    const user = fresh('u');
    const first = await add(user, 'Reservada la mesa en Casa Labra');
    expect(first.status, first.text).toBe(201);
    expect(first.body).toMatchObject({ text: 'Reservada la mesa en Casa Labra', source: 'caller' });
    const second = await add(user, 'Pagada la fianza');
    const { status, body } = await read(user, first.body.created_at.slice(0, 10));
    expect(status).toBe(200);
    expect(body).toEqual({
      date: first.body.created_at.slice(0, 10),
      timezone: 'UTC',
      items: [first.body, second.body],
      next_cursor: null,
    });
  });

  it('gives a retry with the same key the first line, and refuses the key for another text', async () => {
    const user = fresh('u');
    const retry = { 'idempotency-key': `k-${user}` };
    const sent = await Promise.all([1, 2, 3].map(() => add(user, 'Comprado el billete', retry)));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    for (const { status, headers } of sent)
      expect(headers['idempotent-replay']).toBe(status === 200 ? 'true' : undefined);
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
    expectProblem(await add(user, 'Otra cosa', retry), 409, 'idempotency_mismatch');
    expect(await textsOf(user)).toEqual(['Comprado el billete']);
    const other = await add(fresh('u'), 'Comprado el billete', retry);
    expect(other.body.id).not.toBe(sent[0]?.body.id);
    for (let line = 0; line < MOST; line += 1) await add(user, `relleno ${line}`);
    expect(await textsOf(user)).not.toContain('Comprado el billete');
    expect((await add(user, 'Comprado el billete', retry)).text).toBe(sent[0]?.text);
    expect(await textsOf(user)).not.toContain('Comprado el billete');
  });

  it.each([
    ['', '/text'],
    ['   ', '/text'],
    [null, '/text'],
    [7, '/text'],
    ['x'.repeat(4_097), '/text'],
    ['nul \u0000', '/text'],
  ])('refuses the text %j', async (text, pointer) => {
    expect(pointers(expectProblem(await add('u1', text), 400, 'invalid_request'))).toEqual([pointer]);
  });

  it('keeps a line whatever is in it, and gives it back the same', async () => {
    const user = fresh('u');
    const odd = '¿Ñandú? 🦤 <b>"x"</b> \\ $1 ; DROP TABLE daily_log;';
    await add(user, odd);
    expect(await textsOf(user)).toEqual([odd]);
  });
});

describe('GET /v1/users/{user_id}/journal/{date}', () => {
  it('is an empty day for whoever is not known, and for a day without lines', async () => {
    expect((await read(fresh('nobody'), '2020-02-29')).body).toEqual({
      date: '2020-02-29',
      timezone: 'UTC',
      items: [],
      next_cursor: null,
    });
  });

  it.each(['2026-02-30', '2026-13-01', 'today', '2026-1-1', '0001-01-01', '20260101'])(
    'refuses the day %s',
    async (date) => {
      expectProblem(await read('u1', date), 400, 'invalid_request');
    },
  );

  it('gives every line once, page by page, while lines are added', async () => {
    const user = fresh('u');
    const told = ['uno', 'dos', 'tres', 'cuatro', 'cinco'];
    for (const text of told) await add(user, text);
    const seen: string[] = [];
    let query = '?limit=2';
    for (;;) {
      const { body } = await read(user, today(), query);
      seen.push(...body.items.map(({ text }) => text));
      if (seen.length === 2) await add(user, 'seis');
      if (body.next_cursor === null) break;
      query = `?limit=2&cursor=${encodeURIComponent(body.next_cursor)}`;
    }
    expect(seen).toEqual([...told, 'seis']);
  });

  it('shows nothing of another user or tenant', async () => {
    const user = fresh('u');
    await add(user, 'Solo mía');
    const path = `/v1/users/${user}/journal/${today()}`;
    expect((await app.get<Day>(path, key(OTHER_KEY))).body.items).toEqual([]);
    expect((await read(fresh('u'))).body.items).toEqual([]);
  });

  it('tells facts that changed, in the language of each, and nothing of one that was forgotten but its key', async () => {
    const user = fresh('u');
    const teach = (text: string) =>
      app.saveTurn({ user_id: user, session_id: fresh('s'), messages: [{ role: 'user', content: text }] }, auth);
    await teach('Me llamo Juan y vivo en León');
    await teach('Ahora vivo en Burgos');
    await app.post(`/v1/users/${user}/facts`, { key: 'drink', value: 'drinks mate', language: 'en' }, auth);
    const before = (await read(user)).body.items;
    expect(before.every(({ source }) => source === 'fact')).toBe(true);
    const lines = before.map(({ text }) => text);
    expect(lines).toContain('Recordado: nombre → se llama Juan');
    expect(lines).toContain('Remembered: drink → drinks mate');
    expect(lines.some((line) => /^Actualizado: \S+ → vive en Burgos$/.test(line))).toBe(true);
    await app.delete(`/v1/users/${user}/facts?key=nombre`, auth);
    const after = await textsOf(user);
    expect(after.join('\n')).not.toContain('Juan');
    expect(after.at(-1)).toBe("Olvidado: un hecho sobre 'nombre'");
  });
});

describe('PATCH /v1/users/{user_id}', () => {
  it('moves midnight: a line lies in the day that its time has in the zone', async () => {
    const user = fresh('u');
    const line = (await add(user, 'Cambio de día')).body;
    for (const timezone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Argentina/Buenos_Aires']) {
      expect((await zone(user, timezone)).body).toEqual({ user_id: user, timezone });
      const date = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone }).format(new Date(line.created_at));
      const day = (await read(user, date)).body;
      expect(day).toMatchObject({ timezone, items: [line] });
      const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
      expect((await read(user, next)).body.items).toEqual([]);
    }
  });

  it('makes a user known that was not', async () => {
    const user = fresh('u');
    expect((await zone(user, 'Europe/Madrid')).status).toBe(200);
    expect((await read(user)).body.timezone).toBe('Europe/Madrid');
  });

  it.each(['Mars/Olympus', '', '+02:00', 'UTC+2', 5, null, 'x'.repeat(65)])('refuses %j', async (timezone) => {
    const problem = expectProblem(await zone('u1', timezone), 400, 'invalid_request');
    expect(pointers(problem)).toContain('/timezone');
  });
});

describe('JOURNAL_MAX_LINES', () => {
  it('lets the oldest lines go, over all days, and each is a memory that is found', async () => {
    const user = fresh('u');
    const names = ['Avila', 'Burgos', 'Cuenca', 'Denia', 'Elche', 'Figueres', 'Girona', 'Huelva', 'Irun', 'Jaca'];
    for (const name of names) await add(user, `Visitada la oficina de ${name}`);
    expect((await textsOf(user)).map((text) => text.split(' ').at(-1))).toEqual(names.slice(-MOST));
    for (const name of names) {
      const [found] = await recalled(user, `oficina de ${name}`, { types: ['daily_log'] });
      expect(found).toMatchObject({ type: 'daily_log', content: `Visitada la oficina de ${name}` });
      const hits = await searched(user, name, 'daily_log');
      expect(hits.map(({ snippet }) => snippet)).toEqual([`Visitada la oficina de <mark>${name}</mark>`]);
      expect(await searched(user, name)).toHaveLength(1);
    }
    const listed = await app.get<{ items: { content: string; expires_at: string | null }[] }>(
      `/v1/users/${user}/memories?type=daily_log&limit=50`,
      auth,
    );
    const expiring = listed.body.items.filter(({ expires_at }) => expires_at !== null);
    expect(expiring.map(({ content }) => content.split(' ').at(-1)).sort()).toEqual(['Avila', 'Burgos']);
    for (const { expires_at } of expiring) {
      const days = (Date.parse(expires_at as string) - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(89);
      expect(days).toBeLessThan(91);
    }
  });

  it('holds while lines are added at once, and none is lost', async () => {
    const user = fresh('u');
    const texts = Array.from({ length: 3 * MOST }, (_, at) => `línea ${at}`);
    const answers = await Promise.all(texts.map((text) => add(user, text)));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await textsOf(user)).toHaveLength(MOST);
    const kept = await app.get<{ items: { content: string }[] }>(`/v1/users/${user}/memories?limit=200`, auth);
    expect(kept.body.items.map(({ content }) => content).sort()).toEqual([...texts].sort());
  });
});

describe('A journal', () => {
  it('comes back out of an archive as it was, with its time zone and memories', async () => {
    const user = fresh('u');
    await zone(user, 'Asia/Tokyo');
    await add(user, 'Firmado el contrato');
    await add(user, 'Enviadas las llaves');
    const date = today('Asia/Tokyo');
    const before = await read(user, date);
    expect(before.body.items).toHaveLength(2);
    const document = (await app.get(`/v1/users/${user}/export`, auth)).text;
    await app.sql('DELETE FROM users WHERE user_id = $1', [user]);
    const sent = () =>
      app.send({
        method: 'POST',
        url: '/v1/users/import',
        headers: { 'content-type': 'application/x-ndjson', ...auth },
        payload: document,
      });
    expect((await sent()).status).toBe(201);
    expect((await read(user, date)).text).toBe(before.text);
    expect((await app.get(`/v1/users/${user}/export`, auth)).text).toBe(document);
    expect((await sent()).status).toBe(200);
    expect((await read(user, date)).text).toBe(before.text);
    expect(await recalled(user, 'contrato', { types: ['daily_log'] })).toHaveLength(1);
  });

  it('goes with its user, counted in the receipt with the snapshots', async () => {
    const user = `erased-${randomUUID()}`;
    const session = fresh('s');
    await app.saveTurn(turnBody(user, session), auth);
    await app.send({ method: 'POST', url: `/v1/sessions/${session}/reset`, headers: auth });
    await add(user, 'Una');
    await add(user, 'Dos');
    const { body } = await app.delete<{ receipt: object }>(`/v1/users/${user}`, auth);
    expect(body.receipt).toMatchObject({ daily_log: 2, snapshots: 1 });
    expect((await read(user)).body.items).toEqual([]);
    expect(await app.sql('SELECT FROM daily_log WHERE user_id = $1', [user])).toEqual([]);
    expect(await app.sql('SELECT FROM memories WHERE user_id = $1', [user])).toEqual([]);
  });
});

describe('what sessions tell', () => {
  let running: ContractApp;
  beforeAll(async () => {
    running = await openContractApp({ SEMANTIC_MEMORY_ENABLED: 'true', SESSION_MAX_MESSAGES: '4' });
    running.start();
  });
  afterAll(() => running.close());

  const say = async (user: string, session: string, content: string, language?: string) => {
    const messages = [
      { role: 'user', content },
      { role: 'assistant', content: 'Vale.' },
    ];
    const saved = await running.saveTurn({ user_id: user, session_id: session, messages, language });
    expect(saved.status, saved.text).toBe(201);
  };
  const lines = async (user: string) => {
    const { body } = await running.get<Day>(`/v1/users/${user}/journal/${today()}?limit=200`);
    return body.items.map(({ source, text }) => `${source}: ${text}`);
  };

  it('is told of the end of a session only where none of its turns is', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    await say(user, session, 'El perro de Marta se llama Trufa y ladra mucho', 'es');
    await running.post(`/v1/sessions/${session}/end`, {});
    const typesOf = async (more: object) => {
      const query = { query: 'el perro Trufa de Marta', min_score: 0, ...more };
      const found = await running.post<Found>(`/v1/users/${user}/recall`, query);
      return found.body.items.map(({ type }) => type);
    };
    await expect.poll(() => typesOf({ types: ['daily_log'] }), { timeout: 10_000 }).toEqual(['daily_log']);
    expect(await typesOf({ k: 50 })).not.toContain('daily_log');
    await running.sql("UPDATE memories SET expires_at = now() WHERE user_id = $1 AND type = 'episodic'", [user]);
    expect(await typesOf({ k: 50 })).toContain('daily_log');
  });

  it('is there while a session goes on, once its turns leave the window', async () => {
    const goOn = await openContractApp({ SEMANTIC_MEMORY_ENABLED: 'true' });
    onTestFinished(() => goOn.close());
    const [user, session] = [fresh('u'), fresh('s')];
    const saved = async (content: string) => {
      const messages = [{ role: 'user', content }];
      expect((await goOn.saveTurn({ user_id: user, session_id: session, messages })).status).toBe(201);
    };
    const told = async () => {
      const { body } = await goOn.get<Day>(`/v1/users/${user}/journal/${today()}`);
      return body.items.flatMap(({ source, text }) => (['decision', 'error'].includes(source) ? [text] : []));
    };
    await saved('Decidimos contratar el hosting en León');
    for (let turn = 2; turn < 9; turn += 1) await saved(`¿Y qué más hay que mirar? (${turn})`);
    await saved('El hosting da ECONNREFUSED');
    await indexAll(goOn);
    expect(await told()).toEqual([]);
    await saved('Cambié el puerto del hosting. ¡Ya funciona!');
    await indexAll(goOn);
    expect(await told()).toEqual(['Decidido: Decidimos contratar el hosting en León', 'Error resuelto: ECONNREFUSED']);
    for (let turn = 11; turn <= 20; turn += 1) await saved(`¿Y qué más hay que mirar? (${turn})`);
    await indexAll(goOn);
    expect(await told()).toHaveLength(2);
  });

  it('is a line each for decisions, solved errors and the end, in its language, also of turns that it holds no more', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    await say(user, session, 'Decidimos contratar el hosting en León');
    await say(user, session, 'El hosting da ECONNREFUSED');
    await say(user, session, 'Cambié el puerto del hosting. ¡Ya funciona!');
    await say(user, session, '¿Qué hosting usa la gente? No decidí nada más');
    const removed = () =>
      running.sql("SELECT FROM turns WHERE session_id = $1 AND turn_number = 1 AND messages <> '[]'", [session]);
    await expect.poll(async () => (await removed()).length).toBe(0);
    expect(await lines(user)).toContain('decision: Decidido: Decidimos contratar el hosting en León');
    for (let ends = 0; ends < 2; ends += 1) await running.post(`/v1/sessions/${session}/end`, {});
    await expect.poll(() => lines(user)).toHaveLength(3);
    expect(await lines(user)).toEqual([
      'decision: Decidido: Decidimos contratar el hosting en León',
      'error: Error resuelto: ECONNREFUSED',
      expect.stringMatching(/^session: Conversación terminada: hosting/),
    ]);
    const found = await running.post<Found>(`/v1/users/${user}/recall`, {
      query: 'qué hosting decidimos contratar',
      types: ['daily_log'],
      min_score: 0,
    });
    expect(found.body.items[0]?.content).toBe('Decidido: Decidimos contratar el hosting en León');
  });

  it('goes with the session where that is destroyed, a line of a caller stays', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    await say(user, session, 'We decided to rent the flat in York', 'en');
    await running.post(`/v1/sessions/${session}/end`, {});
    await expect.poll(() => lines(user)).toHaveLength(2);
    expect(await lines(user)).toEqual([
      'decision: Decided: We decided to rent the flat in York',
      'session: Conversation ended: decided, rent, flat, york',
    ]);
    await running.post(`/v1/users/${user}/journal`, { text: 'Mine' });
    await running.delete(`/v1/sessions/${session}`);
    // The fact that it taught stays, as facts do.
    expect(await lines(user)).toEqual([
      'fact: Remembered: decision → decided to rent the flat in York',
      'caller: Mine',
    ]);
    expect(await running.sql('SELECT FROM memories WHERE user_id = $1 AND NOT of_fact', [user])).toHaveLength(1);
  });
});

describe('a snapshot', () => {
  const reset = (session: string) => app.send({ method: 'POST', url: `/v1/sessions/${session}/reset`, headers: auth });
  const told = async (user: string, session: string, texts: readonly string[]) => {
    for (const content of texts) {
      const messages = [{ role: 'user', content }];
      const saved = await app.saveTurn({ user_id: user, session_id: session, messages, language: 'es' }, auth);
      expect(saved.status, saved.text).toBe(201);
    }
  };
  const SAID = ['El perro de Marta se llama Trufa', 'La contraseña del wifi del taller es gaviota', 'Hasta mañana'];

  it('is found by recall as one, lives 180 days, and is told only where its turns are not', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    await told(user, session, SAID);
    expect((await reset(session)).status).toBe(200);
    const query = 'cómo se llama el perro de Marta';
    const [found] = await recalled(user, query, { types: ['snapshot'] });
    expect(found?.type).toBe('snapshot');
    for (const text of SAID) expect(found?.content).toContain(text);
    const listed = await app.get<{ items: { expires_at: string }[] }>(`/v1/users/${user}/memories?type=snapshot`, auth);
    expect(listed.body.items).toHaveLength(1);
    expect((Date.parse(listed.body.items[0]?.expires_at ?? '') - Date.now()) / 86_400_000).toBeCloseTo(180, 1);
    expect((await recalled(user, query, { k: 50 })).map(({ type }) => type)).not.toContain('snapshot');
    await app.sql("UPDATE memories SET expires_at = now() WHERE user_id = $1 AND type = 'episodic'", [user]);
    const types = (await recalled(user, query)).map(({ type }) => type).filter((type) => type !== 'fact');
    expect(types).toEqual(['snapshot']);
    const built = await app.buildContext(
      {
        user_id: user,
        session_id: fresh('s'),
        current_query: '¿Cómo se llamaba el perro de Marta?',
        min_score: 0,
        memory_limit: 5,
      },
      auth,
    );
    expect(built.body.memories.map(({ type }) => type)).toEqual(['snapshot']);
    expect(built.text).toContain('Trufa');
  });

  it('is searched, comes back out of an archive, and goes with its session', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    await told(user, session, SAID);
    await reset(session);
    expect((await searched(user, 'gaviota', 'snapshot')).map(({ kind }) => kind)).toEqual(['snapshot']);
    expect(await searched(user, 'gaviota', 'memory')).toEqual([]);
    const document = (await app.get(`/v1/users/${user}/export`, auth)).text;
    await app.sql('DELETE FROM users WHERE user_id = $1', [user]);
    await app.send({
      method: 'POST',
      url: '/v1/users/import',
      headers: { 'content-type': 'application/x-ndjson', ...auth },
      payload: document,
    });
    expect(await recalled(user, 'wifi del taller', { types: ['snapshot'] })).toHaveLength(1);
    expect(await searched(user, 'gaviota', 'snapshot')).toHaveLength(1);
    await app.send({ method: 'DELETE', url: `/v1/sessions/${session}`, headers: auth });
    expect(await recalled(user, 'wifi del taller', { types: ['snapshot'] })).toEqual([]);
    expect(await searched(user, 'gaviota', 'snapshot')).toEqual([]);
  });

  it('is not told any more once what it speaks of is forgotten', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    await told(user, session, ['Me llamo Bartolomé y vivo en Soria', 'Hasta mañana']);
    await reset(session);
    expect(await recalled(user, 'quién vive en Soria', { types: ['snapshot'] })).toHaveLength(1);
    const facts = await app.get<{ items: { key: string }[] }>(`/v1/users/${user}/facts`, auth);
    for (const { key: name } of facts.body.items)
      await app.send({
        method: 'DELETE',
        url: `/v1/users/${user}/facts?key=${encodeURIComponent(name)}`,
        headers: auth,
      });
    expect(await recalled(user, 'quién vive en Soria', { types: ['snapshot'] })).toEqual([]);
  });
});
