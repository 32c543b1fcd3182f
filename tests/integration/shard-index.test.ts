import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { ShardIndex } from '../../src/embedding/index/shard-index.ts';
import { MemoryStore } from '../../src/stores/memory-store.ts';
import { PostgresDatabase } from '../../src/stores/postgres-database.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { memoryIndexSpec, SPEC_BM25 } from './memory-index.spec.ts';

const root = mkdtempSync(join(tmpdir(), 'hipocampo-index-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const SETTINGS = { poolSize: 4, statementTimeoutMs: 5_000, maxWaiting: 1_000 };
const LOGGER = { warn: () => undefined, info: () => undefined };

function openOn(database: PostgresDatabase, more: Partial<ConstructorParameters<typeof ShardIndex>[0]> = {}) {
  return new ShardIndex({
    source: new MemoryStore({ database }),
    model: 'hashing',
    dimension: 64,
    bm25: SPEC_BM25,
    directory: join(root, 'spec'),
    memoryBytes: 1e9,
    clock: { now: () => new Date() },
    logger: LOGGER,
    ...more,
  });
}

memoryIndexSpec('ShardIndex', async () => {
  const testDatabase = await createTestDatabase();
  const database = new PostgresDatabase({ connectionString: testDatabase.url, ...SETTINGS });
  const index = openOn(database);
  return {
    database,
    index,
    close: async () => {
      await index.close();
      await database.close();
      await testDatabase.drop();
    },
  };
});
