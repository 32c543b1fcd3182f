import type { BaseVersion, Layout } from '../memory/memory-file/memory-document.ts';
import type { Database, Statement, Transaction } from './database.ts';
import { lastLanguage } from './last-language-sql.ts';

const VERSIONS_KEPT = 100; // of a user: at most some 60 MB of versions, as long as a document can be
const REFRESHED_AFTER = "interval '24 hours'"; // a version that is handed out again and again is written once a day

const READ_FILE: Statement = {
  name: 'read_memory_file',
  text: `
SELECT (SELECT layout FROM memory_files WHERE tenant_id = $1 AND user_id = $2) AS layout, ${lastLanguage('$2')} AS language`,
  sealed: { rows: [{ table: 'memory_files', columns: ['layout'], id: [2] }], unreadable: 'refused' },
};

const WRITE_LAYOUT: Statement = {
  name: 'write_memory_layout',
  text: `
INSERT INTO memory_files (tenant_id, user_id, layout, updated_at) VALUES ($1, $2, $3, clock_timestamp())
ON CONFLICT (tenant_id, user_id) DO UPDATE SET layout = excluded.layout, updated_at = excluded.updated_at`,
  sealed: { owner: 2, values: [{ table: 'memory_files', id: [2], columns: { layout: 3 } }] },
};

/** Keeps a version of a user who is there: one that is being erased leaves none. */
const KEEP_VERSION: Statement = {
  name: 'keep_memory_version',
  text: `
INSERT INTO memory_file_versions AS kept (tenant_id, user_id, etag, content, kept_at)
SELECT tenant_id, user_id, $3, $4, clock_timestamp() FROM users WHERE tenant_id = $1 AND user_id = $2 FOR KEY SHARE
ON CONFLICT (tenant_id, user_id, etag) DO UPDATE SET content = excluded.content, kept_at = excluded.kept_at
WHERE kept.kept_at < clock_timestamp() - ${REFRESHED_AFTER}`,
  sealed: { owner: 2, values: [{ table: 'memory_file_versions', id: [2, 3], columns: { content: 4, etag: 3 } }] },
};

const TRIM_VERSIONS: Statement = {
  name: 'trim_memory_versions',
  text: `
DELETE FROM memory_file_versions WHERE tenant_id = $1 AND user_id = $2 AND etag = ANY (ARRAY(
  SELECT etag FROM memory_file_versions WHERE tenant_id = $1 AND user_id = $2 ORDER BY kept_at DESC, etag OFFSET ${VERSIONS_KEPT}))`,
};

const FIND_VERSION: Statement = {
  name: 'find_memory_version',
  text: 'SELECT content FROM memory_file_versions WHERE tenant_id = $1 AND user_id = $2 AND etag = $3 AND kept_at >= $4::timestamptz',
  sealed: {
    owner: 2,
    values: [{ table: 'memory_file_versions', columns: { etag: 3 } }],
    rows: [{ table: 'memory_file_versions', columns: ['content'], id: [2, 3] }],
    unreadable: 'refused',
  },
};

/** Reads what tells that the document of a user may be another one: no document is rendered for that. */
const CHANGES: Statement = {
  name: 'memory_file_changes',
  text: `
SELECT u.user_id, u.facts_version, concat_ws('/', u.facts_version, f.updated_at) AS changed, f.user_id IS NOT NULL AS has_file
FROM users u LEFT JOIN memory_files f ON f.tenant_id = u.tenant_id AND f.user_id = u.user_id
WHERE u.tenant_id = $1 ORDER BY u.created_at, u.user_id LIMIT $2`,
};

const PURGE_VERSIONS: Statement = {
  name: 'purge_memory_versions',
  text: `
DELETE FROM memory_file_versions WHERE tenant_id = $1 AND (user_id, etag) IN (
  SELECT user_id, etag FROM memory_file_versions WHERE tenant_id = $1 AND kept_at < $2::timestamptz LIMIT $3)`,
};

/** Store of what MEMORY.md has besides facts, and of the versions of it that were handed out. */
export class MemoryFileStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Returns the layout of a user's document and the language that the user was last heard in; null for either that is not there. */
  async read(
    tx: Transaction,
    tenant: string,
    userId: string,
  ): Promise<{ readonly layout: Layout | null; readonly language: string | null }> {
    const { rows } = await tx.query<{ layout: string | null; language: string | null }>(READ_FILE, [tenant, userId]);
    const { layout = null, language = null } = rows[0] ?? {};
    return { layout: layout === null ? null : (JSON.parse(layout) as Layout), language };
  }

  async writeLayout(tx: Transaction, tenant: string, userId: string, layout: Layout): Promise<void> {
    await tx.query(WRITE_LAYOUT, [tenant, userId, JSON.stringify(layout)]);
  }

  /** Keeps a version that is handed out, so that an edit of it can be merged. */
  async keep(tx: Transaction, tenant: string, userId: string, etag: string, version: BaseVersion): Promise<void> {
    const { lines, notes } = version;
    const { rowCount } = await tx.query(KEEP_VERSION, [tenant, userId, etag, JSON.stringify({ lines, notes })]);
    if (rowCount > 0) await tx.query(TRIM_VERSIONS, [tenant, userId]);
  }

  /** Returns a version that was handed out after a time; null where there is none. */
  async version(
    tx: Transaction,
    tenant: string,
    userId: string,
    etag: string,
    after: Date,
  ): Promise<BaseVersion | null> {
    const { rows } = await tx.query<{ content: string }>(FIND_VERSION, [tenant, userId, etag, after]);
    return rows[0] === undefined ? null : (JSON.parse(rows[0].content) as BaseVersion);
  }

  /** Returns users, the oldest first, each with what changes whenever its document does; one whose facts never changed is empty. */
  async changes(
    tenant: string,
    limit: number,
  ): Promise<{ readonly userId: string; readonly changed: string; readonly isEmpty: boolean }[]> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ user_id: string; facts_version: number; changed: string; has_file: boolean }>(CHANGES, [tenant, limit]);
    return rows.map((row) => ({
      userId: row.user_id,
      changed: row.changed,
      isEmpty: row.facts_version === 0 && !row.has_file,
    }));
  }

  /** Removes up to `limit` versions that were last handed out before a time; returns how many. */
  async purge(tenant: string, before: Date, limit: number): Promise<number> {
    return (await this.#database.as(tenant).query(PURGE_VERSIONS, [tenant, before, limit])).rowCount;
  }
}
