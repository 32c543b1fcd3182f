import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CHAOS } from './chaos.ts';
import { type Client, client } from './client.ts';
import { encryptionSettings } from './encryption.ts';
import { freePort } from './free-port.ts';
import { despiteMachine, MachineFault, machineFaultIn } from './machine-fault.ts';
import { startReaper } from './reaper.ts';

/** The built service, running as its own processes on a port of this machine. */
export interface RunningService {
  readonly baseUrl: string;
  readonly port: number;
  /** All its running processes, the first one first, and those that outlive it. */
  pids(): number[];
  /** Signals one process, the first one unless told otherwise. */
  kill(signal: NodeJS.Signals, pid?: number): void;
  /** Resolves with the first process's exit code, null when a signal ended it. */
  exited(): Promise<number | null>;
  /** SIGTERM, then SIGKILL to all of it when the deadline passes; the first process's exit code, null when it was killed. */
  stop(): Promise<number | null>;
  /** Every line of stdout and stderr so far, in the order of arrival. */
  log(): string[];
  /** As a caller without a key; `client(baseUrl, key)` makes one with. */
  readonly request: Client['request'];
}

export interface ServiceOptions {
  /** The program, from the project's root; the HTTP service unless told otherwise. */
  readonly entry?: string;
  /** Words that follow the program. */
  readonly words?: readonly string[];
  /** Another folder than the project's, which the program lies in and is started from. */
  readonly folder?: string;
  /** For a second start at the same address; a free one otherwise. */
  readonly port?: number;
  /** Another Node than the one that runs the tests. */
  readonly node?: string;
  readonly nodeArguments?: readonly string[];
  /** False: resolves as soon as the process runs, for tests of a start that is to fail. */
  readonly waitUntilReady?: boolean;
  readonly stopWithinMs?: number;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/**
 * Settings of every service of the tests. The time limits of statements and of a shutdown end what hangs, and nothing of a busy machine. Some two hundred
 * processes are started, most of which read a few turns in one language; `npm run test:chaos` compiles all rules at each start, as is default.
 */
const TEST_SETTINGS: Record<string, string> = {
  DATABASE_STATEMENT_TIMEOUT_MS: '120000',
  SHUTDOWN_TIMEOUT_MS: '60000',
  ...(!CHAOS && { COMPILE_RULES_AT_START: 'false' }),
};
/** As the tests' own processes do, see `vitest.config.ts`. */
const QUICK_WASM = CHAOS ? [] : ['--liftoff-only'];
const READY_WITHIN_MS = 180_000; // only what hangs reaches it
const STOP_WITHIN_MS = 120_000; // far above the service's own drain deadline, so that a miss of that is seen as a killed process

/**
 * Launches `node dist/doors/server.js` and waits until `/health/ready` is 200. The environment is `env` and nothing else but
 * PATH, HOME, HOST and PORT: a DATABASE_URL of the shell must not decide what a test talks to.
 */
export function startService(env: Record<string, string>, options: ServiceOptions = {}): Promise<RunningService> {
  return despiteMachine(() => launch(env, options));
}

async function launch(env: Record<string, string>, options: ServiceOptions): Promise<RunningService> {
  const entry = options.entry ?? 'dist/doors/server.js';
  const folder = options.folder ?? ROOT;
  if (!existsSync(join(folder, entry))) throw new Error(`${entry} is not there: run \`npm run build\` first`);
  const port = options.port ?? (await freePort());
  const reaper = startReaper('KILL');
  const child = spawn(
    options.node ?? process.execPath,
    [...QUICK_WASM, ...(options.nodeArguments ?? []), entry, ...(options.words ?? [])],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        HOST: '127.0.0.1',
        PORT: String(port),
        ...encryptionSettings(),
        ...TEST_SETTINGS,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // a process group of its own, so that nothing of it can outlive the test
    },
  );
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => lines.push(line));
  }
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code));
  });
  exit.catch(() => undefined); // told by whoever awaits it
  const closed = new Promise((resolve) => child.once('close', resolve)); // after the last line of its log
  if (child.pid === undefined) {
    reaper.dismiss();
    await exit;
  }
  const pid = child.pid as number;
  reaper.watch(-pid);
  const baseUrl = `http://127.0.0.1:${port}`;

  const killGroup = async (): Promise<void> => {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // ESRCH: nothing of the group is left, which is what was wanted
    }
    reaper.dismiss();
    while (processesOf(pid).length > 0) await sleep(5); // the port is free only then; nothing outlives a SIGKILL for long
  };

  const service: RunningService = {
    baseUrl,
    port,
    pids: () => processesOf(pid),
    kill: (signal, target = pid) => {
      process.kill(target, signal);
    },
    exited: () => exit,
    stop: async () => {
      if (running(child)) child.kill('SIGTERM');
      const deadline = sleep(options.stopWithinMs ?? STOP_WITHIN_MS, 'late' as const, { ref: false });
      const code = await Promise.race([exit, deadline]);
      await killGroup();
      await closed;
      return code === 'late' ? null : code;
    },
    log: () => [...lines],
    request: client(baseUrl).request,
  };

  if (options.waitUntilReady !== false) {
    try {
      await ready(baseUrl, child);
    } catch (error) {
      await killGroup();
      const why = error instanceof Error ? error.message : String(error);
      const told = `the service is not ready: ${why}\n${lines.join('\n')}`;
      const fault = machineFaultIn(told);
      throw fault === null ? new Error(told) : new MachineFault(`${fault}: ${told}`);
    }
  }
  return service;
}

const running = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

async function ready(baseUrl: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  let last = 'nothing listens';
  while (Date.now() < deadline) {
    if (!running(child)) throw new Error(`it ended with ${child.exitCode ?? child.signalCode}`);
    try {
      const response = await fetch(`${baseUrl}/health/ready`, { signal: AbortSignal.timeout(2_000) });
      const text = await response.text();
      if (response.status === 200) return;
      last = `${response.status} ${text}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await sleep(25);
  }
  throw new Error(`no 200 within ${READY_WITHIN_MS} ms (${last})`);
}

/** The running processes of a group, its leader first. By group, not by parent: orphans of a killed leader count too. */
function processesOf(group: number): number[] {
  return groupOfEach()
    .filter((one) => one.group === group)
    .map(({ pid }) => pid)
    .sort((a, b) => Number(b === group) - Number(a === group) || a - b);
}

function groupOfEach(): { readonly pid: number; readonly group: number }[] {
  if (!existsSync('/proc/self/stat')) {
    return execFileSync('ps', ['-A', '-o', 'pid=,pgid=,stat='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , state]) => state !== undefined && !state.startsWith('Z'))
      .map(([pid, group]) => ({ pid: Number(pid), group: Number(group) }));
  }
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      // `pid (command) state ppid pgrp …`: the command may hold spaces and brackets, so it is cut at the last one.
      const [state, , group] = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return state === 'Z' ? [] : [{ pid: Number(entry), group: Number(group) }];
    } catch {
      return []; // ended between the listing and the reading
    }
  });
}
