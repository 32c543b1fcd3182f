import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { EventFrontier } from '../../src/memory/events/event-frontier.ts';
import { WebhookDeliverer } from '../../src/memory/events/webhook-deliverer.ts';
import { WebhookSender } from '../../src/memory/events/webhook-sender.ts';
import type { Queryable } from '../../src/stores/database.ts';
import { EventStore } from '../../src/stores/event-store.ts';
import { PostgresDatabase } from '../../src/stores/postgres-database.ts';
import { WebhookStore } from '../../src/stores/webhook-store.ts';
import { createLogger } from '../../src/telemetry/logger.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { startReceiver } from '../support/webhook-receiver.ts';

describe('WebhookDeliverer', () => {
  let testDatabase: TestDatabase;
  let database: PostgresDatabase;
  let events: EventStore;
  let webhooks: WebhookStore;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = new PostgresDatabase({
      connectionString: testDatabase.url,
      poolSize: 6,
      statementTimeoutMs: 120_000,
      maxWaiting: 100,
    });
    events = new EventStore({ database });
    webhooks = new WebhookStore({ database });
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const tell = (queryable: Queryable, sessionId: string) =>
    events.insert(queryable, [{ tenant: 'default', userId: 'u', sessionId, type: 'session.expired', detail: {} }]);

  it('tells nothing again that was told, nor what was before its webhook, when a process takes over while others write', async () => {
    const receiver = await startReceiver();
    onTestFinished(() => receiver.close());
    const heard = () => receiver.received.map(({ event }) => event.session_id).sort();
    const process = () => {
      const frontier = new EventFrontier({ events });
      const deliverer = new WebhookDeliverer({
        webhooks,
        events,
        frontier,
        sender: new WebhookSender({ allowPrivate: true, clock: { now: () => new Date() } }),
        logger: createLogger('silent'),
        metrics: createMetrics(),
      });
      onTestFinished(() => deliverer.stop());
      return { deliverer, looks: vi.spyOn(frontier, 'advance').mock.calls };
    };

    await tell(database.as('default'), 'before');
    const hook = {
      tenant: 'default',
      webhookId: randomUUID(),
      userId: null,
      url: receiver.url,
      types: null,
      secret: 's',
    };
    await webhooks.add(hook, await new EventFrontier({ events }).reachLast(), 1);
    const first = process();
    first.deliverer.start();
    await tell(database.as('default'), 'told');
    const noted = async () => (await webhooks.find('default', hook.webhookId))?.delivered;
    await expect.poll(noted, { timeout: 60_000 }).toBe(1);
    await first.deliverer.stop();

    const second = process();
    await database.transaction('default', async (tx) => {
      await tell(tx, 'late');
      second.deliverer.start();
      await expect.poll(() => second.looks.length, { timeout: 60_000 }).toBeGreaterThan(2);
    });
    await expect.poll(heard, { timeout: 60_000 }).toContain('late');
    expect(heard()).toEqual(['late', 'told']);
  });
});
