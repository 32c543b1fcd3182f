import { HipocampoError } from '../../errors.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { invalidateBody, invalidated } from '../schemas.ts';

export const invalidateRoute: RoutePlugin = (app, { memory }) => {
  app.post(
    '/v1/invalidate',
    {
      schema: operation({
        operationId: 'invalidate',
        summary: 'Frees the cached contexts of a session or of a user',
        tag: 'main job',
        parts: { body: invalidateBody },
        replies: { 200: { description: 'How many entries went', schema: invalidated, example: { invalidated: 1 } } },
        refusals: [],
      }),
    },
    async (request) => {
      const { tenant, userId: onlyUser } = request.principal;
      const { session_id, user_id } = request.body;
      if (user_id !== undefined) return { invalidated: await memory.invalidateUserCache(tenant, user_id) };
      if (session_id === undefined || !(await mayFree(session_id))) return { invalidated: 0 };
      return { invalidated: await memory.invalidateSessionCache(tenant, session_id) };

      /** A key of one user frees no other's entries, and does not learn whether there were any. */
      async function mayFree(sessionId: string): Promise<boolean> {
        if (onlyUser === null) return true;
        return memory.session(tenant, sessionId, onlyUser).then(
          () => true,
          (error: unknown) => {
            if (error instanceof HipocampoError && error.code === 'session_not_found') return false;
            throw error;
          },
        );
      }
    },
  );
};
