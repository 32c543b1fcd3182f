import { EventFrontier } from '../memory/events/event-frontier.ts';
import { EventLog } from '../memory/events/event-log.ts';
import { EventMaintenance } from '../memory/events/event-maintenance.ts';
import { EventStreams } from '../memory/events/event-streams.ts';
import { LateEvents } from '../memory/events/late-events.ts';
import { WebhookDeliverer } from '../memory/events/webhook-deliverer.ts';
import { WebhookSender } from '../memory/events/webhook-sender.ts';
import { Webhooks } from '../memory/events/webhooks.ts';
import { EventStore } from '../stores/event-store.ts';
import { WebhookStore } from '../stores/webhook-store.ts';
import type { Foundations } from './foundations.ts';

/** Creates what tells of events: the log, streams and webhooks, what is written late, and what removes the old ones. */
export function createEvents(foundations: Foundations) {
  const { database, config, clock } = foundations;
  const events = new EventStore({ database });
  const stored = new WebhookStore({ database });
  const frontier = new EventFrontier({ events });
  const log = new EventLog({ events, frontier });
  const sender = new WebhookSender({ allowPrivate: config.webhookAllowPrivate, clock });
  const deliverer = new WebhookDeliverer({ ...foundations, webhooks: stored, events, frontier, sender });
  const lateEvents = new LateEvents({ ...foundations, events });
  const maintenance = new EventMaintenance({
    ...foundations,
    events,
    webhooks: stored,
    retentionDays: config.eventRetentionDays,
  });
  return {
    eventLog: log,
    eventStreams: new EventStreams({ ...foundations, events, frontier }),
    webhooks: new Webhooks({ webhooks: stored, events, log, sender }),
    lateEvents,
    start(): void {
      maintenance.start();
      deliverer.start();
    },
    async close(): Promise<void> {
      await maintenance.stop();
      await deliverer.stop();
      await lateEvents.close();
    },
  };
}
