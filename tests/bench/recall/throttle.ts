/** Gives a process a share of one core, as a small board would: by a cgroup where one can be made, else by stopping it again and again. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const CGROUPS = '/sys/fs/cgroup';
const PERIOD_MS = 100;

export interface Throttle {
  /** For the report. */
  readonly how: string;
  release(): Promise<void>;
}

/** All threads of the process on core 0 from now on, for `share` of its time. */
export function throttle(pid: number, share: number): Throttle {
  execFileSync('taskset', ['-apc', '0', String(pid)], { stdio: 'ignore' });
  return byCgroup(pid, share) ?? byStopping(pid, share);
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

/** The share is of real time: what the timers of this process oversleep is made up for. */
function byStopping(pid: number, share: number): Throttle {
  let running = true;
  const work = (async () => {
    const began = performance.now();
    let ranMs = 0;
    while (running) {
      const resumed = performance.now();
      process.kill(pid, 'SIGCONT');
      await sleep(PERIOD_MS * share);
      process.kill(pid, 'SIGSTOP');
      const stopped = performance.now();
      ranMs += stopped - resumed;
      await sleep(Math.max(1, ranMs / share - (stopped - began)));
    }
  })();
  const ended = work.catch(() => undefined); // the process ended by itself: whoever watches it will say so
  return {
    how: `SIGSTOP and SIGCONT, ${share * 100} % of core 0`,
    release: async () => {
      running = false;
      await ended;
      try {
        process.kill(pid, 'SIGCONT');
      } catch {
        // ended meanwhile
      }
    },
  };
}
