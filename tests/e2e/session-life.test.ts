import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type BuiltContext, client, type SavedTurn } from '../support/client.ts';
import { describeWithPrivateRedis } from '../support/needs.ts';
import { type PrivateRedis, startRedis } from '../support/private-redis.ts';
import { type RunningService, startService } from '../support/service.ts';
import { createTestDatabase } from '../support/test-database.ts';

const SESSIONS = 60;
const KILLS = 3;
const LIVES = 5;
const SAVES_EACH = 40;

interface World {
  readonly services: readonly RunningService[];
  readonly redis: PrivateRedis;
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** Two instances of so many workers over one database and one Redis; what `atEnd` is given ends them, the last first. */
async function world(
  instances: readonly [first: number, second: number],
  env: Record<string, string>,
  atEnd: (end: () => Promise<void>) => void,
): Promise<World> {
  const database = await createTestDatabase();
  atEnd(() => database.drop());
  const redis = await startRedis();
  if (redis === null) throw new Error('no redis-server on this machine');
  atEnd(() => redis.stop());
  const services: RunningService[] = [];
  for (const workers of instances) {
    const service = await startService({
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      WORKERS: String(workers),
      ...env,
    });
    atEnd(async () => {
      await service.stop();
    });
    services.push(service);
  }
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => undefined);
  atEnd(() => pool.end());
  return {
    services,
    redis,
    sql: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
  };
}

const turn = (session: string, text: string) => ({
  user_id: 'u1',
  session_id: session,
  messages: [{ role: 'user', content: text }],
});

describeWithPrivateRedis('the life of sessions over several processes', () => {
  const ends: (() => Promise<void>)[] = [];
  let lasting: World;
  beforeAll(async () => {
    lasting = await world([1, 1], {}, (end) => ends.unshift(end));
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  it('expires each session once, with its event and its extraction, while workers are killed', async () => {
    const settings = { SESSION_TTL_SECONDS: '3', SESSION_CLEANUP_SECONDS: '1' };
    const { services, sql } = await world([2, 1], settings, onTestFinished);
    const [first, second] = services as [RunningService, RunningService];
    for (let n = 1; n <= SESSIONS; n += 1) {
      const saved = await (n % 2 === 0 ? first : second).request<SavedTurn>('POST', '/v1/save-turn', {
        body: turn(`s${n}`, 'hola'),
      });
      expect(saved.status).toBe(201);
    }
    for (let kill = 0; kill < KILLS; kill += 1) {
      const [, ...workers] = first.pids();
      const victim = workers[kill % workers.length];
      if (victim !== undefined) first.kill('SIGKILL', victim);
      await sleep(700); // its successor is at work by then, or not: both are to be met
    }
    const counts = () =>
      sql<{ expired: number; sessions: number; ended: number }>(`
        SELECT (SELECT count(*)::int FROM events WHERE type = 'session.expired') AS expired,
          (SELECT count(DISTINCT session_id)::int FROM events WHERE type = 'session.expired') AS sessions,
          (SELECT count(*)::int FROM jobs WHERE kind = 'end_session' AND status = 'succeeded') AS ended`);
    const each = [{ expired: SESSIONS, sessions: SESSIONS, ended: SESSIONS }];
    // A job that a worker was killed over is taken up again when its lease of a minute is over.
    await expect.poll(counts, { timeout: 240_000 }).toEqual(each);
    await sleep(2_500); // two more looks find nothing
    expect(await counts()).toEqual(each);
  });

  it('never serves a turn of an earlier life, also where Redis was away when the session was destroyed', async () => {
    const { services, redis } = lasting;
    const [first, second] = services as [RunningService, RunningService];
    const build = (service: RunningService) =>
      service.request<BuiltContext>('POST', '/v1/build-context', {
        body: { user_id: 'u1', session_id: 's', current_query: '¿y?' },
      });
    let version = 0;
    for (let life = 1; life <= LIVES; life += 1) {
      const [writer, destroyer] = life % 2 === 0 ? [first, second] : [second, first];
      for (const text of [`vida ${life} uno`, `vida ${life} dos`]) {
        const saved = await writer.request<SavedTurn>('POST', '/v1/save-turn', { body: turn('s', text) });
        expect(saved.status).toBe(201);
        expect(saved.body.version).toBeGreaterThan(version);
        version = saved.body.version;
        for (const service of [first, second, first]) {
          const told = JSON.stringify((await build(service)).body); // fills every tier
          expect(told).toContain(text);
          if (life > 1) expect(told).not.toContain(`vida ${life - 1}`);
        }
      }
      if (life % 2 === 1) redis.pause();
      const destroyed = await destroyer.request('DELETE', '/v1/sessions/s');
      expect(destroyed.status).toBe(204);
      for (const service of [first, second, first]) expect((await build(service)).body.history_messages).toEqual([]);
      if (life % 2 === 1) redis.resume();
      for (const service of [first, second, first]) expect((await build(service)).body.history_messages).toEqual([]);
    }
  });

  it('shows after a reset no turn from before it, and numbers turns without a gap, while both instances save', async () => {
    const { services, sql } = lasting;
    const numbers: number[] = [];
    const resetBefore: number[] = []; // the highest number that was acknowledged before a reset that is acknowledged by now
    let over = false;
    const shown = async (service: RunningService) => {
      const floor = Math.max(0, ...resetBefore);
      const { body } = await service.request<BuiltContext>('POST', '/v1/build-context', {
        body: { user_id: 'u1', session_id: 'reset', current_query: '¿y?', max_short_term_turns: 100 },
      });
      const told = [...JSON.stringify(body).matchAll(/«(\d+)»/g)].map(([, stamp]) => Number(stamp));
      return { floor, told };
    };
    let stamp = 0;
    const stampOf = new Map<number, number>(); // of each turn that was acknowledged
    const saving = services.flatMap((service) =>
      [1, 2].map(async () => {
        for (let n = 0; n < SAVES_EACH; n += 1) {
          stamp += 1;
          const mine = stamp;
          const saved = await service.request<SavedTurn>('POST', '/v1/save-turn', {
            body: turn('reset', `dice «${mine}»`),
          });
          expect(saved.status).toBe(201);
          numbers.push(saved.body.turn_number);
          stampOf.set(mine, saved.body.turn_number);
        }
      }),
    );
    const resetting = (async () => {
      for (let n = 0; !over; n += 1) {
        const before = Math.max(0, ...numbers);
        const reset = await (services[n % 2] as RunningService).request('POST', '/v1/sessions/reset/reset');
        expect([200, 404]).toContain(reset.status);
        if (reset.status === 200) resetBefore.push(before);
        await sleep(60);
      }
    })();
    const reading = services.map(async (service) => {
      for (let reads = 0; !over; reads += 1) {
        const { floor, told } = await shown(service);
        for (const one of told)
          expect(stampOf.get(one) ?? Number.POSITIVE_INFINITY, `read ${reads}`).toBeGreaterThan(floor);
      }
    });
    await Promise.all(saving).finally(() => {
      over = true;
    });
    await Promise.all([resetting, ...reading]);
    expect(resetBefore.length).toBeGreaterThan(3);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 4 * SAVES_EACH }, (_, n) => n + 1));
    await services[0]?.request('POST', '/v1/sessions/reset/reset');
    await expect.poll(() => sql("SELECT turn_number FROM turns WHERE session_id = 'reset'")).toEqual([]);
  });

  it('lets two devices of one user see each other’s turns and locks, each at a service of its own', async () => {
    const [phone, laptop] = lasting.services.map(({ baseUrl }) => client(baseUrl));
    if (phone === undefined || laptop === undefined) throw new Error('two services were started');
    const body = (content: string, more = {}) => ({
      user_id: 'ana',
      session_id: 'chat',
      messages: [{ role: 'user', content }],
      ...more,
    });
    const seen = async (device: typeof phone) =>
      (
        await device.buildContext({ user_id: 'ana', session_id: 'chat', current_query: '¿y?' })
      ).body.history_messages.map((message) => message.data.content);

    expect((await phone.saveTurn(body('desde el teléfono'))).status).toBe(201);
    expect(await seen(laptop)).toEqual(['desde el teléfono']);
    expect((await laptop.saveTurn(body('desde la notebook'))).body.turn_number).toBe(2);
    expect(await seen(phone)).toEqual(['desde el teléfono', 'desde la notebook']);

    const held = await phone.post<{ lock_token: string }>('/v1/sessions/chat/lock', { owner: 'phone' });
    const busy = await laptop.post<{ detail: string }>('/v1/sessions/chat/lock', { owner: 'laptop' });
    expect({ status: busy.status, text: busy.body.detail.slice(0, 24) }).toEqual({
      status: 409,
      text: '⏳ Ya estoy trabajando… C',
    });
    expect((await laptop.get<{ locked: boolean }>('/v1/sessions/chat')).body.locked).toBe(true);
    expect((await laptop.saveTurn(body('a la vez'))).status).toBe(423);
    const { lock_token } = held.body;
    expect((await laptop.saveTurn(body('con el token del otro', { lock_token }))).status).toBe(201); // whoever has it may
    await laptop.request('DELETE', '/v1/sessions/chat/lock', { body: { lock_token } });
    expect((await phone.get<{ locked: boolean }>('/v1/sessions/chat')).body.locked).toBe(false);
    expect((await phone.saveTurn(body('tarde', { lock_token }))).status).toBe(423);
    expect((await phone.saveTurn(body('libre'))).body.turn_number).toBe(4);
  });
});
