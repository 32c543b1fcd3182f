/** A text file that people edit with editors of their own, read and written without ever being half there. */

import { isUtf8 } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { type FileHandle, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const SAVED_MS = 50; // an editor that writes in place empties the file first: what it writes is there by then
const LOOKS = 20; // at a file that is never the same twice: then it is taken as it is
const LINE_END = 0x0a;

/** The text of a file in one form: line breaks as `\n`, without a byte order mark; and the form that its editor gives it. */
export interface LocalText {
  readonly text: string;
  readonly isCrLf: boolean;
  readonly hasMark: boolean;
  /** The time at which it was saved, in ms. */
  readonly savedAt: number;
}

/** Returns the text of a file; null where there is none, or nothing in it: neither is an edit. Throws where it is no text in UTF-8. */
export async function readText(path: string): Promise<LocalText | null> {
  let seen = await readOnce(path);
  for (let look = 0; look < LOOKS && seen !== null && !seen.isWhole; look += 1) {
    await sleep(SAVED_MS);
    const again = await readOnce(path);
    if (again === null || again.bytes.equals(seen.bytes)) {
      seen = again;
      break;
    }
    seen = again;
  }
  if (seen === null) return null;
  const { bytes, savedAt } = seen;
  if (!isUtf8(bytes)) throw new NotText(path);
  const whole = bytes.toString();
  const text = whole.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n');
  if (text.trim() === '') return null;
  return { text, isCrLf: whole.includes('\r\n'), hasMark: whole.startsWith('\uFEFF'), savedAt };
}

/** Reads a file, and whether that was all of it: one that is empty, grew meanwhile or ends within a line may be only half written. */
async function readOnce(path: string): Promise<{ bytes: Buffer; savedAt: number; isWhole: boolean } | null> {
  let file: FileHandle;
  try {
    file = await open(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    const before = await file.stat();
    const bytes = await file.readFile();
    const after = await file.stat();
    const isStill = before.mtimeMs === after.mtimeMs && bytes.length === after.size;
    return { bytes, savedAt: after.mtimeMs, isWhole: isStill && bytes.at(-1) === LINE_END };
  } finally {
    await file.close();
  }
}

/** The failure to read a file as text. */
export class NotText extends Error {
  constructor(path: string) {
    super(`${path} is not a text in UTF-8`);
    this.name = 'NotText';
  }
}

/** Writes a text aside and then in place by a rename; a link stays one, and rights stay as they are. For files that no editor saves. */
export async function writeText(path: string, text: string): Promise<void> {
  const target = await realpath(path).catch(() => path);
  const aside = await writeAside(target, text, null);
  try {
    await rename(aside, target);
  } finally {
    await rm(aside, { force: true });
  }
}

/** Writes a text to a file of its own beside the target, whole and on the disk, in the form and with the rights that the target has. Returns its path. */
export async function writeAside(target: string, text: string, as: LocalText | null): Promise<string> {
  const mode = await stat(target).then(
    (found) => found.mode & 0o777,
    () => 0o600, // what is remembered of somebody is for nobody else
  );
  const formed = `${as?.hasMark ? '\uFEFF' : ''}${as?.isCrLf ? text.replaceAll('\n', '\r\n') : text}`;
  const aside = join(dirname(target), `.${basename(target)}.${randomBytes(4).toString('hex')}.partial`);
  try {
    const file = await open(aside, 'w', mode);
    try {
      await file.writeFile(formed);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  return aside;
}
