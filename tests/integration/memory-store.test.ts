import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { CandidateQuery, Scope } from '../../src/memory/episodes/candidate.ts';
import type { IndexChanges } from '../../src/memory/episodes/indexed-memory.ts';
import type { NewMemory } from '../../src/memory/episodes/stored-memory.ts';
import type { Database } from '../../src/stores/database.ts';
import { EmbeddingStore } from '../../src/stores/embedding-store.ts';
import { JobStore } from '../../src/stores/job-store.ts';
import { MemoryStore } from '../../src/stores/memory-store.ts';
import { describeOnBoth, type Edition, insertTurn, rememberedTurn } from './store-editions.ts';

const DAY = 86_400_000;
const BM25 = { k1: 1.2, b: 0.75, prior: 10 };
const MODEL = 'model-a';

function latch(): { opened: Promise<void>; open(): void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** A connection to another database of the cluster, in a transaction that has written. */
async function openPostgresElsewhere(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT pg_current_xact_id()');
  return client;
}

describeOnBoth('MemoryStore', (open) => {
  let edition: Edition;
  let database: Database;
  let memories: MemoryStore;
  let embeddings: EmbeddingStore;
  let jobs: JobStore;
  let made = 0;
  beforeAll(async () => {
    edition = await open();
    database = edition.database;
    memories = new MemoryStore({ database });
    embeddings = new EmbeddingStore({ database });
    jobs = new JobStore({ database });
  });
  afterAll(() => edition.close());

  const fresh = (prefix: string) => `${prefix}-${++made}`;
  const freshScope = (): Scope => ({ tenant: 'default', userId: fresh('user') });
  const run = (tenant: string, text: string, values: unknown[] = []) => database.as(tenant).rows(text, values);
  const now = () => new Date();
  const later = (days: number) => new Date(Date.now() + days * DAY);
  const fact = (text: string, more: Partial<NewMemory> = {}): NewMemory => ({
    type: 'fact',
    lines: [[null, text]],
    terms: text.split(' '),
    language: 'es',
    metadata: null,
    contentHash: createHash('sha256').update(`fact ${text}`).digest(),
    ttlDays: 180,
    newId: randomUUID(),
    ...more,
  });
  const add = async (scope: Scope, text: string, more: Partial<NewMemory> = {}) =>
    (await memories.add(scope.tenant, scope.userId, fact(text, more))).memory.memoryId;
  const say = async (scope: Scope, sessionId: string, words: string) => {
    const turn = rememberedTurn(scope.userId, sessionId, words.split(' '), { tenant: scope.tenant });
    expect(await insertTurn(database, turn)).toMatchObject({ kind: 'saved', turn: { turnId: turn.turnId } });
    return turn.turnId;
  };
  const embed = (tenant: string, ids: readonly string[], value = 1, model = MODEL) =>
    database.transaction(tenant, (tx) =>
      embeddings.storeEmbeddings(
        tx,
        tenant,
        model,
        2,
        ids.map((memoryId) => ({ memoryId, vectors: [Float32Array.of(value, 0.25), Float32Array.of(-value, 0.1)] })),
      ),
    );
  const endJobs = (tenant: string, ids: readonly string[], status: string) =>
    run(tenant, 'UPDATE jobs SET status = $2 WHERE memory_id = ANY ($1::uuid[])', [ids, status]);
  const count = async (table: string, ids: readonly string[]) =>
    (await run('default', `SELECT count(*) FROM ${table} WHERE memory_id = ANY ($1::uuid[])`, [ids]))[0]?.[0];
  const readChanges = async (scope: Scope, since: string | null, model = MODEL) => {
    const pages: IndexChanges[] = [];
    const changes = memories.changes(scope, model, since);
    for (;;) {
      const { done, value } = await changes.next();
      if (done)
        return {
          next: value,
          pages,
          found: pages.flatMap((page) => page.memories),
          deleted: pages.flatMap((page) => page.deleted),
        };
      pages.push(value);
    }
  };

  /** Reads to the end, and sees that nothing is told again. */
  const caughtUp = async (scope: Scope, since: string | null): Promise<string | null> => {
    const { next } = await readChanges(scope, since);
    edition.sent();
    const again = await readChanges(scope, next);
    expect(again.pages).toEqual([]);
    return again.next;
  };

  describe('add', () => {
    it('commits the user, the memory and its job, with everything as it was given', async () => {
      const scope = freshScope();
      const given = fact('me llamo Ñandú 🦤', { metadata: { from: ['crm'] }, ttlDays: null, type: 'user_profile' });
      const { memory, created } = await memories.add(scope.tenant, scope.userId, given);
      expect(created).toBe(true);
      expect(memory).toMatchObject({
        memoryId: given.newId,
        userId: scope.userId,
        type: 'user_profile',
        sessionId: null,
        turnNumber: null,
        lines: [[null, 'me llamo Ñandú 🦤']],
        metadata: { from: ['crm'] },
        expiresAt: null,
      });
      expect(memory.createdAt).toEqual(memory.storedAt);
      expect(await memories.find(scope, [given.newId], now())).toEqual([
        { ...memory, forgotten: [], saidIn: null, retells: null },
      ]);
      const listed = await jobs.list('default', { userId: scope.userId, limit: 10, after: null });
      expect(listed).toMatchObject([{ kind: 'embed', status: 'pending', memoryId: given.newId, maxAttempts: 60 }]);
    });

    it('is one memory and one job when ten callers add the same at once, and counts its expiry anew', async () => {
      const scope = freshScope();
      const added = await Promise.all(
        Array.from({ length: 10 }, () => memories.add(scope.tenant, scope.userId, fact('vive en Sevilla'))),
      );
      expect(new Set(added.map(({ memory }) => memory.memoryId)).size).toBe(1);
      expect(added.filter(({ created }) => created)).toHaveLength(1);
      expect(await jobs.list('default', { userId: scope.userId, limit: 10, after: null })).toHaveLength(1);

      await run('default', "UPDATE memories SET expires_at = now() - interval '1 day' WHERE user_id = $1", [
        scope.userId,
      ]);
      const again = await memories.add(scope.tenant, scope.userId, fact('vive en Sevilla'));
      expect(again.created).toBe(false);
      expect(again.memory.expiresAt?.getTime()).toBeGreaterThan(later(179).getTime());
    });

    it('never expires earlier for being added or confirmed again, and never at all once it was said to', async () => {
      const scope = freshScope();
      const expiry = async (ttlDays: number | null) =>
        (
          await memories.add(scope.tenant, scope.userId, fact('toca el piano', { ttlDays }))
        ).memory.expiresAt?.getTime();
      const long = await expiry(180);
      expect(await expiry(30)).toBe(long);
      expect(await expiry(200)).toBeGreaterThan(later(199).getTime());
      const id = await add(scope, 'toca el piano');
      const confirmed = async (ttlDays: number | null) => {
        await database.transaction('default', (tx) => memories.confirm(tx, 'default', id, ttlDays));
        return (await memories.find(scope, [id], now()))[0]?.expiresAt?.getTime();
      };
      expect(await confirmed(10)).toBeGreaterThan(later(199).getTime());
      expect(await confirmed(300)).toBeGreaterThan(later(299).getTime());
      expect(await expiry(null)).toBeUndefined();
      expect(await expiry(30)).toBeUndefined();
      expect(await confirmed(30)).toBeUndefined();
    });

    it('goes with the session that it was distilled from, unless the user gave it himself', async () => {
      const scope = freshScope();
      const session = fresh('session');
      await say(scope, session, 'hola');
      const distilledFrom = session;
      const ids = {
        distilled: await add(scope, 'uno', { distilledFrom }),
        addedAgain: await add(scope, 'dos', { distilledFrom }),
        confirmedByHim: await add(scope, 'tres', { distilledFrom }),
        confirmedByATurn: await add(scope, 'cuatro', { distilledFrom }),
        distilledLater: await add(scope, 'cinco'),
      };
      await add(scope, 'uno', { distilledFrom });
      await add(scope, 'dos');
      await database.transaction('default', async (tx) => {
        await memories.confirm(tx, 'default', ids.confirmedByHim, 30, { given: true });
        await memories.confirm(tx, 'default', ids.confirmedByATurn, 30);
      });
      await add(scope, 'cinco', { distilledFrom });
      await run('default', 'DELETE FROM sessions WHERE session_id = $1', [session]);
      const left = await memories.find(scope, Object.values(ids), now());
      expect(left.map(({ memoryId }) => memoryId)).toEqual([ids.addedAgain, ids.confirmedByHim, ids.distilledLater]);
    });

    it('keeps the same content apart by user and by tenant', async () => {
      const userId = fresh('user');
      const ids = await Promise.all(
        [
          { tenant: 'default', userId },
          { tenant: 'other', userId },
          { tenant: 'default', userId: fresh('user') },
        ].map((scope) => add(scope, 'toma café')),
      );
      expect(new Set(ids).size).toBe(3);
    });
  });

  describe('find', () => {
    it('gives what is alive in the order that was asked for, in one statement', async () => {
      const scope = freshScope();
      const ids: string[] = [];
      for (const text of ['uno', 'dos', 'tres', 'cuatro']) ids.push(await add(scope, text));
      const wanted = [ids[2], randomUUID(), ids[0], ids[3]].map(String);
      edition.sent();
      const found = await memories.find(scope, wanted, now());
      expect(edition.sent()).toEqual(['find_memories']);
      expect(found.map((memory) => memory.memoryId)).toEqual([ids[2], ids[0], ids[3]]);
      expect(await memories.find(scope, [], now())).toEqual([]);
      expect(edition.sent()).toEqual([]);
    });

    it('gives nothing of another user, of another tenant, or past its time', async () => {
      const scope = freshScope();
      const id = await add(scope, 'secreto');
      expect(await memories.find({ ...scope, userId: fresh('user') }, [id], now())).toEqual([]);
      expect(await memories.find({ ...scope, tenant: 'other' }, [id], now())).toEqual([]);
      expect(await memories.find(scope, [id], later(179))).toHaveLength(1);
      expect(await memories.find(scope, [id], later(181))).toEqual([]);
    });
  });

  describe('a turn that is remembered', () => {
    it('has its memory under its own id, counted from when it was stored, with one job', async () => {
      const scope = freshScope();
      const turn = rememberedTurn(scope.userId, fresh('session'), ['luna', 'luna', 'sol'], {
        createdAt: '2020-01-02T03:04:05.678Z',
      });
      await insertTurn(database, turn);
      const [memory] = await memories.find(scope, [turn.turnId], now());
      expect(memory).toMatchObject({
        type: 'episodic',
        sessionId: turn.sessionId,
        turnNumber: 1,
        lines: [['user', 'luna luna sol']],
        createdAt: new Date('2020-01-02T03:04:05.678Z'),
      });
      expect((memory?.expiresAt?.getTime() ?? 0) - (memory?.storedAt.getTime() ?? 0)).toBe(30 * DAY);
      expect(memory?.storedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
      expect(await count('jobs', [turn.turnId])).toBe(1);
    });

    it('adds no memory when the save is refused or replayed', async () => {
      const scope = freshScope();
      const key = { idempotencyKey: 'k', requestHash: new Uint8Array(32) };
      const turn = rememberedTurn(scope.userId, fresh('session'), ['luna'], key);
      await insertTurn(database, turn);
      const replay = rememberedTurn(scope.userId, turn.sessionId, ['luna'], key);
      expect(await insertTurn(database, replay)).toEqual({ kind: 'taken' });
      expect(await insertTurn(database, { ...turn, idempotencyKey: null, requestHash: null })).toEqual({
        kind: 'taken',
      });
      const refused = rememberedTurn(scope.userId, turn.sessionId, ['luna'], { expectedVersion: 9 });
      expect(await insertTurn(database, refused)).toEqual({ kind: 'refused' });
      expect(await memories.stats(scope, now())).toMatchObject({ total: 1 });
      expect(await count('jobs', [turn.turnId, replay.turnId, refused.turnId])).toBe(1);
    });
  });

  describe('what is deleted', () => {
    const remembered = async () => {
      const scope = freshScope();
      const session = fresh('session');
      const ids = [await say(scope, session, 'luna'), await say(scope, session, 'sol')];
      await embed('default', ids);
      return { scope, session, ids };
    };
    const expectGone = async (ids: readonly string[]) => {
      for (const table of ['memories', 'memory_embeddings', 'jobs']) expect(await count(table, ids), table).toBe(0);
      expect(await count('memory_tombstones', ids)).toBe(ids.length);
    };

    it('takes vectors and jobs along and leaves a tombstone, with its id', async () => {
      const { scope, ids } = await remembered();
      expect(await memories.delete({ ...scope, userId: 'someone-else' }, String(ids[0]))).toBe(false);
      expect(await memories.delete({ ...scope, tenant: 'other' }, String(ids[0]))).toBe(false);
      expect(await memories.delete(scope, String(ids[0]))).toBe(true);
      expect(await memories.delete(scope, String(ids[0]))).toBe(false);
      await expectGone(ids.slice(0, 1));
      expect(await count('memories', ids)).toBe(1);
    });

    it('goes with its turn, with its session, and with its user', async () => {
      const turn = await remembered();
      await run('default', 'DELETE FROM turns WHERE turn_id = $1', [turn.ids[0]]);
      await expectGone(turn.ids.slice(0, 1));
      const session = await remembered();
      await run('default', 'DELETE FROM sessions WHERE session_id = $1', [session.session]);
      await expectGone(session.ids);
      const user = await remembered();
      const own = await add(user.scope, 'no turn told this');
      await run('default', 'DELETE FROM users WHERE user_id = $1', [user.scope.userId]);
      await expectGone([...user.ids, own]);
    });

    it('is skipped by an embedding that comes too late', async () => {
      const { scope, ids } = await remembered();
      await memories.delete(scope, String(ids[0]));
      await embed('default', ids, 2);
      expect(await count('memory_embeddings', ids)).toBe(1);
    });

    it('goes in a transaction with whatever else is part of it', async () => {
      const { ids } = await remembered();
      const work = database.transaction('default', async (tx) => {
        expect(await memories.deleteIn(tx, 'default', ids)).toBe(2);
        throw new Error('on purpose');
      });
      await expect(work).rejects.toThrow('on purpose');
      expect(await count('memories', ids)).toBe(2);
    });

    it('is purged once its time is over, in batches, and its tombstones after theirs', async () => {
      const scope: Scope = { tenant: 'other', userId: fresh('user') };
      const ids: string[] = [];
      for (const text of ['a', 'b', 'c']) ids.push(await add(scope, text, { ttlDays: 1 }));
      await add(scope, 'forever', { ttlDays: null });
      expect(await memories.purgeExpired('other', now(), 10)).toBe(0);
      expect(await memories.stats(scope, later(2))).toMatchObject({ total: 1, expired: 3 });
      expect(await memories.purgeExpired('other', later(2), 2)).toBe(2);
      expect(await memories.purgeExpired('other', later(2), 2)).toBe(1);
      expect(await memories.stats(scope, later(2))).toMatchObject({ total: 1, expired: 0 });
      expect(await memories.purgeTombstones('other', 7, 2)).toBe(0);
      await run('other', "UPDATE memory_tombstones SET deleted_at = now() - interval '8 days'");
      expect(await memories.purgeTombstones('other', 7, 2)).toBe(2);
      expect(await memories.purgeTombstones('other', 7, 2)).toBe(1);
    });
  });

  describe('stats', () => {
    it('counts by type what is alive, and as pending what the serving model has no vector of', async () => {
      const scope = freshScope();
      await embeddings.setModel(MODEL, 2, 'serving');
      const turn = await say(scope, fresh('session'), 'luna');
      await add(scope, 'sol');
      expect(await memories.stats(scope, now())).toEqual({
        total: 2,
        byType: { episodic: 1, summary: 0, fact: 1, user_profile: 0, daily_log: 0, snapshot: 0 },
        pending: 2,
        expired: 0,
      });
      await embed('default', [turn], 1, 'another-model');
      expect(await memories.stats(scope, now())).toMatchObject({ pending: 2 });
      await embed('default', [turn]);
      expect(await memories.stats(scope, now())).toMatchObject({ pending: 1 });
      expect(await memories.stats(scope, later(31))).toMatchObject({ total: 1, pending: 1, expired: 1 });
      expect(await memories.stats({ ...scope, tenant: 'other' }, now())).toMatchObject({ total: 0, pending: 0 });
    });
  });

  describe('changes', () => {
    it('brings everything once, then one statement as long as nothing changes', async () => {
      const scope = freshScope();
      const session = fresh('session');
      const ids = [await say(scope, session, 'luna "roja" sol'), await say(scope, session, 'mar')];
      await embed('default', ids.slice(0, 1));
      const first = await readChanges(scope, null);
      expect(first.found).toMatchObject([
        { memoryId: ids[1], terms: ['mar'], vectors: null },
        { memoryId: ids[0], type: 'episodic', sessionId: session, turnNumber: 1, terms: ['luna', '"roja"', 'sol'] },
      ]);
      expect(first.found[1]?.vectors).toEqual([Float32Array.of(1, 0.25), Float32Array.of(-1, 0.1)]);
      await caughtUp(scope, first.next);
      expect(edition.sent()).toEqual(['memory_changes']);
      expect(await readChanges({ ...scope, tenant: 'other' }, null)).toMatchObject({ pages: [] });
    });

    it('tells of new vectors, new lines, a new expiry and a deletion, and gives the vectors of the model that was asked for', async () => {
      const scope = freshScope();
      const ids = [
        await add(scope, 'uno'),
        await add(scope, 'dos'),
        await add(scope, 'tres'),
        await add(scope, 'cuatro'),
      ] as const;
      const start = await caughtUp(scope, null);
      await embed('default', [ids[0]], 3);
      const embedded = await readChanges(scope, start);
      expect(embedded.found).toMatchObject([{ memoryId: ids[0], vectors: [Float32Array.of(3, 0.25), {}] }]);
      expect((await readChanges(scope, start, 'another')).found).toMatchObject([{ memoryId: ids[0], vectors: null }]);

      const settled = await caughtUp(scope, embedded.next);
      await database.transaction('default', async (tx) => {
        await memories.replaceLines(tx, 'default', ids[1], {
          lines: [['user', 'mitad']],
          terms: ['mitad'],
        });
        await memories.confirm(tx, 'default', ids[2], null);
      });
      await memories.delete(scope, ids[3]);
      const changed = await readChanges(scope, settled);
      expect(changed.found).toMatchObject([
        ...[
          { memoryId: ids[1], terms: ['mitad'] },
          { memoryId: ids[2], expiresAt: null },
        ].sort((a, b) => (a.memoryId < b.memoryId ? -1 : 1)),
      ]);
      expect(changed.deleted).toEqual([ids[3]]);
      expect(await memories.find(scope, [ids[1]], now())).toMatchObject([{ lines: [['user', 'mitad']] }]);
    });

    it('takes a memory that was deleted and came back for alive', async () => {
      const scope = freshScope();
      const id = await add(scope, 'uno');
      const next = await caughtUp(scope, null);
      await memories.delete(scope, id);
      await add(scope, 'uno', { newId: id });
      expect(await readChanges(scope, next)).toMatchObject({ found: [{ memoryId: id }], deleted: [] });
    });

    it('tells nothing, and that all is to be read, from a position that this database has not reached: it was restored', async () => {
      const scope = freshScope();
      await add(scope, 'uno');
      expect(await readChanges(scope, `12:${2 ** 52}:12,15`)).toMatchObject({ pages: [], next: null });
    });

    it('comes in pages of 500, none lost at the seams, and the deletions too', async () => {
      const scope = freshScope();
      await add(scope, 'uno');
      await run(
        'default',
        `INSERT INTO memories (tenant_id, memory_id, user_id, type, lines, terms, language, created_at, stored_at, changed_in)
         SELECT 'default', gen_random_uuid(), $1, 'fact', '[]', '{sol}', 'es', now(), now(), 1 + n / 700 FROM generate_series(1, 4500) n`,
        [scope.userId],
      );
      const all = await readChanges(scope, null);
      expect(all.pages.map((page) => page.memories.length)).toEqual([...new Array(9).fill(500), 1]);
      expect(new Set(all.found.map((memory) => memory.memoryId)).size).toBe(4_501);
      await run('default', 'DELETE FROM memories WHERE user_id = $1', [scope.userId]);
      const gone = await readChanges(scope, all.next);
      expect(gone.found).toEqual([]);
      expect([...gone.deleted].sort()).toEqual(all.found.map((memory) => memory.memoryId).sort());
    });

    /** Adds memories in a transaction that stays open. */
    const addLate = async (scope: Scope, memoriesToAdd: number) => {
      const [inserted, held] = [latch(), latch()];
      const work = database.transaction('default', async (tx) => {
        await tx.rows(
          `INSERT INTO memories (tenant_id, memory_id, user_id, type, lines, terms, language, created_at, stored_at)
           SELECT 'default', gen_random_uuid(), $1, 'fact', '[]', '{late}', 'es', now(), now() FROM generate_series(1, $2)`,
          [scope.userId, memoriesToAdd],
        );
        inserted.open();
        await held.opened;
      });
      await inserted.opened;
      return () => {
        held.open();
        return work;
      };
    };
    const termsIn = (found: readonly { terms: readonly string[] }[]) =>
      found.map(({ terms }) => terms.join(' ')).sort();

    it('does not miss a transaction that was open during one reading and committed after it, and tells nothing else again', async () => {
      if (database.kind === 'embedded') return; // one session: nothing is read while a transaction is open
      const scope = freshScope();
      await add(scope, 'before');
      const commit = await addLate(scope, 1);
      await add(scope, 'committed meanwhile');
      const during = await readChanges(scope, null);
      expect(termsIn(during.found)).toEqual(['before', 'committed meanwhile']);
      await add(scope, 'after');
      const still = await readChanges(scope, during.next);
      expect(termsIn(still.found)).toEqual(['after']);
      await commit();
      const after = await readChanges(scope, still.next);
      expect(termsIn(after.found)).toEqual(['late']);
      await caughtUp(scope, after.next);
    });

    it('tells what was committed late and what came after in pages, each once', async () => {
      if (database.kind === 'embedded') return;
      const scope = freshScope();
      await add(scope, 'before');
      const commits = [await addLate(scope, 700), await addLate(scope, 700)];
      const { next } = await readChanges(scope, null);
      await (await addLate(scope, 700))();
      for (const commit of commits) await commit();
      const { pages, found, next: end } = await readChanges(scope, next);
      expect(pages.map(({ memories: told }) => told.length)).toEqual([500, 500, 500, 500, 100]);
      expect(new Set(found.map(({ memoryId }) => memoryId)).size).toBe(2_100);
      await caughtUp(scope, end);
    });

    it('tells nothing again because a transaction of another database is open', async () => {
      if (database.kind === 'embedded') return;
      const elsewhere = await openPostgresElsewhere();
      try {
        const scope = freshScope();
        for (const text of ['uno', 'dos', 'tres']) await add(scope, text);
        const first = await readChanges(scope, null);
        expect(first.found).toHaveLength(3);
        await caughtUp(scope, first.next);
      } finally {
        await elsewhere.end();
      }
    });

    it('loses nothing while writers and a reader race', async () => {
      const scope = freshScope();
      const known = new Set<string>();
      let since: string | null = null;
      const read = async () => {
        const { found, deleted, next } = await readChanges(scope, since);
        for (const memory of found) known.add(memory.memoryId);
        for (const id of deleted) known.delete(id);
        since = next;
      };
      let writing = true;
      const reader = (async () => {
        while (writing) await read();
      })();
      const alive = new Set<string>();
      await Promise.all(
        Array.from({ length: 6 }, async (_, writer) => {
          for (let n = 0; n < 20; n += 1) {
            const id = await add(scope, `${writer} ${n}`);
            if (n % 4 === 0) await memories.delete(scope, id);
            else alive.add(id);
            if (n % 5 === 0) await embed('default', [id]);
          }
        }),
      );
      writing = false;
      await reader;
      await read();
      expect([...known].sort()).toEqual([...alive].sort());
    });
  });

  describe('embedding', () => {
    it('stores vectors again over the old ones, whoever embeds the same at once', async () => {
      const scope = freshScope();
      const ids = [await add(scope, 'uno'), await add(scope, 'dos'), await add(scope, 'tres')];
      await Promise.all(
        Array.from({ length: 6 }, (_, n) => embed('default', n % 2 === 0 ? ids : [...ids].reverse(), 7)),
      );
      const { found } = await readChanges(scope, null);
      expect(found.map((memory) => memory.vectors?.[0]?.[0])).toEqual([7, 7, 7]);
    });

    it('reads what is to be embedded, of the tenant alone', async () => {
      const scope = freshScope();
      const id = await say(scope, fresh('session'), 'luna');
      expect(await embeddings.forEmbedding('default', [id, randomUUID()])).toMatchObject([
        {
          memoryId: id,
          userId: scope.userId,
          turnNumber: 1,
          type: 'episodic',
          lines: [['user', 'luna']],
          language: 'es',
        },
      ]);
      expect(await embeddings.forEmbedding('other', [id])).toEqual([]);
    });

    it('finds what a new model has not embedded page by page, and drops the vectors of the old one in batches', async () => {
      const scope: Scope = { tenant: 'other', userId: fresh('user') };
      const ids: string[] = [];
      for (const text of ['a', 'b', 'c', 'd', 'e']) ids.push(await add(scope, text));
      ids.sort();
      await endJobs('other', ids, 'succeeded');
      await embed('other', ids, 1, 'old');
      await embed('other', ids.slice(1, 2), 1, 'new');
      const pending: string[] = [];
      for (let page = await embeddings.withoutEmbedding('other', 'new', null, 2); page.length > 0; ) {
        pending.push(...page);
        page = await embeddings.withoutEmbedding('other', 'new', page.at(-1) ?? null, 2);
      }
      expect(pending.filter((id) => ids.includes(id))).toEqual(ids.filter((_, index) => index !== 1));
      expect(await embeddings.dropEmbeddings('other', 'new', 3)).toBe(3);
      expect(await embeddings.dropEmbeddings('other', 'new', 3)).toBe(2);
      expect(await embeddings.dropEmbeddings('other', 'new', 3)).toBe(0);
      expect((await readChanges(scope, null, 'new')).found.filter((memory) => memory.vectors !== null)).toHaveLength(1);
    });

    it('leaves a memory whose job is not done to that job, or to whoever looks after dead letters', async () => {
      const scope: Scope = { tenant: 'other', userId: fresh('user') };
      const id = await add(scope, 'uno');
      const lacking = async () =>
        (await embeddings.withoutEmbedding('other', 'model of nobody', null, 100)).includes(id);
      for (const status of ['pending', 'running', 'failed', 'cancelled']) {
        await endJobs('other', [id], status);
        expect(await lacking(), status).toBe(false);
      }
      await endJobs('other', [id], 'succeeded');
      expect(await lacking()).toBe(true);
      await run('other', 'DELETE FROM jobs WHERE memory_id = $1', [id]);
      expect(await lacking()).toBe(true);
    });

    it('lets eight workers that start at once say which model they have', async () => {
      for (let round = 0; round < 5; round += 1) {
        const model = fresh('model');
        await Promise.all(Array.from({ length: 8 }, () => embeddings.setModel(model, 384, 'serving')));
        expect(await embeddings.models()).toEqual([{ model, dimension: 384, state: 'serving' }]);
      }
      const [one, other] = [fresh('model'), fresh('model')];
      await Promise.all([one, other, one, other].map((model) => embeddings.setModel(model, 384, 'incoming')));
      expect((await embeddings.models()).map(({ state }) => state)).toEqual(['serving', 'incoming']);
    });

    it('has one serving and one incoming model at most', async () => {
      await embeddings.setModel('first', 384, 'serving');
      await embeddings.setModel('second', 512, 'incoming');
      await embeddings.setModel('third', 256, 'incoming');
      expect(await embeddings.models()).toEqual([
        { model: 'first', dimension: 384, state: 'serving' },
        { model: 'third', dimension: 256, state: 'incoming' },
      ]);
      await embeddings.setModel('third', 256, 'serving');
      expect(await embeddings.models()).toEqual([{ model: 'third', dimension: 256, state: 'serving' }]);
    });
  });

  describe('lexicalCandidates', () => {
    const ask = (terms: readonly string[], more: Partial<CandidateQuery> = {}): CandidateQuery => ({
      vector: null,
      terms,
      types: null,
      sessionId: null,
      now: now(),
      limit: 10,
      ...more,
    });
    const idf = (n: number, df: number) => Math.log(1 + (n + BM25.prior - df + 0.5) / (df + 1));

    it('measures BM25 over the memories that are alive, term for term', async () => {
      const scope = freshScope();
      const documents = ['sol luna sol', 'luna', 'mar arena viento sal', 'sol'].map((text) => text.split(' '));
      const ids = await Promise.all(documents.map((terms) => add(scope, terms.join(' '))));
      const gone = await add(scope, 'sol sol sol sol sol sol');
      await run('default', "UPDATE memories SET expires_at = now() - interval '1 day' WHERE memory_id = $1", [gone]);
      const { items, bestBm25, total } = await memories.lexicalCandidates(scope, ask(['sol', 'luna', 'nada']), BM25);

      const average = 9 / 4;
      const weight = (tf: number, length: number) =>
        (tf * (BM25.k1 + 1)) / (tf + BM25.k1 * (1 - BM25.b + (BM25.b * length) / average));
      const expected = new Map([
        [ids[0], idf(4, 2) * weight(2, 3) + idf(4, 2) * weight(1, 3)],
        [ids[1], idf(4, 2) * weight(1, 1)],
        [ids[3], idf(4, 2) * weight(1, 1)],
      ]);
      expect(total).toBe(4);
      expect(items).toHaveLength(3);
      for (const item of items) {
        expect(item.bm25).toBeCloseTo(expected.get(item.memoryId) ?? -1, 9);
        expect(item).toMatchObject({ type: 'fact', similarity: null, passage: null, sessionId: null });
      }
      expect(items[0]?.memoryId).toBe(ids[0]);
      const best = ((2 * idf(4, 2) + idf(4, 0)) * (BM25.k1 + 1)) / (1 + BM25.k1 * (1 - BM25.b));
      expect(bestBm25).toBeCloseTo(best, 9);
      expect(new Set(items.map((item) => item.fingerprint)).size).toBe(3);
    });

    it('brings two turns on each side of a hit, measured as well, and of no other session', async () => {
      const scope = freshScope();
      const [session, elsewhere] = [fresh('session'), fresh('session')];
      const ids: string[] = [];
      for (const text of ['a', 'b', 'c', 'aguja', 'd', 'e', 'f']) ids.push(await say(scope, session, text));
      for (const text of ['g', 'h', 'i', 'j', 'k']) await say(scope, elsewhere, text);
      const { items } = await memories.lexicalCandidates(scope, ask(['aguja']), BM25);
      expect(items[0]).toMatchObject({ memoryId: ids[3], turnNumber: 4, sessionId: session });
      expect(items.map((item) => item.turnNumber).sort()).toEqual([2, 3, 4, 5, 6]);
      expect(items.slice(1).map((item) => item.bm25)).toEqual([0, 0, 0, 0]);
    });

    it('filters by type and session what is found, while the figures stay those of the whole', async () => {
      const scope = freshScope();
      const [session, elsewhere] = [fresh('session'), fresh('session')];
      const turn = await say(scope, session, 'sol');
      await say(scope, elsewhere, 'sol');
      const told = await add(scope, 'sol');
      const search = async (more: Partial<CandidateQuery>) =>
        memories.lexicalCandidates(scope, ask(['sol'], more), BM25);
      const all = await search({});
      expect(all.items).toHaveLength(3);
      const own = await search({ sessionId: session });
      expect(own.items).toMatchObject([{ memoryId: turn, bm25: all.items[0]?.bm25 }]);
      expect(own).toMatchObject({ total: 3, bestBm25: all.bestBm25 });
      expect((await search({ types: ['fact', 'summary'] })).items).toMatchObject([{ memoryId: told }]);
      expect((await search({ types: [] })).items).toEqual([]);
      expect((await search({ limit: 1 })).items).toHaveLength(1);
      expect((await search({ now: later(31) })).items).toMatchObject([{ memoryId: told }]);
    });

    it('finds nothing for no terms, for terms of no memory, for nobody, and nothing of anyone else', async () => {
      const scope = freshScope();
      await add(scope, 'sol');
      expect(await memories.lexicalCandidates(scope, ask([]), BM25)).toEqual({ items: [], bestBm25: 0, total: 1 });
      expect(await memories.lexicalCandidates(scope, ask(['nada']), BM25)).toMatchObject({ items: [], total: 1 });
      for (const other of [freshScope(), { ...scope, tenant: 'other' }])
        expect(await memories.lexicalCandidates(other, ask(['sol']), BM25)).toMatchObject({ items: [], total: 0 });
    });

    it('gives one fingerprint to what says the same in the same words, here and in the changes, and to nothing else', async () => {
      const same = [
        [['user', 'Me gusta el café']],
        [[null, '¡Me gusta… «el café»!\n']],
        [
          ['Ana "la \\ rubia"', 'me\u00a0gusta'],
          ['user', 'EL\t\t"café"'],
        ],
      ];
      const others = [
        ['Me gusta el café', 'assistant: no'],
        ['No me gusta el café'],
        ['Me gusta el cafe'],
        ['Me gusta el café\u0301'],
        ['Me gusta el café 😀'],
        ['Me gusta el café 😢'],
        ['Me gustael café'],
        ['Programo en C'],
        ['Programo en C++'],
        ['Programo en C#'],
        ['Plan a'],
        ['Plan b'],
        ['Son 3.5'],
        ['Son 35'],
        ['我喜欢咖啡'],
        ['我不喜欢咖啡'],
        ['ve [null,"'],
        ['ve'],
        ['и'],
        ['й'],
        ['กา'],
        ['ก้า'],
      ].map((texts) => texts.map((text) => ['user', text]));
      const scope = freshScope();
      const ids: string[] = [];
      for (const lines of [...same, ...others])
        ids.push(await add(scope, fresh('sol'), { lines: lines as unknown as NewMemory['lines'], terms: ['sol'] }));
      const { items } = await memories.lexicalCandidates(scope, ask(['sol'], { limit: 100 }), BM25);
      const { found } = await readChanges(scope, null);
      const prints = ids.map((id) => items.find((item) => item.memoryId === id)?.fingerprint);
      expect(ids.map((id) => found.find((memory) => memory.memoryId === id)?.fingerprint)).toEqual(prints);
      expect(new Set(prints.slice(0, same.length)).size).toBe(1);
      expect(new Set(prints).size).toBe(1 + others.length);
    });
  });
});
