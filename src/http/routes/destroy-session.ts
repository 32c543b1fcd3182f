import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { sessionParams } from '../session-schemas.ts';

export const destroySessionRoute: RoutePlugin = (app, { destruction }) => {
  app.delete(
    '/v1/sessions/:session_id',
    {
      schema: operation({
        operationId: 'destroySession',
        summary: 'Destroys a session: its turns, memories, snapshots, context, lock and cached contexts',
        description:
          'The facts that it taught stay. The event `session.destroyed` hands `external_refs` back. A session made again under the same id ' +
          'begins at turn 1, with a higher version.',
        tag: 'sessions',
        parts: { params: sessionParams },
        replies: { 204: { description: 'It is gone' } },
        refusals: ['session_not_found'],
      }),
    },
    async (request, reply) => {
      const { tenant, userId } = request.principal;
      await destruction.destroy(tenant, request.params.session_id, userId);
      return reply.code(204).send(null);
    },
  );
};
