/** Files that are there whole or not at all: written aside, flushed, and put in place by a rename. */
import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { CannotStart } from './errors.ts';

/** The name of a file that means standard output, or standard input. */
export const STANDARD = '-';

/** Throws where the file is there already: no command writes over what somebody kept. */
export function refuseExisting(file: string): void {
  if (file !== STANDARD && existsSync(file))
    throw new CannotStart(`${file} is there already: name another file, or remove it`);
}

/** Has a file written that nobody but this user reads, or standard output. A failure leaves nothing behind. */
export async function writeWhole(file: string, write: (output: Writable) => Promise<void>): Promise<void> {
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
