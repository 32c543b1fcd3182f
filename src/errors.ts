/**
 * Every failure that this service can name. No HTTP in here: the problem plugin maps codes to statuses, and does not
 * compile while one of them has none.
 */

export type ErrorCode =
  | 'invalid_request'
  | 'unauthorized'
  | 'forbidden'
  | 'session_not_found'
  | 'turn_not_found'
  | 'memory_not_found'
  | 'fact_not_found'
  | 'job_not_found'
  | 'route_not_found'
  | 'method_not_allowed'
  | 'not_acceptable'
  | 'idempotency_mismatch'
  | 'version_conflict'
  | 'payload_too_large'
  | 'uri_too_long'
  | 'unsupported_media_type'
  | 'query_over_budget'
  | 'session_full'
  | 'rate_limited'
  | 'dependency_unavailable'
  | 'internal';

/** One fault of a request: where (an RFC 6901 pointer into the body, or `?name` of the query string) and what. */
export interface Fault {
  readonly pointer: string;
  readonly message: string;
}

/** A named failure. `detail` is for the caller to read: it never holds another user's data nor anything of the inside. */
export class HipocampoError extends Error {
  readonly code: ErrorCode;
  readonly faults: readonly Fault[];
  /** Seconds after which a retry makes sense, for `rate_limited` and `dependency_unavailable`. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    detail: string,
    more: { faults?: readonly Fault[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(detail, { cause: more.cause });
    this.name = 'HipocampoError';
    this.code = code;
    this.faults = more.faults ?? [];
    this.retryAfter = more.retryAfter;
  }
}

/** PostgreSQL cannot answer now (away, restarting, out of connections, overloaded): 503, and a retry is safe. */
export class DependencyUnavailable extends HipocampoError {
  constructor(detail: string, cause?: unknown) {
    super('dependency_unavailable', detail, { retryAfter: 1, cause });
    this.name = 'DependencyUnavailable';
  }
}

/** A unique or check constraint refused the write; `constraint` is the name it has in `migrations/`. */
export class ConstraintViolated extends Error {
  readonly constraint: string;
  constructor(constraint: string, cause: unknown) {
    super(`constraint ${constraint} violated`, { cause });
    this.name = 'ConstraintViolated';
    this.constraint = constraint;
  }
}

/** No ranking by meaning can be had now: the embedding worker is away, too slow, closing, or answers what is no ranking. */
export class RankerUnavailable extends Error {
  constructor(detail: string, cause?: unknown) {
    super(detail, { cause });
    this.name = 'RankerUnavailable';
  }
}

/** A model is away, too slow, or answered what is no vector of it. `retryable`: the same texts may work later. */
export class EmbeddingFailed extends Error {
  readonly retryable: boolean;
  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'EmbeddingFailed';
    this.retryable = options.retryable;
  }
}
