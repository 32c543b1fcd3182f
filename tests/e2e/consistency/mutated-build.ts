import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** One piece of compiled code or of a migration, which must be there exactly once, and what it becomes. */
export interface Mutation {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export interface MutatedBuild {
  /** For `startService`: from the project's root. */
  readonly entry: string;
  remove(): Promise<void>;
}

/** A copy of the built service that differs from it in `mutations` alone. Throws when a text to replace is not there. */
export async function mutateBuild(mutations: readonly Mutation[]): Promise<MutatedBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'hipocampo-mutated-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    for (const name of ['dist', 'migrations']) await cp(join(ROOT, name), join(folder, name), { recursive: true });
    for (const name of ['node_modules', 'package.json']) {
      await symlink(join(ROOT, name), join(folder, name));
    }
    for (const { file, from, to } of mutations) {
      const path = join(folder, file);
      const parts = (await readFile(path, 'utf8')).split(from);
      if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times, not once: ${from}`);
      await writeFile(path, parts.join(to));
    }
  } catch (error) {
    await remove();
    throw error;
  }
  return { entry: relative(ROOT, join(folder, 'dist', 'server.js')), remove };
}
