import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OTHER_USER = 65_534;

/** A tree laid out as this one, with one small source, so that a build takes a second. */
let tree: string;
/** Such a tree as its first build left it. */
let built: string;
const at = (path: string): string => join(tree, path);
const run = (script: string, options: { readonly uid?: number } = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [at(`bin/${script}`)], {
    cwd: tree,
    encoding: 'utf8',
    ...(options.uid !== undefined && { uid: options.uid, gid: options.uid }),
  });
  return { status, stdout, stderr };
};
const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const write = (word: string): void =>
  writeFileSync(
    at('src/server.ts'),
    `declare const process: { stdout: { write(text: string): void } };\nprocess.stdout.write('${word}');\nexport {};\n`,
  );

const layOut = (): void => {
  tree = mkdtempSync(join(tmpdir(), 'hipocampo-build-'));
  cpSync(join(ROOT, 'bin'), at('bin'), { recursive: true });
  mkdirSync(at('src'));
  writeFileSync(at('package.json'), '{"type":"module"}');
  writeFileSync(at('tsconfig.build.json'), readFileSync(join(ROOT, 'tsconfig.build.json')));
  // Without the types of Node, whose reading takes a second and tells nothing here.
  const settings = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as { compilerOptions: object };
  const compilerOptions = { ...settings.compilerOptions, lib: ['es5'], types: [] };
  writeFileSync(at('tsconfig.json'), JSON.stringify({ ...settings, compilerOptions }));
  mkdirSync(at('node_modules'));
  for (const tool of ['typescript', 'esbuild', '@esbuild'])
    symlinkSync(join(ROOT, 'node_modules', tool), at(`node_modules/${tool}`));
  writeFileSync(at('src/weights.txt'), '0.5');
  write('first');
};

beforeAll(() => {
  layOut();
  built = tree;
  expect(run('build.js').status).toBe(0);
});
beforeEach(layOut);
/** Puts what the build has made of such a tree where it is needed. */
const takeBuilt = (): void => cpSync(join(built, 'dist'), at('dist'), { recursive: true, preserveTimestamps: true });
afterEach(() => rmSync(tree, { recursive: true, force: true }));
afterAll(() => rmSync(built, { recursive: true, force: true }));

describe('npm start', () => {
  it('builds what is missing, then only what has changed, each file into place by rename', () => {
    expect(run('start.js')).toMatchObject({ status: 0, stdout: 'first' });
    const before = statSync(at('dist/doors/server.js'));

    const again = run('start.js');
    expect(again).toEqual({ status: 0, stdout: 'first', stderr: '' });
    expect(statSync(at('dist/doors/server.js')).ino).toBe(before.ino);

    write('second');
    expect(run('start.js')).toMatchObject({ status: 0, stdout: 'second' });
    // Another file under the name, not the same one written over: whoever had opened it reads on.
    expect(statSync(at('dist/doors/server.js')).ino).not.toBe(before.ino);
  });

  it('copies data that the code reads, and counts what changed in them as a change', () => {
    takeBuilt();
    expect(readFileSync(at('dist/weights.txt'), 'utf8')).toBe('0.5');
    writeFileSync(at('src/weights.txt'), '0.75');
    run('start.js');
    expect(readFileSync(at('dist/weights.txt'), 'utf8')).toBe('0.75');
  });

  it('leaves what is built as it is where the sources do not compile', () => {
    takeBuilt();
    writeFileSync(at('src/server.ts'), 'const n: number = "text";\nexport { n };\n');
    const broken = run('start.js');
    expect(broken.status).toBe(1);
    expect(broken.stderr).toContain('src/server.ts');
    expect(readFileSync(at('dist/doors/server.js'), 'utf8')).toContain('first');
  });

  it('ends with the npm that ran it, which is what a supervisor of services signals', async () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };
    writeFileSync(at('package.json'), JSON.stringify({ type: 'module', scripts: { start: scripts.start } }));
    writeFileSync(
      at('src/server.ts'),
      `declare const process: any, setInterval: any;\nsetInterval(() => 0, 1e9);\nprocess.stdout.write('pid ' + process.pid + '\\n');\nexport {};\n`,
    );
    const npm = spawn('npm', ['start'], { cwd: tree, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    npm.stdout.on('data', (text) => {
      said += text;
    });
    await expect.poll(() => said).toMatch(/^pid \d+$/m);
    const pid = Number(/^pid (\d+)$/m.exec(said)?.[1]);
    npm.kill('SIGTERM');
    await once(npm, 'close'); // when nobody writes to its output any more
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  it('removes what has no source any more', () => {
    takeBuilt();
    for (const name of ['gone.js', 'gone.bin']) writeFileSync(at(`dist/${name}`), '');
    write('second');
    run('build.js');
    expect([existsSync(at('dist/gone.js')), existsSync(at('dist/gone.bin'))]).toEqual([false, false]);
    expect(existsSync(at('dist/doors/server.js'))).toBe(true);
  });

  it('says in a sentence that nothing is built where there is no compiler, and serves what is built', () => {
    rmSync(at('node_modules/typescript'));
    const missing = run('start.js');
    expect(missing).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^hipocampo: dist\/ is not built, and cannot be: the compiler is not installed.*\n$/,
      ),
    });
    takeBuilt();
    expect(run('start.js')).toEqual({ status: 0, stdout: 'first', stderr: '' });
    write('second');
    const old = run('start.js');
    expect(old).toMatchObject({ status: 0, stdout: 'first' });
    expect(old.stderr).toContain('dist/ is older than src/ and is served as it is');
  });

  it.runIf(process.getuid?.() === 0)('serves what is built in a tree that is not its own', async () => {
    takeBuilt();
    await chmod(tree, 0o755);
    expect(run('start.js', { uid: OTHER_USER })).toEqual({ status: 0, stdout: 'first', stderr: '' });
    write('second');
    const old = run('start.js', { uid: OTHER_USER });
    expect(old).toMatchObject({ status: 0, stdout: 'first' });
    expect(old.stderr).toContain('cannot be written by this user');
  });
});

describe('the command hipocampo', () => {
  it('never builds, and says what to do where nothing is built', () => {
    expect(run('hipocampo.js')).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Hipocampo is not built yet: run `npm ci && npm run build` in .*\n$/),
    });
    expect(existsSync(at('dist'))).toBe(false);
  });

  it('ends with the npx that ran it, though that passes no signal on', async () => {
    mkdirSync(at('node_modules/.bin'));
    symlinkSync(at('bin/hipocampo.js'), at('node_modules/.bin/hipocampo'));
    await chmod(at('bin/hipocampo.js'), 0o755);
    mkdirSync(at('dist/doors'), { recursive: true });
    writeFileSync(
      at('dist/doors/cli.js'),
      `process.on('SIGTERM', () => process.exit(0));\nsetInterval(() => 0, 1e9);\nconsole.log('pid ' + process.pid);\n`,
    );
    const npx = spawn('npx', ['--no-install', 'hipocampo', 'serve'], {
      cwd: tree,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    npx.stdout.on('data', (text) => {
      said += text;
    });
    await expect.poll(() => said).toMatch(/^pid \d+$/m);
    const pid = Number(/^pid (\d+)$/m.exec(said)?.[1]);
    npx.kill('SIGTERM');
    await once(npx, 'close'); // when nobody writes to its output any more
    // Who adopted it takes it off the list of processes a moment later.
    await expect.poll(() => isThere(pid)).toBe(false);
  });
});

describe('the command hipocampo in a tree of somebody else, which it may only read', () => {
  it.runIf(process.getuid?.() === 0)(
    'tells its version to `node bin/hipocampo.js` and `npm run cli`, where npx names the file that it may not change',
    async () => {
      expect(spawnSync(process.execPath, ['bin/build.js'], { cwd: ROOT }).status).toBe(0); // nothing, where all is built
      for (const path of ['dist', 'package.json']) cpSync(join(ROOT, path), at(path), { recursive: true });
      for (const name of readdirSync(tree, { recursive: true, encoding: 'utf8' }))
        if (!name.startsWith('node_modules')) await chmod(at(name), statSync(at(name)).isDirectory() ? 0o555 : 0o444);
      await chmod(tree, 0o555);
      const asOther = { cwd: tree, encoding: 'utf8', uid: OTHER_USER, gid: OTHER_USER } as const;
      const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string };
      expect(spawnSync(process.execPath, ['bin/hipocampo.js', '--version'], asOther)).toMatchObject({
        status: 0,
        stdout: `${version}\n`,
        stderr: '',
      });
      const home = mkdtempSync(join(tmpdir(), 'hipocampo-home-'));
      try {
        await chmod(home, 0o777);
        const withNpm = { ...asOther, env: { PATH: process.env.PATH, HOME: home } };
        const npm = spawnSync('npm', ['run', '--silent', 'cli', '--', '--version'], withNpm);
        expect(npm).toMatchObject({ status: 0, stdout: `${version}\n` });
        // npm's own doing, before anything of ours runs; should it do without one day, it is as well.
        const npx = spawnSync('npx', ['hipocampo', '--version'], withNpm);
        if (npx.status === 0) expect(npx.stdout).toBe(`${version}\n`);
        else expect(npx.stderr).toMatch(/EPERM.*hipocampo\/bin\/hipocampo\.js/s);
      } finally {
        rmSync(home, { recursive: true, force: true });
      }
    },
    300_000,
  );
});

describe('npm run lean', () => {
  it('leaves the binaries of one platform, and no types nor maps, and takes nothing where that one is missing', () => {
    const file = (path: string): string => {
      mkdirSync(dirname(at(`node_modules/${path}`)), { recursive: true });
      writeFileSync(at(`node_modules/${path}`), '');
      return at(`node_modules/${path}`);
    };
    const bin = 'onnxruntime-node/bin/napi-v6';
    const kept = [
      file(`${bin}/${process.platform}/${process.arch}/a.node`),
      file('pino/index.js'),
      file('@a/b/c.json'),
    ];
    const gone = [
      file(`${bin}/other/x64/a.node`),
      file(`${bin}/${process.platform}/other/a.node`),
      file('pino/index.d.ts'),
      file('@a/b/c.js.map'),
    ];
    const unknown = file('usearch/prebuilds/other-x64/a.node');
    kept.push(
      file('drizzle-orm/pg-core/a.js'),
      file('drizzle-orm/index.js'),
      file('zod/index.js'),
      file('test/index.js'),
    );
    file('pino/package.json');
    file('@a/b/package.json');
    gone.push(
      file('drizzle-orm/mysql-core/a.js'),
      file('zod/index.cjs'),
      file('pino/test/a.js'),
      file('@a/b/docs/a.txt'),
    );
    expect(run('lean.js').status).toBe(0);
    expect([...kept, unknown].filter((path) => !existsSync(path))).toEqual([]);
    expect(gone.filter((path) => existsSync(path))).toEqual([]);
    // Where a package is a link, what it leads to is somebody else's.
    expect(existsSync(at('node_modules/typescript/lib/typescript.d.ts'))).toBe(true);
  });

  it('leaves dist as it is, and with --doors of its modules what threads and processes apart load', () => {
    const file = (path: string, text = ''): string => {
      mkdirSync(dirname(at(`dist/${path}`)), { recursive: true });
      writeFileSync(at(`dist/${path}`), text);
      return at(`dist/${path}`);
    };
    const kept = [
      file('doors/server.js', "import '../server.js';"),
      file('stores/load-thread.js', "import { a } from './a.js';\nimport '../errors.js';\n"),
      file('stores/a.js', "export const b = () => import('./b/b.js');\nexport * from './load-thread.js';\n"),
      file('stores/b/b.js'),
      file('errors.js'),
      file('make-process.js'),
      file('memory/some-weights/es.bin'),
    ];
    const gone = [file('server.js', "import './errors.js';"), file('process-apart.js'), file('http/routes/a.js')];
    expect(run('lean.js').status).toBe(0);
    expect([...kept, ...gone].filter((path) => !existsSync(path))).toEqual([]);
    expect(spawnSync(process.execPath, ['bin/lean.js', '--doors'], { cwd: tree }).status).toBe(0);
    expect(kept.filter((path) => !existsSync(path))).toEqual([]);
    expect([...gone, at('dist/http')].filter((path) => existsSync(path))).toEqual([]);
  });
});

describe('node node_modules/hipocampo/bin/lean.js, of an installed package', () => {
  /** Lays the package out among a project's others, as npm does, and returns a writer of files there. */
  const install = (project: object, packages: Record<string, object>) => {
    const folder = at('elsewhere');
    const file = (path: string, text = ''): string => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
      return join(folder, path);
    };
    file('package.json', JSON.stringify(project));
    file('node_modules/.package-lock.json', JSON.stringify({ lockfileVersion: 3, packages }));
    for (const place of Object.keys(packages)) file(`${place}/package.json`, '{}');
    file('node_modules/hipocampo/package.json', '{"type":"module"}');
    cpSync(join(ROOT, 'bin/lean.js'), join(folder, 'node_modules/hipocampo/bin/lean.js'), { recursive: true });
    return { folder, file };
  };
  const lean = (folder: string) =>
    spawnSync(process.execPath, [join(folder, 'node_modules/hipocampo/bin/lean.js')], {
      cwd: folder,
      encoding: 'utf8',
    });

  it('thins what nothing but Hipocampo asks for, and leaves whole what anybody else uses, through others too', () => {
    const { folder, file } = install(
      { dependencies: { hipocampo: '*', 'drizzle-orm': '*' }, devDependencies: { tool: '*' } },
      {
        'node_modules/hipocampo': { dependencies: { 'drizzle-orm': '*', zod: '*', pino: '*', usearch: '*' } },
        'node_modules/drizzle-orm': {},
        'node_modules/zod': {},
        'node_modules/pino': { dependencies: { sonic: '*' } },
        'node_modules/pino/node_modules/sonic': {},
        'node_modules/sonic': {}, // which a tool of the project asks for
        'node_modules/usearch': { dependencies: { 'node-addon-api': '*' } },
        'node_modules/node-addon-api': {},
        'node_modules/tool': { dependencies: { sonic: '*', 'adm-zip': '*' } },
        'node_modules/adm-zip': {},
        'node_modules/stray': { peerDependencies: { yaml: '*' } },
        'node_modules/yaml': {},
      },
    );
    const kept = [
      'hipocampo/README.md',
      'drizzle-orm/mysql-core/a.js',
      'drizzle-orm/index.cjs',
      'zod/index.js',
      'sonic/index.d.ts',
      'tool/docs/a.txt',
      'adm-zip/index.js',
      'yaml/browser/a.js',
      'stray/a.md',
    ].map((path) => file(`node_modules/${path}`));
    const gone = [
      'zod/index.cjs',
      'zod/src/a.ts',
      'pino/docs/a.txt',
      'pino/node_modules/sonic/index.d.ts',
      'node-addon-api/a.js',
    ].map((path) => file(`node_modules/${path}`));
    const own = file('src/mine.d.ts');
    expect(lean(folder)).toMatchObject({ status: 0, stderr: '' });
    expect([...kept, own].filter((path) => !existsSync(path))).toEqual([]);
    expect(gone.filter((path) => existsSync(path))).toEqual([]);
  });

  it('removes nothing where npm did not make the tree, and says so', () => {
    const { folder, file } = install({ dependencies: { hipocampo: '*' } }, { 'node_modules/zod': {} });
    const kept = file('node_modules/zod/index.cjs');
    expect(lean(folder)).toMatchObject({ status: 1, stderr: expect.stringContaining('nothing was removed') });
    rmSync(join(folder, 'node_modules/.package-lock.json'));
    expect(lean(folder)).toMatchObject({ status: 1, stderr: expect.stringContaining('nothing was removed') });
    expect(existsSync(kept)).toBe(true);
  });
});

describe('package.json', () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

  it('has no script that npm runs unasked', () => {
    const unasked = /^(pre|post)?(install|prepare|pack|publish|version|uninstall)$|^(pre|post|dependencies)/;
    expect(Object.keys(manifest.scripts).filter((name) => unasked.test(name) && name !== 'pack')).toEqual([]);
  });

  it('packs what is needed to run, and no more', { timeout: 300_000 }, () => {
    expect(spawnSync(process.execPath, ['bin/build.js'], { cwd: ROOT }).status).toBe(0); // nothing, where all is built
    const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json'], { cwd: ROOT, encoding: 'utf8' });
    const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
    const paths = files.map(({ path }) => path);
    const tops = [...new Set(paths.map((path) => path.split('/')[0]))].filter((top) => top !== 'dist').sort();
    expect(tops).toEqual(['.env.example', 'README.md', 'bin', 'migrations', 'openapi', 'package.json', 'src']);
    expect(paths.filter((path) => path.startsWith('bin/'))).toEqual(['bin/hipocampo.js', 'bin/lean.js']);
    expect(paths.filter((path) => path.startsWith('src/') && !path.startsWith('src/telemetry/prometheus/'))).toEqual(
      [],
    );
    const data = paths.filter((path) => path.startsWith('dist/') && !path.endsWith('.js'));
    expect(data.filter((path) => !/-(?:weights|vectors|names)\/[\w-]+\.(?:txt|bin)$/.test(path))).toEqual([]);
    expect(paths).toEqual(
      expect.arrayContaining([
        'dist/doors/cli.js',
        'dist/stores/embedded-database-thread.js',
        'dist/memory/facts/extraction/tagger-weights/es.bin',
        'migrations/meta/_journal.json',
        'migrations/0001_main_job.sql',
        'openapi/openapi.json',
      ]),
    );
  });
});
