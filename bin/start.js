/**
 * `npm start` and `npm run start:embedding-worker`: builds what is out of date, then becomes the service. Where nothing can be built
 * (no compiler after `npm ci --omit=dev`, a tree of somebody else's), what is built already is served, and said to be old.
 */
import { spawnSync } from 'node:child_process';
import cluster from 'node:cluster';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, stateOfBuild } from './built.js';

const DOORS = { server: '../dist/doors/server.js', 'embedding-worker': '../dist/doors/embedding-worker.js' };

/** Returns the reason why nothing can be built here; undefined where it can. */
function obstacle() {
  try {
    createRequire(import.meta.url).resolve('typescript');
  } catch {
    return 'the compiler is not installed (`npm ci` without `--omit=dev` brings it)';
  }
  const dist = join(ROOT, 'dist');
  const folder = existsSync(dist) ? dist : ROOT;
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return `${folder} cannot be written by this user`;
  }
  return undefined;
}

/** Builds where that is needed; false where there is nothing to start. */
function prepare() {
  const state = stateOfBuild();
  if (state === 'current') return true;
  const why = obstacle();
  if (why === undefined) {
    const what =
      state === 'missing' ? 'building, which takes a minute or two the first time' : 'building what has changed';
    process.stderr.write(`hipocampo: ${what}\n`);
    const build = fileURLToPath(new URL('build.js', import.meta.url));
    // In a process of its own: the compiler's memory goes with it.
    return spawnSync(process.execPath, [build], { stdio: 'inherit' }).status === 0;
  }
  if (state === 'missing') {
    process.stderr.write(`hipocampo: dist/ is not built, and cannot be: ${why}\n`);
    return false;
  }
  process.stderr.write(`hipocampo: dist/ is older than src/ and is served as it is, for ${why}\n`);
  return true;
}

// A worker is started from what its supervisor was started from: it never builds.
if (!cluster.isPrimary || prepare()) await import(DOORS[process.argv[2] ?? 'server']);
else process.exitCode = 1;
