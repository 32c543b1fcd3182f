/**
 * The log: an event name a line, on standard output; JSON, or in a readable form where that is a terminal. Message text, facts, keys and
 * bodies are never logged.
 */
import { type Logger, pino } from 'pino';
import { readableLine } from './readable-log.ts';

export type { Logger };

/** The stream of a log: standard output, or a test's own. */
interface LogStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export function createLogger(level: string, output: LogStream = process.stdout): Logger {
  const options = { level, base: { pid: process.pid }, redact: ['req.headers.authorization', 'headers.authorization'] };
  if (output.isTTY === true) return pino(options, { write: (line: string) => output.write(readableLine(line)) });
  return output === process.stdout ? pino(options) : pino(options, output);
}
