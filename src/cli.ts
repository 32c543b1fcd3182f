#!/usr/bin/env node
/** Door 3: the commands that operators run by hand. */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { DEFAULT_TENANT } from './cache/cache-keys.ts';
import { loadConfig } from './config.ts';
import { hashKey } from './http/plugins/authentication.ts';
import { IDENTIFIER, IDENTIFIER_RULE } from './identifier.ts';
import { doctor, fetchModel, rebuildIndex } from './index-commands.ts';
import { ApiKeyStore } from './stores/api-key-store.ts';
import { createLogger } from './telemetry/logger.ts';
import { openDatabase } from './wiring/open-database.ts';

const USAGE = `hipocampo <command>

  migrate                          bring the database to this version's schema
  keys create [--tenant T] [--user U] [--read] [--label L]
                                   make an API key and print it, once
  keys list [--tenant T]           the keys of a tenant
  keys revoke <key_id>             end a key (known everywhere within 5 s)
  doctor                           compare memories, vectors and index; exit 1 where they do not agree
  rebuild-index                    remove the index's files, to be built from the database again
  download-model [name] --to DIR   fetch a sentence model (paraphrase-multilingual-MiniLM-L12-v2) for EMBEDDING_MODEL_DIR

The database is the one of DATABASE_URL, else the embedded one under DATA_DIR, which must not be in use.
`;

class UsageError extends Error {}

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      tenant: { type: 'string', default: DEFAULT_TENANT },
      user: { type: 'string' },
      read: { type: 'boolean', default: false },
      label: { type: 'string', default: '' },
      to: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [noun, verb, subject, ...rest] = positionals;
  const command = [noun, verb].filter((word) => word !== undefined).join(' ');
  if (values.help || noun === undefined) return print(USAGE);
  if (noun === 'download-model' && subject === undefined) {
    if (values.to === undefined) throw new UsageError('download-model needs --to and a folder');
    return fetchModel(verb, values.to, print);
  }
  if (
    !['migrate', 'keys create', 'keys list', 'keys revoke', 'doctor', 'rebuild-index'].includes(command) ||
    rest.length > 0 ||
    (subject !== undefined && verb !== 'revoke')
  ) {
    throw new UsageError(`unknown command: ${positionals.join(' ')}`);
  }
  if (!/^[A-Za-z0-9._-]{1,64}$/.test(values.tenant))
    throw new UsageError('a tenant is 1-64 characters of A-Z a-z 0-9 . _ -');
  if (values.user !== undefined && !IDENTIFIER.test(values.user))
    throw new UsageError(`a user_id is ${IDENTIFIER_RULE}`);

  const config = loadConfig();
  if (command === 'rebuild-index') return rebuildIndex(config, print);
  const database = await openDatabase(config, createLogger('error'), null, true);
  try {
    const keys = new ApiKeyStore({ database });
    if (command === 'migrate') print('migrated\n');
    if (command === 'doctor' && !(await doctor(config, database, print))) process.exitCode = 1;
    if (command === 'keys create') {
      const key = `hipo_${randomBytes(32).toString('base64url')}`;
      const owner = {
        tenant: values.tenant,
        userId: values.user ?? null,
        scope: values.read ? 'read' : 'write',
      } as const;
      const keyId = await keys.add(hashKey(key), owner, values.label);
      print(
        `${key}\nkey_id ${keyId}, tenant ${owner.tenant}, user ${owner.userId ?? 'any'}, scope ${owner.scope}. It is not shown again.\n`,
      );
    }
    if (command === 'keys list') {
      for (const key of await keys.list(values.tenant)) {
        const state = key.revokedAt === null ? 'in force' : `revoked ${key.revokedAt.toISOString()}`;
        print(
          `${key.keyId}  ${key.scope}  user ${key.userId ?? 'any'}  made ${key.createdAt.toISOString()}  ${state}  ${key.label}\n`,
        );
      }
    }
    if (command === 'keys revoke') {
      if (subject === undefined || !/^[0-9a-f-]{36}$/i.test(subject))
        throw new UsageError('keys revoke takes the key_id that keys list shows');
      if (!(await keys.revoke(subject))) throw new UsageError(`there is no key ${subject} in force`);
      print('revoked\n');
    }
  } finally {
    await database.close();
  }
}

function print(text: string): void {
  process.stdout.write(text);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof UsageError) process.stderr.write(`\n${USAGE}`);
  process.exitCode = 1;
}
