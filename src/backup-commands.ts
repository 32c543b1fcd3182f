/** Commands of operators on the whole of the database: write it to a file, read it back into an empty one. */
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { readBackup, writeBackup } from './backup-file.ts';
import { type Config, loadConfig } from './config.ts';
import { CannotStart } from './errors.ts';
import { dumpDatabase, estimateRows } from './stores/database-dump.ts';
import { loadDatabase } from './stores/database-load.ts';
import { appliedMigrations, isKnownMigration, migrateAs } from './stores/migrate.ts';
import { isEncrypted } from './stores/sealing/open-sealed.ts';
import type { Progress } from './telemetry/progress.ts';
import { type Print, progressOfCommand } from './terminal.ts';
import { refuseExisting, STANDARD, writeWhole } from './whole-file.ts';
import { asOwner } from './wiring/as-owner.ts';

/** Writes everything in the configured database to a file that nobody but this user reads, whole or not at all. */
export async function backup(
  file: string,
  print: Print,
  config: Config = loadConfig(),
  progress: Progress = progressOfCommand(),
): Promise<void> {
  refuseExisting(file);
  let count = 0;
  let isSealed = false;
  const migration = await asOwner(config, async (owner) => {
    const last = (await appliedMigrations(owner)).at(-1);
    if (last === undefined)
      throw new CannotStart('the database has no tables of Hipocampo: there is nothing to back up');
    isSealed = await isEncrypted(owner);
    const header = { program: programVersion(), madeAt: new Date().toISOString(), migration: last };
    const about = await estimateRows(owner);
    await writeWhole(file, (output) =>
      progress('backing up (rows, of about so many)', (tell) =>
        writeBackup(output, header, dumpDatabase(owner), (rows) => {
          count = rows;
          tell(rows, about === null ? null : Math.max(rows, about));
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
export async function restore(
  file: string,
  print: Print,
  config: Config = loadConfig(),
  progress: Progress = progressOfCommand(),
): Promise<void> {
  let count = 0;
  let onRows: (rows: number) => void = () => undefined;
  const { input, read } = file === STANDARD ? { input: process.stdin, read: null } : opened(file);
  const { header, parts } = await readBackup(file, input, (rows) => {
    count = rows;
    onRows(rows);
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
    await progress('restoring', (tell) => {
      onRows = (rows) => {
        if (read === null) tell(rows, null, 'restoring (rows)');
        else tell(...read(), `restoring (MB of the file), ${rows} rows`);
      };
      return loadDatabase(owner, parts);
    });
    await migrateAs(owner);
    await progress('counting what is there, for the planner', () => owner.execute('ANALYZE'));
    return isEncrypted(owner);
  });
  print(`${count} rows are restored from ${file}, of ${header.madeAt}\n`);
  print('Users who were erased since are there again: erase them again\n');
  if (isSealed) print('What people said is encrypted in it: start with the ENCRYPTION_KEY of that time\n');
}

/** Opens a file; `read` returns how many MB of it were read, and how many it has. */
function opened(file: string) {
  const input = createReadStream(file);
  const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);
  return { input, read: () => [megabytes(input.bytesRead), megabytes(statSync(file).size)] as const };
}

function programVersion(): string {
  return (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version;
}
