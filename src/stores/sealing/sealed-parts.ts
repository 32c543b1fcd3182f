import type { SealedTableName } from './sealed-tables.ts';

/**
 * The parts of a statement that hold content: which of its values are sealed before it is sent, and which columns of its rows are
 * opened before anybody sees them. Said beside the SQL; without a key nothing of it is looked at.
 *
 * Numbers are those of parameters, `$1` being 1.
 */
export interface SealedParts {
  /** Whose key seals the values: the parameter with the user, or with the session or the memory whose user it is; `tenant`: nobody's in particular. */
  readonly owner?: number | { readonly session: number } | { readonly memory: number } | 'tenant';
  readonly values?: readonly SealedValues[];
  readonly rows?: readonly SealedRows[];
  /** Columns whose text holds sealed values that the store opens by itself, with `Result.open`. */
  readonly byHand?: readonly string[];
  /** True for a write with which a transaction may begin that can be begun again: nothing but the database changes by it. */
  readonly repeatable?: true;
  /** What becomes of a row that cannot be opened: left out (the default), or refused, where it was asked for by itself. */
  readonly unreadable?: 'left out' | 'refused';
}

/** Values of one table. */
export interface SealedValues {
  readonly table: SealedTableName;
  /** The parameters that name the row, as the table's `id` does; absent where only `same` and `hash` columns are given. */
  readonly id?: readonly number[];
  /** The parameters with values of columns: one value, or an array of them. */
  readonly columns?: Readonly<Record<string, number>>;
  /** The parameters with arrays of values, one a row; `id` then names arrays too. */
  readonly lists?: Readonly<Record<string, number>>;
  /** Parameters with JSON texts of strings, however deep in them, that are values of a column. */
  readonly json?: Readonly<Record<string, number>>;
  /** The parameter with a JSON object, members of which are values of columns; it can be null. */
  readonly object?: { readonly parameter: number; readonly members: Readonly<Record<string, string>> };
  /** The parameter with a JSON array of rows, whose members are called as the columns are. */
  readonly records?: number;
  /** What names such a row: members of it, or parameters; absent: the members called as the table's `id` is. */
  readonly recordId?: readonly (string | number)[];
  /** Members of such rows that are values of another table: `terms` of facts. */
  readonly members?: Readonly<Record<string, readonly [table: SealedTableName, column: string]>>;
  /** The member of such rows that names the user, where they may be of several; it can be missing. */
  readonly ownerMember?: string;
}

/** Columns of rows that come from one table. */
export interface SealedRows {
  readonly table: SealedTableName;
  /** The names of columns; where a row gives one another name, `[name in the row, column]`. */
  readonly columns: readonly (string | readonly [name: string, column: string])[];
  /** What names the row: columns of it, or parameters; absent: the columns of the table's `id`. */
  readonly id?: readonly (string | number)[];
  /** The column that tells whether a row, of several kinds, is of this table: by having a value, or by having none. */
  readonly where?: readonly [column: string, is: 'given' | 'null'];
}

/** Opens a value by hand: of a column, of the row that these name. Throws `Unreadable`. A plain value comes back as it is. */
export type Opener = (table: SealedTableName, column: string, id: readonly unknown[], text: string) => string;
