import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const PING_MS = 10_000;

/** Tells whether npm's registry answers, for suites that install packages from it. */
export function registryAnswers(): Promise<boolean> {
  return promisify(execFile)('npm', ['ping'], { timeout: PING_MS }).then(
    () => true,
    () => false,
  );
}
