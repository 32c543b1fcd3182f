import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { CannotStart } from '../errors.ts';

const SETTING = 'hipocampo.session';

/**
 * Refuses a pooler that gives each transaction another session, by two connections to it of which nothing else makes use: the tenant, the role, prepared
 * statements and the lock of migrations are a session's, so that work would run under another tenant's name, where row-level security shows it nothing.
 */
export async function refuseSharedSessions(connection: pg.Client, other: pg.Client): Promise<void> {
  const token = randomUUID();
  await connection.query('SELECT set_config($1, $2, false)', [SETTING, token]);
  // A pooler gives out the session that came back last. The transaction keeps it, so that the first connection is then given another one.
  await other.query('BEGIN');
  const isShared = (await tokenOf(other)) === token || (await tokenOf(connection)) !== token;
  await other.query('ROLLBACK');
  if (isShared) {
    throw new CannotStart(
      'the pooler at DATABASE_URL gives each transaction another session: use session pooling (PgBouncer: pool_mode = session), or name PostgreSQL itself',
    );
  }
}

async function tokenOf(connection: pg.Client): Promise<string | null> {
  const { rows } = await connection.query<{ token: string | null }>('SELECT current_setting($1, true) AS token', [
    SETTING,
  ]);
  return rows[0]?.token ?? null;
}
