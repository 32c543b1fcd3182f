/** Something that the machine owes the tests and did not give, such as a free port. It says nothing about the service. */
export class MachineFault extends Error {
  override readonly name = 'MachineFault';
}

const SIGNS: readonly (readonly [sign: RegExp, fault: string])[] = [
  [/EADDRINUSE|address already in use/i, 'port taken'],
  [/ENOSPC|no space left on device|disk full/i, 'disk full'],
  [/ENOMEM|cannot allocate memory/i, 'out of memory'],
  [/EMFILE|ENFILE|too many open files/i, 'too many open files'],
  [/EAGAIN.*(spawn|fork)|(spawn|fork).*EAGAIN/i, 'too many processes'],
  [/too many clients already|remaining connection slots/i, 'no connection left at the database server'],
];

/** The name of the machine's fault that the text of a failure tells of; null where it tells of none. */
export function machineFaultIn(text: string): string | null {
  return SIGNS.find(([sign]) => sign.test(text))?.[1] ?? null;
}

/** The same failure, as a `MachineFault` with its name where its text tells of one. */
export function namedFault(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof MachineFault) return error;
  const fault = machineFaultIn(error.message);
  return fault === null ? error : new MachineFault(`${fault}: ${error.message}`, { cause: error });
}

/**
 * Prepares what a test stands on. A `MachineFault` is told aloud and tried once more; any other failure is a finding, and a
 * finding is never tried again.
 */
export async function despiteMachine<T>(
  prepare: () => Promise<T>,
  tell: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Promise<T> {
  try {
    return await prepare();
  } catch (error) {
    const fault = namedFault(error);
    if (!(fault instanceof MachineFault)) throw error;
    tell(`THE MACHINE, NOT THE SERVICE: ${fault.message}\nIt is tried once more.`);
  }
  try {
    return await prepare();
  } catch (error) {
    throw namedFault(error);
  }
}
