import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Statement } from '../../src/stores/database.ts';
import { KEEP_MOST } from '../../src/stores/entity-store.ts';
import { UNREAD_TURNS } from '../../src/stores/journal-reading-store.ts';
import {
  FIND_BLOCKS,
  FIND_POSTINGS,
  READ_NEWEST,
  READ_TAIL,
  READ_UNINDEXED,
  READ_USER_UNINDEXED,
} from '../../src/stores/search-sql.ts';
import { UNSUMMARISED_TURNS } from '../../src/stores/segment-store.ts';
import { FIND_SESSION_LOCK } from '../../src/stores/session-lock-store.ts';
import { TOLD_PLANS } from '../../src/stores/session-store.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { literal, type Plan, rowsRead, scansAll } from './statement-plans.ts';

const TURNS = 10_000;
const READ = TURNS - 3;
const SESSIONS = 502;

/** Of user `u` one session of 10,000 turns and, of user `v`, as many in five hundred, all but the last three of them read by whoever reads them once; of a thousand others some words. */
const FILL = `
INSERT INTO users (tenant_id, user_id) VALUES ('default', 'u'), ('default', 'v');
INSERT INTO sessions (tenant_id, session_id, user_id, version, turn_count, message_count, token_count, text_bytes, language, plan_state, created_at, last_activity_at)
SELECT 'default', session_id, user_id, 1, turns, 0, 0, 0, 'en', '{}', now(), now()
FROM (SELECT 'long', 'u', ${TURNS} UNION ALL SELECT 'short-' || n, 'v', 20 FROM generate_series(0, 499) n) AS s (session_id, user_id, turns);
INSERT INTO sessions (tenant_id, session_id, user_id, version, turn_count, message_count, token_count, text_bytes, language, plan_state, created_at,
                      last_activity_at, state, lock_token, lock_user)
VALUES ('default', 'gone', 'u', 1, 0, 0, 0, 0, 'en', '{}', now(), now(), 'destroyed', '00000000-0000-4000-8000-000000000001', 'nobody');
INSERT INTO turns (tenant_id, session_id, turn_number, turn_id, user_id, version, messages, digest, digest_tokens, message_count, token_count,
                   tokens_before, text_bytes, language, created_at, stored_at)
SELECT 'default', 'long', n, gen_random_uuid(), 'u', 1, '[]', '', 0, 0, 0, 0, 0, 'en', now(), now() - interval '1 day' + n * interval '1 second'
FROM generate_series(1, ${TURNS}) n
UNION ALL
SELECT 'default', 'short-' || n / 20, n % 20 + 1, gen_random_uuid(), 'v', 1, '[]', '', 0, 0, 0, 0, 0, 'en', now(), now() - interval '2 days' + n * interval '1 second'
FROM generate_series(0, ${TURNS - 1}) n;
INSERT INTO search_users (tenant_id, user_id, next_ordinal) VALUES ('default', 'u', ${TURNS});
INSERT INTO search_runs (tenant_id, user_id, first_ordinal, session_id, first_turn, last_turn) VALUES ('default', 'u', 0, 'long', 1, ${READ});
INSERT INTO search_terms (tenant_id, user_id, term, block, ordinals) SELECT 'default', 'u', n, 0, '\\x0000'::bytea FROM generate_series(1, ${TURNS}) n
UNION ALL SELECT 'default', 'other-' || u, n, 0, '\\x0000'::bytea FROM generate_series(1, 1000) u, generate_series(1, 100) n;
INSERT INTO search_progress (tenant_id, swept_through) VALUES ('default', now() - interval '1 day' + ${READ} * interval '1 second')
ON CONFLICT (tenant_id) DO UPDATE SET swept_through = excluded.swept_through;
INSERT INTO segment_summaries (tenant_id, session_id, from_turn, to_turn, user_id, content) VALUES ('default', 'long', ${READ - 2}, ${READ}, 'u', '{}');
INSERT INTO journal_readings (tenant_id, session_id, through_turn) VALUES ('default', 'long', ${READ});
INSERT INTO session_entities (tenant_id, session_id, kind, entity, short_entity, user_id, name, mentions, first_turn, last_turn, last_said_at)
SELECT 'default', 'long', 'topics', n, n, 'u', 'name', 1, n, n, now() FROM generate_series(1, 60) n
UNION ALL SELECT 'default', 'short-' || n / 20, 'topics', n, n, 'v', 'name', 1, 1, 1, now() FROM generate_series(0, ${TURNS - 1}) n;`;

/** What each reads of turns, of entities, or of the lists of words, whoever's there are and however many. */
const READS: readonly [statement: Statement, values: unknown[], mostRows: number][] = [
  [READ_TAIL, ['default', 'u', null, null, null, null, 2_000, 8_000_000], 20],
  [READ_NEWEST, ['default', 'u', null, null, null, null, 10], 40],
  [FIND_BLOCKS, ['default', 'u', [1, 2, TURNS], 1_000], 5],
  [FIND_POSTINGS, ['default', 'u', [1, 2, TURNS], [0, 1, 2], 65_536], 5],
  [READ_UNINDEXED, ['default', 'long', TURNS, 100, 1_000_000], 20],
  [READ_USER_UNINDEXED, ['default', 'u', 100, 1_000_000], 20 + SESSIONS], // of which it may read all, where they are few
  [UNSUMMARISED_TURNS, ['default', 'long', 10], 20],
  [TOLD_PLANS, ['default', 'v', '2026-01-01T00:00:00Z'], 60],
  [UNREAD_TURNS, ['default', 'long', TURNS, 10, 2], 20],
  [KEEP_MOST, ['default', ['long'], 50], 140],
  [FIND_SESSION_LOCK, ['default', 'gone', null], 10],
];

describe('Readings of turns, on tables with statistics', () => {
  let testDatabase: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    client = new pg.Client({ connectionString: testDatabase.url });
    await client.connect();
    await client.query(FILL);
    await client.query('ANALYZE');
    await client.query(
      "SET ROLE hipocampo_app; SET hipocampo.tenant = 'default'; SET plan_cache_mode = force_generic_plan",
    );
  });
  afterAll(async () => {
    await client.end();
    await testDatabase.drop();
  });

  it.each(READS.map(([{ name, text }, values, most]) => [name, text, values, most] as const))(
    'are bounded however long a history is: %s',
    async (name, text, values, most) => {
      await client.query(`PREPARE ${name} AS ${text}`);
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE ${name} (${values.map(literal).join(', ')})`,
      );
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      expect(plan).toBeDefined();
      if (plan === undefined) return;
      expect(scansAll(plan, ['turns', 'search_terms']), JSON.stringify(plan, null, 1)).toBe(false);
      expect(rowsRead(plan), JSON.stringify(plan, null, 1)).toBeLessThanOrEqual(most);
    },
  );
});
