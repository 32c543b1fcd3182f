import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { ErasureStore } from '../../src/stores/erasure-store.ts';
import { createLogger } from '../../src/telemetry/logger.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { openDatabase } from '../../src/wiring/open-database.ts';
import { createTestDatabase } from '../support/test-database.ts';

it('ErasureStore.eraseUser leaves a user alone whose session was begun while it waited, for to erase both is a deadlock', async () => {
  const testDatabase = await createTestDatabase();
  onTestFinished(() => testDatabase.drop());
  const config = loadConfig({ DATABASE_URL: testDatabase.url });
  const database = await openDatabase(config, createLogger('silent'), createMetrics(), false);
  onTestFinished(() => database.close());
  const connected = async () => {
    const client = new pg.Client({ connectionString: testDatabase.url });
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  };
  const [holder, other] = [await connected(), await connected()];
  await holder.query("INSERT INTO tenants (tenant_id) VALUES ('default') ON CONFLICT DO NOTHING");
  await holder.query("INSERT INTO users (tenant_id, user_id) VALUES ('default', 'u1')");

  await holder.query("BEGIN; UPDATE users SET facts_version = facts_version + 1 WHERE user_id = 'u1'"); // as a fact is learnt
  const erased = new ErasureStore({ database }).eraseUser('default', 'u1');
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1);
  await other.query(
    `INSERT INTO sessions (tenant_id, session_id, user_id, version, turn_count, message_count, token_count, text_bytes, language, plan_state, created_at, last_activity_at)
     VALUES ('default', 's1', 'u1', 1, 1, 0, 0, 0, 'es', '{}', now(), now())`,
  );
  await holder.query('COMMIT');
  expect(await erased).toBeNull();
  expect((await other.query("SELECT FROM sessions WHERE user_id = 'u1'")).rowCount).toBe(1);
});
