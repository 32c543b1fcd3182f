import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Embedder } from '../embedding/embedder.ts';
import { ShardIndex } from '../embedding/index/shard-index.ts';
import type { MemoryIndex } from '../memory/episodes/candidate.ts';
import { hashedIndex } from '../memory/episodes/hashed-index.ts';
import { BM25 } from '../memory/episodes/query-evidence.ts';
import { identifyDatabase } from '../stores/database-identity.ts';
import { EmbeddedDatabase } from '../stores/embedded-database.ts';
import { PgvectorIndex } from '../stores/pgvector-index.ts';
import { setupPgvector, setupPgvectorEmbedded } from '../stores/pgvector-setup.ts';
import { beneath } from '../stores/sealing/sealed-database.ts';
import { createLogger } from '../telemetry/logger.ts';
import { progressInBackground } from '../terminal.ts';
import type { Foundations } from './foundations.ts';

/** Opens the index that the configuration names, of an embedder's vectors. */
export async function openIndex(embedder: Embedder, foundations: Foundations): Promise<MemoryIndex> {
  const { config, memoryStore, clock, logger, metrics, database } = foundations;
  if (config.semanticMemory.index === 'pgvector') return openPgvectorIndex(embedder, foundations);
  const { sealing } = database;
  // Shards from before encryption was turned on hold words as they were said.
  if (sealing !== undefined) await rm(indexFolders(config, false), { recursive: true, force: true });
  const shards = new ShardIndex({
    source: memoryStore,
    model: embedder.model,
    dimension: embedder.dimension,
    bm25: BM25,
    directory: indexFolder(config, embedder.model, sealing !== undefined),
    memoryBytes: config.semanticMemory.indexMemoryBytes,
    clock,
    logger,
    progress: progressInBackground(logger),
    database: () => identifyDatabase(database),
    hooks: {
      onSize: (shards, bytes) => {
        metrics.indexShards.set(shards);
        metrics.indexBytes.set(bytes);
      },
      onRead: (from, seconds) => metrics.shardReadSeconds.observe({ source: from }, seconds),
      onSearch: (seconds) => metrics.indexSearchSeconds.observe(seconds),
      onEvicted: () => metrics.shardsEvicted.inc(),
      onRefused: (vectors) => metrics.vectorsRefused.inc(vectors),
    },
  });
  if (sealing === undefined) return shards;
  return hashedIndex(shards, ({ tenant, userId }) => sealing.keyOf(tenant, userId, false));
}

/** Opens the shards as they are on disk, brought up to date for whoever only looks at them. */
export function openStoredIndex(
  { config, database, memoryStore }: Pick<Foundations, 'config' | 'database' | 'memoryStore'>,
  { model, dimension }: Pick<Embedder, 'model' | 'dimension'>,
): ShardIndex {
  return new ShardIndex({
    source: memoryStore,
    model,
    dimension,
    bm25: BM25,
    directory: indexFolder(config, model, database.sealing !== undefined),
    memoryBytes: config.semanticMemory.indexMemoryBytes,
    clock: { now: () => new Date() },
    logger: createLogger('error'),
    database: () => identifyDatabase(database),
  });
}

/** Returns the folder of a model's shards, one for each: while one takes over from another, both are searched. */
function indexFolder(config: Config, model: string, isSealed: boolean): string {
  return join(indexFolders(config, isSealed), model.replaceAll(/[^\w.-]/g, '_'));
}

/** Returns the folder of all shards: of those whose words are keyed hashes another one. */
export function indexFolders(config: Pick<Config, 'dataDir'>, isSealed: boolean): string {
  return join(config.dataDir, isSealed ? 'index-sealed' : 'index');
}

/** Opens the index on pgvector. Vectors that were stored before it was chosen are taken in while recall works with what is there. */
async function openPgvectorIndex(embedder: Embedder, foundations: Foundations): Promise<PgvectorIndex> {
  const { config, database, memoryStore, keys, logger } = foundations;
  const { model, dimension } = embedder;
  const stored = beneath(database);
  if (stored instanceof EmbeddedDatabase) await setupPgvectorEmbedded(stored, { model, dimension });
  else await setupPgvector({ connectionString: config.databaseUrl ?? '', model: { model, dimension } });
  const index = new PgvectorIndex({ database, memoryStore, model, dimension, bm25: BM25 });
  const fill = async () => {
    for (const tenant of await keys.tenants())
      await progressInBackground(logger)('filling the index on pgvector (memories)', (tell) =>
        index.fill(tenant, tell),
      );
  };
  fill().catch((error: unknown) => logger.warn({ err: error }, 'pgvector_not_filled'));
  return index;
}
