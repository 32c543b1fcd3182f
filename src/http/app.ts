/** Assembles the HTTP side out of its parts; listens to nothing. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import Fastify, { type HTTPMethods, LogController } from 'fastify';
import type { RequestCounter } from '../cache/request-counter.ts';
import type { ApiKeySetting } from '../environment.ts';
import { HipocampoError } from '../errors.ts';
import type { ApiKeyStore } from '../stores/api-key-store.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Parts } from '../telemetry/parts-watch.ts';
import { takeImports, takesItsTime } from './archive/import-body.ts';
import { LIMITS } from './field-schemas.ts';
import { registerAdmission, registerRateLimit } from './plugins/admission.ts';
import { registerAuthentication } from './plugins/authentication.ts';
import { registerHttpMetrics } from './plugins/http-metrics.ts';
import { speakJson } from './plugins/json.ts';
import { takeMarkdown } from './plugins/markdown.ts';
import { registerOpenApi } from './plugins/openapi.ts';
import { PROBLEM_TYPE, problemOf, registerProblems, sendProblem } from './plugins/problem.ts';
import type { App, RouteDeps } from './route-plugin.ts';
import { acquireLockRoute } from './routes/acquire-lock.ts';
import { addJournalLineRoute } from './routes/add-journal-line.ts';
import { addWebhookRoute } from './routes/add-webhook.ts';
import { buildContextRoute } from './routes/build-context.ts';
import { cancelJobRoute } from './routes/cancel-job.ts';
import { confirmFactRoute } from './routes/confirm-fact.ts';
import { deleteContextKeyRoute } from './routes/delete-context-key.ts';
import { deleteMemoryRoute } from './routes/delete-memory.ts';
import { deleteSessionContextRoute } from './routes/delete-session-context.ts';
import { deleteWebhookRoute } from './routes/delete-webhook.ts';
import { destroySessionRoute } from './routes/destroy-session.ts';
import { endSessionRoute } from './routes/end-session.ts';
import { eraseUserRoute } from './routes/erase-user.ts';
import { exportSessionRoute } from './routes/export-session.ts';
import { exportUserRoute } from './routes/export-user.ts';
import { extractFactsRoute } from './routes/extract-facts.ts';
import { extractPlanRoute } from './routes/extract-plan.ts';
import { factHistoryRoute } from './routes/fact-history.ts';
import { forgetFactRoute } from './routes/forget-fact.ts';
import { forgetFactsRoute } from './routes/forget-facts.ts';
import { getContextKeyRoute } from './routes/get-context-key.ts';
import { getJobRoute } from './routes/get-job.ts';
import { getJournalDayRoute } from './routes/get-journal-day.ts';
import { getMemoryFileRoute } from './routes/get-memory-file.ts';
import { getSessionRoute } from './routes/get-session.ts';
import { getSessionContextRoute } from './routes/get-session-context.ts';
import { getSessionUsageRoute } from './routes/get-session-usage.ts';
import { getSnapshotRoute } from './routes/get-snapshot.ts';
import { getToolResultRoute } from './routes/get-tool-result.ts';
import { getTurnRoute } from './routes/get-turn.ts';
import { getWebhookRoute } from './routes/get-webhook.ts';
import { importSessionRoute } from './routes/import-session.ts';
import { importUserRoute } from './routes/import-user.ts';
import { invalidateRoute } from './routes/invalidate.ts';
import { listFactsRoute } from './routes/list-facts.ts';
import { listJobsRoute } from './routes/list-jobs.ts';
import { listMemoriesRoute } from './routes/list-memories.ts';
import { listSessionsRoute } from './routes/list-sessions.ts';
import { listSnapshotsRoute } from './routes/list-snapshots.ts';
import { listTurnsRoute } from './routes/list-turns.ts';
import { listWebhooksRoute } from './routes/list-webhooks.ts';
import { memoryStatsRoute } from './routes/memory-stats.ts';
import { operationsRoutes } from './routes/operations.ts';
import { patchSessionRoute } from './routes/patch-session.ts';
import { patchUserRoute } from './routes/patch-user.ts';
import { putContextKeyRoute } from './routes/put-context-key.ts';
import { putMemoryFileRoute } from './routes/put-memory-file.ts';
import { putSessionContextRoute } from './routes/put-session-context.ts';
import { putToolResultRoute } from './routes/put-tool-result.ts';
import { recallRoute } from './routes/recall.ts';
import { releaseLockRoute } from './routes/release-lock.ts';
import { rememberFactRoute } from './routes/remember-fact.ts';
import { renewLockRoute } from './routes/renew-lock.ts';
import { replayWebhookRoute } from './routes/replay-webhook.ts';
import { resetSessionRoute } from './routes/reset-session.ts';
import { restoreFactRoute } from './routes/restore-fact.ts';
import { retryJobRoute } from './routes/retry-job.ts';
import { saveMemoryRoute } from './routes/save-memory.ts';
import { saveTurnRoute } from './routes/save-turn.ts';
import { searchRoute } from './routes/search.ts';
import { streamEventsRoute } from './routes/stream-events.ts';
import { trimSessionRoute } from './routes/trim-session.ts';
import { userPatternsRoute } from './routes/user-patterns.ts';

const ROUTES = [
  saveTurnRoute,
  buildContextRoute,
  invalidateRoute,
  listSessionsRoute,
  getSessionRoute,
  patchSessionRoute,
  getSessionUsageRoute,
  getSessionContextRoute,
  putSessionContextRoute,
  deleteSessionContextRoute,
  getContextKeyRoute,
  putContextKeyRoute,
  deleteContextKeyRoute,
  searchRoute,
  userPatternsRoute,
  acquireLockRoute,
  renewLockRoute,
  releaseLockRoute,
  endSessionRoute,
  resetSessionRoute,
  trimSessionRoute,
  destroySessionRoute,
  listSnapshotsRoute,
  getSnapshotRoute,
  exportSessionRoute,
  listTurnsRoute,
  getTurnRoute,
  exportUserRoute,
  eraseUserRoute,
  rememberFactRoute,
  listFactsRoute,
  forgetFactsRoute,
  forgetFactRoute,
  confirmFactRoute,
  restoreFactRoute,
  factHistoryRoute,
  getMemoryFileRoute,
  extractFactsRoute,
  saveMemoryRoute,
  recallRoute,
  listMemoriesRoute,
  memoryStatsRoute,
  deleteMemoryRoute,
  patchUserRoute,
  addJournalLineRoute,
  getJournalDayRoute,
  extractPlanRoute,
  getToolResultRoute,
  putToolResultRoute,
  listJobsRoute,
  getJobRoute,
  retryJobRoute,
  cancelJobRoute,
  streamEventsRoute,
  addWebhookRoute,
  listWebhooksRoute,
  getWebhookRoute,
  deleteWebhookRoute,
  replayWebhookRoute,
];
/** Those that take a body of any size. */
const IMPORTS = [importSessionRoute, importUserRoute];
const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export interface AppDeps extends RouteDeps {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly keys: ApiKeyStore;
  readonly keySettings: readonly ApiKeySetting[];
  readonly counter: RequestCounter;
  readonly maxConcurrentRequests: number;
  readonly rateLimitPerMinute: number;
  readonly pingDatabase: () => Promise<void>;
  readonly parts: () => Promise<Parts>;
  readonly isClosing: () => boolean;
  readonly metricsText: () => Promise<{ contentType: string; text: string }>;
}

export async function buildApp(deps: AppDeps): Promise<App> {
  const app = Fastify({
    loggerInstance: deps.logger,
    // The metrics count requests; failures and the domain's own events are logged.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.bodyBytes,
    routerOptions: { maxParamLength: 1024, ignoreTrailingSlash: false },
    requestTimeout: 60_000, // a request that trickles in slower than this is cut off, unless it is an import
    keepAliveTimeout: 72_000, // above the 60 s of common load balancers, so that they close first
    return503OnClosing: false, // admission says it as a problem
    forceCloseConnections: 'idle',
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[A-Za-z0-9._-]{1,64}$/.test(given) ? given : randomUUID();
    },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id);
      sendProblem(error, request, reply);
    },
  }) as unknown as App;

  speakJson(app as never);

  registerProblems(app as never);
  registerAdmission(app as never, deps);
  registerAuthentication(app as never, { keys: deps.keys, settings: deps.keySettings });
  registerRateLimit(app as never, { counter: deps.counter, perMinute: deps.rateLimitPerMinute, clock: deps.clock });
  registerHttpMetrics(app as never, deps.metrics);
  await registerOpenApi(app as never);

  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set();
    for (const one of [method].flat()) known.add(one);
    methods.set(url, known);
  });
  for (const route of ROUTES) route(app, deps);
  await app.register(async (imports) => {
    takeImports(imports as never);
    for (const route of IMPORTS) route(imports as unknown as App, deps);
  });
  await app.register(async (texts) => {
    takeMarkdown(texts as never);
    putMemoryFileRoute(texts as unknown as App, deps);
  });
  operationsRoutes(app, deps);
  // Where an import is posted, any other method is about the session or the user of that name.
  for (const [url, known] of [...methods]) if (!url.endsWith('/import')) refuseOtherMethods(app, url, known);

  await app.ready();
  return app;
}

function refuseOtherMethods(app: App, url: string, known: ReadonlySet<string>): void {
  const others = METHODS.filter((method) => !known.has(method));
  const allow = [...known].join(', ');
  app.route({
    method: others,
    url,
    schema: { hide: true },
    config: { access: 'none' },
    // Before the body is read: what it holds does not matter.
    onRequest: async (_request, reply) => {
      reply.header('allow', allow);
      throw new HipocampoError('method_not_allowed', `this route takes ${allow}`);
    },
    handler: async () => undefined,
  });
}

/**
 * Answers what never reaches a route, by hand: bytes that are no HTTP, and a request that was not there in time. The latter is told to come again, for
 * it may be this process that was too busy to read it.
 */
function answerUnreadable(error: Error & { code?: string }, socket: import('node:net').Socket): void {
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  if (isLate && takesItsTime(socket)) return;
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'uri_too_long' : 'invalid_request';
  const failure = isLate
    ? new HipocampoError('dependency_unavailable', 'the request did not arrive in time', { retryAfter: 1 })
    : new HipocampoError(code, 'the request is not readable HTTP');
  const requestId = randomUUID();
  const problem = problemOf(failure, '', requestId);
  const body = JSON.stringify(problem);
  const retry = failure.retryAfter === undefined ? '' : `Retry-After: ${failure.retryAfter}\r\n`;
  socket.end(
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\nContent-Type: ${PROBLEM_TYPE}\r\nX-Request-Id: ${requestId}\r\n${retry}` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
