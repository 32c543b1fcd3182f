/** Writes a dump into an empty database, in one transaction: all of it is there afterwards, or nothing. */
import { CannotStart } from '../errors.ts';
import type { DumpPart } from './database-dump.ts';
import type { Owner } from './migrate.ts';
import { quoted, readTables, readTenants, type Table, workAs } from './table-catalogue.ts';

/**
 * Columns whose values mean something in one database only, with what they become in another. Numbers of transactions begin anew
 * there: with the old ones, an index would take a row for one that it has read. And a session that is brought back must be of
 * no generation that a cache holds entries of, for it may reach a version again that the time line before had.
 */
const OF_ONE_DATABASE: Readonly<Record<string, (value: string) => string>> = {
  changed_in: () => 'pg_current_xact_id()::text::bigint',
  generation: (value) => `greatest(${value} + 1, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint)`,
};

/** Names the columns that are not taken over as they are, for a test that looks whether a later migration added one. */
export const COLUMNS_OF_ONE_DATABASE = Object.keys(OF_ONE_DATABASE);

/** Writes the parts into the database, which has the schema that they were read from. Throws where it holds something already. */
export async function loadDatabase(owner: Owner, parts: AsyncIterable<DumpPart>): Promise<void> {
  await owner.execute('BEGIN');
  try {
    const tables = await readTables(owner);
    await refuseFull(owner, tables);
    for (const { name, lateReferences } of tables) {
      await owner.execute(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
      for (const key of lateReferences)
        await owner.execute(`ALTER TABLE ${quoted(name)} DROP CONSTRAINT ${quoted(key.name)}`);
    }
    // What migrations and a first start put there: it is in the dump too, as it was then.
    for (const { name, perTenant } of tables.toReversed())
      if (!perTenant) await owner.execute(`DELETE FROM ${quoted(name)}`);

    let statement = '';
    for await (const part of parts) {
      if ('table' in part) statement = insertion(tables, part.table, part.columns);
      else if ('tenant' in part) await workAs(owner, part.tenant);
      else if ('rows' in part) await owner.query(statement, [`[${part.rows.join(',')}]`]);
      else await owner.query('SELECT setval($1::regclass, $2::bigint)', [quoted(part.sequence), part.lastValue]);
    }

    for (const { name, lateReferences } of tables) {
      for (const key of lateReferences)
        await owner.execute(`ALTER TABLE ${quoted(name)} ADD CONSTRAINT ${quoted(key.name)} ${key.definition}`);
      await owner.execute(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
    }
    await owner.execute('COMMIT');
  } catch (error) {
    await owner.execute('ROLLBACK').catch(() => undefined); // the connection is gone, and the transaction with it
    throw error;
  }
}

/** A restored database replaces nothing: whoever aimed at the wrong one loses nothing. */
async function refuseFull(owner: Owner, tables: readonly Table[]): Promise<void> {
  const filled = async ({ name, perTenant }: Table): Promise<boolean> => {
    for (const tenant of perTenant ? await readTenants(owner) : ['']) {
      await workAs(owner, tenant);
      const { rows } = await owner.query(`SELECT EXISTS (SELECT FROM ${quoted(name)}) AS some`, []);
      if ((rows[0] as { some: boolean }).some) return true;
    }
    return false;
  };
  for (const table of tables)
    if ((table.perTenant || table.name === 'api_keys') && (await filled(table)))
      throw new CannotStart(
        `the database is not empty (${table.name} has rows): restore into an empty one, and switch DATABASE_URL or DATA_DIR to it`,
      );
}

function insertion(tables: readonly Table[], name: string, columns: readonly string[]): string {
  const table = tables.find((one) => one.name === name);
  const types = columns.map((column) => table?.columns.find((one) => one.name === column)?.type);
  if (table === undefined || types.includes(undefined) || table.columns.length !== columns.length)
    throw new CannotStart(`the backup does not fit this schema: its table ${name} has other columns`);
  const values = columns.map((column, place) => {
    const value = `(r ->> ${place})::${types[place]}`;
    return OF_ONE_DATABASE[column]?.(value) ?? value;
  });
  return `INSERT INTO ${quoted(name)} (${columns.map(quoted).join(', ')}) OVERRIDING SYSTEM VALUE
          SELECT ${values.join(', ')} FROM json_array_elements($1::json) AS r`;
}
