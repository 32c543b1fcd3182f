/** Door 1: the HTTP workers. One process serves by itself; with `WORKERS` above one this one only keeps its workers alive. */
import cluster from 'node:cluster';
import { ConfigError, loadConfig } from './config.ts';
import { superviseWorkers } from './supervisor.ts';
import { createLogger } from './telemetry/logger.ts';
import { serve } from './worker.ts';

try {
  const config = loadConfig();
  const logger = createLogger(config.logLevel);
  if (cluster.isPrimary && config.workers > 1) await superviseWorkers(config, logger);
  else await serve(config, logger);
} catch (error) {
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
  else
    process.stderr.write(
      `hipocampo could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  process.exitCode = 1;
  // A database thread or a half-open pool may still hold the process.
  setTimeout(() => process.exit(1), 1_000).unref();
}
