/**
 * `npm run lean`: removes from `node_modules` what this machine, or the one named by `--arch`, never loads when it serves: development
 * tools, other platforms' binaries, types, maps, and the forms of a package that are there twice. `npm ci` brings all of it back.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './built.js';

const MODULES = join(ROOT, 'node_modules');
const arch = process.argv.find((word) => word.startsWith('--arch='))?.slice('--arch='.length) || process.arch;
const ARCH = { amd64: 'x64' }[arch] ?? arch;
const PLATFORM = `${process.platform}-${ARCH}`;

/** Folders of binaries, and the one of them that is loaded. */
const BINARIES = [
  { folder: 'onnxruntime-node/bin/napi-v6', keep: process.platform },
  { folder: `onnxruntime-node/bin/napi-v6/${process.platform}`, keep: ARCH },
  { folder: 'usearch/prebuilds', keep: PLATFORM },
];

/** What a package brings besides: sources in C++, the same code for other loaders, tables of encodings that are not counted in. */
const UNUSED = [
  'usearch/numkong',
  'usearch/cpp',
  'usearch/c',
  'usearch/include',
  'usearch/cmake',
  'gpt-tokenizer/cjs',
  'gpt-tokenizer/data',
  'gpt-tokenizer/src',
  'js-tiktoken/dist/ranks',
  'js-tiktoken/dist/index.js',
  'js-tiktoken/dist/index.cjs',
];

/** Files that no program reads when it runs. */
const FILES = /\.(?:d\.[cm]?ts|[cm]?js\.map|d\.[cm]?ts\.map|md|markdown|tsbuildinfo)$/i;

function remove(path) {
  rmSync(path, { recursive: true, force: true });
}

for (const { folder, keep } of BINARIES) {
  const path = join(MODULES, folder);
  // Where the one that is loaded is missing, nothing is known of the others.
  if (!existsSync(join(path, keep))) continue;
  for (const name of readdirSync(path)) if (name !== keep) remove(join(path, name));
}
for (const name of UNUSED) remove(join(MODULES, name));
removeFiles(MODULES);

/** Looks into folders, and never through a link: what it leads to is somebody else's. */
function removeFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeFiles(path);
    else if (entry.isFile() && FILES.test(entry.name)) remove(path);
  }
}
