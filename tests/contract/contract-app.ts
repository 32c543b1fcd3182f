/** The service as wired for production, in this process, on a database and a Redis of the test file's own. */
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type pg from 'pg';
import { expect, inject } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { problem } from '../../src/http/problem-schema.ts';
import type { SealedParts } from '../../src/stores/sealing/sealed-parts.ts';
import { createLogger } from '../../src/telemetry/logger.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { createService } from '../../src/wiring/create-service.ts';
import { openDatabase } from '../../src/wiring/open-database.ts';
import type { BuiltContext, Problem, SavedTurn } from '../support/client.ts';
import { encryptionSettings, refusePlain } from '../support/encryption.ts';
import { createTestRedis } from '../support/test-redis.ts';
import { createContractDatabase } from './contract-database.ts';

export type { BuiltContext, Problem, SavedTurn };

export interface Answer<Body> {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly text: string;
  readonly body: Body;
}

type Headers = Record<string, string>;

const TABLES = [
  'tenants',
  'api_keys',
  'users',
  'sessions',
  'turns',
  'memories',
  'memory_embeddings',
  'facts',
  'fact_terms',
  'fact_history',
  'fact_forgettings',
  'fact_readings',
  'session_ends',
  'snapshots',
  'tool_results',
  'daily_log',
  'memory_files',
  'memory_file_versions',
  'events',
  'webhooks',
  'jobs',
];

/** Tables of which some rows are written after the reply that they tell of. */
const BESIDE: Readonly<Record<string, string>> = {
  events: "(SELECT * FROM events WHERE type <> 'context.over_budget')",
};

export type ContractApp = Awaited<ReturnType<typeof openContractApp>>;

/**
 * Starts everything but the listening; `settings` are environment variables, `key` an API key that requests carry unless they say
 * otherwise, `log` what takes the lines of the log. Where there is no Redis, the cache is the in-process one.
 */
export async function openContractApp(
  settings: Record<string, string> = {},
  key: string | null = null,
  log?: { write(text: string): unknown },
) {
  const testDatabase = await createContractDatabase();
  const redis = inject('redisUrl') === null ? null : await createTestRedis();
  const environment = {
    LOG_LEVEL: 'silent',
    DATABASE_STATEMENT_TIMEOUT_MS: '120000', // ends what hangs, and nothing of a busy machine
    RECALL_DEADLINE_MS: '10000', // whether a recall is in time is for other tests: here it is waited for
    ...testDatabase.settings,
    ...(redis && { REDIS_URL: redis.url, REDIS_TIMEOUT_MS: '5000' }), // on a busy machine a command takes longer than is worth waiting for
    ...encryptionSettings(),
  };
  const config = loadConfig({ ...environment, ...settings });
  const logger = createLogger(config.logLevel, log);
  const metrics = createMetrics();
  const database = await openDatabase(config, logger, metrics, false);
  const state = { closing: false };
  const service = await createService({ config, logger, metrics, database, isClosing: () => state.closing });
  await service.addTenants();
  const sql = <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    testDatabase.query<Row>(database, text, values);
  if (config.encryption !== undefined) await sql(refusePlain());

  const send = async <Body>(options: InjectOptions): Promise<Answer<Body>> => {
    const authorization = key === null ? {} : { authorization: `Bearer ${key}` };
    const response = await service.app.inject({ ...options, headers: { ...authorization, ...options.headers } });
    const json = /\bjson\b/.test(String(response.headers['content-type'] ?? ''));
    const body = (json && response.payload !== '' ? JSON.parse(response.payload) : undefined) as Body;
    return { status: response.statusCode, headers: response.headers, text: response.payload, body };
  };
  const post = <Body>(url: string, body: unknown, headers: Headers = {}) =>
    send<Body>({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    });

  return {
    app: service.app,
    config,
    database,
    keys: service.keys,
    memory: service.memory,
    /** What becomes of sessions besides their turns; nothing of it happens by itself before `start`. */
    life: service.life,
    start: service.start,
    indexer: service.indexer,
    metrics,
    redisUrl: redis?.url ?? null,
    databaseUrl: testDatabase.url,
    state,
    send,
    post,
    get: <Body>(url: string, headers: Headers = {}) => send<Body>({ method: 'GET', url, headers }),
    delete: <Body>(url: string, headers: Headers = {}) => send<Body>({ method: 'DELETE', url, headers }),
    saveTurn: <Body = SavedTurn>(body: unknown, headers?: Headers) => post<Body>('/v1/save-turn', body, headers),
    buildContext: <Body = BuiltContext>(body: unknown, headers?: Headers) =>
      post<Body>('/v1/build-context', body, headers),
    /** As the owner of the database, past row-level security. */
    sql,
    /** Writes a row as stores do: `sealed` says which of the values are sealed where the run is encrypted. */
    plant: (tenant: string, text: string, values: readonly unknown[], sealed: SealedParts) =>
      database.as(tenant).query({ name: `plant_${text.length}_${text.slice(0, 50)}`, text, sealed }, values),
    /** Equal before and after exactly when no row of any table was added, changed or removed. */
    fingerprint: async (): Promise<string> => {
      const rows = await sql<{ print: string }>(
        TABLES.map(
          (table) =>
            `SELECT '${table} ' || count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS print FROM ${BESIDE[table] ?? table} t`,
        ).join(' UNION ALL '),
      );
      return rows.map((row) => row.print).join('\n');
    },
    close: async () => {
      await service.app.close();
      await service.close();
      await database.close();
      await redis?.drop();
      await testDatabase.drop();
    },
  };
}

let made = 0;
/** A name that no other test of this file uses. */
export const fresh = (prefix: string): string => `${prefix}_${++made}`;

/** The documented form of a refusal: status, code, media type, every member of the problem, and the request's id. */
export function expectProblem(answer: Answer<unknown>, status: number, code: string): Problem {
  expect({ status: answer.status, code: (answer.body as Problem | undefined)?.code }, answer.text).toEqual({
    status,
    code,
  });
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const parsed = problem.strict().parse(answer.body);
  expect(parsed.status).toBe(status);
  expect(parsed.request_id).toBe(answer.headers['x-request-id']);
  expect(parsed.title.length).toBeGreaterThan(0);
  expect(parsed.detail.length).toBeGreaterThan(0);
  if (status >= 500) expect(parsed.errors).toBeUndefined();
  if (status === 429 || status === 503) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  if (status === 401) expect(answer.headers['www-authenticate']).toBe('Bearer');
  return parsed as Problem;
}

export const pointers = (found: Problem): string[] => (found.errors ?? []).map((fault) => fault.pointer);

/** A turn of one question and one answer. */
export function turnBody(userId: string, sessionId: string, more: Record<string, unknown> = {}) {
  return {
    user_id: userId,
    session_id: sessionId,
    messages: [
      { role: 'user', content: 'Busca bares cerca de Sol' },
      { role: 'assistant', content: '1. La Venencia 2. Casa Labra' },
    ],
    ...more,
  };
}
