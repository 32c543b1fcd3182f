/** Lets requests in: not more than the process can work on, not faster than the key may, none while closing. */
import type { FastifyInstance } from 'fastify';
import { rateKey } from '../../cache/cache-keys.ts';
import type { RequestCounter } from '../../cache/request-counter.ts';
import { DependencyUnavailable, HipocampoError } from '../../errors.ts';
import type { Metrics } from '../../telemetry/metrics.ts';

const LONGEST_URL = 8_192;

interface Deps {
  readonly maxConcurrentRequests: number;
  readonly isClosing: () => boolean;
  readonly metrics: Metrics;
}

/** Bounds the requests under way. Registered before authentication, so that a refusal costs next to nothing. */
export function registerAdmission(app: FastifyInstance, { maxConcurrentRequests, isClosing, metrics }: Deps): void {
  let working = 0;
  // Callbacks, not promises: these hooks run for every request and wait for nothing.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    if (request.routeOptions.config.access === 'none') return done();
    if (isClosing()) {
      reply.header('connection', 'close');
      return done(new DependencyUnavailable('the service is closing'));
    }
    if (working >= maxConcurrentRequests) {
      metrics.httpRequestsRefused.inc();
      return done(new DependencyUnavailable('the service is overloaded'));
    }
    // A stream stays for hours, and is bounded by whoever serves it.
    const isStream = request.routeOptions.config.stream === true;
    if (!isStream) {
      working += 1;
      reply.raw.once('close', () => {
        working -= 1;
      });
    }
    if (request.url.length > LONGEST_URL) {
      return done(new HipocampoError('uri_too_long', `the URL must be at most ${LONGEST_URL} characters`));
    }
    const { accept } = request.headers;
    if (
      accept !== undefined &&
      accept !== '' &&
      accept !== '*/*' &&
      !(isStream && /text\/(?:\*|event-stream\b)/i.test(accept)) &&
      !(request.routeOptions.config.markdown === true && /text\/(?:\*|markdown\b|plain\b)/i.test(accept)) &&
      !/(?:\*\/\*|application\/(?:\*|json\b|x-ndjson\b|problem\+json\b))/i.test(accept)
    ) {
      return done(new HipocampoError('not_acceptable', 'replies are application/json'));
    }
    // Before a body is read: what is sent to a path that does not exist does not matter.
    done(request.is404 ? new HipocampoError('route_not_found', 'there is no such route') : undefined);
  });
  metrics.watchRequests(() => working);
}

/** Bounds the rate of each key, and so is registered after authentication. While the cache is away nobody is limited. */
export function registerRateLimit(
  app: FastifyInstance,
  deps: { counter: RequestCounter; perMinute: number; clock: { now(): Date } },
): void {
  if (deps.perMinute === 0) return;
  app.addHook('onRequest', async (request) => {
    if (request.principal === null || request.routeOptions.config.access === 'none') return;
    const seconds = deps.clock.now().getTime() / 1000;
    const minute = Math.floor(seconds / 60);
    const requests = await deps.counter.count(rateKey(request.principal.id, minute), 60);
    if (requests !== null && requests > deps.perMinute) {
      throw new HipocampoError('rate_limited', `this API key may make ${deps.perMinute} requests a minute`, {
        retryAfter: Math.ceil((minute + 1) * 60 - seconds),
      });
    }
  });
}
