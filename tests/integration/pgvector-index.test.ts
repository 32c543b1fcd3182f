import { rm } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmbeddedDatabase } from '../../src/stores/embedded-database.ts';
import { EmbeddingStore } from '../../src/stores/embedding-store.ts';
import { MemoryStore } from '../../src/stores/memory-store.ts';
import { PgvectorIndex } from '../../src/stores/pgvector-index.ts';
import { setupPgvector, setupPgvectorEmbedded } from '../../src/stores/pgvector-setup.ts';
import { candidatesStatement, WALK_ON } from '../../src/stores/pgvector-sql.ts';
import { createEmbeddedFolder } from '../support/embedded-folder.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { memoryIndexSpec, SPEC_BM25 } from './memory-index.spec.ts';
import { MemoryWriter } from './memory-writer.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const MODEL = { model: 'hashing', dimension: 64 };

async function openDatabase() {
  const dataDir = await createEmbeddedFolder();
  folders.push(dataDir);
  return EmbeddedDatabase.open({ dataDir, maxWaiting: 1_000, extensions: ['vector'] });
}

function openOn(database: EmbeddedDatabase, more: { scanUpToPassages?: number } = {}) {
  return new PgvectorIndex({
    database,
    memoryStore: new MemoryStore({ database }),
    ...MODEL,
    bm25: SPEC_BM25,
    ...more,
  });
}

for (const [name, more] of [
  ['PgvectorIndex, by scan', {}],
  ['PgvectorIndex, by graph', { scanUpToPassages: 0 }],
] as const)
  memoryIndexSpec(name, async () => {
    const database = await openDatabase();
    await setupPgvectorEmbedded(database, MODEL);
    return { database, index: openOn(database, more), close: () => database.close() };
  });

describe('PgvectorIndex', () => {
  const scope = { tenant: 'default', userId: 'many' };
  let database: EmbeddedDatabase;
  let writer: MemoryWriter;
  const ask = (text: string, limit = 10) => ({
    vector: writer.embedder.vectorOf(text),
    terms: [],
    types: null,
    sessionId: null,
    now: new Date(),
    limit,
  });
  const topics = Array.from({ length: 600 }, (_, number) => `topic ${number} word${number % 37} of${number % 11}`);

  beforeAll(async () => {
    database = await openDatabase();
    await setupPgvectorEmbedded(database, MODEL);
    writer = new MemoryWriter(database);
    for (const userId of ['many', 'others']) for (const text of topics) await writer.tell({ ...scope, userId }, text);
    for (let turn = 1; turn <= 5; turn++)
      await writer.tell({ ...scope, userId: 'few' }, 'alone', { session: 'few', turn });
  });
  afterAll(() => database.close());

  it('takes in the vectors that memories had before it was chosen, once', async () => {
    const index = openOn(database);
    expect((await index.candidates(scope, ask('topic 7'))).items).toStrictEqual([]);
    expect(await index.fill('default')).toBe(2 * topics.length + 5);
    expect(await index.fill('default')).toBe(0);
    expect((await index.candidates(scope, ask('topic 7'))).items).toHaveLength(10);
  });

  it('finds through the graph what a scan finds', async () => {
    const scan = openOn(database);
    const graph = openOn(database, { scanUpToPassages: 100 });
    let found = 0;
    for (let round = 0; round < 20; round++) {
      const asked = ask(`word${round} topic ${round * 31}`);
      const expected = (await scan.candidates(scope, asked)).items.map(({ memoryId }) => memoryId);
      await graph.candidates(scope, asked); // learns that there are many
      const items = (await graph.candidates(scope, asked)).items;
      found += items.filter(({ memoryId }) => expected.includes(memoryId)).length;
    }
    expect(found / 200).toBeGreaterThan(0.95);
  });

  it('reads one user’s vectors along their index, or walks the graph, under row-level security', async () => {
    await database.vacuum();
    const explain = (by: 'scan' | 'graph', userId: string) =>
      database.transaction('default', async (tx) => {
        if (by === 'graph') await tx.query(WALK_ON, ['100']);
        const vector = `[${ask('topic').vector.join(',')}]`;
        const values = ['default', userId, ['a'], null, null, new Date(), 10, 1.2, 0.75, 10_000, 10, vector, 'hashing'];
        const plan = await tx.rows(`EXPLAIN ${candidatesStatement(by, 'hashing', 64).text}`, values);
        const [role] = await tx.rows('SELECT current_user', []);
        return { plan: plan.flat().join('\n'), role };
      });
    const graph = await explain('graph', 'many');
    expect(graph.role).toStrictEqual(['hipocampo_app']);
    expect(graph.plan).toMatch(/Index Scan using memory_vectors_hnsw_\w+ on memory_vectors v/);
    expect(graph.plan).not.toMatch(/Seq Scan on memory_vectors/);
    const scan = await explain('scan', 'few');
    expect(scan.plan).toMatch(/memory_vectors_of_user/);
    expect(scan.plan).toMatch(/memory_vectors_pkey/);
    expect(scan.plan).not.toMatch(/Seq Scan/);
  });

  it('shows nobody the vectors of another tenant', async () => {
    const count = async (tenant: string) =>
      (await database.as(tenant).rows('SELECT count(*) FROM memory_vectors', []))[0]?.[0];
    expect([await count('default'), await count('other'), await count('')]).toStrictEqual([
      2 * topics.length + 5,
      0,
      0,
    ]);
  });

  it('loses the vectors of a memory with the memory', async () => {
    const [other] = topics;
    const id = await writer.tell(scope, other as string);
    await openOn(database).fill('default');
    await writer.store.delete(scope, id);
    const rows = await database.as('default').rows('SELECT FROM memory_vectors WHERE memory_id = $1', [id]);
    expect(rows).toHaveLength(0);
  });

  it('takes in what it lacks of a memory that it holds in part', async () => {
    const id = await writer.tell(scope, 'in parts', { passages: ['one part', 'another part'] });
    const index = openOn(database);
    await index.fill('default');
    await database.as('default').rows('DELETE FROM memory_vectors WHERE memory_id = $1 AND passage = 1', [id]);
    expect(await index.fill('default')).toBe(1);
    const rows = await database.as('default').rows('SELECT FROM memory_vectors WHERE memory_id = $1', [id]);
    expect(rows).toHaveLength(2);
  });

  it('prepares its statements for two models on one connection, and names them no longer than PostgreSQL takes', () => {
    const names = ['a', 'b'.repeat(200)].map((model) => candidatesStatement('graph', model, 3).name);
    expect(new Set([...names, candidatesStatement('graph', 'a', 4).name]).size).toBe(3);
    for (const name of names) expect(name).toMatch(/^[a-z0-9_]{1,63}$/);
    const [one, other] = ['a', 'b'].map((model) => candidatesStatement('scan', model, 3));
    expect(one).toStrictEqual(other);
  });

  it('loses vectors and graph of a model when its embeddings are dropped', async () => {
    const next = { model: "next's", dimension: 64 };
    await setupPgvectorEmbedded(database, next);
    const own = { ...scope, userId: 'changing' };
    const id = await writer.tell(own, 'both models know this');
    const vectors = [writer.embedder.vectorOf('both models know this')];
    const embeddings = [{ memoryId: id, vectors }];
    const memoryStore = new MemoryStore({ database });
    const embeddingStore = new EmbeddingStore({ database });
    const index = new PgvectorIndex({ database, memoryStore, ...next, bm25: SPEC_BM25 });
    await openOn(database).fill('default');
    await database.transaction('default', async (tx) => {
      await embeddingStore.storeEmbeddings(tx, 'default', next.model, next.dimension, embeddings);
      await index.store(tx, own, embeddings);
    });
    const modelsOf = async () =>
      (await database.as('default').rows('SELECT DISTINCT model FROM memory_vectors ORDER BY 1', [])).flat();
    const graphs = async () =>
      (await database.as('').rows("SELECT indexdef FROM pg_indexes WHERE indexname LIKE 'memory_vectors_hnsw_%'", []))
        .flat()
        .join();
    expect(await modelsOf()).toStrictEqual(['hashing', "next's"]);
    await embeddingStore.setModel(MODEL.model, MODEL.dimension, 'serving');
    await embeddingStore.setModel(next.model, next.dimension, 'incoming');
    await embeddingStore.dropEmbeddings('other', next.model, 500);
    expect(await graphs()).toMatch(/hashing/);
    await embeddingStore.setModel(next.model, next.dimension, 'serving');
    while ((await embeddingStore.dropEmbeddings('default', next.model, 500)) > 0);
    expect(await modelsOf()).toStrictEqual(["next's"]);
    expect(await graphs()).toMatch(/next''s/);
    expect(await graphs()).not.toMatch(/hashing/);
  });

  it('is set up again without harm, for another model too', async () => {
    await setupPgvectorEmbedded(database, MODEL);
    await setupPgvectorEmbedded(database, { model: "it's another", dimension: 3 });
    const rows = await database
      .as('default')
      .rows("SELECT indexdef FROM pg_indexes WHERE indexname LIKE 'memory_vectors_hnsw_%' ORDER BY 1", []);
    expect(rows.flat().join()).toMatch(/halfvec\(64\).*hashing.*halfvec\(3\).*it''s another/s);
  });
});

describe('setupPgvector', () => {
  it('says what to do about a PostgreSQL without the extension', async () => {
    const plain = await createTestDatabase();
    const client = new pg.Client({ connectionString: plain.url });
    await client.connect();
    const { rows } = await client.query("SELECT FROM pg_available_extensions WHERE name = 'vector'");
    await client.end();
    const setup = setupPgvector({ connectionString: plain.url, model: MODEL });
    // Where the extension is installed there is nothing to say, and everything to make.
    if (rows.length > 0) await setup;
    else await expect(setup).rejects.toThrow(/install pgvector .* SEMANTIC_INDEX=shards/);
    await plain.drop();
  });
});
