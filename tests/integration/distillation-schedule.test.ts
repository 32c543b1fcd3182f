import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DueRules } from '../../src/memory/llm/stretch.ts';
import type { Database } from '../../src/stores/database.ts';
import { EmbeddedDatabase } from '../../src/stores/embedded-database.ts';
import { PostgresDatabase } from '../../src/stores/postgres-database.ts';
import { openReadingWorld, type ReadingWorld } from '../fixtures/llm/reading-world.ts';
import { createEmbeddedFolder } from '../support/embedded-folder.ts';
import { createTestDatabase } from '../support/test-database.ts';

const RULES: DueRules = {
  messages: 10,
  idleTurns: 2,
  idleSeconds: 3_600,
  stretchTurns: 20,
  settleSeconds: 0,
  firstDays: 30,
};

async function postgres(): Promise<{ database: Database; drop(): Promise<void> }> {
  const testDatabase = await createTestDatabase();
  const database = new PostgresDatabase({
    connectionString: testDatabase.url,
    poolSize: 8,
    statementTimeoutMs: 30_000,
    maxWaiting: 100,
  });
  return { database, drop: () => testDatabase.drop() };
}

async function embedded(): Promise<{ database: Database; drop(): Promise<void> }> {
  const dataDir = await createEmbeddedFolder();
  const database = await EmbeddedDatabase.open({ dataDir, maxWaiting: 100 });
  return { database, drop: () => rm(dataDir, { recursive: true, force: true }) };
}

describe.each([
  ['PostgreSQL', postgres],
  ['the embedded database', embedded],
])('DistillationSchedule on %s', (_name, open) => {
  let database: Database;
  let drop: () => Promise<void>;
  let world: ReadingWorld;
  let made = 0;
  beforeAll(async () => {
    ({ database, drop } = await open());
    world = await openReadingWorld(database);
  });
  afterAll(async () => {
    await world.close();
    await database.close();
    await drop();
  });
  afterEach(async () => {
    await world.ask('DELETE FROM jobs');
    await world.ask('DELETE FROM sessions');
    await world.ask('DELETE FROM distillation_sweeps');
  });

  /** Of turns that are one message each. */
  const schedule = (maxMessages = 10) => world.process({ distils: true, maxMessages }).schedule;
  const talk = async (turns: number, sessionId = `session-${++made}`) => {
    for (let n = 0; n < turns; n += 1) await world.say(sessionId, [['user', `Turn ${n}`]]);
    return sessionId;
  };
  const leaveAlone = (sessionId: string, hours = 2) =>
    world.ask(
      'UPDATE sessions SET last_activity_at = last_activity_at - make_interval(hours => $2) WHERE session_id = $1',
      [sessionId, hours],
    );
  /** An hour later, as far as the schedule can tell. */
  const later = () =>
    world.ask("UPDATE session_distillations SET check_at = check_at - interval '2 hours' WHERE check_at IS NOT NULL");
  const jobs = () =>
    world.ask<{ session: string; from: number; to: number }>(
      `SELECT payload ->> 'session_id' AS session, (payload ->> 'from_turn')::int AS "from", (payload ->> 'to_turn')::int AS "to"
       FROM jobs WHERE kind = 'read_stretch' ORDER BY 1, 2`,
    );

  it('takes a session with ten turns at once, and not one with nine', async () => {
    const ten = await talk(10);
    await talk(9);
    expect(await schedule().sweep()).toBe(1);
    expect(await jobs()).toEqual([{ session: ten, from: 1, to: 10 }]);
    expect(await schedule().sweep()).toBe(0);
  });

  it('takes as many messages as it is set to, however many a turn has', async () => {
    const [three, two] = [await talk(3), `session-${++made}`];
    for (let n = 0; n < 2; n += 1)
      await world.say(two, [
        ['user', `Turn ${n}`],
        ['assistant', 'Yes'],
      ]);
    expect(await schedule(5).sweep()).toBe(0);
    await later();
    expect(await schedule(4).sweep()).toBe(1);
    await later();
    expect(await schedule(3).sweep()).toBe(1);
    expect(await jobs()).toEqual([
      { session: three, from: 1, to: 3 },
      { session: two, from: 1, to: 2 },
    ]);
  });

  it('takes two turns once their session was left alone, and never one', async () => {
    const [two, one] = [await talk(2), await talk(1)];
    expect(await schedule().sweep()).toBe(0);
    await leaveAlone(two);
    await leaveAlone(one);
    await later();
    expect(await schedule().sweep()).toBe(1);
    expect(await jobs()).toEqual([{ session: two, from: 1, to: 2 }]);
  });

  it('goes on where it was: each turn is in one stretch, of twenty at most', async () => {
    const session = await talk(10);
    await schedule().sweep();
    await talk(9, session);
    expect(await schedule().sweep()).toBe(0);
    await talk(1, session);
    expect(await schedule().sweep()).toBe(1);
    await talk(55, session);
    expect(await schedule().sweep()).toBe(3);
    expect((await jobs()).map(({ from, to }) => [from, to])).toEqual([
      [1, 10],
      [11, 20],
      [21, 40],
      [41, 60],
      [61, 75],
    ]);
  });

  it('gives each stretch one job, however many processes sweep, again and again', async () => {
    for (let n = 0; n < 12; n += 1) await talk(10);
    const sweeps = Array.from({ length: 4 }, async () => {
      for (let round = 0; round < 3; round += 1) await schedule().sweep();
    });
    await Promise.all(sweeps);
    const stretches = (await jobs()).map(({ session, from, to }) => `${session} ${from}-${to}`);
    expect(stretches).toHaveLength(12);
    expect(new Set(stretches).size).toBe(12);
  });

  it('takes no stretch whose job was not kept', async () => {
    await talk(10);
    await expect(
      world.distillations.sweep('default', RULES, async () => {
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(await jobs()).toEqual([]);
    expect(await schedule().sweep()).toBe(1);
  });

  it('leaves turns to a later sweep that may have neighbours not committed yet', async () => {
    await talk(10);
    const step = (settleSeconds: number) =>
      world.distillations.sweep('default', { ...RULES, settleSeconds }, async () => undefined);
    expect(await step(60)).toEqual({ due: [], more: false });
    expect(await step(60)).toEqual({ due: [], more: false });
    expect((await step(0))?.due).toMatchObject([{ fromTurn: 1, toTurn: 10 }]);
  });

  it('misses no session in an import of thousands of turns of one instant', async () => {
    const session = await talk(1);
    await world.ask(
      `INSERT INTO turns SELECT tenant_id, session_id, n, gen_random_uuid(), user_id, version, messages, message_times, disposable, excerpt, digest,
         digest_tokens, places, message_count, token_count, excerpt_tokens, tokens_before, text_bytes, language, extra_metadata, NULL, NULL, created_at, stored_at
       FROM turns, generate_series(2, 6000) AS n WHERE session_id = $1`,
      [session],
    );
    await world.ask('UPDATE sessions SET turn_count = 6000 WHERE session_id = $1', [session]);
    const after = await talk(10);
    await world.ask('UPDATE turns SET stored_at = (SELECT min(stored_at) FROM turns) WHERE session_id = $1', [after]);
    const total = await schedule().sweep();
    expect(total).toBeGreaterThan(30);
    const stretches = await jobs();
    expect(stretches.filter((job) => job.session === after)).toEqual([{ session: after, from: 1, to: 10 }]);
    expect(stretches.filter((job) => job.session === session)).toHaveLength(total - 1);
  });

  it('begins anew with a session that was destroyed and made again', async () => {
    const session = await talk(10);
    await schedule().sweep();
    await world.ask('DELETE FROM sessions WHERE session_id = $1', [session]);
    await world.ask('DELETE FROM jobs');
    await talk(10, session);
    expect(await schedule().sweep()).toBe(1);
    expect(await jobs()).toEqual([{ session, from: 1, to: 10 }]);
  });

  it('looks back no further than memories live', async () => {
    const session = await talk(10);
    await world.ask("UPDATE turns SET stored_at = stored_at - interval '31 days'");
    expect(await schedule().sweep()).toBe(0);
    await talk(1, session);
    expect(await schedule().sweep()).toBe(1);
  });

  it('keeps tenants apart', async () => {
    await world.keys.addTenant('other');
    await talk(10, 'shared-name');
    for (let n = 0; n < 10; n += 1)
      await world.say('others-own', [['user', `Turn ${n}`]], { tenant: 'other', userId: 'u9' });
    expect(await schedule().sweep()).toBe(2);
    expect(await jobs()).toEqual([{ session: 'shared-name', from: 1, to: 10 }]);
    for (const table of ['distillation_sweeps', 'session_distillations']) {
      expect(await world.ask(`SELECT DISTINCT tenant_id FROM ${table}`), table).toEqual([{ tenant_id: 'default' }]);
      expect(await world.ask(`SELECT DISTINCT tenant_id FROM ${table}`, [], 'other')).toEqual([{ tenant_id: 'other' }]);
      expect(await world.ask(`SELECT tenant_id FROM ${table}`, [], '')).toEqual([]);
    }
    await world.ask('DELETE FROM sessions', [], 'other');
    await world.ask('DELETE FROM jobs', [], 'other');
  });

  it('waits while the model has more to do than it can', async () => {
    await talk(10);
    await world.ask(
      `INSERT INTO jobs (tenant_id, kind, payload) SELECT 'default', 'read_stretch', '{}' FROM generate_series(1, 500)`,
    );
    expect(await schedule().sweep()).toBe(0);
    await world.ask('DELETE FROM jobs');
    expect(await schedule().sweep()).toBe(1);
  });

  it('makes jobs that the reader runs, by itself, until it is stopped', async () => {
    const session = await talk(0);
    await world.replay(session, 'conversation-es');
    await leaveAlone(session);
    world.endpoint.play('facts-and-episodes');
    const [sweeper, worker] = [schedule(), world.process({ distils: true }).runner];
    sweeper.start();
    await expect.poll(jobs).toHaveLength(1);
    await sweeper.stop();
    expect(await worker.runOnce()).toBe('done');
    expect(await world.told(session)).toHaveLength(5);
  });
});
