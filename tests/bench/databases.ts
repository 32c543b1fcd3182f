import pg from 'pg';
import type { Cleanup } from './cleanup.ts';

/** Databases of this run on a PostgreSQL that others may use too: made, copied and dropped again. */
export class Databases {
  readonly owner: pg.Client;
  readonly #url: string;
  readonly #cleanup: Cleanup;

  private constructor(owner: pg.Client, url: string, cleanup: Cleanup) {
    this.owner = owner;
    this.#url = url;
    this.#cleanup = cleanup;
  }

  static async connect(url: string, cleanup: Cleanup): Promise<Databases> {
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    cleanup.add(() => owner.end());
    return new Databases(owner, url, cleanup);
  }

  /** An empty database, or a copy of one that nobody is connected to; gives its URL. */
  async create(name: string, copyOf?: string): Promise<string> {
    const database = `hipocampo_bench_${process.pid}_${name}`;
    const template = copyOf === undefined ? '' : ` TEMPLATE ${new URL(copyOf).pathname.slice(1)}`;
    await this.owner.query(`CREATE DATABASE ${database}${template}`);
    const url = this.#urlOf(database);
    this.#cleanup.add(() => this.drop(url));
    return url;
  }

  /** Has a database outlive this run, under a name by which a later one finds it; nobody may be connected to it. Gives its URL. */
  async keep(url: string, name: string): Promise<string> {
    const kept = this.#urlOf(keptName(name));
    await this.owner.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} RENAME TO ${keptName(name)}`);
    return kept;
  }

  /** The URL of a database that an earlier run kept; null where none did. */
  async findKept(name: string): Promise<string | null> {
    const { rowCount } = await this.owner.query('SELECT FROM pg_database WHERE datname = $1', [keptName(name)]);
    return rowCount === 0 ? null : this.#urlOf(keptName(name));
  }

  async drop(url: string): Promise<void> {
    await this.owner.query(`DROP DATABASE IF EXISTS ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
  }

  /** Runs `work` on a connection of its own that passes by row-level security and foreign keys: for data known to be right. */
  async within<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query('SET session_replication_role = replica');
      return await work(client);
    } finally {
      await client.end();
    }
  }

  /** Takes the checks of references away, which are work that a floor leaves out. */
  async dropReferences(url: string): Promise<void> {
    await this.within(url, async (client) => {
      const { rows } = await client.query<{ statement: string }>(
        `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS statement FROM pg_constraint WHERE contype = 'f'`,
      );
      for (const { statement } of rows) await client.query(statement);
    });
  }

  /** Leaves nothing for autovacuum and the checkpointer to do in the middle of a round. */
  async settle(url: string): Promise<void> {
    await this.within(url, (client) => client.query('VACUUM (ANALYZE)'));
    await this.owner.query('CHECKPOINT');
  }

  #urlOf(database: string): string {
    const url = new URL(this.#url);
    url.pathname = `/${database}`;
    return url.href;
  }
}

const keptName = (name: string) => `hipocampo_bench_kept_${name}`;
