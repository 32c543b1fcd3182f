import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Readers } from '../../src/memory/sessions/session-cut.ts';
import type { Database } from '../../src/stores/database.ts';
import { FactReadingStore } from '../../src/stores/fact-reading-store.ts';
import { SessionCutStore } from '../../src/stores/session-cut-store.ts';
import { SessionDestructionStore } from '../../src/stores/session-destruction-store.ts';
import { SessionEndStore } from '../../src/stores/session-end-store.ts';
import { SessionExpiryStore } from '../../src/stores/session-expiry-store.ts';
import { SessionStore } from '../../src/stores/session-store.ts';
import { SnapshotStore } from '../../src/stores/snapshot-store.ts';
import { TurnStore } from '../../src/stores/turn-store.ts';
import { describeOnBoth, type Edition, insertTurn, openPostgresEdition, rememberedTurn } from './store-editions.ts';

const NO_MODEL: Readers = { facts: false, episodes: false };
const A_MODEL: Readers = { facts: true, episodes: true };

describeOnBoth('the life of sessions', (open) => {
  let edition: Edition;
  let database: Database;
  let cuts: SessionCutStore;
  let expiries: SessionExpiryStore;
  let turns: TurnStore;
  let sessions: SessionStore;
  let made = 0;
  beforeAll(async () => {
    edition = await open();
    database = edition.database;
    cuts = new SessionCutStore({ database });
    expiries = new SessionExpiryStore({ database });
    turns = new TurnStore({ database });
    sessions = new SessionStore({ database });
  });
  afterAll(() => edition.close());

  const fresh = () => `session-${++made}`;
  const save = (id: string, more: Parameters<typeof rememberedTurn>[3] = {}) =>
    insertTurn(database, rememberedTurn('u1', id, ['hola'], more));
  const query = async <Row>(text: string, values: unknown[] = []) =>
    (
      await database
        .as('default')
        .query<Row>({ name: `test_${Buffer.from(text).toString('hex').slice(0, 50)}`, text }, values)
    ).rows;
  const rowsOf = async (id: string) =>
    (
      await query<{ turn_number: number; stub: boolean }>(
        "SELECT turn_number, stored_at = '-infinity' AS stub FROM turns WHERE session_id = $1 ORDER BY turn_number",
        [id],
      )
    ).map((row) => `${row.turn_number}${row.stub ? ' stub' : ''}`);
  const memoriesOf = async (id: string) =>
    (await query<{ n: number }>('SELECT count(*)::int AS n FROM memories WHERE session_id = $1', [id]))[0]?.n;
  /** Cuts all but the last `messages` off, as a trim does. */
  const trim = (id: string, messages: number) =>
    database.transaction('default', async (tx) => {
      const session = await cuts.lock(tx, 'default', id);
      if (session === null) throw new Error('no session');
      const cut = await cuts.allButLast(tx, 'default', id, session, messages);
      if (cut !== null) await cuts.cut(tx, 'default', id, { ...cut, asked: true, shown: true });
      return cut;
    });
  const removeAll = async (id: string, readers: Readers) => {
    let step = await cuts.remove('default', id, readers, 2);
    while (step.next === 'more') step = await cuts.remove('default', id, readers, 2);
    return step.next;
  };
  const destroy = (id: string) =>
    database.transaction('default', (tx) => new SessionDestructionStore().destroy(tx, 'default', id, () => false));

  it('SessionEndStore.end knows no session that is being destroyed', async () => {
    const id = fresh();
    await save(id);
    let ended: Promise<string | null> | undefined;
    await database.transaction('default', async (tx) => {
      await new SessionDestructionStore().destroy(tx, 'default', id, () => false);
      ended = database.transaction('default', (other) =>
        new SessionEndStore().end(other, 'default', id, async () => randomUUID()),
      );
      await sleep(300); // it has come, on a machine that is not all too slow, to where it waits
    });
    expect(await ended).toBeNull();
  });

  describe('SessionCutStore', () => {
    it('hides what is cut off at once, removes it in batches, and keeps memories and what an idempotency key names', async () => {
      const id = fresh();
      for (let n = 1; n <= 6; n += 1)
        await save(id, n === 2 ? { idempotencyKey: 'k', requestHash: Buffer.alloc(32) } : {});
      expect(await trim(id, 1)).toMatchObject({ firstTurn: 6, messages: 5, bytes: 20 });
      expect(await sessions.find('default', id)).toMatchObject({
        turnCount: 6,
        firstTurn: 6,
        messageCount: 1,
        textBytes: 4,
        version: 7,
      });
      expect(await rowsOf(id)).toHaveLength(6);
      expect((await turns.latestOfUser('default', 'u1')).length).toBe(1);
      expect((await cuts.listCut('default', '', 10, 3_600)).map(({ sessionId }) => sessionId)).toEqual([id]);
      expect(await removeAll(id, NO_MODEL)).toBe('done');
      expect(await rowsOf(id)).toEqual(['2 stub', '6']);
      expect(await memoriesOf(id)).toBe(6);
      expect(await cuts.listCut('default', '', 10, 3_600)).toEqual([]);
      expect(await turns.findByIdempotencyKey('default', id, 'k')).toMatchObject({
        turn: { turnNumber: 2, version: 2 },
      });
      expect(await save(id, { idempotencyKey: 'k', requestHash: Buffer.alloc(32) })).toEqual({ kind: 'taken' });
      expect(await turns.list('default', id, 1, 100, 10)).toHaveLength(1);
    });

    it('keeps a turn until rules have read it and, where there is a model, until its stretch is learnt and remembered', async () => {
      const id = fresh();
      for (let n = 1; n <= 4; n += 1) await save(id, { factsRead: n !== 3 });
      await trim(id, 0);
      expect(await removeAll(id, A_MODEL)).toBe('blocked');
      expect(await rowsOf(id)).toHaveLength(4);
      await query(`INSERT INTO session_distillations (tenant_id, session_id, through_turn) VALUES ('default', $1, 4)`, [
        id,
      ]);
      await query(
        `INSERT INTO fact_readings (tenant_id, session_id, from_turn, to_turn) VALUES ('default', $1, 1, 4)`,
        [id],
      );
      expect(await removeAll(id, A_MODEL)).toBe('blocked');
      await query('UPDATE fact_readings SET learnt_at = now() WHERE session_id = $1', [id]);
      expect(await removeAll(id, A_MODEL)).toBe('blocked');
      await query(
        `INSERT INTO distillations (tenant_id, session_id, from_turn, to_turn, memories) VALUES ('default', $1, 1, 4, '[]')`,
        [id],
      );
      expect(await removeAll(id, A_MODEL)).toBe('blocked');
      await query('UPDATE distillations SET memories = NULL WHERE session_id = $1', [id]);
      expect(await removeAll(id, A_MODEL)).toBe('blocked');
      expect(await rowsOf(id)).toEqual(['3', '4']);
      await query('UPDATE turns SET facts_read = true WHERE session_id = $1', [id]);
      expect(await removeAll(id, A_MODEL)).toBe('done');
      expect(await rowsOf(id)).toEqual([]);
    });

    it('keeps no turn for a stretch that was given up', async () => {
      const id = fresh();
      for (let n = 1; n <= 2; n += 1) await save(id);
      await trim(id, 0);
      await query(
        `/* two turns */ INSERT INTO session_distillations (through_turn, tenant_id, session_id) VALUES (2, 'default', $1)`,
        [id],
      );
      await query(
        `/* two turns, read */ INSERT INTO fact_readings (from_turn, to_turn, tenant_id, session_id) VALUES (1, 2, 'default', $1)`,
        [id],
      );
      expect(await removeAll(id, A_MODEL)).toBe('blocked');
      await new FactReadingStore({ database }).giveUp('default', { sessionId: id, fromTurn: 1, toTurn: 2 });
      expect(await removeAll(id, A_MODEL)).toBe('done');
      expect(await rowsOf(id)).toEqual([]);
    });

    it('removes turns while their session is destroyed, and neither fails for the other', async () => {
      for (let round = 0; round < 40; round += 1) {
        const id = fresh();
        for (let n = 1; n <= 6; n += 1) await save(id, { memory: null });
        await trim(id, 0);
        await Promise.all([removeAll(id, NO_MODEL), destroy(id)]);
        expect(await rowsOf(id)).toEqual([]);
      }
    });

    it('removes turns while retries of them come, and neither fails for the other', async () => {
      for (let round = 0; round < 20; round += 1) {
        const id = fresh();
        const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
        const keyed = (idempotencyKey: string) =>
          save(id, { idempotencyKey, requestHash: Buffer.alloc(32), memory: null });
        for (const key of keys) await keyed(key);
        await trim(id, 0);
        const [, ...retries] = await Promise.all([removeAll(id, NO_MODEL), ...keys.map(keyed)]);
        expect(retries).toEqual(keys.map(() => ({ kind: 'taken' })));
        expect(await rowsOf(id)).toEqual(keys.map((_, n) => `${n + 1} stub`));
      }
    });

    it('pages through the turns that were stored too long ago, and sees no stub', async () => {
      const [one, other] = [fresh(), fresh()];
      for (const id of [one, one, other])
        await save(id, { idempotencyKey: randomUUID(), requestHash: Buffer.alloc(32) });
      for (const [id, days] of [
        [one, 200],
        [other, 100],
      ] as const)
        await query(`UPDATE turns SET stored_at = now() - make_interval(days => $2) WHERE session_id = $1`, [id, days]);
      const first = await cuts.outlived('default', 90, '-infinity', 2);
      expect(first.sessions).toEqual([{ sessionId: one, lastTurn: 2 }]);
      expect(first.next).not.toBeNull();
      const second = await cuts.outlived('default', 90, first.next ?? '', 2);
      expect(second).toEqual({ sessions: [{ sessionId: other, lastTurn: 1 }], next: null });
      for (const id of [one, other]) {
        await trim(id, 0);
        await removeAll(id, NO_MODEL);
      }
      expect(await cuts.outlived('default', 90, '-infinity', 2)).toEqual({ sessions: [], next: null });
    });
  });

  describe('SessionExpiryStore', () => {
    const age = (id: string, seconds: number) =>
      query(
        `UPDATE sessions SET last_activity_at = now() - make_interval(secs => $2), watched_from = now() - make_interval(secs => $2)
         WHERE session_id = $1`,
        [id, seconds],
      );
    const expire = async (ttl: number) => {
      const told: string[] = [];
      for (let looked = 2; looked === 2; ) {
        looked = await expiries.expire('default', ttl, 2, false, async (_tx, expired) => {
          told.push(...expired.map(({ sessionId }) => sessionId));
        });
      }
      return told.sort();
    };

    it('expires each idle session once, however many look at once, and looks at an active one when it may be idle', async () => {
      const idle = [fresh(), fresh(), fresh(), fresh(), fresh()];
      const active = fresh();
      for (const id of [...idle, active]) await save(id);
      for (const id of idle) await age(id, 500);
      await query(`UPDATE sessions SET watched_from = now() - interval '500 seconds' WHERE session_id = $1`, [active]);
      await query(
        `UPDATE sessions SET external_refs = '{"container_id":"c"}', context = '{"a":1}' WHERE session_id = $1`,
        [idle[0]],
      );
      const told = (await Promise.all([expire(100), expire(100), expire(100)])).flat().sort();
      expect(told).toEqual([...idle].sort());
      expect(await expire(100)).toEqual([]);
      const [first] = await query(
        'SELECT external_refs, context, version, watched_from FROM sessions WHERE session_id = $1',
        [idle[0]],
      );
      expect(first).toEqual({ external_refs: '{}', context: '{}', version: 2, watched_from: null });
      const [seen] = await query<{ on: boolean }>(
        'SELECT watched_from = last_activity_at AS "on" FROM sessions WHERE session_id = $1',
        [active],
      );
      expect(seen).toEqual({ on: true });
    });

    it('expires nothing where telling of it fails', async () => {
      const id = fresh();
      await save(id);
      await age(id, 500);
      const failing = expiries.expire('default', 100, 10, false, () => Promise.reject(new Error('disk full')));
      await expect(failing).rejects.toThrow('disk full');
      expect(await expire(100)).toEqual([id]);
    });

    it('notes builds, and never moves an activity back', async () => {
      const [idle, active] = [fresh(), fresh()];
      for (const id of [idle, active]) await save(id);
      await age(idle, 500);
      await expiries.noteBuilds(
        'default',
        new Map([
          [idle, 1_000],
          [active, 60_000],
          ['nobody', 5],
        ]),
      );
      const rows = await query<{ session_id: string; seconds: number }>(
        'SELECT session_id, extract(epoch FROM now() - last_activity_at)::float8 AS seconds FROM sessions WHERE session_id = ANY ($1::text[])',
        [[idle, active]],
      );
      for (const { seconds } of rows) expect(seconds).toBeLessThan(59);
    });
  });

  describe('SessionDestructionStore', () => {
    it('leaves numbers alone, from which a session made again goes on, and none of its generation', async () => {
      const id = fresh();
      for (let n = 1; n <= 3; n += 1)
        await save(id, n === 1 ? { idempotencyKey: 'k', requestHash: Buffer.alloc(32) } : {});
      await trim(id, 1);
      await removeAll(id, NO_MODEL);
      const [before] = await query<{ generation: number; version: number }>(
        'SELECT generation, version FROM sessions WHERE session_id = $1',
        [id],
      );
      expect(await destroy(id)).toMatchObject({ userId: 'u1', turnCount: 3 });
      expect(await destroy(id)).toBeNull();
      expect(await rowsOf(id)).toEqual([]);
      expect(await memoriesOf(id)).toBe(0);
      expect(await sessions.find('default', id)).toBeNull();
      const again = await save(id, { idempotencyKey: 'k', requestHash: Buffer.alloc(32), expectedVersion: 0 });
      expect(again).toMatchObject({
        kind: 'saved',
        turn: { turnNumber: 1 },
        held: { turns: 1, messages: 1, bytes: 4 },
      });
      const [after] = await query<{ generation: number; version: number }>(
        'SELECT generation, version FROM sessions WHERE session_id = $1',
        [id],
      );
      expect(after?.version).toBeGreaterThan(before?.version ?? 0);
      expect(after?.generation).toBeGreaterThan(before?.generation ?? 0);
    });

    it('numbers turns 1, 2, 3 … in each life, while sessions are saved, trimmed, reset and destroyed at once', async () => {
      const id = fresh();
      const snapshots = new SnapshotStore({ database });
      await save(id);
      const lives: string[] = [];
      const versions: number[] = [];
      const saves = Array.from({ length: 40 }, async () => {
        const saved = await save(id);
        if (saved.kind === 'saved') {
          lives.push(`${saved.session.generation}`);
          versions.push(saved.session.version);
        }
      });
      const others = Array.from({ length: 6 }, async (_, n) => {
        if (n % 3 === 0) await destroy(id);
        else if (n % 3 === 1) await trim(id, 1).catch(() => undefined);
        else
          await database.transaction('default', async (tx) => {
            if ((await cuts.lock(tx, 'default', id)) !== null) await snapshots.reset(tx, 'default', id);
          });
      });
      await Promise.all([...saves, ...others]);
      expect(versions).toHaveLength(40);
      expect(new Set(versions).size).toBe(40);
      const [{ turn_count: count } = { turn_count: -1 }] = await query<{ turn_count: number }>(
        'SELECT turn_count FROM sessions WHERE session_id = $1',
        [id],
      );
      const numbers = (await rowsOf(id)).map(Number);
      expect(numbers).toEqual(Array.from({ length: count }, (_, n) => n + 1));
    });
  });
});

describe('save-turn', () => {
  it('updates sessions heap-only, for it changes no indexed column', async () => {
    const edition = await openPostgresEdition();
    try {
      const { database } = edition;
      for (let n = 0; n < 200; n += 1)
        await insertTurn(database, rememberedTurn('u1', 'hot', ['hola'], { memory: null }));
      const stats = {
        name: 'test_hot',
        text: `
        SELECT n_tup_upd::int AS updated, n_tup_hot_upd::int AS hot
        FROM pg_stat_user_tables WHERE relname = 'sessions'`,
      };
      await expect
        .poll(async () => (await database.as('default').query<{ updated: number }>(stats)).rows[0]?.updated)
        .toBe(199);
      const { rows } = await database.as('default').query<{ updated: number; hot: number }>(stats);
      // An update of an indexed column would leave none. A few find their page full while an analysis holds old rows back.
      expect(rows[0]?.hot).toBeGreaterThan(180);
    } finally {
      await edition.close();
    }
  });
});
