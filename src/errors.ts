/**
 * Every failure that this service can name. No HTTP in here: the problem plugin maps codes to statuses, and does not
 * compile while one of them has none.
 */

export type ErrorCode =
  | 'invalid_request'
  | 'unauthorized'
  | 'forbidden'
  | 'session_not_found'
  | 'user_not_found'
  | 'turn_not_found'
  | 'memory_not_found'
  | 'fact_not_found'
  | 'job_not_found'
  | 'webhook_not_found'
  | 'event_not_found'
  | 'key_not_found'
  | 'snapshot_not_found'
  | 'tool_result_not_found'
  | 'route_not_found'
  | 'method_not_allowed'
  | 'not_acceptable'
  | 'session_locked'
  | 'idempotency_mismatch'
  | 'version_conflict'
  | 'memory_md_conflict'
  | 'precondition_required'
  | 'payload_too_large'
  | 'uri_too_long'
  | 'unsupported_media_type'
  | 'query_over_budget'
  | 'session_full'
  | 'not_cacheable'
  | 'lock_required'
  | 'rate_limited'
  | 'dependency_unavailable'
  | 'internal';

/** A fault of a request: its place (an RFC 6901 pointer into the body, or `?name` of the query string) and its kind. */
export interface Fault {
  readonly pointer: string;
  readonly message: string;
}

/** A named failure. `detail` is for the caller to read: it never holds another user's data nor anything of the inside. */
export class HipocampoError extends Error {
  readonly code: ErrorCode;
  readonly faults: readonly Fault[];
  /** Seconds after which a retry makes sense, for `rate_limited`, `dependency_unavailable`, `session_locked` and `lock_required`. */
  readonly retryAfter: number | undefined;
  /** Further members of the problem, as the caller sees them. */
  readonly told: Readonly<Record<string, unknown>>;

  constructor(
    code: ErrorCode,
    detail: string,
    more: {
      faults?: readonly Fault[];
      retryAfter?: number;
      told?: Readonly<Record<string, unknown>>;
      cause?: unknown;
    } = {},
  ) {
    super(detail, { cause: more.cause });
    this.name = 'HipocampoError';
    this.code = code;
    this.faults = more.faults ?? [];
    this.retryAfter = more.retryAfter;
    this.told = more.told ?? {};
  }
}

/** The failure of PostgreSQL to answer now (away, restarting, out of connections, overloaded): 503, and a retry is safe. */
export class DependencyUnavailable extends HipocampoError {
  constructor(detail: string, cause?: unknown) {
    super('dependency_unavailable', detail, { retryAfter: 1, cause });
    this.name = 'DependencyUnavailable';
  }
}

/** The refusal of a write by a unique or check constraint; `constraint` is its name in `migrations/`. */
export class ConstraintViolated extends Error {
  readonly constraint: string;
  constructor(constraint: string, cause: unknown) {
    super(`constraint ${constraint} violated`, { cause });
    this.name = 'ConstraintViolated';
    this.constraint = constraint;
  }
}

/** The failure to rank by meaning just now: the embedding worker is away, too slow, closing, or answers something else than a ranking. */
export class RankerUnavailable extends Error {
  constructor(detail: string, cause?: unknown) {
    super(detail, { cause });
    this.name = 'RankerUnavailable';
  }
}

/** The failure of a model that is away, too slow, or answers with an invalid vector. `retryable`: the same texts may work later. */
export class EmbeddingFailed extends Error {
  readonly retryable: boolean;
  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'EmbeddingFailed';
    this.retryable = options.retryable;
  }
}

/**
 * The failure of a process to start for a reason that its operator can end: a port in use, a folder that cannot be written, a
 * database that is not there. The message is one sentence that names the thing and the way out, and is shown without a stack.
 */
export class CannotStart extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CannotStart';
  }
}
