import type { ExternalRefs } from '../memory/sessions/external-refs.ts';
import type { SessionContext, VersionedContext } from '../memory/sessions/session-context.ts';
import type { Database, Queryable, Statement } from './database.ts';
import { ownRefs } from './external-refs-sql.ts';
import type { SealedParts } from './sealing/sealed-parts.ts';

interface StateRow {
  readonly version: number;
  readonly context: string;
  readonly external_refs: string;
}

const FIND_SQL = `
SELECT version, context, ${ownRefs('sessions')} AS external_refs FROM sessions
WHERE tenant_id = $1 AND session_id = $2 AND state = 'live' AND ($3::text IS NULL OR user_id = $3)`;

const OPENED: SealedParts = {
  rows: [{ table: 'sessions', columns: ['context', 'external_refs'], id: [2] }],
  unreadable: 'refused',
};

const FIND: Statement = { name: 'find_session_context', text: FIND_SQL, sealed: OPENED };
const HOLD: Statement = { name: 'hold_session_context', text: `${FIND_SQL} FOR NO KEY UPDATE`, sealed: OPENED };

/** A write of the context is an activity of its session and a version of it. */
const WRITE_CONTEXT: Statement = {
  name: 'write_session_context',
  text: `
UPDATE sessions SET context = $3, external_refs = ${ownRefs('sessions')}, version = version + 1, last_activity_at = greatest(clock_timestamp(), last_activity_at),
  watched_from = coalesce(watched_from, clock_timestamp())
WHERE tenant_id = $1 AND session_id = $2
RETURNING version`,
  sealed: { owner: { session: 2 }, values: [{ table: 'sessions', id: [2], columns: { context: 3 } }] },
};

/** References that are written to an expired session have it watched again, so that its next expiry hands them back. */
const WRITE_EXTERNAL_REFS: Statement = {
  name: 'write_session_external_refs',
  text: `
UPDATE sessions SET external_refs = $3, watched_from = coalesce(watched_from, clock_timestamp())
WHERE tenant_id = $1 AND session_id = $2`,
  sealed: { owner: { session: 2 }, values: [{ table: 'sessions', id: [2], columns: { external_refs: 3 } }] },
};

/**
 * Store of what callers keep with a session: the key-value context and the external references, each a JSON text on the session's
 * row that SQL does not read into. A change holds the row from its reading to its writing.
 */
export class SessionContextStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Returns the context of a live session, of `onlyUser` alone where one is named. */
  async find(tenant: string, sessionId: string, onlyUser: string | null): Promise<VersionedContext | null> {
    const row = await read(this.#database.as(tenant), FIND, [tenant, sessionId, onlyUser]);
    return row === null ? null : { context: JSON.parse(row.context) as SessionContext, version: row.version };
  }

  /** Writes what `change` makes of the context, and nothing where it throws; null where there is no such session. */
  async change(
    tenant: string,
    sessionId: string,
    onlyUser: string | null,
    change: (now: VersionedContext) => SessionContext,
  ): Promise<VersionedContext | null> {
    return this.#database.transaction(tenant, async (tx) => {
      const row = await read(tx, HOLD, [tenant, sessionId, onlyUser]);
      if (row === null) return null;
      const context = change({ context: JSON.parse(row.context) as SessionContext, version: row.version });
      const values = [tenant, sessionId, JSON.stringify(context)];
      const { rows } = await tx.query<{ version: number }>(WRITE_CONTEXT, values);
      return { context, version: rows[0]?.version ?? row.version };
    });
  }

  /** Writes what `change` makes of the references; false where there is no such session. */
  async changeExternalRefs(
    tenant: string,
    sessionId: string,
    onlyUser: string | null,
    change: (refs: ExternalRefs) => ExternalRefs,
  ): Promise<boolean> {
    return this.#database.transaction(tenant, async (tx) => {
      const row = await read(tx, HOLD, [tenant, sessionId, onlyUser]);
      if (row === null) return false;
      const refs = change(JSON.parse(row.external_refs) as ExternalRefs);
      await tx.query(WRITE_EXTERNAL_REFS, [tenant, sessionId, JSON.stringify(refs)]);
      return true;
    });
  }
}

async function read(queryable: Queryable, statement: Statement, values: readonly unknown[]): Promise<StateRow | null> {
  const { rows } = await queryable.query<StateRow>(statement, values);
  return rows[0] ?? null;
}
