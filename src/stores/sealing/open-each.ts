import type { Result } from '../database.ts';
import type { Opener } from './sealed-parts.ts';
import type { SealedTableName } from './sealed-tables.ts';

/** The part of a result that opens what its store reads by itself. */
export type Sealed = Pick<Result<unknown>, 'open' | 'unreadable'>;

/** Opens what belongs to each of some things, and leaves out those that cannot be opened. */
export function openEach<T>(
  things: readonly T[],
  table: SealedTableName,
  { open: opener, unreadable }: Sealed,
  open: (thing: T, open: Opener) => T,
): readonly T[] {
  if (opener === undefined) return things;
  return things.flatMap((thing) => {
    try {
      return [open(thing, opener)];
    } catch (error) {
      unreadable?.(table, error as Error);
      return [];
    }
  });
}
