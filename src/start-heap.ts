/**
 * The heap of a worker while it starts. A start makes much that it soon drops, and V8 keeps the room for as long as nobody asks anything: 32 MB for
 * what is young, as much again of garbage. Kept small from the first, and collected once before anyone is served, a worker idles on what it holds.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Keeps the room for what is young as small as it begins. */
export function keepYoungSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** Collects what the start left, in some 0.2 s of the whole process, and lets the heap grow as V8 thinks best from there on. */
export function endStart(): void {
  setFlagsFromString('--expose-gc');
  setFlagsFromString('--compact-on-every-full-gc');
  // Flags are read where a context is made, so the function is a new one's.
  (runInNewContext('gc') as () => void)();
  setFlagsFromString('--no-compact-on-every-full-gc');
  setFlagsFromString('--semi-space-growth-factor=2');
}
