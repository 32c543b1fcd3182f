/** A server under measurement: its own process, its log thrown away, its processor time and memory read from outside. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/free-port.ts';
import { startReaper } from '../support/reaper.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LIVE_WITHIN_MS = 300_000; // a busy machine takes minutes to make the first database
const STOP_WITHIN_MS = 20_000;
export const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

export interface ServerOptions {
  /** A path from the project's root. */
  readonly program: string;
  readonly env: Readonly<Record<string, string>>;
  readonly nodeArguments?: readonly string[];
  /** Which setting tells the program its port; the embedding worker has one of its own. */
  readonly portSetting?: 'PORT' | 'EMBEDDING_WORKER_PORT';
}

export class ServerProcess {
  readonly url: string;
  /** From spawn to the first 200 of /health/live. */
  readonly startedInMs: number;
  readonly #child: ChildProcess;
  readonly #dismissReaper: () => void;

  private constructor(child: ChildProcess, url: string, startedInMs: number, dismissReaper: () => void) {
    this.#child = child;
    this.url = url;
    this.startedInMs = startedInMs;
    this.#dismissReaper = dismissReaper;
  }

  /** Resolves when it answers. The environment is `env` and nothing else but PATH, HOME, HOST and the port. */
  static async start({
    program,
    env,
    nodeArguments = [],
    portSetting = 'PORT',
  }: ServerOptions): Promise<ServerProcess> {
    const port = await freePort();
    const { PATH = '', HOME = '' } = process.env;
    const reaper = startReaper('KILL');
    const spawned = performance.now();
    const child = spawn(process.execPath, [...nodeArguments, program], {
      cwd: ROOT,
      env: { PATH, HOME, HOST: '127.0.0.1', [portSetting]: String(port), ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true, // Ctrl-C ends the bench, which then ends this in order
    });
    if (child.pid === undefined) throw new Error(`could not start ${program}`);
    reaper.watch(child.pid);
    const url = `http://127.0.0.1:${port}`;
    while (!(await isLive(url))) {
      if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
      if (performance.now() - spawned > LIVE_WITHIN_MS) throw new Error(`${program} does not answer`);
      await sleep(2);
    }
    return new ServerProcess(child, url, performance.now() - spawned, () => reaper.dismiss());
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  /** Processor time of all its threads since it started. */
  cpuSeconds(): number {
    const fields = readFileSync(`/proc/${this.pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  }

  /** Begins anew what `peakRssBytes` tells. */
  forgetPeakRss(): void {
    writeFileSync(`/proc/${this.pid}/clear_refs`, '5');
  }

  /** The most memory that it held since it started, or since that was forgotten. */
  peakRssBytes(): number {
    return this.#memory('VmHWM');
  }

  rssBytes(): number {
    return this.#memory('VmRSS');
  }

  #memory(name: string): number {
    const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(
      readFileSync(`/proc/${this.pid}/status`, 'utf8'),
    )?.[1];
    return Number(kilobytes) * 1024;
  }

  /** A figure of its /metrics, summed over its labels or of the one series that `labels` names. */
  async metric(name: string, labels = ''): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    return text
      .split('\n')
      .filter((line) => line.startsWith(name + labels) && /^[{ ]/.test(line.slice(name.length)))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    const late = setTimeout(() => this.#child.kill('SIGKILL'), STOP_WITHIN_MS);
    await ended;
    clearTimeout(late);
    this.#dismissReaper();
  }
}

function isLive(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(`${url}/health/live`, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}
