/**
 * Every metric of the service. Labels are bounded (routes, statements, outcomes; never an id) and the ones an alert
 * divides by start at zero, so that "no data" and "none" are told apart.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseLoad } from '../stores/database.ts';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const metrics = {
    registry,
    /** Shows at each scrape how many requests are being worked on. */
    watchRequests(working: () => number): void {
      new Gauge({
        name: 'hipocampo_http_requests_in_flight',
        help: 'Requests being worked on',
        registers,
        collect() {
          this.set(working());
        },
      });
    },
    httpRequestSeconds: new Histogram({
      name: 'hipocampo_http_request_seconds',
      help: 'Time from request to reply, by route',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    httpRequestsRefused: new Counter({
      name: 'hipocampo_http_requests_refused_total',
      help: 'Requests refused early because the process had as many as it can work on',
      registers,
    }),
    cacheRequests: new Counter({
      name: 'hipocampo_cache_requests_total',
      help: 'Contexts by what the cache had: hit, miss (nothing or a stale entry), bypass (cache away)',
      labelNames: ['result'] as const,
      registers,
    }),
    cacheFailures: new Counter({
      name: 'hipocampo_cache_failures_total',
      help: 'Cache commands without a reply in time',
      labelNames: ['operation'] as const,
      registers,
    }),
    cacheUp: new Gauge({
      name: 'hipocampo_cache_up',
      help: '1 while the cache answers every worker',
      aggregator: 'min',
      registers,
    }),
    contextBuilds: new Counter({ name: 'hipocampo_context_builds_total', help: 'Contexts built', registers }),
    contextCompressions: new Counter({
      name: 'hipocampo_context_compressions_total',
      help: 'Contexts that had to be compressed',
      registers,
    }),
    contextTokens: new Histogram({
      name: 'hipocampo_context_tokens',
      help: 'estimated_tokens of the contexts built',
      buckets: [50, 100, 250, 500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 8000, 16_000],
      registers,
    }),
    turnsSaved: new Counter({
      name: 'hipocampo_turns_saved_total',
      help: 'Turns by outcome: added, or replayed to a retry',
      labelNames: ['result'] as const,
      registers,
    }),
    statementSeconds: new Histogram({
      name: 'hipocampo_database_statement_seconds',
      help: 'Time of a database statement, seen from the service',
      labelNames: ['statement'] as const,
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    databaseConnectionsLost: new Counter({
      name: 'hipocampo_database_connections_lost_total',
      help: 'Database connections that broke',
      registers,
    }),
  };
  for (const result of ['hit', 'miss', 'bypass']) metrics.cacheRequests.inc({ result }, 0);
  for (const result of ['added', 'replayed']) metrics.turnsSaved.inc({ result }, 0);
  for (const operation of ['get', 'set', 'delete', 'count']) metrics.cacheFailures.inc({ operation }, 0);
  return metrics;
}

/** Shows the connection pool's load at each scrape. */
export function watchDatabase(metrics: Metrics, load: () => DatabaseLoad): void {
  new Gauge({
    name: 'hipocampo_database_connections',
    help: 'Database connections, and callers waiting for one',
    labelNames: ['state'] as const,
    registers: [metrics.registry],
    collect() {
      const { open, idle, waiting } = load();
      this.set({ state: 'open' }, open);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}
