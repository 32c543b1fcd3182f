/** The progress of work that a person waits for: a bar on a terminal, a line now and then elsewhere; nothing for what is done at once. */

/** Runs some work and shows how far it is; `tell` names the part that is done, of how much where that is known, and the step where another one has begun. */
export type Progress = <T>(
  work: string,
  run: (tell: (done: number, total: number | null, step?: string) => void) => Promise<T>,
) => Promise<T>;

/** The progress of work that nobody is told of. */
export const untold: Progress = (_work, run) => run(() => undefined);

interface ProgressOptions {
  /** The terminal that a bar is drawn on; undefined: there is none. */
  readonly terminal?: { write(text: string): unknown } | undefined;
  /** Called now and then where there is no terminal. */
  readonly onLine: (state: { work: string; done: number | null; total: number | null; seconds: number }) => void;
  readonly barAfterMs?: number;
  readonly lineEveryMs?: number;
}

const BAR_AFTER_MS = 400; // below, a bar would only flicker
const DRAW_EVERY_MS = 120;
const LINE_EVERY_MS = 5_000;
const BAR_WIDTH = 24;

/** Returns a progress on standard error where that is a terminal, else by lines. */
export function createProgress({
  terminal,
  onLine,
  barAfterMs = BAR_AFTER_MS,
  lineEveryMs = LINE_EVERY_MS,
}: ProgressOptions): Progress {
  return async (work, run) => {
    const started = performance.now();
    let [done, total]: [number | null, number | null] = [null, null];
    let step = work;
    let shown = false;
    const seconds = () => Math.round((performance.now() - started) / 100) / 10;
    const line = () => {
      shown = true;
      onLine({ work: step, done, total, seconds: seconds() });
    };
    const draw = () => {
      if (performance.now() - started < barAfterMs) return;
      shown = true;
      terminal?.write(`\r\u001b[K${barOf(done, total, seconds())} ${step}`);
    };
    const timer = setInterval(
      terminal === undefined ? line : draw,
      terminal === undefined ? lineEveryMs : DRAW_EVERY_MS,
    );
    timer.unref();
    try {
      return await run((nowDone, ofAll, next = step) => {
        [done, total, step] = [nowDone, ofAll, next];
      });
    } finally {
      clearInterval(timer);
      if (shown && terminal !== undefined) terminal.write('\r\u001b[K');
      else if (shown) line();
    }
  };
}

/** Returns the bar: filled as far as the work is, or a mark that wanders where nobody knows. */
function barOf(done: number | null, total: number | null, seconds: number): string {
  if (done === null || total === null || total <= 0) {
    const sofar = done === null ? '' : ` ${done},`;
    const at = Math.floor(seconds * 8) % BAR_WIDTH;
    return `[${' '.repeat(at)}=${' '.repeat(BAR_WIDTH - at - 1)}]${sofar} ${seconds.toFixed(0)} s`;
  }
  const filled = Math.round((Math.min(done, total) / total) * BAR_WIDTH);
  return `[${'='.repeat(filled)}${' '.repeat(BAR_WIDTH - filled)}] ${done}/${total}`;
}
