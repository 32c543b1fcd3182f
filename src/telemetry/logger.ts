/** The log: JSON lines on standard output, an event name each. Message text, facts, keys and bodies are never logged. */
import { type Logger, pino } from 'pino';

export type { Logger };

export function createLogger(level: string): Logger {
  return pino({ level, base: { pid: process.pid }, redact: ['req.headers.authorization', 'headers.authorization'] });
}
