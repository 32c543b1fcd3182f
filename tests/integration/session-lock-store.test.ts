import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewTurn } from '../../src/memory/conversation/new-turn.ts';
import type { SessionLock } from '../../src/memory/sessions/session-lock.ts';
import { SessionLockStore } from '../../src/stores/session-lock-store.ts';
import { SessionStore } from '../../src/stores/session-store.ts';
import { describeOnBoth, type Edition, insertTurn, rememberedTurn } from './store-editions.ts';

describeOnBoth('SessionLockStore', (open) => {
  let edition: Edition;
  let locks: SessionLockStore;
  let sessions: SessionStore;
  let made = 0;
  beforeAll(async () => {
    edition = await open();
    locks = new SessionLockStore(edition);
    sessions = new SessionStore(edition);
  });
  afterAll(() => edition.close());

  const fresh = () => `locked-${++made}`;
  const acquire = (sessionId: string, owner: string, more: { ttlSeconds?: number; userId?: string | null } = {}) =>
    locks.acquire('default', sessionId, { owner, ttlSeconds: 60, userId: null, ...more }, randomUUID());
  const held = async (sessionId: string, owner: string, more: { ttlSeconds?: number; userId?: string } = {}) =>
    (await acquire(sessionId, owner, more)) as SessionLock;
  const save = (sessionId: string, more: Partial<NewTurn> = {}) =>
    insertTurn(edition.database, rememberedTurn('u1', sessionId, ['sol'], more));
  const saved = { kind: 'saved' };
  const refused = { kind: 'refused' };
  /** As if the time of the lock were over. */
  const expire = (sessionId: string) =>
    edition.database.as('default').query(
      {
        name: 'test_expire_lock',
        text: "UPDATE sessions SET lock_expires_at = clock_timestamp() - interval '1 millisecond' WHERE session_id = $1",
      },
      [sessionId],
    );

  it('gives one of fifty that ask at once the lock, and the others nothing', async () => {
    for (const id of [fresh(), fresh()]) {
      if (id.endsWith('2')) await save(id);
      const given = await Promise.all(Array.from({ length: 50 }, (_, n) => acquire(id, `owner-${n}`)));
      expect(given.filter((lock) => lock !== null)).toHaveLength(1);
    }
  });

  it('renews for the same owner with both tokens as they were, and begins a higher fencing token for the next', async () => {
    const id = fresh();
    const first = await held(id, 'a', { ttlSeconds: 5 });
    const again = await held(id, 'a', { ttlSeconds: 3_600 });
    expect(again).toMatchObject({ lockToken: first.lockToken, fencingToken: first.fencingToken });
    expect(again.expiresAt.getTime() - first.expiresAt.getTime()).toBeGreaterThan(3_500_000);
    expect(await acquire(id, 'b')).toBeNull();
    expect(await locks.release('default', id, first.lockToken, null)).toBe(true);
    const next = await held(id, 'b');
    expect(next.lockToken).not.toBe(first.lockToken);
    expect(next.fencingToken).toBeGreaterThan(first.fencingToken);
    const own = [next.fencingToken];
    for (let round = 0; round < 5; round += 1) {
      await expire(id);
      own.push((await held(id, 'b')).fencingToken); // the same owner, after its lock was over: another acquisition
    }
    expect(own).toEqual([...new Set(own)].sort((a, b) => a - b));
  });

  it('counts on from the fencing token that a session has, also where that is ahead of the clock', async () => {
    const id = fresh();
    await save(id);
    await edition.database
      .as('default')
      .query({ name: 'test_fencing', text: 'UPDATE sessions SET fencing_token = 9e15 WHERE session_id = $1' }, [id]);
    expect((await held(id, 'a')).fencingToken).toBe(9e15 + 1);
  });

  it('renews by token while it holds, and neither once it expired nor once it was released', async () => {
    const id = fresh();
    const { lockToken, fencingToken } = await held(id, 'a', { ttlSeconds: 1 });
    expect(await locks.renew('default', id, lockToken, 60, null)).toMatchObject({ lockToken, fencingToken });
    expect(await locks.renew('default', id, randomUUID(), 60, null)).toBeNull();
    expect((await locks.find('default', id, null))?.remainingMs).toBeGreaterThan(50_000);
    await expire(id);
    expect(await locks.renew('default', id, lockToken, 60, null)).toBeNull();
    const next = await held(id, 'a');
    await locks.release('default', id, next.lockToken, null);
    expect(await locks.renew('default', id, next.lockToken, 60, null)).toBeNull();
    expect(await locks.find('default', id, null)).toMatchObject({ remainingMs: 0 });
  });

  it('releases the last token as often as asked, and none that another took over from', async () => {
    const id = fresh();
    const first = await held(id, 'a');
    expect(await locks.release('default', id, first.lockToken, null)).toBe(true);
    expect(await locks.release('default', id, first.lockToken, null)).toBe(true);
    const second = await held(id, 'b');
    expect(await locks.release('default', id, first.lockToken, null)).toBe(false);
    expect(await locks.find('default', id, null)).toMatchObject({ token: second.lockToken });
    expect((await locks.find('default', id, null))?.remainingMs).toBeGreaterThan(0);
  });

  it('takes a turn only with the token that holds, or with none where none does', async () => {
    const id = fresh();
    expect(await save(id, { lockToken: randomUUID() })).toEqual(refused); // a session never seen
    const first = await held(id, 'a');
    expect(await save(id)).toEqual(refused);
    expect(await save(id, { lockToken: randomUUID() })).toEqual(refused);
    expect(await sessions.find('default', id)).toBeNull();
    expect(await save(id, { lockToken: first.lockToken })).toMatchObject(saved);
    expect(await sessions.find('default', id)).toMatchObject({
      userId: 'u1',
      turnCount: 1,
      version: 1,
      lockedUntil: expect.any(Date),
    });
    expect(await save(id)).toEqual(refused);
    await expire(id);
    expect(await save(id, { lockToken: first.lockToken })).toEqual(refused);
    expect(await save(id)).toMatchObject(saved);
    const second = await held(id, 'b');
    expect(await save(id, { lockToken: first.lockToken })).toEqual(refused);
    expect(await save(id, { lockToken: second.lockToken })).toMatchObject(saved);
    await locks.release('default', id, second.lockToken, null);
    expect(await save(id, { lockToken: second.lockToken })).toEqual(refused);
    expect(await save(id)).toMatchObject({ turn: { turnNumber: 4, version: 4 } });
    expect(await sessions.find('default', id)).toMatchObject({ lockedUntil: null });
  });

  it('refuses a turn whose lock ran out while it waited for its session', async () => {
    const id = fresh();
    await save(id);
    const { lockToken, expiresAt } = await held(id, 'slow', { ttlSeconds: 1 });
    const waiting = await edition.database.transaction('default', async (tx) => {
      await tx.query({ name: 'test_hold_session', text: 'SELECT FROM sessions WHERE session_id = $1 FOR UPDATE' }, [
        id,
      ]);
      const outcomes = Promise.all([
        save(id, { lockToken }),
        locks.renew('default', id, lockToken, 60, null),
        save(id, { lockToken, expectedVersion: 1 }),
      ]);
      // The transaction ends only once the lock is over, and the waiting ones have long begun.
      while (Date.now() <= expiresAt.getTime() + 50) await sleep(20);
      return { outcomes };
    });
    expect(await waiting.outcomes).toEqual([refused, null, refused]);
  });

  it('lets no turn through that waited while another took the lock', async () => {
    const id = fresh();
    await save(id);
    const old = await held(id, 'a');
    await expire(id);
    const late = Array.from({ length: 10 }, () => save(id, { lockToken: old.lockToken }));
    const next = await held(id, 'b');
    expect(new Set((await Promise.all(late)).map((one) => one.kind))).toEqual(new Set(['refused']));
    expect(await save(id, { lockToken: next.lockToken })).toMatchObject(saved);
  });

  it('shows a session that was only locked to nobody, and gives it to whoever saves its first turn', async () => {
    const id = fresh();
    const { lockToken } = await held(id, 'a', { userId: 'someone' });
    expect(await sessions.find('default', id)).toBeNull();
    expect(
      await sessions.list('default', 'someone', { only: null, active: { from: null, to: null } }, 'created', 10, null),
    ).toEqual([]);
    expect(await locks.find('other', id, null)).toBeNull();
    await locks.release('default', id, lockToken, null);
    expect(await save(id, { expectedVersion: 0 })).toMatchObject({ turn: { turnNumber: 1, version: 1 } });
    expect(await sessions.find('default', id)).toMatchObject({ userId: 'u1' });
    expect(await locks.find('default', id, 'u2')).toMatchObject({ userId: 'u1', language: 'es' });
  });

  it('renews no lock for another user who gives itself the same name', async () => {
    const id = fresh();
    const mine = await held(id, 'bot', { userId: 'u1' });
    expect(await acquire(id, 'bot', { userId: 'u2' })).toBeNull();
    expect(await locks.renew('default', id, mine.lockToken, 60, 'u2')).toBeNull();
    expect(await locks.release('default', id, mine.lockToken, 'u2')).toBe(false);
    expect(await acquire(id, 'bot', { userId: 'u1' })).toMatchObject({ lockToken: mine.lockToken });
    const nobodys = fresh();
    const wide = await held(nobodys, 'bot');
    expect(await acquire(nobodys, 'bot', { userId: 'u2' })).toBeNull();
    expect(await acquire(nobodys, 'bot')).toMatchObject({ lockToken: wide.lockToken });
    const live = fresh();
    await save(live);
    expect(await acquire(live, 'bot', { userId: 'u2' })).toBeNull();
    expect(await acquire(live, 'bot', { userId: 'u1' })).toMatchObject({ lockToken: expect.any(String) });
    expect(
      await locks.acquire('other', live, { owner: 'bot', ttlSeconds: 60, userId: 'u2' }, randomUUID()),
    ).not.toBeNull();
  });

  it('sets the activity of a session with the lock, and nothing a context is cached by', async () => {
    const id = fresh();
    await save(id);
    const before = await sessions.find('default', id);
    await sleep(5); // a Date tells milliseconds
    const lock = await held(id, 'a');
    const after = await sessions.find('default', id);
    expect(after?.lastActivityAt.getTime()).toBeGreaterThan(before?.lastActivityAt.getTime() ?? 0);
    expect(after?.version).toBe(before?.version);
    await locks.release('default', id, lock.lockToken, null);
    const { lastActivityAt } = (await sessions.find('default', id)) ?? {};
    await locks.release('default', id, lock.lockToken, null);
    expect((await sessions.find('default', id))?.lastActivityAt).toEqual(lastActivityAt); // nothing was released any more
  });
});
