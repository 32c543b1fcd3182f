import { HipocampoError } from '../../errors.ts';

/** Runs work on a turn of an archive; what is wrong with the turn is told with the place of the turn. */
export async function withinTurn<T>(index: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HipocampoError) || error.faults.length === 0) throw error;
    const faults = error.faults.map(({ pointer, message }) => ({ pointer: `/turns/${index}${pointer}`, message }));
    throw new HipocampoError(error.code, error.message, { faults });
  }
}
