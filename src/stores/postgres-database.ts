import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { ConstraintViolated, DependencyUnavailable } from '../errors.ts';
import type { Database, DatabaseLoad, Queryable, Result, Statement, Transaction } from './database.ts';
import { NO_TENANT, PLAN_CACHE_MODE } from './database.ts';

const INT8 = 20;
const types = {
  // Counters and versions stay far below 2^53, so int8 may come as a number.
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** SQLSTATE classes and codes that mean "not now", with the same request worth sending again. */
const PASSING_SQLSTATES = new Set([
  '25006', // read-only: failed over to a replica
  '40001',
  '40P01', // deadlock, serialization failure
  '55P03', // lock timeout
  '57014', // statement timeout
  '57P01',
  '57P02',
  '57P03', // shutting down, crashed, starting
  '57P05',
]);
const PASSING_CLASSES = new Set(['08', '53']); // connection lost; out of disk, memory or connections
const PASSING_ERRNOS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);
const PASSING_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Connection ended|Query read timeout/;

interface PostgresOptions {
  readonly connectionString: string;
  readonly poolSize: number;
  readonly statementTimeoutMs: number;
  /** The most callers that may wait for a connection; one more is refused at once. */
  readonly maxWaiting: number;
  readonly onStatement?: (name: string, seconds: number) => void;
  readonly onConnectionLost?: (error: Error) => void;
}

/** PostgreSQL through a pool of `pg` connections, each working as the role that row-level security binds. */
export class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  readonly #pool: pg.Pool;
  readonly #options: PostgresOptions;
  /** The tenant that each connection's `hipocampo.tenant` names now, so that it is set only when it changes. */
  readonly #tenants = new WeakMap<pg.PoolClient, string>();
  #closed: Promise<void> | undefined;

  constructor(options: PostgresOptions) {
    this.#options = options;
    this.#pool = new pg.Pool({
      connectionString: options.connectionString,
      application_name: 'hipocampo',
      max: options.poolSize,
      connectionTimeoutMillis: 2_000, // PostgreSQL away: a request learns of it in 2 s
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      // A server that stopped answering at all is given up a second after it should have cancelled the statement itself.
      query_timeout: options.statementTimeoutMs + 1_000,
      types,
      onConnect: async (client) => {
        await client.query(
          `SELECT set_config('role', rolname, false) FROM pg_roles WHERE rolname = 'hipocampo_app' AND pg_has_role(oid, 'USAGE');
           SET statement_timeout = ${options.statementTimeoutMs}; SET idle_in_transaction_session_timeout = 60000; SET jit = off; SET plan_cache_mode = ${PLAN_CACHE_MODE}`,
        );
      },
    });
    this.#pool.on('error', (error) => options.onConnectionLost?.(error));
    // The pool listens to idle connections only: one that breaks in use would end the process.
    this.#pool.on('connect', (client) => client.on('error', (error) => options.onConnectionLost?.(error)));
  }

  as(tenant: string): Queryable {
    return {
      query: <Row>(statement: Statement, values?: readonly unknown[]) =>
        this.#withClient(tenant, (client) => this.#run<Row>(client, statement, values)),
      rows: (text, values) => this.#withClient(tenant, (client) => this.#rows(client, text, values)),
    };
  }

  async transaction<T>(tenant: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#withClient(tenant, async (client) => {
      await client.query('BEGIN');
      try {
        const result = await work({
          query: <Row>(statement: Statement, values?: readonly unknown[]) => this.#run<Row>(client, statement, values),
          rows: (text, values) => this.#rows(client, text, values),
        });
        // A failed statement that `work` swallowed has turned the commit into a rollback, and PostgreSQL says so only here.
        const { command } = await client.query('COMMIT');
        if (command !== 'COMMIT')
          throw new Error('the transaction was rolled back, for one of its statements had failed');
        return result;
      } catch (error) {
        // A connection that cannot even roll back is closed by `#withClient`, and PostgreSQL then rolls back itself.
        await client.query('ROLLBACK').catch((rollback: Error) => this.#options.onConnectionLost?.(rollback));
        throw error;
      }
    });
  }

  load(): DatabaseLoad {
    return { open: this.#pool.totalCount, idle: this.#pool.idleCount, waiting: this.#pool.waitingCount };
  }

  async ping(): Promise<void> {
    await this.as(NO_TENANT).query({ name: 'ping', text: 'SELECT 1' });
  }

  close(): Promise<void> {
    this.#closed ??= this.#pool.end();
    return this.#closed;
  }

  async #withClient<T>(tenant: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    if (this.#closed) throw new DependencyUnavailable('the database connection is closed');
    if (this.#pool.waitingCount >= this.#options.maxWaiting)
      throw new DependencyUnavailable('the service is overloaded');
    let client: pg.PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      throw named(error);
    }
    let broken = false;
    try {
      if (this.#tenants.get(client) !== tenant) {
        this.#tenants.delete(client);
        await client.query("SELECT set_config('hipocampo.tenant', $1, false)", [tenant]);
        this.#tenants.set(client, tenant);
      }
      return await work(client);
    } catch (error) {
      const failure = named(error);
      broken = failure instanceof DependencyUnavailable;
      throw failure;
    } finally {
      client.release(broken);
    }
  }

  async #run<Row>(client: pg.PoolClient, statement: Statement, values: readonly unknown[] = []): Promise<Result<Row>> {
    const started = performance.now();
    const result = await client
      .query({ name: statement.name, text: statement.text, values: values as unknown[] })
      .catch(rethrowNamed);
    this.#options.onStatement?.(statement.name, (performance.now() - started) / 1000);
    return { rows: result.rows as Row[], rowCount: result.rowCount ?? 0 };
  }

  async #rows(client: pg.PoolClient, text: string, values: readonly unknown[]): Promise<unknown[][]> {
    const result = await client.query({ text, values: values as unknown[], rowMode: 'array' }).catch(rethrowNamed);
    return result.rows;
  }
}

/** Throws the failure under the service's own name, where it happens, so that errors are the same inside and outside of a transaction. */
function rethrowNamed(error: unknown): never {
  throw named(error);
}

/** Gives a driver's error the name that the rest of the service knows; anything else passes through. */
function named(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (constraint !== undefined && code?.startsWith('23')) return new ConstraintViolated(constraint, error);
  const passing =
    (code !== undefined &&
      (PASSING_SQLSTATES.has(code) || PASSING_CLASSES.has(code.slice(0, 2)) || PASSING_ERRNOS.has(code))) ||
    PASSING_MESSAGES.test(error.message);
  return passing && !(error instanceof DependencyUnavailable)
    ? new DependencyUnavailable('the database is not available', error)
    : error;
}
