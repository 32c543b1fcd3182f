/** Keeps the workers of one host alive: one port, `WORKERS` processes, restarts with backoff, metrics of all in one. */
import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { Config } from './config.ts';
import { DependencyUnavailable } from './errors.ts';
import { Lifecycle } from './lifecycle.ts';
import type { CannotStartMessage } from './start-failure.ts';
import { migratePostgres } from './stores/migrate.ts';
import { requirePgvector } from './stores/pgvector-setup.ts';
import type { Logger } from './telemetry/logger.ts';

const FIRST_BACKOFF_MS = 100;
const LONGEST_BACKOFF_MS = 10_000; // a worker that dies at once is tried every ten seconds, not in a loop
const HEALTHY_AFTER_MS = 30_000; // alive for this long, a worker starts again without delay
const METRICS_TIMEOUT_MS = 5_000;

interface MetricsQuestion {
  readonly hipocampo: 'metrics';
  readonly question: string;
}
interface MetricsAnswer extends MetricsQuestion {
  /** The worker's metrics as text; null where it did not send them in time. */
  readonly text: string | null;
  readonly contentType: string;
}

/** Migrates, starts the workers, and ends when they have ended. */
export async function superviseWorkers(config: Config, logger: Logger): Promise<void> {
  // Round-robin hands connections over between processes, and loses the one on its way to a worker that is killed.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  if (config.databaseUrl !== undefined) {
    await migratePostgres({ connectionString: config.databaseUrl });
    const { enabled, index } = config.semanticMemory;
    if (enabled && index === 'pgvector') await requirePgvector({ connectionString: config.databaseUrl });
  }

  const lifecycle = new Lifecycle({ logger, timeoutMs: config.shutdownTimeoutMs + 1_000 });
  const registry = new AggregatorRegistry();
  let backoffMs = FIRST_BACKOFF_MS;
  let served = false; // a worker has listened: what keeps a later one from it may pass, and is tried again

  const start = () => {
    const startedAt = Date.now();
    const worker = cluster.fork();
    worker.on('listening', () => {
      served = true;
    });
    worker.on('message', (message: MetricsQuestion | CannotStartMessage) => {
      if (message.hipocampo === 'metrics') void answer(worker, message);
      if (message.hipocampo === 'cannot_start') giveUp(message.reason);
    });
    worker.on('exit', (code, signal) => {
      if (lifecycle.isClosing) return;
      backoffMs =
        Date.now() - startedAt > HEALTHY_AFTER_MS ? FIRST_BACKOFF_MS : Math.min(backoffMs * 2, LONGEST_BACKOFF_MS);
      logger.error({ worker_pid: worker.process.pid, code, signal, restart_in_ms: backoffMs }, 'worker_died');
      setTimeout(() => !lifecycle.isClosing && start(), backoffMs);
    });
  };

  function giveUp(reason: string): void {
    if (served || lifecycle.isClosing) return;
    process.stderr.write(`hipocampo could not start: ${reason}\n`);
    process.exitCode = 1;
    void lifecycle.close();
  }

  async function answer(worker: Worker, { question }: MetricsQuestion): Promise<void> {
    const text = await registry.clusterMetrics().catch((error: unknown) => {
      logger.warn({ err: error }, 'metrics_of_workers_failed');
      return null;
    });
    if (worker.isConnected())
      worker.send({ hipocampo: 'metrics', question, text, contentType: registry.contentType } satisfies MetricsAnswer);
  }

  lifecycle.onClose({ name: 'workers', run: stopWorkers });
  lifecycle.listenForSignals({ supervised: false });
  for (let index = 0; index < config.workers; index += 1) start();
}

/** Lets the supervisor collect this worker's metrics. */
export function offerMetrics(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry(); // whose making is what starts a worker's answers
}

/** Asks the supervisor for the metrics of all workers. */
export async function metricsOfAllWorkers(): Promise<{ contentType: string; text: string }> {
  const question = randomUUID();
  return new Promise((resolve, reject) => {
    const stop = (timer: NodeJS.Timeout) => {
      clearTimeout(timer);
      process.off('message', listen);
    };
    const timer = setTimeout(() => {
      stop(timer);
      reject(new Error('the supervisor did not answer'));
    }, METRICS_TIMEOUT_MS);
    const listen = (message: Partial<MetricsAnswer>) => {
      if (message.hipocampo !== 'metrics' || message.question !== question) return;
      stop(timer);
      if (typeof message.text === 'string')
        resolve({ contentType: message.contentType ?? 'text/plain', text: message.text });
      else reject(new DependencyUnavailable('a worker did not tell its metrics in time'));
    };
    process.on('message', listen);
    process.send?.({ hipocampo: 'metrics', question } satisfies MetricsQuestion);
  });
}

async function stopWorkers(): Promise<void> {
  const alive = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  await Promise.all(
    alive.map(
      (worker) =>
        new Promise<void>((resolve) => {
          worker.once('exit', () => resolve());
          worker.process.kill('SIGTERM');
        }),
    ),
  );
}
