/**
 * Compiles `src/` to `dist/`, copies its data there, and bundles the doors: only what changed, unless `--all` is said. Each file is written aside and renamed into
 * place, so that a service that runs from `dist/` finds every file whole at any moment; what has no source any more is removed at the end.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DATA, DOORS, digestOfSources, ROOT, STAMP, stateOfBuild } from './built.js';
import { bundleDoors } from './bundle.js';

const ABANDONED_MS = 600_000; // a partial file as old as that was left by a build that died
const ALL = process.argv.includes('--all');

const DIST = join(ROOT, 'dist');

/** Writes a file aside and renames it, which is one step for whoever reads it. */
function putInPlace(path, text) {
  const aside = `${path}.${process.pid}.partial`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(aside, text);
  renameSync(aside, path);
}

async function compile() {
  const { default: ts } = await import('typescript');
  const system = {
    ...ts.sys,
    writeFile: (path, text, byteOrderMark) => putInPlace(path, byteOrderMark ? `\uFEFF${text}` : text),
  };
  const format = {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => ROOT,
    getNewLine: () => '\n',
  };
  const report = (fault) => process.stderr.write(ts.formatDiagnostic(fault, format));
  const host = ts.createSolutionBuilderHost(system, undefined, report, () => undefined);
  const builder = ts.createSolutionBuilder(host, [join(ROOT, 'tsconfig.build.json')], { force: ALL });
  return builder.build() === ts.ExitStatus.Success;
}

/** Puts data that the code reads where its compiled code looks for them. */
function copyData() {
  for (const name of sources().filter((one) => DATA.test(one)))
    putInPlace(join(DIST, name), readFileSync(join(ROOT, 'src', name)));
}

/** Puts the bundled doors in their places, and returns the names of their files. */
async function putDoors() {
  const files = await bundleDoors(DIST);
  for (const [name, text] of files) putInPlace(join(DOORS, name), text);
  return new Set(files.keys());
}

function sources() {
  return readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
}

/** Removes what a source that is gone had been compiled to or copied, what of earlier bundles is not in `bundled`, and what builds that died have left. */
function removeLeftovers(bundled) {
  const compilable = new Set(
    sources()
      .filter((name) => name.endsWith('.ts'))
      .map((name) => name.slice(0, -'.ts'.length)),
  );
  const data = new Set(sources().filter((name) => DATA.test(name)));
  for (const name of readdirSync(DOORS)) {
    if (!name.endsWith('.partial') && !bundled.has(name)) rmSync(join(DOORS, name), { force: true });
  }
  for (const name of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
    const path = join(DIST, name);
    const isDoors = dirname(path) === DOORS;
    const compiled = /^(.*)\.js(?:\.map)?$/.exec(name);
    const abandoned = name.endsWith('.partial') && Date.now() - statSync(path).mtimeMs > ABANDONED_MS;
    const isLeft = compiled === null ? DATA.test(name) && !data.has(name) : !compilable.has(compiled[1]);
    if (abandoned || (isLeft && !isDoors)) rmSync(path, { force: true });
  }
}

if (ALL || stateOfBuild() !== 'current') {
  // The digest of before: what is changed while the compiler reads is compiled by the next build.
  const digest = digestOfSources();
  if (await compile()) {
    copyData();
    removeLeftovers(await putDoors());
    putInPlace(STAMP, digest);
  } else process.exitCode = 1;
}
