import { releaseLockBody } from '../lock-schemas.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { sessionParams } from '../session-schemas.ts';

export const releaseLockRoute: RoutePlugin = (app, { locks }) => {
  app.delete(
    '/v1/sessions/:session_id/lock',
    {
      schema: operation({
        operationId: 'releaseLock',
        summary: 'Releases a lock',
        description:
          'Released again, or once it expired, it is released as well, as long as nobody has taken it since.',
        tag: 'sessions',
        parts: { params: sessionParams, body: releaseLockBody },
        replies: { 204: { description: 'Released' } },
        refusals: ['session_locked', 'session_not_found'],
      }),
    },
    async (request, reply) => {
      const { tenant, userId } = request.principal;
      await locks.release(tenant, request.params.session_id, request.body.lock_token, userId);
      return reply.code(204).send();
    },
  );
};
