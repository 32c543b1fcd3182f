/** Door 1: the HTTP workers. One process serves by itself; with `WORKERS` above one this one only keeps its workers alive. */
import cluster from 'node:cluster';
import { keepYoungSmall } from './start-heap.ts';

// What is loaded grows the heap as well, so all of it is loaded behind this.
keepYoungSmall();
const { failToStart } = await import('./start-failure.ts');
try {
  const { loadConfig } = await import('./config.ts');
  const { createLogger } = await import('./telemetry/logger.ts');
  const config = loadConfig();
  const logger = createLogger(config.logLevel);
  // What serves is loaded where it is needed: a supervisor needs none of it.
  if (cluster.isPrimary && config.workers > 1) await (await import('./supervisor.ts')).superviseWorkers(config, logger);
  else await (await import('./worker.ts')).serve(config, logger);
} catch (error) {
  failToStart('hipocampo could not start', error);
}
