import { sessionExample } from '../examples.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { session, sessionParams } from '../session-schemas.ts';
import { sessionView } from '../session-view.ts';

export const getSessionRoute: RoutePlugin = (app, { memory, sessionTtlSeconds }) => {
  app.get(
    '/v1/sessions/:session_id',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'getSession',
        summary: 'One session',
        description: 'Its numbers and what belongs to it; a session without turns is 404.',
        tag: 'sessions',
        parts: { params: sessionParams },
        replies: { 200: { description: 'The session', schema: session, example: sessionExample } },
        refusals: ['session_not_found'],
      }),
    },
    async (request) => {
      const { tenant, userId } = request.principal;
      return sessionView(await memory.session(tenant, request.params.session_id, userId), sessionTtlSeconds);
    },
  );
};
