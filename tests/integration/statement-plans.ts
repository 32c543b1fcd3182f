/** The plans of statements, as tests hold them to what they may read. */

/** A node of what EXPLAIN tells of a statement that was carried out. */
export interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: Plan[];
}

/** Rows that were looked at in tables, those that a filter then removed among them. */
export function rowsRead(plan: Plan): number {
  const here =
    plan['Relation Name'] === undefined && plan['Index Name'] === undefined
      ? 0
      : (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)) *
        plan['Actual Loops'];
  return here + (plan.Plans ?? []).reduce((sum, part) => sum + rowsRead(part), 0);
}

/** True where a table is read from one end to the other; one of `tables`, where they are named. */
export function scansAll(plan: Plan, tables?: readonly string[]): boolean {
  const isOne = tables?.includes(plan['Relation Name'] ?? '') ?? true;
  return (plan['Node Type'] === 'Seq Scan' && isOne) || (plan.Plans ?? []).some((part) => scansAll(part, tables));
}

/** A value as a statement's text has it. */
export function literal(value: unknown): string {
  if (value === null) return 'NULL';
  if (Array.isArray(value)) return `'{${value.join(',')}}'`;
  return typeof value === 'number' ? String(value) : `'${value instanceof Date ? value.toISOString() : String(value)}'`;
}
