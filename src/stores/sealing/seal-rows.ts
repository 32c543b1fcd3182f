/**
 * The encryption of rows that are plain: of a user at the moment that it gets its key, where SQL compares what is in them, and of all
 * others in the background. Both read rows as they are and write back what is sealed of them, in statements made from the data.
 */
import type { Queryable, Statement, Transaction } from '../database.ts';
import { sealValue } from './sealed-statement.ts';
import { type Form, SEALED_TABLES, type SealedTable, type SealedTableName } from './sealed-tables.ts';
import { isSealedBytes, isSealedText } from './sealed-text.ts';
import type { UserKey } from './user-key.ts';

/** The tables whose content SQL compares: of one user they are plain, or sealed, as a whole. */
export const COMPARED_TABLES = [
  'facts',
  'fact_terms',
  'fact_forgettings',
  'memories',
  'snapshots',
  'memory_file_versions',
] as const;

const ROWS_AT_ONCE = 200;

/** A row as it is read to be sealed. */
export interface PlainRow {
  readonly row: string;
  readonly owner: string | null;
  readonly [column: string]: unknown;
}

const tableOf = (name: SealedTableName): SealedTable => SEALED_TABLES[name];

function columnsOf(name: SealedTableName): string {
  const { id, key, columns, owner } = tableOf(name);
  const named = [...new Set([...id, ...Object.keys(key), ...Object.keys(columns)])].map((column) => `t.${column}`);
  return ['t.ctid::text AS row', `${owner ?? 't.user_id'} AS owner`, ...named].join(', ');
}

function readOfUser(name: SealedTableName): Statement {
  return {
    name: `read_to_seal_${name}_of_user`,
    text: `SELECT ${columnsOf(name)} FROM ${name} t WHERE t.user_id = $2 AND t.tenant_id = $1 FOR UPDATE OF t`,
  };
}

/** A page of rows of a tenant in the order of their key, locked where they are to be written. */
function readPage(name: SealedTableName, locked: boolean): Statement {
  const { key } = tableOf(name);
  const columns = Object.keys(key).map((column) => `t.${column}`);
  const after = Object.values(key).map((type, place) => `(($2::json) ->> ${place})::${type}`);
  return {
    name: `read_to_seal_${name}${locked ? '_locked' : ''}`,
    text: `
SELECT ${columnsOf(name)} FROM ${name} t
WHERE t.tenant_id = $1 AND ($2::json IS NULL OR (${columns.join(', ')}) > (${after.join(', ')}))
ORDER BY ${columns.join(', ')} LIMIT $3${locked ? ' FOR NO KEY UPDATE OF t' : ''}`,
  };
}

function writeRows(name: SealedTableName): Statement {
  const columns = Object.entries(tableOf(name).columns);
  const value: Readonly<Record<Form, (column: string) => string>> = {
    sealed: (column) => `given.${column}`,
    same: (column) => `given.${column}`,
    number: (column) => `given.${column}`,
    'same bytes': (column) => `decode(given.${column}, 'hex')`,
    hash: (column) => (column === 'terms' ? 'ARRAY(SELECT json_array_elements_text(given.terms))' : `given.${column}`),
  };
  const sets = columns.map(([column, form]) => `${column} = ${value[form](column)}`);
  // An index follows what changed: it is to forget the words that it knew.
  if (name === 'memories') sets.push('changed_in = pg_current_xact_id()::text::bigint');
  const types = columns.map(([column, form]) => `${column} ${typeOf(column, form)}`);
  return {
    name: `write_sealed_${name}`,
    text: `
WITH given AS MATERIALIZED (SELECT * FROM json_to_recordset($2::json) AS given (row text, ${types.join(', ')}))
UPDATE ${name} t SET ${sets.join(', ')} FROM given
WHERE t.tenant_id = $1 AND t.ctid = ANY (ARRAY(SELECT given.row::tid FROM given)) AND t.ctid = given.row::tid`,
  };
}

/** Returns the type of a column in the JSON that it is written back from. */
function typeOf(column: string, form: Form): string {
  if (form === 'number') return 'bigint';
  return column === 'terms' ? 'json' : 'text';
}

const STATEMENTS = new Map<string, Statement>();

function made(name: string, make: () => Statement): Statement {
  const statement = STATEMENTS.get(name) ?? make();
  STATEMENTS.set(name, statement);
  return statement;
}

/** True where something of a row is content, and plain. Words cannot be told from their hashes: they go with the rest of their row. */
export function isPlain(name: SealedTableName, row: PlainRow): boolean {
  return Object.entries(tableOf(name).columns).some(([column, form]) => {
    const value = row[column];
    if (value === null || value === undefined || form === 'hash' || form === 'number') return false;
    if (value instanceof Uint8Array) return value.length > 0 && !isSealedBytes(value);
    return value !== '' && value !== '{}' && value !== '[]' && !isSealedText(value as string);
  });
}

/** Returns the columns of a row, sealed, as they are written back. */
function sealedRow(name: SealedTableName, tenant: string, row: PlainRow, key: UserKey): object {
  const { id, columns } = tableOf(name);
  const named = id.map((column) => row[column]);
  const seal = ([column, form]: [string, Form]): [string, unknown] => {
    const value = row[column];
    const isSealed =
      value instanceof Uint8Array ? isSealedBytes(value) : typeof value === 'string' && isSealedText(value);
    const given = form === 'same bytes' && value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;
    return [column, isSealed ? given : sealValue(key, tenant, name, column, named, given)];
  };
  return { row: row.row, ...Object.fromEntries(Object.entries(columns).map(seal)) };
}

async function write(door: Queryable, tenant: string, name: SealedTableName, rows: readonly object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE));
    await door.query(
      made(`write ${name}`, () => writeRows(name)),
      [tenant, some],
    );
  }
}

/** Seals all of a user that SQL compares, in the transaction in which the user gets its key: nobody else has that key yet. */
export async function sealCompared(tx: Transaction, tenant: string, userId: string, key: UserKey): Promise<void> {
  for (const name of COMPARED_TABLES) {
    const { rows } = await tx.query<PlainRow>(
      made(`user ${name}`, () => readOfUser(name)),
      [tenant, userId],
    );
    await write(
      tx,
      tenant,
      name,
      rows.map((row) => sealedRow(name, tenant, row, key)),
    );
  }
}

/** Reads a page of a table of a tenant, behind a row; `locked` within a transaction that is to write them. */
export async function readRows(
  door: Queryable,
  tenant: string,
  name: SealedTableName,
  after: string | null,
  limit: number,
  locked: boolean,
): Promise<PlainRow[]> {
  const statement = made(`page ${name} ${locked}`, () => readPage(name, locked));
  return (await door.query<PlainRow>(statement, [tenant, after, limit])).rows;
}

/** Returns where a page goes on that ended with this row, as JSON. */
export function positionOf(name: SealedTableName, row: PlainRow): string {
  return JSON.stringify(
    Object.keys(tableOf(name).key).map((column) => {
      const value = row[column];
      return value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;
    }),
  );
}

/** Seals rows of a table in a transaction that holds them; each with the key of its owner. */
export async function sealRows(
  tx: Transaction,
  tenant: string,
  name: SealedTableName,
  rows: readonly PlainRow[],
  keyOf: (owner: string) => UserKey | undefined,
): Promise<number> {
  const sealed = rows.flatMap((row) => {
    const key = row.owner === null ? undefined : keyOf(row.owner);
    return key === undefined || !isPlain(name, row) ? [] : [sealedRow(name, tenant, row, key)];
  });
  await write(tx, tenant, name, sealed);
  return sealed.length;
}
