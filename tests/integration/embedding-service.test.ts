import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, loadConfig } from '../../src/config.ts';
import { buildEmbeddingApp } from '../../src/http/embedding-app.ts';
import type { App } from '../../src/http/route-plugin.ts';
import type { Database } from '../../src/stores/database.ts';
import { JobStore } from '../../src/stores/job-store.ts';
import { MemoryStore } from '../../src/stores/memory-store.ts';
import { createLogger } from '../../src/telemetry/logger.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { createEmbeddingService } from '../../src/wiring/create-embedding-service.ts';
import { createPartsWatch } from '../../src/wiring/create-parts-watch.ts';
import { createFoundations } from '../../src/wiring/foundations.ts';
import { openDatabase } from '../../src/wiring/open-database.ts';
import { openIndex } from '../../src/wiring/open-index.ts';
import { HashingEmbedder } from '../support/hashing-embedder.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { MemoryWriter } from './memory-writer.ts';

const logger = createLogger('silent');

describe('an embedding worker whose semantic memory is off', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let folder: string;
  let settings: Record<string, string>;
  let config: Config;
  let service: ReturnType<typeof createEmbeddingService>;
  let app: App;
  let asked = 0;
  const llm = createServer((_request, reply) => {
    asked += 1;
    reply.writeHead(500).end();
  });

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'hipocampo-off-'));
    await new Promise<void>((listening) => llm.listen(0, '127.0.0.1', listening));
    settings = {
      DATABASE_URL: testDatabase.url,
      DATA_DIR: folder,
      LLM_BASE_URL: `http://127.0.0.1:${(llm.address() as AddressInfo).port}/v1`,
    };
    config = loadConfig({ ...settings, SEMANTIC_MEMORY_ENABLED: 'false' });
    database = await openDatabase(config, logger, null, false);
    service = createEmbeddingService({ config, logger, metrics: createMetrics(), database });
    await service.open();
    app = await buildEmbeddingApp({
      ...service.answers,
      metricsText: async () => ({ contentType: 'text/plain', text: '' }),
      token: null,
      isClosing: () => false,
      logger,
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await app.close();
    await service.close();
    llm.close();
    await database.close();
    await testDatabase.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('opens no model and takes no job that embeds or distils, though it takes others', async () => {
    const jobs = new JobStore({ database });
    for (const kind of ['embed', 'distil', 'extract_facts'])
      await jobs.enqueue(database.as('default'), 'default', { kind });
    service.start();
    const attempts = async () =>
      Object.fromEntries(
        (await database.as('default').rows('SELECT kind, attempts FROM jobs', [])) as [string, number][],
      );
    await expect.poll(attempts).toMatchObject({ extract_facts: 1 });
    await sleep(1_000); // four looks of a worker that embeds
    expect(await attempts()).toMatchObject({ embed: 0, distil: 0 });
    expect(await readdir(folder)).toEqual([]); // neither a model nor an index
    expect(asked).toBe(0);
  });

  it('is ready, says that it has no model, and ranks and embeds nothing', async () => {
    const ready = await app.inject({ method: 'GET', url: '/health/ready' });
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', database: 'up', model: 'off' }]);
    const question = {
      tenant: 'default',
      user_id: 'u1',
      query: 'x',
      language: 'es',
      k: 5,
      types: null,
      session_id: null,
    };
    for (const [url, payload] of [
      ['/recall', question],
      ['/embed', { text: 'x' }],
    ] as const)
      expect((await app.inject({ method: 'POST', url, payload })).statusCode, url).toBe(503);
  });

  it('is away for an HTTP worker that wants memories ranked', async () => {
    const { port } = app.server.address() as AddressInfo;
    const wanting = loadConfig({
      ...settings,
      SEMANTIC_MEMORY_ENABLED: 'true',
      EMBEDDING_WORKER_URL: `http://127.0.0.1:${port}`,
    });
    const foundations = createFoundations({ config: wanting, logger, metrics: createMetrics(), database });
    const { embedding_worker } = await createPartsWatch(foundations, { shared: null, worker: null }).look();
    expect(embedding_worker).toBe('down');
  });
});

describe('openIndex', () => {
  it('has the log say that a user is being read from PostgreSQL, where that takes a few seconds', async () => {
    const testDatabase = await createTestDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'hipocampo-slow-'));
    const config = loadConfig({ DATABASE_URL: testDatabase.url, DATA_DIR: folder, SEMANTIC_MEMORY_ENABLED: 'true' });
    const database = await openDatabase(config, logger, null, false);
    const lines: { msg: string; work?: string; seconds?: number }[] = [];
    const telling = createLogger('info', { write: (text: string) => lines.push(JSON.parse(text)) });
    const embedder = new HashingEmbedder();
    const scope = { tenant: 'default', userId: 'u1' };
    await new MemoryWriter(database).tell(scope, 'kept');
    const memoryStore = new (class extends MemoryStore {
      override async *changes(...which: Parameters<MemoryStore['changes']>) {
        await sleep(2_500);
        return yield* super.changes(...which);
      }
    })({ database });
    const foundations = createFoundations({ config, logger: telling, metrics: createMetrics(), database });
    const index = await openIndex(embedder, { ...foundations, memoryStore });
    try {
      const query = { terms: ['kept'], types: null, sessionId: null, now: new Date(), limit: 1 };
      await index.candidates(scope, { ...query, vector: embedder.vectorOf('kept') });
      const work = 'reading the index of a user from the database (memories)';
      expect(lines.map(({ msg, work }) => [msg, work])).toEqual([
        ['progress', work],
        ['progress', work],
      ]); // after two seconds, and at the end
    } finally {
      await index.close();
      await database.close();
      await testDatabase.drop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
