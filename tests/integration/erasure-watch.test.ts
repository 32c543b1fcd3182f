import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { ErasureWatch } from '../../src/memory/archive/erasure-watch.ts';
import { ErasureStore } from '../../src/stores/erasure-store.ts';
import { createLogger } from '../../src/telemetry/logger.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { userScope } from '../../src/user-scope.ts';
import { createService } from '../../src/wiring/create-service.ts';
import { openDatabase } from '../../src/wiring/open-database.ts';
import { TEST_KEY } from '../support/encryption.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { createTestRedis, type TestRedis } from '../support/test-redis.ts';

const logger = createLogger('silent');

describe.each([
  ['plain', {}],
  ['encrypted', { ENCRYPTION_KEY: TEST_KEY }],
])('an erasure by one of two workers, %s', (_, settings: Record<string, string>) => {
  let testDatabase: TestDatabase;
  let testRedis: TestRedis | null;
  let workers: Awaited<ReturnType<typeof startWorker>>[];
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    testRedis = inject('redisUrl') === null ? null : await createTestRedis();
    workers = [await startWorker(), await startWorker()];
  });
  afterAll(async () => {
    for (const worker of workers) await worker.close();
    await testRedis?.drop();
    await testDatabase.drop();
  });

  async function startWorker() {
    const config = loadConfig({
      DATABASE_URL: testDatabase.url,
      ...(testRedis && { REDIS_URL: testRedis.url }),
      ...settings,
    });
    const metrics = createMetrics();
    const database = await openDatabase(config, logger, metrics, false);
    const service = await createService({ config, logger, metrics, database, isClosing: () => false });
    await service.addTenants();
    service.start();
    return {
      request: async (method: 'POST' | 'DELETE', url: string, payload: object = {}) => {
        const { statusCode, body } = await service.app.inject({ method, url, payload });
        expect(statusCode, body).toBeLessThan(300);
      },
      /** The bytes of the contexts that it holds in its own memory. */
      heldBytes: async () => {
        const metric = await metrics.registry.getSingleMetric('hipocampo_worker_cache_bytes')?.get();
        return metric?.values[0]?.value;
      },
      close: async () => {
        await service.app.close();
        await service.close();
        await database.close();
      },
    };
  }

  it('takes its contexts out of the memory of the other one as well, and leaves those of others', async () => {
    const [one, other] = workers as [(typeof workers)[0], (typeof workers)[0]];
    const say = async (userId: string, sessionId: string) => {
      const said = { user_id: userId, session_id: sessionId };
      await one.request('POST', '/v1/save-turn', { ...said, messages: [{ role: 'user', content: 'Soy de León' }] });
      await other.request('POST', '/v1/build-context', { ...said, current_query: '¿De dónde soy?' });
    };
    await say('stays', 's1');
    const ofWhoStays = await other.heldBytes();
    expect(ofWhoStays).toBeGreaterThan(0);
    await say('goes', 's2');
    await say('goes', 's3');
    expect(await other.heldBytes()).toBeGreaterThan(Number(ofWhoStays));
    await one.request('DELETE', '/v1/users/goes');
    await expect.poll(() => other.heldBytes()).toBe(ofWhoStays);
    await say('stays', 's4');
    await say('stays', 's5');
    const ofTwoMore = Number(await other.heldBytes());
    await one.request('DELETE', '/v1/sessions/s4?receipt=true');
    await one.request('DELETE', '/v1/sessions/s5?receipt=true');
    expect(ofTwoMore).toBeGreaterThan(Number(ofWhoStays));
    await expect.poll(() => other.heldBytes()).toBe(ofWhoStays);
  });
});

describe('ErasureWatch.look', () => {
  const SLOW_LOCK = 4711;
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
  });
  afterAll(() => testDatabase.drop());

  it('misses none of two erasures at once, whichever is committed first', async () => {
    const config = loadConfig({ DATABASE_URL: testDatabase.url });
    const database = await openDatabase(config, logger, createMetrics(), false);
    onTestFinished(() => database.close());
    const erasures = new ErasureStore({ database });
    const forgotten = new Set<string>();
    const forget = async (scopes: ReadonlySet<string>) => {
      for (const scope of scopes) forgotten.add(scope);
    };
    const watch = new ErasureWatch({ erasures, forget, logger });

    const holder = new pg.Client({ connectionString: testDatabase.url });
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query(`
CREATE FUNCTION be_slow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.scope = '${userScope('default', 'slow')}' THEN PERFORM pg_advisory_xact_lock(${SLOW_LOCK}); END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER be_slow AFTER INSERT ON erased_scopes FOR EACH ROW EXECUTE FUNCTION be_slow();
SELECT pg_advisory_lock(${SLOW_LOCK})`);
    const waiting = async () => {
      const { rows } = await holder.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows[0]?.n;
    };

    const slow = erasures.eraseUser('default', 'slow'); // it has its number, and is not committed
    await expect.poll(waiting).toBe(1);
    let isFastDone = false;
    const fast = erasures.eraseUser('default', 'fast').then(() => {
      isFastDone = true;
    });
    await expect.poll(async () => isFastDone || (await waiting()) === 2).toBe(true);
    await watch.look();
    await holder.query(`SELECT pg_advisory_unlock(${SLOW_LOCK})`);
    await Promise.all([slow, fast]);
    await watch.look();
    expect([...forgotten].sort()).toEqual([userScope('default', 'slow'), userScope('default', 'fast')].sort());
  });
});
