/**
 * Compiles `src/` to `dist/`: only what changed, unless `--all` is said. Each file is written aside and renamed into place, so that a
 * service that runs from `dist/` finds every file whole at any moment; what has no source any more is removed at the end.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOfSources, ROOT, STAMP, stateOfBuild } from './built.js';

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

/** Removes what a source that is gone had been compiled to, and what builds that died have left. */
function removeLeftovers() {
  const sources = new Set(
    readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => name.slice(0, -'.ts'.length)),
  );
  for (const name of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
    const path = join(DIST, name);
    const compiled = /^(.*)\.js(?:\.map)?$/.exec(name);
    const abandoned = name.endsWith('.partial') && Date.now() - statSync(path).mtimeMs > ABANDONED_MS;
    if (abandoned || (compiled !== null && !sources.has(compiled[1]))) rmSync(path, { force: true });
  }
}

if (ALL || stateOfBuild() !== 'current') {
  // The digest of before: what is changed while the compiler reads is compiled by the next build.
  const digest = digestOfSources();
  if (await compile()) {
    removeLeftovers();
    putInPlace(STAMP, digest);
  } else process.exitCode = 1;
}
