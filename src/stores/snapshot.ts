/**
 * A snapshot names the transactions that a reading could see, as PostgreSQL writes it (`xmin:xmax:xip`): all below `xmax` but
 * those in the list `xip`, which were open. It is kept by whoever wants to read later what this reading could not see.
 */

/** Transactions that a snapshot does not see: those from `from` on, and some below that were open. */
export interface Unseen {
  readonly from: number;
  readonly open: readonly number[];
}

/** The most open transactions that are looked up one by one, some 2 µs each; if more were open, everything from the oldest on is read again. */
const MOST_OPEN = 1_000;

/** Returns what a snapshot does not see; null: nothing was seen yet. */
export function unseenBy(snapshot: string | null): Unseen {
  if (snapshot === null) return { from: 0, open: [] };
  const { xmin, xmax, open } = parsed(snapshot);
  return open.length > MOST_OPEN ? { from: xmin, open: [] } : { from: xmax, open };
}

/**
 * True when a snapshot is older than an earlier one. Transactions are counted upwards: of two snapshots of one database, the
 * later one never ends below the earlier one.
 */
export function isBehind(snapshot: string, earlier: string): boolean {
  return parsed(snapshot).xmax < parsed(earlier).xmax;
}

function parsed(snapshot: string): { xmin: number; xmax: number; open: number[] } {
  const [xmin, xmax, open] = snapshot.split(':');
  return { xmin: Number(xmin), xmax: Number(xmax), open: open ? open.split(',').map(Number) : [] };
}
