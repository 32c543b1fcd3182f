import { invalidateBody, invalidated } from '../context-schemas.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

export const invalidateRoute: RoutePlugin = (app, { memory }) => {
  app.post(
    '/v1/invalidate',
    {
      schema: operation({
        operationId: 'invalidate',
        summary: 'Makes the next build of a session, or of all sessions of a user, a miss on every worker',
        description:
          'Idempotent, and never an error for what is not cached. Writes do not need it: no entry is ever served past them.',
        tag: 'main job',
        parts: { body: invalidateBody },
        replies: {
          200: { description: 'How many entries were dropped', schema: invalidated, example: { invalidated: 1 } },
        },
        refusals: [],
      }),
    },
    async (request) => {
      const { tenant, userId: onlyUser } = request.principal;
      const { session_id, user_id } = request.body;
      // A key of one user drops no other's entries, and does not learn whether there were any.
      if (session_id !== undefined)
        return { invalidated: await memory.invalidateSessionCache(tenant, session_id, onlyUser) };
      return { invalidated: user_id === undefined ? 0 : await memory.invalidateUserCache(tenant, user_id) };
    },
  );
};
