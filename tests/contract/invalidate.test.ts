import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithRedis } from '../support/needs.ts';
import { type ContractApp, expectProblem, fresh, openContractApp, turnBody } from './contract-app.ts';

let app: ContractApp;
beforeAll(async () => {
  app = await openContractApp({ CACHE_TTL_SECONDS: '77' });
});
afterAll(() => app.close());

const warm = async (userId: string, sessionId: string) => {
  expect((await app.saveTurn(turnBody(userId, sessionId))).status).toBe(201);
  const build = () => app.buildContext({ user_id: userId, session_id: sessionId, current_query: 'x' });
  expect((await build()).body.cache).toBe('miss');
  expect((await build()).body.cache).toBe('hit');
};
const cacheOf = async (userId: string, sessionId: string) =>
  (await app.buildContext({ user_id: userId, session_id: sessionId, current_query: 'x' })).body.cache;

describe('POST /v1/invalidate', () => {
  it('makes the next build of a session a miss, counting its entry once, and changes nothing that is told of it', async () => {
    const session = fresh('s');
    await warm('u1', session);
    const { body: before } = await app.get(`/v1/sessions/${session}`);
    expect(await app.post('/v1/invalidate', { session_id: session })).toMatchObject({
      status: 200,
      body: { invalidated: 1 },
    });
    expect(await app.post('/v1/invalidate', { session_id: session })).toMatchObject({
      status: 200,
      body: { invalidated: 0 },
    });
    expect((await app.get(`/v1/sessions/${session}`)).body).toEqual(before); // its version too: nobody's lock on it breaks
    expect(await cacheOf('u1', session)).toBe('miss');
    expect(await cacheOf('u1', session)).toBe('hit');
  });

  it('frees all entries of a user and no other user’s', async () => {
    const [user, other] = [fresh('u'), fresh('u')];
    const mine = [fresh('s'), fresh('s'), fresh('s')];
    const theirs = fresh('s');
    for (const session of mine) await warm(user, session);
    await warm(other, theirs);
    await app.post('/v1/invalidate', { session_id: mine[0] });
    expect((await app.post('/v1/invalidate', { user_id: user })).body).toEqual({ invalidated: 2 });
    for (const session of mine) expect(await cacheOf(user, session)).toBe('miss');
    expect(await cacheOf(other, theirs)).toBe('hit');
  });

  it('is never an error for what is not cached, or does not exist', async () => {
    for (const body of [{ session_id: fresh('none') }, { user_id: fresh('none') }]) {
      expect(await app.post('/v1/invalidate', body)).toMatchObject({ status: 200, body: { invalidated: 0 } });
    }
  });

  it('is 400 for both and for neither', async () => {
    for (const body of [{}, { session_id: 's1', user_id: 'u1' }])
      expectProblem(await app.post('/v1/invalidate', body), 400, 'invalid_request');
  });

  it('reaches beyond the first 500 sessions of a user', async () => {
    const user = fresh('u');
    const count = 620;
    await app.sql('INSERT INTO users (tenant_id, user_id) VALUES ($1, $2)', ['default', user]);
    await app.sql(
      `INSERT INTO sessions SELECT 'default', $1 || '_' || n, $1, 1, 0, 0, 0, 0, 'es', '{}', now(), now() FROM generate_series(1, $2::int) n`,
      [user, count],
    );
    const ids = [1, 250, 499, 500, 501, 620].map((n) => `${user}_${n}`);
    for (const session_id of ids) await app.buildContext({ user_id: user, session_id, current_query: 'x' });
    expect((await app.post('/v1/invalidate', { user_id: user })).body).toEqual({ invalidated: ids.length });
  });
});

describeWithRedis('the keys in Redis', () => {
  const withRedis = async (work: (redis: Redis) => Promise<void>, url: string | null) => {
    const redis = new Redis(url ?? '');
    try {
      await work(redis);
    } finally {
      redis.disconnect();
    }
  };

  it('are conversation_context:{session_id} in the default tenant, living for CACHE_TTL_SECONDS', async () => {
    const session = fresh('s');
    await warm('u1', session);
    await withRedis(async (redis) => {
      const ttl = await redis.ttl(`conversation_context:${session}`);
      expect(ttl).toBeGreaterThan(60);
      expect(ttl).toBeLessThanOrEqual(77);
      expect((await app.saveTurn(turnBody('u1', session))).body.cache_invalidated).toBe(true);
      const build = () => app.buildContext({ user_id: 'u1', session_id: session, current_query: 'x' });
      expect((await build()).body).toMatchObject({ cache: 'hit', total_turns: 2 });
      expect(await redis.get(`conversation_context:${session}`)).toMatch(/^\d+ \d+ 2 /); // of the turn's version already
      await app.post('/v1/invalidate', { session_id: session });
      expect(await redis.exists(`conversation_context:${session}`)).toBe(0);
    }, app.redisUrl);
  });

  it('are t:{tenant}:conversation_context:{session_id} in any other', async () => {
    const keyed = await openContractApp({ API_KEYS: JSON.stringify([{ key: 'acme-key-0123456789', tenant: 'acme' }]) });
    try {
      const headers = { authorization: 'Bearer acme-key-0123456789' };
      expect((await keyed.saveTurn(turnBody('u1', 's1'), headers)).status).toBe(201);
      await keyed.buildContext({ user_id: 'u1', session_id: 's1', current_query: 'x' }, headers);
      await keyed.buildContext({ user_id: 'u1', session_id: 's1', current_query: 'x' }, headers);
      await withRedis(async (redis) => {
        expect((await redis.keys('*conversation_context*')).sort()).toEqual(['t:acme:conversation_context:s1']);
        expect(await redis.ttl('t:acme:conversation_context:s1')).toBeGreaterThan(200);
      }, keyed.redisUrl);
    } finally {
      await keyed.close();
    }
  });
});
