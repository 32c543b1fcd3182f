import { sessionContextExample } from '../examples.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { wholeContext } from '../session-context-schemas.ts';
import { contextView, namedSession, tagged } from '../session-context-view.ts';
import { sessionParams } from '../session-schemas.ts';

export const getSessionContextRoute: RoutePlugin = (app, { sessionContexts }) => {
  app.get(
    '/v1/sessions/:session_id/context',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'getSessionContext',
        summary: 'The key-value context of a session',
        description:
          'What an agent keeps with a chat beside its turns, such as its working directory. `etag` is the version of the session, for `If-Match`.',
        tag: 'sessions',
        parts: { params: sessionParams },
        replies: { 200: { description: 'All of it', schema: wholeContext, example: sessionContextExample } },
        refusals: ['session_not_found'],
      }),
    },
    async (request, reply) => {
      const { session_id: sessionId } = request.params;
      const found = await sessionContexts.read(namedSession(request, sessionId));
      return tagged(reply, found.version).send(contextView(sessionId, found));
    },
  );
};
