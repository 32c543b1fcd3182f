import { wholeSessionExample } from '../examples.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { sessionParams, wholeSession } from '../session-schemas.ts';
import { wholeSessionView } from '../session-view.ts';

export const getSessionRoute: RoutePlugin = (app, { memory, entities, sessionTtlSeconds }) => {
  app.get(
    '/v1/sessions/:session_id',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'getSession',
        summary: 'One session, with what its turns mention',
        description: 'Its numbers and what belongs to it; a session without turns is 404.',
        tag: 'sessions',
        parts: { params: sessionParams },
        replies: { 200: { description: 'The session', schema: wholeSession, example: wholeSessionExample } },
        refusals: ['session_not_found'],
      }),
    },
    async (request) => {
      const { tenant, userId } = request.principal;
      const session = await memory.session(tenant, request.params.session_id, userId);
      return wholeSessionView(session, sessionTtlSeconds, await entities.ofSession(tenant, session.sessionId));
    },
  );
};
