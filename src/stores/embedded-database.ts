import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { ConstraintViolated, DependencyUnavailable } from '../errors.ts';
import { runApart } from '../process-apart.ts';
import { bootFailure, isMade, openDataFolder } from './data-folder.ts';
import type { Database, DatabaseLoad, Queryable, Result, Statement, Transaction } from './database.ts';
import { NO_TENANT } from './database.ts';
import type {
  Column,
  EmbeddedExtension,
  ThreadData,
  ThreadFailure,
  ThreadMessage,
  ThreadRequest,
  ThreadResult,
  WireValue,
} from './embedded-database-thread.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';

const INT8 = 20;
/**
 * The longest that a transaction may be held before it is ended: everything waits meanwhile, and one that waits for a statement
 * outside of itself never ends.
 */
const TRANSACTION_MS = 60_000;
/** The interval of checkpoints: PGlite has no checkpointer, and without one the log, which a crash replays, would grow without bound. */
const CHECKPOINT_MS = 60_000;
/** The interval of vacuums: PGlite has no autovacuum, and dead rows and stale statistics would make it ever slower. */
const VACUUM_MS = 3_600_000;

interface EmbeddedOptions {
  /** The folder of the database, created if missing; the files of PostgreSQL lie in its `pgdata/`. */
  readonly dataDir: string;
  /** The most callers that may wait for the one session; one more is refused at once. */
  readonly maxWaiting: number;
  /** The extensions that `CREATE EXTENSION` can load; a database that has used one needs it from then on. */
  readonly extensions?: readonly EmbeddedExtension[];
  readonly onStatement?: (name: string, seconds: number) => void;
  /** Called for a problem that failed no call: the thread is gone for good, or the maintenance did not work this time. */
  readonly onProblem?: (event: 'embedded_database_died' | 'embedded_maintenance_failed', error: Error) => void;
  readonly transactionMs?: number;
  readonly checkpointMs?: number;
  readonly vacuumMs?: number;
}

/** The session as its superuser, for the migrations: held alone while `asOwner` runs, so it may say BEGIN and COMMIT itself. */
export interface OwnerSession {
  /** Runs one statement with parameters. */
  query<Row>(text: string, values: readonly unknown[]): Promise<Result<Row>>;
  /** Runs any number of statements, without parameters; those without a BEGIN of their own share a transaction. */
  execute(text: string): Promise<void>;
}

interface Turn {
  readonly exclusive: boolean;
  readonly take: () => void;
  readonly refuse: (error: Error) => void;
}

interface Call {
  readonly resolve: (result: ThreadResult) => void;
  readonly reject: (error: Error) => void;
}

/**
 * PostgreSQL inside the process (PGlite in a thread), for a start with nothing installed. It has one session: statements
 * and transactions take turns in the order they came, and while a transaction is held everything else waits.
 */
export class EmbeddedDatabase implements Database {
  readonly kind = 'embedded';
  readonly #options: EmbeddedOptions;
  readonly #lock: FolderLock;
  readonly #thread: Worker;
  readonly #timer: NodeJS.Timeout;
  readonly #ended: Promise<void>;
  readonly #turns: Turn[] = [];
  readonly #calls = new Map<number, Call>();
  #lastId = 0;
  /** The number of statements that have their turn: posted, or about to be. */
  #running = 0;
  #held = false;
  #gone: DependencyUnavailable | undefined;
  #closed: Promise<void> | undefined;
  #lastVacuum = performance.now();
  #checkpointed = '';
  #checkpoints = 0;
  #vacuumed = '';

  /** Boots PostgreSQL on the folder; throws when another process uses it. */
  static async open(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
    openDataFolder(options.dataDir);
    const data = { folder: options.dataDir, extensions: options.extensions ?? [] };
    if (!isMade(options.dataDir)) await runApart('make-database-process', import.meta.url, data);
    const lock = await lockFolder(options.dataDir);
    try {
      const thread = await boot(data);
      return new EmbeddedDatabase(options, lock, thread);
    } catch (error) {
      await lock.release();
      throw bootFailure(options.dataDir, error);
    }
  }

  private constructor(options: EmbeddedOptions, lock: FolderLock, thread: Worker) {
    this.#options = options;
    this.#lock = lock;
    this.#thread = thread;
    let cause: unknown;
    thread.on('error', (error) => {
      cause = error;
    });
    thread.on('message', (message: ThreadMessage) => {
      if ('died' in message) cause = new Error(message.died);
      else if ('id' in message) this.#answer(message);
    });
    this.#ended = new Promise((resolve) => {
      thread.on('exit', () => {
        this.#end(cause);
        resolve();
      });
    });
    this.#timer = setInterval(() => void this.#maintain(), options.checkpointMs ?? CHECKPOINT_MS);
    this.#timer.unref();
  }

  get dataDir(): string {
    return this.#options.dataDir;
  }

  as(tenant: string): Queryable {
    const send = async (text: string, values: readonly unknown[], name?: string) => {
      await this.#turn(false);
      try {
        return await this.#send(text, values.map(toWire), { as: { tenant }, ...(name !== undefined && { name }) });
      } finally {
        this.#running--;
      }
    };
    return this.#queryable(send);
  }

  async transaction<T>(tenant: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#alone(async () => {
      let open = true;
      const tx = this.#queryable(async (text, values, name) => {
        if (!open) throw new Error('this transaction has ended');
        return this.#send(text, values.map(toWire), name === undefined ? {} : { name });
      });
      await this.#send('BEGIN', undefined, { as: { tenant } });
      try {
        const result = await this.#inTime(work(tx));
        open = false;
        const { command } = await this.#send('COMMIT');
        if (command !== 'COMMIT')
          throw new Error('the transaction was rolled back, for one of its statements had failed');
        return result;
      } catch (error) {
        open = false;
        // It fails only when the thread is gone, and then nothing was committed either.
        await this.#send('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });
  }

  /** Runs `work` as the superuser, with nothing else running meanwhile; what it leaves uncommitted is rolled back. */
  async asOwner<T>(work: (owner: OwnerSession) => Promise<T>): Promise<T> {
    return this.#alone(async () => {
      const send = (text: string, values?: readonly unknown[]) =>
        this.#send(text, values?.map(toWire), { as: 'owner' });
      try {
        return await work({
          query: async <Row>(text: string, values: readonly unknown[]) => toResult<Row>(await send(text, values)),
          execute: async (text) => {
            await send(text);
          },
        });
      } finally {
        // Outside of a transaction it does nothing; it fails only when the thread is gone, and the session with it.
        await this.#send('ROLLBACK').catch(() => undefined);
      }
    });
  }

  /** Frees dead rows and renews the planner's statistics, a table at a time so that others get their turns in between. */
  async vacuum(): Promise<void> {
    const tables = await this.asOwner((owner) =>
      owner.query<{ name: string }>(
        `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
        [],
      ),
    );
    for (const { name } of tables.rows) await this.asOwner((owner) => owner.execute(`VACUUM (ANALYZE) ${name}`));
  }

  load(): DatabaseLoad {
    const taken = this.#running + this.#turns.length + (this.#held ? 1 : 0);
    return { open: this.#gone ? 0 : 1, idle: this.#gone || taken > 0 ? 0 : 1, waiting: Math.max(0, taken - 1) };
  }

  async ping(): Promise<void> {
    await this.as(NO_TENANT).query({ name: 'ping', text: 'SELECT 1' });
  }

  /** Refuses new calls, waits for those it has, and lets the folder go. Idempotent. */
  close(): Promise<void> {
    this.#closed ??= (async () => {
      clearInterval(this.#timer);
      const gone = this.#gone;
      if (gone === undefined) {
        await this.#wait(true).catch(() => undefined); // refused only when the thread died meanwhile
        this.#thread.postMessage('close');
      }
      await this.#ended;
      await this.#lock.release();
    })();
    return this.#closed;
  }

  #queryable(send: (text: string, values: readonly unknown[], name?: string) => Promise<ThreadResult>): Queryable {
    return {
      query: async <Row>(statement: Statement, values: readonly unknown[] = []) => {
        const result = await send(statement.text, values, statement.name);
        this.#options.onStatement?.(statement.name, result.seconds);
        return toResult<Row>(result);
      },
      rows: async (text, values) => toRows(await send(text, values)),
    };
  }

  async #alone<T>(work: () => Promise<T>): Promise<T> {
    await this.#turn(true);
    try {
      return await work();
    } finally {
      this.#held = false;
      this.#advance();
    }
  }

  async #inTime<T>(work: Promise<T>): Promise<T> {
    const limit = this.#options.transactionMs ?? TRANSACTION_MS;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`a transaction was held for more than ${limit} ms`)), limit);
      timer.unref();
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #turn(exclusive: boolean): Promise<void> {
    if (this.#closed) throw new DependencyUnavailable('the database connection is closed');
    if (this.#gone) throw this.#gone;
    if (this.load().waiting >= this.#options.maxWaiting) throw new DependencyUnavailable('the service is overloaded');
    await this.#wait(exclusive);
  }

  #wait(exclusive: boolean): Promise<void> {
    return new Promise((take, refuse) => {
      this.#turns.push({ exclusive, take, refuse });
      this.#advance();
    });
  }

  /** Posts statements at once, because the thread runs them in order; only those behind a transaction are kept back. */
  #advance(): void {
    while (!this.#held) {
      const next = this.#turns.shift();
      if (next === undefined) return;
      if (next.exclusive) this.#held = true;
      else this.#running++;
      next.take();
    }
  }

  #send(text: string, values?: WireValue[], how: Pick<ThreadRequest, 'as' | 'name'> = {}): Promise<ThreadResult> {
    return new Promise((resolve, reject) => {
      if (this.#gone) return reject(this.#gone);
      const id = ++this.#lastId;
      this.#calls.set(id, { resolve, reject });
      this.#thread.postMessage({ id, text, ...(values !== undefined && { values }), ...how } satisfies ThreadRequest);
    });
  }

  #answer(message: ThreadResult | ThreadFailure): void {
    const call = this.#calls.get(message.id);
    this.#calls.delete(message.id);
    if ('failure' in message) call?.reject(named(message.failure));
    else call?.resolve(message);
  }

  #end(cause: unknown): void {
    clearInterval(this.#timer);
    this.#gone = new DependencyUnavailable(
      this.#closed ? 'the database connection is closed' : 'the embedded database has stopped',
      cause,
    );
    for (const call of this.#calls.values()) call.reject(this.#gone);
    for (const turn of this.#turns.splice(0)) turn.refuse(this.#gone);
    this.#calls.clear();
    if (!this.#closed) this.#options.onProblem?.('embedded_database_died', this.#gone);
  }

  async #maintain(): Promise<void> {
    try {
      const written = await this.#position();
      if (written !== this.#checkpointed) {
        await this.asOwner((owner) => owner.execute('CHECKPOINT'));
        this.#checkpoints += 1;
        // Tables that were empty at the start have no statistics, and plans made without them read far too much: they are
        // looked at after the first, second, fourth, eighth … checkpoint, while they grow fastest.
        if (Number.isInteger(Math.log2(this.#checkpoints))) await this.asOwner((owner) => owner.execute('ANALYZE'));
        this.#checkpointed = await this.#position();
      }
      const every = this.#options.vacuumMs ?? VACUUM_MS;
      const since = performance.now() - this.#lastVacuum;
      // A busy hour is waited out, but not two: by then the dead rows cost more than the pause.
      if (since >= every && written !== this.#vacuumed && (this.load().idle > 0 || since >= 2 * every)) {
        this.#lastVacuum = performance.now();
        await this.vacuum();
        this.#vacuumed = await this.#position();
      }
    } catch (error) {
      if (!this.#closed && !this.#gone) this.#options.onProblem?.('embedded_maintenance_failed', error as Error);
    }
  }

  /** Returns the position of the write-ahead log: the same again means that nothing was written. */
  async #position(): Promise<string> {
    const [row] = await this.as(NO_TENANT).rows('SELECT pg_current_wal_insert_lsn()::text', []);
    return String(row?.[0]);
  }
}

/** Makes a folder's first database, if it has none yet, which takes 300 MB: the process that does it should end with it. */
export async function makeDatabase(data: ThreadData): Promise<void> {
  const lock = await lockFolder(data.folder);
  try {
    if (!isMade(data.folder)) await ended(await boot(data));
  } catch (error) {
    throw bootFailure(data.folder, error);
  } finally {
    await lock.release();
  }
}

/** Starts the thread, and returns it when PostgreSQL answers in it. */
async function boot(data: ThreadData): Promise<Worker> {
  const thread = startThread(data);
  try {
    await new Promise<void>((resolve, reject) => {
      const gone = (code: number) => reject(new Error(`the embedded database ended with ${code} while it started`));
      thread.once('error', reject).once('exit', gone);
      thread.once('message', () => {
        thread.off('error', reject).off('exit', gone);
        resolve();
      });
    });
    return thread;
  } catch (error) {
    await thread.terminate();
    throw error;
  }
}

/** Has the thread close its database and end. */
function ended(thread: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    thread.once('error', reject).once('exit', () => resolve());
    thread.postMessage('close');
  });
}

function startThread(workerData: ThreadData): Worker {
  const options = { workerData };
  if (import.meta.url.endsWith('.js'))
    return new Worker(new URL('./embedded-database-thread.js', import.meta.url), options);
  // From the sources: a thread of Node 20 reads TypeScript only once tsx is registered in that very thread.
  const tsx = import.meta.resolve('tsx/esm/api');
  const file = new URL('./embedded-database-thread.ts', import.meta.url).href;
  const code = `import(${JSON.stringify(tsx)}).then(({ register }) => (register(), import(${JSON.stringify(file)})))`;
  return new Worker(code, { ...options, eval: true });
}

/** Converts a parameter to what `pg` would send: arrays as PostgreSQL's, other objects as JSON. */
function toWire(value: unknown): WireValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Uint8Array) return new Uint8Array(value); // of a size of its own: the view's whole buffer would cross
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(toElement).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function toElement(value: unknown): string {
  if (Array.isArray(value)) return toWire(value) as string;
  const text =
    value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : (toWire(value) as string | null);
  return text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`;
}

type Parse = (text: string) => unknown;

/** Returns a column's parser, the same as `PostgresDatabase` has, so that no value differs between the two. */
function parserOf({ oid }: Column): Parse {
  return oid === INT8 ? Number : (pg.types.getTypeParser(oid, 'text') as Parse);
}

function toRows({ columns, rows }: ThreadResult): unknown[][] {
  const parsers = columns.map(parserOf);
  return rows.map((row) => row.map((text, index) => (text === null ? null : parsers[index]?.(text))));
}

function toResult<Row>(result: ThreadResult): Result<Row> {
  const rows = toRows(result).map((row) =>
    Object.fromEntries(row.map((value, index) => [result.columns[index]?.name, value])),
  );
  return { rows: rows as Row[], rowCount: result.rowCount };
}

/** Gives PostgreSQL's refusal the name that the rest of the service knows. */
function named({ message, code, constraint }: ThreadFailure['failure']): Error {
  const error = Object.assign(new Error(message), { code, constraint });
  if (constraint !== undefined && code?.startsWith('23')) return new ConstraintViolated(constraint, error);
  if (code?.startsWith('53')) return new DependencyUnavailable('the database is not available', error); // disk or memory is full
  return error;
}
