import pg from 'pg';
import type { Statement } from './database.ts';

/** A column of a statement's rows, with what makes a value of its text. */
interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

/** The columns of a connection's prepared statements, by name: PostgreSQL tells them once. */
export type KnownColumns = Map<string, readonly Column[]>;

/** The rows of a run, and the number of rows touched. */
export interface Outcome {
  readonly rows: unknown[];
  readonly rowCount: number;
}

interface Wire extends pg.Connection {
  readonly parsedStatements: Record<string, string | undefined>;
  readonly submittedNamedStatements: Record<string, string | undefined>;
}

interface RunOptions {
  readonly statement: Statement;
  readonly values: readonly unknown[];
  readonly columns: KnownColumns;
  readonly parserOf: (type: number) => (text: string) => unknown;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: Error) => void;
}

const { prepareValue } = (pg as unknown as { readonly utils: { prepareValue(value: unknown): unknown } }).utils;

/** The messages "execute" of the nameless portal, whole, and "sync". */
const SYNC = Buffer.from([0x53, 0, 0, 0, 4]);
const EXECUTE_AND_SYNC = Buffer.concat([Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0]), SYNC]);

/**
 * A run of a prepared statement, as the driver takes queries of others' making (`Submittable`): it sends and receives no more than a
 * statement that is known needs. The driver's own query copies its settings, asks PostgreSQL for the columns again at every run
 * and sets a timer for each, which is some 10 µs of processor time here and 3 there.
 */
export class PreparedRun implements pg.Submittable {
  /** The names by which the driver notes that it is parsed. */
  readonly name: string;
  readonly text: string;
  readonly #options: RunOptions;
  readonly #rows: unknown[] = [];
  #columns: readonly Column[] | undefined;
  #rowCount = 0;
  #failure: Error | undefined;

  constructor(options: RunOptions) {
    this.#options = options;
    this.name = options.statement.name;
    this.text = options.statement.text;
  }

  submit(connection: pg.Connection): Error | null {
    const wire = connection as Wire;
    const { name, text } = this;
    const known = wire.parsedStatements[name] ?? wire.submittedNamedStatements[name];
    if (known !== undefined && known !== text) return new Error(`two statements have the name ${name}`);
    wire.stream.cork();
    try {
      if (known === undefined) {
        wire.parse({ name, text, types: [] }, true);
        wire.submittedNamedStatements[name] = text;
      }
      this.#bind(wire);
      this.#columns = this.#options.columns.get(name);
      if (this.#columns === undefined) wire.describe({ type: 'P' } as pg.MessageConfig, true);
      wire.stream.write(EXECUTE_AND_SYNC);
    } catch (error) {
      this.#failure = error as Error; // a value that cannot be written: what was sent until then must end
      wire.stream.write(SYNC);
    } finally {
      wire.stream.uncork();
    }
    return null;
  }

  #bind(wire: Wire): void {
    const values = this.#options.values as unknown[];
    wire.bind({ statement: this.name, values, valueMapper: prepareValue } as unknown as pg.BindConfig, true);
  }

  handleRowDescription({
    fields,
  }: {
    readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
  }): void {
    const { columns, parserOf } = this.#options;
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }));
    columns.set(this.name, this.#columns);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#failure !== undefined) return;
    try {
      const row: Record<string, unknown> = {};
      const columns = this.#columns ?? [];
      for (let at = 0; at < columns.length; at += 1) {
        const { name, parse } = columns[at] as Column;
        const text = fields[at] ?? null;
        row[name] = text === null ? null : parse(text);
      }
      this.#rows.push(row);
    } catch (error) {
      this.#failure = error as Error;
    }
  }

  /** `INSERT 0 3`, `SELECT 1`: the number is the last word. */
  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#rowCount = Number(text.slice(text.lastIndexOf(' ') + 1)) || 0;
  }

  handleReadyForQuery(): void {
    if (this.#failure === undefined) this.#options.resolve({ rows: this.#rows, rowCount: this.#rowCount });
    else this.#options.reject(this.#failure);
  }

  handleError(error: Error): void {
    this.#options.reject(error);
  }

  handleEmptyQuery(): void {}

  handlePortalSuspended(): void {}

  handleCopyInResponse(): void {
    this.#failure = new Error('a prepared statement copies nothing in');
  }

  handleCopyData(): void {}
}
