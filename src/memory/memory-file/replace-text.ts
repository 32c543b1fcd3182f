/**
 * Puts a text in place of one that was read, of a file that editors save at any moment and in any way. A rename over the file would
 * destroy what was saved since it was read. So what is there is taken aside, whatever it is, and looked at afterwards: where it is not
 * what was read, it is kept and merged. Between two calls of the system there is no file, as with editors that save so; nothing is lost in return.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, renameSync } from 'node:fs';
import { readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LocalText, readText, writeAside } from './local-file.ts';
import { etagOf } from './memory-document.ts';

const WRITTEN_MS = 50; // an editor that writes in place, and had opened the file before it was taken aside, is done by then
const LOOKS = 20; // at one that such an editor has emptied: it is about to write
const REMAINS_MS = 60_000; // a partial file that is older is of a process that was killed

/** Returns true where the file has the text now and nothing else was replaced; false where an editor saved meanwhile: that is in the file, or among `savedRemains`. `read`: what was read; null: nothing. */
export async function replaceText(path: string, text: string, read: LocalText | null): Promise<boolean> {
  const target = await realpath(path).catch(() => path);
  const aside = await writeAside(target, text, read);
  try {
    if (!isSame(await readText(target), read)) return false;
    return await exchange(aside, target, read?.text ?? null);
  } finally {
    await rm(aside, { force: true });
  }
}

/** Puts a file in the place of another, and looks at what it replaced. An editor's version stays aside, for `savedRemains` to find: another may have been made of what the file has now. */
async function exchange(aside: string, target: string, read: string | null): Promise<boolean> {
  const replaced = replacedPath(target, read);
  const isPut = swap(aside, target, replaced);
  let found: string | null = null;
  for (let look = 0; look < LOOKS && (look === 0 || (found === null && read !== null)); look += 1) {
    await sleep(WRITTEN_MS);
    if (!existsSync(replaced)) return isPut;
    found = await textOf(replaced, () => renameSync(replaced, target));
  }
  if (found !== null && found !== read) return false;
  await rm(replaced, { force: true });
  return isPut;
}

/** Returns the text of what was replaced; what is no text cannot be compared, and is put back as it is. */
async function textOf(replaced: string, putBack: () => void): Promise<string | null> {
  try {
    return (await readText(replaced))?.text ?? null;
  } catch (error) {
    putBack();
    throw error;
  }
}

/** Takes the target aside and puts the source there. Returns false where another file appeared in between: that one stays. */
function swap(source: string, target: string, replaced: string): boolean {
  try {
    renameSync(target, replaced);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  try {
    linkSync(source, target);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    renameSync(source, target); // a volume without links: an editor's save in this instant is replaced
    return true;
  }
}

/** Looks for what a process that was killed had taken aside. Puts it back where the file is missing; returns what an editor had saved, each with its path. */
export async function savedRemains(path: string): Promise<{ readonly path: string; readonly text: string }[]> {
  const target = await realpath(path).catch(() => path);
  const saved: { path: string; text: string }[] = [];
  for (const remains of await remainsOf(target)) {
    if (remains.endsWith('.partial')) {
      await removeOld(remains);
      continue;
    }
    const found = await readText(remains).catch(() => undefined);
    if (found === undefined) continue; // no text: it is for a person to look at
    if (found !== null && !existsSync(target)) await rename(remains, target);
    else if (found === null || remains.includes(`.${etagOf(found.text)}.`)) await rm(remains, { force: true });
    else saved.push({ path: remains, text: found.text });
  }
  return saved;
}

/** Returns the paths of what processes that were killed have left beside a file. */
export async function remainsOf(path: string): Promise<string[]> {
  const begins = [`.${basename(path)}.`, `..${basename(path)}.`]; // of the file, and of its state
  const names = await readdir(dirname(path)).catch(() => []);
  return names
    .filter((name) => begins.some((begin) => name.startsWith(begin)) && /\.(?:partial|replaced)$/.test(name))
    .map((name) => join(dirname(path), name));
}

async function removeOld(path: string): Promise<void> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  if (Date.now() - mtimeMs > REMAINS_MS) await rm(path, { force: true });
}

/** The name tells which text is expected in it: after a `kill -9` nothing else does. */
function replacedPath(target: string, expected: string | null): string {
  const name = `.${basename(target)}.${etagOf(expected ?? '')}.${randomBytes(4).toString('hex')}.replaced`;
  return join(dirname(target), name);
}

function isSame(one: LocalText | null, other: LocalText | null): boolean {
  return (one?.text ?? null) === (other?.text ?? null);
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
