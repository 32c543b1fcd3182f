/** The tables of a database as its own catalogue describes them, so that a table of a later migration is known without being named anywhere. */
import type { Owner } from './migrate.ts';

export interface Column {
  readonly name: string;
  /** The type as SQL writes it, such as `timestamp with time zone`. */
  readonly type: string;
}

/** A foreign key to a table that comes later in the order, or to its own: rows of both can stand only once all of them are there. */
export interface LateReference {
  readonly name: string;
  readonly definition: string;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** True where row-level security shows the rows of one tenant at a time, even to the owner. */
  readonly perTenant: boolean;
  readonly lateReferences: readonly LateReference[];
}

/** Tables that are made from others, by the service itself where they are missing: no backup holds them. */
const DERIVED: readonly string[] = ['memory_vectors'];

interface CatalogueRow {
  readonly name: string;
  readonly per_tenant: boolean;
  readonly columns: string;
  readonly foreign_keys: string;
}

interface ForeignKey extends LateReference {
  readonly to: string;
}

/** Returns the tables of the current schema, each after those that it refers to. */
export async function readTables(owner: Owner): Promise<Table[]> {
  const { rows } = await owner.query(
    `SELECT c.relname AS name, c.relrowsecurity AS per_tenant,
            (SELECT json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) ORDER BY attnum)::text
             FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
            (SELECT coalesce(json_agg(json_build_object('name', k.conname, 'to', t.relname, 'definition', pg_get_constraintdef(k.oid))), '[]')::text
             FROM pg_constraint k JOIN pg_class t ON t.oid = k.confrelid WHERE k.conrelid = c.oid AND k.contype = 'f') AS foreign_keys
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = current_schema() AND c.relkind = 'r' ORDER BY c.relname`,
    [],
  );
  const found = (rows as CatalogueRow[])
    .filter(({ name }) => !DERIVED.includes(name))
    .map(({ name, per_tenant, columns, foreign_keys }) => ({
      name,
      perTenant: per_tenant,
      columns: JSON.parse(columns) as Column[],
      foreignKeys: JSON.parse(foreign_keys) as ForeignKey[],
    }));
  const order = ordered(found.map(({ name, foreignKeys }) => ({ name, after: foreignKeys.map(({ to }) => to) })));
  return order.map((name, place) => {
    const { foreignKeys, ...table } = found.find((one) => one.name === name) as (typeof found)[number];
    const lateReferences = foreignKeys
      .filter(({ to }) => order.indexOf(to) >= place)
      .map((key) => ({ name: key.name, definition: key.definition }));
    return { ...table, lateReferences };
  });
}

/** Puts names behind those that they come after; where some wait for each other in a circle, the first of them goes first. */
function ordered(nodes: readonly { readonly name: string; readonly after: readonly string[] }[]): string[] {
  const done: string[] = [];
  let waiting = [...nodes];
  while (waiting.length > 0) {
    const free = waiting.filter(({ name, after }) => after.every((other) => other === name || isDone(other)));
    const next = free.length > 0 ? free : waiting.slice(0, 1);
    done.push(...next.map(({ name }) => name));
    waiting = waiting.filter(({ name }) => !done.includes(name));
  }
  return done;

  function isDone(name: string): boolean {
    return done.includes(name) || !nodes.some((node) => node.name === name);
  }
}

/** Quotes a name for SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Shows the owner one tenant's rows from here on, which row-level security asks for even of it. */
export async function workAs(owner: Owner, tenant: string): Promise<void> {
  await owner.query("SELECT set_config('hipocampo.tenant', $1, false)", [tenant]);
}

/** Returns all tenants of the database. */
export async function readTenants(owner: Owner): Promise<string[]> {
  const { rows } = await owner.query('SELECT tenant_id FROM tenants ORDER BY tenant_id', []);
  return (rows as { tenant_id: string }[]).map(({ tenant_id }) => tenant_id);
}
