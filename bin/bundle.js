/**
 * Puts the doors together: of each program in `dist/` one file in `dist/doors/`, with what they share beside it, since finding and
 * loading some 600 files takes a third of a start. Packages stay where they are, and so do threads and processes apart.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const DOORS = ['server', 'embedding-worker', 'cli'];
const OWN_ADDRESS = /\bimport\.meta\.url\b/g;
const RAW_TEXT = /\bString\.raw`([^`$]*)`/g;
const BEYOND_ASCII = /[^\0-\x7f]/g;

/** Returns the text of every file of the bundle by its name. `dist`: what the compiler has made. */
export async function bundleDoors(dist) {
  const { build } = await import('esbuild');
  const folder = join(dist, 'doors');
  const { outputFiles } = await build({
    entryPoints: DOORS.map((door) => join(dist, `${door}.js`)).filter((path) => existsSync(path)),
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    plugins: [keepAddresses(folder)],
    logLevel: 'error',
    write: false,
  });
  return new Map(
    outputFiles.map(({ path, text }) => [relative(folder, path), path.endsWith('.js') ? inAscii(text) : text]),
  );
}

/** Escapes what esbuild leaves as it is, which is regular expressions: the engine keeps a program's text, and takes two bytes a letter where one is beyond Latin-1. */
function inAscii(text) {
  return text.replace(BEYOND_ASCII, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Modules find data and threads beside themselves: each keeps the address that it has in `dist/`. */
function keepAddresses(folder) {
  return {
    name: 'keep-addresses',
    setup(build) {
      build.onLoad({ filter: /\.js$/ }, ({ path }) => {
        const address = relative(folder, path).split(sep).join('/');
        const contents = readFileSync(path, 'utf8')
          .replace(OWN_ADDRESS, `new URL(${JSON.stringify(address)}, import.meta.url).href`)
          .replace(RAW_TEXT, (_, text) => JSON.stringify(text));
        return { contents, loader: 'js', resolveDir: dirname(path) };
      });
    },
  };
}
