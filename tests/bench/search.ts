/** `npm run bench:search`: what a search costs in a small and in a large history, how big the index is, and how fast it is made. `--help` tells the flags. */
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { SessionEntities } from '../../src/memory/entities/session-entities.ts';
import { HistorySearch } from '../../src/memory/search/history-search.ts';
import { IndexRenewal } from '../../src/memory/search/index-renewal.ts';
import { SearchIndexer } from '../../src/memory/search/search-indexer.ts';
import { ApiKeyStore } from '../../src/stores/api-key-store.ts';
import { EntityStore } from '../../src/stores/entity-store.ts';
import { JobStore } from '../../src/stores/job-store.ts';
import { migratePostgres } from '../../src/stores/migrate.ts';
import { PostgresDatabase } from '../../src/stores/postgres-database.ts';
import { SearchRenewalStore } from '../../src/stores/search-renewal-store.ts';
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
  --requests 300          searches of each size, asked in turn
  --keep                  leaves the databases, hipocampo_bench_kept_search_…, and asks those that an earlier run left
  --postgres URL          ${process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'}`;

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    turns: { type: 'string', default: '10000,1000000' },
    'one-user': { type: 'boolean', default: false },
    requests: { type: 'string', default: '300' },
    keep: { type: 'boolean', default: false },
    postgres: {
      type: 'string',
      default: process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres',
    },
  },
});

const OTHERS = 1_000;
const WARM_UP = 50; // searches that are not counted

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
  `INSERT INTO search_blocks (tenant_id, user_id, block, said_from, said_to, tells_places)
   SELECT tenant_id, 'u' || c, block, said_from, said_to, tells_places FROM search_blocks, generate_series(1, $1::int - 1) c WHERE user_id = 'u0'`,
  `INSERT INTO search_terms (tenant_id, user_id, term, block, ordinals)
   SELECT tenant_id, 'u' || c, term, block, ordinals FROM search_terms, generate_series(1, $1::int - 1) c WHERE user_id = 'u0'`,
];

const name = (number: number) => `pal${[...String(number)].map((digit) => 'bdfgjklmpt'[Number(digit)]).join('')}`;
const often = (round: number) => name(round % 5);
const some = (round: number) => name(100 + (round % 100));
const rare = (round: number) => name(15_000 + ((round * 37) % 5_000));

/** Words as they are found in most turns, in some, and in few; alone, together, as a phrase, and excluded. */
const SHAPES = [
  ['often', often],
  ['some', some],
  ['rare', rare],
  ['often some', (round: number) => `${often(round)} ${some(round)}`],
  ['some rare', (round: number) => `${some(round)} ${rare(round)}`],
  ['"often some"', (round: number) => `"${often(round)} ${some(round)}"`],
  ['some -often', (round: number) => `${some(round)} -${often(round)}`],
] as const;

function queryOf(round: number): string {
  const [, query] = SHAPES[round % SHAPES.length] ?? SHAPES[0];
  return query(round);
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

const connectTo = (url: string) =>
  new PostgresDatabase({ connectionString: url, poolSize: 4, statementTimeoutMs: 60_000, maxWaiting: 100 });

/** Seeds a database and indexes it; returns how many turns were indexed a second. */
async function load(databases: Databases, url: string, turns: number): Promise<number> {
  await migratePostgres({ connectionString: url });
  const asked = options['one-user'] ? turns : turns / 5;
  const ofEachOther = (turns - asked) / OTHERS;
  const since = Date.now() - 86_400_000;
  await databases.within(url, async (client) => {
    await client.query(SEED, ['asked', asked, new Date(since)]);
    if (ofEachOther > 0) await client.query(SEED, ['u0', ofEachOther, new Date(since + asked)]);
    await client.query('ANALYZE');
  });
  const database = connectTo(url);
  const index = new SearchStore({ database });
  const indexer = new SearchIndexer({
    index,
    renewal: new IndexRenewal({ index, store: new SearchRenewalStore({ database }) }),
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
  await database.close();
  await databases.within(url, async (client) => {
    if (ofEachOther > 0) for (const copy of COPIES) await client.query(copy, [OTHERS]);
  });
  await databases.settle(url);
  return (asked + ofEachOther) / seconds;
}

/** A database of so many turns that is asked, and what asking it took. */
interface Asked {
  readonly turns: number;
  /** Turns indexed a second; null where an earlier run indexed them. */
  readonly speed: number | null;
  readonly bytes: number;
  readonly search: HistorySearch;
  readonly close: () => Promise<void>;
  readonly milliseconds: number[];
  hits: number;
}

async function prepare(databases: Databases, turns: number): Promise<Asked> {
  const kept = options.keep ? `search_${turns}${options['one-user'] ? '_one_user' : ''}` : null;
  let url = kept === null ? null : await databases.findKept(kept);
  let speed: number | null = null;
  if (url === null) {
    const made = await databases.create(`search_${turns}`);
    speed = await load(databases, made, turns);
    url = kept === null ? made : await databases.keep(made, kept);
  } else await migratePostgres({ connectionString: url });
  const bytes = await databases.within(url, async (client) => {
    const { rows } = await client.query<{ bytes: number }>(
      `SELECT sum(pg_total_relation_size(relid))::float8 AS bytes FROM pg_stat_user_tables WHERE relname LIKE 'search_%'`,
    );
    return rows[0]?.bytes ?? 0;
  });
  const database = connectTo(url);
  const store = new SearchStore({ database });
  const search = new HistorySearch({ store, sources: {}, clock: { now: () => new Date() } });
  return { turns, speed, bytes, search, close: () => database.close(), milliseconds: [], hits: 0 };
}

const REQUEST = { kind: 'message', sessionId: null, role: null, from: null, to: null, limit: 20, after: null } as const;

/** Asks all of them the same, in turn, so that what else the machine does meets them alike. */
async function ask(all: readonly Asked[]): Promise<void> {
  const requests = Number(options.requests);
  for (let round = -WARM_UP; round < requests; round += 1) {
    for (const one of round % 2 === 0 ? all : all.toReversed()) {
      const sent = performance.now();
      const page = await one.search.search('default', {
        ...REQUEST,
        userId: 'asked',
        query: queryOf(round + WARM_UP),
      });
      if (round < 0) continue;
      one.milliseconds.push(performance.now() - sent);
      one.hits += page.hits.length;
    }
  }
}

function report(all: readonly Asked[]): string {
  const found = all.map(({ turns, milliseconds, bytes, speed, hits }) => ({
    turns,
    p50: median(milliseconds),
    p95: quantile(milliseconds, 0.95),
    shapes: SHAPES.map((_, shape) =>
      median(milliseconds.filter((_, round) => (round + WARM_UP) % SHAPES.length === shape)),
    ),
    bytes,
    speed,
    hits,
  }));
  const first = found[0]?.p95 ?? Number.NaN;
  const rows = found.map(({ turns, p50, p95, bytes, speed, hits }) => [
    String(turns),
    short(p50),
    short(p95),
    short(p95 / first),
    short(bytes / turns),
    speed === null ? 'before' : short(speed),
    String(hits),
  ]);
  const head = ['turns', 'p50 ms', 'p95 ms', 'p95 to first, aim 2', 'index bytes a turn', 'indexed a second', 'hits'];
  const shapes = SHAPES.map(([shape], index) => [shape, ...found.map((one) => short(one.shapes[index] ?? Number.NaN))]);
  return [
    table('Search (one after the other, in this process)', head, rows),
    table('p50 ms by query', ['query', ...found.map(({ turns }) => String(turns))], shapes),
    JSON.stringify({ oneUser: options['one-user'], found }),
    '',
  ].join('\n');
}

if (options.help) {
  process.stdout.write(`${HELP}\n`);
} else {
  const cleanup = new Cleanup();
  cleanup.listenForSignals();
  try {
    const databases = await Databases.connect(options.postgres, cleanup);
    const all: Asked[] = [];
    for (const turns of options.turns.split(',').map(Number)) {
      process.stderr.write(`search: ${turns} turns\n`);
      const one = await prepare(databases, turns);
      cleanup.add(one.close);
      all.push(one);
    }
    await ask(all);
    process.stdout.write(report(all));
  } finally {
    await cleanup.run();
  }
}
