/**
 * The guard of sealed writes: the statement itself looks whether the key that it writes under is still there, and fails if not. The
 * function `under_key` gives back the value that it is handed, so it runs where a value is written, and only there.
 */
import type { Statement } from '../database.ts';
import type { SealedParts } from './sealed-parts.ts';
import { formOf } from './sealed-tables.ts';

const KEY_GONE = 'HC001'; // the SQLSTATE that `under_key` raises

/** The failure of a write whose key was gone, and that may be made again. */
export class KeyGone extends Error {
  constructor() {
    super("the user's key is gone");
    this.name = 'KeyGone';
  }
}

/** The want of a key at the beginning of a transaction: it is made first, and the transaction is begun again. */
export class KeyMissing extends Error {
  readonly userId: string;

  constructor(userId: string) {
    super('the user has no key yet');
    this.name = 'KeyMissing';
    this.userId = userId;
  }
}

/** True for the failure that the guard itself raises. */
export function isRefusedByGuard(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === KEY_GONE;
}

const guardedStatements = new WeakMap<Statement, Statement>();

/** Returns the statement with its guard, which takes two values more: the id of the key, and whose it is. Itself where it writes nothing sealed. */
export function guardedStatement(statement: Statement): Statement {
  const known = guardedStatements.get(statement);
  if (known !== undefined) return known;
  const place = guardedParameter(statement.sealed as SealedParts);
  const made =
    place === null
      ? statement
      : { ...statement, name: `${statement.name}_sealed`, text: withGuard(statement.text, place) };
  guardedStatements.set(statement, made);
  return made;
}

function withGuard(text: string, { number, isList }: { number: number; isList: boolean }): string {
  const last = Math.max(...[...text.matchAll(/\$(\d+)/g)].map(([, digits]) => Number(digits)));
  const value = isList ? `$${number}::text[]` : `$${number}`;
  return text.replaceAll(
    new RegExp(`\\$${number}(?!\\d)(?:::text\\[\\])?`, 'g'),
    `${isList ? 'under_key_each' : 'under_key'}(${value}, $${last + 1}, $${last + 2})`,
  );
}

/** Returns the parameter with sealed values that the guard stands around; null where a statement writes none. */
function guardedParameter({ values = [] }: SealedParts): { number: number; isList: boolean } | null {
  for (const { table, columns = {}, lists = {}, records } of values) {
    if (records !== undefined) return { number: records, isList: false };
    for (const [column, number] of Object.entries(columns))
      if (formOf(table, column) === 'sealed') return { number, isList: false };
    for (const [column, number] of Object.entries(lists))
      if (formOf(table, column) === 'sealed') return { number, isList: true };
  }
  return null;
}

/** True for a statement that writes sealed values: whoever has no key yet gets one for it. */
export function writesSealed(statement: Statement): boolean {
  return guardedStatement(statement) !== statement;
}
