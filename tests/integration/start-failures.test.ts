import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { chmod, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { CannotStart } from '../../src/errors.ts';
import { openDataFolder } from '../../src/stores/data-folder.ts';
import { EmbeddedDatabase } from '../../src/stores/embedded-database.ts';
import { migratePostgres } from '../../src/stores/migrate.ts';
import { createEmbeddedFolder } from '../support/embedded-folder.ts';
import { freePort } from '../support/free-port.ts';
import { createTestDatabase } from '../support/test-database.ts';

const OTHER_USER = 65_534;
const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** The message with which something could not start; it is one line, and no stack. */
async function refusal(work: () => unknown): Promise<string> {
  const error = await Promise.resolve()
    .then(work)
    .then(
      () => undefined,
      (failure: unknown) => failure,
    );
  expect(error).toBeInstanceOf(CannotStart);
  const { message } = error as Error;
  expect(message).not.toContain('\n');
  return message;
}

describe('a data folder', () => {
  const empty = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'hipocampo-folder-'));
    folders.push(folder);
    return folder;
  };

  it('that cannot be made is named, with the setting that changes it', async () => {
    const folder = empty();
    writeFileSync(join(folder, 'file'), '');
    expect(await refusal(() => openDataFolder(join(folder, 'file/data')))).toBe(
      `the data folder ${join(folder, 'file/data')} is no folder: set DATA_DIR to another, or put this one right`,
    );
  });

  it.runIf(process.getuid?.() === 0)('that another user owns is named', async () => {
    const folder = empty();
    await chmod(folder, 0o755);
    process.seteuid?.(OTHER_USER);
    try {
      expect(await refusal(() => openDataFolder(folder))).toContain(
        `the data folder ${folder} cannot be written by this user`,
      );
      expect(await refusal(() => openDataFolder(join(folder, 'data')))).toContain('cannot be written by this user');
    } finally {
      process.seteuid?.(0);
    }
  });

  it('that another process holds is named with that process', async () => {
    const folder = await createEmbeddedFolder();
    folders.push(folder);
    const database = await EmbeddedDatabase.open({ dataDir: folder, maxWaiting: 10 });
    try {
      expect(await refusal(() => EmbeddedDatabase.open({ dataDir: folder, maxWaiting: 10 }))).toMatch(
        new RegExp(`^the folder ${folder} is in use by process ${process.pid}: .* set DATA_DIR to another folder$`),
      );
    } finally {
      await database.close();
    }
  });

  it.each([
    ['its control file cut short', (files: string) => truncateSync(join(files, 'global/pg_control'), 100)],
    ['a folder of tables missing', (files: string) => rmSync(join(files, 'base/5'), { recursive: true })],
    ['its version file missing', (files: string) => rmSync(join(files, 'PG_VERSION'))],
  ])('with %s is named with the way out, and nothing is written over it', async (_, damage) => {
    const folder = await createEmbeddedFolder();
    folders.push(folder);
    const files = join(folder, 'pgdata');
    damage(files);
    const told = await refusal(async () => (await EmbeddedDatabase.open({ dataDir: folder, maxWaiting: 10 })).close());
    expect(told).toContain(
      `the embedded database in ${files} cannot be opened, for files of it are missing or damaged`,
    );
    expect(told).toContain('hipocampo restore FILE');
    await expect(readFile(join(folder, 'pgdata.unfinished'))).rejects.toThrow('ENOENT');
  });
});

describe('a DATABASE_URL', () => {
  const refused = (connectionString: string) => refusal(() => migratePostgres({ connectionString }));

  it('that is none is said to be none', async () => {
    expect(await refused('postgres://user@host:notaport/db')).toContain('DATABASE_URL is no address of a database');
  });

  it('where nothing listens names the place, and never the password', async () => {
    const port = await freePort();
    const told = await refused(`postgres://ana:s3cret@127.0.0.1:${port}/db`);
    expect(told).toContain(`nothing listens at 127.0.0.1:${port}: start PostgreSQL there`);
    expect(told).not.toContain('s3cret');
    expect(await refused('postgres://ana:s3cret@no-such-host.invalid/db')).toMatch(/no-such-host\.invalid:5432/);
    expect(await refused('postgres://ana@localhost/db?host=/no/such/folder')).toContain(
      'no socket of PostgreSQL at /no/such/folder',
    );
  });

  it('of a user or a database that is not there names it', async () => {
    const database = await createTestDatabase();
    try {
      const url = new URL(database.url);
      url.pathname = '/no_such_database';
      expect(await refused(url.href)).toContain(
        'it has no database no_such_database: make it with `createdb no_such_database',
      );
      url.pathname = new URL(database.url).pathname;
      url.username = 'no_such_user';
      url.password = 'wrong';
      expect(await refused(url.href)).toMatch(
        /PostgreSQL cannot be used: it does not (take the password of|let) no_such_user/,
      );
    } finally {
      await database.drop();
    }
  });
});
