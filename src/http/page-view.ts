import { encodeCursor } from './cursor.ts';

/** Returns a page of a list as callers see it, of one row more than it shows: that one tells whether another page follows. */
export function pageView<Row extends { readonly position: unknown }, View>(
  found: readonly Row[],
  limit: number,
  view: (row: Row) => View,
) {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(view),
    next_cursor: found.length > limit && last !== undefined ? encodeCursor(last.position) : null,
  };
}
