/** The terminal of a command or a service: results on standard output, progress on standard error. */
import type { Logger } from './telemetry/logger.ts';
import { createProgress, type Progress } from './telemetry/progress.ts';

/** Writes text where a command's result goes. */
export type Print = (text: string) => void;

/** Writes what is told beside a result, on standard error. */
export const note: Print = (text) => {
  process.stderr.write(text);
};

const terminal = () => (process.stderr.isTTY ? process.stderr : undefined);

/** Returns the progress of a command: a bar, or lines on standard error. */
export function progressOfCommand(): Progress {
  return createProgress({
    terminal: terminal(),
    onLine: ({ work, done, total, seconds }) => {
      process.stderr.write(
        `${work}: ${done === null ? '' : `${done}${total === null ? '' : ` of ${total}`}, `}${seconds} s\n`,
      );
    },
  });
}

/** Returns the progress of what a service does while it answers already: lines of its log, for a bar would be drawn over them. */
export function progressInBackground(logger: Logger): Progress {
  return createProgress({ onLine: (state) => logger.info(state, 'progress'), lineEveryMs: 2_000 });
}

/** Returns the progress of a service: a bar where a person looks at it, else lines of its log. */
export function progressOfService(logger: Logger): Progress {
  return createProgress({ terminal: terminal(), onLine: (state) => logger.info(state, 'progress') });
}
