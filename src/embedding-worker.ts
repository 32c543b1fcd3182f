/** Door 2: the embedding worker. Gives memories their vectors and answers which of them a query means. */
import type { AddressInfo } from 'node:net';
import { ConfigError, loadEmbeddingWorkerConfig } from './config.ts';
import { buildEmbeddingApp } from './http/embedding-app.ts';
import { Lifecycle } from './lifecycle.ts';
import { failToStart } from './start-failure.ts';
import { createLogger } from './telemetry/logger.ts';
import { createMetrics } from './telemetry/metrics.ts';
import { progressOfService } from './terminal.ts';
import { createEmbeddingService } from './wiring/create-embedding-service.ts';
import { openDatabase } from './wiring/open-database.ts';

const LOOPBACK = /^(localhost|127\.|::1$)/;

async function main(): Promise<void> {
  const config = loadEmbeddingWorkerConfig();
  const { workerHost, workerPort, workerToken } = config.semanticMemory;
  const faults: string[] = [];
  if (config.databaseUrl === undefined)
    faults.push(
      'DATABASE_URL: with the embedded database the embedding worker runs inside `npm start`; set it for a process of its own',
    );
  if (workerToken === undefined && !LOOPBACK.test(workerHost))
    faults.push('EMBEDDING_WORKER_TOKEN: an embedding worker that others than this machine reach needs a token');
  if (faults.length > 0) throw new ConfigError(faults);

  const logger = createLogger(config.logLevel);
  const lifecycle = new Lifecycle({ logger, timeoutMs: config.shutdownTimeoutMs });
  lifecycle.listenForSignals({ supervised: false });
  const metrics = createMetrics();
  const database = await openDatabase(config, logger, metrics, true, progressOfService(logger));
  const service = createEmbeddingService({ config, logger, metrics, database });
  await service.open();
  const app = await buildEmbeddingApp({
    ...service.answers,
    metricsText: async () => ({ contentType: metrics.registry.contentType, text: await metrics.registry.metrics() }),
    token: workerToken ?? null,
    isClosing: () => lifecycle.isClosing,
    logger,
  });
  lifecycle.onClose(
    { name: 'http', run: () => app.close() },
    { name: 'embedding', run: () => service.close() },
    { name: 'database', run: () => database.close() },
  );
  await app.listen({
    host: workerHost,
    port: workerPort,
    listenTextResolver: (address) => `embedding worker at ${address}`,
  });
  service.start();
  const { port } = app.server.address() as AddressInfo;
  logger.info({ host: workerHost, port, model: service.answers.embedder()?.model }, 'listening');
}

try {
  await main();
} catch (error) {
  failToStart('the embedding worker could not start', error);
}
