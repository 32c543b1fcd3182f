import { z } from 'zod';
import { erasedSession } from '../archive/archive-schemas.ts';
import { erasedView } from '../archive/erasure-view.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { sessionParams } from '../session-schemas.ts';

export const destroySessionRoute: RoutePlugin = (app, { destruction, sessionErasure }) => {
  app.delete(
    '/v1/sessions/:session_id',
    {
      schema: operation({
        operationId: 'destroySession',
        summary: 'Destroys a session: its turns, memories, snapshots, context, lock and cached contexts',
        description:
          'The facts that it taught stay. The event `session.destroyed` hands `external_refs` back. A session made again under the same id ' +
          'begins at turn 1, with a higher version.\n\n' +
          'With `?receipt=true` it is an erasure, in one transaction and with a receipt that is signed as that of a user: the events of the ' +
          'session, what waits to be delivered of them, and its jobs go as well, and what other workers hold of it in memory goes within ' +
          'seconds. What stays on purpose: facts with their history, their events and the words that they rest on, since they are of the user; ' +
          'the event `session.destroyed`, for as long as events are kept; under the id, the numbers that a session made again goes on from. ' +
          'Backups are not touched.',
        tag: 'sessions',
        parts: {
          params: sessionParams,
          querystring: z.strictObject({
            receipt: z
              .enum(['true', 'false'])
              .optional()
              .meta({ description: '`true`: the session is erased, and the reply is `200` with the receipt' }),
          }),
        },
        replies: {
          200: {
            description: 'It is erased',
            schema: erasedSession,
            example: {
              receipt: {
                user_id: 'u1',
                session_id: 's1',
                erased_at: '2026-11-21T20:00:00.000Z',
                sessions: 1,
                turns: 41,
                memories: 42,
                vectors: 42,
                daily_log: 2,
                snapshots: 1,
                segment_summaries: 3,
                session_entities: 5,
                events: 42,
                webhook_deliveries: 0,
                jobs: 1,
                signature: 'd2cbad71ff333de67d07ec676e352ab7f38248eb69c942950157220607c55e84',
              },
              external_refs: {
                items: [{ session_id: 's1', external_refs: { container_id: 'c-42' } }],
                has_more: false,
              },
            },
          },
          204: { description: 'It is gone' },
        },
        refusals: ['session_not_found'],
      }),
    },
    async (request, reply) => {
      const { tenant, userId } = request.principal;
      const { session_id: sessionId } = request.params;
      if (request.query.receipt === 'true') return erasedView(await sessionErasure.erase(tenant, sessionId, userId));
      await destruction.destroy(tenant, sessionId, userId);
      return reply.code(204).send(null);
    },
  );
};
