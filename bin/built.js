/** Tells whether `dist/` is what `src/` says, without a compiler: a digest of the sources is kept beside what was built of them. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The folder of the doors: the programs, each in one file. */
export const DOORS = join(ROOT, 'dist', 'doors');
export const STAMP = join(ROOT, 'dist', '.built');
/** Files of `src/` that compiled code reads: weights. */
export const DATA = /\.(?:txt|bin)$/;
const SETTINGS = ['tsconfig.json', 'tsconfig.build.json'];

/** Returns the digest of all that is compiled: of contents, so that a copied tree or a fresh checkout counts as the same. */
export function digestOfSources() {
  const hash = createHash('sha256');
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') || DATA.test(name))
    .map((name) => join('src', name));
  for (const file of [...files.sort(), ...SETTINGS]) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(join(ROOT, file)));
    hash.update('\0');
  }
  return hash.digest('hex');
}

/** Returns the state of `dist/`: `current` also where there are no sources, as in an installed package. */
export function stateOfBuild() {
  if (!existsSync(join(DOORS, 'server.js'))) return 'missing';
  if (!existsSync(join(ROOT, 'src', 'server.ts')) || !existsSync(join(ROOT, 'tsconfig.build.json'))) return 'current';
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  return stamp === digestOfSources() ? 'current' : 'outdated';
}
