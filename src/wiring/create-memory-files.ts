import { DEFAULT_TENANT } from '../cache/cache-keys.ts';
import type { FactMemory } from '../memory/facts/fact-memory.ts';
import { MemoryFiles } from '../memory/memory-file/memory-files.ts';
import { MemoryFolder } from '../memory/memory-file/memory-folder.ts';
import { identifyDatabase } from '../stores/database-identity.ts';
import { FactStore } from '../stores/fact-store.ts';
import { lockFolder } from '../stores/folder-lock.ts';
import { MemoryFileStore } from '../stores/memory-file-store.ts';
import type { Foundations } from './foundations.ts';

/** Creates what tells facts as a text and takes it back. */
export function createMemoryFiles({ database, clock, config }: Foundations, factMemory: FactMemory): MemoryFiles {
  return new MemoryFiles({
    database,
    facts: new FactStore({ database }),
    factMemory,
    files: new MemoryFileStore({ database }),
    clock,
    defaultLanguage: config.defaultLanguage,
  });
}

/** Creates what keeps the folder of MEMORY_DIR in step; null where there is none. */
export function createMemoryFolder(foundations: Foundations, memoryFiles: MemoryFiles): MemoryFolder | null {
  const { database, config, logger } = foundations;
  if (config.memoryFolder === undefined) return null;
  const { path, watches } = config.memoryFolder;
  return new MemoryFolder({
    folder: path,
    watches,
    tenant: DEFAULT_TENANT,
    files: new MemoryFileStore({ database }),
    memoryFiles,
    hold: lockFolder,
    identify: () => identifyDatabase(database),
    language: config.defaultLanguage,
    logger,
  });
}
