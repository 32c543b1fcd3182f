import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Statement } from '../../src/stores/database.ts';
import { FACT_CHANGES_OF_TURN, FACT_HISTORY, LIST_FACT_CHANGES } from '../../src/stores/fact-history-sql.ts';
import {
  COUNT_FACT_FROM,
  FACTS_SPEAKING_OF,
  FIND_FACT,
  FIND_FACTS_TO_CHANGE,
  FORGETTINGS,
  KNOWN_FACTS,
  LIST_FACTS,
  SUPERSEDED_FACTS_OF_SLOTS,
  SUPERSEDED_FACTS_SPEAKING_OF,
} from '../../src/stores/fact-sql.ts';
import {
  DISTILLED_FROM_FACT,
  FACTS_TO_PURGE,
  PURGE_FACT,
  PURGE_MEMORY,
  TURNS_OF_FACT,
} from '../../src/stores/fact-upkeep-sql.ts';
import { FIND_MEMORIES } from '../../src/stores/memory-sql.ts';
import { LATER_TURNS, TURNS_ELSEWHERE } from '../../src/stores/mention-store.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { literal, type Plan, rowsRead, scansAll } from './statement-plans.ts';

const FACTS = 10_000;
const DISTILLED = '00000000-0000-4000-9000-000000000007';
const NEVER = '2000-01-01T00:00:00Z';
const ONE = '00000000-0000-4000-8000-000000005000';

const TWO = '00000000-0000-4000-8000-000000000002';

/** Of user `u`, 10,000 facts in ten slots, each with three changes, two words and a turn, and as many marks; and what was distilled of the turns. */
const FILL = `
INSERT INTO users (tenant_id, user_id) VALUES ('default', 'u');
INSERT INTO facts (tenant_id, fact_id, user_id, slot, key, value, identity, single, domain, confidence, source, language, standing,
                   state, created_at, updated_at, last_confirmed_at, deleted_at)
SELECT 'default', ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'u', 'slot' || n % 10, 'key', 'value ' || n, sha256(n::text::bytea), false,
       (ARRAY['work', 'preferences', 'decisions', 'personal', 'projects'])[1 + n % 5], (ARRAY['high', 'medium', 'low'])[1 + n % 3], 'explicit', 'en', n % 100 = 0,
       CASE WHEN n % 4 = 0 THEN 'deleted' ELSE 'active' END, now() - n * interval '1 minute', now(), now() - n * interval '1 minute',
       CASE WHEN n % 4 = 0 THEN now() END
FROM generate_series(1, ${FACTS}) AS n;
INSERT INTO fact_terms (tenant_id, fact_id, term, user_id, said_at)
SELECT tenant_id, fact_id, term, user_id, last_confirmed_at FROM facts, unnest(ARRAY['value', substr(fact_id::text, 25)]) AS term WHERE state = 'active';
INSERT INTO fact_history (tenant_id, fact_id, user_id, event, reason, state_after, snapshot, turn_id, at)
SELECT tenant_id, fact_id, user_id, 'added', 'said', 'active', '{}', fact_id, now() FROM facts, generate_series(1, 3);
INSERT INTO fact_forgettings SELECT tenant_id, user_id, slot, identity, fact_id, now() FROM facts;
INSERT INTO memories (tenant_id, memory_id, user_id, type, session_id, turn_number, lines, terms, language, created_at, stored_at)
SELECT tenant_id, fact_id, user_id, 'episodic', 's', row_number() OVER (), '[]', '{}', 'en', now(), now() FROM facts;
INSERT INTO sessions VALUES ('default', 's', 'u', 1, 0, 0, 0, 0, 'en', '{}', now(), now());
INSERT INTO turns (tenant_id, session_id, turn_number, turn_id, user_id, version, messages, digest, digest_tokens, message_count, token_count,
                   tokens_before, text_bytes, language, created_at, stored_at)
SELECT tenant_id, 's', row_number() OVER (ORDER BY fact_id), fact_id, user_id, 1, '[]', '', 0, 0, 0, 0, 0, 'en', now(), now() FROM facts;
INSERT INTO memories (tenant_id, memory_id, user_id, type, lines, terms, language, metadata, created_at, stored_at, distilled_from)
SELECT 'default', ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, 'u', 'episodic', '[]', '{}', 'en',
       json_build_object('from_turn', 10 * n + 1, 'to_turn', 10 * n + 10)::text, now(), now(), 's'
FROM generate_series(0, 99) AS n;`;

/** What each reads with everything of one user in the way; as many rows and pages for ten facts or ten thousand. */
const READS: readonly [statement: Statement, values: unknown[], mostRows: number][] = [
  [KNOWN_FACTS, ['default', 'u', ['slot1', 'slot4'], ['slot2'], ['00'.repeat(32)], ['value', '000000000007']], 1_000],
  [FACTS_SPEAKING_OF, ['default', 'u', ['value', '000000000007']], 400],
  [SUPERSEDED_FACTS_OF_SLOTS, ['default', 'u', ['slot1', 'none']], 600],
  [SUPERSEDED_FACTS_SPEAKING_OF, ['default', 'u', ['value', '000000000007']], 2_000],
  [FIND_FACT, ['default', 'u', ONE], 10],
  [FIND_FACTS_TO_CHANGE, ['default', 'u', [ONE]], 20],
  [FACT_HISTORY, ['default', 'u', ONE], 20],
  [LIST_FACT_CHANGES, ['default', 'u', ONE, 0, 20], 20],
  [FACT_CHANGES_OF_TURN, ['default', ONE], 20],
  [LIST_FACTS, ['default', 'u', null, null, new Date(), ['active'], 'infinity', null, 20], 100],
  [FACTS_TO_PURGE, ['default', NEVER, 100], 10],
  [PURGE_FACT, ['default', ONE, NEVER], 10],
  [TURNS_OF_FACT, ['default', ONE], 10],
  [DISTILLED_FROM_FACT, ['default', ONE], 150],
  [PURGE_MEMORY, ['default', TWO], 10],
  [COUNT_FACT_FROM, ['default', 'u', ONE, NEVER], 10],
  [LATER_TURNS, ['default', [0, 1], ['u', 'u'], ['s', 'none'], [5_000, 1]], 20],
  [TURNS_ELSEWHERE, ['default', [0, 1], ['u', 'nobody'], ['s', 's'], [NEVER, NEVER]], 40],
  [FIND_MEMORIES, ['default', 'u', [ONE, TWO, DISTILLED], new Date()], 150],
];

describe.each([
  ['without statistics', ''],
  ['with statistics', 'ANALYZE'],
])('Readings of facts, on tables %s', (_, analyze) => {
  let testDatabase: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    client = new pg.Client({ connectionString: testDatabase.url });
    await client.connect();
    for (const table of ['facts', 'fact_terms', 'fact_history', 'fact_forgettings', 'memories', 'turns'])
      await client.query(`ALTER TABLE ${table} SET (autovacuum_enabled = off)`);
    await client.query(
      "SET ROLE hipocampo_app; SET hipocampo.tenant = 'default'; SET plan_cache_mode = force_generic_plan",
    );
    // Planned while the tables are empty, as by a service that was there first.
    for (const [place, [{ text }]] of READS.entries()) await client.query(`PREPARE read_${place} AS ${text}`);
    for (const [place, [, values]] of READS.entries()) await client.query(execute(place, values));
    await client.query('RESET ROLE');
    await client.query(FILL);
    if (analyze !== '') await client.query(analyze);
    await client.query('SET ROLE hipocampo_app');
  });
  afterAll(async () => {
    await client.end();
    await testDatabase.drop();
  });

  const execute = (place: number, values: readonly unknown[]) =>
    `EXECUTE read_${place} (${values.map(literal).join(', ')})`;

  it.each(READS.map(([{ name }, values, most], place) => [name, place, values, most] as const))(
    'are bounded however many facts a user has: %s',
    async (_name, place, values, most) => {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${execute(place, values)}`,
      );
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      expect(plan).toBeDefined();
      if (plan === undefined) return;
      expect(scansAll(plan), JSON.stringify(plan, null, 1)).toBe(false);
      expect(rowsRead(plan), JSON.stringify(plan, null, 1)).toBeLessThanOrEqual(most);
    },
  );

  it('read the marks of the slots that are asked for, and no others', async () => {
    const { rows } = await client.query(FORGETTINGS.text, ['default', 'u', ['slot1', '*']]);
    expect(rows).toHaveLength(FACTS / 10);
  });
});
