import { lockExample } from '../examples.ts';
import { acquireLockBody, heldLock } from '../lock-schemas.ts';
import { lockView } from '../lock-view.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { sessionParams } from '../session-schemas.ts';

export const acquireLockRoute: RoutePlugin = (app, { locks }) => {
  app.post(
    '/v1/sessions/:session_id/lock',
    {
      schema: operation({
        operationId: 'acquireLock',
        summary: 'Locks a session, which need not have turns yet',
        description:
          'While it is held, a save-turn needs its token. The owner that holds it gets the same tokens again and a new end; any other ' +
          'owner gets a 409 whose `detail` is a text to show to the user, and in `retry-after` the seconds until it is free at the latest.',
        tag: 'sessions',
        parts: { params: sessionParams, body: acquireLockBody },
        replies: { 200: { description: 'Held', schema: heldLock, example: lockExample } },
        refusals: ['session_locked', 'session_not_found'],
      }),
    },
    async (request) => {
      const { tenant, userId: onlyUser } = request.principal;
      const { owner, ttl_seconds: ttlSeconds, user_id: userId } = request.body;
      const wanted = { owner, ttlSeconds, userId: onlyUser ?? userId ?? null };
      return lockView(await locks.acquire(tenant, request.params.session_id, wanted));
    },
  );
};
