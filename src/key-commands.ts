/** Commands of operators on the schema and on API keys. */
import { randomBytes } from 'node:crypto';
import { DEFAULT_TENANT } from './cache/cache-keys.ts';
import { hashKey } from './http/plugins/authentication.ts';
import { IDENTIFIER, IDENTIFIER_RULE } from './identifier.ts';
import { ApiKeyStore } from './stores/api-key-store.ts';
import type { Database } from './stores/database.ts';
import { note, type Print, progressOfCommand } from './terminal.ts';
import { UsageError } from './usage-error.ts';
import { openExisting, openForCommand } from './wiring/open-for-command.ts';

interface KeyOptions {
  readonly tenant?: string | undefined;
  readonly user?: string | undefined;
  readonly read?: boolean | undefined;
  readonly label?: string | undefined;
}

/** Brings the database to this version's schema. */
export async function migrate(print: Print): Promise<void> {
  await withDatabase(openForCommand, async () => print('migrated\n'));
}

/** Makes a key and prints it, the only time that anybody sees it; what else is told of it is beside the result, so that a script may take that as it is. */
export async function createKey(options: KeyOptions, print: Print): Promise<void> {
  const tenant = tenantOf(options);
  const { user } = options;
  if (user !== undefined && !IDENTIFIER.test(user)) throw new UsageError(`--user takes a user_id: ${IDENTIFIER_RULE}`);
  const owner = { tenant, userId: user ?? null, scope: options.read ? 'read' : 'write' } as const;
  const key = `hipo_${randomBytes(32).toString('base64url')}`;
  await withDatabase(openForCommand, async (database) => {
    const keyId = await new ApiKeyStore({ database }).add(hashKey(key), owner, options.label ?? '');
    print(`${key}\n`);
    note(
      `key_id ${keyId}, tenant ${owner.tenant}, user ${owner.userId ?? 'any'}, scope ${owner.scope}. The key is not shown again.\n`,
    );
  });
}

/** Prints a tenant's keys, without the keys themselves, which nobody has. */
export async function listKeys(options: KeyOptions, print: Print): Promise<void> {
  const tenant = tenantOf(options);
  await withDatabase(openExisting, async (database) => {
    for (const key of await new ApiKeyStore({ database }).list(tenant)) {
      const state = key.revokedAt === null ? 'in force' : `revoked ${key.revokedAt.toISOString()}`;
      print(
        `${key.keyId}  ${key.scope}  user ${key.userId ?? 'any'}  made ${key.createdAt.toISOString()}  ${state}  ${key.label}\n`,
      );
    }
  });
}

/** Ends a key. */
export async function revokeKey(keyId: string | undefined, print: Print): Promise<void> {
  if (keyId === undefined || !/^[0-9a-f-]{36}$/i.test(keyId))
    throw new UsageError('keys revoke takes the key_id that keys list shows');
  await withDatabase(openExisting, async (database) => {
    if (!(await new ApiKeyStore({ database }).revoke(keyId))) throw new UsageError(`there is no key ${keyId} in force`);
    print('revoked\n');
  });
}

function tenantOf({ tenant = DEFAULT_TENANT }: KeyOptions): string {
  if (/^[A-Za-z0-9._-]{1,64}$/.test(tenant)) return tenant;
  throw new UsageError('a tenant is 1-64 characters of A-Z a-z 0-9 . _ -');
}

async function withDatabase(open: typeof openExisting, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await open(progressOfCommand());
  try {
    await work(database);
  } finally {
    await database.close();
  }
}
