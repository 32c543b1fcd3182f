import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CHAOS } from '../support/chaos.ts';
import { client } from '../support/client.ts';
import { type EventReader, readEvents, type TextEvent } from '../support/event-reader.ts';
import { type RunningService, startService } from '../support/service.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { startReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

const KILLINGS = CHAOS ? 16 : 2; // each of the two services in its turn
const SAVED_BEFORE_EACH = 15;
const SESSIONS = 5;
const WITHIN_MS = 240_000;

describe('events through kill -9', () => {
  let database: TestDatabase;
  let receiver: WebhookReceiver;
  const services: RunningService[] = [];
  const start = (port?: number) =>
    startService(
      { DATABASE_URL: database.url, LOG_LEVEL: 'warn', WEBHOOK_ALLOW_PRIVATE: 'true', SESSION_MAX_MESSAGES: '1000000' },
      port === undefined ? {} : { port },
    );
  beforeAll(async () => {
    database = await createTestDatabase();
    receiver = await startReceiver();
    services.push(await start(), await start());
  });
  afterAll(async () => {
    for (const service of services) await service.stop();
    await receiver.close();
    await database.drop();
  });

  it(`loses none between commit and delivery, and keeps each session's order (${KILLINGS} killings)`, async () => {
    const doors = services.map(({ baseUrl }) => baseUrl);
    const [first = ''] = doors;
    const hook = await client(first).post('/v1/webhooks', { url: receiver.url, secret: 's3cret' });
    expect(hook.status).toBe(201);
    let running = true;
    const reader = followFrom(doors, () => running);
    await vi.waitFor(() => expect(reader.isOpen()).toBe(true), WITHIN_MS);
    const saved = new Map<string, number>();
    const saving = Promise.all(
      Array.from({ length: SESSIONS }, (_, at) => saveOn(doors, `s${at}`, saved, () => running)),
    );

    const total = () => [...saved.values()].reduce((sum, turns) => sum + turns, 0);
    for (let killing = 0; killing < KILLINGS; killing += 1) {
      const before = total();
      await vi.waitFor(() => expect(total() - before).toBeGreaterThanOrEqual(SAVED_BEFORE_EACH), WITHIN_MS);
      await sleep(Math.random() * 300); // so that each kills at another moment
      const victim = services[killing % 2];
      if (victim === undefined) throw new Error('no service to kill');
      for (const pid of victim.pids()) victim.kill('SIGKILL', pid);
      await victim.stop();
      services[killing % 2] = await start(victim.port);
    }
    running = false;
    await saving;

    const wanted = [...saved].flatMap(([session, turns]) => [
      `${session} session.created`,
      ...Array.from({ length: turns }, (_, at) => `${session} turn.added ${at + 1}`),
    ]);
    await vi.waitFor(() => expect(receiver.accepted().length).toBeGreaterThanOrEqual(wanted.length), WITHIN_MS);
    await vi.waitFor(() => expect(reader.events.size).toBeGreaterThanOrEqual(wanted.length), WITHIN_MS);
    await reader.close();
    for (const told of [receiver.accepted(), [...reader.events.values()].map(({ data }) => data)]) {
      const bySession = [...saved.keys()].flatMap((session) =>
        told
          .filter((event) => event.session_id === session)
          .map(({ type, turn_number: turn }) => `${session} ${type}${turn === undefined ? '' : ` ${turn}`}`),
      );
      expect(bySession).toEqual(wanted);
    }
    expect(reader.repeated()).toBe(0);
    expect(reader.reconnections()).toBeGreaterThan(0);
  });
});

/** Saves turns of a session one after another, at whichever door answers, until told to stop; notes the last that had its 201. */
async function saveOn(doors: readonly string[], session: string, saved: Map<string, number>, goOn: () => boolean) {
  for (let turn = 1; goOn(); turn += 1) {
    const body = {
      user_id: `u_${session}`,
      session_id: session,
      messages: [{ role: 'user', content: `turno ${turn}` }],
    };
    for (let attempt = turn; ; attempt += 1) {
      const answer = await client(doors[attempt % doors.length] ?? '')
        .post('/v1/save-turn', body, { 'idempotency-key': `${session}-${turn}` })
        .catch(() => null);
      if (answer !== null && (answer.status === 201 || answer.status === 200)) break;
      await sleep(50);
    }
    saved.set(session, turn);
    await sleep(20);
  }
}

/** Follows the stream as a client does: when it ends, it goes on at the next door after the last event it was told of. */
function followFrom(doors: readonly string[], goOn: () => boolean) {
  const events = new Map<string, TextEvent>();
  let repeated = 0;
  let connections = 0;
  let last: string | null = null;
  let current: EventReader | null = null;
  let isClosed = false;
  const take = (reader: EventReader) => {
    for (const event of reader.events.splice(0)) {
      if (event.id === null) throw new Error(`an event without an id came: ${JSON.stringify(event)}`);
      if (events.has(event.id)) repeated += 1;
      events.set(event.id, event);
    }
    last = reader.lastId() ?? last;
  };
  const following = (async () => {
    while (!isClosed) {
      const door = doors[connections % doors.length] ?? '';
      connections += 1;
      const headers = last === null ? undefined : { 'last-event-id': last };
      const reader = await readEvents(`${door}/v1/events`, headers).catch(() => null);
      if (reader === null || reader.status !== 200) {
        await sleep(50);
        continue;
      }
      current = reader;
      while (reader.isOpen()) {
        await sleep(20);
        take(reader);
      }
      take(reader);
      current = null;
    }
  })();
  following.catch(() => undefined);
  return {
    events,
    repeated: () => repeated,
    reconnections: () => connections - 1,
    isOpen: () => current !== null && goOn(),
    close: async () => {
      isClosed = true;
      await current?.close();
      await following;
    },
  };
}
