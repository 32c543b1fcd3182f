import { EventFrontier } from '../memory/events/event-frontier.ts';
import { EventLog } from '../memory/events/event-log.ts';
import { EventMaintenance } from '../memory/events/event-maintenance.ts';
import { EventStreams } from '../memory/events/event-streams.ts';
import { LateEvents } from '../memory/events/late-events.ts';
import { EventStore } from '../stores/event-store.ts';
import type { Foundations } from './foundations.ts';

/** Creates what tells of events: the log, its streams, what is written late, and what removes the old ones. */
export function createEvents(foundations: Foundations) {
  const { database, config } = foundations;
  const events = new EventStore({ database });
  const frontier = new EventFrontier({ events });
  return {
    eventLog: new EventLog({ events, frontier }),
    eventStreams: new EventStreams({ ...foundations, events, frontier }),
    lateEvents: new LateEvents({ ...foundations, events }),
    eventMaintenance: new EventMaintenance({ ...foundations, events, retentionDays: config.eventRetentionDays }),
  };
}
