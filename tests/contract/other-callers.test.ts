/** Whatever an operation names of somebody else, under a key of one user or of another tenant: nothing of it is told, and nothing changes. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractApp, expectProblem, openContractApp } from './contract-app.ts';

const OWNER = 'key-of-the-owning-tenant';
const OWNER_READS = 'key-of-the-owner-reading';
const STRANGERS = {
  'a key of another user': 'key-of-another-user-0001',
  'a key of another user that reads': 'key-of-another-user-read',
  'a key of another tenant': 'key-of-the-other-tenant1',
};
const API_KEYS = JSON.stringify([
  { key: OWNER, tenant: 'acme' },
  { key: OWNER_READS, tenant: 'acme', scope: 'read' },
  { key: STRANGERS['a key of another user'], tenant: 'acme', user_id: 'eve' },
  { key: STRANGERS['a key of another user that reads'], tenant: 'acme', user_id: 'eve', scope: 'read' },
  { key: STRANGERS['a key of another tenant'], tenant: 'other' },
]);
const as = (key: string) => ({ authorization: `Bearer ${key}` });

/** A word that everything of the owner says. */
const SECRET = 'quetzalcoatl';
const USER = 'ana';
const SESSION = 'ana-1';
const TURN_ID = '6f1c9c1e-3f0e-4c58-9c1b-5a4f7d1f2a10';
const turn = (content: string) => ({
  user_id: USER,
  session_id: SESSION,
  messages: [
    { role: 'user', content },
    { role: 'assistant', content: 'Vale.' },
  ],
});

/** What a request says beside its path, where it takes or needs something: all of it names the owner. */
const SENT: Readonly<Record<string, { readonly body?: unknown; readonly query?: string; readonly type?: string }>> = {
  saveTurn: { body: turn('Hola') },
  buildContext: { body: { user_id: USER, session_id: SESSION, current_query: '¿Qué dije?' } },
  invalidate: { body: { session_id: SESSION } },
  search: { body: { user_id: USER, query: SECRET } },
  extractPlan: { body: { query: 'cena mañana' } },
  listSessions: { query: `user_id=${USER}` },
  trimSession: { body: { keep_last_n: 0 } },
  patchSession: { body: { external_refs: { container_id: 'eve' } } },
  putSessionContext: { body: { context: { pin: 'eve' } } },
  putContextKey: { body: { value: 'eve' } },
  acquireLock: { body: { owner: 'eve', user_id: USER } },
  renewLock: { body: { lock_token: TURN_ID } },
  releaseLock: { body: { lock_token: TURN_ID } },
  importSession: { body: { user_id: USER, session_id: SESSION, messages: [{ role: 'user', content: 'Hola' }] } },
  importUser: {
    body: `{"kind":"user","format":"hipocampo.user","format_version":1,"user_id":"${USER}","created_at":"2024-03-01T10:00:00.000Z"}\n`,
    type: 'application/x-ndjson',
  },
  rememberFact: { body: { key: 'nombre', value: 'se llama Eva' } },
  forgetFacts: { query: 'key=nombre' },
  extractFacts: { body: { messages: [{ role: 'user', content: 'Me llamo Eva' }] } },
  saveMemory: { body: { type: 'episodic', content: 'De Eva' } },
  recall: { body: { query: SECRET, min_score: 0 } },
  patchUser: { body: { timezone: 'Asia/Tokyo' } },
  addJournalLine: { body: { text: 'De Eva' } },
  putMemoryFile: { body: '# Memoria\n\n- nombre: se llama Eva\n', type: 'text/markdown' },
  addWebhook: { body: { url: 'https://8.8.8.8/eve', user_id: USER } },
  replayWebhook: { body: { from: '1' } },
  putToolResult: { body: { params: {}, result: 'eve', user_id: USER } },
  getToolResult: { query: `params=%7B%7D&user_id=${USER}` },
  streamEvents: { query: `user_id=${USER}` },
};
/** Operations that name nobody, or are of no effect on what is not the caller's: they tell only of the caller's own. */
const OF_THE_CALLER = ['extractPlan', 'listJobs', 'listWebhooks', 'invalidate'];
interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

describe('somebody else', () => {
  let app: ContractApp;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    app = await openContractApp({ API_KEYS, SEMANTIC_MEMORY_ENABLED: 'true' });
    const own = as(OWNER);
    const made = async <Body>(answer: Promise<{ status: number; text: string; body: Body }>): Promise<Body> => {
      const { status, text, body } = await answer;
      expect(status, text).toBeLessThan(300);
      return body;
    };
    const put = (url: string, payload: object) => app.send({ method: 'PUT', url, headers: own, payload });
    await made(app.saveTurn(turn(`Hablemos de ${SECRET}`), own));
    await made(app.post(`/v1/sessions/${SESSION}/reset`, undefined, own));
    await made(app.saveTurn({ ...turn(`Me llamo Ana y estudio a ${SECRET}`), turn_id: TURN_ID }, own));
    const users = `/v1/users/${USER}`;
    const { fact } = await made(
      app.post<{ fact: { id: string } }>(`${users}/facts`, { key: 'nombre', value: `se llama ${SECRET}` }, own),
    );
    const memory = await made(
      app.post<{ id: string }>(`${users}/memories`, { type: 'fact', content: `Nota de ${SECRET}` }, own),
    );
    const line = await made(app.post<{ created_at: string }>(`${users}/journal`, { text: `Hoy ${SECRET}` }, own));
    const hook = await made(
      app.post<{ id: string }>('/v1/webhooks', { url: `https://8.8.8.8/${SECRET}`, user_id: USER }, own),
    );
    await made(put(`/v1/sessions/${SESSION}/context/pin`, { value: SECRET }));
    await made(put('/v1/tool-cache/finder', { params: {}, result: SECRET, user_id: USER }));
    const { job_id } = await made(app.post<{ job_id: string }>(`/v1/sessions/${SESSION}/end`, undefined, own));
    const { items } = await made(app.get<{ items: { slug: string }[] }>(`${users}/snapshots`, own));
    Object.assign(ids, {
      session_id: SESSION,
      user_id: USER,
      turn_id: TURN_ID,
      key: 'pin',
      fact_id: fact.id,
      memory_id: memory.id,
      slug: items[0]?.slug ?? '',
      date: line.created_at.slice(0, 10),
      webhook_id: hook.id,
      job_id,
      tool: 'finder',
    });
    await app.indexer.sweep();
  });
  afterAll(() => app.close());

  const operations = (): Operation[] => {
    const { paths } = app.app.swagger() as unknown as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    return Object.entries(paths).flatMap(([path, methods]) =>
      path.startsWith('/v1/')
        ? Object.entries(methods).map(([method, { operationId: id }]) => ({ id, method: method.toUpperCase(), path }))
        : [],
    );
  };
  const send = async ({ id, method, path }: Operation, key: string) => {
    const { body, query, type = 'application/json' } = SENT[id] ?? {};
    const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      expect(ids, `${id} names a ${name}`).toHaveProperty(name);
      return encodeURIComponent(ids[name] ?? '');
    });
    const answer = await app.send<{ code?: string; items?: unknown[] } | undefined>({
      method: method as 'GET',
      url: query === undefined ? at : `${at}?${query}`,
      headers: {
        ...as(key),
        ...(id === 'putMemoryFile' && { 'if-match': '*' }),
        ...(body !== undefined && { 'content-type': type }),
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return answer;
  };
  /** Every row of the owner's tenant, but for what tells who asks. */
  const ofOwner = async (): Promise<string> => {
    const tables = await app.sql<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name = 'tenant_id' AND table_name NOT IN ('search_progress', 'distillation_sweeps') ORDER BY 1`,
    );
    const digest = createHash('sha256');
    for (const { name } of tables)
      for (const { row } of await app.sql<{ row: string }>(
        `SELECT t::text AS row FROM ${name} t WHERE tenant_id = 'acme' ORDER BY 1`,
      ))
        digest.update(row);
    return digest.digest('hex');
  };

  it('is told nothing by a request that its owner gets an answer to', async () => {
    const readable = operations().filter(({ method, id }) => method === 'GET' && id !== 'streamEvents');
    expect(readable.length).toBeGreaterThan(20);
    const telling: string[] = [];
    for (const operation of readable) {
      const { status, text } = await send(operation, OWNER_READS);
      expect(status, `${operation.id}: ${text}`).toBe(200);
      if (text.includes(SECRET)) telling.push(operation.id);
    }
    expect(telling).toEqual(
      expect.arrayContaining([
        'exportSession',
        'exportUser',
        'getContextKey',
        'getJournalDay',
        'getMemoryFile',
        'getSession',
        'getSnapshot',
        'getToolResult',
        'getTurn',
        'getWebhook',
        'listFacts',
        'listMemories',
        'listTurns',
        'listWebhooks',
      ]),
    );
  });

  it.each(Object.entries(STRANGERS))(
    'under %s gets nothing of any operation, and changes nothing',
    async (who, key) => {
      const before = await ofOwner();
      const all = operations();
      expect(all.length).toBeGreaterThan(60);
      for (const operation of all) {
        const { id } = operation;
        if (id === 'streamEvents' && who === 'a key of another tenant') continue; // an endless stream of its own events, tested with these
        const answer = await send(operation, key);
        const { status, text, body } = answer;
        const told = text.replace(/"instance":"[^"]*"/, ''); // the path as the caller sent it
        expect(told.toLowerCase(), id).not.toContain(SECRET);
        expect(await ofOwner(), `${id} answered ${status} and changed something`).toBe(before);
        expect(status, `${id}: ${text}`).toBeLessThan(500);
        if (who === 'a key of another tenant') continue; // there the same names are its own, and it may make what they name
        if (!OF_THE_CALLER.includes(id)) expect([403, 404], `${id}: ${text}`).toContain(status);
        else if (status !== 200) expectProblem(answer, 403, 'forbidden');
        else expect([[], undefined], id).toContainEqual(body?.items);
      }
    },
  );
});
