/** Failures as RFC 9457 problems: the one place where a code gets its status. */
import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type ErrorCode, type Fault, HipocampoError } from '../../errors.ts';

export const STATUSES = {
  invalid_request: 400,
  unauthorized: 401,
  forbidden: 403,
  session_not_found: 404,
  user_not_found: 404,
  turn_not_found: 404,
  memory_not_found: 404,
  fact_not_found: 404,
  job_not_found: 404,
  webhook_not_found: 404,
  event_not_found: 404,
  key_not_found: 404,
  snapshot_not_found: 404,
  tool_result_not_found: 404,
  route_not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  session_locked: 409,
  idempotency_mismatch: 409,
  version_conflict: 409,
  memory_md_conflict: 409,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  query_over_budget: 422,
  session_full: 422,
  not_cacheable: 422,
  lock_required: 423,
  precondition_required: 428,
  rate_limited: 429,
  internal: 500,
  dependency_unavailable: 503,
} as const satisfies Record<ErrorCode, number>;

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** The codes of this service for Fastify's own refusals, by Fastify's code. */
const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_request',
  FST_ERR_BAD_URL: 'invalid_request',
  FST_ERR_MAX_PARAM_LENGTH: 'invalid_request',
};

/** The sentences that say more than Fastify's own, by its code. */
const FASTIFY_DETAILS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE:
    'the content-type of the body is none that this operation takes: send application/json where it names no other',
};

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly code: ErrorCode;
  readonly request_id: string;
  readonly errors?: readonly Fault[];
  readonly [told: string]: unknown;
}

/** Returns what is told of a failure. */
export function problemOf(known: HipocampoError, instance: string, requestId: string): Problem {
  const status = STATUSES[known.code];
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: known.message,
    instance,
    code: known.code,
    request_id: requestId,
    ...(known.faults.length > 0 && { errors: known.faults }),
    ...known.told,
  };
}

/** Returns the failure of a body, query string, header or path that does not fit its schema, naming every place. */
export function invalidRequest(error: z.ZodError, part: string | undefined): HipocampoError {
  const prefix = part === 'querystring' ? '?' : part === 'headers' ? 'header:' : part === 'params' ? 'path:' : '/';
  const pointer = (path: readonly PropertyKey[]) => {
    const steps = path.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'));
    return prefix === '/' ? steps.map((step) => `/${step}`).join('') : prefix + steps.join('/');
  };
  const issues = error.issues.flatMap(likeliest);
  const faults = issues.flatMap((issue): Fault[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ pointer: pointer([...issue.path, key]), message: 'is not a known field' }))
      : [{ pointer: pointer(issue.path), message: issue.message }],
  );
  const tooLarge = issues.some((issue) => issue.code === 'custom' && issue.params?.tooLarge === true);
  return tooLarge
    ? new HipocampoError('payload_too_large', 'a part of the request is too large', { faults })
    : new HipocampoError('invalid_request', 'the request does not have the right form', {
        faults: faults.slice(0, 50),
      });
}

type Issue = z.core.$ZodIssue;

/** Returns the issues of that form of a union which the value comes nearest to: the one that it fails furthest inside of, and there in the fewest places; the last of several. */
function likeliest(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const forms = issue.errors.map((form) => form.flatMap(likeliest));
  const depth = (form: readonly Issue[]) => Math.max(...form.map(({ path }) => path.length));
  const nearest = forms.toSorted((a, b) => depth(a) - depth(b) || b.length - a.length).at(-1) ?? [];
  return nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    sendProblem(new HipocampoError('route_not_found', 'there is no such route'), request, reply),
  );
}

/** Returns what is told of a failure of a request, which the log hears of where it is ours. */
export function problemOfRequest(thrown: unknown, request: FastifyRequest): Problem {
  const error = asNamed(thrown);
  const body = problemOf(error, request.url.split('?', 1)[0] ?? '', request.id);
  if (error.code === 'internal') request.log.error({ err: error.cause }, 'request_failed');
  else if (body.status >= 500) {
    request.log.debug({ code: error.code, reason: error.message }, 'request_refused'); // the metrics count them
    if (error.cause instanceof Error) tellCause(error.cause, request);
  }
  return body;
}

const TOLD_AGAIN_MS = 60_000; // a database that is away or full refuses every request, for one and the same reason
const toldAt = new Map<string, number>();

/** Tells the log why requests are refused, which the caller is not told: each reason once a minute. */
function tellCause(cause: Error & { readonly code?: unknown }, request: FastifyRequest): void {
  const reason = String(cause.code ?? cause.name);
  const now = performance.now();
  if (now - (toldAt.get(reason) ?? Number.NEGATIVE_INFINITY) < TOLD_AGAIN_MS) return;
  toldAt.set(reason, now);
  request.log.warn({ reason, cause: cause.message }, 'requests_refused');
}

export function sendProblem(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = asNamed(thrown);
  const body = problemOfRequest(error, request);
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  if (body.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(body.status).type(PROBLEM_TYPE).send(JSON.stringify(body));
}

/** Returns the failure under its name, which a library that passed it on may have wrapped. */
function asNamed(error: unknown): HipocampoError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof HipocampoError) return cause;
  }
  const { code = '', message, statusCode } = (error ?? {}) as Partial<FastifyError>;
  const known = FASTIFY_CODES[code];
  if (known !== undefined) return new HipocampoError(known, FASTIFY_DETAILS[code] ?? message ?? known);
  // The JSON parser's own refusals carry a status and no code.
  if (statusCode === 400) return new HipocampoError('invalid_request', 'the body is not valid JSON');
  return new HipocampoError('internal', 'something went wrong on our side', { cause: error });
}
