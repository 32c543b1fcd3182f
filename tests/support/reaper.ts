import { spawn } from 'node:child_process';

/** Ends a child of this process, and removes its folder, when this process dies in whatever way: a leak costs a port and a disk. */
export interface Reaper {
  /** From now on the target is `pid` (negative: its process group). A new call replaces the old target. */
  watch(pid: number): void;
  /** The target ended by itself: its number may come to mean another process, so it is not to be signalled any more. */
  release(): void;
  /** The caller cleaned up itself; nothing is left to do. */
  dismiss(): void;
}

// An exit handler does not run on SIGKILL, and test runners do use it. A pipe closes however its writer ends.
const SCRIPT = `
signal=$1 folder=$2 target=
while read -r line; do target=$line; done
if [ -n "$target" ]; then
  kill -s "$signal" -- "$target" 2>/dev/null
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do kill -0 -- "$target" 2>/dev/null || break; sleep 0.1; done
fi
[ -z "$folder" ] || rm -rf -- "$folder"
`;

/** `signal` as `kill -s` spells it: `KILL`, `QUIT`. `folder` is removed afterwards; empty for none. */
export function startReaper(signal: 'KILL' | 'QUIT', folder = ''): Reaper {
  const shell = spawn('/bin/sh', ['-c', SCRIPT, 'reaper', signal, folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true, // its own session: what ends the test run's process group must not end this first
  });
  shell.on('error', () => undefined); // no /bin/sh: then there is no reaper, and an orderly stop still cleans up
  shell.stdin.on('error', () => undefined);
  shell.unref();
  const write = (line: string): void => {
    shell.stdin.write(`${line}\n`);
  };
  return {
    watch: (pid) => write(String(pid)),
    release: () => write(''),
    dismiss: () => {
      shell.kill('SIGKILL');
    },
  };
}
