/** Door 1: the HTTP workers. One process serves by itself; with `WORKERS` above one this one only keeps its workers alive. */
import cluster from 'node:cluster';
import { loadConfig } from './config.ts';
import { failToStart } from './start-failure.ts';
import { superviseWorkers } from './supervisor.ts';
import { createLogger } from './telemetry/logger.ts';

try {
  const config = loadConfig();
  const logger = createLogger(config.logLevel);
  if (cluster.isPrimary && config.workers > 1) await superviseWorkers(config, logger);
  // What serves is loaded where it is needed: a supervisor needs none of it.
  else await (await import('./worker.ts')).serve(config, logger);
} catch (error) {
  failToStart('hipocampo could not start', error);
}
