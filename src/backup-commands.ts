/** Commands of operators on the whole of the database: write it to a file, read it back into an empty one. */
import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { readBackup, writeBackup } from './backup-file.ts';
import { type Config, loadConfig } from './config.ts';
import { CannotStart } from './errors.ts';
import { dumpDatabase } from './stores/database-dump.ts';
import { loadDatabase } from './stores/database-load.ts';
import { appliedMigrations, isKnownMigration, migrateAs } from './stores/migrate.ts';
import { type Print, progressOfCommand } from './terminal.ts';
import { asOwner } from './wiring/as-owner.ts';

const STANDARD = '-';

/** Writes everything in the configured database to a file that nobody but this user reads, whole or not at all. */
export async function backup(file: string, print: Print, config: Config = loadConfig()): Promise<void> {
  if (file !== STANDARD && existsSync(file))
    throw new CannotStart(`${file} is there already: name another file, or remove it`);
  let count = 0;
  const migration = await asOwner(config, async (owner) => {
    const last = (await appliedMigrations(owner)).at(-1);
    if (last === undefined)
      throw new CannotStart('the database has no tables of Hipocampo: there is nothing to back up');
    const header = { program: programVersion(), madeAt: new Date().toISOString(), migration: last };
    await written(file, (output) =>
      progressOfCommand()('backing up', () =>
        writeBackup(output, header, dumpDatabase(owner), (rows) => {
          count = rows;
        }),
      ),
    );
    return last;
  });
  if (file !== STANDARD) print(`${count} rows of schema ${migration} are in ${file}\n`);
}

/** Reads a backup into the configured database, which is empty, and brings it to this version's schema. */
export async function restore(file: string, print: Print, config: Config = loadConfig()): Promise<void> {
  let count = 0;
  const input = file === STANDARD ? process.stdin : createReadStream(file);
  const { header, parts } = await readBackup(file, input, (rows) => {
    count = rows;
  });
  if (!isKnownMigration(header.migration))
    throw new CannotStart(
      `${file} has the schema ${header.migration} of a newer version of Hipocampo (${header.program}): restore it with that one`,
    );
  await asOwner(config, async (owner) => {
    const applied = (await appliedMigrations(owner)).at(-1);
    if (applied !== undefined && applied > header.migration)
      throw new CannotStart(
        `the database has schema ${applied} already, and ${file} the older ${header.migration}: restore into a new database, in which nothing was started yet`,
      );
    await migrateAs(owner, { through: header.migration });
    await progressOfCommand()('restoring', () => loadDatabase(owner, parts));
    await migrateAs(owner);
    await owner.execute('ANALYZE');
  });
  print(`${count} rows are restored from ${file}, of ${header.madeAt}\n`);
}

/** Has a file written aside, flushed, and put in place. */
async function written(file: string, write: (output: Writable) => Promise<void>): Promise<void> {
  if (file === STANDARD) return write(process.stdout);
  const aside = `${file}.${randomBytes(4).toString('hex')}.partial`;
  try {
    await write(createWriteStream(aside, { mode: 0o600, flush: true }));
    await rename(aside, file);
    const folder = await open(file.replace(/[^/]*$/, '') || '.', 'r');
    await folder.sync().finally(() => folder.close());
  } finally {
    await rm(aside, { force: true });
  }
}

function programVersion(): string {
  return (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version;
}
