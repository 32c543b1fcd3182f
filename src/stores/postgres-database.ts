import { performance } from 'node:perf_hooks';
import { ConstraintViolated, DependencyUnavailable } from '../errors.ts';
import { ConnectionPool } from './connection-pool.ts';
import type { Database, DatabaseLoad, Queryable, Result, Statement, Transaction } from './database.ts';
import { NO_TENANT, PLAN_CACHE_MODE } from './database.ts';
import type { PostgresConnection } from './postgres-connection.ts';

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
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable|Connection ended|Query read timeout/;

interface PostgresOptions {
  readonly connectionString: string;
  readonly poolSize: number;
  readonly statementTimeoutMs: number;
  /** The most callers that may wait for a connection; one more is refused at once. */
  readonly maxWaiting: number;
  readonly onStatement?: (name: string, seconds: number) => void;
  readonly onConnectionLost?: (error: Error) => void;
}

/** Names the tenant of a connection; named itself, it is prepared once. */
const SET_TENANT: Statement = {
  name: 'set_tenant',
  text: "SELECT set_config('hipocampo.tenant', $1, false)",
};

/** PostgreSQL through a pool of `pg` connections, each working as the role that row-level security binds. */
export class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  readonly #pool: ConnectionPool;
  readonly #options: PostgresOptions;
  #closed: Promise<void> | undefined;

  constructor(options: PostgresOptions) {
    this.#options = options;
    this.#pool = new ConnectionPool({
      connectionString: options.connectionString,
      size: options.poolSize,
      // A server that stopped answering at all is given up a second after it should have cancelled the statement itself.
      answerWithinMs: options.statementTimeoutMs + 1_000,
      setUp: `SELECT set_config('role', rolname, false) FROM pg_roles WHERE rolname = 'hipocampo_app' AND pg_has_role(oid, 'USAGE');
        SET statement_timeout = ${options.statementTimeoutMs}; SET idle_in_transaction_session_timeout = 60000; SET jit = off; SET plan_cache_mode = ${PLAN_CACHE_MODE}`,
      onLost: (error) => options.onConnectionLost?.(error),
    });
  }

  as(tenant: string): Queryable {
    return {
      query: <Row>(statement: Statement, values?: readonly unknown[]) =>
        this.#withConnection(tenant, (connection) => this.#run<Row>(connection, statement, values)),
      rows: (text, values) =>
        this.#withConnection(tenant, (connection) => connection.rows(text, values).catch(rethrowNamed)),
    };
  }

  async transaction<T>(tenant: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#withConnection(tenant, async (connection) => {
      await connection.text('BEGIN');
      try {
        const result = await work({
          query: <Row>(statement: Statement, values?: readonly unknown[]) =>
            this.#run<Row>(connection, statement, values),
          rows: (text, values) => connection.rows(text, values).catch(rethrowNamed),
        });
        // A failed statement that `work` swallowed has turned the commit into a rollback, and PostgreSQL says so only here.
        if ((await connection.text('COMMIT')) !== 'COMMIT')
          throw new Error('the transaction was rolled back, for one of its statements had failed');
        return result;
      } catch (error) {
        // A connection that cannot even roll back is closed by `#withConnection`, and PostgreSQL then rolls back itself.
        await connection.text('ROLLBACK').catch((rollback: Error) => this.#options.onConnectionLost?.(rollback));
        throw error;
      }
    });
  }

  load(): DatabaseLoad {
    return { open: this.#pool.open, idle: this.#pool.idle, waiting: this.#pool.waiting };
  }

  async ping(): Promise<void> {
    await this.as(NO_TENANT).query({ name: 'ping', text: 'SELECT 1' });
  }

  close(): Promise<void> {
    this.#closed ??= this.#pool.close();
    return this.#closed;
  }

  async #withConnection<T>(tenant: string, work: (connection: PostgresConnection) => Promise<T>): Promise<T> {
    if (this.#closed) throw new DependencyUnavailable('the database connection is closed');
    if (this.#pool.waiting >= this.#options.maxWaiting) throw new DependencyUnavailable('the service is overloaded');
    const connection = this.#pool.takeIdle() ?? (await this.#pool.wait().catch(rethrowNamed));
    let broken = false;
    try {
      if (connection.tenant !== tenant) {
        connection.tenant = undefined;
        await connection.run(SET_TENANT, [tenant]);
        connection.tenant = tenant;
      }
      return await work(connection);
    } catch (error) {
      const failure = named(error);
      broken = failure instanceof DependencyUnavailable;
      throw failure;
    } finally {
      this.#pool.giveBack(connection, broken);
    }
  }

  async #run<Row>(
    connection: PostgresConnection,
    statement: Statement,
    values: readonly unknown[] = [],
  ): Promise<Result<Row>> {
    const started = performance.now();
    try {
      const outcome = await connection.run(statement, values);
      this.#options.onStatement?.(statement.name, (performance.now() - started) / 1000);
      return outcome as Result<Row>;
    } catch (error) {
      throw named(error);
    }
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
