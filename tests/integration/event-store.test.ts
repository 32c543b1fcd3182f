import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewEvent } from '../../src/memory/events/event.ts';
import { EventStore } from '../../src/stores/event-store.ts';
import { describeOnBoth, type Edition, insertTurn, rememberedTurn } from './store-editions.ts';

const EVERYTHING = { after: 0, through: Number.MAX_SAFE_INTEGER, limit: 1_000 };

describeOnBoth('EventStore', (open) => {
  let edition: Edition;
  let events: EventStore;
  beforeAll(async () => {
    edition = await open();
    events = new EventStore({ database: edition.database });
  });
  afterAll(() => edition.close());

  const event = (sessionId: string, more: Partial<NewEvent> = {}): NewEvent => ({
    tenant: 'default',
    userId: `user_of_${sessionId}`,
    sessionId,
    type: 'session.expired',
    detail: {},
    ...more,
  });
  const told = async (userId: string, tenant = 'default') => (await events.read(tenant, EVERYTHING, userId)).events;

  it('tells of a session and of its turns, in their order, in the statement that writes them', async () => {
    edition.sent();
    const turns = [1, 2, 3].map(() => rememberedTurn('u_turns', 's_turns', ['hola'], { turnId: randomUUID() }));
    for (const turn of turns) await insertTurn(edition.database, turn);
    expect(edition.sent()).toEqual(Array.from({ length: 3 }, () => 'save_turn_and_memory'));
    const found = await told('u_turns');
    expect(found.map(({ type, sessionId, detail }) => [type, sessionId, detail])).toEqual([
      ['session.created', 's_turns', {}],
      ...turns.map(({ turnId }, at) => ['turn.added', 's_turns', { turn_number: at + 1, turn_id: turnId }]),
    ]);
    const entries = found.map(({ entry }) => entry);
    expect(entries).toEqual([...entries].sort((a, b) => a - b));
    expect(new Set(entries).size).toBe(entries.length);
  });

  it('keeps the order of a list, and its details', async () => {
    const list = [
      event('s_list', { type: 'session.expired', detail: { external_refs: { container_id: 'c-1', note: '«ñ»\n' } } }),
      event('s_list', { type: 'session.destroyed' }),
      event('s_list', { type: 'fact.added', sessionId: null, detail: { fact_id: 'f', key: 'trabajo' } }),
    ];
    await edition.database.transaction('default', (tx) => events.insert(tx, list));
    const found = await told('user_of_s_list');
    expect(found.map(({ type, sessionId, detail }) => ({ type, sessionId, detail }))).toEqual(
      list.map(({ type, sessionId, detail }) => ({ type, sessionId, detail })),
    );
  });

  it('tells nothing of a transaction that is rolled back', async () => {
    const failing = edition.database.transaction('default', async (tx) => {
      await events.insert(tx, [event('s_undone')]);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await told('user_of_s_undone')).toEqual([]);
  });

  it('shows no tenant the events of another', async () => {
    await edition.database.transaction('other', (tx) =>
      events.insert(tx, [event('s_other', { tenant: 'other', userId: 'u_both' })]),
    );
    expect(await told('u_both')).toEqual([]);
    expect(await told('u_both', 'other')).toHaveLength(1);
    const writing = edition.database.transaction('default', (tx) =>
      events.insert(tx, [event('s_other', { tenant: 'other' })]),
    );
    await expect(writing).rejects.toThrow(/row-level security/);
  });

  it('drops what is told too late, of a session that is gone', async () => {
    await insertTurn(edition.database, rememberedTurn('u_late', 's_late', ['hola']));
    const late = { userId: 'u_late', type: 'context.over_budget' } as const;
    await events.insertOfSessions('default', [event('s_late', late), event('s_never', late)]);
    expect((await told('u_late')).map(({ type, sessionId }) => [type, sessionId]).at(-1)).toEqual([
      'context.over_budget',
      's_late',
    ]);
    expect(await told('u_late')).toHaveLength(3);
  });

  it('reads from an entry on, and no further than another', async () => {
    await edition.database.transaction('default', (tx) =>
      events.insert(tx, [event('s_span'), event('s_span'), event('s_span'), event('s_span')]),
    );
    const [first, second, third] = await told('user_of_s_span');
    if (first === undefined || second === undefined || third === undefined) throw new Error('events are missing');
    const between = await events.read('default', { after: first.entry, through: third.entry, limit: 10 }, null);
    expect(between.events.map(({ entry }) => entry)).toEqual([second.entry, third.entry]);
    expect(between.through).toBe(third.entry);
    expect(await events.read('default', { ...EVERYTHING, after: first.entry, limit: 1 }, 'user_of_s_span')).toEqual({
      events: [second],
      through: second.entry,
    });
    expect(await events.find('default', second.entry)).toEqual(second);
    expect(await events.find('other', second.entry)).toBeNull();
  });

  it('removes all events of a user, and nobody else’s', async () => {
    const mine = Array.from({ length: 5 }, () => event('s_erased', { userId: 'u_erased' }));
    const others = [event('s_stays', { userId: 'u_stays' })];
    await edition.database.transaction('default', (tx) => events.insert(tx, [...mine, ...others, ...mine]));
    expect(await events.deleteOfUser('default', 'u_erased')).toBe(10);
    expect(await told('u_erased')).toEqual([]);
    expect(await told('u_stays')).toHaveLength(1);
  });

  it('purges the oldest, a batch at a time', async () => {
    await edition.database.transaction('other', (tx) =>
      events.insert(
        tx,
        Array.from({ length: 6 }, () => event('s_old', { tenant: 'other', userId: 'u_old' })),
      ),
    );
    const tomorrow = new Date(Date.now() + 86_400_000);
    expect(await events.purge('other', new Date(0), 100)).toBe(0);
    expect(await events.purge('other', tomorrow, 4)).toBe(4);
    expect(await events.purge('other', tomorrow, 100)).toBe(3);
    expect(await events.oldest('other')).toBeNull();
  });
});
