import type { LockOperation, Operation, SaveOperation } from './history.ts';
import type { Report } from './violation.ts';

const CLOCKS_MS = 100; // by which the clock of PostgreSQL, which ends a lock, and ours may differ within one lock's life

/** A stretch of time in which a lock was certainly held. */
interface Hold {
  readonly owner: string;
  readonly token: number;
  readonly from: number;
  readonly to: number;
}

/** While one holds the lock of a session nobody else gets it, and no turn without its token is written; tokens only rise. */
export function checkLocks(operations: readonly Operation[], report: Report): void {
  const locks = operations.filter((one): one is LockOperation => one.kind === 'lock' && one.outcome === 'ok');
  const holds = locks.flatMap(holdOf).toSorted((a, b) => a.from - b.from);
  for (const [index, hold] of holds.entries()) {
    const next = holds[index + 1];
    if (next === undefined) continue;
    if (next.from < hold.to) report('two-holders', `${next.owner} got the lock while ${hold.owner} held it`);
    if (next.token <= hold.token) report('token-went-back', `token ${next.token} came after ${hold.token}`);
  }
  const saves = operations.filter((one): one is SaveOperation => one.kind === 'save' && one.receipt !== null);
  for (const { owner, key, receipt, invokedAt, completedAt } of saves) {
    if (receipt?.replayed === true) continue;
    const hold = holdAround(holds, invokedAt, completedAt);
    if (hold !== undefined && hold.owner !== owner)
      report('written-under-lock', `${key} was written while ${hold.owner} held the lock`);
  }
}

function holdOf({ owner, fencingToken, ttlMs, invokedAt, completedAt, releasedAt }: LockOperation): readonly Hold[] {
  const to = Math.min(releasedAt, invokedAt + ttlMs - CLOCKS_MS);
  return fencingToken === null || to <= completedAt ? [] : [{ owner, token: fencingToken, from: completedAt, to }];
}

/** The hold during the whole of which an operation ran. */
function holdAround(holds: readonly Hold[], invokedAt: number, completedAt: number): Hold | undefined {
  let low = 0;
  let high = holds.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((holds[middle]?.from ?? Number.POSITIVE_INFINITY) < invokedAt) low = middle + 1;
    else high = middle;
  }
  const hold = holds[low - 1];
  return hold !== undefined && completedAt < hold.to ? hold : undefined;
}
