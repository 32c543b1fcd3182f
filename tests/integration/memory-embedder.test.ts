import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmbedOptions } from '../../src/embedding/embedder.ts';
import { ShardIndex } from '../../src/embedding/index/shard-index.ts';
import { EmbeddingFailed } from '../../src/errors.ts';
import { EchoFilter } from '../../src/memory/episodes/echo-filter.ts';
import { LinesLately } from '../../src/memory/episodes/lines-lately.ts';
import { MemoryEmbedder } from '../../src/memory/episodes/memory-embedder.ts';
import { ModelRollover } from '../../src/memory/episodes/model-rollover.ts';
import { BM25 } from '../../src/memory/episodes/query-evidence.ts';
import { renderContent } from '../../src/memory/episodes/turn-memory.ts';
import { ApiKeyStore } from '../../src/stores/api-key-store.ts';
import type { Database } from '../../src/stores/database.ts';
import { EmbeddingStore } from '../../src/stores/embedding-store.ts';
import { JobStore } from '../../src/stores/job-store.ts';
import { MemoryStore } from '../../src/stores/memory-store.ts';
import { PostgresDatabase } from '../../src/stores/postgres-database.ts';
import { createLogger } from '../../src/telemetry/logger.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { HashingEmbedder } from '../support/hashing-embedder.ts';
import { sayTurn } from '../support/said-turn.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const logger = createLogger('silent');
const clock = { now: () => new Date() };
const WEDDING = 'Mi tía Rosa se casa en Oaxaca el sábado doce de diciembre';

/** Takes every text but those with a word it cannot take. */
class PickyEmbedder extends HashingEmbedder {
  override readonly model: string = 'picky';
  failure: EmbeddingFailed | null = null;

  override async embed(texts: readonly string[]): Promise<Float32Array[]> {
    if (this.failure !== null) throw this.failure;
    if (texts.some((text) => text.includes('veneno')))
      throw new EmbeddingFailed('the model cannot take this text', { retryable: false });
    return super.embed(texts);
  }
}

/** A model that keeps what it was told of each text's language. */
class LanguageEmbedder extends HashingEmbedder {
  override readonly model = 'languages';
  readonly told = new Map<string, string | undefined>();

  override async embed(texts: readonly string[], { languages }: Partial<EmbedOptions> = {}): Promise<Float32Array[]> {
    for (const [index, text] of texts.entries()) this.told.set(text, languages?.[index]);
    return super.embed(texts);
  }
}

class OtherEmbedder extends HashingEmbedder {
  override readonly model: string = 'other';
}

describe('MemoryEmbedder', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let memoryStore: MemoryStore;
  let embeddingStore: EmbeddingStore;
  let jobs: JobStore;
  let users = 0;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = new PostgresDatabase({
      connectionString: testDatabase.url,
      poolSize: 8,
      statementTimeoutMs: 120_000,
      maxWaiting: 100,
    });
    memoryStore = new MemoryStore({ database });
    embeddingStore = new EmbeddingStore({ database });
    jobs = new JobStore({ database });
    await embeddingStore.setModel('picky', 64, 'serving');
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const indexOf = (model: string, source = memoryStore) =>
    new ShardIndex({
      source,
      model,
      dimension: 64,
      bm25: BM25,
      directory: null,
      memoryBytes: 1e9,
      clock,
      logger,
    });
  const workerWith = (embedder: HashingEmbedder, lately = new LinesLately(), source = memoryStore) => {
    const index = indexOf(embedder.model, source);
    return new MemoryEmbedder({
      database,
      memoryStore,
      embeddingStore,
      jobs,
      targets: () => [{ embedder, index }],
      echoes: new EchoFilter({ index, memoryStore, clock }),
      lately,
      logger,
      metrics: createMetrics(),
    });
  };
  const drain = async (worker: MemoryEmbedder) => {
    while ((await worker.runOnce()) > 0);
  };
  const newUser = () => `u${++users}`;
  const say = async (userId: string, sessionId: string, user: string, assistant: string, createdAt?: string) => {
    const { saved } = await sayTurn(database, {
      userId,
      sessionId,
      messages: [
        { role: 'user', content: user },
        { role: 'assistant', content: assistant },
      ],
      ...(createdAt !== undefined && { createdAt }),
      remember: true,
    });
    return saved.turn.turnId;
  };
  const stats = (userId: string) => memoryStore.stats({ tenant: 'default', userId }, new Date());
  const contents = async (userId: string, ids: readonly string[]) =>
    (await memoryStore.find({ tenant: 'default', userId }, ids, new Date())).map(({ lines }) => renderContent(lines));

  it('gives every turn its vectors, and leaves no job open', async () => {
    const userId = newUser();
    for (let n = 0; n < 40; n += 1) await say(userId, `${userId}-s`, `pregunta ${n}`, `respuesta ${n}`);
    expect(await stats(userId)).toMatchObject({ total: 40, pending: 40 });
    await drain(workerWith(new PickyEmbedder()));
    expect(await stats(userId)).toMatchObject({ total: 40, pending: 0 });
    expect((await jobs.counts()).filter(({ kind }) => kind === 'embed')).toEqual([]);
  });

  it('looks for what changed once for several memories of a user, not once for each line', async () => {
    const userId = newUser();
    const line = (n: number) => `el barco número ${n} salió del puerto viejo con viento norte y carga de trigo`;
    for (let n = 0; n < 8; n += 1) await say(userId, `${userId}-s`, line(n), line(n + 100));
    let looks = 0;
    const counting = new Proxy(memoryStore, {
      get: (store, name) => {
        if (name === 'changes') looks += 1;
        const value: unknown = Reflect.get(store, name);
        return typeof value === 'function' ? value.bind(store) : value;
      },
    });
    const worker = workerWith(new PickyEmbedder(), new LinesLately(), counting);
    expect(await worker.runOnce()).toBe(8);
    expect(looks).toBeGreaterThan(0);
    expect(looks).toBeLessThanOrEqual(10); // for 16 lines: four first ones share a look, later ones may fall out of step
    expect(await stats(userId)).toMatchObject({ total: 8, pending: 0 });
  });

  it('reads the lines of an English turn alone besides, where that tells a change of topic, and none of a backlog', async () => {
    const userId = newUser();
    const lately = new LinesLately();
    const embedder = Object.assign(new PickyEmbedder(), { model: 'all-minilm-of-hashes' });
    const worker = workerWith(embedder, lately);
    const sayIn = async (language: string, user: string) => {
      const { saved } = await sayTurn(database, {
        userId,
        sessionId: `${userId}-${language}`,
        messages: [
          { role: 'user', content: user },
          { role: 'assistant', content: 'the harbour in the rain' },
        ],
        language,
        remember: true,
      });
      return saved.turn.turnId; // the memory's id as well
    };
    const english = await sayIn('en', 'we sailed at night');
    const spanish = await sayIn('es', 'navegamos de noche');
    await drain(worker);
    const nearest = (id: string, text: string) => lately.nearest(embedder.model, id, embedder.vectorOf(text));
    expect(nearest(english, 'we sailed at night')).toBeCloseTo(1);
    expect(nearest(english, 'the harbour in the rain')).toBeCloseTo(1);
    expect(nearest(spanish, 'navegamos de noche')).toBeNull();
    const many: string[] = [];
    for (let n = 0; n < 32; n += 1) many.push(await sayIn('en', `the mooring number ${n}`));
    await drain(worker);
    for (const id of many) expect(nearest(id, 'the harbour in the rain')).toBeNull();
    lately.forget();
    expect(nearest(english, 'we sailed at night')).toBeNull();
  });

  it('embeds each once when several workers share the work', async () => {
    const userId = newUser();
    for (let n = 0; n < 100; n += 1) await say(userId, `${userId}-s`, `pregunta número ${n}`, `respuesta ${n}`);
    const counting = [1, 2, 3].map(() => {
      const embedder = new PickyEmbedder();
      let texts = 0;
      const embed = embedder.embed.bind(embedder);
      embedder.embed = async (given) => {
        texts += given.length;
        return embed(given);
      };
      return { worker: workerWith(embedder), texts: () => texts };
    });
    await Promise.all(counting.map(({ worker }) => drain(worker)));
    expect(await stats(userId)).toMatchObject({ total: 100, pending: 0 });
    const { rows } = await database.as('default').query<{ passages: number }>(
      {
        name: 'test_passages',
        text: 'SELECT sum(passages)::int AS passages FROM memory_embeddings JOIN memories USING (tenant_id, memory_id) WHERE user_id = $1',
      },
      [userId],
    );
    expect(counting.reduce((sum, { texts }) => sum + texts(), 0)).toBe(rows[0]?.passages);
  });

  it('gives up the one text that the model cannot take, and none beside it', async () => {
    const userId = newUser();
    await say(userId, `${userId}-s`, 'algo bueno', 'sí');
    const bad = await say(userId, `${userId}-s`, 'algo con veneno', 'no');
    await say(userId, `${userId}-s`, 'algo mejor', 'claro');
    await drain(workerWith(new PickyEmbedder()));
    expect(await stats(userId)).toMatchObject({ total: 3, pending: 1 });
    const [dead] = await jobs.list('default', { status: 'failed', kind: 'embed', userId, limit: 10, after: null });
    expect(dead).toMatchObject({ memoryId: bad, error: 'the model cannot take this text' });
    expect(dead?.error).not.toContain('veneno');
  });

  it('loses nothing while the model is away, and tries again later', async () => {
    const userId = newUser();
    await say(userId, `${userId}-s`, 'hola', 'buenas');
    const embedder = new PickyEmbedder();
    embedder.failure = new EmbeddingFailed('the model is away', { retryable: true });
    const worker = workerWith(embedder);
    expect(await worker.runOnce()).toBe(1);
    expect(await worker.runOnce()).toBe(0); // not before its pause is over
    const [waiting] = await jobs.list('default', { userId, limit: 10, after: null });
    expect(waiting).toMatchObject({ status: 'pending', attempts: 1, error: 'the model is away' });
    embedder.failure = null;
    await expect.poll(() => worker.runOnce(), { interval: 200 }).toBe(1);
    expect(await stats(userId)).toMatchObject({ total: 1, pending: 0 });
  });

  it('does not keep what a turn only repeats of an earlier memory, whoever says it again', async () => {
    const userId = newUser();
    const worker = workerWith(new PickyEmbedder());
    const source = await say(userId, `${userId}-a`, WEDDING, '¡Qué buena noticia!', '2026-11-01T10:00:00.000Z');
    await drain(worker);
    const before = await memoryStore.find({ tenant: 'default', userId }, [source], new Date());
    const echo = await say(
      userId,
      `${userId}-b`,
      '¿Qué te conté de mi familia?',
      `${WEDDING}.`,
      '2026-11-20T10:00:00.000Z',
    );
    const copy = await say(userId, `${userId}-c`, WEDDING, WEDDING, '2026-11-21T10:00:00.000Z');
    await drain(worker);
    expect(await contents(userId, [source, echo, copy])).toEqual([
      `Usuario: ${WEDDING}\nAsistente: ¡Qué buena noticia!`,
      'Usuario: ¿Qué te conté de mi familia?',
    ]);
    expect(await stats(userId)).toMatchObject({ total: 2, pending: 0 });
    const [confirmed] = await memoryStore.find({ tenant: 'default', userId }, [source], new Date());
    expect(confirmed?.expiresAt?.getTime()).toBeGreaterThan(
      before[0]?.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY,
    );
  });

  it('keeps a question that was asked before with its new answer, and the day it was asked', async () => {
    const userId = newUser();
    const worker = workerWith(new PickyEmbedder());
    const question = 'What is the current status of my order for the blue kitchen chairs?';
    await say(userId, `${userId}-a`, question, 'It is still in the warehouse of the shop.', '2026-10-01T10:00:00.000Z');
    await drain(worker);
    const later = await say(
      userId,
      `${userId}-b`,
      question,
      'It was delivered to your neighbour this morning, the two boxes stand in her garage.',
      '2026-11-20T10:00:00.000Z',
    );
    const told = await say(
      userId,
      `${userId}-c`,
      'Thanks!',
      'It was delivered to your neighbour this morning, the two boxes stand in her garage.',
      '2026-11-21T10:00:00.000Z',
    );
    await drain(worker);
    expect(await contents(userId, [later])).toEqual([
      `Usuario: ${question}\nAsistente: It was delivered to your neighbour this morning, the two boxes stand in her garage.`,
    ]);
    expect(await contents(userId, [told])).toEqual(['Usuario: Thanks!']);
    const { rows } = await database
      .as('default')
      .query<{ terms: string[] }>({ name: 'test_terms', text: 'SELECT terms FROM memories WHERE memory_id = $1' }, [
        told,
      ]);
    expect(rows[0]?.terms).toContain('2026');
    expect(rows[0]?.terms.join(' ')).not.toMatch(/usuari/);
  });

  it('keeps what differs in a name, a number or a "no" from what was said before', async () => {
    const userId = newUser();
    const worker = workerWith(new PickyEmbedder());
    const lines = [
      WEDDING,
      WEDDING.replace('doce', 'trece'),
      WEDDING.replace('Rosa', 'Carmen'),
      WEDDING.replace('se casa', 'no se casa'),
    ];
    for (const [n, line] of lines.entries()) await say(userId, `${userId}-${n}`, line, 'ajá');
    await drain(worker);
    expect(await stats(userId)).toMatchObject({ total: 4, pending: 0 });
  });

  it('leaves either all of a batch or nothing of it where the commit fails', async () => {
    const userId = newUser();
    await say(userId, `${userId}-s`, 'una cosa', 'otra');
    const embedder = new PickyEmbedder();
    const index = Object.assign(indexOf('picky'), {
      store: async () => {
        throw new Error('the disk is full');
      },
    });
    const worker = new MemoryEmbedder({
      database,
      memoryStore,
      embeddingStore,
      jobs,
      targets: () => [{ embedder, index }],
      echoes: new EchoFilter({ index, memoryStore, clock }),
      lately: new LinesLately(),
      logger,
      metrics: createMetrics(),
    });
    expect(await worker.runOnce()).toBe(1);
    expect(await stats(userId)).toMatchObject({ total: 1, pending: 1 });
    const [job] = await jobs.list('default', { userId, limit: 10, after: null });
    expect(job).toMatchObject({ status: 'pending', error: 'the memories could not be stored' });
    await expect.poll(() => workerWith(embedder).runOnce(), { interval: 200 }).toBe(1);
    expect(await stats(userId)).toMatchObject({ pending: 0 });
  });

  it('tells the model the language of each passage, as the passage speaks rather than the session', async () => {
    const userId = newUser();
    await say(userId, `${userId}-s`, 'mi hermana vive en la casa de la esquina', 'Tell me what she is doing there.');
    const embedder = new LanguageEmbedder();
    await drain(workerWith(embedder));
    expect(embedder.told.get('mi hermana vive en la casa de la esquina')).toBe('es');
    expect(embedder.told.get('Tell me what she is doing there.')).toBe('en');
  });

  describe('with a new model', () => {
    it('is told the language of each passage', async () => {
      const userId = newUser();
      await say(userId, `${userId}-s`, 'el perro de mi vecino ladra por la noche', 'What is the name of the dog?');
      await drain(workerWith(new PickyEmbedder()));
      const embedder = new LanguageEmbedder();
      const rollover = new ModelRollover({
        database,
        embeddingStore,
        jobs,
        keys: new ApiKeyStore({ database }),
        target: { embedder, index: indexOf('languages') },
        isPrevious: () => true,
        onServing: () => undefined,
        logger,
      });
      await rollover.begin();
      await rollover.runOnce();
      expect(embedder.told.get('el perro de mi vecino ladra por la noche')).toBe('es');
      expect(embedder.told.get('What is the name of the dog?')).toBe('en');
      await embeddingStore.setModel('picky', 64, 'serving');
    });

    it('serves with the old one until every memory has vectors of the new one, and then drops the old', async () => {
      const userId = newUser();
      for (let n = 0; n < 70; n += 1) await say(userId, `${userId}-s`, `viejo recuerdo ${n}`, `sí ${n}`);
      await drain(workerWith(new PickyEmbedder()));
      let serving = 'picky';
      const rolloverTo = (isPrevious: boolean) =>
        new ModelRollover({
          database,
          embeddingStore,
          jobs,
          keys: new ApiKeyStore({ database }),
          target: { embedder: new OtherEmbedder(), index: indexOf('other') },
          isPrevious: () => isPrevious,
          onServing: () => {
            serving = 'other';
          },
          logger,
        });
      const rollover = rolloverTo(true);
      expect(await rollover.begin()).toBe(false);
      expect(await embeddingStore.models()).toMatchObject([
        { model: 'picky', state: 'serving' },
        { model: 'other', state: 'incoming' },
      ]);
      expect((await stats(userId)).pending).toBe(0);
      expect(serving).toBe('picky');
      expect(await rollover.runOnce()).toBe(true);
      expect(serving).toBe('other');
      expect(await embeddingStore.models()).toMatchObject([{ model: 'other', state: 'serving' }]);
      expect(await embeddingStore.withoutEmbedding('default', 'other', null, 1)).toEqual([]);
      expect((await embeddingStore.withoutEmbedding('default', 'picky', null, 1)).length).toBe(1);
      expect(await rolloverTo(true).begin()).toBe(true); // another start finds nothing to do
      await embeddingStore.setModel('picky', 64, 'serving');
    });

    it('embeds everything anew also where the old model is gone, and leaves out a text that the new one cannot take', async () => {
      const userId = newUser();
      for (let n = 0; n < 5; n += 1) await say(userId, `${userId}-s`, `otro recuerdo ${n}`, `sí ${n}`);
      const poison = await say(userId, `${userId}-s`, 'un recuerdo con veneno', 'uf');
      await drain(workerWith(new OtherEmbedder()));
      await embeddingStore.setModel('other', 64, 'serving');
      const rollover = new ModelRollover({
        database,
        embeddingStore,
        jobs,
        keys: new ApiKeyStore({ database }),
        target: { embedder: new PickyEmbedder(), index: indexOf('picky') },
        isPrevious: () => false,
        onServing: () => undefined,
        logger,
      });
      expect(await rollover.begin()).toBe(true);
      expect((await stats(userId)).pending).toBe(6);
      expect(await rollover.runOnce()).toBe(true);
      expect((await stats(userId)).pending).toBe(1);
      await drain(workerWith(new PickyEmbedder()));
      const [dead] = await jobs.list('default', { status: 'failed', kind: 'embed', userId, limit: 10, after: null });
      expect(dead?.memoryId).toBe(poison);
      expect(await rollover.runOnce()).toBe(true);
      const { rows } = await database
        .as('default')
        .query({ name: 'test_old_vectors', text: "SELECT FROM memory_embeddings WHERE model = 'other'" });
      expect(rows).toEqual([]);
    });
  });
});
