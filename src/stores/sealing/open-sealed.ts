/**
 * The opening of a database that is encrypted, or is to be: a value that only the right master key opens stands in it, so that a
 * wrong key, or none, is found before anything is read or written.
 */
import { CannotStart } from '../../errors.ts';
import { type Database, NO_TENANT, type Statement } from '../database.ts';
import type { Owner } from '../migrate.ts';
import { KeyRing } from './key-ring.ts';
import { MasterKey } from './master-key.ts';
import { SealedDatabase } from './sealed-database.ts';
import { Unreadable } from './user-key.ts';

const CHECK = 'encryption'; // the name of the value among the service's secrets
const CHECKED = Buffer.from('this is the key that the database is encrypted with');
const EVERY_TENANT = '*';

const FIND_CHECK: Statement = { name: 'find_key_check', text: `SELECT secret FROM service_secrets WHERE name = $1` };
const ADD_CHECK: Statement = {
  name: 'add_key_check',
  text: 'INSERT INTO service_secrets (name, secret) VALUES ($1, $2::bytea) ON CONFLICT DO NOTHING',
};
const REPLACE_CHECK: Statement = {
  name: 'replace_key_check',
  text: 'UPDATE service_secrets SET secret = $3::bytea WHERE name = $1 AND secret = $2::bytea',
};
const OTHER_MASTERS: Statement = {
  name: 'keys_of_other_masters',
  text: 'SELECT master_id FROM user_keys WHERE master_id <> ALL ($1::text[]) LIMIT 1',
};

/** The master keys of the settings, 32 bytes each. */
export interface MasterSecrets {
  readonly current: Uint8Array;
  /** The key that is being replaced by it; null for none. */
  readonly previous: Uint8Array | null;
}

interface Options {
  readonly database: Database;
  readonly secrets: MasterSecrets;
  readonly onUnreadable: (table: string, statement: string, error: Error) => void;
}

/** Opens the database sealed. The first to come with a key turns encryption on. Throws `CannotStart` for any key but the right one. */
export async function openSealed({ database, secrets, onUnreadable }: Options): Promise<SealedDatabase> {
  const current = new MasterKey(secrets.current);
  const previous = secrets.previous === null ? null : new MasterKey(secrets.previous);
  await check(database, current, previous);
  const known = [current.id, ...(previous === null ? [] : [previous.id])];
  const { rowCount } = await database.as(EVERY_TENANT).query(OTHER_MASTERS, [known]);
  if (rowCount > 0)
    throw new CannotStart(
      'some keys of users are still wrapped by the master key before this one: set ENCRYPTION_KEY_PREVIOUS to it until they are all replaced',
    );
  return new SealedDatabase({
    database,
    keys: new KeyRing({ current, previous }),
    masters: { current, previous },
    onUnreadable,
  });
}

/** Throws `CannotStart` where the database is encrypted: whoever has no key must not write to it. */
export async function refuseEncrypted(database: Database): Promise<void> {
  const { rowCount } = await database.as(NO_TENANT).query(FIND_CHECK, [CHECK]);
  if (rowCount > 0)
    throw new CannotStart(
      'the database is encrypted: set ENCRYPTION_KEY (or ENCRYPTION_KEY_FILE) to the key that it is encrypted with',
    );
}

/** True for a database whose content is encrypted, of whatever schema. */
export async function isEncrypted(owner: Owner): Promise<boolean> {
  const { rows: there } = await owner.query(`SELECT to_regclass('service_secrets') IS NOT NULL AS there`, []);
  if ((there as { there: boolean }[])[0]?.there !== true) return false;
  return (await owner.query(FIND_CHECK.text, [CHECK])).rows.length > 0;
}

async function check(database: Database, current: MasterKey, previous: MasterKey | null): Promise<void> {
  const door = database.as(NO_TENANT);
  await door.query(ADD_CHECK, [CHECK, current.wrap(CHECKED, CHECK)]);
  const { rows } = await door.query<{ secret: Uint8Array }>(FIND_CHECK, [CHECK]);
  const secret = rows[0]?.secret;
  if (secret === undefined) throw new Error('the key of the database could not be checked');
  if (opens(current, secret)) return;
  if (previous === null || !opens(previous, secret))
    throw new CannotStart(
      'ENCRYPTION_KEY is not the key that the database is encrypted with: set that one, or, to replace it, set it as ENCRYPTION_KEY_PREVIOUS',
    );
  await door.query(REPLACE_CHECK, [CHECK, secret, current.wrap(CHECKED, CHECK)]);
}

function opens(master: MasterKey, secret: Uint8Array): boolean {
  try {
    return master.unwrap(secret, CHECK).equals(CHECKED);
  } catch (error) {
    if (error instanceof Unreadable) return false;
    throw error;
  }
}
