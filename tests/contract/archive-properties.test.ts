/** Archives of generated lives: what is exported, erased and imported comes out as the same bytes. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHAOS } from '../support/chaos.ts';
import { type Answer, type ContractApp, fresh, openContractApp } from './contract-app.ts';
import { anyText, ownJson, prose, turnBody } from './generated-requests.ts';

const RUNS = Number(process.env.FAST_CHECK_RUNS ?? (CHAOS ? 150 : 8));
/** The seed of a run that is to be had again; a random one otherwise, which a failure names. */
const SEED = process.env.FAST_CHECK_SEED;
const seeded = SEED === undefined ? {} : { seed: Number(SEED) };

const session = fc.constantFrom('a', 'b', 'c');
const someText = fc.oneof(prose, anyText).filter((text) => text.trim() !== '');

/** Something that happens in the life of a user. */
const deed = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('save' as const), session, turn: turnBody }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('remember' as const),
      key: fc.constantFrom('nombre', 'trabajo', 'hobby', 'barco', 'edad'),
      value: someText,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('forget' as const), key: fc.constantFrom('nombre', 'hobby') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('memorise' as const),
      type: fc.constantFrom('summary', 'fact', 'episodic', 'user_profile'),
      content: someText,
      metadata: ownJson,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('note' as const),
      session,
      name: fc.constantFrom('x', 'y'),
      value: fc.jsonValue(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('reset' as const, 'trim' as const, 'end' as const), session }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('log' as const), text: someText }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('move' as const),
      timezone: fc.constantFrom('Europe/Madrid', 'Asia/Tokyo'),
    }),
  },
);
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;

let app: ContractApp;
beforeAll(async () => {
  app = await openContractApp({ SEMANTIC_MEMORY_ENABLED: 'true' });
});
afterAll(() => app.close());

/** Does it; what the service refuses, such as a reset of no session, is left undone. */
function happen(user: string, one: Deed): Promise<Answer<unknown>> {
  const path = `/v1/users/${user}`;
  switch (one.does) {
    case 'save':
      return app.saveTurn({ user_id: user, session_id: `${user}-${one.session}`, ...one.turn });
    case 'remember':
      return app.post(`${path}/facts`, { key: one.key, value: one.value });
    case 'forget':
      return app.delete(`${path}/facts?key=${one.key}`);
    case 'memorise':
      return app.post(`${path}/memories`, { type: one.type, content: one.content, metadata: one.metadata });
    case 'note':
      return app.send({
        method: 'PUT',
        url: `/v1/sessions/${user}-${one.session}/context/${one.name}`,
        payload: { value: one.value },
      });
    case 'trim':
      return app.post(`/v1/sessions/${user}-${one.session}/trim`, { keep_last_n: 1 });
    case 'reset':
    case 'end':
      return app.post(`/v1/sessions/${user}-${one.session}/${one.does}`, undefined);
    case 'log':
      return app.post(`${path}/journal`, { text: one.text });
    case 'move':
      return app.send({ method: 'PATCH', url: path, payload: { timezone: one.timezone } });
  }
}

const exportedOf = async (path: string): Promise<string> => {
  const answer = await app.get(path);
  expect(answer.status, answer.text).toBe(200);
  return answer.text;
};

/** Everything that a user can see, but for versions, for when things expire, and for patterns, where of equals those stand first that were stored last. */
async function seenBy(user: string): Promise<Record<string, unknown>> {
  await app.indexer.sweep();
  const seen: Record<string, unknown> = {};
  const see = async (name: string, path: string) => {
    const { status, text, body } = await app.get<object | undefined>(path);
    seen[name] = [status, body === undefined ? text : without(body)];
  };
  for (const name of ['a', 'b', 'c']) {
    const id = `${user}-${name}`;
    for (const part of ['', '/context', '/turns?limit=200']) await see(`${name}${part}`, `/v1/sessions/${id}${part}`);
    for (const profile of ['standard', 'adaptive']) {
      const { body } = await app.buildContext({
        user_id: user,
        session_id: id,
        current_query: '¿Cómo me llamo?',
        system_prompt: 'Eres útil.',
        profile,
        blocks: ['until_valid', 'until_used'].map((when) => ({ name: 'finder', content: `Parte ${when}`, when })),
      });
      seen[`${name} ${profile}`] = without({ ...body });
    }
  }
  for (const part of ['memory.md', 'facts?limit=200&include=stale,deleted', 'memories?limit=200', 'snapshots'])
    await see(part, `/v1/users/${user}/${part}`);
  const { body } = await app.post<{ items: object[] }>('/v1/search', { user_id: user, query: 'bares cenar' });
  seen.search = without(body);
  return seen;
}

const LEFT_OUT = /^(?:version|cache|expires_at|last_activity_at|request_id|next_cursor|updated_at)$/;

/** Returns a value without what an import gives anew; the key of a direct answer names the version of the facts. */
function without(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, one: unknown) => {
      if (key === 'direct_answer' && typeof one === 'object' && one !== null) return { ...one, key: undefined };
      return LEFT_OUT.test(key) ? undefined : one;
    }),
  );
}

describe('archives of generated lives', () => {
  it('come back after an erasure as they were to whoever reads them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 12 }), async (deeds) => {
        const user = fresh('u');
        await app.saveTurn({ user_id: user, session_id: `${user}-a`, messages: [{ role: 'user', content: 'Hola' }] });
        for (const one of deeds) expect((await happen(user, one)).status).toBeLessThan(500);
        const document = await exportedOf(`/v1/users/${user}/export`);
        const before = await seenBy(user);
        expect((await app.delete(`/v1/users/${user}`)).status).toBe(200);
        const headers = { 'content-type': 'application/x-ndjson' };
        const back = await app.send({ method: 'POST', url: '/v1/users/import', headers, payload: document });
        expect(back.status, back.text).toBe(201);
        expect(await seenBy(user)).toEqual(before);
      }),
      { numRuns: RUNS, endOnFailure: true, ...seeded },
    );
  });

  it('come back after an erasure as the same bytes, and change nothing when they come again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 12 }), async (deeds) => {
        const user = fresh('u');
        await app.saveTurn({ user_id: user, session_id: `${user}-a`, messages: [{ role: 'user', content: 'Hola' }] });
        for (const one of deeds) expect((await happen(user, one)).status).toBeLessThan(500);
        const before = await exportedOf(`/v1/users/${user}/export`);
        const erased = await app.delete(`/v1/users/${user}`);
        expect(erased.status, erased.text).toBe(200);
        const load = () =>
          app.send({
            method: 'POST',
            url: '/v1/users/import',
            headers: { 'content-type': 'application/x-ndjson' },
            payload: before,
          });
        const back = await load();
        expect(back.status, back.text).toBe(201);
        expect(await exportedOf(`/v1/users/${user}/export`)).toBe(before);
        const print = await app.fingerprint();
        const again = await load();
        expect(again.status, again.text).toBe(200);
        expect(await app.fingerprint()).toBe(print);
      }),
      { numRuns: RUNS, endOnFailure: true, ...seeded },
    );
  });
});
