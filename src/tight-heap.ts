/**
 * The heap held tight while a document of any size goes through this process. V8 collects once the heap has grown to some four times of
 * what lives, where memory is plenty: 90 MB that live became 370, and an import took 330 MB more than an idle process. Below that
 * factor it takes some 100 more, for a few per cent of its time.
 */
import { setFlagsFromString } from 'node:v8';

const GROWING_PERCENT = 40;
let holders = 0;

/** Has the heap collected early until the function that it returns is called. V8 reads the flag after each collection, so it may change while it runs. */
export function tightenHeap(): () => void {
  holders += 1;
  if (holders === 1) setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders === 0) setFlagsFromString('--heap-growing-percent=0'); // as V8 thinks best
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
