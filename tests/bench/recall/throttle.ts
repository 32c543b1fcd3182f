/** Gives a process a share of one core, as a small board would: by a cgroup where one can be made, else by stopping it again and again. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const CGROUPS = '/sys/fs/cgroup';
const PERIOD_MS = 100;
const TICK_MS = 10; // the kernel counts processor time in ticks of as much

interface Throttled {
  readonly pid: number;
  /** Processor time since it started. */
  cpuSeconds(): number;
}

export interface Throttle {
  /** For the report. */
  readonly how: string;
  release(): Promise<void>;
}

/** All threads of the process on core 0 from now on, for `share` of its time. */
export function throttle(throttled: Throttled, share: number): Throttle {
  execFileSync('taskset', ['-apc', '0', String(throttled.pid)], { stdio: 'ignore' });
  return byCgroup(throttled.pid, share) ?? byStopping(throttled, share);
}

function byCgroup(pid: number, share: number): Throttle | null {
  const group = `${CGROUPS}/hipocampo-bench-${pid}`;
  try {
    accessSync(`${CGROUPS}/cgroup.subtree_control`, constants.W_OK); // the second version, and ours to divide
    mkdirSync(group);
    writeFileSync(`${group}/cpu.max`, `${Math.round(share * PERIOD_MS * 1000)} ${PERIOD_MS * 1000}`);
    writeFileSync(`${group}/cgroup.procs`, String(pid));
  } catch {
    return null; // no such file system here, or not for this account: the other way works anywhere
  }
  return {
    how: `cgroup cpu.max, ${share * 100} % of core 0`,
    release: async () => {
      writeFileSync(`${CGROUPS}/cgroup.procs`, String(pid));
      rmdirSync(group);
    },
  };
}

/**
 * Runs while it has used less processor time than its share of what went by. What others took of the core meanwhile it may make
 * up for, up to a second: a board of its own would not have had to share.
 */
function byStopping(throttled: Throttled, share: number): Throttle {
  let running = true;
  const work = (async () => {
    let allowedSeconds = 0;
    let last = { at: performance.now(), cpuSeconds: throttled.cpuSeconds() };
    while (running) {
      await sleep(TICK_MS);
      const now = { at: performance.now(), cpuSeconds: throttled.cpuSeconds() };
      allowedSeconds += ((now.at - last.at) / 1000) * share - (now.cpuSeconds - last.cpuSeconds);
      allowedSeconds = Math.min(allowedSeconds, share);
      process.kill(throttled.pid, allowedSeconds > 0 ? 'SIGCONT' : 'SIGSTOP');
      last = now;
    }
  })();
  const ended = work.catch(() => undefined); // the process ended by itself: whoever watches it will say so
  return {
    how: `SIGSTOP and SIGCONT, ${share * 100} % of core 0`,
    release: async () => {
      running = false;
      await ended;
      try {
        process.kill(throttled.pid, 'SIGCONT');
      } catch {
        // ended meanwhile
      }
    },
  };
}
