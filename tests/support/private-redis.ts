import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { despiteMachine, MachineFault } from './machine-fault.ts';
import { startReaper } from './reaper.ts';

/** A real redis-server of one test file, to be paused, killed and restarted without harm to anyone else. */
export interface PrivateRedis {
  readonly url: string;
  readonly port: number;
  /** SIGSTOP: connections stay open and nothing answers, as on a host that swaps or a network that drops packets. */
  pause(): void;
  resume(): void;
  /** SIGKILL, and nothing listens any more; resolves when the process is gone. */
  kill(): Promise<void>;
  /** Killed if it still runs, then started again on the same port, empty. */
  restart(): Promise<void>;
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 60_000; // only what hangs reaches it

/** The machine's redis-server, or null. Debian keeps it in /usr/bin, which is not on every test runner's PATH. */
export function findRedisServer(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
  for (const folder of folders) {
    const candidate = join(folder, 'redis-server');
    try {
      accessSync(candidate, constants.X_OK);
      return candidate;
    } catch {
      // not in this folder; the next one may have it
    }
  }
  return null;
}

/** Sends one inline command and resolves with the first line of the reply; rejects when there is none in time. */
function redisCommand(port: number, command: string, timeoutMs = 1_000): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`no reply to ${command} within ${timeoutMs} ms`)));
    socket.once('error', reject);
    socket.once('connect', () => socket.write(`${command}\r\n`));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString('utf8').split('\r\n')[0] ?? '');
    });
  });
}

/** Starts a private Redis on a free port; null where the machine has no redis-server. */
export async function startRedis(): Promise<PrivateRedis | null> {
  const binary = findRedisServer();
  return binary === null ? null : despiteMachine(() => startServer(binary));
}

async function startServer(binary: string): Promise<PrivateRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'hipocampo-redis-'));
  const reaper = startReaper('KILL', folder);
  let child: ChildProcess | undefined;
  const port = await freePort();

  const gone = async (): Promise<void> => {
    const dying = child;
    child = undefined;
    if (dying === undefined || dying.exitCode !== null || dying.signalCode !== null) return;
    const exit = new Promise((resolve) => dying.once('exit', resolve));
    dying.kill('SIGKILL');
    await exit;
    reaper.release();
  };

  const start = async (): Promise<void> => {
    const started = spawn(
      binary,
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
      { stdio: 'ignore' },
    );
    child = started;
    started.unref();
    if (started.pid !== undefined) reaper.watch(started.pid);
    const deadline = Date.now() + READY_WITHIN_MS;
    while (Date.now() < deadline && started.exitCode === null) {
      // The pid is compared, because the port may have been taken by another Redis between choosing and binding it.
      if ((await answeredBy(port)) === started.pid) return;
      await sleep(20);
    }
    await gone();
    throw new MachineFault(`a private redis-server did not answer on port ${port}`);
  };

  try {
    await start(); // on another port when it is tried again: another process may have taken this one first
  } catch (error) {
    reaper.dismiss();
    await rm(folder, { recursive: true, force: true });
    throw error;
  }

  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    pause: () => {
      child?.kill('SIGSTOP');
    },
    resume: () => {
      child?.kill('SIGCONT');
    },
    kill: gone,
    restart: async () => {
      await gone();
      await despiteMachine(start);
    },
    flush: async () => {
      await redisCommand(port, 'FLUSHALL');
    },
    stop: async () => {
      await gone();
      reaper.dismiss();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The process id of the Redis that answers on this port; -1 when it does not say. */
function answeredBy(port: number): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    let text = '';
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once('error', () => resolve(-1));
    socket.once('close', () => resolve(-1));
    socket.once('connect', () => socket.write('INFO server\r\n'));
    socket.on('data', (data) => {
      text += data.toString('utf8');
      const pid = /process_id:(\d+)\r/.exec(text)?.[1];
      if (pid === undefined) return;
      resolve(Number(pid));
      socket.destroy();
    });
  });
}
