import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Embedder } from '../embedding/embedder.ts';
import { ShardIndex } from '../embedding/index/shard-index.ts';
import type { MemoryIndex } from '../memory/episodes/candidate.ts';
import { BM25 } from '../memory/episodes/hybrid-ranker.ts';
import { identifyDatabase } from '../stores/database-identity.ts';
import { EmbeddedDatabase } from '../stores/embedded-database.ts';
import { PgvectorIndex } from '../stores/pgvector-index.ts';
import { setupPgvector, setupPgvectorEmbedded } from '../stores/pgvector-setup.ts';
import { createLogger } from '../telemetry/logger.ts';
import type { Foundations } from './foundations.ts';

/** Opens the index that the configuration names, of an embedder's vectors. */
export async function openIndex(embedder: Embedder, foundations: Foundations): Promise<MemoryIndex> {
  const { config, memoryStore, clock, logger, metrics, database } = foundations;
  if (config.semanticMemory.index === 'pgvector') return openPgvectorIndex(embedder, foundations);
  return new ShardIndex({
    source: memoryStore,
    model: embedder.model,
    dimension: embedder.dimension,
    bm25: BM25,
    directory: indexFolder(config, embedder.model),
    memoryBytes: config.semanticMemory.indexMemoryBytes,
    clock,
    logger,
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
    directory: indexFolder(config, model),
    memoryBytes: config.semanticMemory.indexMemoryBytes,
    clock: { now: () => new Date() },
    logger: createLogger('error'),
    database: () => identifyDatabase(database),
  });
}

/** Returns the folder of a model's shards, one for each: while one takes over from another, both are searched. */
function indexFolder(config: Config, model: string): string {
  return join(config.dataDir, 'index', model.replaceAll(/[^\w.-]/g, '_'));
}

/** Opens the index on pgvector. Vectors that were stored before it was chosen are taken in while recall works with what is there. */
async function openPgvectorIndex(embedder: Embedder, foundations: Foundations): Promise<PgvectorIndex> {
  const { config, database, memoryStore, keys, logger } = foundations;
  const { model, dimension } = embedder;
  if (database instanceof EmbeddedDatabase) await setupPgvectorEmbedded(database, { model, dimension });
  else await setupPgvector({ connectionString: config.databaseUrl ?? '', model: { model, dimension } });
  const index = new PgvectorIndex({ database, memoryStore, model, dimension, bm25: BM25 });
  const fill = async () => {
    for (const tenant of await keys.tenants()) await index.fill(tenant);
  };
  fill().catch((error: unknown) => logger.warn({ err: error }, 'pgvector_not_filled'));
  return index;
}
