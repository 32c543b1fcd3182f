/**
 * The heap held tight while a document of any size goes through this process. V8 collects once the heap has grown to some four times of
 * what lives, where memory is plenty, and gives 32 MB to what is young: an export took 75 MB more than an idle process, an import 330. Held
 * tight they take 15 to 30 more, for a third to a half more of processor time.
 */
import { setFlagsFromString } from 'node:v8';

const TIGHT = ['--heap-growing-percent=10', '--semi-space-growth-factor=1'];
const LOOSE = ['--heap-growing-percent=0', '--semi-space-growth-factor=2']; // as V8 thinks best
let holders = 0;

/** Has the heap collected early until the function that it returns is called. V8 reads these flags after each collection, so they may change while it runs. */
export function tightenHeap(): () => void {
  holders += 1;
  if (holders === 1) set(TIGHT);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders === 0) set(LOOSE);
  };
}

/** Yields what is yielded, the heap held tight meanwhile. */
export async function* withTightHeap<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  const loosen = tightenHeap();
  try {
    yield* items;
  } finally {
    loosen();
  }
}

function set(flags: readonly string[]): void {
  for (const flag of flags) setFlagsFromString(flag);
}
