import { z } from 'zod';
import { HipocampoError } from '../../errors.ts';
import { eventsQuery, streamPosition } from '../event-schemas.ts';
import { BEGINNING, EventStreamReply } from '../event-stream.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

const EXAMPLE =
  'id: 1042\nevent: turn.added\ndata: {"id":"1042","type":"turn.added","user_id":"u1","session_id":"s1","created_at":"2026-11-21T20:00:00.000Z","turn_number":8}\n\n';

export const streamEventsRoute: RoutePlugin = (app, { eventLog, eventStreams }) => {
  app.addHook('preClose', () => eventStreams.close());
  const resumption = (tenant: string, id: string) =>
    id.startsWith(BEGINNING)
      ? eventLog.resumeBeginning(Number(id.slice(BEGINNING.length)))
      : eventLog.resume(tenant, Number(id));
  app.get(
    '/v1/events',
    {
      config: { access: 'read', stream: true },
      schema: operation({
        operationId: 'streamEvents',
        summary: 'What happens, as it happens: Server-Sent Events',
        description:
          'Without `Last-Event-ID` the stream begins where its 200 was sent, with it after that event, on whichever worker. Events of ' +
          'a session come in their order, each at least once. `session.created`, `session.expired`, `session.destroyed` (with ' +
          '`external_refs`), `turn.added` (with `turn_number`, `turn_id`), `fact.added`, `fact.superseded`, `fact.forgotten` (with ' +
          '`fact_id`, `key`, `domain`), `context.over_budget` (best effort: it tells nothing that is kept). Where what followed ' +
          '`Last-Event-ID` is no longer kept (`EVENT_RETENTION_DAYS`), an `events.gap` comes first, then the oldest event there is. ' +
          'A comment every 15 s says that the connection lives. A stream from now on opens with an `id` of its own, so that who loses it ' +
          'before the first event resumes as well.',
        tag: 'events',
        parts: { querystring: eventsQuery },
        replies: {
          200: {
            description: 'Events without end',
            schema: z.string(),
            example: EXAMPLE,
            mediaType: 'text/event-stream',
          },
        },
        refusals: [],
      }),
    },
    async (request, reply) => {
      const { tenant, userId: only } = request.principal;
      const lastEventId = lastEventIdOf(request.headers['last-event-id']) ?? request.query.last_event_id;
      eventStreams.admit();
      const { after, isGap } =
        lastEventId === undefined
          ? { after: await eventLog.now(), isGap: false }
          : await resumption(tenant, lastEventId);
      const stream = new EventStreamReply({ after: lastEventId === undefined ? after : null });
      if (isGap && lastEventId !== undefined) stream.tellGap(lastEventId);
      stream.follow(eventStreams.open({ tenant, userId: only ?? request.query.user_id ?? null, sink: stream, after }));
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-cache, no-transform')
        .header('connection', 'close') // it ends with the stream, and no closing waits for it
        .header('x-accel-buffering', 'no')
        .send(stream as never);
    },
  );
};

/** Returns the id in the header; an empty one says that nothing came yet. */
function lastEventIdOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined || header === '') return undefined;
  const parsed = streamPosition.safeParse(header);
  if (parsed.success) return parsed.data;
  const message = 'must be the id of an event, or be left out';
  throw new HipocampoError('invalid_request', 'Last-Event-ID is not the id of an event', {
    faults: [{ pointer: 'Last-Event-ID', message }],
  });
}
