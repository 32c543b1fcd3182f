/**
 * Reads everything in a database, of one instant, in constant memory: a table after the other, a tenant after the other, because
 * forced row-level security shows even the owner no more than one tenant at a time (which is why `pg_dump` as that user fails).
 */
import type { Owner } from './migrate.ts';
import { quoted, readTables, readTenants, type Table, workAs } from './table-catalogue.ts';

/** A part of a dump: the beginning of a table, of a tenant's rows in it, some rows (each a JSON array of texts), or a sequence. */
export type DumpPart =
  | { readonly table: string; readonly columns: readonly string[] }
  | { readonly tenant: string }
  | { readonly rows: readonly string[] }
  | { readonly sequence: string; readonly lastValue: string };

const PAGE_BYTES = 2_000_000; // a page of the largest turns is some 100 of them; one of the smallest rows some 10,000
const FIRST_PAGE_ROWS = 50;
const MOST_PAGE_ROWS = 10_000;

/** Returns about how many rows there are, by PostgreSQL's statistics, for a progress to count against; null where it has none yet. */
export async function estimateRows(owner: Owner): Promise<number | null> {
  const { rows } = await owner.query(
    `SELECT coalesce(sum(greatest(reltuples, 0)), 0)::int8::text AS rows FROM pg_class
     WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`,
    [],
  );
  return Number((rows[0] as { rows: string }).rows) || null;
}

/** Hands out the parts of the database as it is now; writes that are committed meanwhile are not in it. */
export async function* dumpDatabase(owner: Owner): AsyncGenerator<DumpPart> {
  await owner.execute('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    const tenants = await readTenants(owner);
    for (const table of await readTables(owner)) {
      yield { table: table.name, columns: table.columns.map(({ name }) => name) };
      if (!table.perTenant) yield* rowsOf(owner, table, null);
      else
        for (const tenant of tenants) {
          await workAs(owner, tenant);
          let told = false;
          for await (const part of rowsOf(owner, table, tenant)) {
            if (!told) yield { tenant };
            told = true;
            yield part;
          }
        }
    }
    yield* sequences(owner);
  } finally {
    await owner.execute('ROLLBACK');
  }
}

async function* rowsOf(owner: Owner, table: Table, tenant: string | null): AsyncGenerator<DumpPart> {
  const values = table.columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
  const where = tenant === null ? '' : ` WHERE tenant_id = '${tenant.replaceAll("'", "''")}'`;
  await owner.execute(
    `DECLARE dumped NO SCROLL CURSOR FOR SELECT json_build_array(${values})::text AS row FROM ${quoted(table.name)}${where}`,
  );
  let count = FIRST_PAGE_ROWS;
  for (;;) {
    const page = (await owner.query(`FETCH ${count} FROM dumped`, [])).rows as { row: string }[];
    if (page.length > 0) yield { rows: page.map(({ row }) => row) };
    if (page.length < count) break;
    const bytes = page.reduce((sum, { row }) => sum + row.length, 0);
    count = Math.max(1, Math.min(MOST_PAGE_ROWS, Math.floor((PAGE_BYTES / bytes) * count)));
  }
  await owner.execute('CLOSE dumped');
}

async function* sequences(owner: Owner): AsyncGenerator<DumpPart> {
  const { rows } = await owner.query(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY sequencename`,
    [],
  );
  for (const { name, last } of rows as { name: string; last: string }[]) yield { sequence: name, lastValue: last };
}
