import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** One piece of compiled code or of a migration, which must be there exactly once, and what it becomes. */
export interface Mutation {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Maps, and the bundled doors: a mutated build is run as the compiler made it. */
const NOT_RUN = /\.map$|[/\\]dist[/\\]doors$/;

export interface MutatedBuild {
  /** For `startService`: from the project's root. */
  readonly entry: string;
  remove(): Promise<void>;
}

/**
 * A copy of the built service that differs from it in `mutations` alone. Throws when a text to replace is not there, or stands in a function of a migration that a later one makes anew.
 */
export async function mutateBuild(mutations: readonly Mutation[]): Promise<MutatedBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'hipocampo-mutated-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    for (const name of ['dist', 'migrations'])
      await cp(join(ROOT, name), join(folder, name), { recursive: true, filter: (path) => !NOT_RUN.test(path) });
    for (const name of ['node_modules', 'package.json']) {
      await symlink(join(ROOT, name), join(folder, name));
    }
    for (const { file, from, to } of mutations) {
      const path = join(folder, file);
      const parts = (await readFile(path, 'utf8')).split(from);
      if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times, not once: ${from}`);
      const later = await laterWith(folder, file, parts[0] ?? '', from);
      if (later.length > 0) throw new Error(`${file} is not in force, for ${later.join(', ')} makes anew: ${from}`);
      await writeFile(path, parts.join(to));
    }
  } catch (error) {
    await remove();
    throw error;
  }
  return { entry: relative(ROOT, join(folder, 'dist', 'server.js')), remove };
}

const MADE = /\bCREATE\s+(?:OR\s+REPLACE\s+)?FUNCTION\s+(\w+)\s*\(/gi;

/** Returns the migrations behind one that make anew the function that the text stands in, or have the same text. */
async function laterWith(folder: string, file: string, before: string, text: string): Promise<string[]> {
  if (dirname(file) !== 'migrations') return [];
  const made = [...`${before}${text}`.matchAll(MADE)].at(-1)?.[1];
  const names = (await readdir(join(folder, 'migrations'))).filter((one) => one.endsWith('.sql')).sort();
  const later: string[] = [];
  for (const one of names.slice(names.indexOf(basename(file)) + 1)) {
    const sql = await readFile(join(folder, 'migrations', one), 'utf8');
    const isMadeAnew = [...sql.matchAll(MADE)].some(([, name]) => name === made);
    if (isMadeAnew || sql.includes(text)) later.push(one);
  }
  return later;
}
