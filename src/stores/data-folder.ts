/** Looks at the data folder before the embedded database works in it, and names what is wrong with it in a sentence. */
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../errors.ts';

/** Faults of a folder, by the code of the failure. */
const FAULTS: Readonly<Record<string, string>> = {
  EACCES: 'cannot be written by this user',
  EPERM: 'cannot be written by this user',
  EROFS: 'is on a file system that is read-only',
  ENOTDIR: 'is no folder',
  EEXIST: 'is no folder',
  ENOSPC: 'cannot be written, for its disk is full',
  EDQUOT: 'cannot be written, for the quota is used up',
};
const LEAST_FREE_BYTES = 4_000_000; // with less, a boot that failed most likely failed for want of room
/** PostgreSQL's codes for files that are missing, unreadable or hold what they should not. */
const OF_DAMAGED_FILES = /^(XX00[12]|58P01|58030)$/;

/** Makes the data folder where it is missing. Throws `CannotStart` where this user cannot work in it. */
export function openDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    const probe = join(folder, `.writable-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
    const files = join(folder, 'pgdata');
    if (!existsSync(files)) return;
    accessSync(files, constants.R_OK | constants.W_OK | constants.X_OK);
    // PGlite would take such a folder for a new one, and write an empty database over what is left of the old one.
    const names = readdirSync(files);
    if (names.length > 0 && !names.includes('PG_VERSION') && !existsSync(`${files}.unfinished`))
      throw damagedDatabase(folder, 'PG_VERSION is missing');
  } catch (error) {
    throw folderFailure(folder, error);
  }
}

/** True where the folder has a database whose making came to its end. */
export function isMade(folder: string): boolean {
  const files = join(folder, 'pgdata');
  return existsSync(join(files, 'PG_VERSION')) && !existsSync(`${files}.unfinished`);
}

/** Names a failure of the folder itself; any other passes through. */
function folderFailure(folder: string, error: unknown): unknown {
  const fault = FAULTS[(error as NodeJS.ErrnoException).code ?? ''];
  return fault === undefined
    ? error
    : new CannotStart(`the data folder ${folder} ${fault}: set DATA_DIR to another, or put this one right`, error);
}

/** Names the failure of a boot on that folder, or of the first statements after it. */
export function bootFailure(folder: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof CannotStart) return error;
  const named = folderFailure(folder, error);
  if (named !== error) return named;
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < LEAST_FREE_BYTES) return folderFailure(folder, Object.assign(error, { code: 'ENOSPC' }));
  const { code } = error as { code?: string };
  const damaged =
    OF_DAMAGED_FILES.test(code ?? '') ||
    /Aborted\(|failed to initialize|unreachable|memory access/i.test(error.message);
  return damaged ? damagedDatabase(folder, error.message, error) : error;
}

function damagedDatabase(folder: string, why: string, cause?: unknown): CannotStart {
  const files = join(folder, 'pgdata');
  return new CannotStart(
    `the embedded database in ${files} cannot be opened, for files of it are missing or damaged (${why.replaceAll(/\s+/g, ' ').slice(0, 120)}): ` +
      `restore a backup (\`hipocampo restore FILE\` with DATA_DIR set to a new folder), or move ${files} away to begin with nothing`,
    cause,
  );
}
