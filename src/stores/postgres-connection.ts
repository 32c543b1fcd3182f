import pg from 'pg';
import type { Statement } from './database.ts';
import { type KnownColumns, type Outcome, PreparedRun } from './prepared-run.ts';

const INT8 = 20;

/** Returns what makes a value of the text of a type. Counters and versions stay far below 2^53, so int8 may come as a number. */
function parserOf(type: number): (text: string) => unknown {
  return type === INT8 ? Number : pg.types.getTypeParser(type, 'text');
}

const types = {
  getTypeParser: ((type: number, format?: 'text' | 'binary') =>
    format === 'binary' ? pg.types.getTypeParser(type, 'binary') : parserOf(type)) as typeof pg.types.getTypeParser,
};

interface ConnectionOptions {
  readonly connectionString: string;
  /** The statements that make a new connection ready. */
  readonly setUp: string;
  /** The clock that its waiting is told by. */
  readonly now: () => number;
  /** Called when it breaks, whether it is in use or not. */
  readonly onLost: (connection: PostgresConnection, error: Error) => void;
}

/** One connection to PostgreSQL: runs one statement after the other, and knows since when it has been waiting for an answer. */
export class PostgresConnection {
  /** The tenant that its `hipocampo.tenant` names now, so that it is set only when it changes. */
  tenant: string | undefined;
  /** The time since which nobody has used it. */
  idleSince = 0;
  isLost = false;
  readonly #options: ConnectionOptions;
  readonly #client: pg.Client;
  readonly #columns: KnownColumns = new Map();
  #unanswered = 0;
  #askedAt = 0;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    const { connectionString } = options;
    this.#client = new pg.Client({ connectionString, application_name: 'hipocampo', keepAlive: true, types });
    this.#client.on('error', (error) => {
      this.isLost = true;
      options.onLost(this, error);
    });
  }

  /** Connects and makes it ready, once and before anything else; closed where that fails. */
  async open(): Promise<void> {
    this.#asks();
    try {
      await this.#client.connect();
      await this.text(this.#options.setUp);
    } catch (error) {
      void this.close();
      throw error;
    } finally {
      this.#answered();
    }
  }

  /** Runs a statement that is prepared once, under its name. */
  run(statement: Statement, values: readonly unknown[]): Promise<Outcome> {
    this.#asks();
    return new Promise((resolve, reject) => {
      const run = new PreparedRun({
        statement,
        values,
        columns: this.#columns,
        parserOf,
        resolve: (outcome) => {
          this.#answered();
          resolve(outcome);
        },
        reject: (error) => {
          this.#answered();
          reject(error);
        },
      });
      this.#client.query(run);
    });
  }

  /** Runs statements as they are, without values; returns the command that the last of them turned out to be. */
  async text(text: string): Promise<string> {
    this.#asks();
    try {
      const results: unknown = await this.#client.query(text);
      return ([results].flat().at(-1) as pg.QueryResult).command;
    } finally {
      this.#answered();
    }
  }

  /** Returns rows as arrays of values; not prepared. */
  async rows(text: string, values: readonly unknown[]): Promise<unknown[][]> {
    this.#asks();
    try {
      return (await this.#client.query({ text, values: values as unknown[], rowMode: 'array' })).rows;
    } finally {
      this.#answered();
    }
  }

  /** True where it has been waiting for an answer, or to be open, since before `since`. */
  waitsSince(since: number): boolean {
    return this.#unanswered > 0 && this.#askedAt < since;
  }

  /** Breaks it off: what was asked fails. */
  cutOff(error: Error): void {
    this.isLost = true;
    (this.#client as unknown as { readonly connection: pg.Connection }).connection.stream.destroy(error);
  }

  /** Ends it; resolves when it is closed, whatever became of it. */
  async close(): Promise<void> {
    this.isLost = true;
    await this.#client.end().catch(() => undefined);
  }

  #asks(): void {
    if (this.#unanswered === 0) this.#askedAt = this.#options.now();
    this.#unanswered += 1;
  }

  #answered(): void {
    this.#unanswered -= 1;
    this.#askedAt = this.#options.now();
  }
}
