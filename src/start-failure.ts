/** Tells why a process could not start: in one sentence with a way out where there is one, else with all that is known. */
import cluster from 'node:cluster';
import { ConfigError } from './config.ts';

/** Failures of a file, a folder or an address, by their code; `{what}` is the path or the address. */
const WAYS_OUT: Readonly<Record<string, string>> = {
  EADDRINUSE: '{what} is in use: end what listens there, or set PORT to another one (0 takes any that is free)',
  EADDRNOTAVAIL: '{what} is no address of this machine: correct HOST',
  EACCES: '{what} is not allowed to this user: give it the right, or name another in the settings',
  EPERM: '{what} is not allowed to this user: give it the right, or name another in the settings',
  ENOENT: '{what} is not there: name one that is',
  EISDIR: '{what} is a folder: name a file',
  EROFS: '{what} is on a file system that is read-only: set DATA_DIR to a folder that can be written',
  ENOSPC: '{what} cannot be written, for the disk is full: make room there',
  EDQUOT: '{what} cannot be written, for the quota is used up: make room there',
  EMFILE: 'too many files are open: raise the limit (`ulimit -n`)',
};

/** Names of failures whose message already is such a sentence. */
const SAY_IT_THEMSELVES = ['CannotStart', 'ModelUnusable'];

/** Returns the text for standard error: one sentence, or the faults of the settings, or a stack where nobody foresaw it. */
export function tellFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  return sentenceOf(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** Returns the sentence of a failure that its operator can end; null for any other. */
export function sentenceOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof ConfigError || SAY_IT_THEMSELVES.includes(error.name)) return error.message;
  const { code, address, port, path } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  const wayOut = code === undefined ? undefined : WAYS_OUT[code];
  if (wayOut === undefined) return null;
  return wayOut.replace('{what}', address === undefined ? (path ?? 'a file') : whereOf(address, port));
}

function whereOf(address: string, port: number | undefined): string {
  return port === undefined || port < 0 ? address : `port ${port} of ${address}`;
}

/** A worker's message to its supervisor: it could not start, and will not until somebody ends the reason. */
export interface CannotStartMessage {
  readonly hipocampo: 'cannot_start';
  readonly reason: string;
}

/**
 * Ends this process with its reason on standard error; a supervisor's worker leaves it to the supervisor, which hears the same of each
 * worker and tells it once.
 */
export function failToStart(name: string, error: unknown): void {
  const reason = sentenceOf(error);
  if (cluster.isWorker && reason !== null && process.connected)
    process.send?.({ hipocampo: 'cannot_start', reason } satisfies CannotStartMessage);
  else process.stderr.write(`${name}: ${tellFailure(error)}\n`);
  process.exitCode = 1;
  // A database thread or a half-open pool may still hold the process.
  setTimeout(() => process.exit(1), 1_000).unref();
}
