import { type Database, NO_TENANT } from './database.ts';

/**
 * Returns a name that the database keeps as long as its transaction numbers go on: the cluster, its timeline (another one after a
 * failover or a restore) and the database in it. '' where PostgreSQL does not tell.
 */
export async function identifyDatabase(database: Database): Promise<string> {
  const statement = {
    name: 'database_identity',
    text: `SELECT concat_ws('/', system_identifier, timeline_id, oid) AS identity
           FROM pg_control_system(), pg_control_checkpoint(), pg_database WHERE datname = current_database()`,
  };
  try {
    const { rows } = await database.as(NO_TENANT).query<{ identity: string }>(statement);
    return rows[0]?.identity ?? '';
  } catch (error) {
    if ((error as { code?: string }).code === INSUFFICIENT_PRIVILEGE) return '';
    throw error;
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';
