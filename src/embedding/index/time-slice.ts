import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

/** The time after which work makes way for the event loop, so that a query or a health check waits no longer. */
const SLICE_MS = 8;

/** Cuts long work on the event loop's own thread into slices: `if (slice.isOver()) await slice.next()` in its loop. */
export class TimeSlice {
  #started = performance.now();

  isOver(): boolean {
    return performance.now() - this.#started > SLICE_MS;
  }

  async next(): Promise<void> {
    await setImmediate();
    this.#started = performance.now();
  }
}
