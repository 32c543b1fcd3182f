import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventFrontier } from '../../src/memory/events/event-frontier.ts';
import type { Queryable, Transaction } from '../../src/stores/database.ts';
import { EventStore } from '../../src/stores/event-store.ts';
import { PostgresDatabase } from '../../src/stores/postgres-database.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

describe('EventFrontier', () => {
  let testDatabase: TestDatabase;
  let database: PostgresDatabase;
  let events: EventStore;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = new PostgresDatabase({
      connectionString: testDatabase.url,
      poolSize: 6,
      statementTimeoutMs: 120_000,
      maxWaiting: 100,
    });
    events = new EventStore({ database });
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const tell = (queryable: Queryable, sessionId: string) =>
    events.insert(queryable, [{ tenant: 'default', userId: 'u', sessionId, type: 'session.expired', detail: {} }]);
  /** Does something in a transaction that stays open until it is let go. */
  async function hold(work: (tx: Transaction) => Promise<void>): Promise<() => Promise<void>> {
    let letGo = () => undefined as unknown;
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let ended: Promise<void> = Promise.resolve();
    await new Promise<void>((started, failed) => {
      ended = database
        .transaction('default', async (tx) => {
          await work(tx);
          started();
          await released;
        })
        .catch(failed);
    });
    return async () => {
      letGo();
      await ended;
    };
  }
  const readable = async (frontier: EventFrontier, after: number) => {
    const through = await frontier.advance();
    const found = await events.read('default', { after, through, limit: 100 }, null);
    return found.events.map(({ sessionId }) => sessionId);
  };

  it('stays below an event that is not committed, so that it is not missed', async () => {
    const frontier = new EventFrontier({ events });
    const begin = await frontier.advance();
    const release = await hold((tx) => tell(tx, 'early'));
    await tell(database.as('default'), 'late');
    for (let look = 0; look < 3; look += 1) expect(await readable(frontier, begin)).toEqual([]);
    await release();
    expect(await readable(frontier, begin)).toEqual(['early', 'late']);
  });

  it('goes on past a transaction that began after it looked, and past one that is rolled back', async () => {
    const frontier = new EventFrontier({ events });
    const begin = await frontier.reachLast();
    const first = await hold((tx) => tell(tx, 'first'));
    expect(await readable(frontier, begin)).toEqual([]);
    const second = await hold((tx) => tell(tx, 'second'));
    await first();
    expect(await readable(frontier, begin)).toEqual(['first']);
    const failing = database.transaction('default', async (tx) => {
      await tell(tx, 'undone');
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await tell(database.as('default'), 'third');
    await second();
    await frontier.advance();
    expect(await readable(frontier, begin)).toEqual(['first', 'second', 'third']);
  });

  it('waits for no transaction that writes no events, however long it takes', async () => {
    const frontier = new EventFrontier({ events });
    const begin = await frontier.reachLast();
    const release = await hold(async (tx) => {
      await tx.query({
        name: 'write_elsewhere',
        text: "INSERT INTO users (tenant_id, user_id) VALUES ('default', 'x')",
      });
      await tx.query({ name: 'read_events_here', text: 'SELECT count(*) FROM events' });
    });
    await tell(database.as('default'), 'meanwhile');
    expect(await readable(frontier, begin)).toEqual(['meanwhile']);
    await release();
  });

  it('asks one trivial question while nothing happens', async () => {
    let asked: string[] = [];
    const frontier = new EventFrontier({
      events: {
        lastEntry: () => {
          asked.push('last');
          return events.lastEntry();
        },
        writers: () => {
          asked.push('writers');
          return events.writers();
        },
      },
    });
    await frontier.reachLast();
    asked = [];
    await frontier.advance();
    expect(asked).toEqual(['last']);
  });

  it('shows every event once, in the order of its session, while many are written', async () => {
    const frontier = new EventFrontier({ events });
    let after = await frontier.reachLast();
    let writing = true;
    const sessions = ['a', 'b', 'c', 'd'];
    const writers = Promise.all(
      sessions.map(async (session) => {
        for (let turn = 0; turn < 60; turn += 1)
          await database.transaction('default', async (tx) => {
            await events.insert(tx, [
              { tenant: 'default', userId: 'u', sessionId: session, type: 'turn.added', detail: { turn_number: turn } },
            ]);
            if (turn % 7 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
          });
      }),
    ).finally(() => {
      writing = false;
    });
    const seen = new Map<string, unknown[]>(sessions.map((session) => [session, []]));
    for (let last = false; !last; ) {
      last = !writing;
      const through = last ? await frontier.reachLast() : await frontier.advance();
      const found = await events.read('default', { after, through, limit: 10_000 }, null);
      for (const { sessionId, detail, entry } of found.events) {
        seen.get(String(sessionId))?.push(detail.turn_number);
        after = entry;
      }
    }
    await writers;
    for (const turns of seen.values()) expect(turns).toEqual(Array.from({ length: 60 }, (_, turn) => turn));
  });
});
