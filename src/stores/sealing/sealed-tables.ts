/**
 * The columns that hold content, as data: what is sealed of each table, how, and what binds it to its row. Stores say per statement
 * which values are of these columns; the encryption of what was there, and the tests that look for what was forgotten, go by it too.
 */

/**
 * The form in which a column is sealed. `sealed`: bound to its row. `same` and `same bytes`: equal values stay equal, for SQL to compare. `hash`:
 * one way, for words that are only looked up; of `text[]` each element. `number`: the same of a number that is a hash already.
 */
export type Form = 'sealed' | 'same' | 'same bytes' | 'hash' | 'number';

/** A sealed table. */
export interface SealedTable {
  /**
   * The columns that name a row in its tenant: a value that stands in another row than it was sealed for is refused. One that is itself
   * sealed counts as it was before.
   */
  readonly id: readonly string[];
  readonly columns: Readonly<Record<string, Form>>;
  /** The primary key behind the tenant, with its types: the order in which what was there is encrypted. */
  readonly key: Readonly<Record<string, string>>;
  /** The user whose key seals a row, as SQL over the row `t`; absent: its `user_id`. */
  readonly owner?: string;
}

const OF_SESSION = '(SELECT s.user_id FROM sessions s WHERE s.tenant_id = t.tenant_id AND s.session_id = t.session_id)';

/** The owner of what belongs to no user, as the name of a user that nobody has. */
export const OF_TENANT = '';

export const SEALED_TABLES = {
  turns: {
    key: { session_id: 'text', turn_number: 'integer' },
    id: ['turn_id'],
    columns: {
      messages: 'sealed',
      disposable: 'sealed',
      originals: 'sealed',
      excerpt: 'sealed',
      digest: 'sealed',
      extra_metadata: 'sealed',
      request_hash: 'same bytes',
      report: 'sealed',
      open_results: 'sealed',
      question: 'number',
    },
  },
  sessions: {
    key: { session_id: 'text' },
    id: ['session_id'],
    columns: { context: 'sealed', external_refs: 'sealed' },
  },
  segment_summaries: {
    key: { session_id: 'text', from_turn: 'integer' },
    id: ['session_id', 'from_turn'],
    columns: { content: 'sealed' },
  },
  memories: {
    key: { memory_id: 'uuid' },
    id: ['memory_id'],
    columns: { lines: 'sealed', terms: 'hash', metadata: 'sealed', content_hash: 'same bytes' },
  },
  distillations: {
    key: { session_id: 'text', from_turn: 'integer', to_turn: 'integer' },
    id: ['session_id', 'from_turn', 'to_turn'],
    columns: { memories: 'sealed' },
    owner: OF_SESSION,
  },
  fact_readings: {
    key: { session_id: 'text', from_turn: 'integer', to_turn: 'integer' },
    id: ['session_id', 'from_turn', 'to_turn'],
    columns: { facts: 'sealed' },
    owner: OF_SESSION,
  },
  facts: {
    key: { fact_id: 'uuid' },
    id: ['fact_id'],
    columns: { slot: 'same', key: 'sealed', value: 'sealed', identity: 'same bytes', evidence: 'sealed' },
  },
  fact_terms: { key: { fact_id: 'uuid', term: 'text' }, id: [], columns: { term: 'hash' } },
  fact_history: {
    key: { fact_id: 'uuid', entry: 'bigint' },
    id: ['fact_id', 'event', 'at'],
    columns: { snapshot: 'sealed' },
  },
  fact_forgettings: {
    key: { user_id: 'text', slot: 'text', identity: 'bytea', turn_id: 'uuid' },
    id: [],
    columns: { slot: 'same', identity: 'same bytes' },
  },
  snapshots: {
    key: { user_id: 'text', slug_hash: 'bytea' },
    id: ['session_id', 'to_turn'],
    columns: { slug: 'sealed', slug_hash: 'same bytes', messages: 'sealed' },
  },
  daily_log: { key: { line_id: 'uuid' }, id: ['line_id'], columns: { text: 'sealed' } },
  memory_files: { key: { user_id: 'text' }, id: ['user_id'], columns: { layout: 'sealed' } },
  memory_file_versions: {
    key: { user_id: 'text', etag: 'text' },
    id: ['user_id', 'etag'],
    columns: { etag: 'same', content: 'sealed' },
  },
  tool_results: {
    key: { user_id: 'text', tool: 'text', params_hash: 'bytea' },
    id: ['user_id', 'tool', 'params_hash'],
    columns: { params_hash: 'same bytes', result: 'sealed' },
  },
  session_entities: {
    key: { session_id: 'text', kind: 'text', entity: 'bigint' },
    id: ['session_id', 'kind', 'entity'],
    columns: { name: 'sealed' },
  },
  events: { key: { entry: 'bigint' }, id: ['type', 'user_id', 'session_id'], columns: { detail: 'sealed' } },
  webhooks: {
    key: { webhook_id: 'uuid' },
    id: ['webhook_id'],
    columns: { url: 'sealed', secret: 'sealed' },
    owner: `''`,
  },
} as const satisfies Record<string, SealedTable>;

export type SealedTableName = keyof typeof SEALED_TABLES;

/** Kinds of values that are sealed alike wherever they stand, so that they can be compared across tables. */
const KINDS: Readonly<Record<string, string>> = { slot: 'slot', identity: 'identity' };

/** Returns the form of a column; throws for one that is not sealed: a statement that says so is wrong. */
export function formOf(table: SealedTableName, column: string): Form {
  const form = (SEALED_TABLES[table].columns as Readonly<Record<string, Form>>)[column];
  if (form === undefined) throw new Error(`${table}.${column} is not sealed`);
  return form;
}

/** Returns the name of the kind of value that `same` columns hold. */
export function kindOf(table: SealedTableName, column: string): string {
  return KINDS[column] ?? `${table}.${column}`;
}

/** Returns the place of a value, to which it is bound. */
export function placeOf(tenant: string, table: SealedTableName, column: string, id: readonly unknown[]): string {
  return [tenant, table, column, ...id.map(told)].join('\0');
}

function told(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  return value instanceof Date ? value.toISOString() : String(value);
}
