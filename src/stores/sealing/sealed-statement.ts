/** What a statement's sealed parts ask for, done: values sealed before it is sent, rows opened when they come. */
import type { Result, Statement } from '../database.ts';
import type { Opener, SealedParts, SealedRows, SealedValues } from './sealed-parts.ts';
import { formOf, kindOf, placeOf, SEALED_TABLES, type SealedTableName } from './sealed-tables.ts';
import { TAGS } from './sealed-tags.ts';
import { isSealedText, keyIdOf, keyIdsIn } from './sealed-text.ts';
import { keyIdOfBytes, Unreadable, type UserKey } from './user-key.ts';

/** Values that say nothing, and that SQL compares with: they stay as they are. */
const EMPTY = new Set(['', '{}', '[]']);

/** Seals a value of a column, by its form; null and what says nothing stay. */
export function sealValue(
  key: UserKey,
  tenant: string,
  table: SealedTableName,
  column: string,
  id: readonly unknown[],
  value: unknown,
): unknown {
  if (value === null || value === undefined) return value;
  const form = formOf(table, column);
  if (form === 'hash')
    return Array.isArray(value) ? value.map((word) => key.hash(word as string)) : key.hash(value as string);
  if (form === 'number') return key.hashNumber(value as number);
  if (Array.isArray(value)) return value.map((one) => sealValue(key, tenant, table, column, id, one));
  if (form === 'same bytes') return sealSameBytes(key, kindOf(table, column), value as string | Uint8Array);
  const text = value as string;
  if (EMPTY.has(text)) return text;
  if (form === 'same') return key.sealSame(text, kindOf(table, column));
  return key.seal(text, placeOf(tenant, table, column, id), TAGS[`${table}.${column}`]?.(text, key));
}

/** Hexadecimal text stays text: so it comes to statements that decode it. */
function sealSameBytes(key: UserKey, kind: string, value: string | Uint8Array): string | Buffer {
  if (typeof value !== 'string') return key.sealSameBytes(value, kind);
  return value === '' ? value : key.sealSameBytes(Buffer.from(value, 'hex'), kind).toString('hex');
}

/** Returns the values of a statement with what is content sealed; `keyOf` gives the key of a user, the statement's own one for null. */
export function sealValues(
  parts: SealedParts,
  tenant: string,
  values: readonly unknown[],
  keyOf: (userId: string | null) => UserKey,
): unknown[] {
  const sealed = [...values];
  for (const one of parts.values ?? []) {
    const key = keyOf(null);
    const id = (one.id ?? []).map((number) => values[number - 1]);
    for (const [column, number] of Object.entries(one.columns ?? {}))
      sealed[number - 1] = sealValue(key, tenant, one.table, column, id, values[number - 1]);
    for (const [column, number] of Object.entries(one.lists ?? {}))
      sealed[number - 1] = (values[number - 1] as unknown[]).map((value, row) =>
        sealValue(
          key,
          tenant,
          one.table,
          column,
          id.map((list) => (list as unknown[])[row]),
          value,
        ),
      );
    for (const [column, number] of Object.entries(one.json ?? {})) {
      const deep = (value: unknown): unknown =>
        Array.isArray(value) ? value.map(deep) : sealValue(key, tenant, one.table, column, [], value);
      sealed[number - 1] = JSON.stringify(deep(JSON.parse(values[number - 1] as string)));
    }
    if (one.object !== undefined) {
      const { parameter, members } = one.object;
      const object = JSON.parse((values[parameter - 1] as string | null) ?? 'null') as Record<string, unknown> | null;
      if (object === null) continue;
      for (const [member, column] of Object.entries(members))
        object[member] = sealValue(key, tenant, one.table, column, id, object[member]);
      sealed[parameter - 1] = JSON.stringify(object);
    }
    if (one.records !== undefined) sealed[one.records - 1] = sealRecords(one, tenant, values, sealed, keyOf);
  }
  return sealed;
}

function sealRecords(
  { table, records, members = {}, ownerMember, recordId = SEALED_TABLES[table].id }: SealedValues,
  tenant: string,
  values: readonly unknown[],
  sealed: readonly unknown[],
  keyOf: (userId: string | null) => UserKey,
): string {
  // As sealed so far: its rows may hold values of several tables.
  const rows = JSON.parse(sealed[(records as number) - 1] as string) as Record<string, unknown>[];
  for (const row of rows) {
    const key = keyOf(ownerMember === undefined ? null : (row[ownerMember] as string));
    const id = recordId.map((member) => (typeof member === 'number' ? values[member - 1] : row[member]));
    for (const column of Object.keys(SEALED_TABLES[table].columns))
      if (column in row) row[column] = sealValue(key, tenant, table, column, id, row[column]);
    for (const [member, [other, column]] of Object.entries(members))
      row[member] = sealValue(key, tenant, other, column, [], row[member]);
  }
  return JSON.stringify(rows);
}

/** Returns the users whose keys a statement's records want. */
export function usersOfRecords(parts: SealedParts, values: readonly unknown[]): string[] {
  const users = new Set<string>();
  for (const { records, ownerMember } of parts.values ?? []) {
    if (records === undefined || ownerMember === undefined) continue;
    for (const row of JSON.parse(values[records - 1] as string) as Record<string, unknown>[])
      users.add(row[ownerMember] as string);
  }
  return [...users];
}

type Row = Record<string, unknown>;

/** Returns the ids of the keys that rows are under. */
export function keyIdsOf(parts: SealedParts, rows: readonly unknown[]): Set<string> {
  const ids = new Set<string>();
  for (const row of rows as Row[]) {
    for (const { columns } of parts.rows ?? [])
      for (const column of columns) {
        const value = row[typeof column === 'string' ? column : column[0]];
        const id = keyIdOfValue(value);
        if (id !== null) ids.add(id);
      }
    for (const column of parts.byHand ?? []) {
      const value = row[column];
      if (value === null || value === undefined) continue;
      for (const id of keyIdsIn(typeof value === 'string' ? value : JSON.stringify(value))) ids.add(id);
    }
  }
  return ids;
}

const SEALED_HEX = Buffer.from('~hc1').toString('hex');

function keyIdOfValue(value: unknown): string | null {
  if (typeof value === 'string') {
    if (isSealedText(value)) return keyIdOf(value);
    return value.startsWith(SEALED_HEX) ? keyIdOfBytes(Buffer.from(value, 'hex')) : null;
  }
  return value instanceof Uint8Array ? keyIdOfBytes(value) : null;
}

/** Opens values of a tenant under the keys at hand. */
export function openerOf(tenant: string, keys: ReadonlyMap<string, UserKey>): Opener {
  const keyOf = (id: string): UserKey => {
    const key = keys.get(id);
    if (key === undefined) throw new Unreadable('the key of a sealed value is gone');
    return key;
  };
  return (table, column, id, text) => {
    const form = formOf(table, column);
    if (form === 'same bytes') {
      const bytes = Buffer.from(text, 'hex');
      const keyId = keyIdOfBytes(bytes);
      return keyId === null ? text : keyOf(keyId).openSameBytes(bytes, kindOf(table, column)).toString('hex');
    }
    if (!isSealedText(text)) return text;
    const key = keyOf(keyIdOf(text));
    return form === 'same'
      ? key.openSame(text, kindOf(table, column))
      : key.open(text, placeOf(tenant, table, column, id));
  };
}

/** Opens rows in place and returns those that could be opened; tells of each that could not. */
export function openRows<R>(
  statement: Statement,
  tenant: string,
  result: Result<R>,
  values: readonly unknown[],
  keys: ReadonlyMap<string, UserKey>,
  onUnreadable: (table: SealedTableName, error: Unreadable) => void,
): R[] {
  const { rows: sealedRows = [] } = statement.sealed as SealedParts;
  const opener = openerOf(tenant, keys);
  return result.rows.filter((row) => {
    const open = (row as Row).tenant_id === undefined ? opener : openerOf((row as Row).tenant_id as string, keys);
    return sealedRows.every((part) => {
      try {
        openRow(row as Row, part, values, open);
        return true;
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        onUnreadable(part.table, error);
        return false;
      }
    });
  });
}

function openRow(
  row: Row,
  { table, columns, id = SEALED_TABLES[table].id, where }: SealedRows,
  values: readonly unknown[],
  open: Opener,
): void {
  if (where !== undefined && (row[where[0]] === null) !== (where[1] === 'null')) return;
  let named: unknown[] | undefined;
  for (const one of columns) {
    const [name, column] = typeof one === 'string' ? [one, one] : one;
    const value = row[name];
    if (value === null || value === undefined || keyIdOfValue(value) === null) continue;
    named ??= id.map((from) => (typeof from === 'number' ? values[from - 1] : row[from]));
    row[name] =
      value instanceof Uint8Array
        ? Buffer.from(open(table, column, named, Buffer.from(value).toString('hex')), 'hex')
        : open(table, column, named, value as string);
  }
}
