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

/** Creates the embedding worker's whole process, above an open database: the worker, what runs beside it, and how all of it ends. */
export function createEmbeddingService(opened: Opened) {
  const foundations = createFoundations(opened);
  const { config, metrics, database } = foundations;
  const worker = createEmbeddingWorker(foundations);
  const facts = createFactMemory(foundations);
  const maintenance = new MemoryMaintenance({
    ...foundations,
    memories: createSemanticMemory(foundations, worker.engine),
    facts,
    memoryFiles: createMemoryFiles(foundations, facts),
  });
  // Without a language model there is nothing to read here that the HTTP workers do not.
  const reading =
    config.llm === undefined
      ? null
      : createReadingJobs(
          { ...foundations, facts, journalReader: createJournal(foundations).journalReader, dropEntries: NO_ENTRIES },
          { distils: config.semanticMemory.enabled },
        );
  watchDatabase(metrics, () => database.load());
  return {
    worker,
    /** Starts what runs beside the requests. */
    start: () => {
      maintenance.start();
      reading?.start();
    },
    async close(): Promise<void> {
      await maintenance.stop();
      await reading?.stop();
      await worker.close();
    },
  };
}
