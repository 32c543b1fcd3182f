import { RankerUnavailable } from '../errors.ts';
import type { EmbeddingAppDeps } from '../http/embedding-app.ts';
import { MemoryMaintenance } from '../memory/episodes/memory-maintenance.ts';
import { watchDatabase } from '../telemetry/metrics.ts';
import { createEmbeddingWorker } from './create-embedding-worker.ts';
import { createFactMemory } from './create-fact-memory.ts';
import { createJournal } from './create-journal.ts';
import { createMemoryFiles } from './create-memory-files.ts';
import { createReadingJobs } from './create-reading-jobs.ts';
import { createSemanticMemory } from './create-semantic-memory.ts';
import { createFoundations, type Opened } from './foundations.ts';

/** This process holds no contexts, and what others hold of a session that is gone is never served. */
const NO_ENTRIES = async () => undefined;

/**
 * Creates the embedding worker's whole process, above an open database: the worker, what runs beside it, and how all of it ends. Where
 * semantic memory is off there is no worker in it: no model is opened, and jobs that embed or distil wait until it is on again.
 */
export function createEmbeddingService(opened: Opened) {
  const foundations = createFoundations(opened);
  const { config, logger, metrics, database } = foundations;
  const worker = config.semanticMemory.enabled ? createEmbeddingWorker(foundations) : null;
  const { facts, lateFacts, factUpkeep } = createFactMemory(foundations, { recalled: config.semanticMemory.enabled });
  const maintenance = new MemoryMaintenance({
    ...foundations,
    memories: createSemanticMemory(foundations, worker?.engine ?? null),
    factUpkeep,
    memoryFiles: createMemoryFiles(foundations, facts),
  });
  // Without a language model there is nothing to read here that the HTTP workers do not.
  const reading =
    config.llm === undefined
      ? null
      : createReadingJobs(
          {
            ...foundations,
            facts,
            lateFacts,
            journalReader: createJournal(foundations).journalReader,
            dropEntries: NO_ENTRIES,
          },
          { distils: config.semanticMemory.enabled },
        );
  watchDatabase(metrics, () => database.load());
  const answers: Pick<EmbeddingAppDeps, 'recall' | 'embedder' | 'health'> = {
    recall: async (scope, request, signal) => {
      if (worker === null) throw new RankerUnavailable('semantic memory is off here');
      return worker.engine.rank(scope, request, signal);
    },
    embedder: () => worker?.model ?? null,
    health: async () => {
      const up = await database.ping().then(
        () => true,
        () => false,
      );
      const model = worker === null ? 'off' : (worker.model?.model ?? 'none');
      return { ready: up && worker?.engine.isReady() !== false, parts: { database: up ? 'up' : 'down', model } };
    },
  };
  return {
    /** What its HTTP side asks of it. */
    answers,
    /** Opens the model, where there is to be one. Throws where it cannot be opened. */
    async open(): Promise<void> {
      if (worker === null) logger.warn('semantic_memory_off');
      else await worker.open();
    },
    /** Starts what runs beside the requests. */
    start: () => {
      maintenance.start();
      reading?.start();
    },
    async close(): Promise<void> {
      await maintenance.stop();
      await reading?.stop();
      await worker?.close();
    },
  };
}
