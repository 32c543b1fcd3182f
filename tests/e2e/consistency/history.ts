import { performance } from 'node:perf_hooks';

/**
 * How an operation ended, as its caller could know it.
 * - `ok`: the reply that the contract promises.
 * - `fail`: it certainly did not happen (the connection was refused).
 * - `unknown`: it may have happened (a 503, a broken connection).
 * - `unanswered`: neither a reply nor a broken connection within the deadline.
 * - `unexpected`: a reply that the contract does not have for this request.
 */
export type Outcome = 'ok' | 'fail' | 'unknown' | 'unanswered' | 'unexpected';

/** Times are of one monotonic clock, that of the process which makes all requests. */
interface Timed {
  /** `tenant/session_id`: two tenants may have the same session_id. */
  readonly session: string;
  readonly instance: string;
  readonly invokedAt: number;
  /** Infinity while it is under way. */
  completedAt: number;
  outcome: Outcome;
  /** The status, or the name of the connection's error. */
  why: string;
}

/** One sending of a turn. Retries are operations of their own with the same `key`, which is also the turn's content. */
export interface SaveOperation extends Timed {
  readonly kind: 'save';
  readonly key: string;
  /** The owner whose lock token went with it; null where none did. */
  readonly owner: string | null;
  receipt: Receipt | null;
}

export interface Receipt {
  readonly turnId: string;
  readonly turnNumber: number;
  readonly version: number;
  readonly replayed: boolean;
}

export interface ReadOperation extends Timed {
  readonly kind: 'build' | 'turns' | 'session' | 'export';
  /** Asked by a user who does not own the session: nothing may be shown. */
  readonly trespass: boolean;
  readonly maxTokens: number | null;
  seen: Seen | null;
}

/** What a read showed; null where its reply does not say. */
export interface Seen {
  readonly totalTurns: number | null;
  readonly version: number | null;
  /** The keys of the turns shown whole, oldest first. */
  readonly shown: readonly string[];
  /** Every key found anywhere in the reply. */
  readonly mentioned: readonly string[];
  readonly estimatedTokens: number | null;
}

/** An invalidation: once it is acknowledged, the next build reads the session whole. */
export interface InvalidateOperation extends Timed {
  readonly kind: 'invalidate';
}

/** What empties a session: a reset, after which its turns are numbered on, or its destruction, after which they begin at 1 again. */
export interface CutOperation extends Timed {
  readonly kind: 'reset' | 'destroy';
}

/** A document of a session brought in under another id, sent twice, and read there. */
export interface ImportOperation extends Timed {
  readonly kind: 'import';
  /** The keys of the document's turns, in their order. */
  readonly keys: readonly string[];
  /** Those of the session that was made of it. */
  found: readonly string[] | null;
  /** True where the second sending said that it changed nothing. */
  unchanged: boolean;
}

/** A lock that was asked for, held for a while, and given back. */
export interface LockOperation extends Timed {
  readonly kind: 'lock';
  readonly owner: string;
  readonly ttlMs: number;
  fencingToken: number | null;
  /** When the release was sent; Infinity where none was. */
  releasedAt: number;
}

export type Operation =
  | SaveOperation
  | ReadOperation
  | InvalidateOperation
  | CutOperation
  | ImportOperation
  | LockOperation;

/** A session as it is once everything has come to rest. */
export interface FinalSession {
  readonly totalTurns: number;
  readonly version: number;
  /** Oldest first. */
  readonly turns: readonly { readonly turnNumber: number; readonly turnId: string; readonly key: string }[];
}

type Ended<Op extends Operation> = Pick<Op, 'outcome' | 'why'> & Partial<Op>;

/** Everything that was asked and answered, in the order of asking. */
export class History {
  readonly operations: Operation[] = [];

  /** Notes that a request is about to be sent; the returned function notes how it ended, and returns the operation. */
  invoke<Op extends Operation>(
    operation: Omit<Op, 'invokedAt' | 'completedAt' | 'outcome' | 'why'>,
  ): (end: Ended<Op>) => Op {
    const pending = {
      ...operation,
      invokedAt: performance.now(),
      completedAt: Number.POSITIVE_INFINITY,
      outcome: 'unknown',
      why: 'under way',
    } as unknown as Op;
    this.operations.push(pending);
    return (end) => {
      return Object.assign(pending, end, { completedAt: performance.now() });
    };
  }

  /** How many operations of each kind ended how: `save ok 201`. */
  counts(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { kind, outcome, why } of this.operations) {
      const name = `${kind} ${outcome} ${why}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => a.localeCompare(b)));
  }
}
