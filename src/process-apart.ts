/**
 * Work in a process of its own, started, given its data, asked for one result and gone: for what takes much memory once. A thread's
 * would stay with the process, since neither V8 nor the C library gives back all that it freed.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CannotStart } from './errors.ts';

type Outcome<Result> =
  | { readonly result: Result }
  | { readonly failed: string; readonly code: string | undefined; readonly cannotStart: boolean };

/**
 * Runs the module `name` beside the caller (`import.meta.url`) in a process of its own and returns its result. Throws what it threw, as an
 * error with the same message and code, and with the same name where that was `CannotStart`.
 */
export function runApart<Data, Result>(name: string, caller: string, data: Data): Promise<Result> {
  const built = caller.endsWith('.js');
  const module = fileURLToPath(new URL(`./${name}${built ? '.js' : '.ts'}`, caller));
  // From the sources, Node reads TypeScript once tsx is registered; what this process was started with (a debugger's port) is its own.
  const execArgv = built ? [] : ['--import', import.meta.resolve('tsx')];
  return new Promise((resolve, reject) => {
    const child = fork(module, { execArgv, serialization: 'advanced' });
    let outcome: Outcome<Result> | undefined;
    child.once('message', (message) => {
      outcome = message as Outcome<Result>;
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (outcome === undefined) reject(new Error(`${name} ended with ${code ?? signal}`));
      else if ('result' in outcome) resolve(outcome.result);
      else reject(failureOf(outcome));
    });
    child.send(data as object, (error) => {
      if (error !== null) reject(error);
    });
  });
}

/** Does the work of a module that `runApart` started: called once, at its end. */
export function workApart<Data, Result>(work: (data: Data) => Promise<Result>): void {
  // Ctrl-C reaches all processes of a terminal; this one ends with the one that started it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  const orphaned = () => process.exit(1);
  process.once('disconnect', orphaned);
  process.once('message', async (data) => {
    const outcome = await work(data as Data).then(
      (result): Outcome<Result> => ({ result }),
      (error: NodeJS.ErrnoException): Outcome<Result> => ({
        failed: error.message,
        code: error.code,
        cannotStart: error instanceof CannotStart,
      }),
    );
    process.send?.(outcome, () => {
      process.off('disconnect', orphaned);
      process.disconnect();
    });
  });
}

function failureOf({ failed, code, cannotStart }: Exclude<Outcome<unknown>, { result: unknown }>): Error {
  if (cannotStart) return new CannotStart(failed);
  return Object.assign(new Error(failed), code !== undefined && { code });
}
