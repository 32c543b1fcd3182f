/** The service with semantic memory, as its own processes: the embedded default, or PostgreSQL with an embedding worker. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cleanup } from '../cleanup.ts';
import { ServerProcess } from '../server-process.ts';

const READY_WITHIN_MS = 120_000; // the first start turns the bundled model into what runs fast

export interface RecallServiceOptions {
  readonly cleanup: Cleanup;
  /** `dist/server.js` or `src/server.ts`; the embedding worker lies beside it. */
  readonly server: string;
  readonly modelDir: string | undefined;
  /** Absent: the embedded default. */
  readonly databaseUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Of Node, for the embedding worker alone. */
  readonly workerArguments?: readonly string[];
  /** Where both processes write CPU profiles when they end. */
  readonly profile?: string | undefined;
}

export interface RecallService {
  readonly http: ServerProcess;
  /** Null in the embedded default, where it runs inside the one process. */
  readonly worker: ServerProcess | null;
  /** Where the service keeps the model and its indexes. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** Resolves when vectors can be had. */
export async function startRecallService(options: RecallServiceOptions): Promise<RecallService> {
  const { cleanup, databaseUrl } = options;
  const folder = await mkdtemp(join(tmpdir(), 'hipocampo-recall-'));
  cleanup.add(() => rm(folder, { recursive: true, force: true }));
  const env = {
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    ...(options.modelDir !== undefined && { EMBEDDING_MODEL_DIR: options.modelDir }),
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl, SEMANTIC_MEMORY_ENABLED: 'true' }),
    ...options.env,
  };
  const workerArguments = [...(options.workerArguments ?? []), ...profiled(options.profile, 'embedding-worker')];
  const worker = databaseUrl === undefined ? null : await startEmbeddingWorker(options, env, workerArguments);
  const { program, nodeArguments } = programOf(options.server);
  const http = await ServerProcess.start({
    program,
    nodeArguments: [...profiled(options.profile, 'http'), ...nodeArguments],
    env: { ...env, ...(worker !== null && { EMBEDDING_WORKER_URL: worker.url }) },
  });
  cleanup.add(() => http.stop());
  const stop = async () => {
    await http.stop();
    await worker?.stop();
  };
  return { http, worker, folder, stop };
}

export async function startEmbeddingWorker(
  { cleanup, server }: Pick<RecallServiceOptions, 'cleanup' | 'server'>,
  env: Readonly<Record<string, string>>,
  nodeArguments: readonly string[] = [],
): Promise<ServerProcess> {
  const { program, nodeArguments: loader } = programOf(server.replace(/server\.([jt]s)$/, 'embedding-worker.$1'));
  const worker = await ServerProcess.start({
    program,
    env,
    nodeArguments: [...nodeArguments, ...loader],
    portSetting: 'EMBEDDING_WORKER_PORT',
  });
  cleanup.add(() => worker.stop());
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await fetch(`${worker.url}/health/ready`)).ok) {
    if (Date.now() > deadline) throw new Error('the embedding worker has no model');
    await sleep(100);
  }
  return worker;
}

const programOf = (program: string) => ({ program, nodeArguments: program.endsWith('.ts') ? ['--import', 'tsx'] : [] });

const profiled = (folder: string | undefined, name: string): string[] =>
  folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`, `--cpu-prof-name=${name}.cpuprofile`];
