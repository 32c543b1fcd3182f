import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractApp, expectProblem, fresh, openContractApp, pointers } from './contract-app.ts';
import { indexAll } from './index-all.ts';

interface Hit {
  kind: string;
  session_id: string | null;
  turn_number: number | null;
  role: string | null;
  snippet: string;
  score: number;
  created_at: string;
}
interface Page {
  items: Hit[];
  next_cursor: string | null;
  degraded: string[];
}

let app: ContractApp;
beforeAll(async () => {
  app = await openContractApp({ API_KEYS: JSON.stringify(KEYS), SEMANTIC_MEMORY_ENABLED: 'true' });
});
afterAll(() => app.close());

const KEYS = [
  { key: 'a-write-0123456789', tenant: 'default', scope: 'write' },
  { key: 'a-read-0123456789', tenant: 'default', scope: 'read' },
  { key: 'a-ana-0123456789', tenant: 'default', user_id: 'ana', scope: 'read' },
  { key: 'b-write-0123456789', tenant: 'other', scope: 'write' },
];
const as = (key: string) => ({ authorization: `Bearer ${key}-0123456789` });

async function say(
  user: string,
  session: string,
  said: string,
  answer = 'De acuerdo.',
  more: object = {},
  key = 'a-write',
) {
  const messages = [
    { role: 'user', content: said },
    { role: 'assistant', content: answer },
  ];
  const saved = await app.saveTurn({ user_id: user, session_id: session, messages, ...more }, as(key));
  expect(saved.status, saved.text).toBe(201);
}
async function search(user: string, query: string, more: object = {}, key = 'a-write'): Promise<Page> {
  const answer = await app.post<Page>('/v1/search', { user_id: user, query, ...more }, as(key));
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}
const texts = ({ items }: Page) => items.map(({ snippet }) => snippet.replaceAll(/<\/?mark>/g, ''));

const named = (rows: readonly { name: string }[]) => rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Every test below holds for turns that were just saved, and again once they are in the index. */
describe.each([
  ['just saved', async () => undefined],
  ['in the index', () => indexAll(app)],
])('POST /v1/search, turns %s', (_, settle) => {
  it('finds what was just said, by its message, with the hit marked as it was written', async () => {
    const user = fresh('u');
    await say(user, `${user}-s`, 'Ayer comí una PAELLA riquísima en Valencia', 'Qué bien');
    await settle();
    const { items, next_cursor, degraded } = await search(user, 'paella', { kind: 'message' });
    expect(items).toEqual([
      {
        kind: 'message',
        session_id: `${user}-s`,
        turn_number: 1,
        role: 'user',
        snippet: 'Ayer comí una <mark>PAELLA</mark> riquísima en Valencia',
        score: expect.any(Number),
        created_at: expect.stringMatching(/Z$/),
      },
    ]);
    expect(items[0]?.score).toBeGreaterThan(0);
    expect(items[0]?.score).toBeLessThanOrEqual(1);
    expect({ next_cursor, degraded }).toEqual({ next_cursor: null, degraded: [] });
  });

  it.each([
    ['accents of the text', 'La canción que oímos', 'cancion', '<mark>canción</mark>'],
    ['accents of the query', 'la cancion que oimos', 'canción', '<mark>cancion</mark>'],
    ['composed and decomposed letters', 'un cafe\u0301 solo', 'café', '<mark>cafe\u0301</mark>'],
    ['a Spanish stem', 'estuve corriendo por el parque', 'correr', '<mark>corriendo</mark>'],
    ['a Spanish plural', 'compré lápices', 'lápiz', '<mark>lápices</mark>'],
    ['an English stem', 'I was running in the park', 'run', '<mark>running</mark>'],
    ['an English word in Spanish', 'los deployments fallaron', 'deployment', '<mark>deployments</mark>'],
    ['a file by a part of its path', 'mira src/memory/app.ts', 'app.ts', '<mark>app.ts</mark>'],
    ['a script without blanks', '東京タワーに行った', '東京', '<mark>東京</mark>'],
    ['a word that everybody says, alone', 'hola hola', 'hola', '<mark>hola</mark>'],
  ])('finds by %s', async (_name, said, query, marked) => {
    const user = fresh('u');
    await say(user, `${user}-s`, said, 'x');
    await say(user, `${user}-s`, 'otra cosa distinta', 'y');
    await settle();
    const { items } = await search(user, query, { kind: 'message' });
    expect(items).toHaveLength(1);
    expect(items[0]?.snippet).toContain(marked);
  });

  it('asks for every word, for phrases as they stand, and leaves out what is excluded', async () => {
    const user = fresh('u');
    for (const said of ['sushi barato en Sol', 'sushi caro en Sol', 'en Sol hay sushi y ramen', 'ramen en Lavapiés'])
      await say(user, `${user}-s`, said, '-');
    await settle();
    const found = async (query: string) => texts(await search(user, query, { kind: 'message' })).sort();
    expect(await found('sushi sol')).toEqual(['en Sol hay sushi y ramen', 'sushi barato en Sol', 'sushi caro en Sol']);
    expect(await found('sushi -caro')).toEqual(['en Sol hay sushi y ramen', 'sushi barato en Sol']);
    expect(await found('"sushi barato"')).toEqual(['sushi barato en Sol']);
    expect(await found('"barato sushi"')).toEqual([]);
    expect(await found('sushi -"caro en"')).toEqual(['en Sol hay sushi y ramen', 'sushi barato en Sol']);
    expect(await found('sushi pizza')).toEqual([]);
    expect(await found('-sushi')).toEqual([]);
    expect(await found('?!')).toEqual([]);
    expect(await found('“sushi caro”')).toEqual(['sushi caro en Sol']);
  });

  it('filters by session, role and date', async () => {
    const user = fresh('u');
    await say(user, `${user}-1`, 'pan de centeno', 'el pan es bueno', { created_at: '2025-01-10T12:00:00.000Z' });
    await say(user, `${user}-2`, 'pan de molde', 'sin comentarios', { created_at: '2025-02-10T12:00:00.000Z' });
    await settle();
    const found = async (more: object) => texts(await search(user, 'pan', { kind: 'message', ...more })).sort();
    expect(await found({ session_id: `${user}-1` })).toEqual(['el pan es bueno', 'pan de centeno']);
    expect(await found({ session_id: 'nobody' })).toEqual([]);
    expect(await found({ role: 'assistant' })).toEqual(['el pan es bueno']);
    expect(await found({ role: 'tool' })).toEqual([]);
    expect(await found({ from: '2025-02-01T00:00:00.000Z' })).toEqual(['pan de molde']);
    expect(await found({ to: '2025-01-10' })).toEqual(['el pan es bueno', 'pan de centeno']);
    expect(await found({ from: '2025-01-11', to: '2025-02-09' })).toEqual([]);
  });

  it('finds facts and memories beside messages, and by kind only those', async () => {
    const user = fresh('u');
    await say(user, `${user}-s`, 'hablemos de jardinería', '-');
    await app.post(`/v1/users/${user}/facts`, { key: 'hobby', value: 'le gusta la jardinería' }, as('a-write'));
    await app.post(
      `/v1/users/${user}/memories`,
      { content: 'Montó un huerto de jardinería', type: 'episodic' },
      as('a-write'),
    );
    await settle();
    const kinds = ({ items }: Page) => items.map(({ kind }) => kind).sort();
    expect(kinds(await search(user, 'jardinería'))).toEqual(['fact', 'memory', 'message']);
    for (const kind of ['message', 'fact', 'memory'])
      expect(kinds(await search(user, 'jardinería', { kind }))).toEqual([kind]);
    for (const kind of ['daily_log', 'snapshot']) expect(kinds(await search(user, 'jardinería', { kind }))).toEqual([]);
    const [fact] = (await search(user, 'jardineria', { kind: 'fact' })).items;
    expect(fact).toMatchObject({ role: null, snippet: 'hobby: le gusta la <mark>jardinería</mark>' });
  });

  it('never finds what another user or another tenant said', async () => {
    const user = fresh('u');
    await say(user, `${user}-mine`, 'secreto zanahoria', '-');
    await say(user, `${user}-theirs`, 'secreto berenjena', '-', {}, 'b-write');
    await say(`${user}x`, `${user}-x`, 'secreto calabaza', '-');
    await settle();
    expect(texts(await search(user, 'secreto'))).toEqual(['secreto zanahoria']);
    expect(texts(await search(user, 'secreto', {}, 'b-write'))).toEqual(['secreto berenjena']);
    expect(texts(await search(user, 'secreto', { session_id: `${user}-x` }))).toEqual([]);
    expect(texts(await search('nobody', 'secreto'))).toEqual([]);
  });

  it('gives pages that overlap nowhere and miss nothing, the best first', async () => {
    const user = fresh('u');
    for (let turn = 1; turn <= 12; turn += 1)
      await say(
        user,
        `${user}-s`,
        turn === 5 ? 'tomate tomate tomate' : `tomate número ${turn} entre muchas otras palabras`,
        '-',
      );
    await settle();
    const seen: number[] = [];
    const scores: number[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await search(user, 'tomate', { limit: 5, kind: 'message', ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ turn_number }) => turn_number ?? 0));
      scores.push(...page.items.map(({ score }) => score));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen[0]).toBe(5);
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_row, index) => index + 1));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('cuts long texts around the hit and writes their own marks as entities', async () => {
    const user = fresh('u');
    const words = 'palabra '.repeat(200);
    await say(user, `${user}-s`, `${words}<script>alert("aguacate")</script> & ${words}`, '-');
    await settle();
    const [hit] = (await search(user, 'aguacate')).items;
    expect(hit?.snippet).toContain('&lt;script&gt;alert("<mark>aguacate</mark>")&lt;/script&gt; &amp; palabra');
    expect(hit?.snippet).toMatch(/^…palabra .* palabra…$/);
    expect(hit?.snippet.replaceAll(/<\/?mark>|&\w+;/g, '').length).toBeLessThanOrEqual(242);
  });

  it('finds a session by what it says and by what it mentions', async () => {
    const user = fresh('u');
    await say(user, `${user}-1`, 'abre src/lib/deep.ts, por favor', 'Hecho.');
    await say(user, `${user}-2`, 'cenamos en Cuenca', 'Qué bien.');
    await settle();
    const list = async (query: string) => {
      const answer = await app.get<{ items: { session_id: string }[] }>(
        `/v1/sessions?user_id=${user}&${query}`,
        as('a-read'),
      );
      expect(answer.status, answer.text).toBe(200);
      return answer.body.items.map(({ session_id }) => session_id);
    };
    expect(await list('q=cenamos')).toEqual([`${user}-2`]);
    expect(await list('entity=src/lib/deep.ts')).toEqual([`${user}-1`]);
    expect(await list('entity=DEEP.ts')).toEqual([`${user}-1`]);
    expect(await list('entity=other/deep.ts')).toEqual([]);
    expect(await list('entity=deep.ts&q=cenamos')).toEqual([]);
    expect(await list('q=nada')).toEqual([]);
  });

  it('tells what a session mentions, tool output included, and finds it where entities are asked for', async () => {
    const user = fresh('u');
    const messages = [
      { role: 'user', content: 'Ejecuta git status y mira main.py; mi hermana Ana está en Madrid. Estoy en Toledo' },
      { role: 'tool', content: '$ npm test\nModuleNotFoundError: No module named numpy' },
      { role: 'assistant', content: 'Hecho.' },
    ];
    const extra_metadata = { places: [{ name: 'Casa Labra' }] };
    await app.saveTurn({ user_id: user, session_id: `${user}-s`, messages, extra_metadata }, as('a-write'));
    await settle();
    const answer = await app.get<{ entities: Record<string, string[]> }>(`/v1/sessions/${user}-s`, as('a-read'));
    const sorted = Object.entries(answer.body.entities).map(([kind, names]) => [kind, names.toSorted()]);
    expect(Object.fromEntries(sorted)).toEqual({
      files: ['main.py'],
      commands: ['git status', 'npm test'],
      errors: ['ModuleNotFoundError: No module named numpy'],
      places: ['Casa Labra', 'Toledo'],
      people: ['Ana'],
      topics: expect.arrayContaining(['hermana']),
    });
    const { items } = await search(user, 'numpy', { kind: 'entity' });
    expect(items).toMatchObject([{ kind: 'entity', session_id: `${user}-s`, turn_number: 1, role: null }]);
    expect((await search(user, 'numpy')).items).toEqual([]); // output of tools is no message to be found
  });

  it('tells the commands and topics that come up over sessions', async () => {
    const user = fresh('u');
    for (const session of ['1', '2', '3'])
      await say(user, `${user}-${session}`, `/reset`, `\`git push\``).then(() =>
        say(user, `${user}-${session}`, 'quiero otra receta de lentejas', 'Claro'),
      );
    await say(user, `${user}-3`, '$ ls -la', '-');
    await settle();
    const answer = await app.get<{ frequent_commands: { name: string }[]; topics: { name: string }[] }>(
      `/v1/users/${user}/patterns`,
      as('a-read'),
    );
    expect(answer.body).toMatchObject({
      languages: expect.any(Array),
      active_hours: expect.any(Array),
      frequent_places: [],
    });
    expect(named(answer.body.topics)).toEqual([
      { name: 'lentejas', mentions: 3, sessions: 3 },
      { name: 'receta', mentions: 3, sessions: 3 },
    ]);
    expect(named(answer.body.frequent_commands)).toEqual([
      { name: '/reset', mentions: 3, sessions: 3 },
      { name: 'git push', mentions: 3, sessions: 3 },
      { name: 'ls -la', mentions: 1, sessions: 1 },
    ]);
  });
});

describe('GET /v1/sessions?q=', () => {
  it('lists every session that says it, page by page, by either order, however many there are', async () => {
    const user = fresh('u');
    const ids = Array.from({ length: 231 }, (_row, index) => `${user}-${index}`);
    for (const id of ids) await say(user, id, 'hablamos del zapatero', 'El zapatero, claro');
    await indexAll(app);
    await say(user, ids[0] as string, 'otra cosa');
    const list = async (query: string) => {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const at: string = cursor === null ? '' : `&cursor=${cursor}`;
        const answer = await app.get<{
          items: { session_id: string }[];
          next_cursor: string | null;
          degraded: string[];
        }>(`/v1/sessions?user_id=${user}&limit=50${query}${at}`, as('a-read'));
        expect(answer.status, answer.text).toBe(200);
        expect(answer.body.degraded).toEqual([]);
        seen.push(...answer.body.items.map(({ session_id }) => session_id));
        cursor = answer.body.next_cursor;
      } while (cursor !== null);
      return seen;
    };
    const latestFirst = ids.toReversed();
    const byActivity = [ids[0], ...latestFirst.slice(0, -1)];
    expect(await list('&q=zapatero')).toEqual(latestFirst);
    expect(await list('&q=zapatero&order=activity')).toEqual(byActivity);
    expect(await list('&order=activity')).toEqual(byActivity);
  });

  it('refuses an order that there is not, and the cursor of another one', async () => {
    const user = fresh('u');
    for (const session of ['1', '2']) await say(user, `${user}-${session}`, 'hola');
    const get = (query: string) =>
      app.get<{ next_cursor: string }>(`/v1/sessions?user_id=${user}&limit=1&${query}`, as('a-read'));
    expect(pointers(expectProblem(await get('order=name'), 400, 'invalid_request'))).toEqual(['?order']);
    const { body } = await get('order=activity');
    expect((await get(`order=activity&cursor=${body.next_cursor}`)).status).toBe(200);
    const other = await get(`cursor=${body.next_cursor}`);
    expect(pointers(expectProblem(other, 400, 'invalid_request'))).toEqual(['?cursor']);
  });
});

describe('POST /v1/search', () => {
  it('refuses what it cannot read, and tells where', async () => {
    const refused = async (body: object) =>
      pointers(expectProblem(await app.post('/v1/search', body, as('a-write')), 400, 'invalid_request'));
    expect(await refused({ user_id: 'u' })).toEqual(['/query']);
    expect(await refused({ user_id: 'u', query: ' ' })).toEqual(['/query']);
    expect(await refused({ user_id: 'u', query: 'a\0b' })).toEqual(['/query']);
    expect(await refused({ user_id: 'u', query: 'x'.repeat(1_025) })).toEqual(['/query']);
    expect(await refused({ user_id: 'u', query: 'pan '.repeat(40) })).toEqual(['/query']);
    expect(await refused({ user_id: 'u', query: 'a', kind: 'turn' })).toEqual(['/kind']);
    expect(await refused({ user_id: 'u', query: 'a', role: 'robot' })).toEqual(['/role']);
    expect(await refused({ user_id: 'u', query: 'a', limit: 201 })).toEqual(['/limit']);
    expect(await refused({ user_id: 'u', query: 'a', from: 'ayer' })).toEqual(['/from']);
    expect(await refused({ user_id: 'u', query: 'a', from: '2025-02-01', to: '2025-01-01' })).toEqual(['/to']);
    expect(await refused({ user_id: 'u', query: 'a', cursor: 'x' })).toEqual(['?cursor']);
    expect(await refused({ user_id: 'u', query: 'a', colour: 'red' })).toEqual(['/colour']);
  });

  it('is a read, and for a key of one user only of that user', async () => {
    await say('ana', 'ana-s', 'una sandía', '-');
    expect(texts(await search('ana', 'sandía', {}, 'a-read'))).toEqual(['una sandía']);
    expect(texts(await search('ana', 'sandía', {}, 'a-ana'))).toEqual(['una sandía']);
    expectProblem(await app.post('/v1/search', { user_id: 'luis', query: 'sandía' }, as('a-ana')), 403, 'forbidden');
    expectProblem(await app.get('/v1/users/luis/patterns', as('a-ana')), 403, 'forbidden');
    expectProblem(await app.post('/v1/search', { user_id: 'ana', query: 'x' }), 401, 'unauthorized');
  });
});
