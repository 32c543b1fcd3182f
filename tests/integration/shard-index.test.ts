import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ShardIndex } from '../../src/embedding/index/shard-index.ts';
import type { Scope } from '../../src/memory/episodes/candidate.ts';
import { identifyDatabase } from '../../src/stores/database-identity.ts';
import { MemoryStore } from '../../src/stores/memory-store.ts';
import { PostgresDatabase } from '../../src/stores/postgres-database.ts';
import type { Progress } from '../../src/telemetry/progress.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { memoryIndexSpec, SPEC_BM25 } from './memory-index.spec.ts';
import { MemoryWriter } from './memory-writer.ts';

const root = mkdtempSync(join(tmpdir(), 'hipocampo-index-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const SETTINGS = { poolSize: 4, statementTimeoutMs: 120_000, maxWaiting: 1_000 };
const DAY_MS = 24 * 3_600_000;

type Deps = ConstructorParameters<typeof ShardIndex>[0];

function openOn(database: PostgresDatabase, more: Partial<Deps> = {}) {
  return new ShardIndex({
    source: new MemoryStore({ database }),
    model: 'hashing',
    dimension: 64,
    bm25: SPEC_BM25,
    directory: join(root, 'spec'),
    memoryBytes: 1e9,
    clock: { now: () => new Date() },
    logger: { warn: () => undefined, info: () => undefined },
    database: () => identifyDatabase(database),
    ...more,
  });
}

for (const [name, more] of [
  ['ShardIndex', {}],
  ['ShardIndex, with room for none of its shards', { memoryBytes: 0 }],
  ['ShardIndex, with graphs', { graphFromPassages: 0, directory: null }],
] as const)
  memoryIndexSpec(name, async () => {
    const testDatabase = await createTestDatabase();
    const database = new PostgresDatabase({ connectionString: testDatabase.url, ...SETTINGS });
    const index = openOn(database, more);
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

describe('ShardIndex', () => {
  let testDatabase: TestDatabase;
  let database: PostgresDatabase;
  let writer: MemoryWriter;
  let directory: string;
  let scope: Scope;
  let number = 0;
  /** Where shards were read from, and what was logged. */
  let reads: string[] = [];
  let logged: string[] = [];
  const opened: ShardIndex[] = [];

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = new PostgresDatabase({ connectionString: testDatabase.url, ...SETTINGS });
    writer = new MemoryWriter(database);
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });
  beforeEach(() => {
    directory = join(root, `own${++number}`);
    scope = { tenant: 'default', userId: `user${number}` };
    reads = [];
    logged = [];
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((index) => index.close()));
  });

  const open = (more: Partial<Deps> = {}) => {
    const index = openOn(database, {
      directory,
      hooks: { onRead: (from) => reads.push(from) },
      logger: {
        warn: (_: unknown, event: string) => logged.push(event),
        info: () => undefined,
      } as unknown as Deps['logger'],
      ...more,
    });
    opened.push(index);
    return index;
  };
  const find = async (index: ShardIndex, text: string, of = scope) => {
    const query = { types: null, sessionId: null, now: new Date(), limit: 10 };
    const asked = { ...query, vector: writer.embedder.vectorOf(text), terms: [text] };
    return (await index.candidates(of, asked)).items.map(({ memoryId }) => memoryId).sort();
  };
  const onlyFile = () => join(directory, readdirSync(directory)[0] as string);

  it('goes on from its file, with what changed meanwhile', async () => {
    const kept = await writer.tell(scope, 'kept');
    const deleted = await writer.tell(scope, 'deleted');
    const first = open();
    expect(await find(first, 'kept')).toStrictEqual([kept, deleted].sort());
    await first.close();
    await writer.store.delete(scope, deleted);
    const added = await writer.tell(scope, 'added');
    const second = open();
    expect(await find(second, 'kept')).toStrictEqual([kept, added].sort());
    expect(reads).toStrictEqual(['database', 'file']);
    expect(await second.inspect(scope)).toMatchObject({ memories: 2, passages: 2 });
  });

  it('names its files so that nobody learns whose they are, for nobody else to read', async () => {
    await writer.tell(scope, 'private');
    const index = open();
    await find(index, 'private');
    await index.close();
    expect(readdirSync(directory)).toStrictEqual([expect.stringMatching(/^[0-9a-f]{64}\.shard$/)]);
    expect([statSync(onlyFile()).mode & 0o777, statSync(directory).mode & 0o777]).toStrictEqual([0o600, 0o700]);
    expect(readFileSync(onlyFile(), 'latin1')).not.toContain(scope.userId);
  });

  it.each([
    ['cut short', () => truncateSync(onlyFile(), 500)],
    ['empty', () => truncateSync(onlyFile(), 0)],
    ['damaged', () => writeFileSync(onlyFile(), readFileSync(onlyFile()).fill(1, 300, 301))],
    [
      'something else',
      () => writeFileSync(onlyFile(), 'something else that is long enough to hold a hash of 32 bytes'),
    ],
    ['missing', () => rmSync(onlyFile())],
    [
      'unreadable',
      () => {
        const path = onlyFile();
        rmSync(path);
        mkdirSync(path);
      },
    ],
  ])('reads everything from PostgreSQL where its file is %s', async (_, damage) => {
    const ids = [await writer.tell(scope, 'one'), await writer.tell(scope, 'two')];
    const first = open();
    await find(first, 'one');
    await first.close();
    damage();
    expect(await find(open(), 'one')).toStrictEqual(ids.sort());
    expect(reads).toStrictEqual(['database', 'database']);
  });

  it.each([
    ['another model', { model: 'other' }],
    ['another database', { database: async () => 'another' }],
    ['a week ago', { clock: { now: () => new Date(Date.now() + 6.5 * DAY_MS) } }],
  ])('reads everything from PostgreSQL where its file is of %s', async (_, more) => {
    const id = await writer.tell(scope, 'here');
    const first = open();
    await find(first, 'here');
    await first.close();
    expect(await find(open(more), 'here')).toStrictEqual([id]);
    expect(reads).toStrictEqual(['database', 'database']);
  });

  it('reads everything anew when it has not looked for longer than deletions are kept', async () => {
    const [gone, stays] = [await writer.tell(scope, 'gone'), await writer.tell(scope, 'stays')];
    let now = Date.now();
    const index = open({ clock: { now: () => new Date(now) } });
    await find(index, 'stays');
    await writer.store.delete(scope, gone);
    await database.as('default').rows('DELETE FROM memory_tombstones WHERE user_id = $1', [scope.userId]);
    now += 8 * DAY_MS;
    expect(await find(index, 'stays')).toStrictEqual([stays]);
  });

  it('tells of a shard that takes several pages to read how far it is, and nothing of a small one', async () => {
    const lines: object[] = [];
    const progress: Progress = (work, run) => run((done, total) => void lines.push({ work, done, total }));
    await writer.tell(scope, 'small');
    await find(open({ progress }), 'small');
    expect(lines).toEqual([]);
    for (let number = 0; number < 1_100; number++) await writer.tell(scope, `memory ${number}`, { passages: [] });
    const index = open({ progress, directory: null });
    await find(index, 'small');
    const work = 'reading the index of a user from the database (memories)';
    expect(lines).toEqual([
      { work, done: 500, total: 1_101 },
      { work, done: 1_000, total: 1_101 },
    ]);
    await writer.tell(scope, 'one more');
    await find(index, 'small'); // what changed since is soon read
    expect(lines).toHaveLength(2);
  });

  it('reads everything anew when the database has gone back in time', async () => {
    const id = await writer.tell(scope, 'before');
    const lost = await writer.tell(scope, 'lost');
    let ahead = true;
    const store = new MemoryStore({ database });
    const source = {
      count: async () => 0,
      changes: async function* (...[of, model, since]: Parameters<MemoryStore['changes']>) {
        const next = yield* store.changes(of, model, since);
        return ahead && next !== null ? `1:${2 ** 52}:` : next;
      },
    };
    const index = open({ source });
    expect(await find(index, 'before')).toStrictEqual([id, lost].sort());
    ahead = false;
    await writer.store.delete(scope, lost);
    await database.as('default').rows('DELETE FROM memory_tombstones WHERE user_id = $1', [scope.userId]);
    expect(await find(index, 'before')).toStrictEqual([id]);
    expect((await index.inspect(scope)).since).not.toContain(String(2 ** 52));
  });

  it('lets the longest unused shards go, saved, when all together are too large', async () => {
    const users = Array.from({ length: 5 }, (_, user) => ({ ...scope, userId: `${scope.userId}-${user}` }));
    const ids: string[] = [];
    for (const user of users) ids.push(await writer.tell(user, 'mine'));
    let evicted = 0;
    let last: unknown;
    const index = open({
      memoryBytes: 30_000,
      hooks: {
        onRead: (from) => reads.push(from),
        onEvicted: () => evicted++,
        onSize: (shards, bytes) => {
          last = { shards, fits: bytes <= 30_000 };
        },
      },
    });
    for (const round of [1, 2])
      for (const [position, user] of users.entries())
        expect(await find(index, 'mine', user), `round ${round}`).toStrictEqual([ids[position]]);
    expect(evicted).toBeGreaterThanOrEqual(5);
    expect(last).toStrictEqual({ shards: expect.any(Number), fits: true });
    expect(reads.slice(0, 5)).toStrictEqual(Array.from({ length: 5 }, () => 'database'));
    expect(reads.slice(5)).toContain('file');
  });

  it('forgets a shard and its file when it is asked to, or all of them', async () => {
    const other = { ...scope, userId: `${scope.userId}-other` };
    const [mine, theirs] = [await writer.tell(scope, 'one'), await writer.tell(other, 'one')];
    const first = open();
    await find(first, 'one');
    await find(first, 'one', other);
    await first.close();
    const index = open();
    await find(index, 'one', other);
    await index.rebuild(scope);
    expect(readdirSync(directory)).toHaveLength(1);
    expect([await find(index, 'one'), await find(index, 'one', other)]).toStrictEqual([[mine], [theirs]]);
    expect(reads).toStrictEqual(['database', 'database', 'file', 'database']);
    await index.rebuild();
    expect(readdirSync(directory)).toStrictEqual([]);
    expect(await find(index, 'one')).toStrictEqual([mine]);
  });

  it('says once that nothing can be saved, and answers as before', async () => {
    rmSync(directory, { recursive: true, force: true });
    const index = open({ saveEveryMs: 20 });
    rmSync(directory, { recursive: true });
    writeFileSync(directory, 'no folder');
    const id = await writer.tell(scope, 'unsaved');
    expect(await find(index, 'unsaved')).toStrictEqual([id]);
    await expect.poll(() => logged).toContain('index_not_saved');
    await writer.tell(scope, 'more');
    expect(await find(index, 'unsaved')).toContain(id);
    await index.close();
    expect(logged.filter((event) => event === 'index_not_saved')).toHaveLength(1);
  });

  it('saves by itself what has changed, at once what was deleted, and clears away what is too old', async () => {
    const id = await writer.tell(scope, 'confidential');
    mkdirSync(directory, { recursive: true });
    const old = join(directory, `${'0'.repeat(64)}.shard`);
    writeFileSync(old, 'old');
    utimesSync(old, new Date(Date.now() - 7 * DAY_MS), new Date(Date.now() - 7 * DAY_MS));
    const index = open({ saveEveryMs: 20 });
    await find(index, 'confidential');
    const text = () => readdirSync(directory).map((file) => readFileSync(join(directory, file), 'latin1'));
    await expect.poll(text).toStrictEqual([expect.stringContaining('confidential')]);
    await writer.store.delete(scope, id);
    await find(index, 'confidential');
    await expect.poll(() => text().join()).not.toContain('confidential');
    expect(text()).toHaveLength(1);
  });

  it('costs two readings however many ask at once, and none of them misses what was committed before it asked', async () => {
    await writer.tell(scope, 'first');
    let readings = 0;
    const store = new MemoryStore({ database });
    const changes: MemoryStore['changes'] = (...args) => {
      readings++;
      return store.changes(...args);
    };
    const index = open({ source: { changes, count: async () => 0 } });
    await find(index, 'first');
    readings = 0;
    const early = Array.from({ length: 50 }, () => find(index, 'first'));
    await new Promise((resolve) => setImmediate(resolve)); // their reading has begun
    const id = await writer.tell(scope, 'second');
    const late = Array.from({ length: 50 }, () => find(index, 'second'));
    await Promise.all(early);
    for (const found of await Promise.all(late)) expect(found).toContain(id);
    expect(readings).toBeLessThanOrEqual(3);
  });

  it('throws what the database throws, and sees everything when it is back', async () => {
    const id = await writer.tell(scope, 'patient');
    const other = new PostgresDatabase({ connectionString: testDatabase.url, ...SETTINGS });
    let source = new MemoryStore({ database: other });
    const index = open({ source: { changes: (...args) => source.changes(...args), count: async () => 0 } });
    await find(index, 'patient');
    await other.close();
    await expect(find(index, 'patient')).rejects.toThrow('closed');
    const asked = { terms: ['patient'], types: null, sessionId: null, now: new Date(), limit: 1 };
    index.open(scope, asked); // fails with nobody listening
    const later = await writer.tell(scope, 'patient again');
    source = new MemoryStore({ database });
    expect(await find(index, 'patient')).toStrictEqual([id, later].sort());
  });

  it('answers nothing any more once it is closed', async () => {
    const index = open();
    await index.close();
    await index.close();
    await expect(find(index, 'anything')).rejects.toThrow('closed');
  });
});
