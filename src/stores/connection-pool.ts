import { PostgresConnection } from './postgres-connection.ts';

const BEAT_MS = 250; // how often all deadlines are looked at, for all connections and whoever waits for one at once
const beatsOf = (ms: number): number => Math.ceil(ms / BEAT_MS);
const CONNECT_WITHIN = beatsOf(2_000); // PostgreSQL away: a request learns of it in 2 s
const IDLE = beatsOf(60_000);

interface PoolOptions {
  readonly connectionString: string;
  readonly size: number;
  /** The time within which a statement must be answered: beyond, its connection is broken off. */
  readonly answerWithinMs: number;
  readonly setUp: string;
  readonly onLost: (error: Error) => void;
}

interface Waiting {
  /** In beats of the pool's clock. */
  readonly since: number;
  readonly resolve: (connection: PostgresConnection) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The connections to PostgreSQL that requests share. Each of its deadlines (for a connection to come, an answer, an idle connection to
 * be closed) is held by one timer for all, which beats four times a second: a timer a request costs more than what it guards. Time is
 * counted in its beats, and one that comes late counts as one: while the process was blocked no answer could be read, and PostgreSQL
 * is not held to that.
 */
export class ConnectionPool {
  readonly #options: PoolOptions;
  readonly #all = new Set<PostgresConnection>();
  /** The last used last: what is beyond the need grows old. */
  readonly #idle: PostgresConnection[] = [];
  readonly #waiting: Waiting[] = [];
  readonly #opening = new Set<PostgresConnection>();
  #clock: NodeJS.Timeout | undefined;
  #beats = 0;
  #closed: { readonly promise: Promise<void>; readonly resolve: () => void } | undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  get open(): number {
    return this.#all.size + this.#opening.size;
  }

  get idle(): number {
    return this.#idle.length;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Returns a connection that is idle; undefined where none is. */
  takeIdle(): PostgresConnection | undefined {
    for (let connection = this.#idle.pop(); connection !== undefined; connection = this.#idle.pop())
      if (!connection.isLost) return connection;
    return undefined;
  }

  /** Returns the next connection that is free. */
  wait(): Promise<PostgresConnection> {
    if (this.#closed !== undefined) return Promise.reject(new Error('Connection ended'));
    this.#clock ??= setInterval(() => this.#beat(), BEAT_MS).unref();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ since: this.#beats, resolve, reject });
      this.#openMore();
    });
  }

  /** Takes a connection back; one that is broken is closed. */
  giveBack(connection: PostgresConnection, isBroken: boolean): void {
    if (isBroken || connection.isLost || this.#closed !== undefined) {
      void this.#drop(connection);
      return;
    }
    const next = this.#waiting.shift();
    if (next !== undefined) {
      next.resolve(connection);
      return;
    }
    connection.idleSince = this.#beats;
    this.#idle.push(connection);
  }

  /** Closes what is idle, and waits for what is in use. */
  close(): Promise<void> {
    if (this.#closed === undefined) {
      let resolve = () => {};
      const promise = new Promise<void>((done) => {
        resolve = done;
      });
      this.#closed = { promise, resolve };
      clearInterval(this.#clock);
      for (const { reject } of this.#waiting.splice(0)) reject(new Error('Connection ended'));
      for (const connection of this.#idle.splice(0)) void this.#drop(connection);
      this.#endWhereEmpty();
    }
    return this.#closed.promise;
  }

  #openMore(): void {
    const wanted = Math.min(this.#waiting.length - this.#opening.size, this.#options.size - this.open);
    for (let n = 0; n < wanted; n += 1) void this.#openOne();
  }

  async #openOne(): Promise<void> {
    const { connectionString, setUp } = this.#options;
    const connection = new PostgresConnection({
      connectionString,
      setUp,
      now: () => this.#beats,
      onLost: (lost, error) => this.#onLost(lost, error),
    });
    this.#opening.add(connection);
    try {
      await connection.open();
      this.#opening.delete(connection);
      this.#all.add(connection);
      this.giveBack(connection, false);
    } catch (error) {
      this.#opening.delete(connection);
      this.#waiting.shift()?.reject(error);
      this.#openMore();
      this.#endWhereEmpty();
    }
  }

  #onLost(connection: PostgresConnection, error: Error): void {
    this.#options.onLost(error);
    const at = this.#idle.indexOf(connection);
    if (at < 0) return; // whoever uses it gives it back
    this.#idle.splice(at, 1);
    void this.#drop(connection);
  }

  async #drop(connection: PostgresConnection): Promise<void> {
    this.#all.delete(connection);
    this.#openMore();
    await connection.close();
    this.#endWhereEmpty();
  }

  #endWhereEmpty(): void {
    if (this.open === 0) this.#closed?.resolve();
  }

  #beat(): void {
    this.#beats += 1;
    const now = this.#beats;
    const answerWithin = beatsOf(this.#options.answerWithinMs);
    for (const connection of this.#all)
      if (connection.waitsSince(now - answerWithin)) connection.cutOff(new Error('Query read timeout'));
    for (const connection of this.#opening)
      if (connection.waitsSince(now - CONNECT_WITHIN)) connection.cutOff(new Error('timeout expired'));
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      if (now - next.since <= CONNECT_WITHIN) break;
      this.#waiting.shift();
      next.reject(new Error('timeout exceeded when trying to connect'));
    }
    for (let oldest = this.#idle[0]; oldest !== undefined; oldest = this.#idle[0]) {
      if (now - oldest.idleSince <= IDLE) break;
      this.#idle.shift();
      void this.#drop(oldest);
    }
  }
}
