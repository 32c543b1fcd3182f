/** Commands of operators on the whole of the database: write it to a file, read it back into an empty one. */
import { createReadStream, readFileSync } from 'node:fs';
import { readBackup, writeBackup } from './backup-file.ts';
import { type Config, loadConfig } from './config.ts';
import { CannotStart } from './errors.ts';
import { dumpDatabase } from './stores/database-dump.ts';
import { loadDatabase } from './stores/database-load.ts';
import { appliedMigrations, isKnownMigration, migrateAs } from './stores/migrate.ts';
import { isEncrypted } from './stores/sealing/open-sealed.ts';
import { type Print, progressOfCommand } from './terminal.ts';
import { refuseExisting, STANDARD, writeWhole } from './whole-file.ts';
import { asOwner } from './wiring/as-owner.ts';

/** Writes everything in the configured database to a file that nobody but this user reads, whole or not at all. */
export async function backup(file: string, print: Print, config: Config = loadConfig()): Promise<void> {
  refuseExisting(file);
  let count = 0;
  let isSealed = false;
  const migration = await asOwner(config, async (owner) => {
    const last = (await appliedMigrations(owner)).at(-1);
    if (last === undefined)
      throw new CannotStart('the database has no tables of Hipocampo: there is nothing to back up');
    isSealed = await isEncrypted(owner);
    const header = { program: programVersion(), madeAt: new Date().toISOString(), migration: last };
    await writeWhole(file, (output) =>
      progressOfCommand()('backing up', () =>
        writeBackup(output, header, dumpDatabase(owner), (rows) => {
          count = rows;
        }),
      ),
    );
    return last;
  });
  if (file === STANDARD) return;
  print(`${count} rows of schema ${migration} are in ${file}\n`);
  if (isSealed)
    print(
      "What people said is encrypted in it. Their keys are in it too, wrapped by ENCRYPTION_KEY, which is not: keep today's, though not beside the file\n",
    );
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
  const isSealed = await asOwner(config, async (owner) => {
    const applied = (await appliedMigrations(owner)).at(-1);
    if (applied !== undefined && applied > header.migration)
      throw new CannotStart(
        `the database has schema ${applied} already, and ${file} the older ${header.migration}: restore into a new database, in which nothing was started yet`,
      );
    await migrateAs(owner, { through: header.migration });
    await progressOfCommand()('restoring', () => loadDatabase(owner, parts));
    await migrateAs(owner);
    await owner.execute('ANALYZE');
    return isEncrypted(owner);
  });
  print(`${count} rows are restored from ${file}, of ${header.madeAt}\n`);
  print('Users who were erased since are there again: erase them again\n');
  if (isSealed) print('What people said is encrypted in it: start with the ENCRYPTION_KEY of that time\n');
}

function programVersion(): string {
  return (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version;
}
