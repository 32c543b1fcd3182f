import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, loadConfig } from '../../src/config.ts';
import { doctor, rebuildIndex } from '../../src/index-commands.ts';
import { MemoryMaintenance } from '../../src/memory/episodes/memory-maintenance.ts';
import { BM25 } from '../../src/memory/episodes/query-evidence.ts';
import { SemanticMemoryStore } from '../../src/memory/episodes/semantic-memory-store.ts';
import type { FactUpkeep } from '../../src/memory/facts/fact-upkeep.ts';
import { ApiKeyStore } from '../../src/stores/api-key-store.ts';
import type { Database } from '../../src/stores/database.ts';
import { EmbeddedDatabase } from '../../src/stores/embedded-database.ts';
import { EmbeddingStore } from '../../src/stores/embedding-store.ts';
import { JobStore } from '../../src/stores/job-store.ts';
import { MemoryStore } from '../../src/stores/memory-store.ts';
import { PgvectorIndex } from '../../src/stores/pgvector-index.ts';
import { setupPgvectorEmbedded } from '../../src/stores/pgvector-setup.ts';
import { createLogger } from '../../src/telemetry/logger.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import type { Progress } from '../../src/telemetry/progress.ts';
import { createFactMemory } from '../../src/wiring/create-fact-memory.ts';
import { openDatabase } from '../../src/wiring/open-database.ts';
import { openStoredIndex } from '../../src/wiring/open-index.ts';
import { createEmbeddedFolder } from '../support/embedded-folder.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { MemoryWriter } from './memory-writer.ts';

const MODEL = { model: 'm', dimension: 2 };
const logger = createLogger('silent');

describe('looking after semantic memory', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let folder: string;
  let config: Config;
  let memoryStore: MemoryStore;
  let embeddingStore: EmbeddingStore;
  let memories: SemanticMemoryStore;
  let factUpkeep: FactUpkeep;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'hipocampo-index-'));
    config = loadConfig({ DATABASE_URL: testDatabase.url, DATA_DIR: folder, SEMANTIC_MEMORY_ENABLED: 'true' });
    database = await openDatabase(config, logger, null, false);
    memoryStore = new MemoryStore({ database });
    embeddingStore = new EmbeddingStore({ database });
    ({ factUpkeep } = createFactMemory(
      { database, clock: { now: () => new Date() }, metrics: createMetrics() },
      { recalled: config.semanticMemory.enabled },
    ));
    memories = new SemanticMemoryStore({
      enabled: true,
      database,
      memoryStore,
      turnDays: null,
      ranker: null,
      clock: { now: () => new Date() },
      newId: randomUUID,
      logger,
      metrics: createMetrics(),
    });
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const examine = async () => {
    let told = '';
    const well = await doctor(config, database, (text) => {
      told += text;
    });
    return { well, told };
  };
  const remember = async (content: string, more: { expiresDays?: number; vector?: number[] } = {}) => {
    const { memory } = await memories.save('default', 'u1', {
      content,
      type: 'episodic',
      language: 'es',
      expiresDays: more.expiresDays,
      metadata: null,
    });
    const { vector } = more;
    if (vector !== undefined) {
      const embedding = { memoryId: memory.memoryId, vectors: [Float32Array.from(vector)] };
      await database.transaction('default', (tx) =>
        embeddingStore.storeEmbeddings(tx, 'default', MODEL.model, MODEL.dimension, [embedding]),
      );
    }
    return memory.memoryId;
  };

  it('has nothing to compare before an embedding worker has worked', async () => {
    expect(await examine()).toEqual({ well: true, told: expect.stringContaining('nothing to compare') });
  });

  it('finds all well while memories wait for their vectors, and when they have them', async () => {
    await embeddingStore.setModel(MODEL.model, MODEL.dimension, 'serving');
    await remember('El gato duerme en la cocina', { vector: [1, 0] });
    await remember('La reunión es el lunes a las nueve');
    const { well, told } = await examine();
    expect([well, told]).toEqual([
      true,
      expect.stringMatching(/2 memories, 1 waiting .* 0 forgotten, 0 doubled\nall is well/),
    ]);
  });

  it('finds a memory that nothing will ever give a vector, and vectors that the index cannot hold', async () => {
    const lost = await remember('Compramos una bicicleta roja');
    await database.as('default').rows('DELETE FROM jobs WHERE memory_id = $1', [lost]);
    expect(await examine()).toEqual({ well: false, told: expect.stringContaining('1 forgotten') });
    await memories.delete('default', 'u1', lost);
    expect((await examine()).well).toBe(true);

    const broken = await remember('El tren sale a las ocho', { vector: [Number.NaN, 0] });
    const { well, told } = await examine();
    expect([well, told]).toEqual([false, expect.stringContaining('user u1: the index holds')]);
    await memories.delete('default', 'u1', broken);
    expect((await examine()).well).toBe(true);
  });

  it('tells how far it is, by memories and by files, and prints nothing meanwhile', async () => {
    const steps: unknown[] = [];
    const printed: string[] = [];
    const progress: Progress = async (work, run) => {
      const before = printed.length;
      const result = await run((...step) => void steps.push([work, ...step]));
      expect(printed).toHaveLength(before); // a bar and a line would be on one terminal
      return result;
    };
    const print = (text: string) => void printed.push(text);
    const [{ memories: stored } = { memories: 0 }] = (
      await database
        .as('default')
        .query<{ memories: number }>({ name: 'count', text: 'SELECT count(*) AS memories FROM memories' }, [])
    ).rows;
    expect(stored).toBeGreaterThan(1);
    expect(await doctor(config, database, print, progress)).toBe(true);
    expect(steps.splice(0)).toEqual([['comparing the memories of tenant default', stored, stored]]);
    await rebuildIndex(config, print, progress);
    expect(steps).toEqual([['removing the index (files)', 1, 1]]);
  });

  it('removes the index and builds it again from PostgreSQL', async () => {
    const open = () => openStoredIndex({ config, database, memoryStore }, MODEL);
    let index = open();
    const before = await index.inspect({ tenant: 'default', userId: 'u1' });
    await index.close();
    expect(await readdir(join(folder, 'index', 'm'))).toHaveLength(1);
    let told = '';
    await rebuildIndex(config, (text) => {
      told += text;
    });
    expect(told).toContain('removed the index of m');
    expect(await readdir(join(folder, 'index'))).toEqual([]);
    index = open();
    expect(await index.inspect({ tenant: 'default', userId: 'u1' })).toMatchObject({
      memories: before.memories,
      passages: before.passages,
    });
    await index.close();
  });

  it('compares the vectors that pgvector holds with those that it should', async () => {
    const dataDir = await createEmbeddedFolder();
    const embedded = await EmbeddedDatabase.open({ dataDir, maxWaiting: 100, extensions: ['vector'] });
    try {
      const own = loadConfig({ DATA_DIR: dataDir, SEMANTIC_MEMORY_ENABLED: 'true', SEMANTIC_INDEX: 'pgvector' });
      const look = async () => {
        let told = '';
        const well = await doctor(own, embedded, (text) => {
          told += text;
        });
        return { well, told };
      };
      await new ApiKeyStore({ database: embedded }).addTenant('default');
      const writer = new MemoryWriter(embedded);
      await new EmbeddingStore({ database: embedded }).setModel('hashing', 64, 'serving');
      const scope = { tenant: 'default', userId: 'u1' };
      const ids = [await writer.tell(scope, 'one'), await writer.tell(scope, 'two', { passages: ['two', 'three'] })];
      expect(await look()).toEqual({
        well: false,
        told: expect.stringMatching(/holds 2 memories and 0 vectors, PostgreSQL 2 and 3\n1 fault\(s\); a restart/),
      });
      await setupPgvectorEmbedded(embedded, { model: 'hashing', dimension: 64 });
      const index = new PgvectorIndex({ database: embedded, memoryStore, model: 'hashing', dimension: 64, bm25: BM25 });
      const far: number[][] = [];
      await index.fill('default', (...step) => far.push(step));
      expect(far).toEqual([[2, 2]]);
      expect(await look()).toMatchObject({ well: true });
      await embedded.as('default').rows('DELETE FROM memory_vectors WHERE memory_id = $1 AND passage = 1', [ids[1]]);
      expect(await look()).toMatchObject({ well: false });
      await index.fill('default');
      expect(await look()).toMatchObject({ well: true });
      let told = '';
      await rebuildIndex(own, (text) => {
        told += text;
      });
      expect(told).toMatch(/restart of the embedding worker/);
    } finally {
      await embedded.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  it('removes what has expired, from PostgreSQL and from the index', async () => {
    const id = await remember('La oferta termina mañana por la noche', { expiresDays: 1, vector: [0, 1] });
    const metrics = createMetrics();
    const maintenance = new MemoryMaintenance({
      memories,
      memoryStore,
      factUpkeep,
      jobs: new JobStore({ database }),
      keys: new ApiKeyStore({ database }),
      logger,
      metrics,
    });
    await maintenance.purge();
    expect(await memoryStore.find({ tenant: 'default', userId: 'u1' }, [id], new Date())).toHaveLength(1);
    await database
      .as('default')
      .rows("UPDATE memories SET expires_at = now() - interval '1 second' WHERE memory_id = $1", [id]);
    expect(await memories.stats('default', 'u1')).toMatchObject({ expired: 1 });
    await maintenance.purge();
    expect(await memories.stats('default', 'u1')).toMatchObject({ expired: 0 });
    expect((await examine()).well).toBe(true);
  });

  it('purges and counts in one of several processes, and leaves no old figures in the others', async () => {
    const processes = Array.from({ length: 3 }, () => {
      const metrics = createMetrics();
      const jobs = new JobStore({ database });
      const keys = new ApiKeyStore({ database });
      return {
        metrics,
        maintenance: new MemoryMaintenance({ memories, memoryStore, factUpkeep, jobs, keys, logger, metrics }),
      };
    });
    const shown = async () =>
      (await Promise.all(processes.map(({ metrics }) => metrics.registry.metrics()))).filter((text) =>
        /hipocampo_jobs\{/.test(text),
      ).length;
    const countedFacts = async () =>
      (await Promise.all(processes.map(({ metrics }) => metrics.registry.metrics()))).filter((text) =>
        /hipocampo_facts\{state="active"\}/.test(text),
      ).length;
    await Promise.all(processes.map(({ maintenance }) => maintenance.countInTurn()));
    expect(await shown()).toBe(1);
    for (const { maintenance } of processes) await maintenance.count();
    expect(await shown()).toBe(3);
    await Promise.all(processes.map(({ maintenance }) => maintenance.countInTurn()));
    expect(await shown()).toBe(0);

    const expired = async () => {
      const id = await remember(`Caduca ${randomUUID()}`, { expiresDays: 1 });
      await database
        .as('default')
        .rows("UPDATE memories SET expires_at = now() - interval '1 second' WHERE memory_id = $1", [id]);
    };
    await expired();
    for (const { maintenance } of processes) await maintenance.purgeInTurn();
    expect(await memories.stats('default', 'u1')).toMatchObject({ expired: 0 });
    expect(await countedFacts()).toBe(1);
    await expired();
    for (const { maintenance } of processes) await maintenance.purgeInTurn();
    expect(await memories.stats('default', 'u1')).toMatchObject({ expired: 1 });
    await memories.purgeExpired('default');
  });

  it('counts jobs that wait and dead letters', async () => {
    const jobs = new JobStore({ database });
    const metrics = createMetrics();
    const maintenance = new MemoryMaintenance({
      memories,
      memoryStore,
      factUpkeep,
      jobs,
      keys: new ApiKeyStore({ database }),
      logger,
      metrics,
    });
    await jobs.enqueue(database.as('default'), 'default', { kind: 'broken' });
    await jobs.fail('default', await jobs.claim(['broken'], 1, 60), 'no', { retryable: false });
    await maintenance.count();
    const text = await metrics.registry.metrics();
    expect(text).toMatch(/hipocampo_jobs\{kind="broken",status="failed"\} 1/);
    expect(text).toMatch(/hipocampo_jobs\{kind="embed",status="pending"\} [1-9]/);
    expect(text).toMatch(/hipocampo_job_lag_seconds\{kind="embed"\} \d/);
  });
});
