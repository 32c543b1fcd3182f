import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FactTopics } from '../../src/memory/facts/fact-topics.ts';
import { ContextStore } from '../../src/stores/context-store.ts';
import { PostgresDatabase } from '../../src/stores/postgres-database.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const TOPICS: FactTopics = {
  slots: ['technology', 'project', 'work'],
  domains: ['work', 'projects'],
  terms: ['herramient', 'deploy'],
};

const HEIGHT = 4; // an index of ten thousand is a level or two higher: blocks more to each look, not to each fact

/** The statement as the service sends it, with what it read measured by PostgreSQL itself. */
describe('ContextStore.load with facts', () => {
  let testDatabase: TestDatabase;
  let database: PostgresDatabase;
  let contexts: ContextStore;
  let owner: pg.Pool;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    owner = new pg.Pool({ connectionString: testDatabase.url, max: 2 });
    for (const table of ['facts', 'fact_terms'])
      await owner.query(`ALTER TABLE ${table} SET (autovacuum_enabled = off)`);
    database = new PostgresDatabase({
      connectionString: testDatabase.url,
      poolSize: 1,
      statementTimeoutMs: 120_000,
      maxWaiting: 10,
    });
    contexts = new ContextStore({ database });
  });
  afterAll(async () => {
    await database.close();
    await owner.end();
    await testDatabase.drop();
  });

  const load = async (userId: string, topics: FactTopics | null = TOPICS, sessionId = 'none') =>
    contexts.load({
      tenant: 'default',
      sessionId,
      userId,
      wantsLanguage: false,
      windowTurns: 10,
      reachTurns: 50,
      maxTokens: 4_000,
      known: null,
      facts: topics === null ? null : { topics: () => topics, now: new Date() },
    });
  const seed = async (userId: string, facts: number, more: { age?: string; state?: string } = {}) => {
    await owner.query(
      `INSERT INTO users (tenant_id, user_id, facts_version) VALUES ('default', $1, $2)
       ON CONFLICT (tenant_id, user_id) DO UPDATE SET facts_version = excluded.facts_version`,
      [userId, facts],
    );
    await owner.query(
      `INSERT INTO facts (tenant_id, fact_id, user_id, slot, key, value, identity, single, domain, confidence, source, language,
         standing, state, created_at, updated_at, last_confirmed_at)
       SELECT 'default', gen_random_uuid(), $1, 'technology', 'tecnologia', 'usa la herramienta ' || n, sha256(($1 || n || $3 || $4)::bytea), false,
         'work', (ARRAY['high', 'medium', 'low'])[1 + n % 3], 'explicit', 'es', n % 5 = 0, $4, now(), now(),
         now() - $3::interval - n * interval '1 second'
       FROM generate_series(1, $2::int) n`,
      [userId, facts, more.age ?? '0', more.state ?? 'active'],
    );
    await owner.query(
      `INSERT INTO fact_terms SELECT tenant_id, fact_id, term, user_id, last_confirmed_at
       FROM facts, unnest(ARRAY['herramient', 'us']) term WHERE user_id = $1 AND state = 'active' ON CONFLICT DO NOTHING`,
      [userId],
    );
  };
  /** Blocks that one reading touches, whatever the plan is. */
  const blocksRead = async (userId: string) => {
    const read = async () => {
      await owner.query('SELECT pg_stat_force_next_flush()').catch(() => undefined);
      await database.as('default').query({ name: 'flush', text: 'SELECT pg_stat_force_next_flush()' });
      const { rows } = await owner.query<{ blocks: string }>(
        `SELECT sum(heap_blks_hit + heap_blks_read + coalesce(idx_blks_hit, 0) + coalesce(idx_blks_read, 0)) AS blocks
         FROM pg_statio_user_tables WHERE relname IN ('facts', 'fact_terms')`,
      );
      return Number(rows[0]?.blocks);
    };
    for (let n = 0; n < 8; n += 1) await load(userId); // making a plan reads too, and the sixth is kept
    const before = await read();
    for (let n = 0; n < 10; n += 1) await load(userId);
    return ((await read()) - before) / 10;
  };

  it('reads no fact for a user who has none, nor for one who was never seen, and answers where there is no session', async () => {
    await owner.query(`INSERT INTO users (tenant_id, user_id) VALUES ('default', 'empty')`);
    for (const user of ['empty', 'nobody']) {
      expect(await load(user)).toEqual({
        answered: [],
        history: null,
        language: null,
        facts: { version: 0, candidates: [] },
      });
      expect(await blocksRead(user)).toBe(0);
    }
  });

  it('reads as much for ten thousand facts of one slot and domain as for a handful, without statistics and with', async () => {
    await seed('few', 40);
    const few = await blocksRead('few');
    await seed('many', 10_000);
    const fresh = await blocksRead('many');
    expect(fresh).toBeLessThan(few * HEIGHT);
    await owner.query('ANALYZE');
    expect(await blocksRead('many')).toBeLessThan(few * HEIGHT);
    expect((await load('many')).facts.candidates.length).toBeLessThan(80);
  });

  it('reads as much where all of them have grown old, or are no longer active', async () => {
    await seed('handful', 40);
    const few = await blocksRead('handful');
    await seed('old', 10_000, { age: '200 days' });
    expect(await blocksRead('old')).toBeLessThan(few * HEIGHT);
    await seed('past', 10_000, { state: 'superseded' });
    expect(await blocksRead('past')).toBeLessThan(few);
    expect((await load('past')).facts.candidates).toEqual([]);
  });

  it('brings what stands, what is of a slot, a domain or a term, each once, with the terms it has counted', async () => {
    const add = async (slot: string, domain: string, standing: boolean, terms: readonly string[]) => {
      const id = randomUUID();
      await owner.query(
        `INSERT INTO facts (tenant_id, fact_id, user_id, slot, key, value, identity, single, domain, confidence, source, language,
           standing, state, created_at, updated_at, last_confirmed_at, said_session_id, said_turn_number)
         VALUES ('default', $1, 'mixed', $2, $2, $2::text, sha256('x'), false, $3, 'medium', 'explicit', 'es', $4, 'active', now(),
           now(), '2026-11-01T10:00:00.123Z', 's1', 4)`,
        [id, slot, domain, standing],
      );
      await owner.query(
        `INSERT INTO fact_terms SELECT 'default', $1, term, 'mixed', now() FROM unnest($2::text[]) term`,
        [id, terms],
      );
      return id;
    };
    await owner.query(`INSERT INTO users (tenant_id, user_id, facts_version) VALUES ('default', 'mixed', 3)`);
    const [name, technology, other, said] = [
      await add('name', 'personal', true, []),
      await add('technology', 'work', false, ['deploy', 'herramient']),
      await add('team', 'work', false, []),
      await add('note', 'personal', false, ['deploy']),
    ];
    await add('pet', 'personal', false, ['perr']);
    const { version, candidates } = (await load('mixed')).facts;
    expect(version).toBe(3);
    expect(Object.fromEntries(candidates.map(({ id, hits }) => [id, hits]))).toEqual({
      [name]: 0,
      [technology]: 2,
      [other]: 0,
      [said]: 1,
    });
    expect(candidates.find(({ id }) => id === name)).toEqual({
      id: name,
      slot: 'name',
      key: 'name',
      value: 'name',
      domain: 'personal',
      confidence: 'medium',
      language: 'es',
      standing: true,
      state: 'active',
      lastConfirmedAt: new Date('2026-11-01T10:00:00.123Z'),
      saidIn: { sessionId: 's1', turnNumber: 4 },
      hits: 0,
    });
    expect((await load('mixed', null)).facts).toEqual({ version: 0, candidates: [] });
  });

  it('shows no facts of another tenant', async () => {
    const { facts } = await contexts.load({
      tenant: 'other',
      sessionId: 'none',
      userId: 'mixed',
      wantsLanguage: false,
      windowTurns: 10,
      reachTurns: 50,
      maxTokens: 4_000,
      known: null,
      facts: { topics: () => TOPICS, now: new Date() },
    });
    expect(facts).toEqual({ version: 0, candidates: [] });
  });
});
