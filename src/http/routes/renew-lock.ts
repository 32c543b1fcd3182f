import { lockExample } from '../examples.ts';
import { heldLock, renewLockBody } from '../lock-schemas.ts';
import { lockView } from '../lock-view.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { sessionParams } from '../session-schemas.ts';

export const renewLockRoute: RoutePlugin = (app, { locks }) => {
  app.put(
    '/v1/sessions/:session_id/lock',
    {
      schema: operation({
        operationId: 'renewLock',
        summary: 'Holds a lock for longer, from now on',
        description: 'Before it expires, by whoever holds it; its fencing_token stays the same.',
        tag: 'sessions',
        parts: { params: sessionParams, body: renewLockBody },
        replies: { 200: { description: 'Held, with the same tokens', schema: heldLock, example: lockExample } },
        refusals: ['session_locked', 'session_not_found'],
      }),
    },
    async (request) => {
      const { tenant, userId } = request.principal;
      const { lock_token: token, ttl_seconds: ttlSeconds } = request.body;
      return lockView(await locks.renew(tenant, request.params.session_id, token, ttlSeconds, userId));
    },
  );
};
