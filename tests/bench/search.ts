/** `npm run bench:search`: what a search costs in a small and in a large history, how big the index is, and how fast it is made. `--help` tells the flags. */
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { SessionEntities } from '../../src/memory/entities/session-entities.ts';
import { HistorySearch } from '../../src/memory/search/history-search.ts';
import { SearchIndexer } from '../../src/memory/search/search-indexer.ts';
import { ApiKeyStore } from '../../src/stores/api-key-store.ts';
import { EntityStore } from '../../src/stores/entity-store.ts';
import { JobStore } from '../../src/stores/job-store.ts';
import { migratePostgres } from '../../src/stores/migrate.ts';
import { PostgresDatabase } from '../../src/stores/postgres-database.ts';
import { SearchStore } from '../../src/stores/search-store.ts';
import { createLogger } from '../../src/telemetry/logger.ts';
import { journalReaderOn } from '../support/journal-reader.ts';
import { Cleanup } from './cleanup.ts';
import { Databases } from './databases.ts';
import { median, quantile, short } from './figures.ts';
import { table } from './table.ts';

const HELP = `npm run bench:search -- [options]

  --turns 10000,1000000   sizes to compare, each in a database of its own; a fifth of the turns are one user's who is asked for, the rest those of a
                          thousand others: one of them is indexed, the rest are copies, for to index all of a million takes hours
  --one-user              all of the turns are one user's
  --requests 300          searches of each size
  --postgres URL          ${process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'}`;

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    turns: { type: 'string', default: '10000,1000000' },
    'one-user': { type: 'boolean', default: false },
    requests: { type: 'string', default: '300' },
    postgres: {
      type: 'string',
      default: process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres',
    },
  },
});

const OTHERS = 1_000;

/** Sessions of twenty turns of a user. A turn says forty words of these twenty thousand, the first ones most often, as words are. */
const SEED = `
WITH owner AS (INSERT INTO users (tenant_id, user_id) VALUES ('default', $1)), made AS (
  INSERT INTO sessions (tenant_id, session_id, user_id, version, turn_count, message_count, token_count, text_bytes, language, plan_state, created_at, last_activity_at)
  SELECT 'default', $1 || '-' || n, $1, 20, 20, 20, 20, 20, 'es', '{}', now(), now() FROM generate_series(0, ($2::int - 1) / 20) n
)
INSERT INTO turns (tenant_id, session_id, turn_number, turn_id, user_id, version, messages, digest, digest_tokens, message_count, token_count,
                   tokens_before, text_bytes, language, created_at, stored_at)
SELECT 'default', $1 || '-' || n / 20, n % 20 + 1, gen_random_uuid(), $1, 1,
  '[{"type":"human","data":{"content":"' || said.words || '"}}]', '', 0, 1, 1, 0, length(said.words), 'es',
  $3::timestamptz + n * interval '1 millisecond', $3::timestamptz + n * interval '1 millisecond'
FROM generate_series(0, $2::int - 1) AS n CROSS JOIN LATERAL (
  SELECT string_agg('pal' || translate((floor(20000 * power(random(), 4)) + word * 0 + n * 0)::int::text, '0123456789', 'bdfgjklmpt'), ' ') AS words
  FROM generate_series(1, 40) AS word
) said`;

/** Gives every other user what the first of them has, with its place in the index. */
const COPIES = [
  `INSERT INTO users (tenant_id, user_id) SELECT tenant_id, 'u' || c FROM users, generate_series(1, $1::int - 1) c WHERE user_id = 'u0'`,
  `INSERT INTO sessions (tenant_id, session_id, user_id, version, turn_count, message_count, token_count, text_bytes, language, plan_state, created_at, last_activity_at)
   SELECT tenant_id, 'u' || c || substr(session_id, 3), 'u' || c, version, turn_count, message_count, token_count, text_bytes, language, plan_state, created_at, last_activity_at
   FROM sessions, generate_series(1, $1::int - 1) c WHERE user_id = 'u0'`,
  `INSERT INTO turns (tenant_id, session_id, turn_number, turn_id, user_id, version, messages, digest, digest_tokens, message_count, token_count,
                      tokens_before, text_bytes, language, created_at, stored_at)
   SELECT tenant_id, 'u' || c || substr(session_id, 3), turn_number, gen_random_uuid(), 'u' || c, version, messages, digest, digest_tokens, message_count, token_count,
          tokens_before, text_bytes, language, created_at, stored_at
   FROM turns, generate_series(1, $1::int - 1) c WHERE user_id = 'u0'`,
  `INSERT INTO search_users (tenant_id, user_id, next_ordinal)
   SELECT tenant_id, 'u' || c, next_ordinal FROM search_users, generate_series(1, $1::int - 1) c WHERE user_id = 'u0'`,
  `INSERT INTO search_runs (tenant_id, user_id, first_ordinal, session_id, first_turn, last_turn)
   SELECT tenant_id, 'u' || c, first_ordinal, 'u' || c || substr(session_id, 3), first_turn, last_turn
   FROM search_runs, generate_series(1, $1::int - 1) c WHERE user_id = 'u0'`,
  `INSERT INTO search_blocks (tenant_id, user_id, block, said_from, said_to)
   SELECT tenant_id, 'u' || c, block, said_from, said_to FROM search_blocks, generate_series(1, $1::int - 1) c WHERE user_id = 'u0'`,
  `INSERT INTO search_terms (tenant_id, user_id, term, block, ordinals)
   SELECT tenant_id, 'u' || c, term, block, ordinals FROM search_terms, generate_series(1, $1::int - 1) c WHERE user_id = 'u0'`,
];

/** Words as they are found in most turns, in some, and in few; alone, together, as a phrase, and excluded. */
const name = (number: number) => `pal${[...String(number)].map((digit) => 'bdfgjklmpt'[Number(digit)]).join('')}`;
function queryOf(round: number): string {
  const often = name(round % 5);
  const some = name(100 + (round % 100));
  const rare = name(15_000 + ((round * 37) % 5_000));
  return (
    [often, some, rare, `${often} ${some}`, `${some} ${rare}`, `"${often} ${some}"`, `${some} -${often}`][round % 7] ??
    often
  );
}

const NO_FILTER = { sessionId: null, from: null, to: null, asOf: null };

/** Sweeps until the index is known to hold every turn, as it is in a service that has run for some minutes: a search reads what is not. */
async function sweptThrough(indexer: SearchIndexer, index: SearchStore): Promise<void> {
  for (let sweeps = 0; sweeps < 100; sweeps += 1) {
    const { turns } = await index.tail('default', 'asked', NO_FILTER, 1, 1_000_000);
    if (turns.length === 0) return;
    await indexer.sweep();
  }
  throw new Error('the sweep does not come to an end');
}

async function measure(databases: Databases, turns: number) {
  const url = await databases.create(`search_${turns}`);
  await migratePostgres({ connectionString: url });
  const asked = options['one-user'] ? turns : turns / 5;
  const ofEachOther = (turns - asked) / OTHERS;
  const since = Date.now() - 86_400_000;
  await databases.within(url, async (client) => {
    await client.query(SEED, ['asked', asked, new Date(since)]);
    if (ofEachOther > 0) await client.query(SEED, ['u0', ofEachOther, new Date(since + asked)]);
    await client.query('ANALYZE');
  });
  const database = new PostgresDatabase({
    connectionString: url,
    poolSize: 4,
    statementTimeoutMs: 60_000,
    maxWaiting: 100,
  });
  const index = new SearchStore({ database });
  const indexer = new SearchIndexer({
    index,
    entities: new SessionEntities({ entities: new EntityStore({ database }), index }),
    jobs: new JobStore({ database }),
    keys: new ApiKeyStore({ database }),
    logger: createLogger('error'),
    journal: journalReaderOn(database),
    settleSeconds: 0,
  });
  const began = performance.now();
  for (let taken = 0; taken < asked + ofEachOther; ) taken += await indexer.sweep();
  await sweptThrough(indexer, index);
  const seconds = (performance.now() - began) / 1_000;
  await databases.within(url, async (client) => {
    if (ofEachOther > 0) for (const copy of COPIES) await client.query(copy, [OTHERS]);
  });
  await databases.settle(url);
  const bytes = await databases.within(url, async (client) => {
    const { rows } = await client.query<{ bytes: number }>(
      `SELECT sum(pg_total_relation_size(relid))::float8 AS bytes FROM pg_stat_user_tables WHERE relname LIKE 'search_%'`,
    );
    return rows[0]?.bytes ?? 0;
  });
  const search = new HistorySearch({ store: index, sources: {}, clock: { now: () => new Date() } });
  const milliseconds: number[] = [];
  let hits = 0;
  const requests = Number(options.requests);
  for (let round = -50; round < requests; round += 1) {
    const filter = {
      kind: 'message',
      sessionId: null,
      role: null,
      from: null,
      to: null,
      limit: 20,
      after: null,
    } as const;
    const sent = performance.now();
    const page = await search.search('default', { ...filter, userId: 'asked', query: queryOf(round + 50) });
    if (round >= 0) milliseconds.push(performance.now() - sent);
    hits += page.hits.length;
  }
  await database.close();
  await databases.drop(url);
  return {
    turns,
    indexed: asked + ofEachOther,
    p50: median(milliseconds),
    p95: quantile(milliseconds, 0.95),
    bytes,
    seconds,
    hits,
  };
}

if (options.help) {
  process.stdout.write(`${HELP}\n`);
} else {
  const cleanup = new Cleanup();
  cleanup.listenForSignals();
  try {
    const databases = await Databases.connect(options.postgres, cleanup);
    const found = [];
    for (const turns of options.turns.split(',').map(Number)) {
      process.stderr.write(`search: ${turns} turns\n`);
      found.push(await measure(databases, turns));
    }
    const first = found[0]?.p95 ?? Number.NaN;
    const rows = found.map(({ turns, indexed, p50, p95, bytes, seconds, hits }) => [
      String(turns),
      short(p50),
      short(p95),
      short(p95 / first),
      short(bytes / turns),
      short(indexed / seconds),
      String(hits),
    ]);
    const head = [
      'turns',
      'p50 ms',
      'p95 ms',
      'p95 to first, aim 2',
      'index bytes a turn',
      'turns indexed a second',
      'hits',
    ];
    process.stdout.write(`${table('Search (one after the other, in this process)', head, rows)}\n`);
    process.stdout.write(`${JSON.stringify({ oneUser: options['one-user'], found })}\n`);
  } finally {
    await cleanup.run();
  }
}
