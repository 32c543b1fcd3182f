/** One HTTP worker, from configuration to the last reply. */
import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from './config.ts';
import { DependencyUnavailable } from './errors.ts';
import type { App } from './http/route-plugin.ts';
import { Lifecycle } from './lifecycle.ts';
import { readFirstTurns } from './memory/first-turns.ts';
import { endStart } from './start-heap.ts';
import { metricsOfAllWorkers, offerMetrics } from './supervisor.ts';
import type { Logger } from './telemetry/logger.ts';
import { createMetrics } from './telemetry/metrics.ts';
import { progressOfService } from './terminal.ts';
import { createService } from './wiring/create-service.ts';
import { openDatabase } from './wiring/open-database.ts';

const IDLE_SWEEP_MS = 50;
const DATABASE_BACK_WITHIN_MS = 60_000;
const DATABASE_ASKED_EVERY_MS = 200;
const LOOPBACK = /^(localhost|127\.|::1$)/;

/** Serves until a signal asks it to stop, then answers what it had accepted and lets the event loop empty. */
export async function serve(config: Config, logger: Logger): Promise<void> {
  const lifecycle = new Lifecycle({ logger, timeoutMs: config.shutdownTimeoutMs });
  lifecycle.listenForSignals({ supervised: cluster.isWorker });
  const metrics = createMetrics();
  if (cluster.isWorker) offerMetrics(metrics.registry);
  const opening = patiently(cluster.isWorker, () =>
    openDatabase(config, logger, metrics, !cluster.isWorker, progressOfService(logger)),
  );
  // An embedded database opens in a thread of its own meanwhile; PostgreSQL would seem not to answer, for nobody listens to it for a second or more.
  if (config.compilesRulesAtStart && config.databaseUrl === undefined) readFirstTurns();
  const database = await opening;
  if (config.compilesRulesAtStart && config.databaseUrl !== undefined) readFirstTurns();
  const service = await createService({
    config,
    logger,
    metrics,
    database,
    isClosing: () => lifecycle.isClosing,
    ...(cluster.isWorker && { metricsText: metricsOfAllWorkers }),
  });

  const hasKeys = await patiently(cluster.isWorker, async () => {
    await service.addTenants();
    return config.apiKeys.length > 0 || service.keys.any();
  });
  const host = hasKeys || LOOPBACK.test(config.host) ? config.host : '127.0.0.1';
  if (!hasKeys) logger.warn({ host }, 'no_api_keys_serving_loopback_only');
  if (config.withoutEffect.length > 0) logger.warn({ settings: config.withoutEffect }, 'settings_without_effect');

  lifecycle.onClose(
    { name: 'http', run: () => closeHttp(service.app) },
    { name: 'service', run: () => service.close() },
    { name: 'database', run: () => database.close() },
    { name: 'cluster', run: async () => cluster.worker?.disconnect() },
  );
  // Last before anyone can wait for it.
  endStart();
  await service.app.listen({ host, port: config.port, listenTextResolver: (address) => `http server at ${address}` });
  service.start();
  const { port } = service.app.server.address() as AddressInfo;
  logger.info({ host, port, database: database.kind, workers: config.workers }, 'listening');
  if (!cluster.isWorker && config.databaseUrl === undefined) greet(host, port, hasKeys);
}

/**
 * Does what a start needs of the database, again and again where it is `supervised` and the database is away. A supervisor's worker
 * starts when others already serve: a database that is away by then has been there, and comes back sooner than a worker that
 * dies of it, and is started later each time.
 */
async function patiently<T>(supervised: boolean, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + DATABASE_BACK_WITHIN_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!supervised || !isAway(error) || performance.now() > until) throw error;
      await sleep(DATABASE_ASKED_EVERY_MS);
    }
  }
}

/** True where the database's absence is at the bottom of an error, whatever a library made of it. */
function isAway(error: unknown): boolean {
  return error instanceof Error && (error instanceof DependencyUnavailable || isAway(error.cause));
}

/** Answers what was accepted; a connection that is kept alive is closed as soon as its last reply is out. */
async function closeHttp(app: App): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS);
  await app.close().finally(() => clearInterval(sweep));
}

/** Prints the first thing a newcomer sees: where it listens, and two calls that work. */
function greet(host: string, port: number, hasKeys: boolean): void {
  const url = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;
  const key = hasKeys ? ` -H 'authorization: Bearer <key>'` : '';
  const post = (path: string, body: unknown) =>
    `curl -s ${url}${path} -H 'content-type: application/json'${key} -d '${JSON.stringify(body)}'`;
  const turn = {
    user_id: 'u1',
    session_id: 's1',
    messages: [
      { role: 'user', content: 'Busca bares cerca de Sol' },
      { role: 'assistant', content: '1. La Venencia 2. Casa Labra' },
    ],
  };
  process.stdout.write(
    `\nHipocampo serves ${url} with the embedded database, as one worker. Try:\n\n${post('/v1/save-turn', turn)}\n\n` +
      `${post('/v1/build-context', { user_id: 'u1', session_id: 's1', current_query: 'Dame más info del segundo' })}\n\n`,
  );
}
